"""A house with many stored tables starts and lists with as little work as an empty one.

`python -m benchmarks.stored` compares 100,000 tables with a few, by processor time of the real command.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from benchmarks import stored
from camerlengo.server.rows import SeatRow, TableRow
from camerlengo.server.store import Store
from tests.server.helpers import open_store, run_apart

MANY = 5_000
FEW = 50
SHOWN = 20
GROWTH = 1.5  # how many times as much work a full house may be
KINDS = ("over", "cancelled", "expired", "playing", "waiting", "closed", "imported")  # of stored tables

Asked = Callable[[Store], Awaitable[object]]


def fill(file: Path, count: int) -> None:
    """Old tables of all kinds with other people, and newer ones that are listed."""
    tables: list[tuple[object, ...]] = []
    seats: list[tuple[object, ...]] = []
    for number in range(count):
        name, state = f"t{number:06}", KINDS[number % len(KINDS)]
        free = state in ("waiting", "cancelled", "expired")
        tables.append((name, f"o{number}", number % 3 == 0, f"i{number}", state, 10.0, float(number), free))
        seats.append((name, 0, "person", f"o{number}"))
        seats.append((name, 1, "open", None) if free else (name, 1, "person", f"p{number}"))
    with closing(sqlite3.connect(file)) as house, house:
        house.executemany(
            "INSERT INTO tables (id, owner, public, invite, state, changed, seen, free, game, setup, created,"
            " due)"
            " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'richelieu', '{}', 0, 0",
            tables,
        )
        house.executemany(
            "INSERT INTO seats (table_id, seat, kind, person, name) VALUES (?, ?, ?, ?, '')", seats
        )


def a_table(number: int, state: str, *, due: bool = False) -> TableRow:
    name = f"new{number}"
    row = TableRow(name, "richelieu", "{}", "anna", True, f"in{number}", state, None, 0.0, 1000.0 + number)
    row.due, row.seen = due, 1e9
    return row


def two(kind: str) -> list[SeatRow]:
    return [SeatRow(0, "person", "anna", "", None), SeatRow(1, kind, None, "", None)]


async def statements_of(store: Store, asked: Asked) -> list[tuple[str, Any]]:
    """The SQL with which the store does something."""
    found: list[tuple[str, Any]] = []

    def note(connection: object, cursor: object, statement: str, parameters: Any, *about: object) -> None:
        found.append((statement, parameters))

    sa.event.listen(store.engine.sync_engine, "before_cursor_execute", note)
    try:
        await asked(store)
    finally:
        sa.event.remove(store.engine.sync_engine, "before_cursor_execute", note)
    return found


def steps(file: Path, statements: Sequence[tuple[str, Any]]) -> int:
    """What SQLite has to do for them, in instructions of its virtual machine."""
    count = 0

    def one() -> int:
        nonlocal count
        count += 1
        return 0

    with closing(sqlite3.connect(file)) as connection:
        for statement, parameters in statements:
            connection.set_progress_handler(one, 1)
            connection.execute(statement, parameters).fetchall()
            connection.set_progress_handler(None, 0)
            connection.rollback()
    return count


WORK: dict[str, Asked] = {
    "free seats": lambda store: store.tables_with_free_seats(SHOWN),
    "to watch": lambda store: store.tables_to_watch(SHOWN),
    "own tables": lambda store: store.tables_of("anna", SHOWN),
    "due": lambda store: store.tables_due(),
    "expired": lambda store: store.expire(-1.0),
    "invitation": lambda store: store.table_by_invite("in3"),
    "token": lambda store: store.person("0" * 64),
}


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """By the number of stored tables; each lists the same newer ones."""

    async def made(file: Path, count: int) -> None:
        store = await open_store(f"sqlite:///{file}")
        fill(file, count)
        for number in range(0, 30, 3):
            await store.add_table(a_table(number, "waiting"), two("open"))
            await store.add_table(a_table(number + 1, "playing", due=True), two("bot"))
            await store.add_table(a_table(number + 2, "playing"), two("open"))
        await store.close()

    files = {count: tmp_path_factory.mktemp("house") / f"{count}.sqlite" for count in (FEW, MANY)}
    for count, file in files.items():
        run_apart(made(file, count))
    return files


@pytest.mark.parametrize("work", WORK)
def test_the_work_of_a_list_does_not_grow_with_the_stored_tables(houses: dict[int, Path], work: str) -> None:
    async def story(file: Path) -> list[tuple[str, Any]]:
        store = await Store.open(f"sqlite:///{file}")
        try:
            return await statements_of(store, WORK[work])
        finally:
            await store.close()

    done = {}
    for count, file in houses.items():
        statements: list[tuple[str, Any]] = []

        async def noted(file: Path = file, statements: list[tuple[str, Any]] = statements) -> None:
            statements += await story(file)

        run_apart(noted())
        done[count] = len(statements), steps(file, statements)
    assert done[MANY][0] == done[FEW][0]
    assert done[MANY][1] <= GROWTH * done[FEW][1]


def test_the_start_asks_as_little_of_a_full_house(houses: dict[int, Path]) -> None:
    found: dict[int, int] = {}

    async def story() -> None:
        for count, file in houses.items():
            said: list[str] = []

            def note(*about: Any, said: list[str] = said) -> None:
                said.append(about[2])

            sa.event.listen(sa.engine.Engine, "before_cursor_execute", note)
            try:
                store = await Store.open(f"sqlite:///{file}")
                await store.house_value("key", "0")
                await store.close()
            finally:
                sa.event.remove(sa.engine.Engine, "before_cursor_execute", note)
            found[count] = steps(
                file, [(one, ()) for one in said if one.startswith("SELECT") and "?" not in one]
            )

    run_apart(story())
    assert found[MANY] <= GROWTH * found[FEW]


def test_lists_show_what_they_should(houses: dict[int, Path]) -> None:
    async def story() -> None:
        store = await Store.open(f"sqlite:///{houses[MANY]}")
        newest = [f"new{number}" for number in range(29, -1, -1)]
        free = await store.tables_with_free_seats(SHOWN)
        assert free == [one for one in newest if int(one[3:]) % 3 != 1][:SHOWN]
        running = await store.tables_to_watch(SHOWN)
        assert running == [one for one in newest if int(one[3:]) % 3 != 0][:SHOWN]
        assert await store.tables_of("anna", SHOWN) == newest[:SHOWN]
        assert await store.tables_of("p3", SHOWN) == ["t000003"]  # sits there, and owns none
        assert sorted(await store.tables_due()) == sorted(one for one in newest if int(one[3:]) % 3 == 1)
        await store.close()

    run_apart(story())


def test_the_copies_of_the_long_form_are_older_than_what_is_listed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"

    async def lists() -> list[list[str]]:
        store = await Store.open(url)
        try:
            return [await store.tables_with_free_seats(SHOWN), await store.tables_to_watch(SHOWN)]
        finally:
            await store.close()

    async def story() -> None:
        await (await open_store(url)).close()
        await stored.real_tables(url)
        before = await lists()
        assert [len(one) for one in before] == [stored.OPEN] * 2
        copies = 2
        assert await stored.fill(url, copies * 2 * stored.OPEN) == (1 + copies) * 2 * stored.OPEN
        assert await lists() == before

    run_apart(story())
