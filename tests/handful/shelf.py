"""Puts toys on the shelf of the house for a while."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from camerlengo import games
from camerlengo.web import rendering

HANDFUL = {"handful": ("tests.handful.box", "HandfulBox")}
SCRUTINY = {"scrutiny": ("docs.examples.first_game.scrutiny", "ScrutinyBox")}


@contextmanager
def known(toys: dict[str, tuple[str, str]]) -> Iterator[None]:
    """The boxes of these toys can be opened by name, but no list of games names them."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        for name, where in toys.items():
            monkeypatch.setitem(games._BOXES, name, where)
        yield


@contextmanager
def on_the_shelf(toys: dict[str, tuple[str, str]] = HANDFUL) -> Iterator[None]:
    """The toys are games like any other, as if they stood in games/__init__.py."""
    listed = games.NAMES
    with known(toys), pytest.MonkeyPatch.context() as monkeypatch:
        for name, module in list(sys.modules.items()):
            if name.startswith("camerlengo.") and getattr(module, "NAMES", None) is listed:
                monkeypatch.setattr(module, "NAMES", (*listed, *toys))
        _forget()
        yield
    _forget()


def _forget() -> None:
    """What rendering remembers was made with other games on the shelf."""
    for thing in vars(rendering).values():
        if hasattr(thing, "cache_clear"):
            thing.cache_clear()
