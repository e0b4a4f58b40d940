"""Games and bots of other packages: these name them in their entry points."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from camerlengo.core.faults import fault_of, reason_of
from camerlengo.core.texts import Text, text

A_NAME = re.compile("[a-z][a-z0-9_]{0,39}")  # of a game or a bot

Made = TypeVar("Made")


class Problem(msgspec.Struct, frozen=True):
    """Why a plug-in cannot be used. `text` names it and the distribution that brings it."""

    name: str
    distribution: str
    text: Text


class Unusable(Exception):
    """Why a game or a bot from elsewhere cannot be used.

    `reason` is a Text, or the words of an error in code that is not ours.
    """

    def __init__(self, reason: object) -> None:
        super().__init__(reason)
        self.reason = reason


_TARGET = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*", re.ASCII)


def is_target(name: str) -> bool:
    """Whether a name has the form `module:attribute`."""
    return _TARGET.fullmatch(name) is not None


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


def check_name(name: str) -> None:
    """Raises Unusable if a game or a bot cannot be called this."""
    if not A_NAME.fullmatch(name):
        raise Unusable(text("error.plugin.name"))


def usable(
    group: str, key: str, is_taken: Callable[[str], bool], make: Callable[[str, str], Made]
) -> tuple[dict[str, Made], tuple[Problem, ...]]:
    """What the plug-ins of a group bring, by name, and those that cannot be used.

    `make` gets the name and the value of an entry point. `key` is that of the sentence about a problem.
    """
    made: dict[str, Made] = {}
    broken: list[Problem] = []
    for name, distribution, entry in installed(group):
        try:
            if name in made or is_taken(name):
                raise Unusable(text("error.plugin.taken"))
            made[name] = make(name, entry.value)
        except Unusable as unusable:
            gaps = {"name": name, "distribution": distribution, "reason": unusable.reason}
            broken.append(Problem(name, distribution, text(key, **gaps)))
    return made, tuple(broken)


def attribute_of(target: str) -> Any:
    """What `module:attribute` names. Raises whatever goes wrong in the import."""
    module, _, attribute = target.partition(":")
    found: Any = import_module(module)
    for part in attribute.split("."):
        found = getattr(found, part)
    return found


def look_here() -> None:
    """Lets modules be found in the current folder, as with python -m."""
    if "" not in sys.path:
        sys.path.insert(0, "")


def why_missing(target: str, error: BaseException) -> Text | str:
    """Why `module:attribute` cannot be had: there is no such module, or something in it has gone wrong."""
    module = target.partition(":")[0]
    if isinstance(error, ModuleNotFoundError) and error.name and f"{module}.".startswith(f"{error.name}."):
        return text("error.plugin.no_module", module=error.name, folder=str(Path.cwd()))
    if isinstance(error, AttributeError) and error.obj is not None and error.obj is sys.modules.get(module):
        return reason_of(error)
    return fault_of(error)
