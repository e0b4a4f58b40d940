"""The storage: SQLite in one file by default, otherwise any database that SQLAlchemy drives with asyncio.

This module has the tables, their journals and their chat. `stored_seats`, `stored_people` and
`stored_processes` have the rest, and `database` the connection.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from camerlengo.server import retention, schema
from camerlengo.server.commits import Append, NewTable, SqliteCommits
from camerlengo.server.database import Conflict
from camerlengo.server.journal import JournalEntry
from camerlengo.server.rows import (
    INSERTS,
    ChatRow,
    SeatRow,
    Stranger,
    TableRow,
    as_sqlite,
    insert_rows,
    journal_rows,
    read_rows,
    rows_of_table,
)
from camerlengo.server.stored_people import StoredPeople
from camerlengo.server.stored_processes import StoredProcesses
from camerlengo.server.stored_seats import StoredSeats

WHOLE_TABLE = """
    SELECT to_json(one)::text, (
        SELECT json_agg(seats ORDER BY seat)::text FROM seats WHERE table_id = $1
    ), (
        SELECT json_agg(json_build_array(seat, act, option) ORDER BY number)::text
        FROM journal WHERE table_id = $1 AND number >= $2
    ), (
        SELECT json_agg(chat ORDER BY number)::text FROM chat WHERE table_id = $1
    ) FROM tables AS one WHERE id = $1
