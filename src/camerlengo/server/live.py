"""A table in memory: the game, who sits where, the chat, and who is looking."""

from __future__ import annotations

import asyncio

import msgspec

from camerlengo.core.record import Record
from camerlengo.core.texts import Text, text
from camerlengo.server.store import ChatRow, Entry, SeatRow, TableRow
from camerlengo.table import Table


class Watcher:
    """Somebody who looks at a table. `changed` is set when there is something new, however much it is."""

    follows = False  # whether it is somebody at a page, who wants to see one thing after the other

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.changed = asyncio.Event()

    def notify(self) -> None:
        self.changed.set()


class LiveTable:
    """`journal` is what the database holds; `asked_at` is its length when the open question was asked."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], journal: list[Entry], chat: list[ChatRow]
    ) -> None:
        self.row = row
        self.seats = seats
        self.chat = chat
        self.journal: list[Entry] = []
        self.asked_at = 0
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.device: dict[str, int] = {}  # person: the seat that the person's device shows, if it has several
        self.automatic: asyncio.Task[None] | None = None  # a bot, or a question without a choice
        self.rendered: dict[
            object, object
        ] = {}  # what pages look like at this version, for the many who see the same
        self.table = Table.resume(Record.from_json(row.setup.encode()))
        self.name_seats()
        for entry in journal:
            self.apply(entry)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> bool:
        return self.row.state == "playing"

    def name_seats(self) -> None:
        self.table.names = tuple(seat.name for seat in self.seats)

    def apply(self, entry: Entry) -> None:
        """Follows the journal; the entry has been checked and written."""
        opened = self.table.opened
        if entry.act == "undo":
            self.table.undo(entry.seat)
        else:
            self.table.answer(entry.seat, entry.option)
        self.journal.append(entry)
        if self.table.opened != opened or self.table.over:
            self.asked_at = len(self.journal)
        if self.table.over and self.playing:
            self.row.state = "over"

    def bots_since(self, seat: int) -> list[int]:
        """The bots that have acted since the last act of `seat`, the latest first; none if a person has."""
        bots: list[int] = []
        for decider, _ in reversed(self.table.record.answers):
            if decider == seat:
                return bots
            if self.seats[decider].kind != "bot":
                return []
            bots.append(decider)
        return []

    def why_no_undo(self, seat: int) -> Text | None:
        """As the table says, but what bots have done since can be undone with it: they do not mind."""
        bots = self.bots_since(seat)
        if not bots:
            return self.table.why_no_undo(seat)
        return text("error.undo.revealed") if self.table.revealed_since(len(bots) + 1) else None

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def free_seats(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "open"]

    def online(self, seat: int) -> bool:
        person = self.seats[seat].person
        return person is not None and any(watcher.person == person for watcher in self.watchers)

    def changed(self, actor: int | None = None) -> None:
        """Tells everybody who looks; last of all whoever has acted, who knows already what was done."""
        self.rendered.clear()
        person = self.seats[actor].person if actor is not None else None
        for watcher in sorted(
            self.watchers, key=lambda watcher: person is not None and watcher.person == person
        ):
            watcher.notify()

    def record(self) -> Record:
        return msgspec.structs.replace(self.table.record, seats=tuple(seat.name for seat in self.seats))
