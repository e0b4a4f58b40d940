"""The tables in memory: brought there when somebody asks, and kept abreast of what other processes write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping

from camerlengo.core.errors import GameMissing
from camerlengo.server.ids import AN_ID
from camerlengo.server.live_table import LiveTable
from camerlengo.server.notifications import ChangeListener
from camerlengo.server.store import Store

# Tables nobody looks at leave memory. The database brings them back, the longest in a tenth of a second.
TABLES_IN_MEMORY = 500  # from which on those used longest ago leave it at once
IDLE = 60.0  # seconds that a table stays when nobody looks at it, asks for it or plays there
BETWEEN_LOOKS = 15.0  # seconds between two looks for such tables
MOST_AT_ONCE = 10  # acts of another process that no thread is worth
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
    ) -> None:
        self.store = store
        self._opened = opened
        self._moved_on = moved_on
        self._renamed = renamed
        self._clock = clock
        self._here: dict[str, LiveTable] = {}
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
        self._listener = self.store.listener(self._heard, self._renamed)
        if self._listener is not None:
            await self._listener.start()
        self._send(self._wake_all())
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
        if self._listener is not None:
            await self._listener.close()
        # A query that is cut off leaves its connection to a thread without a loop: let it come to its end.
        self._closing = True
        if self._errands:
            await asyncio.wait(self._errands, timeout=LAST_QUERY)
        for errand in list(self._errands):
            errand.cancel()
            await asyncio.gather(errand, return_exceptions=True)

    async def _wake_all(self) -> None:
        for table_id in await self.store.tables_due():
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
        live = self._here.get(table_id)
        if live is None and AN_ID.fullmatch(table_id):
            live = await self._load(table_id)
        if live is not None:
            live.used = self._clock()
        if live is not None and live.outdated:
            await self._catch_up(live)
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            live = self._here.get(table_id)
            if live is None:
                self._overtaken.discard(table_id)
                found = await self.store.table(table_id)
                if found is not None:
                    live = self.keep(await asyncio.to_thread(LiveTable.load, *found))
                    live.outdated = table_id in self._overtaken
                    self._opened(live)
        self._loading.pop(table_id, None)
        return live

    def keep(self, live: LiveTable) -> LiveTable:
        live.used = self._clock()
        self._here[live.id] = live
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
        """Idle tables leave memory after a while.

        Where several people share a device, only memory knows who has it in hand: such a table stays.
        """
        now = self._clock()
        idle = {live.id: live for live in self._idle()}
        for live in list(self._here.values()):
            if live.id not in idle:
                live.used = now
            elif now - live.used >= IDLE and not live.device:
                del self._here[live.id]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(BETWEEN_LOOKS)
            self.put_away()

    # --- other processes on the same database ---

    def _heard(self, table_id: str | None) -> None:
        """Another process has written: watchers get it now, everything else is read on demand."""
        self._overtaken.update(self._loading if table_id is None else {table_id} & self._loading.keys())
        for live in [*self._here.values()] if table_id is None else [self._here.get(table_id)]:
            if live is not None:
                live.outdated = True
                if live.watchers or live.busy:
                    self._send(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            if live.outdated:
                before = len(live.entries)
                await self.reload(live)
                if len(live.entries) > before:
                    live.auto.halt()  # whoever has written goes on

    async def refresh(self, table_id: str) -> None:
        """Reads a table again that this process has changed in the database, also while it is loading."""
        if table_id in self._loading:
            self._overtaken.add(table_id)
        live = self._here.get(table_id)
        if live is not None:
            async with live.lock:
                await self.reload(live)

    async def reload(self, live: LiveTable) -> None:
        """Tells everybody who looks, unless only what concerns one person has changed."""
        live.outdated = False
        before, sat = live.public_state(), live.seats
        try:
            if not await self._read_on(live):
                found = await self.store.table(live.id)
                assert found is not None
                live.take_over(await asyncio.to_thread(LiveTable.load, *found))
        except BaseException:
            live.outdated = True
            raise
        self._moved_on(live)
        if live.public_state() != before:
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
