"""Phase 3: bids (HP-40 to HP-44). bids.py says what a bid is."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bids import BEST_TWICE_COUNTS_AS, COUNTS, THREE_RUBIES_BID, bids_from
from camerlengo.games.habemus_papam.state import State


def make_bids(game: State, ask: Ask) -> None:
    """HP-40: up to three gems each, at the same time; HP-32: who bids second sees the others' bids."""
    first: dict[int, list[int]] = {}
    second: dict[int, list[int]] = {}
    seat: i64
    for seat in range(game.players):
        laid: i64 = game.laid[seat]
        if laid == terms.THREE_RUBIES:  # HP-34
            game.bid[seat] = 0
        elif laid == terms.BID_SECOND:
            second[seat] = bids_from(game.gems, seat * terms.GEMS, False)
        else:
            first[seat] = bids_from(game.gems, seat * terms.GEMS, laid == terms.BEST_TWICE)
    game.seat = terms.NOBODY
    if first:
        show_bids(game, ask, ask.all(terms.BID, first))
    if second:
        show_bids(game, ask, ask.all(terms.BID, second))
    rank_bids(game, ask)
    pay_bids(game)
    game.phase = terms.TAKE_CARDS


def show_bids(game: State, ask: Ask, bids: dict[int, int]) -> None:
    shown: list[int] = []
    seat: i64
    for seat in range(game.players):
        if seat in bids:
            bid: i64 = bids[seat]
            game.bid[seat] = bid
            if bid != 0:
                move_gems(game, seat, bid)
            if ask.hears:
                shown += [seat, bid]
    if ask.hears:
        ask.announce(terms.BID_SHOWN, terms.NOBODY, shown)


def move_gems(game: State, seat: i64, bid: i64) -> None:
    """From behind the screen into the open hand."""
    gems = game.gems
    gem: i64
    for gem in range(terms.GEMS):
        count: i64 = COUNTS[bid * terms.GEMS + gem]
        if count != 0:
            gems[seat * terms.GEMS + gem] -= count


def counts_as(game: State, seat: i64) -> i64:
    """What the bid of a seat is worth: virtual gems count too (HP-33, HP-34)."""
    laid: i64 = game.laid[seat]
    if laid == terms.THREE_RUBIES:
        return THREE_RUBIES_BID
    if laid == terms.BEST_TWICE:
        return BEST_TWICE_COUNTS_AS[game.bid[seat]]
    return game.bid[seat]


def rank_bids(game: State, ask: Ask) -> None:
    """HP-41: the better bid takes first; HP-42: of equal ones the nearest to the Camerlengo clockwise.

    HP-44: this order stays, wherever the figure goes.
    """
    takers: list[int] = []
    worth: list[int] = []
    distance: i64
    for distance in range(game.players):
        seat: i64 = (game.camerlengo + distance) % game.players
        value: i64 = counts_as(game, seat)
        index: i64 = distance
        while index > 0 and worth[index - 1] < value:
            index -= 1
        takers.insert(index, seat)
        worth.insert(index, value)
    game.takers = takers
    game.taken = 0
    if ask.hears:
        ask.announce(
            terms.BIDS_RANKED,
            terms.NOBODY,
            [number for seat in takers for number in (seat, counts_as(game, seat))],
        )


def pay_bids(game: State) -> None:
    """HP-43: all gems that were bid go to the bank."""
    bank = game.bank
    seat: i64
    gem: i64
    for seat in range(game.players):
        bid: i64 = game.bid[seat]
        if bid != 0:
            for gem in range(terms.GEMS):
                bank[gem] += COUNTS[bid * terms.GEMS + gem]
