"""Deciders for tests of rules: they write down what is asked and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from camerlengo.core.ask import EVERYBODY, Unanswered
from tests.games.playing import Noted


@dataclass(frozen=True)
class Asked:
    """`words` are the options as the tests of the game write them, if they do."""

    seat: int
    question: int
    options: tuple[int, ...]
    words: str = field(default="", compare=False)


class Told(NamedTuple):
    kind: int
    seat: int
    about: tuple[int, ...]
    audience: int = EVERYBODY


Answer = str | int | Mapping[int, str | int]


class Script(Noted):
    """Plays the given answers in order.

    A question to several seats is answered by a mapping; a seat that is not in it does `nothing`. Stops the
    rules with Unanswered after the last answer. `watch` is called at every question.
    """

    def __init__(self, answers: Sequence[Answer], watch: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.hears = True
        self.answers = list(answers)
        self.used = 0
        self.watch = watch
        self.asked: list[Asked] = []
        self.together: list[list[int]] = []  # the seats of each question
        self.told: list[Told] = []

    # --- what a game says in its own words ---

    def meant(self, question: int, answer: str | int) -> int:
        """An answer in words as the option it means."""
        return int(answer)

    def nothing(self, question: int) -> str | int:
        return 0

    def words(self, question: int, options: Sequence[int]) -> str:
        return ""

    # --- asking and telling ---

    def one(self, seat: int, question: int, options: list[int]) -> int:
        given = self._next(question, {seat: options})
        assert not isinstance(given, Mapping), f"{given} is an answer of several seats, but only one is asked"
        return self._check(seat, question, options, given)

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        given = self._next(question, options)
        assert isinstance(given, Mapping), f"{given} is an answer of one seat, but {list(options)} are asked"
        assert set(given) <= set(options), f"{list(given)} answer, but {list(options)} are asked"
        nothing = self.nothing(question)
        return {
            seat: self._check(seat, question, options[seat], given.get(seat, nothing)) for seat in options
        }

    def _next(self, question: int, options: dict[int, list[int]]) -> Answer:
        if self.watch is not None:
            self.watch()
        self.together.append(list(options))
        for seat, choices in options.items():
            assert choices, "nobody is asked to choose from nothing"
            assert choices == sorted(set(choices)), "options are sorted and unique"
            self.asked.append(Asked(seat, question, tuple(choices), self.words(question, choices)))
        if self.used == len(self.answers):
            raise Unanswered(question, options, {})
        self.used += 1
        return self.answers[self.used - 1]

    def _check(self, seat: int, question: int, options: list[int], given: str | int) -> int:
        answer = self.meant(question, given)
        assert answer in options, f"seat {seat} answers {given}, but the options are {options}"
        return answer

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        self.told.append(Told(kind, seat, tuple(about), audience))

    # --- what was written down ---

    @property
    def unused(self) -> list[Answer]:
        return self.answers[self.used :]

    @property
    def questions(self) -> list[int]:
        return [asked.question for asked in self.asked]

    def heard(self, kind: int) -> list[Told]:
        return [told for told in self.told if told.kind == kind]

    def asked_of(self, seat: int) -> list[Asked]:
        return [asked for asked in self.asked if asked.seat == seat]
