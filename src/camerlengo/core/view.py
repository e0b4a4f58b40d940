"""What one seat may know. A game adds its own fields; nothing that is not in a view leaves the table."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """`seat` is who looks (None.

    A spectator), `to_move` whose turn it is (None: several at once, or nobody).
    """

    game: str
    seat: int | None
    players: int
    to_move: int | None
    over: bool

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)
