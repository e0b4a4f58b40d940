"""Pages over a bad connection: they show the newest table, and no answer is lost or given twice.

`pytest tests/browser/test_chaos.py --chaos 20` plays twenty whole games.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from camerlengo.server.live_table import LiveTable
from tests.browser.conftest import PATIENCE
from tests.browser.pilot import after, answer_all, live_at, set_up, stand_still, until_seen
from tests.browser.proxy import Proxy, bad_connection
from tests.web.serving import Serving, serving

SHORT = 85  # answers of Richelieu before the bad part, where one game is enough


def click_through(server: Serving, live: LiveTable, pages: list[Page]) -> list[tuple[int, int]]:
    """Plays on until the game is over; returns who has clicked what."""
    clicked: list[tuple[int, int]] = []
    while True:
        server.do(stand_still(live))
        until_seen(pages, len(live.entries))
        if live.table.over:
            return clicked
        (question,) = live.table.questions
        option, before = question.options[len(clicked) % len(question.options)], len(live.entries)
        page = pages[question.seat]
        clicked.append((question.seat, option))
        button = page.locator(f"#option-list button[value='{option}']")
        while len(live.entries) == before:
            button.evaluate("(button) => { button.removeAttribute('data-irrevocable'); button.click(); }")
            page.wait_for_function(
                "(before) => Number(document.getElementById('main').dataset.number) > before"
                " || !document.getElementById('refusal')?.hidden",
                arg=before,
                timeout=PATIENCE,
            )


# Whether the table on the page is, word for word, the one of a page that is loaded now.
AS_LOADED = """async () => {
    const words = (main) => main.textContent.replace(/\\s+/g, " ");
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    return words(fresh.getElementById("main")) === words(document.getElementById("main"));
}"""


def test_a_page_does_not_stay_behind(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    games = request.config.getoption("--chaos")
    for seed in range(games or 1):
        with bad_connection(seed) as proxy, serving(tmp_path, public=proxy.address) as server:
            proxy.port = int(server.address.rpartition(":")[2])
            server.address = proxy.address
            play(server, proxy, browser, seed, 0 if games else SHORT)
        assert set(proxy.happened) & {"drop", "double", "cut", "silence"}


def play(server: Serving, proxy: Proxy, browser: Browser, seed: int, answers: int) -> None:
    """Two people play a game from this answer on, by clicking."""
    contexts = [
        browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        for _ in range(2)
    ]
    try:
        pages = [context.new_page() for context in contexts]
        for page in pages:
            page.set_default_timeout(PATIENCE)
        address = set_up(server, "richelieu", dict(enumerate(pages)), seed=seed + 1, start=0)
        live = live_at(server, address)
        answer_all(server, address, after(answers))
        begun = len(live.entries)
        proxy.bad = True
        clicked = click_through(server, live, pages)
        until_seen(pages, len(live.entries))
        proxy.bad = False
        given = [(one.seat, one.option) for one in live.entries[begun:]]
        assert all(one.act == "answer" for one in live.entries)
        assert subsequence(clicked, given)  # the rules take no answer twice: each leads to another question
        for page in pages:
            page.wait_for_function(AS_LOADED)
    finally:
        for context in contexts:
            context.close()


def subsequence(some: list[tuple[int, int]], of: list[tuple[int, int]]) -> bool:
    """Whether all of these are there, in this order; between them the house has answered."""
    rest = iter(of)
    return all(one in rest for one in some)
