"""Decks with one thing changed, and the problems that come of it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from camerlengo.core import LANGUAGES, DeckError, Text
from camerlengo.games import open_box

LINE_WORDS = {"en": "Line {}: ", "it": "Riga {}: ", "fr": "Ligne {}\u00a0: "}


class Case(NamedTuple):
    """One change of the deck and the problem it makes, which names the `facts` in every language.

    With `at` it is the only one, reported on the line with these words.
    """

    section: str
    old: str
    new: str
    at: str
    key: str
    facts: str


def key_of(problem: Text) -> str:
    inner = problem.gaps["problem"]
    assert isinstance(inner, Text)
    return inner.key


class Decks:
    """The decks of a game: the standard one, and what becomes of it."""

    def __init__(self, game: str) -> None:
        self.box = open_box(game)
        self.standard = self.box.standard_deck().source

    def problems_of(self, source: str) -> tuple[Text, ...]:
        """What is wrong; every problem begins with its line and leaves no gap open."""
        with pytest.raises(DeckError) as refused:
            self.box.read_deck(source)
        for problem in refused.value.problems:
            for language in LANGUAGES:
                said = problem.say(language)
                assert "{" not in said
                if "line" in problem.gaps:
                    assert said.startswith(LINE_WORDS[language].format(problem.gaps["line"]))
        return refused.value.problems

    def changed(self, section: str, old: str, new: str, source: str | None = None) -> str:
        """The deck with `old` replaced by `new` where it first stands in the section."""
        source = self.standard if source is None else source
        place = source.index(old, source.index(section))
        return source[:place] + new + source[place + len(old) :]

    def line_of(self, source: str, section: str, words: str) -> int:
        """The line on which some words stand in a section of a changed deck."""
        return source[: source.index(words, self.standard.index(section))].count("\n") + 1
