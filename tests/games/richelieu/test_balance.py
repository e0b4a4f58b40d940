"""`camerlengo balance richelieu`: what a game tells, and what the report makes of many."""

from __future__ import annotations

from typing import Any

import pytest

from camerlengo.core.report import Cell, Number, Percent, Share
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from camerlengo.games.richelieu.balance import GameFacts, RichelieuBalance, majority, wins_from_start
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.terms import CONTESTS, PAID, SKIPPED, USED_DISC
from camerlengo.games.richelieu.view import RichelieuView
from camerlengo.lab.balance import observe_game
from camerlengo.lab.markdown_pages import cell_text
from camerlengo.lab.simulate import Series, play_game
from camerlengo.table import Table

DECK = standard_deck()
SERIES = Series(game="richelieu", players=3, games=3, seed=7, bots=("random",) * 3)


def told(**changes: Any) -> GameFacts:
    usual: dict[str, Any] = {
        "turns": 30,
        "start": 0,
        "places": (1, 2),
        "points": (40, 31),
        "majorities": (4,) * CONTESTS,
        "missing": (0,) * CONTESTS,
        "paid": 1,
        "used": 0,
        "skipped": 0,
    }
    return GameFacts(**{**usual, **changes})


def sheet(number: int, games: list[GameFacts]) -> dict[str, Cell]:
    """The first column of a sheet for two players, by the name of the row."""
    found = RichelieuBalance().sheets({2: games}, DECK)[number]
    return {cell_text(row[0]): row[1] for row in found.rows}


@pytest.mark.parametrize("number", range(3))
def test_a_game_tells_what_its_table_shows(number: int) -> None:
    heard = observe_game(SERIES, number)
    record = play_game(SERIES, number, keep_record=True).record
    assert record is not None
    table = Table.resume(record)
    result, view = table.result, table.view(None)
    assert result is not None
    assert isinstance(view, RichelieuView)
    of = heard.told
    assert isinstance(of, GameFacts)
    assert (of.turns, of.start) == (view.turn, view.start)
    assert (of.places, of.points) == (result.places, result.scores) == (heard.places, result.scores)
    kinds = [event.kind for event in table.events(None)]
    assert (of.paid, of.used, of.skipped) == tuple(map(kinds.count, (PAID, USED_DISC, SKIPPED)))
    lost = 5 * sum(of.missing)
    assert sum(of.majorities) - lost == sum(of.points)


@pytest.mark.rule("RI-42")
def test_a_majority_is_more_than_all_others_have() -> None:
    assert majority((3, 5, 4)) == 5
    assert majority((5, 5, 4)) == 0
    assert majority((0, 0)) == 0


def test_seats_are_counted_from_the_one_that_begins() -> None:
    games = [told(), told(start=1), told(start=1, places=(2, 1)), told(places=(1, 1))]
    assert wins_from_start(games, 0) == Share(3, 4)
    assert wins_from_start(games, 1) == Share(2, 4)
    assert list(sheet(1, games).values()) == [Share(3, 4), Share(2, 4)]


def test_means_and_rare_things_are_counted_by_game() -> None:
    games = [told(), told(turns=33, points=(30, 30), places=(1, 1), paid=4, used=2, skipped=3)]
    found = sheet(0, games)
    assert found["turns"] == Number(31.5, 2)
    assert found["points of a seat"] == Number(32.75, 2)
    assert found["points of the winner"] == Number(35, 2)
    assert found["several tie for the most points"] == Share(1, 2)
    assert found["the victory is shared"] == Share(1, 2)
    assert found["markers paid in a game"] == Number(2.5, 2)
    assert found["“marker back” used"] == found["someone skips a turn"] == Share(1, 2)


def test_regions_and_symbols_say_what_they_bring_and_who_has_none() -> None:
    games = [told(), told(majorities=(0, *(8,) * (CONTESTS - 1)), missing=(1, *(0,) * (CONTESTS - 1)))]
    rows = RichelieuBalance().sheets({2: games}, DECK)[2].rows
    assert rows[0][1:] == (Number(2, 2), Percent(0.25))
    assert rows[1][1:] == (Number(6, 2), Percent(0))
    assert [cell_text(row[0]) for row in rows] == [
        *(region.name for region in DECK.regions),
        *("Swords", "Crosses", "Towers"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_words_in_every_language(language: str) -> None:
    balance = open_box("richelieu").balance()
    assert balance is not None
    games = {2: [told()], 4: [told(places=(1, 2, 3, 4), points=(4, 3, 2, 1))]}
    for one in balance.sheets(games, DECK):
        cells = [one.title, one.intro, *one.head, *(row[0] for row in one.rows)]
        assert all("{" not in cell_text(cell, language) for cell in cells)
    assert balance.findings(games, DECK) == []
