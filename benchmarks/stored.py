"""Compares a house in which many tables are stored with one that has few: `python -m benchmarks.stored`.

Both have the same tables that can be joined or watched. In the full house there are 100,000 older ones beside
them: copies with other ids and people, most of them closed or expired. The real command serves each house in
turn, several times. Measured are its start and the page with the lists: processor time of the server, and the
clock, in which the database counts, too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import sqlalchemy as sa

from benchmarks.load.script import played, script_of
from benchmarks.report import duration, markdown_table
from benchmarks.server import house_on, play
from camerlengo.server import schema
from camerlengo.server.setup import NewSeat
from camerlengo.server.store import Store
from tests.server.postgresql import start_server
from tests.web.client import Visitor

GAME, PLAYERS = "richelieu", 2
TABLES = 100_000
OPEN = 20
"""Real tables that are being played, and as many that wait for a player."""
ENTRIES = 10
"""Of each journal."""
STILL_OPEN = 5
"""One of so many copies is open as its table is; the others are closed, or have expired."""
BAR = 1.5
TICKS = os.sysconf("SC_CLK_TCK")


# --- the tables -----------------------------------------------------------------------------------


async def real_tables(url: str) -> None:
    script = script_of(played(GAME, PLAYERS, 1))
    async with house_on(url) as house:
        for number in range(2 * OPEN):
            people = [NewSeat("person", secret=f"{number:03}{seat:03}" * 3) for seat in range(PLAYERS)]
            waits = number >= OPEN
            if waits:
                people[-1] = NewSeat("open")
            seed = None if waits else script.seed  # with a seed it would be dealt at once
            live = await house.create(GAME, people, None, script.options, seed, public=True)
            if not waits:
                await play(house, live, script, ENTRIES)


def copied(table: sa.Table, ids: Sequence[str]) -> str:
    """Every row once for each number, with ids of its own, and each a little older."""
    values = []
    for column in table.columns:
        name = f'one."{column.name}"'
        if column.name in ids:
            name = f"substr({name}, 1, 16) || '-' || n"  # an id has at most 32 characters
        elif column.name in ("changed", "seen", "created"):
            name += " - n"
        elif column.name == "state":
            ended = f"CASE WHEN {name} = 'playing' THEN 'closed' ELSE 'expired' END"
            name = f"CASE WHEN n % {STILL_OPEN} = 0 THEN {name} ELSE {ended} END"
        values.append(name)
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    return (
        "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :copies) "
        f"INSERT INTO {table.name} ({names}) "
        f"SELECT {', '.join(values)} FROM {table.name} AS one, numbers"
    )


async def fill(url: str, tables: int) -> int:
    """Copies all tables until there are so many. Returns how many there are."""
    store = await Store.open(url)
    statements = [
        copied(schema.people, ["id", "secret"]),
        copied(schema.tables, ["id", "invite", "owner"]),
        copied(schema.seats, ["table_id", "person"]),
        copied(schema.journal, ["table_id"]),
    ]
    try:
        async with store.engine.begin() as connection:
            for statement in statements:
                await connection.execute(sa.text(statement), {"copies": tables // (2 * OPEN)})
        if store.shared:  # as PostgreSQL does by itself after a while
            async with store.engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await connection.execute(sa.text("ANALYZE"))
        async with store.engine.connect() as connection:
            count = await connection.scalar(sa.select(sa.func.count()).select_from(schema.tables))
    finally:
        await store.close()
    return int(count or 0)


# --- a house that is served -----------------------------------------------------------------------


class Taken(NamedTuple):
    """Seconds by the clock, and of the server's processor."""

    clock: float
    cpu: float


class Served:
    """The real command on a database; `start` is what it took until it was ready."""

    def __init__(self, database: str, errors: int) -> None:
        begun = time.perf_counter()
        flags = ["--port", "0", "--no-browser", "--pause", "0", "--lang", "en", "--database", database]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "camerlengo.cli", "serve", *flags],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        self.start = Taken(time.perf_counter() - begun, self.cpu())
        self.address = next(word for word in words if word.startswith("http://"))

    def cpu(self) -> float:
        times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, times)) / TICKS

    def pages(self, anna: Visitor, count: int) -> Taken:
        """Of one page with the lists. The first one, which reads the tables, is left out."""
        anna.get("/")
        cpu, clocks = self.cpu(), []
        for _ in range(count):
            begun = time.perf_counter()
            anna.get("/")
            clocks.append(time.perf_counter() - begun)
        return Taken(median(clocks), (self.cpu() - cpu) / count)

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


@contextmanager
def served(database: str) -> Iterator[Served]:
    with tempfile.TemporaryFile() as errors:
        found = Served(database, errors.fileno())
        try:
            yield found
        finally:
            found.end()


def measure(database: str, pages: int) -> dict[str, Taken]:
    with served(database) as house, Visitor(house.address) as anna:
        anna.new_table()  # she has a list of her own, too
        return {"start": house.start, "page with the lists": house.pages(anna, pages)}


def report(found: dict[str, list[dict[str, Taken]]]) -> tuple[list[list[str]], bool]:
    """A row for each measure: the least of all rounds, which other programs disturb least."""
    few, full = found.values()
    rows, within = [], True
    for what in few[0]:
        for how, field in (("processor", "cpu"), ("clock", "clock")):
            here, there = (min(getattr(one[what], field) for one in rounds) for rounds in (few, full))
            rows.append([f"{what}, {how}", duration(here), duration(there), f"{there / here:.2f} ×"])
            within = within and (field != "cpu" or there <= BAR * here)
    return rows, within


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stored", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help="in the full house (default: 100,000)")
    parser.add_argument("--rounds", type=int, default=5, help="of each house (default: 5)")
    parser.add_argument("--pages", type=int, default=40, help="that are loaded in each round (default: 40)")
    parser.add_argument("--postgresql", action="store_true", help="instead of SQLite")
    options = parser.parse_args(arguments)
    with ExitStack() as stack:
        if options.postgresql:
            server = stack.enter_context(start_server(fsync=True))
            urls = [server.new_database() for _ in range(2)]
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            urls = [f"sqlite:///{folder}/{name}.sqlite" for name in ("few", "full")]
        for url in urls:
            asyncio.run(real_tables(url))
        counts = [2 * OPEN, asyncio.run(fill(urls[1], options.tables))]
        found: dict[str, list[dict[str, Taken]]] = {url: [] for url in urls}
        for _ in range(options.rounds):
            for url in urls:
                found[url].append(measure(url, options.pages))
    rows, within = report(found)
    headings = ["", *(f"{count:,} tables" for count in counts), "ratio"]
    sys.stdout.write("\n".join(markdown_table(headings, rows, left=1)) + "\n")
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
