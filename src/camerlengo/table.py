"""`Table`: a game being played, for terminals, servers and scripts.

A table holds the set-up and a position. An answer either fits and leads to a new position, or raises and
changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Hashable, Iterator, Mapping, Sequence
from typing import Any

from camerlengo.core.ask import EVERYBODY, SPECTATOR, Event, Illegal
from camerlengo.core.box import Box, Deck
from camerlengo.core.chance import Chance, chance_from, problem_with
from camerlengo.core.errors import RecordError, SetupError, UndoRefused, WrongAnswer
from camerlengo.core.kinds import without_name
from camerlengo.core.position import Position, Turn
from camerlengo.core.record import Record
from camerlengo.core.result import Result
from camerlengo.core.settings import Value
from camerlengo.core.texts import Listed, Text, Who, text
from camerlengo.core.view import View
from camerlengo.games import open_box, recorded_box

LONGEST_NAME = 40  # characters; more does not fit beside a seat
JOINER = "\u200d"  # between the parts of an emoji


class SeatNames:
    """The names at the seats. Questions and lines of the log hold them instead of their table.

    A table that nobody needs any more leaves memory at once, since nothing that it holds leads back to it.
    """

    def __init__(self, box: Box, given: tuple[str, ...]) -> None:
        self.given = given
        self._box = box
        self._said: dict[str, tuple[str, ...]] = {}

    def said_in(self, language: str) -> tuple[str, ...]:
        """In a language; a seat without a name is called by its character."""
        if language not in self._said:
            character = self._box.character
            self._said[language] = tuple(
                [name or character(seat).name(language) for seat, name in enumerate(self.given)]
            )
        return self._said[language]


class Question:
    """An open question.

    `name` says which, `options` are what `seat` may answer. `sealed` is a choice already made that
    may still be changed.
    """

    def __init__(
        self, table: Table, seat: int, kind: int, options: Sequence[int], sealed: int | None
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.name = table.box.questions[kind].name
        self.options = tuple(options)
        self.sealed = sealed
        self._box = table.box
        self._deck = table.deck
        self._names = table.seat_names
        self._views = table.views

    @property
    def _view(self) -> View:
        return self._views.of(self.seat)

    def text(self, language: str = "en") -> str:
        """A sentence for the question."""
        return self._box.question_text(self._view, self.kind, self.options, self._deck).say(
            language, self._names.said_in(language)
        )

    def sentence(self, option: int, language: str = "en") -> str:
        """What choosing this option means."""
        return self._box.option_text(self._view, self.kind, option, self._deck).say(
            language, self._names.said_in(language)
        )

    def sentences(self, language: str = "en") -> list[str]:
        """What each option means, in their order."""
        view, names = self._view, self._names.said_in(language)
        return [
            self._box.option_text(view, self.kind, option, self._deck).say(language, names)
            for option in self.options
        ]

    def code(self, option: int) -> str:
        """The short readable code of an option, which `Table.answer` takes, too."""
        return self._box.option_code(self.kind, option, self._deck)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all options, in their order."""
        return tuple(self.code(option) for option in self.options)

    def option_from_code(self, code: str) -> int:
        """The option with this code or number. Raises WrongAnswer with the codes that are possible now."""
        return self._box.option_from_code(self.kind, code, self._deck, self.options)

    def choice(self, option: int) -> Hashable:
        """Equal for options between which there is nothing to choose, such as two copies of one card."""
        return self._box.choice(self._view, self.kind, option, self._deck)

    @property
    def has_choice(self) -> bool:
        """Whether there is anything to choose between."""
        first = self.choice(self.options[0])
        return any(self.choice(option) != first for option in self.options[1:])

    def is_final(self, option: int) -> bool:
        """Whether this option reveals something or ends the game, so that not even its own turn undoes it."""
        return self._views.is_final(self._box, self.seat, option)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, name={self.name!r}, options={list(self.options)})"


class LogLine:
    """Something that has happened; `at` is how many answers had been given, `private` that not all know.

    A `note` is no event of the game: a move was taken back, or somebody asked for that.
    """

    def __init__(
        self,
        table: Table,
        at: int,
        seat: int | None,
        text: Text,
        private: bool = False,
        note: bool = False,
    ) -> None:
        self.at = at
        self.seat = seat
        self.text = text
        self.private = private
        self.note = note
        self._names = table.seat_names

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        return self.text.say(language, self._names.said_in(language))

    def __repr__(self) -> str:
        return f"<{self.at}: {self.say()}>"


