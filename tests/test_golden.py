"""Goldens guard against change, on both engines; what is right is told by the rule tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo import Record, Table
from camerlengo.core import LANGUAGES
from camerlengo.games import NAMES

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.record")), ids=lambda path: path.stem)
def test_a_recorded_game_ends_and_reads_as_it_did(path: Path) -> None:
    table = Table.resume(Record.load(path))
    assert table.over
    assert table.result is not None
    story = [f"{table.result.scores} {table.result.places}"]
    for language in LANGUAGES:
        story += [line.say(language) for line in table.log(None)]
    assert story == path.with_suffix(".story").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", NAMES)
def test_there_are_goldens_of_every_game(game: str) -> None:
    assert len(list(GOLDEN.glob(f"{game}-*.record"))) >= 4
