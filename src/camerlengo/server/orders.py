"""Orders of the host: `camerlengo admin` writes them into the database, and every server looks there.

An order is the id of a table that was changed, or has one of the words of `order_words`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from camerlengo.server.store import Store

BETWEEN_LOOKS: Final = 1.0  # seconds

log = logging.getLogger(__name__)


class Orders:
    """Calls `obey` with each order that is given from now on."""

    def __init__(
        self,
        store: Store,
        obey: Callable[[str], Awaitable[None]],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._obey = obey
        self._sleep = sleep
        self._number = 0
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        newest = await self._store.orders_since(None)
        self._number = newest[0][0] if newest else 0
        self._looking = asyncio.create_task(self._look_now_and_then())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def look(self) -> None:
        for number, about in await self._store.orders_since(self._number):
            self._number = number
            await self._obey(about)

    async def _look_now_and_then(self) -> None:
        while True:
            await self._sleep(BETWEEN_LOOKS)
            try:
                await self.look()
            except Exception as trouble:  # whatever it is, the next look comes soon
                log.warning("cannot look for orders of the host: %s", trouble)
