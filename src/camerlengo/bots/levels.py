"""The bots that people meet, by rank. A rank is knowledge, budget and noise; nobody ever peeks.

How a rank plays differs from game to game, so that each clearly beats the one below it: where thinking ahead
pays, the high ranks think ahead; where a game's own policy is better than that (Q), the Pope follows it, and
where playing on tells options apart best (Habemus Papam, Pontifex), he tries them. Those below look one step
ahead, but roughly: the lower, the more they overlook and misjudge.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from typing import Final

from camerlengo.bots.bot import Bot, Thinker
from camerlengo.bots.greedy import Greedy
from camerlengo.bots.learned import Learned, Network
from camerlengo.bots.rough import Rough
from camerlengo.bots.search import Search
from camerlengo.bots.suspicious import Suspicious
from camerlengo.bots.trials import DOUBT, Trials
from camerlengo.core.box import Box
from camerlengo.core.game import Evaluation, Guesser, Policy
from camerlengo.core.rng import Rng
from camerlengo.games import open_box

LEVELS: Final = ("novice", "curate", "bishop", "cardinal", "pope")

ROUGHLY: Final = "roughly"  # so roughly
ONE_STEP: Final = "one_step"
AHEAD: Final = "ahead"  # with so many iterations
BY_TRIALS: Final = "by_trials"  # so many of each option that looks good
BY_POLICY: Final = "by_policy"

# How each rank plays, by game.
RANKS: Final[dict[str, tuple[tuple[str, float], ...]]] = {
    "richelieu": ((ROUGHLY, 1.1), (ROUGHLY, 0.48), (ONE_STEP, 0), (AHEAD, 12), (AHEAD, 300)),
    "habemus_papam": ((ROUGHLY, 0.8), (ROUGHLY, 0.42), (ROUGHLY, 0.18), (ONE_STEP, 0), (BY_TRIALS, 16)),
    "q": ((ROUGHLY, 2.5), (ROUGHLY, 0.39), (ROUGHLY, 0.21), (ONE_STEP, 0), (BY_POLICY, 0)),
    "pontifex": ((ROUGHLY, 0.4), (ROUGHLY, 0.23), (ROUGHLY, 0.14), (ROUGHLY, 0.08), (BY_TRIALS, 16)),
}
# How roughly, where that depends on the number of players: six of Q leave more room for ranks than five.
ROUGHER: Final = {("q", "novice"): [0.0, 0.0, 0.0, 0.0, 0.0, 2.5, 0.75]}
# Of a game that is not among them.
USUAL: Final = ((ROUGHLY, 0.6), (ROUGHLY, 0.3), (ONE_STEP, 0.0), (AHEAD, 40.0), (AHEAD, 200.0))

TRIED: Final = ("q", "pontifex")  # where a tree search loses to looking one step ahead

# How far trials go, by number of players, and by how many standard errors something must be better, where
# that is not as usual. In Pontifex the die blurs what an option brings.
FAR: Final = {"pontifex": [0, 0, 9, 14, 9]}
DOUBTS: Final = {"pontifex": 2.0}

# Where a network foretells how a game ends better than the game's own evaluation does, but nothing shows that
# who follows it decides better: the curve of an analysis is made with it, and no bot follows it.
FORETOLD: Final = (("q", 5), ("q", 6), ("pontifex", 2), ("pontifex", 4))

# What bishop, cardinal and pope think of a question when they are asked for advice: iterations of a search,
# or trials where those who think ahead do it by trials.
BUDGETS: Final = {
    "richelieu": (12, 80, 300),
    "habemus_papam": (12, 60, 16),
    "q": (4, 8, 24),
    "pontifex": (3, 4, 16),
}
USUAL_BUDGET: Final = (10, 40, 200)
THINKERS: Final = LEVELS[2:]  # whoever gives advice


def way_of(name: str, game: str) -> tuple[str, float]:
    """How a rank plays this game."""
    return RANKS.get(game, USUAL)[LEVELS.index(name)]


def thinks_ahead(name: str, game: str) -> bool:
    return name in LEVELS and way_of(name, game)[0] in (AHEAD, BY_TRIALS)


def by_trials(game: str) -> bool:
    """Whether all thinkers of this game try options out, since a tree search is no help."""
    return game in TRIED


def tries_out(name: str, game: str) -> bool:
    """Whether this rank's advice is made of trials rather than of a search."""
    return by_trials(game) or way_of(name, game)[0] == BY_TRIALS


