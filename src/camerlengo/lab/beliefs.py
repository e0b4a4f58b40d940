"""What beliefs are worth: how much likelier they find the truth than guessing evenly does, in nats.

Bots play; at each of their decisions the game's guesser makes up its mind from what the seat knows, and is
then confronted with what is really hidden. The mean logarithm of how much likelier it found that is what it
knows more than the even guess, which has 0. Decisions of one game are much alike, so the interval comes from
the means of games.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from contextlib import closing
from statistics import fmean, stdev
from typing import NamedTuple, Protocol

import msgspec

from camerlengo.bots import Bot, BotAsk, InformationSet, make_bot
from camerlengo.bots.search import Peeking
from camerlengo.core.game import Game, Guesser
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.lab.executors import Executor, ThisProcess
from camerlengo.lab.simulate import Series
from camerlengo.lab.statistics import Z_95

FIRST_STEP = 0.4  # of the fit, in nats
LAST_STEP = 0.01


class BeliefSample(NamedTuple):
    """A decision of `seat`: what it can think, and what is true."""

    guess: Game
    truth: Game
    seat: int


class TunableGuesser(Protocol):
    """A guesser whose weights can be changed, to find the likeliest."""

    tells: list[float]

    def prepare(self, guess: Game, seat: int) -> None:
        """Gets ready to weigh guesses of this seat."""

    def likelihood(self, game: Game, seat: int) -> float:
        """How likely the hidden information of a position is for this seat."""


class BeliefGain(msgspec.Struct, frozen=True):
    """Nats for each decision, with the 95 % interval."""

    games: int
    decisions: int
    nats: float
    low: float
    high: float


class RecordingBot(Bot):
    """A bot whose decisions are noted."""

    def __init__(self, bot: Bot, rng: Rng, moments: list[BeliefSample]) -> None:
        super().__init__(rng)
        self.bot = bot
        self.moments = moments

    def choose(self, info: InformationSet) -> int:
        """Notes the moment, and lets the bot decide."""
        if len(info.options) > 1:
            truth = info.guess(Rng(0), Peeking()).game
            self.moments.append(BeliefSample(info.guess(self.rng).game, truth, info.seat))
        return self.bot.choose(info)


def moments_of(series: Series, number: int) -> list[BeliefSample]:
    """All decisions of game `number` of the series, counted from 0."""
    box = open_box(series.game)
    chance = Rng(series.seed).branch(number)
    game = box.new(series.players, chance.next(), series.options)
    moments: list[BeliefSample] = []
    bots = [
        RecordingBot(make_bot(name, box, chance.next()), Rng(chance.next()), moments)
        for name in series.bots_in(number)
    ]
    BotAsk([*bots]).play(game)
    return moments


def knowledge(guesser: Guesser | TunableGuesser, moments: Sequence[BeliefSample]) -> float:
    """The mean over these decisions, in nats."""
    total = 0.0
    for moment in moments:
        guesser.prepare(moment.guess, moment.seat)
        total += math.log(guesser.likelihood(moment.truth, moment.seat))
    return total / len(moments)


def measure(series: Series, executor: Executor | None = None) -> BeliefGain:
    """Plays a series, and measures how much better the beliefs are than an even guess."""
    with closing((executor or ThisProcess()).map(functools.partial(_game, series), range(series.games))) as g:
        played = list(g)
    means = [mean for mean, _ in played]
    nats = fmean(means)
    half = Z_95 * stdev(means) / len(means) ** 0.5 if len(means) > 1 else math.inf
    return BeliefGain(len(means), sum(decisions for _, decisions in played), nats, nats - half, nats + half)


def _game(series: Series, number: int) -> tuple[float, int]:
    moments = moments_of(series, number)
    return knowledge(open_box(series.game).guesser(), moments), len(moments)


def fit(guesser: TunableGuesser, moments: Sequence[BeliefSample]) -> float:
    """Changes the weights of the guesser to the likeliest ones; returns what it then knows, in nats."""
    best = knowledge(guesser, moments)
    step = FIRST_STEP
    while step >= LAST_STEP:
        improved = False
        for number, weight in enumerate(guesser.tells.copy()):
            for changed in (weight + step, weight - step):
                guesser.tells[number] = changed
                found = knowledge(guesser, moments)
                if found > best:
                    best = found
                    improved = True
                    break
                guesser.tells[number] = weight
        if not improved:
            step /= 2
    return best
