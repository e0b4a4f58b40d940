"""The declarations of a small game: zones and who sees them, questions, events.

Zones and fields are declared on the class and are lists and values on the game, so a declaration says that it
has the type of what it stands for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

import msgspec

from camerlengo.core.kinds import code_from
from camerlengo.core.settings import Value
from camerlengo.core.texts import gaps_in_order

T = TypeVar("T")

NOBODY, OWNER, ALL = "nobody", "owner", "all"


class Card(msgspec.Struct, frozen=True):
    """A face, drawn from its name, value and colour. `copies` of it are in the game.

    `colour` is a word of `pictures.COLOURS`; each colour has a sign of its own, for those who cannot tell
    colours apart. `text` is what the card does, in a few words.
    """

    name: str
    value: int | None = None
    colour: str = "grey"
    text: str = ""
    copies: int = 1


class ZoneKind:
    """Where things of one kind lie. `each`: every seat has one; `open_at_end`: all see it in the end."""

    def __init__(self, kind: str, title: str, seen_by: str, each: bool, open_at_end: bool = False) -> None:
        self.name = ""
        self.kind = kind
        self.title = title
        self.seen_by = seen_by
        self.each = each
        self.open_at_end = open_at_end

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.title = self.title or name.replace("_", " ").capitalize()


def pile(kind: str, title: str = "", open_at_end: bool = False) -> list[int]:
    """A pile that nobody looks into. The last thing of the list lies on top."""
    return cast("list[int]", ZoneKind(kind, title, NOBODY, False, open_at_end))


def row(kind: str, title: str = "") -> list[int]:
    """Things that lie open in the middle."""
    return cast("list[int]", ZoneKind(kind, title, ALL, False))


def piles(kind: str, title: str = "", open_at_end: bool = False) -> list[list[int]]:
    """A pile for each seat that nobody looks into, not even its owner."""
    return cast("list[list[int]]", ZoneKind(kind, title, NOBODY, True, open_at_end))


def hands(kind: str, title: str = "", open_at_end: bool = False) -> list[list[int]]:
    """A hand for each seat, which its owner alone sees."""
    return cast("list[list[int]]", ZoneKind(kind, title, OWNER, True, open_at_end))


def rows(kind: str, title: str = "") -> list[list[int]]:
    """Things that lie open before each seat."""
    return cast("list[list[int]]", ZoneKind(kind, title, ALL, True))


class Field:
    """A value that everybody knows. With a title it is shown at the table."""

    def __init__(self, value: Any, title: str, each: bool) -> None:
        self.value = value
        self.title = title
        self.each = each


def public(value: T, title: str = "") -> T:
    """A value of the whole table, such as the number of the round."""
    return cast(T, Field(value, title, each=False))


def each(value: T, title: str = "") -> list[T]:
    """A value for each seat, such as its money."""
    return cast("list[T]", Field(value, title, each=True))


class Question:
    """Something that is asked: its number and name come from where it is declared."""

    def __init__(self, text: str, anonymous: bool = False) -> None:
        self.text = text
        self.anonymous = anonymous
        self.name = ""
        self.number = -1

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def size(self, cards: Mapping[str, Sequence[Card]], players: int) -> int:
        """How many options it can ever have."""
        raise NotImplementedError

    def codes(self, cards: Mapping[str, Sequence[Card]]) -> list[str]:
        """Short words for its options, as they would be written; without one the number is the code."""
        return []

    def sentences(self) -> dict[str, str]:
        """What it says, by the end of the key."""
        return {f"ask.{self.name}": self.text}


class Pick(Question):
    """Asks for a thing of this kind. An option is the number of its face; the last one is none of them.

    `option` is the sentence of an option; with `none` the seat may also take nothing.
    """

    def __init__(
        self, text: str, kind: str, option: str = "{thing}", none: str = "", anonymous: bool = False
    ) -> None:
        super().__init__(text, anonymous)
        self.kind = kind
        self.option = option
        self.none = none

    def size(self, cards: Mapping[str, Sequence[Card]], players: int) -> int:
        return len(cards[self.kind]) + 1

    def codes(self, cards: Mapping[str, Sequence[Card]]) -> list[str]:
        return [*(code_from(card.name) for card in cards[self.kind]), "none"]

    def sentences(self) -> dict[str, str]:
        return {
            **super().sentences(),
            f"option.{self.name}": self.option,
            f"none.{self.name}": self.none or "–",
        }


class Choice(Question):
    """Asks for one of these words."""

    def __init__(self, text: str, *words: str, anonymous: bool = False) -> None:
        super().__init__(text, anonymous)
        self.words = words

    def size(self, cards: Mapping[str, Sequence[Card]], players: int) -> int:
        return len(self.words)

    def codes(self, cards: Mapping[str, Sequence[Card]]) -> list[str]:
        return [code_from(word) for word in self.words]

    def sentences(self) -> dict[str, str]:
        words = {f"option.{self.name}.{number}": word for number, word in enumerate(self.words)}
        return {**super().sentences(), **words}


class YesNo(Choice):
    """Asks for a yes or a no."""

    def __init__(self, text: str, yes: str = "Yes", no: str = "No", anonymous: bool = False) -> None:
        super().__init__(text, no, yes, anonymous=anonymous)


class PickSeat(Question):
    """Asks for a seat."""

    def __init__(self, text: str, option: str = "{other}", anonymous: bool = False) -> None:
        super().__init__(text, anonymous)
        self.option = option

    def size(self, cards: Mapping[str, Sequence[Card]], players: int) -> int:
        return players

    def sentences(self) -> dict[str, str]:
        return {**super().sentences(), f"option.{self.name}": self.option}


class PickNumber(Question):
    """Asks for a number from 0 to `most`."""

    def __init__(self, text: str, most: int, option: str = "{n}", anonymous: bool = False) -> None:
        super().__init__(text, anonymous)
        self.most = most
        self.option = option

    def size(self, cards: Mapping[str, Sequence[Card]], players: int) -> int:
        return self.most + 1

    def sentences(self) -> dict[str, str]:
        return {**super().sentences(), f"option.{self.name}": self.option}


SEAT, NUMBER = "seat", "number"
SEAT_GAPS = ("seat", "other")


class Announcement:
    """An event for the log. `{who}` is the seat that it is about, the other gaps are given to `tell`.

    A gap that has the name of a kind of things is one of them, `{other}` and `{seat}` are seats, anything
    else is a number. `gaps` says it where the name does not: a kind of things, "seat", the name of a Choice,
    or a list with one of these where there may be several; such a gap must be the last one.

    It `reveals` if it tells somebody something new: what was drawn, and what others had sealed. If it is
    `private`, only the seat hears it that it is about.
    """

    def __init__(
        self, text: str, reveals: bool = False, private: bool = False, **gaps: str | list[str]
    ) -> None:
        self.text = text
        self.reveals = reveals
        self.private = private
        self.given = gaps
        self.name = ""
        self.number = -1
        self.gaps: list[tuple[str, str, bool]] = []  # name, kind, whether there may be several

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def resolve(self, kinds: Mapping[str, Any]) -> None:
        """Finds what the gaps stand for; `kinds` are the things and choices of the game."""
        for gap in gaps_in_order(self.text):
            if gap != "who":
                declared = self.given.get(gap, gap if gap in kinds else SEAT if gap in SEAT_GAPS else NUMBER)
                several = isinstance(declared, list)
                self.gaps.append((gap, declared[0] if isinstance(declared, list) else declared, several))

    def about(self, values: Mapping[str, Any], coded: Callable[[str, Any], int]) -> list[int]:
        """The values as numbers, in the order of the gaps."""
        found: list[int] = []
        for gap, kind, several in self.gaps:
            value = values[gap]
            found += [coded(kind, one) for one in value] if several else [coded(kind, value)]
        return found

    def parts(self, about: Sequence[int]) -> dict[str, tuple[str, list[int], bool]]:
        """The numbers again by gap, each with the kind that it is of."""
        return {
            gap: (kind, list(about[place:] if several else about[place : place + 1]), several)
            for place, (gap, kind, several) in enumerate(self.gaps)
        }


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game. `self.options` has the values by name."""

    name: str
    title: str
    help: str
    default: Value = False
    values: tuple[Value, ...] = (False, True)
