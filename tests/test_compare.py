"""Two checkouts are measured in turns by one command."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import compare

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
