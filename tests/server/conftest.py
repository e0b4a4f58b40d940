"""The databases that the house is tested on: SQLite, and a real PostgreSQL server started for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import Server, start_server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    with start_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.sqlite'}"
    server: Server = request.getfixturevalue("postgresql")
    return server.new_database()
