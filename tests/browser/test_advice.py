"""Hints and the analysis in a browser: by keyboard, on a phone, in both lights, without a barrier."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Page, expect

from camerlengo import Table
from camerlengo.games import open_box
from camerlengo.server.analyses import Analyses
from tests.browser.conftest import DESKTOP, PHONE, Light, Open, picture, resize
from tests.browser.pilot import answer_all, click_option, is_asked, offered, play_out, set_up, table_at
from tests.browser.test_access import SIZES, violations
from tests.server.helpers import HereAndNow
from tests.web.serving import Serving

IN_SIGHT = """(selector) => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""


def table_with_hints(server: Serving, page: Page, game: str) -> None:
    """Something is asked there, and advice can be had."""
    bots = dict.fromkeys(range(1, min(open_box(game).players)), "random")
    table = set_up(server, game, {0: page}, seed=3, bots=bots, hints=True)
    answer_all(server, table, is_asked(0))
    table_at(server, table, page)


def form_with_hints(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
    page.check("[name=hints]")
    page.click("details.options summary")
    page.fill("#seed", "3")
    page.click("button.large[type=submit]")
    page.wait_for_url(re.compile("/table/"))


@pytest.mark.parametrize("game", ["richelieu", "habemus_papam"])
@pytest.mark.parametrize(("size", "light"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desk", "phone"])
def test_a_hint_is_asked_for_and_followed_by_keyboard(
    open_page: Open, server: Serving, game: str, size: dict[str, int], light: Light
) -> None:
    page = open_page("it" if size == PHONE else "en", size, light)
    if game == "richelieu":
        form_with_hints(page, game)
    else:
        table_with_hints(server, page, game)
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


def test_the_analysis_comes_by_itself_and_leads_to_its_moments(
    open_page: Open, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a desk and on a phone, for a record that was brought along."""
    # On a busy machine a page may be too slow to say that somebody still wants it.
    monkeypatch.setattr(server.house, "analyses", Analyses(HereAndNow(), patience=math.inf))
    game = Table("richelieu", 3, seed=11)
    while not game.over:
        game.answer(game.questions[0].seat, game.questions[0].options[0])
    desk, phone = open_page(), open_page("fr", PHONE, "dark")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": game.record.to_json()}
    for page in (desk, phone):
        page.goto("/")
        page.set_input_files("input[type=file]", file)  # type: ignore[arg-type]
        page.click("form[action='/replay'] button")
        page.wait_for_url(re.compile("/replay"))
        page.click("a[href$='/analysis']")
        page.wait_for_url(re.compile("/analysis"))
        assert violations(page) == []
    phone.click("main form button.primary")
    expect(phone.locator(".chart polyline")).to_have_count(3)
    desk.goto(phone.url)
    for page, light, width in ((desk, "light", 1280), (phone, "dark", 390)):
        expect(page.locator(".chart polyline")).to_have_count(3)
        page.click("details summary >> nth=-1")
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, f"analysis-{light}-{width}")
        board = page.frame_locator("#board").locator("#main")
        remark = page.locator(".told a").first
        remark.press("Enter")
        expect(page.locator("#told")).to_contain_text(remark.inner_text())
        expect(board).to_have_attribute("data-at", str(remark.get_attribute("data-look")))
        expect(page.locator("#board-says")).not_to_be_empty()
        expect(remark).to_be_focused()  # whatever the board shows
        page.focus("#moment")
        page.keyboard.press("Home")
        expect(board).to_have_attribute("data-at", "0")
        page.keyboard.press("ArrowRight")
        expect(board).to_have_attribute("data-at", "1")
        expect(page.locator("#moment-says")).to_contain_text("1")
        expect(page.locator("#moment")).to_have_attribute("aria-valuetext", re.compile("^(Move|Coup) 1 .*%"))


def test_an_analysis_after_a_game_against_bots_starts_by_itself(
    open_page: Open, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house, "analyses", Analyses(HereAndNow(1), patience=math.inf))
    page = open_page()
    table = set_up(server, "richelieu", {0: page}, bots={1: "random"}, short=True)
    play_out(server, table)
    page.goto(f"{table}/analysis")
    expect(page.locator("#running, #moment").first).to_be_attached()
    other = open_page()
    other.goto(f"{table}/analysis")
    expect(other.locator("main form button.primary")).to_have_count(0)  # it runs already


COVERS = """([one, other]) => {
    const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

# The middle of each ring, and the option that is chosen there.
RINGS = """() => [...document.querySelectorAll(".hint-ring")].map((ring) => {
    const box = ring.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return [ring.textContent, there.closest("button[name=option]")?.value];
})"""


@SIZES
def test_a_hint_marks_the_table_and_covers_nothing_of_it(
    open_page: Open, server: Serving, size: dict[str, int]
) -> None:
    page = open_page("en", size)
    table_with_hints(server, page, "richelieu")
    page.click("#ask-hint")
    page.locator(".hint-ring").first.wait_for()
    assert not page.evaluate(COVERS, ["#hint-list > .sheet", ".panels"])
    lines = page.locator("#hint-list [data-mark]")
    wanted = {str(lines.nth(at).get_attribute("data-mark")): lines.nth(at) for at in range(lines.count())}
    rings = page.evaluate(RINGS)
    assert rings
    for number, option in rings:
        assert wanted[number].get_attribute("value") == option
    page.click("#option-list > summary")  # the list comes before the hint
    page.locator("#option-list li button").first.click(trial=True)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".hint-ring")).to_have_count(0)
    expect(page.locator("#hint-list li").first).to_be_hidden()
    page.locator("#hint-list summary").click()
    expect(page.locator(".hint-ring").first).to_be_visible()


def test_a_hint_of_several_things_marks_each_of_them(open_page: Open, server: Serving) -> None:
    page = open_page("en", PHONE)
    table_with_hints(server, page, "habemus_papam")
    page.click("#ask-hint")
    page.locator("#hint-list [data-mark]").first.wait_for()
    page.evaluate(
        """() => {
            const [first, ...others] = document.querySelectorAll("#hint-list [data-mark]");
            for (const line of others) line.remove();
            first.value =
                document.querySelector(".bid-button[data-gems='3,3,0']").value;
            dispatchEvent(new Event("resize"));
        }"""
    )
    expect(page.locator(".hint-ring")).to_have_text(["1×2", "1"])
    for gem, number in ((3, 0), (0, 1)):
        stack = page.locator(f"#stack-{gem}").bounding_box()
        ring = page.locator(".hint-ring").nth(number).bounding_box()
        assert stack is not None
        assert ring is not None
        assert abs(stack["x"] - 3 - ring["x"]) < 2
        assert abs(stack["y"] - 3 - ring["y"]) < 2


@pytest.mark.parametrize(("game", "sizes"), [("q", (PHONE,)), ("pontifex", (PHONE, DESKTOP))])
def test_what_one_gets_to_know_is_not_said_on_top_of_advice(
    open_page: Open, server: Serving, game: str, sizes: tuple[dict[str, int], ...]
) -> None:
    page = open_page("fr", PHONE)
    table_with_hints(server, page, game)
    if game == "q":
        page.check("#peek")
    page.click("#ask-hint")
    expect(page.locator("#hint-title")).to_be_visible()
    page.evaluate("""() => {
        const news = document.getElementById("news");
        news.textContent = "Vous regardez la carte que le Préfet a piochée : Droit d'asile.";
        news.hidden = false;
        document.dispatchEvent(new Event("table"));
    }""")
    for size in sizes:
        resize(page, size)
        picture(page, f"hint-news-{game}-{size['width']}")
        assert not page.evaluate(COVERS, ["#news", "#hint-list > .sheet"])


@SIZES
def test_advice_about_a_covered_hand_says_so_and_shows_when_one_looks(
    open_page: Open, server: Serving, size: dict[str, int]
) -> None:
    page = open_page("fr", size)
    table_with_hints(server, page, "q")
    page.click("#ask-hint")
    hint = page.locator("#hint-list")
    expect(hint.locator(".hint-cover")).to_contain_text("cachées")
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


@SIZES
def test_a_first_game_explains_itself_mark_by_mark(
    open_page: Open, server: Serving, size: dict[str, int]
) -> None:
    page = open_page("it", size)
    page.goto("/")
    page.evaluate("sessionStorage.setItem('first game', 'yes'); localStorage.clear()")
    set_up(server, "richelieu", {0: page}, bots={1: "random"}, start=0)
    coach = page.locator("#coach")
    expect(coach).to_contain_text("1/5")
    assert not page.evaluate(COVERS, ["#coach", ".panels"])
    assert violations(page) == []
    picture(page, f"coach-{size['width']}")
    click_option(page, offered(page)[0])
    expect(coach).to_contain_text("2/5")
    page.click("#coach-skip")
    expect(coach).to_be_hidden()
    page.reload()
    expect(page.locator("#main[data-asked]")).to_be_visible()
    expect(coach).to_be_hidden()
    page.click("#settings summary")
    page.click("#coach-again")  # somebody else plays in this browser
    expect(coach).to_contain_text("1/5")
    expect(page.locator("#coach-next")).to_be_focused()
