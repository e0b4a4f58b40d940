"""Everybody can use every page: axe-core finds no violation, in both lights, on a desk and on a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from camerlengo.games import names, open_box
from tests.browser.conftest import DESKTOP, PHONE, Light, Open, picture, resize, speak
from tests.browser.pilot import (
    after,
    answer_all,
    can_choose_for_good,
    invitation,
    join,
    new_table,
    number,
    play_out,
    set_up,
    standing,
    table_at,
    until_answered,
)
from tests.web.serving import Serving

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
AXE = Axe().axe_script
# The page is not painted (`UNSEEN`). axe-core reads styles, not pixels: it is told that the root is opaque.
RUN_AXE = """async (rules) => {
    const real = window.getComputedStyle;
    const opaque = (style) => new Proxy(style, {
        get(_, name) {
            if (name === "opacity") return "1";
            if (name === "getPropertyValue") return (one) => one === "opacity" ? "1" : style[name](one);
            return style[name];
        },
    });
    window.getComputedStyle = (one, ...more) => {
        const style = real(one, ...more);
        return one === document.documentElement && window.unseen?.disabled === false ? opaque(style) : style;
    };
    try {
        const only = rules.length ? { runOnly: rules } : {};
        const { violations } = await axe.run({ resultTypes: ["violations"], ...only });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    } finally {
        window.getComputedStyle = real;
    }
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """Of these rules of axe-core, or of all."""
    page.wait_for_load_state()  # a click may have led to a page that is not there yet
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN_AXE, rules)
    return found


def no_barrier(page: Page, lights: list[Light], name: str = "") -> None:
    """In both lights, which differ in colours only. The next page begins with the last light of this one."""
    for rules, light in zip(((), ("color-contrast",)), lights, strict=True):
        page.emulate_media(color_scheme=light)
        assert violations(page, *rules) == [], f"{page.url} in the {light}"
        if name:
            picture(page, name.format(light=light))
    lights.reverse()


def test_barriers_are_found_on_a_page_that_is_not_painted(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    page.evaluate("""() => {
        const faint = document.createElement("p");
        faint.textContent = "faint";
        faint.style.color = "#777";
        faint.style.background = "#888";
        document.querySelector("#main").prepend(faint, new Image());
    }""")
    assert sorted(found.partition(":")[0] for found in violations(page)) == ["color-contrast", "image-alt"]


@SIZES
def test_no_page_has_a_barrier(open_page: Open, size: dict[str, int]) -> None:
    page, lights = open_page("fr" if size == PHONE else "en", size), list[Light](("light", "dark"))
    games = [f"/{door}/{game}" for game in names() for door in ("new", "rules")]
    for path in ("/", *games, "/api", "/nowhere"):
        page.goto(path)
        no_barrier(page, lights, f"page{path.replace('/', '-')}-{{light}}-{size['width']}")


@SIZES
def test_no_moment_of_a_game_has_a_barrier(open_page: Open, server: Serving, size: dict[str, int]) -> None:
    language = "fr" if size == PHONE else "en"
    page, lights = open_page(language, size), list[Light](("light", "dark"))
    set_up(server, "richelieu", {0: page}, free=(1,), start=0)
    no_barrier(page, lights)
    link = invitation(page)
    page.context.clear_cookies()
    speak(page, "it")
    page.goto(link)  # as a guest
    no_barrier(page, lights)
    speak(page, language)
    table = set_up(server, "richelieu", {0: page}, bots={1: "random"}, seed=2, short=True)
    answer_all(server, table, after(24, seat=0))
    table_at(server, table, page)
    no_barrier(page, lights, f"middle-{{light}}-{size['width']}")
    play_out(server, table)
    table_at(server, table, page)
    no_barrier(page, lights)
    page.goto(f"{table}/replay?at=7")
    no_barrier(page, lights)


CUT_OFF = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const wrong = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : [];
    const felt = document.querySelector(".felt").getBoundingClientRect();
    const phone = innerWidth < 700;  // where the panel of the table can be scrolled
    const parts = `.headline, .notice, #seat-0:not(.panel *), ${phone ? "#panel-table" : ".row"}`;
    for (const part of document.querySelectorAll(parts)) {
        const box = part.getBoundingClientRect();
        if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) {
            wrong.push(part.id || part.className);
        }
    }
    for (const row of document.querySelectorAll(".row")) {
        if (row.getBoundingClientRect().bottom > felt.bottom) wrong.push(`${row.id} sticks out`);
    }
    const below = document.querySelector(phone ? ".actions" : ".seat.near");
    const lowest = phone ? document.querySelector("#panel-table") : document.querySelector(".felt");
    for (const card of document.querySelectorAll(".felt .card")) {
        const { width, height } = card.getBoundingClientRect();
        if (phone && (width < 44 || height < 61)) wrong.push(`${card.id} is too small for a finger`);
    }
    if (lowest.getBoundingClientRect().bottom > below.getBoundingClientRect().top) {
        wrong.push("the table lies under what is below");
    }
    return wrong;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_fits_while_seats_are_open(open_page: Open, server: Serving, language: str) -> None:
    """With the link to send, with the hint that it works here only, and with the offer to sit down."""
    page = open_page(language)
    for free in ((1,), (1, 2, 3)):
        set_up(server, "richelieu", {0: page}, free=free, public=True, start=0)
        assert page.locator(".notice .hint").is_visible()
        for size in (DESKTOP, PHONE):
            resize(page, size)
            assert page.evaluate(CUT_OFF) == []
            picture(page, f"open-seats-{1 + len(free)}-{language}-{size['width']}")
        page.context.clear_cookies()
        page.reload()  # a stranger
        assert page.locator("#take-name").is_visible()
        for size in (PHONE, DESKTOP):
            resize(page, size)
            assert page.evaluate(CUT_OFF) == []


