"""Outlines of every letter that a name on a card of Habemus Papam or Q may need, and the title of the former.

python -m tools.art.lettering_habemus      (needs fonttools and brotli)
"""

from __future__ import annotations

import argparse
import json
import string

from tools.art.lettering import ACCENTED, ROOT, Face

LETTERS_OF_ALL = ROOT / "games" / "lettering.json"
TARGET = ROOT / "games" / "habemus_papam" / "art" / "lettering.json"
LETTERS = f"+×{string.ascii_uppercase}{string.ascii_lowercase}{string.digits}.,'’-–&{ACCENTED}"


def main() -> None:
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    title = Face(600, 200)
    lettering = {
        "title": [title.word("Habemus", 1), title.word("Papam", 1)],
        "year": title.word("1655", 4),
    }
    for target, content in ((LETTERS_OF_ALL, Face(650, 100).letters(LETTERS)), (TARGET, lettering)):
        written = json.dumps(content, separators=(",", ":"), ensure_ascii=False).replace('],"', '],\n"')
        target.write_text(written + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
