"""Reading decks.

Collects every problem of a TOML file, each with its line, instead of stopping at the first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from camerlengo.core.errors import DeckError
from camerlengo.core.texts import Listed, Sentences, Text, text

Where = tuple[str | int, ...]

LONGEST_LINE = 1_000  # characters; reading a key with thousands of dots takes a parser minutes

_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\-]+)\s*\]\]?")
_PLACE = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)$")
_KEY = re.compile(r"^\s*([\w\-]+)\s*=")


class SourceMap:
    """The line on which each table and key of a TOML file begins.

    Entries of an array written one a line are found too.
    """

    def __init__(self, source: str) -> None:
        self.lines: dict[Where, int] = {}
        at: Where = ()
        counts: dict[str, int] = {}
        array: Where | None = None
        entries = 0
        for number, line in enumerate(source.splitlines(), start=1):
            if header := _HEADER.match(line):
                name = header[2]
                at = (name, counts.get(name, 0)) if header[1] == "[[" else (name,)
                counts[name] = counts.get(name, 0) + 1
                self.lines.setdefault((name,), number)
                self.lines[at] = number
                array = None
            elif array is not None:
                entry = line.strip()
                if entry.startswith("]"):
                    array = None
                elif entry and not entry.startswith("#"):
                    self.lines[(*array, entries)] = number
                    entries += 1
            elif key := _KEY.match(line):
                where = (*at, key[1])
                self.lines[where] = number
                if line.split("#")[0].rstrip().endswith("["):
                    array, entries = where, 0

    def line(self, where: Where) -> int:
        """The line of a place in the file, or of the nearest thing around it; 1 if there is none."""
        while where:
            if where in self.lines:
                return self.lines[where]
            where = where[:-1]
        return 1


def no_toml(said: str, source: str) -> Text:
    """What is wrong and where, from what the library says in English: "… (at line 3, column 5)"."""
    place = _PLACE.search(said)
    if place is None:
        return text("deck.toml")
    line = int(place[1]) if place[1] else max(1, len(source.rstrip().splitlines()))
    if said.startswith(("Cannot overwrite", "Cannot declare", "Duplicate")):
        problem = text("deck.toml_twice")
    else:
        problem = text("deck.toml_from", column=int(place[2])) if place[2] else text("deck.toml_end")
    return text("deck.line", line=line, problem=problem)


class Problems:
    """What is wrong with a deck.

    Each `expect_…` gives the value, or notes a problem and gives one to go on with.
    """

    def __init__(self, source_map: SourceMap) -> None:
        self.source_map = source_map
        self.found: list[tuple[int, Text]] = []

    def add(self, where: Where, problem: str, /, **gaps: Any) -> None:
        line = self.source_map.line(where)
        self.found.append((line, text("deck.line", line=line, problem=text(problem, **gaps))))

    def stop_if_any(self) -> None:
        if self.found:
            problems = [problem for _, problem in sorted(self.found, key=lambda entry: entry[0])]
            raise DeckError(
                text("error.deck", n=len(problems), problems=Sentences(tuple(problems))), problems
            )

    def parse(self, loads: Callable[[str], dict[str, Any]], source: str) -> dict[str, Any]:
        for number, line in enumerate(source.split("\n"), start=1):
            if len(line) > LONGEST_LINE:
                problem = text("deck.line", line=number, problem=text("deck.long", limit=LONGEST_LINE))
                raise DeckError(text("error.deck", n=1, problems=problem), [problem])
        try:
            return loads(source)
        except RecursionError:
            problem = text("deck.nested")
        except ValueError as error:  # also numbers of thousands of figures
            problem = no_toml(str(error), source)
        raise DeckError(text("error.deck", n=1, problems=problem), [problem])

    def _missing(self, where: Where, key: str) -> None:
        self.add(where, "deck.missing", key=key)

    def expect_text(self, table: dict[str, Any], where: Where, key: str) -> str:
        value = table.get(key)
        if key not in table:
            self._missing(where, key)
        elif not isinstance(value, str) or not value.strip() or len(value) > 60 or not value.isprintable():
            self.add((*where, key), "deck.text", key=key)
        else:
            return value.strip()
        return ""

    def expect_value(self, table: dict[str, Any], where: Where, key: str, allowed: Sequence[str]) -> str:
        value = table.get(key)
        if key not in table:
            self._missing(where, key)
        elif value not in allowed:
            self.add((*where, key), "deck.value", key=key, value=value, allowed=Listed(tuple(allowed)))
        else:
            return str(value)
        return ""

    def expect_number(self, table: dict[str, Any], where: Where, key: str, least: int, most: int) -> int:
        value = table.get(key)
        if key not in table:
            self._missing(where, key)
        elif not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.add((*where, key), "deck.number", key=key, value=value, least=least, most=most)
        else:
            return value
        return least

    def expect_count(self, table: dict[str, Any], where: Where, key: str, sources: Sequence[str]) -> int:
        """A number, alone or with where it comes from: `3` or `{ value = 3, source = "printed" }`."""
        value = table.get(key)
        if isinstance(value, dict):
            inner = {**value, key: value.get("value")} if "value" in value else {}
            if "source" in value:
                self.expect_value(value, (*where, key), "source", sources)
            self.refuse_other_keys(value, (*where, key), ("value", "source"))
            return self.expect_number(inner, (*where, key), key, 0, 99)
        return self.expect_number(table, where, key, 0, 99)

    def expect_table(self, table: dict[str, Any], where: Where, key: str) -> dict[str, Any]:
        value = table.get(key)
        if key not in table:
            self._missing(where, key)
        elif not isinstance(value, dict):
            self.add((*where, key), "deck.table", key=key)
        else:
            return value
        return {}

    def expect_tables(self, table: dict[str, Any], where: Where, key: str) -> list[dict[str, Any]]:
        value = table.get(key)
        if key not in table:
            self._missing(where, key)
        elif not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.add((*where, key), "deck.tables", key=key)
        else:
            return value
        return []

    def refuse_other_keys(self, table: dict[str, Any], where: Where, known: Sequence[str]) -> None:
        for key in table:
            if key not in known:
                self.add((*where, key), "deck.unknown", key=key, allowed=Listed(tuple(known)))
