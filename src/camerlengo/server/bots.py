"""Whoever thinks for the house does it in worker processes, so that no page ever waits for it.

Somebody waits for a bot as for a hint: both are served in the order in which they come. Analyses, and bots
at tables where nobody sits or looks, take what is left, so that no number of them keeps people waiting. Of a
table there is at most one decision under way, and hints and analyses are refused when too many of them wait,
so the queue is never longer than the house is large. Work that nobody waits for any more is ended, in the
queue or with its process.
"""

from __future__ import annotations

import asyncio
import heapq
import hmac
import itertools
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from camerlengo.bots import BOTS, SEARCHES, is_bot, make_bot
from camerlengo.bots.advice import Advice, thought_over, together
from camerlengo.bots.bot import Thinker
from camerlengo.bots.levels import LEVELS, thinker_of, thinks_ahead
from camerlengo.core.box import Box
from camerlengo.core.record import Record
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.lab.executors import depend_on_parent, usable_cores
from camerlengo.table import Question, Table

Done = TypeVar("Done")

BOT, HINT, ALONE, ANALYSIS = range(4)  # what work is for; bots alone are those whom nobody waits for
LATER = frozenset((ALONE, ANALYSIS))  # takes what is left
MOST_WAITING = 64  # hints, or analyses, from which on more of them are refused
MOST_PROCESSES = 4  # more of them would take the machine from the pages
LONGEST_THOUGHT = 5.0  # seconds of a decision at a table, however slow the machine is
LONGEST_ANSWER = 0.1  # the same where nobody may learn from the time who had something to think about
MOST_KEPT = 50  # tables that each worker remembers
LARGEST_BUDGET = 2_000  # iterations or trials of a bot that sits at a table
SEATED_SEARCHES = ("search", "plain", "trials")  # one that cheats may not sit down with people


class Busy(Exception):
    """Too much waits to be thought about."""


def may_sit(bot: str) -> bool:
    """Whether a bot may sit at a table of the house."""
    kind, _, budget = bot.partition("-")
    if kind not in SEARCHES:
        return is_bot(bot)
    return kind in SEATED_SEARCHES and is_bot(bot) and int(budget) <= LARGEST_BUDGET


def is_quick(bot: str, box: Box) -> bool:
    """Whether a bot surely needs no time to think: one of ours that does not play on in mind."""
    return bot in BOTS and not thinks_ahead(bot, box)


# --- in a worker ----------------------------------------------------------------------------------


def decide(record: bytes, seat: int, bot: str, seed: int) -> int:
    """What the bot answers to the open question of its seat.

    The same record and seed give the same answer, unless the time was up.
    """
    table = _tables.at(Record.from_json(record))
    thinker = make_bot(bot, table.box, seed)
    info = table.position.information(seat)
    if isinstance(thinker, Thinker):
        thinker.seconds = time_for(table)
        if len(info.options) == 1 and not table.anonymous:
            thinker.think(info)  # as long as about a choice, so that nobody learns that there is none
    return thinker.choose(info)


def think(record: bytes, seat: int, level: str, seed: int, part: int) -> Advice:
    """One of several thoughts about the same question, which begin with the same first look."""
    table = _tables.at(Record.from_json(record))
    luck = Rng(seed).branch(part).next()
    thinker = thinker_of(level, table.box, Rng(luck), seconds=time_for(table))
    thinker.first_look = seed
    return thought_over(thinker, table.position.information(seat))


def opened(record: bytes, seat: int) -> tuple[Table, Question]:
    """The table and the open question of the seat."""
    table = _tables.at(Record.from_json(record))
    return table, next(question for question in table.questions if question.seat == seat)


