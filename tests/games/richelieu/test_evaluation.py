"""What a standing of Richelieu is made of, for bots and for learning."""

from __future__ import annotations

import pytest

from camerlengo.bots import Bot, BotAsk
from camerlengo.core import Rng
from camerlengo.games import open_box
from camerlengo.games.richelieu.evaluation import PROSPECTS, RichelieuEvaluation
from camerlengo.games.richelieu.rules import Richelieu
from camerlengo.games.richelieu.scoring import counts_with_discs, holdings
from camerlengo.games.richelieu.terms import CONTESTS

EVALUATION = RichelieuEvaluation()
POINTS, PENALTY, MAJORITIES = 1, 2, 3
ALL_RIVALS, MAJORITIES_OF_ALL, IN_DOUBT, SAFE, TAKEN = range(PROSPECTS, PROSPECTS + 5)


def dealt(players: int, seed: int) -> Richelieu:
    game = open_box("richelieu").new(players, seed)
    assert isinstance(game, Richelieu)
    return game


def played(players: int, seed: int) -> Richelieu:
    game = dealt(players, seed)
    BotAsk([Bot(Rng(seat)) for seat in range(players)]).play(game)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_all_that_was_expected_is_the_score(players: int) -> None:
    """Also where a majority is shared, which scores nothing."""
    shared = 0
    for seed in range(6):
        game = played(players, seed)
        for seat, parts in enumerate(EVALUATION.features(game)):
            assert parts[POINTS] + parts[PENALTY] == game.scores()[seat]
            assert parts[ALL_RIVALS] == parts[SAFE] == parts[POINTS]
            assert parts[MAJORITIES_OF_ALL] == parts[MAJORITIES]
            assert parts[IN_DOUBT] == 0
        counts = [counts_with_discs(game, seat, holdings(game, seat)) for seat in range(players)]
        for contest in range(CONTESTS):
            most = sorted(mine[contest] for mine in counts)
            shared += most[-1] == most[-2] > 0
    assert shared > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_beginning_everybody_may_have_any_majority(players: int) -> None:
    parts = EVALUATION.features(dealt(players, 1))
    assert [seat[MAJORITIES_OF_ALL] for seat in parts] == pytest.approx([CONTESTS / players] * players)
    assert [seat[SAFE] for seat in parts] == [0] * players
    assert all(seat[IN_DOUBT] > 0 for seat in parts)


def test_what_was_taken_counts_and_the_first_number_is_the_standing() -> None:
    game = dealt(3, 2)
    seated = BotAsk([Bot(Rng(seat)) for seat in range(3)])
    for _ in range(9):
        seated.take_turn(game)
    parts = EVALUATION.features(game)
    assert [seat[0] for seat in parts] == EVALUATION.standings(game)
    assert [seat[TAKEN] for seat in parts] == [sum(holdings(game, seat)) for seat in range(3)]
    assert sum(seat[MAJORITIES_OF_ALL] for seat in parts) == pytest.approx(CONTESTS)
