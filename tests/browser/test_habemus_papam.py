"""Whole conclaves in real browsers: sealed bids, smoke, the final count, and nothing seen that is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import cast

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from camerlengo.core.texts import text
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.view import HabemusPapamView
from camerlengo.games.habemus_papam.wording import Wording
from camerlengo.table import Table
from tests.browser.conftest import DESKTOP, PHONE, Open, picture
from tests.browser.pilot import (
    MANY,
    asked,
    click_one,
    click_option,
    invitation,
    join,
    new_table,
    number,
    play_on,
    standing,
    table_at,
    until_answered,
    until_seen,
)
from tests.browser.test_access import violations
from tests.web.serving import Serving

GAME = "habemus_papam"
DESKS = (DESKTOP, {"width": 1366, "height": 650}, {"width": 1920, "height": 950})
PHONES = (PHONE, {"width": 375, "height": 667})
ENGLISH = re.compile(
    r"\b(the|your|take|waiting|seat|undo|rules|card|bid|gems|order|nothing)\b", re.IGNORECASE
)

# The page scrolls, a part of it sticks out of the window or of its own frame, or lies under another one.
CUT_OFF = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const wrong = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page scrolls"] : [];
    const desk = innerWidth > 1100;
    const box = one => one.getBoundingClientRect();
    const parts = [...document.querySelectorAll(`#headline, #room, #screen, .tally${desk ? ", .seat" : ""}`)];
    for (const part of parts) {
        const { top, left, bottom, right } = box(part);
        if (right <= 0 || left >= innerWidth) continue; // a panel to swipe to
        if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1) wrong.push(part.id);
        for (const other of parts) {
            const overlaps = top < box(other).bottom - 1 && bottom > box(other).top + 1
                && left < box(other).right - 1 && right > box(other).left + 1;
            if (part !== other && overlaps) wrong.push(`${part.id} over ${other.id}`);
        }
    }
    const frames = [".room, .screen, .seat, .fan, .ballot, .hearth, .offer, .orders, .bidding, .treasure"];
    for (const frame of document.querySelectorAll([...frames, ".hand-cards"])) {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
        if (clientWidth && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)) {
            wrong.push(`${frame.className} holds ${scrollWidth} × ${scrollHeight}`);
        }
    }
    const room = document.getElementById("room");
    for (const card of document.querySelectorAll("#offer .card")) {
        const { left, right } = box(card);
        if (left < box(room).left || right > box(room).right) wrong.push(`${card.id} sticks out of the room`);
    }
    const panel = document.getElementById("panel-table");
    if (!desk && panel && panel.scrollHeight > panel.clientHeight + 1) wrong.push("the table scrolls");
    return wrong;
}"""


def fits(page: Page, windows: Iterable[dict[str, int]], when: object) -> None:
    """In all these windows; it gets back the first."""
    first, *others = windows
    for window in (*others, first):
        page.set_viewport_size(cast(ViewportSize, window))
        assert page.evaluate(CUT_OFF) == [], (when, window)


def bid(page: Page, *gems: int) -> None:
    """Picks gems up (0 the first kind from the left that is there) and closes the hand."""
    for gem in gems:
        page.locator("button.stack").nth(gem).click()
    before = standing(page)
    page.click("#close-hand")
    until_answered(page, before)


def decide(page: Page, turn: int) -> None:
    """Bids by hand, everything else by clicking what is offered."""
    if not page.locator("#close-hand").is_visible():
        return click_one(page, turn)
    kinds = page.locator("button.stack").count()
    most = int(page.locator("#bidding").get_attribute("data-most") or "0")
    bid(page, *([turn % kinds] if kinds and most and turn % 3 else []))
    return None


def without_number(page: Page) -> str:
    html: str = page.evaluate("document.getElementById('main').outerHTML")
    return re.sub(r' data-number="\d+"', "", html)


def hides_what_is_hidden(page: Page, language: str, table: Table, seat: int | None) -> None:
    """No order, gem, coin or action card of others: not as a picture, a name, an address or an id."""
    html = page.locator("#main").evaluate("main => main.outerHTML")
    wording = Wording(cast(HabemusPapamDeck, table.deck))
    own = cast(HabemusPapamView, table.view(seat)).seats[seat].orders if seat is not None else ()
    mine = {order.order for order in own if order is not None}
    for other in range(table.players):
        if other == seat:
            continue
        view = cast(HabemusPapamView, table.view(other)).seats[other]
        hidden = {order.order for order in view.orders if order is not None} - mine
        for order in hidden:
            assert text(f"{GAME}.page.plain", what=wording.order(order)).say(language) not in html
        assert f'id="action-{other}-' not in html
        assert f'id="gems-{other}-' not in html
    assert 'class="purse"' not in html
    if seat is None:
        assert 'class="need' not in html
        assert "own-seal" not in html


