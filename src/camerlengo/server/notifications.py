"""What other processes have written, if several serve the same PostgreSQL database (LISTEN and NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "camerlengo"
PERSON = "person="  # before the id of a person; all other ids are those of tables
LONGEST_SILENCE = 30.0  # seconds between two attempts to listen again

log = logging.getLogger(__name__)


async def notify_others(connection: AsyncConnection, writer: str, about: str) -> None:
    """Said when the transaction is committed, and not at all if it is not."""
    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{writer} {about}")))


class ChangeListener:
    """Calls `heard` with the id of a table that another process has changed, `renamed` with that of a person.

    After a silence nobody knows what was missed: then both are called with None.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        name: str,
        heard: Callable[[str | None], None],
        renamed: Callable[[str | None], None],
    ) -> None:
        self._engine = engine
        self._name = name
        self._heard = heard
        self._renamed = renamed
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

    async def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(Exception):
                await connection.invalidate()  # a connection that listens is of no use to anybody else
                await connection.close()

    def _hear(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        writer, *changed = payload.split(" ")
        if writer == self._name:
            return
        for one in changed:
            if one.startswith(PERSON):
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
