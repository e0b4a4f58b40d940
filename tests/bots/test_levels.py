"""The ranks: each looks farther or errs less than the one below. How much that is the ladder shows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from camerlengo.bots.levels import (
    BUDGETS,
    LEVELS,
    ONE_STEP,
    ROUGHER,
    ROUGHLY,
    THINKERS,
    USUAL_BUDGET,
    thinks_ahead,
    way_of,
)
from camerlengo.games import NAMES, open_box


def roughness(rank: str, game: str, players: int) -> float:
    """How roughly a rank plays; who looks one step ahead as well as that goes, or farther, not at all."""
    way, amount = way_of(rank, game)
    return ROUGHER.get((game, rank), {players: amount})[players] if way == ROUGHLY else 0.0


@pytest.mark.parametrize(("game", "players"), [(game, n) for game in NAMES for n in open_box(game).players])
def test_each_rank_errs_less_or_looks_farther_than_the_one_below(game: str, players: int) -> None:
    for lower, upper in pairwise(LEVELS):
        if way_of(lower, game)[0] == ROUGHLY:
            assert roughness(upper, game, players) < roughness(lower, game, players)
        else:
            (below, little), (above, much) = way_of(lower, game), way_of(upper, game)
            assert way_of(upper, game)[0] not in (ROUGHLY, ONE_STEP)
            assert below != above or little < much


@pytest.mark.parametrize("game", NAMES)
def test_who_thinks_ahead_thinks_as_long_about_advice(game: str) -> None:
    """At a table a Pope's thought is made of advice, if several processes think; with one it is his own."""
    top, budget = LEVELS[-1], BUDGETS.get(game, USUAL_BUDGET)
    if thinks_ahead(top, game):
        assert budget[THINKERS.index(top)] == way_of(top, game)[1]
    assert list(budget[:2]) == sorted(budget[:2])
