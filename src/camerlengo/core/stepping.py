"""A game that goes on answer by answer, as fast as the rules can be run: for environments.

A `Position` never changes, knows its past and hears what happens. A `Stepper` changes, keeps no past but the
answers, and listens to nothing. Questions that several seats answer at once are put to one seat after the
other; the rules learn the choices when all are made, so that nobody can see another's.

An exception that stops the rules at an open question is the slowest part of a step. So they are not stopped:
what can be seen is encoded there and then, and they run on to the end of the turn with answers that nobody
gave. That game is thrown away, unless the question was the last one of the turn and is answered so. The
rules run once more for whoever needs the game at the question.

Where a seat is asked that has no choice, the rules run on with the one answer there is; the stepper only
waits for it before it shows what comes next.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from camerlengo.core.ask import SPECTATOR, Ask, Illegal
from camerlengo.core.encoding import Encoder
from camerlengo.core.game import MOST_IDLE, Game

NO_QUESTION: Final = -1
FARTHEST: Final = 50  # made-up answers after which the rules are stopped after all


class QuestionReached(Exception):
    """The rules have come to a question that nobody has answered yet."""


class Rerun(Ask):
    """Gives answers again, and stops at the question after them."""

    def __init__(self, answers: list[int]) -> None:
        self.hears = False
        self.answers = answers
        self.used: i64 = 0

    def one(self, seat: int, question: int, options: list[int]) -> int:
        """The next answer. Raises QuestionReached at the first question without one."""
        used: i64 = self.used
        if used == len(self.answers):
            raise QuestionReached
        self.used = used + 1
        return self.answers[used]


class Forced:
    """A question with one option that the rules have passed, but nobody has stepped over yet.

    It is open after the first `used` of the `answers` since the checkpoint.
    """

    def __init__(
        self,
        seat: int,
        question: int,
        options: list[int],
        seen: bytearray | None,
        checkpoint: Game,
        answers: list[int],
        used: int,
    ) -> None:
        self.seat = seat
        self.question = question
        self.options = options
        self.seen = seen
        self.checkpoint = checkpoint
        self.answers = answers
        self.used = used


class Stepper(Ask):
    """`seat` has to answer `question` with one of `options`; nobody has when the game is `over`.

    `sizes` are the numbers of options of each question. Laid side by side they make one space of `actions`.
    With `skip_forced` a question with one option is answered at once, unless its options depend on what not
    everybody knows (`Ask.reach`): whoever sees who decides next would learn who had no choice.
    """

    def __init__(
        self,
        game: Game,
        sizes: list[int],
        skip_forced: bool = True,
        encoder: Encoder | None = None,
        answers: list[int] | None = None,
    ) -> None:
        """Takes the game over: nobody else may go on with it. `answers` are those of its turn so far."""
        self.hears = False
        self.skip_forced = skip_forced
        self.encoder = encoder
        self.sizes = sizes
        self.offsets: list[int] = []
        self.actions = 0
        for size in sizes:
            self.offsets.append(self.actions)
            self.actions += size
        self.zeros = bytes(self.actions)
        self.checkpoint = game  # before the turn
        self.running = game  # in the hands of the rules
        self.answers: list[int] = [] if answers is None else answers  # since the checkpoint
        self.used: i64 = 0
        self.given: list[tuple[int, int]] = []  # seat and option of all answers that `step` gave
        self.seat = SPECTATOR
        self.question = NO_QUESTION
        self.options: list[int] = []
        self.together: dict[int, list[int]] | None = None  # the options of those who choose at once
        self.sealed: dict[int, int] = {}
        self.skips = skip_forced  # whether those who have no choice are passed over there
        self.over = False
        self._hidden = False  # whether the options of the next question depend on what not everybody knows
        self._ahead: i64 = 0  # made-up answers since the open question, that one counted; 0 before it
        self._ended = False  # whether the rules came to the end of the turn
        self._forced: list[Forced] = []  # before the question that the rules have come to
        self._behind: Forced | None = None  # that question, while others are shown before it
        self._behind_game: Game | None = None
        self._behind_over = False
        self._game: Game | None = None  # with the question open
        self._seen: bytearray | None = None  # what `seat` observes
        self.run()

    def __reduce__(self) -> tuple[Any, ...]:
        checkpoint, answers = self.open_at()
        return resumed, (
            checkpoint,
            self.sizes,
            self.skip_forced,
            answers,
            self.given,
            self.sealed,
            self.encoder,
        )

    def reach(self) -> bool:
        """Notes that the options of the next question are hidden from others."""
        self._hidden = True
        return False

    def one(self, seat: int, question: int, options: list[int]) -> int:
        """The answer to a question, or QuestionReached if the learner has to give it."""
        if self._ahead > 0:
            return self.placeholder_option(options)
        hidden = self._hidden
        self._hidden = False
        used: i64 = self.used
        if used < len(self.answers):
            self.used = used + 1
            return self.answers[used]
        if len(options) == 1:
            if hidden or not self.skip_forced:
                self.show_later(seat, question, options)
            self.answers.append(options[0])
            self.used = used + 1
            return options[0]
        self.seat = seat
        self.question = question
        self.options = options.copy()  # rules may use their list for the next question
        self.reached()
        return options[-1]

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """The answers of several seats, or QuestionReached if a learner has to give one."""
        chosen: dict[int, int] = {}
        hidden = self._hidden
        self._hidden = False
        if self._ahead == 0 and self.used == len(self.answers):
            self.skips = self.skip_forced and not hidden
            self.together = {seat: own.copy() for seat, own in options.items()}
            self.sealed = {}
            self.question = question
            if not self.asks_next_seat(options):
                self.seal(options)
            else:
                if self._game is None:
                    self._game = self.running.copy()  # several seats will look at it
                self.reached()
        if self._ahead > 0:
            for seat, own in options.items():
                chosen[seat] = self.placeholder_option(own)
            return chosen
        for seat in options:
            chosen[seat] = self.answers[self.used]
            self.used += 1
        return chosen

    def show_later(self, seat: int, question: int, options: list[int]) -> None:
        """Notes a question that has one option; the rules run on."""
        encoder = self.encoder
        seen = None if encoder is None else encoder.observed(self.running, seat)
        own = options.copy()
        self._forced.append(Forced(seat, question, own, seen, self.checkpoint, self.answers, self.used))

    def reached(self) -> None:
        """The open question: whatever the rules do from here on is made up."""
        self._ahead = 1
        encoder = self.encoder
        if encoder is not None and self.together is None:
            self._seen = encoder.observed(self.running, self.seat)

    def placeholder_option(self, options: list[int]) -> int:
        """The last option: in most questions it declines, and the turn is over sooner."""
        self._ahead += 1
        if self._ahead > FARTHEST:
            raise QuestionReached
        return options[-1]

    def asks_next_seat(self, options: dict[int, list[int]]) -> bool:
        """Puts the question to the next seat that has not chosen; False if all have."""
        for seat, own in options.items():
            if seat not in self.sealed:
                if self.skips and len(own) == 1:
                    self.sealed[seat] = own[0]
                else:
                    self.seat = seat
                    self.options = own
                    return True
        return False

    def seal(self, options: dict[int, list[int]]) -> None:
        """Takes the sealed answers of these seats over into the turn."""
        for seat in options:
            self.answers.append(self.sealed[seat])
        self.together = None

    def step(self, option: int) -> None:
        """Answers the open question. Raises Illegal and changes nothing if it does not offer the option."""
        if option not in self.options:
            raise Illegal(len(self.given), self.seat, option, self.question, {self.seat: self.options})
        self.given.append((self.seat, option))
        if self._behind is not None:
            self.show_next()
            return
        together = self.together
        if together is None:
            self.answers.append(option)
            if self._ended and self._ahead == 1 and option == self.options[-1]:
                self.checkpoint = self.running  # the rules have run on with this very answer
                self.answers = []
        else:
            self.sealed[self.seat] = option
            if self.asks_next_seat(together):
                return
            self.seal(together)
        self.run()

    def act(self, action: int) -> int:
        """The same with an action: the option moved by the offset of its question.

        Returns the seat that is asked next, SPECTATOR at the end.
        """
        self.step(action - (0 if self.over else self.offsets[self.question]))
        return self.seat

    def run(self) -> None:
        """Runs the rules on to the next question."""
        self._game = None
        self._seen = None
        asks = False
        idle = 0
        while not asks and not self.checkpoint.over():
            self.turn()
            asks = self._ahead > 0
            if not asks:
                idle = idle + 1 if self.used == 0 else 0
                if idle == MOST_IDLE:
                    raise self.running.stuck()
                self.checkpoint = self.running
                self.answers = []
        if not asks:
            self._game = self.checkpoint
            self.seat = SPECTATOR
            self.question = NO_QUESTION
            self.options = []
            self.over = True
        if len(self._forced) > 0:
            self.show_first()

    def show_first(self) -> None:
        """Shows those without a choice before the question that the rules have come to."""
        self._behind = Forced(
            self.seat, self.question, self.options, self._seen, self.checkpoint, self.answers, self.used
        )
        self._behind_game = self._game
        self._behind_over = self.over
        self.over = False
        self._game = None
        self._forced.reverse()
        self.show(self._forced[-1])

    def show_next(self) -> None:
        """Shows the next forced answer, or the open question after the last one."""
        self._forced.pop()
        behind = self._behind
        assert behind is not None
        if len(self._forced) > 0:
            self._game = None
            self.show(self._forced[-1])
            return
        self._behind = None
        self._game = self._behind_game
        self._behind_game = None
        self.over = self._behind_over
        self.show(behind)

    def show(self, forced: Forced) -> None:
        """Shows a forced answer to its seat."""
        self.seat = forced.seat
        self.question = forced.question
        self.options = forced.options
        self._seen = forced.seen

    def open_at(self) -> tuple[Game, list[int]]:
        """The game before the turn of the open question, and the answers since."""
        if self._behind is None:
            return self.checkpoint, self.answers[: self.used]
        forced = self._forced[-1]
        return forced.checkpoint, forced.answers[: forced.used]

    def turn(self) -> None:
        """Plays the turn until a question is open or the game has ended."""
        game = self.checkpoint.copy()
        self.running = game
        self.used = 0
        self._ahead = 0
        self._ended = False
        self._hidden = False
        try:
            game.advance(self)
            self._ended = True
        except QuestionReached:
            return

    @property
    def game(self) -> Game:
        """The game with the question open. Do not change it."""
        game = self._game
        if game is None:
            game = self.rerun()
            self._game = game
        return game

    def rerun(self) -> Game:
        """The game at the open question, played again from the beginning of the turn."""
        checkpoint, answers = self.open_at()
        game = checkpoint.copy()
        try:
            game.advance(Rerun(answers))
        except QuestionReached:
            return game
        return game

    def observe(self, seat: int) -> bytearray:
        """What this seat observes now, in a buffer of its own."""
        seen = self._seen
        if seen is not None and seat == self.seat:
            self._seen = None
            return seen
        encoder = self.encoder
        assert encoder is not None
        return encoder.observed(self.game, seat)

    def mask(self) -> bytearray:
        """By action, 1 if it can be chosen now."""
        mask = BytesWriter()
        mask.write(self.zeros)
        if not self.over:
            offset: i64 = self.offsets[self.question]
            for option in self.options:
                place: i64 = offset + option
                mask[place] = 1
        return bytearray(mask.getvalue())

    def look(self) -> tuple[bytearray, bytearray]:
        """What the seat that is asked observes, and the mask of its actions."""
        return self.observe(self.seat), self.mask()

    def legal_actions(self) -> list[int]:
        """The actions of the deciding seat; none after the end."""
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
    encoder: Encoder | None,
) -> Stepper:
    """For pickle: runs to the open question again."""
    stepper = Stepper(checkpoint, sizes, skip_forced, encoder, answers)
    stepper.given = given
    together = stepper.together
    if together is not None:
        stepper.sealed = sealed
        stepper.asks_next_seat(together)
    return stepper
