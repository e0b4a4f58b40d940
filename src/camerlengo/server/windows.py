"""Windows: questions at which seats may do something, or pass, and nobody learns who could.

Whether a window is waited for depends on what everybody can see and on what seats have chosen (`Box.waits`).
It stays open for a fixed time, which is set with the table. A pass by hand counts when the window closes, or
its time would show that this seat could have answered. A seat that wants to think asks for more time: then
the table waits for its answer, whatever it holds.
"""

from __future__ import annotations

from typing import Final

USUAL_WINDOW: Final = 3  # seconds
WINDOWS: Final = (3, 6, 12, 0)  # that a table may be set up with; 0: it waits for all who might answer


class Window:
    """The window that is open at a table: since when, for whom it is held, and the seats that have passed."""

    def __init__(self) -> None:
        self.asked_at = -1
        self.since = 0.0
        self.held: set[int] = set()
        self.passed: set[int] = set()

    def at(self, asked_at: int, now: float) -> Window:
        """The window of this question; it opens when it is first looked at."""
        if asked_at != self.asked_at:
            self.asked_at, self.since = asked_at, now
            self.held, self.passed = set(), set()
        return self

    def recall(self, asked_at: int, since: float, held: set[int], passed: set[int]) -> None:
        """The window as the database has it."""
        if asked_at != self.asked_at:
            self.asked_at, self.since = asked_at, since
        self.held, self.passed = held, passed

    def holds(self, asked_at: int, seat: int) -> bool:
        """Whether the table waits for this seat at this question."""
        return asked_at == self.asked_at and seat in self.held

    def hold(self, seat: int) -> None:
        """The table waits for the answer of this seat."""
        self.passed.discard(seat)
        self.held.add(seat)

    def note_pass(self, seat: int) -> None:
        """The seat passes when the window closes."""
        self.held.discard(seat)
        self.passed.add(seat)

    def has_passed(self, asked_at: int, seat: int) -> bool:
        """Whether this seat has passed by hand at this question."""
        return asked_at == self.asked_at and seat in self.passed
