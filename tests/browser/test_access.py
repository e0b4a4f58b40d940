"""Everybody can use every page: axe-core finds no violation, in both lights, on a desk and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, Open, picture
from tests.browser.pilot import invitation, new_table, play_on, play_to_the_end


def violations(page: Page) -> list[str]:
    results = Axe().run(page)
    return [f"{one['id']}: {node['html']}" for one in results.response["violations"] for node in one["nodes"]]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_no_page_has_a_barrier(open_page: Open, size: dict[str, int], light: str) -> None:
    page = open_page("fr" if size == PHONE else "en", size, color_scheme=light)
    for path in ("/", "/new/richelieu", "/rules/richelieu", "/nowhere"):
        page.goto(path)
        picture(page, f"page{path.replace('/', '-')}-{light}-{size['width']}")
        assert violations(page) == [], path
    new_table(page, option__start="0", seed="5")
    assert violations(page) == []
    guest = open_page("it", size, color_scheme=light)
    guest.goto(invitation(page))
    assert violations(guest) == []
    table = new_table(page, option__short="true", seat__1="bot:random", seed="2")
    for turn in range(12):
        play_on([page], turn)
    assert violations(page) == []
    picture(page, f"middle-{light}-{size['width']}")
    play_to_the_end([page])
    assert violations(page) == []
    page.goto(f"{table}/replay?at=7")
    assert violations(page) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_on_a_laptop_without_scrolling(open_page: Open, players: int) -> None:
    page = open_page()
    bots = {f"seat__{seat}": "bot:random" for seat in range(1, players)}
    new_table(page, seed="5", **bots)
    for turn in range(200):
        if not play_on([page], turn):
            break
        if turn % 20 == 0:
            fits = page.evaluate(
                """() => document.documentElement.scrollHeight <= innerHeight
                         && document.documentElement.scrollWidth <= innerWidth"""
            )
            assert fits, f"the page scrolls after {turn} clicks"
            for part in ("#headline", "#row-0", "#row-3", "#seat-0", f"#seat-{players - 1}"):
                box = page.locator(part).bounding_box()
                if box is not None and box["height"]:
                    assert box["y"] >= 0
                    assert box["y"] + box["height"] <= 800


def test_a_phone_shows_table_and_question_at_once(open_page: Open) -> None:
    page = open_page(size=PHONE)
    new_table(page, option__start="0", seat__1="bot:random", seed="5")
    for part in ("#headline", "#row-0", "#row-3"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= box["y"] + box["height"] <= 844
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 390
