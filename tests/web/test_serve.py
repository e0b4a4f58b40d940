"""`camerlengo serve` as a process.

It says where it is, ends on Ctrl-C with open pages, and loses nothing when it is killed.
"""

from __future__ import annotations

import errno
import gc
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from camerlengo.core.texts import LANGUAGES, Text, text
from camerlengo.web import serve
from tests.cli.terminal import Said, camerlengo, refusal
from tests.server.helpers import PATIENCE
from tests.web.client import program
from tests.web.serving import server_process

# A machine may be so busy that nothing is said within the seconds that a server leaves for answers under way.
# With so many of them, pages that stay open would be noticed: the process would not end.
PROGRAM = f"""
from camerlengo.cli import main
from camerlengo.web import serve
serve.SECONDS_TO_LEAVE = {PATIENCE:.0f}
main()
"""
LOCAL = "127.0.0.1"


def address_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.sqlite'}"


@contextmanager
def running(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with server_process(PROGRAM, folder) as found:
        yield found


def new_table(address: str) -> dict[str, Any]:
    body = {"game": "richelieu", "seats": [{"kind": "person"}] * 2, "seed": 7, "options": {"start": 0}}
    with program(address) as http:
        table: dict[str, Any] = http.post("/api/tables", json=body).json()
    return table


def drain(page: ClientConnection) -> None:
    """What was under way may still arrive."""
    while True:
        page.recv(timeout=PATIENCE)


def test_ctrl_c_ends_it_cleanly_with_open_pages(tmp_path: Path) -> None:
    with running(tmp_path) as (process, address), ExitStack() as browser:
        table = new_table(address)
        pages = [
            browser.enter_context(connect(address.replace("http", "ws") + path.format(table["table"])))
            for path in ("/table/{}/live", "/api/tables/{}/stream")
            for _ in range(2)
        ]
        for page in pages:
            page.recv(timeout=PATIENCE)
        process.send_signal(signal.SIGINT)
        for page in pages:
            with pytest.raises(ConnectionClosed):
                drain(page)
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_secrets_are_not_in_its_output(tmp_path: Path) -> None:
    with running(tmp_path) as (process, address):
        table = new_table(address)
        token = table["seats"][0]["token"]
        with program(address) as http:
            http.get(f"/join/{table['invite']}")
            http.get(f"/api/tables/{table['table']}", headers={"authorization": f"Bearer {token}"})
            http.get("/nowhere")
        process.send_signal(signal.SIGTERM)
        output, errors = process.communicate(timeout=PATIENCE)
        assert token not in output + errors
        assert table["invite"] not in output + errors


# --- what it refuses ------------------------------------------------------------------------------


@pytest.fixture
def never_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody would end it."""

    async def serves(*_: object) -> None:
        raise AssertionError("it serves")

    monkeypatch.setattr(serve.Server, "serve", serves)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server((LOCAL, 0)) as other:
        yield other.getsockname()[1]


def is_taken(port: int) -> Text:
    return text("server.serve.port", host=LOCAL, port=port, reason=os.strerror(errno.EADDRINUSE))


def asked_to_serve(*arguments: str, language: str = "en") -> Said:
    """In a thread of its own: a browser may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(camerlengo, "serve", "--no-browser", *arguments, language=language).result()


def test_a_refusal_ends_the_process_with_a_sentence(taken: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "camerlengo.cli", "serve", "--database", address_of(tmp_path)]
    refused = subprocess.run(
        [*command, "--no-browser", "--port", str(taken), "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert Said(refused.returncode, refused.stdout, refused.stderr) == refusal(is_taken(taken), "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("never_serves")
def test_a_port_that_is_taken_is_said_in_a_sentence(taken: int, language: str) -> None:
    assert asked_to_serve("--port", str(taken), language=language) == refusal(is_taken(taken), language)


REASON = "REASON"  # in the words of the system or of a library


def pause(value: str) -> Text:
    return text("cli.serve.pause", value=value, most=10)


def test_memory_is_looked_through_rarely() -> None:
    usual = gc.get_threshold()
    try:
        serve.settle_memory()
        assert gc.get_freeze_count() > 0
        assert all(now > before for now, before in zip(gc.get_threshold(), usual, strict=True))
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


def host(name: str) -> Text:
    return text("server.serve.port", host=name, port=0, reason=REASON)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "many"], text("cli.number.none", option="--port", value="many")),
        (
            ["--port", "70000"],
            text("cli.number.range", option="--port", value="70000", least=0, most=65_535),
        ),
        (["--database", "nonsense"], text("server.database", url="…", reason=REASON)),
        (["--public-url", "table"], text("cli.serve.public_url", value="table")),
        (["--pause", "a while"], pause("a while")),
        (["--pause", "11"], pause("11")),
        (["--pause", "nan"], pause("nan")),
        (["--waiting-days", "soon"], text("cli.number.none", option="--waiting-days", value="soon")),
        (["--host", "nobody..there"], host("nobody..there")),
        (["--host", "è..."], host("è...")),
    ],
    ids=lambda value: "=".join(value) if isinstance(value, list) else "",
)
@pytest.mark.usefixtures("never_serves")
def test_a_wrong_flag_is_said_in_a_sentence(arguments: list[str], sentence: Text) -> None:
    port = [] if "--port" in arguments else ["--port", "0"]
    said, right = asked_to_serve(*port, *arguments), refusal(sentence, "en")
    assert (said.code, said.out) == (right.code, right.out)
    assert re.fullmatch(re.escape(right.err).replace(REASON, ".+"), said.err)
