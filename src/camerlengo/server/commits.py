"""Writes acts into the journal, and new tables: all that wait at the same time share one transaction.

The player waits for this. A transaction costs the same whether it holds one act or fifty, so the acts that
come while one is being written go into the next one together. An act is acknowledged when its transaction is
committed. The statements are written by hand: to build them again each time would cost more than to run them.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from camerlengo.server.journal import JournalEntry
from camerlengo.server.notifications import CHANNEL
from camerlengo.server.sqlite_file import SqliteFile

NOW = "extract(epoch FROM clock_timestamp())"  # by the clock of PostgreSQL, whoever asks
MOST_TOGETHER = 200  # appends in a transaction; the message that names their tables has at most 8,000 bytes


class Append(msgspec.Struct, frozen=True):
    """`entries` from `number` of the journal on, and how the table stands after them."""

    table_id: str
    number: int
    entries: Sequence[JournalEntry]
    state: str
    due: bool
    at: float
    writer: str = ""  # the process that goes on with the table
    asks: bool = True  # whether another question is open after them


class NewTable(msgspec.Struct, frozen=True):
    """A new table, and the people who are new with it: statements, each with its rows."""

    table_id: str
    statements: Sequence[tuple[str, Sequence[dict[str, Any]]]]


Change = Append | NewTable


class Commits(ABC):
    """Commits changes in the order in which they come, one of a table at a time."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Change, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, one: Change) -> bool:
        """False if the number is taken, or the game has ended: another process was first.

        Of a new table: if it is there, or somebody of its people.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await written

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                try:
                    outcomes: list[bool] | None = await self.commit([one for one, _ in batch])
                    error: BaseException | None = None
                except BaseException as failure:
                    outcomes, error = None, failure
                for number, (_, written) in enumerate(batch):
                    if written.done():  # whoever has waited was cancelled
                        continue
                    if outcomes is not None:
                        written.set_result(outcomes[number])
                    elif isinstance(error, Exception):
                        written.set_exception(error)
                    else:
                        written.cancel()
                if error is not None and not isinstance(error, Exception):
                    raise error
        finally:
            self._writing = None

    def _next_batch(self) -> list[tuple[Change, asyncio.Future[bool]]]:
        batch: list[tuple[Change, asyncio.Future[bool]]] = []
        later: list[tuple[Change, asyncio.Future[bool]]] = []
        tables: set[str] = set()
        for waiting in self._waiting:
            table_id = waiting[0].table_id
            if table_id in tables or len(batch) == MOST_TOGETHER:
                later.append(waiting)
            else:
                tables.add(table_id)
                batch.append(waiting)
        self._waiting = later
        return batch

    @abstractmethod
    async def commit(self, batch: Sequence[Any]) -> list[bool]:
        """Writes all of the batch in one transaction; says of each change whether it was its turn."""

    async def close(self) -> None:
        """What waits is still written."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        await self.disconnect()

    @abstractmethod
    async def disconnect(self) -> None: ...


