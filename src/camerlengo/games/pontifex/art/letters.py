# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Letters and figures, and the ground of small drawings."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any
from unicodedata import normalize

from camerlengo.games.drawing import svg_of


@cache
def lettering() -> Any:
    return json.loads((files(__package__) / "lettering.json").read_text(encoding="utf-8"))


def around_origin(inside: str, size: int = 120) -> str:
    """Around the origin."""
    return svg_of(size, size, f'<g transform="translate({size // 2},{size // 2})">{inside}</g>')


def _plain(letter: str) -> str:
    """A letter that has no outline goes without its marks: many a name has more of them than our font."""
    return letter if letter in lettering()["glyphs"] else normalize("NFD", letter)[0]


def write(words: str, x: float, y: float, height: float, fill: str, widest: float = 1e6) -> str:
    """Letters on the line y, centred on x, with capitals of this height, smaller if they would be too wide."""
    glyphs = lettering()["glyphs"]
    known = [glyphs[letter] for letter in map(_plain, words) if letter in glyphs]
    width = sum(advance for advance, _ in known)
    if not width:
        return ""
    scale = min(height / 100, widest / width)
    here = 0
    drawn = ""
    for advance, d in known:
        if d:
            drawn += f'<path d="{d}" transform="translate({here},0)"/>'
        here += advance
    return f'<g fill="{fill}" transform="translate({x - width * scale / 2:.1f},{y:g})scale({scale:.3f})">{drawn}</g>'
