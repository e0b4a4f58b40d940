"""Bots that sit together: as many as there are seats, each of them in one.

A round is one deal, played in every order of the bots over the seats, and every seat has its own chance, the
same whoever sits there: bots that play alike win exactly their fair share of every round. With two players
that is a usual round of the arena.

In a seat of a deal a bot has the same cards and the same chance in every order of the others, so that the
games of a round may tell less than as many games with deals of their own. How much less is seen from how far
the shares of the rounds scatter, and makes the intervals wider: at most, and while there is one round only,
as if all games in one seat of one deal were one, as in a usual round.

In the ratings a table is won by each with a chance in proportion to e^rating (Luce's choice, which for two is
Bradley–Terry). All of them play all games, so the ratings with the highest likelihood are the logarithms of
the shares. For their intervals the shares are drawn many times, all at once, from what the games leave
possible (Jeffreys' distribution).
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from random import Random

import msgspec

from camerlengo.bots import BotAsk, make_bot
from camerlengo.lab.arena import DRAWS, HALF_A_WIN, Contest, Rating, elo_of, rated, victories
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.lab.statistics import wilson


class FreeForAllGame(msgspec.Struct, frozen=True):
    """One game of a deal: who sat where, the part of the victory that each seat had, and its place."""

    number: int
    bots: tuple[str, ...]
    won: tuple[float, ...]
    places: tuple[int, ...]

    @property
    def shared(self) -> bool:
        """Whether several had the largest part of the victory."""
        return self.won.count(max(self.won)) > 1


class BotStanding:
    """How a bot has done in each seat."""

    def __init__(self, bot: str, seats: int) -> None:
        self.bot = bot
        self.by_seat = [0.0] * seats
        self.games_by_seat = [0] * seats
        self.places = 0

    def add(self, seat: int, won: float, place: int) -> None:
        """Adds one game of the bot at this seat."""
        self.by_seat[seat] += won
        self.games_by_seat[seat] += 1
        self.places += place

    @property
    def games(self) -> int:
        """How many games the bot has played."""
        return sum(self.games_by_seat)

    @property
    def won(self) -> float:
        """How many games the bot has won; shared victories count in part."""
        return sum(self.by_seat)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def mean_place(self) -> float:
        """The mean place, from 1."""
        return self.places / self.games if self.games else 0.0


class FreeForAll:
    """All bots of a contest, and their games together. Only whole rounds count: a part favours somebody."""

    def __init__(self, contest: Contest) -> None:
        self.players = contest.players
        self.orders = len(orders(contest))
        self.standings = [BotStanding(bot, contest.players) for bot in contest.bots]
        self.fair = 1.0 / contest.players
        self.rounds = 0
        self.shared = 0
        self._begun: list[FreeForAllGame] = []
        self._squares = 0.0  # of all shares of all rounds

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.rounds * self.orders

    def add(self, played: FreeForAllGame) -> None:
        """The games of a round come one after the other."""
        self._begun.append(played)
        if len(self._begun) == self.orders:
            self._count(self._begun)
            self._begun = []

    def _count(self, whole: Sequence[FreeForAllGame]) -> None:
        self.rounds += 1
        self.shared += sum(played.shared for played in whole)
        for standing in self.standings:
            before = standing.won
            for played in whole:
                seat = played.bots.index(standing.bot)
                standing.add(seat, played.won[seat], played.places[seat])
            self._squares += ((standing.won - before) / self.orders) ** 2

    @property
    def weight(self) -> float:
        """As how many games each one counts, for intervals."""
        fewest = self.players / self.orders
        if self.rounds < 2:
            return fewest
        squares = sum(standing.share**2 for standing in self.standings)
        scattered = (self._squares - self.rounds * squares) / (self.rounds - 1)
        alone = sum(standing.share * (1.0 - standing.share) for standing in self.standings) / self.orders
        return 1.0 if scattered <= alone else max(fewest, alone / scattered)

    def interval(self, standing: BotStanding) -> tuple[float, float]:
        """The 95 % interval of a bot's share, wider where games of a round are alike."""
        return wilson(standing.won * self.weight, standing.games * self.weight)

    def in_seat(self, standing: BotStanding, seat: int) -> tuple[float, tuple[float, float]]:
        """The share of a bot in this seat, and its interval."""
        won, games = standing.by_seat[seat], standing.games_by_seat[seat]
        return (won / games if games else 0.0), wilson(won * self.weight, games * self.weight)


def orders(contest: Contest) -> list[tuple[str, ...]]:
    """All ways to seat the bots; a round has as many games."""
    return list(itertools.permutations(contest.bots))


def games_of(contest: Contest) -> Iterator[tuple[int, tuple[str, ...]]]:
    """All games of a contest: the number of the deal, and the order of the bots."""
    for number in range(contest.rounds):
        for order in orders(contest):
            yield number, order


def games_played(contest: Contest, executor: Executor | None = None) -> Generator[FreeForAllGame, None, None]:
    """Plays the contest; every game comes in its order as soon as it is finished."""
    work = functools.partial(play_seating, contest)
    with closing((executor or ThisProcess()).map(work, games_of(contest))) as games:
        yield from games


def play_seating(contest: Contest, which: tuple[int, tuple[str, ...]]) -> FreeForAllGame:
    """Plays one deal with the bots in this order."""
    number, order = which
    box = contest.box
    game, seeds = contest.deal(number)
    bots = [make_bot(bot, box, seed, contest.settings) for bot, seed in zip(order, seeds, strict=True)]
    BotAsk(bots).play(game)
    places = game.places()
    victory = victories(places, range(contest.players))
    whole = sum(victory.values())
    won = tuple(victory[seat] / whole for seat in range(contest.players))
    return FreeForAllGame(number, order, won, tuple(map(int, places)))


def free_for_all_ratings(company: FreeForAll, seed: int = 1) -> list[Rating]:
    """The strongest first; the mean of all ratings is 1500."""
    # Each gets half a win more, so that a rating stays finite.
    won = {one.bot: one.won * company.weight + HALF_A_WIN for one in company.standings}
    chance = Random(seed)
    draws: dict[str, list[float]] = {bot: [] for bot in won}
    for _ in range(DRAWS):
        # Shares among all are as such numbers are to one another; their sum changes no rating.
        drawn = {bot: math.log(chance.gammavariate(count, 1.0)) for bot, count in won.items()}
        for bot, elo in elo_of(drawn).items():
            draws[bot].append(elo)
    return rated(elo_of({bot: math.log(count) for bot, count in won.items()}), draws)
