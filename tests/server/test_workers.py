"""Whoever thinks for the house: in processes of its own, in good order, called off when unwanted."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from camerlengo import SetupError, Table
from camerlengo.bots import CALLED, LEVELS
from camerlengo.bots.advice import together
from camerlengo.core import Record, Rng
from camerlengo.core.texts import Listed, Text, text
from camerlengo.server.bots import (
    ANALYSIS,
    BOT,
    HINT,
    LARGEST_BUDGET,
    MOST_WAITING,
    BotWorkers,
    Busy,
    may_sit,
    seed_of,
    think,
)
from camerlengo.server.house import House
from camerlengo.server.setup import NewSeat, check_bots
from camerlengo.server.store import Store
from tests.bots.ranks import little_to_think
from tests.server.helpers import open_house, run_apart, settled


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0.005)


def note(file: str, word: str) -> None:
    with Path(file).open("a") as notes:
        notes.write(f"{word}\n")


def wait_for(file: str) -> None:
    while not Path(file).exists():
        time.sleep(0.005)


def never(file: str) -> None:
    note(file, str(os.getpid()))
    while True:
        time.sleep(60)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_bots_and_hints_are_served_in_turn_and_analyses_after_them(tmp_path: Path) -> None:
    notes, go = str(tmp_path / "notes"), tmp_path / "go"

    async def story() -> None:
        workers = BotWorkers()
        first = asyncio.create_task(workers.run(ANALYSIS, wait_for, str(go)))
        await asyncio.sleep(0)
        rest = []
        for purpose, word in ((ANALYSIS, "analysis"), (HINT, "hint"), (BOT, "bot"), (HINT, "hint again")):
            rest.append(asyncio.create_task(workers.run(purpose, note, notes, word)))
            await asyncio.sleep(0)
        go.touch()
        await asyncio.gather(first, *rest)
        workers.close()

    run_apart(story())
    assert Path(notes).read_text().splitlines() == ["hint", "bot", "hint again", "analysis"]


def test_work_that_nobody_waits_for_ends_with_its_process_and_others_go_on(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        workers = BotWorkers()
        endless = asyncio.create_task(workers.run(BOT, never, str(notes)))
        queued = asyncio.create_task(workers.run(BOT, note, str(notes), "never written"))
        other = asyncio.create_task(workers.run(HINT, os.getpid))
        await until(lambda: notes.exists() and notes.read_text().endswith("\n"))
        process = int(notes.read_text())
        queued.cancel()
        endless.cancel()
        assert await other not in (process, os.getpid())
        await asyncio.gather(endless, queued, return_exceptions=True)
        await until(lambda: not is_running(process))
        assert len(workers._free) == 1
        assert not workers._waiting
        workers.close()

    run_apart(story())
    assert "never written" not in notes.read_text()


def test_too_many_hints_are_refused_but_never_a_bot(tmp_path: Path) -> None:
    go = tmp_path / "go"

    async def story() -> None:
        workers = BotWorkers()
        waiting = [asyncio.create_task(workers.run(HINT, wait_for, str(go))) for _ in range(MOST_WAITING + 1)]
        await until(lambda: len(workers._waiting) == MOST_WAITING)
        with pytest.raises(Busy):
            await workers.run(HINT, os.getpid)
        with pytest.raises(Busy):
            await workers.run(ANALYSIS, os.getpid)
        bot = asyncio.create_task(workers.run(BOT, os.getpid))
        go.touch()
        assert await bot > 0
        await asyncio.gather(*waiting)
        workers.close()

    run_apart(story())


def test_a_pope_thinks_with_all_processes_together(monkeypatch: pytest.MonkeyPatch) -> None:
    little_to_think(monkeypatch, 6)
    table = Table("richelieu", 2, seed=7)
    seat = table.questions[0].seat
    content = table.record.to_json()
    parts: list[int] = []

    class Here(BotWorkers):
        async def run(self, urgency: int, work: Callable[..., object], *about: object) -> object:  # type: ignore[override]
            parts.append(about[-1])  # type: ignore[arg-type]
            return work(*about)

    both = together([think(content, seat, "pope", part) for part in range(2)])
    wanted = both.drawn(Rng(seed_of(content, seat)))
    assert asyncio.run(Here(2).decide(table.record, seat, "pope")) == wanted
    assert parts == [0, 1]


def test_closing_a_table_calls_its_bot_off(tmp_path: Path) -> None:
    cancelled: list[bool] = []

    class Pondering(BotWorkers):
        async def decide(self, record: object, seat: int, bot: str) -> int:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.append(True)
                raise
            return 0

    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, Pondering(), pause=0.0)
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("bot", "", "pope"), NewSeat("me", "Anna")]
        live = await house.create("richelieu", seats, anna, {"start": 0}, seed=3)
        await asyncio.sleep(0.01)
        await house.close_table(live, anna)
        await asyncio.gather(live.automatic or asyncio.sleep(0), return_exceptions=True)
        assert cancelled == [True]
        assert not live.journal
        await house.close()
        await store.close()

    run_apart(story())


def test_the_time_to_think_is_part_of_the_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest is waited for after the thought, so that nothing is lost of the pause and nothing added."""
    slept: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    class Slow(BotWorkers):
        async def decide(self, record: Record, seat: int, bot: str) -> int:
            thoughts.append(len(slept))
            return Table.resume(record).questions[0].options[0]

    thoughts: list[int] = []

    async def story() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, Slow(), pause=0.0)
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("bot", "", "pope"), NewSeat("me", "Anna")]
        monkeypatch.setattr(house.clockwork, "pause_before", lambda *_: 50.0)
        monkeypatch.setattr(asyncio, "sleep", noted)
        live = await house.create("richelieu", seats, anna, {"start": 0}, seed=3)
        while not live.journal:
            await sleep(0.001)
        assert thoughts[0] == 0  # it thinks before it waits
        assert 0.0 < slept[0] <= 50.0
        monkeypatch.undo()
        await house.close()
        await store.close()

    run_apart(story())


