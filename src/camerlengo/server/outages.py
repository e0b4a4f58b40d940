"""The database cannot be used: why, in a sentence with a code.

Nothing has changed when an outage is reported, and what was asked for can be asked again. A server that is
told to write where nothing can be written refuses, and goes on when it is possible again.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import text

RETRY_AFTER: Final = 5
"""Seconds after which it is worth another try."""
CODES: Final = ("database_away", "database_full", "database_gone", "database_read_only")

DRIVER_ERRORS: Final[tuple[type[Exception], ...]] = (
    SQLAlchemyError,
    sqlite3.Error,
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
REFUSALS: Final[tuple[type[Exception], ...]] = (CamerlengoError, *DRIVER_ERRORS)
_SQLITE: Final = {
    sqlite3.SQLITE_FULL: "database_full",
    sqlite3.SQLITE_READONLY: "database_read_only",
    sqlite3.SQLITE_CANTOPEN: "database_gone",
}
_SQLITE_AWAY: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
)
_SYSTEM: Final = {
    errno.ENOSPC: "database_full",
    errno.EDQUOT: "database_full",
    errno.EROFS: "database_read_only",
}
_POSTGRESQL: Final = {  # SQLSTATE
    "53100": "database_full",
    "25006": "database_read_only",
    "3D000": "database_gone",  # there is no such database
    "42P01": "database_gone",  # there is no such table
}
_AWAY: Final = ("08", "53", "57", "58")  # classes of SQLSTATE: connection, resources, operator, system


class StoreError(CamerlengoError):
    """The database cannot be used."""

    code = "database"


class Outage(StoreError):
    """The database cannot be used for a while."""

    def __init__(self, code: str) -> None:
        super().__init__(text(f"server.refused.{code}"))
        self.code = code


def outage_of(error: BaseException) -> Outage | None:
    """The outage behind what a driver has raised; None if it is something else."""
    for one in _causes(error):
        if isinstance(one, Outage):
            return one
        code = _code_of(one)
        if code is not None:
            return Outage(code)
    return None


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        original = getattr(error, "orig", None)
        error = original if isinstance(original, BaseException) else error.__cause__


def _code_of(error: BaseException) -> str | None:
    if isinstance(error, IntegrityError):
        return None
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return _POSTGRESQL.get(state) or ("database_away" if state.startswith(_AWAY) else None)
    if isinstance(error, sqlite3.Error):
        number = getattr(error, "sqlite_errorcode", 0) & 0xFF
        return _SQLITE.get(number) or ("database_away" if number in _SQLITE_AWAY else None)
    if isinstance(error, NoConnectionFree):
        return "database_away"
    if isinstance(error, DBAPIError):
        return "database_away" if error.connection_invalidated else None
    if isinstance(error, SQLAlchemyError):
        return None
    if isinstance(error, OSError):
        if isinstance(error, ConnectionError | TimeoutError):
            return "database_away"
        return _SYSTEM.get(error.errno or 0) or ("database_away" if _is_of_driver(error) else None)
    if type(error).__module__.startswith("asyncpg"):  # the connection is closed, or in the middle of it
        return "database_away"
    return None


def _is_of_driver(error: BaseException) -> bool:
    """Whether it comes from the driver of PostgreSQL: where nobody listens there is not even a file."""
    trace = error.__traceback__
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__")).startswith("asyncpg"):
            return True
        trace = trace.tb_next
    return False
