"""The bots that people meet, by level. A level is knowledge, budget and noise; no level sees hidden cards.

How a level plays differs from game to game, so that each clearly beats the one below it. Where search wins
more, the high levels search. Where the policy of a game is better, the Pope follows it; where rollouts are
best, he uses trials. Lower levels look one step ahead with noise: the lower, the more they overlook and
misjudge. The game's `BotProfile` has the settings.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Final

from camerlengo.bots.bot import Bot, Thinker
from camerlengo.bots.greedy import Greedy
from camerlengo.bots.learned import Learned, Network
from camerlengo.bots.noisy_greedy import NoisyGreedy
from camerlengo.bots.search import Search
from camerlengo.bots.suspicious import Suspicious
from camerlengo.bots.trials import DOUBT, LOOK_EVERY, TURNS, Trials
from camerlengo.core.box import Box
from camerlengo.core.game import Evaluation, Guesser, Policy
from camerlengo.core.profile import AHEAD, BY_POLICY, BY_TRIALS, ROUGHLY, Way
from camerlengo.core.rng import Rng

LEVELS: Final = ("novice", "curate", "bishop", "cardinal", "pope")
THINKERS: Final = LEVELS[2:]  # whoever gives advice


def way_of(name: str, box: Box) -> Way:
    """How a rank plays this game."""
    return box.profile.ranks[LEVELS.index(name)]


def thinks_ahead(name: str, box: Box) -> bool:
    """Whether a level of this name searches or uses trials in this game."""
    return name in LEVELS and way_of(name, box)[0] in (AHEAD, BY_TRIALS)


def tries_out(name: str, box: Box) -> bool:
    """Whether this rank's advice is made of trials rather than of a search."""
    return box.profile.only_trials or way_of(name, box)[0] == BY_TRIALS


def budget_of(name: str, box: Box) -> int:
    """How long a rank that gives advice thinks about it: iterations of a search, or trials."""
    return box.profile.budgets[THINKERS.index(name)]


def level(name: str, box: Box, rng: Rng) -> Bot:
    """The bot of a level in this game."""
    way, amount = way_of(name, box)
    if way == AHEAD:
        return Search(rng, judgement(box), box.guesser(), int(amount))
    if way == BY_TRIALS:
        return trials_of(box, rng, int(amount))
    policy = practised(box)
    if way == BY_POLICY and policy is not None:
        return Suspicious(rng, policy)
    if way == ROUGHLY:
        return NoisyGreedy(rng, box.evaluation(), amount, box.profile.roughness.get(name))
    return Greedy(rng, box.evaluation())


def thinker_of(name: str, box: Box, rng: Rng, budget: int | None = None, seconds: float = 0.0) -> Thinker:
    """How a rank thinks that gives advice; `budget`, if given, instead of its own."""
    if budget is None:
        budget = budget_of(name, box)
    if tries_out(name, box):
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
        turns=_turns(box),
        doubt=DOUBT if box.profile.trial_doubt is None else box.profile.trial_doubt,
        policy=practised(box),
        judge=learned,
        first_check=LOOK_EVERY if box.profile.trial_check is None else box.profile.trial_check,
    )


def _turns(box: Box) -> list[int] | None:
    """How far a trial goes, by number of players; None where the game says nothing of it."""
    text = box.profile.trial_turns
    return [text.get(players, TURNS) for players in range(1 + max(box.players))] if text else None


def practised(box: Box) -> Policy | None:
    """The game's own way to play, weighing things as it has learned against itself."""
    policy = box.policy()
    return None if policy is None else policy.practised(_practice(box))


def has_practised(box: Box) -> list[int]:
    """The numbers of players with which a game's own way to play has practised."""
    return sorted(_practice(box))


def judgement(box: Box) -> Evaluation:
    """The learned evaluation of a game; its own where nothing was learned that is of use to who decides."""
    networks = networks_of(box)
    return Learned(box.evaluation(), {count: networks[count] for count in judged_by_network(box)})


def foresight(box: Box) -> Evaluation:
    """The evaluation that foretells best how a game ends."""
    return Learned(box.evaluation(), networks_of(box))


def judged_by_network(box: Box) -> list[int]:
    """The numbers of players with which thinkers follow what was learned."""
    return [count for count in sorted(networks_of(box)) if count not in box.profile.foretold]


def networks_of(box: Box) -> dict[int, Network]:
    """The networks of a game, by number of players."""
    given = box.profile.networks
    if given is None:
        return _networks(box)
    return {players: network_of(source) for players, source in given.items()}


@functools.lru_cache(maxsize=64)
def _networks(box: Box) -> dict[int, Network]:
    return {players: network_of(source) for players, source in _kept(box.folder("learned"))}


@functools.lru_cache(maxsize=64)
def _practice(box: Box) -> dict[int, dict[str, float]]:
    return {players: json.loads(source)["weights"] for players, source in _kept(box.folder("practised"))}


def _kept(folder: Traversable | None) -> Iterator[tuple[int, str]]:
    """The files of a folder that belongs to a game, by number of players."""
    if folder is not None and folder.is_dir():
        for file in folder.iterdir():
            if file.name.endswith(".json"):
                yield int(file.name.removesuffix(".json")), file.read_text(encoding="utf-8")


@functools.lru_cache(maxsize=32)
def network_of(source: str) -> Network:
    """The network in the text of a file that `camerlengo train` has written."""
    fit = json.loads(source)
    return Network(fit["mean"], fit["spread"], fit["linear"], fit["hidden"], fit["bias"], fit["out"])
