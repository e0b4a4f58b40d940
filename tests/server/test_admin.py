"""`camerlengo admin` while a server uses the database, on SQLite and on PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from camerlengo.server import schema
from camerlengo.server.admin import KEPT, PASSING, Admin
from camerlengo.server.database_check import check_tables, file_address
from camerlengo.server.house import House
from camerlengo.server.live_table import Watcher
from camerlengo.server.outages import StoreError
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import NewSeat
from camerlengo.server.store import Store
from tests.server.helpers import act, open_house, run_apart, table_for_two
from tests.server.postgresql import Server

KEY = b"k" * 32


async def key_in(house: House) -> None:
    """The key of the house, as a server writes it at its first start."""
    await house.store.house_value("key", KEY.hex())


async def contents(url: str) -> dict[str, list[dict[str, object]]]:
    store = await Store.open(url, alone=False)
    async with store.engine.connect() as connection:
        rows = {
            table.name: [dict(row) for row in (await connection.execute(sa.select(table))).mappings()]
            for table in KEPT
        }
    await store.close()
    return {name: sorted(found, key=str) for name, found in rows.items()}


def test_every_table_is_copied_or_of_the_running_processes() -> None:
    assert {*KEPT, *PASSING} == set(schema.metadata.sorted_tables)


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_while_a_server_plays_is_restored_into_either(
    database: str, target: str, tmp_path: Path, postgresql: Server
) -> None:
    copy, missing = tmp_path / "copy.sqlite", tmp_path / "missing.sqlite"
    into = f"sqlite:///{tmp_path / 'new.sqlite'}" if target == "sqlite" else postgresql.new_database()

    async def story() -> None:
        async with open_house(database) as house:
            await key_in(house)
            live, *_ = await table_for_two(house)
            await house.say(live, "Anna", 0, "Good evening")
            for _ in range(5):
                await act(house, live)
            assert await Admin(database).backup(copy) == 1
        assert [one.problem for one in check_tables(file_address(copy))] == [None]
        before = copy.read_bytes()
        assert await Admin(into).restore(copy) == 1
        assert copy.read_bytes() == before
        assert await contents(into) == await contents(database)
        async with open_house(into) as house:
            found = await house.find(live.id)
            assert found is not None
            assert found.entries == live.entries
            await act(house, found)
        with pytest.raises(StoreError):
            await Admin(into).restore(copy)
        with pytest.raises(StoreError, match="already"):
            await Admin(database).backup(copy)
        with pytest.raises(StoreError):
            await Admin(into).restore(missing)

    run_apart(story())
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_a_closed_table_ends_at_the_server(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, anna, _ = await table_for_two(house)
            watcher = Watcher(anna.id)
            with house.watching(live, watcher):
                watcher.changed.clear()
                assert await Admin(database).close(live.id[:8]) == live.id
                await house.orders.look()
                await watcher.changed.wait()
            assert live.row.state == "closed"
            with pytest.raises(Refused):
                await act(house, live)
            with pytest.raises(StoreError, match="over already"):
                await Admin(database).close(live.id)
            for wrong in ("nothing-like-it", live.id[:3]):
                with pytest.raises(StoreError, match="no table"):
                    await Admin(database).close(wrong)

    run_apart(story())


def test_an_answer_that_crosses_with_a_closing_is_refused(database: str) -> None:
    """The server has not looked for orders yet: the database refuses, and nothing is doubled."""

    async def story() -> None:
        async with open_house(database) as house:
            live, *_ = await table_for_two(house)
            await Admin(database).close(live.id)
            with pytest.raises(Refused):
                await act(house, live)
            assert live.row.state == "closed"

    run_apart(story())


def test_old_tables_are_deleted_and_others_stay(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            old, *_ = await table_for_two(house)
            new, *_ = await table_for_two(house)
            await house.say(old, "Anna", 0, "Good evening")
            for _ in range(3):
                await act(house, old)
            async with house.store._begin() as connection:
                long_ago = schema.tables.update().where(schema.tables.c.id == old.id)
                await connection.execute(long_ago.values(changed=1.0, seen=1.0))
                await connection.execute(
                    schema.tables.update().where(schema.tables.c.id == new.id).values(rematch=old.id)
                )
            assert await Admin(database).expire(30) == 1
            await house.orders.look()
            assert await house.find(old.id) is None
            assert not old.playing
            found = await house.find(new.id)
            assert found is not None
            assert found.playing
            left = await contents(database)
            assert {row["id"] for row in left["tables"]} == {new.id}
            assert {row["rematch"] for row in left["tables"]} == {None}
            assert {row["table_id"] for name in ("seats", "journal", "chat") for row in left[name]} <= {
                new.id
            }

    run_apart(story())


def test_a_server_deletes_old_tables_if_its_host_wishes(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            live, *_ = await table_for_two(house)
            house.waiting.keep_days = 30
            await house.waiting.look()
            assert await house.find(live.id) is live
            async with house.store._begin() as connection:
                await connection.execute(schema.tables.update().values(changed=1.0, seen=1.0))
            await house.waiting.look()
            assert await house.find(live.id) is None

    run_apart(story())


def test_a_person_is_shut_out_and_let_in_again(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            await key_in(house)
            house.bans = type(house.bans)(house.store, KEY)
            live = await house.create(
                "richelieu", [NewSeat("person", "Anna", secret="a" * 22), NewSeat("bot", bot="random")], None
            )
            admin = Admin(database)
            person = await admin.person_at(live.id, 0)
            assert person == live.seats[0].person
            with pytest.raises(StoreError, match="Nobody sits"):
                await admin.person_at(live.id, 1)
            await admin.ban("person", person)
            await house.orders.look()
            with pytest.raises(Refused) as refused:
                await house.person("a" * 22)
            assert refused.value.code == "banned"
            await admin.ban("person", person, lift=True)
            await house.orders.look()
            assert await house.person("a" * 22) is not None
            await admin.ban("person", person, days=2)
            await house.orders.look()
            assert house.bans.holds("person", person)
            house.bans._calendar = lambda: 1e12
            assert not house.bans.holds("person", person)
            rows = (await contents(database))["bans"]
            assert person not in str(rows)

    run_apart(story())


def test_the_list_shows_the_newest_tables(database: str) -> None:
    async def story() -> None:
        async with open_house(database) as house:
            first, *_ = await table_for_two(house)
            second, *_ = await table_for_two(house)
        found = await Admin(database).tables(10)
        assert [one.id for one in found] == [second.id, first.id]
        assert found[0].game == "richelieu"
        assert found[0].names == [row.name for row in second.seats]
        assert len(await Admin(database).tables(1)) == 1

    run_apart(story())


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"

    async def story() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0001'")
            connection.commit()
        with pytest.raises(StoreError, match="version 0001"):
            await Admin(f"sqlite:///{file}").tables(1)
        with pytest.raises(StoreError):
            await Admin(f"sqlite:///{tmp_path / 'nothing.sqlite'}").tables(1)
        with pytest.raises(StoreError):
            Admin("nonsense")

    run_apart(story())
