"""Several processes on one PostgreSQL database: what one of them leaves undone, another one does, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from camerlengo.bots import Bot, InformationSet, register, unregister
from camerlengo.server import hint_service, processes, schema
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.rows import Person
from camerlengo.server.setup import NewSeat
from tests.server.helpers import (
    PATIENCE,
    Counting,
    act,
    open_house,
    play_out,
    run_apart,
    settled,
    table_for_two,
    until,
)
from tests.server.postgresql import Server
from tests.server.test_stops import Clock as StandingClock
from tests.server.test_stops import play_until, two_at_pontifex


@pytest.fixture
def address(postgresql: Server) -> str:
    return postgresql.empty_database()


LEASE = 3_600.0  # seconds; it ends where a test says so, however slow the machine is
BOT = NewSeat("bot", "", "random")


async def still(_: float) -> None:
    """Signs of life come only where a test gives them."""
    await asyncio.Event().wait()


@asynccontextmanager
async def several(address: str, count: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[House]]:
    """Houses that know each other, and give signs of life only when a test lets them (`beat`)."""
    monkeypatch.setattr(processes.Processes.__init__, "__defaults__", (still,))
    monkeypatch.setattr(processes, "LEASE", LEASE)
    stack = [open_house(address) for _ in range(count)]
    houses = [await one.__aenter__() for one in stack]
    for house in houses[:-1]:
        await beat(house)
    try:
        yield houses
    finally:
        for one in reversed(stack):
            await one.__aexit__(None, None, None)


async def beat(house: House) -> None:
    await house._tables.processes.beat()


async def let_pass(house: House, seconds: float) -> None:
    """As if so much time had gone by for the database."""
    async with house.store.engine.begin() as connection:
        earlier = schema.processes.c.seen - seconds
        await connection.execute(schema.processes.update().values(seen=earlier))


async def annas_table(
    house: House, second: NewSeat, options: dict[str, int | bool] | None = None
) -> tuple[LiveTable, Person]:
    """Richelieu; `second` is whoever sits opposite her."""
    anna = await house.welcome("a" * 22, "Anna")
    seats = [NewSeat("me", "Anna"), second]
    return await house.create("richelieu", seats, anna, options or {"start": 0}, seed=7), anna


async def against_a_bot(house: House) -> LiveTable:
    """Anna has had her turn, and the bot thinks for ever."""
    house.autoplayer.workers = Counting(answers=False)
    live, _ = await annas_table(house, BOT)
    while live.table.waiting_for == (0,):
        await act(house, live)
    await until(lambda: live.busy)
    return live


async def found(house: House, live: LiveTable) -> LiveTable:
    twin = await house.find(live.id)
    assert twin is not None
    return twin


def test_a_bot_is_taken_over_when_its_process_gives_no_sign(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where another process had begun before, and where nobody looks."""

    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            live = await against_a_bot(one)
            twin = await found(other, live)
            before = len(live.entries)
            await beat(other)
            assert not twin.busy
            assert len(twin.entries) == before
            await let_pass(one, LEASE + 1)
            await beat(other)
            await until(lambda: len(twin.entries) > before and twin.table.waiting_for == (0,))
            assert twin.row.driver == other.store.name
            await until(lambda: not live.busy)  # it was only slow, and learns that it has lost the table
            assert (await found(one, live)).entries == twin.entries

    run_apart(story())


