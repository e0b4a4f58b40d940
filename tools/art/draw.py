"""Draws the parts of Richelieu and writes them as plain SVG files beside the game.

    python -m tools.art.draw

Everything is our own drawing. Each file can be opened by itself; the game composes cards, discs and
markers from them. Ids begin with the name of the part, so that parts can stand together in one picture.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.art.heraldry import ARMS
from tools.art.prints import back, baize, box, laurel
from tools.art.regalia import MARKERS, SYMBOLS, seal, symbol

ART = Path(__file__).resolve().parents[2] / "src" / "camerlengo" / "games" / "richelieu" / "art"


def write(name: str, drawing: str) -> None:
    path = ART / f"{name}.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(drawing, encoding="utf-8")


def main() -> None:
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    for name, draw in ARMS.items():
        write(f"arms/{name}", draw())
    for name in SYMBOLS:
        write(name, symbol(name))
    for name, draw in MARKERS.items():
        write(name, draw())
    for name, draw in (("laurel", laurel), ("back", back), ("box", box), ("baize", baize)):
        write(name, draw())
    write("seal", seal("seal", ("#ffb0a0", "#d8343a", "#a8141f", "#5f0710")))


if __name__ == "__main__":
    main()