class Table:
    """A game being played: open questions, answers, views, undo, log and record.

    Without `players` the game has as few as it can. Without `seed` and `chance` the deal comes from a new
    secret key, which nobody can compute. `options` are those that differ from their defaults, `deck` comes
    from `Box.read_deck`, and `rules` is a version of the rules; the default is the newest. `names` has one
    name for each seat; an empty one means the character. Raises SetupError if the game cannot be set up so.

    Examples:
        >>> table = Table("richelieu", players=2, seed=7)
        >>> question = table.questions[0]
        >>> table.answer(question.seat, question.options[0])
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Value] | None = None,
        deck: Deck | None = None,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
        rules: int | None = None,
    ) -> None:
        self.box: Box = open_box(game, rules)
        count = self.box.check_players(self.box.players[0] if players is None else players)
        self.deck = deck or self.box.standard_deck()
        self.options = self.box.check_options(options or {}, count)
        self.chance: Chance = chance or chance_from(seed)
        problem = problem_with(self.chance, count)
        if problem is not None:
            raise SetupError(problem)
        self.commitment: str | None = None
        self.seat_names = SeatNames(self.box, check_names(names or [""] * count, count))
        self._notes: tuple[
            tuple[int, int | None, Text], ...
        ] = ()  # after how many answers, by which seat, what
        dealt = self.box.new(count, options=self.options, deck=self.deck, rng=self.chance.rng())
        self.position = Position.start(dealt)
        self._heard = VisibleEvents()
        self._questions: tuple[Position, list[Question]] | None = None
        self._views: Views | None = None

    # --- what is going on ---

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat; empty where it is that of the character."""
        return self.seat_names.given

    @names.setter
    def names(self, names: tuple[str, ...]) -> None:
        self.seat_names = SeatNames(self.box, names)
        self._questions = None  # they say the names from before

    def names_in(self, language: str) -> tuple[str, ...]:
        """The name at each seat; a seat without one is called by its character."""
        return self.seat_names.said_in(language)

    @property
    def questions(self) -> list[Question]:
        """The open questions; more than one if several seats decide at the same time."""
        position = self.position
        if self._questions is None or self._questions[0] is not position:
            decision = position.decision
            asked = {} if decision is None else decision.options
            sealed = {} if decision is None else decision.sealed
            kind = -1 if decision is None else decision.question
            found = [Question(self, seat, kind, asked[seat], sealed.get(seat)) for seat in asked]
            self._questions = position, found
        return list(self._questions[1])

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that still have to decide; a sealed choice does not wait."""
        decision = self.position.decision
        return () if decision is None else tuple(decision.waiting())

    @property
    def anonymous(self) -> bool:
        """Whether nobody else may learn who is asked now."""
        return self._anonymous(self.position)

    def _anonymous(self, position: Position) -> bool:
        decision = position.decision
        return decision is not None and self.box.questions[decision.question].anonymous

    def waiting_seen_by(self, seat: int | None) -> tuple[int, ...]:
        """The same as `waiting_for`, as far as a seat may know."""
        waiting = self.waiting_for
        return tuple([other for other in waiting if other == seat]) if self.anonymous else waiting

    @property
    def opened(self) -> int:
        """How many answers had been given when the open question was asked; sealed ones do not count yet."""
        return self.position.opened

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def result(self) -> Result | None:
        """Scores, places and score sheet after the end, None before."""
        return self.box.result(self.position.game, self.deck) if self.over else None

    def view(self, seat: int | None) -> View:
        """All that this seat, or with None a spectator, may know."""
        return self.views.of(self._viewer(seat))

    @property
    def views(self) -> Views:
        """What everybody may know now, made when somebody looks."""
        if self._views is None or self._views.position is not self.position:
            self._views = Views(self.position)
        return self._views

    def open_view(self) -> View:
        """What a spectator sees if all lay open what is theirs: to look back at a game that is over."""
        views = [self.view(seat) for seat in range(self.players)]
        view: View = self.box.open_view(views, self.view(None))
        return view

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat, or with None a spectator, has heard so far, for drawing; `log` says it in words.

        Without the first `since` of them.
        """
        return self._heard.events(self.position, self._viewer(seat), since)

    def all_events(self, since: int = 0) -> list[Event]:
        """All events so far, for any audience, without the first `since`."""
        return self._heard.events(self.position, None, since)

    def log(self, seat: int | None) -> list[LogLine]:
        """What this seat, or with None a spectator, has heard so far."""
        lines = [self.log_line(event) for event in self.events(seat)]
        # Notes come after what had happened by then.
        return sorted(lines + self.notes, key=lambda line: line.at)

    def log_line(self, event: Event) -> LogLine:
        """An event as a line of the log."""
        return LogLine(
            self,
            event.at,
            event.seat if event.seat >= 0 else None,
            self.box.event_text(event, self.deck),
            event.audience != EVERYBODY,
        )

    @property
    def notes(self) -> list[LogLine]:
        """The lines of the log that are no events of the game, in the order in which they were written."""
        return [LogLine(self, at, who, said, note=True) for at, who, said in self._notes]

    def note(self, said: Text, seat: int | None = None) -> None:
        """Adds a line to everybody's log that is no event of the game."""
        self._notes = (*self._notes, (self.opened, seat, said))

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise SetupError(text("error.setup.seat", seat=seat, last=self.players - 1))

    # --- acting ---

    def check(self, seat: int, option: int | str) -> int:
        """The option that `seat` answers with this number or code now. Raises WrongAnswer."""
        decision = self.position.decision
        if decision is None:
            raise WrongAnswer(text("error.answer.over", seat=_counted(seat), option=option), seat, None, ())
        kind = self.box.questions[decision.question]
        options = decision.options.get(seat)
        if options is None and kind.anonymous:  # the refusal is no way to learn who is asked
            gaps = {"seat": _counted(seat), "option": option}
            raise WrongAnswer(text("error.answer.nothing_asked", **gaps), seat, None, ())
        if options is None:
            asked = Listed(tuple(map(_counted, decision.options)))
            gaps = {"seat": _counted(seat), "option": option, "question": kind.name, "asked": asked}
            raise WrongAnswer(text("error.answer.not_asked", **gaps), seat, kind.name, ())
        number: int | None
        known: Sequence[object] = options
        if isinstance(option, str):
            codes = self.box.codes(decision.question, self.deck)
            number, known = codes.read(without_name(kind, option)), codes.written
        else:
            number = option
        if type(seat) is not int or type(number) is not int or number not in options:
            if isinstance(option, str):
                known = [known[one] for one in options]
            gaps = {"seat": _counted(seat), "option": option, "question": kind.name}
            gaps["options"] = Listed(tuple(known))
            raise WrongAnswer(text("error.answer.option", **gaps), seat, kind.name, options)
        return number

    def answer(self, seat: int, option: int | str) -> None:
        """Answers the open question of `seat` with an option, as number or code (`"2r"`, `"take 2r"`).

        If the seat has sealed a choice already, it is changed.
        """
        self.go_on(seat, self.check(seat, option))

    def go_on(self, seat: int, option: int) -> None:
        """Goes on with an answer that `check` has let through."""
        self.position = self.position.apply(seat, option)

    def at(self, number: int) -> Table:
        """The table as it was after so many answers, without notes; this one stays as it is."""
        earlier = self.copy()
        earlier.position = self.position.at(number)
        earlier._notes = ()
        return earlier

    # --- taking back ---

    def undo(self, seat: int) -> None:
        """Takes back the last answer of `seat`, if `seat` alone was asked since and nothing was revealed."""
        self.take_back(seat, self._undone(self.position, seat).number)

    def undo_turn(self, seat: int) -> int:
        """Takes back what `seat` did in its latest turn, as far as it can be.

        Returns how many answers that was.
        """
        number = self.position.number
        self.take_back(seat, self._turn_undone(self._undone(self.position, seat), seat).number)
        return number - self.position.number

    def take_back(self, seat: int, kept: int) -> None:
        """Goes back to the first `kept` answers for `seat`, and tells everybody.

        It does not check whether that is fair: `undo_target` does, and the others may agree to more.
        A sealed choice that is withdrawn is nobody's business.
        """
        position = self.position
        known = kept < position.opened
        decision = position.decision
        if decision is not None and seat in decision.sealed:
            position = position.withdraw(seat)  # others' sealed choices stay, whoever was first
        self.position = position.at(min(kept, position.number))
        self._notes = tuple((min(at, kept), who, said) for at, who, said in self._notes)
        if known and self.anonymous:  # where nobody may learn who is asked, nobody may learn who was
            self.note(text("table.taken_back"))
        elif known:
            self.note(text("table.takes_back", who=Who(seat)), seat)

    def undo_target(
        self,
        seat: int,
        bots: Collection[int] = (),
        whole_turn: bool = False,
        unaware: Collection[int] = (),
    ) -> int:
        """How many answers stay if `seat` takes back its last choice, or its turn; nothing is changed.

        Own answers without a choice go along: they would only be given again. What the others have done since
        stays, except for `bots`: those whom a player who practises alone may call back. A question that went
        to others ends it, too, except for seats that are `unaware` of it: people at the same device who do
        not have it in hand yet, and bots that have not acted where nobody else plays.
        Raises UndoRefused with the reason.
        """
        position = self.position
        passed_by = {seat, *bots, *unaware}
        chosen = False
        while not chosen:
            who = self._first_to_undo(position, bots, seat)
            position = self._undone(position, who, passed_by)
            chosen = who == seat and len(position.options(seat)) > 1
        if whole_turn:
            position = self._turn_undone(position, seat, passed_by)
        return position.number

    def last_choice(self, seat: int) -> int:
        """How many answers there were when `seat` was last asked something that it could choose.

        Also if others have acted since or something was revealed. A question that nobody can know of does not
        count. Raises UndoRefused if there was none.
        """
        self._check_seat(seat)
        position = self.position
        while position.number > 0:
            last = position.last()
            position = position.back()
            if last == seat and len(position.options(seat)) > 1 and not self._anonymous(position):
                return position.opened
        raise UndoRefused(text("error.undo.nothing"))

    def why_no_undo(self, seat: int) -> Text | None:
        """The reason why `seat` cannot undo now; None if it can."""
        try:
            self._undone(self.position, seat)
        except UndoRefused as refusal:
            return refusal.text
        return None

    def _undone(self, position: Position, seat: int, passed_by: Container[int] = ()) -> Position:
        """Without the last answer of `seat`, if only `seat` and those `passed_by` were asked since.

        Raises UndoRefused.
        """
        self._check_seat(seat)
        if any(decider == seat for decider, _ in position.sealed):
            return position.withdraw(seat)
        if not has_answered(position, seat):
            raise UndoRefused(text("error.undo.nothing"))
        last = position.last()
        if last != seat:
            # Where nobody may learn who was asked, nobody may learn who has answered.
            hidden = any(kind.anonymous for kind in self.box.questions)
            raise UndoRefused(
                text("error.undo.answers") if hidden else text("error.undo.other", who=Who(last))
            )
        if any(self.box.events[event.kind].reveals for event in position.news()):
            raise UndoRefused(text("error.undo.revealed"))
        earlier = position.back()
        if any(other != seat and other not in passed_by for other in _asked_at(earlier)):
            raise UndoRefused(text("error.undo.sealed"))
        if position.over:
            raise UndoRefused(text("error.undo.over"))
        if any(other != seat and other not in passed_by for other in _asked_at(position)):
            raise UndoRefused(text("error.undo.asked"))
        return earlier

    def _turn_undone(self, position: Position, seat: int, passed_by: Container[int] = ()) -> Position:
        """Without what `seat` did before in this turn, as far as it can be undone."""
        begun = position.begun
        while position.number > begun:
            try:
                position = self._undone(position, seat, passed_by)
            except UndoRefused:
                break
        return position

    def _first_to_undo(self, position: Position, bots: Container[int], seat: int) -> int:
        """The seat that must undo first, so that `seat` can: a bot that has acted since, or `seat` itself."""
        if any(decider == seat for decider, _ in position.sealed):
            return seat
        if not has_answered(position, seat):
            return seat
        last = position.last()
        return last if last in bots else seat

    # --- the record ---

    @property
    def own_deck(self) -> Deck | None:
        """The deck, if it is not the one that the game has under these rules."""
        return self.deck if self.deck.source != self.box.standard_deck().source else None

    @property
    def record(self) -> Record:
        """The game so far, to save, resume and replay."""
        deck = self.own_deck
        return Record(
            game=self.box.name,
            rules=self.box.rules,
            edition=self.deck.edition,
            options=dict(self.options),
            seats=self.names,
            chance=self.chance,
            answers=tuple(self.position.answers()),
            deck=deck.source if deck is not None else None,
            commitment=self.commitment,
        )

    @classmethod
    def resume(cls, record: Record) -> Table:
        """The table as its record left it.

        Raises RecordError if the record does not follow the rules.
        """
        box = recorded_box(record.game, record.rules)
        if len(record.seats) not in box.players:
            allowed = Listed(tuple(box.players))
            raise RecordError(
                text("error.record.seats", found=len(record.seats), game=box.title, allowed=allowed)
            )
        problem = problem_with(record.chance, len(record.seats))
        if problem is not None:
            raise RecordError(problem)
        deck = box.read_deck(record.deck) if record.deck is not None else box.standard_deck()
        if deck.edition != record.edition:
            raise RecordError(text("error.record.edition", edition=record.edition))
        table = cls(
            box.name,
            len(record.seats),
            options=record.options,
            deck=deck,
            names=record.seats,
            chance=record.chance,
            rules=record.rules,
        )
        table.commitment = record.commitment
        table.go_to(record.answers)
        return table

    def go_to(self, answers: Sequence[tuple[int, int]]) -> None:
        """Goes back and on to where these answers were given. Raises RecordError if one does not fit."""
        shared = 0
        for one, other in zip(self.position.answers(), answers, strict=False):
            if one != other:
                break
            shared += 1
        try:
            self.position = self.position.at(shared).follow(list(answers[shared:]))
        except Illegal as illegal:
            if not illegal.options:
                found = len(answers)
                raise RecordError(text("error.record.extra", found=found, used=illegal.at)) from None
            options = Listed(tuple(next(iter(illegal.options.values()))))
            gaps = {"seat": _counted(illegal.seat), "option": illegal.option, "options": options}
            raise RecordError(text("error.record.answer", number=illegal.at + 1, **gaps)) from None

    def copy(self) -> Table:
        """A table on which one can go on without changing this one."""
        table = Table.__new__(type(self))
        table.__dict__.update(self.__dict__)  # positions are shared: they never change
        return table


