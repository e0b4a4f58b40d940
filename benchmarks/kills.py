"""Kills real servers while games are played, and looks for lost answers: `python -m benchmarks.kills`.

Several processes serve one PostgreSQL database, or one process an SQLite file. Programs play against bots and
speak to any of the processes. Every few seconds one process is killed, asked to end, or stopped for a while;
another one takes its place. At the end each acknowledged answer is in the journal once, each game can be
replayed, and no table stands still. With one process, kills come one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console

from benchmarks.report import markdown_table
from camerlengo.core.record import Record
from camerlengo.core.rng import Rng
from camerlengo.server.database_check import check_tables
from camerlengo.server.journal import Journal
from camerlengo.server.store import Store
from camerlengo.table import Table

GAMES = {"richelieu": 2, "habemus_papam": 3, "q": 5, "pontifex": 3}
BOTS = ("greedy", "random", "curate")
WAYS = ("kill", "stop", "end")
HANGS = 4.0
"""Seconds for which a process is stopped: longer than its lease."""
ANSWERS_WITHIN = 10.0
"""Seconds until a program asks another process."""
PATIENCE = 300.0
"""Seconds until the run gives up; a busy machine is slow."""
AFTER_A_KILL = 8.0
"""Seconds after a kill in which a wait counts as one of a kill."""
ENDS = ("playing", "over")


class Served:
    """A server as a process of its own. `address` is where it is."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address

    def send(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(number)

    async def gone(self) -> None:
        await asyncio.wait_for(self.process.wait(), PATIENCE)


async def served(database: str, errors: int) -> Served:
    """Returns when the first pages can be loaded."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "camerlengo.cli",
        *("serve", "--port", "0", "--no-browser", "--pause", "0", "--lang", "en", "--database", database),
        stdout=asyncio.subprocess.PIPE,
        stderr=errors,
    )
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    words = [word for word in line.decode().split() if word.startswith("http://")]
    if not words:
        raise RuntimeError("a server did not start; its log says why")
    return Served(process, words[0])


class Waited(msgspec.Struct, frozen=True):
    """How long a program waited after its answer until bots had acted; `killed` if it was about a kill."""

    seconds: float
    killed: bool


class Acknowledged(msgspec.Struct, frozen=True):
    table: str
    seat: int
    asked_at: int
    option: int


class House:
    """The processes, and what programs have got from them."""

    def __init__(self, database: str, count: int, errors: int) -> None:
        self.database = database
        self.count = count
        self.errors = errors
        self.here: list[Served] = []
        self.kills: list[float] = []
        self.acknowledged: list[Acknowledged] = []
        self.waits: list[Waited] = []
        self.tables: list[str] = []
        self.ended = False

    async def open(self) -> None:
        self.here = list(
            await asyncio.gather(*(served(self.database, self.errors) for _ in range(self.count)))
        )

    async def close(self) -> None:
        for one in self.here:
            one.send(signal.SIGCONT)
            one.send(signal.SIGKILL)
        await asyncio.gather(*(one.gone() for one in self.here))

    def address(self, luck: Rng) -> str | None:
        """Any of the processes, without looking whether it still lives."""
        return self.here[luck.below(len(self.here))].address if self.here else None

    async def replace(self, how: str, luck: Rng) -> None:
        """A process goes, and another one takes its place."""
        one = self.here[luck.below(len(self.here))]
        self.kills.append(time.monotonic())
        if how == "stop":
            one.send(signal.SIGSTOP)
            self.here.remove(one)  # as a proxy does that looks after the health of its servers
            await asyncio.sleep(HANGS)
            one.send(signal.SIGCONT)
            self.here.append(one)
            return
        if self.count == 1 or how == "kill":
            self.here.remove(one)
            one.send(signal.SIGKILL if how == "kill" else signal.SIGTERM)
            await one.gone()
            self.here.append(await served(self.database, self.errors))
            return
        # a rolling restart: the new one comes before the old one goes
        self.here.append(await served(self.database, self.errors))
        self.here.remove(one)
        one.send(signal.SIGTERM)
        await one.gone()

    def near_a_kill(self, begun: float) -> bool:
        return any(begun - AFTER_A_KILL <= kill <= time.monotonic() for kill in self.kills)


class Program:
    """Plays at a seat of a table against bots, or against other programs. Asks again until it has a reply."""

    def __init__(self, house: House, client: httpx.AsyncClient, luck: Rng) -> None:
        self.house = house
        self.client = client
        self.luck = luck
        self.answered: set[tuple[str, int, int]] = set()

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> httpx.Response:
        """From any process; one that does not answer in time may have done it all the same."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else msgspec.json.encode(body)
        while True:
            address = self.house.address(self.luck)
            if address is not None:
                with contextlib.suppress(httpx.TransportError):
                    found = await self.client.request(
                        method, f"{address}/api{path}", headers=headers, content=content
                    )
                    if found.status_code not in (429, 500, 503):
                        return found
            await asyncio.sleep(0.05)

    async def new_table(self, game: str, people: int) -> dict[str, Any]:
        bots = [{"kind": "bot", "bot": BOTS[self.luck.below(len(BOTS))]}] * (GAMES[game] - people)
        seats = [{"kind": "person"} for _ in range(people)] + bots
        made = await self.ask("POST", "/tables", body={"game": game, "seats": seats, "window": 3})
        if made.status_code != 201:
            raise RuntimeError(f"a table was refused: {made.text}")
        table: dict[str, Any] = made.json()
        self.house.tables.append(table["table"])
        return table

    async def play(self, game: str, people: int) -> None:
        """One table after the other until the run ends."""
        while not self.house.ended:
            table = await self.new_table(game, people)
            begun = time.monotonic()
            over = False
            while not over and not self.house.ended:
                acted = False
                for number, seat in enumerate(table["seats"]):
                    if seat["token"] is not None:
                        answered, over = await self.turn(table["table"], number, seat["token"], people)
                        acted = acted or answered
                if acted:
                    begun = time.monotonic()
                elif not over:
                    await asyncio.sleep(0.02)
                    if time.monotonic() - begun > PATIENCE:
                        raise RuntimeError(f"table {table['table']} stands still")

    async def turn(self, table: str, seat: int, token: str, people: int) -> tuple[bool, bool]:
        """Answers what the seat is asked. Whether it was, and whether the game is over."""
        asked = await self.ask("GET", f"/tables/{table}/questions", token)
        if asked.status_code != 200:
            return False, True
        answered = False
        for question in asked.json():
            which = table, seat, question["asked_at"]
            if question["sealed"] is not None or which in self.answered:
                continue  # another process may not have heard of it yet, and a sealed answer can be changed
            options = question["options"]
            option = options[self.luck.below(len(options))]["option"]
            body = {"asked_at": question["asked_at"], "option": option}
            reply = await self.ask("POST", f"/tables/{table}/answer", token, body)
            if reply.status_code == 200:
                self.answered.add(which)
                self.house.acknowledged.append(Acknowledged(*which, option))
                answered = True
                await self.wait(table, token, people)
        state = await self.ask("GET", f"/tables/{table}", token)
        return answered, state.json()["state"] != "playing"

    async def wait(self, table: str, token: str, people: int) -> None:
        """Until a person is asked: how long bots and the server needed."""
        begun = time.monotonic()
        while not self.house.ended:
            state = (await self.ask("GET", f"/tables/{table}", token)).json()
            asked = state["waiting_for"]  # empty in a window, which may be open for this program
            if state["state"] != "playing" or not asked or any(seat < people for seat in asked):
                break
            await asyncio.sleep(0.02)
        self.house.waits.append(Waited(time.monotonic() - begun, self.house.near_a_kill(begun)))


# --- what the database holds ----------------------------------------------------------------------


async def problems(house: House) -> list[str]:
    """Acknowledged answers that are lost, doubled or elsewhere; and tables that cannot be replayed."""
    found = []
    store = await Store.open(house.database)
    try:
        for table_id in dict.fromkeys(house.tables):
            rows = await store.table(table_id)
            if rows is None:
                found.append(f"table {table_id} is gone")
                continue
            row, _, entries, _ = rows
            journal = Journal(Table.resume(Record.from_json(row.setup.encode())))
            journal.advance(journal.after(entries))
            own = [one for one in house.acknowledged if one.table == table_id]
            for one in own:
                entry = journal.latest_entry(one.asked_at, one.seat)
                if entry is None or (entry.seat, entry.option) != (one.seat, one.option):
                    found.append(f"{one} was acknowledged, and the journal has {entry}")
            if len({(one.seat, one.asked_at) for one in own}) != len(own):
                found.append(f"an answer at {table_id} was acknowledged twice")
            if row.state not in ENDS:
                found.append(f"table {table_id} is {row.state}")
    finally:
        await store.close()
    checked = await asyncio.to_thread(check_tables, house.database)
    found += [f"table {one.id}: {one.problem}" for one in checked if one.problem is not None]
    return found


# --- a run ----------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[httpx.AsyncClient]:
    await house.open()
    try:
        limits = httpx.Limits(max_connections=200, max_keepalive_connections=0)
        async with httpx.AsyncClient(timeout=ANSWERS_WITHIN, limits=limits, verify=False) as client:
            yield client
    finally:
        await house.close()


async def run(house: House, kills: Sequence[str], every: float, tables: int, seed: int) -> list[str]:
    """Returns what is wrong."""
    luck = Rng(seed)
    names = list(GAMES)
    async with opened(house) as client:
        programs = [
            asyncio.create_task(
                Program(house, client, luck.branch(number)).play(names[number % len(names)], 1 + number % 2)
            )
            for number in range(tables)
        ]
        for how in kills:
            await asyncio.sleep(every)
            await house.replace(how, luck)
            for program in programs:
                if program.done():
                    program.result()
        quiet = len(house.acknowledged) + tables  # every table goes on after the last one
        async with asyncio.timeout(PATIENCE):
            while len(house.acknowledged) < quiet:
                await asyncio.sleep(0.05)
        house.ended = True
        await asyncio.gather(*programs)
    return await problems(house)


def quantile(waits: Sequence[float], part: float) -> float:
    return sorted(waits)[min(len(waits) - 1, int(part * len(waits)))] if waits else 0.0


def table_of_waits(house: House) -> tuple[list[str], list[list[str]]]:
    headings = ["Bots and the server answered", "n", "median", "95%", "99%", "longest"]
    rows = []
    for name, killed in (("in quiet times", False), ("within 8 seconds of a kill", True)):
        waits = [one.seconds for one in house.waits if one.killed is killed]
        times = [f"{quantile(waits, part):.2f} s" for part in (0.5, 0.95, 0.99, 1.0)]
        rows.append([name, str(len(waits)), *times])
    return headings, rows


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--every", type=float, default=3.0, help="seconds between two of them")
    parser.add_argument("--processes", type=int, default=3, help="on PostgreSQL (default: 3)")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sqlite", action="store_true", help="one process on an SQLite file")
    parser.add_argument("--log", type=Path, default=Path(os.devnull), help="where the servers' logs go")
    options = parser.parse_args(arguments)
    console = Console(stderr=True)
    ways = ("kill",) if options.sqlite else WAYS
    with ExitStack() as stack:
        errors = stack.enter_context(options.log.open("ab"))
        if options.sqlite:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database, processes = f"sqlite:///{folder}/house.sqlite", 1
        else:
            from tests.server.postgresql import start_server

            server = stack.enter_context(start_server(fsync=True))
            database, processes = server.new_database(), options.processes
        house = House(database, processes, errors.fileno())
        kills = [ways[number % len(ways)] for number in range(options.kills)]
        wrong = asyncio.run(run(house, kills, options.every, options.tables, options.seed))
    sys.stdout.write("\n".join(markdown_table(*table_of_waits(house), left=1)) + "\n")
    console.print(
        f"{len(kills)} kills, {len(house.acknowledged)} acknowledged answers at {len(house.tables)} tables, "
        f"{len(wrong)} problems",
        highlight=False,
    )
    for one in wrong:
        console.print(one, highlight=False, markup=False)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
