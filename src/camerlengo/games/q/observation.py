"""What a learner observes of Q: its own role, cards and secrets, and what everybody has seen, as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from camerlengo.core.game import Game
from camerlengo.core.observation import CODE, COUNT, FLAG, Block, Layout
from camerlengo.core.stepping import Encoder, add, put
from camerlengo.games.q import terms
from camerlengo.games.q.log import event_of, seat_of, size_of
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


def size(players: int) -> int:
    return LAYOUT.size(players)


class QEncoder(Encoder):
    def encode(self, game: Game, seat: int, buffer: BytesWriter) -> int:
        assert isinstance(game, QGame)
        return encode(game, seat, buffer)


def encoder(players: int) -> Encoder:
    return QEncoder(size(players))


def encode(game: QGame, seat: int, buffer: BytesWriter) -> int:
    """Writes what `seat` knows into a buffer of zeros, and returns how many places it has filled."""
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
    role: i64
    for role in range(terms.ROLES):
        put(buffer, at + role, game.role_turned[role])
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
    count(game.hands[seat], buffer, at)
    at += terms.MOST_KINDS
    count(game.gone, buffer, at)
    at += terms.MOST_KINDS
    count(game.secrets[seat], buffer, at)
    at += terms.MOST_KINDS
    number: i64
    for number in range(players):
        seen(game, seat, number, buffer, at)
    at += players * SINGLES
    history(game, seat, buffer, at)
    return at + players * DONE


def slots(cards: list[int], most: i64, buffer: BytesWriter, at: i64) -> None:
    place: i64
    for place in range(len(cards)):
        if place < most:
            put(buffer, at + place, 1 + cards[place])


def count(cards: list[int], buffer: BytesWriter, at: i64) -> None:
    for one in cards:
        card: i64 = one
        add(buffer, at + card, 1)


def seen(game: QGame, seat: i64, number: i64, buffer: BytesWriter, at: i64) -> None:
    """What `seat` knows of the seat that comes so many places after it."""
    players: i64 = game.players
    other: i64 = (seat + number) % players
    here: i64 = at + number
    if game.seat == other and not game.done:
        put(buffer, here, 1)
    if game.first == other:
        put(buffer, here + players, 1)
    if game.loader == other:
        put(buffer, here + 2 * players, 1)
    if game.seizer == other:
        put(buffer, here + 3 * players, 1)
    if game.partner == other:
        put(buffer, here + 4 * players, 1)
    put(buffer, here + 5 * players, game.spent[other])
    if game.seat_turned[other] == 1:
        put(buffer, here + 6 * players, 1)
    put(buffer, here + 7 * players, len(game.hands[other]))
    put(buffer, here + 8 * players, len(game.loaded[other]))
    if number == 0 or game.done:
        put(buffer, here + 9 * players, 1 + game.roles[other])
        put(buffer, here + 10 * players, 1 if side_of(game, other) == terms.SPIRITUALI else 2)


def after(seat: i64, other: i64, players: i64) -> i64:
    """How many places a seat comes after another one. A remainder takes longer in compiled code."""
    return other - seat if other >= seat else other - seat + players


def history(game: QGame, seat: i64, buffer: BytesWriter, at: i64) -> None:
    """Counts what everybody has seen the seats do (log.py)."""
    players: i64 = game.players
    log = game.log
    place: i64 = 0
    end: i64 = len(log)
    while place < end:
        header: i64 = log[place]
        size: i64 = size_of(header)
        event: i64 = event_of(header)
        other: i64 = log[place + 1] if size > 0 else 0
        place += 1 + size
        mine: i64 = at + after(seat, seat_of(header), players) * DONE
        yours: i64 = at + after(seat, other, players) * DONE
        if event == terms.DREW:
            add(buffer, mine, 1)
        elif event == terms.LOADED:
            add(buffer, mine + 1, 1)
        elif event == terms.EXCHANGED:
            add(buffer, mine + 2, 1)
            add(buffer, yours + 3, 1)
        elif event == terms.VISITED_CONVENT:
            add(buffer, mine + 4, 1)
            add(buffer, yours + 5, 1)
        elif event == terms.SEIZED:
            add(buffer, mine + 6, 1)
        elif event == terms.PASSED:
            add(buffer, mine + 7, 1)
        elif event == terms.LOOKED:
            add(buffer, mine + 8, 1)
        elif event == terms.SWAPPED_HANDS:
            add(buffer, mine + 9, 1)
            add(buffer, yours + 9, 1)
        elif event in (terms.REDREW, terms.DREW_CARDS):
            add(buffer, mine + 9, 1)
