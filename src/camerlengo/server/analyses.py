"""Analyses of finished games: made in the background, kept for a while, paused when nobody wants them.

A piece of work is a few decisions long, and any bot or hint that waits comes before the next one. Whoever
looks at the page wants the analysis; when nobody has looked for a while, it pauses, and goes on from there if
somebody starts it again. It can be made again from the record at any time, so nothing of it is kept in the
database.

With several processes, each sends the others what it has found. A process at which somebody asks for an
analysis that was begun elsewhere goes on with it, too, and does not do again what it was sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import msgspec

from camerlengo.lab.analysis import (
    AnalysedDecision,
    Analysis,
    Commentary,
    Plan,
    analyse_chunk,
    commentary,
    summarise,
)
from camerlengo.server.fair_queue import Purpose, QueueFull
from camerlengo.server.live_table import LiveTable
from camerlengo.server.workers import BotWorkers

MOST_AT_ONCE = 8  # analyses under way
MOST_KEPT = 100  # analyses in memory, of about 100 kB each; those looked at longest ago go first
PATIENCE = 20.0  # seconds without anybody looking, after which an analysis pauses

ENCODED = msgspec.json.Encoder()
MOMENTS = msgspec.json.Decoder(list[AnalysedDecision])

log = logging.getLogger(__name__)


class AnalysisJob:
    """An analysis under way, paused, or done. `done` of `of` decisions have been looked at."""

    def __init__(self, plan: Plan, now: float) -> None:
        self.plan = plan
        self.moments: list[AnalysedDecision] = []
        self.pieces_left = list(reversed(plan.chunks()))
        self.of = len(plan.record.answers)
        self.wanted = now
        self.failed = False
        self.paused = False
        self.analysis: Analysis | None = None
        self.story: Commentary | None = None
        self.task: asyncio.Task[None] | None = None

    def take(self, first: int, moments: list[AnalysedDecision]) -> None:
        """A piece that another process has found, unless it is under way here already."""
        if first in self.pieces_left:
            self.pieces_left.remove(first)
            self.moments += moments

    @property
    def done(self) -> int:
        return len(self.moments)

    @property
    def under_way(self) -> bool:
        return self.analysis is None and not self.failed and not self.paused


class Analyses:
    """`clock` and `patience` say when an analysis that nobody looks at pauses."""

    def __init__(
        self,
        workers: BotWorkers,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        say: Callable[[str], None] = lambda message: None,
    ) -> None:
        self._workers = workers
        self._patience = patience
        self._clock = clock
        self._say = say
        self._elsewhere: dict[str, dict[int, list[AnalysedDecision]]] = {}  # by table and first decision
        self._works: dict[str, AnalysisJob] = {}  # by table, the one looked at last at the end

    def of(self, live: LiveTable) -> AnalysisJob | None:
        """What there is about this game; to ask is to want it."""
        work = self._works.pop(live.id, None)
        if work is not None:
            work.wanted = self._clock()
            self._works[live.id] = work
        elif live.id in self._elsewhere and live.ended:
            with contextlib.suppress(QueueFull):
                return self._start(live, None)
        return work

    def start(self, live: LiveTable) -> AnalysisJob:
        """From the beginning, or from where it paused or failed. Raises QueueFull if too many run."""
        known = self.of(live)
        if known is not None and not known.failed and not known.paused:
            return known
        self._say(live.id)
        return self._start(live, known)

    def _start(self, live: LiveTable, known: AnalysisJob | None) -> AnalysisJob:
        if sum(work.under_way for work in self._works.values()) >= MOST_AT_ONCE:
            raise QueueFull
        work = known or AnalysisJob(Plan(live.record(), budget=self._workers.budget), self._clock())
        work.failed = work.paused = False
        for first, moments in self._elsewhere.pop(live.id, {}).items():
            work.take(first, moments)
        self._works[live.id] = work
        work.task = asyncio.create_task(self._analyse(live.id, work))
        self._make_room()
        return work

    def _make_room(self) -> None:
        finished = [table for table, work in self._works.items() if not work.under_way]
        for table in finished[: max(0, len(finished) - MOST_KEPT)]:
            del self._works[table]

    async def _analyse(self, table: str, work: AnalysisJob) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._workers.processes):
                    group.create_task(self._work_through(table, work))
            if work.pieces_left:  # nobody wants it any more
                work.paused = True
                return
            work.story, work.analysis = await self._workers.run(
                Purpose.ANALYSIS, annotate, work.plan, work.moments
            )
        except* QueueFull:  # it goes on from here when there is room
            work.paused = True
        except* Exception:
            log.exception("the game at table %s… cannot be analysed", table[:8])
            work.failed = True

    async def _work_through(self, table: str, work: AnalysisJob) -> None:
        while work.pieces_left and self._clock() - work.wanted <= self._patience:
            first = work.pieces_left.pop()
            try:
                found = await self._workers.run(Purpose.ANALYSIS, analyse_chunk, work.plan, first)
                work.moments += found
                self._say(f"{table} {first} {ENCODED.encode(found).decode()}")
            except BaseException:
                work.pieces_left.append(first)
                raise

    def read(self, message: str) -> None:
        """What another process says: that it has begun with a table, or what it has found there."""
        table, _, rest = message.partition(" ")
        first, _, found = rest.partition(" ")
        moments = MOMENTS.decode(found) if found else []
        work = self._works.get(table)
        if work is not None:
            if found:
                work.take(int(first), moments)
            return
        pieces = self._elsewhere.pop(table, {})
        if found:
            pieces[int(first)] = moments
        self._elsewhere[table] = pieces
        if len(self._elsewhere) > MOST_KEPT:
            del self._elsewhere[next(iter(self._elsewhere))]

    async def close(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._works.clear()


def annotate(plan: Plan, moments: list[AnalysedDecision]) -> tuple[Commentary, Analysis]:
    """Runs in a worker."""
    analysis = summarise(plan, moments)
    return commentary(plan.record, analysis), analysis
