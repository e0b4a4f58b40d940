"""PX-88 and PX-89 at large: what the tools find in many games, and that their figures are of these cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from camerlengo.core import EVERYBODY, Ask, Event, Rng
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games.pontifex.balance import PontifexBalance
from camerlengo.games.pontifex.balance_sheets import digest_of
from camerlengo.games.pontifex.balance_tally import (
    GameFacts,
    action_shares,
    cancelled_in,
    chance_shares,
    flights,
    money_in_play,
)
from camerlengo.games.pontifex.deck import read_deck, standard_deck
from camerlengo.games.pontifex.rules import deal
from camerlengo.games.pontifex.terms import (
    CANCELLED,
    DECLARED,
    FIRST_PERSON,
    FLIGHT,
    PERSUADE,
    SET_OUT,
)
from camerlengo.lab.balance import observe_game
from camerlengo.lab.markdown_pages import cell_text
from camerlengo.lab.simulate import Series
from tests.recorded import THOROUGH
from tools import pontifex_fuzz, pontifex_tune

PAGE = Path(__file__).parents[3] / "docs" / "pontifex-balance.md"
PLAYERS = (2, 3, 4)
ENOUGH = 1500  # games at each table


@pytest.fixture(scope="module")
def page() -> list[list[str]]:
    """The tables of the report, row by row."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def found(page: list[list[str]], players: int, asked: str) -> str:
    """What the report says about a demand of PX-88, which it must find to hold."""
    for row in page:
        if (
            row[0] == "PX-88"
            and row[1] == f"{players} players"
            and row[2] == text(asked, n=players).say("en")
        ):
            assert row[4] == text("report.holds").say("en"), row
            return row[3]
    raise AssertionError(f"the report does not say whether “{asked}” holds with {players}")


def percent(said: str) -> float:
    return float(said.rpartition(": ")[2].partition("%")[0])


@pytest.mark.rule("PX-88")
def test_the_report_is_of_the_cards_as_they_are_now_and_of_enough_games(page: list[list[str]]) -> None:
    assert digest_of(standard_deck()) in PAGE.read_text(encoding="utf-8")
    games = next(row for row in page if row[0] == text("report.games").say("en"))
    for players, number in zip(PLAYERS, games[1:], strict=True):
        assert int(number.replace(",", "")) >= ENOUGH, players


@pytest.mark.rule("PX-88")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_seat_wins_within_five_points_of_its_fair_share(page: list[list[str]], players: int) -> None:
    farthest = percent(found(page, players, "pontifex.balance.seat"))
    assert abs(farthest - 100 / players) <= 5


@pytest.mark.rule("PX-88")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_median_game_lasts_ten_to_thirty_rounds(page: list[list[str]], players: int) -> None:
    assert 10 <= int(found(page, players, "pontifex.balance.length")) <= 30


@pytest.mark.rule("PX-88")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_action_is_5_to_45_percent_of_all(page: list[list[str]], players: int) -> None:
    """A flight counts however it is flown, as an action or as the move."""
    assert percent(found(page, players, "pontifex.balance.each_action")) >= 5
    assert percent(found(page, players, "pontifex.balance.no_action")) <= 45


def test_a_game_is_heard_for_the_report() -> None:
    games = 2 if THOROUGH else 1
    series = Series(game="pontifex", players=2, games=games, seed=4, bots=("greedy",) * 2)
    told: list[GameFacts] = [observe_game(series, number).told for number in range(games)]
    for game in told:
        assert game.places.count(1) == 1
        assert 11 in (sum(owner == place for owner in game.owners) for place in game.places)
        assert 0 < game.persuaded <= len(game.chances) <= game.actions[PERSUADE]
        assert all(0 <= chance <= 20 for chance in game.chances)
    assert sum(share.value for share in action_shares(told).values()) == pytest.approx(1)
    flown = sum(game.flown + game.actions.get(FLIGHT, 0) for game in told)
    together = sum(game.flown + sum(game.actions.values()) for game in told)
    assert flights(told).value == flown / together
    assert sum(share.value for share in chance_shares(told)) == pytest.approx(1)
    balance = PontifexBalance()
    findings = balance.findings({2: told}, standard_deck())
    assert {finding.rule for finding in findings} == {"PX-07", "PX-32", "PX-42", "PX-85", "PX-88"}
    for sheet in balance.sheets({2: told}, standard_deck()):
        assert all(len(row) == len(sheet.head) for row in sheet.rows)
        for language in LANGUAGES:
            assert sheet.title.say(language)
            assert all(cell_text(cell, language) is not None for row in sheet.rows for cell in row)


