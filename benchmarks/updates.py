"""What an update of a table's page costs in a whole game: `python -m benchmarks.updates`.

Bytes and CPU time for one reader and one answer, in one process and without a network. Every answer of a game
played by greedy bots is given in a house, and everybody at the table has the page open. `--moves` measures
instead all that a move costs the server: the rules, the database, and the updates of all readers.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from starlette.applications import Starlette
from starlette.requests import Request

from benchmarks.load.late import resumed
from benchmarks.load.script import Script, played, script_of
from camerlengo.server.house import House
from camerlengo.server.store import Store
from camerlengo.server.workers import BotWorkers
from camerlengo.web.app import create_app
from camerlengo.web.page_socket import PageSocket
from camerlengo.web.visitor import Visitor

PLAYED = {"richelieu": 2, "habemus_papam": 4, "q": 5, "pontifex": 4}
AROUND = 10  # answers that a line of the table is measured over
NEVER = 1e9  # seconds: nothing happens by itself


class Cost(NamedTuple):
    """Of one update for one reader."""

    number: int
    size: int
    milliseconds: float


class Silence:
    """A socket that keeps the size of what is sent."""

    client = None

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.scope: dict[str, Any] = {}
        self.size = 0

    async def send_bytes(self, content: bytes) -> None:
        self.size = len(content)

    async def close(self, code: int) -> None:
        raise AssertionError("a page could not be updated")


def visitor_of(app: Starlette, secret: str, language: str) -> Visitor:
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/table/x",
        "query_string": b"",
        "headers": [
            (b"accept-language", language.encode()),
            (b"host", b"127.0.0.1"),
            (b"cookie", f"camerlengo={secret}".encode()),
        ],
        "server": ("127.0.0.1", 80),
        "scheme": "http",
        "app": app,
    }
    return Visitor(Request(scope))


class Reader(PageSocket):
    """A page that measures its updates."""

    def __init__(self, socket: Any, live: Any, visitor: Visitor) -> None:
        super().__init__(socket, live, visitor)
        self.costs: list[Cost] = []

    def next_message(self) -> bytes | None:
        begun = time.thread_time()
        message = super().next_message()
        spent = (time.thread_time() - begun) * 1000
        self.seen = self.sent
        self.costs.append(Cost(self.live.number, len(message or b""), spent))
        return message

    async def until_sent(self) -> None:
        while self.sending is not None:
            await self.sending


@asynccontextmanager
async def table_of(script: Script, first: int) -> AsyncIterator[tuple[House, Any, list[Reader]]]:
    """A table at this answer of the game, with all its readers."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'house.sqlite'}"
        ((*places,),) = await resumed(database, script, [first])
        store = await Store.open(database)
        house = House(store, BotWorkers(), pause=0)
        await house.start()
        app = create_app(house, b"k" * 32, "http://127.0.0.1")
        live = await house.find(places[0].table)
        assert live is not None
        readers = []
        for place in places:
            visitor = visitor_of(app, place.token, "en")
            visitor.person = await house.person(place.token)
            reader = Reader(Silence(app), live, visitor)
            live.watchers.add(reader)
            readers.append(reader)
        try:
            yield house, live, readers
        finally:
            live.watchers.clear()
            await house.close()
            await store.close()


async def shown(readers: Sequence[Reader]) -> None:
    for reader in readers:
        await reader.until_sent()


async def play(script: Script, first: int, count: int) -> list[Cost]:
    """What all updates cost from this answer on."""
    async with table_of(script, first) as (house, live, readers):
        for reader in readers:
            reader.notify()
        await shown(readers)
        for reader in readers:
            reader.costs.clear()
        end = min(len(script.moves), first + count)
        while live.number < end:
            move = script.moves[live.number]
            if move.by_house:
                before = live.number
                while live.number == before:
                    await asyncio.sleep(0.001)
            else:
                await house.answer(live, move.seat, move.asked_at, move.option)
            await shown(readers)
        return [cost for reader in readers for cost in reader.costs]


async def whole_moves(script: Script) -> tuple[int, float]:
    """How many people's answers a game has, and the CPU time of the process for it, in ms."""
    async with table_of(script, 0) as (house, live, readers):
        for reader in readers:
            reader.notify()
        await shown(readers)
        begun, answers = time.process_time(), 0
        while live.number < len(script.moves):
            move = script.moves[live.number]
            if move.by_house:
                await asyncio.sleep(0.001)  # not at once: a wait for the disk is no work
                continue
            await house.answer(live, move.seat, move.asked_at, move.option)
            answers += 1
            await shown(readers)
        return answers, (time.process_time() - begun) * 1000


def points(moves: int) -> list[int]:
    """Where a game is looked at: its tenth answer, its middle, its end; a long game also on the way."""
    if moves > 2_600:
        return [10, 500, 1_000, 2_500, moves - AROUND]
    return [10, moves // 2, moves - AROUND]


def line(script: Script, at: int) -> str:
    costs = asyncio.run(play(script, max(0, at - AROUND // 2), AROUND))
    sizes, times = [cost.size for cost in costs], [cost.milliseconds for cost in costs]
    deciles = statistics.quantiles(times, n=20)
    return (
        f"| {script.game}, {script.players} | {at} | {len(costs)} "
        f"| {statistics.mean(sizes):,.0f} | {max(sizes):,} "
        f"| {statistics.median(times):.2f} | {statistics.mean(times):.2f} | {deciles[-1]:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.updates", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(PLAYED), help="some of the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", action="store_true", help="all that a move costs the server")
    options = parser.parse_args()
    write = sys.stdout.write
    if options.moves:
        write("| game, readers | answers | CPU ms an answer |\n|---|---|---|\n")
    else:
        write("| game, readers | answer | updates | bytes, mean | most | ms, median | mean | p95 |\n")
        write("|---|---|---|---|---|---|---|---|\n")
    for game in options.games:
        script = script_of(played(game, PLAYED[game], options.seed))
        if options.moves:
            answers, spent = asyncio.run(whole_moves(script))
            write(f"| {game}, {script.players} | {answers} | {spent / answers:.2f} |\n")
            continue
        for at in points(len(script.moves)):
            write(line(script, at) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
