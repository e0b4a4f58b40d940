"""`camerlengo balance habemus-papam`: what a game tells, and what the report makes of many."""

from __future__ import annotations

from typing import Any

import pytest

from camerlengo.core.report import Cell, Number, Share, Sheet
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.balance import (
    GameFacts,
    HabemusPapamBalance,
    dies,
    keeps,
    mean_votes,
    meets,
    taken_first,
    wins_from_camerlengo,
    wins_of_owner,
)
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.terms import (
    BIDS_RANKED,
    CAMERLENGO,
    DIED,
    NOBODY,
    PEOPLE,
    TOOK,
    TURNED_UP,
)
from camerlengo.games.habemus_papam.view import HabemusPapamView
from camerlengo.lab.balance import observe_game
from camerlengo.lab.markdown_pages import cell_text
from camerlengo.lab.simulate import Series, play_game
from camerlengo.table import Table

DECK = standard_deck()
SERIES = Series(game="habemus_papam", players=4, games=2, seed=5, bots=("random",) * 4)


def told(**changes: Any) -> GameFacts:
    usual: dict[str, Any] = {
        "rounds": 17,
        "camerlengo": 0,
        "places": (1, 2, 3),
        "votes": (20, 18, 16),
        "sheet": ((2, 0, 2), (8, 8, 7), (2, 2, 2), (6, 6, 5), (1, 1, 0), (1, 1, 0)),
        "kept": (0, 1, 2),
        "discarded": (3, 4, 5),
        "met": (True, False, True),
        "offered": [],
        "taken_first": [],
        "died": [],
        "owner": (NOBODY,) * PEOPLE,
    }
    return GameFacts(**{**usual, **changes})


def sheets(games: list[GameFacts]) -> dict[str, Sheet]:
    return {cell_text(sheet.title): sheet for sheet in HabemusPapamBalance().sheets({3: games}, DECK)}


def column(sheet: Sheet, number: int = 1) -> dict[str, Cell]:
    return {cell_text(row[0]): row[number] for row in sheet.rows}


@pytest.mark.parametrize("number", range(2))
def test_a_game_tells_what_its_table_shows(number: int) -> None:
    of = observe_game(SERIES, number).told
    assert isinstance(of, GameFacts)
    record = play_game(SERIES, number, keep_record=True).record
    assert record is not None
    table = Table.resume(record)
    result, view, events = table.result, table.view(None), table.events(None)
    assert result is not None
    assert isinstance(view, HabemusPapamView)
    assert of.rounds == view.round == len(of.taken_first)
    assert (of.places, of.votes) == (result.places, result.scores)
    assert tuple(sum(votes) for votes in zip(*of.sheet, strict=True)) == of.votes
    shown = [[order for order in seat.orders if order is not None] for seat in view.seats]
    assert [(order.order, order.fulfilled) for [order] in shown] == list(zip(of.kept, of.met, strict=True))
    assert of.owner == tuple(view.owner(person) for person in range(PEOPLE))
    assert of.died == [event.about[0] for event in events if event.kind == DIED]
    assert of.offered == [card for event in events if event.kind == TURNED_UP for card in event.about[1:]]
    rounds = [at for at, event in enumerate(events) if event.kind == BIDS_RANKED]
    takings = [[event.about[0] for event in events[at:] if event.kind == TOOK] for at in rounds]
    assert of.taken_first == [cards[0] for cards in takings]


def test_seats_are_counted_from_the_first_camerlengo() -> None:
    games = [told(), told(camerlengo=2, places=(2, 1, 3)), told(camerlengo=2, places=(3, 2, 1))]
    assert [wins_from_camerlengo(games, distance) for distance in range(3)] == [
        *(Share(2, 3), Share(0, 3), Share(1, 3)),
    ]
    assert list(column(sheets(games)["First Camerlengo"]).values()) == [
        *(Share(2, 3), Share(0, 3), Share(1, 3)),
    ]


def test_votes_are_counted_for_all_and_for_popes() -> None:
    games = [told(), told(places=(2, 1, 3))]
    assert mean_votes(games, 0, of_popes=False) == 8 / 6
    assert mean_votes(games, 0, of_popes=True) == 1
    found = sheets(games)["Votes by source"]
    assert cell_text(column(found)["total"]) == "18.00"
    assert cell_text(column(found, 2)["total"]) == "19.00"


@pytest.mark.rule("HP-21")
def test_orders_are_kept_or_discarded_and_then_met_or_not() -> None:
    games = [told(), told(kept=(1, 3, 2), met=(True, True, False))]
    assert keeps(games, 3) == Share(1, 3)
    assert keeps(games, 5) == Share(0, 2)
    assert meets(games, 1) == Share(1, 2)
    assert meets(games, 2) == Share(1, 2)
    assert meets(games, 5) == Share(0, 0)


def test_a_card_is_taken_first_of_the_rounds_in_which_it_is_on_offer() -> None:
    games = [told(offered=[7, 8, CAMERLENGO, 8], taken_first=[8, 7]), told(offered=[8], taken_first=[9])]
    assert taken_first(games, 8) == Share(1, 3)
    assert taken_first(games, 7) == Share(1, 1)
    assert taken_first(games, CAMERLENGO) == Share(0, 1)
    rows = sheets(games)["Taken first"].rows
    assert cell_text(rows[0][0]) == DECK.people[7].short  # the most wanted card comes first
    assert len(rows) == CAMERLENGO + 1


def test_whoever_owns_somebody_may_be_pope_and_people_die() -> None:
    games = [
        told(owner=(0, *(NOBODY,) * (PEOPLE - 1))),
        told(owner=(1, *(NOBODY,) * (PEOPLE - 1))),
        told(died=[0]),
    ]
    assert wins_of_owner(games, 0) == Share(1, 2)
    assert wins_of_owner(games, 1) == Share(0, 0)
    assert [dies(games, person) for person in (0, 1)] == [Share(1, 3), Share(0, 3)]


def test_games_are_counted_by_their_rounds_and_ties_by_age() -> None:
    found = column(sheets([told(), told(rounds=19, votes=(18, 18, 12))])["The games"])
    assert found["votes of a seat"] == Number(17, 2)
    assert found["votes of the Pope"] == Number(19, 2)
    assert found["decided by age"] == Share(1, 2)
    assert (found["games of 17 rounds"], found["games of 19 rounds"]) == (1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_words_in_every_language(language: str) -> None:
    balance = open_box("habemus_papam").balance()
    assert balance is not None
    seats: dict[str, Any] = {"kept": (0, 1, 2, 6), "discarded": (0,) * 4, "met": (True,) * 4}
    four = told(places=(1, 2, 3, 4), votes=(4, 3, 2, 1), sheet=((1,) * 4,) * 6, **seats)
    tables = {3: [told()], 4: [four]}
    for one in balance.sheets(tables, DECK):
        cells = [one.title, one.intro, *one.head, *(row[0] for row in one.rows)]
        said = [cell_text(cell, language) for cell in cells]
        assert all("{" not in words for words in said)
    assert balance.findings(tables, DECK) == []
