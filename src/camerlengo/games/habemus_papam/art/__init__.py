"""The pictures of Habemus Papam as complete SVG texts.

    >>> from camerlengo.games.habemus_papam import art
    >>> art.gem("ruby").startswith("<svg")
    True

Every picture is complete: no fonts, no style sheets, nothing fetched. Names are drawn letter by
letter (games/lettering.py), so that a deck file may show any.
"""

from camerlengo.games.habemus_papam.art.cards import action, back, person, politics
from camerlengo.games.habemus_papam.art.room import box_front, chimney, damask, hearth
from camerlengo.games.habemus_papam.art.small import (
    coin,
    coins,
    crest,
    figure,
    fist,
    gem,
    hand,
    king,
    leader,
    seal,
    seat,
    step,
    symbol,
)

__all__ = [
    "action",
    "back",
    "box_front",
    "chimney",
    "coin",
    "coins",
    "crest",
    "damask",
    "figure",
    "fist",
    "gem",
    "hand",
    "hearth",
    "king",
    "leader",
    "person",
    "politics",
    "seal",
    "seat",
    "step",
    "symbol",
]
