"""Chance is one int: reproducible, even, and carried by copies."""

from __future__ import annotations

from collections import Counter

from camerlengo.core import Rng


def test_the_same_seed_gives_the_same_numbers_on_every_engine() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == [315, 468, 526, 638, 527, 164, 417, 514]


def test_every_number_comes_up_about_equally_often() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(12) for _ in range(24_000))
    assert set(counts) == set(range(12))
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_squared < 31.3  # 11 degrees of freedom, one chance in a thousand; the seed is fixed


def test_neighbouring_seeds_do_not_resemble_each_other() -> None:
    firsts = [Rng(seed).below(1000) for seed in range(2000)]
    counts = Counter(first // 100 for first in firsts)
    chi_squared = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert len(counts) == 10
    assert chi_squared < 27.9  # 9 degrees of freedom


def test_a_copy_has_the_same_future_and_no_influence() -> None:
    rng = Rng(3)
    copy = rng.copy()
    future = [copy.below(100) for _ in range(20)]
    assert [rng.below(100) for _ in range(20)] == future


def test_branches_differ_from_each_other_and_do_not_use_up_their_parent() -> None:
    rng = Rng(5)
    before = rng.state
    states = {rng.branch(number).state for number in range(1000)}
    assert len(states) == 1000
    assert rng.state == before


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    rng = Rng(9)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 850


def test_the_largest_seed_is_as_good_as_any() -> None:
    rng = Rng((1 << 62) - 1)
    assert len({rng.next() for _ in range(1000)}) > 990
