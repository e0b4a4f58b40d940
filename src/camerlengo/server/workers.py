"""Bots, hints and analyses think in worker processes, so that no page ever waits for them.

Somebody waits for a bot as for a hint: both are served in the order in which they come. Analyses, and bots
at tables where nobody sits or looks, take what is left, so that no number of them keeps people waiting. Of a
table there is at most one decision under way, and hints and analyses are refused when too many of them wait,
so the queue is never longer than the server is large. Work that nobody waits for any more is ended, in the
queue or with its process.
"""

from __future__ import annotations

import asyncio
import enum
import heapq
import itertools
import multiprocessing
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any, TypeVar

from camerlengo.bots.advice import combine
from camerlengo.bots.levels import LEVELS, thinks_ahead
from camerlengo.core.faults import failed_rules
from camerlengo.core.rng import Rng
from camerlengo.lab.executors import depend_on_parent, usable_cores
from camerlengo.server.worker_tasks import MOST_KEPT, TableCache, TableUpdate, decide, think

if TYPE_CHECKING:
    from camerlengo.server.live_table import LiveTable

Done = TypeVar("Done")

MOST_WAITING = 64  # hints, or analyses, from which on more of them are refused
MOST_PROCESSES = 4  # more of them would take the machine from the pages


class Purpose(enum.IntEnum):
    """What work is for; bots alone are those whom nobody waits for."""

    BOT = 0
    HINT = 1
    ALONE = 2
    ANALYSIS = 3

    @property
    def later(self) -> bool:
        """Whether it takes what is left."""
        return self in (Purpose.ALONE, Purpose.ANALYSIS)


class QueueFull(Exception):
    """Too much waits to be thought about."""


class ProcessEnded(Exception):
    """A worker process has ended in the middle of its work."""


class Lost:
    """A worker process answers this if it does not remember what the news of a table begin with."""


def work_on(line: Connection) -> None:
    """A worker process: does what comes, until the server hangs up. News come with work about a table."""
    depend_on_parent()
    kept = TableCache(MOST_KEPT)
    while True:
        try:
            news, work, about = line.recv()
        except (EOFError, OSError):
            return
        try:
            table = None if news is None else kept.at(news)
            if news is None:
                answer: tuple[bool, Any] = True, work(*about)
            else:
                answer = True, Lost() if table is None else work(table, *about)
        except Exception as error:
            error = failed_rules(error) or error
            error.add_note("in a worker process: " + traceback.format_exc())
            answer = False, error
        try:
            line.send(answer)
        except Exception as error:  # it cannot be pickled
            line.send((False, RuntimeError(f"{answer[1]!r}: {error}")))


class Process:
    """A worker process and the line to it. One thread speaks on the line; any may end the process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._ended = False
        self.begun = False

    def do(self, news: TableUpdate | None, work: Callable[..., Done], about: tuple[Any, ...]) -> Done | Lost:
        """Raises what the work raises, or ProcessEnded."""
        try:
            line = self._started()
            line.send((news, work, about))
            done, result = line.recv()
        except (EOFError, OSError):
            self.end()
            self.clear()
            raise ProcessEnded from None
        if not done:
            raise result
        found: Done | Lost = result
        return found

    def _started(self) -> Connection:
        with self._lock:
            if self._ended:
                raise EOFError
            if self._line is None:
                context = multiprocessing.get_context("spawn")
                self._line, other = context.Pipe()
                self._process = context.Process(target=work_on, args=(other,), daemon=True)
                self._process.start()
                other.close()  # now the line ends with the process
            return self._line

    def end(self) -> None:
        """Whatever it is doing. Whoever speaks on the line notices."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.terminate()

    def clear(self) -> None:
        """Waits until the process has ended; the system keeps it till then."""
        with self._lock:
            process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None and line is not None:
            line.close()
            process.join()
            process.close()


