"""The tables in memory: brought there when somebody asks, and kept abreast of what other processes write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from weakref import WeakValueDictionary

from camerlengo.core.errors import GameMissing
from camerlengo.server.ids import AN_ID
from camerlengo.server.live_table import LiveTable
from camerlengo.server.notifications import ChangeListener
from camerlengo.server.processes import Processes
from camerlengo.server.rows import Presence
from camerlengo.server.store import Store

# Tables nobody looks at leave memory. The database brings them back, the longest in a tenth of a second.
TABLES_IN_MEMORY = 500  # from which on those used longest ago leave it at once
IDLE = 60.0  # seconds that a table stays when nobody looks at it, asks for it or plays there
BETWEEN_LOOKS = 15.0  # seconds between two looks for such tables
MOST_AT_ONCE = 10  # acts of another process that no thread is worth
LONGEST_MESSAGE = 7_500  # bytes; the database takes 8,000
LAST_QUERY = 5.0  # seconds that a query may take after the house was closed

log = logging.getLogger(__name__)


class Tables(Mapping[str, LiveTable]):
    """By id. `opened` is called with each table that has come into memory and may have automatic moves,
    `moved_on` with each that was read again, since another process has written. `renamed` is called with a
    person who was renamed by another process.
    """

    def __init__(
        self,
        store: Store,
        opened: Callable[[LiveTable], None],
        moved_on: Callable[[LiveTable], None],
        renamed: Callable[[str | None], None],
        clock: Callable[[], float],
        messages: Callable[[], list[str]],
        told: Callable[[str], None],
    ) -> None:
        self.store = store
        self._opened = opened
        self._moved_on = moved_on
        self._renamed = renamed
        self._clock = clock
        self._told = told
        self.processes = Processes(store, self._claimed, lambda name: None, self._present, messages, clock)
        self._here: dict[str, LiveTable] = {}
        # Those that have left memory while a request still held them, too: there is never a second one.
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Lock] = {}
        self._overtaken: set[str] = set()  # tables that were changed in the database while they were loading
        self._listener: ChangeListener | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._sweeping: asyncio.Task[None] | None = None
        self._closing = False

    def __getitem__(self, table_id: str) -> LiveTable:
        return self._here[table_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._here)

    def __len__(self) -> int:
        return len(self._here)

    async def start(self) -> None:
        """Automatic moves from before a restart go on, while the first pages are already served."""
        self._listener = self.store.listener(self._heard, self._renamed, self._left, self._told)
        if self._listener is not None:
            await self._listener.start()
            await self.processes.start(self._listener)
        else:
            self._send(self._wake_all(None))
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        if self._listener is not None:
            await self._listener.close()
        await self.processes.stop()
        # A query that is cut off leaves its connection to a thread without a loop: let it come to its end.
        self._closing = True
        if self._errands:
            await asyncio.wait(self._errands, timeout=LAST_QUERY)
        for errand in list(self._errands):
            errand.cancel()
            await asyncio.gather(errand, return_exceptions=True)

    async def _wake_all(self, ids: Sequence[str] | None) -> None:
        """Goes on with these tables, or with all at which something is due."""
        for table_id in await self.store.tables_due() if ids is None else ids:
            if self._closing:
                return
            try:
                await self.find(table_id)
            except GameMissing as missing:
                log.warning("table %s… cannot be opened: %s", table_id[:8], missing)
            except Exception:
                log.exception("table %s… cannot be opened", table_id[:8])

    def _send(self, errand: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def find(self, table_id: str) -> LiveTable | None:
        live = self._here.get(table_id) or self._recalled(table_id)
        if live is None and AN_ID.fullmatch(table_id):
            live = await self._load(table_id)
        if live is not None:
            live.used = self._clock()
        if live is not None and live.outdated:
            await self._catch_up(live)
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self._here.get(table_id) or self._recalled(table_id)
            if live is None:
                self._overtaken.discard(table_id)
                elsewhere = await self._elsewhere(table_id)
                found = await self.store.table(table_id)
                if found is not None:
                    live = self.keep(await asyncio.to_thread(LiveTable.load, *found))
                    live.outdated = table_id in self._overtaken
                    self._recall(live, elsewhere)
                    self._moved_on(live)
        self._loading.pop(table_id, None)
        return live

    def _recalled(self, table_id: str) -> LiveTable | None:
        """A table that was about to leave memory."""
        live = self._held.get(table_id)
        if live is not None:
            self.keep(live)
            self._opened(live)
        return live

    def keep(self, live: LiveTable) -> LiveTable:
        live.used = self._clock()
        self._here[live.id] = self._held[live.id] = live
        if len(self._here) > TABLES_IN_MEMORY:
            idle = sorted((other for other in self._idle() if other is not live), key=lambda one: one.used)
            for other in idle[: len(self._here) - TABLES_IN_MEMORY]:
                del self._here[other.id]
        return live

    def _idle(self) -> list[LiveTable]:
        return [
            live
            for live in self._here.values()
            if not live.watchers and not live.busy and not live.lock.locked()
        ]

    def put_away(self) -> None:
        """Idle tables leave memory after a while."""
        now = self._clock()
        idle = {live.id: live for live in self._idle()}
        for live in list(self._here.values()):
            if live.id not in idle:
                live.used = now
            elif now - live.used >= IDLE:
                del self._here[live.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_LOOKS)
            self.put_away()

    # --- other processes on the same database ---

    def drives(self, live: LiveTable) -> bool:
        """Whether this process makes the automatic moves of a table."""
        return not self.store.shared or live.row.driver == self.store.name

    def _claimed(self, ids: Sequence[str], deserted: Sequence[str]) -> None:
        """Nobody went on with these tables; now this process does. Watchers have left others."""
        for table_id in (*ids, *deserted):
            self._heard(table_id)
        self._send(self._wake_all(ids))

    def _present(self) -> dict[str, Presence]:
        """The watchers of all tables here, as far as another process could want to know them."""
        if self.processes.alone:
            return {}
        now = self._clock()
        found = {live.id: live.present(now) for live in self._held.values()}
        return {table_id: one for table_id, one in found.items() if one is not None}

    async def _elsewhere(self, table_id: str) -> dict[str, Presence]:
        return {} if self.processes.alone else await self.store.elsewhere(table_id)

    def _recall(self, live: LiveTable, elsewhere: dict[str, Presence]) -> None:
        """What every process has to know of a table beside its journal."""
        live.elsewhere = elsewhere
        live.recall(self._clock(), self.store.now() - live.row.asked)

    def held(self, table_id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._held.get(table_id)

    def tell(self, message: str) -> None:
        """To all other processes, if there are any."""
        if not self.processes.alone and not self._closing and len(message) < LONGEST_MESSAGE:
            self._send(self._tell(message))

    async def _tell(self, message: str) -> None:
        try:
            await self.store.say(message)
        except Exception as trouble:
            log.warning("a message to other processes is lost: %s", trouble)

    def _left(self) -> None:
        """Another process ends: its tables need not wait for the next look."""
        if not self._closing:
            self._send(self._beat())

    async def _beat(self) -> None:
        try:
            await self.processes.beat()
        except Exception as trouble:
            log.warning("no sign of life: %s", trouble)

    def _heard(self, table_id: str | None) -> None:
        """Another process has written: watchers get it now, everything else is read on demand."""
        self._overtaken.update(self._loading if table_id is None else {table_id} & self._loading.keys())
        for live in [*self._held.values()] if table_id is None else [self._held.get(table_id)]:
            if live is not None:
                live.outdated = True
                if live.watchers or live.busy:
                    self._send(self._catch_up(live))

    def changed_elsewhere(self, table_id: str) -> None:
        """The host has changed this table in the database."""
        self._heard(table_id)

    async def forget(self, table_id: str) -> None:
        """The table was deleted in the database."""
        live = self._held.get(table_id)
        if live is not None:
            async with live.lock:
                self._drop(live)

    def _drop(self, live: LiveTable) -> None:
        live.row.state = "expired" if live.waiting else "closed" if live.playing else live.row.state
        live.auto.halt()
        self._here.pop(live.id, None)
        self._held.pop(live.id, None)
        live.changed()

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            if live.outdated:
                await self.reload(live)

    async def refresh(self, table_id: str) -> None:
        """Reads a table again that this process has changed in the database, also while it is loading."""
        if table_id in self._loading:
            self._overtaken.add(table_id)
        live = self._held.get(table_id)
        if live is not None:
            async with live.lock:
                await self.reload(live)

    async def reload(self, live: LiveTable) -> None:
        """Tells everybody who looks, unless only what concerns one person has changed."""
        live.outdated = False
        before, sat, failed = live.public_state(), live.seats, live.row.failed
        try:
            elsewhere = await self._elsewhere(live.id)
            if not await self._read_on(live):
                found = await self.store.table(live.id)
                if found is None:
                    self._drop(live)  # the host has deleted it
                    return
                live.take_over(await asyncio.to_thread(LiveTable.load, *found))
        except BaseException:
            live.outdated = True
            raise
        self._recall(live, elsewhere)
        self._moved_on(live)
        if live.public_state() != before or live.row.failed != failed:
            live.changed()
            return
        for row, earlier in zip(live.seats, sat, strict=True):
            if row != earlier:
                live.changed_for(row.person)

    async def _read_on(self, live: LiveTable) -> bool:
        """Reads what is new since the last act that is known; False if the whole game has to be read.

        The last act itself is read, too: it has to be the same in the database.
        """
        if not live.dealt:
            return False
        course = live.journal
        last = course.journal[-1:]
        found = await self.store.table(live.id, len(course.journal) - len(last))
        if found is None:
            return False
        row, seats, journal, chat = found
        if journal[: len(last)] != last:
            return False
        entries = journal[len(last) :]
        if len(entries) > MOST_AT_ONCE:
            step = await asyncio.to_thread(course.after, entries)
        else:
            step = course.after(entries)
        live.read_on(row, seats, step, chat)
        return True
