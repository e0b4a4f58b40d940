"""Which orders do the others hold (HP-12, HP-15), and which have they discarded (HP-21)?

Every deal of the orders starts equally likely. The owner of an order gathers what it asks for, and of two
orders keeps the one that the display serves better. So an order is the likelier in a hand the more votes the
display promises with it, and a deal is as likely as the product. There are at most 720 deals for a player;
all of them are weighed.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from camerlengo.core.deals import Deals
from camerlengo.core.game import Game, Guesser
from camerlengo.core.rng import Rng
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.evaluation import Prospect
from camerlengo.games.habemus_papam.rules import HabemusPapam
from camerlengo.games.habemus_papam.scoring import holdings

# How much an expected vote tells, in nats: rounded from what makes games of bots likeliest
# (tools/beliefs.py --fit).
HELD: Final = 0.45  # one of two orders
KEPT: Final = 1.1
DISCARDED: Final = -0.3


class HiddenOrders(Guesser):
    """Guesses the orders of others as likely as their displays make them; the piles as they may lie."""

    def __init__(self) -> None:
        self.tells = [HELD, KEPT, DISCARDED]
        self.pool: list[int] = []  # the orders that the seat has not seen
        self.places: list[int] = []  # where they are: in `orders`, or after these in `discarded`
        self.deals = Deals([], 0)

    def prepare(self, guess: Game, seat: int) -> None:
        assert isinstance(guess, HabemusPapam)
        self.places = hidden_places(guess, seat)
        self.pool = guess.unused.copy()
        for place in self.places:
            self.pool.append(order_at(guess, place))
        self.pool.sort()
        prospect = Prospect(guess)
        weights: list[list[float]] = []
        for place in self.places:
            weights.append(self.weigh(prospect, place))
        self.deals = Deals(weights, len(self.pool))

    def weigh(self, prospect: Prospect, place: i64) -> list[float]:
        """By order of the pool: how well it fits this place."""
        game = prospect.game
        both: i64 = 2 * game.players
        seat: i64 = place // 2 if place < both else place - both
        tells = self.tells[0]
        if game.discarded[seat] != terms.NO_ORDER:
            tells = self.tells[1] if place < both else self.tells[2]
        held = holdings(game, seat)
        return [math.exp(tells * prospect.order(seat, order, held)) for order in self.pool]

    def redeal(self, game: Game, seat: int, rng: Rng) -> None:
        assert isinstance(game, HabemusPapam)
        game.redeal(seat, rng)
        if game.done:
            return
        both: i64 = 2 * game.players
        left = self.pool.copy()
        drawn = self.deals.draw(rng)
        for number in range(len(drawn)):
            order = self.pool[drawn[number]]
            left.remove(order)
            place: i64 = self.places[number]
            if place < both:
                game.orders[place] = order
            else:
                game.discarded[place - both] = order
        rng.shuffle(left)
        game.unused = left

    def likelihood(self, game: Game, seat: int) -> float:
        """Of two cards that ask for the same either may be meant: as many ways here as among all deals."""
        assert isinstance(game, HabemusPapam)
        dealt: list[int] = []
        for place in self.places:
            dealt.append(self.pool.index(order_at(game, place)))
        return self.deals.chance(dealt) * self.deals.number()


def hidden_places(game: HabemusPapam, seat: i64) -> list[int]:
    """Where orders lie that this seat cannot see, beside those that nobody got."""
    both: i64 = 2 * game.players
    places: list[int] = []
    other: i64
    place: i64
    for other in range(game.players):
        if other != seat:
            for place in range(2 * other, 2 * other + 2):
                if game.orders[place] != terms.NO_ORDER:
                    places.append(place)
            if game.discarded[other] != terms.NO_ORDER:
                places.append(both + other)
    return places


def order_at(game: HabemusPapam, place: i64) -> i64:
    both: i64 = 2 * game.players
    return game.orders[place] if place < both else game.discarded[place - both]
