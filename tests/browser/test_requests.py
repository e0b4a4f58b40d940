"""Somebody asks to take a move back: one button each for whoever asks and for the others, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from camerlengo import Table, UndoRefused
from camerlengo.games import names, open_box
from tests.browser.conftest import DESKTOP, PHONE, Light, Open, picture
from tests.browser.pilot import answer_all, live_at, number, set_up, table_at, until_seen
from tests.browser.test_access import no_barrier
from tests.web.serving import Serving

ASK = "#main button.undo-ask"


def may_ask(table: Table) -> bool:
    """Anna has chosen something openly, and cannot take it back by herself any more."""
    if table.waiting_for != (1,) or table.why_no_undo(0) is None:
        return False
    try:
        return table.last_choice(0) > 0
    except UndoRefused:
        return False


def fits(page: Page) -> None:
    """Nothing of the notice is cut off or lies under something else."""
    for button in page.locator("#request button").all():
        box, size = button.bounding_box(), page.viewport_size
        assert box is not None
        assert size is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert button.evaluate(
            """(button) => {
                const { left, top, width, height } = button.getBoundingClientRect();
                return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }"""
        )


def panels_of(page: Page) -> object:
    """Where the game lies."""
    return page.locator(".panels").bounding_box()


@pytest.mark.parametrize("game", names())
def test_a_request_is_seen_at_once_and_accepted_with_a_click(
    open_page: Open, server: Serving, game: str
) -> None:
    """Anna asks at a desk, Bruno decides on a phone."""
    anna, bruno = open_page("en", DESKTOP), open_page("it", PHONE)
    bots = dict.fromkeys(range(2, min(open_box(game).players)), "random")
    address = set_up(server, game, {0: anna, 1: bruno}, bots=bots)
    answer_all(server, address, may_ask)
    table = table_at(server, address, anna, bruno)
    assert may_ask(table)
    picture(anna, f"request-before-{game}-1280")
    before, room = number(anna), panels_of(bruno)
    anna.click(ASK)
    until_seen([anna, bruno], before + 1)
    assert panels_of(bruno) == room  # on a phone the request takes no room from the game
    expect(bruno.locator("#request")).to_contain_text("Anna chiede di annullare la sua ultima mossa.")
    expect(bruno.locator("#told")).to_contain_text("Anna chiede di annullare la sua ultima mossa.")
    expect(anna.locator("#request")).to_contain_text("Waiting for Bruno.")
    assert bruno.title().startswith("● Richiesta")
    for page, size in ((anna, 1280), (bruno, 390)):
        fits(page)
        no_barrier(page, list[Light](("light", "dark")), f"request-{game}-{size}-{{light}}")
    bruno.click("#request button.primary")
    expect(anna.locator("#request")).to_have_count(0)
    expect(bruno.locator("#told")).to_contain_text("Anna annulla una mossa.")
    expect(anna.locator("#panel-talk")).to_contain_text("Anna undoes a move.")
    assert live_at(server, address).table.waiting_for[0] == 0


def test_who_asks_on_a_phone_reads_what_the_button_does_and_may_withdraw(
    open_page: Open, server: Serving
) -> None:
    anna, bruno = open_page("fr", PHONE), open_page("en", DESKTOP)
    address = set_up(server, "richelieu", {0: anna, 1: bruno}, start=0)
    answer_all(server, address, may_ask)
    table_at(server, address, anna, bruno)
    expect(anna.locator(ASK)).to_have_text("Demander à annuler")
    picture(anna, "request-before-390")
    anna.click(ASK)
    expect(anna.locator("#request")).to_contain_text("En attente de Bruno.")
    picture(anna, "request-own-390")
    fits(anna)
    anna.get_by_role("button", name="Retirer").click()
    expect(bruno.locator("#request")).to_have_count(0)
    expect(bruno.locator("#told")).to_contain_text("Anna withdraws the request.")
    expect(anna.locator(ASK)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_table_for_practice_says_so(open_page: Open, server: Serving, size: dict[str, int]) -> None:
    anna = open_page("fr", size)
    address = set_up(server, "habemus_papam", {0: anna}, bots={1: "random", 2: "random"}, practice=True)
    answer_all(server, address, lambda table: table.waiting_for == (0,) and len(table.record.answers) > 6)
    table_at(server, address, anna)
    expect(anna.locator(".bar-tag")).to_be_visible()
    no_barrier(anna, list[Light](("light", "dark")), f"practice-{size['width']}-{{light}}")
