"""Puts the toy on the shelf of the house for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from camerlengo import games
from camerlengo.web import rendering


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The toy is a game like any other, as if it stood in games/__init__.py."""
    known = games.NAMES
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setitem(games._BOXES, "handful", ("tests.handful.box", "HandfulBox"))
        for name, module in list(sys.modules.items()):
            if name.startswith("camerlengo.") and getattr(module, "NAMES", None) is known:
                monkeypatch.setattr(module, "NAMES", (*known, "handful"))
        _forget()
        yield
    _forget()


def _forget() -> None:
    """What rendering remembers was made with other games on the shelf."""
    for thing in vars(rendering).values():
        if hasattr(thing, "cache_clear"):
            thing.cache_clear()
