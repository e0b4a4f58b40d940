"""Whole games in two browsers, on a desk and on a phone, in all languages."""

from __future__ import annotations

import asyncio
import re

from playwright.sync_api import Page, expect

from camerlengo import Table
from camerlengo.core import Rng
from camerlengo.games import open_box
from camerlengo.server.live_table import LiveTable
from tests.browser.conftest import DESKTOP, PHONE, Open, picture, resize
from tests.browser.pilot import (
    after,
    answer_all,
    asked,
    can_choose_for_good,
    click_one,
    click_option,
    invitation,
    join,
    live_at,
    new_table,
    number,
    offered,
    play_on,
    play_out,
    play_to_the_end,
    set_up,
    stand_still,
    table_at,
    until_seen,
)
from tests.contract.setups import in_another_world
from tests.web.serving import Serving

ENGLISH = re.compile(r"\b(the|your|turn|take|waiting|seat|undo|rules|card|marker|row)\b", re.IGNORECASE)


def shown(page: Page, when: str, language: str) -> None:
    """Takes a picture; nothing of the page is in another language."""
    size = page.viewport_size
    assert size is not None
    picture(page, f"{when}-{language}-{size['width']}")
    if language != "en":
        assert not ENGLISH.search(page.locator("#main").inner_text())


def test_two_people_and_two_bots_play_to_the_end(open_page: Open) -> None:
    """Everything is clicked: on a desk in English, on a phone in Italian."""
    anna, bruno = open_page(), open_page("it", PHONE)
    bots = {"seat__1": "bot:random", "seat__2": "bot:random"}
    new_table(anna, option__short="true", seed="2", seat__3="open", **bots)
    join(bruno, invitation(anna), "Bruno")
    for turn in range(16):
        play_on([anna, bruno], turn)
    shown(anna, "table", "en")
    shown(bruno, "table", "it")
    bruno.reload()
    play_to_the_end([anna, bruno], lambda page, turn: click_one(page, 0))  # the shortest way
    for page, language in ((anna, "en"), (bruno, "it")):
        expect(page.locator("#main table").first).to_be_visible()
        shown(page, "over", language)
    picture(anna, "over-four-players")


def test_every_question_is_answered_on_a_phone_and_on_a_desk(open_page: Open, server: Serving) -> None:
    """At a table that was set up on a phone and joined on a desk; the rest of the game needs no click."""
    pages = anna, bruno = open_page("fr", PHONE), open_page()
    table = new_table(anna, option__short="true", seed="16", visibility="public")
    join(bruno, invitation(anna), "Bruno")
    left = {(seat, kind.name) for seat in (0, 1) for kind in open_box("richelieu").questions}

    def is_new(table: Table) -> bool:
        question = table.questions[0]
        return question.has_choice and (question.seat, question.name) in left

    while left:
        answer_all(server, table, is_new)
        stands = table_at(server, table, *pages)
        assert not stands.over, left
        question = stands.questions[0]
        left.remove((question.seat, question.name))
        click_one(pages[question.seat], len(left))
    shown(anna, "table", "fr")
    play_out(server, table)
    for page, language in ((anna, "fr"), (bruno, "en")):
        expect(page.locator("#main.is-over table").first).to_be_visible()
        shown(page, "over", language)


def test_who_plays_again_chooses_the_ranks_of_the_bots(open_page: Open, server: Serving) -> None:
    """On a desk and on a phone; what was chosen stays when the table changes meanwhile."""
    anna, bruno = open_page(), open_page()
    bots = {1: "random", 2: "novice"}
    table = set_up(server, "richelieu", {0: anna}, seed=2, bots=bots, short=True)
    play_out(server, table)
    bruno.goto(table)
    expect(bruno.locator("#bots-again")).to_have_count(0)
    ranks = anna.locator("#bots-again")
    for size in (PHONE, DESKTOP):
        resize(anna, size)
        ranks.locator("summary").click()
        expect(ranks.locator(".sheet")).to_be_in_viewport(ratio=1)
        anna.select_option("#bot-2", "curate")
        picture(anna, f"play-again-{size['width']}")
        wide = anna.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
        ranks.locator("summary").click()
    bruno.fill("#chat-text", "Another one?")
    bruno.keyboard.press("Enter")
    expect(anna.locator("#main")).to_contain_text("Another one?")
    expect(anna.locator("#bot-2")).to_have_value("curate")
    anna.click("button[formaction$='/rematch']")
    expect(anna.locator("#main:not(.is-over)")).to_be_visible()
    assert anna.url != table
    expect(anna.locator(".seat-line", has_text="Random")).to_have_count(1)
    expect(anna.locator(".seat-line", has_text="Curate")).to_have_count(1)