def test_a_table_that_no_process_has_in_memory_goes_on(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            live = await against_a_bot(one)
            await let_pass(one, LEASE + 1)
            await beat(other)
            await until(lambda: live.id in other._tables)
            await until(lambda: other._tables[live.id].table.waiting_for == (0,))

    run_apart(story())


def test_a_process_that_ends_well_hands_its_tables_over_at_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rolling restart: nobody waits for a lease to end."""

    async def story() -> None:
        async with several(address, 1, monkeypatch) as (other,):
            async with open_house(address) as one:
                live = await against_a_bot(one)
                twin = await found(other, live)
                assert not twin.busy
            await until(lambda: twin.table.waiting_for == (0,))
            assert twin.row.driver == other.store.name

    run_apart(story())


def test_a_living_process_keeps_its_tables(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others look, and whoever opens a page there."""

    async def story() -> None:
        async with several(address, 3, monkeypatch) as houses:
            one, *others = houses
            live = await against_a_bot(one)
            for other in others:
                other.autoplayer.workers = Counting(answers=False)
                twin = await found(other, live)
                with other.watching(twin, Watcher(None)):
                    await beat(one)
                    await beat(other)
                assert isinstance(other.autoplayer.workers, Counting)
                assert other.autoplayer.workers.asked == 0
            assert live.busy

    run_apart(story())


def test_the_process_where_somebody_acts_goes_on(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            one.autoplayer.workers = never = Counting(answers=False)
            live, _ = await annas_table(one, BOT)
            twin = await found(other, live)
            while len(twin.entries) < 3:
                await act(other, await found(other, live))
                await settled(twin)
            assert twin.table.waiting_for == (0,)
            assert {entry.seat for entry in twin.entries} == {0, 1}
            assert never.asked == 0

    run_apart(story())


def test_of_several_one_takes_over(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They notice at the same time; each table gets one of them."""

    async def story() -> None:
        async with several(address, 4, monkeypatch) as houses:
            one, *others = houses
            tables = [await against_a_bot(one) for _ in range(6)]
            for other in others:
                other.autoplayer.workers = Counting(answers=False)
            await let_pass(one, LEASE + 1)
            for other in others:
                async with other.store.engine.begin() as connection:
                    await connection.execute(sa.text("SELECT 1"))
            await asyncio.gather(*(beat(other) for other in others))
            names = {other.store.name for other in others}
            drivers = []
            for live in tables:
                row = await one.store.table(live.id)
                assert row is not None
                drivers.append(row[0].driver)
            assert set(drivers) <= names

            def asked() -> int:
                return sum(other.autoplayer.workers.asked for other in others)  # type: ignore[attr-defined]

            await until(lambda: asked() >= len(tables))
            assert asked() == len(tables)

    run_apart(story())


class Sick(Bot):
    def choose(self, info: InformationSet) -> int:
        raise MemoryError("no room to think")


def test_a_bot_that_fails_at_one_process_can_be_replaced_at_another(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            one.autoplayer.retry = 0.0
            live, anna = await annas_table(one, NewSeat("bot", "", "sick"))
            twin = await found(other, live)
            with other.watching(twin, Watcher(None)):
                while live.table.waiting_for == (0,):
                    await act(one, live)
                await settled(live)
                assert live.trouble is not None
                await until(lambda: twin.trouble == live.trouble)
                assert not twin.busy
                await other.replace_bot(twin, anna, 1, "random")
                await settled(twin)
                assert twin.table.waiting_for == (0,)
                assert (await found(one, live)).entries == twin.entries
                assert live.trouble is None

    register("sick", Sick)
    try:
        run_apart(story())
    finally:
        unregister("sick")


def test_a_deaf_listener_is_noticed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line may be dead without anybody hanging up: then not even one's own signs come back."""

    async def story() -> None:
        async with several(address, 1, monkeypatch) as (house,):
            listener = house._tables._listener
            assert listener is not None
            connection = listener._connection
            heard = listener._heard_itself
            await beat(house)
            await until(lambda: listener._heard_itself > heard)
            assert listener._connection is connection
            monkeypatch.setattr(listener, "_heard_itself", listener._heard_itself - 60.0)
            listener.check(processes.DEAF)
            await until(lambda: listener._connection not in (connection, None))

    run_apart(story())


# --- what all processes know ----------------------------------------------------------------------


def test_people_at_another_process_are_online_and_gone_with_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            live, anna, bruno = await table_for_two(one)
            twin = await found(other, live)
            for house in (one, other):
                await beat(house)
            page = Watcher(anna.id)
            page.follows = True
            with one.watching(live, page), other.watching(twin, Watcher(bruno.id)):
                with one.watching(live, Watcher(None)):
                    for house in (one, other):
                        await beat(house)
                    await until(lambda: twin.online(0) and live.online(1))
                    assert twin.spectators == live.spectators == 1
                    assert twin.watched
                await beat(one)
                await until(lambda: twin.spectators == 0)
                await let_pass(one, LEASE + 1)
                await beat(other)
                await until(lambda: not twin.online(0))
                assert twin.online(1)

    run_apart(story())


async def caught_up(house: House, live: LiveTable) -> LiveTable:
    """The table at another process, once that knows as much."""
    while True:
        twin = await found(house, live)
        if (twin.entries, twin.device) == (live.entries, live.device):
            return twin
        await asyncio.sleep(0.005)


def test_a_shared_device_shows_the_same_seat_at_every_process(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it has to be passed on at every process when another one is asked."""

    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            live, anna = await annas_table(one, NewSeat("hot", "Bruno"))
            houses = [one, other, one]
            asked: set[int] = set()
            for step in range(12):
                here, there = houses[step % 2], houses[step % 2 + 1]
                at_here = await found(here, live)
                seat = at_here.table.waiting_for[0]
                if here.shown_seat(at_here, anna.id) != seat:
                    assert here.shown_seat(at_here, anna.id) is None
                    await here.show_seat(at_here, anna.id, seat)
                    asked.add(seat)
                at_there = await caught_up(there, at_here)
                assert there.shown_seat(at_there, anna.id) == here.shown_seat(at_here, anna.id) == seat
                await act(here, at_here)
                at_there = await caught_up(there, at_here)
                assert there.shown_seat(at_there, anna.id) == here.shown_seat(at_here, anna.id)
            assert asked == {0, 1}

    run_apart(story())


def test_more_time_and_a_pass_in_a_window_are_known_to_every_process(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also to one that reads the table only then."""

    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            for house in (one, other):
                clock = StandingClock()
                house.autoplayer.pause, house.autoplayer.clock = 1.0, clock
                house.autoplayer.sleep = clock.sleep
            live = await two_at_pontifex(one)
            for seat in (0, 1):
                await one.set_preferences(live, seat, {"stops": "everything"})
            seat = (await play_until(one, live, timed=True)).seat
            await one.hold(live, seat)
            twin = await found(other, live)
            assert twin.window.holds(twin.asked_at, seat)
            passes = live.box.passes(live.table.questions[0].kind)
            assert passes is not None
            await other.answer(twin, seat, twin.asked_at, passes)
            assert twin.window.has_passed(twin.asked_at, seat)
            await until(lambda: live.outdated or live.window.has_passed(live.asked_at, seat))
            live = await found(one, live)
            assert live.window.has_passed(live.asked_at, seat)
            assert not live.window.holds(live.asked_at, seat)

    run_apart(story())


def test_a_hint_asked_for_at_one_process_comes_at_another(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the page of the same seat, and to nobody else."""
    monkeypatch.setattr(hint_service, "LONGEST", PATIENCE)  # both think to the end, on a busy machine, too

    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            live, anna, _ = await table_for_two(one, hints=True)
            twin = await found(other, live)
            page = Watcher(anna.id)
            with other.watching(twin, page):
                asked = one.ask_hint(live, 0, live.asked_at)
                await until(lambda: (twin.id, 0) in other.hints._elsewhere)
                there = other.hints.of(twin, 0)
                assert there is not None
                await until(lambda: asked.hint is not None and there.hint is not None)
                assert asked.hint == there.hint
                assert other.hints.of(twin, 1) is None
                assert page.changed.is_set()

    run_apart(story())


def test_an_analysis_begun_at_one_process_is_shown_by_another(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They share the work, and come to the same result."""

    async def story() -> None:
        async with several(address, 2, monkeypatch) as (one, other):
            live, _ = await annas_table(one, BOT, {"short": True})
            await settled(live)
            await play_out(one, live)
            work = one.analyse(live)
            await until(lambda: live.id in other.analyses._elsewhere)
            twin = await found(other, live)
            there = other.analyses.of(twin)
            assert there is not None
            await until(lambda: work.analysis is not None and there.analysis is not None)
            assert work.analysis == there.analysis
            assert work.of == there.of == there.done

    run_apart(story())
