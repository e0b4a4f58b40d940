"""The games on the shelf, by name: those of this package, and those that other packages bring.

A package brings a game by an entry point of the group `camerlengo.games`; docs/plugins.md says how. A
notebook or a test puts one on the shelf with `register`. A plug-in that cannot be used is left out, and
`problems` says why.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Final

from camerlengo.core.box import Box
from camerlengo.core.errors import GameMissing, SetupError
from camerlengo.core.faults import fault_of
from camerlengo.core.notation import open_boxes_with
from camerlengo.core.plugins import (
    Problem,
    Unusable,
    attribute_of,
    canonical,
    check_name,
    usable,
    why_missing,
)
from camerlengo.core.texts import Listed, text

GROUP: Final = "camerlengo.games"

Source = (
    Box | str | Callable[[], Box]
)  # a box, `module:attribute`, or what makes a box: its class, a function

# A game is imported when its box is opened, so that nobody waits for games that are not played.
OWN: Final = {
    "richelieu": "camerlengo.games.richelieu.box:RichelieuBox",
    "habemus_papam": "camerlengo.games.habemus_papam.box:HabemusPapamBox",
    "q": "camerlengo.games.q.box:QBox",
    "pontifex": "camerlengo.games.pontifex.box:PontifexBox",
}


_registered: dict[str, Box] = {}
_places: dict[str, str] = {}  # of registered ones that were named by their place, where that is


def names() -> tuple[str, ...]:
    """The games that can be played: our own, then those of plug-ins, then registered ones."""
    plugins, _ = _plugins()
    return (*OWN, *plugins, *_registered)


def problems() -> tuple[Problem, ...]:
    """The plug-ins that cannot be used, and why."""
    return _plugins()[1]


def register(name: str, source: Source) -> None:
    """Puts a game on the shelf of this process.

    Raises SetupError if the name is taken, or if the source does not make the box of a game with this name.
    Worker processes know only what is installed.
    """
    name = canonical(name)
    if name in names():
        raise SetupError(text("error.plugin.registered", name=name))
    try:
        _registered[name] = _box_from(name, source)
    except Unusable as unusable:
        raise SetupError(text("error.plugin.register", name=name, reason=unusable.reason)) from unusable
    _versions.cache_clear()


def box_at(target: str) -> Box:
    """The box of a game at `module:Box`. Raises GameMissing with the reason if there is none.

    It is on the shelf of this process then. Never ask for what somebody types at a server.
    """
    try:
        found = _made(target)
    except Unusable as unusable:
        raise GameMissing(text("error.plugin.at", target=target, reason=unusable.reason)) from unusable
    if found.name in names() and type(open_box(found.name)) is type(found):
        return open_box(found.name)
    register(found.name, found)
    _places[found.name] = target
    return found


def places() -> Sequence[str]:
    """The places of games that were named by them, for worker processes."""
    return tuple(_places.values())


def unregister(name: str) -> None:
    """Takes a game that was registered from the shelf again."""
    del _registered[canonical(name)]
    _places.pop(canonical(name), None)
    _versions.cache_clear()


def refresh() -> None:
    """Looks again for installed plug-ins, where one was installed while this process runs."""
    _plugins.cache_clear()
    _versions.cache_clear()


def open_box(name: str, rules: int | None = None) -> Box:
    """The box of a game, for the newest rules or for an earlier version of them.

    Raises GameMissing if there is no such game, or if its plug-in cannot be used.
    """
    name = canonical(name)
    if rules is not None:
        return _versions(name, rules)
    if name in OWN:
        return _own(name)
    if name in _registered:
        return _registered[name]
    plugins, broken = _plugins()
    if name in plugins:
        return plugins[name]
    for problem in broken:
        if problem.name == name:
            raise GameMissing(problem.text)
    raise GameMissing(text("error.setup.game", game=name, allowed=Listed(names())))


def recorded_box(game: str, rules: int) -> Box:
    """The box of a game that somebody has played, perhaps elsewhere: here it may be missing."""
    try:
        return open_box(game, rules)
    except GameMissing as missing:
        if missing.text.key != "error.setup.game":
            raise
        raise GameMissing(text("error.record.game", game=game, allowed=Listed(names()))) from None


# --- opening --------------------------------------------------------------------------------------


@functools.cache
def _own(name: str) -> Box:
    box: Box = attribute_of(OWN[name])()
    return box


@functools.cache
def _versions(name: str, rules: int) -> Box:
    return open_box(name).under(rules)


@functools.cache
def _plugins() -> tuple[dict[str, Box], tuple[Problem, ...]]:
    """The boxes of plug-ins by name, and the plug-ins that cannot be used."""
    return usable(GROUP, "error.plugin.game", lambda name: name in OWN or name in _registered, _box_from)


def _box_from(name: str, source: Source) -> Box:
    check_name(name)
    made = _made(source)
    if getattr(made, "name", None) != name:
        raise Unusable(text("error.plugin.other_name", found=getattr(made, "name", "")))
    return made


def _made(source: Source) -> Box:
    try:
        found = attribute_of(source) if isinstance(source, str) else source
        made = found if isinstance(found, Box) or not callable(found) else found()
    except (Exception, SystemExit) as error:  # whatever a package does when it is imported
        reason = why_missing(source, error) if isinstance(source, str) else fault_of(error)
        raise Unusable(reason) from error
    if not isinstance(made, Box):
        raise Unusable(text("error.plugin.no_box", found=type(made).__name__))
    return made


open_boxes_with(open_box)
