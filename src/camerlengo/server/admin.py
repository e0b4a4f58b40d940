"""What the operator does with the database, also while servers use it: `camerlengo admin`.

A backup is an SQLite file, whatever the database is, so it can be restored into either. Changes are orders:
every server looks for them once a second.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from camerlengo.core.texts import text
from camerlengo.server import retention, schema
from camerlengo.server.bans import digest_of
from camerlengo.server.database import NEWEST, UNUSABLE, unusable, with_driver
from camerlengo.server.order_words import BANS
from camerlengo.server.outages import StoreError
from camerlengo.server.sqlite_file import SqliteFile
from camerlengo.server.store import Store

A_DAY: Final = 86_400.0
ROWS_AT_ONCE: Final = 1_000
LEAST_OF_AN_ID: Final = 8  # characters by which a table may be named: the log has no more
# Of the processes that use a database now, and for them
PASSING: Final = (schema.processes, schema.presence, schema.orders)
KEPT: Final = tuple(table for table in schema.metadata.sorted_tables if table not in PASSING)


class TableFound(msgspec.Struct, frozen=True):
    """A table as the operator sees it in the list."""

    id: str
    game: str
    state: str
    names: list[str]
    changed: float


class Admin:
    """At the database with this address. Everything here raises StoreError if it cannot be used."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.address = sa.make_url(url)
        except UNUSABLE as error:
            raise unusable(url, error) from error
        self.is_sqlite = self.address.get_backend_name() == "sqlite"

    @property
    def file(self) -> Path:
        return Path(self.address.database or "").resolve()

    @asynccontextmanager
    async def _connected(self, isolation: str | None = None) -> AsyncIterator[AsyncConnection]:
        engine = None
        try:
            if self.is_sqlite and not self.file.is_file():
                raise FileNotFoundError(2, os.strerror(2))
            engine = create_async_engine(with_driver(self.address), hide_parameters=True)
            if self.is_sqlite:
                sa.event.listen(engine.sync_engine, "connect", _wait_for_the_server)
            if isolation is not None:
                engine = engine.execution_options(isolation_level=isolation)
            async with engine.begin() as connection:
                await _check_version(connection)
                yield connection
        except UNUSABLE as error:
            raise unusable(self.url, error) from error
        finally:
            if engine is not None:
                await engine.dispose()

    # --- tables ---

    async def tables(self, limit: int) -> list[TableFound]:
        """Those that were changed last."""
        tables, seats = schema.tables.c, schema.seats.c
        async with self._connected() as connection:
            query = sa.select(tables.id, tables.game, tables.state, tables.changed)
            rows = (await connection.execute(query.order_by(tables.changed.desc()).limit(limit))).all()
            names: dict[str, list[str]] = {str(row.id): [] for row in rows}
            seated = sa.select(seats.table_id, seats.name, seats.bot, seats.kind)
            seated = seated.where(seats.table_id.in_(list(names))).order_by(seats.table_id, seats.seat)
            for row in (await connection.execute(seated)).all():
                names[str(row.table_id)].append(row.name or row.bot or row.kind)
        return [TableFound(row.id, row.game, row.state, names[row.id], row.changed) for row in rows]

    async def close(self, given: str) -> str:
        """Ends a game, or a table that waits; returns the id."""
        tables = schema.tables.c
        async with self._connected() as connection:
            table_id = await _table(connection, given)
            which = schema.tables.update().where(tables.id == table_id)
            ended = 0
            for before, after in (("playing", "closed"), ("waiting", "cancelled")):
                change = which.where(tables.state == before).values(state=after, changed=time.time())
                ended += (await connection.execute(change)).rowcount
            if not ended:
                raise StoreError(text("server.admin.ended", table=table_id))
            await connection.execute(schema.orders.insert().values(about=table_id))
        return table_id

    async def expire(self, days: float) -> int:
        """Deletes the tables that nobody has used for so long; returns how many."""
        removed, before = 0, time.time() - days * A_DAY
        while True:
            async with self._connected() as connection:
                some = len(await connection.run_sync(retention.remove_some, before))
            removed += some
            if some < retention.AT_ONCE:
                return removed

    # --- bans ---

    async def ban(self, kind: str, who: str, days: float = 0, lift: bool = False) -> None:
        """Shuts an `address` or a `person` out, for ever if `days` is 0, or lets them in again."""
        async with self._connected() as connection:
            digest = digest_of(await _key(connection), kind, who)
            await connection.execute(schema.bans.delete().where(schema.bans.c.digest == digest))
            if not lift:
                until = time.time() + days * A_DAY if days else None
                await connection.execute(schema.bans.insert().values(digest=digest, until=until))
            await connection.execute(schema.orders.insert().values(about=BANS))

    async def person_at(self, given: str, seat: int) -> str:
        """The person who sits there."""
        seats = schema.seats.c
        async with self._connected() as connection:
            table_id = await _table(connection, given)
            query = sa.select(seats.person).where(seats.table_id == table_id, seats.seat == seat)
            person = await connection.scalar(query)
        if person is None:
            raise StoreError(text("server.admin.nobody", table=table_id, seat=seat + 1))
        return str(person)

    # --- backup ---

    async def backup(self, file: Path) -> int:
        """Copies the database into a new SQLite file, as it is at one moment; returns how many tables."""
        if file.exists():
            raise StoreError(text("server.admin.exists", path=file))
        part = file.with_name(f"{file.name}.part")
        part.unlink(missing_ok=True)
        try:
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds secrets
            if self.is_sqlite:
                async with self._connected():
                    await asyncio.to_thread(_copy_sqlite, self.file, part)
            else:
                await self._export(part)
            with closing(sqlite3.connect(part)) as connection:
                count = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
            _synchronise(part)
            part.rename(file)
        except UNUSABLE as error:
            raise StoreError(text("server.database", url=file, reason=_reason(error))) from error
        finally:
            part.unlink(missing_ok=True)
        return count

    async def _export(self, file: Path) -> None:
        into = await _migrated(file)
        try:
            async with self._connected("REPEATABLE READ") as connection, into.begin() as there:
                await _copy(connection, there)
        finally:
            await into.dispose()

    async def restore(self, file: Path) -> int:
        """Fills an empty database from a backup; returns how many tables. The backup stays as it is."""
        if not file.is_file():
            raise StoreError(text("server.database", url=file, reason=os.strerror(2)))
        with tempfile.TemporaryDirectory(dir=self.file.parent if self.is_sqlite else None) as folder:
            copy = Path(folder) / "copy.sqlite"
            try:
                await asyncio.to_thread(_copy_sqlite, file, copy)
            except UNUSABLE as error:
                raise StoreError(text("server.database", url=file, reason=_reason(error))) from error
            source = await _migrated(copy)
            try:
                if self.is_sqlite:
                    async with source.connect() as connection:
                        count = await _count(connection)
                    await source.dispose()
                    self._put_in_place(copy)
                    return count
                return await self._import(source)
            finally:
                await source.dispose()

    def _put_in_place(self, copy: Path) -> None:
        lock = SqliteFile.take(str(self.file))
        try:
            if self.file.exists():
                raise StoreError(text("server.admin.exists", path=self.file))
            _synchronise(copy)
            copy.rename(self.file)
        except OSError as error:
            raise unusable(self.url, error) from error
        finally:
            if lock is not None:
                lock.release()

    async def _import(self, source: AsyncEngine) -> int:
        store = await Store.open(self.url)  # brings it up to date
        try:
            async with store.engine.begin() as there, source.connect() as connection:
                await there.execute(sa.text("LOCK TABLE tables, people IN EXCLUSIVE MODE"))
                if await _count(there) or await there.scalar(sa.select(sa.exists(sa.select(schema.people)))):
                    raise StoreError(text("server.admin.not_empty"))
                await there.execute(schema.house.delete())
                await _copy(connection, there)
                return await _count(there)
        except UNUSABLE as error:
            raise unusable(self.url, error) from error
        finally:
            await store.close()