def test_long_names_and_headlines_push_nothing_away(open_page: Open, server: Serving) -> None:
    name = "Wolfeschlegelsteinhausenbergerdorffwell"
    page, phone = open_page(), open_page("it", PHONE)
    table = new_table(page, name=name, option__start="0", seed="5")
    fan = page.locator("#fan-0").bounding_box()
    join(phone, invitation(page), name[::-1])
    for _ in range(8):
        answer_all(server, table, after(1))
        table_at(server, table, page, phone)
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


def test_the_score_sheet_fits_with_its_total(open_page: Open, server: Serving) -> None:
    page = open_page()
    bots = {1: "random", 2: "random", 3: "random"}
    table = set_up(server, "richelieu", {0: page}, seed=2, bots=bots, short=True)
    play_out(server, table)
    page.locator(".tally .sheet-note").wait_for()
    for size in (DESKTOP, {"width": 1280, "height": 720}, PHONE):
        resize(page, size)
        page.wait_for_function(
            """() => {
                const list = document.querySelector(".tally .scroll-x");
                return list.scrollHeight <= list.clientHeight + 1 && list.scrollWidth <= list.clientWidth + 1;
            }"""
        )


def test_a_tip_is_within_reach_of_the_keyboard_and_no_barrier(open_page: Open, server: Serving) -> None:
    page = open_page()
    set_up(server, "richelieu", {0: page}, start=0)
    page.locator(".card.can").first.focus()
    page.keyboard.press("Shift+ArrowRight")
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
    page.keyboard.press("Enter")
    expect(page.locator(".tip-zoom")).to_be_focused()
    page.evaluate("document.dispatchEvent(new Event('scroll'))")
    expect(page.locator("#tip")).to_be_hidden()
    assert page.evaluate("document.activeElement.id") == card, "the focus goes with the tip"
    page.keyboard.press("z")
    expect(page.locator("#zoom[open] #zoom-rule")).to_be_visible()
    assert violations(page) == []


def test_what_the_pointer_only_passes_over_shows_no_tip(open_page: Open, server: Serving) -> None:
    page = open_page()
    page.clock.install()
    set_up(server, "richelieu", {0: page}, start=0)
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


