"""A page shows the newest table, whatever overtakes what on the way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.pilot import answer_all, live_at, number, set_up, table_at
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


def refused_answer(page: Page) -> None:
    """A click that the house refuses, after which the page is fetched anew."""
    page.evaluate("""() => {
        document.querySelector("#answer input[name=asked_at]").value = "999";
        document.querySelector("#answer button[name=option]").click();
    }""")
    page.wait_for_function("() => window.heldUp")


def test_a_page_fetched_anew_does_not_cover_a_later_update(open_page: Open, server: Serving) -> None:
    anna = open_page()
    address = set_up(server, "richelieu", {0: anna}, start=0)
    expect(anna.locator("#main.my-turn")).to_be_visible()
    anna.evaluate(HOLD_UP)
    refused_answer(anna)
    answer_all(server, address, lambda table: len(table.record.answers) >= 3)
    newest = len(live_at(server, address).journal)
    table_at(server, address, anna)
    anna.evaluate("arrive()")
    anna.wait_for_function("() => window.arrived")
    expect(anna.locator("#refusal")).to_be_visible()  # comes after the page
    assert number(anna) == newest
    table = table_at(server, address)
    assert table.questions[0].seat == 0 or not anna.locator("#main.my-turn").count()
