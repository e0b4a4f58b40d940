"""The tree of a search: what was chosen, how it ended, and how sealed choices are mixed.

Sealed choices are made by all at once: every seat learns a mixed strategy of its own by regret matching.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from camerlengo.core.rng import Rng

UNKNOWN_SPREAD: Final = 0.5
LEAST_VARIANCE: Final = 1e-4
RARELY: Final = 0.05  # what is tried more rarely counts no more for it: luck would last too long
SETTLED: Final = 400.0  # choices until which the mean of an arm tells more than how it ended last


class Node:
    """The choices at a question, and how they ended for the choosing seat.

    The next question may differ from guess to guess, so the key of a child has its question and seat.
    """

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.sealed: dict[int, MixedStrategy] = {}
        self.visits: float = 0.0
        self.available: float = 0.0
        self.total: float = 0.0
        self.squares: float = 0.0

    def learn(self, worth: float) -> None:
        """Adds the result of one walk through this node."""
        self.visits += 1.0
        self.total += worth
        self.squares += worth * worth

    def knows(self, asked: int, options: list[int]) -> bool:
        """Whether one of these was ever tried."""
        children = self.children
        for option in options:  # noqa: SIM110  # compiled, a generator is slower
            if asked + option in children:
                return True
        return False

    def spread(self, asked: int, options: list[int]) -> float:
        """The standard deviation of what these options were worth."""
        visits = 0.0
        total = 0.0
        squares = 0.0
        for option in options:
            child = self.children.get(asked + option)
            if child is not None:
                visits += child.visits
                total += child.total
                squares += child.squares
        if visits < 2.0:
            return UNKNOWN_SPREAD
        mean = total / visits
        return sqrt(max(LEAST_VARIANCE, squares / visits - mean * mean))


class OptionStats:
    """An option of a sealed choice."""

    def __init__(self) -> None:
        self.regret: float = 0.0
        self.played: float = 0.0  # sum of its shares: the average strategy is what is played in the end
        self.visits: float = 0.0
        self.total: float = 0.0


class MixedStrategy:
    """How one seat mixes its sealed choice: regret matching, in which regrets never fall below nothing and
    later strategies count more.

    At first an arm is worth its mean, which is soon roughly right; the longer it goes on, the more a choice
    counts as it ended now, since only that follows what the others have learned meanwhile.
    """

    def __init__(self) -> None:
        self.arms: dict[int, OptionStats] = {}
        self.visits: float = 0.0
        self.total: float = 0.0

    def strategy(self, options: list[int]) -> list[float]:
        """How often to choose each of the options now, by regret matching."""
        arms = self.arms
        shares: list[float] = []
        whole = 0.0
        for option in options:
            arm = arms.get(option)
            if arm is None:
                arm = OptionStats()
                arms[option] = arm
            shares.append(arm.regret)
            whole += arm.regret
        count = len(options)
        even = 1.0 / count
        for i in range(count):
            shares[i] = shares[i] / whole if whole > 0.0 else even
        return shares

    def expect(self, option: int, worth: float) -> None:
        """What an option seems to be worth before it was ever chosen."""
        arm = OptionStats()
        arm.visits = 1.0
        arm.total = worth
        self.arms[option] = arm
        self.visits += 1.0
        self.total += worth

    def compare(self) -> None:
        """Begins with regret for not choosing what seems better than the rest."""
        mean = self.total / self.visits
        for arm in self.arms.values():
            arm.regret = max(0.0, arm.total - mean)

    def learn(
        self, options: list[int], shares: list[float], chosen: int, weight: float, worth: float
    ) -> None:
        """`weight` is how likely the choice was; `worth` how it ended."""
        arms = self.arms
        arm = arms[options[chosen]]
        arm.visits += 1.0
        arm.total += worth
        self.visits += 1.0
        self.total += worth
        mean = self.total / self.visits
        least = max(RARELY, SETTLED / self.visits)
        expected = 0.0
        values: list[float] = []
        for i in range(len(options)):
            arm = arms[options[i]]
            value = arm.total / arm.visits if arm.visits > 0.0 else mean
            if i == chosen:
                value += (worth - value) / max(least, weight)
            values.append(value)
            expected += shares[i] * value
        for i in range(len(options)):
            arm = arms[options[i]]
            arm.regret = max(0.0, arm.regret + values[i] - expected)
            arm.played += shares[i] * self.visits


class SealedChoice:
    """A sealed choice on the way down: who chose what, and how likely that was."""

    def __init__(
        self,
        mixed: MixedStrategy,
        seat: int,
        options: list[int],
        shares: list[float],
        chosen: int,
        weight: float,
    ) -> None:
        self.mixed = mixed
        self.seat = seat
        self.options = options
        self.shares = shares
        self.chosen = chosen
        self.weight = weight


def sample(mixed: MixedStrategy, options: list[int], rng: Rng) -> int:
    """From the average strategy, without what was played only to try it."""
    shares: list[float] = []
    whole = 0.0
    most = 0.0
    for option in options:
        arm = mixed.arms.get(option)
        share = arm.played if arm is not None else 0.0
        shares.append(share)
        most = max(most, share)
    for i in range(len(shares)):
        if shares[i] < most * 0.2:
            shares[i] = 0.0
        whole += shares[i]
    left = float(rng.below(1 << 30)) / float(1 << 30) * whole
    for i in range(len(options)):
        left -= shares[i]
        if left < 0.0:
            return options[i]
    return options[-1]
