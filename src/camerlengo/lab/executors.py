"""Where work is done: in this process, or on all cores; `lab/cluster.py` adds the machines of a Dask cluster.

An executor needs one function, `map`; everything that work needs travels with it. Items and results travel in
batches. A batch grows until it takes a fraction of a second, so that short games do not wait for the way, and
a progress bar still moves.
"""

from __future__ import annotations

import itertools
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple, Protocol, TypeVar

from camerlengo import games
from camerlengo.core.faults import failed_rules

Item = TypeVar("Item")
Done = TypeVar("Done")

BATCH_SECONDS = 0.3  # of work that travel together
MOST_IN_A_BATCH = 5_000  # items, however short they are
GROWTH = 8  # times as many items as in the batch before, at most
AHEAD = 3  # batches that wait for each process, so that none is idle and a long series needs little memory
LIVES = 3  # processes that may die over the same batch


class Executor(Protocol):
    """Somebody who works. `processes` is how many work at the same time."""

    @property
    def processes(self) -> int:
        """How many processes work."""

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """What `work` makes of each item, in the order of the items.

        `work` and the items can be pickled. Closing the generator ends the work.
        """


class ThisProcess:
    """Does all work in this process."""

    processes = 1

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """The results in the order of the items."""
        for item in items:
            yield work(item)


class WorkedBatch(NamedTuple):
    """The results of a batch, and how many seconds they took."""

    done: list[Any]
    seconds: float


class BatchSize:
    """How many items travel together: about `BATCH_SECONDS` of work, or always `fixed`."""

    def __init__(self, fixed: int | None = None) -> None:
        self.fixed = fixed
        self.size = 1 if fixed is None else fixed

    def learn(self, worked: WorkedBatch) -> None:
        """Takes the time of a batch into account. Only the first batches are small."""
        if self.fixed is not None or not worked.done:
            return
        fitting = BATCH_SECONDS * len(worked.done) / max(worked.seconds, 1e-6)
        self.size = max(1, min(round(fitting), GROWTH * len(worked.done), MOST_IN_A_BATCH))


class AllCores:
    """Several processes on this machine, each started afresh, as every system can.

    A process that dies is replaced, and its batch is worked through again. `chunk` fixes the size of batches.
    """

    def __init__(self, processes: int | None = None, chunk: int | None = None) -> None:
        self.processes = usable_cores() if processes is None else processes
        self.chunk = chunk

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """The results in the order of the items, computed in several processes.

        Raises BrokenProcessPool if processes die over the same batch again and again.
        """
        pool = _Pool(self.processes, work)
        size = BatchSize(self.chunk)
        pending: deque[_Sent] = deque()
        rest = iter(items)
        lives = LIVES
        try:
            while True:
                while len(pending) < self.processes * AHEAD and (batch := some(rest, size.size)):
                    pending.append(_Sent(batch, pool.submit(batch)))
                if not pending:
                    return
                try:
                    worked = pending[0].future.result()
                except BrokenProcessPool:
                    lives -= 1
                    if lives == 0:
                        raise
                    pool.replace()
                    pending = deque(_Sent(sent.batch, pool.submit(sent.batch)) for sent in pending)
                    continue
                pending.popleft()
                lives = LIVES
                size.learn(worked)
                yield from worked.done
        finally:
            pool.close()


class _Sent(NamedTuple):
    batch: list[Any]
    future: Future[WorkedBatch]


class _Pool:
    """The processes of one `map`."""

    def __init__(self, processes: int, work: Callable[[Any], Any]) -> None:
        self.context = get_context("spawn")
        self.processes = processes
        self.work = work
        self._start()

    def _start(self) -> None:
        self.stop = self.context.Event()
        self.pool = ProcessPoolExecutor(self.processes, self.context, _begin, (self.stop, games.places()))

    def replace(self) -> None:
        """Starts other processes; a pool that has lost one takes no more work."""
        self.close()
        self._start()

    def submit(self, batch: list[Any]) -> Future[WorkedBatch]:
        """Sends a batch to the next free process. A pool that breaks meanwhile says so in the future."""
        try:
            with interrupts_held():
                return self.pool.submit(_work_through, self.work, batch)
        except BrokenProcessPool as broken:
            lost: Future[WorkedBatch] = Future()
            lost.set_exception(broken)
            return lost

    def close(self) -> None:
        """Ends the work: what has begun ends with its present item."""
        self.stop.set()
        self.pool.shutdown(cancel_futures=True)


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def some(rest: Iterator[Item], size: int) -> list[Item]:
    """The next so many items."""
    return list(itertools.islice(rest, size))


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process that is started here is born deaf to Ctrl-C: the one who started it decides.

    An interrupt that comes meanwhile is not lost; it arrives at the end.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the other process -------------------------------------------------------------------------

_stop: Any = None


def _begin(stop: Any, places: Sequence[str]) -> None:
    global _stop  # noqa: PLW0603  # a process of a pool has no other place for what it was started with
    _stop = stop
    for place in places:
        games.box_at(place)
    depend_on_parent()


def depend_on_parent() -> None:
    """For a process of a pool, when it starts.

    Ctrl-C goes to the whole group of processes, and only the parent may act on it; nobody waits for the
    results of a process whose parent was killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work_through(work: Callable[[Any], Any], batch: list[Any]) -> WorkedBatch:
    return work_through(work, batch, unwanted)


def unwanted() -> bool:
    """Whether nobody wants the results of this process any more. Work that takes long may ask this."""
    return _stop is not None and _stop.is_set()


def work_through(
    work: Callable[[Item], Done], batch: Iterable[Item], stopped: Callable[[], bool] = lambda: False
) -> WorkedBatch:
    """Works through a batch in another process, until nobody wants the results any more."""
    done: list[Done] = []
    begun = time.perf_counter()
    for item in batch:
        if stopped():
            break
        try:
            done.append(work(item))
        except Exception as error:  # its traceback stays here
            failed = failed_rules(error)
            if failed is None or failed is error:
                raise
            raise failed from error
    return WorkedBatch(done, time.perf_counter() - begun)
