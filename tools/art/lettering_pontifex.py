"""Outlines of every letter and figure that a card of Pontifex may need, in a heavy grotesque.

python -m tools.art.lettering_pontifex      (needs fonttools and brotli)
"""

from __future__ import annotations

import argparse
import json
import string

from tools.art.lettering import ACCENTED, FONTS, ROOT, Face

TARGET = ROOT / "games" / "pontifex" / "art" / "lettering.json"
LETTERS = f"{string.ascii_letters}{string.digits}+−×$%.,'’-–&{ACCENTED}"


def main() -> None:
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    book = Face(860, 100, FONTS / "source-sans-3-latin-wght-normal.woff2").letters(LETTERS)
    written = json.dumps({"glyphs": book}, separators=(",", ":"), ensure_ascii=False).replace('],"', '],\n"')
    TARGET.write_text(written + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
