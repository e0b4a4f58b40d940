"""Hints and the analysis in a browser: by keyboard, on a phone, in both lights, without a barrier."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from camerlengo.lab.simulate import Series, play_game
from tests.browser.conftest import DESKTOP, PHONE, Open, picture
from tests.browser.test_access import violations

IN_SIGHT = """(selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""


def table_with_hints(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.check("[name=hints]")
    page.click("details.experts summary")
    page.fill("#seed", "3")
    page.click("button.large[type=submit]")
    page.wait_for_url(re.compile("/table/"))


@pytest.mark.parametrize("game", ["richelieu", "habemus_papam"])
@pytest.mark.parametrize(("size", "light"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desk", "phone"])
def test_a_hint_is_asked_for_and_followed_by_keyboard(
    open_page: Open, game: str, size: dict[str, int], light: str
) -> None:
    page = open_page("it" if size == PHONE else "en", size, color_scheme=light)
    table_with_hints(page, game)
    page.locator("#ask-hint").focus()
    page.keyboard.press("Enter")
    hint = page.locator("#hint-list")
    expect(hint.locator("li").first).to_be_visible()
    assert page.evaluate(IN_SIGHT, "#hint-list > .sheet")
    assert violations(page) == []
    picture(page, f"hint-{game}-{size['width']}")
    page.keyboard.press("Escape")
    expect(hint.locator("li").first).to_be_hidden()
    hint.locator("summary").focus()
    page.keyboard.press("Enter")
    asked = page.locator("#main").get_attribute("data-number")
    hint.locator("li button").first.focus()
    page.keyboard.press("Enter")
    if page.locator("#confirm-yes").is_visible():
        page.click("#confirm-yes")
    expect(page.locator("#main")).not_to_have_attribute("data-number", asked or "")
    expect(page.locator("#hint-list")).to_have_count(0)


@pytest.mark.parametrize(("size", "light"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_the_analysis_comes_by_itself_and_leads_to_its_moments(
    open_page: Open, size: dict[str, int], light: str
) -> None:
    series = Series(game="richelieu", players=3, games=1, seed=4, bots=("greedy", "random", "random"))
    record = play_game(series, 0, keep_record=True).record
    assert record is not None
    page = open_page("fr" if size == PHONE else "en", size, color_scheme=light)
    page.goto("/")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record.to_json()}
    page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]
    page.click("form[action='/replay'] button")
    page.wait_for_url(re.compile("/replay"))
    page.click("a[href$='/analysis']")
    page.wait_for_url(re.compile("/analysis"))
    assert violations(page) == []
    page.click("main form button.primary")
    expect(page.locator(".chart polyline")).to_have_count(3)
    page.click("details summary >> nth=-1")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    picture(page, f"analysis-{light}-{size['width']}")
    page.locator(".told a").first.click()
    page.wait_for_url(re.compile(r"/replay\?at=\d+"))


COVERS = """([one, other]) => {
    const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def comes_later(page: Page) -> None:
    """The advice is asked for, and the page learns of it only when `page.evaluate("arrive()")` lets it."""
    page.evaluate("""() => {
        const real = window.fetch;
        const letIn = new Promise((done) => { window.arrive = done; });
        window.fetch = async (...asked) => { await letIn; return real(...asked); };
    }""")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_advice_that_comes_while_the_options_are_read_waits_to_be_opened(
    open_page: Open, size: dict[str, int]
) -> None:
    page = open_page("en", size)
    table_with_hints(page, "richelieu")
    comes_later(page)
    page.click("#ask-hint")
    page.click("#option-list > summary")
    page.evaluate("arrive()")
    hint, options = page.locator("#hint-list"), page.locator("#option-list")
    expect(hint).to_have_attribute("data-unread", "")
    expect(hint.locator("li").first).to_be_hidden()
    options.locator("li button").first.click(trial=True)  # nothing lies over it
    expect(page.locator("#told")).to_contain_text("advice")
    assert violations(page) == []
    picture(page, f"hint-waits-{size['width']}")
    hint.locator("summary").click()
    expect(hint.locator("li").first).to_be_visible()
    expect(hint).not_to_have_attribute("data-unread", "")
    expect(options.locator("li").first).to_be_hidden()


@pytest.mark.parametrize(("game", "size"), [("q", PHONE), ("pontifex", PHONE), ("pontifex", DESKTOP)])
def test_what_one_gets_to_know_is_not_said_on_top_of_advice(
    open_page: Open, game: str, size: dict[str, int]
) -> None:
    page = open_page("fr", size)
    table_with_hints(page, game)
    if game == "q":
        page.check("#peek")
    page.click("#ask-hint")
    expect(page.locator("#hint-title")).to_be_visible()
    page.evaluate("""() => {
        const news = document.getElementById("news");
        news.textContent = "Vous regardez la carte que le Préfet a piochée : Droit d'asile.";
        news.hidden = false;
    }""")
    picture(page, f"hint-news-{game}-{size['width']}")
    assert not page.evaluate(COVERS, ["#news", "#hint-list > .sheet"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_advice_about_a_covered_hand_says_so_and_shows_when_one_looks(
    open_page: Open, size: dict[str, int]
) -> None:
    page = open_page("fr", size)
    table_with_hints(page, "q")
    page.click("#ask-hint")
    hint = page.locator("#hint-list")
    expect(hint.locator(".hint-cover")).to_contain_text("couvertes")
    expect(hint.locator("li").first).to_be_hidden()
    expect(page.locator("#peek")).not_to_be_checked()
    assert page.evaluate(IN_SIGHT, ".hint-cover")
    assert violations(page) == []
    picture(page, f"hint-q-covered-{size['width']}")
    hint.locator("summary").click()  # to put it away uncovers nothing
    expect(hint.locator(".hint-cover")).to_be_hidden()
    expect(page.locator("#peek")).not_to_be_checked()
    hint.locator("summary").click()
    page.click("#uncover")
    expect(page.locator("#peek")).to_be_checked()
    expect(hint.locator("li").first).to_be_visible()
    expect(hint.locator(".hint-cover")).to_be_hidden()
    picture(page, f"hint-q-{size['width']}")
    page.keyboard.press("Escape")
    expect(hint.locator("li").first).to_be_hidden()
