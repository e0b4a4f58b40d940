# ruff: noqa: E501  a path is one word
"""Shows every picture of Richelieu at several sizes on the baize, to be looked at, and checks them.

    python -m tools.art.sheet [--only NAME]      (needs chromium)

Writes HTML and PNG files to screenshots/art, which is not in git.
"""

from __future__ import annotations

import argparse
import base64
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from camerlengo.games.richelieu import art
from tools.art.palette import SIGHT

ROOT = Path(__file__).resolve().parents[2]

OUT = ROOT / "screenshots" / "art"
FONTS = ROOT / "src" / "camerlengo" / "web" / "static" / "fonts"
Card = tuple[str, int, int, str | None]

# region: crests, double cards, plain cards (RI-01)
DECK = {
    "bourgogne": (10, 3, 1),
    "bretagne": (9, 3, 0),
    "champagne": (9, 3, 0),
    "normandie": (8, 2, 1),
    "languedoc": (7, 2, 0),
    "provence": (7, 2, 0),
    "anjou": (6, 1, 1),
    "bourbon": (5, 1, 0),
    "auvergne": (5, 1, 0),
}


def deck() -> list[Card]:
    cards: list[Card] = []
    for region, (total, double, plain) in DECK.items():
        cards += [(region, total, 2, None)] * double
        cards += [(region, total, 1, symbol) for symbol in art.SYMBOLS]
        cards += [(region, total, 1, None)] * plain
    return cards


def everything() -> dict[str, str]:
    pictures = {"card " + " ".join(map(str, card)): art.card(*card) for card in deck()}
    pictures |= {"back": art.card_back(), "box": art.box_front(), "baize": art.baize()}
    pictures |= {f"arms {region}": art.arms(region) for region in art.REGIONS}
    pictures |= {f"symbol {symbol}": art.symbol(symbol) for symbol in art.SYMBOLS}
    pictures |= {f"marker {name}": art.marker(seat) for seat, name in enumerate(art.MARKERS)}
    faces = (None, *art.REGIONS, *art.SYMBOLS, art.MARKER_BACK)
    return pictures | {f"disc {face}": art.disc(face) for face in faces}


def check(name: str, picture: str) -> None:
    """Each picture stands by itself, also under a strict content policy."""
    root = ElementTree.fromstring(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    if len(ids) != len(set(ids)):
        raise ValueError(f"{name}: an id twice: {sorted(i for i in ids if i and ids.count(i) > 1)}")
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture))
    missing = {one or two for one, two in used} - set(ids)
    if missing:
        raise ValueError(f"{name}: uses {missing}, which is not there")
    foreign = re.search(r"<script|<style|<text|<image|<foreignObject| style=| on\w+=|href=\"[^#]", picture)
    if foreign:
        raise ValueError(f"{name}: has {foreign[0]}")
    if "$" in picture:
        raise ValueError(f"{name}: something was not filled in")


def source(picture: str) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(picture.encode()).decode()


def img(picture: str, width: float, margin: float = 4) -> str:
    return f'<img width="{width:g}" style="margin:{margin / 2:g}px" src="{source(picture)}">'


def table(width: float, gap: float) -> str:
    """All 48 cards in four rows, with markers and seals on some."""
    cards = deck()
    random.Random(5).shuffle(cards)
    html = ""
    for i, card in enumerate(cards):
        over = ""
        if i in (2, 9, 16, 19, 28, 31, 38, 45):
            over += f'<img width="{width * 0.5:g}" style="position:absolute;left:25%;top:44%" src="{source(art.disc(None))}">'
        if i in (4, 17, 30, 35, 40):
            seat = i % 4
            over += f'<img width="{width * 0.66:g}" style="position:absolute;left:17%;top:34%" src="{source(art.marker(seat))}">'
        html += f'<span style="position:relative;display:inline-block">{img(art.card(*card), width, gap)}{over}</span>'
        html += "<br>" if i % 12 == 11 else ""
    return f'<div style="line-height:0;white-space:nowrap;margin:14px">{html}</div>'


def page_table() -> tuple[str, int, int]:
    return table(56, 8) + table(29, 3) + table(88, 8), 1220, 1130


def page_cards() -> tuple[str, int, int]:
    chosen: list[Card] = [
        ("bourgogne", 10, 1, "sword"),
        ("normandie", 8, 2, None),
        ("bourbon", 5, 1, "tower"),
    ]
    chosen += [("provence", 7, 1, "cross"), ("auvergne", 5, 1, None), ("bretagne", 9, 2, None)]
    return "".join(img(art.card(*card), 400, 10) for card in chosen), 1250, 1150


