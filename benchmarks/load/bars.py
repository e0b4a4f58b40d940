"""What a run has to show, and whether it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.load.crowd import ALL_OUT, PACED
from benchmarks.load.report import Report, cpu_of_move, milliseconds
from benchmarks.load.servers import API, BOARDGAME_IO, FLATFILE, PAGE, POSTGRESQL, SQLITE, Row
from benchmarks.load.updates import BEGINNING, TOGETHER, Game
from benchmarks.report import three
from benchmarks.updates import AROUND

OUR_PAGE = Row(PAGE, SQLITE)
LARGEST_UPDATE = 12_000
"""Bytes, compressed."""
GROWTH = 1.5
SCALING = 1.7
"""Of two processes beside one."""
ENOUGH_CORES = 4
"""Two for the processes, one for the clients, one for the database."""
HEADINGS = ["bar", "wanted", "measured", "met"]


@dataclass(frozen=True)
class Bar:
    """`value` is None if the run has not measured it; `of` says where it was."""

    says: str
    value: float | None
    wanted: float
    at_least: bool = False
    of: str = ""

    @property
    def met(self) -> bool | None:
        if self.value is None:
            return None
        return self.value >= self.wanted if self.at_least else self.value <= self.wanted

    def cells(self) -> list[str]:
        wanted = f"{'≥' if self.at_least else '≤'} {self.wanted:,g}"
        if self.value is None:
            return [self.says, wanted, "not measured", "–"]
        where = f" ({self.of})" if self.of else ""
        return [self.says, wanted, f"{figure(self.value)}{where}", "yes" if self.met else "no"]


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else three(value)


def bars(load: Report, late: Report, games: Sequence[Game], cores: int) -> list[Bar]:
    return [*load_bars(load, cores), *late_bars(late), *update_bars(games)]


def load_bars(load: Report, cores: int) -> list[Bar]:
    """With as many tables as were measured: 300 and 500 in a whole run."""
    many, paced = load.most_tables(ALL_OUT), load.most_tables(PACED, OUR_PAGE)

    all_out = f"{many} tables all-out, moves/s:"

    def ratio(row: Row, other: Row) -> float | None:
        cell = load.cell(row, many)
        return load.against(cell, other) if cell else None

    def two(kind: str) -> Bar:
        """Two processes, clients and database need a core each; on fewer the processor time decides."""
        both, one = Row(kind, POSTGRESQL, 2), Row(kind, POSTGRESQL)
        word = "API" if kind == API else "page"
        says = f"{word}, PostgreSQL, 2 processes : 1"
        if cores >= ENOUGH_CORES:
            return Bar(f"{all_out} {says}", ratio(both, one), SCALING, at_least=True)
        rooms = load.room(both, many), load.room(one, many)
        value = rooms[0] / rooms[1] if rooms[0] and rooms[1] else None
        beside = ratio(both, one)
        of = f"{figure(beside)} in moves/s on {cores} cores" if beside else ""
        says = f"{many} tables all-out, moves/s with a core for each process (see below): {says}"
        return Bar(says, value, SCALING, at_least=True, of=of)

    flat, at_pace = Row(BOARDGAME_IO, FLATFILE), load.find(OUR_PAGE, paced, PACED)
    idle = load.cell(OUR_PAGE, many)
    return [
        Bar(f"{all_out} API : boardgame.io, FlatFile", ratio(Row(API, SQLITE), flat), 1.5, at_least=True),
        Bar(f"{all_out} page : boardgame.io, FlatFile", ratio(OUR_PAGE, flat), 1.0, at_least=True),
        two(API),
        two(PAGE),
        Bar(f"{paced} tables paced, page: p95 in ms", milliseconds(at_pace, 0.95) if at_pace else None, 25),
        Bar(f"{many} tables: kB of memory a table, nobody connected", idle.alone if idle else None, 100),
    ]


def late_bars(late: Report) -> list[Bar]:
    tables = late.most_tables(PACED, OUR_PAGE)
    cell, paced = late.cell(OUR_PAGE, tables), late.find(OUR_PAGE, tables, PACED)
    spent = cpu_of_move(paced) if paced else None
    many = f"{tables} tables late in Pontifex, paced, page:"
    return [
        Bar(f"{many} p95 in ms", milliseconds(paced, 0.95) if paced else None, 30),
        Bar(
            f"{many} ms of the server's CPU a reader and move",
            spent / cell.readers if cell and spent is not None else None,
            2,
        ),
    ]


def update_bars(games: Sequence[Game]) -> list[Bar]:
    """The game that is worst decides."""

    def worst(says: str, figures: dict[str, float], wanted: float) -> Bar:
        game = max(figures, key=figures.__getitem__, default="")
        return Bar(says, figures.get(game), wanted, of=game)

    growth = f"Bytes of an update: the last {AROUND} answers of a game : {AROUND} around answer {BEGINNING}"
    return [
        worst(
            "Bytes of an update, the largest of all readers and answers",
            {f"{game.game}, answer {game.most_at:,}": game.most for game in games},
            LARGEST_UPDATE,
        ),
        worst(growth, {game.game: game.growth for game in games}, GROWTH),
        worst(
            f"CPU ms of an update, the mean of those {TOGETHER} answers in a row that take longest",
            {game.game: game.slowest for game in games if game.slowest},
            2,
        ),
    ]


def are_small(games: Sequence[Game]) -> bool:
    """Whether the bytes of all updates are within the bars; times do not count."""
    return all(game.most <= LARGEST_UPDATE and game.growth <= GROWTH for game in games)


def update_table(games: Sequence[Game]) -> tuple[list[str], list[list[str]]]:
    headings = ["game", "players", "answers", "updates", "bytes, mean", "largest", "at answer"]
    headings += [f"around {BEGINNING}", f"last {AROUND}", "growth"]
    timed = any(game.slowest for game in games)
    headings += ["CPU ms, mean", f"worst {TOGETHER}"] if timed else []
    rows = []
    for game in games:
        line = [game.game, str(game.players), f"{game.answers:,}", f"{game.updates:,}"]
        line += [f"{game.mean:,.0f}", f"{game.most:,}", f"{game.most_at:,}"]
        line += [f"{game.first:,.0f}", f"{game.last:,.0f}", three(game.growth)]
        line += [three(game.milliseconds), three(game.slowest)] if timed else []
        rows.append(line)
    return headings, rows
