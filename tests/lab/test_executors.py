"""Work is done in order, wherever it is done, and ends when nobody wants it any more."""

from __future__ import annotations

import os
from concurrent.futures.process import BrokenProcessPool

import pytest

from camerlengo.lab.executors import AllCores, Executor, ThisProcess, usable_cores
from tests.lab.elsewhere import Elsewhere


def square(number: int) -> int:
    return number * number


def fail_at_seven(number: int) -> int:
    if number == 7:
        raise ValueError("seven")
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


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(BrokenProcessPool):
        list(AllCores(1).map(die, range(3)))


def test_all_cores_are_used_unless_fewer_are_wanted() -> None:
    assert AllCores().processes == usable_cores() >= 1
    assert AllCores(3).processes == 3
    assert ThisProcess().processes == 1
