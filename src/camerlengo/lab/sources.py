"""Which sources decide how a game goes: the same ones give the same games for the same seeds."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

import camerlengo

PACKAGES = ("core", "bots", "games", "kit", "lab")
SOURCES = (".py", ".toml", ".json", ".txt")


@functools.cache
def fingerprint() -> str:
    """Of all sources that decide how a game goes."""
    digest = hashlib.sha256(camerlengo.__version__.encode())
    for package in PACKAGES:
        for file in _files(resources.files(f"camerlengo.{package}")):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _files(folder: Traversable) -> Iterator[Traversable]:
    for one in sorted(folder.iterdir(), key=lambda file: file.name):
        if one.is_dir():
            yield from _files(one)
        elif one.name.endswith(SOURCES):
            yield one
