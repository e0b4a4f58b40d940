"""Deals that are not all equally likely: how a game weighs what others may hold.

Things of a pool are dealt to places, one to each; a deal is as likely as the product of its weights. The sum
over all deals needs only to know which things are dealt already, not in which order: for fourteen things and
eight places that is some thirteen thousand sums, where there are more than a hundred million deals. So it is
exact in every case, and nothing is left to sampling but the drawing itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.core.rng import Rng

UNKNOWN: Final = -1.0


class Deals:
    """`weights`: by place, how well each thing of the pool fits there; all above zero, at most 16 things."""

    def __init__(self, weights: list[list[float]], things: int) -> None:
        self.weights = weights
        self.things: i64 = things
        sets: i64 = 1
        sets <<= self.things
        # By the set of things dealt to the first places, as bits: the sum over all ways to go on.
        self.sums = [UNKNOWN] * sets
        self.sum_from(0, 0)

    def sum_from(self, dealt: i64, place: i64) -> float:
        """The sum of the weights of all deals of the places from `place` on, without the things in the set
        `dealt`.
        """
        total = self.sums[dealt]
        if total == UNKNOWN:
            if place == len(self.weights):
                total = 1.0
            else:
                here = self.weights[place]
                total = 0.0
                thing: i64
                for thing in range(self.things):
                    if (dealt >> thing) & 1 == 0:
                        total += here[thing] * self.sum_from(dealt | (1 << thing), place + 1)
            self.sums[dealt] = total
        return total

    def draw(self, rng: Rng) -> list[int]:
        """By place, the thing that it gets: each deal as often as it is likely."""
        drawn: list[int] = []
        dealt: i64 = 0
        for here in self.weights:
            left = float(rng.below(1 << 30)) / float(1 << 30) * self.sums[dealt]
            chosen: i64 = -1
            thing: i64
            for thing in range(self.things):
                if (dealt >> thing) & 1 == 0:
                    chosen = thing
                    left -= here[thing] * self.sums[dealt | (1 << thing)]
                    if left < 0.0:
                        break
            drawn.append(chosen)
            dealt |= 1 << chosen
        return drawn

    def chance(self, drawn: list[int]) -> float:
        """How likely this deal is."""
        chance = 1.0 / self.sums[0]
        place: i64
        for place in range(len(drawn)):
            chance *= self.weights[place][drawn[place]]
        return chance

    def number(self) -> float:
        """How many deals there are."""
        number = 1.0
        place: i64
        for place in range(len(self.weights)):
            number *= float(self.things - place)
        return number
