"""Work is done in order, wherever it is done, and ends when nobody wants it any more."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path

import pytest

from camerlengo.lab.executors import (
    AHEAD,
    BATCH_SECONDS,
    GROWTH,
    MOST_IN_A_BATCH,
    AllCores,
    BatchSize,
    Executor,
    ThisProcess,
    WorkedBatch,
    usable_cores,
)
from tests.lab.elsewhere import Elsewhere


def square(number: int) -> int:
    return number * number


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise ValueError("seven")
    return number


def die_once(marker: str, number: int) -> int:
    """The first process that comes to five dies, as if the system had killed it."""
    if number == 5 and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return number


def die(number: int) -> int:
    os._exit(1)


EXECUTORS: list[Executor] = [ThisProcess(), AllCores(1, chunk=3), Elsewhere()]
NAMED = ["this process", "another process", "as elsewhere"]


@pytest.mark.parametrize(
    "executor",
    [ThisProcess(), AllCores(2, chunk=3), Elsewhere()],
    ids=["this process", "two", "as elsewhere"],
)
def test_results_come_in_the_order_of_the_items(executor: Executor) -> None:
    assert list(executor.map(square, range(40))) == [number * number for number in range(40)]


@pytest.mark.parametrize("executor", EXECUTORS, ids=NAMED)
def test_an_error_of_the_work_reaches_whoever_wants_the_results(executor: Executor) -> None:
    with pytest.raises(ValueError, match="seven"):
        list(executor.map(fail_at_seven, range(40)))


@pytest.mark.parametrize("executor", EXECUTORS[:2], ids=NAMED[:2])
def test_who_closes_the_results_ends_the_work(executor: Executor) -> None:
    results = executor.map(square, range(10_000_000))
    assert next(results) == 0
    results.close()
    assert list(results) == []


def test_work_over_which_every_process_dies_ends_in_an_error() -> None:
    with pytest.raises(BrokenProcessPool):
        list(AllCores(1).map(die, range(3)))


def test_a_process_that_dies_is_replaced_and_its_work_is_done_again(tmp_path: Path) -> None:
    work = functools.partial(die_once, str(tmp_path / "died"))
    assert list(AllCores(2, chunk=2).map(work, range(12))) == list(range(12))
    assert (tmp_path / "died").exists()


def test_batches_grow_until_they_take_a_fraction_of_a_second() -> None:
    size = BatchSize()
    assert size.size == 1
    size.learn(WorkedBatch([None], 0.0001))
    assert size.size == GROWTH
    size.learn(WorkedBatch([None] * GROWTH, BATCH_SECONDS / 100))
    assert size.size == GROWTH * GROWTH
    size.learn(WorkedBatch([None] * 64, 64 * BATCH_SECONDS / 100))
    assert size.size == 100
    size.learn(WorkedBatch([None] * 100, 100.0))
    assert size.size == 1
    size.learn(WorkedBatch([], 0.0))  # nobody wanted the results
    assert size.size == 1
    for _ in range(20):
        size.learn(WorkedBatch([None] * size.size, 0.0))
    assert size.size == MOST_IN_A_BATCH


def test_batches_can_have_a_fixed_size() -> None:
    size = BatchSize(3)
    size.learn(WorkedBatch([None] * 3, 0.0001))
    assert size.size == 3


def test_few_batches_wait_so_that_a_long_series_needs_little_memory() -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    with closing(AllCores(1, chunk=2).map(square, items())) as results:
        assert next(results) == 0
        assert len(taken) <= 2 * (AHEAD + 1)


def test_all_cores_are_used_unless_fewer_are_wanted() -> None:
    assert AllCores().processes == usable_cores() >= 1
    assert AllCores(3).processes == 3
    assert ThisProcess().processes == 1
