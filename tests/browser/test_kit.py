"""A game made with the kit, clicked from the first question to the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Contexts, Light, Open, picture
from tests.browser.pilot import (
    asked,
    click_option,
    invitation,
    join,
    new_table,
    number,
    offered,
    play_on,
    play_out,
    play_to_the_end,
    set_up,
)
from tests.browser.test_access import no_barrier
from tests.handful.shelf import SCRUTINY, TARIFF, on_the_shelf
from tests.web.serving import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A house that has these games on its shelf."""
    with on_the_shelf(SCRUTINY | TARIFF), serving(tmp_path_factory.mktemp("kit")) as running:
        yield running


@pytest.fixture(scope="module")
def contexts(browser: Browser, server: Serving, browser_type_launch_args: dict[str, Any]) -> Contexts:
    return Contexts(browser, server.address, seen=not browser_type_launch_args.get("headless", True))


# By how much the page is wider than the window, and what of it can be chosen, but lies outside of it.
OUTSIDE = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const hidden = [...document.querySelectorAll(".card.can, #loose > *")].filter((button) => {
        const { top, bottom, left, right } = button.getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
    });
    return [scrollWidth - clientWidth, hidden.length];
}"""


def whole(page: Page, when: str) -> None:
    """Nothing is cut off, and nothing that can be chosen is out of sight; takes a picture."""
    size = page.viewport_size
    assert size is not None
    picture(page, f"kit-{when}-{size['width']}")
    assert page.evaluate(OUTSIDE) == [0, 0]


def test_two_people_and_two_bots_play_to_the_end(open_page: Open) -> None:
    """At a desk in the evening, and on a phone by day in a language that the game does not speak."""
    pages = anna, bruno = [open_page(color_scheme="dark"), open_page("fr", PHONE)]
    lights: dict[Page, list[Light]] = {anna: ["light", "dark"], bruno: ["dark", "light"]}
    new_table(anna, "scrutiny", seat__2="bot:greedy", seat__3="bot:novice", seed="3")
    join(bruno, invitation(anna), "Bruno")
    play_on(pages, 0)
    for page in pages:
        whole(page, "first")
        no_barrier(page, lights[page])
    for turn in range(1, 6):
        play_on(pages, turn)
    for page in pages:
        whole(page, "middle")
    play_to_the_end(pages)
    for page in pages:
        expect(page.locator("#main table").first).to_be_visible()
        whole(page, "over")
        no_barrier(page, lights[page])
    bruno.locator(".tabs a[href='#panel-cards']").click()
    bruno.wait_for_timeout(300)
    picture(bruno, "kit-cards-390")
    anna.locator("a.button[href*='/replay']").click()
    expect(anna.locator("#main.looking-back")).to_be_visible()
    picture(anna, "kit-replay")


@pytest.mark.parametrize("rank", ["novice", "curate", "bishop", "cardinal", "pope"])
def test_every_rank_plays_it_at_a_table(open_page: Open, server: Serving, rank: str) -> None:
    anna = open_page()
    set_up(server, "scrutiny", {0: anna}, bots={1: rank}, seed=4)
    play_to_the_end([anna])


def test_a_sealed_vote_is_marked_and_can_be_changed_with_the_keyboard(
    open_page: Open, server: Serving
) -> None:
    anna, bruno = open_page(), open_page("it", PHONE, "dark")
    table = set_up(server, "scrutiny", {0: anna, 1: bruno}, seed=4)
    for place in (0, 1):
        before = number(anna)
        anna.locator(".hand .card.can").nth(place).focus()
        anna.keyboard.press("Enter")
        anna.wait_for_function(
            "before => Number(document.getElementById('main').dataset.number) > before", arg=before
        )
        expect(anna.locator(".hand .card.chosen")).to_have_count(1)
        assert not asked(anna)
    expect(bruno.locator("#seat-0 .sealed")).to_be_visible()
    assert bruno.locator(".chosen").count() == 0
    picture(anna, "kit-sealed")
    picture(bruno, "kit-sealed-dark-390")
    play_out(server, table)
    expect(bruno.locator("#main.is-over")).to_be_visible()


def test_it_can_be_played_without_scripts(open_page: Open) -> None:
    anna = open_page(java_script_enabled=False)
    new_table(anna, "scrutiny", seat__1="bot:novice", seed="5")
    picture(anna, "kit-without-scripts")
    anna.locator(".hand .card.can").first.click()
    anna.locator("#sure button").click()
    anna.wait_for_selector("#main[data-asked]")
    assert number(anna) >= 2


def test_pages_around_the_table(open_page: Open) -> None:
    for size in (None, PHONE):
        anna = open_page(size=size)
        for name, address in (("shelf", "/"), ("rules", "/rules/scrutiny"), ("new", "/new/scrutiny")):
            anna.goto(address)
            expect(anna.locator("#main")).to_contain_text("Scrutiny")
            whole(anna, name)


def test_cards_close_up(open_page: Open, server: Serving) -> None:
    anna = open_page()
    set_up(server, "scrutiny", {0: anna}, bots={1: "random"}, seed=4)
    anna.locator("#zone-patron-0 .card").hover()
    expect(anna.locator("#tip")).to_contain_text("2 points")
    anna.keyboard.press("z")
    expect(anna.locator("#zoom")).to_be_visible()
    picture(anna, "kit-zoom")
    anna.keyboard.press("Escape")
    click_option(anna, offered(anna)[0])


def test_a_number_of_many_is_one_field(open_page: Open, server: Serving) -> None:
    """With plus and minus, on a desktop and on a phone; without scripts a field and a button."""
    anna, bruno, carla = open_page(), open_page("it", PHONE), open_page(size=PHONE, java_script_enabled=False)
    set_up(server, "tariff", {0: anna, 1: bruno, 2: carla}, seed=4)
    bids = {anna: 4, bruno: 9, carla: 30}
    for page, bid in bids.items():
        page.wait_for_selector("#main[data-asked]") if page is not carla else page.reload()
        chosen = page.locator("#option-number")
        expect(page.locator("#loose select option")).to_have_count(31)
        if page is carla:
            expect(page.locator("#loose .step").first).to_be_hidden()
            page.select_option("#loose select", str(bid))
        else:
            page.select_option("#loose select", str(bid - 2))
            for _ in range(3):
                page.locator("#loose .step").last.click()
            page.locator("#loose .step").first.click()
            expect(chosen).to_have_text(f"Bid {bid}")
            no_barrier(page, ["light", "dark"])
        whole(page, "number-bare" if page is carla else "number")
        chosen.click()
        expect(page.locator("#headline")).to_contain_text("Do you pay it?")
        page.locator("#option-0").click()
    expect(anna.locator(".log")).to_contain_text("bids 30.")
    for name, bid in (("Anna", 4), ("Bruno", 9)):
        expect(anna.locator(".log")).to_contain_text(f"{name} bids {bid}.")
