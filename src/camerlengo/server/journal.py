"""The journal of a table: everything that was done there, one act after the other."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """An act at a table.

    `answer` with an option; `back` to as many answers as `option` says; `ask` whether the seat may go back to
    so many, and `accept` or `decline` of others (of the seat itself: it withdraws); `bot`: another one plays
    at this seat from now on. Journals of earlier versions have `undo` of one answer instead of `back`.
    """

    seat: int
    act: str
    option: int
