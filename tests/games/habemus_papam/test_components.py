"""What lies in the box: cards, people, orders, gems."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from camerlengo.core.rng import Rng
from camerlengo.games.habemus_papam.bids import BIDS, GEMS_OF
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.deck_file import SYMBOL_NAMES
from camerlengo.games.habemus_papam.rules import deal
from camerlengo.games.habemus_papam.terms import (
    AMBER,
    BLACK_SMOKE,
    CAMERLENGO,
    DIAMOND,
    FRANCE,
    INNOCENT,
    NO_FACTION,
    NO_SYMBOL,
    NOBODY,
    RUBY,
    SAPPHIRE,
    SPAIN,
    TAKE_CARDS,
    URBAN,
    WHITE_SMOKE,
)
from tests.games.habemus_papam.positions import (
    ANNA,
    CARD,
    DINO,
    ORDER,
    PEOPLE_NAMES,
    Position,
    cards,
    readings,
)

RULES = Path(__file__).parents[3] / "docs" / "rules" / "habemus-papam.md"
PEOPLE = standard_deck().people

# name: age, symbol
TABLE = {
    FRANCE: {"Barberini": (47, "louis"), "Bichi": (58, "nunciature"), "Orsini": (39, "none")},
    SPAIN: {
        "Lugo": (71, "none"),
        "Sforza": (51, "none"),
        "Colonna": (50, "eagle"),
        "GCMedici": (43, "galley"),
        "Astalli": (35, "none"),
    },
    INNOCENT: {
        "Chigi": (55, "dove"),
        "Carafa": (73, "none"),
        "Albizzi": (61, "holy_office"),
        "Ottoboni": (44, "squadron"),
        "Imperiali": (42, "none"),
    },
    URBAN: {
        "Maculani": (76, "holy_office"),
        "Ginetti": (69, "bees"),
        "Giori": (68, "bees"),
        "Sacchetti": (67, "mazarin"),
        "Spada": (60, "nunciature"),
    },
    NO_FACTION: {"Harrach": (56, "eagle"), "Hessen": (38, "galley"), "Retz": (41, "squadron")},
}
LEADERS = {
    "Este": (FRANCE, 36),
    "CMedici": (SPAIN, 59),
    "Azzolini": (INNOCENT, 31),
    "FBarberini": (URBAN, 57),
}


@pytest.mark.rule("HP-01")
def test_there_are_18_cardinals_and_two_smokes_in_the_cardinal_pile() -> None:
    game = deal(4, Rng(1), standard_deck().cards, readings(), NOBODY)
    assert sorted(game.cardinals) == [*range(18), BLACK_SMOKE, WHITE_SMOKE]
    factions = Counter(person.faction for person in PEOPLE if person.pile == "cardinal")
    assert factions == {SPAIN: 5, INNOCENT: 5, URBAN: 5, FRANCE: 3}


@pytest.mark.rule("HP-02")
def test_there_are_18_political_cards() -> None:
    game = deal(4, Rng(1), standard_deck().cards, readings(), NOBODY)
    expected = "Louis " * 5 + "Mazarin " * 5 + "Felipe " * 3 + "Squadrone Death Harrach Hessen Retz"
    assert sorted(cards(game.politics).split()) == sorted(expected.split())
    assert len(game.politics) == 18


@pytest.mark.rule("HP-03")
def test_there_are_18_action_cards() -> None:
    game = deal(4, Rng(1), standard_deck().cards, readings(), NOBODY)
    expected = "ten ten second second twice twice rubies rubies bribe bribe bribe swap swap swap"
    assert sorted(cards(game.actions).split()) == sorted([*expected.split(), *LEADERS])
    assert len(game.actions) == 18


@pytest.mark.rule("HP-04")
def test_there_are_eight_orders() -> None:
    orders = standard_deck().orders
    assert [order.cards for order in orders] == [2, 1, 1, 1, 1, 1, 1]
    votes = {name: orders[number].votes for name, number in ORDER.items()}
    assert votes == {"crests": 2, "SI": 2, "IU": 2, "SU": 2, "France": 3, "leaders": 2, "FM": 2}
    game = deal(4, Rng(1), standard_deck().cards, readings(), NOBODY)
    assert sorted(game.orders + game.unused) == [0, 0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("HP-05")
def test_there_are_52_gems() -> None:
    for players in (3, 4):
        game = deal(players, Rng(1), standard_deck().cards, readings(), NOBODY)
        gems = Counter(thing for zone in game.zones() if zone.kind == "gem" for thing in zone.things)
        assert gems == {DIAMOND: 16, RUBY: 10, SAPPHIRE: 11, AMBER: 15}


@pytest.mark.rule("HP-05")
@pytest.mark.parametrize(
    ("behind_dinos_screen", "paid"),
    [("R" * 7, "SA"), ("S" * 5, "RA"), ("A" * 6, "RS"), ("R" * 7 + "S" * 5 + "A" * 6, "")],
)
def test_a_gem_that_the_bank_does_not_have_is_not_paid(behind_dinos_screen: str, paid: str) -> None:
    table = Position(
        phase=TAKE_CARDS,
        offer="Camerlengo",
        takers=[ANNA, 1, 2, DINO],
        gems={ANNA: "", DINO: behind_dinos_screen},
        gold={ANNA: 0},
    )
    # What the other two hold, and Dino, is all there is of the colour: Anna's own gems went to the bank.
    for gem, letter in ((RUBY, "R"), (SAPPHIRE, "S"), (AMBER, "A")):
        if letter not in paid:
            table.game.gems[4 * DINO + gem] += table.game.bank[gem]
            table.game.bank[gem] = 0
    table.play()
    assert table.gems(ANNA) == paid
    assert table.gold[ANNA] == 1
    assert min(table.game.bank) >= 0


@pytest.mark.rule("HP-05", "HP-08")
def test_gold_is_not_limited() -> None:
    table = Position(hands={ANNA: "ten"}, gold=dict.fromkeys(range(4), 1000))
    table.play({ANNA: "ten"})
    assert table.gold == [1010, 1000, 1000, 1000]


@pytest.mark.rule("HP-06")
def test_cardinals_show_faction_age_bag_and_perhaps_a_symbol() -> None:
    cardinals = PEOPLE[:18]
    assert all(person.pile == "cardinal" and person.faction != NO_FACTION for person in cardinals)
    assert sum(person.symbol == NO_SYMBOL for person in cardinals) == 6
    # The bag is paid when Black Smoke rises: to each of the 18, and to nobody else.
    for name in PEOPLE_NAMES:
        table = Position(phase=0, displays={ANNA: name}, top="Black", gold={ANNA: 0})
        table.play()
        assert table.gold[ANNA] == (5 if CARD[name] < 18 else 0), name


@pytest.mark.rule("HP-06")
def test_a_leader_shows_two_crests_and_a_late_arrival_a_symbol_but_no_faction() -> None:
    late, leaders = PEOPLE[18:21], PEOPLE[21:]
    assert all(person.faction == NO_FACTION and person.symbol != NO_SYMBOL for person in late)
    assert all(person.symbol == NO_SYMBOL for person in leaders)
    assert [person.pile for person in PEOPLE] == ["cardinal"] * 18 + ["late_arrival"] * 3 + ["leader"] * 4


@pytest.mark.rule("HP-06")
def test_late_arrivals_are_called_cardinals_but_leaders_and_mazarin_are_not() -> None:
    table = Position(hands={ANNA: "bribe"}, displays={1: "Harrach Este Mazarin Bichi"})
    assert table.ask({ANNA: "bribe"}).words == "Bichi Harrach"


@pytest.mark.rule("HP-07")
def test_the_people() -> None:
    found = {
        faction: {
            name: (person.age, person.symbol)
            for name, person in zip(PEOPLE_NAMES[:21], PEOPLE[:21], strict=True)
            if person.faction == faction
        }
        for faction in TABLE
    }
    assert found == {
        faction: {name: (age, SYMBOL_NAMES[symbol]) for name, (age, symbol) in people.items()}
        for faction, people in TABLE.items()
    }
    leaders = zip(PEOPLE_NAMES[21:], PEOPLE[21:], strict=True)
    assert {name: (person.faction, person.age) for name, person in leaders} == LEADERS


@pytest.mark.rule("HP-07")
def test_all_ages_differ() -> None:
    ages = [person.age for person in PEOPLE]
    assert len(set(ages)) == 25
    older_first = sorted(range(25), key=lambda person: -ages[person])
    seniority = standard_deck().cards.seniority
    assert sorted(range(25), key=lambda person: -seniority[person]) == older_first


@pytest.mark.rule("HP-07")
def test_the_rules_page_shows_the_same_people() -> None:
    text = RULES.read_text(encoding="utf-8")
    for person in PEOPLE:
        surname = person.name.split()[-1]
        assert surname in text, person.name
        assert f"({person.age}" in text, person.name


@pytest.mark.rule("HP-08")
def test_the_camerlengo_card_is_on_offer_in_every_round_and_the_figure_before_one_seat() -> None:
    game = deal(4, Rng(3), standard_deck().cards, readings(), 2)
    figures = [zone for zone in game.zones() if zone.kind == "figure" and zone.things]
    assert [zone.name for zone in figures] == ["figure before 2"]
    table = Position(phase=0, top="Bichi Louis ten Orsini Louis ten")
    for _ in range(2):
        table.game.phase = 0
        table.play()
        assert CAMERLENGO in table.game.offer
        table.game.out += [card for card in table.game.offer if card != CAMERLENGO]
        table.game.offer = []


def test_bids_are_numbered_from_the_lowest_to_the_highest() -> None:
    assert len(GEMS_OF) == BIDS == 35
    assert sorted(GEMS_OF, key=lambda gems: (len(gems), gems)) == GEMS_OF
    assert len({tuple(gems) for gems in GEMS_OF}) == 35
