# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Letters of names and of the title, and the ground of small drawings."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from camerlengo.games.drawing import svg_of
from camerlengo.games.lettering import outlines


@cache
def lettering() -> Any:
    return json.loads((files(__package__) / "lettering.json").read_text(encoding="utf-8"))


def token(inside: str) -> str:
    """Around the origin, 120 by 120."""
    return svg_of(120, 120, f'<g transform="translate(60,60)">{inside}</g>')


def write(words: str, x: float, y: float, height: float, fill: str, widest: float = 1e6) -> str:
    """Letters on the line y, centred on x, with capitals of this height, smaller if they would be too wide."""
    glyphs = outlines()
    known = [glyphs[letter] for letter in words if letter in glyphs]
    width = sum(advance for advance, _ in known)
    scale = height / 100
    if width * scale > widest:
        scale = widest / width
    here = 0
    drawn = ""
    for advance, d in known:
        if d:
            drawn += f'<path d="{d}" transform="translate({here},0)"/>' if here else f'<path d="{d}"/>'
        here += advance
    return f'<g fill="{fill}" transform="translate({x - width * scale / 2:.1f},{y:g})scale({scale:.3f})">{drawn}</g>'
