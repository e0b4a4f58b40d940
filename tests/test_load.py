"""`make load`: the instrument runs, and writes only between its markers; no test is about its figures."""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from benchmarks.load.__main__ import Plan, main, measure_all
from benchmarks.load.processes import cpu_seconds, known, resident_kb, tree
from benchmarks.load.report import Cell, Document
from benchmarks.load.script import Move, Script, beginnings, house_first, in_turns, played, script_of
from benchmarks.load.servers import PAGE, SQLITE, Machinery, Row
from benchmarks.load.wire import LoadError
from camerlengo.table import Table
from tests.server.helpers import PATIENCE

ROOT = Path(__file__).parents[1]


def quick_run(*words: str) -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.load", "--quick", "--json", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    cells: list[dict[str, Any]] = json.loads(done.stdout)["cells"]
    return cells


@pytest.mark.parametrize(
    ("words", "servers"),
    [
        ((), ["Camerlengo API, SQLite", "Camerlengo page, SQLite"]),
        (
            ("2 processes, players apart",),
            [
                "Camerlengo API, PostgreSQL, 2 processes, players apart",
                "Camerlengo page, PostgreSQL, 2 processes, players apart",
            ],
        ),
    ],
    ids=["sqlite", "postgresql"],
)
def test_moves_reach_every_reader(words: tuple[str, ...], servers: list[str]) -> None:
    cells = quick_run(*words)
    assert [cell["server"] for cell in cells] == servers
    for cell in cells:
        assert cell["problem"] == ""
        assert {name: load["reasons"] for name, load in cell["loads"].items()} == {"paced": [], "all-out": []}
        assert cell["loads"]["all-out"]["timed"] >= 2  # a move at each table


def test_what_there_is_no_time_for_is_named_and_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    options = argparse.Namespace(tables=[300, 10], paced_too=True, minutes=1.0, quick=True, packages=Path())
    times = iter([0.0, 59.0, 60.0, 61.0])
    monkeypatch.setattr("benchmarks.load.__main__.time.monotonic", times.__next__)
    page, measured = Row(PAGE, SQLITE), []

    class Measuring(Plan):
        players = 2
        loads: list[str] = []  # noqa: RUF012

        def __init__(self) -> None:
            pass

        def measure(self, machinery: Machinery, row: Row, tables: int, loads: Sequence[str]) -> Cell:
            measured.append(tables)
            return Cell(row, tables, 2)

    cells = measure_all(options, Measuring(), [page], Console(file=io.StringIO()))
    assert measured == [300, 10]
    assert [(cell.tables, cell.problem) for cell in cells] == [
        (300, ""),
        (10, ""),
        (500, "the run had taken 1 minutes"),
    ]


def test_a_script_is_a_game_that_can_be_played() -> None:
    script = script_of(played("richelieu", 2, 1))
    table = Table(script.game, script.players, script.seed, script.options)
    for move in script.moves:
        question = next(question for question in table.questions if question.seat == move.seat)
        assert move.by_house == (len(question.options) == 1)
        table.answer(move.seat, move.option)
    assert table.over


def test_people_give_the_answers_that_the_house_does_not() -> None:
    own, forced, last = Move(0, 0, 0, 3, False), Move(1, 1, 1, 4, True), Move(2, 1, 2, 5, False)
    script = Script("richelieu", 1, 2, {}, [own, forced, last])
    assert [script.next_choice(version) for version in range(4)] == [own, last, last, None]


def test_a_game_without_forced_answers_has_as_many_moves() -> None:
    moves = [Move(0, 1, 0, 3, False), Move(1, 1, 1, 4, True), Move(2, 1, 2, 5, False)]
    turns = in_turns(Script("richelieu", 1, 2, {}, moves)).moves
    assert [(move.number, move.seat, move.by_house) for move in turns] == [(0, 0, False), (1, 1, False)]


def test_the_house_comes_first_where_several_decide_at_once() -> None:
    first, last = Move(0, 0, 0, 3, False), Move(3, 1, 3, 4, False)
    together = [Move(1, 0, 1, 5, False), Move(2, 1, 1, 6, True)]
    assert house_first([first, *together, last]) == [
        first,
        Move(1, 1, 1, 6, True),
        Move(2, 0, 1, 5, False),
        last,
    ]


def test_late_tables_begin_where_a_person_is_asked_and_apart() -> None:
    script = script_of(played("richelieu", 2, 1))
    begin = beginnings(script, 10, 3)
    assert len(set(begin)) == 3
    assert all(number >= 10 and not script.moves[number].by_house for number in begin)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("no such server",), "there is no such server to measure"),
        (("--players", "9"), "9"),
        (("--out", "nowhere.md"), "nowhere.md cannot be read"),
    ],
)
def test_bad_words_get_a_sentence(
    words: tuple[str, ...], sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["--ours", *words] if "--out" not in words else words) == 2
    error = capfd.readouterr().err
    assert sentence in error
    assert "Traceback" not in error


def test_a_run_is_written_between_its_markers(tmp_path: Path) -> None:
    file = tmp_path / "load.md"
    file.write_text("before\n<!-- load: begin -->\nold\n<!-- load: end -->\nafter\n", encoding="utf-8")
    Document(file, "load").write("new")
    assert file.read_text(encoding="utf-8") == (
        "before\n<!-- load: begin -->\nnew\n<!-- load: end -->\nafter\n"
    )
    with pytest.raises(LoadError, match="late: begin"):
        Document(file, "late")
    with pytest.raises(LoadError, match=r"nowhere\.md"):
        Document(tmp_path / "nowhere.md", "load")


def test_the_document_has_both_parts() -> None:
    for part in ("load", "late"):
        Document(ROOT / "docs" / "load.md", part)


def test_the_children_of_a_process_count() -> None:
    if not known():
        assert tree([os.getpid()]) == [os.getpid()]
        return
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert child.pid in tree([os.getpid()])
        assert resident_kb([os.getpid()]) > resident_kb([child.pid]) > 0
    assert child.pid not in tree([os.getpid()])
    assert cpu_seconds([os.getpid()]) > 0
