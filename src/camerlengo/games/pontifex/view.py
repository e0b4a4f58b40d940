"""What a seat sees of a Pontifex table: all but the decks and the others' cards."""

from __future__ import annotations

import msgspec

from camerlengo.core.ask import EVERYBODY, only
from camerlengo.core.view import View
from camerlengo.core.zones import NOBODY_SEES, Zone
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.special import payments
from camerlengo.games.pontifex.state import (
    State,
    allowed_actions,
    helps,
    landings,
    members,
    persuasion_total,
    reach,
    sheltered,
    shown,
)


class Passing(msgspec.Struct, frozen=True):
    """Something that lasts for a time: `what` (terms.HOLINESS …), by how much, for how many turns more.

    0 turns end with the present one; the present turn of the seat itself is counted too.
    """

    what: int
    by: int
    turns: int


class SeatView(msgspec.Struct, frozen=True):
    """`scores` are Holiness, Movement, Sins as they count now, `base` without what passes or is a bonus.

    `retinue` and `turned` are people; the pawn is not in the retinue, but may be turned. `backs` are the
    decks from which the cards in hand come, `hand` the cards themselves for who may see them.
    """

    pawn: int
    place: int
    money: int
    scores: tuple[int, ...]
    base: tuple[int, ...]
    passing: tuple[Passing, ...]
    sheltered: bool
    retinue: tuple[int, ...]
    turned: tuple[int, ...]
    backs: tuple[int, ...]
    hand: tuple[int, ...] | None


class Announced(msgspec.Struct, frozen=True):
    """An ability on the stack. `target` is a seat, a person or a diocese, as the effect asks for."""

    seat: int
    source: int
    target: int | None
    cancelled: bool


class ActionView(msgspec.Struct, frozen=True):
    """The action or move that is going on, or was the last in this turn.

    `goal` is a person (persuasion, conversion), a continent (draw) or a diocese. `pending` says that it can
    still be cancelled; `total` and `value` are those of a persuasion.
    """

    kind: int
    goal: int
    pending: bool
    cancelled: bool
    resolved: bool
    succeeded: bool
    die: int | None
    bonus: int
    bribe: int
    total: int | None
    value: int | None
    changes: tuple[int, ...]


class Chance(msgspec.Struct, frozen=True):
    """What a seat needs to persuade somebody: the lowest die, without a bribe and with all it can pay.

    More than 20 is out of reach, 1 or less certain.
    """

    person: int
    needs: int
    needs_with_bribe: int


class PontifexView(View, frozen=True, kw_only=True):
    """`to_move` is whose turn it is; in a window anybody may answer, and nobody sees who could (PX-37).

    `window` is the open one (terms.TURN_BEGINS …, 0 for none), `stack` what is announced, the last on top.
    `reach` and `landings` are where the active pawn can go now, on foot and by air. `chances` are those of
    the viewer, of the active seat for a spectator. `points` is how many points the active player can still
    choose in a pilgrimage that is being paid for.
    """

    round: int
    first: int
    phase: int
    window: int
    pope: int
    lots: tuple[int, ...]
    seats: tuple[SeatView, ...]
    free: tuple[int, ...]
    decks: tuple[int, ...]
    out: tuple[int, ...]
    action: ActionView | None
    actions_left: int
    moved: bool
    stack: tuple[Announced, ...]
    reach: tuple[int, ...]
    landings: tuple[int, ...]
    chances: tuple[Chance, ...]
    points: int
    winner: int | None

    def owner(self, person: int) -> int:
        """In whose retinue this person is; NOBODY if in none."""
        return next((seat for seat, of in enumerate(self.seats) if person in of.retinue), terms.NOBODY)


