"""What happens by itself goes through a few states, in the order that docs/architecture.md shows."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from camerlengo.bots import Bot, InformationSet, register, unregister
from camerlengo.server import workers as of_house
from camerlengo.server.fair_queue import Purpose
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.move_progress import TRANSITIONS, MovePhase, MoveProgress
from camerlengo.server.setup import NewSeat
from camerlengo.server.workers import BotWorkers, Process
from tests.server.errands import NOTES, decide_and_note
from tests.server.helpers import A_WHILE, HereAndNow, act, open_house, open_store, run_apart, settled, until

DOCS = Path(__file__).parents[2] / "docs" / "architecture.md"


class Followed(MoveProgress):
    """Notes the states."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[MovePhase] = []

    def enter(self, state: MovePhase) -> None:
        super().enter(state)
        self.seen.append(state)


async def against(house: House, bot: str = "random") -> tuple[LiveTable, list[MovePhase]]:
    """Anna is to move; then it is the bot's turn."""
    anna = await house.welcome("a" * 22, "Anna")
    seats = [NewSeat("me", "Anna"), NewSeat("bot", "", bot)]
    live = await house.create("richelieu", seats, anna, {"start": 0}, seed=3)
    followed = Followed()
    live.auto = followed
    return live, followed.seen


async def until_the_bot(house: House, live: LiveTable) -> None:
    while live.table.waiting_for == (0,):
        await act(house, live)


def test_the_page_on_architecture_has_the_same_transitions() -> None:
    rows = re.findall(
        r"^\| ([A-Z]+) \| [^|]+ \| ([A-Z, ]+) \|$", DOCS.read_text(encoding="utf-8"), re.MULTILINE
    )
    shown = {MovePhase[name]: {MovePhase[one] for one in after.split(", ")} for name, after in rows}
    assert shown == TRANSITIONS


def names_of(task: asyncio.Task[Any] | None) -> list[str]:
    """The functions that a task is in, each waiting for the next."""
    assert task is not None
    names = []
    waiting: Any = task.get_coro()
    while hasattr(waiting, "cr_code"):
        names.append(waiting.cr_code.co_qualname)
        waiting = waiting.cr_await
    return names


