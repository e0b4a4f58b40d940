"""The bots that people meet, by rank. A rank is knowledge, budget and noise; nobody ever peeks.

| rank | plays |
|---|---|
| novice | as somebody who knows the rules and little else: overlooks things, judges roughly |
| curate | what looks best one step ahead |
| bishop | thinks a little ahead (in Q: judges the others by what they have done) |
| cardinal | thinks ahead |
| pope | thinks far ahead |
"""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Final

from camerlengo.bots.greedy import Greedy
from camerlengo.bots.learned import Learned, Network
from camerlengo.bots.outlook import Bot
from camerlengo.bots.rough import Rough
from camerlengo.bots.search import Search
from camerlengo.bots.suspicious import Suspicious
from camerlengo.core.box import Box
from camerlengo.core.game import Evaluation
from camerlengo.core.rng import Rng
from camerlengo.games import package_of

LEVELS: Final = ("novice", "curate", "bishop", "cardinal", "pope")

# Iterations of bishop, cardinal and pope.
BUDGETS: Final = {
    "richelieu": (12, 80, 500),
    "habemus_papam": (12, 60, 400),
    "q": (10, 40, 200),
    "pontifex": (8, 40, 200),
}
USUAL: Final = (10, 40, 200)  # of a game that has no budgets of its own
THINKERS: Final = LEVELS[2:]  # whoever has a search, and can say what it thinks


def level(name: str, box: Box, rng: Rng) -> Bot:
    if name == "novice":
        return Rough(rng, box.evaluation(), 0.6)
    if name == "curate":
        return Greedy(rng, box.evaluation())
    policy = box.policy()
    if name == "bishop" and policy is not None:
        return Suspicious(rng, policy)
    return search_of(name, box, rng)


def search_of(name: str, box: Box, rng: Rng, iterations: int | None = None, seconds: float = 0.0) -> Search:
    """The search of a rank that thinks ahead; `iterations`, if given, instead of its own budget."""
    if iterations is None:
        iterations = BUDGETS.get(box.name, USUAL)[THINKERS.index(name)]
    return Search(rng, judgement(box), box.guesser(), iterations, seconds)


def judgement(box: Box) -> Evaluation:
    """The learned evaluation of a game; its own where nothing was learned."""
    return Learned(box.evaluation(), _networks(box.name))


@functools.cache
def _networks(game: str) -> dict[int, Network]:
    found = {}
    folder = resources.files(package_of(game)) / "learned"
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name.endswith(".json"):
                network = network_of(file.read_text(encoding="utf-8"))
                found[int(file.name.removesuffix(".json"))] = network
    return found


def network_of(source: str) -> Network:
    fit = json.loads(source)
    return Network(fit["mean"], fit["spread"], fit["linear"], fit["hidden"], fit["bias"], fit["out"])
