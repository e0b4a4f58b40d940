"""Looking ahead: how to get to a question again, and how to run the rules on from there.

Rules are ordinary functions, so a turn that is under way cannot be copied. A `Frame` says how to get there
again: the game before the turn, the answers given since, and the guesses made on the way. A guess is made at
the same question whenever the rules run over the frame, so that it is exact in mid-turn.

A look-ahead that decides many questions in a row does not step from position to position: the rules would run
over the beginning of the turn for each of them. It is a `Continuation`, which runs on from a frame once.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from camerlengo.core.ask import Ask
from camerlengo.core.game import Game, Guesser
from camerlengo.core.rng import Rng

EVENLY: Final = Guesser()  # finds all that is possible equally likely


class Stop(Exception):
    """A continuation has come as far as it was to go."""


class Guess:
    """After `at` answers of the turn `guesser` replaces what `seat` cannot know.

    From there on rules may leave out questions that are asked for form's sake if it is `brief`.
    """

    def __init__(self, at: int, seat: int, rng: Rng, guesser: Guesser, brief: bool) -> None:
        self.at = at
        self.seat = seat
        self.rng = rng
        self.guesser = guesser
        self.brief = brief

    def __reduce__(self) -> tuple[Any, ...]:
        return Guess, (self.at, self.seat, self.rng, self.guesser, self.brief)

    def make(self, game: Game) -> None:
        """The same guess every time."""
        self.guesser.redeal(game, self.seat, self.rng.copy())


class Frame:
    """How to get to a question: the game before the turn, the answers since, the guesses on the way.

    Nothing of it is ever changed. `checkpoint` holds the truth, also where guesses follow: code that runs the
    rules may look at it, a bot never.
    """

    def __init__(
        self, checkpoint: Game, answers: list[tuple[int, int]], guesses: list[Guess], brief: bool = False
    ) -> None:
        self.checkpoint = checkpoint
        self.answers = answers
        self.guesses = guesses
        self.brief = brief  # whether the turn began so

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self.checkpoint, self.answers, self.guesses, self.brief)

    def guessed(self, seat: int, rng: Rng, guesser: Guesser, brief: bool) -> Frame:
        """The same with a guess at the question it leads to."""
        guess = Guess(len(self.answers), seat, rng, guesser, brief)
        return Frame(self.checkpoint, self.answers, [*self.guesses, guess], self.brief)


@mypyc_attr(allow_interpreted_subclasses=True)
class Continuation(Ask):
    """Runs the rules on from a frame: repeats its answers, makes its guesses, then decides.

    A subclass decides in `decide` and `decide_all`; this one stops at the first question that the frame does
    not answer.
    """

    def __init__(self, frame: Frame) -> None:
        self.hears = False
        self.brief = frame.brief
        self.began_brief = frame.brief
        self.checkpoint = frame.checkpoint
        self.game = frame.checkpoint.copy()
        self.answers = frame.answers
        self.shared = True  # whether the list of answers is the frame's
        self.guesses = frame.guesses
        self.repeated = 0
        self.guessed = 0
        self.to_guess = len(frame.guesses) > 0
        self.offering = False  # whether all are asked who may do something: the first option declines

    def reach(self) -> bool:
        """Makes the guesses that are due before the next answer. Returns whether there were any."""
        found = False
        while self.to_guess and self.guesses[self.guessed].at == self.repeated:
            guess = self.guesses[self.guessed]
            self.guessed += 1
            self.to_guess = self.guessed < len(self.guesses)
            guess.make(self.game)
            self.brief = guess.brief
            found = True
        return found

    def one(self, seat: int, question: int, options: list[int]) -> int:
        """Repeats an answer that was given; otherwise calls `decide`."""
        if self.to_guess:
            self.reach()
        if self.repeated < len(self.answers):
            self.repeated += 1
            return self.answers[self.repeated - 1][1]
        return self.decide(seat, question, options)

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Repeats answers that were given; otherwise calls `decide_all`."""
        if self.to_guess:
            self.reach()
        end = self.repeated + len(options)
        if end <= len(self.answers):
            given = dict(self.answers[self.repeated : end])
            self.repeated = end
            return given
        return self.decide_all(question, options)

    def offer(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Asks all seats of a window at once."""
        self.offering = True
        given = self.all(question, options)
        self.offering = False
        return given

    def decide(self, seat: int, question: int, options: list[int]) -> int:
        """Decides a new question. Raises Stop by default, which ends the look-ahead there."""
        raise Stop

    def decide_all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Decides a new question to several seats. Raises Stop by default."""
        raise Stop

    def turn(self) -> bool:
        """Runs on to the end of the turn; False if it has stopped before."""
        try:
            self.game.advance(self)
        except Stop:
            return False
        return True

    # For those that look ahead in turn.

    def decided(self, given: list[tuple[int, int]]) -> None:
        """Notes answers, so that `frame_here` leads to what follows them."""
        if self.shared:
            self.answers = self.answers.copy()
            self.shared = False
        self.answers += given
        self.repeated += len(given)

    def new_turn(self) -> None:
        """The turn is over: `frame_here` leads on from its end."""
        self.began_brief = self.brief
        self.checkpoint = self.game.copy()
        self.answers = []
        self.shared = False
        self.guesses = []
        self.repeated = 0
        self.guessed = 0
        self.to_guess = False

    def frame_here(self) -> Frame:
        """How to get to the question that is being decided; holds only until the next answer is noted."""
        return Frame(self.checkpoint, self.answers, self.guesses, self.began_brief)


class LookaheadStep(Continuation):
    """Gives one answer, or one of each seat, and stops at the next question or at the end of the turn.

    With a `guesser` what `seat` cannot know is guessed first. Where several seats are asked and one answer is
    given, the others choose at random, or decline what they are offered.
    """

    def __init__(
        self, frame: Frame, seat: int, option: int, rng: Rng, guesser: Guesser | None, brief: bool = False
    ) -> None:
        super().__init__(frame)
        self.seat = seat
        self.option = option
        self.rng = rng
        self.guesser = guesser
        self.sealed: dict[int, int] | None = None
        self.steps_brief = brief  # whether questions asked for form's sake are passed over, too
        self.answered = False
        self.looked = guesser is None  # whether what `seat` cannot know was guessed

    def reach(self) -> bool:
        """Makes the guesses that are due; at the open question, the one of this look-ahead."""
        found = super().reach()
        if self.looked or self.repeated < len(self.answers):
            return found
        self.look()
        return True

    def look(self) -> None:
        """Guesses the hidden information before the answer."""
        self.looked = True
        guesser = self.guesser
        assert guesser is not None
        guesser.redeal(self.game, self.seat, self.rng)

    def decide(self, seat: int, question: int, options: list[int]) -> int:
        """Gives the answer that is looked at. Raises Stop at the question after it."""
        if self.steps_brief and len(options) == 1:
            return options[0]
        self.answer()
        return self.option

    def decide_all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Gives the answer of the seat, and random ones of the others. Raises Stop at the question after
        it.
        """
        self.answer()
        if self.sealed is not None:
            return self.sealed
        given: dict[int, int] = {}
        for seat, mine in options.items():
            if seat == self.seat:
                given[seat] = self.option
            else:
                given[seat] = mine[0] if self.offering else mine[self.rng.below(len(mine))]
        return given

    def answer(self) -> None:
        """Notes that the answer is given. Raises Stop if it was given before."""
        if self.answered:
            raise Stop
        self.answered = True
        if not self.steps_brief:
            self.brief = False
        if not self.looked:
            self.look()
