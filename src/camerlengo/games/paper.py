"""What the tables of all games are painted on in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text as Line

ARTICLES = {
    "en": ("the ",),
    "it": ("il ", "lo ", "la ", "i ", "gli ", "le ", "l'", "l’"),
    "fr": ("le ", "la ", "les ", "l'", "l’"),
}


def fitting(name: str, columns: int, language: str) -> str:
    """A name that may be cut to so many columns: without its article if it has to be, or “La ” might be all
    that is left.
    """
    if cell_len(name) > columns:
        for article in ARTICLES[language]:
            if name.lower().startswith(article):
                return name[len(article) :].lstrip() or name
    return name


class Paper(msgspec.Struct, frozen=True):
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
