"""The log of a table, put into words once for each language, however many read it and however often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import escape

from camerlengo.core.ask import EVERYBODY, SPECTATOR, Event
from camerlengo.core.position import Position
from camerlengo.core.texts import text
from camerlengo.table import LogLine, Table
from camerlengo.web.parts import PagePart


class Line(NamedTuple):
    """A line as it stands in the page; `at` is how many answers had been given."""

    at: int
    html: str


class TurnMark(NamedTuple):
    """The turn of a line: its number, whether it `begins` with this line, and who acted last and when."""

    number: int
    begins: bool
    at: int
    seat: int


BEFORE = TurnMark(0, False, -1, SPECTATOR)


class ViewerLog:
    """What one seat, or with None a spectator, has heard, and the log in one language.

    Both only grow. After an undo there is a new one.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.lines: list[Line] = []
        self.known = 0  # events of the table that are in it, if they were heard
        self.notes = 0


class TableLog:
    """The events of a table, and their lines in the languages of its readers."""

    def __init__(self, table_id: str) -> None:
        self._id = table_id
        self._names: tuple[str, ...] = ()
        self._position: Position | None = None
        self._events: list[Event] = []
        self._said: dict[str, list[Line | None]] = {}
        self._heard: dict[tuple[int, str], ViewerLog] = {}
        self._notes: list[LogLine] = []
        self._turns: list[TurnMark] = []  # of each event

    def heard(self, table: Table, seat: int | None, language: str) -> ViewerLog:
        self._follow(table)
        who = SPECTATOR if seat is None else seat
        heard = self._heard.get((who, language))
        if heard is None:
            heard = self._heard[who, language] = ViewerLog()
        if heard.known == len(self._events) and heard.notes == len(self._notes):
            return heard
        new = [(at, event) for at, event in enumerate(self._events[heard.known :], heard.known)]
        news = [(at, event) for at, event in new if event.visible_to(who)]
        lines = [self._line(table, at, language) for at, _ in news]
        lines += [note_line(self._id, note, language) for note in self._notes[heard.notes :]]
        lines.sort(key=line_at)  # notes come after what had happened by then
        if heard.lines and lines and lines[0].at <= heard.lines[-1].at and heard.notes:
            lines = self._all_lines(table, who, language)
            heard.lines = []
        heard.lines += lines
        heard.events += [event for _, event in news]
        heard.known, heard.notes = len(self._events), len(self._notes)
        return heard

    def _all_lines(self, table: Table, who: int, language: str) -> list[Line]:
        lines = [
            self._line(table, at, language) for at, event in enumerate(self._events) if event.visible_to(who)
        ]
        lines += [note_line(self._id, note, language) for note in self._notes]
        return sorted(lines, key=line_at)

    def _line(self, table: Table, number: int, language: str) -> Line:
        said = self._said.setdefault(language, [])
        if len(said) <= number:
            said += [None] * (len(self._events) - len(said))
        line = said[number]
        if line is None:
            event = self._events[number]
            sentence = table.box.event_text(event, table.deck).say(language, table.names_in(language))
            private = event.audience != EVERYBODY
            turn = self._turns[number]
            line = said[number] = Line(
                event.at, line_html(self._id, event.at, sentence, language, private, turn=turn)
            )
        return line

    def _follow(self, table: Table) -> None:
        """Takes over what has happened since; what was taken back is forgotten."""
        notes = table.notes
        if self._position is table.position and len(notes) == len(self._notes) and self._names == table.names:
            return
        self._position, events = table.position, table.all_events()
        if self._names != table.names:
            self._names = table.names
            self._said.clear()
            self._heard.clear()
        kept = common(self._events, events)
        same_notes = [(note.at, note.text) for note in notes[: len(self._notes)]]
        if kept < len(self._events) or same_notes != [(note.at, note.text) for note in self._notes]:
            for said in self._said.values():
                del said[kept:]
            self._heard = {}
        self._events, self._notes = events, notes
        del self._turns[kept:]
        self._count_turns()

    def _count_turns(self) -> None:
        for event in self._events[len(self._turns) :]:
            self._turns.append(turn_of(event, self._turns[-1] if self._turns else BEFORE))


