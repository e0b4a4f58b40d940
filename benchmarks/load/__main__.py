"""Measures live tables with real clients against real servers on loopback: `python -m benchmarks.load`.

Every table has a client at each seat. With a word, as in `python -m benchmarks.load "page, SQLite"`, only the
servers with this word in their name.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import pstats
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from benchmarks.bench import positive, whole
from benchmarks.environment import ROOT, machine
from benchmarks.load import processes
from benchmarks.load.bars import HEADINGS, Bar, are_small, bars, update_bars, update_table
from benchmarks.load.clients import Place
from benchmarks.load.crowd import ALL_OUT, PACED, Crowd, Measured
from benchmarks.load.late import resumed
from benchmarks.load.report import Cell, Document, Report
from benchmarks.load.script import Script, late_script, scripts
from benchmarks.load.servers import PAGE, ROWS, SQLITE, Machinery, Row, Running, prepare_boardgame_io
from benchmarks.load.updates import Game, measured, sampled
from benchmarks.load.wire import LoadError
from benchmarks.report import markdown_table, terminal_table
from benchmarks.updates import PLAYED
from camerlengo._engine import engine
from camerlengo.core.errors import CamerlengoError
from camerlengo.games import OWN

SCRIPTS = 20
"""Different games; table 21 plays the same as table 1."""
TABLES = (300, 10)
"""How many tables each server has to bear. The smaller number comes last, if there is time left."""
PACED_TABLES = 500
"""Tables at which only our page plays, and only paced."""
LATE_TABLES = 10
LATE_GAME = "pontifex"
SECONDS = 6.0
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
DOCUMENT = ROOT / "docs" / "load.md"
FAILURES = (LoadError, OSError, TimeoutError, subprocess.SubprocessError, RuntimeError, ImportError)
"""Of a server, or of its database: the cell says so, and the run goes on with the others."""
PARTS = ("bars", "load", "late", "updates")
"""Of the document."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    say = Console(stderr=True)
    try:
        if options.bytes:
            return check_bytes(say)
        return run_all(options, say)
    except (CamerlengoError, LoadError) as error:
        say.print(str(error), highlight=False, markup=False)
        return 2


def run_all(options: argparse.Namespace, say: Console) -> int:
    """Raises LoadError if nothing can be measured, or written down."""
    documents = {part: Document(options.out, part) for part in PARTS} if options.out else {}
    rows = rows_of(options)
    missing: dict[str, str] = {}
    if not all(row.ours for row in rows):
        say.print("looking for boardgame.io", highlight=False)
        problem = prepare_boardgame_io(options.packages)
        if problem:
            missing["boardgame.io"] = problem
            rows = [row for row in rows if row.ours]
    if not rows and not options.late_only:
        raise LoadError("there is no such server to measure")
    say.print("playing the games that the tables will play", highlight=False)
    plan = Plan(options)
    late_plan = Plan(options, late=True) if options.late else None
    before = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    cells, late_cells, games = measure_all(options, plan, late_plan, rows, say)
    load = Report(cells, facts_of(plan, before), missing)
    late = Report(late_cells, facts_of(late_plan, before) if late_plan else [], {})
    judged = bars(load, late, games, os.cpu_count() or 1)
    if options.json:
        found = {**load.as_json(), "late": late.as_json(), "updates": games, "bars": judged_json(judged)}
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show(load, late, games, judged)
    contents = {
        "bars": written(HEADINGS, [bar.cells() for bar in judged], left=1),
        "load": load.markdown(),
        "late": late.markdown(),
        "updates": written(*update_table(games), left=1),
    }
    for part, document in documents.items():
        document.write(contents[part])
    if not documents:
        say.print("a part of the measures; its figures are not written down", highlight=False)
    return 1 if any(cell.problem or any(one.failed for one in cell.measured) for cell in cells) else 0


def rows_of(options: argparse.Namespace) -> list[Row]:
    if options.late_only:
        return []
    rows = [row for row in ROWS if options.only in row.name and (row.ours or not options.ours)]
    return [row for row in rows if row.storage == SQLITE or options.only] if options.quick else rows


