"""Chance is one int: reproducible, even, and carried by copies."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Sequence

import pytest

from camerlengo.core import Rng
from camerlengo.core.rng import BRANCHES, secure, seeded_before

KEY = bytes(range(32))


def test_the_same_seed_gives_the_same_numbers_on_every_engine() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == [237, 727, 906, 549, 576, 76, 723, 783]


def test_every_number_comes_up_about_equally_often() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(12) for _ in range(24_000))
    assert set(counts) == set(range(12))
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_squared < 31.3  # 11 degrees of freedom, one chance in a thousand; the seed is fixed


SEEDS = range(10_000)


@pytest.mark.parametrize("skipped", [0, 1, 7])
def test_neighbouring_seeds_are_unrelated_from_the_first_number_on(skipped: int) -> None:
    numbers = [number_after(seed, skipped) for seed in SEEDS]
    for step in (1, 2, 3, 16, 1000):
        pairs = list(zip(numbers, numbers[step:], strict=False))
        assert abs(correlation(pairs)) < 0.04  # four standard deviations; the seeds are fixed
        flipped = [one ^ other for one, other in pairs]
        for bit in range(32):
            share = sum(number >> bit & 1 for number in flipped) / len(flipped)
            assert 0.48 < share < 0.52, f"bit {bit} of seeds {step} apart"


@pytest.mark.parametrize("bit", [0, 1, 13, 30, 31, 32, 45, 61])
def test_one_bit_of_the_seed_changes_half_of_the_first_number(bit: int) -> None:
    changed = [int(Rng(seed).next() ^ Rng(seed ^ 1 << bit).next()).bit_count() for seed in range(2000)]
    assert 15.7 < sum(changed) / len(changed) < 16.3
    assert min(changed) > 2


def test_first_numbers_of_seeds_in_a_row_are_even() -> None:
    counts = Counter(Rng(seed).below(100) for seed in SEEDS)
    chi_squared = sum((count - 100) ** 2 / 100 for count in counts.values())
    assert len(counts) == 100
    assert chi_squared < 148.2  # 99 degrees of freedom, one chance in a thousand


def number_after(seed: int, skipped: int) -> int:
    rng = Rng(seed)
    for _ in range(skipped):
        rng.next()
    return rng.next()


def correlation(pairs: Sequence[tuple[int, int]]) -> float:
    """Of numbers that are even from 0 to 2**32: their mean and spread are known."""
    mean, variance = (2**32 - 1) / 2, (2.0**64 - 1) / 12
    return sum((one - mean) * (other - mean) for one, other in pairs) / len(pairs) / variance


def test_seeds_of_before_give_the_numbers_of_before() -> None:
    rng = seeded_before(7)
    assert [rng.below(1000) for _ in range(8)] == [315, 468, 526, 638, 527, 164, 417, 514]


# --- the secure stream ----------------------------------------------------------------------------


def test_the_same_key_gives_the_same_numbers_on_every_engine() -> None:
    rng = secure(bytes(32))
    assert [rng.below(1000) for _ in range(20)] == [
        *(293, 650, 611, 170, 698, 82, 183, 91, 207, 372),
        *(201, 677, 900, 157, 393, 411, 740, 750, 581, 650),
    ]


def test_a_stream_is_even_and_two_keys_are_unrelated() -> None:
    one, other = secure(KEY), secure(KEY[:-1] + b"!")
    pairs = [(one.next(), other.next()) for _ in SEEDS]
    assert abs(correlation(pairs)) < 0.04
    assert (
        abs(correlation(list(zip([one for one, _ in pairs], [one for one, _ in pairs[1:]], strict=False))))
        < 0.04
    )
    counts = Counter(number * 100 >> 32 for number, _ in pairs)
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 148.2


def test_a_copy_of_a_stream_goes_its_own_way_from_the_same_place() -> None:
    rng = secure(KEY)
    start = [rng.next() for _ in range(37)]
    copy = rng.copy()
    future = [copy.next() for _ in range(50)]
    assert [rng.next() for _ in range(50)] == future
    again = secure(KEY)
    assert [again.next() for _ in range(37)] == start


def test_threads_that_share_a_stream_do_not_disturb_each_other() -> None:
    rng = secure(KEY)
    expected = [rng.next() for _ in range(3000)]
    shared = secure(KEY)
    found: list[list[int]] = []

    def read(own: Rng) -> None:
        found.append([own.next() for _ in range(3000)])

    threads = [threading.Thread(target=read, args=(shared.copy(),)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4


def test_branches_of_a_stream_are_fast_and_need_its_key() -> None:
    rng = secure(KEY)
    branches = [rng.branch(number) for number in range(100)]
    assert all(branch.stream is None for branch in branches)
    assert len({branch.state for branch in branches}) == 100
    assert rng.branch(5).state != secure(bytes(32)).branch(5).state
    assert rng.state < BRANCHES


# --- both -----------------------------------------------------------------------------------------


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
