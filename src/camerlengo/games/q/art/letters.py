# ruff: noqa: E501  the outlines of drawings are not broken into lines
"""Letters of names, and the ground of drawings."""

from __future__ import annotations

from camerlengo.games.drawing import svg_of
from camerlengo.games.lettering import outlines
from camerlengo.games.q.art.strokes import HATCH, INK


def svg(width: int, height: int, inside: str) -> str:
    return svg_of(width, height, HATCH + inside)


def token(inside: str) -> str:
    """Around the origin, 120 by 120."""
    return svg(120, 120, f'<g transform="translate(60,60)">{inside}</g>')


def breadth(words: str) -> float:
    """With capitals of height 100."""
    glyphs = outlines()
    return float(sum(glyphs[letter][0] for letter in words if letter in glyphs))


def write(words: str, x: float, y: float, height: float, fill: str = INK, widest: float = 1e6) -> str:
    """Letters on the line y, centred on x, with capitals of this height, smaller if they would be too wide."""
    glyphs = outlines()
    width = breadth(words) or 1
    scale = min(height / 100, widest / width)
    here = 0
    drawn = ""
    for letter in words:
        if letter in glyphs:
            advance, d = glyphs[letter]
            drawn += f'<path d="{d}" transform="translate({here},0)"/>' if d else ""
            here += advance
    return f'<g fill="{fill}" transform="translate({x - width * scale / 2:.1f},{y:g})scale({scale:.3f})">{drawn}</g>'


def in_lines(words: str, most: int) -> list[str]:
    """Broken into at most so many lines, as even as can be."""
    parts = words.split()
    best = [words]
    for count in range(2, most + 1):
        target = breadth(words) / count
        lines: list[str] = []
        now = ""
        for part in parts:
            longer = f"{now} {part}".strip()
            if now and len(lines) < count - 1 and abs(breadth(longer) - target) > abs(breadth(now) - target):
                lines.append(now)
                longer = part
            now = longer
        lines.append(now)
        if max(map(breadth, lines)) < max(map(breadth, best)) * 0.92:
            best = lines
    return best