class KeptTables:
    """Tables that a worker has thought about: the next decision plays only the answers since."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._tables: dict[bytes, Table] = {}  # by set-up, the latest last

    def at(self, record: Record) -> Table:
        setup = record.upto(0)
        key = setup.to_json()
        table = self._tables.pop(key, None) or Table.resume(setup)
        table.go_to(record.answers)
        self._tables[key] = table
        if len(self._tables) > self.most:
            del self._tables[next(iter(self._tables))]
        return table.copy()


_tables = KeptTables(MOST_KEPT)


def time_for(table: Table) -> float:
    return LONGEST_ANSWER if table.anonymous else LONGEST_THOUGHT


# --- in the house ---------------------------------------------------------------------------------


class BotSeeds:
    """Seeds for decisions of bots, made from a secret of the house so that nobody can foretell them.

    Otherwise a seed depends only on what everybody knows: a bot's chance tells nothing about hidden cards.
    After an undo it is the same, so that nobody takes back a move until a bot answers otherwise.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seed(self, table: str, seat: int, number: int) -> int:
        """For the bot at this seat and the question that was asked after `number` answers."""
        about = f"bot {table} {seat} {number}".encode()
        return int.from_bytes(hmac.digest(self._secret, about, "sha256")[:7])


def new_bot_secret() -> bytes:
    return secrets.token_bytes(32)


class Desk:
    """One process, which does one thing at a time. It starts when it is needed first."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Done], *about: Any) -> Done:
        loop = asyncio.get_running_loop()
        try:
            try:
                return await loop.run_in_executor(self._started(), work, *about)
            except BrokenProcessPool:  # the process was killed: a new one tries once more
                self.clear()
                return await loop.run_in_executor(self._started(), work, *about)
        except asyncio.CancelledError:
            self.clear()
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=depend_on_parent)
        return self._pool

    def clear(self) -> None:
        """Ends the process with whatever it is doing."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None


class BotWorkers:
    """A few processes that think for bots and people. They start with the first work, and end with the house.

    `budget`, if given, is that of hints and analyses instead of their rank's.
    """

    def __init__(self, processes: int = 1, budget: int | None = None) -> None:
        self.budget = budget
        self.processes = processes
        self._desks = [Desk() for _ in range(processes)]
        self._free = list(self._desks)
        self._waiting: list[tuple[bool, int, int, asyncio.Future[Desk]]] = []  # later, number, purpose
        self._numbers = itertools.count()

    async def decide(self, record: Record, seat: int, bot: str, seed: int, purpose: int = BOT) -> int:
        """What a bot answers. A pope who thinks ahead does so with all processes, unless too much waits."""
        content = record.to_json()
        crowded = len(self._waiting) >= MOST_WAITING
        alone = len(self._desks) == 1 or crowded
        if alone or bot != LEVELS[-1] or not thinks_ahead(bot, open_box(record.game)):
            return await self.run(purpose, decide, content, seat, bot, seed)
        async with asyncio.TaskGroup() as group:
            parts = [
                group.create_task(self.run(purpose, think, content, seat, bot, seed, part))
                for part in range(len(self._desks))
            ]
        return together([part.result() for part in parts]).drawn(Rng(seed))

    async def run(self, purpose: int, work: Callable[..., Done], *about: Any) -> Done:
        """Does work in the next process that is free. Whoever is cancelled ends the work.

        Raises Busy if too much of its kind waits already, but never to a bot: its table would stand still.
        """
        desk = await self._desk(purpose)
        try:
            return await desk.run(work, *about)
        finally:
            self._give_back(desk)

    async def _desk(self, purpose: int) -> Desk:
        if self._free:
            return self._free.pop()
        if purpose in (HINT, ANALYSIS) and self._many(purpose):
            raise Busy
        ticket: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        place = (purpose in LATER, next(self._numbers), purpose, ticket)
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

    def _many(self, purpose: int) -> bool:
        return sum(waiting[2] == purpose for waiting in self._waiting) >= MOST_WAITING

    def _give_back(self, desk: Desk) -> None:
        while self._waiting:
            ticket = heapq.heappop(self._waiting)[-1]
            if not ticket.done():
                ticket.set_result(desk)
                return
        self._free.append(desk)

    def close(self) -> None:
        for desk in self._desks:
            desk.clear()


def usual_processes() -> int:
    return min(usable_cores(), MOST_PROCESSES)
