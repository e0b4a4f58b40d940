"""The contract: what every game promises, as tests.

Random play ends, nothing is created or lost, copies are whole, views keep secrets, records replay, undo is
fair, every sentence is whole. `pytest --camerlengo-game NAME` holds any game to it; `tests/contract` those of
this repository. It needs pytest and Hypothesis, which nothing else here does.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from camerlengo import games
from camerlengo.core.box import Box
from camerlengo.core.errors import SetupError


class NotThere(Exception):
    """What the contract needs is not installed; it says what that is."""


def prepare(names: Sequence[str], profile: str | None = None) -> str:
    """Holds these games to the contract; returns the folder with its tests.

    `profile` is the profile of Hypothesis that somebody has asked for; otherwise the same games are looked at
    every time.
    """
    if find_spec("hypothesis") is None:
        raise NotThere("The contract needs Hypothesis: pip install hypothesis")
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
    """The box of a game that is installed, or that `module:Box` names."""
    module, _, attribute = name.partition(":")
    if not attribute:
        installed = [entry.value for entry in entry_points(group="camerlengo.games") if entry.name == name]
        if name in games.NAMES or not installed:
            return games.open_box(name)  # or a sentence that says which games there are
        module, _, attribute = installed[0].partition(":")
    try:
        found: Box = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError) as error:
        raise NotThere(f"There is no game {name!r}: {error}") from None
    games._BOXES[found.name] = (module, attribute)
    return found
