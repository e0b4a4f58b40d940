"""Reads the cards of Richelieu from TOML and says in plain words what is wrong with a deck."""

from __future__ import annotations

import functools
from typing import Annotated

import msgspec
from msgspec import Meta

from camerlengo.core.decks import DeckFile, Printed, own_file, read
from camerlengo.core.problems import Problems
from camerlengo.core.shapes import Shape, Sourced, Unique, Words
from camerlengo.core.texts import text
from camerlengo.core.toml_lines import Where
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.state import Cards

SYMBOLS = {"sword": terms.SWORD, "cross": terms.CROSS, "tower": terms.TOWER}
SYMBOL_CARDS = 9  # RI-02
COUNTS = ("crests", "cards", "double", "sword", "cross", "tower", "plain")
ARMS = (
    "bourgogne",
    "bretagne",
    "champagne",
    "normandie",
    "languedoc",
    "provence",
    "anjou",
    "bourbon",
    "auvergne",
)
SOURCES = ("rulebook", "review", "reconstruction", "printed", "own")


class Region(msgspec.Struct, frozen=True):
    """`name` is printed on its cards, `arms` chooses arms and colour, `crests` is the number on them."""

    name: str
    arms: str
    crests: int


class RichelieuDeck(Printed, frozen=True):
    regions: tuple[Region, ...]
    cards: Cards


# --- the file -------------------------------------------------------------------------------------

Count = Annotated[int, Meta(ge=0, le=99), Sourced(SOURCES)]


class RegionEntry(Shape):
    """How many crests and cards it has, and how many cards of each face."""

    name: str
    arms: Annotated[str, Words(ARMS)]
    crests: Count
    cards: Count
    double: Count
    sword: Count
    cross: Count
    tower: Count
    plain: Count


class Place(Shape):
    row: Annotated[int, Meta(ge=1, le=terms.ROWS)]
    column: Annotated[int, Meta(ge=1, le=terms.COLUMNS)]

    @property
    def number(self) -> int:
        return (self.row - 1) * terms.COLUMNS + self.column - 1


class Discs(Shape):
    source: Annotated[str, Words(SOURCES)]
    places: tuple[Place, ...]


class RichelieuFile(DeckFile, tag="richelieu", kw_only=True):
    region: Annotated[tuple[RegionEntry, ...], Unique("name", "arms")]
    discs: Discs


@functools.cache
def standard_deck() -> RichelieuDeck:
    return read_deck(own_file(__package__))


def read_deck(source: str) -> RichelieuDeck:
    """Raises DeckError with every problem that is found."""
    file = read(source, RichelieuFile, _check)
    regions = tuple(Region(entry.name, entry.arms, entry.crests) for entry in file.region)
    return RichelieuDeck(file.edition, source, regions, _cards(file))


# --- what the rules ask of a deck -----------------------------------------------------------------


def _check(file: RichelieuFile, problems: Problems) -> None:
    _check_regions(file.region, problems)
    _check_places(file.discs.places, problems)


def _check_regions(regions: tuple[RegionEntry, ...], problems: Problems) -> None:
    """Sums are compared only where every number was readable, so that one mistake is reported once."""
    readable = [problems.clear(("region", number), *COUNTS) for number in range(len(regions))]
    problems.count(("region",), "richelieu.deck.regions", terms.REGIONS, len(regions))
    for number, region in enumerate(regions):
        if readable[number]:
            _check_sums(region, ("region", number), problems)
    if regions and all(readable):
        _check_totals(regions, problems)


def _check_sums(region: RegionEntry, where: Where, problems: Problems) -> None:
    singles = region.sword + region.cross + region.tower + region.plain
    cards, crests = region.double + singles, 2 * region.double + singles
    if region.cards != cards:
        gaps = {"region": region.name, "stated": region.cards, "found": cards}
        problems.add((*where, "cards"), "richelieu.deck.cards", **gaps)
    if region.crests != crests:
        gaps = {"region": region.name, "stated": region.crests, "found": crests}
        problems.add((*where, "crests"), "richelieu.deck.crests", **gaps)
    if not cards:
        problems.add((*where, "cards"), "richelieu.deck.empty", region=region.name)


def _check_totals(regions: tuple[RegionEntry, ...], problems: Problems) -> None:
    where: Where = ("region",)
    problems.count(where, "richelieu.deck.total", terms.CARDS, sum(region.cards for region in regions))
    for symbol in SYMBOLS:
        found = sum(getattr(region, symbol) for region in regions)
        name = text(f"richelieu.symbol.{symbol}")
        problems.count(where, "richelieu.deck.symbols", SYMBOL_CARDS, found, symbol=name)


def _check_places(places: tuple[Place, ...], problems: Problems) -> None:
    where: Where = ("discs", "places")
    problems.count(where, "richelieu.deck.places", terms.DISCS_ON_TABLE, len(places))
    seen: set[int] = set()
    for number, place in enumerate(places):
        if problems.clear((*where, number)):
            if place.number in seen:
                gaps = {"row": place.row, "column": place.column}
                problems.add((*where, number), "richelieu.deck.place_twice", **gaps)
            seen.add(place.number)


# --- onto the table -------------------------------------------------------------------------------


def _cards(file: RichelieuFile) -> Cards:
    region: list[int] = []
    crests: list[int] = []
    symbol: list[int] = []
    for number, entry in enumerate(file.region):
        faces = [(2, terms.NO_SYMBOL)] * entry.double
        for name, code in SYMBOLS.items():
            faces += [(1, code)] * getattr(entry, name)
        faces += [(1, terms.NO_SYMBOL)] * entry.plain
        for shown, shown_symbol in faces:
            region.append(number)
            crests.append(shown)
            symbol.append(shown_symbol)
    return Cards(region, crests, symbol, sorted(place.number for place in file.discs.places))
