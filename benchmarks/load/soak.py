"""Plays for a long time at half of what the server can bear, and looks at its memory: `make soak`.

Half of the tables are played through the page, half through the API. Games that end are replaced by new ones
all the time, so everything that a table or a connection leaves behind adds up. The command fails if the
memory still grows at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from benchmarks.bench import positive, whole
from benchmarks.load import processes
from benchmarks.load.__main__ import SCRIPTS, WIDTH
from benchmarks.load.clients import Program
from benchmarks.load.crowd import ALL_OUT, PACED, Crowd
from benchmarks.load.report import milliseconds
from benchmarks.load.script import scripts
from benchmarks.load.servers import PAGE, SQLITE, Machinery, Row, Running
from benchmarks.load.wire import LoadError
from benchmarks.report import terminal_table, three

MINUTES = 60.0
TABLES = 100
TO_FIND_OUT = 5.0
"""Seconds all-out, to find out how much half the load is."""
SAMPLES = 30
LONGEST = 120.0
"""Seconds between two looks at the memory."""
SETTLED = 0.4
"""The part of the run after which the memory counts."""
SHORTEST = 5.0
"""Minutes that a run needs to be judged: tables that ended stay for a minute."""
GROWTH = 1.1
"""How many times as much memory the last third of that part may have as its first third."""


@dataclass(frozen=True)
class Sample:
    """What was seen in one part of the run. Times in seconds and milliseconds, memory in MB."""

    at: float
    memory: float
    rate: float
    p95: float
    games: int
    failed: int

    def cells(self) -> list[str]:
        figures = [f"{self.at / 60:.1f}", f"{self.memory:,.0f}", three(self.rate), three(self.p95)]
        return [*figures, f"{self.games:,}", f"{self.failed:,}"]


HEADINGS = ["minute", "memory MB", "moves/s", "p95 ms", "games ended", "tables failed"]


def growth(memory: Sequence[float]) -> float:
    """How many times as much memory there is at the end as when everything had begun."""
    settled = memory[int(SETTLED * len(memory)) :]
    third = max(1, len(settled) // 3)
    return statistics.mean(settled[-third:]) / statistics.mean(settled[:third])


class Soak:
    """Two crowds at one server: pages and programs."""

    def __init__(self, running: Running, tables: int, game: str, players: int) -> None:
        played = scripts(game, players, min(SCRIPTS, tables))
        self.running = running
        pages, programs = Crowd(running, played), Crowd(running, played)
        programs.client = Program
        self.crowds = [pages, programs]
        self.tables = tables

    async def run(self, minutes: float, say: Console) -> list[Sample]:
        for crowd in self.crowds:
            await crowd.sit_down(await crowd.set_up(max(1, self.tables // 2)))
        try:
            most = await asyncio.gather(*(crowd.measure(ALL_OUT, TO_FIND_OUT) for crowd in self.crowds))
            rate = sum(one.moves / one.seconds for one in most) / 2
            pace = self.tables / max(rate, 1.0)
            say.print(f"half the load: {rate:.0f} moves/s, a move each {pace:.2f} s at every table")
            return await self._hold(60 * minutes, pace, say)
        finally:
            for crowd in self.crowds:
                crowd.leave()

    async def _hold(self, seconds: float, pace: float, say: Console) -> list[Sample]:
        samples: list[Sample] = []
        begun = time.monotonic()
        part = min(LONGEST, seconds / SAMPLES)
        while (at := time.monotonic() - begun) < seconds:
            seen = await asyncio.gather(*(crowd.measure(PACED, part, pace) for crowd in self.crowds))
            late = sorted(moment for one in seen for moment in one.late)
            seen[0].late = late
            memory = processes.resident_kb(self.running.processes) / 1000
            samples.append(
                Sample(
                    at + part,
                    memory,
                    sum(one.moves / one.seconds for one in seen),
                    milliseconds(seen[0], 0.95) or 0.0,
                    sum(one.replaced for one in seen),
                    sum(one.failed for one in seen),
                )
            )
            say.print(f"minute {samples[-1].cells()[0]}: {memory:,.0f} MB", highlight=False)
        return samples


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.soak", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--minutes", type=positive, default=MINUTES, help=f"default {MINUTES:g}")
    parser.add_argument("--tables", type=whole, default=TABLES, help=f"default {TABLES}")
    parser.add_argument("--game", default="richelieu", help="default: richelieu")
    parser.add_argument("--players", type=whole, default=2, help="people at each table (default 2)")
    options = parser.parse_args(arguments)
    say = Console(stderr=True)
    try:
        with ExitStack() as stack:
            machinery = Machinery(stack, Path(), fsync=True)
            database = stack.enter_context(machinery.database(SQLITE))
            running = stack.enter_context(machinery.server(Row(PAGE, SQLITE), database))
            soak = Soak(running, options.tables, options.game, options.players)
            samples = asyncio.run(soak.run(options.minutes, say))
    except LoadError as error:
        say.print(str(error), highlight=False, markup=False)
        return 2
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    rows = [one.cells() for one in samples]
    console.print(terminal_table(f"{options.tables} tables at half load", HEADINGS, rows))
    grown = growth([one.memory for one in samples])
    judged = options.minutes >= SHORTEST
    bounded = grown <= GROWTH or not judged
    failed = sum(one.failed for one in samples)
    console.print(
        f"memory at the end: {grown:.2f} × that after the beginning "
        f"({f'at most {GROWTH} wanted' if judged else f'judged from {SHORTEST:g} minutes on'}); "
        f"tables that failed: {failed}",
        highlight=False,
    )
    return 0 if bounded and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
