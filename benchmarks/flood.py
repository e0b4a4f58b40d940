"""Measures how long bots wait while one client floods the server: `python -m benchmarks.flood`.

The client has 24 tables whose bots search 2,000 iterations at each decision, again and again. At six tables
of others a bot decides twice a second. The workers are processes, as on a server.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence

from benchmarks.kills import quantile
from benchmarks.report import markdown_table
from camerlengo.server.fair_queue import Purpose
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from camerlengo.server.setup import NewSeat
from camerlengo.server.store import Store
from camerlengo.server.workers import BotWorkers, usual_processes

GAME = "richelieu"
FLOOD, OTHERS = 24, 6
STRONG, USUAL = "search-2000", "bishop"
BETWEEN = 0.5
"""Seconds from one decision to the next at a table of others."""


async def decide(house: House, live: LiveTable, bot: str, seed: int) -> float:
    """Seconds until the bot has decided."""
    begun = time.monotonic()
    seat = live.table.questions[0].seat
    await house.autoplayer.workers.decide(live, seat, bot, seed, Purpose.BOT)
    return time.monotonic() - begun


async def flood(house: House, live: LiveTable) -> None:
    seed = 0
    while True:
        seed += 1
        await decide(house, live, STRONG, seed)


async def waits(house: House, tables: Sequence[LiveTable], seconds: float) -> list[float]:
    found: list[float] = []

    async def play(live: LiveTable) -> None:
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            found.append(await decide(house, live, USUAL, len(found)))
            await asyncio.sleep(BETWEEN)

    await asyncio.gather(*(play(live) for live in tables))
    return found


async def measure(seconds: float) -> list[tuple[str, list[float]]]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/house.sqlite")
        house = House(store, BotWorkers(usual_processes()))
        seats = [NewSeat("person", secret="a" * 22), NewSeat("person", secret="b" * 22)]
        tables = [
            await house.create(GAME, seats, None, seed=number, origin=min(number, OTHERS))
            for number in range(OTHERS + FLOOD)
        ]
        others, flooding = tables[:OTHERS], tables[OTHERS:]
        await waits(house, others, 2.0)  # worker processes start
        rows = [("quiet", await waits(house, others, seconds))]
        tasks = [asyncio.create_task(flood(house, live)) for live in flooding]
        rows.append(("with the flood", await waits(house, others, seconds)))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.close()
        await store.close()
    return rows


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.flood", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each part (default: 60)")
    options = parser.parse_args(arguments)
    cells = []
    for name, found in asyncio.run(measure(options.seconds)):
        times = [f"{1000 * quantile(found, part):.0f} ms" for part in (0.5, 0.95, 1.0)]
        cells.append([name, str(len(found)), *times])
    headings = ["Bots of others decided", "n", "median", "95%", "longest"]
    sys.stdout.write("\n".join(markdown_table(headings, cells, left=1)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
