"""What a learner observes of 1655 – Habemus Papam, as numbers from 0 to 255.

It holds what an attentive player knows (HP-15): also the gems, the gold and the action cards behind the
others' screens, which everybody has seen come and go. Views show these only at tables with open screens.
"""

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
    tally,
)
from camerlengo.core.game import Game
from camerlengo.core.observation import CODE, COUNT, FLAG, Block, Layout
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bidding import counts_as
from camerlengo.games.habemus_papam.bids import COUNTS, NO_BID
from camerlengo.games.habemus_papam.state import State

SEATS: Final = 4  # at most
READINGS: Final = 8
LEFT: Final = 39  # kinds of cards that can leave the game

LAYOUT = Layout(
    1,
    [
        Block("seat", SEATS, FLAG, "the number of the own seat"),
        Block("over", 1, FLAG, "the game is over"),
        Block("round", 1, COUNT, "the round"),
        Block(
            "phase", 1, CODE, "0 reveal, 1 orders are discarded, 2 action cards, 3 bids, 4 cards are taken"
        ),
        Block("black", 1, FLAG, "Black Smoke has risen"),
        Block("white", 1, FLAG, "White Smoke has risen"),
        Block("chosen", 1, CODE, "1 + the first of two cardinals to be swapped"),
        Block("piles", 3, COUNT, "cards left: cardinals (with smoke), political cards, action cards"),
        Block("bank", terms.GEMS, COUNT, "ambers, sapphires, rubies, diamonds in the bank"),
        Block(
            "readings", READINGS, FLAG, "how the table reads the rules (terms of HP-14, HP-24, HP-57, HP-58)"
        ),
        Block("offer", terms.CARDS, COUNT, "by card: how many are on offer"),
        Block("out", LEFT, COUNT, "by card: how many have left the game"),
        Block("owner", terms.PEOPLE, CODE, "by person: 1 in the own display, 2 in that of the next seat …"),
        Block("decides", 1, FLAG, "this seat decides alone", by_seat=True),
        Block("camerlengo", 1, FLAG, "this seat has the Camerlengo", by_seat=True),
        Block(
            "rank", 1, CODE, "1 for the seat that takes first in this round, 2 for the next …", by_seat=True
        ),
        Block("has_taken", 1, FLAG, "this seat has taken its card in this round", by_seat=True),
        Block("louis", 1, COUNT, "cards of Louis in the display", by_seat=True),
        Block("mazarin", 1, COUNT, "cards of Mazarin in the display", by_seat=True),
        Block("felipe", 1, COUNT, "cards of Felipe in the display", by_seat=True),
        Block("squadrone", 1, FLAG, "the Squadrone is in the display", by_seat=True),
        Block("played", 1, CODE, "1 + the action card of this round", by_seat=True),
        Block("bid", 1, FLAG, "a bid was shown in this round", by_seat=True),
        Block("worth", 1, CODE, "the number of the bid that it counts as", by_seat=True),
        Block("gold", 1, COUNT, "gold behind the screen; 255 for more", by_seat=True),
        Block("orders", 1, COUNT, "orders held", by_seat=True),
        Block("bid_gems", terms.GEMS, COUNT, "gems of the bid, from ambers to diamonds", by_seat=True),
        Block("gems", terms.GEMS, COUNT, "gems behind the screen, from ambers to diamonds", by_seat=True),
        Block("actions", terms.ACTIONS, COUNT, "action cards behind the screen, by kind", by_seat=True),
        Block(
            "order", terms.MOST_ORDERS, COUNT, "orders held, by kind; of others only at the end", by_seat=True
        ),
        Block("discarded", terms.MOST_ORDERS, FLAG, "the order that the own seat has discarded"),
    ],
)
SINGLES: Final = 13  # blocks with one number for each seat


