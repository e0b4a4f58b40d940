"""What a seat cannot know: the piles, and the orders of the others (HP-15)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.rng import Rng
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.setup import put_smoke_in
from camerlengo.games.habemus_papam.state import State


def redeal_piles(game: State, rng: Rng) -> None:
    """Everybody knows which cards are left and where Black and White Smoke can be, but not the order."""
    cardinals = [card for card in game.cardinals if card < terms.CARDINALS]
    cardinals.sort()
    rng.shuffle(cardinals)
    game.cardinals = cardinals
    left: i64 = len(cardinals)
    turned: i64 = terms.CARDINALS - left
    first: i64 = max(8, turned)
    above_black: i64 = 0
    if not game.black:
        above_black = first + rng.below(11 - first) - turned
    under_white: i64 = 0
    if not game.last:
        under_white = rng.below(4 if left > 3 else left + 1)
    put_smoke_in(game, above_black, under_white)
    politics = game.politics.copy()
    politics.sort()
    rng.shuffle(politics)
    game.politics = politics
    actions = game.actions.copy()
    actions.sort()
    rng.shuffle(actions)
    game.actions = actions


def redeal_orders(game: State, seat: i64, rng: Rng) -> None:
    """At the end the orders that were kept are shown; those discarded never are (HP-21)."""
    over = game.done
    hidden = game.unused.copy()
    other: i64
    place: i64
    for other in range(game.players):
        if other != seat:
            if game.discarded[other] != terms.NO_ORDER:
                hidden.append(game.discarded[other])
            for place in range(2 * other, 2 * other + 2):
                if not over and game.orders[place] != terms.NO_ORDER:
                    hidden.append(game.orders[place])
    hidden.sort()
    rng.shuffle(hidden)
    for other in range(game.players):
        if other != seat:
            if game.discarded[other] != terms.NO_ORDER:
                game.discarded[other] = hidden.pop()
            for place in range(2 * other, 2 * other + 2):
                if not over and game.orders[place] != terms.NO_ORDER:
                    game.orders[place] = hidden.pop()
    game.unused = hidden
