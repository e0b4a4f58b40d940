"""How the web table behaves under many readers: `make bench-web`. Loopback only, bounded in count and time.

Three measures on one server process: how long a click takes to change another browser's page, beside a bare
WebSocket echo of the same size in the same run; what an idle page costs in memory; how soon one move reaches
everybody who looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

PAGES = 500
MOVES = 40
CLICKS = 60
ACKNOWLEDGED = 4  # every so many messages, as pages do
LARGEST_UPDATE = 2_000_000  # bytes


@contextlib.contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A house in a process of its own; gives its address and process id."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'house.sqlite'}"
        command = [
            sys.executable,
            "-m",
            "camerlengo.cli",
            "serve",
            "--port",
            "0",
            "--no-browser",
            "--lang",
            "en",
        ]
        process = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address is not None
            yield address[0], process.pid
        finally:
            process.terminate()
            process.wait(10)


def memory(process: int) -> float:
    """Resident megabytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return int(found[1]) / 1024


def new_table(address: str) -> dict[str, Any]:
    body = {
        "game": "richelieu",
        "seats": [{"kind": "person"}, {"kind": "person"}],
        "seed": 7,
        "options": {"start": 0},
    }
    table: dict[str, Any] = httpx.post(f"{address}/api/tables", json=body).raise_for_status().json()
    return table


async def act(client: httpx.AsyncClient, table: dict[str, Any]) -> float:
    """Whoever is asked answers with the last option; returns when the answer was sent."""
    for seat in table["seats"]:
        headers = {"authorization": f"Bearer {seat['token']}"}
        for question in (await client.get(f"/api/tables/{table['table']}/questions", headers=headers)).json():
            option = question["options"][-1]["option"]
            answer = {"asked_at": question["asked_at"], "option": option}
            begun = time.perf_counter()
            sent = await client.post(f"/api/tables/{table['table']}/answer", json=answer, headers=headers)
            sent.raise_for_status()
            return begun
    raise AssertionError("nobody is asked")


async def pages_of(address: str, tables: list[dict[str, Any]], count: int) -> list[ClientConnection]:
    """Opens pages as browsers do: one WebSocket each, spread over the tables."""
    live = [address.replace("http", "ws") + f"/table/{table['table']}/live" for table in tables]
    opened: list[ClientConnection] = []
    for number in range(count):
        socket = await connect(
            live[number % len(live)], max_size=LARGEST_UPDATE, compression=None, ping_interval=None
        )
        await socket.recv()
        opened.append(socket)
        await asyncio.sleep(0.02)  # within what the house allows one address
    return opened


async def many_readers(address: str, process: int) -> dict[str, float]:
    tables = [new_table(address) for _ in range(50)]
    warm = await pages_of(address, tables, 50)
    base = memory(process)
    pages = await pages_of(address, tables, PAGES)
    grown = memory(process) - base
    for socket in (*warm, *pages):
        await socket.close()
    one = new_table(address)
    readers = await pages_of(address, [one], PAGES)
    times = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        for _ in range(MOVES):
            waiting = [asyncio.create_task(arrival(reader)) for reader in readers]
            begun = await act(client, one)
            times += [moment - begun for moment in await asyncio.gather(*waiting)]
    for socket in readers:
        await socket.close()
    return {
        "memory_per_1000_pages_mb": grown * 1000 / PAGES,
        "move_to_500_readers_p95_ms": quantile(times, 0.95) * 1000,
        "move_to_500_readers_median_ms": statistics.median(times) * 1000,
    }


async def arrival(reader: ClientConnection) -> float:
    message = await asyncio.wait_for(reader.recv(decode=False), 30)
    arrived = time.perf_counter()
    seen = json.loads(message.partition(b"\n")[0])["n"]
    if seen % ACKNOWLEDGED == 0:
        await reader.send(json.dumps({"seen": seen}))
    return arrived


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


# --- from click to changed page --------------------------------------------------------------------


@contextlib.contextmanager
def echo() -> Iterator[str]:
    """A bare WebSocket server that answers a number with that many bytes."""
    ready, addresses = threading.Event(), []
    stop = threading.Event()

    async def answer(socket: ServerConnection) -> None:
        async for message in socket:
            await socket.send("x" * int(message))

    async def run() -> None:
        async with serve(answer, "127.0.0.1", 0, compression=None, max_size=None) as listening:
            addresses.append(f"ws://127.0.0.1:{next(iter(listening.sockets)).getsockname()[1]}")
            ready.set()
            while not stop.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    ready.wait(10)
    try:
        yield addresses[0]
    finally:
        stop.set()
        thread.join(5)


