"""What one seat may know. A game adds its own fields; nothing that is not in a view leaves the table."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """`seat` is who looks, None for a spectator. `to_move` is whose turn it is, None for nobody's."""

    game: str
    seat: int | None
    players: int
    to_move: int | None
    over: bool

    def to_json(self) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self)