def test_three_people_elect_a_pope(open_page: Open, server: Serving) -> None:
    """Every question is looked at when it first comes up: it fits, has no barrier, and is in one language."""
    readers = {"en": DESKTOP, "it": PHONE, "fr": DESKTOP}
    pages = [
        open_page(language, size, color_scheme="light" if language == "fr" else "dark")
        for language, size in readers.items()
    ]
    anna, bruno, carla = pages
    address = new_table(anna, GAME, seat__2="open", option__camerlengo="0", seed="16")
    join(bruno, invitation(anna), "Bruno")
    join(carla, invitation(anna), "Carla")
    watcher = open_page("en")
    watcher.goto(address)

    # a bid is sealed, kept over a reload, and changed; the others see that, but never what
    expect(anna.locator("#main.my-turn")).to_be_visible()
    bid(anna, 0, 3)
    assert not asked(anna)
    assert "Your turn" not in anna.title()
    expect(anna.locator("#own-seal")).to_contain_text("1 diamond and 1 amber")
    for page in (bruno, watcher):
        expect(page.locator("#sealed-0")).to_be_visible()
        expect(page.locator("#sealed-1")).to_have_count(0)
    picture(anna, "conclave-sealed")
    anna.reload()
    expect(anna.locator("#own-seal")).to_contain_text("1 diamond and 1 amber")
    expect(anna.locator("#hand")).to_have_class(re.compile("closed"))
    # (a reload is seen for a moment: somebody is away)
    expect(bruno.locator("#seat-0 .presence.here")).to_be_visible()
    expect(watcher.locator("#seat-0 .presence.here")).to_be_visible()
    before = [without_number(page) for page in (bruno, watcher)]
    anna.locator("button.stack").nth(0).click()
    bid(anna)
    until_seen((bruno, watcher), number(anna))
    assert [without_number(page) for page in (bruno, watcher)] == before

    seen: set[str] = set()
    for turn in range(MANY):
        table = table_at(server, address, *pages, watcher)
        kind = table.questions[0].name if table.questions else "over"
        for page, language in zip(pages, readers, strict=True):
            if asked(page) and kind not in seen:
                seen.add(kind)
                look_at(page, language, kind)
        if turn % 12 == 0 and not table.over:
            for seat, (page, language) in enumerate(zip(pages, readers, strict=True)):
                hides_what_is_hidden(page, language, table, seat)
            hides_what_is_hidden(watcher, "en", table, None)
        if not play_on(pages, turn, decide):
            break
    assert seen >= {"discard", "play", "bid", "take", "bribe_whom", "swap_whom", "swap_for"}
    for page, (language, size) in zip(pages, readers.items(), strict=True):
        expect(page.locator(".tally tbody tr")).to_have_count(6)
        expect(page.locator("#chimney")).to_be_visible()
        look_at(page, language, f"over-{size['width']}")
    anna.goto(f"{address}/replay?at=40")
    expect(anna.locator(".order.unknown")).to_have_count(0)
    assert anna.locator(".orders .order").count() == 6
    look_at(anna, "en", "replay")
    anna.keyboard.press("ArrowRight")
    expect(anna.locator("#main")).to_have_attribute("data-at", "41")


def look_at(page: Page, language: str, name: str) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    picture(page, f"conclave-{name}-{language}-{width}")
    assert page.evaluate(CUT_OFF) == [], name
    assert violations(page) == [], name
    if language != "en":
        shown = page.locator("#main").inner_text()
        assert not ENGLISH.search(re.sub(r"Black Smoke|White Smoke", "", shown)), name


def test_four_at_a_table_to_the_end(open_page: Open, server: Serving) -> None:
    """Two people, on a desk and on a phone, and two bots; everything fits, also when the smoke is white.

    Smoke rises once: who reloads the page does not see it again.
    """
    anna, bruno = open_page("fr", PHONE, color_scheme="light"), open_page("it", DESKTOP)
    bots = {"seat__2": "bot:random", "seat__3": "bot:random"}
    address = new_table(anna, GAME, name="Anna Maria della Rovere", seed="4", **bots)
    join(bruno, invitation(anna), "Bruno")
    reloaded = 0
    for turn in range(MANY):
        if turn % 9 == 0 or anna.locator(".smoke-white #offer").count():
            fits(anna, PHONES, turn)
            fits(bruno, DESKS, turn)
        if anna.locator(".moment").count() and asked(anna):
            assert anna.evaluate("Object.keys(sessionStorage).some(key => key.startsWith('smoke '))")
            anna.reload()
            if anna.locator(".moment").count():
                expect(anna.locator(".moment.rises")).to_have_count(0)
                reloaded += 1
        if not play_on([anna, bruno], turn, decide):
            break
    assert reloaded
    table = table_at(server, address)
    assert table.result is not None
    for page, windows in ((anna, PHONES), (bruno, DESKS)):
        expect(page.locator("#main")).to_have_class(re.compile("is-over"))
        fits(page, windows, "over")
        totals = page.locator(".tally tfoot b").all_inner_texts()
        assert [int(total) for total in totals] == list(table.result.scores)
    picture(bruno, "conclave-over-four")
    anna.locator(".tabs a").nth(1).click()
    anna.wait_for_timeout(300)
    picture(anna, "conclave-displays-phone")


