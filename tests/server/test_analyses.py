"""Analyses are made in the background, kept for a while, and pause when nobody looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from camerlengo.lab.analysis import CHUNK, Plan, analyse
from camerlengo.server import analyses
from camerlengo.server.analyses import Analyses
from camerlengo.server.fair_queue import QueueFull
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from camerlengo.server.refusals import Refused
from tests.recorded import recorded
from tests.server.helpers import Clock, Gate, HereAndNow, open_house, run_apart, table_for_two


def record(answers: int = 2 * CHUNK) -> bytes:
    """The beginning of a game: each decision takes its time."""
    return recorded("richelieu", "random", "random").upto(answers).to_json()


def run(story: Callable[[House], object], tmp_path: Path) -> None:
    async def whole() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", budget=1) as house:
            await story(house)  # type: ignore[misc]

    run_apart(whole())


def test_it_is_the_same_as_from_the_record_alone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.import_record(record())
        work = house.analyse(live)
        assert work.under_way
        assert work.of == 2 * CHUNK
        assert work.task is not None
        await work.task
        assert work.done == 2 * CHUNK
        assert work.analysis == analyse(Plan(live.record(), budget=house.autoplayer.workers.budget))
        assert work.story is not None
        assert house.analyse(live) is work  # asked twice, made once

    run(story, tmp_path)


def test_a_running_game_is_not_analysed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, _, _ = await table_for_two(house)
        with pytest.raises(Refused) as refusal:
            house.analyse(live)
        assert refusal.value.code == "analysis_later"

    run(story, tmp_path)


async def tables(house: House, count: int) -> list[LiveTable]:
    return [await house.import_record(record(CHUNK)) for _ in range(count)]


def test_progress_can_be_seen_and_what_nobody_wants_pauses_until_somebody_does(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.import_record(record(3 * CHUNK - 1))
        workers, clock = Gate(), Clock()
        works = Analyses(workers, patience=20.0, clock=clock)
        work = works.start(live)
        clock.now += 15.0
        assert works.of(live) is work  # somebody looks
        clock.now += 15.0
        await workers.let_go_on(1, work)
        assert (work.under_way, work.done) == (True, CHUNK)
        clock.now += 6.0  # nobody does
        await workers.let_go_on(1, work)  # the piece that was begun
        assert workers.asked == 2
        assert (work.paused, work.under_way, work.done) == (True, False, 2 * CHUNK)
        assert works.of(live) is work
        assert works.start(live) is work
        assert work.under_way
        await workers.let_go_on(2, work)
        assert workers.asked == 4  # it goes on from there: the last decision, and what all of it comes to
        assert work.analysis == analyse(Plan(live.record(), budget=workers.budget))

    run(story, tmp_path)


def test_there_is_a_bound_for_those_under_way_and_for_those_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_AT_ONCE", 2)
    monkeypatch.setattr(analyses, "MOST_KEPT", 2)

    async def story(house: House) -> None:
        one, two, three, four = await tables(house, 4)
        house.analyses = Analyses(Gate(), clock=Clock())
        under_way = [house.analyse(one), house.analyse(two)]
        with pytest.raises(Refused) as refusal:
            house.analyse(three)
        assert refusal.value.code == "busy"
        await house.analyses.close()
        assert all(work.task is not None and work.task.cancelled() for work in under_way)
        house.analyses = Analyses(HereAndNow(budget=1), clock=Clock())
        for live in (one, two, three):
            task = house.analyse(live).task
            assert task is not None
            await task
        house.analyses.of(one)
        house.analyse(four)
        kept = [live for live in (one, two, three, four) if house.analyses.of(live) is not None]
        assert kept == [one, three, four]  # two was looked at longest ago

    run(story, tmp_path)


def test_where_too_much_waits_it_pauses_and_can_go_on(tmp_path: Path) -> None:
    class Crowded(HereAndNow):
        room = False

        async def run(self, urgency: int, work: Callable[..., object], *about: object) -> object:  # type: ignore[override]
            if not self.room:
                raise QueueFull
            return work(*about)

    async def story(house: House) -> None:
        (live,) = await tables(house, 1)
        workers = Crowded(budget=1)
        house.analyses = Analyses(workers, clock=Clock())
        work = house.analyse(live)
        assert work.task is not None
        await work.task
        assert (work.paused, work.failed, work.done) == (True, False, 0)
        workers.room = True
        await house.analyse(live).task  # type: ignore[misc]
        assert work.analysis is not None

    run(story, tmp_path)


def test_a_failure_is_said_and_it_can_be_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing(HereAndNow):
        async def run(self, urgency: int, work: object, *about: object) -> object:  # type: ignore[override]
            raise MemoryError("no room to think")

    async def story(house: House) -> None:
        (live,) = await tables(house, 1)
        house.analyses = Analyses(Failing(), clock=Clock())
        work = house.analyse(live)
        assert work.task is not None
        await work.task
        assert work.failed
        assert not work.under_way
        assert house.analyse(live).under_way

    run(story, tmp_path)
    assert "cannot be analysed" in caplog.text