def page_regions() -> tuple[str, int, int]:
    html = ""
    for region, (total, _, _) in DECK.items():
        for crests, symbol in ((2, None), (1, "sword"), (1, "cross"), (1, "tower"), (1, None)):
            html += img(art.card(region, total, crests, symbol), 120, 6)
        html += img(art.arms(region), 100, 6) + img(art.disc(region), 76, 6)
    return html, 1740, 920


def page_arms() -> tuple[str, int, int]:
    return "".join(img(art.arms(region), 300, 12) for region in art.REGIONS), 1600, 780


def page_pieces() -> tuple[str, int, int]:
    pieces = [art.symbol(symbol) for symbol in art.SYMBOLS] + [art.marker(seat) for seat in range(4)]
    pieces += [
        art.disc(face) for face in (None, "normandie", "bretagne", "sword", "cross", "tower", art.MARKER_BACK)
    ]
    html = ""
    for ground in ("transparent", "#f3e8cc"):
        html += f'<div style="background:{ground}">'
        for width in (150, 56, 32, 20, 16):
            html += "".join(img(piece, width, 8) for piece in pieces) + "<br>"
        html += "</div>"
    return html, 1130, 1120


def page_box() -> tuple[str, int, int]:
    return (
        img(art.box_front(), 600, 16) + img(art.card_back(), 400, 16) + img(art.box_front(), 180, 16),
        1260,
        830,
    )


def page_sight() -> tuple[str, int, int]:
    """The table as the colour blind see it, and in grey."""
    html = ""
    rows = {**SIGHT, "grey": ((0.2126, 0.7152, 0.0722),) * 3}
    for name, matrix in rows.items():
        values = " ".join(" ".join(map(str, row)) + " 0 0" for row in matrix) + " 0 0 0 1 0"
        key = name.replace(" ", "-")
        html += (
            f'<svg width="0" height="0" style="position:absolute"><filter id="{key}" color-interpolation-filters="linearRGB">'
            f'<feColorMatrix values="{values}"/></filter></svg>'
            f'<div style="display:inline-block;filter:url(#{key})">{table(44, 4)}</div>'
        )
    return html, 1320, 980


def page_type() -> tuple[str, int, int]:
    css = (FONTS / "fonts.css").read_text(encoding="utf-8").replace('url("', f'url("{FONTS.as_uri()}/')
    words = "Œuvre, cœur, où, ça, naïf, À l’été, perché, città, più, già, “vrai” «vero» — 0123456789 −5 × 3"
    lines = "".join(
        f'<p style="font:{style} {size}px &quot;{family}&quot;">{words}</p>'
        for family in ("EB Garamond", "Source Sans 3")
        for style, size in (("400", 17), ("600", 22), ("italic 400", 22), ("800", 30))
    )
    return f'<style>{css}</style><div style="background:#f6ecd4;padding:20px">{lines}</div>', 1300, 620


PAGES: dict[str, Callable[[], tuple[str, int, int]]] = {
    "table": page_table,
    "cards": page_cards,
    "regions": page_regions,
    "arms": page_arms,
    "pieces": page_pieces,
    "box": page_box,
    "sight": page_sight,
    "type": page_type,
}


def render(name: str) -> None:
    html, width, height = PAGES[name]()
    light = "radial-gradient(circle at 50% 20%,rgba(255,226,160,.16),rgba(0,0,0,.42) 90%)"
    page = OUT / f"{name}.html"
    page.write_text(
        f'<!doctype html><meta charset="utf-8"><body style="margin:8px;background:{light},url({source(art.baize())})">{html}',
        encoding="utf-8",
    )
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        sys.exit("There is no chromium to take pictures with; the pages are in screenshots/art.")
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            [
                browser,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--hide-scrollbars",
                "--allow-file-access-from-files",
                f"--user-data-dir={profile}",
                f"--window-size={width},{height}",
                f"--screenshot={OUT / f'{name}.png'}",
                page.as_uri(),
            ],
            check=True,
            capture_output=True,
            timeout=90,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PAGES, action="append", help="render this page only")
    wanted = parser.parse_args().only or list(PAGES)
    pictures = everything()
    for name, picture in pictures.items():
        check(name, picture)
    largest = max((len(picture), name) for name, picture in pictures.items() if name.startswith("card "))
    print(f"{len(pictures)} pictures are sound; the largest card is {largest[1]} with {largest[0]} bytes")
    OUT.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        render(name)


if __name__ == "__main__":
    main()
