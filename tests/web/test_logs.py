"""The log of the server: it repeats itself little, it has a bound, and it contains no secret."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from camerlengo.web import logs
from camerlengo.web.logs import Repetitions, without_secrets
from tests.server.helpers import Clock


@pytest.fixture(autouse=True)
def usual_logging() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("camerlengo")
    before = root.handlers, root.level, ours.level
    yield
    for handler in root.handlers:
        if handler not in before[0]:
            handler.close()
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def said(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_a_repeated_message_is_counted_and_not_written(tmp_path: Path) -> None:
    clock, file = Clock(), tmp_path / "log"
    repetitions = Repetitions(clock)
    logs.configure(file, repetitions)
    for number in range(10_000):
        logging.getLogger("asyncio").error("socket.accept() out of system resource %d", number)
    logging.getLogger("camerlengo").info("another message")
    assert len(said(file)) == logs.SAME_A_MINUTE + 1
    clock.now += logs.A_MINUTE
    logging.getLogger("asyncio").error("socket.accept() out of system resource %d", 1)
    assert said(file)[-1]["left_out"] == 10_000 - logs.SAME_A_MINUTE
    assert repetitions.errors == 10_001


def test_all_messages_together_have_a_bound(tmp_path: Path) -> None:
    file = tmp_path / "log"
    logs.configure(file, Repetitions(Clock()))
    for number in range(2 * logs.ALL_A_MINUTE):
        logging.getLogger("asyncio").error(f"message {number}")
    assert len(said(file)) == logs.ALL_A_MINUTE


def test_a_file_starts_anew_at_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST_FILE", 2_000)
    file = tmp_path / "log"
    logs.configure(file, Repetitions(Clock()))
    for number in range(200):
        logging.getLogger("camerlengo").warning(f"message {number}")
    files = sorted(tmp_path.iterdir())
    assert len(files) == 1 + logs.OLD_FILES
    assert all(one.stat().st_size <= 2_000 for one in files)


def test_a_traceback_has_no_values_and_no_secrets(tmp_path: Path) -> None:
    file = tmp_path / "log"
    logs.configure(file)
    secret = "c2VjcmV0LW9mLXRoZS1zZWF0"
    try:
        raise OSError(f"GET /join/{secret} with Authorization: Bearer {secret}")
    except OSError:
        logging.getLogger("camerlengo").exception("a fault at /table/%s", secret)
    (line,) = said(file)
    assert "Traceback" in str(line["exception"])
    assert secret not in file.read_text()
    assert line["event"] == f"a fault at /table/{secret[:8]}…"


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("/join/abcdefghijklmnopqrstuv?x", "/join/…?x"),
        ("bearer.abcdefghijklmnop", "bearer.…"),
        ("postgresql://house:secret@db/x", "postgresql://house:…@db/x"),
        ("cookie: camerlengo=abcdefghijklmnopqrstuv", "cookie: …"),
        ("/api/tables/abcdefghijklmnopqrstuv/view", "/api/tables/abcdefgh…/view"),
        ("nothing to hide", "nothing to hide"),
    ],
)
def test_secrets_are_left_out(words: str, shown: str) -> None:
    assert without_secrets(words) == shown


def test_people_at_a_terminal_get_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", stream)
    logs.configure()
    logging.getLogger("camerlengo").warning("the database is full")
    assert "the database is full" in stream.getvalue()
    assert not stream.getvalue().startswith("{")
