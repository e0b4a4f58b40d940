"""What a learner observes of Q: its own role, cards and secrets, and what everybody has seen, as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from camerlengo.core.encoding import (
    Encoder,
    count_one,
    mark_seat,
    places_after,
    put,
    put_all,
    put_by_seat,
    put_sizes_by_seat,
    tally,
)
from camerlengo.core.game import Game
from camerlengo.core.observation import CODE, COUNT, FLAG, Block, Layout
from camerlengo.games.q import terms
from camerlengo.games.q.log import LISTED, first_of, seat_of, size_of
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.state import hold_of, side_of

SEATS: Final = 6  # at most
MOST: Final = 255
LOADS: Final = 2  # of a seat in a round
CARGO: Final = 12
PAIR: Final = 2
SINGLES: Final = 11  # blocks with one number for each seat
DONE: Final = 10  # ways to act that are counted

LAYOUT = Layout(
    2,
    [
        Block("seat", SEATS, FLAG, "the number of the own seat; actions name seats by number"),
        Block("over", 1, FLAG, "the game is over"),
        Block("round", 1, COUNT, "the round"),
        Block("phase", 1, CODE, "0 set-up, 1 turns, 2 the ship sails"),
        Block("turn", 1, COUNT, "turns played in this round"),
        Block("looking", 1, FLAG, "the first to load is looking into the hold"),
        Block("paolo_dead", 1, FLAG, "Paolo III is dead"),
        Block("ahead", 1, COUNT, "points by which the Spirituali lead"),
        Block("behind", 1, COUNT, "points by which the Zelanti lead"),
        Block("deck", 1, COUNT, "cards in the deck, with Paolo III"),
        Block("pile", 1, COUNT, "discarded cards"),
        Block("action", 1, CODE, "1 + the action that is being taken"),
        Block("number", 1, COUNT, "cards that are exchanged or discarded in it"),
        Block("feast", 1, COUNT, "cards that whoever goes to the inn in this round draws as well"),
        Block("characters", terms.ROLES, FLAG, "by character: it has changed its faction"),
        Block("loaded", LOADS, CODE, "1 + the card, for each that the own seat has loaded in this round"),
        Block("drawn", PAIR, CODE, "1 + the card, for those that the own seat has drawn and chooses from"),
        Block("aside", PAIR, CODE, "1 + the card, for those that the own seat has chosen to give or discard"),
        Block("hold", CARGO, CODE, "1 + the card, for those that the own seat sees in the hold"),
        Block("hand", terms.MOST_KINDS, COUNT, "by card: how many the own seat holds"),
        Block("gone", terms.MOST_KINDS, COUNT, "by card: how many ships have shown"),
        Block(
            "secrets",
            terms.MOST_KINDS,
            COUNT,
            "by card: how often the own seat has seen one in secret so far",
        ),
        Block("decides", 1, FLAG, "this seat decides alone", by_seat=True),
        Block("first", 1, FLAG, "this seat is First player", by_seat=True),
        Block("loader", 1, FLAG, "this seat is First to load", by_seat=True),
        Block("seizer", 1, FLAG, "this seat has seized the ship of this round", by_seat=True),
        Block("partner", 1, FLAG, "the action that is being taken concerns this seat", by_seat=True),
        Block("spent", 1, FLAG, "this seat has seized a ship in this game", by_seat=True),
        Block("turned", 1, FLAG, "whoever sits here has changed the faction", by_seat=True),
        Block("cards", 1, COUNT, "cards in the hand", by_seat=True),
        Block("loads", 1, COUNT, "cards loaded in this round", by_seat=True),
        Block("role", 1, CODE, "1 + the character; of others only at the end", by_seat=True),
        Block("side", 1, CODE, "1 Spirituali, 2 Zelanti; of others only at the end", by_seat=True),
        Block(
            "history",
            DONE,
            COUNT,
            "how often this seat has drawn, loaded, exchanged, been asked to exchange, gone to the convent, "
            "lost cards by it, seized, passed, looked at a hand, swapped or redrawn its hand",
            by_seat=True,
        ),
    ],
)


class QEncoder(Encoder):
    def encode(self, game: Game, seat: int, buffer: BytesWriter) -> int:
        assert isinstance(game, QGame)
        players: i64 = game.players
        put(buffer, seat, 1)
        at: i64 = SEATS
        if game.done:
            put(buffer, at, 1)
        put(buffer, at + 1, game.round)
        put(buffer, at + 2, game.phase)
        put(buffer, at + 3, game.turn)
        if game.looking:
            put(buffer, at + 4, 1)
        if game.paolo_dead:
            put(buffer, at + 5, 1)
        score: i64 = game.score
        put(buffer, at + 6, min(MOST, max(0, score)))
        put(buffer, at + 7, min(MOST, max(0, -score)))
        put(buffer, at + 8, len(game.deck))
        put(buffer, at + 9, len(game.pile))
        put(buffer, at + 10, 1 + game.action)
        put(buffer, at + 11, game.count)
        put(buffer, at + 12, game.feast)
        at += 13
        put_all(buffer, at, game.role_turned, 0, terms.ROLES)
        at += terms.ROLES
        slots(game.loaded[seat], LOADS, buffer, at)
        at += LOADS
        if game.seat == seat:
            slots(game.drawn, PAIR, buffer, at)
        at += PAIR
        slots(game.aside[seat], PAIR, buffer, at)
        at += PAIR
        if game.looking and game.loader == seat:
            slots(hold_of(game), CARGO, buffer, at)
        at += CARGO
        tally(buffer, at, game.hands[seat])
        at += terms.MOST_KINDS
        tally(buffer, at, game.gone)
        at += terms.MOST_KINDS
        tally(buffer, at, game.secrets[seat])
        at += terms.MOST_KINDS
        seats(game, seat, buffer, at)
        at += players * SINGLES
        history(game, seat, buffer, at)
        return at + players * DONE


def encoder(players: int) -> Encoder:
    return QEncoder(LAYOUT.size(players))


def slots(cards: list[int], most: i64, buffer: BytesWriter, at: i64) -> None:
    place: i64
    for place in range(len(cards)):
        if place < most:
            put(buffer, at + place, 1 + cards[place])


def seats(game: QGame, seat: i64, buffer: BytesWriter, at: i64) -> None:
    """What `seat` knows of every seat."""
    players: i64 = game.players
    over = game.done
    if not over:
        mark_seat(buffer, at, seat, game.seat, players)
    at += players
    mark_seat(buffer, at, seat, game.first, players)
    at += players
    mark_seat(buffer, at, seat, game.loader, players)
    at += players
    mark_seat(buffer, at, seat, game.seizer, players)
    at += players
    mark_seat(buffer, at, seat, game.partner, players)
    at += players
    put_by_seat(buffer, at, seat, game.spent)
    at += players
    put_by_seat(buffer, at, seat, game.seat_turned)
    at += players
    put_sizes_by_seat(buffer, at, seat, game.hands)
    at += players
    put_sizes_by_seat(buffer, at, seat, game.loaded)
    at += players
    other: i64
    for other in range(players):
        if other == seat or over:
            here: i64 = at + places_after(seat, other, players)
            put(buffer, here, 1 + game.roles[other])
            put(buffer, here + players, 1 if side_of(game, other) == terms.SPIRITUALI else 2)


def history(game: QGame, seat: i64, buffer: BytesWriter, at: i64) -> None:
    """Counts what everybody has seen the seats do; log.py says what the numbers of the log mean."""
    players: i64 = game.players
    log = game.log
    place: i64 = 0
    end: i64 = len(log)
    while place < end:
        header: i64 = log[place]
        event: i64 = header & 63  # event_of(header): calls for each entry would take longer than the rest
        does: i64 = -1  # the column of the seat that acts
        suffers: i64 = -1  # of the one that the event names
        if event == terms.DREW:
            does = 0
        elif event == terms.LOADED:
            does = 1
        elif event == terms.EXCHANGED:
            does = 2
            suffers = 3
        elif event == terms.VISITED_CONVENT:
            does = 4
            suffers = 5
        elif event == terms.SEIZED:
            does = 6
        elif event == terms.PASSED:
            does = 7
        elif event == terms.LOOKED:
            does = 8
        elif event == terms.SWAPPED_HANDS:
            does = 9
            suffers = 9
        elif event in (terms.REDREW, terms.DREW_CARDS):
            does = 9
        if does >= 0:
            number: i64 = seat_of(header) - seat
            if number < 0:
                number += players
            count_one(buffer, at + number * DONE + does)
            if suffers >= 0:
                number = first_of(header) - seat
                if number < 0:
                    number += players
                count_one(buffer, at + number * DONE + suffers)
        place += 1
        if header & LISTED != 0:
            place += size_of(header)
