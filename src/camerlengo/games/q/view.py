"""What a seat sees of a Q table: its own role, hand and loads, all that lies open, and the public log."""

from __future__ import annotations

import msgspec

from camerlengo.core.ask import EVERYBODY, only
from camerlengo.core.view import View
from camerlengo.core.zones import NOBODY_SEES, Zone
from camerlengo.games.q import terms
from camerlengo.games.q.state import State, hold_of, side_of


class SeatView(msgspec.Struct, frozen=True):
    """Secrets are None for everybody else: `role`, `side` (the faction now), `hand`, `loaded`.

    `cards` and `loads` say how many cards are in the hand and on the ship. `spent` is whether this player has
    seized a ship, `turned` whether whoever sits here has changed the faction, beside changes by name.
    """

    cards: int
    loads: int
    spent: bool
    turned: bool
    role: int | None
    side: int | None
    hand: tuple[int, ...] | None
    loaded: tuple[int, ...] | None


class QView(View, frozen=True, kw_only=True):
    """`first` is First player, `loader` First to load, `seizer` who has seized this ship.

    `feast` is how many cards whoever goes to the inn in this round draws as well.

    `score` counts for the Spirituali. `action`, `partner` and `number` say what `to_move` is about to do.
    `drawn`, `aside` (cards that are chosen while more are to be chosen) and `hold` are for whoever may see
    them. `turned` are the characters who have changed their faction. `gone` are all cards that ships have
    shown. `log` is what everybody has seen (log.py), `secrets` the cards that this seat alone has seen, in
    order.
    """

    round: int
    lap: int
    turn: int
    phase: int
    first: int
    loader: int | None
    seizer: int | None
    feast: int
    score: int
    paolo_dead: bool
    deck: int
    pile: int
    action: int | None
    partner: int | None
    number: int
    seats: tuple[SeatView, ...]
    drawn: tuple[int, ...]
    aside: tuple[int, ...]
    hold: tuple[int, ...] | None
    looking: bool
    turned: tuple[int, ...]
    gone: tuple[int, ...]
    log: tuple[int, ...]
    secrets: tuple[int, ...]


def view_of(game: State, seat: int) -> QView:
    own = seat if seat >= 0 else None
    return QView(
        game="q",
        seat=own,
        players=game.players,
        to_move=None if game.done or game.seat == terms.NOBODY else game.seat,
        over=game.done,
        round=game.round,
        lap=min(terms.LAPS, 1 + game.turn // game.players),
        turn=game.turn,
        phase=game.phase,
        first=game.first,
        loader=_or_none(game.loader),
        seizer=_or_none(game.seizer),
        feast=game.feast,
        score=game.score,
        paolo_dead=game.paolo_dead,
        deck=len(game.deck),
        pile=len(game.pile),
        action=_or_none(game.action),
        partner=_or_none(game.partner),
        number=game.count,
        seats=tuple(_seat(game, other, seat) for other in range(game.players)),
        drawn=tuple(game.drawn) if seat == game.seat else (),
        aside=tuple(game.aside[own]) if own is not None else (),
        hold=tuple(hold_of(game)) if game.looking and seat == game.loader else None,
        looking=game.looking,
        turned=tuple(role for role in range(terms.ROLES) if game.role_turned[role]),
        gone=tuple(game.gone),
        log=tuple(game.log),
        secrets=tuple(game.secrets[own]) if own is not None else (),
    )


def _or_none(number: int) -> int | None:
    return None if number == terms.NOBODY else number


def _seat(game: State, seat: int, viewer: int) -> SeatView:
    own = seat == viewer
    role_is_open = own or game.done
    return SeatView(
        cards=len(game.hands[seat]),
        loads=len(game.loaded[seat]),
        spent=game.spent[seat] == 1,
        turned=game.seat_turned[seat] == 1,
        role=game.roles[seat] if role_is_open else None,
        side=side_of(game, seat) if role_is_open else None,
        hand=tuple(game.hands[seat]) if own else None,
        loaded=tuple(game.loaded[seat]) if own else None,
    )


def zones_of(game: State) -> list[Zone]:
    paolo_is_out = game.paolo_dead or game.phase == terms.SET_UP
    zones = [
        Zone("deck", "card", list(game.deck), NOBODY_SEES),
        Zone("Paolo III", "card", [terms.PAOLO] if paolo_is_out else []),
        Zone("discard pile", "card", list(game.pile), NOBODY_SEES),
        Zone("ships that have sailed", "card", list(game.gone)),
        Zone("drawn", "card", list(game.drawn), only(game.seat) if game.drawn else NOBODY_SEES),
    ]
    for seat in range(game.players):
        zones += [
            Zone(f"role of {seat}", "role", [game.roles[seat]], EVERYBODY if game.done else only(seat)),
            Zone(f"hand of {seat}", "card", list(game.hands[seat]), only(seat)),
            Zone(f"set aside by {seat}", "card", list(game.aside[seat]), only(seat)),
            Zone(f"loaded by {seat}", "card", list(game.loaded[seat]), only(seat)),
        ]
    return zones
