"""The shape of the file of a deck: the map and the cards of Pontifex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from camerlengo.core.decks import DeckFile
from camerlengo.core.shapes import Articles, Names, Says, Shape, Unique, Words, numbered
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.vocabulary import (
    BONUS_NAMES,
    CONTINENT_NAMES,
    COST_NAMES,
    HIGHEST_VALUE,
    KINDS,
    MOST_TURNS,
    NEED_NAMES,
    POLITICS_NAMES,
    SOURCE_NAMES,
    SPECIAL_NAMES,
    THEME_NAMES,
    WHOM_NAMES,
)

ANY_SINS = 99  # more than anybody has: a character that asks for no few sins

Source = Annotated[str, Words(SOURCE_NAMES)]
Continent = Annotated[int, Words({name: number for number, name in enumerate(CONTINENT_NAMES)})]
Money = Annotated[int, Meta(ge=0, le=9900, multiple_of=100)]
Amount = Annotated[int, Meta(ge=0, le=20)]
Codes = Annotated[tuple[str, ...], Says("pontifex.deck.codes")]


class EffectEntry(Shape):
    """An ability. Its kind decides what else it may have."""

    kind: Annotated[str, Words(tuple(KINDS))]
    amount: int | None = None
    whom: Annotated[str, Words(tuple(WHOM_NAMES))] | None = None
    turns: Annotated[int, Meta(ge=0, le=MOST_TURNS)] | None = None
    moves: bool | None = None

    def concerned(self) -> str:
        """Whom it concerns, if it does not say so the first that its kind can."""
        return KINDS[self.kind].whom[0] if self.whom is None else self.whom


class CostEntry(Shape):
    money: Money = 0
    money_each: Money = 0
    cards: Amount = 0
    turned: Amount = 0
    sins: Amount = 0
    movement: Amount = 0

    def amounts(self) -> tuple[int, ...]:
        return numbered(self, COST_NAMES)


class RequiresEntry(Shape):
    liberals: Amount = 0
    conservatives: Amount = 0
    cardinals: Amount = 0
    holiness: Amount = 0
    most_sins: Amount = ANY_SINS

    def amounts(self) -> tuple[int, ...]:
        return numbered(self, NEED_NAMES)


class BonusEntry(Shape):
    kind: Annotated[int, Words(BONUS_NAMES)]
    amount: Annotated[int, Meta(ge=1, le=9900)]


class DioceseEntry(Shape, kw_only=True):
    """`links` and `sea` are written once, at one end."""

    code: str
    name: Names
    article: Articles | None = None
    see: Names
    continent: Continent
    links: Codes
    sea: Codes
    longitude: Annotated[float, Meta(ge=-180, le=180)]
    latitude: Annotated[float, Meta(ge=-90, le=90)]
    source: Source


class SpecialDiocese(DioceseEntry, kw_only=True):
    special: Annotated[int, Words(SPECIAL_NAMES)]


class OrdinaryDiocese(DioceseEntry, kw_only=True):
    yields: Money = msgspec.field(name="yield")
    airport: bool


class CardinalEntry(Shape):
    number: Annotated[int, Meta(ge=1, le=terms.CARDINALS)]
    name: str
    diocese: str
    politics: Annotated[int, Words(POLITICS_NAMES)]
    persuasion: Annotated[int, Meta(ge=1, le=HIGHEST_VALUE)]
    effect: EffectEntry
    source: Source


class CharacterEntry(Shape, kw_only=True):
    name: Names
    article: Articles | None = None
    diocese: str
    requires: RequiresEntry
    cost: CostEntry
    effect: EffectEntry
    bonus: BonusEntry | None = None
    source: Source


class PopeEntry(Shape, kw_only=True):
    name: Names
    article: Articles | None = None
    cost: CostEntry
    points: Annotated[int, Meta(ge=1, le=9)] = 1
    source: Source


class CardEntry(Shape):
    name: Names
    continent: Continent
    theme: Annotated[str, Words(THEME_NAMES)]
    copies: Annotated[int, Meta(ge=1, le=10)]
    cost: Money
    effect: EffectEntry
    source: Source


class PontifexFile(DeckFile, tag="pontifex", kw_only=True):
    diocese: Annotated[tuple[SpecialDiocese | OrdinaryDiocese, ...], Unique("code")]
    cardinal: Annotated[tuple[CardinalEntry, ...], Unique("name")]
    character: tuple[CharacterEntry, ...]
    pope: tuple[PopeEntry, ...]
    card: Annotated[tuple[CardEntry, ...], Unique("name")]

    def codes(self) -> dict[str, int]:
        return {diocese.code: number for number, diocese in enumerate(self.diocese)}

    def neighbours(self, keys: Sequence[str] = ("links", "sea")) -> list[list[int]]:
        """By diocese: where the links of these keys lead, which go both ways."""
        codes = self.codes()
        near: list[set[int]] = [set() for _ in self.diocese]
        for number, diocese in enumerate(self.diocese):
            for other in (codes[code] for key in keys for code in getattr(diocese, key) if code in codes):
                near[number].add(other)
                near[other].add(number)
        return [sorted(others) for others in near]


def special_of(diocese: DioceseEntry) -> int:
    return diocese.special if isinstance(diocese, SpecialDiocese) else terms.ORDINARY


def distances(near: Sequence[Iterable[int]], start: int = 0) -> list[int]:
    """Steps from a diocese to each, on an empty map, from their neighbours; NOBODY where no way leads."""
    steps = [terms.NOBODY] * len(near)
    steps[start] = 0
    edge = [start]
    while edge:
        at = edge.pop(0)
        for other in near[at]:
            if steps[other] == terms.NOBODY:
                steps[other] = steps[at] + 1
                edge.append(other)
    return steps
