"""Reads what a program sends, and says in a sentence which field is wrong and what would be right.

msgspec reads; where it refuses, its reason is English and without the names of JSON. So the value is looked
through once more by the same types, and the first problem becomes a sentence in the reader's language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect

from camerlengo.core.shapes import shown
from camerlengo.core.texts import Listed, Text, text
from camerlengo.web.error_pages import MalformedRequest, NotJson

T = TypeVar("T")

NOTHING = b"{}"  # a call whose fields may all be left out needs no body


class Reader(Generic[T]):
    """Reads bodies and queries of one type. Raises MalformedRequest."""

    def __init__(self, kind: type[T]) -> None:
        self.kind = kind
        self._type = inspect.type_info(kind)
        self._decoder = msgspec.json.Decoder(kind)

    def body(self, content: bytes) -> T:
        try:
            return self._decoder.decode(content or NOTHING)
        except msgspec.ValidationError:
            raise self._refusal(decoded(content or NOTHING)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
            raise NotJson from None

    def query(self, given: Mapping[str, str]) -> T:
        """Everything in an address is text; a number is read from its digits."""
        read = {name: as_number(value) for name, value in given.items()}
        try:
            return msgspec.convert(read, self.kind)
        except (msgspec.ValidationError, ValueError):
            raise self._refusal(read) from None

    def _refusal(self, value: object) -> MalformedRequest:
        for place, problem in problems_in(value, self._type, ""):
            return MalformedRequest(problem, place)
        return MalformedRequest(text("web.form.other"))


def decoded(content: bytes) -> Any:
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError, ValueError):  # too deep, or a number that is too large
        raise NotJson from None


def as_number(value: str) -> int | str:
    return int(value) if re.fullmatch(r"-?[0-9]{1,18}", value) else value


def problems_in(value: Any, kind: inspect.Type, place: str) -> Iterator[tuple[str, Text]]:
    """The first mistake, with the path to it, such as `seats[0].kind`."""
    kind = plain(kind)
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        yield from _struct_problems(value, kind, place)
    elif isinstance(kind, inspect.ListType) and isinstance(value, list) and _short_enough(value, kind):
        for number, item in enumerate(value):
            yield from problems_in(item, kind.item_type, f"{place}[{number}]")
    elif isinstance(kind, inspect.DictType) and isinstance(value, dict) and _short_enough(value, kind):
        for name, item in value.items():
            yield from problems_in(item, kind.value_type, _inside(place, name))
    elif not fits(value, kind):
        gaps = {"place": place, "expected": expected(kind), "found": found(value)}
        yield place, text("web.form.wrong" if place else "web.form.wrong_whole", **gaps)


def plain(kind: inspect.Type) -> inspect.Type:
    """The type without its description."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


def _struct_problems(
    value: dict[str, Any], kind: inspect.StructType, place: str
) -> Iterator[tuple[str, Text]]:
    known = {field.encode_name: field for field in kind.fields}
    for name in value:
        if name not in known:
            inside, allowed = _inside(place, name), Listed(tuple(known))
            sentence = "web.form.unknown" if known else "web.form.unknown_none"
            yield inside, text(sentence, place=inside, allowed=allowed)
    for name, field in known.items():
        if name in value:
            yield from problems_in(value[name], field.type, _inside(place, name))
        elif field.required:
            inside = _inside(place, name)
            yield inside, text("web.form.missing", place=inside, expected=expected(field.type))


def _inside(place: str, name: str) -> str:
    name = str(shown(name))
    return f"{place}.{name}" if place else name


def _short_enough(value: Any, kind: inspect.ListType | inspect.DictType) -> bool:
    return kind.max_length is None or len(value) <= kind.max_length


def fits(value: Any, kind: inspect.Type) -> bool:
    """Whether a value is of a type; of lists and objects only what they are, not what is in them."""
    kind = plain(kind)
    match kind:
        case inspect.UnionType():
            return any(fits(value, one) for one in kind.types)
        case inspect.LiteralType():
            return value in kind.values and type(value) is str
        case inspect.StrType():
            return isinstance(value, str) and (kind.max_length is None or len(value) <= kind.max_length)
        case inspect.BoolType():
            return type(value) is bool
        case inspect.IntType():
            return type(value) is int
        case inspect.NoneType():
            return value is None
        case inspect.StructType():
            return isinstance(value, dict)
        case inspect.ListType():
            return isinstance(value, list) and _short_enough(value, kind)
        case inspect.DictType():
            return isinstance(value, dict) and _short_enough(value, kind)
    return True


def expected(kind: inspect.Type) -> Text:
    """What would have been right."""
    kind = plain(kind)
    match kind:
        case inspect.UnionType():
            *others, last = (one for one in kind.types if not isinstance(plain(one), inspect.NoneType))
            said = expected(last)
            for one in reversed(others):
                said = text("web.form.either", one=expected(one), other=said)
            return said
        case inspect.LiteralType():
            return text("web.form.one_of", allowed=Listed(tuple(kind.values)))
        case inspect.StrType():
            return _with_limit("a_text", kind.max_length)
        case inspect.BoolType():
            return text("web.form.yes_no")
        case inspect.IntType():
            return text("web.form.whole")
        case inspect.ListType():
            return _with_limit("a_list", kind.max_length)
    return _with_limit("an_object", getattr(kind, "max_length", None))


def _with_limit(name: str, most: int | None) -> Text:
    return text(f"web.form.{name}") if most is None else text(f"web.form.{name}_most", n=most)


def found(value: Any) -> Text:
    if value is None:
        return text("web.form.null")
    if isinstance(value, dict):
        return text("web.form.found_object", n=len(value))
    if isinstance(value, list):
        return text("web.form.found_list", n=len(value))
    if isinstance(value, str) and len(value) > 60:
        return text("web.form.found_long", n=len(value))
    return text("web.form.found", value=shown(value))
