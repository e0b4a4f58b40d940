"""What the updates of a page cost in whole games: bytes and processor time for a reader and an answer.

Every answer of a game of greedy bots is given in a house in this process, and everybody at the table has the
page open. Bytes are the same in each run, apart from a few that random names of tables make.
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Sequence
from itertools import groupby

import msgspec

from benchmarks.load.script import played, script_of
from benchmarks.updates import AROUND, PLAYED, Cost, play, points

BEGINNING = 10
"""The answer whose updates those of the end are compared with."""
TOGETHER = 20
"""Answers whose processor time is taken together: a single one is a matter of chance."""


class Game(msgspec.Struct, frozen=True):
    """A whole game. Bytes are those of one update for one reader, ms of the processor likewise.

    `first` are the bytes around the tenth answer and `last` those at the end, both the mean of some answers.
    `slowest` is the mean of those answers in a row that took longest.
    """

    game: str
    players: int
    answers: int
    updates: int
    mean: float
    most: int
    most_at: int
    first: float
    last: float
    milliseconds: float = 0.0
    slowest: float = 0.0

    @property
    def growth(self) -> float:
        return self.last / self.first


def measured(game: str, seed: int = 1) -> Game:
    """Every update of the game."""
    script = script_of(played(game, PLAYED[game], seed))
    return summed_up(game, len(script.moves), asyncio.run(play(script, 0, len(script.moves))))


def sampled(game: str, seed: int = 1, timed: bool = True) -> Game:
    """Updates at a few places of the game, the beginning and the end among them; `timed` with their times."""
    script = script_of(played(game, PLAYED[game], seed))
    costs: list[Cost] = []
    for at in points(len(script.moves)):
        costs += asyncio.run(play(script, max(0, at - AROUND // 2), AROUND))
    found = summed_up(game, len(script.moves), costs)
    return found if timed else msgspec.structs.replace(found, milliseconds=0.0, slowest=0.0)


def summed_up(game: str, answers: int, costs: Sequence[Cost]) -> Game:
    """`costs` of a game that has so many answers, or of some of them."""
    largest = max(costs, key=lambda cost: cost.size)
    by_answer = groupby(sorted(costs), key=lambda cost: cost.number)
    times = [statistics.mean(cost.milliseconds for cost in of_one) for _, of_one in by_answer]
    in_a_row = [times[at : at + TOGETHER] for at in range(max(1, len(times) - TOGETHER + 1))]
    half = AROUND // 2
    return Game(
        game=game,
        players=PLAYED[game],
        answers=answers,
        updates=len(costs),
        mean=statistics.mean(cost.size for cost in costs),
        most=largest.size,
        most_at=largest.number,
        first=bytes_between(costs, BEGINNING - half, BEGINNING + half),
        last=bytes_between(costs, answers - AROUND, answers),
        milliseconds=statistics.mean(cost.milliseconds for cost in costs),
        slowest=max(map(statistics.mean, in_a_row)),
    )


def bytes_between(costs: Sequence[Cost], after: int, until: int) -> float:
    return statistics.mean(cost.size for cost in costs if after < cost.number <= until)
