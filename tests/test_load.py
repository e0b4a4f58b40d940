"""`make load`: the instrument runs, and writes only between its markers; no test is about its figures."""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from benchmarks.load.__main__ import DOCUMENT, LATE_GAME, LATE_TABLES, PARTS, Plan, main, measure_all, parse
from benchmarks.load.bars import bars, load_bars
from benchmarks.load.crowd import ALL_OUT, PACED, Measured
from benchmarks.load.processes import cpu_seconds, known, resident_kb, tree
from benchmarks.load.report import Cell, Document, Report
from benchmarks.load.script import (
    Move,
    Script,
    beginnings,
    house_first,
    in_turns,
    late_script,
    played,
    script_of,
)
from benchmarks.load.servers import API, BOARDGAME_IO, FLATFILE, PAGE, POSTGRESQL, SQLITE, Machinery, Row
from benchmarks.load.soak import GROWTH, growth
from benchmarks.load.updates import Game
from benchmarks.load.wire import LoadError
from benchmarks.updates import PLAYED
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


class Measuring(Plan):
    """Notes what is to be measured."""

    def __init__(self, players: int, begin: Sequence[int] = ()) -> None:
        self.players = players
        self.loads = [ALL_OUT]
        self.begin, self.tables, self.game = list(begin), 10, "pontifex"
        self.asked: list[tuple[str, int]] = []

    def measure(self, machinery: Machinery, row: Row, tables: int, loads: Sequence[str]) -> Cell:
        self.asked.append((row.name, tables))
        return Cell(row, tables, self.players)


def all_measured(
    plan: Plan, late: Plan | None, minutes: float, rows: Sequence[Row] = (Row(PAGE, SQLITE),)
) -> tuple[list[Cell], list[Cell]]:
    options = argparse.Namespace(
        tables=[300, 10], paced_too=True, minutes=minutes, quick=True, packages=Path(), updates=None
    )
    cells, late_cells, games = measure_all(options, plan, late, rows, Console(file=io.StringIO()))
    assert games == []
    return cells, late_cells


def test_what_the_bars_need_comes_first() -> None:
    order: list[tuple[str, int]] = []
    plan, late = Measuring(2), Measuring(4, [2_500])
    plan.asked = late.asked = order
    rows = [Row(API, SQLITE), Row(PAGE, SQLITE)]
    all_measured(plan, late, 1.0, rows)
    api, page = (row.name for row in rows)
    assert order == [(api, 300), (page, 300), (page, 500), (page, 10), (api, 10), (page, 10)]


def test_what_there_is_no_time_for_is_named_and_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 59.0, 61.0, 61.0])
    monkeypatch.setattr("benchmarks.load.__main__.time.monotonic", times.__next__)
    plan = Measuring(2)
    cells, _ = all_measured(plan, None, 1.0)
    assert plan.asked == [(cells[0].row.name, 300)]
    late = "the run had taken 1 minutes"
    assert [(cell.tables, cell.problem) for cell in cells] == [(300, ""), (500, late), (10, late)]


def test_a_server_that_fails_is_named_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Machinery, row: Row, database: str, profile: bool = False) -> None:
        raise RuntimeError("no such server\nwith many words")

    monkeypatch.setattr(Machinery, "server", fails)
    plan = Plan(parse(["--quick"]))
    with ExitStack() as stack:
        found = plan.measure(Machinery(stack, Path(), fsync=False), Row(PAGE, SQLITE), 2, [ALL_OUT])
    assert (found.problem, found.measured) == ("no such server", [])


# --- bars -------------------------------------------------------------------------------------------


def cell(
    row: Row, tables: int, load: str, moves: int, late: Sequence[float] = (0.01,), own: float = 0.002
) -> Cell:
    found = Cell(row, tables, 2, alone=50.0, seated=70.0)
    found.measured.append(Measured(load, seconds=1.0, moves=moves, late=list(late), cpu=0.003, own=own))
    return found


def a_game(most: int = 5_000, first: float = 1_000.0, last: float = 1_000.0) -> Game:
    return Game("q", 5, 170, 850, 2_000.0, most, 99, first, last, 1.0, 1.5)


