"""Whoever thinks for the house: in processes of its own, in good order, called off when unwanted."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from camerlengo import SetupError, Table
from camerlengo.bots import LEVELS, Bot, advice, hints, is_bot, make_bot, named_bot
from camerlengo.bots.advice import combine
from camerlengo.bots.bot import Thinker
from camerlengo.bots.levels import thinker_of
from camerlengo.core import Record, Rng
from camerlengo.core.box import Box
from camerlengo.core.texts import Listed, Text, text
from camerlengo.server import hint_service as asked_for
from camerlengo.server import worker_tasks
from camerlengo.server import workers as of_house
from camerlengo.server.bot_seeds import LARGEST_BUDGET, SEATED_SEARCHES, BotSeeds, may_sit
from camerlengo.server.fair_queue import MOST_HINTS, Client, Purpose, QueueFull
from camerlengo.server.house import House
from camerlengo.server.journal import JournalEntry
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import SeatRow
from camerlengo.server.setup import NewSeat, check_bots, new_row
from camerlengo.server.worker_tasks import (
    LONGEST_ANSWER,
    LONGEST_THOUGHT,
    TableCache,
    TableUpdate,
    decide,
    think,
)
from camerlengo.server.workers import CROWD, BotWorkers, TableSnapshot, Worker
from tests.bots.ranks import little_to_think
from tests.recorded import recorded
from tests.server.errands import cannot_be_sent, fails, never, where
from tests.server.helpers import (
    PATIENCE,
    Clock,
    act,
    open_house,
    open_store,
    play_out,
    run_apart,
    settled,
    until,
)

Done = TypeVar("Done")


class AtHand(Worker):
    """Works in this process: who comes next does not depend on where the work is done."""

    async def run(self, game: TableSnapshot | None, work: Callable[..., Done], *about: object) -> Done:
        return await asyncio.to_thread(work, *about)


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_house, "Worker", AtHand)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.usefixtures("at_hand")
def test_bots_and_hints_are_served_in_turn_and_what_nobody_waits_for_after_them() -> None:
    served: list[str] = []
    go = threading.Event()

    async def story() -> None:
        workers = BotWorkers()
        first = asyncio.create_task(workers.run(Purpose.ANALYSIS, go.wait))
        await asyncio.sleep(0)
        rest = []
        for purpose, word in (
            (Purpose.ANALYSIS, "analysis"),
            (Purpose.ALONE, "bot alone"),
            (Purpose.HINT, "hint"),
            (Purpose.BOT, "bot"),
            (Purpose.ANALYSIS, "analysis again"),
            (Purpose.HINT, "hint again"),
        ):
            rest.append(asyncio.create_task(workers.run(purpose, served.append, word)))
            await asyncio.sleep(0)
        go.set()
        await asyncio.gather(first, *rest)
        workers.close()

    run_apart(story())
    assert served == ["hint", "bot", "hint again", "analysis", "bot alone", "analysis again"]


def test_work_that_nobody_waits_for_ends_with_its_process_and_others_go_on(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def story() -> None:
        workers = BotWorkers()
        endless = asyncio.create_task(workers.run(Purpose.BOT, never, str(notes)))
        queued = asyncio.create_task(workers.run(Purpose.BOT, never, str(tmp_path / "not to be written")))
        other = asyncio.create_task(workers.run(Purpose.HINT, os.getpid))
        await until(lambda: notes.exists() and notes.read_text().endswith("\n"))
        process = int(notes.read_text())
        queued.cancel()
        endless.cancel()
        assert await other not in (process, os.getpid())
        await asyncio.gather(endless, queued, return_exceptions=True)
        await until(lambda: not is_running(process))
        assert len(workers._free) == 1
        assert not len(workers.queue)
        workers.close()

    run_apart(story())
    assert list(tmp_path.iterdir()) == [notes]


def test_nobody_thinks_for_a_house_that_was_killed() -> None:
    house = (
        "import asyncio, sys\n"
        "from camerlengo.server.workers import BotWorkers, Purpose\n"
        "from tests.server.errands import hold_on\n"
        "asyncio.run(BotWorkers().run(Purpose.BOT, hold_on, int(sys.argv[1])))"
    )
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(PATIENCE)
        command = [sys.executable, "-c", house, str(listener.getsockname()[1])]
        with subprocess.Popen(command, cwd=Path(__file__).parents[2]) as parent:
            try:
                line, _ = listener.accept()
            finally:
                parent.kill()
        with line:
            line.settimeout(PATIENCE)
            assert line.recv(1) == b""


@pytest.mark.usefixtures("at_hand")
def test_too_many_hints_are_refused_but_never_a_bot() -> None:
    go = threading.Event()

    async def story() -> None:
        workers = BotWorkers()
        waiting = [asyncio.create_task(workers.run(Purpose.HINT, go.wait)) for _ in range(MOST_HINTS + 1)]
        await until(lambda: len(workers.queue) == MOST_HINTS)
        with pytest.raises(QueueFull):
            await workers.run(Purpose.HINT, os.getpid)
        others = [
            asyncio.create_task(workers.run(purpose, os.getpid))
            for purpose in (Purpose.BOT, Purpose.ALONE, Purpose.ANALYSIS)
        ]
        await asyncio.sleep(0)
        go.set()
        assert await asyncio.gather(*others) == [os.getpid()] * 3
        await asyncio.gather(*waiting)
        workers.close()

    run_apart(story())


@pytest.mark.usefixtures("at_hand")
def test_no_number_of_bots_keeps_people_from_advice() -> None:
    go = threading.Event()
    served: list[str] = []

    async def story() -> None:
        workers = BotWorkers()
        first = asyncio.create_task(workers.run(Purpose.ALONE, go.wait))
        await asyncio.sleep(0)
        bots = [asyncio.create_task(workers.run(Purpose.ALONE, served.append, "bot")) for _ in range(CROWD)]
        await until(lambda: len(workers.queue) == len(bots))
        hint = asyncio.create_task(workers.run(Purpose.HINT, served.append, "hint"))
        analysis = asyncio.create_task(workers.run(Purpose.ANALYSIS, served.append, "analysis"))
        await until(lambda: len(workers.queue) == len(bots) + 2)
        go.set()
        await asyncio.gather(first, hint, analysis, *bots)
        workers.close()

    run_apart(story())
    assert served == ["hint", *["bot"] * CROWD, "analysis"]


def test_where_many_wait_a_pope_thinks_with_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    little_to_think(monkeypatch, 6)
    table = Table("richelieu", 2, seed=7)
    seat = table.questions[0].seat
    asked: list[tuple[int, object]] = []

    class Here(BotWorkers):
        async def think(
            self, purpose: Purpose, live: LiveTable, work: Callable[..., Done], *about: object
        ) -> Done:
            asked.append((purpose, work))
            return work(live.table, *about)

    async def story() -> int:
        workers = Here(2)
        for number in range(CROWD):
            ticket: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
            workers.queue.add(Purpose.BOT, Client(f"owner {number}"), ticket)
        return await workers.decide(live_at(table), seat, "pope", 5, Purpose.ALONE)

    assert run_apart(story()) in table.questions[0].options
    assert asked == [(Purpose.ALONE, decide)]


def test_a_pope_thinks_with_all_processes_together(monkeypatch: pytest.MonkeyPatch) -> None:
    little_to_think(monkeypatch, 6)
    monkeypatch.setattr(worker_tasks, "LONGEST_THOUGHT", PATIENCE)
    table = Table("richelieu", 2, seed=7)
    seat = table.questions[0].seat
    parts: list[object] = []

    class Here(BotWorkers):
        async def think(
            self, purpose: Purpose, live: LiveTable, work: Callable[..., Done], *about: object
        ) -> Done:
            parts.append(about[-1])
            return work(live.table, *about)

    both = combine([think(table, seat, "pope", 5, part) for part in range(2)])
    assert run_apart(Here(2).decide(live_at(table), seat, "pope", 5)) == both.sample(Rng(5))
    assert parts == [0, 1]


class Pondering(BotWorkers):
    """Thinks until it is called off."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.called_off = 0

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.called_off += 1
            raise
        return 0