"""


class Store(StoredSeats, StoredPeople, StoredProcesses):
    """Everything that is stored."""

    # --- the house ---

    async def house_value(self, key: str, default: str) -> str:
        """A value of the whole house; the first to ask decides it."""
        async with self._begin() as connection:
            found = await connection.scalar(sa.select(schema.house.c.value).where(schema.house.c.key == key))
            if found is not None:
                return str(found)
        try:
            async with self._begin() as connection:
                await connection.execute(schema.house.insert().values(key=key, value=default))
        except IntegrityError:
            return await self.house_value(key, default)
        return default

    # --- tables ---

    async def add_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        journal: Sequence[JournalEntry] = (),
        people: Sequence[Stranger] = (),
    ) -> None:
        """Writes a table and the people who are new with it, all or nothing. Raises Conflict if one is known.

        On SQLite this shares a transaction with the answers that wait: each one waits for the disk.
        """
        rows = rows_of_table(row, seats, journal, people)
        if isinstance(self._commits, SqliteCommits):
            statements = [(INSERTS[table.name], [as_sqlite(one) for one in new]) for table, new in rows]
            if not await self._commits.append(NewTable(row.id, statements)):
                raise Conflict
            return
        try:
            async with self._begin() as connection:
                await insert_rows(connection, rows)
        except IntegrityError:
            raise Conflict from None

    async def add_rematch(self, of: str, row: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Only the first rematch of a table counts; a later one is not written at all."""
        async with self._begin() as connection:
            done = await connection.execute(
                schema.tables.update()
                .where(schema.tables.c.id == of, schema.tables.c.rematch.is_(None))
                .values(rematch=row.id)
            )
            if done.rowcount != 1:
                return False
            await insert_rows(connection, rows_of_table(row, seats))
            await self._tell(connection, of)
        return True

    async def table(
        self, table_id: str, since: int = 0
    ) -> tuple[TableRow, list[SeatRow], list[JournalEntry], list[ChatRow]] | None:
        """`since` is the number in the journal from which on acts are read."""
        if self.engine.dialect.name == "postgresql":
            return await self._table_at_once(table_id, since)
        async with self.engine.connect() as connection:
            query = sa.select(schema.tables).where(schema.tables.c.id == table_id)
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                return None
            seats = await read_rows(connection, schema.seats, schema.seats.c.seat, table_id)
            journal = await read_rows(connection, schema.journal, schema.journal.c.number, table_id, since)
            chat = await read_rows(connection, schema.chat, schema.chat.c.number, table_id)
        return (
            TableRow(**row),
            [SeatRow(**seat) for seat in seats],
            [JournalEntry(entry["seat"], entry["act"], entry["option"]) for entry in journal],
            [ChatRow(**line) for line in chat],
        )

    async def _table_at_once(
        self, table_id: str, since: int
    ) -> tuple[TableRow, list[SeatRow], list[JournalEntry], list[ChatRow]] | None:
        """In one statement: what another process writes is read at once, and for every act of it."""
        async with self.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            found = await driver.fetchrow(WHOLE_TABLE, table_id, since)
        if found is None:
            return None
        row, seats, journal, chat = found
        return (
            msgspec.json.decode(row, type=TableRow),
            msgspec.json.decode(seats or "[]", type=list[SeatRow]),
            [JournalEntry(*entry) for entry in msgspec.json.decode(journal or "[]")],
            msgspec.json.decode(chat or "[]", type=list[ChatRow]),
        )

    async def table_by_invite(self, invite: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.scalar(
                sa.select(schema.tables.c.id).where(schema.tables.c.invite == invite)
            )
        return None if found is None else str(found)

    async def tables_with_free_seats(self, limit: int) -> list[str]:
        """Public tables at which a seat is free, dealt or not, the newest first."""
        return await self._ids(_newest(sa.select(schema.tables.c.id).where(schema.JOINABLE), limit))

    async def tables_to_watch(self, limit: int) -> list[str]:
        return await self._ids(_newest(sa.select(schema.tables.c.id).where(schema.WATCHABLE), limit))

    async def tables_of(self, person_id: str, limit: int) -> list[str]:
        """The tables that this person owns, sits at, or has left and may return to."""
        tables, seats = schema.tables.c, schema.seats.c
        sits, left = (
            tables.id.in_(sa.select(seats.table_id).where(of == person_id))
            for of in (seats.person, seats.left_by)
        )
        found = [
            sa.select(tables.id, tables.changed).where(which)
            for which in (tables.owner == person_id, sits, left)
        ]
        both = sa.union(*found).subquery()
        return await self._ids(sa.select(both.c.id).order_by(both.c.changed.desc()).limit(limit))

    async def tables_due(self) -> list[str]:
        """The tables with automatic moves: a bot is to move, or a player has no choice."""
        return await self._ids(sa.select(schema.tables.c.id).where(schema.DUE))

    async def _ids(self, query: sa.Select[Any]) -> list[str]:
        async with self.engine.connect() as connection:
            return [str(row.id) for row in (await connection.execute(query)).all()]

    async def close_table(self, table_id: str, before: str, after: str) -> bool:
        """Changes the state of a table, unless another process has changed it first."""
        async with self._begin() as connection:
            done = await connection.execute(
                schema.tables.update()
                .where(schema.tables.c.id == table_id, schema.tables.c.state == before)
                .values(state=after, changed=time.time())
            )
            if done.rowcount != 1:
                return False
            await self._tell(connection, table_id)
        return True

    async def remove_old(self, before: float) -> list[str]:
        """Deletes the tables at which nothing has happened since then."""
        removed: list[str] = []
        while True:
            async with self._begin() as connection:
                some = await connection.run_sync(retention.remove_some, before)
            removed += some
            if len(some) < retention.AT_ONCE:
                return removed

    # --- a table that waits for its players ---

    async def set_seen(self, seen: Mapping[str, float]) -> None:
        """When somebody of each of these tables was there last; never earlier than is known."""
        tables = schema.tables.c
        later = (
            schema.tables.update()
            .where(tables.id == sa.bindparam("table"), tables.seen < sa.bindparam("at"))
            .values(seen=sa.bindparam("at"))
        )
        async with self._begin() as connection:
            await connection.execute(later, [{"table": table_id, "at": at} for table_id, at in seen.items()])

    async def expire(self, before: float) -> list[str]:
        """Ends the tables that wait and whose players were last seen before this time."""
        tables = schema.tables.c
        unseen = sa.and_(schema.WAITING, tables.seen < before)
        async with self._begin() as connection:
            ended = schema.tables.update().where(unseen).values(state="expired").returning(tables.id)
            ids = [str(row.id) for row in (await connection.execute(ended)).all()]
            for table_id in ids:
                await self._tell(connection, table_id)
        return ids

    # --- a game ---

    async def drive(self, table_id: str) -> None:
        """This process goes on with a table. It tries again a move that has failed there."""
        of_table = schema.tables.update().where(schema.tables.c.id == table_id)
        async with self._begin() as connection:
            await connection.execute(of_table.values(driver=self.name, failed=""))
            await self._tell(connection, table_id)

    async def set_failed(self, table_id: str, failed: str) -> None:
        """Stores which move has failed at a table, so that every process can say so."""
        of_table = sa.and_(schema.tables.c.id == table_id, schema.tables.c.driver == self.name)
        async with self._begin() as connection:
            await connection.execute(schema.tables.update().where(of_table).values(failed=failed))
            await self._tell(connection, table_id)

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[JournalEntry],
        state: str = "playing",
        due: bool = False,
        asks: bool = True,
    ) -> None:
        """Writes acts one after the other, all or none, and how the table stands after them.

        `asks` says whether another question is open after them. Raises Conflict if the first number is taken,
        or the game has ended: another process was first.
        """
        append = Append(table_id, number, entries, state, due, time.time(), self.name, asks)
        if self._commits is not None:
            written = await self._commits.append(append)
        else:
            written = await self._append_slowly(append)
        if not written:
            raise Conflict

    async def _append_slowly(self, append: Append, also: sa.Update | None = None) -> bool:
        """By the engine, together with one row that is `also` to be changed."""
        try:
            async with self._begin() as connection:
                await _append(connection, append)
                if also is not None and (await connection.execute(also)).rowcount != 1:
                    raise Conflict
                await self._tell(connection, append.table_id)
        except (Conflict, IntegrityError):
            return False
        return True

    async def hand_over(
        self, table_id: str, number: int, entry: JournalEntry, before: SeatRow, seat: SeatRow, due: bool
    ) -> None:
        """Somebody else at a seat, and the act in the journal. Raises Conflict as `append` does."""
        seats = schema.seats.c
        there = sa.and_(
            seats.table_id == table_id,
            seats.seat == seat.seat,
            seats.kind == before.kind,
            seats.person.is_(None) if before.person is None else seats.person == before.person,
        )
        values = {
            "kind": seat.kind,
            "person": seat.person,
            "bot": seat.bot,
            "preferences": dict(seat.preferences),
            "left_by": seat.left_by,
        }
        append = Append(table_id, number, [entry], "playing", due, time.time(), self.name, False)
        if not await self._append_slowly(append, schema.seats.update().where(there).values(**values)):
            raise Conflict

    async def add_chat(self, table_id: str, line: ChatRow) -> None:
        try:
            async with self._begin() as connection:
                values = {"table_id": table_id, **msgspec.structs.asdict(line)}
                await connection.execute(schema.chat.insert().values(**values))
                await self._tell(connection, table_id)
        except IntegrityError:
            raise Conflict from None


def _newest(query: sa.Select[Any], limit: int) -> sa.Select[Any]:
    return query.order_by(schema.tables.c.changed.desc()).limit(limit)


async def _append(connection: AsyncConnection, append: Append) -> None:
    rows = journal_rows(append.table_id, append.number, append.entries, append.at)
    await connection.execute(schema.journal.insert(), rows)
    done = await connection.execute(
        schema.tables.update()
        .where(schema.tables.c.id == append.table_id, schema.tables.c.state == "playing")
        .values(
            changed=append.at,
            state=append.state,
            due=append.due,
            driver=append.writer,
            failed="",
            **({"asked": append.at} if append.asks else {}),
        )
    )
    if done.rowcount != 1:
        raise Conflict
