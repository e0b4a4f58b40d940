"""Suspicious: plays by the game's own policy, which judges the others by what they have done."""

from __future__ import annotations

from camerlengo.bots.bot import Bot
from camerlengo.core.game import Policy
from camerlengo.core.position import InformationSet
from camerlengo.core.rng import Rng


class Suspicious(Bot):
    """Follows the policy of the game, with a guess that fits what the players did."""

    def __init__(self, rng: Rng, policy: Policy) -> None:
        self.rng = rng
        self.policy = policy

    def choose(self, info: InformationSet) -> int:
        """The option that the policy chooses in one guessed world."""
        if len(info.options) == 1:
            return info.options[0]
        guess = info.guess(self.rng, self.policy.guesser()).game
        return self.policy.choose(guess, info.seat, info.question, info.options, self.rng)
