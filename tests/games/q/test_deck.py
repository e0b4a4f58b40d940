"""The deck of 100 cards, and what is wrong with other decks."""

from __future__ import annotations

import re

import pytest

from camerlengo import DeckError
from camerlengo.core import LANGUAGES
from camerlengo.games.q.deck import Card, read_deck, turns_a_faction
from camerlengo.games.q.terms import (
    BOOK,
    CLAUSE,
    COMMON_GOODS,
    EVENT,
    FIRST_ZELANTE,
    INTRIGUE,
    PAOLO_DEAD,
    PAOLO_LIVES,
    RARE_GOODS,
    TURN_ROLE,
)
from tests.games.q.positions import CARD, DECK, Position, points

SOURCE = DECK.source


def card(name: str) -> Card:
    return DECK.kinds[CARD[name]]


def problems_of(source: str) -> list[str]:
    with pytest.raises(DeckError) as caught:
        read_deck(source)
    for problem in caught.value.problems:
        for language in LANGUAGES:
            assert "{" not in problem.say(language)
    return [problem.say("en") for problem in caught.value.problems]


@pytest.mark.rule("Q-50")
def test_there_are_a_hundred_cards() -> None:
    events = sum(kind.copies for kind in DECK.kinds if kind.type == EVENT)
    commons = sum(kind.copies for kind in DECK.kinds if kind.type != EVENT)
    assert (events, commons) == (13, 86)
    zones = Position(players=5).game.zones()
    paolo = sum(thing == 99 for zone in zones if zone.kind == "card" for thing in zone.things)
    assert paolo == 1


@pytest.mark.rule("Q-51")
def test_the_printed_cards_are_as_printed() -> None:
    assert (card("beneficio").type, card("beneficio").value, card("beneficio").seized) == (BOOK, 10, 0)
    assert (card("dipinto").type, card("dipinto").value, card("dipinto").seized) == (RARE_GOODS, -6, 0)
    assert (card("tabacco").type, card("tabacco").value, card("tabacco").seized) == (COMMON_GOODS, 1, 1)
    assert (card("richieste").type, card("richieste").copies, card("richieste").absent_with) == (
        INTRIGUE,
        2,
        5,
    )
    plan = card("nessun_piano")
    assert (plan.type, plan.copies, plan.absent_with) == (INTRIGUE, 1, 6)


@pytest.mark.rule("Q-51")
def test_books_and_goods_have_values_and_intrigues_have_none() -> None:
    for kind in DECK.kinds:
        counted = kind.type in (BOOK, COMMON_GOODS, RARE_GOODS)
        assert bool(kind.value) is counted
        assert bool(kind.clauses) is not counted


@pytest.mark.rule("Q-52")
def test_seizure_ruins_books_and_rare_goods_and_leaves_common_goods_alone() -> None:
    for kind in DECK.kinds:
        if kind.type in (BOOK, RARE_GOODS):
            assert kind.seized == 0
        elif kind.type == COMMON_GOODS:
            assert kind.seized == kind.value


@pytest.mark.rule("Q-53")
def test_four_cards_turn_a_faction() -> None:
    turning = [kind for kind in DECK.kinds if turns_a_faction(kind)]
    assert sum(kind.copies for kind in turning) == 4


@pytest.mark.rule("Q-53")
def test_a_card_that_turns_characters_turns_one_of_each_faction() -> None:
    """So that a faction does not lose its members."""
    for kind in DECK.kinds:
        roles = [
            kind.clauses[at + 2]
            for at in range(0, len(kind.clauses), CLAUSE)
            if kind.clauses[at + 1] == TURN_ROLE
        ]
        assert sorted(role >= FIRST_ZELANTE for role in roles) in ([], [False, True])


