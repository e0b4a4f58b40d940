"""Advice: what a bot of some rank thinks of the options of an open question, as fair as when it plays itself.

Several processes can think about the same question, each with its own chance; `together` makes one advice of
theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from camerlengo.bots import Outlook, outlook_of
from camerlengo.bots.levels import thinker_of
from camerlengo.bots.outlook import Thinker
from camerlengo.core.rng import Rng
from camerlengo.table import Question, Table

RARE: Final = 0.2  # of the likeliest share: what is rarer was only tried


class Thought(msgspec.Struct, frozen=True):
    """An option; the chance of winning with it; how much the bot leans towards it, all options together 1.

    An option with a share of 0 was never looked at: its chance is not known.
    """

    option: int
    chance: float
    share: float


class Advice(msgspec.Struct, frozen=True):
    """The best option first. Of a `sealed` choice the shares are how often to choose each."""

    thoughts: tuple[Thought, ...]
    sealed: bool = False

    @property
    def best(self) -> Thought:
        return self.thoughts[0]

    def of(self, option: int) -> Thought:
        return next(thought for thought in self.thoughts if thought.option == option)

    def drawn(self, rng: Rng) -> int:
        """What to answer: the best, or of a sealed choice one of the good ones, so that nobody can know."""
        if not self.sealed:
            return self.best.option
        often = [thought for thought in self.thoughts if thought.share >= RARE * self.best.share]
        left = rng.below(1 << 30) / (1 << 30) * sum(thought.share for thought in often)
        for thought in often:
            left -= thought.share
            if left < 0.0:
                return thought.option
        return self.best.option


def advise(
    table: Table,
    question: Question,
    level: str,
    seed: int,
    budget: int | None = None,
    seconds: float = 0.0,
    about: int | None = None,
) -> Advice:
    """What a bot of this rank thinks, `about` an option that it might not look at by itself, too.

    The same seed gives the same advice, unless `seconds` cut it short.
    """
    thinker = thinker_of(level, table.box, Rng(seed), budget, seconds)
    if about is not None:
        thinker.look_at(about)
    return thought_over(thinker, outlook_of(table, question))


def thought_over(thinker: Thinker, outlook: Outlook) -> Advice:
    thinker.think(outlook)
    thoughts = (Thought(option, chance, share) for option, share, chance in thinker.weighed(outlook))
    return _sorted(thoughts, thinker.mixes(outlook.seat))


def together(advice: Sequence[Advice]) -> Advice:
    """One advice of several about the same question: root parallel search."""
    count = len(advice)
    found = []
    for thought in advice[0].thoughts:
        same = [one.of(thought.option) for one in advice]
        share = sum(one.share for one in same)
        chance = sum(one.chance * one.share for one in same) / share if share > 0 else 0.0
        found.append(Thought(thought.option, chance, share / count))
    return _sorted(found, advice[0].sealed)


def _sorted(thoughts: Iterable[Thought], sealed: bool) -> Advice:
    return Advice(tuple(sorted(thoughts, key=lambda thought: (-thought.share, -thought.chance))), sealed)
