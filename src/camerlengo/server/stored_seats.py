"""The seats of the tables in the database: people take them and leave them, and the last one deals."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from camerlengo.server import schema
from camerlengo.server.database import Conflict, Database
from camerlengo.server.rows import SeatRow, read_rows

# From the set-up and the seats of a table: the set-up with its deal, and whether something happens by itself.
Deal = Callable[[str, Sequence["SeatRow"]], tuple[str, bool]]


class StoredSeats(Database):
    async def sit_down(self, table_id: str, seat: SeatRow, deal: Deal) -> bool:
        """Takes a seat at a table that waits; with the last one the game is dealt, in the same transaction.

        False if the seat is taken, the person sits there already, or the table does not wait any more.
        """
        seats = schema.seats.c
        seated = sa.select(seats.seat).where(seats.table_id == table_id, seats.person == seat.person)
        free = sa.and_(seats.seat == seat.seat, ~sa.exists(seated.correlate(None)))
        values = {"kind": seat.kind, "person": seat.person, "name": seat.name, "nonce": seat.nonce}
        return await self._seat(table_id, free, values, deal)

    async def fill_seats(self, table_id: str, bot: str, deal: Deal) -> bool:
        """Gives all open seats of a table that waits to bots, and deals; False if it waits no longer."""
        return await self._seat(table_id, sa.true(), {"kind": "bot", "bot": bot}, deal)

    async def _seat(
        self, table_id: str, which: sa.ColumnElement[bool], values: dict[str, Any], deal: Deal
    ) -> bool:
        """Changes open seats under the lock of the table's row, so that of several the last one deals."""
        tables, seats = schema.tables.c, schema.seats.c
        waits = sa.and_(tables.id == table_id, tables.state == "waiting")
        try:
            async with self._begin() as connection:
                locked = schema.tables.update().where(waits).values(changed=time.time())
                if (await connection.execute(locked)).rowcount != 1:
                    return False
                free = sa.and_(seats.table_id == table_id, seats.kind == "open", which)
                taken = await connection.execute(schema.seats.update().where(free).values(**values))
                if taken.rowcount < 1:
                    raise Conflict
                rows = [
                    SeatRow(**row) for row in await read_rows(connection, schema.seats, seats.seat, table_id)
                ]
                if all(row.kind != "open" for row in rows):
                    undealt = str(await connection.scalar(sa.select(tables.setup).where(waits)))
                    setup, due = await asyncio.to_thread(deal, undealt, rows)
                    dealt = (
                        schema.tables.update()
                        .where(waits)
                        .values(setup=setup, due=due, state="playing", driver=self.name, asked=self.now())
                    )
                    await connection.execute(dealt)
                await _note_free_seats(connection, table_id)
                await self._tell(connection, table_id)
        except Conflict:  # nothing is written
            return False
        return True

    async def stand_up(self, table_id: str, seat: SeatRow) -> bool:
        """Opens the seat of somebody at a table that waits; False if it waits no longer."""
        tables, seats = schema.tables.c, schema.seats.c
        waits = sa.and_(tables.id == table_id, tables.state == "waiting")
        theirs = sa.and_(seats.table_id == table_id, seats.seat == seat.seat, seats.person == seat.person)
        freed: dict[str, Any] = {"kind": "open", "person": None, "name": "", "nonce": "", "preferences": {}}
        async with self._begin() as connection:
            locked = schema.tables.update().where(waits).values(changed=time.time())
            if (await connection.execute(locked)).rowcount != 1:
                return False
            await connection.execute(schema.seats.update().where(theirs).values(**freed))
            await _note_free_seats(connection, table_id)
            await self._tell(connection, table_id)
        return True

    async def take_seat(self, table_id: str, seat: SeatRow, due: bool) -> bool:
        """Takes a seat of a game that runs already; only the first to sit down gets it."""
        playing = sa.exists().where(schema.tables.c.id == table_id, schema.tables.c.state == "playing")
        async with self._begin() as connection:
            done = await connection.execute(
                schema.seats.update()
                .where(
                    schema.seats.c.table_id == table_id,
                    schema.seats.c.seat == seat.seat,
                    schema.seats.c.kind == "open",
                    playing,
                )
                .values(kind=seat.kind, person=seat.person, name=seat.name, bot=seat.bot)
            )
            if done.rowcount != 1:
                return False
            await connection.execute(
                schema.tables.update().where(schema.tables.c.id == table_id).values(due=due, driver=self.name)
            )
            await _note_free_seats(connection, table_id)
            await self._tell(connection, table_id)
        return True

    async def set_preferences(
        self, table_id: str, seat: int, preferences: Mapping[str, str], due: bool
    ) -> None:
        async with self._begin() as connection:
            await connection.execute(
                schema.seats.update()
                .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)
                .values(preferences=dict(preferences))
            )
            await connection.execute(
                schema.tables.update().where(schema.tables.c.id == table_id).values(due=due, driver=self.name)
            )
            await self._tell(connection, table_id)

    async def note(self, table_id: str, notes: Mapping[int, Mapping[str, int]]) -> None:
        """Columns of seats, by seat: which question they hold at. This process goes on with the table."""
        seats, tables = schema.seats.c, schema.tables.c
        async with self._begin() as connection:
            await connection.execute(
                schema.tables.update().where(tables.id == table_id).values(driver=self.name)
            )
            for seat, values in notes.items():
                of_seat = sa.and_(seats.table_id == table_id, seats.seat == seat)
                await connection.execute(schema.seats.update().where(of_seat).values(**values))
            await self._tell(connection, table_id)


async def _note_free_seats(connection: AsyncConnection, table_id: str) -> None:
    """After a change of seats: whether one is open, for the lists."""
    seats = schema.seats.c
    is_open = sa.exists().where(seats.table_id == table_id, seats.kind == "open")
    await connection.execute(
        schema.tables.update().where(schema.tables.c.id == table_id).values(free=is_open)
    )
