"""Where a game is, also in the middle of a turn: a position to step, take back, guess and search.

`Position` runs the rules over a `Frame` and stops at the open question. It never changes: `apply` gives a new
one, `back` and `at` give earlier ones without playing the game again, and `guess` gives one in which a sample
replaces all that a seat cannot know. A bot gets its `InformationSet`, which gives such guesses only.
"""

from __future__ import annotations

from typing import Any, Final

from camerlengo.core.ask import Event, Illegal, Unanswered
from camerlengo.core.game import MOST_IDLE, Game, Guesser
from camerlengo.core.lookahead import EVENLY, Frame, LookaheadStep
from camerlengo.core.replay import Decision, Replay
from camerlengo.core.rng import Rng

KEPT_APART: Final = 16  # turns


class Turn:
    """A finished turn or phase: its frame with all its answers, what happened in it, and the turn before.

    Of old turns several are kept as one, so that a long game does not hold a copy of itself for each of them.
    """

    def __init__(self, earlier: Turn | None, frame: Frame, events: list[Event], single: bool = True) -> None:
        self.earlier = earlier
        self.frame = frame
        self.events = events
        self.singles = 0  # how many turns up to this one are kept apart
        if single:
            self.singles = 1 if earlier is None else earlier.singles + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return Turn, (self.earlier, self.frame, self.events, self.singles > 0)


