# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Ink, paper and the strokes of a woodcut."""

from __future__ import annotations

from typing import Final

INK: Final = "#1d1712"
PAPER: Final = "#f4e9cf"
AGED: Final = "#e6d6b0"
GREEN: Final = "#17695f"  # Spirituali
CRIMSON: Final = "#a3172a"  # Zelanti
GOLD: Final = "#c08a2d"

LINE: Final = f'stroke="{INK}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"'
HATCH: Final = (
    '<defs><pattern id="h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">'
    f'<path d="M0,1H5" stroke="{INK}" stroke-width="1.7"/></pattern></defs>'
)


def at(x: float, y: float, scale: float, inside: str, turn: float = 0) -> str:
    rotate = f"rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g},{y:g}){rotate}scale({scale:g})">{inside}</g>'


def block(d: str, fill: str = PAPER) -> str:
    """A shape with an outline."""
    return f'<path d="{d}" fill="{fill}" {LINE}/>'


def shade(d: str) -> str:
    return f'<path d="{d}" fill="url(#h)"/>'


def ink(d: str, fill: str = INK) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, width: float = 3.2, colour: str = INK) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"/>'


def dot(x: float, y: float, r: float, fill: str = INK) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"/>'


def ring(x: float, y: float, r: float, fill: str = PAPER) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" {LINE}/>'


def mirrored(inside: str) -> str:
    return f'{inside}<g transform="scale(-1,1)">{inside}</g>'


# --- the factions and the offices ---