def turn_of(event: Event, before: TurnMark) -> TurnMark:
    """A turn is what one seat does until another acts. Only what everybody reads is counted."""
    if event.audience != EVERYBODY:
        return before._replace(begins=False)
    seat = event.seat if event.seat >= 0 else before.seat
    begins = before.number == 0 or (event.at > before.at and seat != before.seat)
    return TurnMark(before.number + begins, begins, event.at, seat)


def line_at(line: Line) -> int:
    return line.at


def common(before: Sequence[Event], now: Sequence[Event]) -> int:
    """How many events both begin with.

    Those of finished turns are the same objects. Those of the open turn are made again for each answer.
    """
    low, high = 0, min(len(before), len(now))
    most = high
    while low < high:
        middle = (low + high) // 2
        if before[middle] is now[middle]:
            low = middle + 1
        else:
            high = middle
    while low < most and alike(before[low], now[low]):
        low += 1
    return low


def alike(one: Event, other: Event) -> bool:
    return (
        one.at == other.at
        and one.kind == other.kind
        and one.seat == other.seat
        and one.audience == other.audience
        and one.about == other.about
    )


def note_line(table_id: str, note: LogLine, language: str) -> Line:
    return Line(note.at, line_html(table_id, note.at, note.say(language), language, note.private, True))


def line_html(
    table_id: str,
    at: int,
    sentence: str,
    language: str,
    private: bool = False,
    note: bool = False,
    turn: TurnMark = BEFORE,
) -> str:
    """The number of the turn stands where it begins; each line leads to its place in the replay."""
    kinds = " ".join(kind for kind, fits in (("private", private), ("note", note)) if fits)
    begin = f'<li class="{kinds}">' if kinds else "<li>"
    label = escape(text("web.log.look", n=turn.number).say(language))
    number = turn.number if turn.begins else "·"
    address = f"/table/{table_id}/replay?at={at}"
    link = f'<a href="{address}" tabindex="-1" aria-label="{label}" title="{label}">{number}</a>'
    return f"{begin}{link} <span>{escape(sentence)}</span></li>"


def as_latest(html: str) -> str:
    """The line as it looks while nothing has happened since."""
    if html.startswith("<li class="):
        return html.replace('class="', 'class="latest ', 1)
    return html.replace("<li", '<li class="latest"', 1)


class LogPart:
    """The log in a page: so many lines for this reader. It is not sent as a part: only lines are."""

    name = "log"
    html = ""
    inner: Sequence[PagePart] = ()

    def __init__(self, lines: list[Line], language: str, count: int | None = None) -> None:
        self.lines = lines
        self.language = language
        self.count = len(lines) if count is None else count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LogPart) and self.whole() == other.whole()

    def __hash__(self) -> int:
        return hash(self.count)

    def whole(self) -> str:
        lines = self.lines[: self.count]
        if not lines:
            return (
                f'<ol id="log"><li class="quiet">{escape(text("web.log.empty").say(self.language))}</li></ol>'
            )
        newest = lines[-1].at
        shown = [as_latest(line.html) if line.at == newest else line.html for line in lines]
        return '<ol id="log" data-roving="list">' + "\n".join(shown) + "</ol>"

    def since(self, before: LogPart) -> tuple[int, list[str]]:
        """How many lines stay of an earlier one, and the new lines after them."""
        kept = min(before.count, self.count)
        if before.lines is not self.lines:
            mine = self.lines
            kept = next((at for at in range(kept) if mine[at] != before.lines[at]), kept)
        return kept, [line.html for line in self.lines[kept : self.count]]


def whole_log(table: Table, table_id: str, seat: int | None, language: str) -> LogPart:
    """The log of a table that nobody follows: a moment of a replay."""
    return LogPart(TableLog(table_id).heard(table, seat, language).lines, language)
