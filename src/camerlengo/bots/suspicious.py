"""Suspicious: plays by the game's own policy, which judges the others by what they have done."""

from __future__ import annotations

from camerlengo.bots.outlook import Bot, Outlook
from camerlengo.core.game import Policy
from camerlengo.core.rng import Rng


class Suspicious(Bot):
    def __init__(self, rng: Rng, policy: Policy) -> None:
        self.rng = rng
        self.policy = policy

    def choose(self, outlook: Outlook) -> int:
        if len(outlook.options) == 1:
            return outlook.options[0]
        guess = outlook.hidden(self.policy, self.rng.below(1 << 30))
        return self.policy.choose(guess, outlook.seat, outlook.question, outlook.options, self.rng)