def test_a_page_that_is_reloaded_shows_the_same_table(open_page: Open, server: Serving) -> None:
    anna, bruno = open_page(), open_page()
    table = set_up(server, "richelieu", {0: anna, 1: bruno})
    for _ in range(3):
        answer_all(server, table, after(3))
        table_at(server, table, anna, bruno)
    cards = """[...document.querySelectorAll('[id^=card-]')].map(
        card => card.id + card.parentElement.closest('[id]').id)"""
    before = [page.evaluate(cards) for page in (anna, bruno)]
    for page in (anna, bruno):
        page.reload()
    assert [page.evaluate(cards) for page in (anna, bruno)] == before


def test_two_tabs_of_one_seat_show_the_same_and_a_stale_click_is_refused(
    open_page: Open, server: Serving
) -> None:
    anna = open_page()
    table = set_up(server, "richelieu", {0: anna}, start=0)
    tab = anna.context.new_page()
    tab.goto(table)
    old = tab.evaluate("document.querySelector('#main').dataset.asked")
    click_option(anna, offered(anna)[0])
    answer = tab.evaluate(
        """async old => {
            const fields = new FormData(document.getElementById("answer"));
            fields.set("asked_at", old);
            fields.set("option", "5");
            const sent = await fetch(document.getElementById("answer").action, {
                method: "POST", body: new URLSearchParams(fields), headers: {accept: "application/json"},
            });
            return [sent.status, await sent.json()];
        }""",
        old,
    )
    assert answer[0] == 409
    assert "moved on" in answer[1]["error"]
    until_seen([tab], 1)
    tab.reload()
    assert number(tab) == number(anna) == 1


def test_a_half_written_message_survives_an_update(open_page: Open, server: Serving) -> None:
    anna = open_page()
    table = set_up(server, "richelieu", {0: anna}, start=1)
    message = anna.locator("#main input[name=text], #main textarea[name=text]").first
    message.fill("I was just about to say")
    answer_all(server, table, after(1))
    table_at(server, table, anna)
    assert message.input_value() == "I was just about to say"


def test_people_talk_and_see_it_at_once(open_page: Open, server: Serving) -> None:
    anna, bruno = open_page(), open_page("it")
    set_up(server, "richelieu", {0: anna, 1: bruno})
    message = anna.locator("#main input[name=text], #main textarea[name=text]").first
    message.fill("Buona fortuna & <b>ciao</b>")
    message.press("Enter")
    expect(bruno.locator("#main")).to_contain_text("Buona fortuna & <b>ciao</b>")


def test_undo_takes_back_a_turn_and_the_other_sees_it(open_page: Open, server: Serving) -> None:
    anna, bruno = open_page(), open_page()
    set_up(server, "richelieu", {0: anna, 1: bruno}, start=0)
    everything = "[...document.querySelectorAll('#main .row [id^=card-]')].map(card => card.id)"
    before = bruno.evaluate(everything)
    click_option(anna, "0")
    bruno.wait_for_function("() => document.getElementById('main').dataset.number === '1'")
    assert bruno.evaluate(everything) != before
    anna.click("#main button[name=whole][value=turn]")
    bruno.wait_for_function("() => document.getElementById('main').dataset.number === '2'")
    assert bruno.evaluate(everything) == before


