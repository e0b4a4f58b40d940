"""The journal of a table: everything that was done there, one act after the other.

`Journal` is a game with its entries. An act is tried first: `after` and `answered` return its result as a
`JournalStep`, and nothing has changed. When the act is written, `advance` takes the step. Neither looks at
the journal as a whole, so an act late in a long game costs no more than an early one.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from camerlengo.core.errors import RecordError
from camerlengo.core.kinds import without_name
from camerlengo.core.texts import Who, text
from camerlengo.table import Table

ACTS = ("answer", "back", "ask", "accept", "decline", "bot", "leave", "return", "undo")  # see `JournalEntry`
NO_QUESTION = -1  # at the end of the game


class JournalEntry(msgspec.Struct, frozen=True, gc=False):
    """An act at a table.

    `answer` with an option; `back` to as many answers as `option` says; `ask` whether the seat may go back to
    so many, and `accept` or `decline` of others (of the seat itself: it withdraws).

    With `bot` another bot plays at this seat from now on. With `leave` a bot plays on for somebody who has
    left, and an open request lapses; with `return` that person plays on. Journals of earlier versions have
    `undo` of one answer, not `back`.
    """

    seat: int
    act: str
    option: int


class UndoRequest(msgspec.Struct, frozen=True):
    """`seat` asks to go back to `kept` answers. `number` is the place of the request in the journal."""

    number: int
    seat: int
    kept: int
    accepted: tuple[int, ...] = ()  # seats


def check_entry(entry: JournalEntry, table: Table) -> None:
    """Raises RecordError if no journal of this table has such an act at this place: a row was damaged."""
    seat, option, number = entry.seat, entry.option, table.position.number
    fits = entry.act in ACTS and type(seat) is int and type(option) is int and 0 <= seat < table.players
    goes_back = entry.act in ("ask", "back", "undo")
    kept = number - 1 if entry.act == "undo" else option
    if not fits or (goes_back and not 0 <= kept <= number):
        raise RecordError(text("server.journal", act=entry.act, seat=seat, option=option))


class JournalStep:
    """What acts lead to, from the end of a course on."""

    def __init__(self, journal: Journal) -> None:
        self.table = journal.table.copy()
        self.request = journal.request
        self.begun = len(journal.journal)
        self.entries: list[JournalEntry] = []
        self.asked: list[tuple[int, int]] = []  # how long the journal is then, and which question it is

    @property
    def number(self) -> int:
        return self.begun + len(self.entries)

    def answer(self, seat: int, option: int | str) -> None:
        """Raises what the table raises if the answer does not fit."""
        opened = self.table.opened
        number = self.table.check(seat, option)
        self.table.go_on(seat, number)
        self.request = None  # it lapses when the game goes on
        self._add(JournalEntry(seat, "answer", number), opened)

    def act(self, entry: JournalEntry) -> None:
        """Raises what the table raises if the act does not fit."""
        check_entry(entry, self.table)
        if entry.act == "answer":
            self.answer(entry.seat, entry.option)
            return
        opened = self.table.opened
        seat, request = entry.seat, self.request
        self.request = None
        if entry.act == "undo":
            self.table.take_back(seat, self.table.position.number - 1)  # it was fair when it was written
        elif entry.act == "back":
            self.table.take_back(seat, entry.option)
        elif entry.act == "ask":
            self.request = UndoRequest(self.number, seat, entry.option)
            self.table.note(text("server.request.asks", who=Who(seat)), seat)
        elif entry.act == "bot":
            self.request = request
            self.table.note(text("server.trouble.replaced", who=Who(seat)), seat)
        elif entry.act == "leave":
            self.table.note(text("server.left", who=Who(seat)), seat)
        elif entry.act == "return":
            self.request = request
            self.table.note(text("server.returned", who=Who(seat)), seat)
        elif request is not None and entry.act == "accept":
            self.request = msgspec.structs.replace(request, accepted=(*request.accepted, seat))
        elif request is not None:
            how = "withdrawn" if seat == request.seat else "declined"
            self.table.note(text(f"server.request.{how}", who=Who(seat)), seat)
        self._add(entry, opened)

    def _add(self, entry: JournalEntry, opened: int) -> None:
        self.entries.append(entry)
        if self.table.opened != opened or self.table.over:
            self.asked.append((self.number, open_question(self.table)))


def open_question(table: Table) -> int:
    decision = table.position.decision
    return NO_QUESTION if decision is None else decision.question


class Journal:
    """A game as its journal tells it.

    `asked` are the lengths that the journal had when a question was asked; the last one is the open question.
    `request` lapses when the game goes on.
    """

    def __init__(self, table: Table) -> None:
        """Begins with a table where nobody has acted yet."""
        self.table = table
        self.journal: list[JournalEntry] = []
        self.asked = array("l", [0])
        self.questions = array("l", [open_question(table)])  # of each of them, which it was
        self.request: UndoRequest | None = None
        self.answers = 0
        self.returned: set[int] = set()  # seats that somebody has left and returned to
        self._requested: dict[int, int] = {}  # by seat, how many answers were given at its last request

    def after(self, entries: Sequence[JournalEntry]) -> JournalStep:
        step = JournalStep(self)
        for entry in entries:
            step.act(entry)
        return step

    def answered(self, seat: int, option: int | str) -> JournalStep:
        """After an answer, as a number or a code."""
        step = JournalStep(self)
        step.answer(seat, option)
        return step

    def advance(self, step: JournalStep) -> None:
        """Takes a step that begins here."""
        assert step.begun == len(self.journal)
        self.table, self.request = step.table, step.request
        self.journal += step.entries
        for number, question in step.asked:
            self.asked.append(number)
            self.questions.append(question)
        for entry in step.entries:
            if entry.act == "answer":
                self.answers += 1
            elif entry.act == "ask":
                self._requested[entry.seat] = self.answers
            elif entry.act == "return":
                self.returned.add(entry.seat)

    def read(self, asked_at: int, code: str) -> int | None:
        """The option of the question asked at `asked_at` that has this code; None if there is none."""
        which = self._which(asked_at)
        if which is None or self.questions[which] == NO_QUESTION:
            return None
        question = self.questions[which]
        box, deck = self.table.box, self.table.deck
        return box.codes(question, deck).read(without_name(box.questions[question], code))

    def latest_entry(self, asked_at: int, seat: int) -> JournalEntry | None:
        """What `seat` did last while the question asked at `asked_at` was open."""
        which = self._which(asked_at)
        if which is None:
            return None
        end = self.asked[which + 1] if which + 1 < len(self.asked) else len(self.journal)
        for number in range(end - 1, asked_at - 1, -1):
            entry = self.journal[number]
            if entry.seat == seat and entry.act in ("answer", "back", "undo"):
                return entry
        return None

    def _which(self, asked_at: int) -> int | None:
        which = bisect_right(self.asked, asked_at) - 1
        return which if which >= 0 and self.asked[which] == asked_at else None

    def answers_since_request(self, seat: int) -> int | None:
        """How many answers were given since `seat` has last asked to take a move back; None if it has not."""
        return self.answers - self._requested[seat] if seat in self._requested else None