class Position:
    """A game at an open question, or at its end.

    Examples:
        >>> from camerlengo.core import Position, Rng
        >>> from camerlengo.games import open_box
        >>> position = Position.start(open_box("richelieu").new(players=2, seed=7, options={"start": 0}))
        >>> position.decision.options
        {0: [0, 1, 2, 3, 4, 5, 6, 7]}
        >>> after = position.apply(0, 3)
        >>> after.number, after.back().number
        (1, 0)
        >>> guessed = after.guess(0, Rng(1))
        >>> guessed.decision.options == after.decision.options
        True
    """

    def __init__(
        self,
        frame: Frame,
        sealed: list[tuple[int, int]],
        opened: int,
        turn: Turn | None,
        source: Game | None = None,
    ) -> None:
        """`frame` leads to the question, which `sealed` answers so far; `opened` answers came before it.

        `turn` is the one before this, as far as the position knows its past. `source` is the game at the same
        question before the last guess of the frame.
        """
        self.frame = frame
        self.sealed = sealed
        self.opened = opened
        self.turn = turn
        self._source = source
        self._game: Game | None = None
        self._decision: Decision | None = None
        self._events: list[Event] = []
        self._asked: list[int] = []
        self._ran = False

    def __reduce__(self) -> tuple[Any, ...]:
        """The past as a list: a long chain of turns is too deep for pickle."""
        past: list[tuple[Frame, list[Event], bool]] = []
        turn = self.turn
        while turn is not None:
            past.append((turn.frame, turn.events, turn.singles > 0))
            turn = turn.earlier
        past.reverse()
        return restored, (self.frame, self.sealed, self.opened, past, self._source)

    @staticmethod
    def start(game: Game) -> Position:
        """At the first question of a game that is between two turns."""
        return _followed(Frame(game.copy(), [], []), [], 0, None)

    # --- what is open ---

    @property
    def game(self) -> Game:
        """The game with the question open. Do not change it: `copy` it, or `apply` an answer."""
        if self._game is None:
            source = self._source
            if source is None:
                self._run()
            else:
                self._game = source.copy()
                self.frame.guesses[-1].make(self._game)
        game = self._game
        assert game is not None
        return game

    @property
    def decision(self) -> Decision | None:
        """The open question; None at the end of the game."""
        if not self._ran:
            self._run()
        return self._decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def number(self) -> int:
        """How many answers were given, sealed ones too."""
        return self.opened + len(self.sealed)

    @property
    def asked(self) -> list[int]:
        """By answer of the frame, the question that it was given to, or SEALED."""
        if not self._ran:
            self._run()
        return self._asked

    @property
    def events(self) -> list[Event]:
        """The events since the frame's checkpoint."""
        if not self._ran:
            self._run()
        return self._events

    def history(self) -> list[Event]:
        """All events, as far back as the position knows its past."""
        parts = [self.events]
        turn = self.turn
        while turn is not None:
            parts.append(turn.events)
            turn = turn.earlier
        found: list[Event] = []
        for part in reversed(parts):
            found += part
        return found

    def answers(self) -> list[tuple[int, int]]:
        """The answers given, as far back as the position knows its past; seats count from 0."""
        parts = [self.frame.answers + self.sealed]
        turn = self.turn
        while turn is not None:
            parts.append(turn.frame.answers)
            turn = turn.earlier
        found: list[tuple[int, int]] = []
        for part in reversed(parts):
            found += part
        return found

    @property
    def begun(self) -> int:
        """How many answers had been given when the turn began."""
        return self.opened - len(self.frame.answers)

    def last(self) -> int:
        """The seat that has answered last; -1 if nobody has, as far as the position knows its past."""
        if self.sealed:
            return self.sealed[-1][0]
        answers = self.frame.answers
        turn = self.turn
        while not answers and turn is not None:
            answers = turn.frame.answers
            turn = turn.earlier
        return answers[-1][0] if answers else -1

    def news(self) -> list[Event]:
        """The events since the last answer."""
        number = self.number
        found = [event for event in self.events if event.at >= number]
        turn = self.turn
        begun = self.begun
        while turn is not None and begun == number:
            found = [event for event in turn.events if event.at >= number] + found
            begun -= len(turn.frame.answers)
            turn = turn.earlier
        return found

    def options(self, seat: int) -> list[int]:
        """What this seat may answer now; nothing if it is not asked."""
        decision = self.decision
        return [] if decision is None else decision.options.get(seat, [])

    # --- going on and going back ---

    def apply(self, seat: int, option: int) -> Position:
        """After this answer. If the seat has sealed a choice already, it is replaced. Raises Illegal."""
        sealed = [answer for answer in self.sealed if answer[0] != seat]
        return self._followed([*sealed, (seat, option)])

    def follow(self, answers: list[tuple[int, int]]) -> Position:
        """After all of these answers. Raises Illegal with the number of the first that does not fit."""
        return self._followed(self.sealed + answers)

    def _followed(self, answers: list[tuple[int, int]]) -> Position:
        frame = self.frame
        return _followed(frame, frame.answers + answers, self.begun, self.turn)

    def withdraw(self, seat: int) -> Position:
        """Without the choice that this seat has sealed."""
        return self._reopened([answer for answer in self.sealed if answer[0] != seat])

    def _reopened(self, sealed: list[tuple[int, int]]) -> Position:
        return Position(self.frame, sealed, self.opened, self.turn)

    def back(self) -> Position:
        """Before the last answer."""
        return self.at(self.number - 1)

    def at(self, number: int) -> Position:
        """As it was after so many answers. Raises IndexError if this position does not know so much."""
        if number > self.number:
            raise IndexError(number)
        if number == self.number:
            return self
        if number >= self.opened:
            return self._reopened(self.sealed[: number - self.opened])
        frame = self.frame
        turn = self.turn
        begun = self.begun
        while number < begun:
            if turn is None:
                raise IndexError(number)
            frame = turn.frame
            turn = turn.earlier
            begun -= len(frame.answers)
        kept = number - begun
        if frame.guesses and frame.guesses[-1].at > kept:
            raise IndexError(number)  # what came before a guess is not known
        return _followed(frame, frame.answers[:kept], begun, turn)

    def without_past(self) -> Position:
        """The same question; `back` ends here. A long past is slow to pickle."""
        return self._shown(None, self.game)

    def with_game(self, game: Game) -> Position:
        """The same question and past, shown with another game; for tests of what a seat may notice."""
        return self._shown(self.turn, game)

    def _shown(self, turn: Turn | None, game: Game) -> Position:
        other = Position(self.frame, self.sealed, self.opened, turn, self._source)
        other._keep(game, self.decision, self.events, self.asked)
        return other

    # --- what a seat knows ---

    def view(self, seat: int) -> Any:
        """All that this seat may know, as the game's own View."""
        return self.game.view(seat)

    def guess(self, seat: int, rng: Rng, guesser: Guesser = EVENLY, brief: bool = False) -> Position:
        """The same question in a world as this seat may guess it; `rng` is used up a little.

        Others' sealed choices are guessed, too. The past of a guess is not known: `back` ends here.
        """
        return self.guess_from(seat, int(rng.below(1 << 30)), guesser, brief)

    def guess_from(self, seat: int, seed: int, guesser: Guesser = EVENLY, brief: bool = False) -> Position:
        """The guess that belongs to this seed."""
        if self.over:
            return _followed(Frame(self.game, [], []), [], self.opened, None)
        frame = self.frame.guessed(seat, Rng(seed), guesser, brief)
        position = Position(frame, [], self.opened, None, self.game)
        if not self.sealed:
            return position
        luck = Rng(seed).branch(1)
        sealed: list[tuple[int, int]] = []
        for decider, option in self.sealed:
            options = [option] if decider == seat else position.options(decider)
            sealed.append((decider, options[luck.below(len(options))]))
        return position._reopened(sealed)

    def information(self, seat: int) -> InformationSet:
        """What this seat knows when it decides; it must be asked something."""
        decision = self.decision
        assert decision is not None
        return InformationSet(
            self.game, self.frame, self.asked, self.opened, seat, decision.question, decision.options[seat]
        )

    # --- running the rules ---

    def _run(self) -> None:
        frame = self.frame
        found = _followed(frame, frame.answers + self.sealed, self.begun, self.turn)
        self._game = found._game
        self._decision = found._decision
        self._events = found._events
        self._asked = found._asked
        self._ran = True

    def _keep(self, game: Game, decision: Decision | None, events: list[Event], asked: list[int]) -> None:
        self._game = game
        self._decision = decision
        self._events = events
        self._asked = asked
        self._ran = True