# Everything that the reader of a page would get now, and what scripts have made of what they got. The tabs of
# a phone are marked with the next frame.
EVERYTHING = """async () => {
    const page = await (await fetch(location.href)).text();
    await new Promise(requestAnimationFrame);
    const [news, told] = ["news", "told"].map((id) => document.getElementById(id).textContent);
    const stored = [localStorage, sessionStorage].map((all) => Object.entries(all));
    return [page, document.getElementById("main").outerHTML, document.title, news, told, stored];
}"""


# Waits until the page shows the newest table.
UP_TO_DATE = """async () => {
    const script = document.querySelector("script[src*='/bundle/js/table']");
    await (await import(script.src)).modules["js/live.js"].upToDate();
}"""


def meet(server: Serving, live: LiveTable, pages: list[Page], words: str) -> None:
    """Every page has heard these words; nothing else is on its way to any of them."""

    async def say() -> None:
        assert server.house is not None
        while len(live.watchers) < len(pages):
            await asyncio.sleep(0.01)
        await server.house.say(live, "Bruno", 1, words)

    server.do(say())
    for page in pages:
        expect(page.locator("#panel-talk")).to_contain_text(words)


def look_again(server: Serving, live: LiveTable, pages: list[Page]) -> list[object]:
    """Every page is sent the table as it stands; returns everything that is in them then."""

    async def wake() -> None:
        assert server.house is not None
        live.version += 1
        server.house.wake_watchers()

    server.do(wake())
    for page in pages:
        page.evaluate(UP_TO_DATE)
    return [page.evaluate(EVERYTHING) for page in pages]


def test_hidden_discs_are_nowhere_in_the_page_of_another(open_page: Open, server: Serving) -> None:
    """Two worlds that differ only in what a reader may not know look the same to the last byte."""
    pages = [open_page(), open_page(), open_page("fr")]
    table = set_up(server, "richelieu", dict(enumerate(pages[:2])))
    pages[-1].goto(table)
    live = live_at(server, table)
    noticed = 0
    for look in ("first", "second"):
        answer_all(server, table, after(24))
        meet(server, live, pages, f"The {look} look")
        truth = live.table.position
        for seat in (0, 1, -1):
            seen = look_again(server, live, pages)
            live.table.position = in_another_world(truth, seat, Rng(1))
            guessed = look_again(server, live, pages)
            live.table.position = truth
            assert guessed[seat] == seen[seat], "the page knows what its reader may not know"
            assert guessed[-1] == seen[-1]
            noticed += guessed != seen
    assert noticed, "nobody had a disc that only the owner knows"


def test_one_device_for_two_is_passed_on(open_page: Open) -> None:
    anna = open_page(size=PHONE)
    new_table(anna, seat__1="hot", hot__1="Bruno", option__start="0", seed="5")
    expect(anna.locator("#main[data-asked]")).to_be_visible()  # she has just set the table up
    click_option(anna, offered(anna)[0])
    click_option(anna, "49")
    expect(anna.locator("#main")).to_contain_text("Bruno")
    picture(anna, "pass-the-device")
    assert anna.locator("#main [id^=card-]").count() == 0
    anna.get_by_role("button", name="I’m Bruno").click()
    expect(anna.locator("#main[data-asked]")).to_be_visible()
    assert offered(anna)


# It is shown for a while only.
REMEMBER_NEWS = """() => {
    const news = document.getElementById("news");
    new MutationObserver(() => { if (!news.hidden) window.confided = news.innerText; })
        .observe(news, { attributes: true, childList: true });
}"""


def test_passing_the_device_on_takes_along_nothing_that_was_said_in_private(
    open_page: Open, server: Serving
) -> None:
    anna = open_page()
    table = new_table(anna, seat__1="hot", option__start="0", seed="5")
    answer_all(server, table, can_choose_for_good(0))
    disc = anna.locator(".card.can[data-irrevocable]").first
    disc.wait_for()
    anna.evaluate(REMEMBER_NEWS)
    click_option(anna, str(disc.get_attribute("value")))
    confided = str(anna.wait_for_function("() => window.confided").json_value())
    assert confided
    while asked(anna):
        click_option(anna, offered(anna)[-1])
    between = anna.get_by_role("button", name=re.compile("^I’m (?!Anna)"))
    between.wait_for()
    for _ in range(2):
        assert confided not in anna.locator("body").inner_text()
        assert confided not in (anna.locator("#told").text_content() or "")
        if between.is_visible():
            between.click()
            expect(anna.locator("#main.my-turn")).to_be_visible()


