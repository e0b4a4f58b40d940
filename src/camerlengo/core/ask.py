"""The rules ask; whoever decides is an `Ask`.

`one` asks a single seat. `all` asks several seats at once and none of them sees another's choice. `tell`
reports what has happened; it is called only where somebody listens (`hears`), so that a simulation pays
nothing for it. Nor need it pay for questions that are asked for form's sake (`brief`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from camerlengo.core.rng import Rng

SPECTATOR: Final = -1
EVERYBODY: Final = -1


def only(seat: int) -> int:
    """The audience of a telling that one seat alone may hear."""
    result: int = 1 << seat
    return result


class Event:
    """Something that has happened: the `at`-th answer had been given, `audience` may know of it."""

    def __init__(self, at: int, kind: int, seat: int, about: list[int], audience: int) -> None:
        self.at = at
        self.kind = kind
        self.seat = seat
        self.about = about
        self.audience = audience

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.at, self.kind, self.seat, self.about, self.audience)

    def visible_to(self, seat: int) -> bool:
        """Whether this seat sees the event; seat -1 is a spectator."""
        return self.audience == EVERYBODY or (seat >= 0 and (self.audience >> seat) & 1 == 1)


class Unanswered(Exception):
    """The recorded answers are used up: these seats have to decide.

    `options` holds the options of every seat the question goes to; `sealed` the choices that are already
    made but may still be changed.
    """

    def __init__(self, question: int, options: dict[int, list[int]], sealed: dict[int, int]) -> None:
        super().__init__(question)
        self.question = question
        self.options = options
        self.sealed = sealed

    def __reduce__(self) -> tuple[Any, ...]:
        return Unanswered, (self.question, self.options, self.sealed)


class Illegal(Exception):
    """An answer that the rules do not offer, number `at` of the game; no question is open if it is -1."""

    def __init__(self, at: int, seat: int, option: int, question: int, options: dict[int, list[int]]) -> None:
        super().__init__(f"answer {at}, option {option} of seat {seat}, is none of {options}")
        self.at = at
        self.seat = seat
        self.option = option
        self.question = question
        self.options = options

    def __reduce__(self) -> tuple[Any, ...]:
        return Illegal, (self.at, self.seat, self.option, self.question, self.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """Somebody who decides. This one takes the first option and listens to nothing."""

    brief = False
    """Whether rules may leave out questions with one option, which are asked only so that nobody learns from
    who is asked who could decide something. Whoever keeps or repeats a record must hear them all."""

    def __init__(self) -> None:
        self.hears = False

    def one(self, seat: int, question: int, options: list[int]) -> int:
        """One of `options`, which are sorted, unique and at least one."""
        return options[0]

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """A sealed choice of every seat in `options`.

        Asked seat by seat unless a subclass knows better.
        """
        return {seat: self.one(seat, question, options[seat]) for seat in options}

    def offer(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Asks several seats at once whether they do something; the first option of each declines.

        Where one of them alone is looked at, a look-ahead lets the others decline.
        """
        return self.all(question, options)

    def one_from(self, seat: int, question: int, offer: Callable[[], list[int]]) -> int:
        """Asks for one of the options that `offer` gives, in the world in which the question is asked.

        Rules use it where options depend on what not everybody knows, such as the cards of a hand: a
        look-ahead of somebody else guesses the hand when the question is reached. Hot code calls `reach`
        itself and computes the options after it.
        """
        self.reach()
        return self.one(seat, question, offer())

    def all_from(self, question: int, offer: Callable[[], dict[int, list[int]]]) -> dict[int, int]:
        """The same for several seats at once."""
        self.reach()
        return self.all(question, offer())

    def reach(self) -> bool:
        """A question is reached, and its options are not computed yet: look-aheads guess here.

        Says whether anything was guessed. Rules may call it only where a question follows in every case.
        Nobody else may learn how many options it has: environments put it to a seat without a choice, too.
        """
        return False

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        """Hears that something of `kind` has happened to `seat`."""


class RandomAsk(Ask):
    """Chooses evenly among the options; `decisions` counts where there was something to choose."""

    def __init__(self, rng: Rng) -> None:
        self.hears = False
        self.brief = True
        self.rng = rng
        self.decisions = 0

    def one(self, seat: int, question: int, options: list[int]) -> int:
        """A random option."""
        count = len(options)
        if count == 1:
            return options[0]
        self.decisions += 1
        return options[self.rng.below(count)]


class Decider(Ask):
    """Lets a function decide: `decide(seat, question, options)` returns one of the options.

    A single option (asked only so that nobody learns that it is one) is not put to the function.
    """

    def __init__(self, decide: Callable[[int, int, list[int]], int]) -> None:
        self.hears = False
        self.brief = True
        self.decide = decide
        self.decisions = 0

    def one(self, seat: int, question: int, options: list[int]) -> int:
        """Calls the function if there is a choice, and returns its option."""
        if len(options) == 1:
            return options[0]
        self.decisions += 1
        return self.decide(seat, question, options)
