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
from camerlengo.core.errors import CamerlengoError, SetupError
from camerlengo.core.extras import need
from camerlengo.core.faults import failed_rules, wants_traceback
from camerlengo.core.plugins import look_here


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
    from camerlengo.contract import profiles, watch
    from camerlengo.contract.setups import try_out

    profiles.register()
    if profile is None:
        profiles.load()
    try:
        boxes = [box_named(name) for name in names]
        watch.over(boxes)
        try_out(boxes)
    except (CamerlengoError, AssertionError, watch.Endless) as error:
        raise NotThere(str(error)) from None
    except Exception as error:
        failed = None if wants_traceback() else failed_rules(error)
        if failed is None:
            raise
        raise NotThere(str(failed)) from None
    return str(Path(__file__).parent)


def lacking() -> list[str]:
    """What the games lack in languages in which they are partly written; a line for each sentence."""
    from camerlengo.contract.setups import BOXES

    return [
        f"{box.title}, translations[{language!r}]: “{sentence}” has no translation"
        for box in BOXES
        for language, sentences in box.untranslated().items()
        for sentence in sentences
    ]


def box_named(name: str) -> Box:
    """The box of a game that is installed, or that `module:Box` names, which is then put on the shelf."""
    if ":" not in name:
        return games.open_box(name)  # or a sentence that says which games there are
    look_here()
    return games.box_at(name)