class Views:
    """What each viewer may know of a position, found once: several readers look from the same seat."""

    def __init__(self, position: Position) -> None:
        self.position = position  # never changes: every answer makes a new one
        self._of: dict[int, View] = {}
        self._final: dict[tuple[int, int], bool] = {}

    def of(self, viewer: int) -> View:
        """The view of a seat; -1 is a spectator."""
        if viewer not in self._of:
            self._of[viewer] = self.position.view(viewer)
        return self._of[viewer]

    def is_final(self, box: Box, seat: int, option: int) -> bool:
        """Whether the seat's answer would be final: the rules try it once."""
        key = seat, option
        if key not in self._final:
            self._final[key] = box.is_final(self.position, seat, option)
        return self._final[key]


class VisibleEvents:
    """What each viewer has heard in finished turns. It grows with the game; copies of a table share it."""

    def __init__(self) -> None:
        self._of: dict[int | None, tuple[Turn | None, list[Event]]] = {}  # by viewer, up to which turn

    def events(self, position: Position, viewer: int | None, since: int) -> list[Event]:
        """Without the first `since`; without a viewer all of them."""
        heard = self._finished(position.turn, viewer)
        now = [event for event in position.events if viewer is None or event.visible_to(viewer)]
        return heard[since:] + now[max(since - len(heard), 0) :]

    def _finished(self, last: Turn | None, viewer: int | None) -> list[Event]:
        known, heard = self._of.get(viewer, (None, []))
        new: list[list[Event]] = []
        turn = last
        while turn is not None and turn is not known:
            new.append(turn.events)
            turn = turn.earlier
        if turn is not known:  # another past: a move was taken back, or old turns were joined
            heard = []
        if turn is not last:
            later = [event for events in reversed(new) for event in events]
            if viewer is not None:
                later = [event for event in later if event.visible_to(viewer)]
            heard = heard + later  # the old list may be in use
        self._of[viewer] = last, heard
        return heard


