"""Replay, step by step, and links to a moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Open, picture, speak
from tests.browser.pilot import play_out, set_up
from tests.web.serving import Serving


def test_a_finished_game_is_stepped_through(open_page: Open, server: Serving) -> None:
    anna = open_page()
    table = set_up(server, "richelieu", {0: anna}, bots={1: "random"}, seed=2, short=True)
    play_out(server, table)
    anna.goto(f"{table}/replay?at=5")
    main = anna.locator("#main")
    expect(main).to_have_attribute("data-at", "5")
    expect(anna.locator("#headline")).to_be_focused()
    picture(anna, "replay")
    anna.keyboard.press("ArrowRight")
    expect(main).to_have_attribute("data-at", "6")
    anna.keyboard.press("ArrowLeft")
    anna.keyboard.press("ArrowLeft")
    expect(main).to_have_attribute("data-at", "4")
    expect(anna).to_have_url(re.compile(r"at=4"))
    expect(anna.locator("#told")).to_contain_text("Move 4 of ")
    anna.focus("#step-first")
    anna.keyboard.press("Enter")  # its button goes
    expect(main).to_have_attribute("data-at", "0")
    expect(anna.locator("#headline")).to_be_focused()
    anna.keyboard.press("End")
    expect(anna.locator("#headline")).to_be_focused()
    expect(anna.locator("#told")).to_contain_text("The game is over.")
    anna.goto(f"{table}/replay?at=4")
    stranger = open_page(size=PHONE)
    for language in ("en", "it", "fr"):
        speak(stranger, language)
        stranger.goto(anna.url)
        expect(stranger.locator("html")).to_have_attribute("lang", language)
        expect(stranger.locator("#main")).to_have_attribute("data-at", "4")
        expect(stranger.locator(".replay-bar > a")).to_have_count(3)
        boxes = stranger.locator(".replay-bar > *").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect())"
            ".map(box => [Math.round(box.top + box.height / 2), box.left, box.right])"
        )
        assert len({middle for middle, _, _ in boxes}) == 2, "nothing falls onto a row of its own"
        assert all(left >= 0 and right <= PHONE["width"] for _, left, right in boxes)
        picture(stranger, f"replay-phone-{language}")
    stranger.goto(f"{table}/replay?at=0")
    expect(stranger.locator("#felt .card")).to_have_count(48)
    hidden = "board => board.scrollHeight - board.clientHeight"
    assert stranger.locator("#felt").locator("xpath=..").evaluate(hidden) <= 0, (
        "all rows are above the slider"
    )


def test_a_running_game_is_looked_back_at_from_the_own_seat(open_page: Open, server: Serving) -> None:
    anna = open_page()
    table = set_up(server, "richelieu", {0: anna}, seed=2, start=0)
    anna.goto(f"{table}/replay?at=0&seat=1")
    expect(anna.locator("#main")).to_have_attribute("data-at", "0")
    assert anna.locator("#main select option[value='1']").count() == 0
