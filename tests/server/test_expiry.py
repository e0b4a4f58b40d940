"""A table that waits is closed when none of its players has been seen for long, and not before."""

from __future__ import annotations

import pytest

from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import NewSeat
from camerlengo.server.waiting_tables import A_DAY, BETWEEN_LOOKS, USUAL_DAYS
from tests.server.helpers import Clock, open_house, open_store, run_apart, table_for_two, until

LONG = USUAL_DAYS * A_DAY


class Enough(Exception):
    """The test has seen what it wanted."""


async def waiting_table(house: House) -> LiveTable:
    anna = await house.welcome("a" * 22, "Anna")
    return await house.create("richelieu", [NewSeat("me", "Anna"), *[NewSeat("open")] * 2], anna)


def test_nobody_is_seen_for_long_and_the_table_is_closed(database: str) -> None:
    async def story() -> None:
        calendar = Clock()
        async with open_house(database, calendar=calendar) as house:
            live = await waiting_table(house)
            stranger = Watcher("somebody else")
            calendar.now = LONG
            await house.waiting.look()
            assert live.waiting
            calendar.now = LONG + 1
            with house.watching(live, stranger):  # whoever only looks on keeps no table
                await house.waiting.look()
                assert stranger.changed.is_set()
            assert (live.row.state, live.dealt, live.ended) == ("expired", False, False)
            bruno = await house.welcome("b" * 22, "Bruno")
            with pytest.raises(Refused) as refused:
                await house.take_seat(live, 1, bruno, "Bruno")
            assert refused.value.code == "expired"
        async with open_house(database) as house:
            again = await house.find(live.id)
            assert again is not None
            with pytest.raises(Refused, match="Nobody came back to this table"):
                again.record()

    run_apart(story())


def test_whoever_sits_there_or_set_it_up_keeps_the_table(database: str) -> None:
    async def story() -> None:
        calendar = Clock()
        async with open_house(database, calendar=calendar) as house:
            live = await waiting_table(house)
            bruno = await house.welcome("b" * 22, "Bruno")
            calendar.now = 0.9 * LONG
            await house.take_seat(live, 1, bruno, "Bruno")
            for person in (live.row.owner, bruno.id):
                calendar.now += 0.9 * LONG
                house.waiting.notice(live, person)
                await house.waiting.look()
                assert live.waiting
            with house.watching(live, Watcher(bruno.id)):  # a page that stays open
                calendar.now += 2 * LONG
                await house.waiting.look()
                assert live.waiting
            calendar.now += LONG + 1
            await house.waiting.look()
            assert live.row.state == "expired"

    run_apart(story())


def test_what_was_noticed_is_kept_when_the_house_closes(database: str) -> None:
    async def story() -> None:
        calendar = Clock()
        async with open_house(database, calendar=calendar) as house:
            live, other = await waiting_table(house), await waiting_table(house)
            calendar.now = 0.9 * LONG
            house.waiting.notice(live, live.row.owner)
        calendar.now = 1.1 * LONG
        async with open_house(database, calendar=calendar) as house:  # it looks at its start
            again, gone = await house.find(live.id), await house.find(other.id)
            assert again is not None
            assert gone is not None
            await until(lambda: gone.row.state == "expired")
            assert again.waiting

    run_apart(story())


def test_a_table_that_expires_while_it_is_loading_is_closed(database: str) -> None:
    async def story() -> None:
        calendar = Clock()
        async with open_house(database, calendar=calendar) as house:
            waits = await waiting_table(house)
        async with open_house(database, calendar=calendar) as house:
            read = house.store.table

            async def read_and_look(table_id: str) -> object:
                row = await read(table_id)
                house.store.table = read  # type: ignore[method-assign]
                calendar.now = LONG + 1
                await house.waiting.look()
                return row

            house.store.table = read_and_look  # type: ignore[method-assign, assignment]
            live = await house.find(waits.id)
            assert live is not None
            assert live.row.state == "expired"

    run_apart(story())


def test_a_game_that_runs_is_not_closed_and_nothing_is_without_days(database: str) -> None:
    async def story() -> None:
        calendar = Clock()
        async with open_house(database, calendar=calendar) as house:
            dealt, _, _ = await table_for_two(house)
            live = await waiting_table(house)
            calendar.now = 10 * LONG
            house.waiting.days = 0
            await house.waiting.look()
            assert live.waiting
            house.waiting.days = USUAL_DAYS
            await house.waiting.look()
            assert (live.row.state, dealt.row.state) == ("expired", "playing")

    run_apart(story())


def test_it_looks_at_its_start_and_every_hour(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        calendar, pauses = Clock(), []
        house = House(store, None, calendar=calendar)  # type: ignore[arg-type]
        live = await waiting_table(house)

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            calendar.now += LONG / 2
            if len(pauses) == 4:
                raise Enough

        house.waiting._sleep = sleep
        with pytest.raises(Enough):
            await house.waiting._look_now_and_then()
        assert pauses == [BETWEEN_LOOKS] * 4
        assert live.row.state == "expired"
        await store.close()

    run_apart(story())
