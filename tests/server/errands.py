"""What worker processes are given to do. They import this module."""

from __future__ import annotations

import os
import socket
import sys
import time
from pathlib import Path
from unittest.mock import patch

import camerlengo
from camerlengo.bots import Bot, InformationSet
from camerlengo.core import Rng
from camerlengo.core.errors import SetupError
from camerlengo.core.texts import text
from camerlengo.server import worker_tasks
from camerlengo.table import Table

NOTES = "CAMERLENGO_TEST_NOTES"  # a file that a test reads


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


class Noting(Bot):
    """Notes which functions of ours have led to its choice."""

    def choose(self, info: InformationSet) -> int:
        names: list[str] = []
        frame = sys._getframe(1)
        while frame.f_back is not None and (not names or names[-1] != "work_on"):
            if frame.f_code.co_filename.startswith(str(Path(camerlengo.__file__).parent)):
                names.append(frame.f_code.co_qualname)
            frame = frame.f_back
        notes = Path(os.environ[NOTES])
        unfinished = notes.with_suffix(".unfinished")
        unfinished.write_text("\n".join(reversed(names)))
        unfinished.replace(notes)  # whole, for a test that waits for the file and then ends this process
        return super().choose(info)


def decide_and_note(table: Table, seat: int, bot: str, seed: int) -> int:
    with patch.object(worker_tasks, "make_bot", lambda *about: Noting(Rng(seed))):
        return worker_tasks.decide(table, seat, bot, seed)
