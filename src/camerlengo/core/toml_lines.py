"""The line of each table, key and entry of a TOML file, and what is wrong with a file that is none."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from camerlengo.core.errors import DeckError
from camerlengo.core.texts import Text, text

Where = tuple[str | int, ...]

LONGEST_LINE = 1_000  # characters; reading a key with thousands of dots takes a parser minutes

_PLACE = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)$")
_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|\n"
    r"|[\[\]{}=,.]"
    r"""|[^\s\[\]{}=,."'#]+""",
    re.DOTALL,
)
_KEY: Final = 0  # what the next token belongs to
_HEADER: Final = 1
_VALUE: Final = 2
_INLINE: Final = -1  # in place of the number of an entry: not an array but an inline table


def parse(source: str) -> dict[str, Any]:
    """The tables of the file. Raises DeckError with the place where it is not TOML."""
    for number, line in enumerate(source.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            problem = text("deck.line", line=number, problem=text("deck.long", limit=LONGEST_LINE))
            raise DeckError(text("error.deck", n=1, problems=problem), [problem])
    try:
        return tomllib.loads(source)
    except RecursionError:
        problem = text("deck.nested")
    except ValueError as error:  # also numbers of thousands of figures
        problem = _no_toml(str(error), source)
    raise DeckError(text("error.deck", n=1, problems=problem), [problem])


def _no_toml(said: str, source: str) -> Text:
    """The problem and its place, from the English message of the library: "… (at line 3, column 5)"."""
    place = _PLACE.search(said)
    if place is None:
        return text("deck.toml")
    line = int(place[1]) if place[1] else max(1, len(source.rstrip().splitlines()))
    if said.startswith(("Cannot overwrite", "Cannot declare", "Duplicate")):
        problem = text("deck.toml_twice")
    else:
        problem = text("deck.toml_from", column=int(place[2])) if place[2] else text("deck.toml_end")
    return text("deck.line", line=line, problem=problem)


class SourceMap:
    """The line on which each table, key and entry of a valid TOML file begins.

    It goes through the tokens once and does not call itself: no file is nested too deeply for it.
    """

    def __init__(self, source: str) -> None:
        self.lines: dict[Where, int] = {}
        self._arrays: dict[Where, int] = {}  # how many entries each array of tables has so far
        self._table: Where = ()  # of the last header
        self._open: list[tuple[Where, int]] = []  # arrays with the number of their entry, inline tables
        self._mode = _KEY
        self._parts: list[str] = []  # of a key or a header: a.b has two
        self._began = 1  # the line of the first of them
        self._double = False  # whether it is a [[header]]
        self._value: Where = ()  # the place of the last key
        line = 1
        for token in _TOKEN.findall(source):
            if token[0] != "#":
                self._take(token, line)
            line += token.count("\n")
        self._take("\n", line)

    def line(self, where: Where) -> int:
        """The line of a place in the file, or of the nearest thing around it; 1 if there is none."""
        while where:
            if where in self.lines:
                return self.lines[where]
            where = where[:-1]
        return 1

    def _take(self, token: str, line: int) -> None:
        if self._mode == _VALUE:
            self._in_value(token, line)
        elif self._mode == _HEADER:
            self._in_header(token)
        else:
            self._in_key(token, line)

    def _in_key(self, token: str, line: int) -> None:
        if token == "[":
            self._mode, self._began, self._double = _HEADER, line, False
        elif token == "=":
            where = self._open[-1][0] if self._open else self._table
            for part in self._parts:
                where = (*where, part)
                self.lines.setdefault(where, self._began)
            self._value, self._mode = where, _VALUE
        elif token == "}":
            self._open.pop()
            self._mode = _VALUE
        elif token not in ".,\n":
            self._began = self._began if self._parts else line
            self._parts.append(_unquoted(token))

    def _in_header(self, token: str) -> None:
        if token == "[":
            self._double = True
        elif token == "\n":
            self._finish_header()
            self._next_key()
        elif token not in ".]":
            self._parts.append(_unquoted(token))

    def _finish_header(self) -> None:
        where: Where = ()
        for part in self._parts:
            if where in self._arrays:  # [a.b] after [[a]] belongs to the last entry of a
                where = (*where, self._arrays[where] - 1)
            where = (*where, part)
            self.lines.setdefault(where, self._began)
        if self._double:
            number = self._arrays.get(where, 0)
            self._arrays[where] = number + 1
            where = (*where, number)
        self.lines[where] = self._began
        self._table = where

    def _in_value(self, token: str, line: int) -> None:
        if token == "\n":
            if not self._open:
                self._next_key()
        elif token in "]}":
            self._open.pop()
        elif token == ",":
            where, number = self._open.pop()
            self._open.append((where, number if number == _INLINE else number + 1))
            if number == _INLINE:
                self._next_key()
        elif token != ".":
            self._begin(token, line)

    def _begin(self, token: str, line: int) -> None:
        """A value begins; numbers with a point and times are several tokens and begin again, at no harm."""
        where = self._value
        if self._open and self._open[-1][1] != _INLINE:
            array, number = self._open[-1]
            where = (*array, number)
            self.lines.setdefault(where, line)
        if token == "[":
            self._open.append((where, 0))
        elif token == "{":
            self._open.append((where, _INLINE))
            self._next_key()

    def _next_key(self) -> None:
        self._mode = _KEY
        self._parts = []


def _unquoted(token: str) -> str:
    if "\\" in token:
        word: str = tomllib.loads(f"word = {token}")["word"]
        return word
    return token[1:-1] if token[0] in "\"'" else token
