"""A hint is for the seat that asks, while its question is open, and leaves no trace."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from camerlengo.core.texts import text
from camerlengo.server.fair_queue import QueueFull
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import Person
from camerlengo.server.setup import NewSeat
from camerlengo.server.workers import BotWorkers
from tests.server.helpers import HereAndNow, act, open_house, open_store, play_out, run_apart


async def two_with_hints(house: House, hints: bool = True) -> tuple[LiveTable, Person, Person]:
    anna, bruno = await house.welcome("a" * 22, "Anna"), await house.welcome("b" * 22, "Bruno")
    seats = [NewSeat("me", "Anna"), NewSeat("open")]
    live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7, hints=hints)
    await house.take_seat(live, 1, bruno, "Bruno")
    return live, anna, bruno


class Noting(Watcher):
    def __init__(self, person: str | None) -> None:
        super().__init__(person)
        self.told = 0

    def notify(self) -> None:
        self.told += 1


def test_only_whoever_asks_is_told(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, anna, bruno = await two_with_hints(house)
            watchers = [Noting(anna.id), Noting(bruno.id), Noting(None)]
            live.watchers.update(watchers)
            asked = house.ask_hint(live, 0, live.asked_at)
            assert asked.thinking is not None
            await asked.thinking
            assert asked.hint is not None
            assert house.hints.of(live, 0) is asked
            assert house.hints.of(live, 1) is None
            assert house.hints.of(live, None) is None
            assert [watcher.told for watcher in watchers] == [2, 0, 0]  # asked, and answered
            assert not live.entries
            assert house.ask_hint(live, 0, live.asked_at) is asked  # asked twice, thought once

    run_apart(story())


def test_a_hint_goes_with_its_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, _, _ = await two_with_hints(house)
            house.ask_hint(live, 0, live.asked_at)
            await act(house, live)
            assert house.hints.of(live, 0) is None
            assert not house.hints._asked

    run_apart(story())


def test_it_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, anna, _ = await two_with_hints(house)
            for seat, asked_at, code in ((1, 0, "nothing_asked"), (0, 5, "stale")):
                with pytest.raises(Refused) as refusal:
                    house.ask_hint(live, seat, asked_at)
                assert refusal.value.code == code
            without, _, _ = await two_with_hints(house, hints=False)
            with pytest.raises(Refused) as refusal:
                house.ask_hint(without, 0, without.asked_at)
            assert refusal.value.text == text("server.refused.no_hints")
            await house.close_table(live, anna)
            with pytest.raises(Refused) as refusal:
                house.ask_hint(live, 0, live.asked_at)
            assert refusal.value.code == "not_playing"

    run_apart(story())


def test_the_switch_survives_a_restart_and_a_rematch(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, anna, _ = await two_with_hints(house)
            await play_out(house, live)
            assert (await house.rematch(live, anna)).row.hints
            plain, _, _ = await two_with_hints(house, hints=False)
        async with open_house(database) as again:
            found = [await again.find(table) for table in (live.id, plain.id)]
            assert [one.row.hints for one in found if one is not None] == [True, False]

    run_apart(story())


class Pondering(HereAndNow):
    def __init__(self, trouble: Exception | None = None) -> None:
        super().__init__()
        self.trouble = trouble
        self.called_off = 0

    async def run(self, urgency: int, work: object, *about: object) -> object:  # type: ignore[override]
        if self.trouble is not None:
            raise self.trouble
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.called_off += 1
            raise
        return None


async def house_with(workers: BotWorkers, folder: Path) -> House:
    return House(await open_store(f"sqlite:///{folder / 'house.sqlite'}"), workers, pause=0.0)


@pytest.mark.parametrize("end", ["answer", "close"])
def test_thinking_is_called_off_when_the_question_is_gone(tmp_path: Path, end: str) -> None:
    async def story() -> None:
        workers = Pondering()
        house = await house_with(workers, tmp_path)
        live, anna, _ = await two_with_hints(house)
        asked = house.ask_hint(live, 0, live.asked_at)
        await asyncio.sleep(0)
        await (act(house, live) if end == "answer" else house.close_table(live, anna))
        assert asked.thinking is not None
        await asyncio.gather(asked.thinking, return_exceptions=True)
        assert workers.called_off == 1
        await house.close()
        await house.store.close()

    run_apart(story())


@pytest.mark.parametrize("trouble", [QueueFull(), MemoryError("no room to think")])
def test_a_hint_that_failed_can_be_asked_for_again(tmp_path: Path, trouble: Exception) -> None:
    async def story() -> None:
        workers = Pondering(trouble)
        house = await house_with(workers, tmp_path)
        live, _, _ = await two_with_hints(house)
        asked = house.ask_hint(live, 0, live.asked_at)
        assert asked.thinking is not None
        await asked.thinking
        assert asked.failed
        assert asked.busy is isinstance(trouble, QueueFull)
        assert house.ask_hint(live, 0, live.asked_at) is not asked
        await house.close()
        await house.store.close()

    run_apart(story())
