"""Shares with their intervals, scores with their quartiles: everything exact, from counts alone.

Counts can be added in any order, so that it does not matter which process has played which game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

import msgspec

Z_95 = 1.959963984540054  # of the normal distribution, 95 % lie within so many standard deviations
MOST_BARS = 12
STEPS = (1, 2, 5)


def wilson(wins: float, games: float, z: float = Z_95) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 such series (Wilson 1927).

    Unlike the usual one it stays within 0 and 1, and is honest for few games and for extreme shares.
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * (share * (1 - share) / games + spread / (4 * games)) ** 0.5 / (1 + spread)
    low = 0.0 if wins == 0 else max(0.0, middle - half)
    high = 1.0 if wins == games else min(1.0, middle + half)
    return low, high


class Bar(msgspec.Struct, frozen=True):
    """How many scores lie from `least` to `most`, both included."""

    least: int
    most: int
    count: int


class Spread(msgspec.Struct, frozen=True):
    """Scores in a few numbers. Quartiles between two scores are drawn on the straight line."""

    count: int
    least: int
    first_quartile: float
    median: float
    third_quartile: float
    most: int
    mean: float


class Scores:
    """How often each score was made."""

    def __init__(self, scores: Iterable[int] = ()) -> None:
        self.counts: Counter[int] = Counter(scores)

    def add(self, score: int) -> None:
        """Adds the score of one game."""
        self.counts[score] += 1

    def spread(self) -> Spread:
        """Minimum, quartiles, maximum and mean of the scores."""
        scores = sorted(self.counts)
        total = self.counts.total()
        return Spread(
            count=total,
            least=scores[0],
            first_quartile=self.quantile(1, 4),
            median=self.quantile(2, 4),
            third_quartile=self.quantile(3, 4),
            most=scores[-1],
            mean=sum(score * self.counts[score] for score in scores) / total,
        )

    def quantile(self, part: int, parts: int) -> float:
        """The score below which `part` of `parts` scores are, interpolated."""
        place, rest = divmod((self.counts.total() - 1) * part, parts)
        low = self._at(place)
        return float(low) if rest == 0 else low + (self._at(place + 1) - low) * rest / parts

    def _at(self, place: int) -> int:
        """The score at this place, counted from 0, when all scores stand in order."""
        for score in sorted(self.counts):
            place -= self.counts[score]
            if place < 0:
                return score
        raise IndexError(place)

    def bars(self, among: Scores | None = None) -> list[Bar]:
        """A histogram. `among` are the scores that say where it begins and ends, to compare several."""
        step, first, last = (among or self)._grid()
        return [
            Bar(
                least,
                least + step - 1,
                sum(self.counts[score] for score in range(least, least + step)),
            )
            for least in range(first, last + 1, step)
        ]

    def _grid(self) -> tuple[int, int, int]:
        least, most = min(self.counts), max(self.counts)
        scale = 1
        while True:
            for step in (scale * one for one in STEPS):
                first = least // step * step
                if (most - first) // step < MOST_BARS:
                    return step, first, most
            scale *= 10


class Standing:
    """How a seat, or a bot, has done. A shared victory is a win for each who shares it."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.shared = 0
        self.scores = Scores()

    def add(self, score: int, won: bool, shared: bool) -> None:
        """Adds one game."""
        self.games += 1
        self.wins += won
        self.shared += won and shared
        self.scores.add(score)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.wins, self.games)


class Tally:
    """A series of games, counted by seat and by bot."""

    def __init__(self, players: int, bots: Sequence[str]) -> None:
        self.games = 0
        self.decisions = 0
        self.shared = 0
        self.by_seat = [Standing() for _ in range(players)]
        self.by_bot = {bot: Standing() for bot in dict.fromkeys(bots)}
        self.scores = Scores()

    def add(
        self, bots: Sequence[str], scores: Sequence[int], winners: Collection[int], decisions: int
    ) -> None:
        """Adds one game to the standings by seat and by bot."""
        self.games += 1
        self.decisions += decisions
        self.shared += len(winners) > 1
        for seat, bot in enumerate(bots):
            for standing in (self.by_seat[seat], self.by_bot[bot]):
                standing.add(scores[seat], seat in winners, len(winners) > 1)
            self.scores.add(scores[seat])
