"""The house: everything that people and programs can do at its tables.

Write, then acknowledge, then tell: an act is in the database before its sender or anybody else sees it.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec

from camerlengo.bots import BOTS
from camerlengo.core.errors import CamerlengoError, SetupError
from camerlengo.core.record import Record, Value
from camerlengo.core.texts import Listed, text
from camerlengo.games import open_box
from camerlengo.server.bots import BotWorkers
from camerlengo.server.live import LiveTable, Watcher
from camerlengo.server.store import ChatRow, Conflict, Entry, Person, SeatRow, Store, TableRow
from camerlengo.table import Table, check_names

LONGEST_CHAT = 500  # characters; a longer message is a letter
MOST_CHAT = 2_000  # lines a table keeps; the database grows with every one
TABLES_IN_MEMORY = 500  # tables nobody looks at leave memory; the database brings them back in milliseconds


class Refused(CamerlengoError):
    """Not now, or not you; nothing has changed. `code` is for programs."""

    def __init__(self, code: str, **gaps: object) -> None:
        super().__init__(text(f"server.refused.{code}", **gaps))
        self.code = code


class NewSeat(msgspec.Struct, frozen=True):
    """Who shall sit there: `me`, `hot` (another person at my device), `open`, or `bot` with its name."""

    kind: str
    name: str = ""
    bot: str | None = None


class House:
    """`pause` is how long a bot waits before it acts, in seconds, while somebody has the page open."""

    def __init__(self, store: Store, workers: BotWorkers, pause: float = 1.2) -> None:
        self.store = store
        self.workers = workers
        self.pause = pause
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def start(self) -> None:
        """Bots go on where they were when the house was closed."""
        for table_id in await self.store.tables_in_play():
            live = await self.find(table_id)
            if live is not None:
                self._wake(live)

    def wake_watchers(self) -> None:
        """Everybody who waits for a change looks up, for example because the server ends."""
        for live in self._tables.values():
            for watcher in live.watchers:
                watcher.notify()

    async def close(self) -> None:
        """Ends what happens by itself, but nobody is cut off while writing."""
        for live in list(self._tables.values()):
            if live.automatic is not None:
                async with live.lock:
                    live.automatic.cancel()
                await asyncio.gather(live.automatic, return_exceptions=True)
        self.workers.close()

    # --- people ---

    async def person(self, secret: str) -> Person | None:
        return await self.store.person(digest(secret))

    async def welcome(self, secret: str, name: str) -> Person:
        """The person with this secret, who from now on has this name."""
        person = await self.person(secret)
        if person is None:
            return await self.store.add_person(new_id(), digest(secret), name)
        if name and person.name != name:
            await self.store.rename_person(person.id, name)
            person.name = name
        return person

    # --- tables ---

    async def create(
        self,
        game: str,
        seats: Sequence[NewSeat],
        owner: Person | None,
        options: Mapping[str, Value] | None = None,
        seed: int | None = None,
        public: bool = False,
        deck: str | None = None,
    ) -> LiveTable:
        for seat in seats:
            if seat.kind == "bot" and seat.bot not in BOTS:
                raise SetupError(text("error.setup.bot", bot=seat.bot, allowed=Listed(tuple(BOTS))))
        names = check_names([seat.name for seat in seats], len(seats))
        table = Table(
            game,
            len(seats),
            seed,
            options,
            open_box(game).read_deck(deck) if deck is not None else None,
            names,
        )
        now = time.time()
        row = TableRow(
            id=new_id(),
            game=game,
            setup=table.record.to_json().decode(),
            owner=owner.id if owner else None,
            public=public,
            invite=new_id(),
            state="playing",
            rematch=None,
            created=now,
            changed=now,
        )
        rows = [
            SeatRow(
                seat=number,
                kind="person" if seat.kind in ("me", "hot") else seat.kind,
                person=owner.id if owner and seat.kind in ("me", "hot") else None,
                name=names[number],
                bot=seat.bot,
            )
            for number, seat in enumerate(seats)
        ]
        await self.store.add_table(row, rows)
        live = self._keep(LiveTable(row, rows, [], []))
        self._wake(live)
        return live

    async def import_record(self, record: Record) -> LiveTable:
        """A record from elsewhere, to be replayed; nobody sits at it."""
        Table.resume(record)  # raises RecordError with the reason
        now = time.time()
        row = TableRow(
            id=new_id(),
            game=record.game,
            setup=record.upto(0).to_json().decode(),
            owner=None,
            public=False,
            invite=new_id(),
            state="imported",
            rematch=None,
            created=now,
            changed=now,
        )
        rows = [SeatRow(number, "guest", None, name, None) for number, name in enumerate(record.seats)]
        journal = [Entry(seat, "answer", option) for seat, option in record.answers]
        await self.store.add_table(row, rows, journal)
        return self._keep(LiveTable(row, rows, journal, []))

    async def find(self, table_id: str) -> LiveTable | None:
        live = self._tables.get(table_id)
        if live is not None:
            return live
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self._tables.get(table_id)
            if live is None:
                found = await self.store.table(table_id)
                live = None if found is None else self._keep(LiveTable(*found))
        self._loading.pop(table_id, None)
        return live

    async def find_by_invite(self, invite: str) -> LiveTable | None:
        table_id = await self.store.table_by_invite(invite)
        return None if table_id is None else await self.find(table_id)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._tables[live.id] = live
        if len(self._tables) > TABLES_IN_MEMORY:
            idle = [
                other for other in self._tables.values() if not other.watchers and other.automatic is None
            ]
            for other in idle[: len(self._tables) - TABLES_IN_MEMORY]:
                if other is not live:
                    del self._tables[other.id]
        return live

    async def listed(self, ids: Sequence[str]) -> list[LiveTable]:
        found = [await self.find(table_id) for table_id in ids]
        return [live for live in found if live is not None]

    # --- sitting down ---

    async def take_seat(self, live: LiveTable, seat: int, person: Person, name: str) -> None:
        async with live.lock:
            if not live.playing or seat not in live.free_seats():
                raise Refused("seat_taken")
            (checked,) = check_names([name], 1)
            row = SeatRow(seat, "person", person.id, checked, None)
            if not await self.store.take_seat(live.id, row):
                raise Refused("seat_taken")
            live.seats[seat] = row
            live.name_seats()
            live.changed()
            self._wake(live)

    # --- acting ---

    async def answer(self, live: LiveTable, seat: int, asked_at: int, option: int) -> None:
        """`asked_at` says which question is meant.

        An answer to an earlier one is refused, the same answer twice counts once.
        """
        entry = Entry(seat, "answer", option)
        async with live.lock:
            if asked_at != live.asked_at:
                if 0 <= asked_at < live.asked_at and entry in live.journal[asked_at : live.asked_at]:
                    return
                raise Refused("stale")
            self._must_be_playing(live)
            live.table.check(seat, option)
            await self._write(live, entry)

    async def undo(self, live: LiveTable, seat: int, whole_turn: bool = False) -> None:
        """Takes back the seat's last act, or its whole turn, and what bots have done since."""
        async with live.lock:
            self._must_be_playing(live)
            refusal = live.why_no_undo(seat)
            if refusal is not None:
                raise Refused("undo", reason=refusal)
            for bot in live.bots_since(seat):
                await self._write(live, Entry(bot, "undo", 0), wake=False)
            trial = Table.resume(live.table.record)
            steps = trial.undo_turn(seat) if whole_turn else 1
            for _ in range(steps):
                await self._write(live, Entry(seat, "undo", 0), wake=False)
            self._wake(live)

    async def _write(self, live: LiveTable, entry: Entry, wake: bool = True) -> None:
        """Into the database, then into memory, then to everybody who looks."""
        try:
            await self.store.append(live.id, len(live.journal), entry)
        except Conflict:
            await self._reload(live)
            raise Refused("stale") from None
        live.apply(entry)
        live.changed(entry.seat)
        if live.row.state == "over":
            await self.store.change_table(live.id, state="over")
        if wake:
            self._wake(live)

    async def _reload(self, live: LiveTable) -> None:
        found = await self.store.table(live.id)
        assert found is not None
        fresh = LiveTable(*found)
        live.row, live.seats, live.chat = fresh.row, fresh.seats, fresh.chat
        live.table, live.journal, live.asked_at = fresh.table, fresh.journal, fresh.asked_at
        live.changed()

    @staticmethod
    def _must_be_playing(live: LiveTable) -> None:
        if not live.playing:
            raise Refused("not_playing")

    async def say(self, live: LiveTable, author: str, seat: int | None, words: str) -> None:
        """Spectators talk in the gallery while the game runs, so that nobody at the table is helped."""
        words = words.strip()
        if not words:
            raise Refused("chat_empty")
        if len(words) > LONGEST_CHAT:
            raise Refused("chat_long", limit=LONGEST_CHAT)
        (author,) = check_names([author], 1)
        async with live.lock:
            if len(live.chat) >= MOST_CHAT:
                raise Refused("chat_full", limit=MOST_CHAT)
            channel = "table" if seat is not None or not live.playing else "gallery"
            line = ChatRow(len(live.chat), channel, author, seat, words, time.time())
            try:
                await self.store.add_chat(live.id, line)
            except Conflict:
                await self._reload(live)
                raise Refused("stale") from None
            live.chat.append(line)
            live.changed()

    async def close_table(self, live: LiveTable, person: Person) -> None:
        async with live.lock:
            if live.row.owner != person.id:
                raise Refused("not_owner")
            self._must_be_playing(live)
            await self.store.change_table(live.id, state="closed")
            live.row.state = "closed"
            if live.automatic is not None:
                live.automatic.cancel()
            live.changed()

    async def rematch(self, live: LiveTable, person: Person) -> LiveTable:
        """The same people and bots once more, everybody one seat further; the first to ask sets it up."""
        if not live.seats_of(person.id):
            raise Refused("not_seated")
        if live.playing:
            raise Refused("still_playing")
        if live.row.rematch is None:
            record = live.record()
            count = len(live.seats)
            rows = [
                msgspec.structs.replace(live.seats[(seat + 1) % count], seat=seat) for seat in range(count)
            ]
            table = Table(
                record.game, count, None, record.options, live.table.deck, [row.name for row in rows]
            )
            now = time.time()
            row = TableRow(
                id=new_id(),
                game=record.game,
                setup=table.record.to_json().decode(),
                owner=person.id,
                public=live.row.public,
                invite=new_id(),
                state="playing",
                rematch=None,
                created=now,
                changed=now,
            )
            await self.store.add_table(row, rows)
            if await self.store.set_rematch(live.id, row.id):
                live.row.rematch = row.id
                live.changed()
                self._wake(self._keep(LiveTable(row, rows, [], [])))
            else:
                await self._reload(live)
        assert live.row.rematch is not None
        again = await self.find(live.row.rematch)
        assert again is not None
        return again

    # --- the device of several people ---

    def shown_seat(self, live: LiveTable, person: str | None) -> int | None:
        """The seat whose view this person's device may show.

        None if it must be passed on first, or nobody sits there.
        """
        mine = live.seats_of(person)
        if len(mine) <= 1 or person is None:
            return mine[0] if mine else None
        if not live.playing:
            return mine[0]
        shown = live.device.get(person)
        due = [seat for seat in live.table.waiting_for if seat in mine]
        if due and shown not in due:
            live.device.pop(person, None)
            return None
        return shown

    def show_seat(self, live: LiveTable, person: str, seat: int) -> None:
        if seat not in live.seats_of(person):
            raise Refused("not_your_seat")
        live.device[person] = seat
        live.changed()

    # --- looking ---

    @contextmanager
    def watching(self, live: LiveTable, watcher: Watcher) -> Iterator[None]:
        """While this lasts the watcher is told of every change, and the others see that somebody is there."""
        person = watcher.person
        first = person is not None and not any(other.person == person for other in live.watchers)
        live.watchers.add(watcher)
        if first and live.seats_of(person):
            live.changed()
        try:
            yield
        finally:
            live.watchers.discard(watcher)
            if live.seats_of(person) and not any(other.person == person for other in live.watchers):
                live.changed()

    # --- what happens by itself ---

    def _wake(self, live: LiveTable) -> None:
        """Starts what the table can do without a person, unless it is under way."""
        if live.automatic is not None and not live.automatic.done():
            return
        if live.playing and self._by_itself(live) is not None:
            live.automatic = asyncio.create_task(self._go_on(live))

    def _by_itself(self, live: LiveTable) -> tuple[int, str | None, int | None] | None:
        """A seat that a bot plays, or a question to a person that has but one option: seat, bot, option."""
        for question in live.table.questions:
            row = live.seats[question.seat]
            if question.sealed is not None:
                continue
            if row.kind == "bot":
                return question.seat, row.bot, None
            if row.kind == "person" and len(question.options) == 1:
                return question.seat, None, question.options[0]
        return None

    async def _go_on(self, live: LiveTable) -> None:
        while live.playing and (due := self._by_itself(live)) is not None:
            seat, bot, option = due
            # A question without a choice takes as long as one with a choice might, so that nobody learns
            # from the time.
            pause = self.pause if any(watcher.follows for watcher in live.watchers) else 0.0
            wait = pause if bot else self.pause * random.uniform(0.5, 2.0)
            await asyncio.sleep(wait)
            asked_at = live.asked_at
            if self._by_itself(live) != due:
                continue
            try:
                if option is None:
                    option = await self.workers.decide(live.record(), seat, bot or "random")
                await self._answer_by_itself(live, seat, asked_at, option)
            except Refused:
                continue  # the table has changed meanwhile: somebody undid, or closed it

    async def _answer_by_itself(self, live: LiveTable, seat: int, asked_at: int, option: int) -> None:
        entry = Entry(seat, "answer", option)
        async with live.lock:
            if asked_at != live.asked_at or not live.playing:
                raise Refused("stale")
            live.table.check(seat, option)
            await self._write(live, entry)


def new_id() -> str:
    """128 bits that nobody guesses, safe in an address."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
