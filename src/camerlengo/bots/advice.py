"""Advice: what a bot of some rank thinks of the options of an open question, as fair as when it plays itself.

Several processes can think about the same question, each with its own chance; `together` makes one advice of
theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from camerlengo.bots import outlook_of
from camerlengo.bots.levels import search_of
from camerlengo.core.rng import Rng
from camerlengo.table import Question, Table


class Thought(msgspec.Struct, frozen=True):
    """An option; the chance of winning with it; how much the bot leans towards it, all options together 1."""

    option: int
    chance: float
    share: float


class Advice(msgspec.Struct, frozen=True):
    """The best option first."""

    thoughts: tuple[Thought, ...]

    @property
    def best(self) -> Thought:
        return self.thoughts[0]

    def of(self, option: int) -> Thought:
        return next(thought for thought in self.thoughts if thought.option == option)


def advise(table: Table, question: Question, level: str, seed: int) -> Advice:
    """What a bot of this rank thinks. The same seed gives the same advice."""
    outlook = outlook_of(table, question)
    search = search_of(level, table.box, Rng(seed))
    search.think(outlook)
    return _sorted(Thought(option, chance, share) for option, share, chance in search.weighed(outlook))


def together(advice: Sequence[Advice]) -> Advice:
    """One advice of several about the same question: root parallel search."""
    count = len(advice)
    found = []
    for thought in advice[0].thoughts:
        same = [one.of(thought.option) for one in advice]
        share = sum(one.share for one in same)
        chance = sum(one.chance * one.share for one in same) / share if share > 0 else 0.0
        found.append(Thought(thought.option, chance, share / count))
    return _sorted(found)


def _sorted(thoughts: Iterable[Thought]) -> Advice:
    return Advice(tuple(sorted(thoughts, key=lambda thought: (-thought.share, -thought.chance))))
