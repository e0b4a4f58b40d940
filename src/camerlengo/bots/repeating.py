"""Whoever looks ahead runs the rules again from the beginning of the turn: the answers given since are
repeated up to the open question, and what comes then is made up.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from camerlengo.core.ask import Ask
from camerlengo.core.game import Game
from camerlengo.core.rng import Rng


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

    def go(self, game: Game) -> None:
        """Takes a turn as far as this goes."""
        try:
            game.advance(self)
        except Enough:
            return

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


class Foresee(Repeating):
    """Has the game redealt at the open question, gives one answer, and stops at the next question."""

    def __init__(
        self,
        game: Game,
        answers: list[tuple[int, int]],
        recorded: int,
        seat: int,
        option: int,
        rng: Rng,
    ) -> None:
        super().__init__(answers, recorded)
        self.game = game
        self.seat = seat
        self.option = option
        self.rng = rng
        self.answered = False

    def look(self) -> Game:
        """The game at the next question, or at the end of the turn."""
        self.go(self.game)
        return self.game

    def decide(self, seat: int, question: int, options: list[int]) -> int:
        self.answer()
        return self.option

    def decide_all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        self.answer()
        return {
            seat: self.option if seat == self.seat else options[seat][self.rng.below(len(options[seat]))]
            for seat in options
        }

    def answer(self) -> None:
        if self.answered:
            raise Enough
        self.answered = True
        self.brief = False  # the next question counts even if it is asked for form's sake
        self.imagine()

    def imagine(self) -> None:
        """Makes up what the seat cannot know."""
        self.game.redeal(self.seat, self.rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Onward(Repeating):
    """Plays on from the open question in a guessed world, turn after turn."""

    def __init__(self, game: Game, checkpoint: Game, answers: list[tuple[int, int]]) -> None:
        super().__init__(answers.copy(), len(answers))
        self.game = game
        self.checkpoint = checkpoint
        self.overlooks_hidden = False  # whether what is hidden does not matter to who looks one step ahead

    def new_turn(self) -> None:
        if not self.begun:
            self.begin()
        self.checkpoint = self.game.copy()
        self.turn_over()

    def guess(self) -> None:
        self.redeal(self.game)

    def redeal(self, game: Game) -> None:
        """Makes this game the guessed world: called at the open question, whenever the turn is repeated."""

    def after(self, seat: int, option: int, rng: Rng) -> Game:
        """What this seat would foresee in this world, from a guess of its own if that matters."""
        return Glance(self, seat, option, rng).look()


class Glance(Foresee):
    """Foresees within a guessed world."""

    def __init__(self, onward: Onward, seat: int, option: int, rng: Rng) -> None:
        super().__init__(onward.checkpoint.copy(), onward.answers, onward.recorded, seat, option, rng)
        self.onward = onward

    def guess(self) -> None:
        self.onward.redeal(self.game)

    def imagine(self) -> None:
        if self.onward.overlooks_hidden:
            self.game.chance_anew(self.rng)
        else:
            super().imagine()
