"""Replay, step by step, and links to a moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Open, picture
from tests.browser.pilot import new_table, play_to_the_end


def test_a_finished_game_is_stepped_through(open_page: Open) -> None:
    anna = open_page()
    table = new_table(anna, option__short="true", seat__1="bot:random", seed="2")
    play_to_the_end([anna])
    anna.goto(f"{table}/replay?at=5")
    main = anna.locator("#main")
    expect(main).to_have_attribute("data-at", "5")
    picture(anna, "replay")
    anna.keyboard.press("ArrowRight")
    expect(main).to_have_attribute("data-at", "6")
    anna.keyboard.press("ArrowLeft")
    anna.keyboard.press("ArrowLeft")
    expect(main).to_have_attribute("data-at", "4")
    assert re.search(r"at=4", anna.url)
    stranger = open_page("it")
    stranger.goto(anna.url)
    expect(stranger.locator("#main")).to_have_attribute("data-at", "4")
    for language in ("en", "it", "fr"):
        phone = open_page(language, PHONE)
        phone.goto(anna.url)
        expect(phone.locator(".replay-bar > a")).to_have_count(3)
        boxes = phone.locator(".replay-bar > *").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect())"
            ".map(box => [Math.round(box.top + box.height / 2), box.left, box.right])"
        )
        assert len({middle for middle, _, _ in boxes}) == 2, "nothing falls onto a row of its own"
        assert all(left >= 0 and right <= PHONE["width"] for _, left, right in boxes)
        picture(phone, f"replay-phone-{language}")


def test_a_running_game_is_looked_back_at_from_the_own_seat(open_page: Open) -> None:
    anna = open_page()
    table = new_table(anna, option__start="0", seat__1="open", seed="2")
    anna.goto(f"{table}/replay?at=0&seat=1")
    expect(anna.locator("#main")).to_have_attribute("data-at", "0")
    assert anna.locator("#main select option[value='1']").count() == 0
