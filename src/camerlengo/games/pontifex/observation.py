"""What a learner observes of Pontifex: all but the decks and the others' cards, as numbers from 0 to 255."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from camerlengo.core.encoding import Encoder, add, places_after, put, put_all, tally
from camerlengo.core.game import Game
from camerlengo.core.observation import BITS, CODE, COUNT, FLAG, Block, Layout
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.state import State, sheltered, shown

SEATS: Final = 4  # at most
MOST: Final = 255
MIDDLE: Final = 128  # stands for 0 where a number can be negative
CHANGES: Final = 25
STACKED: Final = 3  # abilities on top of the stack that are told
SINGLES: Final = 8  # blocks with one number for each seat

LAYOUT = Layout(
    1,
    [
        Block("seat", SEATS, FLAG, "the number of the own seat; actions name seats by number"),
        Block("over", 1, FLAG, "the game is over"),
        Block("round", 1, COUNT, "the round"),
        Block("phase", 1, CODE, "0 the turn begins, 1 move, 2 actions, 3 it ends"),
        Block(
            "window", 1, CODE, "the window in which abilities can be used (terms.TURN_BEGINS …); 0 for none"
        ),
        Block("pope", 1, CODE, "1 + the pope"),
        Block("moved", 1, FLAG, "the active seat has moved"),
        Block("acted", 1, COUNT, "actions taken or given up in this turn"),
        Block("special", 1, FLAG, "the one special action of the turn is taken"),
        Block("action", 1, CODE, "1 + the action or move that is going on or was the last of this turn"),
        Block("goal", 1, CODE, "1 + the person, the diocese or the continent that it is about"),
        Block("stood", 1, CODE, "1 + the diocese in which it was declared"),
        Block("pending", 1, FLAG, "it is declared and not yet in effect"),
        Block("halted", 1, FLAG, "it was cancelled"),
        Block("resolved", 1, FLAG, "it has come to its end"),
        Block("succeeded", 1, FLAG, "it has succeeded"),
        Block("die", 1, COUNT, "the die that has fallen; 0 for none"),
        Block("bonus", 1, COUNT, "128 + what abilities add to the persuasion"),
        Block("bribe", 1, COUNT, "what a bribe adds to it"),
        Block("stacked", 1, COUNT, "abilities that are announced"),
        Block(
            "stack",
            4 * STACKED,
            CODE,
            "of the three announced last, from the top: 1 + places after the own seat, 1 + source, "
            "1 + target, 1 if cancelled",
        ),
        Block("changes", CHANGES, COUNT, "by option of “pilgrim”: how often the pilgrim has chosen it"),
        Block("decks", terms.CONTINENTS, COUNT, "by continent: cards in the deck"),
        Block(
            "owner",
            terms.PEOPLE,
            CODE,
            "by person: 0 free, 1 in the own retinue, 2 in the next …, 5 own pawn, 6 next …",
        ),
        Block(
            "used",
            terms.PEOPLE,
            BITS,
            "by person: 1 used by the own seat, 2 by the next …, 16 renewed in this turn",
        ),
        Block("unseen", terms.DESIGNS, COUNT, "by action card: copies that have not left the game"),
        Block("active", 1, FLAG, "it is this seat's turn", by_seat=True),
        Block("began", 1, FLAG, "this seat had the first turn", by_seat=True),
        Block("place", 1, CODE, "1 + the diocese in which the pawn stands", by_seat=True),
        Block("money", 1, COUNT, "money in hundreds; 255 for more", by_seat=True),
        Block("change", 1, COUNT, "money below a hundred", by_seat=True),
        Block("retinue", 1, COUNT, "people in the retinue", by_seat=True),
        Block("held", 1, COUNT, "cards in the hand", by_seat=True),
        Block("sheltered", 1, FLAG, "safe from the others' abilities", by_seat=True),
        Block("scores", terms.SCORES, COUNT, "Holiness, Movement, Sins as they count now", by_seat=True),
        Block("base", terms.SCORES, COUNT, "128 + the same without what passes or is a bonus", by_seat=True),
        Block(
            "passing",
            terms.SHIFTS,
            COUNT,
            "128 + what passes: the three scores, shelter, more actions",
            by_seat=True,
        ),
        Block(
            "lasting",
            terms.SHIFTS,
            COUNT,
            "1 + the turns until the first of it ends; 0 for none",
            by_seat=True,
        ),
        Block("backs", terms.CONTINENTS, COUNT, "by continent: cards in the hand", by_seat=True),
        Block(
            "hand",
            terms.MOST_CARDS,
            CODE,
            "1 + the card, for each in the hand; of others only at the end",
            by_seat=True,
        ),
    ],
)


class PontifexEncoder(Encoder):
    def encode(self, game: Game, seat: int, buffer: BytesWriter) -> int:
        assert isinstance(game, State)
        players: i64 = game.players
        put(buffer, seat, 1)
        going_on(game, seat, buffer, SEATS)
        at: i64 = SEATS + 19
        tally(buffer, at + 4 * STACKED, game.changes)
        stack(game, seat, buffer, at)
        at += 4 * STACKED + CHANGES
        put_all(buffer, at, game.left, 0, terms.CONTINENTS)
        at += terms.CONTINENTS
        people(game, seat, buffer, at)
        at += 2 * terms.PEOPLE
        put_all(buffer, at, game.unseen, 0, len(game.unseen))
        at += terms.DESIGNS
        number: i64
        for number in range(players):
            seen(game, seat, number, buffer, at)
        passing(game, seat, buffer, at + players * (SINGLES + 2 * terms.SCORES + terms.SHIFTS))
        return at + players * (
            SINGLES + 2 * terms.SCORES + 2 * terms.SHIFTS + terms.CONTINENTS + terms.MOST_CARDS
        )


def encoder(players: int) -> Encoder:
    return PontifexEncoder(LAYOUT.size(players))


def going_on(game: State, seat: i64, buffer: BytesWriter, at: i64) -> None:
    if game.done:
        put(buffer, at, 1)
    put(buffer, at + 1, game.round)
    put(buffer, at + 2, game.phase)
    put(buffer, at + 3, game.window)
    put(buffer, at + 4, 1 + game.pope)
    if game.moved:
        put(buffer, at + 5, 1)
    put(buffer, at + 6, game.acted)
    if game.special_taken:
        put(buffer, at + 7, 1)
    put(buffer, at + 8, 1 + game.action)
    put(buffer, at + 9, 1 + game.goal)
    put(buffer, at + 10, 1 + game.stood)
    if game.pending:
        put(buffer, at + 11, 1)
    if game.halted:
        put(buffer, at + 12, 1)
    if game.resolved:
        put(buffer, at + 13, 1)
    if game.succeeded:
        put(buffer, at + 14, 1)
    put(buffer, at + 15, game.die)
    put(buffer, at + 16, around_middle(game.bonus))
    put(buffer, at + 17, game.bribe)
    put(buffer, at + 18, len(game.stack) // 4)


def around_middle(number: i64) -> i64:
    """An offset, so that a negative number has a code."""
    return min(MOST, max(0, MIDDLE + number))


def stack(game: State, seat: i64, buffer: BytesWriter, at: i64) -> None:
    players: i64 = game.players
    announced: i64 = len(game.stack) // 4
    number: i64
    for number in range(min(STACKED, announced)):
        entry: i64 = 4 * (announced - 1 - number)
        here: i64 = at + 4 * number
        doer: i64 = game.stack[entry]
        put(buffer, here, 1 + places_after(seat, doer, players))
        put(buffer, here + 1, 1 + game.stack[entry + 1])
        target: i64 = game.stack[entry + 2]
        put(buffer, here + 2, max(0, 1 + target))
        put(buffer, here + 3, game.stack[entry + 3])


def people(game: State, seat: i64, buffer: BytesWriter, at: i64) -> None:
    """Where everybody is, and whose ability was used by whom."""
    players: i64 = game.players
    number: i64
    for number in range(players):
        other: i64 = (seat + number) % players
        retinue: i64 = game.retinue[other]
        person: i64 = 0
        while retinue != 0:
            if retinue & 1 != 0:
                put(buffer, at + person, 1 + number)
            retinue >>= 1
            person += 1
        pawn: i64 = game.pawn[other]
        put(buffer, at + pawn, 1 + SEATS + number)
        one: i64 = 1
        mark(game.used[other], one << number, buffer, at + terms.PEOPLE)
    mark(game.renewed, 16, buffer, at + terms.PEOPLE)


def mark(members: i64, value: i64, buffer: BytesWriter, at: i64) -> None:
    while members != 0:
        if members & 1 != 0:
            add(buffer, at, value)
        members >>= 1
        at += 1


def seen(game: State, seat: i64, number: i64, buffer: BytesWriter, at: i64) -> None:
    """What `seat` knows of the seat that comes so many places after it."""
    players: i64 = game.players
    other: i64 = (seat + number) % players
    here: i64 = at + number
    if game.seat == other and not game.done:
        put(buffer, here, 1)
    if game.first == other:
        put(buffer, here + players, 1)
    put(buffer, here + 2 * players, 1 + game.place[other])
    money: i64 = game.money[other]
    put(buffer, here + 3 * players, min(MOST, money // 100))
    put(buffer, here + 4 * players, money % 100)
    put(buffer, here + 5 * players, game.size[other])
    held: i64 = game.held[other]
    put(buffer, here + 6 * players, held)
    if sheltered(game, other):
        put(buffer, here + 7 * players, 1)
    scores: i64 = at + SINGLES * players + number * terms.SCORES
    score: i64
    for score in range(terms.SCORES):
        put(buffer, scores + score, min(MOST, shown(game, other, score)))
        put(
            buffer,
            scores + players * terms.SCORES + score,
            around_middle(game.score[other * terms.SCORES + score]),
        )
    shifts: i64 = at + (SINGLES + 2 * terms.SCORES) * players + number * terms.SHIFTS
    shift: i64
    for shift in range(terms.SHIFTS):
        put(buffer, shifts + shift, around_middle(game.shift[other * terms.SHIFTS + shift]))
    backs: i64 = at + (SINGLES + 2 * terms.SCORES + 2 * terms.SHIFTS) * players
    hand: i64 = backs + players * terms.CONTINENTS + number * terms.MOST_CARDS
    backs += number * terms.CONTINENTS
    open_to_seat = number == 0 or game.done
    card: i64
    for card in range(held):
        design: i64 = game.hand[other * terms.MOST_CARDS + card]
        back: i64 = game.cards.deck_of[design]
        add(buffer, backs + back, 1)
        if open_to_seat:
            put(buffer, hand + card, 1 + design)


def passing(game: State, seat: i64, buffer: BytesWriter, at: i64) -> None:
    """How long what passes will last."""
    players: i64 = game.players
    entry: i64
    for entry in range(0, len(game.passing), 4):
        other: i64 = game.passing[entry]
        what: i64 = game.passing[entry + 1]
        left: i64 = 1 + game.passing[entry + 3]
        here: i64 = at + places_after(seat, other, players) * terms.SHIFTS + what
        lasting = i64(buffer[here])
        if lasting == 0 or left < lasting:
            put(buffer, here, left)
