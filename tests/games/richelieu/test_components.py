"""What lies in the box: cards, discs and markers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import deal
from camerlengo.games.richelieu.terms import CARDS, CROSS, DISCS, MARKER_BACK, NO_SYMBOL, NOBODY, SWORD, TOWER
from camerlengo.games.richelieu.wording import Wording

RULES = Path(__file__).parents[3] / "docs" / "rules" / "richelieu.md"

# region: crests, cards, double, sword, cross, tower, plain
DISTRIBUTION = {
    "Bourgogne": (10, 7, 3, 1, 1, 1, 1),
    "Bretagne": (9, 6, 3, 1, 1, 1, 0),
    "Champagne": (9, 6, 3, 1, 1, 1, 0),
    "Normandie": (8, 6, 2, 1, 1, 1, 1),
    "Languedoc": (7, 5, 2, 1, 1, 1, 0),
    "Provence": (7, 5, 2, 1, 1, 1, 0),
    "Anjou": (6, 5, 1, 1, 1, 1, 1),
    "Bourbon": (5, 4, 1, 1, 1, 1, 0),
    "Auvergne": (5, 4, 1, 1, 1, 1, 0),
}


@pytest.mark.rule("RI-01")
def test_the_48_cards_are_of_nine_regions_in_the_order_of_scoring() -> None:
    deck = standard_deck()
    assert [region.name for region in deck.regions] == list(DISTRIBUTION)
    assert len(deck.cards.region) == len(deck.cards.crests) == len(deck.cards.symbol) == CARDS == 48
    assert sorted(set(deck.cards.region)) == list(range(9))


@pytest.mark.rule("RI-01")
@pytest.mark.parametrize("name", DISTRIBUTION)
def test_each_region_has_its_cards(name: str) -> None:
    deck = standard_deck()
    number = list(DISTRIBUTION).index(name)
    cards = [card for card in range(CARDS) if deck.cards.region[card] == number]
    crests = sum(deck.cards.crests[card] for card in cards)
    doubles = sum(1 for card in cards if deck.cards.crests[card] == 2)
    symbols = Counter(deck.cards.symbol[card] for card in cards if deck.cards.crests[card] == 1)
    shown = (symbols[SWORD], symbols[CROSS], symbols[TOWER], symbols[NO_SYMBOL])
    assert (crests, len(cards), doubles, *shown) == DISTRIBUTION[name]


@pytest.mark.rule("RI-01")
def test_the_number_on_a_card_is_the_crests_of_its_region() -> None:
    assert {region.name: region.crests for region in standard_deck().regions} == {
        name: counts[0] for name, counts in DISTRIBUTION.items()
    }


@pytest.mark.rule("RI-01")
def test_the_written_rules_have_the_same_table() -> None:
    rows = [line.strip("| \n").split(" | ") for line in RULES.read_text(encoding="utf-8").splitlines()]
    rows = [[cell.strip(" |") for cell in row] for row in rows]
    table = {row[0]: tuple(int(cell) for cell in row[1:]) for row in rows if row[0] in DISTRIBUTION}
    assert table == DISTRIBUTION


@pytest.mark.rule("RI-02")
def test_a_card_shows_one_crest_or_two_and_a_symbol_only_beside_one_crest() -> None:
    cards = standard_deck().cards
    assert set(cards.crests) == {1, 2}
    assert {cards.symbol[card] for card in range(CARDS) if cards.crests[card] == 2} == {NO_SYMBOL}


@pytest.mark.rule("RI-02")
@pytest.mark.parametrize("symbol", [SWORD, CROSS, TOWER])
def test_each_symbol_stands_on_nine_cards(symbol: int) -> None:
    assert standard_deck().cards.symbol.count(symbol) == 9


@pytest.mark.rule("RI-03")
def test_there_are_fourteen_discs() -> None:
    game = deal(2, Rng(1), standard_deck().cards, NOBODY, False)
    discs = [thing for zone in game.zones() if zone.kind == "disc" for thing in zone.things]
    assert sorted(discs) == [*range(MARKER_BACK), MARKER_BACK, MARKER_BACK]
    assert len(discs) == DISCS == 14
    words = Wording(standard_deck())
    assert [words.disc(disc).say("en") for disc in sorted(discs)] == [
        *(f"a crest of {name}" for name in DISTRIBUTION),
        "a sword",
        "a cross",
        "a tower",
        "“marker back”",
        "“marker back”",
    ]


@pytest.mark.rule("RI-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_three_markers(players: int) -> None:
    game = deal(players, Rng(1), standard_deck().cards, NOBODY, False)
    markers = [thing for zone in game.zones() if zone.kind == "marker" for thing in zone.things]
    assert Counter(markers) == dict.fromkeys(range(players), 3)
    assert game.supply == [3] * players


@pytest.mark.rule("RI-04")
def test_the_first_two_seats_play_richelieu_and_the_queen() -> None:
    box = open_box("richelieu")
    assert [box.character(seat).say("en") for seat in (0, 1)] == ["Richelieu", "Queen"]
