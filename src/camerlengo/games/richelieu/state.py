"""The things on the table: the printed cards, and the state of the game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from camerlengo.core.game import BLANK, BLANKS, Game
from camerlengo.games.richelieu import terms


class Cards:
    """The 48 printed cards, and the places of the discs.

    Shared by all copies of a game; never changed.
    """

    def __init__(
        self, region: list[int], crests: list[int], symbol: list[int], disc_places: list[int]
    ) -> None:
        self.region = region
        self.crests = crests
        self.symbol = symbol
        self.disc_places = disc_places

    def __reduce__(self) -> tuple[Any, ...]:
        return Cards, (self.region, self.crests, self.symbol, self.disc_places)


NO_CARDS = Cards([], [], [], [])


class State(Game):
    """The table at any moment; `Richelieu` in rules.py adds how it goes on.

    Cards are only ever taken from the ends, so a row is what lies from column `left` to column `right`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.short = False  # the short game (RI-50)
        self.cards = NO_CARDS  # shared: what is printed
        self.layout = BLANK  # shared: the card that was dealt to each place
        self.left = BLANK  # by row: the column of its first card
        self.right = BLANK  # by row: the column of its last card
        self.rows_left: i64 = terms.ROWS  # rows that still have a card
        self.marker = BLANK  # by place: whose marker lies there
        self.placed = BLANKS  # by seat: the places of its markers, sorted
        self.free = BLANK  # places with a card and no marker, sorted
        self.free_in_row = BLANK  # how many of them are in each row
        self.disc = BLANK  # by place: the face-down disc
        self.supply = BLANK  # by seat: markers that can be placed
        self.lost = BLANK  # by seat: markers in the box
        self.taken = BLANKS  # by seat: cards in the order in which they were taken
        self.discs = BLANKS  # by seat: face-down discs
        self.box = BLANK  # discs that nobody has seen
        self.spent = BLANK  # used "marker back" discs
        self.start: i64 = 0  # who began
        self.seat: i64 = 0  # whose turn it is
        self.turn: i64 = 0  # turns played
        self.done = False  # the last turn is over
        self.returned: i64 = 0  # own markers that came back in this turn (RI-22)
        self.wanted: i64 = terms.NOBODY  # the place of a card that is being paid for
        self.moving: i64 = terms.NOBODY  # the place of a marker that is being moved

    def copy_onto(self, other: State) -> None:
        # copies begin
        other.short = self.short
        other.cards = self.cards
        other.layout = self.layout
        other.left = self.left.copy()
        other.right = self.right.copy()
        other.rows_left = self.rows_left
        other.marker = self.marker.copy()
        other.placed = [one.copy() for one in self.placed]
        other.free = self.free.copy()
        other.free_in_row = self.free_in_row.copy()
        other.disc = self.disc.copy()
        other.supply = self.supply.copy()
        other.lost = self.lost.copy()
        other.taken = [one.copy() for one in self.taken]
        other.discs = [one.copy() for one in self.discs]
        other.box = self.box.copy()
        other.spent = self.spent.copy()
        other.start = self.start
        other.seat = self.seat
        other.turn = self.turn
        other.done = self.done
        other.returned = self.returned
        other.wanted = self.wanted
        other.moving = self.moving
        self.copy_common(other)
        # copies end
