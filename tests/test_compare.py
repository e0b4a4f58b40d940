"""Two checkouts are measured in turns by one command, or their instructions are counted by another."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from benchmarks import compare, instructions
from benchmarks.instructions import Count

ROOT = Path(__file__).parents[1]


def test_a_checkout_is_measured_beside_itself(capsys: pytest.CaptureFixture[str]) -> None:
    code = compare.main([str(ROOT), "richelieu", "--rounds", "2", "--seconds", "0.001"])
    told = capsys.readouterr()
    assert told.err == ""
    assert code in (0, 1)
    rows = [line for line in told.out.splitlines() if line.startswith("| richelieu")]
    names = {row.split("|")[1].strip() for row in rows}
    assert names == {"richelieu 2 loop", "richelieu 2 search", "richelieu 4 loop", "richelieu 4 search"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["."], "is no checkout of Camerlengo"),
        ([str(ROOT), "chess"], "there is no game 'chess'"),
        ([str(ROOT), "--rounds", "0"], "--rounds must be at least 1"),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_sentence(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert compare.main(arguments) == 2
    assert said in capsys.readouterr().err


def test_a_loss_is_seen() -> None:
    lines = compare.table({"fast": [1.0, 1.1, 1.2], "slow": [0.9, 0.8, 0.95]})
    assert lines[2:] == ["| fast | 1.100 | 1.000 – 1.200 | 3 |", "| slow | 0.900 | 0.800 – 0.950 | 3 |"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["."], "is no checkout of Camerlengo"),
        ([str(ROOT), "chess"], "there is no game 'chess'"),
        ([str(ROOT), "richelieu"], "valgrind and a C compiler are needed"),
    ],
)
def test_what_cannot_be_counted_is_said_in_a_sentence(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert instructions.main(arguments) == 2
    assert said in capsys.readouterr().err


def test_instructions_are_counted_for_each_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other checkout played the rules that it knew; more than 3 % is too much."""
    counted: list[tuple[str, int, int]] = []

    def count(checkout: Path, measure: str, game: str, players: int, rules: int, library: Path) -> Count:
        counted.append((measure, players, rules))
        return Count(10, 1040 if checkout == ROOT and measure == "search" else 1000)

    monkeypatch.setattr(instructions, "library_in", lambda folder: folder)
    monkeypatch.setattr(instructions, "rules_of", lambda checkout, game: 1)
    monkeypatch.setattr(instructions, "count", count)
    (tmp_path / "src" / "camerlengo").mkdir(parents=True)
    assert instructions.main([str(tmp_path), "q"]) == 1
    rows = capsys.readouterr().out.splitlines()
    assert rows[2] == "| q 5 loop | 100 | 100 | +0.0% |"
    assert rows[4] == "| q 5 search | 100 | 104 | +4.0% |"
    assert rows[-1] == "At most 3% more: no"
    assert {rules for _, _, rules in counted} == {1}


def test_the_total_of_a_profile_is_read() -> None:
    assert instructions.total_in("# callgrind\nsummary: 12 1\ntotals: 1234\n") == 1234