class Heard(Ask):
    """Chooses at random and writes down what is told."""

    def __init__(self) -> None:
        super().__init__()
        self.hears = True
        self.rng = Rng(5)
        self.events: list[Event] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        return options[self.rng.below(len(options))]

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        self.events.append(Event(0, kind, seat, about, audience))


def test_money_in_play_is_what_the_players_have_together() -> None:
    """Every payment and every gain is told."""
    deck = standard_deck()
    game = deal(3, Rng(8), deck.cards)
    heard = Heard()
    while not game.over():
        game.advance(heard)
        assert money_in_play(heard.events, deck)[-1] == sum(game.money)


def test_cancelled_moves_are_told_from_cancelled_actions() -> None:
    told = [
        *((SET_OUT, [0, 1, 0]), (CANCELLED, [0])),
        *((SET_OUT, [0, 1, 0]), (CANCELLED, [1 + FIRST_PERSON]), (DECLARED, [PERSUADE, 3]), (CANCELLED, [0])),
        *((DECLARED, [FLIGHT, 3]), (CANCELLED, [0])),
    ]
    events = [Event(0, kind, 0, about, EVERYBODY) for kind, about in told]
    assert cancelled_in(events) == {SET_OUT: 1, DECLARED: 2}


@pytest.mark.rule("PX-07", "PX-32", "PX-85")
@pytest.mark.parametrize("players", PLAYERS)
def test_money_fits_the_box_few_moves_are_cancelled_and_every_pope_is_visited(
    page: list[list[str]], players: int
) -> None:
    asked = {
        "PX-07": text("pontifex.balance.fits_the_box", money=36_000),
        "PX-32": text("pontifex.balance.few_moves"),
        "PX-85": text("pontifex.balance.each_pope"),
    }
    for rule, said in asked.items():
        row = next(row for row in page if row[:3] == [rule, f"{players} players", said.say("en")])
        assert row[4] == text("report.holds").say("en"), row


@pytest.mark.rule("PX-89")
def test_the_fuzzer_finds_nothing_wrong() -> None:
    for number in range(9):
        found = pontifex_fuzz.play(7, number)
        assert found.rounds <= 60
        assert found.questions >= found.decisions > 50


def test_the_fuzzer_would_find_somebody_in_two_places() -> None:
    game = deal(2, Rng(1), standard_deck().cards)
    pontifex_fuzz.check(game)
    game.retinue[0] = 1
    game.size[0] = 1
    with pytest.raises(AssertionError, match="two places"):
        pontifex_fuzz.check(game)


def test_the_cards_are_those_that_the_search_has_found() -> None:
    """`pontifex_tune.py cards --write` writes the design; the page of the report tells which one it was."""
    found = re.search(
        r"persuasion values from (\d+) to (\d+) and income from \$(\d+) to \$([\d,]+)",
        PAGE.read_text("utf-8"),
    )
    assert found is not None
    easiest, hardest, poorest, richest = (int(number.replace(",", "")) for number in found.groups())
    design = pontifex_tune.Design(easiest, hardest, poorest, richest)
    assert pontifex_tune.drawn_up(design) == standard_deck().source


def test_a_design_is_tried_with_games() -> None:
    harder = read_deck(pontifex_tune.drawn_up(pontifex_tune.Design(20, 27, 100, 500)))
    assert {cardinal.value for cardinal in harder.cardinals} == set(range(20, 28))
    trial = pontifex_tune.try_design(
        pontifex_tune.Design(10, 11, 100, 200), games=1, seed=1, jobs=1, tables=(2,)
    )
    assert len(trial.lines) == 1
    assert trial.fault > 0.1, "nobody collects pence or prepares where everybody is easily won"
