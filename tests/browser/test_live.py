"""A page shows the newest table, whatever overtakes what on the way, and mends itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from camerlengo.server.outages import Outage
from tests.browser.conftest import Open
from tests.browser.pilot import OFFERED, after, answer_all, live_at, number, set_up, table_at, until_seen
from tests.web.serving import Serving

# A page that is fetched anew is held up on its way until `arrive()` is called.
HOLD_UP = """() => {
    const real = window.fetch;
    const letIn = new Promise((done) => { window.arrive = done; });
    window.fetch = async (...asked) => {
        const answer = await real(...asked);
        if (String(asked[0]).includes("/table/") && !asked[1]?.method) {
            window.heldUp = true;
            await letIn;
            window.arrived = true;
        }
        return answer;
    };
}"""


class Line:
    """The live connection of a page: what the server sends on it, and a way to get in between."""

    def __init__(self, page: Page) -> None:
        self.sent: list[bytes | str] = []
        self.open = True
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket("**/live?*", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if not self.open:
            route.close(code=1011)
            return
        self.routes.append(route)
        server = route.connect_to_server()

        def pass_on(message: bytes | str) -> None:
            self.sent.append(message)
            route.send(self.changed(message))

        server.on_message(pass_on)

    def changed(self, message: bytes | str) -> bytes | str:
        return message

    def cut(self) -> None:
        self.open = False
        self.routes[-1].close(code=1011)


def test_a_page_fetched_anew_does_not_cover_a_later_update(open_page: Open, server: Serving) -> None:
    """While it cannot connect it is fetched; what the connection brings meanwhile is newer."""
    anna = open_page()
    line = Line(anna)
    address = set_up(server, "richelieu", {0: anna}, start=0)
    expect(anna.locator("#main.my-turn")).to_be_visible()
    anna.evaluate(HOLD_UP)
    line.cut()
    anna.wait_for_function("() => window.heldUp")
    line.open = True
    answer_all(server, address, lambda table: len(table.record.answers) >= 3)
    anna.evaluate("arrive()")
    anna.wait_for_function("() => window.arrived")
    table_at(server, address, anna)
    assert number(anna) == len(live_at(server, address).entries)


def test_a_page_that_cannot_connect_is_fetched(open_page: Open, server: Serving) -> None:
    anna = open_page()
    line = Line(anna)
    address = set_up(server, "richelieu", {0: anna}, start=0)
    expect(anna.locator("#main.my-turn")).to_be_visible()
    line.cut()
    answer_all(server, address, after(3))
    table_at(server, address, anna)
    expect(anna.locator("#connection")).to_be_visible()


def test_what_the_page_has_loaded_does_not_come_again(open_page: Open, server: Serving) -> None:
    """Only that somebody is there is new with the connection of the first."""
    anna = open_page()
    line = Line(anna)
    address = set_up(server, "richelieu", {0: anna}, start=0)
    anna.wait_for_function("() => !document.getElementById('main').dataset.busy")
    anna.reload()
    expect(anna.locator("#main.my-turn")).to_be_visible()
    answer_all(server, address, after(1))
    table_at(server, address, anna)
    assert not any(b'"whole"' in message for message in line.sent if isinstance(message, bytes))
    assert max(map(len, line.sent)) < 8_000


def test_an_update_that_cannot_be_shown_brings_the_whole_table(open_page: Open, server: Serving) -> None:
    anna = open_page()
    line = Line(anna)
    address = set_up(server, "richelieu", {0: anna}, start=0)
    expect(anna.locator("#main.my-turn")).to_be_visible()
    anna.evaluate("() => document.getElementById('question').remove()")
    troubles: list[str] = []
    anna.on("console", lambda said: troubles.append(said.text))
    anna.evaluate("() => { console.error = console.warn; }")
    answer_all(server, address, after(2))
    table_at(server, address, anna)
    expect(anna.locator("#question .headline-text")).to_be_visible()
    assert line.sent


def test_an_answer_that_the_database_refuses_for_a_while_is_sent_again(
    open_page: Open, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says why, and goes on without another click when the database can store again."""
    assert server.house is not None

    async def full(*_: object, **__: object) -> None:
        raise Outage("database_full")

    anna = open_page()
    anna.clock.install()
    address = set_up(server, "richelieu", {0: anna}, start=0)
    before = number(anna)
    with monkeypatch.context() as outage:
        outage.setattr(server.house.store, "append", full)
        anna.locator(f"{OFFERED}:visible").first.click()
        if anna.locator("#confirm").is_visible():
            anna.click("#confirm-yes")
        expect(anna.locator("#refusal")).to_contain_text("disk is full")
    assert live_at(server, address).number == before
    anna.clock.fast_forward(5_000)
    until_seen([anna], before + 1)
