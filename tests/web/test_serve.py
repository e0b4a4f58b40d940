"""`camerlengo serve` as a process.

It says where it is, ends on Ctrl-C with open pages, and loses nothing when it is killed.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from camerlengo.core.texts import LANGUAGES

COMMAND = [sys.executable, "-m", "camerlengo.cli", "serve", "--port", "0", "--no-browser"]


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    database = f"sqlite:///{folder / 'house.sqlite'}"
    process = subprocess.Popen(
        [*COMMAND, "--database", database, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        yield process, address[0]
    finally:
        process.kill()
        process.wait(30)
        process.stdout.close()
        process.stderr.close()


def new_table(address: str, kinds: tuple[str, str] = ("person", "person")) -> dict[str, Any]:
    seats = [{"kind": kind, "bot": "greedy" if kind == "bot" else None} for kind in kinds]
    body = {"game": "richelieu", "seats": seats, "seed": 7, "options": {"start": 0}}
    table: dict[str, Any] = httpx.post(f"{address}/api/tables", json=body, timeout=30).json()
    return table


def drain(page: ClientConnection) -> None:
    """What was under way may still arrive."""
    while True:
        page.recv(timeout=30)


@pytest.mark.parametrize("open_page", ["/table/{}/live", "/api/tables/{}/stream"])
def test_ctrl_c_ends_it_cleanly_with_open_pages(tmp_path: Path, open_page: str) -> None:
    with running(tmp_path) as (process, address):
        table = new_table(address)
        live = address.replace("http", "ws") + open_page.format(table["table"])
        with connect(live) as page, connect(live) as other:
            page.recv(timeout=30)
            other.recv(timeout=30)
            process.send_signal(signal.SIGINT)
            with pytest.raises(ConnectionClosed):
                drain(page)
        assert process.wait(30) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_no_acknowledged_answer_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    acknowledged: list[tuple[int, int]] = []
    table: dict[str, Any] = {}
    for life in range(4):
        with (
            running(tmp_path) as (process, address),
            httpx.Client(base_url=f"{address}/api", timeout=30) as api,
        ):
            table = table or new_table(address)
            path = f"/tables/{table['table']}"
            state = api.get(path).json()
            assert state["number"] == len(acknowledged)
            for _ in range(3 + 2 * life):
                for seat in table["seats"]:
                    headers = {"authorization": f"Bearer {seat['token']}"}
                    for question in api.get(f"{path}/questions", headers=headers).json():
                        option = question["options"][-1][
                            "option"
                        ]  # no marker, so the house answers nothing itself
                        answer = {"asked_at": question["asked_at"], "option": option}
                        response = api.post(f"{path}/answer", json=answer, headers=headers)
                        if response.status_code == 200:
                            acknowledged.append((question["seat"], option))
                            if response.json()["number"] != len(acknowledged):
                                pytest.fail("the table counts otherwise")
            process.kill()
            process.wait(30)
    assert len(acknowledged) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path, language: str) -> None:
    with running(tmp_path) as (_, address):
        port = address.rpartition(":")[2]
        refused = subprocess.run(
            [sys.executable, "-m", "camerlengo.cli", "serve", "--port", port, "--lang", language],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert port in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "many"],
        ["--port", "70000"],
        ["--database", "nonsense"],
        ["--public-url", "table"],
        ["--pause", "a while"],
        ["--pause", "11"],
        ["--pause", "nan"],
        ["--host", "no.such.host.invalid"],
    ],
)
def test_a_wrong_flag_is_said_in_a_sentence(arguments: list[str]) -> None:
    refused = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False, timeout=60)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert "Traceback" not in refused.stderr


def test_secrets_are_not_in_its_output(tmp_path: Path) -> None:
    with running(tmp_path) as (process, address):
        table = new_table(address)
        token = table["seats"][0]["token"]
        httpx.get(f"{address}/join/{table['invite']}", timeout=30)
        httpx.get(
            f"{address}/api/tables/{table['table']}", headers={"authorization": f"Bearer {token}"}, timeout=30
        )
        httpx.get(f"{address}/nowhere", timeout=30)
        process.send_signal(signal.SIGTERM)
        output, errors = process.communicate(timeout=30)
        assert token not in output + errors
        assert table["invite"] not in output + errors