@pytest.mark.rule("Q-54")
def test_several_cards_read_differently_after_the_death_of_paolo() -> None:
    hinged = [
        kind.id
        for kind in DECK.kinds
        if {PAOLO_LIVES, PAOLO_DEAD} & set(kind.clauses[::CLAUSE]) and kind.clauses
    ]
    assert len(hinged) >= 5
    for name in hinged:
        cargo = f"{name} unio"
        assert points(cargo) != points(cargo, dead=True)


@pytest.mark.rule("Q-55")
def test_events_have_their_dates_and_a_sentence_of_history() -> None:
    dates = [kind.date for kind in DECK.kinds if kind.type == EVENT]
    assert all(1541 <= int(date[:4]) <= 1550 for date in dates)
    assert dates == sorted(dates)
    for kind in DECK.kinds:
        assert set(kind.history) == (set(LANGUAGES) if kind.type == EVENT else set())


@pytest.mark.rule("Q-56")
def test_every_value_says_where_it_comes_from() -> None:
    assert not re.findall(r"^(copies|value|seized) = \d", SOURCE, re.MULTILINE)
    for kind in DECK.kinds:
        assert all(kind.name[language] for language in LANGUAGES)


def replaced(old: str, new: str) -> str:
    assert old in SOURCE
    return SOURCE.replace(old, new, 1)


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        (replaced('game = "q"', 'game = "x"'), "“game” is “x”"),
        (replaced('id = "interim"', 'id = "In terim"'), "lower-case letters"),
        (replaced('id = "interim"', 'id = "roghi"'), "“roghi” is used twice"),
        (replaced('name_fr = "Tabac"', 'name_fr = "Sel"'), "“Sel” is used twice"),
        (
            replaced("copies = { value = 2", "copies = { value = 3"),
            "must be 86 common cards, but there are 87",
        ),
        (
            replaced("copies = { value = 2", "copies = { value = 0"),
            "“copies” is “0”, but",
        ),
        (replaced('type = "event"', 'type = "intrigue"'), "Unknown key “date”"),
        (
            replaced("value = { value = 10", "value = { value = 0"),
            "“value” is “0”, but",
        ),
        (replaced("seized = { value = 0", "seized = { value = 2"), "must be 0, not 2"),
        (replaced("absent_with = 5", "absent_with = 4"), "whole number from 5 to 6"),
        (replaced('date = "1542-08"', 'date = "August"'), "1549-12-05"),
        (replaced('history_it = "', 'history_it = "' + 200 * "x"), "at most 200 characters"),
        (replaced('do = "cancel"', 'do = "burn"'), "“do” is “burn”"),
        (replaced('what = "intrigue"', 'what = "event"'), "“what” is “event”"),
        (replaced('when = "paolo_lives"', 'when = "tomorrow"'), "“when” is “tomorrow”"),
        (replaced('whom = "first_to_load"', 'whom = "first_player"'), "two different offices"),
        (replaced("points = 2 }", "points = 30 }"), "whole number from 1 to 20"),
        (re.sub(r"effects = \[[^]]*\]", "effects = []", SOURCE, count=1), "at least one effect"),
        (
            replaced('do = "turn", role = "q"', 'do = "turn", role = "q", x = 1'),
            "Unknown key “x”",
        ),
        (
            re.sub('do = "turn", role = "[a-z]*"', 'do = "seize_ship"', SOURCE),
            "Two to four cards must change a faction, but 0 do",
        ),
        (replaced('side = "zelanti", points = 2', 'side = "both", points = 2'), "“side” is “both”"),
        ("card = 1\n", "“card” must be a list of tables"),
    ],
)
def test_what_is_wrong_is_said(source: str, problem: str) -> None:
    found = problems_of(source)
    assert any(problem in said for said in found), found


def test_a_deck_of_ones_own_is_read() -> None:
    own = read_deck(
        SOURCE.replace('edition = "standard"', 'edition = "mine"').replace("value = 10,", "value = 9,")
    )
    assert own.edition == "mine"
    assert own.kinds[CARD["beneficio"]].value == 9
