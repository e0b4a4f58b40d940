"""The options of a game, chosen before the deal."""

from __future__ import annotations

import msgspec

Value = bool | int | str


class Setting(msgspec.Struct, frozen=True):
    """A choice made before the game.

    `values` are allowed. With `seats` also the number of any seat is allowed.
    """

    name: str
    default: Value
    values: tuple[Value, ...] = (False, True)
    seats: bool = False

    def allowed(self, players: int) -> tuple[Value, ...]:
        return self.values + (tuple(range(players)) if self.seats else ())
