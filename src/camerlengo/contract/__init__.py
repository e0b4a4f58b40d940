"""The contract: what every game promises, as tests.

Random play ends, nothing is created or lost, copies are whole, views keep secrets, records replay, undo is
fair, every sentence is whole. `pytest --camerlengo-game NAME` holds any game to it; `tests/contract` those of
this repository. It needs pytest and Hypothesis, which nothing else here does.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from camerlengo import games
from camerlengo.core.box import Box
from camerlengo.core.errors import SetupError
from camerlengo.core.extras import need
from camerlengo.core.plugins import attribute_of


class NotThere(Exception):
    """What the contract needs is not installed; it says what that is."""


def prepare(names: Sequence[str], profile: str | None = None) -> str:
    """Holds these games to the contract; returns the folder with its tests.

    `profile` is the profile of Hypothesis that somebody has asked for; otherwise the same games are looked at
    every time.
    """
    try:
        need("contract")
    except SetupError as error:
        raise NotThere(str(error)) from None
    from camerlengo.contract import profiles
    from camerlengo.contract.setups import hold

    profiles.register()
    if profile is None:
        profiles.load()
    try:
        hold([box_named(name) for name in names])
    except SetupError as error:
        raise NotThere(str(error)) from None
    return str(Path(__file__).parent)


def box_named(name: str) -> Box:
    """The box of a game that is installed, or that `module:Box` names, which is then put on the shelf."""
    if ":" not in name:
        return games.open_box(name)  # or a sentence that says which games there are
    try:
        found: Box = attribute_of(name)()
    except (ImportError, AttributeError) as error:
        raise NotThere(f"There is no game {name!r}: {error}") from None
    if found.name in games.names() and type(games.open_box(found.name)) is type(found):
        return games.open_box(found.name)
    games.register(found.name, found)
    return found
