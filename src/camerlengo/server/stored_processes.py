"""Several processes at one database: their signs of life, their watchers, and messages between them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from camerlengo.server import schema
from camerlengo.server.commits import MOST_TOGETHER, NOW
from camerlengo.server.database import Database
from camerlengo.server.notifications import BEATS, GONE, SAYS, ChangeListener, notify_others
from camerlengo.server.rows import Presence, Signs


class StoredProcesses(Database):
    def listener(
        self,
        heard: Callable[[str | None], None],
        renamed: Callable[[str | None], None],
        left: Callable[[], None],
        told: Callable[[str], None],
    ) -> ChangeListener | None:
        """Hears of what other processes write; None on SQLite, which belongs to one process."""
        if not self.shared:
            return None
        return ChangeListener(self.engine, self.name, heard, renamed, left, told)

    async def sign_of_life(
        self, lease: float, most: int, news: Mapping[str, Presence | None], messages: Sequence[str] = ()
    ) -> Signs:
        """This process lives, and those without a sign for `lease` seconds do not. Its tables are taken over.

        `news` are the tables whose watchers here have changed; None if there are none any more. `messages`
        go to the other processes.
        """
        processes, tables, presence = schema.processes.c, schema.tables.c, schema.presence.c
        names = sa.select(processes.name)
        async with self.engine.begin() as connection:
            now = float(str(await connection.scalar(sa.text(f"SELECT {NOW}"))))
            before = time.time()
            sign = postgresql.insert(schema.processes).values(name=self.name, seen=sa.text(NOW))
            await connection.execute(
                sign.on_conflict_do_update(index_elements=["name"], set_={"seen": sign.excluded.seen})
            )
            silent = names.where(processes.seen < now - lease).with_for_update(skip_locked=True)
            buried = schema.processes.delete().where(processes.name.in_(silent)).returning(processes.name)
            gone = [str(row.name) for row in (await connection.execute(buried)).all()]
            living = [str(row.name) for row in (await connection.execute(names)).all()]
            deserted: set[str] = set()
            if gone:
                left = schema.presence.delete().where(presence.process.not_in(names))
                rows = (await connection.execute(left.returning(presence.table_id))).all()
                deserted = {str(row.table_id) for row in rows}
            await self._publish(connection, news)
            alone = sa.and_(schema.DUE, tables.driver.not_in(names))
            which = sa.select(tables.id).where(alone).limit(most).with_for_update(skip_locked=True)
            ours = schema.tables.update().where(tables.id.in_(which)).values(driver=self.name)
            claimed = [str(row.id) for row in (await connection.execute(ours.returning(tables.id))).all()]
            told = sorted({*news, *deserted, *claimed})
            for first in range(0, max(1, len(told)), MOST_TOGETHER):
                words = " ".join([BEATS, *told[first : first + MOST_TOGETHER]])
                await notify_others(connection, self.name, words)
            for message in messages:
                await notify_others(connection, self.name, f"{SAYS} {message}")
        self.ahead = now - before
        return Signs(claimed, living, gone, sorted(deserted))

    async def _publish(self, connection: AsyncConnection, news: Mapping[str, Presence | None]) -> None:
        presence = schema.presence.c
        if not news:
            return
        own = sa.and_(presence.process == self.name, presence.table_id.in_(list(news)))
        await connection.execute(schema.presence.delete().where(own))
        rows = [
            {
                "process": self.name,
                "table_id": table_id,
                "people": msgspec.json.encode(one.people).decode(),
                "pages": one.pages,
                "spectators": one.spectators,
            }
            for table_id, one in news.items()
            if one is not None
        ]
        if rows:
            await connection.execute(schema.presence.insert(), rows)

    async def say(self, message: str) -> None:
        """To all other processes, of at most 7,900 bytes."""
        async with self.engine.begin() as connection:
            await notify_others(connection, self.name, f"{SAYS} {message}")

    async def sign_off(self) -> None:
        """This process ends. The others go on with its tables as soon as they hear of it."""
        async with self.engine.begin() as connection:
            await connection.execute(schema.processes.delete().where(schema.processes.c.name == self.name))
            await notify_others(connection, self.name, GONE)

    async def elsewhere(self, table_id: str) -> dict[str, Presence]:
        """The watchers of a table at other processes, by the names of these."""
        query = sa.select(schema.presence).where(
            schema.presence.c.table_id == table_id, schema.presence.c.process != self.name
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        decode = msgspec.json.Decoder(tuple[str, ...]).decode
        return {str(row.process): Presence(decode(row.people), row.pages, row.spectators) for row in rows}

    async def orders_since(self, number: int | None) -> list[tuple[int, str]]:
        """What the host has ordered after this number; without one only the newest order."""
        orders = schema.orders.c
        query = sa.select(orders.number, orders.about).order_by(orders.number)
        if number is None:
            query = sa.select(orders.number, orders.about).order_by(orders.number.desc()).limit(1)
        else:
            query = query.where(orders.number > number)
        async with self.engine.connect() as connection:
            return [(int(row.number), str(row.about)) for row in (await connection.execute(query)).all()]
