"""Many tables at one server, and what is measured there."""

from __future__ import annotations

import asyncio
import functools
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec

from benchmarks.load.clients import Client, Place
from benchmarks.load.processes import cpu_seconds
from benchmarks.load.script import Move, Script, in_turns
from benchmarks.load.servers import Running
from benchmarks.load.wire import LoadError

T = TypeVar("T")

PACED, ALL_OUT = "paced", "all-out"
PACE = 2.0
"""Seconds between two moves of a table in the paced load."""
AT_ONCE = 8
"""Tables that are set up at the same time."""
TO_SETTLE = 60.0
"""Seconds for moves that are under way when the time is up."""
REASONS = 3
"""Failures that are named; all are counted."""


class Measured(msgspec.Struct):
    """One load at one server. `late` has the time from each move to its last reader, in seconds.

    `moves` are those that arrived within `seconds`. Processor time (`cpu`) and bytes (`received`) are those
    of all moves in `late`, also of those that were under way when the time was up. `own` is the processor
    time of the server without its database. `instrument` is the share of a core that the clients took.
    """

    load: str
    seconds: float = 0.0
    moves: int = 0
    late: list[float] = []
    cpu: float = 0.0
    own: float = 0.0
    received: int = 0
    replaced: int = 0
    failed: int = 0
    reasons: list[str] = []
    instrument: float = 0.0


class Playing:
    """A table, its clients, and how far its script is played."""

    def __init__(self, crowd: Crowd, number: int, script: Script, clients: Sequence[Client]) -> None:
        self.crowd = crowd
        self.number = number
        self.script = script
        self.clients = clients
        self.under_way: Move | None = None
        self.sent = 0.0
        self.due = 0.0  # when the next move may be sent
        self.waiting: asyncio.TimerHandle | None = None
        self.over = False
        for client in clients:
            client.changed = self.look
            client.failed = self.fail

    def look(self) -> None:
        """Goes on as far as all clients have got; called whenever one of them has got further."""
        if self.over:
            return
        version = min(client.version for client in self.clients)
        if self.under_way is not None:
            if version <= self.under_way.number:
                return
            self.under_way = None
            self.crowd.arrived(time.perf_counter() - self.sent)
        move = self.script.next_choice(version)
        if move is None:
            self.close()
            self.crowd.replace(self)
        elif version == move.number and self.clients[move.seat].free and self.waiting is None:
            self.send_when_due(move)

    def send_when_due(self, move: Move) -> None:
        if not self.crowd.sending:
            return
        loop = asyncio.get_running_loop()
        if self.due > loop.time():
            self.waiting = loop.call_at(self.due, self.wake)
            return
        pace = self.crowd.pace
        self.due = max(self.due + pace, loop.time()) if pace else 0.0
        self.under_way = move
        self.sent = time.perf_counter()
        self.clients[move.seat].send(move)

    def wake(self) -> None:
        self.waiting = None
        self.look()

    def fail(self, reason: str) -> None:
        if not self.over:
            self.close()
            self.crowd.failed(self, reason)

    def close(self) -> None:
        self.over = True
        if self.waiting is not None:
            self.waiting.cancel()
        for client in self.clients:
            self.crowd.bytes_of_closed += client.received
            client.close()


