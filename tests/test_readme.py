"""The sessions in the README and the docs can be typed as they stand."""

from __future__ import annotations

from pathlib import Path

from tools.codes import PAGE, page

ROOT = Path(__file__).parents[1]


def test_the_list_of_codes_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write docs/codes.md anew: python tools/codes.py"


def test_the_readme_begins_with_the_two_commands() -> None:
    lines = [
        line.split("#")[0].strip()
        for line in (ROOT / "README.md").read_text().splitlines()
        if line.startswith("    ")
    ]
    assert lines[:2] == ["make play", "make test"]