def _followed(frame: Frame, answers: list[tuple[int, int]], number: int, turn: Turn | None) -> Position:
    """Runs the rules over `answers` from the frame's checkpoint; `number` answers came before it."""
    used = 0
    idle = 0
    while not frame.checkpoint.over():
        game = frame.checkpoint.copy()
        replay = Replay(game, frame, answers, used, number)
        try:
            game.advance(replay)
        except Unanswered as open_question:
            reached = Frame(frame.checkpoint, answers[used : replay.used], frame.guesses, frame.brief)
            position = Position(reached, answers[replay.used :], replay.count(), turn)
            decision = Decision(
                open_question.question, open_question.options, open_question.sealed, replay.hidden
            )
            position._keep(game, decision, replay.events, replay.asked)
            return position
        finished = Frame(frame.checkpoint, answers[used : replay.used], frame.guesses, frame.brief)
        turn = _joined(Turn(turn, finished, replay.events))
        number = replay.count()
        idle = idle + 1 if replay.used == used else 0
        if idle == MOST_IDLE:
            raise game.stuck()
        used = replay.used
        frame = Frame(game, [], [], replay.brief)
    if used < len(answers):
        seat, option = answers[used]
        raise Illegal(number, seat, option, -1, {})
    position = Position(frame, [], number, turn)
    position._keep(frame.checkpoint, None, [], [])
    return position


def restored(
    frame: Frame,
    sealed: list[tuple[int, int]],
    opened: int,
    past: list[tuple[Frame, list[Event], bool]],
    source: Game | None,
) -> Position:
    """For pickle: the position whose past are these turns, the first one first."""
    turn: Turn | None = None
    for before, events, single in past:
        turn = Turn(turn, before, events, single)
    return Position(frame, sealed, opened, turn, source)


def _joined(turn: Turn) -> Turn:
    """The same past. If many turns are kept apart, the older half of them becomes one."""
    if turn.singles < 2 * KEPT_APART:
        return turn
    apart: list[Turn] = []
    earlier: Turn | None = turn
    while earlier is not None and earlier.singles > 0:
        if earlier.frame.guesses:
            return turn
        apart.append(earlier)
        earlier = earlier.earlier
    apart.reverse()
    answers: list[tuple[int, int]] = []
    events: list[Event] = []
    for old in apart[:KEPT_APART]:
        answers += old.frame.answers
        events += old.events
    first = apart[0].frame
    joined = Turn(earlier, Frame(first.checkpoint, answers, [], first.brief), events, single=False)
    for recent in apart[KEPT_APART:]:
        joined = Turn(joined, recent.frame, recent.events)
    return joined


class InformationSet:
    """A decision of `seat`, with all that the seat knows and nothing else.

    The true position stays inside. `view` and guesses are fair; `options` and `question` are the seat's own.
    """

    def __init__(
        self,
        game: Game,
        frame: Frame,
        asked: list[int],
        opened: int,
        seat: int,
        question: int,
        options: list[int],
    ) -> None:
        self._game = game
        self._frame = frame
        self._opened = opened
        self.asked = asked
        self.players = int(game.players)
        self.seat = seat
        self.question = question
        self.options = options

    def follows(self, earlier: InformationSet) -> bool:
        """Whether this decision comes after the earlier one in the same turn, or is the same."""
        before = earlier._frame
        mine = self._frame
        return mine.checkpoint is before.checkpoint and mine.answers[: len(before.answers)] == before.answers

    @property
    def number(self) -> int:
        """How many answers the game had when the question was asked."""
        return self._opened

    @property
    def answers(self) -> list[tuple[int, int]]:
        """The answers of this turn so far, which everybody knows; `asked` are their questions."""
        return self._frame.answers

    def view(self) -> Any:
        """Everything that the seat can see."""
        return self._game.view(self.seat)

    def guess(self, rng: Rng, guesser: Guesser = EVENLY, brief: bool = False) -> Position:
        """The position as the seat may guess it, which can be played on; `rng` is used up a little."""
        return self.guess_from(int(rng.below(1 << 30)), guesser, brief)

    def guess_from(self, seed: int, guesser: Guesser = EVENLY, brief: bool = False) -> Position:
        """The guess that belongs to this seed."""
        frame = self._frame.guessed(self.seat, Rng(seed), guesser, brief)
        return Position(frame, [], self._opened, None, self._game)

    def after(self, option: int, seed: int) -> Game:
        """The game after this option, at the next question or the end of the turn.

        It belongs to the guess of this seed. Other seats that are asked at the same time choose at random.
        """
        step = LookaheadStep(self._frame, self.seat, option, Rng(seed), EVENLY)
        step.turn()
        return step.game
