"""Games and bots of other packages: these name them in their entry points."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from camerlengo.core.texts import Text

A_NAME = re.compile("[a-z][a-z0-9_]{0,39}")  # of a game or a bot


class Problem(msgspec.Struct, frozen=True):
    """Why a plug-in cannot be used. `text` names it and the distribution that brings it."""

    name: str
    distribution: str
    text: Text


def canonical(name: str) -> str:
    """The one way to write a name: people may type hyphens and capitals."""
    return name.strip().lower().replace("-", "_")


def installed(group: str) -> Iterator[tuple[str, str, EntryPoint]]:
    """The entry points of a group with their names and distributions, always in the same order.

    A package that is installed twice, as an editable one can be, counts once.
    """
    found = {
        (canonical(one.name), one.dist.name if one.dist is not None else "?", one.value): one
        for one in entry_points(group=group)
    }
    for name, distribution, value in sorted(found):
        yield name, distribution, found[name, distribution, value]


def attribute_of(target: str) -> Any:
    """What `module:attribute` names. Raises whatever goes wrong in the import."""
    module, _, attribute = target.partition(":")
    found: Any = import_module(module)
    for part in attribute.split("."):
        found = getattr(found, part)
    return found


def reason_of(error: BaseException) -> str:
    """What went wrong in code that is not ours, in one line."""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
