"""The house: everything that people and programs can do at its tables.

Write, then acknowledge, then tell: an act is in the database before its sender or anybody else sees it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import re
import secrets
import time
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec

from camerlengo.bots import BOTS
from camerlengo.core.box import PASSING
from camerlengo.core.errors import CamerlengoError, SetupError, UndoRefused
from camerlengo.core.record import Record, Value
from camerlengo.core.texts import LANGUAGES, Listed, text
from camerlengo.games import open_box
from camerlengo.server.analyses import Analyses, Work
from camerlengo.server.bots import BotWorkers, Busy, may_sit
from camerlengo.server.hints import Asked, Hints
from camerlengo.server.live import Course, Due, LiveTable, Watcher, due_at
from camerlengo.server.news import Listener
from camerlengo.server.store import ChatRow, Conflict, Entry, Person, SeatRow, Store, TableRow
from camerlengo.server.talk import LONGEST_CHAT, MOST_CHAT, cleaned, looks_like
from camerlengo.table import Table, check_names

LARGEST_DECK = 60_000  # characters; our largest has two thirds of it, and reading takes time from everybody
TABLES_IN_MEMORY = 500  # tables nobody looks at leave memory; the database brings them back in milliseconds
QUICK = 0.1  # of the pause: bots that may answer pass so fast that people can follow the rest
LONGEST_RETRY = 300.0  # seconds until what has failed is tried again
AN_ID = re.compile(r"[\w-]{1,32}", re.ASCII)  # anything else is no use asking a database for

log = logging.getLogger(__name__)


class Refused(CamerlengoError):
    """Not now, or not you; nothing has changed. `code` is for programs."""

    def __init__(self, code: str, **gaps: object) -> None:
        super().__init__(text(f"server.refused.{code}", **gaps))
        self.code = code


class NewSeat(msgspec.Struct, frozen=True):
    """Who shall sit there.

    `me`, `hot` (another one at my device), `person` with a secret of its own, `open`, or `bot` with its name.
    """

    kind: str
    name: str = ""
    bot: str | None = None
    secret: str | None = None


class House:
    """`pause` is how long a bot waits before it acts, in seconds, while somebody has the page open.

    `retry` is how long to wait after the first failure of a bot; each further one doubles it.
    """

    def __init__(self, store: Store, workers: BotWorkers, pause: float = 1.2, retry: float = 1.0) -> None:
        self.store = store
        self.workers = workers
        self.hints = Hints(workers)
        self.analyses = Analyses(workers)
        self.pause = pause
        self.retry = retry
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._overtaken: set[str] = set()  # tables that another process has changed while they were loading
        self._listener: Listener | None = None
        self._errands: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Bots go on where they were when the house was closed, while the first pages are already served."""
        self._listener = self.store.listener(self._heard)
        if self._listener is not None:
            await self._listener.start()
        self._send(self._wake_all())

    async def _wake_all(self) -> None:
        for table_id in await self.store.tables_due():
            try:
                await self.find(table_id)
            except Exception:
                log.exception("table %s… cannot be opened", table_id[:8])

    def _send(self, errand: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def wake_watchers(self) -> None:
        """Everybody who waits for a change looks up, for example because the server ends."""
        for live in self._tables.values():
            for watcher in live.watchers:
                watcher.notify()

    async def close(self) -> None:
        """Ends what happens by itself, but nobody is cut off while writing."""
        if self._listener is not None:
            await self._listener.close()
        for errand in list(self._errands):
            errand.cancel()
            await asyncio.gather(errand, return_exceptions=True)
        for live in list(self._tables.values()):
            if live.automatic is not None:
                async with live.lock:
                    live.automatic.cancel()
                await asyncio.gather(live.automatic, return_exceptions=True)
        await self.hints.close()
        await self.analyses.close()
        self.workers.close()

    # --- people ---

    async def person(self, secret: str) -> Person | None:
        return await self.store.person(digest(secret))

    async def welcome(self, secret: str, name: str) -> Person:
        """The person with this secret, who from now on has this name."""
        (name,) = check_names([name], 1)
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
        hints: bool = False,
    ) -> LiveTable:
        """All is checked before anything is written. Without an owner the first `person` is it."""
        for seat in seats:
            if seat.kind == "bot" and not may_sit(seat.bot or ""):
                raise SetupError(text("error.setup.bot", bot=seat.bot, allowed=Listed(tuple(BOTS))))
        names = check_names([seat.name for seat in seats], len(seats))
        own_deck = None
        if deck is not None:
            check_deck(deck)
            own_deck = await asyncio.to_thread(open_box(game).read_deck, deck)
        table = Table(game, len(seats), seed, options, own_deck, names)
        rows = []
        for number, seat in enumerate(seats):
            person = owner if seat.kind in ("me", "hot") else None
            if seat.secret is not None:
                person = await self.welcome(seat.secret, names[number])
                owner = owner or person
            kind = seat.kind if seat.kind in ("bot", "open") else "person"
            rows.append(SeatRow(number, kind, person.id if person else None, names[number], seat.bot))
        row = new_row(table, rows, owner.id if owner else None, public, hints=hints)
        await self.store.add_table(row, rows)
        live = self._keep(LiveTable(row, rows, Course(table)))
        self._wake(live)
        return live

    async def import_record(self, content: bytes) -> LiveTable:
        """A record from elsewhere, to be replayed; nobody sits at it. Raises RecordError with the reason."""
        live = await asyncio.to_thread(imported, content)
        await self.store.add_table(live.row, live.seats, live.journal)
        return self._keep(live)

    async def find(self, table_id: str) -> LiveTable | None:
        live = self._tables.get(table_id)
        if live is None and AN_ID.fullmatch(table_id):
            live = await self._load(table_id)
        if live is not None and live.outdated:
            await self._catch_up(live)
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self._tables.get(table_id)
            if live is None:
                self._overtaken.discard(table_id)
                found = await self.store.table(table_id)
                if found is not None:
                    live = self._keep(await asyncio.to_thread(LiveTable.load, *found))
                    live.outdated = table_id in self._overtaken
                    self._wake(live)
        self._loading.pop(table_id, None)
        return live

    async def find_by_invite(self, invite: str) -> LiveTable | None:
        table_id = await self.store.table_by_invite(invite) if AN_ID.fullmatch(invite) else None
        return None if table_id is None else await self.find(table_id)

    def _keep(self, live: LiveTable) -> LiveTable:
        self._tables[live.id] = live
        if len(self._tables) > TABLES_IN_MEMORY:
            idle = [
                other
                for other in self._tables.values()
                if not other.watchers and not other.busy and not other.lock.locked()
            ]
            for other in idle[: len(self._tables) - TABLES_IN_MEMORY]:
                if other is not live:
                    del self._tables[other.id]
        return live

    async def listed(self, ids: Sequence[str]) -> list[LiveTable]:
        """Those that can be opened: one that cannot must not close the house."""
        found = []
        for table_id in ids:
            try:
                found.append(await self.find(table_id))
            except CamerlengoError:
                log.warning("table %s… cannot be opened", table_id[:8], exc_info=True)
        return [live for live in found if live is not None]

    # --- other processes on the same database ---

    def _heard(self, table_id: str | None) -> None:
        """Another process has written: who looks on is told now, all else is read when it is asked for."""
        self._overtaken.update(self._loading if table_id is None else {table_id} & self._loading.keys())
        for live in [*self._tables.values()] if table_id is None else [self._tables.get(table_id)]:
            if live is not None:
                live.outdated = True
                if live.watchers or live.busy:
                    self._send(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            if live.outdated:
                before = len(live.journal)
                await self._reload(live)
                if live.automatic is not None and len(live.journal) > before:
                    live.automatic.cancel()  # whoever has written goes on

    async def _reload(self, live: LiveTable) -> None:
        live.outdated = False
        try:
            found = await self.store.table(live.id)
            assert found is not None
            fresh = await asyncio.to_thread(LiveTable.load, *found)
        except BaseException:
            live.outdated = True
            raise
        live.row, live.seats, live.chat, live.course = fresh.row, fresh.seats, fresh.chat, fresh.course
        live.changed()

    # --- sitting down ---

    async def take_seat(self, live: LiveTable, seat: int, person: Person, name: str) -> None:
        async with live.lock:
            if live.seats_of(person.id):
                raise Refused("already_seated")
            if not live.playing or seat not in live.free_seats():
                raise Refused("seat_taken")
            (checked,) = check_names([name], 1)
            row = SeatRow(seat, "person", person.id, checked, None)
            seats = [row if other.seat == seat else other for other in live.seats]
            if not await self.store.take_seat(live.id, row, due_at(live.table, seats) is not None):
                raise Refused("seat_taken")
            live.seats = seats
            live.name_seats()
            live.changed()
            self._wake(live)

    async def set_passing(self, live: LiveTable, seat: int, passing: str) -> None:
        """Whether a seat passes by itself; nobody else learns of it."""
        if passing not in PASSING:
            raise Refused("passing", allowed=Listed(PASSING))
        async with live.lock:
            self._must_be_playing(live)
            row = msgspec.structs.replace(live.seats[seat], passing=passing)
            seats = [row if other.seat == seat else other for other in live.seats]
            await self.store.set_passing(live.id, seat, passing, due_at(live.table, seats) is not None)
            live.seats = seats
            live.changed()
            self._wake(live)

    # --- acting ---

    async def answer(self, live: LiveTable, seat: int, asked_at: int, option: int) -> None:
        """`asked_at` says which question is meant.

        An answer to an earlier one is refused; only what was answered to that very question counts once.
        """
        entry = Entry(seat, "answer", option)
        async with live.lock:
            if live.course.given(asked_at, seat) == entry:
                return
            if asked_at != live.asked_at:
                raise Refused("stale")
            self._must_be_playing(live)
            live.table.check(seat, option)
            await self._write(live, [entry])

    async def undo(self, live: LiveTable, seat: int, whole_turn: bool = False) -> None:
        """Takes back the seat's last choice, or its whole turn, and what bots have done since."""
        async with live.lock:
            self._must_be_playing(live)
            try:
                back = live.way_back(seat, whole_turn)
            except UndoRefused as refusal:
                raise Refused("undo", reason=refusal.text) from None
            await self._write(live, [Entry(who, "undo", 0) for who in back])

    def ask_hint(self, live: LiveTable, seat: int, asked_at: int) -> Asked:
        """What the Cardinal would do at this seat, if the table was set up so. It takes a moment."""
        if not live.row.hints:
            raise Refused("no_hints")
        self._must_be_playing(live)
        if asked_at != live.asked_at:
            raise Refused("stale")
        question = next((question for question in live.table.questions if question.seat == seat), None)
        if question is None or live.settles(question):
            raise Refused("nothing_asked")
        return self.hints.ask(live, seat)

    async def _write(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        """Into the database, then into memory, then to everybody who looks."""
        course = live.course.after(entries)
        state = "over" if course.table.over else "playing"
        due = due_at(course.table, live.seats) is not None
        try:
            await self.store.append(live.id, len(live.journal), entries, state, due)
        except Conflict:
            await self._reload(live)
            raise Refused("stale") from None
        live.course = course
        live.row.state = state
        live.stuck = False
        self.hints.moved_on(live)
        live.changed(entries[-1].seat)
        self._wake(live)

    @staticmethod
    def _must_be_playing(live: LiveTable) -> None:
        if not live.playing:
            raise Refused("not_playing")

    async def say(self, live: LiveTable, author: str, seat: int | None, words: str) -> None:
        """Spectators talk in the gallery while the game runs, so that nobody at the table is helped.

        They never speak under the name of somebody who plays. No name at all is a guest.
        """
        words = cleaned(words)
        if not words:
            raise Refused("chat_empty")
        if len(words) > LONGEST_CHAT:
            raise Refused("chat_long", limit=LONGEST_CHAT)
        (author,) = check_names([author], 1)
        async with live.lock:
            if seat is None and author and is_played(live, author):
                raise Refused("chat_name", name=author)
            while True:
                if sum((line.seat is None) == (seat is None) for line in live.chat) >= MOST_CHAT:
                    raise Refused("chat_full", limit=MOST_CHAT)
                channel = "table" if seat is not None or not live.playing else "gallery"
                line = ChatRow(len(live.chat), channel, author, seat, words, time.time())
                try:
                    await self.store.add_chat(live.id, line)
                    break
                except Conflict:  # somebody at another process was faster: the next line is ours
                    await self._reload(live)
            live.chat.append(line)
            live.changed()

    async def close_table(self, live: LiveTable, person: Person) -> None:
        async with live.lock:
            if live.row.owner != person.id:
                raise Refused("not_owner")
            self._must_be_playing(live)
            await self.store.close_table(live.id)
            live.row.state = "closed"
            if live.automatic is not None:
                live.automatic.cancel()
            self.hints.moved_on(live)
            live.changed()

    async def rematch(self, live: LiveTable, person: Person) -> LiveTable:
        """The same people and bots once more, everybody one seat further; the first to ask sets it up."""
        if not live.seats_of(person.id):
            raise Refused("not_seated")
        if live.playing:
            raise Refused("still_playing")
        async with live.lock:
            if live.row.rematch is None:
                await self._set_up_again(live, person)
        assert live.row.rematch is not None
        again = await self.find(live.row.rematch)
        assert again is not None
        return again

    async def _set_up_again(self, live: LiveTable, owner: Person) -> None:
        count = len(live.seats)
        rows = [msgspec.structs.replace(live.seats[(seat + 1) % count], seat=seat) for seat in range(count)]
        before = live.table
        names = [row.name for row in rows]
        table = Table(before.box.name, count, None, before.options, before.deck, names)
        row = new_row(table, rows, owner.id, live.row.public, hints=live.row.hints)
        if not await self.store.add_rematch(live.id, row, rows):
            await self._reload(live)
            return
        live.row.rematch = row.id
        self._wake(self._keep(LiveTable(row, rows, Course(table))))
        live.changed()

    def analyse(self, live: LiveTable) -> Work:
        """Starts the analysis of a finished game, unless it is under way or done."""
        if live.playing:
            raise Refused("analysis_later")
        try:
            return self.analyses.start(live)
        except Busy:
            raise Refused("busy") from None

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
        self._wake(live)
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
        if not live.busy and live.due() is not None:
            live.automatic = asyncio.create_task(self._go_on(live))

    async def _go_on(self, live: LiveTable) -> None:
        """Whatever fails is tried again, ever more patiently; meanwhile the table says so."""
        failures = 0
        clock = asyncio.get_running_loop().time
        while (due := live.due()) is not None:
            pause = self._pause_before(live, due, failures)
            if failures:
                await asyncio.sleep(pause)
                if live.due() != due:
                    continue
            asked_at = live.asked_at
            begun = clock()
            try:
                option = due.option
                if option is None:  # the time to think is part of the pause
                    option = await self.workers.decide(live.record(), due.seat, due.bot or "random")
                if not failures:
                    await asyncio.sleep(max(0.0, pause - (clock() - begun)))
                    if live.due() != due:
                        continue
                await self.answer(live, due.seat, asked_at, option)
                failures = 0
            except Refused:
                continue  # the table has changed meanwhile: somebody undid, or closed it
            except Exception:
                failures += 1
                log.exception("table %s… cannot go on with seat %d", live.id[:8], due.seat)
                live.stuck = True
                live.changed()

    def _pause_before(self, live: LiveTable, due: Due, failures: int) -> float:
        if failures:
            return min(self.retry * 2.0 ** min(failures - 1, 20), LONGEST_RETRY)
        if due.bot is None:
            # A question without a choice takes as long as one with a choice might, so that nobody learns
            # from the time; unless there is nobody who could.
            return self.pause * random.uniform(0.5, 2.0) if live.others(due.seat) else 0.0
        if not any(watcher.follows for watcher in live.watchers):
            return 0.0
        return self.pause * QUICK if live.table.anonymous else self.pause


def new_row(
    table: Table,
    seats: Sequence[SeatRow],
    owner: str | None,
    public: bool,
    state: str = "playing",
    hints: bool = False,
) -> TableRow:
    """What is kept of a table that has just been set up."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=table.box.name,
        setup=table.record.upto(0).to_json().decode(),
        owner=owner,
        public=public,
        invite=new_id(),
        state=state,
        rematch=None,
        created=now,
        changed=now,
        due=state == "playing" and due_at(table, seats) is not None,
        hints=hints,
    )


def imported(content: bytes) -> LiveTable:
    record = Record.read(content)
    if record.deck is not None:
        check_deck(record.deck)
    table = Table.resume(record)
    seats = [SeatRow(number, "guest", None, name, None) for number, name in enumerate(table.names)]
    journal = [Entry(seat, "answer", option) for seat, option in record.answers]
    return LiveTable.load(new_row(table, seats, None, public=False, state="imported"), seats, journal, [])


def check_deck(deck: str) -> None:
    if len(deck) > LARGEST_DECK:
        raise Refused("deck_large", limit=LARGEST_DECK // 1000)


def is_played(live: LiveTable, name: str) -> bool:
    """Whether somebody at the table has this name, or one that looks like it, in any language."""
    played = {known for language in LANGUAGES for known in live.table.names_in(language)}
    return any(looks_like(name, known) for known in played)


def new_id() -> str:
    """128 bits that nobody guesses, safe in an address."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
