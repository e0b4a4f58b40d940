"""Hands: cards are drawn, sorted in, discarded (PX-20, PX-33, PX-38, PX-45)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.state import State, asked


def add_card(game: State, seat: i64, design: i64) -> None:
    """Into the hand, which stays sorted."""
    hand = game.hand
    start: i64 = seat * terms.MOST_CARDS
    held: i64 = game.held[seat]
    at: i64 = start + held
    while at > start and hand[at - 1] > design:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = design
    game.held[seat] = held + 1


def remove_card(game: State, seat: i64, design: i64) -> None:
    """Out of the hand and out of the game, for all to see (PX-33)."""
    hand = game.hand
    at: i64 = seat * terms.MOST_CARDS
    while hand[at] != design:
        at += 1
    held: i64 = game.held[seat]
    last: i64 = seat * terms.MOST_CARDS + held - 1
    while at < last:
        hand[at] = hand[at + 1]
        at += 1
    hand[last] = terms.NOBODY
    game.held[seat] = held - 1
    game.unseen = game.unseen.copy()
    game.unseen[design] -= 1
    game.out = [*game.out, design]


def kinds_in_hand(game: State, seat: i64) -> list[int]:
    """The different cards in a hand."""
    found: list[int] = []
    before: i64 = terms.NOBODY
    at: i64 = seat * terms.MOST_CARDS
    held: i64 = game.held[seat]
    for index in range(at, at + held):
        design: i64 = game.hand[index]
        if design != before:
            found.append(design)
        before = design
    return found


def draw(game: State, ask: Ask, seat: i64, continent: i64, cards: i64) -> i64:
    """From the deck of a continent, up to five in hand (PX-20, PX-45)."""
    drawn: i64 = 0
    while drawn < cards:
        left: i64 = game.left[continent]
        if left == 0 or game.held[seat] >= terms.MOST_CARDS:
            break
        design: i64 = game.deck[continent * terms.DECK + left - 1]
        game.left[continent] = left - 1
        add_card(game, seat, design)
        drawn += 1
        if ask.hears:
            ask.announce(terms.DREW_FROM, seat, [continent])
            ask.announce(terms.DREW, seat, [design], only(seat))
    return drawn


def discard(game: State, ask: Ask, seat: i64, cards: i64) -> None:
    """Of the own choice. Asked wherever there are more cards than must go, also if all are alike."""
    while cards > 0 and game.held[seat] > 0:
        if game.held[seat] > cards:
            ask.reach()
        kinds = kinds_in_hand(game, seat)
        design: i64 = kinds[0] if game.held[seat] <= cards else asked(game, ask, seat, terms.DISCARD, kinds)
        if ask.hears:
            ask.announce(terms.DISCARDED, seat, [design])
        remove_card(game, seat, design)
        cards -= 1
