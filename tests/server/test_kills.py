"""Servers that are killed while people play: what was acknowledged is there afterwards, and once.

`python -m benchmarks.kills` does the same for longer, and measures how long bots are away.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from benchmarks import kills
from camerlengo.server.database_check import check_tables
from camerlengo.server.store import Store
from tests.server.helpers import run_apart
from tests.server.postgresql import Server
from tests.web.client import program

KILLS = 20
TABLES = 3
BETWEEN = (3, 8, 5, 1)  # acknowledged answers from one kill to the next, again and again

# The command itself, in a process that has read all modules already: each life would need a second for that.
LIVES = """
import os, sys
import camerlengo.web.serve
from camerlengo.cli import main
from camerlengo.games import names, open_box
for name in names():
    open_box(name)
while os.read(0, 1):
    child = os.fork()
    if not child:
        main()
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


class Lives:
    """A server that is killed and started again. `address` is that of its present life."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.child = 0
        self.address = ""

    def _read(self, pattern: str) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(pattern, line)
            if found:
                return found[0]
            assert not line.startswith("gone"), "the server did not start"
        raise AssertionError("the server has ended")

    def start(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        self.child = int(self._read(r"^\d+$"))
        self.address = self._read(r"http://\S+")

    def kill(self) -> None:
        os.kill(self.child, signal.SIGKILL)
        self._read("gone")
        self.child = 0


@contextmanager
def lives(database: str) -> Iterator[Lives]:
    flags = ["serve", "--port", "0", "--no-browser", "--lang", "en", "--database", database]
    process = subprocess.Popen(
        [sys.executable, "-c", LIVES, *flags],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    found = Lives(process)
    try:
        found.start()
        yield found
    finally:
        if found.child:
            os.kill(found.child, signal.SIGKILL)
        process.kill()
        process.communicate()


class Players:
    """Two people at a table. What they have sent and got no reply to they send again in the next life."""

    def __init__(self, made: dict[str, Any], acknowledgement: threading.Condition) -> None:
        self.table = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.answers: list[tuple[int, int]] = []
        self.pending: tuple[int, int, int] | None = None  # seat, question, option
        self._acknowledgement = acknowledgement

    def play(self, address: str) -> None:
        """Until the server is killed."""
        try:
            with program(f"{address}/api") as api:
                while self.pending is not None or self._ask(api):
                    self._send(api)
        except httpx.TransportError:
            return

    def _ask(self, api: httpx.Client) -> bool:
        """Whether there is a question still; each has a choice, or the server would answer."""
        for token in self.tokens:
            headers = {"authorization": f"Bearer {token}"}
            for question in api.get(f"/tables/{self.table}/questions", headers=headers).json():
                assert len(question["options"]) > 1
                option = question["options"][-1]["option"]
                self.pending = question["seat"], question["asked_at"], option
                return True
        return False

    def _send(self, api: httpx.Client) -> None:
        assert self.pending is not None
        seat, asked_at, option = self.pending
        reply = api.post(
            f"/tables/{self.table}/answer",
            json={"asked_at": asked_at, "option": option},
            headers={"authorization": f"Bearer {self.tokens[seat]}"},
        )
        assert reply.status_code == 200, reply.text
        with self._acknowledgement:
            self.answers.append((seat, option))
            self.pending = None
            self._acknowledgement.notify_all()


def test_no_acknowledged_answer_is_lost_or_doubled_by_twenty_kills(database: str) -> None:
    acknowledgement = threading.Condition()
    body = {"game": "richelieu", "seats": [{"kind": "person"}] * 2, "seed": 7, "options": {"start": 0}}
    with lives(database) as server, ThreadPoolExecutor(TABLES) as pool:
        with program(f"{server.address}/api") as api:
            players = [Players(api.post("/tables", json=body).json(), acknowledgement) for _ in range(TABLES)]

        def acknowledged() -> int:
            return sum(len(one.answers) for one in players)

        for life in range(KILLS):
            playing = [pool.submit(one.play, server.address) for one in players]
            goal = acknowledged() + BETWEEN[life % len(BETWEEN)]
            with acknowledgement:
                assert acknowledgement.wait_for(lambda goal=goal: acknowledged() >= goal, kills.PATIENCE)  # type: ignore[misc]
            server.kill()
            for future in playing:
                future.result()
            server.start()
        with program(f"{server.address}/api") as api:
            for one in players:
                if one.pending is not None:
                    one._send(api)  # whether it was written or not, now it is there once
        server.kill()

    async def written() -> list[list[tuple[int, int]]]:
        store = await Store.open(database)
        rows = [await store.table(one.table) for one in players]
        await store.close()
        assert all(row is not None for row in rows)
        return [[(entry.seat, entry.option) for entry in row[2]] for row in rows if row is not None]

    assert run_apart(written()) == [one.answers for one in players]
    assert [one.problem for one in check_tables(database)] == [None] * TABLES


def test_three_processes_of_which_one_after_the_other_goes(postgresql: Server, tmp_path: Path) -> None:
    """Killed, stopped for longer than its lease, and replaced as in a rolling restart."""
    with (tmp_path / "log").open("ab") as log:
        house = kills.House(postgresql.new_database(), 3, log.fileno())
        wrong = run_apart(kills.run(house, kills.WAYS, every=1.0, tables=4, seed=1))
    assert wrong == []
    assert len(house.kills) == len(kills.WAYS)
    assert len(house.acknowledged) > 20
