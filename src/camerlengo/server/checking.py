"""Checks the tables of a database without changing it: the rules version of each, and whether it replays."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import sqlalchemy as sa

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.record import Record
from camerlengo.core.texts import Text
from camerlengo.server import schema
from camerlengo.server.live import Course
from camerlengo.server.store import Entry, Store
from camerlengo.table import Table


class CheckedTable(msgspec.Struct, frozen=True):
    """`rules` is None where not even the set-up can be read. `problem` is None if the table replays."""

    id: str
    game: str
    rules: int | None
    acts: int
    problem: Text | None


async def check_tables(url: str) -> AsyncIterator[CheckedTable]:
    """Every table of the database, the oldest first. Raises StoreError if it cannot be opened."""
    store = await Store.open(url, migrate=False)
    try:
        tables, journal = schema.tables.c, schema.journal.c
        async with store.engine.connect() as connection:
            query = sa.select(tables.id, tables.game, tables.setup).order_by(tables.created, tables.id)
            for row in (await connection.execute(query)).all():
                acts = sa.select(journal.seat, journal.act, journal.option)
                entries = await connection.execute(
                    acts.where(journal.table_id == row.id).order_by(journal.number)
                )
                yield _checked(row.id, row.game, row.setup, [Entry(*entry) for entry in entries])
    finally:
        await store.close()


def _checked(table_id: str, game: str, setup: str, entries: list[Entry]) -> CheckedTable:
    rules = None
    try:
        record = Record.from_json(setup.encode())
        rules = record.rules
        Course(Table.resume(record)).after(entries)
    except CamerlengoError as error:
        return CheckedTable(table_id, game, rules, len(entries), error.text)
    return CheckedTable(table_id, game, rules, len(entries), None)
