"""Shares, intervals, quartiles and histograms, against values known from elsewhere."""

from __future__ import annotations

import itertools
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camerlengo.lab.statistics import MOST_BARS, Scores, Standing, Tally, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (15, 148, 0.06239, 0.16049),  # Newcombe 1998, table I
        (81, 263, 0.25527, 0.36622),  # Newcombe 1998, table I
        (1, 29, 0.00612, 0.17177),  # Newcombe 1998, table I
        (0, 20, 0.0, 0.16113),  # Newcombe 1998, table I
        (500, 1000, 0.46907, 0.53093),
    ],
)
def test_wilson_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 10_000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_an_interval_holds_the_share_and_stays_between_0_and_1(series: tuple[int, int]) -> None:
    wins, games = series
    low, high = wilson(wins, games)
    assert 0.0 <= low <= wins / games <= high <= 1.0
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low))


scores = st.lists(st.integers(-60, 120), min_size=1, max_size=200)


@given(scores)
def test_quartiles_and_mean_are_those_of_the_whole_list(values: list[int]) -> None:
    spread = Scores(values).spread()
    assert spread.count == len(values)
    assert (spread.least, spread.most) == (min(values), max(values))
    assert spread.mean == pytest.approx(statistics.fmean(values))
    if len(values) > 1:
        quartiles = statistics.quantiles(values, n=4, method="inclusive")
        assert [spread.first_quartile, spread.median, spread.third_quartile] == pytest.approx(quartiles)
    else:
        assert spread.first_quartile == spread.median == spread.third_quartile == values[0]


@given(scores)
def test_a_histogram_counts_every_score_once(values: list[int]) -> None:
    bars = Scores(values).bars()
    assert 1 <= len(bars) <= MOST_BARS
    for bar in bars:
        assert bar.count == sum(bar.least <= value <= bar.most for value in values)
    assert sum(bar.count for bar in bars) == len(values)
    assert all(later.least == bar.most + 1 for bar, later in itertools.pairwise(bars))


@given(scores, scores)
def test_histograms_among_the_same_scores_can_be_compared(one: list[int], other: list[int]) -> None:
    together = Scores(one + other)
    left, right = Scores(one).bars(together), Scores(other).bars(together)
    assert [(bar.least, bar.most) for bar in left] == [(bar.least, bar.most) for bar in right]
    counts = [a.count + b.count for a, b in zip(left, right, strict=True)]
    assert counts == [bar.count for bar in together.bars()]


def test_a_shared_victory_is_a_win_for_each() -> None:
    tally = Tally(2, ("random", "greedy"))
    tally.add(("random", "greedy"), (10, 10), (0, 1), 50)
    tally.add(("greedy", "random"), (20, 5), (0,), 60)
    assert (tally.games, tally.decisions, tally.shared) == (2, 110, 1)
    assert [seat.wins for seat in tally.by_seat] == [2, 1]
    assert {bot: (of.games, of.wins, of.shared) for bot, of in tally.by_bot.items()} == {
        "random": (2, 1, 1),
        "greedy": (2, 2, 1),
    }
    assert tally.by_bot["greedy"].share == 1.0
    assert tally.scores.spread().count == 4


def test_nobody_who_has_not_played_has_won() -> None:
    assert (Standing().share, Standing().interval) == (0.0, (0.0, 1.0))
