"""Which sources decide how a game goes: the same ones give the same games for the same seeds."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

import camerlengo

PACKAGES = ("core", "bots", "games", "kit", "lab")
SOURCES = (".py", ".toml", ".json", ".txt", ".record")


@functools.cache
def fingerprint() -> str:
    """Of all sources that decide how a game goes."""
    return fingerprint_of(*(resources.files(f"camerlengo.{package}") for package in PACKAGES))


def fingerprint_of(*places: Traversable) -> str:
    """Of the sources in these folders, and of these files."""
    digest = hashlib.sha256(camerlengo.__version__.encode())
    for place in places:
        for file in _files(place):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _files(place: Traversable) -> Iterator[Traversable]:
    if place.is_dir():
        for one in sorted(place.iterdir(), key=lambda file: file.name):
            yield from _files(one)
    elif place.name.endswith(SOURCES) and place.is_file():
        yield place
