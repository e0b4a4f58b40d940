"""Games compared field by field, whichever engine runs."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

MISSING = object()
WHOLE = (bool, int, float, str, bytes, set, frozenset)


@functools.cache
def _names_in(kind: type) -> tuple[str, ...]:
    """The fields that a class itself keeps: compiled classes have descriptors, others none or slots."""
    return tuple(
        name
        for name in dir(kind)
        if not name.startswith("_")
        and not callable(getattr(kind, name))
        and not isinstance(getattr(kind, name), property)
    )


def fields_of(thing: Any) -> dict[str, Any]:
    """All fields by name, but for those that begin with an underscore: what they remember is nobody's."""
    kind: Any = type(thing)
    own = (name for name in getattr(thing, "__dict__", ()) if not name.startswith("_"))
    return {name: getattr(thing, name, MISSING) for name in dict.fromkeys((*_names_in(kind), *own))}


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """The fields in which two things differ, with the fields of their parts."""
    yield from _differences(one, other, where, set())


def _differences(one: Any, other: Any, where: str, seen: set[tuple[int, int]]) -> Iterator[str]:
    alike = type(one) is type(other)
    if one is other or (alike and one == other) or (id(one), id(other)) in seen:
        return
    mine, yours = _parts(one, where), _parts(other, where)
    if not alike or mine is None or yours is None or mine.keys() != yours.keys():
        yield where
        return
    seen.add((id(one), id(other)))
    for path in mine:
        yield from _differences(mine[path], yours[path], path, seen)


def _parts(thing: Any, where: str) -> dict[str, Any] | None:
    """What a thing consists of, by where it is; None for what can only be compared as a whole."""
    if thing is None or isinstance(thing, WHOLE):
        return None
    if isinstance(thing, list | tuple):
        return {f"{where}[{number}]": part for number, part in enumerate(thing)}
    if isinstance(thing, dict):
        return {f"{where}[{key!r}]": part for key, part in thing.items()}
    return {f"{where}.{name}" if where else name: part for name, part in fields_of(thing).items()}
