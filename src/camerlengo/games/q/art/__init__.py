"""The pictures of Q as complete SVG texts, printed like Venetian woodcuts.

    >>> from camerlengo.games.q import art
    >>> art.emblem("zelanti").startswith("<svg")
    True

Every picture is complete: no fonts, no style sheets, nothing fetched. Names are drawn letter by
letter (games/lettering.py), so that a deck file may show any.
"""

from camerlengo.games.q.art.cards import back, card
from camerlengo.games.q.art.city import box_front, glove, paper, ship, venice
from camerlengo.games.q.art.small import emblem, kind, office, place, role, seat, tiara

__all__ = [
    "back",
    "box_front",
    "card",
    "emblem",
    "glove",
    "kind",
    "office",
    "paper",
    "place",
    "role",
    "seat",
    "ship",
    "tiara",
    "venice",
]
