"""The storage: SQLite in one file by default, otherwise any database that SQLAlchemy drives with asyncio."""

from __future__ import annotations

import asyncio
import functools
import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, nullcontext
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from camerlengo.core.texts import text
from camerlengo.server import retention, schema
from camerlengo.server.commits import (
    MOST_TOGETHER,
    NOW,
    Append,
    Commits,
    NewTable,
    PostgresqlCommits,
    SqliteCommits,
)
from camerlengo.server.journal import JournalEntry
from camerlengo.server.notifications import BEATS, GONE, PERSON, SAYS, ChangeListener, notify_others
from camerlengo.server.outages import StoreError
from camerlengo.server.sqlite_file import SqliteFile
from camerlengo.server.windows import USUAL_WINDOW

NEWEST = "0013"  # the newest migration; a test compares it with the folder
MIGRATING = 1655  # the number of our lock in PostgreSQL


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
# From the set-up and the seats of a table: the set-up with its deal, and whether something happens by itself.
Deal = Callable[[str, Sequence["SeatRow"]], tuple[str, bool]]


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


class Store:
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
    async def open(cls, url: str, fast_commits: bool = False, alone: bool = True) -> Store:
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

    # --- other processes ---

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

    async def _tell(self, connection: AsyncConnection, about: str) -> None:
        """In the transaction that makes the change, so that nobody hears of what was not written."""
        if self.shared:
            await notify_others(connection, self.name, about)

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

    async def bans(self) -> dict[str, float | None]:
        """The digests of those who are shut out, and until when."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(sa.select(schema.bans))).all()
        return {str(row.digest): row.until for row in rows}

    async def remove_old(self, before: float) -> list[str]:
        """Deletes the tables at which nothing has happened since then."""
        removed: list[str] = []
        while True:
            async with self._begin() as connection:
                some = await connection.run_sync(retention.remove_some, before)
            removed += some
            if len(some) < retention.AT_ONCE:
                return removed

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    def now(self) -> float:
        """The time of day by the clock of the database."""
        return time.time() + self.ahead

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

    # --- people ---

    async def person(self, digest: str) -> Person | None:
        async with self.engine.connect() as connection:
            query = sa.select(schema.people.c.id, schema.people.c.name).where(
                schema.people.c.secret == digest
            )
            row = (await connection.execute(query)).first()
        return None if row is None else Person(row.id, row.name)

    async def add_person(self, person_id: str, digest: str, name: str) -> Person:
        try:
            async with self._begin() as connection:
                values = {"id": person_id, "secret": digest, "name": name, "created": time.time()}
                await connection.execute(schema.people.insert().values(**values))
        except IntegrityError:
            known = await self.person(digest)
            assert known is not None
            return known
        return Person(person_id, name)

    async def rename_person(self, person_id: str, name: str) -> None:
        async with self._begin() as connection:
            await connection.execute(
                schema.people.update().where(schema.people.c.id == person_id).values(name=name)
            )
            await self._tell(connection, PERSON + person_id)

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
        rows = _rows_of_table(row, seats, journal, people)
        if isinstance(self._commits, SqliteCommits):
            statements = [(INSERTS[table.name], [_as_sqlite(one) for one in new]) for table, new in rows]
            if not await self._commits.append(NewTable(row.id, statements)):
                raise Conflict
            return
        try:
            async with self._begin() as connection:
                await _insert(connection, rows)
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
            await _insert(connection, _rows_of_table(row, seats))
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
            seats = await _rows(connection, schema.seats, schema.seats.c.seat, table_id)
            journal = await _rows(connection, schema.journal, schema.journal.c.number, table_id, since)
            chat = await _rows(connection, schema.chat, schema.chat.c.number, table_id)
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
                rows = [SeatRow(**row) for row in await _rows(connection, schema.seats, seats.seat, table_id)]
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


async def _note_free_seats(connection: AsyncConnection, table_id: str) -> None:
    """After a change of seats: whether one is open, for the lists."""
    seats = schema.seats.c
    is_open = sa.exists().where(seats.table_id == table_id, seats.kind == "open")
    await connection.execute(
        schema.tables.update().where(schema.tables.c.id == table_id).values(free=is_open)
    )


def _newest(query: sa.Select[Any], limit: int) -> sa.Select[Any]:
    return query.order_by(schema.tables.c.changed.desc()).limit(limit)


NewRows = list[tuple[sa.Table, list[dict[str, Any]]]]


def _rows_of_table(
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
        (schema.journal, _journal_rows(row.id, 0, journal, row.created)),
    ]
    return [(table, new) for table, new in rows if new]


async def _insert(connection: AsyncConnection, rows: NewRows) -> None:
    for table, new in rows:
        await connection.execute(table.insert(), new)


def _as_sqlite(row: dict[str, Any]) -> dict[str, Any]:
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


def _journal_rows(
    table_id: str, first: int, entries: Sequence[JournalEntry], at: float
) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "number": number, "at": at, **msgspec.structs.asdict(entry)}
        for number, entry in enumerate(entries, start=first)
    ]


async def _append(connection: AsyncConnection, append: Append) -> None:
    rows = _journal_rows(append.table_id, append.number, append.entries, append.at)
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


async def _rows(
    connection: AsyncConnection, table: sa.Table, order: sa.Column[Any], table_id: str, since: int = 0
) -> list[dict[str, Any]]:
    of_table = sa.and_(table.c.table_id == table_id, order >= since)
    result = await connection.execute(sa.select(table).where(of_table).order_by(order))
    return [{name: value for name, value in row.items() if name != "table_id"} for row in result.mappings()]


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
