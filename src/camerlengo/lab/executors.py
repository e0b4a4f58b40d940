"""Where work is done: in this process, or on all cores.

An executor needs one function, `map`; everything that work needs travels with it. A Dask cluster can be
another executor: `client.map(work, items)` and `as_completed`.
"""

from __future__ import annotations

import itertools
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, Protocol, TypeVar

from camerlengo import games
from camerlengo.core.faults import failed_rules

Item = TypeVar("Item")
Done = TypeVar("Done")

CHUNK = 8  # items that travel together: few enough for a lively progress bar, enough to be worth the way
AHEAD = 3  # chunks that wait for each process, so that none is idle and a long series needs little memory


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


class AllCores:
    """Several processes on this machine, each started afresh, as every system can."""

    def __init__(self, processes: int | None = None, chunk: int = CHUNK) -> None:
        self.processes = usable_cores() if processes is None else processes
        self.chunk = chunk

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """The results in the order of the items, computed in several processes."""
        context = get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(self.processes, context, _begin, (stop, games.places()))
        pending: deque[Future[list[Any]]] = deque()
        chunks = _chunks(items, self.chunk)
        try:
            for chunk in itertools.islice(chunks, self.processes * AHEAD):
                pending.append(_submit(pool, work, chunk))
            while pending:
                yield from pending.popleft().result()
                for chunk in itertools.islice(chunks, 1):
                    pending.append(_submit(pool, work, chunk))
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _chunks(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    rest = iter(items)
    while chunk := list(itertools.islice(rest, size)):
        yield chunk


def _submit(pool: ProcessPoolExecutor, work: Callable[[Any], Any], chunk: list[Any]) -> Future[list[Any]]:
    with _interrupts_held():
        return pool.submit(_work_through, work, chunk)


@contextmanager
def _interrupts_held() -> Iterator[None]:
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


def _work_through(work: Callable[[Item], Done], chunk: list[Item]) -> list[Done]:
    done: list[Done] = []
    for item in chunk:
        if _stop is not None and _stop.is_set():
            break
        try:
            done.append(work(item))
        except Exception as error:  # its traceback stays here
            failed = failed_rules(error)
            if failed is None or failed is error:
                raise
            raise failed from error
    return done
