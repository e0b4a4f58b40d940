"""Bots: they decide from an information set, which tells them all that their seat knows and nothing else."""

from __future__ import annotations

import time
from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from camerlengo.core.ask import Ask
from camerlengo.core.game import MOST_IDLE, Evaluation, Game, Guesser
from camerlengo.core.lookahead import Frame
from camerlengo.core.position import InformationSet
from camerlengo.core.replay import SEALED
from camerlengo.core.rng import Rng

SEATS: Final = 8  # a question and the seat that it goes to are one number
OPTIONS: Final = 1 << 20  # that number and an option are one
MANY: Final = 150  # options


def asked_of(seat: int, question: int) -> int:
    """The beginning of the keys of what this seat answers to this question."""
    return (question * SEATS + seat) * OPTIONS


def most_asked(answers: dict[int, float]) -> dict[int, float]:
    """Of answers to several questions, by key, those to the question that was answered most, by option."""
    looked: dict[int, float] = {}
    for key, count in answers.items():
        asked = key // OPTIONS
        looked[asked] = looked.get(asked, 0.0) + count
    most = -1
    for asked, count in looked.items():
        if most < 0 or count > looked[most]:
            most = asked
    return {key % OPTIONS: count for key, count in answers.items() if key // OPTIONS == most}


def looked_at(evaluation: Evaluation, info: InformationSet, guess: int) -> list[int]:
    """The options; of very many only those that promise something, in the guess of this seed."""
    if len(info.options) <= MANY:
        return info.options
    return evaluation.promising(info.guess_from(guess).game, info.seat, info.question, info.options)


def glances(
    evaluation: Evaluation,
    info: InformationSet,
    options: list[int],
    guess: int,
    games: list[Game] | None = None,
) -> list[float]:
    """How good each option looks one step ahead, in the guess of this seed; `games` get what they lead to.

    An option aside gets the worth of the best other option, plus its own improvement of the position.
    """
    values: list[float] = []
    asides: list[int] = []
    best = 0.0
    plain = False
    for option in options:
        game = info.after(option, guess)
        if games is not None:
            games.append(game)
        value = evaluation.value(game, info.seat)
        values.append(value)
        if evaluation.aside(info.question, option):
            asides.append(len(values) - 1)
        elif not plain or value > best:
            best = value
            plain = True
    if asides and plain:
        now = evaluation.value(info.guess_from(guess).game, info.seat)
        for at in asides:
            values[at] += best - now
    return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot decides from an information set. This one chooses evenly among the options."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, info: InformationSet) -> int:
        """Returns one of `info.options`; by default a random one. Bots override it."""
        return info.options[self.rng.below(len(info.options))]


class Thinker(Bot):  # not ABC: compiled, whoever asks for the kind of a thinker would be told any
    """A bot that can say what it thinks of the options.

    `budget` bounds the thinking and makes it reproducible; `seconds`, if given, ends it earlier. Several who
    think about the same question see it alike at first if they have the same `first_look`, a seed.
    """

    def __init__(self, rng: Rng, guesser: Guesser, budget: int, seconds: float = 0.0) -> None:
        self.rng = rng
        self.guesser = guesser
        self.budget = budget
        self.seconds = seconds
        self.first_look = -1
        self.until = 0.0  # when the time is up; 0: never
        self.decisions = 0  # that were simulated, for benchmarks

    def choose(self, info: InformationSet) -> int:
        """Thinks if there is a choice, and returns the preferred option."""
        if len(info.options) == 1:
            return info.options[0]
        self.think(info)
        return self.preferred(info)

    def start_clock(self) -> None:
        """Starts the time of one decision; without a time limit it never ends."""
        self.until = time.monotonic() + self.seconds if self.seconds > 0.0 else 0.0

    def time_is_up(self) -> bool:
        """Whether the time limit of this decision has passed."""
        return self.until > 0.0 and time.monotonic() > self.until

    def look_at(self, option: int) -> None:
        """Makes the bot consider this option, too, even if it would not otherwise."""

    @abstractmethod
    def think(self, info: InformationSet) -> None:
        """Thinks about the question; what follows is about this."""

    @abstractmethod
    def preferred(self, info: InformationSet) -> int:
        """What to answer."""

    @abstractmethod
    def weighed(self, info: InformationSet) -> list[tuple[int, float, float]]:
        """Every option, how much the bot leans towards it, all together 1, and the chance of winning with it.

        An option with a share of 0 was never looked at: its chance is not known.
        """

    def mixes(self, seat: int) -> bool:
        """Whether the shares are how often to choose each option, since whoever is predictable loses."""
        return False

    def replies(self, option: int) -> dict[int, float]:
        """The answers considered after this option, and how often."""
        return {}


class BotAsk(Ask):
    """Bots at a table: one for each seat.

    `answers` are those since the last advance, `asked` their questions, `given` all of the game.
    """

    def __init__(self, bots: list[Bot]) -> None:
        self.hears = False
        self.bots = bots
        self.decisions = 0
        self.answers: list[tuple[int, int]] = []
        self.asked: list[int] = []
        self.given: list[tuple[int, int]] = []
        self.game: Game | None = None
        self.checkpoint: Game | None = None
        self.idle = 0  # turns in a row in which nobody was asked

    def play(self, game: Game) -> None:
        """Takes a game to its end."""
        self.given = []
        self.idle = 0
        while not game.over():
            self.take_turn(game)

    def take_turn(self, game: Game) -> None:
        """Takes a game through its next turn, or part of one."""
        self.game = game
        self.checkpoint = game.copy()
        self.answers = []
        self.asked = []
        game.advance(self)
        self.given += self.answers
        self.idle = 0 if self.answers else self.idle + 1
        if self.idle == MOST_IDLE:
            raise game.stuck()

    def one(self, seat: int, question: int, options: list[int]) -> int:
        """Lets the bot at this seat decide."""
        option = self.decide(seat, question, options)
        self.answers = [*self.answers, (seat, option)]  # new lists: a frame is never changed
        self.asked = [*self.asked, question]
        return option

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Lets the bots at these seats decide, none of them with the others' answers."""
        sealed = {seat: self.decide(seat, question, options[seat]) for seat in options}
        self.answers = self.answers + list(sealed.items())
        self.asked = self.asked + [SEALED] * len(sealed)
        return sealed

    def decide(self, seat: int, question: int, options: list[int]) -> int:
        """Asks the bot of the seat, and returns its option."""
        game = self.game
        checkpoint = self.checkpoint
        assert game is not None
        assert checkpoint is not None
        self.decisions += 1
        opened = len(self.given) + len(self.answers)
        frame = Frame(checkpoint, self.answers, [])
        return self.bots[seat].choose(
            InformationSet(game, frame, self.asked, opened, seat, question, options)
        )