def test_gems_are_tapped_dragged_and_keyed_into_the_hand(open_page: Open) -> None:
    anna = open_page()
    new_table(anna, GAME, seat__2="open", seed="16")
    in_hand = anna.locator(".slot img")
    stack, hand = anna.locator("button.stack"), anna.locator("#hand")
    stack.nth(0).click()
    expect(in_hand).to_have_count(1)
    stack.nth(3).drag_to(hand)
    expect(in_hand).to_have_count(2)
    stack.nth(1).focus()
    anna.keyboard.press("ArrowRight")
    expect(stack.nth(2)).to_be_focused()
    anna.keyboard.press("Enter")
    expect(in_hand).to_have_count(3)
    stack.nth(0).click(force=True)  # a fourth one finds no room
    expect(in_hand).to_have_count(3)
    anna.locator("#slot-0").drag_to(anna.locator("#orders-0"))
    expect(in_hand).to_have_count(2)
    stack.nth(2).focus()
    anna.keyboard.press("Backspace")
    expect(in_hand).to_have_count(1)
    anna.keyboard.press("Escape")
    expect(in_hand).to_have_count(0)
    expect(anna.locator("#close-hand")).to_have_text("Bid nothing")
    anna.keyboard.press("Space")
    anna.locator("#close-hand").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("#own-seal")).to_contain_text("Bid 1 sapphire")
    anna.locator("#card-0, .offer .card").first.hover()
    expect(anna.locator("#tip")).to_be_visible()


def test_a_card_close_up_tells_its_history(open_page: Open) -> None:
    for language, size in (("en", DESKTOP), ("it", PHONE)):
        page = open_page(language, size)
        new_table(page, GAME, seat__2="open", seed="16")
        card = page.locator(".offer a.card").first
        about = page.locator(f"#{card.get_attribute('data-why')} p").first.text_content()
        card.click()
        expect(page.locator("#zoom-words")).to_contain_text(str(about))
        picture(page, f"conclave-zoom-{size['width']}")
        assert violations(page) == []


def test_what_all_others_wait_for_is_confirmed_first(open_page: Open) -> None:
    """The last to seal a choice shows it with all others: no card is given away by one slip."""
    anna = open_page()
    new_table(anna, GAME, seat__1="bot:random", seat__2="bot:random", seed="16")
    card = anna.locator(".hand-cards .card.can[data-irrevocable]")
    for turn in range(MANY):
        expect(anna.locator(".seat.waiting:not(.mine)")).to_have_count(0)  # the bots have sealed theirs
        if card.count():
            break
        play_on([anna], turn, decide)
    option = str(card.first.get_attribute("value"))
    before = number(anna)
    card.first.click()
    expect(anna.locator("#confirm")).to_be_visible()
    assert number(anna) == before
    anna.click("#confirm-no")
    click_option(anna, option)
    assert number(anna) > before


def test_one_device_for_three_hides_every_screen(open_page: Open) -> None:
    anna = open_page("en", PHONE)
    hot = {"seat__1": "hot", "hot__1": "Bruno", "seat__2": "hot", "hot__2": "Carla"}
    new_table(anna, GAME, option__camerlengo="2", **hot)
    for name in ("Anna", "Bruno", "Carla"):
        expect(anna.locator("#main")).to_contain_text(f"Pass the device to {name}")
        assert anna.locator("#main :is(.screen, .order, .gem, .card)").count() == 0
        anna.get_by_role("button", name=f"I am {name}").click()
        expect(anna.locator("#screen")).to_be_visible()
        expect(anna.locator("#own-seal")).to_have_count(0)
        expect(anna.locator(".slot img")).to_have_count(0)
        bid(anna, 0)
    expect(anna.locator(".shown")).to_have_count(3)  # who is Camerlengo takes first, and has the device


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_bid_is_made_and_changed_without_scripts(open_page: Open, size: dict[str, int]) -> None:
    anna = open_page(size=size, java_script_enabled=False)
    anna.goto(f"/new/{GAME}")
    anna.select_option("[name=seat-1]", "open")
    anna.click("button.large[type=submit]")
    for gems in ("1 diamond and 1 amber", "2 ambers"):
        anna.locator("#bids summary").click()
        picture(anna, f"conclave-without-scripts-{size['width']}")
        anna.get_by_role("button", name=f"Bid {gems}", exact=True).last.click()
        expect(anna.locator("#own-seal")).to_contain_text(gems)
