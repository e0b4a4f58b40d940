"""The file of an SQLite database: one server uses it at a time, and it stays where it is."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from camerlengo.core.texts import text
from camerlengo.server.outages import Outage, StoreError


class SqliteFile:
    """Holds the lock beside the file. The system releases it when the process ends, however that happens."""

    def __init__(self, path: Path, lock: int | None) -> None:
        self.path = str(path)
        self._lock = lock
        self._place: tuple[int, int] | None = None

    @classmethod
    def take(cls, database: str | None, alone: bool = True) -> SqliteFile | None:
        """None for a database in memory. Raises StoreError if another server uses the file, or OSError."""
        if not database or database == ":memory:":
            return None
        path = Path(database).resolve()
        if not alone:
            return cls(path, None)
        lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        if not _lock(lock):
            os.close(lock)
            raise StoreError(text("server.database_in_use", path=path))
        return cls(path, lock)

    @classmethod
    def is_used(cls, database: str | None) -> bool:
        """Whether a server has the lock now."""
        try:
            taken = cls.take(database)
        except StoreError:
            return True
        if taken is not None:
            taken.release()
        return False

    def note(self) -> None:
        """This is the file from now on."""
        self._place = _place_of(self.path)

    def check(self) -> None:
        """Raises Outage if the file is gone, or another one has its name: what is written would be lost."""
        try:
            there = _place_of(self.path)
        except OSError:
            there = None
        if there != self._place:
            raise Outage("database_gone")

    def release(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _place_of(path: str) -> tuple[int, int]:
    found = os.stat(path)  # noqa: PTH116 – of a path that is no object: this is asked for every commit
    return found.st_dev, found.st_ino


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
