"""Reads all that a game asks and tells aloud, in every language."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from camerlengo.core import EVERYBODY, LANGUAGES, Ask, Event, Game, Listed, Rng, Text
from camerlengo.core.box import Box, Deck
from camerlengo.core.texts import Sentences


def keys_in(thing: Any) -> Iterator[str]:
    """The keys of a text and of the texts in its gaps."""
    if isinstance(thing, Listed | Sentences):
        for item in thing.items:
            yield from keys_in(item)
    elif isinstance(thing, Text):
        yield thing.key
        for gap in thing.gaps.values():
            yield from keys_in(gap)


@functools.cache
def names(box: Box, language: str) -> tuple[str, ...]:
    return tuple(box.character(seat).say(language) for seat in range(max(box.players)))


def say(box: Box, text: Text, language: str, people: Sequence[str] = ()) -> str:
    """The sentence, in which no gap is left open."""
    said = text.say(language, people or names(box, language))
    assert said.strip() == said != ""
    assert "{" not in said
    assert "}" not in said
    return said


_READ: dict[str, list[str]] = {}  # most is said again and again: a text that was read once is right


class Reader(Ask):
    """Reads everything, and chooses evenly."""

    def __init__(self, box: Box, deck: Deck, game: Game, rng: Rng) -> None:
        super().__init__()
        self.hears = True
        self.box = box
        self.deck = deck
        self.game = game
        self.rng = rng
        self.keys: set[str] = set()

    def read(self, text: Text) -> list[str]:
        written = repr(text)
        if written not in _READ:
            _READ[written] = [say(self.box, text, language) for language in LANGUAGES]
        self.keys.update(keys_in(text))
        return _READ[written]

    def one(self, seat: int, question: int, options: list[int]) -> int:
        seen = self.game.view(seat)
        assert seen.to_move in (seat, None)
        self.read(self.box.question_text(seen, question, options, self.deck))
        sentences = [self.read(self.box.option_text(seen, question, option, self.deck)) for option in options]
        for in_one_language in zip(*sentences, strict=True):
            assert len(set(in_one_language)) == len(options), "no two options are said in the same words"
        return options[self.rng.below(len(options))]

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        self.read(self.box.event_text(Event(0, kind, seat, about, audience), self.deck))


def play_aloud(box: Box, deck: Deck, game: Game, seed: int, advances: int = 1000) -> set[str]:
    """Plays on, at most so far, and returns the keys of all that was said."""
    reader = Reader(box, deck, game, Rng(seed))
    while advances and not game.over():
        game.advance(reader)
        advances -= 1
    for line in box.result(game, deck).sheet:
        reader.read(line.title)
    return reader.keys
