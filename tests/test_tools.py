"""The tools of the repository: goldens, coverage, the words of the Makefile, and that every tool starts."""

from __future__ import annotations

import itertools
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from camerlengo import Record
from tests.handful.shelf import on_the_shelf
from tools import covered, goldens, observations

ROOT = Path(__file__).resolve().parents[1]


# --- goldens ---


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of goldens in a house that has one small game, of which nothing was ever recorded."""
    monkeypatch.setattr(goldens, "GAMES", ())
    monkeypatch.setattr(goldens, "OWN", ("handful",))
    with on_the_shelf():
        yield tmp_path


def run(folder: Path, *words: str) -> int:
    return goldens.main(["--folder", str(folder), *words])


def test_a_new_game_gets_a_golden_for_every_number_of_players(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(folder, "--check") == 1
    assert "handful-3-random.record is missing. Run: make goldens" in capsys.readouterr().out
    assert run(folder) == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "handful-3-random.record",
        "handful-3-random.txt",
    ]
    assert run(folder, "--check") == 0
    assert len(Record.load(folder / "handful-3-random.record").seats) == 3


def test_a_golden_holds_answers_events_and_the_result_in_codes(folder: Path) -> None:
    run(folder)
    lines = (folder / "handful-3-random.txt").read_text().splitlines()
    answers = [line for line in lines if re.fullmatch(r"[012] handful \d of \d", line)]
    events = [line for line in lines if re.fullmatch(r"  shown: \d \d \d", line)]
    assert len(answers) == 3 * len(events) > 0
    assert [line.split()[0] for line in lines[-3:]] == ["scores", "places", "winners"]
    assert len(lines) == len(answers) + len(events) + 3


def test_private_tellings_say_who_hears_them() -> None:
    course = (goldens.FOLDER / "q-6-level.txt").read_text()
    assert re.search(r"\n  put_back_cards 2: \d+ \d+ \(to 2\)\n", course)


def test_another_course_is_told_with_file_line_and_command(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(folder)
    course = folder / "handful-3-random.txt"
    now = course.read_text()
    lines = now.splitlines()
    course.write_text(now.replace(lines[3], "  shown: 9 9 9", 1))
    capsys.readouterr()
    assert run(folder, "--check") == 1
    said = capsys.readouterr().out
    assert (
        f"handful-3-random.txt differs from line 4 on:\n  stored:   shown: 9 9 9\n  now:    {lines[3]}"
        in said
    )
    assert "run: make goldens" in said
    assert run(folder) == 0
    assert course.read_text() == now


def test_a_course_that_ends_earlier_differs_where_it_ends(folder: Path) -> None:
    assert goldens.first_difference("a\nb\n", "a\nb\nc\n") == (3, "", "c")
    assert goldens.first_difference("a\nb", "a") == (2, "b", "(nothing)")


def test_a_record_is_never_written_over(folder: Path) -> None:
    run(folder)
    record = folder / "handful-3-random.record"
    other = Record.load(record)
    seeds = itertools.count(2)
    while other.answers == Record.load(record).answers:
        other = goldens.play(goldens.Golden("handful", 3, "random", ("random",), seed=next(seeds)))
    record.write_text(other.to_text())
    assert run(folder) == 0
    assert record.read_text() == other.to_text()
    assert run(folder, "--check") == 0


def test_a_record_that_does_not_replay_is_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder)
    path = folder / "handful-3-random.record"
    path.write_text(Record.load(path).upto(4).to_text())
    capsys.readouterr()
    assert run(folder, "--check") == 1
    assert "handful-3-random.record does not replay: The record ends before" in capsys.readouterr().out
    path.write_text("cr1~torn")
    for words in (["--check"], []):
        assert run(folder, *words) == 1
        assert "handful-3-random.record does not replay: " in capsys.readouterr().out


def test_a_course_without_its_record_goes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(folder)
    left = folder / "handful-3-old.txt"
    left.write_text("scores 1 2 3\n")
    capsys.readouterr()
    assert run(folder, "--check") == 1
    assert "handful-3-old.txt has no record" in capsys.readouterr().out
    assert run(folder) == 0
    assert not left.exists()


def test_a_game_is_looked_for_until_it_ends_as_it_should(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = goldens.Golden("handful", 3, "first", ("random",), ending=r"\nwinners 0\n")
    monkeypatch.setattr(goldens, "GAMES", (wanted,))
    assert run(folder) == 0
    assert "\nwinners 0\n" in (folder / "handful-3-first.txt").read_text()
    monkeypatch.setattr(
        goldens, "GAMES", (goldens.Golden("handful", 3, "first", ("random",), ending="never"),)
    )
    assert run(folder, "--check") == 1
    assert "handful-3-first.record no longer has the ending 'never'" in capsys.readouterr().out
    monkeypatch.setattr(goldens, "PATIENCE", 3)
    (folder / "handful-3-first.record").unlink()
    with pytest.raises(SystemExit, match="none of 3 games from seed 1 on"):
        run(folder)


def test_bots_give_an_answer_always_if_the_golden_says_so(folder: Path) -> None:
    bent = goldens.Golden("handful", 3, "twos", ("random",), always={"handful": (9, 2)})
    assert {option for _, option in goldens.play(bent).answers} == {2}
    bent = msgspec.structs.replace(bent, of_seat={1: {"handful": (0,)}})
    assert set(goldens.play(bent).answers) == {(0, 2), (1, 0), (2, 2)}


# --- coverage ---


def module(name: str, missed: set[int]) -> covered.Module:
    """Lines 1 to 20 of a module count, apart from 10."""
    lines = [number for number in range(1, 21) if number != 10]
    return covered.Module(covered.PACKAGE / name, lines, sorted(missed))


def test_lines_are_counted_by_package_and_every_game_for_itself() -> None:
    names = ("core/ask.py", "table.py", "web/static.py", "games/q/rules.py", "games/terminal_table.py")
    packages = [module(name, set()).package for name in names]
    assert packages == ["core", "table", "web", "games/q", "games"]


def test_a_package_with_too_few_covered_lines_fails(capsys: pytest.CaptureFixture[str]) -> None:
    enough, too_few = module("core/ask.py", set()), module("web/api.py", {3, 4})
    elsewhere = module("games/q/rules.py", set(range(1, 10)))
    assert covered.report([enough, too_few, elsewhere], 0) == ["web"]
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["core", "19", "0", "100.0", "%", "95", "%"] in rows
    assert ["web", "19", "2", "89.5", "%", "95", "%"] in rows
    assert ["games/q", "19", "9", "52.6", "%"] in rows
    assert ["all", "57", "11", "80.7", "%"] in rows


def test_the_largest_places_that_no_test_runs_are_named_first(capsys: pytest.CaptureFixture[str]) -> None:
    covered.report([module("core/ask.py", {2}), module("web/api.py", {8, 9, 11, 12, 20})], 2)
    places = capsys.readouterr().out.splitlines()[-2:]
    assert places == ["src/camerlengo/web/api.py:8-12  4 lines", "src/camerlengo/core/ask.py:2-2  1 lines"]


# --- observations ---


def test_the_page_of_observations_is_as_the_layouts_say() -> None:
    assert observations.main(["--check"]) == 0, "docs/observations.md is out of date. Run: make observations"


# --- make ---


def test_make_help_names_every_word_with_its_purpose() -> None:
    words = re.findall(r"^\.PHONY: (\S+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    said = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert [line.split()[1] for line in said] == words
    assert all(len(line.split()) > 3 for line in said)


# --- every tool ---

TOOLS = sorted(
    path
    for path in (ROOT / "tools").rglob("*.py")
    if '__name__ == "__main__"' in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("tool", TOOLS, ids=lambda path: path.stem)
def test_a_tool_starts_and_says_what_it_is_for(
    tool: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [tool.name, "--help"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(tool), run_name="__main__")
    assert ended.value.code == 0
    assert re.match(rf"usage: .*\b{tool.stem}\b", capsys.readouterr().out)
