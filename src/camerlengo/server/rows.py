"""The rows of the database, as the program has them, and as they are written and read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from camerlengo.server import schema
from camerlengo.server.journal import JournalEntry
from camerlengo.server.windows import USUAL_WINDOW


class TableRow(msgspec.Struct):
    """`state` is `waiting` (nothing is dealt until all seats are taken), `playing`, `over` or `imported`.

    If the owner has ended it, it is `closed` (in the middle of the game) or `cancelled` (before the deal).
    It is `expired` if it has waited too long. `seen` is when one of its players was there last. `driver`
    is the process that goes on with it, `asked` is when its open question was asked.
    """

    id: str
    game: str
    setup: str
    owner: str | None
    public: bool
    invite: str
    state: str
    rematch: str | None
    created: float
    changed: float
    due: bool = False
    hints: bool = False
    practice: bool = False
    window: int = USUAL_WINDOW
    seen: float = 0.0
    origin: int = -1
    driver: str = ""
    asked: float = 0.0
    failed: str = ""
    free: bool = False  # whether a seat was open when the row was read; lists ask for it


class SeatRow(msgspec.Struct):
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    nonce: str = ""
    preferences: dict[str, str] = {}
    shown_at: int = -1
    held_at: int = -1
    passed_at: int = -1
    left_by: str | None = None


class ChatRow(msgspec.Struct, frozen=True):
    number: int
    channel: str
    author: str
    seat: int | None
    text: str
    at: float


class Person(msgspec.Struct):
    id: str
    name: str


class Stranger(msgspec.Struct, frozen=True):
    """Somebody who is new with a table. `secret` is a digest."""

    id: str
    secret: str
    name: str


class Presence(msgspec.Struct, frozen=True):
    """The watchers of a table at one process: people, open pages, and spectators.

    It is there without any of them if a program asks now and then.
    """

    people: tuple[str, ...] = ()
    pages: int = 0
    spectators: int = 0


class Signs(msgspec.Struct, frozen=True):
    """What a process learns with its sign of life: the tables that are its own from now on, and which
    processes live. The watchers of `deserted` tables were at processes that have ended.
    """

    claimed: list[str]
    living: list[str]
    gone: list[str]
    deserted: list[str]


NewRows = list[tuple[sa.Table, list[dict[str, Any]]]]


def rows_of_table(
    row: TableRow,
    seats: Sequence[SeatRow],
    journal: Sequence[JournalEntry] = (),
    people: Sequence[Stranger] = (),
) -> NewRows:
    """The rows of a new table, in an order in which each refers to earlier ones."""
    free = any(seat.kind == "open" for seat in seats)
    rows: NewRows = [
        (schema.people, [{**msgspec.structs.asdict(one), "created": row.created} for one in people]),
        (schema.tables, [{**msgspec.structs.asdict(row), "free": free}]),
        (schema.seats, [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats]),
        (schema.journal, journal_rows(row.id, 0, journal, row.created)),
    ]
    return [(table, new) for table, new in rows if new]


async def insert_rows(connection: AsyncConnection, rows: NewRows) -> None:
    for table, new in rows:
        await connection.execute(table.insert(), new)


def as_sqlite(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: json.dumps(value) if isinstance(value, dict) else value  # as SQLAlchemy writes it
        for name, value in row.items()
    }


def _insert_into(table: sa.Table) -> str:
    names = [column.name for column in table.columns]
    columns = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO {table.name} ({columns}) VALUES ({', '.join(f':{name}' for name in names)})"


INSERTS = {
    table.name: _insert_into(table) for table in (schema.people, schema.tables, schema.seats, schema.journal)
}


def journal_rows(
    table_id: str, first: int, entries: Sequence[JournalEntry], at: float
) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "number": number, "at": at, **msgspec.structs.asdict(entry)}
        for number, entry in enumerate(entries, start=first)
    ]


async def read_rows(
    connection: AsyncConnection, table: sa.Table, order: sa.Column[Any], table_id: str, since: int = 0
) -> list[dict[str, Any]]:
    of_table = sa.and_(table.c.table_id == table_id, order >= since)
    result = await connection.execute(sa.select(table).where(of_table).order_by(order))
    return [{name: value for name, value in row.items() if name != "table_id"} for row in result.mappings()]
