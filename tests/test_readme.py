"""The sessions in the README and the docs can be typed as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path
from unittest.mock import patch

import pytest

from camerlengo.bots import BOTS

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "name",
    [
        "README.md",
        "docs/records.md",
        "docs/decks.md",
        "docs/bots.md",
        "docs/advice.md",
        "docs/your-first-game.md",
    ],
)
def test_the_python_sessions_run(name: str) -> None:
    with patch.dict(BOTS):  # a session may add a bot of its own
        results = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0


def test_the_readme_begins_with_the_two_commands() -> None:
    lines = [
        line.split("#")[0].strip()
        for line in (ROOT / "README.md").read_text().splitlines()
        if line.startswith("    ")
    ]
    assert lines[:2] == ["make play", "make test"]
