"""The pictures of Pontifex: flat and bright like satirical posters, drawn from one set of shapes.

    >>> from camerlengo.games.pontifex import art
    >>> art.token("europe", False, 4).startswith("<svg")
    True

Every picture is complete: no fonts, no style sheets, nothing fetched. The outlines of the map are in
world.json (made by tools/art/world.py from Natural Earth), letters and figures in lettering.json.
"""

from camerlengo.games.pontifex.art.cards import action_card, back, cardinal_card, pope_card, special_card
from camerlengo.games.pontifex.art.letters import write
from camerlengo.games.pontifex.art.map import drawn_dioceses, links, lit, world
from camerlengo.games.pontifex.art.prints import box_front, example, scene
from camerlengo.games.pontifex.art.tokens import (
    empty_seat,
    hand,
    pawn,
    pope_token,
    score,
    seat,
    sign,
    small,
    special,
    token,
)

__all__ = [
    "action_card",
    "back",
    "box_front",
    "cardinal_card",
    "drawn_dioceses",
    "empty_seat",
    "example",
    "hand",
    "links",
    "lit",
    "pawn",
    "pope_card",
    "pope_token",
    "scene",
    "score",
    "seat",
    "sign",
    "small",
    "special",
    "special_card",
    "token",
    "world",
    "write",
]
