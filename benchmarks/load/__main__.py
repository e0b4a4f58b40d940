"""Measures live tables with real clients against real servers on loopback: `python -m benchmarks.load`.

Every table has a client at each seat. With a word, as in `python -m benchmarks.load "page, SQLite"`, only the
servers with this word in their name.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import pstats
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

from benchmarks.bench import positive, whole
from benchmarks.environment import ROOT, machine
from benchmarks.load import processes
from benchmarks.load.clients import Place
from benchmarks.load.crowd import ALL_OUT, PACED, Crowd, Measured
from benchmarks.load.late import resumed
from benchmarks.load.report import Cell, Document, Report
from benchmarks.load.script import LATE, Script, late_script, scripts
from benchmarks.load.servers import PAGE, ROWS, SQLITE, Machinery, Row, Running, prepare_boardgame_io
from benchmarks.load.wire import LoadError
from camerlengo._engine import engine
from camerlengo.core.errors import CamerlengoError
from camerlengo.games import OWN

SCRIPTS = 20
"""Different games; table 21 plays the same as table 1."""
TABLES = (300, 10)
"""How many tables each server has to bear; the largest first, in case that the time does not suffice."""
PACED_TABLES = 500
"""Tables at which only our page plays, and only paced."""
LATE_TABLES = 10
MINUTES = 13.0
"""After so many no further cell begins."""
WARM_UP = 1.0
"""At most so many seconds of moves before anything is measured: templates are read, and pools filled."""
TO_REST = 0.3
"""Seconds until a server has put away what it needed only to set up tables."""
WIDTH = 120
"""Of what is printed where there is no terminal."""
TOP = 30
"""Functions that a profile lists."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    say = Console(stderr=True)
    document = None
    if not (options.quick or options.only or options.left_out or options.profile):
        try:
            document = Document(options.out, "late" if options.late else "load")
        except LoadError as error:
            say.print(str(error), highlight=False, markup=False)
            return 2
    rows = [row for row in ROWS if options.only in row.name and (row.ours or not options.ours)]
    if options.quick or options.late:
        rows = [row for row in rows if row.storage == SQLITE or options.only]
    missing: dict[str, str] = {}
    if not all(row.ours for row in rows):
        say.print("looking for boardgame.io", highlight=False)
        problem = prepare_boardgame_io(options.packages)
        if problem:
            missing["boardgame.io"] = problem
            rows = [row for row in rows if row.ours]
    if not rows:
        say.print("there is no such server to measure", highlight=False)
        return 2
    say.print("playing the games that the tables will play", highlight=False)
    try:
        plan = Plan(options)
    except (CamerlengoError, LoadError) as error:
        say.print(str(error), highlight=False, markup=False)
        return 2
    facts = facts_of(options, plan)
    cells = measure_all(options, plan, rows, say)
    report = Report(cells, facts, missing, late=options.late is not None)
    if options.json:
        print(json.dumps(report.as_json(), ensure_ascii=False))
    else:
        report.show(Console() if sys.stdout.isatty() else Console(width=WIDTH))
    if document is not None:
        document.write(report.markdown())
    else:
        say.print("a part of the measures; its figures are not written down", highlight=False)
    return 1 if any(cell.problem for cell in cells) else 0


def measure_all(options: argparse.Namespace, plan: Plan, rows: Sequence[Row], say: Console) -> list[Cell]:
    """All servers with all numbers of tables, as long as there is time."""
    wanted = [(row, tables, plan.loads) for tables in options.tables for row in rows]
    if options.paced_too:
        wanted += [(row, PACED_TABLES, [PACED]) for row in rows if row == Row(PAGE, SQLITE)]
    ends = time.monotonic() + 60 * options.minutes
    cells = []
    with ExitStack() as stack:
        machinery = Machinery(stack, options.packages, fsync=not options.quick)
        for row, tables, loads in wanted:
            if time.monotonic() > ends:
                problem = f"the run had taken {options.minutes:g} minutes"
                cells.append(Cell(row, tables, plan.players, problem=problem))
                continue
            say.print(f"{row.name}, {tables} tables", highlight=False)
            cells.append(plan.measure(machinery, row, tables, loads))
    return cells


