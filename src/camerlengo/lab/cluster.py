"""Work on a Dask cluster: on other machines, or in processes of a cluster on this one.

    with connected("tcp://scheduler:8786") as cluster:
        simulate(series, cluster)

A worker that dies is replaced by the cluster, and its batch goes to another one. Every worker must have the
same sources: the same seeds give the same results then, whatever has done the work.
"""

from __future__ import annotations

import functools
import logging
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, TypeVar

import camerlengo
from camerlengo import games
from camerlengo.core.errors import SetupError
from camerlengo.core.extras import need
from camerlengo.core.texts import text
from camerlengo.lab.executors import (
    AHEAD,
    BatchSize,
    WorkedBatch,
    interrupts_held,
    some,
    usable_cores,
    work_through,
)
from camerlengo.lab.sources import fingerprint

Item = TypeVar("Item")
Done = TypeVar("Done")

LOCAL = "local"  # instead of an address: a cluster of this machine, for as long as the work takes
CONNECTING = 10  # seconds to wait for a scheduler


class OtherSources(SetupError):
    """A worker has another version of Camerlengo, or lacks a module of the work."""

    code = "other_sources"


class ClusterLost(SetupError):
    """The scheduler cannot be reached, or no longer."""

    code = "cluster_lost"


@contextmanager
def connected(address: str, workers: int | None = None) -> Iterator[Cluster]:
    """A cluster for the work of a command: the one at this address, or a local one with so many workers.

    Raises MissingExtra without Dask, ClusterLost if nobody answers at the address.
    """
    need("dask", "distributed")
    import distributed

    library: Any = distributed  # its classes have no types
    with ExitStack() as stack:
        with interrupts_held():
            if address == LOCAL:
                cluster = library.LocalCluster(
                    n_workers=workers or usable_cores(),
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address="127.0.0.1:0",  # any free port: its usual one may be taken
                    silence_logs=logging.CRITICAL,
                )
                place = stack.enter_context(cluster)
            else:
                place = address
            try:
                client = library.Client(place, timeout=CONNECTING, set_as_default=False)
            except (OSError, ValueError):
                raise ClusterLost(text("error.cluster.silent", address=address)) from None
            stack.callback(client.close, CONNECTING)
        yield Cluster(client)


class Cluster:
    """An executor: the workers of a Dask cluster."""

    def __init__(self, client: Any, chunk: int | None = None) -> None:
        self.client = client
        self.chunk = chunk

    @property
    def processes(self) -> int:
        """How many pieces the workers do at the same time."""
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        """The results in the order of the items, computed by the workers.

        Raises BrokenProcessPool if workers die over the same batch again and again, OtherSources if a worker
        has another version or lacks a module, and ClusterLost if the scheduler is gone.
        """
        from distributed import KilledWorker
        from distributed.protocol import pickle

        packing: Any = pickle  # it has no types
        there = functools.partial(_work_there, fingerprint(), games.places(), packing.dumps(work))
        size = BatchSize(self.chunk)
        pending: deque[Any] = deque()
        rest = iter(items)
        try:
            while True:
                while len(pending) < self.processes * AHEAD and (batch := some(rest, size.size)):
                    pending.append(self.client.submit(there, packing.dumps(batch), pure=False))
                if not pending:
                    return
                try:
                    worked: WorkedBatch = pending[0].result()
                except KilledWorker as killed:
                    raise BrokenProcessPool("Workers died over the same batch.") from killed
                except OSError:
                    raise ClusterLost(text("error.cluster.lost")) from None
                pending.popleft().release()
                size.learn(worked)
                yield from worked.done
        finally:
            with suppress(OSError):
                self.client.cancel(list(pending))


def _work_there(wanted: str, places: Sequence[str], work: bytes, batch: bytes) -> WorkedBatch:
    """On a worker. The scheduler, which also reads what it sends, cannot import what only workers have."""
    from distributed.protocol import pickle

    if fingerprint() != wanted:
        raise OtherSources(text("error.cluster.sources", version=camerlengo.__version__))
    for place in places:
        games.box_at(place)
    packing: Any = pickle
    try:
        unpacked, items = packing.loads(work), packing.loads(batch)
    except ModuleNotFoundError as missing:
        raise OtherSources(text("error.cluster.missing", module=missing.name)) from None
    return work_through(unpacked, items)