def _wait_for_the_server(connection: sqlite3.Connection, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


async def _check_version(connection: AsyncConnection) -> None:
    found = await connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    if found != NEWEST:
        raise StoreError(text("server.admin.version", found=found, newest=NEWEST))


async def _table(connection: AsyncConnection, given: str) -> str:
    """The id of the table that is named by its id, or by the beginning of it."""
    tables = schema.tables.c
    query = sa.select(tables.id).where(tables.id == given)
    if len(given) >= LEAST_OF_AN_ID:
        query = sa.select(tables.id).where(tables.id.startswith(given, autoescape=True))
    found = [str(row.id) for row in (await connection.execute(query.limit(2))).all()]
    if len(found) != 1:
        raise StoreError(text("server.admin.no_table", table=given))
    return found[0]


async def _key(connection: AsyncConnection) -> bytes:
    query = sa.select(schema.house.c.value).where(schema.house.c.key == "key")
    found = await connection.scalar(query)
    if found is None:
        raise StoreError(text("server.admin.unused"))
    return bytes.fromhex(str(found))


async def _count(connection: AsyncConnection) -> int:
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(schema.tables)) or 0)


def _copy_sqlite(source: Path, target: Path) -> None:
    """By the means of SQLite, which copies a database also while others write."""
    with (
        closing(sqlite3.connect(source)) as one,
        closing(sqlite3.connect(target)) as other,
    ):
        one.backup(other)
        other.execute("PRAGMA journal_mode=DELETE")  # one file, not three


async def _migrated(file: Path) -> AsyncEngine:
    store = await Store.open(f"sqlite:///{file}", alone=False)
    await store.close()
    return create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)


async def _copy(source: AsyncConnection, target: AsyncConnection) -> None:
    """All rows, the tables that others refer to first."""
    for table in KEPT:
        async with source.stream(sa.select(table)) as rows:
            async for some in rows.mappings().partitions(ROWS_AT_ONCE):
                await target.execute(table.insert(), [dict(row) for row in some])


def _synchronise(file: Path) -> None:
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or getattr(error, "orig", None) or error).splitlines()[0]