def test_everything_is_done_by_keyboard(open_page: Open, server: Serving) -> None:
    anna = open_page()
    set_up(server, "richelieu", {0: anna}, bots={1: "random"}, start=0)
    anna.locator(".card.can").first.focus()
    anna.keyboard.press("Enter")
    anna.wait_for_function("() => document.getElementById('main').dataset.number === '1'")
    anna.locator("#option-49").focus()
    anna.keyboard.press("Enter")
    anna.wait_for_function("() => Number(document.getElementById('main').dataset.number) >= 2")


def test_why_a_card_cannot_be_taken_is_told(open_page: Open, server: Serving) -> None:
    anna = open_page()
    set_up(server, "richelieu", {0: anna}, start=0)
    anna.locator(".row .card:not(.can)").nth(3).hover()
    expect(anna.locator("[role=tooltip]:visible, .tip:visible").first).to_contain_text(re.compile("end"))


# Holds as many lines to the house as so many tabs would; `numbers` are how far the table is on each of them.
MORE_LINES = """(count) => {
    const address = new URL(document.getElementById("main").dataset.live, location.href);
    address.protocol = "ws";
    window.numbers ??= [];
    return Promise.all(Array.from({ length: count }, () => new Promise((opened) => {
        const line = window.numbers.push(-1) - 1;
        const socket = new WebSocket(address);
        socket.addEventListener("message", async ({ data }) => {
            const [head] = (await data.text()).split("\\n");
            window.numbers[line] = JSON.parse(head).number;
            opened();
        });
    })));
}"""


def test_many_tabs_of_one_browser_all_work(open_page: Open, server: Serving) -> None:
    """Ten, which is more than a browser has for pages, then more than twice as many."""
    anna = open_page()
    table = set_up(server, "richelieu", {0: anna}, start=0)
    tab = anna.context.new_page()
    for number_before, lines in enumerate((8, 14)):
        anna.evaluate(MORE_LINES, lines)
        tab.goto(table)
        click_option(anna, offered(anna)[0])
        until_seen([tab], number_before + 1)
        anna.wait_for_function("now => window.numbers.every(number => number === now)", arg=number(anna))


def test_a_game_can_be_played_without_scripts(open_page: Open) -> None:
    anna = open_page(java_script_enabled=False)
    new_table(anna, seat__1="bot:novice", option__start="0", seed="5")
    picture(anna, "without-scripts")
    anna.locator(".card.can").first.click()
    expect(anna.locator("#main")).to_have_attribute("data-number", "1")
    anna.locator("#option-49").click()
    anna.wait_for_selector("#main[data-asked]")  # the page looks again by itself until it is my turn
    assert number(anna) >= 3


def test_without_scripts_a_final_choice_is_asked_once_more(open_page: Open, server: Serving) -> None:
    anna = open_page(java_script_enabled=False)
    table = set_up(server, "richelieu", {0: anna})
    expect(anna.locator("#no-undo")).to_be_visible()  # why there is no undo
    answer_all(server, table, can_choose_for_good(0))
    server.do(stand_still(live_at(server, table)))
    anna.reload()
    before = live_at(server, table).number
    card = anna.locator(".card[data-irrevocable]").first
    words = str(card.get_attribute("aria-label"))
    card.click()
    expect(anna.locator("#sure")).to_contain_text(words)
    anna.locator("#sure a").click()
    expect(anna.locator("#sure")).to_have_count(0)
    assert live_at(server, table).number == before
    anna.locator(".card[data-irrevocable]").first.click()
    anna.locator("#sure button").click()
    expect(anna.locator("#sure")).to_have_count(0)
    assert live_at(server, table).number > before
    assert anna.url.endswith("#headline")
