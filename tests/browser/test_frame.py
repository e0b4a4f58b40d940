"""The frame of every table: nothing jumps or covers a target, and zoom leaves a table to play at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open, picture, resize
from tests.browser.pilot import (
    answer_all,
    can_choose_for_good,
    click_option,
    is_asked,
    offered,
    set_up,
    table_at,
)
from tests.web.serving import Serving

GAMES = ["richelieu", "habemus_papam", "q", "pontifex"]
SIZES = [DESKTOP, {"width": 1440, "height": 900}, {"width": 768, "height": 1024}, PHONE]
ZOOMED = [{"width": 640, "height": 400}, {"width": 427, "height": 267}, {"width": 320, "height": 200}]

# What can be chosen now and is seen.
CHOICES = """
const choices = () => {
    const all = document.querySelectorAll("#main :is(button[name=option], [data-choice]:not(:disabled))");
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    return [...all].filter((one) => !one.closest("details:not([open])") && seen(one));
};"""
# The choices that lie below something else, each scrolled into view: nothing may be above its middle.
COVERED = (
    f"""() => {{{CHOICES}"""
    """
    const wrong = [];
    for (const one of choices()) {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = one.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!one.contains(above)) wrong.push(`${one.id} is under ${above?.outerHTML.slice(0, 80)}`);
    }
    return wrong;
}"""
)
LINES_CUT = "one => one.clientHeight > 1 ? one.scrollHeight - one.clientHeight : 0"
LIES = """() => ["panels", "headline"].map((id) => {
    const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
    return [x, y, id === "panels" ? width : 0, height];
})"""


def ready(open_page: Open, server: Serving, game: str) -> tuple[Page, str]:
    page = open_page()
    address = set_up(server, game, {0: page})
    answer_all(server, address, is_asked(0))
    table_at(server, address, page)
    look = page.locator("#look-at-cards")
    if look.is_visible():
        look.click()
    return page, address


@pytest.mark.parametrize("game", GAMES)
def test_zoom_leaves_a_table_on_which_everything_can_be_chosen(
    open_page: Open, server: Serving, game: str
) -> None:
    """At 200, 300 and 400 % the page scrolls as a whole, and nothing is smaller than at 100 %."""
    page, _ = ready(open_page, server, game)
    widths = [device_width(page, 1)]
    for size in ZOOMED:
        resize(page, size)
        picture(page, f"zoom-{game}-{size['width']}")
        assert page.evaluate(COVERED) == [], size
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
        assert page.locator(".bar-title").evaluate(LINES_CUT) < 8, "the title is whole, or leaves its room"
        widths.append(device_width(page, DESKTOP["width"] / size["width"]))
    assert min(widths) == widths[0]
    resize(page, DESKTOP)
    page.evaluate("document.documentElement.style.setProperty('font-size', '32px', 'important')")
    assert page.evaluate(COVERED) == [], "with letters of twice the size"


def device_width(page: Page, zoom: float) -> float:
    """Of the first choice on the table, in pixels of the screen."""
    choice = page.locator(":is(.card.can, .stack, .spot.can, .returnable)").first
    box = choice.bounding_box()
    assert box is not None
    return round(box["width"] * zoom)


@pytest.mark.parametrize("game", ["richelieu", "pontifex"])
def test_nothing_jumps_when_a_choice_is_to_be_confirmed(open_page: Open, server: Serving, game: str) -> None:
    page, address = ready(open_page, server, game)
    answer_all(server, address, can_choose_for_good(0))
    table_at(server, address, page)
    for size in SIZES:
        resize(page, size)
        before = page.evaluate(LIES)
        page.locator("#main [data-irrevocable]:visible").first.click()
        expect(page.locator("#confirm")).to_be_visible()
        assert page.evaluate(LIES)[0] == pytest.approx(before[0], abs=1), size
        page.click("#confirm-no")
        expect(page.locator("#confirm")).to_be_hidden()


LONG_WORDS = "You look at the card that the Prefect has drawn: Break-in at the Curia, which takes a card."


@pytest.mark.parametrize("game", GAMES)
def test_words_that_are_shown_for_a_while_cover_no_target(
    open_page: Open, server: Serving, game: str
) -> None:
    page, _ = ready(open_page, server, game)
    for size in SIZES:
        resize(page, size)
        page.evaluate(
            """(words) => {
                const news = document.getElementById("news");
                news.textContent = words;
                news.hidden = false;
                document.dispatchEvent(new Event("table"));
            }""",
            LONG_WORDS,
        )
        picture(page, f"news-{game}-{size['width']}")
        assert page.evaluate(UNDER, "#news") == [], size


# What can be pressed now and lies, even in part, under this.
UNDER = (
    f"""(selector) => {{{CHOICES}"""
    """
    const words = document.querySelector(selector).getBoundingClientRect();
    const others = [...document.querySelectorAll(".tabs a, .actions .button")];
    return [...choices(), ...others].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.x < words.right && words.x < box.right && box.y < words.bottom && words.y < box.bottom;
    }).map((one) => one.id || one.className);
}"""
)


def test_a_tip_opens_only_when_the_pointer_moves(open_page: Open, server: Serving) -> None:
    page = open_page()
    page.clock.install()
    table = set_up(server, "richelieu", {0: page}, start=0)
    card = page.locator(".card.can").first
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 30)
    click_option(page, offered(page)[0])
    answer_all(server, table, is_asked(0))
    table_at(server, table, page)
    page.evaluate(
        """([x, y]) => {
            const thing = document.querySelector("[data-zoom]");
            const still = { bubbles: true, pointerType: "mouse", clientX: x, clientY: y };
            document.dispatchEvent(new PointerEvent("pointermove", still));
            thing.dispatchEvent(new PointerEvent("pointerover", still));
        }""",
        [box["x"] + 5, box["y"] + 30],
    )
    page.clock.run_for(2000)
    expect(page.locator("#tip")).to_be_hidden()


def test_a_long_press_tells_and_chooses_nothing(open_page: Open, server: Serving) -> None:
    page = open_page(size=PHONE)
    table = set_up(server, "q", {0: page})
    answer_all(server, table, lambda now: any(one.seat == 0 and one.name == "act" for one in now.questions))
    table_at(server, table, page)
    number = page.locator("#main").get_attribute("data-number")
    door = page.locator(".door.can").first
    box = door.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator("#tip")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
    expect(page.locator("#tip")).to_be_visible()
    assert page.locator("#main").get_attribute("data-number") == number
