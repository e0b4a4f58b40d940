"""Sentences in English, Italian and French.

A `Text` is a key and what goes into its gaps; it becomes a sentence only when somebody reads it. The
sentences are TOML files beside what they talk about, one file a language. They are compiled once.

    {card}                a name with its article, a number, or another text
    {card:-}              a name without its article
    {n:card|cards}        the form for a number (one|other, or one|many|other with the form for millions)
    {n:card|cards}        of a Range, the form of its upper end: 0–1 card, 20–40 cards
    {n:0=nobody|{n:…}}    an exact number comes first: {n:0=no cards|card|cards}
    {person:il|la}        the form for the gender of a name: masculine|feminine|both in the plural
    {n:#} {n:.1} {n:+}    24,700 · 24.700 · 24 700; with a decimal; with its sign
    {money:$} {share:%}   $1,400 · 1.400 $ · 1 400 $; 45% · 45% · 45 %
    {names:and} {names:or}   a list; without a word it is "and"
    {place:in} {place:en}    where somebody is or goes, in Italian and French: in Marocco, au Maroc

A name may have an article, which the text gives before a bar ("il|Nunzio"), and a deck in `article`. At the
beginning of a sentence it gets a capital. Before a gap Italian "di", "a", "da", "in", "su" and "e" and French
"de", "à" and "que" change with the name in it: "di {who}" is "del Nunzio" or "di Anna", "de {who}" is "du
Nonce" or "d’Anna". Straight apostrophes and ordinary French spaces get the marks of print (grammar.typeset).
docs/texts.md has more.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from typing import Any, Final

import msgspec

from camerlengo.core import grammar

LANGUAGES = ("en", "it", "fr")
LANGUAGE_NAMES = {"en": "English", "it": "Italiano", "fr": "Français"}

_GAP = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
# Quotation marks, and those within them; a space that belongs to a mark goes with it.
_WITHIN = {
    "en": ((re.compile("“"), "‘"), (re.compile("”"), "’")),
    "it": ((re.compile("«"), "“"), (re.compile("»"), "”")),
    "fr": ((re.compile(r"«\s?"), "“"), (re.compile(r"\s?»"), "”")),
}


class Who(msgspec.Struct, frozen=True):
    """A seat, said by the name of the player who sits there."""

    seat: int


class Name(str):
    """A name that has an article in sentences: "Nunzio", but "del Nunzio". msgspec encodes str(name) only."""

    __slots__ = ("article",)

    article: str

    def __new__(cls, name: str, article: str) -> Name:
        """A name with its article."""
        made = super().__new__(cls, name)
        made.article = article
        return made

    def __reduce__(self) -> tuple[type[Name], tuple[str, str]]:
        return Name, (str(self), self.article)


class Named(msgspec.Struct, frozen=True):
    """Something that has a name of its own in each language, such as a card of a deck."""

    names: Mapping[str, str]
    articles: Mapping[str, str] = {}

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The name in a language, without its article."""
        return grammar.typeset(language, self.names[language])


class Listed(msgspec.Struct, frozen=True):
    """Several things in a row: "a, b and c", or "a, b or c" where the sentence says so."""

    items: tuple[Any, ...]


class Quoted(msgspec.Struct, frozen=True):
    """Something that the sentence around it puts into quotation marks; its own become those within others."""

    what: Any


class Figure(msgspec.Struct, frozen=True):
    """A number that has its form with it, as a sentence would give it: "%", "$", "#", "+" or ".1"."""

    value: float
    form: str = "#"

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The number in the form of a language."""
        return _figure(self.form)(language, self.value)


class Range(msgspec.Struct, frozen=True):
    """From one number to another: “20–40”. It has the plural form of its upper end."""

    least: int
    most: int

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Both ends in the form of the language."""
        ends = dict.fromkeys((self.least, self.most))  # “20”, and not “20–20”
        return "–".join(grammar.number(language, end) for end in ends)


class Sentences(msgspec.Struct, frozen=True):
    """Several sentences one after the other."""

    items: tuple[Text, ...]


class Beginning(msgspec.Struct, frozen=True):
    """Begins a sentence: its first letter is a capital."""

    what: Any


