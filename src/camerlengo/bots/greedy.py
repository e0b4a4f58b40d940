"""Greedy: looks one step ahead with the game's own evaluation and takes what looks best."""

from __future__ import annotations

from camerlengo.bots.outlook import Bot, Outlook
from camerlengo.core.game import Evaluation
from camerlengo.core.rng import Rng


class Greedy(Bot):
    def __init__(self, rng: Rng, evaluation: Evaluation) -> None:
        self.rng = rng
        self.evaluation = evaluation

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.options) == 1:
            return outlook.options[0]
        guess = self.rng.below(1 << 30)  # the same guess for every option, so that only the option differs
        best: list[int] = []
        best_value = 0.0
        for option in outlook.options:
            value = self.evaluation.value(outlook.after(option, guess), outlook.seat)
            if not best or value > best_value:
                best = [option]
                best_value = value
            elif value == best_value:
                best.append(option)
        return best[self.rng.below(len(best))]
