"""What the pictures of all games have in common."""

from __future__ import annotations

from collections.abc import Sequence


def svg_of(width: int, height: int, inside: str) -> str:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inside}</svg>'


def must_be_one_of(names: Sequence[str], name: str) -> None:
    """Pictures are asked for by name, also by addresses that somebody has typed."""
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(names)}")
