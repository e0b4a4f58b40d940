"""PX-88 and PX-89 at large: what the tools find in many games, and that their figures are of these cards."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from camerlengo.games.pontifex.deck import read_deck, standard_deck
from camerlengo.games.pontifex.rules import deal
from tools import pontifex_fuzz, pontifex_tune

FIGURES = Path(__file__).parents[3] / "docs" / "pontifex-balance" / "figures.json"
PLAYERS = ("2", "3", "4")


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return read


@pytest.mark.rule("PX-88")
def test_the_figures_are_of_the_cards_as_they_are_now(figures: dict[str, Any]) -> None:
    assert figures["deck"] == hashlib.sha256(standard_deck().source.encode()).hexdigest()
    assert all(figures["games"][players] >= 300 for players in PLAYERS)


@pytest.mark.rule("PX-88")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_seat_wins_within_five_points_of_its_fair_share(figures: dict[str, Any], players: str) -> None:
    shares = figures["seats"][players]
    assert len(shares) == int(players)
    for share in shares:
        assert abs(share - 1 / int(players)) <= 0.05


@pytest.mark.rule("PX-88")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_median_game_lasts_ten_to_thirty_rounds(figures: dict[str, Any], players: str) -> None:
    assert 10 <= figures["median rounds"][players] <= 30


@pytest.mark.rule("PX-88")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_action_is_5_to_45_percent_of_all(figures: dict[str, Any], players: str) -> None:
    """A flight counts however it is flown, as an action or as the move."""
    shares = {**figures["actions"][players], "flight": figures["flights, also as moves"][players]}
    assert len(shares) == 5
    for name, share in shares.items():
        assert 0.05 <= share <= 0.45, name


@pytest.mark.rule("PX-89")
def test_the_fuzzer_finds_nothing_wrong() -> None:
    for number in range(9):
        found = pontifex_fuzz.play(7, number)
        assert found.rounds <= 60
        assert found.questions >= found.decisions > 50


def test_the_fuzzer_would_find_somebody_in_two_places() -> None:
    game = deal(2, 1, standard_deck().cards)
    pontifex_fuzz.check(game)
    game.retinue[0] = 1
    game.size[0] = 1
    with pytest.raises(AssertionError, match="two places"):
        pontifex_fuzz.check(game)


def test_a_variant_of_the_deck_can_be_read() -> None:
    source = pontifex_tune.variant(persuasion=-2, yields=0.5)
    deck = read_deck(source)
    for before, after in zip(standard_deck().cardinals, deck.cardinals, strict=True):
        assert after.value == before.value - 2
