"""Deals as likely as the product of their weights: exact, and drawn as often as they are likely."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import pytest

from camerlengo.core import Rng
from camerlengo.core.deals import Deals

WEIGHTS = [[1.0, 2.0, 3.0, 0.5], [4.0, 1.0, 0.2, 1.0], [1.0, 1.0, 7.0, 2.0]]
EVERY = [list(deal) for deal in itertools.permutations(range(4), 3)]


def product(deal: list[int]) -> float:
    return math.prod(WEIGHTS[place][thing] for place, thing in enumerate(deal))


def test_a_deal_is_as_likely_as_the_product_of_its_weights() -> None:
    deals = Deals(WEIGHTS, 4)
    whole = sum(map(product, EVERY))
    assert deals.number() == len(EVERY)
    for deal in EVERY:
        assert deals.chance(deal) == pytest.approx(product(deal) / whole)
    assert sum(map(deals.chance, EVERY)) == pytest.approx(1.0)


def test_every_deal_is_drawn_as_often_as_it_is_likely() -> None:
    deals, rng = Deals(WEIGHTS, 4), Rng(1)
    drawn = Counter(tuple(deals.draw(rng)) for _ in range(20_000))
    expected = {tuple(deal): 20_000 * deals.chance(deal) for deal in EVERY}
    assert set(drawn) <= set(expected)
    chi_squared = sum((drawn[deal] - much) ** 2 / much for deal, much in expected.items())
    assert chi_squared < 49.7  # 23 degrees of freedom, one chance in a thousand; the seed is fixed


def test_with_equal_weights_all_deals_are_equally_likely() -> None:
    deals = Deals([[0.3] * 14 for _ in range(8)], 14)
    assert deals.number() == math.perm(14, 8)
    assert deals.chance(list(range(8))) == pytest.approx(1 / math.perm(14, 8))


def test_where_nothing_is_held_there_is_one_deal() -> None:
    deals = Deals([], 6)
    assert deals.draw(Rng(1)) == []
    assert deals.chance([]) == deals.number() == 1.0