def view_of(game: State, seat: int) -> PontifexView:
    moving = not game.done and game.phase <= terms.ACT and not game.pending
    flies = moving and game.cards.special[game.place[game.seat]] == 0
    return PontifexView(
        game="pontifex",
        seat=seat if seat >= 0 else None,
        players=game.players,
        to_move=None if game.done else game.seat,
        over=game.done,
        round=game.round,
        first=game.first,
        phase=game.phase,
        window=game.window,
        pope=game.pope,
        lots=tuple(game.lots),
        seats=tuple(_seat(game, other, seat) for other in range(game.players)),
        free=tuple(members(game.free)),
        decks=tuple(game.left),
        out=tuple(game.out),
        action=_action(game),
        actions_left=max(0, allowed_actions(game)) if game.moved else 0,
        moved=game.moved,
        stack=tuple(_stack(game)),
        reach=tuple(members(reach(game, game.seat))) if moving and not game.moved else (),
        landings=tuple(members(landings(game, game.seat))) if flies else (),
        chances=tuple(_chances(game, seat if seat >= 0 else game.seat)),
        points=_points(game),
        winner=None if game.winner == terms.NOBODY else game.winner,
    )


def _seat(game: State, seat: int, viewer: int) -> SeatView:
    open_to_viewer = seat == viewer or game.done
    hand = hand_of(game, seat)
    return SeatView(
        pawn=game.pawn[seat],
        place=game.place[seat],
        money=game.money[seat],
        scores=tuple(shown(game, seat, score) for score in range(terms.SCORES)),
        base=tuple(game.score[seat * terms.SCORES : seat * terms.SCORES + terms.SCORES]),
        passing=tuple(
            Passing(game.passing[at + 1], game.passing[at + 2], game.passing[at + 3])
            for at in range(0, len(game.passing), 4)
            if game.passing[at] == seat
        ),
        sheltered=sheltered(game, seat),
        retinue=tuple(members(game.retinue[seat])),
        turned=tuple(members(game.used[seat] & (game.retinue[seat] | 1 << game.pawn[seat]))),
        backs=tuple(game.cards.deck_of[design] for design in hand),
        hand=tuple(hand) if open_to_viewer else None,
    )


def hand_of(game: State, seat: int) -> list[int]:
    return game.hand[seat * terms.MOST_CARDS : seat * terms.MOST_CARDS + game.held[seat]]


def _action(game: State) -> ActionView | None:
    if game.action == terms.NO_ACTION:
        return None
    persuading = game.action == terms.PERSUADE
    return ActionView(
        kind=game.action,
        goal=game.goal,
        pending=game.pending,
        cancelled=game.halted,
        resolved=game.resolved,
        succeeded=game.succeeded,
        die=game.die or None,
        bonus=game.bonus,
        bribe=game.bribe,
        total=persuasion_total(game) if persuading and game.die else None,
        value=game.cards.value[game.goal] if persuading else None,
        changes=tuple(game.changes),
    )


def _points(game: State) -> int:
    if game.action != terms.PILGRIMAGE or game.pending or game.done:
        return 0
    all_points = game.cards.points[game.pope] * payments(game, game.seat, game.pope)
    return max(0, all_points - len(game.changes))


def _stack(game: State) -> list[Announced]:
    stack = game.stack
    return [
        Announced(stack[at], stack[at + 1], None if stack[at + 2] < 0 else stack[at + 2], stack[at + 3] == 1)
        for at in range(0, len(stack), 4)
    ]


def _chances(game: State, seat: int) -> list[Chance]:
    chances = []
    bribe = min(terms.MOST_BRIBE, game.money[seat] // terms.BRIBE_PRICE)
    for person in members(game.free & terms.ALL_CARDINALS):
        needs = game.cards.value[person] - helps(game, seat, person)
        chances.append(Chance(person, needs, needs - bribe))
    return chances


def zones_of(game: State) -> list[Zone]:
    """Money and scores are not here: the bank has as much as is needed, and scores are no things."""
    zones = [
        Zone("free", "person", members(game.free)),
        Zone("out of the game", "card", list(game.out)),
        Zone("pope", "pope", [game.pope]),
    ]
    for continent in range(terms.CONTINENTS):
        deck = game.deck[continent * terms.DECK : continent * terms.DECK + game.left[continent]]
        zones.append(Zone(f"deck of {continent}", "card", deck, NOBODY_SEES))
    for seat in range(game.players):
        zones += [
            Zone(f"pawn of {seat}", "person", [game.pawn[seat]]),
            Zone(f"retinue of {seat}", "person", members(game.retinue[seat])),
            Zone(f"hand of {seat}", "card", hand_of(game, seat), EVERYBODY if game.done else only(seat)),
        ]
    return zones
