"""The arena: every bot against every other, in every seat, with the same deals for all.

A meeting of two bots is played in rounds. A round has one deal, played once for each side: the one bot sits
there, the other one in all the rest. So neither luck of the deal nor a better seat favours anybody, and a
share above 1/sides means strength. A side is a seat; where seats win together it is a faction as it was
dealt, and a round is one bot's faction against the other's, from either side. More than two different bots
sit at one table in `combine`.

Ratings are fitted to all meetings at once (Bradley–Terry, in the usual Elo points: 400 more are ten times the
chance of one side against another). For their intervals the share of every meeting is drawn again and again
from what its games leave possible (Jeffreys' distribution), which is honest also where a bot has won all.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from random import Random

import msgspec

from camerlengo.bots import Bot, BotAsk, LabSettings, make_bot, with_network
from camerlengo.core.box import Box
from camerlengo.core.game import Game
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Value
from camerlengo.games import open_box
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.lab.statistics import wilson

DRAWS = 400  # of the shares, for intervals
FITTING = 60  # steps of the fit at most; it is close after a dozen
CLOSE = 1e-7  # nats
ELO = 400.0 / math.log(10.0)
HALF_A_WIN = 0.5

Maker = Callable[[Box, int], Bot]  # of somebody for a seat, from a seed


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """The plan of a contest: `rounds` of every meeting. With `neighbours` only those side by side meet.

    With more than two sides a pair meets twice, so that either sits alone; with `one_way` only the first.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    rounds: int
    seed: int
    options: dict[str, Value] = {}
    neighbours: bool = False
    one_way: bool = False
    settings: LabSettings = LabSettings()

    @property
    def box(self) -> Box:
        """The game, with the settings of the contest."""
        return with_network(open_box(self.game), self.settings)

    def maker(self, bot: str) -> Maker:
        """Makes this bot for a seat."""
        return functools.partial(make_bot, bot, settings=self.settings)

    def deal(self, number: int) -> tuple[Game, list[int]]:
        """A round: the table set up, and the seed of the bot at each seat, whoever sits there."""
        chance = Rng(self.seed).branch(number)
        seeds = [int(chance.next() << 30 | chance.below(1 << 30)) for _ in range(self.players + 1)]
        return open_box(self.game).new(self.players, seeds[-1], self.options), seeds[:-1]

    @property
    def sides(self) -> int:
        """How many sides every deal has; a round has as many games."""
        return len(set(open_box(self.game).evaluation().sides(self.deal(0)[0])))

    @property
    def factions(self) -> bool:
        """Whether seats win together."""
        return self.sides < self.players

    def meetings(self) -> list[tuple[str, str]]:
        """Ordered pairs: the first sits alone. With two sides the mirror image is the same meeting."""
        pairs = (
            zip(self.bots, self.bots[1:], strict=False)
            if self.neighbours
            else itertools.combinations(self.bots, 2)
        )
        if self.one_way or self.sides == 2:
            return list(pairs)
        return [meeting for one, other in pairs for meeting in ((one, other), (other, one))]


class Round(msgspec.Struct, frozen=True):
    """One deal of a meeting. `won`: by side, the part of the victory that the one who sat there alone had."""

    alone: str
    others: str
    number: int
    won: tuple[float, ...]
    shared: tuple[int, ...]  # by side, 1 if several had the largest part of the victory


