"""Limits by address: several processes together allow hardly more than one."""

from __future__ import annotations

from functools import partial

import pytest

from camerlengo.server.buckets import AT_ONCE, MOST_TOLD, WORTH_TELLING, Bucket, SharedBuckets
from camerlengo.server.house import House
from camerlengo.server.origins import Origins
from tests.server.helpers import Clock, run_apart, until
from tests.server.postgresql import Server
from tests.server.test_processes import beat, several

RATE, SIZE = 30.0, 90.0


def processes(count: int, clock: Clock, at_once: bool = False) -> list[tuple[SharedBuckets, Bucket]]:
    """`at_once` says whether the reports that do not wait arrive, or get lost."""
    key = Origins(b"a" * 32).digest
    found: list[tuple[SharedBuckets, Bucket]] = []

    def tell(sender: int, report: str) -> None:
        for number, (other, _) in enumerate(found if at_once else ()):
            if number != sender:
                other.read(report)

    for number in range(count):
        shared, bucket = SharedBuckets(key, clock, partial(tell, number)), Bucket(RATE, SIZE)
        shared.share("forms", bucket)
        found.append((shared, bucket))
    return found


def allowed(houses: list[tuple[SharedBuckets, Bucket]], clock: Clock, seconds: float) -> int:
    """How many requests of one address get through: as many as it can send, to all processes in turn."""
    count = 0
    for step in range(round(seconds * 2)):
        for request in range(600):
            count += houses[request % len(houses)][1].take("192.0.2.1", clock.now)
        for one, _ in houses:
            for report in one.reports():
                for other, _ in houses:
                    if other is not one:
                        other.read(report)
        clock.now = (step + 1) / 2
    return count


def test_an_address_gets_no_more_from_three_processes_than_from_one() -> None:
    """But for what it takes before they have heard of each other."""
    alone = allowed(processes(1, Clock()), Clock(), 60.0)
    clock = Clock()
    together = allowed(processes(3, clock), clock, 60.0)
    assert alone <= SIZE + 60.0 * RATE
    assert together <= alone + 3 * SIZE


@pytest.mark.parametrize("count", [2, 3, 8])
def test_each_further_process_allows_a_few_requests_more_and_not_a_whole_burst(count: int) -> None:
    """At the worst moment: the first half second, in which nothing else is reported."""
    clock = Clock()
    alone = allowed(processes(1, Clock()), Clock(), 0.5)
    together = allowed(processes(count, clock, at_once=True), clock, 0.5)
    assert alone == SIZE
    assert together <= SIZE + (count - 1) * AT_ONCE


def test_what_nobody_has_to_know_is_not_kept() -> None:
    (shared, bucket), *_ = processes(1, Clock())
    for number in range(1_000):
        bucket.take(f"192.0.2.{number}", 0.0)
    shared.reports()
    assert not bucket.taken


def test_others_are_not_touched() -> None:
    clock = Clock()
    houses = processes(2, clock)
    allowed(houses, clock, 5.0)
    assert all(bucket.take("192.0.2.2", clock.now) for _, bucket in houses)


def test_a_report_fits_a_message_of_the_database_and_names_no_address() -> None:
    clock = Clock()
    (shared, bucket), (other, _) = processes(2, clock)
    for number in range(3 * MOST_TOLD):
        for _ in range(WORTH_TELLING):
            bucket.take(f"192.0.2.{number}", 0.0)
    bucket.take("198.51.100.1", 0.0)
    (report,) = shared.reports()
    assert len(report) < 7_900
    assert "192.0" not in report
    assert not any("192.0" in key for key in bucket.levels)
    assert shared.reports() == []
    other.read(report)
    other.read("another-version 1 2 3")


def test_what_one_process_allows_counts_at_the_others(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with several(postgresql.empty_database(), 2, monkeypatch) as houses:
            buckets = [Bucket(1e-9, 5.0) for _ in houses]
            for house, bucket in zip(houses, buckets, strict=True):
                house.buckets.share("forms", bucket)
            one: House = houses[0]
            assert [buckets[0].take("192.0.2.1", 0.0) for _ in range(6)] == [True] * 5 + [False]
            await beat(one)
            await until(lambda: bool(buckets[1].levels))
            assert not buckets[1].take("192.0.2.1", 0.0)

    run_apart(story())


def test_an_address_that_asks_for_much_is_reported_without_delay(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with several(postgresql.empty_database(), 2, monkeypatch) as houses:
            buckets = [Bucket(1e-9, AT_ONCE + 1.5) for _ in houses]
            for house, bucket in zip(houses, buckets, strict=True):
                house.buckets.share("forms", bucket)
            assert all(buckets[0].take("192.0.2.1", 0.0) for _ in range(AT_ONCE))
            await until(lambda: bool(buckets[1].levels))
            assert [buckets[1].take("192.0.2.1", 0.0) for _ in range(2)] == [True, False]

    run_apart(story())
