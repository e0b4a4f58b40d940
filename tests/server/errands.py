"""What worker processes are given to do. They import this module."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path

from camerlengo.core.errors import SetupError
from camerlengo.core.texts import text
from camerlengo.table import Table


def never(file: str) -> None:
    """Notes which process this is, and does not end by itself."""
    Path(file).write_text(f"{os.getpid()}\n")
    while True:
        time.sleep(60)


def hold_on(port: int) -> None:
    """Whoever listens at the port sees when this process ends, and can end it."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.recv(1)
    os._exit(0)


def where(table: Table) -> tuple[int, int]:
    """Which process this is, and how far the table is there."""
    return os.getpid(), table.position.number


def fails(table: Table) -> None:
    raise SetupError(text("error.setup.name"))


def cannot_be_sent(table: Table) -> object:
    return lambda: table
