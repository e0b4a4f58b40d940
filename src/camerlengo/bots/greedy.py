"""Greedy: looks one step ahead with the game's own evaluation and takes what looks best."""

from __future__ import annotations

from camerlengo.bots.bot import Bot, glances, looked_at
from camerlengo.core.game import Evaluation
from camerlengo.core.position import InformationSet
from camerlengo.core.rng import Rng


class Greedy(Bot):
    """Looks one step ahead with the evaluation of the game, and takes the best option."""

    def __init__(self, rng: Rng, evaluation: Evaluation) -> None:
        self.rng = rng
        self.evaluation = evaluation

    def choose(self, info: InformationSet) -> int:
        """The option with the best position after it, in one guessed world."""
        if len(info.options) == 1:
            return info.options[0]
        guess = self.rng.below(1 << 30)  # the same guess for every option, so that only the option differs
        options = looked_at(self.evaluation, info, guess)
        best: list[int] = []
        best_value = 0.0
        values = glances(self.evaluation, info, options, guess)
        for at in range(len(options)):
            option = options[at]
            value = values[at]
            if not best or value > best_value:
                best = [option]
                best_value = value
            elif value == best_value:
                best.append(option)
        return best[self.rng.below(len(best))]
