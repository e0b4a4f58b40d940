"""How much sooner a series of games is played by two processes, and by two workers of a local Dask cluster.

    python -m benchmarks.lab                      all games, with random and with greedy bots
    python -m benchmarks.lab q --seconds 20       one game, with longer series
    python -m benchmarks.lab --no-dask

Every series is played three times: in this process, in two processes, and by two workers. The clock says what
that brought here and now. Where other programs use the cores, processor time says what free cores would
bring: all work, that of this process too, is shared by two cores, and this process is never faster than its
own part. Starting the processes is left out, and stands in a column of its own. Compile first (make compile).
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from camerlengo._engine import engine
from camerlengo.core.extras import installed
from camerlengo.games import OWN, open_box
from camerlengo.lab.cluster import LOCAL, connected
from camerlengo.lab.executors import AllCores, Executor, ThisProcess, usable_cores
from camerlengo.lab.simulate import Series, simulate

WORKERS = 2
BARS = {"random": 1.5, "greedy": 1.8}
BAR_OF_DASK = 1.6  # with greedy bots
TRIED = 3  # games that say how long one takes

Place = Callable[[], AbstractContextManager[Executor]]


class Spent(NamedTuple):
    """Seconds by the clock, and of processors: of this process, and of all others that it started."""

    clock: float
    own: float
    others: float

    def minus(self, other: Spent) -> Spent:
        return Spent(*(max(0.0, one - less) for one, less in zip(self, other, strict=True)))


def measured(work: Callable[[], object]) -> Spent:
    """What some work takes, until all processes that it started have ended."""
    before = clocks()
    work()
    return clocks().minus(before)


def clocks() -> Spent:
    own, others = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return Spent(time.perf_counter(), own.ru_utime + own.ru_stime, others.ru_utime + others.ru_stime)


class Row(NamedTuple):
    """A series in one process and in several; `start` is what these take before the first game."""

    game: str
    bots: str
    games: int
    where: str
    alone: Spent
    together: Spent
    start: Spent

    @property
    def by_clock(self) -> float:
        return self.alone.clock / max(1e-9, self.together.clock - self.start.clock)

    @property
    def by_processors(self) -> float:
        """With a free core for each worker."""
        spent = self.together.minus(self.start)
        return self.alone.own / max((spent.own + spent.others) / WORKERS, spent.own, 1e-9)

    @property
    def bar(self) -> float | None:
        if self.where == "Dask":
            return BAR_OF_DASK if self.bots == "greedy" else None
        return BARS[self.bots]


@contextmanager
def two_processes() -> Iterator[Executor]:
    yield AllCores(WORKERS)


def places(dask: bool) -> dict[str, Place]:
    found: dict[str, Place] = {"2 processes": two_processes}
    if dask:
        found["Dask"] = lambda: connected(LOCAL, WORKERS)
    return found


def series_of(game: str, bots: str, games: int) -> Series:
    players = open_box(game).players[0]
    return Series(game=game, players=players, games=games, seed=1, bots=(bots,) * players)


def enough(game: str, bots: str, seconds: float) -> int:
    """How many games take so many seconds of a processor."""
    simulate(series_of(game, bots, 1))
    tried = measured(lambda: simulate(series_of(game, bots, TRIED))).own
    return max(2 * WORKERS, round(seconds * TRIED / max(tried, 1e-6)))


def play(place: Place, series: Series) -> None:
    with place() as executor:
        simulate(series, executor)


def rows_of(game: str, bots: str, seconds: float, where: dict[str, Place]) -> Iterator[Row]:
    """Two short series are taken for the start: every worker has then played a game."""
    games = enough(game, bots, seconds)
    series = series_of(game, bots, games)
    alone = measured(lambda: simulate(series, ThisProcess()))
    for name, place in where.items():
        short = series_of(game, bots, WORKERS)
        start = measured(lambda place=place, short=short: play(place, short))  # type: ignore[misc]
        together = measured(lambda place=place: play(place, series))  # type: ignore[misc]
        yield Row(game, bots, games, name, alone, together, start)


def table_of(rows: Sequence[Row]) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0))
    for number, head in enumerate(
        ("game", "bots", "n", "where", "1 process", "by the clock", "by processor time", "bar", "start")
    ):
        grid.add_column(head, justify="left" if number in (0, 1, 3) else "right", no_wrap=True)
    for row in rows:
        bar = row.bar
        missed = bar is not None and row.by_processors < bar
        grid.add_row(
            open_box(row.game).title,
            row.bots,
            f"{row.games:,}",
            row.where,
            f"{row.games / row.alone.own:,.0f} games/s",
            f"{row.by_clock:.2f} ×",
            f"{row.by_processors:.2f} ×{' missed' if missed else ''}",
            "" if bar is None else f"{bar:.1f} ×",
            f"{row.start.own + row.start.others:.1f} s",
        )
    return grid


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lab", description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=[], metavar="GAME", choices=[*OWN, []])
    parser.add_argument("--seconds", type=float, default=8.0, help="of a processor for each series")
    parser.add_argument("--bots", nargs="+", default=list(BARS), choices=list(BARS))
    parser.add_argument("--no-dask", action="store_true", help="processes only")
    options = parser.parse_args(arguments)
    where = places(not options.no_dask and installed("distributed"))
    rows = [
        row
        for game in options.games or OWN
        for bots in options.bots
        for row in rows_of(game, bots, options.seconds, where)
    ]
    console = Console(highlight=False, width=150)
    busy = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    console.print(f"{engine()}; {usable_cores()} cores, {busy}")
    console.print(table_of(rows))
    return int(any(row.bar is not None and row.by_processors < row.bar for row in rows))


if __name__ == "__main__":
    sys.exit(main())
