"""The games of the house, by name."""

from __future__ import annotations

import functools
from importlib import import_module

from camerlengo.core.box import Box
from camerlengo.core.errors import SetupError
from camerlengo.core.texts import Listed, text

# A game is imported when its box is opened, so that nobody waits for games that are not played.
_BOXES = {
    "richelieu": ("camerlengo.games.richelieu.box", "RichelieuBox"),
    "habemus_papam": ("camerlengo.games.habemus_papam.box", "HabemusPapamBox"),
    "q": ("camerlengo.games.q.box", "QBox"),
    "pontifex": ("camerlengo.games.pontifex.box", "PontifexBox"),
}

NAMES = tuple(_BOXES)


def package_of(name: str) -> str:
    """Where a game keeps all that belongs to it: page, drawings, texts, static files, rulebook."""
    return open_box(name).package


@functools.cache
def open_box(name: str, rules: int | None = None) -> Box:
    """The box of a game, for the newest rules or for an earlier version of them."""
    if rules is not None:
        return open_box(name).under(rules)
    if name not in _BOXES:
        raise SetupError(text("error.setup.game", game=name, allowed=Listed(NAMES)))
    module, box = _BOXES[name]
    result: Box = getattr(import_module(module), box)()
    return result
