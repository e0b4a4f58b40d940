"""The seeded generator: one int of state, so that a copied game carries its own chance.

A multiply-with-carry generator (low 32 bits: the value, high bits: the carry). Every product stays below
2**63, so that it is the same number in plain Python and in compiled 64-bit arithmetic.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The largest a < 2**31 for which a * 2**32 - 1 and a * 2**31 - 1 are prime: the longest period, about 2**62.
MULTIPLIER: Final = 2147483085
LOW: Final = 0xFFFFFFFF
LARGEST_SEED: Final = (1 << 62) - 1


class Rng:
    """Chance for a game, a bot or a redeal. `Rng(seed)` gives the same numbers on every machine."""

    state: i64

    def __init__(self, seed: i64 = 0) -> None:
        # Neighbouring seeds must not give neighbouring numbers: mix, then drop the first rounds.
        low: i64 = (seed ^ 0x2545F491) & LOW
        high: i64 = ((seed >> 31) ^ 0x3C6EF372) & 0x3FFFFFFF
        self.state = (((high + low * 0x5851) & 0x3FFFFFFF) << 32) | (low | 1)
        for _ in range(6):
            self.next()

    def next(self) -> i64:
        """A number of 32 random bits."""
        state: i64 = self.state
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & LOW

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        state: i64 = self.state
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        self.state = state
        return (((state ^ (state >> 32)) & LOW) * n) >> 32

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def copy(self) -> Rng:
        other = Rng()
        other.state = self.state
        return other

    def branch(self, number: i64) -> Rng:
        """A generator of its own for part `number` (a game of a series, a bot at a seat)."""
        return Rng((self.state ^ (number * 0x9E3779B1)) & LARGEST_SEED)