def test_closing_a_table_calls_its_bot_off(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        workers = Pondering()
        house = House(store, workers, pause=0.0)
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("bot", "", "pope"), NewSeat("me", "Anna")]
        live = await house.create("richelieu", seats, anna, {"start": 0}, seed=3)
        await until(lambda: workers.asked == 1)
        await house.close_table(live, anna)
        await asyncio.gather(live.auto.task or asyncio.sleep(0), return_exceptions=True)
        assert workers.called_off == 1
        assert not live.entries
        await house.close()
        await store.close()

    run_apart(story())


async def waiting_for_a_bot(house: House) -> LiveTable:
    """Anna has had her turn, and the bot thinks."""
    anna = await house.welcome("a" * 22, "Anna")
    seats = [NewSeat("me", "Anna"), NewSeat("bot", "", "pope")]
    live = await house.create("richelieu", seats, anna, {"start": 0}, seed=7, practice=True)
    while live.table.waiting_for == (0,):
        await act(house, live)
    return live


async def pondered_in(folder: Path) -> tuple[House, LiveTable, Pondering]:
    """A house in which a bot thinks, and would go on for ever."""
    workers = Pondering()
    house = House(await open_store(f"sqlite:///{folder / 'house.sqlite'}"), workers, pause=0.0)
    live = await waiting_for_a_bot(house)
    await until(lambda: workers.asked == 1)
    return house, live, workers


