"""Zones: the places of a table where things lie, and who may look."""

from __future__ import annotations

from typing import NamedTuple

from camerlengo.core.ask import EVERYBODY

NOBODY_SEES = 0


class Zone(NamedTuple):
    """Things of one kind lying in one place, for example the face-down discs of seat 1.

    `seen_by` is a set of seats as bits, or EVERYBODY.
    """

    name: str
    kind: str
    things: list[int]
    seen_by: int = EVERYBODY

    def open_to(self, seat: int) -> bool:
        """Whether this seat sees the things in the zone; seat -1 is a spectator."""
        return self.seen_by == EVERYBODY or (seat >= 0 and self.seen_by >> seat & 1 == 1)
