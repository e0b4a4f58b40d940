"""Bots, hints and analyses think in worker processes, so that no page ever waits for them.

Who is served next is decided in `fair_queue`: nobody can keep the others waiting by asking for much. Of a
table there is at most one decision under way. Work is refused when too much of its kind waits, and ended when
nobody waits for it any more, in the queue or with its process.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
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
from camerlengo.server.fair_queue import Client, FairQueue, Place, Purpose, QueueFull
from camerlengo.server.worker_tasks import MOST_KEPT, TableCache, TableUpdate, decide, think

if TYPE_CHECKING:
    from camerlengo.server.live_table import LiveTable

Done = TypeVar("Done")

CROWD = 64  # decisions that wait, from which on a Pope uses one process only
FEWEST_PROCESSES = 2  # so that nobody's tables take all of them
MOST_PROCESSES = 4  # more of them would take the machine from the pages
NOBODY = Client()


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

    def __init__(
        self,
        processes: int = 1,
        budget: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.budget = budget
        self.processes = processes
        self._workers = [Worker() for _ in range(processes)]
        self._free = list(self._workers)  # the one that worked last is the last
        self.queue: FairQueue[asyncio.Future[Worker]] = FairQueue(processes, clock)

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        """What a bot answers. A pope who thinks ahead does so with all processes, unless too much waits."""
        crowded = len(self.queue) >= CROWD
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
        place, worker = await self._worker(purpose, client_of(live))
        try:
            return await worker.run(game, work, *about)
        finally:
            self._give_back(place, worker)

    async def run(self, purpose: Purpose, work: Callable[..., Done], *about: Any) -> Done:
        """Does work in the next process that is free. A cancelled caller ends the work.

        Raises QueueFull if too much of its kind waits.
        """
        place, worker = await self._worker(purpose, NOBODY)
        try:
            return await worker.run(None, work, *about)
        finally:
            self._give_back(place, worker)

    async def _worker(self, purpose: Purpose, client: Client) -> tuple[Place[asyncio.Future[Worker]], Worker]:
        ticket: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        place, leaves = self.queue.add(purpose, client, ticket)
        if leaves is not None and not leaves.done():
            leaves.set_exception(QueueFull())
        self._serve()
        try:
            return place, await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled() and ticket.exception() is None:
                self._give_back(place, ticket.result())
            self.queue.leave(place)
            self._serve()
            raise

    def _serve(self) -> None:
        """Free workers go to those who come next; if possible, to each the one that knows the table."""
        while self._free:
            place = self.queue.next()
            if place is None:
                return
            if place.ticket.done():  # called off a moment ago
                self.queue.leave(place)
                continue
            table = place.client.table
            best = next((worker for worker in self._free if worker.knows(table)), self._free[-1])
            self._free.remove(best)
            place.ticket.set_result(best)

    def _give_back(self, place: Place[asyncio.Future[Worker]], worker: Worker) -> None:
        self.queue.leave(place)
        self._free.append(worker)
        self._serve()

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


def client_of(live: LiveTable) -> Client:
    """Whom the thoughts about a table are for; a table without an owner counts alone."""
    return Client(live.row.owner or live.id, live.row.origin, live.id)


def usual_processes() -> int:
    return min(max(usable_cores(), FEWEST_PROCESSES), MOST_PROCESSES)
