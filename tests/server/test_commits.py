"""Acts of several tables share a transaction; each is acknowledged when it is committed, or refused alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from camerlengo.server.commits import Append, Commits, NewTable, PostgresqlCommits, SqliteCommits
from camerlengo.server.database import Conflict
from camerlengo.server.journal import JournalEntry
from camerlengo.server.rows import Person, Stranger
from camerlengo.server.setup import NewSeat
from camerlengo.server.store import Store
from tests.server.helpers import open_house, run_apart, until
from tests.server.test_store import SEATS, a_table


class Held(Commits):
    """Notes what is committed together; commits when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.batches: list[list[tuple[str, int]]] = []

    async def commit(self, batch: Sequence[Append]) -> list[bool]:
        self.batches.append([(one.table_id, one.number) for one in batch])
        await self.let.wait()
        if any(one.table_id == "broken" for one in batch):
            raise OSError("the disk is full")
        return [one.table_id != "taken" for one in batch]

    async def disconnect(self) -> None:
        pass


def an_append(table_id: str, number: int = 0) -> Append:
    return Append(table_id, number, [JournalEntry(0, "answer", 3)], "playing", False, 1.0)


def test_what_comes_while_one_is_written_is_committed_together_but_one_of_a_table() -> None:
    async def story() -> None:
        commits = Held()
        first = asyncio.create_task(commits.append(an_append("a")))
        await until(lambda: len(commits.batches) == 1)
        others = [("a", 1), ("b", 0), ("taken", 0), ("a", 2)]
        later = [asyncio.create_task(commits.append(an_append(*one))) for one in others]
        await asyncio.sleep(0)
        commits.let.set()
        assert await first
        assert await asyncio.gather(*later) == [True, True, False, True]
        assert commits.batches == [[("a", 0)], [("a", 1), ("b", 0), ("taken", 0)], [("a", 2)]]

    run_apart(story())


def test_what_fails_is_told_to_all_who_wait_for_it_and_the_next_ones_are_written() -> None:
    async def story() -> None:
        commits = Held()
        both = [asyncio.create_task(commits.append(an_append(one))) for one in ("broken", "a")]
        await until(lambda: len(commits.batches) == 1)
        after = asyncio.create_task(commits.append(an_append("b")))
        await asyncio.sleep(0)
        commits.let.set()
        told = await asyncio.gather(*both, return_exceptions=True)
        assert [type(one) for one in told] == [OSError, OSError]
        assert await after

    run_apart(story())


def test_what_waits_is_written_before_the_end_also_if_nobody_waits_for_it_any_more() -> None:
    async def story() -> None:
        commits = Held()
        gone = asyncio.create_task(commits.append(an_append("a")))
        await until(lambda: len(commits.batches) == 1)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        second = asyncio.create_task(commits.append(an_append("b")))
        await asyncio.sleep(0)
        commits.let.set()
        await commits.close()
        assert await second
        assert commits.batches == [[("a", 0)], [("b", 0)]]

    run_apart(story())


