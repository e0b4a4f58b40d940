"""Hints: what the Cardinal would do, for the seat that asks and nobody else.

A hint belongs to one open question of one seat. It is kept in memory until the question is answered, never in
the log or the database, and nobody else learns that it was asked for. Another process that shows the seat its
page finds the same hint again, from the same seed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from camerlengo.bots.hints import LONGEST, Hint, hint
from camerlengo.server.bot_seeds import BotSeeds
from camerlengo.server.fair_queue import Purpose, QueueFull
from camerlengo.server.live_table import LiveTable
from camerlengo.server.worker_tasks import question_of
from camerlengo.server.workers import BotWorkers
from camerlengo.table import Table

MOST_ELSEWHERE = 1_000  # questions that are remembered

log = logging.getLogger(__name__)


def think(table: Table, seat: int, seed: int, budget: int | None) -> Hint:
    """Runs in a worker."""
    return hint(table, question_of(table, seat), seed, budget, LONGEST)


class HintRequest:
    """A hint that was asked for. `failed` says that it was not found, `busy` that too much waited."""

    def __init__(self, asked_at: int) -> None:
        self.asked_at = asked_at
        self.hint: Hint | None = None
        self.failed = False
        self.busy = False
        self.thinking: asyncio.Task[None] | None = None


class HintService:
    def __init__(
        self, workers: BotWorkers, seeds: BotSeeds, say: Callable[[str], None] = lambda message: None
    ) -> None:
        self._say = say
        self._elsewhere: dict[tuple[str, int], int] = {}  # the questions for which other processes were asked
        self._workers = workers
        self._seeds = seeds
        self._asked: dict[tuple[str, int], HintRequest] = {}  # at most one for each seat of a table

    def of(self, live: LiveTable, seat: int | None) -> HintRequest | None:
        """What this seat has asked about the question that is open now."""
        if seat is None:
            return None
        asked = self._asked.get((live.id, seat))
        if asked is None and live.playing and self._elsewhere.get((live.id, seat)) == live.asked_at:
            return self._begin(live, seat)
        return asked if asked is not None and live.playing and asked.asked_at == live.asked_at else None

    def ask(self, live: LiveTable, seat: int) -> HintRequest:
        """Starts to think, unless that was done already; the player gets a message when it is done."""
        known = self.of(live, seat)
        if known is not None and not known.failed:
            return known
        self._forget((live.id, seat))
        asked = self._begin(live, seat)
        self._say(f"{live.id} {seat} {live.asked_at}")
        live.changed_for(live.seats[seat].person)
        return asked

    def _begin(self, live: LiveTable, seat: int) -> HintRequest:
        asked = HintRequest(live.asked_at)
        self._asked[live.id, seat] = asked
        self._elsewhere.pop((live.id, seat), None)
        asked.thinking = asyncio.create_task(self._think(live, seat, asked))
        return asked

    def read(self, message: str) -> str:
        """Another process was asked for a hint. Returns the id of the table."""
        table, seat, asked_at = message.split(" ")
        self._elsewhere[table, int(seat)] = int(asked_at)
        if len(self._elsewhere) > MOST_ELSEWHERE:
            del self._elsewhere[next(iter(self._elsewhere))]
        return table

    async def _think(self, live: LiveTable, seat: int, asked: HintRequest) -> None:
        seed = self._seeds.seed(live.id, seat, live.table.opened)
        budget = self._workers.budget
        try:
            asked.hint = await self._workers.think(Purpose.HINT, live, think, seat, seed, budget)
        except QueueFull:
            asked.failed = asked.busy = True
        except Exception:
            log.exception("no hint for seat %d of table %s…", seat, live.id[:8])
            asked.failed = True
        live.changed_for(live.seats[seat].person)

    def moved_on(self, live: LiveTable) -> None:
        """Another question is open, or none: what was asked about the one before is of no use any more."""
        for row in live.seats if self._asked else ():
            key = live.id, row.seat
            if key in self._asked and (self._asked[key].asked_at != live.asked_at or not live.playing):
                self._forget(key)

    def _forget(self, key: tuple[str, int]) -> None:
        asked = self._asked.pop(key, None)
        if asked is not None and asked.thinking is not None:
            asked.thinking.cancel()

    async def close(self) -> None:
        thinking = [asked.thinking for asked in self._asked.values() if asked.thinking is not None]
        for key in list(self._asked):
            self._forget(key)
        await asyncio.gather(*thinking, return_exceptions=True)
