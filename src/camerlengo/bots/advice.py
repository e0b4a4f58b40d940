"""Advice: what a bot of some rank thinks of the options of an open question, as fair as when it plays itself.

Several processes can think about the same question, each with its own chance; `combine` makes one advice of
theirs.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

import msgspec

from camerlengo.bots.bot import Thinker
from camerlengo.bots.levels import thinker_of
from camerlengo.bots.trials import OptionTally, Trials, preferred_of, weighed_of
from camerlengo.core.position import InformationSet
from camerlengo.core.rng import Rng
from camerlengo.table import Question, Table

RARE: Final = 0.2  # of the likeliest share: what is rarer was only tried


class OptionEstimate(msgspec.Struct, frozen=True):
    """An option; the chance of winning with it; how much the bot leans towards it, all options together 1.

    An option with a share of 0 was never looked at: its chance is not known.
    """

    option: int
    chance: float
    share: float


class TrialStats(msgspec.Struct, frozen=True):
    """What trials have shown of an option."""

    option: int
    glance: float
    trials: int
    total: float
    squares: float


class Evidence(msgspec.Struct, frozen=True):
    """What an advice by trials rests on, the first choice first; of it, when to prefer something else."""

    tried: tuple[TrialStats, ...]
    doubt: float
    enough: int


class Advice(msgspec.Struct, frozen=True):
    """The best option first. Of a `sealed` choice the shares are how often to choose each."""

    thoughts: tuple[OptionEstimate, ...]
    sealed: bool = False
    evidence: Evidence | None = None

    @property
    def best(self) -> OptionEstimate:
        """The first option, which the bot would take."""
        return self.thoughts[0]

    def estimate_of(self, option: int) -> OptionEstimate:
        """The judgement of one option. Raises StopIteration if the bot did not consider it."""
        return next(thought for thought in self.thoughts if thought.option == option)

    def sample(self, rng: Rng) -> int:
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
    first_look: int = -1,
) -> Advice:
    """How a bot of this level weighs the options, also `about` one that it might not consider itself.

    The same seed gives the same advice, unless `seconds` cut it short. Where several are asked, the same
    `first_look` lets what they find be put together best.
    """
    thinker = thinker_of(level, table.box, Rng(seed), budget, seconds)
    thinker.first_look = first_look
    if about is not None:
        thinker.look_at(about)
    return advice_of(thinker, table.position.information(question.seat))


def advice_of(thinker: Thinker, info: InformationSet) -> Advice:
    """Lets a bot think about its question, and returns the judgement of its options."""
    thinker.think(info)
    evidence = None
    if isinstance(thinker, Trials):
        tried = tuple(
            TrialStats(one.option, one.glance, one.trials, one.total, one.squares) for one in thinker.tallies
        )
        evidence = Evidence(tried, thinker.doubt, thinker.enough())
    return _sorted(thinker.weighed(info), thinker.mixes(info.seat), evidence)


def combine(advice: Sequence[Advice]) -> Advice:
    """One advice of several about the same question: root parallel search.

    Trials that have compared with the same first choice are judged as if one had made them all.
    """
    found = [one.evidence for one in advice if one.evidence is not None]
    if len(found) == len(advice) and len({one.tried[0].option for one in found}) == 1:
        return _judged(found)
    count = len(advice)
    weighed = []
    for thought in advice[0].thoughts:
        same = [one.estimate_of(thought.option) for one in advice]
        share = sum(one.share for one in same)
        chance = sum(one.chance * one.share for one in same) / share if share > 0 else 0.0
        weighed.append((thought.option, share / count, chance))
    return _sorted(weighed, advice[0].sealed)


def distinct(question: Question, advice: Advice, *keep: int) -> Advice:
    """Each choice once: of copies of one card the best stands for all, with the shares of all; or one that is
    to be kept, under its own name.
    """
    found: dict[Hashable, OptionEstimate] = {}
    for thought in advice.thoughts:
        choice = question.choice(thought.option)
        best = found.get(choice)
        share = thought.share if best is None else best.share + thought.share
        found[choice] = msgspec.structs.replace(best or thought, share=share)
    for option in keep:
        choice = question.choice(option)
        found[choice] = msgspec.structs.replace(found[choice], option=option)
    return _sorted(((one.option, one.share, one.chance) for one in found.values()), advice.sealed)


def _judged(found: Sequence[Evidence]) -> Advice:
    tallies: dict[int, OptionTally] = {}
    for evidence in found:
        for one in evidence.tried:
            tally = tallies.setdefault(one.option, OptionTally(one.option, one.glance))
            tally.pool(one.trials, one.total, one.squares)
    ordered = list(tallies.values())
    doubt, enough = found[0].doubt, found[0].enough
    return _sorted(weighed_of(ordered, preferred_of(ordered, doubt, enough)), False)


def _sorted(
    weighed: Iterable[tuple[int, float, float]], sealed: bool, evidence: Evidence | None = None
) -> Advice:
    thoughts = [OptionEstimate(option, chance, share) for option, share, chance in weighed]
    thoughts.sort(key=lambda thought: (-thought.share, -thought.chance))
    return Advice(tuple(thoughts), sealed, evidence)