class Crowd:
    """`tables` play one script after the other; one that is over is replaced by a new one."""

    def __init__(self, running: Running, scripts: Sequence[Script]) -> None:
        self.running = running
        self.scripts = scripts if running.row.ours else [in_turns(script) for script in scripts]
        self.client: type[Client] = running.row.client
        self.tables: list[Playing] = []
        self.measured = Measured(ALL_OUT)
        self.pace = 0.0
        self.sending = False
        self.counting = False
        self.bytes_of_closed = 0
        self._chance = random.Random(1655)
        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = 0

    # --- setting up ---

    async def set_up(self, count: int) -> list[tuple[Script, list[Place]]]:
        """Tables at which nobody has come yet."""

        async def one() -> tuple[Script, list[Place]]:
            number, self._numbers = self._numbers, self._numbers + 1
            script = self.scripts[number % len(self.scripts)]
            addresses = self.running.addresses_of(number, script.players)
            return script, await self.client.set_up(addresses, script)

        return await a_few_at_once([one] * count)

    async def sit_down(self, tables: Sequence[tuple[Script, list[Place]]]) -> None:
        """Everybody connects. Raises LoadError if somebody cannot."""

        async def one(script: Script, places: Sequence[Place]) -> None:
            clients = await self._clients_at(places)
            self.tables.append(Playing(self, len(self.tables), script, clients))

        await a_few_at_once([functools.partial(one, *table) for table in tables])

    async def _clients_at(self, places: Sequence[Place]) -> list[Client]:
        clients = [self.client(place) for place in places]
        for client in clients:
            await client.open()
        return clients

    def leave(self) -> None:
        for table in self.tables:
            if not table.over:
                table.close()

    # --- measuring ---

    async def measure(self, load: str, seconds: float, pace: float = PACE) -> Measured:
        """`pace` is the time between two moves of a table in the paced load."""
        loop = asyncio.get_running_loop()
        self.measured = measured = Measured(load, late=[], reasons=[])
        self.pace = pace if load == PACED else 0.0
        received, instrument = self._received(), time.process_time()
        own, cpu = cpu_seconds(self.running.processes), cpu_seconds(self.running.all_processes)
        self.sending = self.counting = True
        begun = loop.time()
        for table in self.tables:
            table.due = begun + self._chance.random() * self.pace
            table.look()
        await asyncio.sleep(seconds)
        self.counting = False
        measured.seconds = loop.time() - begun
        measured.instrument = (time.process_time() - instrument) / measured.seconds
        self.sending = False
        await self._settle()
        measured.own = cpu_seconds(self.running.processes) - own
        measured.cpu = cpu_seconds(self.running.all_processes) - cpu
        measured.received = self._received() - received
        return measured

    async def _settle(self) -> None:
        """Moves that are under way come to their end: their times count, too."""
        loop = asyncio.get_running_loop()
        patience = loop.time() + TO_SETTLE
        while self._tasks or any(table.under_way and not table.over for table in self.tables):
            if loop.time() > patience:
                for table in self.tables:
                    if table.under_way and not table.over:
                        table.fail(f"no update within {TO_SETTLE:.0f} s")
                return
            await asyncio.sleep(0.05)
        for table in self.tables:
            if table.waiting is not None:
                table.waiting.cancel()
                table.waiting = None

    def _received(self) -> int:
        return self.bytes_of_closed + sum(
            client.received for table in self.tables if not table.over for client in table.clients
        )

    # --- what happens at the tables ---

    def arrived(self, seconds: float) -> None:
        self.measured.late.append(seconds)
        if self.counting:
            self.measured.moves += 1

    def failed(self, table: Playing, reason: str) -> None:
        self.measured.failed += 1
        if reason not in self.measured.reasons and len(self.measured.reasons) < REASONS:
            self.measured.reasons.append(reason)

    def replace(self, table: Playing) -> None:
        """A game is over: the same place gets a new one, within the time that is measured."""

        async def begin() -> None:
            try:
                await self._begin_anew(table)
            except (LoadError, OSError, TimeoutError) as problem:
                self.failed(table, str(problem) or "no answer in time")

        task = asyncio.create_task(begin())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _begin_anew(self, table: Playing) -> None:
        addresses = self.running.addresses_of(table.number, table.script.players)
        clients = await self._clients_at(await self.client.set_up(addresses, table.script))
        fresh = Playing(self, table.number, table.script, clients)
        fresh.due = table.due
        self.bytes_of_closed -= sum(client.received for client in clients)  # of the set-up
        self.tables[table.number] = fresh
        self.measured.replaced += 1
        fresh.look()


async def a_few_at_once(works: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Callable[[], Awaitable[T]]) -> T:
        async with gate:
            return await work()

    return await asyncio.gather(*map(one, works))