class Plan:
    """What is played at each table, how, and for how long."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.seconds: float = options.seconds
        self.loads: list[str] = options.loads
        self.profile: bool = options.profile
        self.late: int | None = None  # the first decision
        self.begin: list[int] = []
        if options.late:
            script, self.begin = late_script(options.late, max(options.tables))
            self.scripts, self.late = [script], self.begin[0]
        else:
            count = min(SCRIPTS, max(options.tables))
            self.scripts = scripts(options.game, options.players, count)
        self.players = self.scripts[0].players

    def measure(self, machinery: Machinery, row: Row, tables: int, loads: Sequence[str]) -> Cell:
        cell = Cell(row, tables, self.players)
        try:
            with machinery.database(row.storage) as database:
                late = self._late_tables(database, tables)
                with machinery.server(row, database, self.profile) as running:
                    asyncio.run(self._measure(cell, running, late, loads))
                    if running.profiles:
                        show_profile(running.profiles)
        except (LoadError, OSError, TimeoutError) as error:
            cell.problem = str(error) or "no answer in time"
        return cell

    def _late_tables(self, database: str, tables: int) -> list[list[Place]]:
        if self.late is None:
            return []
        return asyncio.run(resumed(database, self.scripts[0], self.begin[:tables]))

    async def _measure(
        self, cell: Cell, running: Running, late: Sequence[Sequence[Place]], loads: Sequence[str]
    ) -> None:
        await warm_up(running, self.scripts[:1], min(WARM_UP, self.seconds))
        crowd = Crowd(running, self.scripts)
        base = await rested(running)
        tables: list[tuple[Script, list[Place]]]
        if self.late is None:
            tables = await crowd.set_up(cell.tables)
            cell.alone = (await rested(running) - base) / cell.tables
        else:
            tables = [(self.scripts[0], placed(running, number, one)) for number, one in enumerate(late)]
        await crowd.sit_down(tables)
        cell.seated = (await rested(running) - base) / cell.tables
        gc.collect()
        gc.freeze()  # the clients that are there now are not looked through while times are taken
        try:
            for load in loads:
                cell.measured.append(await self._profiled(crowd, running, load))
        finally:
            gc.unfreeze()
            crowd.leave()

    async def _profiled(self, crowd: Crowd, running: Running, load: str) -> Measured:
        if not running.profiles:
            return await crowd.measure(load, self.seconds)
        for process in running.processes:
            os.kill(process, signal.SIGUSR1)
        measured = await crowd.measure(load, self.seconds)
        for process, file in zip(running.processes, running.profiles, strict=True):
            os.kill(process, signal.SIGUSR2)
            while not file.exists():
                await asyncio.sleep(0.05)
        return measured


async def warm_up(running: Running, scripts: Sequence[Script], seconds: float) -> None:
    crowd = Crowd(running, scripts)
    await crowd.sit_down(await crowd.set_up(2 * len(running.addresses)))
    await crowd.measure(ALL_OUT, seconds)
    crowd.leave()


async def rested(running: Running) -> int:
    """The memory of the server, in kB, when nothing happens."""
    await asyncio.sleep(TO_REST)
    return processes.resident_kb(running.processes)


def placed(running: Running, table: int, places: Sequence[Place]) -> list[Place]:
    addresses = running.addresses_of(table, len(places))
    return [place._replace(address=address) for place, address in zip(places, addresses, strict=True)]


def facts_of(options: argparse.Namespace, plan: Plan) -> list[str]:
    here = machine()
    load = f", load {os.getloadavg()[0]:.1f} before the run" if hasattr(os, "getloadavg") else ""
    system = ", ".join((here["processor"], f"{here['cores']} cores", here["system"], here["python"]))
    game = (options.late or options.game).replace("_", " ").title()
    begin = f" from decision {plan.late:,} on" if plan.late is not None else ""
    return [
        f"{system}, Camerlengo {engine()}{load}",
        f"{game} with {plan.players}{begin}, {plan.seconds:g} s for each load, {time.strftime('%Y-%m-%d')}",
    ]


def show_profile(files: Sequence[Path]) -> None:
    stats = pstats.Stats(*map(str, files))
    for order, title in (("tottime", "its own time"), ("cumtime", "its time with all that it calls")):
        print(f"\nThe server's functions by {title}:")
        stats.sort_stats(order).print_stats(TOP)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument(
        "only", nargs="?", default="", help="measure only the servers with this in their name"
    )
    parser.add_argument(
        "--tables",
        nargs="+",
        type=whole,
        help=f"how many tables (default {TABLES[0]} {TABLES[1]}, and {PACED_TABLES} for the page; late 10)",
    )
    parser.add_argument(
        "--minutes", type=positive, default=MINUTES, help=f"when the last cell begins (default {MINUTES:g})"
    )
    parser.add_argument("--seconds", type=positive, default=6.0, help="how long each load lasts (default 6)")
    parser.add_argument("--loads", nargs="+", choices=(PACED, ALL_OUT), help="default: both; late: paced")
    parser.add_argument("--game", choices=tuple(OWN), default="richelieu", help="default: richelieu")
    parser.add_argument("--players", type=whole, default=2, help="people at each table (default 2)")
    parser.add_argument("--late", choices=tuple(LATE), help="tables late in this game; Camerlengo only")
    parser.add_argument("--ours", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--quick", action="store_true", help="two tables and Camerlengo, to see that it runs")
    parser.add_argument(
        "--profile", action="store_true", help="print the functions in which our server spends its time"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "load.md", help="default: docs/load.md")
    parser.add_argument(
        "--packages",
        type=Path,
        default=ROOT / ".tools" / "boardgame.io",
        help="where boardgame.io is installed",
    )
    options = parser.parse_args(arguments)
    if options.quick:
        options.seconds = 0.5
    options.left_out = options.ours  # somebody has said so
    if options.quick or options.late or options.profile:
        options.ours = True
    options.paced_too = not (options.tables or options.quick or options.late or options.profile)
    if options.tables is None:
        options.tables = [2] if options.quick else [LATE_TABLES] if options.late else list(TABLES)
    if options.loads is None:
        late_or_both = [PACED] if options.late else [PACED, ALL_OUT]
        options.loads = [ALL_OUT] if options.profile else late_or_both
    return options


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))  # the servers end, too
    sys.exit(main())
