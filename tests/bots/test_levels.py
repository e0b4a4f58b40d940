"""The ranks: each looks farther or errs less than the one below. How much that is the ladder shows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from camerlengo.bots.levels import LEVELS, budget_of, thinks_ahead, way_of
from camerlengo.core.box import Box
from camerlengo.core.profile import ONE_STEP, ROUGHLY
from camerlengo.games import names, open_box


def roughness(rank: str, box: Box, players: int) -> float:
    """How roughly a rank plays; who looks one step ahead as well as that goes, or farther, not at all."""
    way, amount = way_of(rank, box)
    return box.profile.roughness.get(rank, {players: amount})[players] if way == ROUGHLY else 0.0


@pytest.mark.parametrize(("game", "players"), [(game, n) for game in names() for n in open_box(game).players])
def test_each_rank_errs_less_or_looks_farther_than_the_one_below(game: str, players: int) -> None:
    box = open_box(game)
    for lower, upper in pairwise(LEVELS):
        if way_of(lower, box)[0] == ROUGHLY:
            assert roughness(upper, box, players) < roughness(lower, box, players)
        else:
            (below, little), (above, much) = way_of(lower, box), way_of(upper, box)
            assert way_of(upper, box)[0] not in (ROUGHLY, ONE_STEP)
            assert below != above or little < much


@pytest.mark.parametrize("game", names())
def test_who_thinks_ahead_thinks_as_long_about_advice(game: str) -> None:
    """At a table a Pope's thought is made of advice, if several processes think; with one it is his own."""
    box, top = open_box(game), LEVELS[-1]
    if thinks_ahead(top, box):
        assert budget_of(top, box) == way_of(top, box)[1]
    assert budget_of("bishop", box) <= budget_of("cardinal", box)
