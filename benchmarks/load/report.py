"""What was measured, as tables for the terminal and for docs/load.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.load.crowd import ALL_OUT, PACE, PACED, Measured
from benchmarks.load.servers import BOARDGAME_IO, FLATFILE, Row
from benchmarks.load.wire import LoadError
from benchmarks.report import markdown_table, terminal_table, three
from benchmarks.web import quantile

NONE = "–"
ENOUGH_TABLES = 50
"""With fewer tables the memory of a process changes more by itself than by the tables."""
BUSY = 0.9
"""Share of a core from which on the clients may have been what was slow."""


@dataclass
class Cell:
    """One server with one number of tables. Memory in kB a table, without anybody connected and with all."""

    row: Row
    tables: int
    readers: int
    alone: float | None = None
    seated: float | None = None
    measured: list[Measured] = field(default_factory=list)
    problem: str = ""

    def of(self, load: str) -> Measured | None:
        return next((one for one in self.measured if one.load == load), None)


def rate(measured: Measured) -> float:
    return measured.moves / measured.seconds


def milliseconds(measured: Measured, share: float) -> float | None:
    return 1000 * quantile(measured.late, share) if measured.late else None


def cpu_of_move(measured: Measured) -> float | None:
    return 1000 * measured.cpu / len(measured.late) if measured.late else None


def own_cpu_of_move(measured: Measured) -> float | None:
    """Without the database."""
    return 1000 * measured.own / len(measured.late) if measured.late and measured.own else None


def bytes_of_move(cell: Cell, measured: Measured) -> float | None:
    return measured.received / len(measured.late) / cell.readers if measured.late else None


class Report:
    """`machine` has what was measured on, and how."""

    def __init__(self, cells: Sequence[Cell], machine: Sequence[str], missing: Mapping[str, str]) -> None:
        self.cells = cells
        self.machine = machine
        self.missing = missing

    # --- figures ---

    def cell(self, row: Row, tables: int) -> Cell | None:
        return next((cell for cell in self.cells if (cell.row, cell.tables) == (row, tables)), None)

    def find(self, row: Row, tables: int, load: str) -> Measured | None:
        cell = self.cell(row, tables)
        return cell.of(load) if cell else None

    def against(self, cell: Cell, other: Row) -> float | None:
        """How many times as many moves as another server, all-out, with as many tables."""
        ours, theirs = cell.of(ALL_OUT), self.find(other, cell.tables, ALL_OUT)
        return rate(ours) / rate(theirs) if ours and theirs and theirs.moves else None

    def room(self, row: Row, tables: int) -> float | None:
        """Moves/s if each process of the server has a core, and clients and database have others."""
        measured = self.find(row, tables, ALL_OUT)
        spent = own_cpu_of_move(measured) if measured else None
        return row.processes * 1000 / spent if spent else None

    def most_tables(self, load: str, row: Row | None = None) -> int:
        """The largest number of tables at which this load was measured; 0 if it was not."""
        measured = (cell for cell in self.cells if cell.of(load) is not None)
        return max((cell.tables for cell in measured if row in (None, cell.row)), default=0)

    # --- tables ---

    def speed(self, load: str) -> tuple[list[str], list[list[str]]]:
        headings = ["server", "tables", "moves/s"]
        headings += ["× FlatFile"] if load == ALL_OUT else []
        headings += ["p50 ms", "p95 ms", "p99 ms", "CPU ms", "own ms", "bytes", "clients"]
        rows = []
        for cell in self.cells:
            measured = cell.of(load)
            if measured is None:
                continue
            line = [cell.row.name, str(cell.tables), three(rate(measured))]
            if load == ALL_OUT:
                line.append(shown(self.against(cell, Row(BOARDGAME_IO, FLATFILE))))
            line += [shown(milliseconds(measured, share)) for share in (0.5, 0.95, 0.99)]
            line += [shown(cpu_of_move(measured)), shown(own_cpu_of_move(measured))]
            line.append(whole(bytes_of_move(cell, measured)))
            line.append(f"{measured.instrument:.0%}{'!' if measured.instrument >= BUSY else ''}")
            rows.append(line)
        return headings, rows

    def memory(self) -> tuple[list[str], list[list[str]]]:
        headings = ["server", "tables", "kB, nobody connected", "kB, all connected"]
        rows = [
            [cell.row.name, str(cell.tables), whole(cell.alone), whole(cell.seated)]
            for cell in self.cells
            if cell.seated is not None and cell.tables >= ENOUGH_TABLES
        ]
        return headings, rows

    def parts(self) -> list[tuple[str, list[str], list[list[str]]]]:
        """Titles, headings and rows; only of what was measured."""
        all_parts = [
            (f"A move each {PACE:g} s at every table", *self.speed(PACED)),
            ("All-out: the next move at once", *self.speed(ALL_OUT)),
            ("Memory a table", *self.memory()),
        ]
        return [part for part in all_parts if part[2]]

    def notes(self) -> list[str]:
        lines = list(self.machine)
        lines += [f"Not measured: {name} ({why})" for name, why in self.missing.items()]
        for cell in self.cells:
            where = f"{cell.row.name}, {cell.tables} tables"
            if cell.problem:
                lines.append(f"Not measured: {where} ({cell.problem})")
            for one in cell.measured:
                if one.failed:
                    lines.append(
                        f"{where}, {one.load}: {one.failed} tables failed ({'; '.join(one.reasons)})"
                    )
                if one.replaced:
                    lines.append(f"{where}, {one.load}: {one.replaced} games ended and were replaced")
        return lines

    def show(self, console: Console) -> None:
        for title, headings, rows in self.parts():
            console.print(terminal_table(title, headings, rows))
        for note in self.notes():
            console.print(note, highlight=False, markup=False)

    def markdown(self) -> str:
        lines: list[str] = []
        for title, headings, rows in self.parts():
            lines += [f"**{title}**", "", *markdown_table(headings, rows, left=1), ""]
        lines += [f"- {note}" for note in self.notes()]
        return "\n".join(lines)

    def as_json(self) -> dict[str, Any]:
        return {
            "machine": list(self.machine),
            "missing": dict(self.missing),
            "cells": [
                {
                    "server": cell.row.name,
                    "tables": cell.tables,
                    "readers": cell.readers,
                    "kb_a_table_alone": cell.alone,
                    "kb_a_table_connected": cell.seated,
                    "problem": cell.problem,
                    "loads": {one.load: self.figures(cell, one) for one in cell.measured},
                }
                for cell in self.cells
            ],
        }

    @staticmethod
    def figures(cell: Cell, measured: Measured) -> dict[str, Any]:
        return {
            "moves_a_second": rate(measured),
            "timed": len(measured.late),
            "p50_ms": milliseconds(measured, 0.5),
            "p95_ms": milliseconds(measured, 0.95),
            "p99_ms": milliseconds(measured, 0.99),
            "cpu_ms_a_move": cpu_of_move(measured),
            "own_cpu_ms_a_move": own_cpu_of_move(measured),
            "bytes_a_move_and_reader": bytes_of_move(cell, measured),
            "replaced": measured.replaced,
            "failed": measured.failed,
            "reasons": measured.reasons,
            "clients_cpu": measured.instrument,
        }


def shown(value: float | None) -> str:
    return NONE if value is None else three(value)


def whole(value: float | None) -> str:
    return NONE if value is None else f"{value:,.0f}"


class Document:
    """A file that is written by hand, apart from what stands between two markers. It must have them."""

    def __init__(self, file: Path, part: str) -> None:
        self.file = file
        self.begin, self.end = f"<!-- {part}: begin -->", f"<!-- {part}: end -->"
        self._parts()

    def write(self, content: str) -> None:
        before, after = self._parts()
        self.file.write_text(f"{before}{self.begin}\n{content}\n{self.end}{after}", encoding="utf-8")

    def _parts(self) -> tuple[str, str]:
        try:
            text = self.file.read_text(encoding="utf-8")
        except OSError as problem:
            raise LoadError(f"{self.file} cannot be read: {problem.strerror}") from None
        before, begun, rest = text.partition(self.begin)
        _, ended, after = rest.partition(self.end)
        if not begun or not ended:
            raise LoadError(f"{self.file} has no lines {self.begin} and {self.end}")
        return before, after