# Shows every tip in turn, as if the pointer rested on its thing, or the keyboard or a tap had led there.
# Nothing waits here. Returns how many tips were seen, and which of `kept` were under one of them.
COVERED = """(kept) => {
    const real = window.setTimeout;
    window.setTimeout = (show) => { show(); return 0; };
    const tip = document.getElementById("tip");
    const covered = [];
    let seen = 0;
    const look = (thing, how) => {
        if (tip.hidden) return;
        seen += 1;
        for (const one of document.querySelectorAll(kept)) {
            const { x, y, width, height } = one.getBoundingClientRect();
            const above = document.elementFromPoint(x + width / 2, y + height / 2);
            if (above?.closest("#tip")) covered.push(`${one.id || one.value} by that of ${thing.id}, ${how}`);
        }
    };
    const over = (thing) => {
        thing.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    };
    for (const thing of document.querySelectorAll("#main :is([data-zoom], [data-why])")) {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const inSight = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        if (!inSight || !thing.checkVisibility()) continue;
        over(thing);
        look(thing, "pointer");
        thing.focus();
        look(thing, "focus");
        if (thing.getAttribute("aria-disabled") !== "true") continue;
        thing.click();
        look(thing, "tap");
    }
    over(document.body);
    window.setTimeout = real;
    return [seen, covered];
}"""


def test_a_tip_lies_on_nothing_that_can_be_chosen(open_page: Open, server: Serving) -> None:
    page = open_page()
    set_up(server, "pontifex", {0: page})
    page.keyboard.press("Tab")
    seen, covered = page.evaluate(COVERED, "#main button[name=option]")
    assert seen > 3
    assert covered == []


# Whether a click in the middle of each button would be one on it.
CONFIRMS = """() => [...document.querySelectorAll("#confirm button")].map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


@SIZES
@pytest.mark.parametrize("game", ["richelieu", "pontifex"])
def test_no_tip_lies_on_the_buttons_that_confirm(
    open_page: Open, server: Serving, game: str, size: dict[str, int]
) -> None:
    """Neither the tip of what was just chosen nor that of anything else."""
    page = open_page(size=size)
    table = set_up(server, game, {0: page})
    answer_all(server, table, can_choose_for_good(0))
    table_at(server, table, page)
    card = page.locator("#main [data-zoom][data-irrevocable]:visible").first
    page.keyboard.press("Tab")
    card.focus()
    if size != PHONE:  # where it is shown only if there is room beside everything that can be chosen
        expect(page.locator("#tip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#confirm-yes")).to_be_focused()
    assert page.evaluate(CONFIRMS) == [True, True]
    page.click("#confirm-no")
    expect(page.locator("#confirm")).to_be_hidden()
    if size == PHONE:
        card.tap()
    else:
        card.hover()
        expect(page.locator("#tip")).to_be_visible()
        card.click()
    expect(page.locator("#confirm")).to_be_visible()
    assert page.evaluate(CONFIRMS) == [True, True]
    seen, covered = page.evaluate(COVERED, "#confirm button")
    assert seen > 3 or size == PHONE
    assert covered == []
    assert page.evaluate(CONFIRMS) == [True, True]
    before = standing(page)
    page.click("#confirm-yes")
    until_answered(page, before)


@pytest.mark.parametrize("players", open_box("richelieu").players)
def test_everything_fits_on_a_laptop_without_scrolling(
    open_page: Open, server: Serving, players: int
) -> None:
    page = open_page()
    table = set_up(server, "richelieu", {0: page}, bots=dict.fromkeys(range(1, players), "random"))
    while not table_at(server, table, page).over:
        fits = page.evaluate(
            """() => document.documentElement.scrollHeight <= innerHeight
                     && document.documentElement.scrollWidth <= innerWidth"""
        )
        assert fits, f"the page scrolls after {number(page)} answers"
        for part in ("#headline", "#row-0", "#row-3", "#seat-0", f"#seat-{players - 1}"):
            box = page.locator(part).bounding_box()
            if box is not None and box["height"]:
                assert box["y"] >= 0
                assert box["y"] + box["height"] <= 800
        answer_all(server, table, after(30))


def test_a_phone_shows_table_and_question_at_once(open_page: Open, server: Serving) -> None:
    page = open_page(size=PHONE)
    set_up(server, "richelieu", {0: page}, hints=True, start=0)
    for part in ("#ask-hint", "#chat-text", ".chat .button"):  # for a fingertip
        box = page.locator(part).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.5, part
    for part in ("#headline", "#row-0", "#row-3"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= box["y"] + box["height"] <= 844
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 390
