"""Small games: declare what lies where, write the turn, and get everything else.

    Kit                            a game: a subclass declares and writes its rules
    Card                           a face, drawn from name, value and colour
    pile, row                      zones of the whole table: hidden, open
    hands, rows, piles             zones of each seat: its own, open, hidden
    public, each                   values that everybody knows: of the table, of each seat
    Pick, PickSeat, PickNumber     questions for a thing, a seat, a number
    Choice, YesNo                  questions for a word
    Announcement                           what is told
    Option                         a choice made before the game
    move, draw                     from zone to zone
    KitError                       what the author of a game has overlooked
    box_of                         the box of a game, for the entry point `camerlengo.games`

docs/your-first-game.md goes through all of it.
"""

from camerlengo.core.texts import add_book
from camerlengo.kit.box import KitBox, box_of
from camerlengo.kit.declare import (
    Announcement,
    Card,
    Choice,
    Option,
    Pick,
    PickNumber,
    PickSeat,
    YesNo,
    each,
    hands,
    pile,
    piles,
    public,
    row,
    rows,
)
from camerlengo.kit.errors import KitError
from camerlengo.kit.game import Asking, Kit, draw, move
from camerlengo.kit.view import KitView

add_book("kit", "camerlengo.kit")

__all__ = [
    "Announcement",
    "Asking",
    "Card",
    "Choice",
    "Kit",
    "KitBox",
    "KitError",
    "KitView",
    "Option",
    "Pick",
    "PickNumber",
    "PickSeat",
    "YesNo",
    "box_of",
    "draw",
    "each",
    "hands",
    "move",
    "pile",
    "piles",
    "public",
    "row",
    "rows",
]