def test_of_acts_written_together_only_those_are_refused_that_come_too_late(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        for name in ("t1", "t2", "t3", "t4"):
            await store.add_table(a_table(name, state="closed" if name == "t3" else "playing"), SEATS)
        await store.append("t2", 0, [JournalEntry(0, "answer", 1)])
        acts = [JournalEntry(0, "answer", 2), JournalEntry(1, "accept", 0)]
        tried = [store.append(name, 0, acts, "over", True) for name in ("t1", "t2", "t3", "t4", "nowhere")]
        refused = [isinstance(one, Conflict) for one in await asyncio.gather(*tried, return_exceptions=True)]
        assert refused == [False, True, True, False, True]
        found = [await store.table(name) for name in ("t1", "t2", "t3", "t4")]
        states = [(one[0].state, one[0].due, one[2]) for one in found if one is not None]
        assert states == [
            ("over", True, acts),
            ("playing", False, [JournalEntry(0, "answer", 1)]),
            ("closed", False, []),
            ("over", True, acts),
        ]
        await store.close()

    run_apart(story())


def test_after_the_database_has_hung_up_the_next_act_is_written(database: str) -> None:
    async def story() -> None:
        store = await Store.open(database)
        await store.add_table(a_table(), SEATS)
        await store.append("t1", 0, [JournalEntry(0, "answer", 3)])
        commits = store._commits
        if isinstance(commits, PostgresqlCommits):
            process = await commits._driver.fetchval("SELECT pg_backend_pid()")
            async with store.engine.connect() as connection:
                await connection.execute(sa.text("SELECT pg_terminate_backend(:id)"), {"id": process})
            await until(lambda: bool(commits._driver.is_closed()))
        await store.append("t1", 1, [JournalEntry(0, "answer", 4)])
        found = await store.table("t1")
        assert found is not None
        assert len(found[2]) == 2
        await store.close()

    run_apart(story())


@pytest.mark.parametrize("number", [0, 1])
def test_an_act_that_cannot_be_written_leaves_nothing_behind(database: str, number: int) -> None:
    """Also not those before it in the same transaction."""

    async def story() -> None:
        store = await Store.open(database)
        for name in ("t1", "t2"):
            await store.add_table(a_table(name), SEATS)
        impossible = [JournalEntry(0, "answer", 3)] * number + [JournalEntry(0, "answer", None)]  # type: ignore[arg-type]
        tried = [store.append("t1", 0, [JournalEntry(0, "answer", 1)]), store.append("t2", 0, impossible)]
        told = await asyncio.gather(*tried, return_exceptions=True)
        assert any(told)
        found = await store.table("t2")
        assert found is not None
        assert found[2] == []
        await store.append("t2", 0, [JournalEntry(0, "answer", 1)])
        await store.close()

    run_apart(story())


def test_whoever_sets_tables_up_and_whoever_acts_come_to_their_turn(database: str) -> None:
    """SQLite lets one write; the others wait in order and do not ask again and again."""

    async def story() -> None:
        store = await Store.open(database)
        await store.add_table(a_table("t0"), SEATS)

        async def act() -> None:
            for number in range(40):
                await store.append("t0", number, [JournalEntry(0, "answer", 1)])

        others = [store.add_table(a_table(f"t{number}"), SEATS) for number in range(1, 20)]
        await asyncio.gather(act(), *others)
        found = await store.table("t0")
        assert found is not None
        assert len(found[2]) == 40
        await store.close()

    run_apart(story())


def test_a_new_table_and_its_people_share_the_transaction_of_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each transaction waits for the disk, so setting up a table may not need several."""
    batches: list[int] = []
    transact = SqliteCommits._transact

    def noted(self: SqliteCommits, batch: Sequence[Append | NewTable]) -> list[bool]:
        batches.append(len(batch))
        return transact(self, batch)

    monkeypatch.setattr(SqliteCommits, "_transact", noted)

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            seats = [NewSeat("person", name, secret=name[0] * 22) for name in ("Anna", "Bruno")]
            statements: list[str] = []
            sa.event.listen(
                house.store.engine.sync_engine,
                "before_cursor_execute",
                lambda *about: statements.append(about[2]),
            )
            first = await house.create("richelieu", seats, None, seed=7, fresh=True)
            assert batches == [1]
            assert [one for one in statements if "people" in one or one.startswith("INSERT")] == []
            await asyncio.gather(*(house.create("richelieu", seats, None, seed=7) for _ in range(3)))
            assert sum(batches) == 4
            anna = await house.person("A" * 22)
            assert anna is not None
            assert (anna.id, anna.name) == (first.row.owner, "Anna")
            assert len(await house.store.tables_of(anna.id, 10)) == 4

    run_apart(story())


def test_a_new_table_that_is_there_already_is_refused_alone(new_database: str) -> None:
    async def story() -> None:
        store = await Store.open(new_database)
        strangers = [Stranger("p1", "1" * 64, "Anna")]
        await store.add_table(a_table("t1"), SEATS, people=strangers)
        told = await asyncio.gather(
            store.append("t1", 0, [JournalEntry(0, "answer", 3)]),
            store.add_table(a_table("t1"), SEATS),
            store.add_table(a_table("t2"), SEATS, people=[Stranger("p2", "1" * 64, "Not Anna")]),
            store.add_table(a_table("t3"), SEATS, people=[Stranger("p3", "3" * 64, "Carla")]),
            return_exceptions=True,
        )
        assert [type(one) for one in told] == [type(None), Conflict, Conflict, type(None)]
        assert await store.table("t2") is None
        assert await store.table("t3") is not None
        assert (await store.person("1" * 64)) == Person("p1", "Anna")
        await store.close()

    run_apart(story())