WATCH = """() => {
    window.changes = [];
    new MutationObserver(() => window.changes.push([
        Number(document.getElementById("main").dataset.number), performance.timeOrigin + performance.now()]))
        .observe(document.getElementById("main"), {attributes: true, attributeFilter: ["data-number"]});
    document.addEventListener("click", () => {
        window.clicked = performance.timeOrigin + performance.now();
    }, true);
}"""

# Waits for the next table without drawing frames for it: the two pages share the cores with the server.
NEXT = """before => new Promise(done => {
    const main = document.getElementById("main");
    const look = () => {
        if (Number(main.dataset.number) <= before) return;
        observer.disconnect();
        done();
    };
    const observer = new MutationObserver(look);
    observer.observe(main, {attributes: true, attributeFilter: ["data-number"]});
    look();
})"""

ECHO = """async ([address, size, count]) => {
    const socket = new WebSocket(address);
    await new Promise(open => { socket.onopen = open; });
    const times = [];
    for (let turn = 0; turn < count; turn += 1) {
        const begun = performance.now();
        socket.send(String(size));
        await new Promise(done => { socket.onmessage = done; });
        times.push(performance.now() - begun);
    }
    socket.close();
    return times;
}"""


def click_to_page(address: str) -> dict[str, float]:
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import ARGUMENTS
    from tests.browser.pilot import asked, invitation, join, new_table, number, offered

    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    times: list[float] = []
    sizes: list[int] = []
    with sync_playwright() as playwright, echo() as echo_address:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        people = [
            browser.new_context(base_url=address, reduced_motion="reduce", locale="en").new_page()
            for _ in range(2)
        ]
        for page in people:
            page.on(
                "websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame)))
            )
        new_table(people[0], seed="5", option__start="0")
        join(people[1], invitation(people[0]), "Bruno")
        for page in people:
            page.evaluate(WATCH)
        clicks = 0
        while clicks < CLICKS:
            for page, other in (people, people[::-1]):
                if asked(page):
                    before = number(page)
                    option = offered(page)[-1]
                    button = page.locator(f"#main button[name=option][value='{option}']:visible").first
                    if button.get_attribute("data-irrevocable") is not None:
                        button.evaluate("button => button.removeAttribute('data-irrevocable')")
                    button.click()
                    for one in (page, other):
                        one.evaluate(NEXT, before)
                    seen = dict(other.evaluate("() => window.changes"))
                    times.append(seen[before + 1] - page.evaluate("() => window.clicked"))
                    clicks += 1
                    break
        blank = browser.new_context(bypass_csp=True).new_page()  # our own pages connect to nobody else
        blank.goto(f"{address}/nowhere")
        size = round(statistics.median(sizes))
        echoes: list[float] = blank.evaluate(ECHO, [echo_address, size, 100])
        browser.close()
    return {
        "click_to_other_page_p95_ms": quantile(times, 0.95),
        "click_to_other_page_median_ms": statistics.median(times),
        "echo_p95_ms": quantile(echoes, 0.95),
        "update_bytes": float(size),
        "clicks": float(len(times)),
    }


def main() -> None:
    with server() as (address, process):
        results = {**click_to_page(address), **asyncio.run(many_readers(address, process))}
    limit = max(3 * results["echo_p95_ms"], 40.0)
    bars = {
        "click to changed page, p95": (results["click_to_other_page_p95_ms"], limit, "ms"),
        "memory for 1,000 idle pages": (results["memory_per_1000_pages_mb"], 40.0, "MB"),
        "a move to 500 readers, p95": (results["move_to_500_readers_p95_ms"], 150.0, "ms"),
    }
    if "--json" in sys.argv:
        sys.stdout.write(json.dumps(results) + "\n")
        return
    for name, value in results.items():
        sys.stdout.write(f"{name:34} {value:10.1f}\n")
    for name, (value, bar, unit) in bars.items():
        sys.stdout.write(
            f"{name:34} {value:8.1f} {unit}, bar {bar:.0f} {unit}: {'met' if value < bar else 'NOT MET'}\n"
        )


if __name__ == "__main__":
    main()
