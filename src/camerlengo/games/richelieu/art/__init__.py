"""The pictures of Richelieu as complete SVG texts.

    >>> from camerlengo.games.richelieu import art
    >>> art.card("bourgogne", 10, 1, "sword").startswith("<svg")
    True

Every picture is complete: no fonts, no style sheets, nothing fetched. The parts are the SVG files beside this
module; `tools/art/draw.py` writes them and `tools/art/lettering.py` the outlines of the lettering.
"""

from camerlengo.games.richelieu.art.pieces import (
    MARKER_BACK,
    MARKERS,
    REGION_COLOURS,
    REGIONS,
    SYMBOLS,
    arms,
    baize,
    box_front,
    card,
    card_back,
    disc,
    lettering_on,
    marker,
    symbol,
)

__all__ = [
    "MARKERS",
    "MARKER_BACK",
    "REGIONS",
    "REGION_COLOURS",
    "SYMBOLS",
    "arms",
    "baize",
    "box_front",
    "card",
    "card_back",
    "disc",
    "lettering_on",
    "marker",
    "symbol",
]
