"""A house for tests: on a database of its own, with bots that decide in this process and do not wait."""

from __future__ import annotations

import asyncio
import functools
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from camerlengo.core import Rng
from camerlengo.server.analyses import AnalysisJob
from camerlengo.server.fair_queue import Purpose
from camerlengo.server.house import House
from camerlengo.server.journal import JournalEntry
from camerlengo.server.live_table import LiveTable
from camerlengo.server.rows import Person
from camerlengo.server.setup import NewSeat
from camerlengo.server.store import Store
from camerlengo.server.worker_tasks import decide
from camerlengo.server.workers import BotWorkers
from camerlengo.table import Table

T = TypeVar("T")

PATIENCE = 300.0  # seconds until a test gives up; a busy machine is slow, and no test is about speed
A_WHILE = 1e6  # seconds; a house with this pause answers nothing by itself


def run_apart(story: Coroutine[Any, Any, T]) -> T:
    """Runs a story in a thread of its own: a browser may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


class Clock:
    """It stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class HereAndNow(BotWorkers):
    """Decides at once, without worker processes, and thinks no longer than a test needs.

    Hints and analyses have a thread of their own: pages do not wait for them.
    """

    def __init__(self, budget: int = 4) -> None:
        super().__init__(budget=budget)

    async def run(self, purpose: Purpose, work: Callable[..., T], *about: Any) -> T:
        return await asyncio.to_thread(work, *about)

    async def think(self, purpose: Purpose, live: LiveTable, work: Callable[..., T], *about: Any) -> T:
        return await self.run(purpose, work, live.table.copy(), *about)

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        return decide(live.table.copy(), seat, bot, seed)


class Gate(HereAndNow):
    """Does a piece of work each time it is let go on."""

    def __init__(self) -> None:
        super().__init__(budget=1)
        self.asked = 0
        self.let = 0
        self._open = asyncio.Semaphore(0)

    async def run(self, purpose: Purpose, work: Callable[..., T], *about: Any) -> T:
        self.asked += 1
        await self._open.acquire()
        return await super().run(purpose, work, *about)

    async def let_go_on(self, pieces: int, work: AnalysisJob) -> None:
        """Comes back when so much is done, and the next piece is asked for or nobody works on it any more."""
        self.let += pieces
        for _ in range(pieces):
            self._open.release()
        await until(lambda: self.asked > self.let or not work.under_way)


class Counting(HereAndNow):
    """Counts how often bots were asked. Unless it `answers`, they think until the process ends."""

    def __init__(self, answers: bool = True) -> None:
        super().__init__()
        self.answers = answers
        self.asked = 0

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        self.asked += 1
        if not self.answers:
            await asyncio.Event().wait()
        return await super().decide(live, seat, bot, seed, purpose)


@functools.cache
def empty_database() -> bytes:
    """An SQLite file as the migrations leave it. They take longer than most stories."""

    async def migrated(file: Path) -> None:
        store = await Store.open(f"sqlite:///{file}")
        await store.close()

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        run_apart(migrated(file))
        return file.read_bytes()


def take_back_migrations(file: Path, version: str) -> None:
    """An SQLite file becomes what it was under an earlier version."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "camerlengo.server:migrations")
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()


async def open_store(url: str) -> Store:
    """The store at this address. A new SQLite file is there at once; test_store.py goes the long way."""
    file = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite:///") and not file.exists():
        file.write_bytes(empty_database())
    return await Store.open(url, alone=False)


@asynccontextmanager
async def open_house(
    url: str, pause: float = 0.0, budget: int = 4, calendar: Callable[[], float] = time.time
) -> AsyncIterator[House]:
    store = await open_store(url)
    house = House(store, HereAndNow(budget), pause, clock=Clock(), calendar=calendar)
    await house.start()
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def table_for_two(house: House, hints: bool = False) -> tuple[LiveTable, Person, Person]:
    """Anna and Bruno at a table of Richelieu; Anna begins."""
    anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
    seats = [NewSeat("me", "Anna"), NewSeat("open")]
    live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7, hints=hints)
    await house.take_seat(live, 1, bruno, "Bruno")
    return live, anna, bruno


async def settled(live: LiveTable) -> None:
    """Waits until nothing happens by itself any more."""
    while live.auto.task is not None and not live.auto.task.done():
        await asyncio.wait([live.auto.task])


async def until(done: Callable[[], bool]) -> None:
    """Waits for something that another process or the database does."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.005)


async def act(house: House, live: LiveTable, which: int = 0) -> int:
    """The one to move takes an option; returns who that was."""
    question = live.table.questions[0]
    await house.answer(live, question.seat, live.asked_at, question.options[which])
    return question.seat


Acts = list[tuple[int, int]]  # seats and options


def played_at_random(table: Table, rng: Rng) -> Acts:
    """A game from here to its end. What is sealed is changed now and then."""
    table, acts = table.copy(), []
    while not table.over:
        question = table.questions[rng.below(len(table.questions))]
        acts.append((question.seat, question.options[rng.below(len(question.options))]))
        table.answer(*acts[-1])
    return acts


async def act_for_all(house: House, live: LiveTable, acts: Acts) -> None:
    """Writes all at once, as one answer: to write each by itself takes longer than to play."""
    async with live.lock:
        await _write(house, live, acts)


async def play_out(house: House, live: LiveTable, left: int = 0) -> None:
    """The game is over, however it has ended, or would be after so many acts."""
    async with live.lock:
        acts = played_at_random(live.table, Rng(1))
        await _write(house, live, acts[: len(acts) - left])


async def _write(house: House, live: LiveTable, acts: Acts) -> None:
    if acts:
        await house._write(live, [JournalEntry(seat, "answer", option) for seat, option in acts])
