"""Goldens guard against change, on both engines; what is right is told by the rule tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo.core.record import Record
from camerlengo.games import OWN, open_box
from tools import goldens


@pytest.mark.parametrize(
    "path", goldens.records(goldens.FOLDER), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_recorded_game_takes_the_course_it_took(path: Path) -> None:
    problem = goldens.problem(path)
    if problem is not None:
        pytest.fail(problem, pytrace=False)


@pytest.mark.parametrize("game", OWN)
def test_there_is_a_golden_for_every_number_of_players(game: str) -> None:
    for players in open_box(game).players:
        assert list(goldens.FOLDER.glob(f"{game}-{players}-*.record")), f"run: {goldens.COMMAND}"


@pytest.mark.parametrize("game", OWN)
def test_there_is_a_golden_for_every_way_to_end_under_every_version_of_the_rules(game: str) -> None:
    """By its course, which the first test compares with the rules."""
    newest = open_box(game).rules
    wanted = {(rules, way) for rules in range(1, newest + 1) for way in goldens.WAYS[game]}
    found = set()
    for path in goldens.FOLDER.rglob(f"{game}-*.record"):
        record = Record.load(path)
        assert path.parent == goldens.FOLDER / ("" if record.rules == newest else f"rules-{record.rules}")
        end = goldens.Finished(record, path.with_suffix(".txt").read_text(encoding="utf-8"))
        found |= {(record.rules, way) for way, ended_so in goldens.WAYS[game].items() if ended_so(end)}
    assert wanted - found == set(), "add games that end so to GAMES in tools/goldens.py"


def test_no_golden_is_missing_and_none_is_left_over() -> None:
    missing = [golden.stem for golden in goldens.missing(goldens.FOLDER)]
    left_over = [path.name for path in goldens.without_record(goldens.FOLDER)]
    assert missing == left_over == [], f"run: {goldens.COMMAND}"
