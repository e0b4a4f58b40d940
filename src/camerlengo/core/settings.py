"""Options of a game before the deal, and preferences of a seat during the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
        """The values that can be chosen with so many players."""
        return self.values + (tuple(range(players)) if self.seats else ())


class Preference(msgspec.Struct, frozen=True):
    """Something that a seat chooses for itself during the game, such as to pass automatically.

    Nobody else learns of it. The texts of the game have `preference.<name>.title`, and `.<choice>` and
    `.help_<choice>` for each choice. By `default` the seat is asked as the rules ask it.
    """

    name: str
    choices: tuple[str, ...]
    default: str


def all_preferences(preferences: Sequence[Preference], chosen: Mapping[str, str]) -> dict[str, str]:
    """The choice of every preference. What the game does not know (any more) is left out."""
    return {
        one.name: chosen[one.name] if chosen.get(one.name) in one.choices else one.default
        for one in preferences
    }
