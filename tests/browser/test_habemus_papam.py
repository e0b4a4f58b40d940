"""Whole conclaves in real browsers: sealed bids, smoke, the final count, and nothing seen that is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import cast

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from camerlengo.core.texts import text
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.view import HabemusPapamView
from camerlengo.games.habemus_papam.wording import Wording
from camerlengo.table import Question, Table
from tests.browser.conftest import DESKTOP, PHONE, Open, picture
from tests.browser.pilot import (
    answer_all,
    asked,
    click_option,
    invitation,
    join,
    new_table,
    number,
    play_out,
    set_up,
    standing,
    table_at,
    until_answered,
    until_seen,
)
from tests.browser.story import Story, played_by, take_open_seats
from tests.browser.test_access import violations
from tests.web.serving import Serving

GAME = "habemus_papam"
SEED = 552  # of a game in which every question comes up
CROWDED = ("discard", "play", "bid", "swap_whom", "take-white")  # moments with much on the table
CLICKED = 3  # every third moment, beside those at which a question first comes up
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
            const room = `${clientWidth} × ${clientHeight}`;
            wrong.push(`${frame.className} of ${room} holds ${scrollWidth} × ${scrollHeight}`);
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


# On a phone: whether the panel with the answer has come into view.
LED = """() => {
    const { answer } = document.getElementById("panels").dataset;
    return !answer || Math.abs(document.getElementById(`panel-${answer}`).getBoundingClientRect().left) < 2;
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
    close_hand(page)


def close_hand(page: Page) -> None:
    before = standing(page)
    page.click("#close-hand")
    until_answered(page, before)


def by_hand(page: Page, option: str) -> None:
    """Bids with gems that are picked up one by one; everything else is clicked where it is offered."""
    gems: str | None = page.evaluate(
        "option => document.querySelector(`.bid-button[value='${option}']`)?.dataset.gems ?? null", option
    )
    if gems is None:
        return click_option(page, option)
    for gem in filter(None, gems.split(",")):
        page.click(f"#stack-{gem}")
    return close_hand(page)


def without_number(page: Page) -> str:
    html: str = page.evaluate("document.getElementById('main').outerHTML")
    return re.sub(r' data-number="\d+"', "", html)


# All that a page knows, and keeps.
KEPT = """() => document.getElementById("main").outerHTML
    + JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"""


def hides_what_is_hidden(page: Page, language: str, table: Table, seat: int | None) -> None:
    """No order, gem, coin or action card of others: not as a picture, a name, an address or an id."""
    html = page.evaluate(KEPT)
    wording = Wording(cast(HabemusPapamDeck, table.deck))
    begun = Table.resume(table.record.upto(0))  # an order that was discarded since is in the reader's log
    own = cast(HabemusPapamView, begun.view(seat)).seats[seat].orders if seat is not None else ()
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


def look_at(page: Page, language: str, name: str) -> None:
    """For people, and for barriers; it fits, and is in one language."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    picture(page, f"conclave-{name}-{language}-{width}")
    assert violations(page) == [], name
    fits_in_one_language(page, language, name)


def fits_in_one_language(page: Page, language: str, name: str) -> None:
    assert page.evaluate(CUT_OFF) == [], name
    if language != "en":
        shown = page.locator("#main").inner_text()
        assert not ENGLISH.search(re.sub(r"Black smoke|White smoke", "", shown)), name


def round_of(table: Table) -> int:
    return cast(HabemusPapamView, table.view(None)).round


def in_round(number: int, table: Table) -> bool:
    return round_of(table) == number


def kind_of(table: Table, question: Question) -> str:
    """When the smoke is white, more cards are on offer than ever."""
    white = cast(HabemusPapamView, table.view(None)).white_smoke
    return f"{question.name}-white" if white else question.name


def test_a_phone_and_a_desk_elect_a_pope(open_page: Open, server: Serving) -> None:
    """A whole game, in which every question comes up and many are clicked; two people have no browser.

    Everything fits all the time, and where much is on the table, also into other windows. Every question is
    looked at when it first comes up, on a phone and on a desk: it has no barrier, is in one language, and
    shows nothing of the others. Smoke rises once: a page that is reloaded does not show it again.
    """
    languages, windows = ("fr", "it"), (PHONES, DESKS)
    phone, desk = open_page("fr", PHONE), open_page("it", color_scheme="dark")
    others = {f"seat__{seat}": "open" for seat in (2, 3)}
    address = new_table(phone, GAME, name="Anna Maria della Rovere", seed=str(SEED), **others)
    join(desk, invitation(phone), "Bruno")
    take_open_seats(server, address, "Carla", "Dario")
    story = Story(server, address, {0: phone, 1: desk}, played_by("random", GAME, 4, SEED), by_hand)
    first = {moment: kind for kind, moment in story.moments(kind_of).items()}
    kinds = {"discard", "play", "bid", "take", "swap_whom", "swap_for", "bid-white", "take-white"}
    assert set(first.values()) >= {(kind, seat) for kind in kinds for seat in (0, 1)}
    assert set(first.values()) >= {("bribe_whom", 0), ("exclude", 0)}
    seen: set[str] = set()
    reloaded = 0
    for moment in story.tell(lambda moment: moment in first or moment % CLICKED == 0):
        for page in story.pages.values():
            assert page.evaluate(CUT_OFF) == [], moment
        assert phone.evaluate(LED), moment
        if moment in first:
            kind, seat = first[moment]
            if kind in CROWDED:
                fits(story.pages[seat], windows[seat], kind)
            look = fits_in_one_language if kind in seen else look_at
            look(story.pages[seat], languages[seat], kind)
            seen.add(kind)
            for reader, page in story.pages.items():
                hides_what_is_hidden(page, languages[reader], story.table, reader)
        if phone.locator(".moment").count() and asked(phone):
            assert phone.evaluate("Object.keys(sessionStorage).some(key => key.startsWith('smoke '))")
            phone.reload()
            expect(phone.locator(".moment")).to_have_count(1)
            assert phone.locator(".moment.rises").count() == 0
            reloaded += 1
    assert reloaded
    result = story.table.result
    assert result is not None
    for seat, page in story.pages.items():
        expect(page.locator("#main")).to_have_class(re.compile("is-over"))
        fits(page, windows[seat], "over")
        look_at(page, languages[seat], "over")
        totals = page.locator(".tally tfoot b").all_inner_texts()
        assert [int(total) for total in totals] == list(result.scores)
    picture(desk, "conclave-over-four")
    phone.locator(".tabs a").nth(1).click()
    expect(phone.locator("#panel-displays")).to_be_in_viewport(ratio=0.9)
    picture(phone, "conclave-displays-phone")


def test_a_bid_is_sealed_and_changed_and_nobody_sees_it(open_page: Open, server: Serving) -> None:
    """It is kept over a reload; later nothing else that is hidden is seen, until the game is over."""
    anna, bruno = open_page(), open_page("it", PHONE, color_scheme="dark")
    address = new_table(anna, GAME, seat__2="open", option__camerlengo="0", seed="16")
    join(bruno, invitation(anna), "Bruno")
    take_open_seats(server, address, "Carla")
    watcher = open_page("fr", color_scheme="dark")
    watcher.goto(address)
    readers = ((anna, "en", 0), (bruno, "it", 1), (watcher, "fr", None))

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

    for turn in (2, 5, 8):
        answer_all(server, address, partial(in_round, turn))
        table = table_at(server, address, anna, bruno, watcher)
        for page, language, seat in readers:
            hides_what_is_hidden(page, language, table, seat)
    play_out(server, address)
    table_at(server, address, anna, bruno, watcher)
    for page, language, _ in readers:
        expect(page.locator(".tally tbody tr")).to_have_count(6)
        expect(page.locator("#chimney")).to_be_visible()
        fits_in_one_language(page, language, "over-three")
    look_at(watcher, "fr", "over-three")
    anna.goto(f"{address}/replay?at=40")
    expect(anna.locator(".order.unknown")).to_have_count(0)
    assert anna.locator(".orders .order").count() == 6
    look_at(anna, "en", "replay")
    anna.keyboard.press("ArrowRight")
    expect(anna.locator("#main")).to_have_attribute("data-at", "41")


def test_gems_are_tapped_dragged_and_keyed_into_the_hand(open_page: Open, server: Serving) -> None:
    anna = open_page()
    set_up(server, GAME, {0: anna}, seed=16)
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
    expect(stack.nth(2)).to_be_focused()
    anna.keyboard.press("Space")
    expect(in_hand).to_have_count(1)
    last = anna.locator("button.stack[data-count='1']").first
    last.focus()
    anna.keyboard.press("Enter")
    anna.keyboard.press("Enter")
    expect(anna.locator("#told")).to_contain_text("You have no more gems of this kind. Bid ")
    last.focus()  # from the tip, which says why
    anna.keyboard.press("Backspace")
    expect(in_hand).to_have_count(1)
    anna.locator("#close-hand").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("#own-seal")).to_contain_text("Bid 1 sapphire")
    anna.locator("#card-0, .offer .card").first.hover()
    expect(anna.locator("#tip")).to_be_visible()


# What a hand does faster than any timer: it drags a gem out of the hand, and presses a key on a stack.
DRAG_AND_KEY = """() => {
    const gem = document.querySelector("#slot-0 img");
    const press = (type, thing, x, y) => thing.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y }));
    press("pointerdown", gem, 300, 300);
    press("pointermove", gem, 5, 5);
    press("pointerup", document.getElementById("orders-0"), 5, 5);
    document.querySelector("button.stack").click(); // without a detail, as a key does
}"""


def test_a_key_right_after_a_drag_counts(open_page: Open, server: Serving) -> None:
    anna = open_page()
    set_up(server, GAME, {0: anna}, seed=16)
    in_hand = anna.locator(".slot img")
    anna.locator("button.stack").nth(0).click()
    anna.locator("button.stack").nth(1).click()
    expect(in_hand).to_have_count(2)
    anna.evaluate(DRAG_AND_KEY)
    expect(in_hand).to_have_count(2)


def test_a_card_close_up_tells_its_history(open_page: Open, server: Serving) -> None:
    desk, phone = open_page(), open_page("it", PHONE, color_scheme="dark")
    set_up(server, GAME, {0: desk, 1: phone}, seed=16)
    for page, size in ((desk, DESKTOP), (phone, PHONE)):
        card = page.locator(".offer a.card").first
        about = page.locator(f"#{card.get_attribute('data-why')} p").first.text_content()
        card.click()
        expect(page.locator("#zoom-words")).to_contain_text(str(about))
        picture(page, f"conclave-zoom-{size['width']}")
        assert violations(page) == []


def test_what_all_others_wait_for_is_confirmed_first(open_page: Open, server: Serving) -> None:
    """The last to seal a choice shows it with all others: no card is given away by one slip."""
    anna = open_page()
    address = set_up(server, GAME, {0: anna}, seed=21, bots={1: "random", 2: "random"})
    answer_all(server, address, may_play)
    expect(anna.locator(".seat.waiting:not(.mine)")).to_have_count(0)  # the bots have sealed theirs
    card = anna.locator(".hand-cards .card.can[data-irrevocable]").first
    option = str(card.get_attribute("value"))
    before = number(anna)
    card.click()
    expect(anna.locator("#confirm")).to_be_visible()
    assert number(anna) == before
    anna.click("#confirm-no")
    click_option(anna, option)
    assert number(anna) > before


def may_play(table: Table) -> bool:
    """Whether Anna is asked for an action card, and has one."""
    return any(
        question.seat == 0 and question.name == "play" and len(question.options) > 1
        for question in table.questions
    )


def test_one_device_for_three_hides_every_screen(open_page: Open) -> None:
    anna = open_page("en", PHONE)
    hot = {"seat__1": "hot", "hot__1": "Bruno", "seat__2": "hot", "hot__2": "Carla"}
    new_table(anna, GAME, option__camerlengo="2", **hot)
    for name in ("Anna", "Bruno", "Carla"):
        if name != "Anna":  # who has set the table up has the device in hand
            expect(anna.locator("#main")).to_contain_text(f"Pass the device to {name}")
            assert anna.locator("#main :is(.screen, .order, .gem, .card)").count() == 0
            anna.get_by_role("button", name=f"I’m {name}").click()
        expect(anna.locator("#screen")).to_be_visible()
        expect(anna.locator("#own-seal")).to_have_count(0)
        expect(anna.locator(".slot img")).to_have_count(0)
        bid(anna, 0)
    expect(anna.locator(".shown")).to_have_count(3)  # who is Camerlengo takes first, and has the device


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_bid_is_made_and_changed_without_scripts(open_page: Open, size: dict[str, int]) -> None:
    """Bruno does not decide, so all wait for him. The lobby has no scripts either."""
    anna, bruno = open_page(size=size, java_script_enabled=False), open_page(java_script_enabled=False)
    anna.goto(f"/new/{GAME}")
    anna.select_option("[name=seat-1]", "open")
    anna.click("button.large[type=submit]")
    expect(anna.locator("#headline")).to_have_text("Waiting for 1 more player.")
    bruno.goto(invitation(anna))
    bruno.click("#main button.primary[type=submit]")
    expect(bruno.locator("#bids")).to_be_visible()
    anna.reload()
    for gems in ("1 diamond and 1 amber", "2 amber"):
        picture(anna, f"conclave-without-scripts-{size['width']}")
        anna.get_by_role("button", name=f"Bid {gems}", exact=True).last.click()
        expect(anna.locator("#own-seal")).to_contain_text(gems)
