"""What a game must be.

Everything else (record, undo, replay, bots, pages) follows from these few functions.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from camerlengo.core.ask import Ask
from camerlengo.core.errors import RulesFailed
from camerlengo.core.rng import Rng
from camerlengo.core.texts import text

NEWEST_RULES: Final = 1 << 30  # later than every version: a game that no box has set up plays by the newest
# The lists of a new game until it is dealt or copied onto, so that a copy makes no empty ones in vain.
# All games share them: nothing may ever be put into them.
BLANK: Final[list[int]] = []
BLANKS: Final[list[list[int]]] = []

MOST_IDLE: Final = 1_000  # advances in a row that ask nobody: such a game goes on for ever
PLACE_BONUS: Final = 0.05  # how much of a finished game's worth is the place


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A position between two turns or phases.

    While a question is open the fields tell all, too: nothing hidden is only in a local variable.
    `seat` is a number from 0, or SPECTATOR for somebody who only watches.
    """

    def __init__(self) -> None:
        self.players: i64 = 0
        self.rules: i64 = NEWEST_RULES  # the version it is played under; `Box.new` sets it
        self.rng = Rng()  # what chance will bring

    def copy_common(self, other: Game) -> None:
        """For `copy`: gives `other` the fields that every game has."""
        other.players = self.players
        other.rules = self.rules
        other.rng.follow(self.rng)

    @abstractmethod
    def over(self) -> bool:
        """Whether the result is decided; asked between two advances."""

    @abstractmethod
    def advance(self, ask: Ask) -> None:
        """Plays the next turn or phase to its end, asking whoever must decide."""

    def stuck(self) -> RulesFailed:
        """The error for whoever has seen `MOST_IDLE` advances in a row that asked nobody."""
        title = getattr(type(self), "title", None)
        name = title if isinstance(title, str) else type(self).__name__
        return RulesFailed(text("error.rules.idle", game=name, n=MOST_IDLE))

    def mid_turn(self) -> bool:
        """Whether somebody's turn goes on with the next advance, in games that part their turns."""
        return False

    @abstractmethod
    def copy(self) -> Game:
        """An independent game in the same position."""

    @abstractmethod
    def view(self, seat: int) -> Any:
        """All that this seat may know, and nothing else, as the game's own View."""

    @abstractmethod
    def redeal(self, seat: int, rng: Rng) -> None:
        """Replaces what this seat cannot know by a guess that fits what it knows.

        The guess depends on the seat's knowledge and on `rng` alone, never on the truth it replaces.
        """

    def redraw_chance(self, rng: Rng) -> None:
        """What chance brings from here on is no longer what it was: the part of `redeal` without a guess.

        A game that keeps what of chance was seen sets that back here, too.
        """
        self.rng = rng.branch(1)

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat, if the game ended now."""

    @abstractmethod
    def places(self) -> list[int]:
        """The place of each seat from 1, ties shared, if the game ended now."""

    @abstractmethod
    def zones(self) -> list[Any]:
        """Where everything is and who may see it, as `Zone`s.

        The same things are in the zones from the first turn to the last.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """A game's own opinion of a position."""

    @abstractmethod
    def value(self, game: Game, seat: int) -> float:
        """How well this seat stands, in points or something like it.

        More is better. Also in the middle of a turn.
        """

    def standings(self, game: Game) -> list[float]:
        """How well each seat stands, in points."""
        return [self.value(game, seat) for seat in range(int(game.players))]

    def scale(self) -> float:
        """So many points ahead of another makes a victory e times as likely as the other's."""
        return 4.0

    def chances(self, game: Game) -> list[float]:
        """How likely each seat is to win, together 1, as far as the standings tell."""
        return shares_of(self.standings(game), self.scale())

    def margins(self, game: Game) -> list[float]:
        """How clearly each seat has won a finished game: shares like `chances`, in which who hardly lost has
        more than who was far behind.
        """
        return shares_of([float(points) for points in game.scores()], self.scale())

    def features(self, game: Game) -> list[list[float]]:
        """The standing of each side, then what it is made of: numbers that a learned evaluation weighs again.

        A side is a seat, or a faction where seats win together.
        """
        return [[standing] for standing in self.standings(game)]

    def sides(self, game: Game) -> list[int]:
        """The side of each seat, as a place in `parts`."""
        return list(range(int(game.players)))

    def progress(self, game: Game) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def usual_answer(self, question: int) -> int:
        """The usual answer to such a question, or -1. A search considers no other."""
        return -1

    def promising(self, game: Game, seat: int, question: int, options: list[int]) -> list[int]:
        """The options that may be the best for this seat, as far as a glance tells: at least one.

        For trials, which play so many decisions that they cannot look one step ahead of all. `game` is at the
        question.
        """
        return options

    def aside(self, question: int, option: int) -> bool:
        """Whether the same is asked again after this option: whoever looks one step ahead then compares the
        position with the one before, and not with what the other options lead to.
        """
        return False

    def worth_a_thought(self, game: Game, seat: int, question: int) -> bool:
        """Whether this seat may have a reason to do anything but what is `usual`, by what everybody can see.

        Where it has none, thinkers answer at once.
        """
        return True

    def ignores_hidden(self) -> bool:
        """Whether what a seat cannot know makes next to no difference to `value`: then who looks one step
        ahead in a world that is made up anyway need not guess it once more.
        """
        return False

    def outcome(self, game: Game) -> list[float]:
        """What a finished game is worth to each seat: its share of the victory, a trifle for its place."""
        places = game.places()
        count = len(places)
        winners = 0
        for place in places:
            if place == 1:
                winners += 1
        worth = [0.0] * count
        for seat in range(count):
            won = 1.0 / winners if places[seat] == 1 else 0.0
            worth[seat] = (1.0 - PLACE_BONUS) * won + PLACE_BONUS * (count - places[seat]) / (count - 1)
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Guesser:
    """How a search guesses what a seat cannot know. This one finds all that is possible equally likely."""

    def prepare(self, guess: Game, seat: int) -> None:
        """Before a decision of this seat: `guess` has the seat's own knowledge, the rest is made up."""

    def redeal(self, game: Game, seat: int, rng: Rng) -> None:
        """Replaces everything that the seat cannot know, like `Game.redeal`, but weighed by what players
        did.
        """
        game.redeal(seat, rng)

    def chance(self, game: Game, rng: Rng) -> None:
        """What chance brings from here on."""
        game.rng = rng.copy()

    def likelihood(self, game: Game, seat: int) -> float:
        """After `prepare`, and only to measure how good the guesses are: how much likelier this one finds
        what is hidden in `game` than it is if all that is possible is equally likely.
        """
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """A game's own way to play a seat, for games in which looking one step ahead is not enough.

    It gets a guess at the position, in which all that the seat cannot know was dealt again.
    """

    @abstractmethod
    def choose(self, guess: Game, seat: int, question: int, options: list[int], rng: Rng) -> int:
        """One of the options."""

    def guesser(self) -> Guesser:
        """Makes the guess. A policy that looks at little of it may have that replaced by anything at all."""
        return Guesser()

    def weights(self) -> dict[str, float]:
        """What it weighs, by name, if that can be practised."""
        return {}

    def practised(self, weights: dict[int, dict[str, float]]) -> Policy:
        """The same with other weights, by number of players."""
        return self

    def reasons(self, game: Game, seat: int) -> list[Any]:
        """What this seat has made of the others, as Texts; shown when the game is over."""
        return []


def shares_of(standings: list[float], scale: float) -> list[float]:
    """The share of each in one thing, together 1: with `scale` points more it is e times as large."""
    highest = standings[0]
    for standing in standings:
        highest = max(highest, standing)
    shares: list[float] = []
    whole = 0.0
    for standing in standings:
        share = exp((standing - highest) / scale)
        shares.append(share)
        whole += share
    for seat in range(len(shares)):
        shares[seat] /= whole
    return shares


def ranked(worth: list[int]) -> list[int]:
    """The place of each seat from 1: more worth is a better place, equals share one."""
    places: list[int] = []
    for own in worth:
        better = 0
        for other in worth:
            if other > own:
                better += 1
        places.append(better + 1)
    return places


def choose(ask: Ask, seat: int, question: int, options: list[int]) -> int:
    """Asks, unless there is nothing to decide."""
    if len(options) == 1:
        return options[0]
    return ask.one(seat, question, options)
