"""The connection to the database: opened and brought up to date, its transactions, and what it cannot do."""

from __future__ import annotations

import asyncio
import functools
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, nullcontext
from typing import Any, Self

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from camerlengo.core.texts import text
from camerlengo.server import schema
from camerlengo.server.commits import Commits, PostgresqlCommits, SqliteCommits
from camerlengo.server.notifications import notify_others
from camerlengo.server.outages import StoreError
from camerlengo.server.sqlite_file import SqliteFile

NEWEST = "0013"  # the newest migration; a test compares it with the folder
MIGRATING = 1655  # the number of our lock in PostgreSQL


class Conflict(Exception):
    """Somebody else has written this number first."""


UNUSABLE = (SQLAlchemyError, sqlite3.Error, OSError, ModuleNotFoundError)  # what drivers raise


def unusable(url: str, error: Exception) -> StoreError:
    return StoreError(text("server.database", url=_without_password(url), reason=reason_of(error)))


def reason_of(error: Exception) -> str:
    """In the words of the database: one line, without the statement."""
    said = str(getattr(error, "orig", None) or error).splitlines()
    return said[0] if said else type(error).__name__


# Called with each connection to SQLite that is opened.
Prepare = Callable[[Any, Any], None]


class Database:
    """Base class of everything that is stored."""

    def __init__(
        self, engine: AsyncEngine, file: SqliteFile | None = None, prepare: Prepare | None = None
    ) -> None:
        """`file` and `prepare` are those of an SQLite database."""
        self.engine = engine
        self.name = secrets.token_hex(8)  # who has written, for other processes on the same database
        # SQLite lets one write; whoever else wants to asks again and again, and may never come to it.
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self._file = file
        self._prepare = prepare
        self._commits = self._quick_way()
        self.ahead = 0.0  # seconds of the clock of the database before ours

    def _quick_way(self) -> Commits | None:
        """How acts are written. None for what no two connections share, and for databases of other makers."""
        if self.engine.dialect.name == "postgresql":
            return PostgresqlCommits(self.engine, self.name)
        if self._turn is not None and self._file is not None and self._prepare is not None:
            return SqliteCommits(self._file, self._prepare, self._turn)
        return None

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. On SQLite those of this process wait for each other, in fair order."""
        async with self._turn or nullcontext():
            if self._file is not None:
                self._file.check()
            async with self.engine.begin() as connection:
                yield connection
            if self._file is not None:
                self._file.check()  # before anybody learns that it is written

    @classmethod
    async def open(cls, url: str, fast_commits: bool = False, alone: bool = True) -> Self:
        """Connects and brings the database up to date. Raises StoreError.

        With `fast_commits` nothing is lost when the process ends, but a power cut may take the last moments.
        Only whoever knows that nobody serves an SQLite file, or does not write, opens it without being
        `alone`.
        """
        engine, file = None, None
        try:
            address = with_driver(sa.make_url(url))
            relaxed = {"server_settings": {"synchronous_commit": "off"}}
            arguments = relaxed if fast_commits and address.get_backend_name() == "postgresql" else {}
            engine = create_async_engine(address, hide_parameters=True, connect_args=arguments)
            prepare = functools.partial(_prepare_sqlite, fast_commits)
            if engine.dialect.name == "sqlite":
                file = SqliteFile.take(engine.url.database, alone)
                _try_sqlite(engine.url.database)
                sa.event.listen(engine.sync_engine, "connect", prepare)
            store = cls(engine, file, prepare)
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
            if file is not None:
                file.note()
        except BaseException as error:
            if engine is not None:
                await engine.dispose()
            if file is not None:
                file.release()
            if isinstance(error, UNUSABLE):
                raise unusable(url, error) from error
            raise
        return store

    async def close(self) -> None:
        if self._commits is not None:
            await self._commits.close()
        await self.engine.dispose()
        if self._file is not None:
            self._file.release()

    async def check(self) -> None:
        """Raises what a driver raises if the database does not answer, or Outage."""
        if self._file is not None:
            self._file.check()
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(schema.house.c.key).limit(1))

    async def _tell(self, connection: AsyncConnection, about: str) -> None:
        """In the transaction that makes the change, so that nobody hears of what was not written."""
        if self.shared:
            await notify_others(connection, self.name, about)

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    def now(self) -> float:
        """The time of day by the clock of the database."""
        return time.time() + self.ahead


def with_driver(url: sa.URL) -> sa.URL:
    """People write postgresql:// and sqlite://; the asynchronous drivers are our business."""
    drivers = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "…"


def _try_sqlite(database: str | None) -> None:
    """Raises what is wrong with the file before a driver's thread has to: that one may outlive its loop."""
    if database and database != ":memory:":
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA schema_version")


def _prepare_sqlite(fast_commits: bool, connection: Any, _: Any) -> None:
    """Readers and the writer do not wait for each other.

    Acknowledged writes survive the end of the process, and with synchronous=FULL also a power cut.
    """
    cursor = connection.cursor()
    synchronous = f"synchronous={'NORMAL' if fast_commits else 'FULL'}"
    for pragma in ("journal_mode=WAL", synchronous, "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _is_newest(connection: sa.Connection) -> bool:
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    return bool(connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == NEWEST)


def _migrate(connection: sa.Connection) -> None:
    if _is_newest(connection):
        return
    if connection.dialect.name == "postgresql":  # of several processes that start at once, one does it
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        if _is_newest(connection):
            return
    # Imported only when there is something to do: it would be a third of the start.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "camerlengo.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
