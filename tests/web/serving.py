"""A real server for tests that speak HTTP or click: in a thread, or as a process of its own."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from camerlengo.web.app import create_app
from camerlengo.web.connections import MOST_OF_AN_ADDRESS, Connections, Network
from camerlengo.web.serve import Server, listen
from tests.server.helpers import PATIENCE, Clock, HereAndNow, open_store, settled

T = TypeVar("T")

NEVER = 1e-9  # forms in a second: what was sent at once is all that may be sent


class Serving:
    """`address` is where pages are; `house` is what is behind them.

    `clock` is the one by which analyses pause: however slow the machine is, none does by itself.
    """

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self.address = ""
        self.clock = Clock()
        self.house: House | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.failure: BaseException | None = None

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Lets the house do something, as if a page had asked for it."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def table_at(self, path: str) -> LiveTable:
        """The table at this path, or with this id, once nothing happens there by itself any more."""
        assert self.house is not None
        live = self.house._tables[path.rpartition("/")[2]]
        self.do(settled(live))
        return live


@contextmanager
def serving(
    folder: Path,
    pause: float = 0.0,
    rate: float = 10_000.0,
    database: str | None = None,
    burst: float = 30_000.0,
    budget: int = 4,
    public: str | None = None,
    proxies: Sequence[Network] = (),
    most_at_once: int = MOST_OF_AN_ADDRESS,
) -> Iterator[Serving]:
    """`public` is where browsers come from, if something stands between."""
    listener = listen("127.0.0.1", 0)
    running = Serving(Connections(proxies=proxies))
    running.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    ready = threading.Event()
    servers: list[Server] = []

    async def main() -> None:
        store = await open_store(database or f"sqlite:///{folder / 'house.sqlite'}")
        running.loop = asyncio.get_running_loop()
        running.house = House(store, HereAndNow(budget), pause, clock=running.clock, key=b"k" * 32)
        server = Server(
            create_app(
                running.house,
                b"k" * 32,
                public or running.address,
                rate,
                burst,
                most_at_once,
                connections=running.connections,
            ),
            ready.set,
            running.connections,
        )
        # Signals belong to the main thread
        server.capture_signals = no_signals  # type: ignore[method-assign]
        servers.append(server)
        try:
            await server.serve([listener])
        finally:
            await store.close()

    def run() -> None:
        try:
            asyncio.run(main())
        except BaseException as failure:
            running.failure = failure
        finally:
            ready.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    ready.wait(PATIENCE)
    if running.failure is not None:
        raise running.failure
    try:
        yield running
    finally:
        servers[0].should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive()


@contextmanager
def no_signals() -> Iterator[None]:
    yield


@contextmanager
def server_process(
    program: str, folder: Path, *options: str, errors: IO[str] | int = subprocess.PIPE
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A Python program that calls `main`, as a process that serves an SQLite file; and where it serves."""
    flags = ["serve", "--port", "0", "--no-browser", "--database", f"sqlite:///{folder / 'house.sqlite'}"]
    process = subprocess.Popen(
        [sys.executable, "-c", program, *flags, *options],
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        yield process, address[0]
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()
        if process.stderr is not None:
            process.stderr.close()
