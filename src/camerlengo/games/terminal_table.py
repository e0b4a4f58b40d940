"""The base of the table of every game in a terminal, and the paper it is painted on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text as Line

from camerlengo.core.texts import Named, Text, text
from camerlengo.core.view import View

INDENT = 4
SEAT_COLOURS = ("#b3202c", "#2456a6", "#23753f", "#8a4b9e", "#9a6b12", "#3d6b70")

ARTICLES = {
    "en": ("the ",),
    "it": ("il ", "lo ", "la ", "i ", "gli ", "le ", "l'", "l’"),
    "fr": ("le ", "la ", "les ", "l'", "l’"),
}


def fit(said: str, columns: int) -> str:
    """Cut or filled to so many columns of the terminal, at least one; some letters take two."""
    return set_cell_size(said, max(1, columns))


def indented(line: Line) -> RenderableType:
    return Padding(line, (0, 0, 0, INDENT))


def seat_style(seat: int) -> Style:
    return Style(color="#ffffff", bgcolor=SEAT_COLOURS[seat], bold=True)


def fitting(name: str, columns: int, language: str) -> str:
    """A name that may be cut to so many columns: without its article if it has to be, or “La ” might be all
    that is left.
    """
    if cell_len(name) > columns:
        for article in ARTICLES[language]:
            if name.lower().startswith(article):
                return name[len(article) :].lstrip() or name
    return name


class Canvas(msgspec.Struct, frozen=True):
    """`width` is its columns; 0 is as narrow as the game can be.

    `roomy` leaves space between the parts; `drawn` is False for a terminal that knows only ASCII. `numbers`
    says by which number each option of `question` is chosen.
    """

    width: int = 0
    roomy: bool = False
    drawn: bool = True
    question: int | None = None
    numbers: Mapping[int, int] = {}

    @property
    def between(self) -> list[RenderableType]:
        """What stands between two parts."""
        return [Line()] if self.roomy else []


Seen = TypeVar("Seen", bound=View)
Deck = TypeVar("Deck")
Glyphs = TypeVar("Glyphs")


class TerminalTable(Generic[Seen, Deck, Glyphs]):
    """A table in a terminal, as a view shows it; Rich prints it as it is.

    The module `terminal` of a game has a class `TerminalTable` that adds `parts` and two sets of glyphs:
    drawn ones, and typed ones for a terminal that knows only ASCII. The base class is empty: it serves a game
    without a table, whose questions and log are in words.
    """

    book: ClassVar[str] = ""
    narrowest: ClassVar[int] = 0  # columns of the terminal
    signs: ClassVar[tuple[Any, Any]] = (None, None)  # drawn, typed

    def __init__(self, view: Seen, deck: Deck, names: Sequence[str], language: str, paper: Canvas) -> None:
        self.view = view
        self.deck = deck
        self.names = names
        self.language = language
        self.paper = paper
        self.width = max(paper.width, self.narrowest)
        self.glyphs: Glyphs = self.signs[0 if paper.drawn else 1]
        self.numbers = {  # by option on the table
            option: number
            for option, number in paper.numbers.items()
            if paper.question is not None and self.on_the_table(paper.question, option)
        }

    def __rich__(self) -> RenderableType:
        return Group(*self.parts())

    def parts(self) -> Iterable[RenderableType]:
        """From top to bottom."""
        return ()

    @classmethod
    def on_the_table(cls, question: int, option: int) -> bool:
        """Whether this option lies on the table, so that its number can be read there."""
        return False

    @classmethod
    def legend(cls, deck: Any, language: str, drawn: bool = True, width: int = 0) -> list[tuple[str, str]]:
        """Every sign of a table of this width with what it means."""
        return []

    # --- words ---

    def say(self, key: str, /, **gaps: object) -> str:
        return self.said(text(f"{self.book}.{key}", **gaps))

    def said(self, what: Text | Named | str) -> str:
        return what if isinstance(what, str) else what.say(self.language, self.names)

    # --- a seat ---

    def name(self, seat: int, moves: bool, turn: str) -> Line:
        """The sign of a turn, the number and the name of a seat."""
        line = Line(f"{turn if moves else ' '} ", "bold")
        line.append(f" {seat + 1} ", seat_style(seat))
        line.append(f" {self.names[seat]}", "bold" if moves else "")
        if self.view.seat == seat:
            line.append(f" ({self.say('term.you')})")
        return line
