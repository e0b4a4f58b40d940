"""Games and bots of other packages: these name them in their entry points."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

import msgspec

from camerlengo.core.faults import fault_of, reason_of
from camerlengo.core.texts import Text, text

A_NAME = re.compile("[a-z][a-z0-9_]{0,39}")  # of a game or a bot


class Problem(msgspec.Struct, frozen=True):
    """Why a plug-in cannot be used. `text` names it and the distribution that brings it."""

    name: str
    distribution: str
    text: Text


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
