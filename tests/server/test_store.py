"""What is kept, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from camerlengo.server import schema
from camerlengo.server.database import NEWEST, Conflict
from camerlengo.server.database_check import check_tables
from camerlengo.server.journal import JournalEntry
from camerlengo.server.outages import StoreError
from camerlengo.server.rows import ChatRow, SeatRow, TableRow
from camerlengo.server.store import Store
from camerlengo.table import Table
from tests.server.helpers import open_store, run_apart
from tests.server.postgresql import Server

MIGRATIONS = Path(schema.__file__).parent / "migrations" / "versions"


def a_table(table_id: str = "t1", **changes: object) -> TableRow:
    fields: dict[str, object] = {
        "id": table_id,
        "game": "richelieu",
        "setup": "{}",
        "owner": "p1",
        "public": True,
        "invite": f"invite-{table_id}",
        "state": "playing",
        "rematch": None,
        "created": 1.0,
        "changed": 1.0,
    }
    return TableRow(**{**fields, **changes})  # type: ignore[arg-type]


SEATS = [SeatRow(0, "person", "p1", "Anna", None), SeatRow(1, "open", None, "", None)]


def test_what_is_written_is_read_again(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.add_table(a_table(), SEATS, [JournalEntry(0, "answer", 3)])
        await store.append("t1", 1, [JournalEntry(0, "undo", 0)])
        await store.add_chat("t1", ChatRow(0, "table", "Anna", 0, "ciao <b>è</b> 🎩", 2.0))
        await store.close()
        again = await Store.open(database)
        found = await again.table("t1")
        assert found is not None
        row, seats, journal, chat = found
        assert (row.game, row.public, row.invite) == ("richelieu", True, "invite-t1")
        assert seats == SEATS
        assert journal == [JournalEntry(0, "answer", 3), JournalEntry(0, "undo", 0)]
        assert chat[0].text == "ciao <b>è</b> 🎩"
        assert await again.table("nowhere") is None
        assert await again.table_by_invite("invite-t1") == "t1"
        await again.close()

    run_apart(story())


def test_every_value_of_a_table_is_read_as_it_was_written(database: str) -> None:
    """Numbers to the last bit, whatever is in names and messages, and all in their order."""

    async def story() -> None:
        store = await Store.open(database)
        words = '"quotes" \\ è 🎩 \n \t <b>'
        row = a_table(created=1_795_059_312.123_456_7, changed=0.1 + 0.2, due=True, hints=True, seen=1e-9)
        row.setup, row.rematch = msgspec.json.encode({"a": words}).decode(), "t2"
        seats = [
            SeatRow(0, "person", "p1", words, None, "0f", {"passing": "always"}),
            SeatRow(1, "bot", None, "", "pope"),
        ]
        journal = [JournalEntry(number % 2, "answer", number) for number in range(30)]
        await store.add_table(row, seats, journal)
        chat = [ChatRow(number, "gallery", words, None, words, number / 3) for number in range(12)]
        for line in chat:
            await store.add_chat("t1", line)
        await store.add_table(a_table("t2"), SEATS, [JournalEntry(1, "answer", 99)])
        assert await store.table("t1") == (row, seats, journal, chat)
        assert await store.table("t1", 28) == (row, seats, journal[28:], chat)
        assert await store.table("t1", 30) == (row, seats, [], chat)
        await store.close()

    run_apart(story())


def test_a_number_of_the_journal_is_written_once(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.add_table(a_table(), SEATS)
        await store.append("t1", 0, [JournalEntry(0, "answer", 3)])
        with pytest.raises(Conflict):
            await store.append("t1", 0, [JournalEntry(1, "answer", 4)])
        found = await store.table("t1")
        assert found is not None
        assert found[2] == [JournalEntry(0, "answer", 3)]
        await store.close()

    run_apart(story())


def test_of_many_who_want_a_number_one_gets_it(database: str) -> None:
    async def story() -> None:
        one, other = await open_store(database), await open_store(database)
        await one.add_table(a_table(), SEATS)
        tries = [
            store.append("t1", 0, [JournalEntry(0, "answer", n)]) for n, store in enumerate([one, other] * 4)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results.count(None) == 1
        assert all(isinstance(result, Conflict) for result in results if result is not None)
        await one.close()
        await other.close()

    run_apart(story())


def test_of_two_who_sit_down_one_gets_the_seat(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.add_table(a_table(), SEATS)
        results = await asyncio.gather(
            *(store.take_seat("t1", SeatRow(1, "person", f"p{n}", "B", None), due=False) for n in (2, 3))
        )
        assert sorted(results) == [False, True]
        await store.close()

    run_apart(story())


def test_lists_know_what_is_open_public_and_mine(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        full = [SeatRow(0, "person", "p1", "Anna", None), SeatRow(1, "bot", None, "", "greedy")]
        await store.add_table(a_table("open"), SEATS)
        await store.add_table(a_table("full", changed=5.0), full)
        await store.add_table(a_table("hidden", public=False, owner="p9"), SEATS)
        await store.add_table(a_table("over", state="over"), full)
        assert await store.tables_with_free_seats(10) == ["open"]
        assert await store.tables_to_watch(10) == ["full", "open"]
        assert set(await store.tables_of("p1", 10)) == {"open", "full", "hidden", "over"}
        assert await store.tables_of("p9", 10) == ["hidden"]
        assert await store.tables_due() == []
        assert len(await store.tables_of("p1", 2)) == 2
        await store.close()

    run_apart(story())


def test_a_person_is_found_by_the_digest_of_a_secret_only(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.add_person("p1", "digest", "Anna")
        again = await store.add_person("p2", "digest", "Somebody")
        assert again.id == "p1"
        await store.rename_person("p1", "Annette")
        found = await store.person("digest")
        assert found is not None
        assert (found.id, found.name) == ("p1", "Annette")
        assert await store.person("other") is None
        await store.close()

    run_apart(story())


def test_a_value_of_the_house_is_decided_by_the_first(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        assert await store.house_value("key", "one") == "one"
        assert await store.house_value("key", "two") == "one"
        await store.close()

    run_apart(story())


def test_the_migrations_make_the_tables_that_the_code_uses(new_database: str) -> None:
    def columns(connection: sa.Connection) -> dict[str, set[str]]:
        inspector = sa.inspect(connection)
        return {
            name: {column["name"] for column in inspector.get_columns(name)}
            for name in inspector.get_table_names()
            if name != "alembic_version"
        }

    async def story() -> None:
        store = await Store.open(new_database)
        async with store.engine.connect() as connection:
            found = await connection.run_sync(columns)
        assert found == {
            table.name: {column.name for column in table.columns} for table in schema.metadata.sorted_tables
        }
        await store.close()

    run_apart(story())


def test_how_seats_passed_becomes_where_they_stop_and_back(new_database: str) -> None:
    def to(connection: sa.Connection, act: Callable[[Config, str], None], version: str) -> None:
        config = Config()
        config.set_main_option("script_location", "camerlengo.server:migrations")
        config.attributes["connection"] = connection
        act(config, version)

    def passed(connection: sa.Connection) -> list[str]:
        return list(connection.scalars(sa.text("SELECT passing FROM seats ORDER BY seat")))

    async def story() -> None:
        store = await Store.open(new_database)
        manners = ("never", "always")
        chosen: list[dict[str, str]] = [{}, {"stops": "never"}]
        seats = [
            SeatRow(seat, "person", None, "", None, preferences=stops) for seat, stops in enumerate(chosen)
        ]
        await store.add_table(a_table("t1"), seats)
        async with store.engine.begin() as connection:
            await connection.run_sync(to, command.downgrade, "0007")
            assert await connection.run_sync(passed) == list(manners)
            await connection.run_sync(to, command.upgrade, "head")
        found = await store.table("t1")
        assert found is not None
        assert [seat.preferences for seat in found[1]] == chosen
        await store.close()

    run_apart(story())


def test_processes_that_start_at_once_do_not_get_in_each_others_way(postgresql: Server) -> None:
    async def story() -> None:
        address = postgresql.new_database()
        stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
        for store in stores:
            assert await store.tables_due() == []
            await store.close()

    run_apart(story())


def test_the_newest_migration_is_the_one_the_code_knows() -> None:
    newest = max(path.name[:4] for path in MIGRATIONS.glob("[0-9]*.py"))
    assert newest == NEWEST


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/at/all/x.sqlite", "nonsense", "postgresql://anna:secret@127.0.0.1:1/x"]
)
def test_a_database_that_cannot_be_used_is_said_in_a_sentence_without_its_password(url: str) -> None:
    with pytest.raises(StoreError, match=r"Can’t use the database .*") as caught:
        run_apart(Store.open(url))
    for language in ("en", "it", "fr"):
        assert "secret" not in caught.value.text.say(language)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Habemus papam, but no database. " * 100)
    before = file.read_bytes()
    with pytest.raises(StoreError, match=r"Can’t use the database .*: file is not a database"):
        run_apart(Store.open(f"sqlite:///{file}"))
    assert file.read_bytes() == before


def test_tables_of_either_database_are_checked(database: str) -> None:
    setup = Table("richelieu", 2, seed=7).record.to_json().decode()

    async def story() -> None:
        store = await Store.open(database)
        await store.add_table(a_table("t1", setup=setup), SEATS, [JournalEntry(0, "dance", 3)])
        await store.add_table(a_table("t2", setup=setup, created=2.0), SEATS)
        await store.close()

    run_apart(story())
    found = check_tables(database)
    assert [(one.id, one.rules, one.acts) for one in found] == [("t1", 2, 1), ("t2", 2, 0)]
    assert "dance" in str(found[0].problem and found[0].problem.say("en"))
    assert found[1].problem is None