def test_each_bar_is_judged_by_the_figures_of_the_run() -> None:
    load = Report(
        [
            cell(Row(BOARDGAME_IO, FLATFILE), 300, ALL_OUT, 100),
            cell(Row(API, SQLITE), 300, ALL_OUT, 150),
            cell(Row(PAGE, SQLITE), 300, ALL_OUT, 99),
            cell(Row(PAGE, POSTGRESQL), 300, ALL_OUT, 100),
            cell(Row(PAGE, POSTGRESQL, 2), 300, ALL_OUT, 170),
            cell(Row(PAGE, SQLITE), 500, PACED, 250, [0.026] * 10),
            cell(Row(PAGE, SQLITE), 10, ALL_OUT, 10_000),
        ],
        [],
        {},
    )
    late = Report([cell(Row(PAGE, SQLITE), 10, PACED, 5)], [], {})
    judged = bars(load, late, [a_game(), a_game(most=12_001, last=1_500.0)], cores=4)
    assert [(bar.value and round(bar.value, 3), bar.met) for bar in judged] == [
        (1.5, True),
        (0.99, False),
        (None, None),
        (1.7, True),
        (26.0, False),
        (50.0, True),
        (10.0, True),
        (1.5, True),
        (12_001, False),
        (1.5, True),
        (1.5, True),
    ]
    assert judged[0].says.startswith("300 tables")
    assert judged[4].says.startswith("500 tables")
    assert judged[2].cells()[2:] == ["not measured", "–"]
    assert judged[8].cells()[1:] == ["≤ 12,000", "12,001 (q, answer 99)", "no"]


def test_on_few_cores_the_processor_time_says_how_much_more_two_processes_bear() -> None:
    load = Report(
        [
            cell(Row(PAGE, POSTGRESQL), 300, ALL_OUT, 100, own=0.003),
            cell(Row(PAGE, POSTGRESQL, 2), 300, ALL_OUT, 130, own=0.004),
            cell(Row(API, POSTGRESQL), 300, ALL_OUT, 100, own=0.003),
            cell(Row(API, POSTGRESQL, 2), 300, ALL_OUT, 200, own=0.0),  # not known on this system
        ],
        [],
        {},
    )
    api, page = load_bars(load, 2)[2:4]
    assert (api.value, page.value, page.met) == (None, 1.5, False)
    assert page.cells()[2] == "1.50 (1.30 in moves/s on 2 cores)"
    assert [bar.value for bar in load_bars(load, 4)[2:4]] == [2.0, 1.3]


def test_what_was_not_measured_meets_no_bar() -> None:
    nothing = Report([], [], {})
    assert {bar.met for bar in bars(nothing, nothing, [], cores=2)} == {None}


def test_updates_of_whole_games_stay_within_their_bars(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--bytes"]) == 0
    out = capfd.readouterr().out
    assert all(game in out for game in PLAYED)


@pytest.mark.parametrize("grown", [a_game(most=12_001), a_game(last=1_501.0)], ids=["large", "growing"])
def test_updates_above_their_bar_are_named(
    grown: Game, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benchmarks.load.__main__.sampled", lambda game, timed: grown)
    assert main(["--bytes"]) == 1
    assert "Bytes of an update" in capfd.readouterr().err


def test_only_a_whole_run_is_written_down_by_itself() -> None:
    assert parse([]).out == DOCUMENT
    for words in (["--tables", "10"], ["--seconds", "2"], ["page"], ["--ours"], ["--late"], ["--game", "q"]):
        assert parse(words).out is None
    assert parse(["--tables", "10", "--out", "elsewhere.md"]).out == Path("elsewhere.md")


# --- what is played ---------------------------------------------------------------------------------


def test_a_script_is_a_game_that_can_be_played() -> None:
    script = script_of(played("richelieu", 2, 1))
    table = Table(script.game, script.players, script.seed, script.options)
    for move in script.moves:
        question = next(question for question in table.questions if question.seat == move.seat)
        assert move.by_house == (len(question.options) == 1)
        table.answer(move.seat, move.option)
    assert table.over


def test_a_game_is_long_enough_for_late_tables_under_the_newest_rules() -> None:
    script, begin = late_script(LATE_GAME, LATE_TABLES)
    assert len(set(begin)) == LATE_TABLES
    assert script.moves[-1].number - begin[-1] >= 100  # each table is played for a while


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


def test_the_document_has_all_parts() -> None:
    for part in PARTS:
        Document(DOCUMENT, part)


def test_the_children_of_a_process_count() -> None:
    if not known():
        assert tree([os.getpid()]) == [os.getpid()]
        return
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert child.pid in tree([os.getpid()])
        assert resident_kb([os.getpid()]) > resident_kb([child.pid]) > 0
    assert child.pid not in tree([os.getpid()])
    assert cpu_seconds([os.getpid()]) > 0


# --- a long run -------------------------------------------------------------------------------------


def test_memory_that_still_grows_at_the_end_is_seen() -> None:
    settling = [100.0, 120.0, 140.0, 150.0]
    assert growth([*settling, *[150.0] * 6]) == 1.0
    assert growth([*settling, 150.0, 151.0, 152.0, 150.0, 149.0, 151.0]) <= GROWTH
    assert growth([*settling, 160.0, 170.0, 180.0, 190.0, 200.0, 210.0]) > GROWTH
    assert growth([100.0]) == 1.0
