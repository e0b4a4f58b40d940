"""The shape of a TOML file, declared as Structs, and how a value of each type is read.

What a type means in a shape:

    int, float          with Meta(ge=…, le=…), an int perhaps with multiple_of; an int without Meta has limits
                        that depend on the rest of its table, and `check` compares them
    str                 one line of 1 to 60 characters, or of so many as Meta(max_length=…) says; blanks
                        around it do not count. With AS_WRITTEN it may have several lines and is kept as it is
    bool                true or false
    Words(…)            one of these words; with a mapping the value is read as what it stands for
    Sourced(…)          the value alone, or with where it comes from: { value = 3, source = "printed" }
    tuple[X, ...]       a list; Unique(…) names the keys that differ among its tables
    dict[str, X]        a table with keys of any name
    a Shape             a table with these keys and no others; a field with a default may be left out
    A | B of Shapes     by its tag; among those of one tag the first of which the table has a key that the
                        last one does not know, else the last
    Names               a text in every language
    Articles            the articles of a name in some of them
    X | None = None     may be left out
    Any                 is not looked at
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Meta

from camerlengo.core import grammar
from camerlengo.core.problems import Problems
from camerlengo.core.texts import LANGUAGES, Listed, Text, text
from camerlengo.core.toml_lines import Where

LONGEST_NAME = 60
LONGEST_SHOWN = 60  # characters of a wrong value in a sentence


# --- declaring ------------------------------------------------------------------------------------


class Shape(msgspec.Struct):
    """A table of the file."""


class Names(Shape):
    """A text in every language."""

    en: str
    it: str
    fr: str

    def by_language(self) -> dict[str, str]:
        """The names by language."""
        return {language: getattr(self, language) for language in LANGUAGES}


def numbered(entry: Shape, numbers: Mapping[str, int]) -> tuple[int, ...]:
    """The values of some fields in the order of their numbers, which go from 0 on."""
    return tuple(getattr(entry, name) for name in sorted(numbers, key=lambda name: numbers[name]))


class Words:
    """The words that a key allows, and what each stands for."""

    meanings: dict[str, Any]

    def __init__(self, allowed: Mapping[str, Any] | Sequence[str]) -> None:
        self.meanings = dict(allowed) if isinstance(allowed, Mapping) else {word: word for word in allowed}


ENGLISH, ITALIAN, FRENCH = (
    (*grammar.ARTICLES[language], *(("l' m", "l' f") if "l'" in grammar.ARTICLES[language] else ()))
    for language in LANGUAGES
)


class Articles(Shape):
    """The articles that a name takes in sentences; "l' f" says that the name is feminine."""

    en: Annotated[str | None, Words(ENGLISH)] = None
    it: Annotated[str | None, Words(ITALIAN)] = None
    fr: Annotated[str | None, Words(FRENCH)] = None

    def by_language(self) -> dict[str, str]:
        """The articles by language, without empty ones."""
        return {language: article for language in LANGUAGES if (article := getattr(self, language))}


class Sourced:
    """A value that may name its source, one of `sources`."""

    def __init__(self, sources: Sequence[str]) -> None:
        self.sources = tuple(sources)


class Says:
    """The sentence for a wrong value, in place of the usual one; `key`, `value`, `least`, `most` fill it."""

    def __init__(self, problem: str) -> None:
        self.problem = problem


class Unique:
    """Two tables of the list may not have the same value here; of `Names`, in no language."""

    def __init__(self, *keys: str) -> None:
        self.keys = keys


class AsWritten:
    """A value that is taken as it is in the file."""


AS_WRITTEN: Final = AsWritten()


# --- forms: how a value of a type is read ---------------------------------------------------------


class Form:
    """`read` gives the value, or notes a problem and gives a stand-in to go on with."""

    stand_in: Any = None

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        """The checked value. Adds what is wrong with it to `problems`."""
        return value


class _Number(Form):
    def __init__(self, least: int, most: int, step: int, says: str | None) -> None:
        self.stand_in = least
        self.least = least
        self.most = most
        self.step = step
        self.problem = says or "deck.number"

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if type(value) is not int or not self.least <= value <= self.most:
            gaps: dict[str, Any] = {
                "value": shown(value),
                "least": _signed(self.least),
                "most": _signed(self.most),
            }
            problems.unread(where, key, self.problem, key=_named(where, key), **gaps)
        elif value % self.step:
            named = _named(where, key)
            problems.unread(where, key, "deck.multiple", key=named, value=shown(value), step=self.step)
        else:
            return value
        return self.stand_in


class _Whole(Form):
    """A whole number whose limits depend on the rest of the table."""

    stand_in = 0

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if type(value) is int:
            return value
        problems.unread(where, key, "deck.whole", key=_named(where, key), value=shown(value))
        return self.stand_in


class _Decimal(Form):
    def __init__(self, least: float, most: float, says: str | None) -> None:
        self.stand_in = 0.0
        self.least = least
        self.most = most
        self.problem = says or "deck.decimal"

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if type(value) not in (int, float) or not self.least <= value <= self.most:
            gaps: dict[str, Any] = {
                "value": shown(value),
                "least": _signed(self.least),
                "most": _signed(self.most),
            }
            problems.unread(where, key, self.problem, key=_named(where, key), **gaps)
            return self.stand_in
        return float(value)


class _Text(Form):
    stand_in = ""

    def __init__(self, most: int, as_written: bool, pattern: str | None, says: str | None) -> None:
        self.most = most
        self.as_written = as_written
        self.pattern = None if pattern is None else re.compile(pattern)
        self.says = says

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        problem = None
        stripped = value.strip() if isinstance(value, str) else ""
        if not stripped or not (self.as_written or value.isprintable()):
            problem = "deck.text"
        elif len(stripped) > self.most:
            problem = "deck.text_long"
        elif self.pattern is not None and self.pattern.search(stripped) is None:
            problem = "deck.text"
        if problem is None:
            return value if self.as_written else stripped
        gaps = {"value": shown(value), "most": self.most, "found": len(stripped)}
        problems.unread(where, key, self.says or problem, key=_named(where, key), **gaps)
        return self.stand_in


class _Words(Form):
    def __init__(self, meanings: dict[str, Any]) -> None:
        self.meanings = meanings
        self.stand_in = next(iter(meanings.values()))

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if isinstance(value, str) and value in self.meanings:
            return self.meanings[value]
        gaps = {"value": shown(value), "allowed": Listed(tuple(self.meanings))}
        problems.unread(where, key, "deck.value", key=_named(where, key), **gaps)
        return self.stand_in


class _YesNo(Form):
    stand_in = False

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if isinstance(value, bool):
            return value
        problems.unread(where, key, "deck.yes_no", key=_named(where, key))
        return self.stand_in


class _Sourced(Form):
    KEYS: ClassVar = ("value", "source")

    def __init__(self, form: Form, sources: tuple[str, ...]) -> None:
        self.form = form
        self.source = _Words({source: source for source in sources})
        self.stand_in = form.stand_in

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if not isinstance(value, dict):
            return self.form.read(value, where, key, problems)
        if "source" in value:
            self.source.read(value["source"], (*where, key), "source", problems)
        _refuse_others(value, self.KEYS, (*where, key), problems)
        if "value" in value:
            return self.form.read(value["value"], where, key, problems)
        problems.unread(where, key, "deck.missing", key=_named(where, key))
        return self.stand_in


class _List(Form):
    stand_in = ()

    def __init__(self, form: Form, unique: tuple[str, ...], says: str | None) -> None:
        self.form = form
        self.unique = unique
        self.tables = isinstance(form, _Table | _OneOf)
        usual = "deck.tables" if self.tables else "deck.numbers" if isinstance(form, _Number) else "deck.list"
        self.problem = says or usual

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        at = (*where, key)
        fits = isinstance(value, list)
        if not fits or (self.tables and not all(isinstance(entry, dict) for entry in value)):
            limits: dict[str, Any] = {}
            if isinstance(self.form, _Number):
                limits = {"least": self.form.least, "most": self.form.most}
            problems.unread(where, key, self.problem, key=_named(where, key), **limits)
            return self.stand_in
        read = self.form.read
        entries = tuple([read(entry, at, number, problems) for number, entry in enumerate(value)])
        for name in self.unique:
            self._refuse_twins(entries, name, at, problems)
        return entries

    @staticmethod
    def _refuse_twins(entries: Sequence[Any], name: str, at: Where, problems: Problems) -> None:
        values = [(number, getattr(entry, name)) for number, entry in enumerate(entries)]
        problems.differ(
            name,
            [
                ((*at, number), tuple(value.by_language().values()) if isinstance(value, Names) else (value,))
                for number, value in values
            ],
        )


class _FreeTable(Form):
    def __init__(self, form: Form) -> None:
        self.form = form
        self.stand_in: dict[str, Any] = {}

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if not isinstance(value, dict):
            problems.unread(where, key, "deck.table", key=_named(where, key))
            return self.stand_in
        at = (*where, key)
        return {name: self.form.read(entry, at, name, problems) for name, entry in value.items()}


class _Field(NamedTuple):
    name: str
    key: str  # in the file
    form: Form
    required: bool


class _Table(Form):
    def __init__(self, shape: type[Shape]) -> None:
        self.shape = shape
        self.fields = [
            _Field(field.name, field.encode_name, _form_of(field.type), field.required)
            for field in msgspec.structs.fields(shape)
        ]
        self.tag_key = shape.__struct_config__.tag_field
        self.tag = shape.__struct_config__.tag
        keys = tuple(field.key for field in self.fields)
        self.known = keys if self.tag_key is None else (self.tag_key, *keys)
        self.stand_in = shape(**{field.name: field.form.stand_in for field in self.fields if field.required})

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if isinstance(value, dict):
            return self.fill(value, (*where, key), problems)
        problems.unread(where, key, "deck.table", key=_named(where, key))
        return self.stand_in

    def fill(self, table: dict[str, Any], where: Where, problems: Problems) -> Any:
        """The shape with what the table holds."""
        found = 0
        if self.tag_key is not None:
            found = _tag(table, self.tag_key, (str(self.tag),), where, problems) is not None
        values = {}
        for name, key, form, required in self.fields:
            if key in table:
                found += 1
                values[name] = form.read(table[key], where, key, problems)
            elif required:
                problems.unread(where, key, "deck.missing", key=key)
                values[name] = form.stand_in
        if found < len(table):
            _refuse_others(table, self.known, where, problems)
        return self.shape(**values)


class _OneOf(Form):
    """A table of one of several shapes; `other` reads what is no table."""

    def __init__(self, tables: Sequence[_Table], other: Form | None) -> None:
        self.tables = tables
        self.tags = tuple(dict.fromkeys(str(table.tag) for table in tables))
        self.tag_key = tables[0].tag_key
        self.other = other
        self.stand_in = tables[-1].stand_in if other is None else other.stand_in

    def read(self, value: Any, where: Where, key: str | int, problems: Problems) -> Any:
        if not isinstance(value, dict):
            return (self.other or self.tables[-1]).read(value, where, key, problems)
        tables = self.tables
        if self.tag_key is not None:
            tag = _tag(value, self.tag_key, self.tags, (*where, key), problems)
            if tag is None:
                problems.stands_in((*where, key))
                return self.stand_in
            tables = [table for table in tables if table.tag == tag]
        last = tables[-1]
        for table in tables:
            if any(name in value and name not in last.known for name in table.known):
                return table.fill(value, (*where, key), problems)
        return last.fill(value, (*where, key), problems)


def _tag(
    table: dict[str, Any], key: str, allowed: tuple[str, ...], where: Where, problems: Problems
) -> str | None:
    tag = table.get(key)
    if isinstance(tag, str) and tag in allowed:
        return tag
    if key in table:
        problems.unread(where, key, "deck.value", key=key, value=shown(tag), allowed=Listed(allowed))
    else:
        problems.unread(where, key, "deck.missing", key=key)
    return None


def _refuse_others(table: dict[str, Any], known: tuple[str, ...], where: Where, problems: Problems) -> None:
    for key in table:
        if key not in known:
            problems.add((*where, key), "deck.unknown", key=shown(key), allowed=Listed(known))


def _named(where: Where, key: str | int) -> str:
    """The key by which a sentence calls a value: an entry of a list is called by the key of the list."""
    while isinstance(key, int):
        *around, key = where
        where = tuple(around)
    return _shorter(key)


def shown(value: Any) -> Text | str:
    """A wrong value in a sentence: short, and without codes that a terminal would obey."""
    if isinstance(value, dict):
        return text("deck.a_table")
    if isinstance(value, list):
        return text("deck.a_list")
    return _shorter(str(value).lower() if isinstance(value, bool) else str(value))


def _shorter(words: str) -> str:
    shorter = words if len(words) <= LONGEST_SHOWN else f"{words[:LONGEST_SHOWN]}…"
    return "".join(letter if letter.isprintable() else "?" for letter in shorter)


def _signed(number: float) -> str:
    return f"{number}" if number >= 0 else f"−{-number}"


# --- from types to forms --------------------------------------------------------------------------

T = TypeVar("T")


@functools.cache
def table_of(shape: type[Shape]) -> _Table:
    """The reader of a TOML table with the fields of this Struct."""
    return _Table(shape)


def _form_of(kind: Any, marks: tuple[Any, ...] = ()) -> Form:
    if get_origin(kind) is Annotated:
        return _form_of(kind.__origin__, (*kind.__metadata__, *marks))
    sourced = _mark(marks, Sourced)
    if sourced is not None:
        others = tuple(mark for mark in marks if mark is not sourced)
        return _Sourced(_form_of(kind, others), sourced.sources)
    words = _mark(marks, Words)
    if words is not None:
        return _Words(words.meanings)
    if get_origin(kind) in (Union, UnionType):
        return _union(kind, marks)
    if get_origin(kind) is tuple:
        unique, says = _mark(marks, Unique), _mark(marks, Says)
        return _List(
            _form_of(get_args(kind)[0]), unique.keys if unique else (), says.problem if says else None
        )
    if get_origin(kind) is dict:
        return _FreeTable(_form_of(get_args(kind)[1]))
    if isinstance(kind, type) and issubclass(kind, Shape):
        return table_of(kind)
    return _plain(kind, marks)


def _union(kind: Any, marks: tuple[Any, ...]) -> Form:
    forms = [_form_of(member, marks) for member in get_args(kind) if member is not NoneType]
    if len(forms) == 1:
        return forms[0]
    tables = [form for form in forms if isinstance(form, _Table)]
    others = [form for form in forms if not isinstance(form, _Table)]
    if not tables or len(others) > 1:
        raise TypeError(f"a shape cannot have a value of {kind}")
    return _OneOf(tables, others[0] if others else None)


def _plain(kind: Any, marks: tuple[Any, ...]) -> Form:
    limits = _mark(marks, Meta) or Meta()
    mark = _mark(marks, Says)
    says = mark.problem if mark else None
    if kind is str:
        most = LONGEST_NAME if limits.max_length is None else limits.max_length
        return _Text(most, AS_WRITTEN in marks, limits.pattern, says)
    if kind is bool:
        return _YesNo()
    if kind is Any:
        return Form()
    if kind is int and limits.ge is None:
        return _Whole()
    if kind in (int, float) and limits.ge is not None and limits.le is not None:
        if kind is float:
            return _Decimal(limits.ge, limits.le, says)
        return _Number(int(limits.ge), int(limits.le), int(limits.multiple_of or 1), says)
    raise TypeError(f"a shape cannot have a value of {kind}; a number needs Meta(ge=…, le=…)")


def _mark(marks: tuple[Any, ...], kind: type[T]) -> T | None:
    """The outermost of its kind."""
    return next((mark for mark in reversed(marks) if isinstance(mark, kind)), None)