def measure_all(
    options: argparse.Namespace, plan: Plan, late: Plan | None, rows: Sequence[Row], say: Console
) -> tuple[list[Cell], list[Cell], list[Game]]:
    """What the bars need comes first: the most tables, late tables, and the updates of whole games."""
    first, *others = options.tables
    page = Row(PAGE, SQLITE)
    cells: list[Cell] = []
    late_cells: list[Cell] = []
    ends = time.monotonic() + 60 * options.minutes
    with ExitStack() as stack:
        machinery = Machinery(stack, options.packages, fsync=not options.quick)

        def measure(plan: Plan, row: Row, tables: int, loads: Sequence[str]) -> Cell:
            if time.monotonic() > ends:
                problem = f"the run had taken {options.minutes:g} minutes"
                return Cell(row, tables, plan.players, problem=problem)
            say.print(f"{row.name}, {tables} tables{plan.where}", highlight=False)
            return plan.measure(machinery, row, tables, loads)

        cells += [measure(plan, row, first, plan.loads) for row in rows]
        if options.paced_too and page in rows:
            cells.append(measure(plan, page, PACED_TABLES, [PACED]))
        if late is not None:
            late_cells.append(measure(late, page, late.tables, [PACED]))
        games = []
        for game in PLAYED if options.updates else ():
            say.print(f"the updates of {game}", highlight=False)
            try:
                games.append((measured if options.updates == "whole" else sampled)(game))
            except Exception as error:  # what was measured before is worth more than this game
                say.print(f"the updates of {game} cannot be measured: {error}", highlight=False, markup=False)
        cells += [measure(plan, row, tables, plan.loads) for tables in others for row in rows]
    return cells, late_cells, games


def show(load: Report, late: Report, games: Sequence[Game], judged: Sequence[Bar]) -> None:
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    for report in (load, late):
        report.show(console)
    if games:
        console.print(terminal_table("Updates of a page, for one reader and answer", *update_table(games)))
    known = [bar.cells() for bar in judged if bar.met is not None]
    if known:
        console.print(terminal_table("Bars", HEADINGS, known))


def written(headings: Sequence[str], rows: Sequence[Sequence[str]], left: int) -> str:
    return "\n".join(markdown_table(headings, rows, left)) + "\n"


def judged_json(judged: Sequence[Bar]) -> list[dict[str, Any]]:
    return [
        {"bar": bar.says, "wanted": bar.wanted, "measured": bar.value, "of": bar.of, "met": bar.met}
        for bar in judged
    ]


def check_bytes(say: Console) -> int:
    """Whether updates are within their bars, without a word about times."""
    games = []
    for game in PLAYED:
        say.print(f"the updates of {game}", highlight=False)
        games.append(sampled(game, timed=False))
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    console.print(terminal_table("Updates of a page, for one reader and answer", *update_table(games)))
    for bar in update_bars(games):
        if bar.met is False:
            say.print(f"{bar.says}: {', '.join(bar.cells()[1:3])}", highlight=False, markup=False)
    return 0 if are_small(games) else 1


