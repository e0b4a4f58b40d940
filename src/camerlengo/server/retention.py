"""Which tables are old, and how they are deleted: finished ones, and those that nobody goes on with."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from camerlengo.server import schema
from camerlengo.server.order_words import GONE

AT_ONCE: Final = 200  # tables in a transaction: others want to write, too


def remove_some(connection: sa.Connection, before: float) -> list[str]:
    """Deletes some tables at which nobody has been or acted since `before`, and returns their ids."""
    tables = schema.tables.c
    old = sa.select(tables.id).where(tables.changed < before, tables.seen < before)
    ids = [str(row.id) for row in connection.execute(old.order_by(tables.changed).limit(AT_ONCE))]
    if not ids:
        return []
    for table in (schema.chat, schema.journal, schema.seats, schema.presence):
        connection.execute(table.delete().where(table.c.table_id.in_(ids)))
    connection.execute(schema.tables.update().where(tables.rematch.in_(ids)).values(rematch=None))
    connection.execute(schema.tables.delete().where(tables.id.in_(ids)))
    connection.execute(schema.orders.insert(), [{"about": GONE + table_id} for table_id in ids])
    return ids
