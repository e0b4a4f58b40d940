"""Remembers the things that were used last."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Memory(Generic[Made]):
    """At least the `least` things that were used last, by key; the others are forgotten in time."""

    def __init__(self, least: int) -> None:
        self._least = least
        self._recent: dict[Hashable, Made] = {}
        self._before: dict[Hashable, Made] = {}

    def get(self, key: Hashable) -> Made | None:
        """The thing with this key, or None."""
        found = self._recent.get(key)
        if found is None:
            found = self._before.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, made: Made) -> None:
        """Remembers a thing."""
        if len(self._recent) >= self._least:
            self._before, self._recent = self._recent, {}
        self._recent[key] = made
