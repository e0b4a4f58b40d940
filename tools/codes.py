"""Writes docs/codes.md: the codes of every question and what every event tells, from the declarations.

python tools/codes.py
"""

from __future__ import annotations

import argparse
from pathlib import Path

from camerlengo.cli.games import codes_page
from camerlengo.games import names, open_box

PAGE = Path(__file__).parent.parent / "docs" / "codes.md"

HEAD = """# Codes

Every option has a number and a short code. `Table.answer` and the [JSON API](api.md) read either, with or
without the name of the question before it: `3`, `2r`, `take 2r`. The text form of [records](records.md)
holds codes. In the terminal the code may be typed in place of the number in the list: `3` is the third
option of the list, `bid 3` is the option with the code 3. Capitals do not matter. Codes count rows, columns,
cards and seats from 1. A code that looks like a number is always the number of its option. Codes depend
on the rules and the deck, never on the position: a deck file gives its people, cards and dioceses
codes made from their names. Where a name gives none, or two names give the same, the number is the code.

`camerlengo games GAME --codes` prints the tables below. Events say what happened: the numbers that they are
about, who may know, and whether they reveal something, so that nothing before them can be undone.
"""


def page() -> str:
    return "\n".join([HEAD, "\n\n".join(codes_page(open_box(name), "en") for name in names()), ""])


def main() -> None:
    argparse.ArgumentParser(prog="codes.py", description=__doc__).parse_args()
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
