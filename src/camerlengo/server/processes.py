"""Several processes on one PostgreSQL database: which of them live, and which goes on with a table.

Each process gives a sign of life every half second. The process that has written last at a table goes on
with it: it is the table's *driver*. If a driver gives no sign for 2.5 seconds, because it has ended, hangs
or has lost the database, another process takes its tables over. All times are those of the database. If a
driver was only slow, two processes may think about the same move. The number of an act in the journal is
written once, so the move is made once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from camerlengo.server.notifications import ChangeListener
from camerlengo.server.rows import Presence
from camerlengo.server.store import Store

BEAT = 0.5  # seconds between two signs of life
LEASE = 2.5  # seconds without one, after which a process counts as ended
LAST_SIGN = 5.0  # seconds that a sign may take when the process ends
DEAF = 5.0  # seconds in which a process has not received its own signs: then it listens anew
MOST_CLAIMED = 100  # tables at once, so that processes that start together share them

log = logging.getLogger(__name__)


class Processes:
    """The heartbeat and the watchdog of this process. `present` returns the watchers of each table,
    `messages` what other processes have to know.

    `claimed` is called with the tables of a process that has ended, and with those that were watched
    there. `ended` is called with its name.
    """

    def __init__(
        self,
        store: Store,
        claimed: Callable[[Sequence[str], Sequence[str]], None],
        ended: Callable[[str], None],
        present: Callable[[], dict[str, Presence]],
        messages: Callable[[], list[str]],
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._claimed = claimed
        self._ended = ended
        self._present = present
        self._messages = messages
        self._published: dict[str, Presence] = {}
        self._clock = clock
        self._sleep = sleep
        self._beating: asyncio.Task[None] | None = None
        self._listener: ChangeListener | None = None
        self._turn = asyncio.Lock()
        self.living: list[str] = []

    @property
    def alone(self) -> bool:
        """Whether no other process is known to live."""
        return not any(name != self._store.name for name in self.living)

    async def start(self, listener: ChangeListener) -> None:
        """Returns after the first sign of life. Others know this process from then on."""
        self._listener = listener
        await self.beat()
        self._beating = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """No more signs of life. The one that is being given comes to its end, and frees its connection."""
        if self._beating is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LAST_SIGN), self._turn:
                    self._beating.cancel()
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def sign_off(self) -> None:
        """The others take over at once."""
        if self._beating is None:
            return
        try:
            await self._store.sign_off()
        except Exception:
            log.warning("this process could not sign off; the others will notice", exc_info=True)

    async def _beat_on(self) -> None:
        while True:
            await self._sleep(BEAT)
            try:
                await self.beat()
            except Exception as trouble:  # the next sign may get through
                log.warning("no sign of life: %s", trouble)

    async def beat(self) -> None:
        """A sign of life. Takes over what nobody goes on with."""
        async with self._turn:
            await self._beat()

    async def _beat(self) -> None:
        before, now = self._published, self._present()
        news = {table: now.get(table) for table in {*before, *now} if before.get(table) != now.get(table)}
        said = self._messages()  # also if nobody reads it: what it counts must not grow
        messages = [] if self.alone else said
        more = True
        while more:
            signs = await self._store.sign_of_life(LEASE, MOST_CLAIMED, news, messages)
            messages = []
            self._published, news = now, {}
            self.living = signs.living
            for name in signs.gone:
                log.warning("process %s has ended; the others go on with its tables", name)
                self._ended(name)
            if signs.claimed or signs.deserted:
                self._claimed(signs.claimed, signs.deserted)
            more = len(signs.claimed) == MOST_CLAIMED
        if self._listener is not None:
            self._listener.check(DEAF)
