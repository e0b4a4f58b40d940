"""A game that goes on answer by answer, as fast as the rules can be run: for environments.

A `Position` never changes, knows its past and hears what happens. A `Stepper` changes, keeps no past but the
answers, and listens to nothing. Questions that several seats answer at once are put to one seat after the
other; the rules learn the choices when all are made, so that nobody can see another's.

An exception that stops the rules at an open question is the slowest part of a step. So they are not stopped:
what can be seen is encoded there and then, and they run on to the end of the turn with answers that nobody
gave. That game is thrown away. The rules run once more for whoever needs the game at the question.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from camerlengo.core.ask import SPECTATOR, Ask, Illegal
from camerlengo.core.game import Game

NO_QUESTION: Final = -1
HIGHEST: Final = 255
FARTHEST: Final = 50  # made-up answers after which the rules are stopped after all


class Asked(Exception):
    """The rules have come to a question that nobody has answered yet."""


def put(buffer: BytesWriter, at: i64, number: i64) -> None:
    """Writes a number, or the nearest from 0 to 255."""
    buffer[at] = u8(min(HIGHEST, max(0, number)))


def add(buffer: BytesWriter, at: i64, number: i64) -> None:
    put(buffer, at, i64(buffer[at]) + number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How a game is observed: `size` numbers from 0 to 255."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.zeros = bytes(size)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.size,)

    def encode(self, game: Game, seat: int, buffer: BytesWriter) -> int:
        """Writes what `seat` knows over zeros, and returns how many places it has filled."""
        raise NotImplementedError

    def observed(self, game: Game, seat: int) -> bytearray:
        buffer = BytesWriter()
        buffer.write(self.zeros)
        self.encode(game, seat, buffer)
        return bytearray(buffer.getvalue())


class Stepper(Ask):
    """`seat` has to answer `question` with one of `options`; nobody has when the game is `over`.

    `sizes` are the numbers of options of each question. Laid side by side they make one space of `actions`.
    With `skip_forced` a question with one option is answered at once.
    """

    def __init__(
        self, game: Game, sizes: list[int], skip_forced: bool = True, encoder: Encoder | None = None
    ) -> None:
        """Takes the game over: nobody else may go on with it."""
        self.hears = False
        self.brief = skip_forced
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
        self.answers: list[int] = []  # since the checkpoint
        self.used: i64 = 0
        self.given: list[tuple[int, int]] = []  # seat and option of all answers that `step` gave
        self.seat = SPECTATOR
        self.question = NO_QUESTION
        self.options: list[int] = []
        self.together: dict[int, list[int]] | None = None  # the options of those who choose at once
        self.sealed: dict[int, int] = {}
        self.over = False
        self._ahead: i64 = 0  # made-up answers since the open question, that one counted; 0 before it
        self._stops = False  # whether the rules are stopped there
        self._game: Game | None = None  # with the question open
        self._seen: bytearray | None = None  # what `seat` observes
        self.run()

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, (
            self.checkpoint,
            self.sizes,
            self.skip_forced,
            self.answers[: self.used],
            self.given,
            self.sealed,
            self.encoder,
        )

    def one(self, seat: int, question: int, options: list[int]) -> int:
        if self._ahead > 0:
            return self.made_up(options)
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
        self.options = options.copy()  # rules may use their list for the next question
        self.reached()
        return options[-1]

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        chosen: dict[int, int] = {}
        if self._ahead == 0 and self.used == len(self.answers):
            self.together = {seat: own.copy() for seat, own in options.items()}
            self.sealed = {}
            self.question = question
            if not self.asks_next(options):
                self.seal(options)
            else:
                if self._game is None:
                    self._game = self.running.copy()  # several seats will look at it
                self.reached()
        if self._ahead > 0:
            for seat, own in options.items():
                chosen[seat] = self.made_up(own)
            return chosen
        for seat in options:
            chosen[seat] = self.answers[self.used]
            self.used += 1
        return chosen

    def reached(self) -> None:
        """The open question: whatever the rules do from here on is made up."""
        if self._stops:
            raise Asked
        self._ahead = 1
        encoder = self.encoder
        if encoder is not None and self.together is None:
            self._seen = encoder.observed(self.running, self.seat)

    def made_up(self, options: list[int]) -> int:
        """The last option: in most questions it declines, and the turn is over sooner."""
        self._ahead += 1
        if self._ahead > FARTHEST:
            raise Asked
        return options[-1]

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
        while not self.checkpoint.over():
            self.turn()
            if self._ahead > 0:
                return
            self.checkpoint = self.running
            self.answers = []
        self._game = self.checkpoint
        self.seat = SPECTATOR
        self.question = NO_QUESTION
        self.options = []
        self.over = True

    def turn(self) -> None:
        game = self.checkpoint.copy()
        self.running = game
        self.used = 0
        self._ahead = 0
        try:
            game.advance(self)
        except Asked:
            return

    @property
    def game(self) -> Game:
        """The game with the question open. Do not change it."""
        if self._game is None:
            self._stops = True
            self.turn()
            self._stops = False
            self._game = self.running
        game = self._game
        assert game is not None
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
    stepper = Stepper(checkpoint, sizes, skip_forced, encoder)
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
