"""The databases that the house is tested on: SQLite, and a real PostgreSQL server started for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers import empty_database
from tests.server.postgresql import Server, start_server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    with start_server() as server:
        yield server


both = pytest.fixture(params=["sqlite", "postgresql"])


@both
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database as the migrations leave it."""
    if request.param == "sqlite":
        file = tmp_path / "house.sqlite"
        file.write_bytes(empty_database())
        return f"sqlite:///{file}"
    server: Server = request.getfixturevalue("postgresql")
    return server.empty_database()


@both
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which there is nothing."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.sqlite'}"
    server: Server = request.getfixturevalue("postgresql")
    return server.new_database()
