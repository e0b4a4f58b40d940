"""A game that goes on answer by answer, as fast as the rules can be run: for environments.

A `Position` never changes, knows its past and hears what happens. A `Stepper` changes, keeps no past but the
answers, and listens to nothing. Questions that several seats answer at once are put to one seat after the
other; the rules learn the choices when all are made, so that nobody can see another's.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from camerlengo.core.ask import SPECTATOR, Ask, Illegal
from camerlengo.core.game import Game

NO_QUESTION: Final = -1


class Asked(Exception):
    """The rules have come to a question that nobody has answered yet."""


class Stepper(Ask):
    """`seat` has to answer `question` with one of `options`; nobody has when the game is `over`.

    `sizes` are the numbers of options of each question. Laid side by side they make one space of `actions`.
    With `skip_forced` a question with one option is answered at once.
    """

    def __init__(self, game: Game, sizes: list[int], skip_forced: bool = True) -> None:
        """Takes the game over: nobody else may go on with it."""
        self.hears = False
        self.brief = skip_forced
        self.skip_forced = skip_forced
        self.sizes = sizes
        self.offsets: list[int] = []
        self.actions = 0
        for size in sizes:
            self.offsets.append(self.actions)
            self.actions += size
        self.checkpoint = game  # before the turn
        self.game = game  # with the question open
        self.answers: list[int] = []  # since the checkpoint
        self.used: i64 = 0
        self.given: list[tuple[int, int]] = []  # seat and option of all answers that `step` gave
        self.seat = SPECTATOR
        self.question = NO_QUESTION
        self.options: list[int] = []
        self.together: dict[int, list[int]] | None = None  # the options of those who choose at once
        self.sealed: dict[int, int] = {}
        self.over = False
        self.run()

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, (
            self.checkpoint,
            self.sizes,
            self.skip_forced,
            self.answers[: self.used],
            self.given,
            self.sealed,
        )

    def one(self, seat: int, question: int, options: list[int]) -> int:
        used: i64 = self.used
        if used < len(self.answers):
            self.used = used + 1
            return self.answers[used]
        if self.skip_forced and len(options) == 1:
            self.answers.append(options[0])
            self.used = used + 1
            return options[0]
        self.seat = seat
        self.question = question
        self.options = options
        raise Asked

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        if self.used == len(self.answers):
            self.together = options
            self.sealed = {}
            self.question = question
            if self.asks_next(options):
                raise Asked
            self.seal(options)
        chosen: dict[int, int] = {}
        for seat in options:
            chosen[seat] = self.answers[self.used]
            self.used += 1
        return chosen

    def asks_next(self, options: dict[int, list[int]]) -> bool:
        """Puts the question to the next seat that has not chosen; False if all have."""
        for seat, own in options.items():
            if seat not in self.sealed:
                if self.skip_forced and len(own) == 1:
                    self.sealed[seat] = own[0]
                else:
                    self.seat = seat
                    self.options = own
                    return True
        return False

    def seal(self, options: dict[int, list[int]]) -> None:
        for seat in options:
            self.answers.append(self.sealed[seat])
        self.together = None

    def step(self, option: int) -> None:
        """Answers the open question. Raises Illegal and changes nothing if it does not offer the option."""
        if option not in self.options:
            raise Illegal(len(self.given), self.seat, option, self.question, {self.seat: self.options})
        self.given.append((self.seat, option))
        together = self.together
        if together is None:
            self.answers.append(option)
        else:
            self.sealed[self.seat] = option
            if self.asks_next(together):
                return
            self.seal(together)
        self.run()

    def act(self, action: int) -> None:
        """The same with an action: the option moved by the offset of its question."""
        self.step(action - (0 if self.over else self.offsets[self.question]))

    def run(self) -> None:
        """Runs the rules on to the next question."""
        while not self.checkpoint.over():
            game = self.checkpoint.copy()
            self.game = game
            self.used = 0
            try:
                game.advance(self)
            except Asked:
                return
            self.checkpoint = game
            self.answers = []
        self.game = self.checkpoint
        self.seat = SPECTATOR
        self.question = NO_QUESTION
        self.options = []
        self.over = True

    def mask(self) -> bytearray:
        """By action, 1 if it can be chosen now."""
        mask = bytearray(self.actions)
        if not self.over:
            offset: i64 = self.offsets[self.question]
            for option in self.options:
                mask[offset + option] = 1
        return mask

    def legal_actions(self) -> list[int]:
        if self.over:
            return []
        offset = self.offsets[self.question]
        return [offset + option for option in self.options]


def resumed(
    checkpoint: Game,
    sizes: list[int],
    skip_forced: bool,
    answers: list[int],
    given: list[tuple[int, int]],
    sealed: dict[int, int],
) -> Stepper:
    """For pickle: runs to the open question again."""
    stepper = Stepper(checkpoint, sizes, skip_forced)
    stepper.given = given
    if not stepper.over:
        stepper.checkpoint = checkpoint
        stepper.answers = answers
        stepper.run()
        together = stepper.together
        if together is not None:
            stepper.sealed = sealed
            stepper.asks_next(together)
    return stepper
