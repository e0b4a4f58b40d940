"""A house for tests: on a database of its own, with bots that decide in this process and do not wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from camerlengo.core.record import Record
from camerlengo.server.bots import BOT, BotWorkers, decide
from camerlengo.server.house import House
from camerlengo.server.live import LiveTable
from camerlengo.server.setup import NewSeat
from camerlengo.server.store import Person, Store

T = TypeVar("T")


def run_apart(story: Coroutine[Any, Any, T]) -> T:
    """Runs a story in a thread of its own: a browser may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


class HereAndNow(BotWorkers):
    """Decides at once, without worker processes, and thinks no longer than a test needs."""

    def __init__(self) -> None:
        super().__init__(budget=4)

    async def run(self, purpose: int, work: Callable[..., T], *about: Any) -> T:
        return work(*about)

    async def decide(self, record: Record, seat: int, bot: str, seed: int, purpose: int = BOT) -> int:
        return decide(record.to_json(), seat, bot, seed)


@asynccontextmanager
async def open_house(url: str, pause: float = 0.0) -> AsyncIterator[House]:
    store = await Store.open(url)
    house = House(store, HereAndNow(), pause)
    await house.start()
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def table_for_two(house: House, **options: object) -> tuple[LiveTable, Person, Person]:
    """Anna and Bruno at a table of Richelieu; Anna begins."""
    anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
    seats = [NewSeat("me", "Anna"), NewSeat("open")]
    live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7)
    await house.take_seat(live, 1, bruno, "Bruno")
    return live, anna, bruno


async def settled(live: LiveTable) -> None:
    """Waits until nothing happens by itself any more."""
    while live.automatic is not None and not live.automatic.done():
        await asyncio.sleep(0)


async def act(house: House, live: LiveTable, which: int = 0) -> int:
    """The one to move takes an option; returns who that was."""
    question = live.table.questions[0]
    await house.answer(live, question.seat, live.asked_at, question.options[which])
    return question.seat
