"""A table waits for its players until none of them has been seen for some days; then it is closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from camerlengo.server.live_table import LiveTable
from camerlengo.server.store import Store
from camerlengo.server.tables import Tables

USUAL_DAYS = 14
A_DAY = 86_400.0  # seconds
BETWEEN_LOOKS = 3_600.0  # seconds between two looks through the tables that wait

log = logging.getLogger(__name__)


class WaitingTables:
    """`days` is how long a table waits without its players; 0 is for ever. `calendar` is the time of day.
    After `keep_days` a table that nobody uses is deleted, finished or not; 0 is never.

    Those who sit at a table and whoever set it up keep it; others who watch do not. Visits are
    written at the next look, not with every page.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        days: float,
        calendar: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        keep_days: float = 0,
    ) -> None:
        self.days = days
        self.keep_days = keep_days
        self._store = store
        self._tables = tables
        self._calendar = calendar
        self._sleep = sleep
        self._seen: dict[str, float] = {}  # by table, since the last look
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.days or self.keep_days:
            self._looking = asyncio.create_task(self._look_now_and_then())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self._write_down()

    def notice(self, live: LiveTable, person: str | None) -> None:
        """Somebody is at this table now."""
        if live.waiting and person is not None and (person == live.row.owner or live.seats_of(person)):
            self._seen[live.id] = self._calendar()

    async def look(self) -> None:
        """Closes the tables that have waited too long."""
        for live in self._tables.values():
            for watcher in live.watchers:
                self.notice(live, watcher.person)
        await self._write_down()
        if self.keep_days:
            await self._delete_old()
        if not self.days:
            return
        for table_id in await self._store.expire(self._calendar() - self.days * A_DAY):
            log.info("table %s… has waited for its players too long and is closed", table_id[:8])
            await self._tables.refresh(table_id)

    async def _delete_old(self) -> None:
        """Deletes tables that nobody has used for so long, finished or not; other servers get an order."""
        removed = await self._store.remove_old(self._calendar() - self.keep_days * A_DAY)
        for table_id in removed:
            await self._tables.forget(table_id)
        if removed:
            log.info("%d tables that nobody has used for %g days are deleted", len(removed), self.keep_days)

    async def _write_down(self) -> None:
        seen, self._seen = self._seen, {}
        if seen:
            await self._store.set_seen(seen)

    async def _look_now_and_then(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:  # whatever it is, the tables can wait for the next look
                log.exception("the tables that wait cannot be looked through")
            await self._sleep(BETWEEN_LOOKS)
