"""Checks the tables of a database without changing it: the rules version of each, and whether it replays."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from camerlengo.core.errors import CamerlengoError, RecordError
from camerlengo.core.record import Record
from camerlengo.core.texts import Text, text
from camerlengo.server import schema
from camerlengo.server.database import UNUSABLE, reason_of, unusable, with_driver
from camerlengo.server.journal import Journal, JournalEntry
from camerlengo.table import Table

WAL = b"\x02\x02"  # bytes 18 and 19 of an SQLite file that has a write-ahead log


class CheckedTable(msgspec.Struct, frozen=True):
    """`rules` is None where not even the set-up can be read. `problem` is None if the table replays.

    Without an `id` it is a problem of the database itself.
    """

    id: str
    game: str
    rules: int | None
    acts: int
    problem: Text | None


def file_address(path: Path) -> sa.URL:
    return sa.URL.create("sqlite", database=str(path))


def check_tables(url: str | sa.URL) -> list[CheckedTable]:
    """Every table of the database, the oldest first. Raises StoreError if it cannot be opened."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() == "sqlite":
            engine = sa.create_engine("sqlite://", creator=lambda: _open_to_read(address.database or ""))
            try:
                with engine.connect() as connection:
                    return _check_all(connection)
            finally:
                engine.dispose()
        return asyncio.run(_check_elsewhere(address))
    except UNUSABLE as error:
        raise unusable(str(url), error) from error


async def _check_elsewhere(address: sa.URL) -> list[CheckedTable]:
    engine = create_async_engine(with_driver(address), hide_parameters=True)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(postgresql_readonly=True)
            return await connection.run_sync(_check_all)
    finally:
        await engine.dispose()


def _open_to_read(file: str) -> sqlite3.Connection:
    """A file that nobody has open is opened as one that never changes.

    SQLite would otherwise leave an empty write-ahead log beside it, even where it may only read.
    """
    path = Path(file).resolve()
    log = path.with_name(path.name + "-wal")
    unused = _has_log(path) and not (log.exists() and log.stat().st_size > 0)
    way = "mode=ro&immutable=1" if unused else "mode=ro"
    return sqlite3.connect(f"{path.as_uri()}?{way}", uri=True)


def _has_log(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(20)[18:] == WAL


def _check_all(connection: sa.Connection) -> list[CheckedTable]:
    connection.execute(sa.select(schema.tables.c.id).limit(0))  # raises if this is no database of a house
    ids, damage = _ids(connection)
    found = [_check(connection, table_id) for table_id in ids]
    if damage is not None:
        found.append(CheckedTable("", "", None, 0, text("server.check.database", reason=damage)))
    return found


def _ids(connection: sa.Connection) -> tuple[list[Any], str | None]:
    """The ids of all tables, the oldest first, and what cannot be read.

    Where a part of the database is damaged, other parts name tables too.
    """
    tables = schema.tables.c
    ids, damage = _column(connection, sa.select(tables.id).order_by(tables.created, tables.id))
    if damage is None:
        return ids, None
    for column in (tables.id, schema.seats.c.table_id, schema.journal.c.table_id):
        more, _ = _column(connection, sa.select(column).distinct())
        ids += [one for one in sorted(more, key=str) if one not in ids]
    return ids, damage


def _column(connection: sa.Connection, query: sa.Select[Any]) -> tuple[list[Any], str | None]:
    """The values that can be read, and why there are no more."""
    found: list[Any] = []
    try:
        for row in connection.execute(query):
            found.append(row[0])
    except UNUSABLE as error:
        return found, reason_of(error)
    return found, None


def _check(connection: sa.Connection, table_id: Any) -> CheckedTable:
    game, rules, acts = "", None, 0
    problem = None
    try:
        tables, journal, seats = schema.tables.c, schema.journal.c, schema.seats.c
        rows = connection.execute(sa.select(tables.game, tables.setup).where(tables.id == table_id))
        row = rows.first()
        record = _record(*row) if row is not None else _record(None, None)
        game, rules = record.game, record.rules
        query = sa.select(journal.number, journal.seat, journal.act, journal.option)
        written = connection.execute(query.where(journal.table_id == table_id).order_by(journal.number)).all()
        acts = len(written)
        if [row.number for row in written] != list(range(acts)):
            raise RecordError(text("server.check.gap"))
        taken = sa.select(seats.seat).where(seats.table_id == table_id).order_by(seats.seat)
        if list(connection.scalars(taken)) != list(range(len(record.seats))):
            raise RecordError(text("server.check.seats"))
        Journal(Table.resume(record)).after([JournalEntry(row.seat, row.act, row.option) for row in written])
    except CamerlengoError as error:
        problem = error.text
    except UNUSABLE as error:
        problem = text("server.check.row", reason=reason_of(error))
    except (
        Exception
    ) as error:  # rules of a plug-in may raise anything; the other tables are checked all the same
        problem = text("server.check.rules", reason=type(error).__name__)
    return CheckedTable(str(table_id), game, rules, acts, problem)


def _record(game: Any, setup: Any) -> Record:
    """The set-up of a table. SQLite keeps anything in any column."""
    if not isinstance(game, str) or not isinstance(setup, str):
        raise RecordError(text("server.check.missing"))
    record = Record.from_json(setup.encode())
    if record.game != game:
        raise RecordError(text("server.check.game", named=game, game=record.game))
    return record