class HabemusPapamEncoder(Encoder):
    def encode(self, game: Game, seat: int, buffer: BytesWriter) -> int:
        assert isinstance(game, State)
        players: i64 = game.players
        put(buffer, seat, 1)
        at: i64 = SEATS
        if game.done:
            put(buffer, at, 1)
        put(buffer, at + 1, game.round)
        put(buffer, at + 2, game.phase)
        if game.black:
            put(buffer, at + 3, 1)
        if game.last:
            put(buffer, at + 4, 1)
        put(buffer, at + 5, 1 + game.chosen)
        put(buffer, at + 6, len(game.cardinals))
        put(buffer, at + 7, len(game.politics))
        put(buffer, at + 8, len(game.actions))
        at += 9
        put_all(buffer, at, game.bank, 0, terms.GEMS)
        at += terms.GEMS
        readings(game, buffer, at)
        at += READINGS
        tally(buffer, at, game.offer)
        at += terms.CARDS
        tally(buffer, at, game.out)
        at += LEFT
        person: i64
        for person in range(terms.PEOPLE):
            owner: i64 = game.owner[person]
            if owner != terms.NOBODY:
                put(buffer, at + person, 1 + places_after(seat, owner, players))
        at += terms.PEOPLE
        seats(game, seat, buffer, at)
        at += players * (SINGLES + 2 * terms.GEMS + terms.ACTIONS + terms.MOST_ORDERS)
        discarded: i64 = game.discarded[seat]
        if discarded != terms.NO_ORDER:
            put(buffer, at + discarded, 1)
        return at + terms.MOST_ORDERS


def encoder(players: int) -> Encoder:
    return HabemusPapamEncoder(LAYOUT.size(players))


def readings(game: State, buffer: BytesWriter, at: i64) -> None:
    how = game.readings
    chosen = [
        how.one_more_cardinal,
        how.death_by_choice,
        how.squadrone_optional,
        how.exclusion_optional,
        how.bribe_optional,
        how.unpayable_bribe_spent,
        how.chigi_stays,
        how.open_screens,
    ]
    number: i64
    for number in range(READINGS):
        if chosen[number]:
            put(buffer, at + number, 1)


def seats(game: State, seat: i64, buffer: BytesWriter, at: i64) -> None:
    """What `seat` knows of every seat."""
    players: i64 = game.players
    if not game.done:
        mark_seat(buffer, at, seat, game.seat, players)
    mark_seat(buffer, at + players, seat, game.camerlengo, players)
    place: i64
    for place in range(len(game.takers)):
        taker: i64 = game.takers[place]
        here: i64 = at + 2 * players + places_after(seat, taker, players)
        put(buffer, here, 1 + place)
        if place < game.taken:
            put(buffer, here + players, 1)
    put_by_seat(buffer, at + 4 * players, seat, game.louis)
    put_by_seat(buffer, at + 5 * players, seat, game.mazarin)
    put_by_seat(buffer, at + 6 * players, seat, game.felipe)
    mark_seat(buffer, at + 7 * players, seat, game.squadrone, players)
    put_by_seat(buffer, at + 11 * players, seat, game.gold)
    other: i64
    for other in range(players):
        seen(game, other, places_after(seat, other, players), buffer, at)


def seen(game: State, other: i64, number: i64, buffer: BytesWriter, at: i64) -> None:
    """What the seat knows of another that comes so many places after it."""
    players: i64 = game.players
    here: i64 = at + number
    laid: i64 = game.laid[other]
    if laid != terms.NO_ACTION:
        put(buffer, here + 8 * players, 1 + laid)
    bid: i64 = game.bid[other]
    start: i64 = at + SINGLES * players
    if bid != NO_BID:
        put(buffer, here + 9 * players, 1)
        put(buffer, here + 10 * players, counts_as(game, other))
        put_all(buffer, start + number * terms.GEMS, COUNTS, bid * terms.GEMS, terms.GEMS)
    start += players * terms.GEMS
    put_all(buffer, start + number * terms.GEMS, game.gems, other * terms.GEMS, terms.GEMS)
    start += players * terms.GEMS
    put_all(buffer, start + number * terms.ACTIONS, game.held, other * terms.ACTIONS, terms.ACTIONS)
    start += players * terms.ACTIONS
    held: i64 = 0
    place: i64
    for place in range(2 * other, 2 * other + 2):
        order: i64 = game.orders[place]
        if order != terms.NO_ORDER:
            held += 1
            if number == 0 or game.done:
                count_one(buffer, start + number * terms.MOST_ORDERS + order)
    put(buffer, here + 12 * players, held)
