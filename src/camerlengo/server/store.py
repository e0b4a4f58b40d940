"""The storage: SQLite in one file by default, otherwise any database that SQLAlchemy drives with asyncio."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, nullcontext
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import text
from camerlengo.server import schema
from camerlengo.server.commits import Append, Commits, PostgresqlCommits, SqliteCommits
from camerlengo.server.journal import JournalEntry
from camerlengo.server.notifications import PERSON, ChangeListener, notify_others
from camerlengo.server.windows import USUAL_WINDOW

NEWEST = "0009"  # the newest migration; a test compares it with the folder
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


class StoreError(CamerlengoError):
    """The database cannot be used."""

    code = "database"


UNUSABLE = (SQLAlchemyError, sqlite3.Error, OSError, ModuleNotFoundError)  # what drivers raise


def unusable(url: str, error: Exception) -> StoreError:
    return StoreError(text("server.database", url=_without_password(url), reason=reason_of(error)))


def reason_of(error: Exception) -> str:
    """In the words of the database: one line, without the statement."""
    said = str(getattr(error, "orig", None) or error).splitlines()
    return said[0] if said else type(error).__name__


# From the set-up and the seats of a table: the set-up with its deal, and whether something happens by itself.
Deal = Callable[[str, Sequence["SeatRow"]], tuple[str, bool]]


class TableRow(msgspec.Struct):
    """`state` is `waiting` (nothing is dealt until all seats are taken), `playing`, `over` or `imported`.

    If the owner has ended it, it is `closed` (in the middle of the game) or `cancelled` (before the deal).
    It is `expired` if it has waited too long. `seen` is when one of its players was there last.
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