class Meeting:
    """All rounds of two bots: the one alone on a side, the others on all the rest."""

    def __init__(self, alone: str, others: str, sides: int) -> None:
        self.alone = alone
        self.others = others
        self.rounds: list[float] = []
        self.by_side = [0.0] * sides
        self.shared_by_side = [0] * sides

    def add(self, played: Round) -> None:
        """Adds the result of a round."""
        self.rounds.append(sum(played.won))
        for side, (won, shared) in enumerate(zip(played.won, played.shared, strict=True)):
            self.by_side[side] += won
            self.shared_by_side[side] += shared

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.rounds) * len(self.by_side)

    @property
    def won(self) -> float:
        """How many games the first bot won; shared victories count in part."""
        return sum(self.rounds)

    @property
    def shared(self) -> int:
        """How many victories were shared."""
        return sum(self.shared_by_side)

    @property
    def share(self) -> float:
        """The share of games that the first bot won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.won, self.games)

    @property
    def fair(self) -> float:
        """What equals would win."""
        return 1.0 / len(self.by_side)

    def on_side(self, side: int) -> tuple[float, tuple[float, float]]:
        """The share of this side's games, and its interval."""
        count = len(self.rounds)
        return (self.by_side[side] / count if count else 0.0), wilson(self.by_side[side], count)

    @property
    def decided(self) -> tuple[float, int]:
        """With two sides: how many of the games with one winner were won, and how many there were."""
        return self.won - self.shared / 2, self.games - self.shared

    def decided_on(self, side: int) -> tuple[float, int]:
        """The same for the games of this side."""
        shared = self.shared_by_side[side]
        return self.by_side[side] - shared / 2, len(self.rounds) - shared


class Meetings:
    """All meetings of a contest, as far as they were played."""

    def __init__(self, contest: Contest) -> None:
        sides = contest.sides
        self._by_pair = {pair: Meeting(*pair, sides) for pair in contest.meetings()}
        self.rounds = 0

    def add(self, played: Round) -> None:
        """Adds the result of a round to its meeting."""
        self._by_pair[played.alone, played.others].add(played)
        self.rounds += 1

    @property
    def begun(self) -> list[Meeting]:
        """Those of which any rounds were played."""
        return [meeting for meeting in self._by_pair.values() if meeting.rounds]


