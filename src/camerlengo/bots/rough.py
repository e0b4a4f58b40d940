"""Rough: plays as greedy does, but as people do who know the rules and not much more.

It overlooks options now and then, but never all of them, and what it sees it judges roughly. It never plays
at random: what it does has a reason, only not always a good one. The rougher, the weaker.
"""

from __future__ import annotations

from typing import Final

from camerlengo.bots.outlook import Bot, Outlook
from camerlengo.core.game import Evaluation
from camerlengo.core.rng import Rng

OVERLOOKS: Final = 0.5  # of the options, each time, at a roughness of 1


class Rough(Bot):
    """`roughness`: how far a judgement may be off, on the evaluation's own scale."""

    def __init__(self, rng: Rng, evaluation: Evaluation, roughness: float) -> None:
        self.rng = rng
        self.evaluation = evaluation
        self.roughness = roughness

    def choose(self, outlook: Outlook) -> int:
        options = outlook.options
        if len(options) == 1:
            return options[0]
        guess = self.rng.below(1 << 30)
        error = self.roughness * self.evaluation.scale()
        seen = [option for option in options if self.chance() >= OVERLOOKS * self.roughness]
        best = -1
        best_value = 0.0
        for option in seen or options:
            value = self.evaluation.value(outlook.after(option, guess), outlook.seat)
            value += error * (self.chance() + self.chance() - self.chance() - self.chance())
            if best < 0 or value > best_value:
                best = option
                best_value = value
        return best

    def chance(self) -> float:
        return float(self.rng.below(1 << 30)) / float(1 << 30)
