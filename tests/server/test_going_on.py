"""What happens by itself goes on after a restart and after a failure, and only where something is to do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from camerlengo.server.auto_moves import auto_moves
from camerlengo.server.fair_queue import Purpose
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.setup import NewSeat
from camerlengo.server.store import Store
from camerlengo.server.worker_tasks import decide
from tests.server.helpers import (
    HereAndNow,
    act,
    open_house,
    open_store,
    run_apart,
    settled,
    table_for_two,
    until,
)


class Stumbling(HereAndNow):
    """Fails so many times before it decides."""

    def __init__(self, failures: int) -> None:
        super().__init__()
        self.failures = failures

    async def decide(
        self, live: LiveTable, seat: int, bot: str, seed: int, purpose: Purpose = Purpose.BOT
    ) -> int:
        if self.failures:
            self.failures -= 1
            raise MemoryError("no room to think")
        return decide(live.table.copy(), seat, bot, seed)


async def against_a_bot(house: House) -> LiveTable:
    """A bot is to move, Anna waits."""
    anna = await house.welcome("a" * 22, "Anna")
    seats = [NewSeat("bot", "", "random"), NewSeat("me", "Anna")]
    return await house.create("richelieu", seats, anna, {"start": 0}, seed=3)


def test_a_bot_that_fails_tries_again_and_the_table_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, Stumbling(3), pause=0.0, retry=0.0)
        said: list[bool] = []

        class Noting(Watcher):
            def notify(self) -> None:
                said.append(live.stuck)

        live = await against_a_bot(house)
        with house.watching(live, Noting(None)):
            await settled(live)
        assert live.table.waiting_for == (1,)
        assert said[:3] == [True, True, True]
        assert not said[-1]
        assert not live.stuck
        await house.close()
        await store.close()

    run_apart(story())
    told = [record for record in caplog.records if "cannot go on" in record.getMessage()]
    assert len(told) == 3
    assert all(record.exc_info for record in told)


def test_after_each_failure_it_waits_twice_as_long_but_not_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, HereAndNow(), pause=0.0, retry=1.0)
        live, _, _ = await table_for_two(house)
        live.seats[0].kind, live.seats[0].bot = "bot", "random"
        move = auto_moves(live.table, live.seats)[0]
        pauses = [
            house.autoplayer.pause_before(live, move, failures) for failures in (0, 1, 2, 3, 9, 10, 100)
        ]
        assert pauses == [0.0, 1.0, 2.0, 4.0, 256.0, 300.0, 300.0]
        await store.close()

    run_apart(story())


def test_a_start_opens_only_the_tables_where_something_happens_by_itself(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            quiet, _, _ = await table_for_two(house)
            await act(house, quiet)
            waiting = await against_a_bot(house)
            await settled(waiting)
        store = await open_store(database)
        stumbling = House(store, Stumbling(1_000), retry=60.0)
        sleeping = await against_a_bot(stumbling)
        assert await store.tables_due() == [sleeping.id]
        await stumbling.close()
        await store.close()
        store = await open_store(database)
        again = House(store, HereAndNow(), pause=0.0)
        assert not again._tables
        await again.start()
        assert not again._tables  # whoever asks for a page is not kept waiting
        await until(lambda: bool(again._tables) and not any(live.busy for live in again._tables.values()))
        assert list(again._tables) == [sleeping.id]
        assert again._tables[sleeping.id].table.waiting_for == (1,)
        assert await store.tables_due() == []
        await again.close()
        await store.close()

    run_apart(story())


def test_a_table_that_cannot_be_opened_stops_neither_the_others_nor_the_house(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"

    async def story() -> None:
        store = await open_store(url)
        house = House(store, Stumbling(1_000), retry=60.0)
        broken, sound = await against_a_bot(house), await against_a_bot(house)
        async with store.engine.begin() as connection:
            await connection.execute(
                sa.text("UPDATE tables SET setup = :setup WHERE id = :id"), {"setup": "{}", "id": broken.id}
            )
        await house.close()
        await store.close()
        async with open_house(url) as house:
            await until(lambda: sound.id in house._tables)
            assert [live.id for live in await house.listed([broken.id, sound.id])] == [sound.id]

    run_apart(story())
    assert "cannot be opened" in caplog.text


def test_whoever_opens_a_page_wakes_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'house.sqlite'}")
        house = House(store, HereAndNow(), pause=0.0)
        live = await against_a_bot(house)
        assert live.auto.task is not None
        live.auto.halt()
        await asyncio.gather(live.auto.task, return_exceptions=True)
        assert not live.entries
        with house.watching(live, Watcher(None)):
            await settled(live)
        assert live.table.waiting_for == (1,)
        await house.close()
        await store.close()

    run_apart(story())


def test_tables_from_before_are_looked_at_where_bots_sit(new_database: str) -> None:
    """The first version of the database did not know what was due."""

    def back_to_the_first(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "camerlengo.server:migrations")
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")

    async def story() -> None:
        store = await Store.open(new_database)
        async with store.engine.begin() as connection:
            await connection.run_sync(back_to_the_first)
            for table_id, state, kind in (
                ("bots", "playing", "bot"),
                ("people", "playing", "person"),
                ("ended", "over", "bot"),
            ):
                await connection.execute(
                    sa.text(
                        "INSERT INTO tables (id, game, setup, public, invite, state, created, changed)"
                        " VALUES (:id, 'richelieu', '{}', false, :id, :state, 1, 1)"
                    ),
                    {"id": table_id, "state": state},
                )
                await connection.execute(
                    sa.text("INSERT INTO seats (table_id, seat, kind, name) VALUES (:id, 0, :kind, '')"),
                    {"id": table_id, "kind": kind},
                )
        await store.close()
        store = await Store.open(new_database)
        assert await store.tables_due() == ["bots"]
        await store.close()

    run_apart(story())