def level(name: str, box: Box, rng: Rng) -> Bot:
    way, amount = way_of(name, box.name)
    if way == AHEAD:
        return Search(rng, judgement(box), box.guesser(), int(amount))
    if way == BY_TRIALS:
        return trials_of(box, rng, int(amount))
    policy = practised(box)
    if way == BY_POLICY and policy is not None:
        return Suspicious(rng, policy)
    if way == ROUGHLY:
        return Rough(rng, box.evaluation(), amount, ROUGHER.get((box.name, name)))
    return Greedy(rng, box.evaluation())


def thinker_of(name: str, box: Box, rng: Rng, budget: int | None = None, seconds: float = 0.0) -> Thinker:
    """How a rank thinks that gives advice; `budget`, if given, instead of its own."""
    if budget is None:
        budget = BUDGETS.get(box.name, USUAL_BUDGET)[THINKERS.index(name)]
    if tries_out(name, box.name):
        return trials_of(box, rng, budget, seconds)
    return Search(rng, judgement(box), box.guesser(), budget, seconds)


def trials_of(
    box: Box,
    rng: Rng,
    budget: int,
    seconds: float = 0.0,
    guesser: Guesser | None = None,
    judge: Evaluation | None = None,
) -> Trials:
    """With all that is known of a game: its policy, what is believed, and what was learned."""
    believed = box.guesser() if guesser is None else guesser
    learned = judgement(box) if judge is None else judge
    return Trials(
        rng,
        box.evaluation(),
        believed,
        budget,
        seconds,
        parts=FAR.get(box.name),
        doubt=DOUBTS.get(box.name, DOUBT),
        policy=practised(box),
        judge=learned,
    )


def practised(box: Box) -> Policy | None:
    """The game's own way to play, weighing things as it has learned against itself."""
    policy = box.policy()
    return None if policy is None else policy.practised(_practice(box.name))


def has_practised(game: str) -> list[int]:
    """The numbers of players with which a game's own way to play has practised."""
    return sorted(_practice(game))


def judgement(box: Box) -> Evaluation:
    """The learned evaluation of a game; its own where nothing was learned that is of use to who decides."""
    return Learned(
        box.evaluation(), {count: _networks(box.name)[count] for count in judged_by_network(box.name)}
    )


def foresight(box: Box) -> Evaluation:
    """The evaluation that foretells best how a game ends."""
    return Learned(box.evaluation(), _networks(box.name))


def judged_by_network(game: str) -> list[int]:
    """The numbers of players with which thinkers follow what was learned."""
    return [count for count in sorted(_networks(game)) if (game, count) not in FORETOLD]


@functools.cache
def _networks(game: str) -> dict[int, Network]:
    return {players: network_of(source) for players, source in _kept(game, "learned")}


@functools.cache
def _practice(game: str) -> dict[int, dict[str, float]]:
    return {players: json.loads(source)["weights"] for players, source in _kept(game, "practised")}


def _kept(game: str, name: str) -> Iterator[tuple[int, str]]:
    """The files of a folder in the box of a game, by number of players."""
    folder = open_box(game).folder(name)
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name.endswith(".json"):
                yield int(file.name.removesuffix(".json")), file.read_text(encoding="utf-8")


def network_of(source: str) -> Network:
    fit = json.loads(source)
    return Network(fit["mean"], fit["spread"], fit["linear"], fit["hidden"], fit["bias"], fit["out"])
