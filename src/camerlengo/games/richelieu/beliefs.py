"""Which discs do the others hold (RI-06, RI-30)? Exact, over all ways to deal what a seat has not seen.

Every deal of the discs starts equally likely. The holder of a crest of a region or a symbol has reason to
gather and to mark more of it; whoever has lost a marker and still keeps a disc hardly holds "marker back".
The visible actions of a seat multiply the weight of each disc it may hold, and a deal is as likely as the
product. Only cards taken after a disc are evidence for it. The table shows that order: a seat's cards lie as
they were taken, and everybody knows which places had a disc.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from camerlengo.core.deals import Deals
from camerlengo.core.game import Game, Guesser
from camerlengo.core.rng import Rng
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.state import State

# How much it tells, in nats: rounded from what makes games of bots likeliest (tools/beliefs.py --fit).
GATHERED: Final = 0.06  # a crest or symbol taken since, for each player: among many it is more of a choice
MARKED: Final = 0.45  # a marker on a card with the crest or symbol
UNUSED: Final = -2.5  # "marker back" in the hand of one who has lost a marker


class HeldDiscs(Guesser):
    """Guesses the discs of others as likely as what they did makes them; the rest evenly."""

    def __init__(self) -> None:
        self.tells = [GATHERED, MARKED, UNUSED]
        self.pool: list[int] = []  # the discs that the seat has not seen
        self.holders: list[int] = []  # by disc that another seat holds: the seat
        self.deals = Deals([], 0)

    def prepare(self, guess: Game, seat: int) -> None:
        assert isinstance(guess, State)
        self.pool = unseen(guess, seat)
        self.holders = []
        weights: list[list[float]] = []
        for other in range(guess.players):
            if other != seat:
                for after in taken_before(guess, other):
                    self.holders.append(other)
                    weights.append(self.weigh(guess, other, after))
        self.deals = Deals(weights, len(self.pool))

    def weigh(self, game: State, seat: i64, after: i64) -> list[float]:
        """By disc of the pool: how well it fits what the seat did after its so many first cards."""
        gathered = amounts(game, game.taken[seat][after:])
        marked = amounts(game, [game.layout[place] for place in game.placed[seat]])
        weights: list[float] = []
        for disc in self.pool:
            told = 0.0
            if disc >= terms.MARKER_BACK:
                if game.lost[seat] > 0:
                    told = self.tells[2]
            else:
                told = self.tells[0] * float(game.players) * float(gathered[disc])
                if marked[disc] > 0:
                    told += self.tells[1]
            weights.append(math.exp(told))
        return weights

    def redeal(self, game: Game, seat: int, rng: Rng) -> None:
        assert isinstance(game, State)
        game.redeal(seat, rng)
        if game.done:
            return
        left = self.pool.copy()
        held: list[list[int]] = [[] for _ in range(game.players)]
        drawn = self.deals.draw(rng)
        for number in range(len(drawn)):
            disc = self.pool[drawn[number]]
            held[self.holders[number]].append(disc)
            left.remove(disc)
        for other in range(game.players):
            if other != seat:
                game.discs[other] = held[other]
        rng.shuffle(left)
        for place in game.cards.disc_places:
            if game.disc[place] != terms.NO_DISC:
                game.disc[place] = left.pop()
        game.box = left

    def likelihood(self, game: Game, seat: int) -> float:
        assert isinstance(game, State)
        held: list[int] = []
        for other in range(game.players):
            if other != seat:
                for disc in game.discs[other]:
                    number = self.pool.index(disc)
                    if number in held:  # the other one of two that are alike
                        number += 1
                    held.append(number)
        return self.deals.chance(held) * self.deals.number()


def unseen(game: State, seat: i64) -> list[int]:
    """The discs that this seat has neither taken nor seen used, sorted."""
    hidden = [disc for disc in game.disc if disc != terms.NO_DISC] + game.box
    other: i64
    for other in range(game.players):
        if other != seat:
            hidden += game.discs[other]
    hidden.sort()
    return hidden


def taken_before(game: State, seat: i64) -> list[int]:
    """By disc that the seat holds: how many cards it had when it looked at it.

    Of one who has used a disc nobody knows which it was; a disc from early on is the likelier one.
    """
    with_disc = [False] * terms.CARDS
    for place in game.cards.disc_places:
        with_disc[game.layout[place]] = True
    found: list[int] = []
    taken = game.taken[seat]
    number: i64
    for number in range(len(taken)):
        if with_disc[taken[number]]:
            found.append(number + 1)
    return found[len(found) - len(game.discs[seat]) :]


def amounts(game: State, cards: list[int]) -> list[int]:
    """Crests of each region and symbols of each kind on these cards."""
    counts = [0] * terms.CONTESTS
    for card in cards:
        counts[game.cards.region[card]] += game.cards.crests[card]
        symbol = game.cards.symbol[card]
        if symbol != terms.NO_SYMBOL:
            counts[symbol] += 1
    return counts
