"""What drivers raise when the database cannot be used, and what is a mistake of ours."""

from __future__ import annotations

import sqlite3

import asyncpg
import pytest
import sqlalchemy as sa

from camerlengo.server.outages import CODES, outage_of
from tests.server.helpers import run_apart
from tests.server.postgresql import Server


def raised_by(statement: str, **pragmas: object) -> Exception:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        connection.execute("CREATE TABLE one (x)")
        for name, value in pragmas.items():
            connection.execute(f"PRAGMA {name}={value}")
        connection.execute(statement)
    except sqlite3.Error as error:
        return error
    finally:
        connection.close()
    raise AssertionError("nothing was raised")


def test_every_outage_has_its_code() -> None:
    fill = "INSERT INTO one VALUES (zeroblob(99999))"
    examples: dict[str, Exception] = {
        "database_full": raised_by(fill, max_page_count=2),
        "database_read_only": raised_by("INSERT INTO one VALUES (1)", query_only=1),
        "database_away": ConnectionRefusedError(),
        "database_gone": asyncpg.InvalidCatalogNameError("no such database"),
    }
    found = {code: outage_of(error) for code, error in examples.items()}
    assert {code: outage and outage.code for code, outage in found.items()} == {code: code for code in CODES}


@pytest.mark.parametrize(
    "error",
    [
        raised_by("INSERT INTO one VALUES (1, 2)"),
        KeyError("x"),
        FileNotFoundError(2, "no such file"),
        sa.exc.InvalidRequestError("a mistake of ours"),
        asyncpg.UniqueViolationError("taken"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_a_mistake_is_no_outage(error: Exception) -> None:
    assert outage_of(error) is None


def test_a_restart_of_postgresql_is_an_outage(postgresql: Server) -> None:
    address = sa.make_url(postgresql.new_database())
    dsn = address.render_as_string(hide_password=False)

    async def story() -> list[str | None]:
        caught: list[Exception] = []
        connection, other = await asyncpg.connect(dsn), await asyncpg.connect(dsn)
        await other.execute("SELECT pg_terminate_backend($1)", connection.get_server_pid())
        for _ in range(2):  # it is cut off, and then it is closed
            try:
                await connection.execute("SELECT 1")
            except Exception as error:
                caught.append(error)
        connection.terminate()
        await other.close()
        try:
            await asyncpg.connect(address.set(port=1).render_as_string(hide_password=False))
        except Exception as error:
            caught.append(error)
        return [outage.code if (outage := outage_of(error)) else None for error in caught]

    assert run_apart(story()) == ["database_away"] * 3