def deciders(position: Position) -> Iterator[int]:
    """The seats that have answered, the last one first."""
    yield from (seat for seat, _ in reversed(position.sealed))
    yield from (seat for seat, _ in reversed(position.frame.answers))
    turn = position.turn
    while turn is not None:
        yield from (seat for seat, _ in reversed(turn.frame.answers))
        turn = turn.earlier


def has_answered(position: Position, seat: int) -> bool:
    """Whether a seat has answered in this position."""
    return any(decider == seat for decider in deciders(position))


def _asked_at(position: Position) -> Collection[int]:
    """The seats to which the open question goes."""
    decision = position.decision
    return () if decision is None else decision.options


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Returns the names without outer spaces. Raises SetupError for a wrong count or a name that cannot be
    shown.
    """
    if len(names) != players:
        raise SetupError(text("error.setup.names", names=len(names), players=players))
    for name in names:
        if len(name.strip()) > LONGEST_NAME or not _can_be_shown(name.strip()):
            raise SetupError(text("error.setup.name"))
    return tuple(name.strip() for name in names)


def _can_be_shown(name: str) -> bool:
    """Whether all of a name can be seen. A joiner may stand after a symbol: it makes one emoji of several."""
    parts = name.split(JOINER)
    joined = all(part and not part[-1].isalnum() for part in parts[:-1])
    return joined and (len(parts) == 1 or bool(parts[-1])) and all(part.isprintable() for part in parts)


def _counted(seat: Any) -> Any:
    """A seat as sentences count it, from 1; whatever else somebody took for a seat stays as it is."""
    return seat + 1 if type(seat) is int else seat
