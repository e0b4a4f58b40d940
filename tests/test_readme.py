"""The sessions in the README and the docs can be typed as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tools.codes import PAGE, page

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "name",
    [
        f"docs/{page}.md"
        for page in (
            *("records", "decks", "bots", "advice"),
            *("positions", "plugins", "reinforcement-learning", "your-first-game"),
        )
    ]
    + ["README.md"],
)
def test_the_python_sessions_run(name: str) -> None:
    results = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0


def test_the_list_of_codes_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write docs/codes.md anew: python tools/codes.py"


def test_the_readme_begins_with_the_two_commands() -> None:
    lines = [
        line.split("#")[0].strip()
        for line in (ROOT / "README.md").read_text().splitlines()
        if line.startswith("    ")
    ]
    assert lines[:2] == ["make play", "make test"]