# --- who may sit down -----------------------------------------------------------------------------


def test_ranks_and_bots_of_the_lab_may_sit_at_a_table_but_no_cheat() -> None:
    for bot in (
        *LEVELS,
        "random",
        "greedy",
        "suspicious",
        "search-20",
        "plain-20",
        f"search-{LARGEST_BUDGET}",
    ):
        assert may_sit(bot), bot
    for bot in (
        "cheating-20",
        f"search-{LARGEST_BUDGET + 1}",
        "search-",
        "search",
        "bishop-3",
        "",
        "grandmaster",
    ):
        assert not may_sit(bot), bot


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (
            f"search-{LARGEST_BUDGET + 1}",
            text(
                "error.setup.budget", bot=f"search-{LARGEST_BUDGET + 1}", kind="search", most=LARGEST_BUDGET
            ),
        ),
        ("cheating-20", text("error.setup.bot", bot="cheating-20", allowed=Listed(CALLED))),
        ("grandmaster", text("error.setup.bot", bot="grandmaster", allowed=Listed(CALLED))),
    ],
)
def test_why_a_bot_may_not_sit_down_is_said(bot: str, sentence: Text) -> None:
    with pytest.raises(SetupError, match=re.escape(str(sentence))):
        check_bots([NewSeat("bot", bot=bot)])


def test_tables_with_any_of_them_are_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    little_to_think(monkeypatch, 1)

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            for pair in (
                ("novice", "pope"),
                ("bishop", "cardinal"),
                ("greedy", "search-1"),
                ("random", "suspicious"),
            ):
                seats = [NewSeat("bot", "", bot) for bot in pair]
                live = await house.create("richelieu", seats, None, {"short": True}, seed=3)
                await settled(live)
                assert live.row.state == "over", pair
            with pytest.raises(SetupError):
                await house.create("richelieu", [NewSeat("bot", "", "cheating-9"), NewSeat("open")], None)

    run_apart(story())
