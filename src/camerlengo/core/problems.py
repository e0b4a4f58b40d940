"""The problems of a deck file, each with its line."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from camerlengo.core.errors import DeckError
from camerlengo.core.texts import Listed, Sentences, Text, text
from camerlengo.core.toml_lines import SourceMap, Where


class Problems:
    """The problems of a deck, each with its line."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._found: list[tuple[int, Text]] = []
        self._around: set[Where] = set()  # every place with a problem, and all that is around it
        self._unread: set[Where] = set()  # what has a stand-in

    @functools.cached_property
    def _source_map(self) -> SourceMap:
        return SourceMap(self._source)  # a deck without a problem needs none

    def add(self, where: Where, problem: str, /, **gaps: Any) -> None:
        """Adds a problem at a place of the file; `problem` is the key of its text."""
        line = self._source_map.line(where)
        self._found.append((line, text("deck.line", line=line, problem=text(problem, **gaps))))
        self._around.update(where[:end] for end in range(len(where) + 1))

    def unread(self, where: Where, key: str | int, problem: str, /, **gaps: Any) -> None:
        """For the reader: the value of a key has a stand-in now."""
        self.add((*where, key), problem, **gaps)
        self.stands_in((*where, key))

    def stands_in(self, where: Where) -> None:
        """For the reader: so has the whole of a place, whose problem is noted further inside."""
        self._unread.add(where)

    def clear(self, where: Where, *keys: str) -> bool:
        """Whether a place was read and has no problem; with keys, whether these of it are."""
        if keys:
            return all(self.clear((*where, key)) for key in keys)
        return where not in self._around and self.was_read(where)

    def was_read(self, where: Where) -> bool:
        """Whether a value is what the file says, and no stand-in; there may be problems further inside."""
        return not any(where[:end] in self._unread for end in range(1, len(where) + 1))

    def count(self, where: Where, problem: str, /, expected: int, found: int, **gaps: Any) -> bool:
        """Refuses what is there more or less often than the rules ask; what was not read is not counted."""
        if self.was_read(where) and found != expected:
            self.add(where, problem, expected=expected, found=found, **gaps)
        return found == expected

    def differ(self, key: str, values: Iterable[tuple[Where, Sequence[str]]]) -> None:
        """Refuses what is there a second time; `key` belongs to the places.

        A value of several words, such as a name in every language, differs from another in each of them.
        """
        seen: set[tuple[int, str]] = set()
        for where, words in values:
            if self.clear(where, key):
                twins = [word for place, word in enumerate(words) if (place, word) in seen]
                if twins:
                    self.add((*where, key), "deck.twice", key=key, value=twins[0])
                seen.update(enumerate(words))

    def word(self, where: Where, key: str, value: str, allowed: Collection[str]) -> None:
        """Refuses a word that only the rest of the file could allow."""
        if self.clear(where, key) and value not in allowed:
            self.add((*where, key), "deck.value", key=key, value=value, allowed=Listed(tuple(allowed)))

    def stop_if_any(self) -> None:
        """Raises DeckError with all problems so far, if there are any."""
        if self._found:
            raise self.error()

    def error(self) -> DeckError:
        """With the problems in the order of their lines."""
        problems = [problem for _, problem in sorted(self._found, key=lambda entry: entry[0])]
        return DeckError(text("error.deck", n=len(problems), problems=Sentences(tuple(problems))), problems)