class Worker:
    """Does one thing at a time, in a process that starts when it is needed first. Remembers what it got
    of tables, so that the next time it gets only what is new.
    """

    def __init__(self) -> None:
        self._process = Process()
        self._thread = ThreadPoolExecutor(1, "worker")
        self._told: dict[str, int] = {}  # by table, how many entries of its journal; the latest last

    def knows(self, table_id: str) -> bool:
        return table_id in self._told

    async def run(self, game: TableSnapshot | None, work: Callable[..., Done], *about: Any) -> Done:
        """Does work, which begins with a table if a `game` is given.

        A process that was killed is replaced once; one that has lost the table is sent the whole of it.
        """
        loop = asyncio.get_running_loop()
        killed = False
        while True:
            news = None if game is None else game.since(self._known(game))
            process = self._process
            process.begun = True
            try:
                found = await loop.run_in_executor(self._thread, process.do, news, work, about)
            except ProcessEnded:
                self._forget()
                if killed:
                    raise
                killed = True
                continue
            except asyncio.CancelledError:
                self.end()
                raise
            if not isinstance(found, Lost):
                if game is not None:
                    self._remember(game)
                return found

    def _known(self, game: TableSnapshot) -> int:
        """How far the process knows the table; until it has done its work it may have lost it."""
        told = self._told.pop(game.table_id, 0)
        return told if told <= game.number else 0

    def _remember(self, game: TableSnapshot) -> None:
        self._told[game.table_id] = game.number
        if len(self._told) > MOST_KEPT:
            del self._told[next(iter(self._told))]

    def _forget(self) -> None:
        self._process = Process()
        self._told.clear()

    def end(self) -> None:
        """Ends the process with whatever it is doing."""
        process = self._process
        self._forget()
        if process.begun:
            process.end()
            self._thread.submit(process.clear)

    def close(self) -> None:
        self.end()
        self._thread.shutdown(wait=False)


class TableSnapshot:
    """A table at the moment when a decision about it began."""

    def __init__(self, live: LiveTable) -> None:
        self.table_id = live.id
        self.number = live.number
        self._setup = live.row.setup
        self._journal = live.entries

    def since(self, number: int) -> TableUpdate:
        entries = self._journal[number : self.number]
        return TableUpdate(self.table_id, number, entries, "" if number else self._setup)


class BotWorkers:
    """A few processes that think for bots and people. They start with the first work and end with the server.

    `budget`, if given, is that of hints and analyses instead of their rank's.
    """

    def __init__(self, processes: int = 1, budget: int | None = None) -> None:
        self.budget = budget
        self.processes = processes
        self._workers = [Worker() for _ in range(processes)]
        self._free = list(self._workers)  # the one that worked last is the last
        self._waiting: list[tuple[bool, int, Purpose, asyncio.Future[Worker]]] = []  # later, number
        self._numbers = itertools.count()

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        """What a bot answers. A pope who thinks ahead does so with all processes, unless too much waits."""
        crowded = len(self._waiting) >= MOST_WAITING
        alone = self.processes == 1 or crowded
        if alone or bot != LEVELS[-1] or not thinks_ahead(bot, live.box):
            return await self.think(purpose, live, decide, seat, bot, seed)
        async with asyncio.TaskGroup() as group:
            parts = [
                group.create_task(self.think(purpose, live, think, seat, bot, seed, part))
                for part in range(self.processes)
            ]
        return combine([part.result() for part in parts]).sample(Rng(seed))

    async def think(self, purpose: Purpose, live: LiveTable, work: Callable[..., Done], *about: Any) -> Done:
        """Does work that begins with the table as it stands now; if it is free, in the process that knows it.

        Raises QueueFull as `run` does.
        """
        game = TableSnapshot(live)
        worker = await self._worker(purpose, game.table_id)
        try:
            return await worker.run(game, work, *about)
        finally:
            self._give_back(worker)

    async def run(self, purpose: Purpose, work: Callable[..., Done], *about: Any) -> Done:
        """Does work in the next process that is free. A cancelled caller ends the work.

        Raises QueueFull if too much of its kind waits, but never to a bot: its table would stand still.
        """
        worker = await self._worker(purpose)
        try:
            return await worker.run(None, work, *about)
        finally:
            self._give_back(worker)

    async def _worker(self, purpose: Purpose, table_id: str = "") -> Worker:
        if self._free:
            best = next((worker for worker in self._free if worker.knows(table_id)), self._free[-1])
            self._free.remove(best)
            return best
        if purpose in (Purpose.HINT, Purpose.ANALYSIS) and self._many(purpose):
            raise QueueFull
        ticket: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        place = (purpose.later, next(self._numbers), purpose, ticket)
        heapq.heappush(self._waiting, place)
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.cancelled():
                if place in self._waiting:
                    self._waiting.remove(place)
                    heapq.heapify(self._waiting)
            else:
                self._give_back(ticket.result())
            raise

    def _many(self, purpose: Purpose) -> bool:
        return sum(waiting[2] == purpose for waiting in self._waiting) >= MOST_WAITING

    def _give_back(self, worker: Worker) -> None:
        while self._waiting:
            ticket = heapq.heappop(self._waiting)[-1]
            if not ticket.done():
                ticket.set_result(worker)
                return
        self._free.append(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


def usual_processes() -> int:
    return min(usable_cores(), MOST_PROCESSES)
