"""How soon a table can be played after its page is opened on a slow phone: `make bench-start`.

A phone with an empty cache opens a table of each game. Chromium slows its network and its processor down,
through its DevTools protocol, by what Lighthouse calls "fast 3G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms
for a round trip, and a processor four times as slow. DevTools delays requests and not packets, so
Lighthouse gives it 562.5 ms for each request and nine tenths of both rates; this does the same. `--mild`
takes the values as they are named. Loopback only.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx

from benchmarks.web import server

GAMES = {"richelieu": 4, "habemus_papam": 4, "q": 6, "pontifex": 4}
BAR = 3.0  # seconds until the socket is open
SLOWER = 4  # times
PHONE = {"width": 390, "height": 844}


class Network(NamedTuple):
    """Milliseconds for a request, and bytes in a second."""

    latency: float
    down: float
    up: float


FAST_3G = Network(562.5, 0.9 * 1.6e6 / 8, 0.9 * 750e3 / 8)
MILD = Network(150, 1.6e6 / 8, 750e3 / 8)


class Start(NamedTuple):
    """How a page started: seconds from the click on its link, and what came over the network."""

    painted: float
    ready: float
    opened: float
    message: float
    loaded: float
    requests: int
    scripts: int
    size: int
    first_message: int


# Notes when the socket opens and its first message comes, before any script of the page runs.
NOTE = """(() => {
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...args) {
            super(...args);
            this.addEventListener("open", () => { window.opened = performance.now(); });
            this.addEventListener("message", ({ data }) => {
                if (window.firstMessage !== undefined) return;
                window.firstMessage = performance.now();
                window.firstSize = data.byteLength ?? data.size ?? data.length;
            });
        }
    };
})()"""

READ = """() => {
    const [page] = performance.getEntriesByType("navigation");
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    return {
        painted: painted?.startTime ?? 0, ready: page.domContentLoadedEventEnd, loaded: page.loadEventEnd,
        opened: window.opened, message: window.firstMessage, firstSize: window.firstSize,
    };
}"""


def new_table(address: str, game: str) -> tuple[str, str]:
    """A table at which only people sit: its path, and the token of the first of them."""
    seats = [{"kind": "person"} for _ in range(GAMES[game])]
    body = {"game": game, "seats": seats, "seed": 7}
    table: dict[str, Any] = httpx.post(f"{address}/api/tables", json=body).raise_for_status().json()
    return f"/table/{table['table']}", table["seats"][0]["token"]


def started(browser: Any, address: str, game: str, network: Network) -> Start:
    path, token = new_table(address, game)
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, locale="en")
    context.add_cookies([{"name": "camerlengo", "value": token, "url": address}])
    page = context.new_page()
    page.add_init_script(NOTE)
    devtools = context.new_cdp_session(page)
    sizes: list[int] = []
    kinds: list[str] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    devtools.on("Network.requestWillBeSent", lambda event: note(event, kinds))
    devtools.send("Network.enable")
    devtools.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": network.latency,
            "downloadThroughput": network.down,
            "uploadThroughput": network.up,
        },
    )
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(path)
    page.wait_for_function("() => window.firstMessage !== undefined")
    page.wait_for_timeout(1_000)  # what comes late: pictures that are asked for by the script
    found = page.evaluate(READ)
    context.close()
    return Start(
        painted=found["painted"] / 1000,
        ready=found["ready"] / 1000,
        opened=found["opened"] / 1000,
        message=found["message"] / 1000,
        loaded=found["loaded"] / 1000,
        requests=len(kinds),
        scripts=kinds.count("Script"),
        size=sum(sizes),
        first_message=found["firstSize"],
    )


def note(event: dict[str, Any], kinds: list[str]) -> None:
    if event["request"]["url"].startswith("http"):  # no data in an address
        kinds.append(event.get("type", ""))


def measured(
    browser: Any, address: str, game: str, network: Network, times: int
) -> Iterator[tuple[str, float]]:
    """The median of each figure."""
    starts = [started(browser, address, game, network) for _ in range(times)]
    for name in Start._fields:
        yield name, statistics.median(getattr(start, name) for start in starts)


def main() -> None:
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import ARGUMENTS, WITH_WINDOWS, WITHOUT

    parser = argparse.ArgumentParser(prog="python -m benchmarks.start", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="some of the games")
    parser.add_argument("--times", type=int, default=3, help="of each game; the median counts")
    parser.add_argument("--mild", action="store_true", help="150 ms for each request, and the whole rates")
    options = parser.parse_args()
    network = MILD if options.mild else FAST_3G
    found = next(filter(None, map(shutil.which, (WITHOUT, *WITH_WINDOWS))))
    write = sys.stdout.write
    write(
        "| game | first paint, s | scripts run | socket open | first message | all loaded "
        f"| requests | of them scripts | kB | first message, bytes |\n|{'---|' * 10}\n"
    )
    slow = []
    with server() as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        for game in options.games:
            one = dict(measured(browser, address, game, network, options.times))
            write(
                f"| {game} | {one['painted']:.2f} | {one['ready']:.2f} | {one['opened']:.2f} "
                f"| {one['message']:.2f} | {one['loaded']:.2f} | {one['requests']:.0f} "
                f"| {one['scripts']:.0f} | {one['size'] / 1000:.0f} | {one['first_message']:.0f} |\n"
            )
            sys.stdout.flush()
            if one["opened"] > BAR:
                slow.append(game)
        browser.close()
    write(f"socket open within {BAR} s: {'NOT MET by ' + ', '.join(slow) if slow else 'met'}\n")


if __name__ == "__main__":
    main()
