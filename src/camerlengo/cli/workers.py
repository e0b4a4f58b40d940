"""Where a command of the lab does its work, and what it keeps if it is interrupted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from camerlengo.cli.usage import UsageRefused
from camerlengo.core.texts import text
from camerlengo.lab.cluster import LOCAL, connected
from camerlengo.lab.executors import AllCores, Executor, ThisProcess, usable_cores
from camerlengo.lab.unfinished import Unfinished, usual_folder

WORTH_A_PROCESS = 40  # quick games; fewer are played sooner than another Python has started


class Places(Protocol):
    """The options of every command of the lab."""

    @property
    def lang(self) -> str | None: ...
    @property
    def jobs(self) -> int | None: ...
    @property
    def dask(self) -> str | None: ...
    @property
    def resume(self) -> bool: ...


@contextmanager
def executor_for(
    args: Places, pieces: int, language: str, worth: int = WORTH_A_PROCESS, keeps: bool = True
) -> Iterator[Executor]:
    """This process, others, or a cluster. What is finished is kept until all is; `--resume` goes on with it.

    So many pieces as `worth` are worth another process, unless `--jobs` says how many there are. With `keeps`
    false somebody else keeps results.
    """
    with _workers(args, pieces, worth) as executor:
        if not keeps:
            yield executor
            return
        with Unfinished(executor, usual_folder(), args.resume) as keeping:
            try:
                yield keeping
            except KeyboardInterrupt:
                if keeping.done:
                    said = text("cli.lab.interrupted", n=keeping.done).say(language)
                    sys.stderr.write(f"\n{said}\n")
                raise


@contextmanager
def _workers(args: Places, pieces: int, worth: int) -> Iterator[Executor]:
    if args.dask is None:
        processes = min(usable_cores(), -(-pieces // worth)) if args.jobs is None else min(args.jobs, pieces)
        yield ThisProcess() if processes <= 1 else AllCores(processes)
        return
    if args.jobs is not None and args.dask != LOCAL:
        raise UsageRefused(text("cli.lab.jobs_of_cluster"))
    with connected(args.dask, args.jobs) as cluster:
        yield cluster