class SeatRow(msgspec.Struct):
    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    nonce: str = ""
    preferences: dict[str, str] = {}


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


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.name = secrets.token_hex(8)  # who has written, for other processes on the same database
        # SQLite lets one write; whoever else wants to asks again and again, and may never come to it.
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self._commits = self._quick_way()

    def _quick_way(self) -> Commits | None:
        """How acts are written. None for what no two connections share, and for databases of other makers."""
        file = self.engine.url.database
        if self.engine.dialect.name == "postgresql":
            return PostgresqlCommits(self.engine, self.name)
        if self._turn is not None and file and file != ":memory:":
            return SqliteCommits(file, _prepare_sqlite, self._turn)
        return None

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. On SQLite those of this process wait for each other, in fair order."""
        async with self._turn or nullcontext(), self.engine.begin() as connection:
            yield connection

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connects and brings the database up to date."""
        engine = None
        try:
            engine = create_async_engine(with_driver(sa.make_url(url)), hide_parameters=True)
            if engine.dialect.name == "sqlite":
                _try_sqlite(engine.url.database)
                sa.event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            store = cls(engine)
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except UNUSABLE as error:
            if engine is not None:
                await engine.dispose()
            raise unusable(url, error) from error
        return store

    async def close(self) -> None:
        if self._commits is not None:
            await self._commits.close()
        await self.engine.dispose()

    # --- other processes ---

    def listener(
        self, heard: Callable[[str | None], None], renamed: Callable[[str | None], None]
    ) -> ChangeListener | None:
        """Hears of what other processes write; None on SQLite, which belongs to one process."""
        if self.engine.dialect.name != "postgresql":
            return None
        return ChangeListener(self.engine, self.name, heard, renamed)

    async def _tell(self, connection: AsyncConnection, about: str) -> None:
        """In the transaction that makes the change, so that nobody hears of what was not written."""
        if self.engine.dialect.name == "postgresql":
            await notify_others(connection, self.name, about)

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
        self, row: TableRow, seats: Sequence[SeatRow], journal: Sequence[JournalEntry] = ()
    ) -> None:
        async with self._begin() as connection:
            await _insert_table(connection, row, seats, journal)

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
            await _insert_table(connection, row, seats)
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
        free = sa.exists().where(schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.kind == "open")
        query = (
            sa.select(schema.tables.c.id)
            .where(schema.tables.c.state.in_(("waiting", "playing")), schema.tables.c.public, free)
            .order_by(schema.tables.c.changed.desc())
            .limit(limit)
        )
        return await self._ids(query)

    async def tables_to_watch(self, limit: int) -> list[str]:
        query = (
            sa.select(schema.tables.c.id)
            .where(schema.tables.c.state == "playing", schema.tables.c.public)
            .order_by(schema.tables.c.changed.desc())
            .limit(limit)
        )
        return await self._ids(query)

    async def tables_of(self, person_id: str, limit: int) -> list[str]:
        sits = sa.exists().where(
            schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.person == person_id
        )
        query = (
            sa.select(schema.tables.c.id)
            .where(sa.or_(sits, schema.tables.c.owner == person_id))
            .order_by(schema.tables.c.changed.desc())
            .limit(limit)
        )
        return await self._ids(query)

    async def tables_due(self) -> list[str]:
        """The tables with automatic moves: a bot is to move, or a player has no choice."""
        return await self._ids(
            sa.select(schema.tables.c.id).where(schema.tables.c.state == "playing", schema.tables.c.due)
        )

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
        unseen = sa.and_(tables.state == "waiting", tables.seen < before)
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
                    dealt = schema.tables.update().where(waits).values(setup=setup, due=due, state="playing")
                    await connection.execute(dealt)
                await self._tell(connection, table_id)
        except Conflict:  # nothing is written
            return False
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
                schema.tables.update().where(schema.tables.c.id == table_id).values(due=due)
            )
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
                schema.tables.update().where(schema.tables.c.id == table_id).values(due=due)
            )
            await self._tell(connection, table_id)

    async def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[JournalEntry],
        state: str = "playing",
        due: bool = False,
    ) -> None:
        """Writes acts one after the other, all or none, and how the table stands after them.

        Raises Conflict if the first number is taken, or the game has ended: another process was first.
        """
        append = Append(table_id, number, entries, state, due, time.time())
        if self._commits is not None:
            written = await self._commits.append(append)
        else:
            written = await self._append_slowly(append)
        if not written:
            raise Conflict

    async def _append_slowly(self, append: Append, also: sa.Update | None = None) -> bool:
        """By the engine, together with something `also` to be written."""
        try:
            async with self._begin() as connection:
                await _append(connection, append)
                if also is not None:
                    await connection.execute(also)
                await self._tell(connection, append.table_id)
        except (Conflict, IntegrityError):
            return False
        return True

    async def replace_bot(
        self, table_id: str, number: int, entry: JournalEntry, seat: SeatRow, due: bool
    ) -> None:
        """Another bot at a seat of a bot, and the act in the journal. Raises Conflict as `append` does."""
        of_bot = sa.and_(
            schema.seats.c.table_id == table_id,
            schema.seats.c.seat == seat.seat,
            schema.seats.c.kind == "bot",
        )
        append = Append(table_id, number, [entry], "playing", due, time.time())
        if not await self._append_slowly(append, schema.seats.update().where(of_bot).values(bot=seat.bot)):
            raise Conflict

    async def add_chat(self, table_id: str, line: ChatRow) -> None:
        try:
            async with self._begin() as connection:
                values = {"table_id": table_id, **msgspec.structs.asdict(line)}
                await connection.execute(schema.chat.insert().values(**values))
                await self._tell(connection, table_id)
        except IntegrityError:
            raise Conflict from None


async def _insert_table(
    connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], journal: Sequence[JournalEntry] = ()
) -> None:
    await connection.execute(schema.tables.insert().values(**msgspec.structs.asdict(row)))
    await connection.execute(
        schema.seats.insert(), [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in seats]
    )
    if journal:
        await connection.execute(schema.journal.insert(), _journal_rows(row.id, 0, journal, row.created))


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
        .values(changed=append.at, state=append.state, due=append.due)
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


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers and the writer do not wait for each other.

    Acknowledged writes survive the end of the process.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
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
