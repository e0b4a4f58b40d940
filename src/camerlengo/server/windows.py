"""Windows: questions at which seats may do something, or pass, and nobody learns who could.

Whether a window is waited for depends on what everybody can see and on what seats have chosen (`Box.waits`).
It stays open for a fixed time, which is set with the table, and closes earlier when all have passed. A seat
that wants to think asks for more time: then the table waits for its answer, whatever it holds.
"""

from __future__ import annotations

from typing import Final

USUAL_WINDOW: Final = 3  # seconds
WINDOWS: Final = (3, 6, 12, 0)  # that a table may be set up with; 0: it waits for all who might answer


class Window:
    """The one that is open at a table: since when, and who has asked for more time."""

    def __init__(self) -> None:
        self.asked_at = -1
        self.since = 0.0
        self.held: set[int] = set()

    def at(self, asked_at: int, now: float) -> Window:
        """The window of this question; it opens when it is first looked at."""
        if asked_at != self.asked_at:
            self.asked_at, self.since, self.held = asked_at, now, set()
        return self

    def holds(self, asked_at: int, seat: int) -> bool:
        return asked_at == self.asked_at and seat in self.held