class Plan:
    """What is played at each table, how, and for how long."""

    def __init__(self, options: argparse.Namespace, late: bool = False) -> None:
        """Late tables are resumed in the middle of one long game; the others begin different games."""
        self.seconds: float = options.seconds
        self.loads: list[str] = options.loads
        self.profile: bool = options.profile
        self.begin: list[int] = []
        self.tables: int = options.late_tables if late else max(options.tables)
        self.game: str = LATE_GAME if late else options.game
        if late:
            script, self.begin = late_script(self.game, self.tables)
            self.scripts = [script]
        else:
            self.scripts = scripts(self.game, options.players, min(SCRIPTS, self.tables))
        self.players = self.scripts[0].players

    @property
    def where(self) -> str:
        """Where its games begin, unless that is at their beginning."""
        game = self.game.replace("_", " ").title()
        return f" of {game} from decision {self.begin[0]:,} on" if self.begin else ""

    def measure(self, machinery: Machinery, row: Row, tables: int, loads: Sequence[str]) -> Cell:
        cell = Cell(row, tables, self.players)
        try:
            with machinery.database(row.storage) as database:
                late = self._late_tables(database, tables)
                with machinery.server(row, database, self.profile) as running:
                    asyncio.run(self._measure(cell, running, late, loads))
                    if running.profiles:
                        show_profile(running.profiles)
        except FAILURES as error:
            cell.problem = str(error).partition("\n")[0] or "no answer in time"
        return cell

    def _late_tables(self, database: str, tables: int) -> list[list[Place]]:
        if not self.begin:
            return []
        return asyncio.run(resumed(database, self.scripts[0], self.begin[:tables]))

    async def _measure(
        self, cell: Cell, running: Running, late: Sequence[Sequence[Place]], loads: Sequence[str]
    ) -> None:
        await warm_up(running, self.scripts[:1], min(WARM_UP, self.seconds))
        crowd = Crowd(running, self.scripts)
        base = await rested(running)
        tables: list[tuple[Script, list[Place]]]
        if not late:
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


def facts_of(plan: Plan, load: float) -> list[str]:
    here = machine()
    system = ", ".join((here["processor"], f"{here['cores']} cores", here["system"], here["python"]))
    game = f"{plan.game.replace('_', ' ').title()} with {plan.players}"
    begin = f" from decision {plan.begin[0]:,} on" if plan.begin else ""
    return [
        f"{system}, Camerlengo {engine()}, load {load:.1f} before the run",
        f"{game}{begin}, {plan.seconds:g} s for each load, {time.strftime('%Y-%m-%d')}",
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
        help=f"how many tables (default {TABLES[0]} {TABLES[1]}, and {PACED_TABLES} for the page)",
    )
    parser.add_argument(
        "--minutes", type=positive, default=MINUTES, help=f"when the last cell begins (default {MINUTES:g})"
    )
    parser.add_argument("--seconds", type=positive, help=f"how long each load lasts (default {SECONDS:g})")
    parser.add_argument("--loads", nargs="+", choices=(PACED, ALL_OUT), help="default: both")
    parser.add_argument("--game", choices=tuple(OWN), default="richelieu", help="default: richelieu")
    parser.add_argument("--players", type=whole, default=2, help="people at each table (default 2)")
    parser.add_argument(
        "--late", action="store_true", help="only tables late in a game of Pontifex with four"
    )
    parser.add_argument("--ours", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--quick", action="store_true", help="two tables and Camerlengo, to see that it runs")
    parser.add_argument(
        "--bytes", action="store_true", help="only the bytes of updates; fails where they are above the bar"
    )
    parser.add_argument(
        "--profile", action="store_true", help="print the functions in which our server spends its time"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument(
        "--out", type=Path, help="write all tables into this file (default, for a whole run: docs/load.md)"
    )
    parser.add_argument(
        "--packages",
        type=Path,
        default=ROOT / ".tools" / "boardgame.io",
        help="where boardgame.io is installed",
    )
    return completed(parser.parse_args(arguments))


def completed(options: argparse.Namespace) -> argparse.Namespace:
    """What follows from what was said. A run that leaves something out writes nothing down by itself."""
    part = bool(options.only or options.ours or options.quick or options.profile or options.late)
    short = bool(options.tables or options.seconds or options.loads)
    whole_run = not (part or short or options.game != "richelieu" or options.players != 2)
    options.late_only = options.late
    if options.quick or options.profile:
        options.ours = True
    if options.seconds is None:
        options.seconds = 0.5 if options.quick else SECONDS
    options.paced_too = whole_run
    options.late_tables = min([LATE_TABLES, *(options.tables or ())])
    options.late = options.late or not part
    options.updates = None if part else "whole" if whole_run else "sampled"
    if options.tables is None:
        options.tables = [2] if options.quick else list(TABLES)
    if options.loads is None:
        options.loads = [ALL_OUT] if options.profile else [PACED, ALL_OUT]
    if options.out is None and whole_run:
        options.out = DOCUMENT
    return options


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))  # the servers end, too
    sys.exit(main())
