"""Reads the cards of Richelieu from TOML and says in plain words what is wrong with a deck."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Any, NamedTuple

import msgspec

from camerlengo.core.decks import Problems, SourceMap, Where
from camerlengo.core.texts import text
from camerlengo.games.richelieu.state import Cards
from camerlengo.games.richelieu.terms import (
    CARDS,
    COLUMNS,
    CROSS,
    DISCS_ON_TABLE,
    NO_SYMBOL,
    REGIONS,
    ROWS,
    SWORD,
    TOWER,
)

SYMBOLS = {"sword": SWORD, "cross": CROSS, "tower": TOWER}
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


class RegionEntry(NamedTuple):
    """A region as it was read; without `counts` if a number could not be read."""

    name: str
    arms: str
    counts: dict[str, int]


class RichelieuDeck(msgspec.Struct, frozen=True):
    edition: str
    source: str
    regions: tuple[Region, ...]
    cards: Cards


@functools.cache
def standard_deck() -> RichelieuDeck:
    return read_deck((resources.files(__package__) / "cards.toml").read_text(encoding="utf-8"))


def read_deck(source: str) -> RichelieuDeck:
    """Raises DeckError with every problem that is found."""
    problems = Problems(SourceMap(source))
    table = problems.parse(tomllib.loads, source)
    problems.expect_value(table, (), "game", ("richelieu",))
    edition = problems.expect_text(table, (), "edition")
    problems.refuse_other_keys(table, (), ("game", "edition", "title", "region", "discs"))
    regions = _regions(problems, table)
    places = _disc_places(problems, table)
    problems.stop_if_any()
    return RichelieuDeck(
        edition=edition,
        source=source,
        regions=tuple(Region(region.name, region.arms, region.counts["crests"]) for region in regions),
        cards=_cards([region.counts for region in regions], places),
    )


def _regions(problems: Problems, table: dict[str, Any]) -> list[RegionEntry]:
    """Sums are compared only where every number was readable, so that one mistake is reported once."""
    entries = problems.expect_tables(table, (), "region")
    if len(entries) != REGIONS and "region" in table:
        problems.add(("region",), "richelieu.deck.regions", expected=REGIONS, found=len(entries))
    regions = [_region(problems, entry, number) for number, entry in enumerate(entries)]
    for number, region in enumerate(regions):
        if region.counts:
            _check_sums(problems, number, region)
    _refuse_twins(problems, "name", [region.name for region in regions])
    _refuse_twins(problems, "arms", [region.arms for region in regions])
    if regions and all(region.counts for region in regions):
        _check_totals(problems, [region.counts for region in regions])
    return regions


def _region(problems: Problems, entry: dict[str, Any], number: int) -> RegionEntry:
    where: Where = ("region", number)
    name = problems.expect_text(entry, where, "name")
    arms = problems.expect_value(entry, where, "arms", ARMS)
    before = len(problems.found)
    counts = {key: problems.expect_count(entry, where, key, SOURCES) for key in COUNTS}
    readable = len(problems.found) == before
    problems.refuse_other_keys(entry, where, ("name", "arms", *COUNTS))
    return RegionEntry(name, arms, counts if readable else {})


def _check_sums(problems: Problems, number: int, region: RegionEntry) -> None:
    counts = region.counts
    singles = counts["sword"] + counts["cross"] + counts["tower"] + counts["plain"]
    cards, crests = counts["double"] + singles, 2 * counts["double"] + singles
    if counts["cards"] != cards:
        gaps = {"region": region.name, "stated": counts["cards"], "found": cards}
        problems.add(("region", number, "cards"), "richelieu.deck.cards", **gaps)
    if counts["crests"] != crests:
        gaps = {"region": region.name, "stated": counts["crests"], "found": crests}
        problems.add(("region", number, "crests"), "richelieu.deck.crests", **gaps)
    if not cards:
        problems.add(("region", number, "cards"), "richelieu.deck.empty", region=region.name)


def _refuse_twins(problems: Problems, key: str, values: list[str]) -> None:
    for number, value in enumerate(values):
        if value and value in values[:number]:
            problems.add(("region", number, key), "richelieu.deck.twice", value=value)


def _check_totals(problems: Problems, regions: list[dict[str, int]]) -> None:
    total = sum(counts["cards"] for counts in regions)
    if total != CARDS:
        problems.add(("region",), "richelieu.deck.total", expected=CARDS, found=total)
    for symbol in SYMBOLS:
        found = sum(counts[symbol] for counts in regions)
        if found != SYMBOL_CARDS:
            gaps = {"symbol": text(f"richelieu.symbol.{symbol}"), "expected": SYMBOL_CARDS, "found": found}
            problems.add(("region",), "richelieu.deck.symbols", **gaps)


def _disc_places(problems: Problems, table: dict[str, Any]) -> list[int]:
    discs = problems.expect_table(table, (), "discs")
    if "discs" not in table:
        return []
    problems.expect_value(discs, ("discs",), "source", SOURCES)
    problems.refuse_other_keys(discs, ("discs",), ("source", "places"))
    entries = problems.expect_tables(discs, ("discs",), "places")
    places: list[int] = []
    for number, entry in enumerate(entries):
        where: Where = ("discs", "places", number)
        before = len(problems.found)
        row = problems.expect_number(entry, where, "row", 1, ROWS)
        column = problems.expect_number(entry, where, "column", 1, COLUMNS)
        problems.refuse_other_keys(entry, where, ("row", "column"))
        if len(problems.found) > before:
            continue
        place = (row - 1) * COLUMNS + column - 1
        if place in places:
            problems.add(where, "richelieu.deck.place_twice", row=row, column=column)
        places.append(place)
    if len(entries) != DISCS_ON_TABLE and "places" in discs:
        problems.add(
            ("discs", "places"), "richelieu.deck.places", expected=DISCS_ON_TABLE, found=len(entries)
        )
    return sorted(places)


def _cards(regions: list[dict[str, int]], disc_places: list[int]) -> Cards:
    region: list[int] = []
    crests: list[int] = []
    symbol: list[int] = []
    for number, counts in enumerate(regions):
        faces = [(2, NO_SYMBOL)] * counts["double"]
        for name, code in SYMBOLS.items():
            faces += [(1, code)] * counts[name]
        faces += [(1, NO_SYMBOL)] * counts["plain"]
        for shown, shown_symbol in faces:
            region.append(number)
            crests.append(shown)
            symbol.append(shown_symbol)
    return Cards(region, crests, symbol, disc_places)
