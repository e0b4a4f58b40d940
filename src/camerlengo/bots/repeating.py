"""Whoever looks ahead runs the rules again from the beginning of the turn: the answers given since are
repeated up to the open question, and what comes then is made up.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from camerlengo.core.ask import Ask


class Enough(Exception):
    """The look ahead has come as far as it was to go."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeating(Ask):
    """Repeats answers, then decides.

    `recorded` of the answers were given at the table, where everything is asked; those after them, if any,
    were made up by somebody who looked ahead before and was brief. -1: all of them.
    """

    def __init__(self, answers: list[tuple[int, int]], recorded: int) -> None:
        self.hears = False
        self.answers = answers
        self.recorded = recorded
        self.repeated = 0
        self.begun = recorded < 0
        self.brief = self.begun

    def one(self, seat: int, question: int, options: list[int]) -> int:
        if not self.begun and self.repeated == self.recorded:
            self.begin()
        if self.repeated < len(self.answers):
            self.repeated += 1
            return self.answers[self.repeated - 1][1]
        return self.decide(seat, question, options)

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        if not self.begun and self.repeated == self.recorded:
            self.begin()
        count = len(options)
        end = self.repeated + count
        if end <= len(self.answers):
            self.repeated = end
            return dict(self.answers[end - count : end])
        return self.decide_all(question, options)

    def begin(self) -> None:
        self.begun = True
        self.brief = True
        self.guess()

    def guess(self) -> None:
        """The question is reached that was open at the table: what cannot be known is to be guessed now."""

    def decide(self, seat: int, question: int, options: list[int]) -> int:
        """What to answer when everything is repeated."""
        raise Enough

    def decide_all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """The same for all at once."""
        raise Enough

    def made_up(self, given: list[tuple[int, int]]) -> None:
        """Keeps answers for somebody who looks ahead from here."""
        self.answers += given
        self.repeated += len(given)

    def turn_over(self) -> None:
        """Nothing is left to repeat: the next turn is made up from its beginning."""
        self.answers = []
        self.repeated = 0
        self.recorded = -1