class Text(msgspec.Struct, frozen=True):
    """A sentence in every language: the key of a text, and the values for its gaps."""

    key: str
    gaps: dict[str, Any] = {}

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The sentence; a name without its article."""
        sentence = _compiled[language].get(self.key) or _compile(self.key, language)
        return sentence.say(self.gaps, names, True)

    def name(self, language: str = "en") -> str:
        """The same as a name that keeps its article for other sentences."""
        sentence = _compiled[language].get(self.key) or _compile(self.key, language)
        text = sentence.say(self.gaps, (), True)
        return Name(text, sentence.article) if sentence.article else text

    def __str__(self) -> str:
        return self.say()


def text(key: str, /, **gaps: Any) -> Text:
    """The text with this key, with values for its gaps."""
    return Text(key, gaps)


def plain(key: str, language: str) -> str:
    """The sentence with this key, which has no gaps."""
    sentence = _compiled[language].get(key) or _compile(key, language)
    return sentence.say({}, (), True)


# --- sentences ------------------------------------------------------------------------------------

_MISSING: Final = object()
_NEVER, _ALWAYS, _AS_OUTSIDE = range(3)  # whether a gap begins a sentence
_ENDED = re.compile(r"[.!?…][”»’]?\s+$")
_OPENED = re.compile(r"^[\s“«‘(¿¡]*$")
_WITH_ARTICLE = re.compile(rf"({grammar.AN_ARTICLE.pattern})\|")
_A_FIGURE = re.compile(r"(?=.)(\+?)([#$%]?)(?:\.(\d))?")
_EXACTLY = re.compile(r"(\d+)=")


class _Sentence:
    """A sentence that was taken apart: strings and gaps."""

    __slots__ = ("article", "fixed", "language", "parts")

    def __init__(self, written: str, language: str) -> None:
        self.language = language
        self.article = ""
        if match := _WITH_ARTICLE.match(written):
            self.article = match[1]
            written = written[match.end() :]
        written = grammar.typeset(language, written)
        self.parts: list[str | _Gap] = []
        changing = _CHANGING[language]
        at = 0
        for match in _GAP.finditer(written):
            before = written[at : match.start()]
            word = changing.search(before)
            if word:
                before = before[: word.start()]
            if before:
                self.parts.append(before)
            begins = _AS_OUTSIDE if _OPENED.match(written[: match.start()]) else _NEVER
            if _ENDED.search(written[: match.start()]):
                begins = _ALWAYS
            self.parts.append(_Gap(match, word[1] if word else "", begins, language))
            at = match.end()
        if at < len(written):
            self.parts.append(written[at:])
        self.fixed = written if not any(type(part) is _Gap for part in self.parts) else None  # without gaps

    def say(self, gaps: Mapping[str, Any], names: Sequence[str], begins: bool) -> str:
        if self.fixed is not None:
            return self.fixed
        said = []
        for part in self.parts:
            if type(part) is str:
                said.append(part)
                continue
            assert type(part) is _Gap
            if part.plain:  # most gaps, and most of them have one of these three values
                value: Any = gaps.get(part.name)
                kind = type(value)
                if kind is Text:
                    sentence = _compiled[self.language].get(value.key) or _compile(value.key, self.language)
                    if not sentence.article:
                        first = begins if part.begins == _AS_OUTSIDE else part.begins == _ALWAYS
                        said.append(sentence.say(value.gaps, names, first))
                        continue
                elif kind is str:
                    said.append(value)
                    continue
                elif kind is int:
                    said.append(str(value))
                    continue
            said.append(part.say(gaps, names, begins))
        return "".join(said)


class _Gap:
    """`plain`: the sentence around it has no word or form that changes with the value."""

    __slots__ = (
        "begins",
        "case",
        "conjunction",
        "figure",
        "forms",
        "language",
        "name",
        "plain",
        "word",
        "written",
    )

    def __init__(self, match: re.Match[str], word: str, begins: int, language: str) -> None:
        self.name: str = match[1]
        self.language = language
        self.begins = begins
        self.word = word
        self.written = f"{word} {match[0]}" if word else match[0]
        self.case = ""
        self.conjunction = "and"
        self.figure: Callable[[str, float], str] | None = None
        self.forms: Callable[[Any, Sequence[str]], str] | None = None
        spec: str | None = match[2]
        self.plain = spec is None and not word
        if spec is None:
            return
        if "|" in spec:
            self.forms = _forms(spec, language)
        elif spec in ("and", "or"):
            self.conjunction = spec
        elif spec == "-" or (spec and spec == grammar.PLACE[language]):
            self.case = spec
        else:
            self.figure = _figure(spec)

    def say(self, gaps: Mapping[str, Any], names: Sequence[str], begins: bool) -> str:
        value = gaps.get(self.name, _MISSING)
        if value is _MISSING:
            return self.written  # stays a gap: scripts fill it in the page, and tests find what was forgotten
        if self.forms is not None:
            chosen = self.forms(value, names)
            return f"{self.word} {chosen}" if self.word else chosen
        if self.figure is not None:
            text = self.figure(self.language, value) if isinstance(value, int | float) else self._said(value)
            return f"{self.word} {text}" if self.word else text
        kind = type(value)
        if kind is str and not self.word:
            return value  # type: ignore[no-any-return]
        if kind is int:
            return f"{self.word} {value}" if self.word else str(value)
        if self.word:
            return self._after(value, names)
        begins = self.begins == _ALWAYS or (begins and self.begins == _AS_OUTSIDE)
        return _say(value, self.language, names, begins, self.case, self.conjunction)

    def _said(self, value: Any) -> str:
        return _say(value, self.language, (), False)

    def _after(self, value: Any, names: Sequence[str]) -> str:
        """The value with the word before it, which changes with it."""
        word, language = self.word, self.language
        plain = word.lower()
        if isinstance(value, Listed) and plain not in ("e", "que"):
            text = grammar.listed(
                language, [self._after_one(plain, item, names) for item in value.items], self.conjunction
            )
        else:
            text = self._after_one(plain, value, names)
        return text if plain == word else text[:1].upper() + text[1:]

    def _after_one(self, word: str, value: Any, names: Sequence[str]) -> str:
        language = self.language
        if isinstance(value, int | float):
            return f"{word} {value}"
        if self.case == grammar.PLACE[language] != "":
            return f"{word} {_say(value, language, names, False, self.case, self.conjunction)}"
        article, name = _parts(value, language, names)
        return grammar.after(language, word, "" if self.case == "-" else article, name)


def _changing(language: str) -> re.Pattern[str]:
    words = "|".join(grammar.CHANGING[language])
    return re.compile(rf"\b({words}) $", re.IGNORECASE) if words else re.compile(r"(?!)()")


_CHANGING = {language: _changing(language) for language in LANGUAGES}


def _forms(spec: str, language: str) -> Callable[[Any, Sequence[str]], str]:
    """What chooses among "card|cards"."""
    given = spec.split("|")
    exact = {}
    while given and (match := _EXACTLY.match(given[0])):
        exact[int(match[1])] = given.pop(0)[match.end() :]
    kinds = grammar.PLURALS[language]
    if len(given) not in (2, 4, len(kinds)):
        raise ValueError(spec)
    by_category = dict(zip(kinds if len(given) == len(kinds) else ("one", "other"), given, strict=False))

    def choose(value: Any, names: Sequence[str]) -> str:
        if isinstance(value, Range):
            value = value.most
        if isinstance(value, int | float):
            if value in exact:
                return exact[int(value)]
            return by_category.get(grammar.plural(language, value), by_category["other"])
        article = _parts(value, language, names)[0]
        at = grammar.gender(language, article)
        return given[at] if at < len(given) else given[at % 2]

    return choose


@functools.cache
def _figure(spec: str) -> Callable[[str, float], str]:
    """What writes a number as "#", "$", "%", "+" or ".1" says."""
    match = _A_FIGURE.fullmatch(spec)
    if match is None:
        raise ValueError(spec)
    sign, kind, digits = bool(match[1]), match[2], None if match[3] is None else int(match[3])
    if kind == "$":
        return lambda language, value: grammar.money(language, value, sign)
    write = grammar.percent if kind == "%" else grammar.number
    return lambda language, value: write(language, value, digits, sign)


def _parts(value: Any, language: str, names: Sequence[str]) -> tuple[str, str]:
    """The article of what is named, and the rest."""
    if isinstance(value, Who) and value.seat < len(names):
        value = names[value.seat]
    if isinstance(value, Name):
        return value.article, str(value)
    if isinstance(value, Named):
        return value.articles.get(language, ""), value.say(language)
    if isinstance(value, Text):
        sentence = _compiled[language].get(value.key) or _compile(value.key, language)
        text = sentence.say(value.gaps, names, False)
        if sentence.article:
            return sentence.article, text
        first = sentence.parts[0] if sentence.parts else ""
        if isinstance(first, _Gap) and first.name in value.gaps and not (first.word or first.case):
            article = _parts(value.gaps[first.name], language, names)[0]
            return article, text.removeprefix(grammar.with_article(article, "")).lstrip() if article else text
        return "", text
    return "", _say(value, language, names, False)


def _say(
    value: Any, language: str, names: Sequence[str], begins: bool, case: str = "", conjunction: str = "and"
) -> str:
    say = _SAID.get(type(value))
    if say is not None:
        return say(value, language, names, begins, case, conjunction)
    if case not in ("", "-") and isinstance(value, str):
        return grammar.at_place(language, "", value)
    return str(value)


def _say_text(
    value: Text, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    sentence = _compiled[language].get(value.key) or _compile(value.key, language)
    if case == "" and not sentence.article:
        return sentence.say(value.gaps, names, begins)
    return _cased(sentence.article, sentence.say(value.gaps, names, False), language, begins, case)


def _say_who(
    value: Who, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    if value.seat < len(names):
        return _say(names[value.seat], language, names, begins, case)
    return text("seat", number=value.seat + 1).say(language)


def _say_name(
    value: Name, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    return _cased(value.article, str(value), language, begins, case)


def _say_named(
    value: Named, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    return _cased(value.articles.get(language, ""), value.say(language), language, begins, case)


def _say_listed(
    value: Listed, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    items = [_say(item, language, names, begins and not at, case) for at, item in enumerate(value.items)]
    return grammar.listed(language, items, conjunction)


def _say_quoted(
    value: Quoted, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    quoted = _say(value.what, language, names, True)
    for mark, within in _WITHIN[language]:
        quoted = mark.sub(within, quoted)
    return quoted


def _say_figure(
    value: Figure, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    return value.say(language)


def _say_range(
    value: Range, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    return value.say(language)


def _say_beginning(
    value: Beginning, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    begun = _say(value.what, language, names, True)
    return begun[:1].upper() + begun[1:]


def _say_sentences(
    value: Sentences, language: str, names: Sequence[str], begins: bool, case: str, conjunction: str
) -> str:
    return " ".join(item.say(language, names) for item in value.items)


_SAID: Final[dict[type, Callable[[Any, str, Sequence[str], bool, str, str], str]]] = {
    Text: _say_text,
    Who: _say_who,
    Name: _say_name,
    Named: _say_named,
    Listed: _say_listed,
    Quoted: _say_quoted,
    Figure: _say_figure,
    Range: _say_range,
    Beginning: _say_beginning,
    Sentences: _say_sentences,
}


def _cased(article: str, name: str, language: str, begins: bool, case: str) -> str:
    if case == "-":
        return name
    if case:
        text = grammar.at_place(language, article, name)
    elif not article:
        return name  # a name keeps its own first letter
    else:
        text = grammar.with_article(article, name)
    return text[:1].upper() + text[1:] if begins else text


# --- the books ------------------------------------------------------------------------------------

_packages: dict[str, str] = {"": "camerlengo.core"}
_compiled: dict[str, dict[str, _Sentence]] = {language: {} for language in LANGUAGES}
_written: dict[str, tuple[str, dict[str, dict[str, str]]]] = {}  # books in code: language, all sentences


def add_book(name: str, package: str) -> None:
    """Makes the texts of a package known; their keys begin with "name."."""
    _packages[name] = package


def write_book(name: str, language: str, sentences: Mapping[str, Mapping[str, str]]) -> None:
    """Makes sentences known that are written in code, by language and key.

    Where another language has no such sentence, the sentence is in the `language` of the book.
    """
    own = sentences[language]
    for compiled in _compiled.values():
        for key in [key for key in compiled if key.startswith(f"{name}.")]:
            del compiled[key]
    _written[name] = (
        language,
        {
            other: {f"{name}.{key}": sentences.get(other, own).get(key, own[key]) for key in own}
            for other in LANGUAGES
        },
    )


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


def _compile(key: str, language: str) -> _Sentence:
    """Takes a sentence apart when it is first wanted."""
    name = _book_of(key)
    sentence = _Sentence(book(name, language)[key], _spoken(name, key, language))
    _compiled[language][key] = sentence
    return sentence


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


def wrong_gaps(sentence: str, language: str) -> list[str]:
    """The gaps of a sentence whose form nobody understands, such as {n:cards}."""
    wrong = []
    for match in _GAP.finditer(sentence):
        try:
            _Gap(match, "", _NEVER, language)
        except ValueError:
            wrong.append(match[0])
    return wrong


def gaps_in_order(sentence: str) -> list[str]:
    """The names of the gaps in a sentence, each once."""
    return list(dict.fromkeys(match[1] for match in _GAP.finditer(sentence)))


def gaps_of(sentence: str) -> set[str]:
    """The same as a set, for the test that all languages have the same ones."""
    return set(gaps_in_order(sentence))
