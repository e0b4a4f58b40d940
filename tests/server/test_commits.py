"""Acts of several tables share a transaction; each is acknowledged when it is committed, or refused alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
import sqlalchemy as sa

from camerlengo.server.commits import Append, Commits, PostgresqlCommits
from camerlengo.server.journal import JournalEntry
from camerlengo.server.store import Conflict, Store
from tests.server.helpers import run_apart, until
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
