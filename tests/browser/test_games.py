"""Whole games in two browsers, on a desk and on a phone, in all languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from camerlengo.core import Rng
from tests.browser.conftest import DESKTOP, PHONE, Open, picture
from tests.browser.pilot import (
    asked,
    click_option,
    invitation,
    join,
    live_at,
    new_table,
    number,
    offered,
    play_on,
    play_to_the_end,
)
from tests.web.serving import Serving

ENGLISH = re.compile(r"\b(the|your|turn|take|waiting|seat|undo|rules|card|marker|row)\b", re.IGNORECASE)


@pytest.mark.parametrize(
    ("first", "second"),
    [(("en", DESKTOP), ("it", PHONE)), (("fr", PHONE), ("en", DESKTOP))],
    ids=["desk in English, phone in Italian", "phone in French, desk in English"],
)
def test_two_people_play_to_the_end(
    open_page: Open, first: tuple[str, dict[str, int]], second: tuple[str, dict[str, int]]
) -> None:
    anna, bruno = open_page(*first), open_page(*second)
    new_table(anna, option__short="true", seed="5")
    join(bruno, invitation(anna), "Bruno")
    for turn in range(24):
        play_on([anna, bruno], turn)
    for page, (language, size) in ((anna, first), (bruno, second)):
        picture(page, f"table-{language}-{size['width']}")
        if language != "en":
            assert not ENGLISH.search(page.locator("#main").inner_text())
    bruno.reload()
    play_to_the_end([anna, bruno])
    for page, (language, size) in ((anna, first), (bruno, second)):
        expect(page.locator("#main table").first).to_be_visible()
        picture(page, f"over-{language}-{size['width']}")
        if language != "en":
            assert not ENGLISH.search(page.locator("#main").inner_text())


def test_somebody_alone_plays_three_bots_to_the_end(open_page: Open) -> None:
    anna = open_page()
    new_table(
        anna, option__short="true", seat__1="bot:random", seat__2="bot:random", seat__3="bot:random", seed="2"
    )
    play_to_the_end([anna])
    picture(anna, "over-four-players")


def test_who_plays_again_chooses_the_ranks_of_the_bots(open_page: Open) -> None:
    """On a desk and on a phone; what was chosen stays when the table changes meanwhile."""
    anna, bruno = open_page(), open_page()
    bots = {"seat__1": "bot:random", "seat__2": "bot:novice"}
    table = new_table(anna, option__short="true", seed="2", **bots)
    play_to_the_end([anna])
    bruno.goto(table)
    expect(bruno.locator("#bots-again")).to_have_count(0)
    ranks = anna.locator("#bots-again")
    for size in (PHONE, DESKTOP):
        anna.set_viewport_size(size)  # type: ignore[arg-type]
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
    expect(anna.locator(".seat-line", has_text="Fortune")).to_have_count(1)
    expect(anna.locator(".seat-line", has_text="Curate")).to_have_count(1)


def test_a_page_that_is_reloaded_shows_the_same_table(open_page: Open) -> None:
    anna, bruno = open_page(), open_page()
    new_table(anna, seed="5")
    join(bruno, invitation(anna), "Bruno")
    for turn in range(9):
        play_on([anna, bruno], turn)
    cards = """[...document.querySelectorAll('[id^=card-]')].map(
        card => card.id + card.parentElement.closest('[id]').id)"""
    before = [page.evaluate(cards) for page in (anna, bruno)]
    for page in (anna, bruno):
        page.reload()
    assert [page.evaluate(cards) for page in (anna, bruno)] == before


def test_two_tabs_of_one_seat_show_the_same_and_a_stale_click_is_refused(open_page: Open) -> None:
    anna = open_page()
    table = new_table(anna, option__start="0", seed="5")
    tab = anna.context.new_page()
    tab.goto(table)
    tab.route("**/live*", lambda route: route.abort())
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
    tab.reload()
    assert number(tab) == number(anna)


def test_a_half_written_message_survives_an_update(open_page: Open) -> None:
    anna, bruno = open_page(), open_page()
    new_table(anna, option__start="1", seed="5")
    join(bruno, invitation(anna), "Bruno")
    message = anna.locator("#main input[name=text], #main textarea[name=text]").first
    message.fill("I was just about to say")
    assert asked(bruno)
    click_option(bruno, offered(bruno)[0])
    anna.wait_for_function("() => document.getElementById('main').dataset.number === '1'")
    assert message.input_value() == "I was just about to say"


def test_people_talk_and_see_it_at_once(open_page: Open) -> None:
    anna, bruno = open_page(), open_page("it")
    new_table(anna, seed="5")
    join(bruno, invitation(anna), "Bruno")
    message = anna.locator("#main input[name=text], #main textarea[name=text]").first
    message.fill("Buona fortuna & <b>ciao</b>")
    message.press("Enter")
    expect(bruno.locator("#main")).to_contain_text("Buona fortuna & <b>ciao</b>")


def test_undo_takes_back_a_turn_and_the_other_sees_it(open_page: Open) -> None:
    anna, bruno = open_page(), open_page()
    new_table(anna, option__start="0", seed="5")
    join(bruno, invitation(anna), "Bruno")
    everything = "[...document.querySelectorAll('#main .row [id^=card-]')].map(card => card.id)"
    before = bruno.evaluate(everything)
    click_option(anna, "0")
    bruno.wait_for_function("() => document.getElementById('main').dataset.number === '1'")
    assert bruno.evaluate(everything) != before
    anna.click("#main button[name=whole][value=turn]")
    bruno.wait_for_function("() => document.getElementById('main').dataset.number === '2'")
    assert bruno.evaluate(everything) == before


def whole_page(page: Page) -> str:
    """Everything that the reader of this page would get now, ids included."""
    return str(page.evaluate("fetch(location.href).then(page => page.text())"))


def test_hidden_discs_are_nowhere_in_the_page_of_another(open_page: Open, server: Serving) -> None:
    """Two worlds that differ only in what a reader may not know look the same to the last byte."""
    anna, bruno = open_page(), open_page()
    table = new_table(anna, seed="5")
    join(bruno, invitation(anna), "Bruno")
    watcher = open_page("fr")
    watcher.goto(table)
    live = live_at(server, table)
    readers = ((anna, 0), (bruno, 1), (watcher, -1))
    noticed = 0
    for turn in range(48):
        if not play_on([anna, bruno], turn):
            break
        if turn % 12 != 11:
            continue
        assert not live.busy
        truth = live.table._game
        for _, seat in readers:
            seen = [whole_page(page) for page, _ in readers]
            live.table._game = truth.copy()
            live.table._game.redeal(seat, Rng(turn))
            live.rendered.clear()
            guessed = [whole_page(page) for page, _ in readers]
            live.table._game = truth
            live.rendered.clear()
            assert guessed[seat] == seen[seat], "the page knows what its reader may not know"
            assert guessed[-1] == seen[-1]
            noticed += guessed != seen
    assert noticed, "nobody had a disc that only the owner knows"


def test_one_device_for_two_is_passed_on(open_page: Open) -> None:
    anna = open_page(size=PHONE)
    new_table(anna, seat__1="hot", hot__1="Bruno", option__start="0", seed="5")
    picture(anna, "pass-the-device")
    assert anna.locator("#main [id^=card-]").count() == 0
    anna.get_by_role("button", name="I am Anna").click()
    expect(anna.locator("#main[data-asked]")).to_be_visible()
    click_option(anna, offered(anna)[0])
    click_option(anna, "49")
    expect(anna.locator("#main")).to_contain_text("Bruno")
    assert anna.locator("#main [id^=card-]").count() == 0
    anna.get_by_role("button", name="I am Bruno").click()
    expect(anna.locator("#main[data-asked]")).to_be_visible()
    assert offered(anna)


def test_passing_the_device_on_takes_along_nothing_that_was_said_in_private(open_page: Open) -> None:
    anna = open_page()
    new_table(anna, seat__1="hot", option__start="0", seed="5")
    confided = ""
    between = anna.get_by_role("button", name=re.compile("^I am "))
    for turn in range(200):
        expect(between.or_(anna.locator("#main.my-turn"))).to_be_visible()  # or the house answers first
        if between.is_visible():
            between.click()
            expect(between).to_be_hidden()
            assert not confided or confided not in anna.locator("body").inner_text()
            if confided:
                return
            continue
        disc = anna.locator(".card.can[data-irrevocable]")
        option = (
            disc.first.get_attribute("value")
            if disc.count()
            else offered(anna)[turn % 3 % len(offered(anna))]
        )
        click_option(anna, str(option))
        if anna.locator("#news").is_visible():
            confided = anna.locator("#news").inner_text()
        if confided and not asked(anna):
            assert confided not in anna.locator("body").inner_text()
            assert confided not in (anna.locator("#told").text_content() or "")
    pytest.fail("nobody has taken a disc")


def test_everything_is_done_by_keyboard(open_page: Open) -> None:
    anna = open_page()
    new_table(anna, option__start="0", seat__1="bot:random", seed="5")
    anna.locator(".card.can").first.focus()
    anna.keyboard.press("Enter")
    anna.wait_for_function("() => document.getElementById('main').dataset.number === '1'")
    anna.locator("#option-49").focus()
    anna.keyboard.press("Enter")
    anna.wait_for_function("() => Number(document.getElementById('main').dataset.number) >= 2")


def test_why_a_card_cannot_be_taken_is_told(open_page: Open) -> None:
    anna = open_page()
    new_table(anna, option__start="0", seed="5")
    anna.locator(".row .card:not(.can)").nth(3).hover()
    expect(anna.locator("[role=tooltip]:visible, .tip:visible").first).to_contain_text(re.compile("end"))


def test_ten_tabs_of_one_browser_all_work(open_page: Open) -> None:
    anna = open_page()
    table = new_table(anna, option__start="0", seed="5")
    tabs = [anna.context.new_page() for _ in range(9)]
    for tab in tabs:
        tab.goto(table)
    click_option(anna, offered(anna)[0])
    for tab in tabs:
        tab.wait_for_function("() => document.getElementById('main').dataset.number === '1'")


def test_a_game_can_be_played_without_scripts(open_page: Open) -> None:
    anna = open_page(java_script_enabled=False)
    new_table(anna, seat__1="bot:novice", option__start="0", seed="5")
    picture(anna, "without-scripts")
    anna.locator(".card.can").first.click()
    expect(anna.locator("#main")).to_have_attribute("data-number", "1")
    anna.locator("#option-49").click()
    anna.wait_for_selector("#main[data-asked]")  # the page looks again by itself until it is my turn
    assert number(anna) >= 3
