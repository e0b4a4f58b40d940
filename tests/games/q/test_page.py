"""What the page of Q shows is what has happened: the last ship, who went where, who loaded how much."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from urllib.parse import unquote

import pytest

from camerlengo.core import Rng
from camerlengo.core.texts import LANGUAGES
from camerlengo.games.q.art import cards
from camerlengo.games.q.deck import standard_deck
from camerlengo.games.q.page import Page
from camerlengo.games.q.parts.faces import face
from camerlengo.games.q.terms import (
    CONVENT,
    DRAW,
    DREW,
    EXCHANGE,
    EXCHANGED,
    LOAD_SHIP,
    LOADED,
    PASS,
    PASSED,
    POINTS,
    SAILED,
    SCORED,
    SEIZE,
    SEIZED,
    VISITED_CONVENT,
)
from camerlengo.games.q.view import QView
from camerlengo.table import Table

DID = {
    DREW: DRAW,
    LOADED: LOAD_SHIP,
    EXCHANGED: EXCHANGE,
    VISITED_CONVENT: CONVENT,
    SEIZED: SEIZE,
    PASSED: PASS,
}
DECK = standard_deck()
PLACES = ("fondaco", "porto", "locanda", "convento", "palazzo")


def shown(table: Table, seat: int | None, language: str = "en") -> dict[str, Any]:
    """As the web table asks for it."""
    question = next((one for one in table.questions if one.seat == seat), None)
    names, view = table.names_in(language), table.view(seat)
    assert isinstance(view, QView)
    return Page(view, question, DECK, language, names, Page.recent(table.events(seat))).extras()


def test_a_pair_names_the_two_cards_that_lie_there() -> None:
    table = Table("q", 5, seed=3)
    extras = shown(table, 0)
    lying = {card["id"]: card["place"] for card in extras["own"]["hand"]}
    assert extras["pairs"]
    for pair in extras["pairs"]:
        assert [str(lying[card]) for card in pair["marks"].split()] == pair["places"].split(",")


def test_a_hint_names_cards_without_what_they_say() -> None:
    table = Table("q", 5, seed=3)
    extras = shown(table, 0)
    names = {card["place"]: card["name"] for card in extras["own"]["hand"]}
    for pair in extras["pairs"]:
        first, second = (names[int(place)] for place in pair["places"].split(","))
        assert extras["brief"][pair["option"]] == f"Put back {first} and {second}"


def step(table: Table, rng: Rng) -> None:
    question = next(question for question in table.questions if question.sealed is None)
    table.answer(question.seat, question.options[rng.below(len(question.options))])


def went(table: Table) -> dict[int, int]:
    """By seat: what it did last in this round, from what was told."""
    view = table.view(None)
    assert isinstance(view, QView)
    did = [(event.seat, DID[event.kind]) for event in table.events(None) if event.kind in DID]
    turns = view.turn + (1 if view.action == DRAW else 0)
    return dict(did[len(did) - turns :]) if turns else {}


@pytest.mark.parametrize("players", [5, 6])
def test_the_last_ship_is_told_card_by_card_and_adds_up(players: int) -> None:
    table, rng, ships = Table("q", players=players, seed=5), Rng(2), 0
    while not table.over and ships < 5:
        step(table, rng)
        events = table.events(None)
        voyage = shown(table, None)["voyage"]
        last = next((event for event in reversed(events) if event.kind == SAILED), None)
        if last is None:
            assert voyage is None
            continue
        ships = sum(event.kind == SAILED for event in events)
        points, score = next(event.about for event in reversed(events) if event.kind == SCORED)
        assert Counter(card["card"] for card in voyage["cards"]) == Counter(last.about[1:])
        assert voyage["seized"] == bool(last.about[0])
        assert voyage["after"] - voyage["before"] == points == sum(card["points"] for card in voyage["cards"])
        assert (
            voyage["after"] == score == ([voyage["before"]] + [card["after"] for card in voyage["cards"]])[-1]
        )
        assert all(card["sentences"] for card in voyage["cards"])
    assert ships == 5


def test_everybody_stands_where_they_went_last_in_this_round() -> None:
    table, rng = Table("q", players=6, seed=8), Rng(3)
    for _ in range(120):
        step(table, rng)
        places = {place["slug"]: place for place in shown(table, None)["places"]}
        expected = went(table)
        view = table.view(None)
        assert isinstance(view, QView)
        if view.action is not None and view.to_move is not None:
            expected[view.to_move] = view.action
        for action, slug in enumerate(PLACES):
            there = set(places[slug]["visitors"])
            if places[slug]["going"] is not None:
                there.add(places[slug]["going"])
            assert there == {seat for seat, did in expected.items() if did == action}


def test_the_hold_shows_how_much_each_has_loaded_and_nothing_else() -> None:
    table, rng = Table("q", players=5, seed=1), Rng(4)
    for _ in range(80):
        step(table, rng)
        view = table.view(None)
        assert isinstance(view, QView)
        hold = shown(table, None)["hold"]
        assert Counter(card["seat"] for card in hold["cards"]) == Counter(
            {seat: one.loads for seat, one in enumerate(view.seats) if one.loads}
        )
        assert all(set(card) == {"id", "seat", "from"} for card in hold["cards"])
        assert all(card["from"] in (None, f"fan-{card['seat']}") for card in hold["cards"])


def test_the_heavier_side_of_the_scale_hangs_lower() -> None:
    table = Table("q", players=5, seed=1)
    view = table.view(None)
    assert isinstance(view, QView)
    heights = []
    for score in (-90, -10, 0, 10, 90):
        scale = Page(view, None, DECK, "en", table.names_in("en")).scale(score)
        left, right = (float(scale[side].split()[1]) for side in ("left", "right"))
        heights.append(left - right)
        assert scale["score"] == score
    assert heights == sorted(heights)
    assert heights[2] == 0


@pytest.mark.parametrize("score", [54, -54, 300])
def test_the_drawing_has_room_for_a_beam_as_steep_as_can_be(score: int) -> None:
    table = Table("q", players=5, seed=1)
    view = table.view(None)
    assert isinstance(view, QView)
    scale = Page(view, None, DECK, "en", table.names_in("en")).scale(score)
    ends = [float(scale[side].split()[1]) for side in ("left", "right")]
    assert min(ends) > scale["top"] + 2  # a line has a width
    assert max(ends) + 58 < 116  # where a pan ends, and the drawing


def test_every_card_has_its_picture_in_every_language() -> None:
    table = Table("q", players=6, seed=1)
    for card, kind in enumerate(DECK.kinds):
        for language in LANGUAGES:
            path = face(DECK, card, language)
            assert path.startswith("q/")
            drawing = table.box.picture(unquote(path.removeprefix("q/")))
            assert drawing is not None, kind.id
            assert drawing.startswith("<svg")


def test_the_signs_of_a_card_stay_between_its_woodcut_and_its_name() -> None:
    """However many effects it has; a deck may give a card eight."""
    points = (0, POINTS, 1, 1, 0)
    for rows in range(1, 9):
        places = re.findall(r'<g transform="translate\(315,([\d.]+)\)', cards._signs(points * rows))
        middles = [float(place) for place in places]
        half = cards._apart(rows) / 2
        assert len(middles) == rows
        assert middles[0] - half > cards.WOODCUT_BEGINS
        assert middles[-1] + half <= cards.SIGNS_END
