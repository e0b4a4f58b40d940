"""The files of pages and where they lie: those of the server, and those of a game for its own table."""

from __future__ import annotations

import functools
import hashlib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from camerlengo.core.box import Box
from camerlengo.games import names, open_box


def games_with_a_page() -> tuple[str, ...]:
    """The games that people can play in a browser; programs can play the others, too."""
    return tuple(name for name in names() if has_page(open_box(name)))


def has_page(box: Box) -> bool:
    return _has_page(box.package)


@functools.cache
def _has_page(package: str | None) -> bool:
    return package is not None and (resources.files(package) / "page.html").is_file()


def version() -> str:
    """A part of the addresses of static files that changes with any of them.

    Browsers can keep them for good.
    """
    return _version(games_with_a_page())


@functools.cache
def _version(games: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for folder in (resources.files("camerlengo.web"), *map(folder_of, games)):
        add_folder(digest, folder / "static")
    return digest.hexdigest()[:12]


def folder_of(game: str) -> Traversable:
    """Where a game with a page keeps all that belongs to it."""
    package = open_box(game).package
    assert package is not None
    return resources.files(package)


def add_folder(digest: Any, folder: Traversable) -> None:
    if folder.is_dir():
        for part in sorted(folder.iterdir(), key=lambda part: part.name):
            if part.is_file():
                digest.update(part.name.encode() + part.read_bytes())
            else:
                add_folder(digest, part)


def static(path: str) -> str:
    return f"/static/{version()}/{path}"


@functools.cache
def has_asset(game: str, path: str) -> bool:
    """Whether a game has this static file: a script for its table and a style for its rules are optional."""
    return (folder_of(game) / "static" / path).is_file()


def file_at(path: str) -> Traversable | None:
    """The static file at a path below `/static/<version>/`; None if there is none."""
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\\" in part for part in parts):
        return None
    if parts[0] in games_with_a_page():
        return _file(folder_of(parts[0]) / "static", parts[1:])
    return _file(resources.files("camerlengo.web") / "static", parts)


def _file(folder: Traversable, parts: list[str]) -> Traversable | None:
    found = folder
    for part in parts:
        found = found / part
    return found if found.is_file() else None
