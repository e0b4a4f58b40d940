"""What the server costs without pages: `make bench-server`, or `python -m benchmarks.server PART …`.

- `answers`: an answer of two people at Richelieu, from the house to two readers that are told of it, on
  SQLite and PostgreSQL, at one table and at many. Nothing is rendered.
- `late`: the same at the beginning and at the end of a long game of Pontifex.
- `workers`: from the house to a bot in its process and back, at the beginning and late in a game.
- `memory`: what a table takes, at its beginning and at its end, and when nobody has used it for a while.
- `way`: the functions of the server that an answer goes through.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import gc
import statistics
import sys
import tempfile
import threading
import time
import tracemalloc
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from rich.console import Console

from benchmarks.load.script import Script, script_of, scripts
from benchmarks.load.script import played as played_out
from benchmarks.report import terminal_table, three
from camerlengo import server as package
from camerlengo import table as table_module
from camerlengo._engine import engine
from camerlengo.core.record import Record
from camerlengo.server.bot_seeds import BotSeeds
from camerlengo.server.house import House
from camerlengo.server.journal import JournalEntry
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.rows import SeatRow
from camerlengo.server.setup import NewSeat, new_row
from camerlengo.server.store import Store
from camerlengo.server.tables import IDLE
from camerlengo.server.workers import BotWorkers
from camerlengo.table import Table
from tests.server.postgresql import start_server

PARTS = ("answers", "late", "workers", "memory", "way")
ROUNDS = 5
MANY = (1, 20, 100)
"""Tables that play at the same time."""
PLAYERS = {"richelieu": 2, "habemus_papam": 4, "q": 5, "pontifex": 4}
LATE = "pontifex"
WINDOW = 200
"""Answers that are timed at either end of a long game."""
DECISIONS = 60
SERVER = str(Path(package.__file__).parent)
OURS = (SERVER, table_module.__file__)


@asynccontextmanager
async def house_on(url: str, clock: Callable[[], float] = time.monotonic) -> AsyncIterator[House]:
    store = await Store.open(url)
    house = House(store, BotWorkers(), pause=0.0, clock=clock, days=0)
    try:
        yield house
    finally:
        await house.close()
        await store.close()


@contextmanager
def addresses(parts: Sequence[str]) -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        found = {"SQLite": f"sqlite:///{Path(folder) / 'house.sqlite'}"}
        if "PostgreSQL" not in parts:
            yield found
            return
        with start_server(fsync=True) as server:
            yield {**found, "PostgreSQL": server.new_database()}


async def sat_down(house: House, script: Script) -> LiveTable:
    """A table with a person at each seat, each of whom looks on."""
    secrets = [f"{seat}" * 22 for seat in range(script.players)]
    seats = [NewSeat("person", f"Person {seat}", secret=secret) for seat, secret in enumerate(secrets)]
    live = await house.create(script.game, seats, None, script.options, script.seed)
    live.watchers.update(Watcher(row.person) for row in live.seats)
    return live


async def play(house: House, live: LiveTable, script: Script, until: int) -> int:
    """Everybody answers as in the script; says how many answers there were."""
    answers = 0
    while (move := script.next_choice(live.number)) is not None and live.number < until:
        if move.number != live.number:  # the house answers first
            await asyncio.sleep(0)
            continue
        await house.answer(live, move.seat, move.asked_at, move.option)
        answers += 1
    return answers


class Timed:
    """Processor time of all threads of this process, and time, for so many answers."""

    def __init__(self) -> None:
        self.cpu: list[float] = []
        self.rate: list[float] = []

    def add(self, answers: int, cpu: float, seconds: float) -> None:
        self.cpu.append(1000 * cpu / answers)
        self.rate.append(answers / seconds)

    def cells(self) -> list[str]:
        return [
            f"{min(self.cpu):.3f}",
            f"{statistics.median(self.cpu):.3f}",
            f"{max(self.cpu):.3f}",
            three(statistics.median(self.rate)),
        ]


async def answers_at(url: str, tables: int, found: Sequence[Script], rounds: int) -> tuple[Timed, int]:
    timed, answered = Timed(), 0
    async with house_on(url) as house:
        for number in range(rounds + 1):  # the first one only fills caches
            lives = [
                (await sat_down(house, found[one % len(found)]), found[one % len(found)])
                for one in range(tables)
            ]
            gc.collect()
            cpu, seconds = time.process_time(), time.perf_counter()
            given = await asyncio.gather(*(play(house, live, script, sys.maxsize) for live, script in lives))
            if number:
                timed.add(sum(given), time.process_time() - cpu, time.perf_counter() - seconds)
                answered += sum(given)
            for live, _ in lives:
                live.watchers.clear()
    return timed, answered


def answers(say: Console, rounds: int, only: str) -> None:
    found = scripts("richelieu", 2, 10)
    rows = []
    with addresses([only or "PostgreSQL"]) as urls:
        for storage, url in urls.items():
            if only in storage:
                for tables in MANY:
                    timed, count = asyncio.run(answers_at(url, tables, found, rounds))
                    rows.append([storage, str(tables), *timed.cells(), f"{count:,}"])
    headings = ["storage", "tables", "CPU ms: least", "median", "most", "answers/s", "answers"]
    say.print(terminal_table("An answer at Richelieu, two people who look on", headings, rows))


async def late_answers(url: str, script: Script, rounds: int) -> list[tuple[str, Timed]]:
    ends = [("first", 0), ("last", len(script.moves) - 2 * WINDOW)]
    timed = [(name, Timed()) for name, _ in ends]
    async with house_on(url) as house:
        for _ in range(rounds):
            live = await sat_down(house, script)
            for (_, begin), (_, one) in zip(ends, timed, strict=True):
                await play(house, live, script, begin)
                cpu, seconds = time.process_time(), time.perf_counter()
                given = await play(house, live, script, begin + WINDOW)
                one.add(given, time.process_time() - cpu, time.perf_counter() - seconds)
            live.watchers.clear()
    return timed


def late(say: Console, rounds: int, only: str) -> None:
    script = script_of(played_out(LATE, PLAYERS[LATE], 1))
    with addresses(["SQLite"]) as urls:
        timed = asyncio.run(late_answers(urls["SQLite"], script, min(rounds, 3)))
    headings = ["answers", "CPU ms: least", "median", "most", "answers/s"]
    rows = [[f"{name} {WINDOW} of {len(script.moves):,}", *one.cells()] for name, one in timed]
    say.print(terminal_table("Pontifex with four, one table, SQLite", headings, rows))


def live_at(record: Record, answered: int) -> LiveTable:
    """A table as it is loaded from the database."""
    table = Table.resume(record.upto(0))
    seats = [SeatRow(seat, "person", f"p{seat}", "", None) for seat in range(table.players)]
    row = new_row(table, seats, None, public=False)
    journal = [JournalEntry(seat, "answer", option) for seat, option in record.answers[:answered]]
    return LiveTable.load(row, seats, journal, [])


async def decisions(live: LiveTable, record: Record, count: int) -> tuple[float, list[float]]:
    """Seconds of the first decision of a bot that thinks nothing, and of the later ones."""
    workers, seeds = BotWorkers(), BotSeeds(b"secret")
    times = []
    for _ in range(count):
        seat, option = record.answers[live.number]
        begun = time.perf_counter()
        await workers.decide(live, seat, "random", seeds.seed(live.id, seat, live.table.opened))
        times.append(time.perf_counter() - begun)
        live.advance(live.journal.answered(seat, option), "playing", [])
    workers.close()
    return times[0], sorted(times[1:])


def workers(say: Console, rounds: int, only: str) -> None:
    rows = []
    for game, players in PLAYERS.items():
        record = played_out(game, players, 1)
        for begin in (0, len(record.answers) - DECISIONS):
            first, times = asyncio.run(decisions(live_at(record, begin), record, DECISIONS))
            worst = times[int(0.95 * len(times))]
            figures = [first, statistics.median(times), worst]
            rows.append([f"{game}, decision {begin:,}", *(f"{1000 * one:.2f}" for one in figures)])
    headings = ["game", "first ms, with its process", "p50 ms", "p95 ms"]
    say.print(terminal_table("A random bot decides in a worker", headings, rows))


def size_of(make: Callable[[], Any]) -> float:
    """kB that stay in memory for what is made."""
    make()  # what all tables share is there now
    gc.collect()
    tracemalloc.start(1)
    before = tracemalloc.get_traced_memory()[0]
    made = make()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del made
    return (after - before) / 1000


async def idle_size(url: str, record: Record) -> float:
    """kB of a finished table in the house that nobody has used for a while."""
    now = [0.0]
    async with house_on(url, lambda: now[0]) as house:
        ids = [(await house.import_record(record.to_json())).id for _ in range(2)]
        gc.collect()
        tracemalloc.start(1)
        before = tracemalloc.get_traced_memory()[0]
        await house.find((await house.import_record(record.to_json())).id)
        now[0] = IDLE
        house._tables.put_away()
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert not any(one in house._tables for one in ids)
    return (after - before) / 1000


def memory(say: Console, rounds: int, only: str) -> None:
    rows = []
    with addresses(["SQLite"]) as urls:
        for game, players in PLAYERS.items():
            record = played_out(game, players, 1)
            whole = len(record.answers)
            new, ended = (size_of(functools.partial(live_at, record, at)) for at in (0, whole))
            idle = asyncio.run(idle_size(urls["SQLite"], record))
            rows.append(
                [f"{game} with {players}", f"{new:.0f}", f"{ended:.0f}", f"{whole:,}", f"{max(idle, 0):.0f}"]
            )
    headings = ["game", "kB: new", "at its end", "answers", f"not used for {IDLE:.0f} s"]
    say.print(terminal_table("Memory of a table that is not rendered", headings, rows))


def is_accessor(name: str) -> bool:
    """Whether the function is a property of a class of the server, or of Table."""
    kind, _, member = name.partition(".")
    modules = [module for name, module in sys.modules.items() if name.startswith("camerlengo.server.")]
    classes = [getattr(module, kind, None) for module in [*modules, table_module]]
    return any(isinstance(vars(one).get(member), property) for one in classes if isinstance(one, type))


class Trace:
    """Names the functions of the server in the order in which they are called first, also in threads.

    Accessors and constructors are left out.
    """

    def __init__(self) -> None:
        self.names: list[str] = []

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        name = code.co_qualname
        ours = event == "call" and code.co_filename.startswith(OURS) and name not in self.names
        if ours and not name.endswith(("__init__", ">")) and not is_accessor(name):
            self.names.append(name)

    @contextmanager
    def listening(self) -> Iterator[None]:
        threading.setprofile(self)
        sys.setprofile(self)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


async def traced(url: str, script: Script) -> list[str]:
    trace = Trace()
    async with house_on(url) as house:
        live = await sat_down(house, script)
        with trace.listening():
            await play(house, live, script, 1)
        return trace.names


def way(say: Console, rounds: int, only: str) -> None:
    (script,) = scripts("richelieu", 2, 1)
    with addresses(["SQLite"]) as urls:
        names = asyncio.run(traced(urls["SQLite"], script))
    say.print(f"[bold]The way of an answer, {len(names)} functions of the server and of Table[/bold]")
    for number, name in enumerate(names, start=1):
        say.print(f"{number:3} {name}", highlight=False, markup=False)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="default: all of them")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"default {ROUNDS}")
    parser.add_argument("--storage", default="", choices=("", "SQLite", "PostgreSQL"), help="default: both")
    options = parser.parse_args(arguments)
    say = Console(width=None if sys.stdout.isatty() else 110)
    say.print(f"Camerlengo {engine()}, {options.rounds} rounds", highlight=False)
    for part in options.parts or PARTS:
        {"answers": answers, "late": late, "workers": workers, "memory": memory, "way": way}[part](
            say, options.rounds, options.storage
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
