"""Noisy greedy: plays as greedy does, but as people do who know the rules and not much more.

It overlooks some options, but never all but one, and what it sees it judges roughly: what it does has a
reason, only not always a good one. The rougher, the weaker; where options differ little, the roughest hardly
choose better than chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from camerlengo.bots.bot import Bot, glances, looked_at
from camerlengo.core.game import Evaluation
from camerlengo.core.position import InformationSet
from camerlengo.core.rng import Rng

OVERLOOKS: Final = 0.5  # of the options at a roughness of 1


class NoisyGreedy(Bot):
    """`roughness`: how far a judgement may be off, on the evaluation's own scale; `by_players`, if given,
    says it for each number of players.
    """

    def __init__(
        self,
        rng: Rng,
        evaluation: Evaluation,
        roughness: float,
        by_players: Mapping[int, float] | None = None,
    ) -> None:
        self.rng = rng
        self.evaluation = evaluation
        self.roughness = roughness
        self.by_players = by_players

    def choose(self, info: InformationSet) -> int:
        """The option that looks best with noise, among those it does not overlook."""
        options = info.options
        if len(options) == 1:
            return options[0]
        if self.by_players is not None:
            self.roughness = self.by_players[info.players]
        guess = self.rng.below(1 << 30)
        error = self.roughness * self.evaluation.scale()
        best = -1
        best_value = 0.0
        seen = self.seen(looked_at(self.evaluation, info, guess))
        values = glances(self.evaluation, info, seen, guess)
        for at in range(len(seen)):
            option = seen[at]
            value = values[at] + error * (self.chance() + self.chance() - self.chance() - self.chance())
            if best < 0 or value > best_value:
                best = option
                best_value = value
        return best

    def seen(self, options: list[int]) -> list[int]:
        """The options that are not overlooked: at least two, so that there is a choice."""
        found = options.copy()
        self.rng.shuffle(found)
        share = max(0.0, 1.0 - OVERLOOKS * self.roughness)
        return found[: max(2, round(share * len(found)))]

    def chance(self) -> float:
        """A random number from 0 to 1, without 1."""
        return float(self.rng.below(1 << 30)) / float(1 << 30)
