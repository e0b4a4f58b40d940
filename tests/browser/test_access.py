"""Everybody can use every page: axe-core finds no violation, in both lights, on a desk and on a phone."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from camerlengo.games import NAMES
from tests.browser.conftest import DESKTOP, PHONE, Open, picture
from tests.browser.pilot import invitation, join, new_table, over, play_on, play_to_the_end


def violations(page: Page) -> list[str]:
    page.wait_for_load_state()  # a click may have led to a page that is not there yet
    results = Axe().run(page)
    return [f"{one['id']}: {node['html']}" for one in results.response["violations"] for node in one["nodes"]]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_no_page_has_a_barrier(open_page: Open, size: dict[str, int], light: str) -> None:
    page = open_page("fr" if size == PHONE else "en", size, color_scheme=light)
    games = [f"/{door}/{game}" for game in NAMES for door in ("new", "rules")]
    for path in ("/", *games, "/api", "/nowhere"):
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


CUT_OFF = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const wrong = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : [];
    const felt = document.querySelector(".felt").getBoundingClientRect();
    for (const part of document.querySelectorAll(".headline, .row, .notice, #seat-0:not(.panel *)")) {
        const box = part.getBoundingClientRect();
        if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) {
            wrong.push(part.id || part.className);
        }
        if (part.matches(".row") && box.bottom > felt.bottom) wrong.push(`${part.id} sticks out`);
    }
    const below = document.querySelector(innerWidth > 700 ? ".seat.near" : ".actions");
    if (felt.bottom > below.getBoundingClientRect().top) wrong.push("the table lies under what is below");
    return wrong;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_everything_fits_while_seats_are_open(open_page: Open, size: dict[str, int], language: str) -> None:
    """With the link to send, with the hint that it works here only, and with the offer to sit down."""
    for others in ({}, {"seat__2": "open", "seat__3": "open"}):
        page, stranger = open_page(language, size), open_page(language, size)
        page.goto("/new/richelieu")
        page.locator("[name=visibility][value=public]").check(force=True)
        for seat, kind in {"seat__1": "open", **others}.items():
            page.select_option(f"[name={seat.replace('__', '-')}]", kind)
        page.select_option("[name=option-start]", "0")
        page.click("button.large[type=submit]")
        page.wait_for_url(re.compile("/table/"))
        assert page.locator(".notice .hint").is_visible()
        assert page.evaluate(CUT_OFF) == []
        picture(page, f"open-seats-{2 + len(others)}-{language}-{size['width']}")
        stranger.goto(page.url)
        assert stranger.locator("#take-name").is_visible()
        assert stranger.evaluate(CUT_OFF) == []


def test_long_names_and_headlines_push_nothing_away(open_page: Open) -> None:
    name = "Wolfeschlegelsteinhausenbergerdorffwell"
    page, phone = open_page(), open_page("it", PHONE)
    new_table(page, name=name, option__start="0", seed="5")
    fan = page.locator("#fan-0").bounding_box()
    join(phone, invitation(page), name[::-1])
    for turn in range(8):
        play_on([page, phone], turn)
        assert page.evaluate(CUT_OFF) == []
        assert phone.evaluate(CUT_OFF) == []
    now = page.locator("#fan-0").bounding_box()
    assert fan is not None
    assert now is not None
    assert (fan["x"], fan["width"]) == (now["x"], now["width"])
    phone.evaluate(
        "document.querySelector('.headline-text').textContent = 'Una domanda molto lunga. '.repeat(9)"
    )
    assert phone.evaluate(CUT_OFF) == []


def test_the_score_sheet_fits_with_its_total(open_page: Open) -> None:
    page = open_page()
    bots = {f"seat__{seat}": "bot:random" for seat in (1, 2, 3)}
    new_table(page, seed="2", option__short="true", **bots)
    play_to_the_end([page])
    page.locator(".tally .hint").wait_for()
    for size in (DESKTOP, {"width": 1280, "height": 720}, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function(
            """() => {
                const list = document.querySelector(".tally .scroll-x");
                return list.scrollHeight <= list.clientHeight + 1 && list.scrollWidth <= list.clientWidth + 1;
            }"""
        )


def test_a_tip_is_within_reach_of_the_keyboard_and_no_barrier(open_page: Open) -> None:
    page = open_page()
    new_table(page, option__start="0", seat__1="bot:random", seed="5")
    page.locator(".card.can").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tip")).to_be_visible()
    # The table may change, or be scrolled to the card, while the tip is about to come.
    page.evaluate(
        """() => {
            const card = document.activeElement;
            card.blur();
            document.dispatchEvent(new Event("scroll"));  // none is shown now
            card.focus();
            document.dispatchEvent(new Event("scroll"));
            document.dispatchEvent(new Event("table"));
        }"""
    )
    expect(page.locator("#tip")).to_be_visible()
    card = page.evaluate("document.activeElement.id")
    page.keyboard.press("Enter")
    expect(page.locator(".tip-zoom")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Tab")
    expect(page.locator("#tip .tip-rule")).to_be_focused()
    assert "#RI-11" in (page.locator("#tip .tip-rule").get_attribute("href") or "")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    assert page.evaluate("document.activeElement.id") == card
    page.keyboard.press("z")
    expect(page.locator("#zoom[open] #zoom-rule")).to_be_visible()
    assert violations(page) == []


def test_what_the_pointer_only_passes_over_shows_no_tip(open_page: Open) -> None:
    page = open_page()
    page.clock.install()
    new_table(page, option__start="0", seat__1="open", seed="5")
    tip, card = page.locator("#tip"), page.locator(".row .card:not(.can)").first
    card.hover()
    page.mouse.move(1, 1)
    page.clock.run_for(2000)
    expect(tip).to_be_hidden()
    card.hover()
    page.clock.run_for(2000)
    expect(tip).to_be_visible()
    page.mouse.move(1, 1)
    page.clock.run_for(2000)
    expect(tip).to_be_hidden()


def test_a_tip_lies_on_nothing_that_can_be_chosen(open_page: Open) -> None:
    page = open_page()
    new_table(page, "pontifex", seat__1="open", seed="5")
    things = page.locator("#main :is([data-zoom], [data-why]):not(button[name=option]):visible")
    seen = 0
    for thing in things.all()[:12]:
        thing.hover(force=True)
        page.locator("#tip").wait_for()
        seen += 1
        covered = page.evaluate(
            """() => [...document.querySelectorAll("#main button[name=option]")].filter((choice) => {
                const { x, y, width, height } = choice.getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("#tip");
            }).length"""
        )
        assert covered == 0
        page.mouse.move(1, 1)
        page.locator("#tip").wait_for(state="hidden")
    assert seen > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_fits_on_a_laptop_without_scrolling(open_page: Open, players: int) -> None:
    page = open_page()
    bots = {f"seat__{seat}": "bot:random" for seat in range(1, players)}
    new_table(page, seed="5", **bots)
    for turn in range(200):
        if not play_on([page], turn) or over(page):
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
