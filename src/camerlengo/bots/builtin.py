"""The bots of this package, by name."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

from camerlengo.bots.bot import Bot, Thinker
from camerlengo.bots.greedy import Greedy
from camerlengo.bots.levels import LEVELS, foresight, judgement, level, practised, trials_of, tries_out
from camerlengo.bots.search import Peeking, Search
from camerlengo.bots.suspicious import Suspicious
from camerlengo.core.box import Box
from camerlengo.core.game import Guesser, Policy
from camerlengo.core.rng import Rng

SUSPICIOUS: Final = "suspicious"
PRACTISED: Final = "practised"
CHEATING: Final = "cheating"


def suspicious(box: Box, rng: Rng) -> Bot:
    """For games with a policy of their own; elsewhere there is nobody to suspect, and greedy plays."""
    return follower(box, rng, box.policy())


def follower(box: Box, rng: Rng, policy: Policy | None) -> Bot:
    """A bot that follows a policy; without one, `greedy`."""
    return Greedy(rng, box.evaluation()) if policy is None else Suspicious(rng, policy)


def cheating(box: Box, rng: Rng, budget: int) -> Thinker:
    """For comparison only: thinks as the highest rank's advice is made, but nothing is hidden from it."""
    if tries_out(LEVELS[-1], box):
        return trials_of(box, rng, budget, guesser=Peeking())
    return Search(rng, judgement(box), Peeking(), budget)


BOTS: dict[str, Callable[[Box, Rng], Bot]] = {
    **{name: functools.partial(level, name) for name in LEVELS},
    "random": lambda box, rng: Bot(rng),
    "greedy": lambda box, rng: Greedy(rng, box.evaluation()),
    SUSPICIOUS: suspicious,
    PRACTISED: lambda box, rng: follower(box, rng, practised(box)),
}

# Thinkers with a budget of their own, for the lab: search-200 has 200 iterations, and search-2s as many as it
# comes to in two seconds.
SEARCHES: dict[str, Callable[[Box, Rng, int], Thinker]] = {
    "search": lambda box, rng, budget: Search(rng, judgement(box), box.guesser(), budget),
    "plain": lambda box, rng, budget: Search(rng, box.evaluation(), box.guesser(), budget),  # nothing learned
    "even": lambda box, rng, budget: Search(rng, judgement(box), Guesser(), budget),  # nothing believed
    "trials": trials_of,
    "untaught": lambda box, rng, budget: trials_of(box, rng, budget, judge=box.evaluation()),
    "taught": lambda box, rng, budget: trials_of(box, rng, budget, judge=foresight(box)),  # in any case
    CHEATING: cheating,
}