def test_a_decision_goes_through_the_functions_that_the_page_on_architecture_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten at most, from the table to a bot in a worker process."""
    found: list[str] = []
    notes = tmp_path / "notes"
    monkeypatch.setenv(NOTES, str(notes))
    monkeypatch.setattr(of_house, "decide", decide_and_note)
    do = Process.do
    auto: list[MoveProgress] = []
    loops: list[asyncio.AbstractEventLoop] = []

    async def look() -> None:
        (one,) = auto
        found[:] = [*names_of(one.task), *names_of(one.prepared), do.__qualname__]

    def traced(process: Process, *about: Any) -> Any:
        if not found:  # in the loop, where the decision waits for this thread
            asyncio.run_coroutine_threadsafe(look(), loops[0]).result()
        return do(process, *about)

    monkeypatch.setattr(Process, "do", traced)

    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, BotWorkers(), pause=0.0)
        loops.append(asyncio.get_running_loop())
        live, _ = await against(house)
        auto.append(live.auto)
        await until_the_bot(house, live)
        await until(notes.exists)
        await house.close()
        await store.close()

    run_apart(story())
    found += [*notes.read_text().splitlines(), "Bot.choose"]
    page = DOCS.read_text(encoding="utf-8")
    drawn = page.partition("A bot's decision goes through")[2].partition("A test traces")[0]
    assert [name.rpartition(".")[2] for name in found] == re.findall(
        r"^\| \d+ \| `(?:\w+\.)?(\w+)`", drawn, re.MULTILINE
    )
    assert len(found) <= 10


def test_from_every_state_a_move_may_be_called_off_and_no_state_follows_itself() -> None:
    assert set(TRANSITIONS) == set(MovePhase)
    for state, after in TRANSITIONS.items():
        assert state not in after
        assert MovePhase.IDLE in after or state is MovePhase.IDLE
    with pytest.raises(AssertionError):
        MoveProgress().enter(MovePhase.ANSWERING)


def test_a_bot_thinks_pauses_and_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, seen = await against(house)
            await until_the_bot(house, live)
            await settled(live)
            made = [MovePhase.THINKING, MovePhase.PAUSING, MovePhase.ANSWERING, MovePhase.IDLE]
            assert len(seen) >= len(made)
            assert seen == made * (len(seen) // len(made))
            assert not live.auto.running

    run_apart(story())


def test_what_was_taken_back_is_called_off_and_idle_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", pause=A_WHILE) as house:
            live, seen = await against(house)
            with house.watching(live, Watcher(None)):
                await until_the_bot(house, live)
                await until(lambda: live.auto.state is MovePhase.PAUSING)
                await house.undo(live, 0)
                await settled(live)
            assert seen == [MovePhase.THINKING, MovePhase.PAUSING, MovePhase.IDLE]

    run_apart(story())


class Sick(Bot):
    def choose(self, info: InformationSet) -> int:
        raise MemoryError("no room to think")


def test_a_bot_that_fails_is_retried_and_stuck_in_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, HereAndNow(), pause=0.0, retry=0.0)
        live, seen = await against(house, "sick")
        await until_the_bot(house, live)
        await settled(live)
        again = [MovePhase.RETRYING, MovePhase.THINKING, MovePhase.IDLE]
        assert seen == [MovePhase.THINKING, MovePhase.IDLE, *again * 9, MovePhase.STUCK]
        assert live.stuck
        seen.clear()
        assert live.row.owner is not None
        anna = await house.welcome("a" * 22, "Anna")
        await house.replace_bot(live, anna, 1, "random")
        await settled(live)
        assert seen[:5] == [
            MovePhase.IDLE,
            MovePhase.THINKING,
            MovePhase.PAUSING,
            MovePhase.ANSWERING,
            MovePhase.IDLE,
        ]
        await house.close()
        await store.close()

    register("sick", Sick)
    try:
        run_apart(story())
    finally:
        unregister("sick")


def test_what_is_being_written_when_the_house_closes_comes_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, HereAndNow(), pause=0.0)
        live, _ = await against(house)
        while live.journal.answered(0, live.table.questions[0].options[0]).table.waiting_for == (0,):
            await act(house, live)
        write, written = store.append, asyncio.Event()

        async def slowly(*acts: object) -> None:
            if live.auto.state is MovePhase.ANSWERING:
                written.set()
                await asyncio.sleep(0)
            await write(*acts)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "append", slowly)
        await act(house, live)
        await written.wait()
        before = len(live.entries)
        await house.close()
        assert len(live.entries) == before + 1
        assert not live.auto.running
        await store.close()

    run_apart(story())


def test_after_a_thought_about_another_question_nothing_is_answered(tmp_path: Path) -> None:
    """A seat that changes hands while its bot thinks: the bot's option is not written."""

    class Slow(HereAndNow):
        def __init__(self) -> None:
            super().__init__()
            self.asked: list[str] = []

        async def decide(
            self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
        ) -> int:
            self.asked.append(bot)
            if bot == "sick":
                live.seats = [live.seats[0], type(live.seats[1])(1, "bot", None, "", "random")]
            return await super().decide(live, seat, "random", seed, purpose)

    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        workers = Slow()
        house = House(store, workers, pause=0.0)
        live, _ = await against(house, "sick")
        await until_the_bot(house, live)
        await settled(live)
        assert workers.asked[:2] == ["sick", "random"]
        assert set(workers.asked[1:]) == {"random"}
        await house.close()
        await store.close()

    register("sick", Sick)
    try:
        run_apart(story())
    finally:
        unregister("sick")
