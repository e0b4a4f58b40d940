"""Options of a game before the deal, and preferences of a seat during the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

Value = bool | int | str


class Setting(msgspec.Struct, frozen=True):
    """A choice made before the game.

    `values` are allowed. With `seats` also the number of any seat is allowed. With `front` everybody sees the
    choice who sets a table up; the others are under *More options*.
    """

    name: str
    default: Value
    values: tuple[Value, ...] = (False, True)
    seats: bool = False
    front: bool = False

    def allowed(self, players: int) -> tuple[Value, ...]:
        """The values that can be chosen with so many players."""
        return self.values + (tuple(range(players)) if self.seats else ())


class Preference(msgspec.Struct, frozen=True):
    """Something that a seat chooses for itself during the game, such as to pass automatically.

    Nobody else learns of it. The texts of the game have `preference.<name>.title`, and `.<choice>` and
    `.help_<choice>` for each choice. What is chosen `for_a_turn` falls back to the default with the next one.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    for_a_turn: bool = False


def all_preferences(
    preferences: Sequence[Preference], chosen: Mapping[str, str], turn: int | None = None
) -> dict[str, str]:
    """The choice of every preference, in this turn. What the game does not know (any more) is left out."""
    return {one.name: chosen[one.name] if _holds(one, chosen, turn) else one.default for one in preferences}


def _holds(one: Preference, chosen: Mapping[str, str], turn: int | None) -> bool:
    if chosen.get(one.name) not in one.choices:
        return False
    return not one.for_a_turn or (turn is not None and chosen.get(turn_of(one.name)) == str(turn))


def turn_of(name: str) -> str:
    """Under which name the turn is kept for which a preference was chosen."""
    return f"{name}@"