def test_an_undo_calls_the_bot_off_and_the_table_goes_on_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        house, live, workers = await pondered_in(tmp_path)
        await house.say(live, "Anna", 0, "Hm.")  # nothing changes for the bot
        await house.undo(live, 0)
        await until(lambda: not live.busy)
        assert workers.called_off == 1
        while live.table.waiting_for == (0,):
            await act(house, live)
        await until(lambda: workers.asked == 2)
        await house.undo(live, 0)
        while live.table.waiting_for == (0,):
            await act(house, live)
        await until(lambda: workers.asked == 3)
        assert workers.called_off == 2
        assert not live.stuck
        await house.close()
        assert workers.called_off == 3
        await house.store.close()

    run_apart(story())


def test_what_another_process_has_written_calls_the_bot_off(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'house.sqlite'}"
        store, elsewhere = await open_store(url), await open_store(url)
        workers = Pondering()
        house, other = House(store, workers, pause=0.0), House(elsewhere, Pondering(), pause=0.0)
        live = await waiting_for_a_bot(house)
        await until(lambda: workers.asked == 1)
        same = await other.find(live.id)
        assert same is not None
        await other.undo(same, 0)
        with pytest.raises(Refused):
            await house.undo(live, 0)
        await until(lambda: not live.busy)
        assert workers.called_off == 1
        assert live.table.waiting_for == (0,)
        for one in (house, other):
            await one.close()
            await one.store.close()

    run_apart(story())


def test_a_bot_that_is_called_off_as_the_house_closes_does_not_start_again(tmp_path: Path) -> None:
    async def story() -> None:
        house, live, workers = await pondered_in(tmp_path)
        live.seats = [live.seats[0], msgspec.structs.replace(live.seats[1], bot="cardinal")]  # somebody else
        house.autoplayer.wake(live)
        async with asyncio.timeout(PATIENCE):
            await house.close()
        assert (workers.asked, workers.called_off) == (1, 1)
        await house.store.close()

    run_apart(story())


@pytest.mark.parametrize(("thought", "waits"), [(20.0, 30.0), (50.0, 50.0), (70.0, 30.0)])
def test_the_time_to_think_is_part_of_the_pause(thought: float, waits: float, tmp_path: Path) -> None:
    """The rest is waited for after the thought; who needs longer than a pause answers at the next one."""
    clock = Clock()
    order: list[object] = []

    class Slow(BotWorkers):
        async def decide(
            self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
        ) -> int:
            order.append("thinks")
            clock.now += thought
            return live.table.questions[0].options[0]

    async def noted(seconds: float) -> None:
        order.append(seconds)
        await asyncio.sleep(0)

    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, Slow(), pause=50.0, clock=clock)
        house.autoplayer.sleep = noted
        anna = await house.welcome("a" * 22, "Anna")
        seats = [NewSeat("me", "Anna"), NewSeat("bot", "", "pope")]
        live = await house.create("richelieu", seats, anna, {"start": 0}, seed=3)
        follower = Watcher(None)
        follower.follows = True
        with house.watching(live, follower):
            while live.table.waiting_for == (0,):
                await act(house, live)
            await settled(live)
        assert order[:2] == ["thinks", waits]
        await house.close()
        await store.close()

    run_apart(story())


