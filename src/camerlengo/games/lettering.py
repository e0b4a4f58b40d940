"""The outlines of letters, for drawings that show names without needing a font."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


@cache
def outlines() -> dict[str, tuple[int, str]]:
    """By letter: how far the next one stands, and the path of this one; capitals are 100 high.

    EB Garamond, written by tools/art/lettering_habemus.py.
    """
    source = files("camerlengo.games") / "lettering.json"
    return msgspec.json.decode(source.read_bytes(), type=dict[str, tuple[int, str]])