class Rating(msgspec.Struct, frozen=True):
    """The rating of a bot in Elo points, with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float


def hold(contest: Contest, executor: Executor | None = None) -> list[Meeting]:
    """Plays the contest to its end."""
    (meetings,) = hold_all([contest], executor)
    return meetings


def hold_all(
    contests: Sequence[Contest],
    executor: Executor | None = None,
    on_round: Callable[[Round], None] | None = None,
) -> list[list[Meeting]]:
    """Plays one contest after the other to the end of all. `on_round` hears of each round in order."""
    meetings = [Meetings(contest) for contest in contests]
    with closing(rounds_played(contests, executor)) as played:
        for number, one in played:
            meetings[number].add(one)
            if on_round is not None:
                on_round(one)
    return [found.begun for found in meetings]


def rounds_played(
    contests: Sequence[Contest], executor: Executor | None = None
) -> Generator[tuple[int, Round], None, None]:
    """Plays one contest after the other; whoever has finished one need not wait for the next.

    Every round comes in its order as soon as it is finished, with the number of its contest.
    """
    rounds = [(number, which) for number, one in enumerate(contests) for which in rounds_of(one)]
    work = functools.partial(_play_one_of, list(contests))
    with closing((executor or ThisProcess()).map(work, rounds)) as played:
        for (number, _), one in zip(rounds, played, strict=True):
            yield number, one


def rounds_of(contest: Contest) -> Iterator[tuple[str, str, int]]:
    """All rounds of a contest, in the order in which they are played."""
    meetings = contest.meetings()
    for number in range(contest.rounds):
        for alone, others in meetings:
            yield alone, others, number


def _play_one_of(contests: list[Contest], which: tuple[int, tuple[str, str, int]]) -> Round:
    number, pair_and_deal = which
    return play_round(contests[number], pair_and_deal)


def play_round(contest: Contest, which: tuple[str, str, int]) -> Round:
    """Plays one round: one deal from every side."""
    alone, others, number = which
    won, shared = play_deal(contest, number, contest.maker(alone), contest.maker(others))
    return Round(alone, others, number, won, shared)


def play_deal(
    contest: Contest, number: int, alone: Maker, others: Maker
) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """Plays deal `number` from every side; `won` and `shared` of a round."""
    box = contest.box
    dealt, seeds = contest.deal(number)
    sides = box.evaluation().sides(dealt)
    won, shared = [], []
    for side in sorted(set(sides)):
        game = dealt.copy()
        makers = [alone if one == side else others for one in sides]
        BotAsk([make(box, seed) for make, seed in zip(makers, seeds, strict=True)]).play(game)
        victory = victories(game.places(), sides)
        won.append(victory[side] / sum(victory.values()))
        shared.append(int(list(victory.values()).count(max(victory.values())) > 1))
    return tuple(won), tuple(shared)


def victories(places: Sequence[int], sides: Sequence[int]) -> dict[int, float]:
    """The part of each side that has won: all or nothing, unless somebody has changed sides meanwhile."""
    return {
        side: sum(place == 1 for place, one in zip(places, sides, strict=True) if one == side)
        / sides.count(side)
        for side in set(sides)
    }


# --- ratings --------------------------------------------------------------------------------------


def ratings(meetings: Sequence[Meeting], seed: int = 1) -> list[Rating]:
    """The strongest first; the mean of all ratings is 1500."""
    sides = len(meetings[0].by_side)
    bots = sorted({bot for meeting in meetings for bot in (meeting.alone, meeting.others)})
    # Both get half a win for each of their sides in every meeting, so that a rating stays finite.
    results = [
        (m.alone, m.others, m.won + HALF_A_WIN, m.games - m.won + HALF_A_WIN * (sides - 1)) for m in meetings
    ]
    whole = _fit(bots, results, sides)
    chance = Random(seed)
    draws: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(DRAWS):
        drawn = []
        for alone, others, won, lost in results:
            share = chance.betavariate(won, lost)
            drawn.append((alone, others, share * (won + lost), (1.0 - share) * (won + lost)))
        for bot, elo in _fit(bots, drawn, sides).items():
            draws[bot].append(elo)
    return rated(whole, draws)


def rated(whole: Mapping[str, float], draws: Mapping[str, Sequence[float]]) -> list[Rating]:
    """The strongest first: what all games say, and between what 95 of 100 draws lie."""
    edge = DRAWS // 40
    found = []
    for bot, elo in whole.items():
        drawn = sorted(draws[bot])
        found.append(Rating(bot, elo, drawn[edge], drawn[-1 - edge]))
    return sorted(found, key=lambda rating: -rating.elo)


def elo_of(nats: Mapping[str, float]) -> dict[str, float]:
    """Ratings in Elo points around 1500."""
    mean = sum(nats.values()) / len(nats)
    return {bot: 1500.0 + ELO * (value - mean) for bot, value in nats.items()}


def _fit(
    bots: Sequence[str], results: Sequence[tuple[str, str, float, float]], sides: int
) -> dict[str, float]:
    """The ratings that make the results likeliest, by Newton's method.

    One with the rating r, in nats, who sits alone against others with the rating t, wins e^r / (e^r +
    (sides - 1) e^t) of its games.
    """
    count = len(bots)
    place = {bot: number for number, bot in enumerate(bots)}
    rating = [0.0] * count
    for _ in range(FITTING):
        slope = [0.0] * count
        bend = [[1.0] * count for _ in bots]  # the ones hold the mean where it is
        for alone, others, won, lost in results:
            one, other = place[alone], place[others]
            expected = 1.0 / (1.0 + (sides - 1) * math.exp(rating[other] - rating[one]))
            slope[one] += won - (won + lost) * expected
            slope[other] -= won - (won + lost) * expected
            doubt = (won + lost) * expected * (1.0 - expected)
            bend[one][one] += doubt
            bend[other][other] += doubt
            bend[one][other] -= doubt
            bend[other][one] -= doubt
        steps = [max(-1.0, min(1.0, step)) for step in _solve(bend, slope)]
        rating = [value + step for value, step in zip(rating, steps, strict=True)]
        if max(map(abs, steps)) < CLOSE:
            break
    return elo_of(dict(zip(bots, rating, strict=True)))


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """The x with rows · x = right, by elimination; for as many unknowns as bots meet."""
    count = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(count):
        best = max(range(column, count), key=lambda row: abs(table[row][column]))
        table[column], table[best] = table[best], table[column]
        for row in range(count):
            if row != column:
                factor = table[row][column] / table[column][column]
                table[row] = [a - factor * b for a, b in zip(table[row], table[column], strict=True)]
    return [table[row][count] / table[row][row] for row in range(count)]
