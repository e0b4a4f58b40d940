"""What a table fetches when it is opened for the first time: how much, and how many levels deep."""

from __future__ import annotations

from typing import Any

import pytest

from camerlengo.web.rendering import art
from camerlengo.web.sheets import sheets_of
from tests.browser.conftest import PHONE, Open
from tests.browser.pilot import set_up
from tests.recorded import FOUR
from tests.web.serving import Serving

MOST = {"richelieu": 10, "habemus_papam": 13, "q": 19, "pontifex": 12}  # requests of a table, the socket too
PLAYERS = {"richelieu": 4, "habemus_papam": 4, "q": 6, "pontifex": 4}


class Chain:
    """The requests of a page: by address, how many others had to be answered before it was known of."""

    def __init__(self, page: str) -> None:
        self.page = page
        self.depths: dict[str, int] = {}
        self.kinds: list[str] = []

    def requested(self, event: dict[str, Any]) -> None:
        url = event["request"]["url"]
        if url.startswith("http"):  # not what stands in an address itself
            self.kinds.append(event["type"])
            self.note(url, event["initiator"])

    def connected(self, event: dict[str, Any]) -> None:
        self.kinds.append("WebSocket")
        self.note(event["url"], event["initiator"])

    def note(self, url: str, initiator: dict[str, Any]) -> None:
        self.depths[url.partition("#")[0]] = 0 if url == self.page else 1 + self.depth_of(initiator)

    def depth_of(self, initiator: dict[str, Any]) -> int:
        frames = initiator.get("stack", {}).get("callFrames", [])
        by = frames[0]["url"] if frames else initiator.get("url", self.page)
        return self.depths.get(by.partition("#")[0], 0)


@pytest.mark.parametrize("game", FOUR)
def test_a_table_opens_with_few_requests_and_two_levels(open_page: Open, server: Serving, game: str) -> None:
    anna = open_page(size=PHONE)
    address = set_up(server, game, {0: anna}, players=PLAYERS[game])
    anna.goto("about:blank")
    chain = Chain(address)
    devtools = anna.context.new_cdp_session(anna)
    devtools.on("Network.requestWillBeSent", chain.requested)
    devtools.on("Network.webSocketCreated", chain.connected)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    with anna.expect_websocket():
        anna.goto(address, wait_until="networkidle")
    devtools.detach()
    assert chain.kinds.count("Script") == 1
    assert chain.kinds.count("Stylesheet") == 2
    assert chain.kinds.count("WebSocket") == 1
    assert max(chain.depths.values()) == 2
    assert len(chain.kinds) <= MOST[game], sorted(chain.depths)


# Both drawings on canvases of their own shape: how far apart their points are on average, out of 255, and how
# much there is to be seen.
APART = """async ([own, shared]) => {
    const load = async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return picture;
    };
    const [one, other] = [await load(own), await load(shared)];
    const [width, height] = [60, Math.round(60 * one.naturalHeight / one.naturalWidth)];
    const [a, b] = [one, other].map((picture) => {
        const brush = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
        brush.drawImage(picture, 0, 0, width, height);
        return brush.getImageData(0, 0, width, height).data;
    });
    const sum = (numbers) => numbers.reduce((all, number) => all + number, 0) / a.length;
    return [sum([...a].map((point, at) => Math.abs(point - b[at]))), sum([...a])];
}"""


# How many drawings of a sheet are shown.
SHOWN = """() => [...document.querySelectorAll("svg > svg")].filter(
    (one) => getComputedStyle(one).display !== "none").length"""


@pytest.mark.parametrize("game", FOUR)
def test_each_drawing_of_a_sheet_looks_as_it_does_by_itself(
    open_page: Open, server: Serving, game: str
) -> None:
    anna = open_page()
    anna.goto("/")
    for path in [*sheets_of(game)][:: 1 if len(sheets_of(game)) < 40 else 5]:
        apart, ink = anna.evaluate(APART, [f"/art/{game}/{path}", art(f"{game}/{path}")])
        assert ink > 5, path
        assert apart < 6, path
    anna.goto(art(f"{game}/{next(iter(sheets_of(game)))}"))  # opened by itself, as without scripts
    assert anna.evaluate(SHOWN) == 1
