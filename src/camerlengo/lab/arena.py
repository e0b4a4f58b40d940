"""The arena: every bot against every other, in every seat, with the same deals for all.

A meeting of two bots is played in rounds. A round has one deal, played once for each seat: the one bot sits
there, the other one in all the rest. So neither luck of the deal nor a better seat favours anybody, and a
share above 1/players means strength.

Ratings are fitted to all meetings at once (Bradley–Terry, in the usual Elo points: 400 more are ten times the
chance of one seat against another), with intervals from drawing the rounds again (bootstrap).
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing

import msgspec

from camerlengo.bots import Seated, make_bot
from camerlengo.core.record import Value
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.lab.statistics import wilson

DRAWS = 200  # of the bootstrap
FITTING = 60  # rounds of the fit; it changes nothing after a dozen
ELO = 400.0 / math.log(10.0)
HALF_A_WIN = 0.5  # given to both in every meeting, so that a rating stays finite


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: `rounds` of every meeting. With `neighbours` only those side by side meet."""

    game: str
    players: int
    bots: tuple[str, ...]
    rounds: int
    seed: int
    options: dict[str, Value] = {}
    neighbours: bool = False

    def meetings(self) -> list[tuple[str, str]]:
        """Ordered pairs: the first sits alone. With two players the mirror image is the same meeting."""
        pairs = (
            zip(self.bots, self.bots[1:], strict=False)
            if self.neighbours
            else itertools.combinations(self.bots, 2)
        )
        return [
            meeting
            for one, other in pairs
            for meeting in (((one, other),) if self.players == 2 else ((one, other), (other, one)))
        ]


class Round(msgspec.Struct, frozen=True):
    """One deal of a meeting: `won` by the one who sat alone, in victories (shared ones in part)."""

    alone: str
    others: str
    number: int
    won: float
    wins: int
    games: int


class Meeting:
    """All rounds of two bots."""

    def __init__(self, alone: str, others: str) -> None:
        self.alone = alone
        self.others = others
        self.rounds: list[float] = []
        self.games = 0

    def add(self, played: Round) -> None:
        self.rounds.append(played.won)
        self.games += played.games

    @property
    def won(self) -> float:
        return sum(self.rounds)

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


class Rating(msgspec.Struct, frozen=True):
    bot: str
    elo: float
    low: float
    high: float


def hold(
    contest: Contest, executor: Executor | None = None, on_round: Callable[[Round], None] | None = None
) -> list[Meeting]:
    """Plays the contest. `on_round` hears of each round in order."""
    meetings = {pair: Meeting(*pair) for pair in contest.meetings()}
    work = functools.partial(play_round, contest)
    with closing((executor or ThisProcess()).map(work, list(rounds_of(contest)))) as played:
        for one in played:
            meetings[one.alone, one.others].add(one)
            if on_round is not None:
                on_round(one)
    return list(meetings.values())


def rounds_of(contest: Contest) -> Iterator[tuple[str, str, int]]:
    for number in range(contest.rounds):
        for alone, others in contest.meetings():
            yield alone, others, number


def play_round(contest: Contest, which: tuple[str, str, int]) -> Round:
    alone, others, number = which
    box = open_box(contest.game)
    chance = Rng(contest.seed).branch(number)
    deal = chance.next() << 30 | chance.below(1 << 30)
    won, wins = 0.0, 0
    for seat in range(contest.players):
        game = box.new(contest.players, deal, contest.options)
        names = [alone if place == seat else others for place in range(contest.players)]
        bots = [make_bot(name, box, deal ^ (place + 1)) for place, name in enumerate(names)]
        Seated(bots).play(game)
        places = game.places()
        if places[seat] == 1:
            won += 1.0 / places.count(1)
            wins += 1
    return Round(alone, others, number, won, wins, contest.players)


# --- ratings --------------------------------------------------------------------------------------


def ratings(meetings: Sequence[Meeting], players: int, seed: int = 1) -> list[Rating]:
    """The strongest first; the mean of all ratings is 1500."""
    bots = sorted({bot for meeting in meetings for bot in (meeting.alone, meeting.others)})
    whole = _fit(bots, [(m.alone, m.others, m.won, m.games) for m in meetings], players)
    rng = Rng(seed)
    draws: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(DRAWS):
        drawn = []
        for meeting in meetings:
            count = len(meeting.rounds)
            won = sum(meeting.rounds[rng.below(count)] for _ in range(count))
            drawn.append((meeting.alone, meeting.others, won, meeting.games))
        for bot, elo in _fit(bots, drawn, players).items():
            draws[bot].append(elo)
    edge = DRAWS // 40
    found = [Rating(bot, whole[bot], sorted(draws[bot])[edge], sorted(draws[bot])[-1 - edge]) for bot in bots]
    return sorted(found, key=lambda rating: -rating.elo)


def _fit(
    bots: Sequence[str], results: Sequence[tuple[str, str, float, int]], players: int
) -> dict[str, float]:
    """Strengths s such that one who sits alone wins s / (s + (players - 1) t) of its games against t."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(FITTING):
        gained = dict.fromkeys(bots, 0.0)
        weight = dict.fromkeys(bots, 0.0)
        for alone, others, won, games in results:
            wins = won + HALF_A_WIN
            total = games + HALF_A_WIN * players
            whole = strength[alone] + (players - 1) * strength[others]
            gained[alone] += wins
            gained[others] += total - wins
            weight[alone] += total / whole
            weight[others] += total * (players - 1) / whole
        strength = {bot: gained[bot] / weight[bot] if weight[bot] else 1.0 for bot in bots}
        mean = math.exp(sum(math.log(value) for value in strength.values()) / len(bots))
        strength = {bot: value / mean for bot, value in strength.items()}
    return {bot: 1500.0 + ELO * math.log(value) for bot, value in strength.items()}
