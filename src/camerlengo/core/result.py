"""How a game ended: points, places, and the sheet that shows how the points came about."""

from __future__ import annotations

import msgspec

from camerlengo.core.texts import Text


class SheetLine(msgspec.Struct, frozen=True):
    """One line of the score sheet.

    The name of the line, each seat's amount, and its points. `counts` is empty if only points are counted.
    """

    title: Text
    counts: tuple[int, ...]
    points: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """`places` counts from 1 and shares ties: (1, 1, 3) is a shared victory.

    `nobody_wins` is for games that can end level without a winner. Where seats win as a side, `victory`
    says which one.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    sheet: tuple[SheetLine, ...] = ()
    nobody_wins: bool = False
    victory: Text | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place; none if nobody wins."""
        if self.nobody_wins:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
