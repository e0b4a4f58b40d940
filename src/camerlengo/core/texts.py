"""Sentences in English, Italian and French.

A `Text` is a key and what goes into its gaps; it becomes a sentence only when somebody reads it. The
sentences are TOML files beside what they talk about, one file a language. In a sentence `{card}` is a gap,
`{n:crest|crests}` picks the form for a number, and a gap filled with another `Text` or with a `Who` is said
in the reader's language too.
"""

from __future__ import annotations

import functools
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from typing import Any

import msgspec

LANGUAGES = ("en", "it", "fr")
LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français"}

_GAP = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
# French says "d'Anjou" and "qu'Anna": these words before a gap lose their vowel to the one that follows.
_ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=\{(\w+)\})")
_VOWELS = frozenset("aeiouœæ")
# Quotation marks, and those within them; a space that belongs to a mark goes with it.
_WITHIN = {
    "en": ((re.compile("“"), "‘"), (re.compile("”"), "’")),
    "it": ((re.compile("«"), "“"), (re.compile("»"), "”")),
    "fr": ((re.compile(r"«\s?"), "“"), (re.compile(r"\s?»"), "”")),
}
_AND = {"en": "and", "it": "e", "fr": "et"}


class Who(msgspec.Struct, frozen=True):
    """A seat, said by the name of whoever sits there."""

    seat: int


class Named(msgspec.Struct, frozen=True):
    """Something that has a name of its own in each language, such as a card of a deck."""

    names: Mapping[str, str]


class Listed(msgspec.Struct, frozen=True):
    """Several things said one after the other: "a, b and c"."""

    items: tuple[Any, ...]


class Quoted(msgspec.Struct, frozen=True):
    """Something that the sentence around it puts into quotation marks; its own become those within others."""

    what: Any


class Sentences(msgspec.Struct, frozen=True):
    """Several sentences said one after the other."""

    items: tuple[Text, ...]


class Beginning(msgspec.Struct, frozen=True):
    """Begins a sentence: its first letter is a capital."""

    what: Any


class Text(msgspec.Struct, frozen=True):
    key: str
    gaps: dict[str, Any] = {}

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        sentence, spoken = _sentence(self.key, language)
        return _fill(sentence, self.gaps, spoken, names) if "{" in sentence else sentence

    def __str__(self) -> str:
        return self.say()


def text(key: str, /, **gaps: Any) -> Text:
    return Text(key, gaps)


@functools.lru_cache(maxsize=20_000)
def _sentence(key: str, language: str) -> tuple[str, str]:
    """The sentence with this key, and the language that it is in."""
    name = _book_of(key)
    return book(name, language)[key], _spoken(name, key, language)


def _fill(sentence: str, gaps: Mapping[str, Any], language: str, names: Sequence[str]) -> str:
    def gap(match: re.Match[str]) -> str:
        if match[1] not in gaps:
            return match[0]  # stays a gap: scripts fill it in the page, and tests find what was forgotten
        value, forms = gaps[match[1]], match[2]
        if forms is None:
            return _say(value, language, names)
        singular = value == 1 or (language == "fr" and value == 0)
        return forms.split("|")[0 if singular else 1]

    if language == "fr":
        sentence = _ELIDED.sub(
            lambda word: f"{word[1]}'" if _begins_with_vowel(gaps.get(word[2]), names) else word[0], sentence
        )
    return _GAP.sub(gap, sentence)


def _begins_with_vowel(value: Any, names: Sequence[str]) -> bool:
    """Whether a French word does; h and y are left alone, since their sound cannot be told from them."""
    if value is None:
        return False
    first = _say(value, "fr", names)[:1].lower()
    return unicodedata.normalize("NFD", first)[:1] in _VOWELS


def _say(value: Any, language: str, names: Sequence[str]) -> str:
    if isinstance(value, Text):
        return value.say(language, names)
    if isinstance(value, Who):
        return (
            names[value.seat]
            if value.seat < len(names)
            else text("seat", number=value.seat + 1).say(language)
        )
    if isinstance(value, Named):
        return value.names[language]
    if isinstance(value, Listed):
        said = [_say(item, language, names) for item in value.items]
        return said[0] if len(said) == 1 else ", ".join(said[:-1]) + f" {_AND[language]} " + said[-1]
    if isinstance(value, Quoted):
        quoted = _say(value.what, language, names)
        for mark, within in _WITHIN[language]:
            quoted = mark.sub(within, quoted)
        return quoted
    if isinstance(value, Beginning):
        begun = _say(value.what, language, names)
        return begun[:1].upper() + begun[1:]
    if isinstance(value, Sentences):
        return " ".join(item.say(language, names) for item in value.items)
    return str(value)


# --- the books ------------------------------------------------------------------------------------

_packages: dict[str, str] = {"": "camerlengo.core"}
_written: dict[str, tuple[str, dict[str, dict[str, str]]]] = {}  # books in code: language, all sentences


def add_book(name: str, package: str) -> None:
    """Makes the texts of a package known; their keys begin with "name."."""
    _packages[name] = package
    _sentence.cache_clear()


def write_book(name: str, language: str, sentences: Mapping[str, Mapping[str, str]]) -> None:
    """Makes sentences known that are written in code, by language and key.

    Where another language has no such sentence, it is said in the `language` of the book.
    """
    own = sentences[language]
    _written[name] = (
        language,
        {
            other: {f"{name}.{key}": sentences.get(other, own).get(key, own[key]) for key in own}
            for other in LANGUAGES
        },
    )
    _sentence.cache_clear()


def books() -> Iterable[str]:
    """The books in files; every language has all of their sentences."""
    return tuple(_packages)


def _spoken(name: str, key: str, language: str) -> str:
    """The language in which a reader gets a sentence: that of the book where it is not translated."""
    if name not in _written:
        return language
    own, sentences = _written[name]
    sentence = sentences[own][key]
    translated = sentences[language][key] != sentence or not _GAP.sub("", sentence).strip()
    return language if translated else own


def _book_of(key: str) -> str:
    prefix = key.partition(".")[0]
    return prefix if prefix in _packages or prefix in _written else ""


def book(name: str, language: str) -> dict[str, str]:
    """All sentences of a book by key."""
    return _written[name][1][language] if name in _written else _read(name, language)


@functools.cache
def _read(name: str, language: str) -> dict[str, str]:
    """Tables in the file join with dots."""
    source = resources.files(_packages[name]) / "texts" / f"{language}.toml"
    entries = _flatten(tomllib.loads(source.read_text(encoding="utf-8")))
    return {f"{name}.{key}" if name else key: sentence for key, sentence in entries}


def _flatten(table: Mapping[str, Any], prefix: str = "") -> Iterable[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flatten(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def gaps_in_order(sentence: str) -> list[str]:
    """The names of the gaps in a sentence, each once."""
    return list(dict.fromkeys(match[1] for match in _GAP.finditer(sentence)))


def gaps_of(sentence: str) -> set[str]:
    """The same as a set, for the test that all languages have the same ones."""
    return set(gaps_in_order(sentence))
