"""Practice: a game's own way to play learns to weigh things by playing against itself.

Generation after generation some of its weights are changed at random, each change is played against the
weights so far on the same deals, and what has won most is played again on other deals before it is kept. What
has come of it is played against what it began with on deals that nobody has learned from. The same command
gives the same file.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from contextlib import closing
from math import exp
from pathlib import Path
from random import Random

import msgspec

from camerlengo.bots import Bot
from camerlengo.bots.suspicious import Suspicious
from camerlengo.core.box import Box
from camerlengo.core.errors import SetupError
from camerlengo.core.rng import Rng
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.lab.arena import Contest, play_deal
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.lab.kept_files import kept_file

CHANGES = 8  # tried in a generation
MOST_CHANGED = 4  # weights by one of them
LARGE_STEP = 0.35  # how much a weight changes: the standard deviation of its logarithm
TRIED = 150  # deals of each change
AGAIN = 500  # other deals of the best one
PROMISING = 0.52  # share of victories
BETTER = 0.515  # on the other deals
TESTED = 1000  # deals of what has come of it
FRESH = 100_000_000  # the number of a deal that no practice comes to

Weights = dict[str, float]


class Practice(msgspec.Struct, frozen=True, kw_only=True):
    """About so many games are played: as many whole generations as it takes."""

    game: str
    players: int
    games: int
    seed: int


class Practised(msgspec.Struct, frozen=True, kw_only=True):
    """The stored result: of `tested` games against the weights at the start it `won` so many."""

    game: str
    players: int
    games: int
    seed: int
    tested: int
    won: float
    weights: Weights

    @property
    def command(self) -> str:
        """What makes it again."""
        played = f"--players {self.players} --games {self.games} --seed {self.seed}"
        return f"camerlengo train {self.game} {played} --practise"

    def to_text(self) -> str:
        """A line for each weight: small differences stay small in a version control."""
        return json.dumps({"command": self.command} | msgspec.to_builtins(self), indent=2) + "\n"


class Trainee:
    """Sits down at a seat with these weights."""

    def __init__(self, players: int, weights: Weights) -> None:
        self.players = players
        self.weights = weights

    def __call__(self, box: Box, seed: int) -> Bot:
        """A bot that plays by these weights."""
        policy = box.policy()
        assert policy is not None
        return Suspicious(Rng(seed), policy.practised({self.players: self.weights}))


class Duel(msgspec.Struct, frozen=True):
    """One deal between two sets of weights, from either side."""

    candidate: Weights
    champion: Weights
    deal: int


def won(contest: Contest, duel: Duel) -> float:
    """How much of the victories of this deal the candidate had."""
    players = contest.players
    shares, _ = play_deal(
        contest, duel.deal, Trainee(players, duel.candidate), Trainee(players, duel.champion)
    )
    return sum(shares) / len(shares)


class DuelRunner:
    """Plays duels, no deal twice."""

    def __init__(
        self, practice: Practice, executor: Executor, on_deal: Callable[[], None] | None = None
    ) -> None:
        self.contest = Contest(
            game=practice.game, players=practice.players, bots=("", ""), rounds=1, seed=practice.seed
        )
        self.sides = self.contest.sides
        self.executor = executor
        self.on_deal = on_deal
        self.deals = 0
        self.games = 0

    def shares(self, candidates: list[Weights], champion: Weights, deals: int) -> list[float]:
        """What each candidate wins against the champion, all on the same deals."""
        duels = [
            Duel(candidate, champion, self.deals + deal) for deal in range(deals) for candidate in candidates
        ]
        totals = [0.0] * len(candidates)
        work = functools.partial(won, self.contest)
        with closing(self.executor.map(work, duels)) as played:
            for number, share in enumerate(played):
                totals[number % len(candidates)] += share
                self.games += self.sides
                if self.on_deal is not None:
                    self.on_deal()
        self.deals += deals
        return [total / deals for total in totals]


def changed(weights: Weights, chance: Random) -> Weights:
    """Some of the weights, more or less."""
    names = chance.sample(sorted(weights), chance.randint(1, min(MOST_CHANGED, len(weights))))
    return weights | {name: round(weights[name] * exp(chance.gauss(0.0, LARGE_STEP)), 4) for name in names}


def beginning(game: str) -> Weights:
    """The weights of a game's own way to play, if it has one that can practise."""
    box = open_box(game)
    policy = box.policy()
    weights = policy.weights() if policy is not None else {}
    if not weights:
        raise SetupError(text("error.setup.practice", game=box.title))
    return weights


def practise(
    practice: Practice, executor: Executor | None = None, on_deal: Callable[[], None] | None = None
) -> Practised:
    """Improves the weights of a policy by self-play, and tests the result against the start."""
    first = beginning(practice.game)
    sparring = DuelRunner(practice, executor or ThisProcess(), on_deal)
    chance = Random(practice.seed)
    champion = first
    while sparring.games < practice.games:
        candidates = [changed(champion, chance) for _ in range(CHANGES)]
        shares = sparring.shares(candidates, champion, TRIED)
        best = max(range(CHANGES), key=shares.__getitem__)
        if shares[best] >= PROMISING and sparring.shares([candidates[best]], champion, AGAIN)[0] >= BETTER:
            champion = candidates[best]
    (share,) = sparring.shares([champion], first, TESTED)
    tested = TESTED * sparring.sides
    return Practised(
        **msgspec.structs.asdict(practice), tested=tested, won=round(share * tested, 1), weights=champion
    )


def against(
    practice: Practice,
    found: Weights,
    stored: Weights,
    executor: Executor | None = None,
    on_deal: Callable[[], None] | None = None,
) -> tuple[float, int]:
    """What somebody with these weights wins against stored ones, and of how many games; no deal is one from
    which either has learned.
    """
    sparring = DuelRunner(practice, executor or ThisProcess(), on_deal)
    sparring.deals = FRESH
    (share,) = sparring.shares([found], stored, TESTED)
    tested = TESTED * sparring.sides
    return share * tested, tested


def own_practice(game: str, players: int) -> Path | None:
    """Where a game keeps what it has practised; None if this is no checkout, whose files may be changed."""
    return kept_file(game, "practised", players)
