"""Answers that were given, given to the rules again, up to the question that is open."""

from __future__ import annotations

from typing import Any, Final

from camerlengo.core.ask import EVERYBODY, Ask, Event, Illegal, Unanswered
from camerlengo.core.game import Game
from camerlengo.core.lookahead import Frame

SEALED: Final = -1  # in place of a question that several seats answered at once


class Decision:
    """The open question: `options` by seat, and the choices `sealed` so far, which may still be changed.

    It is `hidden` if the options depend on what not everybody knows (`Ask.reach`): then nobody else may learn
    whether a seat has a choice.
    """

    def __init__(
        self, question: int, options: dict[int, list[int]], sealed: dict[int, int], hidden: bool = False
    ) -> None:
        self.question = question
        self.options = options
        self.sealed = sealed
        self.hidden = hidden

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.question, self.options, self.sealed, self.hidden)

    def waiting(self) -> list[int]:
        """The seats that still have to decide."""
        return [seat for seat in self.options if seat not in self.sealed]


class Replay(Ask):
    """Repeats answers, guesses as the frame says, listens, and stops with the question that is open then.

    `answers` are those since the frame's checkpoint and beyond; `used` of them belong to finished turns.
    """

    def __init__(
        self, game: Game, frame: Frame, answers: list[tuple[int, int]], used: int, number: int
    ) -> None:
        self.hears = True
        self.brief = frame.brief
        self.game = game
        self.guesses = frame.guesses
        self.guessed = 0
        self.answers = answers
        self.began = used
        self.used = used
        self.number = number  # answers of the game before the turn
        self.events: list[Event] = []
        self.asked: list[int] = []  # by answer, to which question
        self.hidden = False  # whether the options of the next question depend on what not everybody knows

    def reach(self) -> bool:
        """Notes that options are hidden, and makes the guesses that are due."""
        self.hidden = True
        return self.guess()

    def guess(self) -> bool:
        """Makes the guesses that are due before the next answer. Returns whether there were any."""
        found = False
        while self.guessed < len(self.guesses) and self.guesses[self.guessed].at == self.used - self.began:
            guess = self.guesses[self.guessed]
            self.guessed += 1
            guess.make(self.game)
            self.brief = guess.brief
            # In a guess nobody else remembers more of this turn than the one who guesses has heard.
            self.events = [event for event in self.events if event.visible_to(guess.seat)]
            found = True
        return found

    def one(self, seat: int, question: int, options: list[int]) -> int:
        """The next answer. Raises Unanswered with the question if there is none, WrongAnswer if it does
        not fit.
        """
        if self.guessed < len(self.guesses):
            self.guess()
        used = self.used
        if used == len(self.answers):
            raise Unanswered(question, {seat: options}, {})
        decider, option = self.answers[used]
        if decider != seat or option not in options:
            raise Illegal(self.count(), decider, option, question, {seat: options})
        self.used = used + 1
        self.asked.append(question)
        self.hidden = False
        return option

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """The next answers of these seats. Raises Unanswered if one is missing."""
        if self.guessed < len(self.guesses):
            self.guess()
        sealed: dict[int, int] = {}
        used = self.used
        while len(sealed) < len(options):
            if used == len(self.answers):
                raise Unanswered(question, options, sealed)
            seat, option = self.answers[used]
            if seat not in options or seat in sealed or option not in options[seat]:
                raise Illegal(self.count() + used - self.used, seat, option, question, options)
            sealed[seat] = option
            used += 1
        for _ in sealed:
            self.asked.append(SEALED)
        self.used = used
        self.hidden = False
        return sealed

    def count(self) -> int:
        """How many answers of the game were given."""
        return self.number + self.used - self.began

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        """Keeps an event with the number of answers before it."""
        self.events.append(Event(self.count(), kind, seat, about, audience))
