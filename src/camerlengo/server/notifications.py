"""What other processes have written, if several serve the same PostgreSQL database (LISTEN and NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "camerlengo"
PERSON = "person="  # before the id of a person; all other words are ids of tables, but for these:
BEATS = "beats="  # a sign of life
GONE = "gone="  # the writer ends
SAYS = "says="  # all that follows is a message
LONGEST_SILENCE = 30.0  # seconds between two attempts to listen again

log = logging.getLogger(__name__)


async def notify_others(connection: AsyncConnection, writer: str, about: str) -> None:
    """Said when the transaction is committed, and not at all if it is not."""
    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{writer} {about}")))


class ChangeListener:
    """Calls `heard` with the id of a table that another process has changed, `renamed` with that of a person.

    Calls `left` when another process ends, `told` with a message from it. After a silence nobody
    knows what was missed: then `heard` and `renamed` are called with None.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        name: str,
        heard: Callable[[str | None], None],
        renamed: Callable[[str | None], None],
        left: Callable[[], None],
        told: Callable[[str], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._engine = engine
        self._name = name
        self._heard = heard
        self._renamed = renamed
        self._left = left
        self._told = told
        self._clock = clock
        self._heard_itself = clock()
        self._connection: AsyncConnection | None = None
        self._lost = asyncio.Event()
        self._mending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._connect()
        self._mending = asyncio.create_task(self._mend())

    async def close(self) -> None:
        if self._mending is not None:
            self._mending.cancel()
            await asyncio.gather(self._mending, return_exceptions=True)
        await self._disconnect()

    async def _connect(self) -> None:
        self._connection = await self._engine.connect()
        driver: Any = (await self._connection.get_raw_connection()).driver_connection
        self._lost.clear()
        driver.add_termination_listener(lambda _: self._lost.set())
        await driver.add_listener(CHANNEL, self._hear)
        self._heard_itself = self._clock()

    def check(self, longest: float) -> None:
        """Listens again if not even our own signs of life have come for so long: the line may be dead."""
        if self._clock() - self._heard_itself > longest and not self._lost.is_set():
            log.warning("nothing comes from the database; it is asked anew")
            self._lost.set()

    async def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):
                await connection.invalidate()  # a connection that listens is of no use to anybody else
                await connection.close()

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        writer, *changed = payload.split(" ")
        if writer == self._name:
            if BEATS in changed:
                self._heard_itself = self._clock()
            return
        if changed[:1] == [SAYS]:
            self._told(payload.split(" ", 2)[2])
            return
        for one in changed:
            if one == BEATS:
                continue
            if one == GONE:
                self._left()
            elif one.startswith(PERSON):
                self._renamed(one.removeprefix(PERSON))
            else:
                self._heard(one)

    async def _mend(self) -> None:
        """Listens again when the database has hung up, ever more patiently."""
        while True:
            await self._lost.wait()
            pause = 0.1
            while self._lost.is_set():
                await self._disconnect()
                try:
                    await self._connect()
                except Exception as trouble:  # whatever it is, the house goes on without news
                    log.warning("cannot listen to the database: %s", trouble)
                    self._lost.set()
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_SILENCE)
            self._heard(None)
            self._renamed(None)