class SqliteCommits(Commits):
    """In a thread and on a connection of its own. `turn` is held by whoever writes in this process."""

    INSERT = (
        "INSERT INTO journal (table_id, number, seat, act, option, at) SELECT ?1, ?2, ?3, ?4, ?5, ?6"
        " WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND state = 'playing')"
    )
    UPDATE = (
        "UPDATE tables SET changed = ?1, state = ?2, due = ?3, driver = ?4, failed = '',"
        " asked = CASE WHEN ?5 THEN ?1 ELSE asked END WHERE id = ?6"
    )

    def __init__(
        self, file: SqliteFile, prepare: Callable[[sqlite3.Connection, object], None], turn: asyncio.Lock
    ) -> None:
        super().__init__()
        self._turn = turn
        self._file = file
        self._prepare = prepare
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, batch: Sequence[Change]) -> list[bool]:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, batch)

    def _transact(self, batch: Sequence[Change]) -> list[bool]:
        self._file.check()
        connection = self._connection
        if connection is None:
            connection = sqlite3.connect(self._file.path, isolation_level=None)
            self._prepare(connection, None)
            self._connection = connection
        execute = connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            written = [
                self._append(execute, one) if isinstance(one, Append) else self._insert(connection, one)
                for one in batch
            ]
            execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    execute("ROLLBACK")
            raise
        self._file.check()  # before anybody learns that it is written
        return written

    @staticmethod
    def _insert(connection: sqlite3.Connection, one: NewTable) -> bool:
        connection.execute("SAVEPOINT new_table")
        try:
            for statement, rows in one.statements:
                connection.executemany(statement, rows)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO new_table")
            return False
        finally:
            connection.execute("RELEASE new_table")
        return True

    def _append(self, execute: Callable[..., sqlite3.Cursor], one: Append) -> bool:
        for number, entry in enumerate(one.entries, start=one.number):
            row = (one.table_id, number, entry.seat, entry.act, entry.option, one.at)
            try:
                if execute(self.INSERT, row).rowcount != 1:
                    return False
            except sqlite3.IntegrityError:
                if number > one.number:  # a journal has no gaps: all are free if the first one is
                    raise
                return False
        execute(self.UPDATE, (one.at, one.state, one.due, one.writer, one.asks, one.table_id))
        return True

    async def disconnect(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresqlCommits(Commits):
    """One statement for all of a batch, on a connection of its own: one way there and back.

    The rows of the tables are locked first, in order: two processes never wait for each other in a circle. A
    journal has no gaps, so all numbers are free if the first one is.
    """

    STATEMENT = f"""
        WITH given AS (
            SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::float8[])
            AS entry (table_id, number, seat, act, option, at)
        ), standing AS (
            SELECT * FROM unnest($7::text[], $8::int[], $9::float8[], $10::text[], $11::bool[], $12::bool[])
            AS one (id, first, at, state, due, asks)
        ), playing AS (
            SELECT standing.* FROM tables JOIN standing USING (id)
            WHERE tables.state = 'playing' ORDER BY id FOR UPDATE OF tables
        ), begun AS (
            INSERT INTO journal (table_id, number, seat, act, option, at)
            SELECT given.* FROM given JOIN playing ON table_id = id AND number = first
            ON CONFLICT DO NOTHING RETURNING table_id
        ), written AS (
            INSERT INTO journal (table_id, number, seat, act, option, at)
            SELECT given.* FROM given JOIN begun USING (table_id) JOIN playing ON table_id = id
            WHERE number > first
        ), done AS (
            UPDATE tables SET changed = playing.at, state = playing.state, due = playing.due, failed = '',
                driver = $13::text, asked = CASE WHEN playing.asks THEN {NOW} ELSE asked END
            FROM begun JOIN playing ON table_id = id WHERE tables.id = playing.id RETURNING tables.id
        )
        SELECT array_agg(id), pg_notify('{CHANNEL}', $13::text || ' ' || string_agg(id, ' '))
        FROM done HAVING count(*) > 0
    """

    def __init__(self, engine: AsyncEngine, writer: str) -> None:
        super().__init__()
        self._engine = engine
        self._writer = writer
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def commit(self, batch: Sequence[Append]) -> list[bool]:
        if self._driver is None or self._driver.is_closed():
            await self._connect()
        rows = [
            (one.table_id, number, entry.seat, entry.act, entry.option, one.at)
            for one in batch
            for number, entry in enumerate(one.entries, start=one.number)
        ]
        standing = [(one.table_id, one.number, one.at, one.state, one.due, one.asks) for one in batch]
        columns = [*zip(*rows, strict=True), *zip(*standing, strict=True)]
        try:
            found = await self._driver.fetchrow(self.STATEMENT, *columns, self._writer)
        except BaseException:
            await self.disconnect()  # nobody knows how it stands
            raise
        written = set(found[0]) if found is not None else set()
        return [one.table_id in written for one in batch]

    async def _connect(self) -> None:
        await self.disconnect()
        self._connection = await self._engine.connect()
        self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection, self._driver = self._connection, None, None
            with contextlib.suppress(Exception):
                await connection.invalidate()
                await connection.close()
