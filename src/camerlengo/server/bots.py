"""Bots at tables think in worker processes, so that no page ever waits for them."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from camerlengo.bots import make_bot, outlook_of
from camerlengo.core.record import Record
from camerlengo.table import Table

MOST_AT_ONCE = 64  # decisions waiting for a worker; more tables simply wait longer


def decide(record: bytes, seat: int, bot: str) -> int:
    """Runs in a worker: what the bot answers to the open question of its seat.

    The same record gives the same answer.
    """
    table = Table.resume(Record.from_json(record))
    question = next(question for question in table.questions if question.seat == seat)
    digest = hashlib.sha256(record + bytes([seat])).digest()
    thinker = make_bot(bot, table.box, int.from_bytes(digest[:7]))
    return thinker.choose(outlook_of(table, question))


def _prepare() -> None:
    """Ctrl-C goes to the whole group of processes; only the server may act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class BotWorkers:
    """A few processes that decide for bots. They start with the first decision and end with the server."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._room = asyncio.Semaphore(MOST_AT_ONCE)

    async def decide(self, record: Record, seat: int, bot: str) -> int:
        loop = asyncio.get_running_loop()
        async with self._room:
            try:
                return await loop.run_in_executor(self._started(), decide, record.to_json(), seat, bot)
            except BrokenProcessPool:  # a worker was killed: new ones try once more
                self.close()
                return await loop.run_in_executor(self._started(), decide, record.to_json(), seat, bot)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_prepare)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None
