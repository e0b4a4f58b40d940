"""Answers of a record as codes, for its text form: `0:take-2r` is seat 0, which answers “take” with “2r”.

A record holds numbers only. To write an answer as a code the rules have to say which question it was given
to, so a record is replayed once. To read it back the name of the question is enough. An answer that does not
follow the rules is written as its number: `0:3`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from camerlengo.core.ask import Ask
from camerlengo.core.box import Box
from camerlengo.core.errors import CamerlengoError, RecordError
from camerlengo.core.game import MOST_IDLE
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Value
from camerlengo.core.texts import text

Opener = Callable[[str, int | None], Box]

_NUMBERED = re.compile(r"(-?\d+):(-?\d+)")
_CODED = re.compile(r"(\d+):([a-z][a-z0-9.]*)-([A-Za-z0-9.-]+)")

_openers: list[Opener] = []


def open_boxes_with(opener: Opener) -> None:
    """Says how a box is opened by its name and the version of its rules; core itself knows no game."""
    _openers[:] = [opener]


class _Done(Exception):
    """The answers are used up, or do not follow the rules."""


class _Asked(Ask):
    """Gives recorded answers to the rules, and notes which question each of them was given to."""

    def __init__(self, answers: Sequence[tuple[int, int]]) -> None:
        super().__init__()
        self.answers = answers
        self.questions: list[int] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        return self.all(question, {seat: options})[seat]

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        given: dict[int, int] = {}
        while len(given) < len(options):
            if len(self.questions) == len(self.answers):
                raise _Done
            seat, option = self.answers[len(self.questions)]
            if seat in given or option not in options.get(seat, ()):
                raise _Done
            given[seat] = option
            self.questions.append(question)
        return given


def write_answers(
    answers: Sequence[tuple[int, int]],
    game: str,
    rules: int,
    deck: str | None,
    players: int,
    options: Mapping[str, Value],
    rng: Callable[[], Rng],
) -> str:
    """All answers of a record in one word. The rest is its set-up; `rng` makes its chance."""
    plain = [f"{seat}:{option}" for seat, option in answers]
    try:
        box = _openers[0](game, rules)
        cards = _deck(box, deck)
        played = box.new(players, options=options, deck=cards, rng=rng())
    except CamerlengoError:
        return "_".join(plain)  # a record that cannot be played says so when it is played
    asked = _Asked(answers)
    idle = 0
    try:
        while not played.over():
            before = len(asked.questions)
            played.advance(asked)
            idle = idle + 1 if len(asked.questions) == before else 0
            if idle == MOST_IDLE:
                break
    except _Done:
        pass
    for number, question in enumerate(asked.questions):
        seat, option = answers[number]
        name = box.questions[question].name.replace("_", ".")
        plain[number] = f"{seat}:{name}-{box.option_code(question, option, cards)}"
    return "_".join(plain)


def read_answers(written: str, game: str, rules: int, deck: str | None) -> list[list[int]]:
    """The same as numbers. Raises RecordError."""
    return _Reader(game, rules, deck).read(written)


class _Reader:
    def __init__(self, game: str, rules: int, deck: str | None) -> None:
        self.game = game
        self.rules = rules
        self.source = deck
        self.box: Box | None = None
        self.deck: Any = None
        self.questions: dict[str, int] = {}

    def read(self, written: str) -> list[list[int]]:
        return [self._answer(answer) for answer in written.split("_") if answer]

    def _answer(self, answer: str) -> list[int]:
        if numbers := _NUMBERED.fullmatch(answer):
            return [int(numbers[1]), int(numbers[2])]
        coded = _CODED.fullmatch(answer)
        question = None if coded is None else self._questions().get(coded[2])
        if coded is None or question is None or self.box is None:
            raise RecordError(text("error.record.edited"))
        option = self.box.codes(question, self.deck).read(coded[3])
        if option is None:
            raise RecordError(text("error.record.edited"))
        return [int(coded[1]), option]

    def _questions(self) -> dict[str, int]:
        """By name as records write it; the box is opened at the first code."""
        if self.box is None:
            self.box = _openers[0](self.game, self.rules)
            self.deck = _deck(self.box, self.source)
            self.questions = {kind.name.replace("_", "."): kind.number for kind in self.box.questions}
        return self.questions


def _deck(box: Box, source: str | None) -> Any:
    return box.standard_deck() if source is None else box.read_deck(source)