# --- what chance depends on -----------------------------------------------------------------------


class Noting(BotWorkers):
    """Notes what bots are asked with, and answers at once."""

    def __init__(self) -> None:
        super().__init__()
        self.seeds: list[int] = []
        self.purposes: set[Purpose] = set()

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        self.seeds.append(seed)
        self.purposes.add(purpose)
        return worker_tasks.question_of(live.table, seat).options[0]


def setup_of(record: Record) -> str:
    return record.upto(0).to_json().decode()


def answers_of(record: Record) -> list[JournalEntry]:
    return [JournalEntry(seat, "answer", option) for seat, option in record.answers]


def live_at(table: Table) -> LiveTable:
    """A table of the house where so much was played."""
    people = [SeatRow(seat, "person", f"p{seat}", "", None) for seat in range(table.players)]
    row = new_row(table, people, None, public=False)
    return LiveTable.load(row, people, answers_of(table.record), [])


@pytest.mark.parametrize("game", ["richelieu", "habemus_papam"])
def test_a_worker_remembers_tables_and_gets_only_what_is_new(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what was taken back, and beside another table."""
    records = (recorded(game), recorded(game, seed=2))
    fresh = {(seed, n): Table.resume(one.upto(n)) for seed, one in enumerate(records) for n in range(10)}
    kept = TableCache(2)
    for seed, one in enumerate(records):
        kept.at(TableUpdate(str(seed), 0, answers_of(one)[:4], setup_of(one)))
    monkeypatch.delattr(Table, "resume")
    known = 4
    for number in (5, 7, 6, 3, 9):
        for seed, one in enumerate(records):
            here = fresh[seed, min(known, number)].position.number
            entries = [JournalEntry(0, "back", here)] * (number < known) + answers_of(one)[known:number]
            at = len(kept._courses[str(seed)].journal)
            table, expected = kept.at(TableUpdate(str(seed), at, entries)), fresh[seed, number]
            assert table is not None
            assert table.record.answers == expected.record.answers
            assert [table.view(seat) for seat in range(2)] == [expected.view(seat) for seat in range(2)]
        known = number


def test_a_worker_forgets_the_table_it_has_not_thought_about_for_longest() -> None:
    kept = TableCache(2)
    records = [recorded("richelieu", seed=seed).upto(2) for seed in (1, 2, 3)]
    for seed in (0, 1):
        kept.at(TableUpdate(str(seed), 0, answers_of(records[seed]), setup_of(records[seed])))
    kept.at(TableUpdate("0", 2, []))
    kept.at(TableUpdate("2", 0, [], setup_of(records[2])))
    assert list(kept._courses) == ["0", "2"]
    assert kept.at(TableUpdate("1", 2, [])) is None
    assert kept.at(TableUpdate("0", 1, [])) is None, "it is further on"
    assert kept.at(TableUpdate("nowhere", 3, [])) is None


def test_the_same_table_goes_to_the_worker_that_knows_it_and_a_lost_one_is_sent_again() -> None:
    sent: list[tuple[int, int]] = []  # from where on, and how many acts

    class Noting(TableSnapshot):
        def since(self, number: int) -> TableUpdate:
            news = super().since(number)
            sent.append((number, len(news.entries)))
            return news

    async def story() -> None:
        workers = BotWorkers(2)
        one, other = live_at(asked_later(3)), live_at(asked_later(5))

        async def thought(live: LiveTable) -> tuple[int, int]:
            return await workers.think(Purpose.BOT, live, where)

        first, second = await asyncio.gather(thought(one), thought(other))
        assert first[0] != second[0]
        assert (first[1], second[1]) == (3, 5)
        question = one.table.questions[0]
        step = one.journal.answered(question.seat, question.options[0])
        one.advance(step, "playing", [])
        for _ in range(2):  # in any order
            assert await thought(other) == second
            assert await thought(one) == (first[0], 4)
        assert sent == [(0, 3), (0, 5), (5, 0), (3, 1), (5, 0), (4, 0)]
        sent.clear()
        os.kill(first[0], signal.SIGKILL)
        again = await thought(one)
        assert again[0] not in (first[0], second[0])
        assert again[1] == 4
        assert sent == [(4, 0), (0, 4)], "the new process has lost the table"
        workers.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(of_house, "TableSnapshot", Noting)
        run_apart(story())


def asked_later(answers: int) -> Table:
    table = Table("richelieu", 2, seed=7)
    for _ in range(answers):
        table.answer(table.questions[0].seat, table.questions[0].options[0])
    return table


def test_what_fails_in_a_worker_is_told_and_the_worker_goes_on() -> None:
    async def story() -> None:
        workers = BotWorkers()
        live = live_at(asked_later(0))
        with pytest.raises(SetupError) as failure:
            await workers.think(Purpose.BOT, live, fails)
        assert "in a worker process" in failure.value.__notes__[0]
        with pytest.raises(RuntimeError, match="lambda"):
            await workers.think(Purpose.BOT, live, cannot_be_sent)
        first = await workers.think(Purpose.BOT, live, where)
        assert await workers.think(Purpose.BOT, live, where) == first
        workers.close()
        workers.close()

    run_apart(story())


def test_a_bot_answers_the_same_whatever_others_have_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's chance comes from a secret of the house, its table, its seat and the number of answers."""
    monkeypatch.setattr(worker_tasks, "LONGEST_THOUGHT", PATIENCE)
    table = Table("habemus_papam", 3, seed=4)
    while len(table.questions) < 2 or len(table.questions[0].options) < 3:
        table.answer(table.questions[0].seat, table.questions[0].options[0])
    other, mine = table.questions[:2]
    found = set()
    for option in other.options[::7]:
        world = table.copy()
        world.answer(other.seat, option)
        seed = BotSeeds(b"secret").seed("a table", mine.seat, world.opened)
        found.add(tuple(decide(world, mine.seat, bot, seed) for bot in ("random", "novice", "search-8")))
    assert len(found) == 1


def test_who_undoes_and_does_the_same_meets_the_same_chance(tmp_path: Path) -> None:
    async def story() -> None:
        workers = Noting()
        house = House(await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}"), workers, pause=0.0)
        live = await waiting_for_a_bot(house)
        await settled(live)
        first = list(workers.seeds)
        await house.undo(live, 0)
        while live.table.waiting_for == (0,) and len(workers.seeds) < 2 * len(first):
            await act(house, live)
            await settled(live)
        assert workers.seeds[len(first) : 2 * len(first)] == first
        assert len(set(first)) == len(first)
        assert workers.purposes == {Purpose.BOT}
        await house.close()
        await house.store.close()

    run_apart(story())


def test_bots_whom_nobody_watches_wait_for_people(tmp_path: Path) -> None:
    async def story() -> None:
        workers = Noting()
        house = House(await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}"), workers, pause=0.0)
        live = await house.create(
            "richelieu", [NewSeat("bot", "", "curate")] * 2, None, {"short": True}, seed=3
        )
        await settled(live)
        assert live.row.state == "over"
        assert workers.purposes == {Purpose.ALONE}
        await house.close()
        await house.store.close()

    run_apart(story())


# --- how long they may think ----------------------------------------------------------------------


class Made:
    """The thinkers that are made, as they are made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thinkers: list[Thinker] = []

        def bot(name: str, box: Box, seed: int) -> Bot:
            made = make_bot(name, box, seed)
            assert isinstance(made, Thinker)
            self.thinkers.append(made)
            return made

        def thinker(
            level: str, box: Box, rng: Rng, budget: int | None = None, seconds: float = 0.0
        ) -> Thinker:
            self.thinkers.append(thinker_of(level, box, rng, budget, seconds))
            return self.thinkers[-1]

        monkeypatch.setattr(worker_tasks, "make_bot", bot)
        monkeypatch.setattr(worker_tasks, "thinker_of", thinker)
        monkeypatch.setattr(advice, "thinker_of", thinker)
        monkeypatch.setattr(hints, "thinker_of", thinker)


def asked_openly() -> Table:
    return Table("richelieu", 2, seed=7)


def asked_apart() -> Table:
    """A table where whoever may use an ability is asked, and nobody may learn who thinks about it."""
    table = Table("pontifex", 2, seed=2)
    rng = Rng(1)
    while not table.anonymous:
        question = table.questions[0]
        table.answer(question.seat, question.options[rng.below(len(question.options))])
    return table


@pytest.mark.parametrize(
    ("laid", "seconds"),
    [(asked_openly, LONGEST_THOUGHT), (asked_apart, LONGEST_ANSWER)],
)
def test_a_bot_has_so_much_time_and_no_more(
    laid: Callable[[], Table], seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid()
    little_to_think(monkeypatch, 1)
    made = Made(monkeypatch)
    seat = table.questions[0].seat
    assert decide(table, seat, "pope", 5) in table.questions[0].options
    assert decide(table, seat, "search-1", 5) in table.questions[0].options
    think(table, seat, "pope", 5, 1)
    assert [thinker.seconds for thinker in made.thinkers] == [seconds] * 3


def test_a_hint_has_so_much_time_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(monkeypatch)
    table = asked_openly()
    found = asked_for.think(table, table.questions[0].seat, 5, 1)
    assert found.tips
    assert len(made.thinkers) == hints.LOOKS
    assert sum(thinker.seconds for thinker in made.thinkers) == pytest.approx(hints.LONGEST)


# --- who may sit down -----------------------------------------------------------------------------


def test_one_worker_can_think_in_every_way_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    little_to_think(monkeypatch, 2)
    ways = [("richelieu", 2), ("habemus_papam", 3), ("pontifex", 2), ("richelieu", 2)]
    for game, players in ways:
        table = Table(game, players, seed=1)
        while len(table.questions[0].options) == 1:
            table.answer(table.questions[0].seat, table.questions[0].options[0])
        seat = table.questions[0].seat
        for bot in ("search-2", "trials-2"):
            assert decide(table, seat, bot, 5) in table.questions[0].options
        assert asked_for.think(table, seat, 5, 2).tips
        for level in ("bishop", "cardinal"):
            assert think(table, seat, level, 5, 0).thoughts


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
        (
            "cheating-20",
            text("error.setup.bot", bot="cheating-20", allowed=Listed(named_bot(SEATED_SEARCHES))),
        ),
        (
            "grandmaster",
            text("error.setup.bot", bot="grandmaster", allowed=Listed(named_bot(SEATED_SEARCHES))),
        ),
    ],
)
def test_why_a_bot_may_not_sit_down_is_said(bot: str, sentence: Text) -> None:
    with pytest.raises(SetupError, match=re.escape(str(sentence))):
        check_bots([NewSeat("bot", bot=bot)])


def test_whoever_names_none_learns_which_there_are() -> None:
    for bot in named_bot():
        assert is_bot(bot.replace("-N", "-20")), bot
    at_tables = named_bot(SEATED_SEARCHES)
    for bot in at_tables:
        assert may_sit(bot.replace("-N", "-20")), bot
    assert set(named_bot()) - set(at_tables) == {"even-N", "untaught-N", "taught-N", "cheating-N"}
    with pytest.raises(SetupError) as refusal:
        check_bots([NewSeat("bot", "", "grandmaster")])
    assert refusal.value.text == text("error.setup.bot", bot="grandmaster", allowed=Listed(at_tables))


def test_tables_with_any_of_them_are_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    little_to_think(monkeypatch, 1)

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            for four in (
                ("novice", "pope", "bishop", "cardinal"),
                ("greedy", "search-1", "random", "suspicious"),
            ):
                seats = [NewSeat("bot", "", bot) for bot in four]
                live = await house.create("richelieu", seats, None, seed=3)
                await play_out(house, live, left=14)
                written = len(live.entries)
                await settled(live)
                assert live.row.state == "over", four
                assert {entry.seat for entry in live.entries[written:]} == {0, 1, 2, 3}
            with pytest.raises(SetupError):
                await house.create("richelieu", [NewSeat("bot", "", "cheating-9"), NewSeat("open")], None)

    run_apart(story())
