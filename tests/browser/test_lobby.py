"""A table that waits for its players: one page for the host and the guests, until the cards are dealt."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from camerlengo.core.chance import Dealt
from camerlengo.games import names, open_box
from tests.browser.conftest import DESKTOP, PHONE, Light, Open, picture
from tests.browser.pilot import (
    asked,
    click_one,
    invitation,
    join,
    live_at,
    new_table,
    number,
    table_at,
    until_seen,
)
from tests.browser.test_access import no_barrier
from tests.web.serving import Serving

BOTH = list[Light](("light", "dark"))


def test_two_people_wait_for_a_third_and_the_deal_comes_by_itself(open_page: Open, server: Serving) -> None:
    """Anna at a desk sets the table up, Bruno on a phone and Carla at a desk follow the link."""
    anna, bruno, carla = open_page("en", DESKTOP), open_page("it", PHONE), open_page("fr", DESKTOP)
    address = new_table(anna, seat__2="open")
    live = live_at(server, address)
    expect(anna.locator("#headline")).to_have_text("Waiting for 2 more players.")
    link = invitation(anna)
    no_barrier(anna, BOTH, "lobby-alone-1280-{light}")
    join(bruno, link, "Bruno")
    expect(bruno.locator("#headline")).to_have_text("Manca ancora 1 giocatore.")
    expect(anna.locator("#headline")).to_have_text("Waiting for 1 more player.")
    expect(anna.locator("#told")).to_have_text("Waiting for 1 more player.")
    bruno.fill("#chat-text", "Arrivo!")
    bruno.press("#chat-text", "Enter")
    expect(anna.locator(".chat")).to_contain_text("Arrivo!")
    expect(bruno.locator("#chat-text")).to_have_value("")
    no_barrier(anna, BOTH, "lobby-1280-{light}")
    no_barrier(bruno, BOTH, "lobby-390-{light}")
    for page in (anna, bruno):
        assert page.locator("[data-zoom], button[name=option]").count() == 0
        scrolls = "({ scrollWidth, clientWidth }) => scrollWidth > clientWidth"
        assert not page.locator("#main").evaluate(scrolls)
    nonces = [row.nonce for row in live.seats]
    assert [bool(re.fullmatch("[0-9a-f]{32}", nonce)) for nonce in nonces] == [True, True, False]
    for page, own, other in ((anna, nonces[0], nonces[1]), (bruno, nonces[1], nonces[0])):
        expect(page.locator(".lobby-deal")).to_contain_text(own)
        assert other not in page.content()
    carla.goto(link)
    picture(carla, "lobby-join-1280")
    join(carla, link, "Carla")
    for page in (anna, bruno, carla):
        expect(page.locator("#main .lobby")).to_have_count(0)
    until_seen([anna, bruno, carla], 0)
    expect(bruno.locator("#told")).to_contain_text("Tutti i posti sono occupati. Le carte sono distribuite.")
    chance = live.table.chance
    assert isinstance(chance, Dealt)
    assert chance.nonces == tuple(row.nonce for row in live.seats)
    assert all(chance.nonces)
    picture(anna, "lobby-dealt-1280")
    picture(bruno, "lobby-dealt-390")
    pages = [anna, bruno, carla]
    turn = next(page for page in pages if asked(page))
    before = number(turn)
    click_one(turn, 0)
    until_seen(pages, before + 1)
    expect(anna.locator(".close-table.when-dealt")).to_be_visible()
    expect(anna.locator(".close-table.when-waiting")).to_be_hidden()
    anna.click("#settings summary")
    expect(anna.locator("#settings .deal").last).to_contain_text(chance.nonces[0])


@pytest.mark.parametrize("game", names())
def test_the_host_fills_the_seats_with_bots_of_a_rank(open_page: Open, server: Serving, game: str) -> None:
    """The scripts of every game take up a table that comes while its page is open."""
    anna, players = open_page("fr", PHONE), max(open_box(game).players)
    address = new_table(anna, game, **{f"seat__{seat}": "open" for seat in range(2, players)})
    expect(anna.locator("#headline")).to_have_text(f"Il manque encore {players - 1} joueurs.")
    expect(anna.locator("#fill-bot")).to_have_value("bishop")
    anna.fill("#chat-text", "Personne ?")
    anna.press("#chat-text", "Enter")
    expect(anna.locator(".said")).to_have_count(1)
    picture(anna, f"lobby-{game}-390")
    anna.select_option("#fill-bot", "novice")
    anna.click("#fill button")
    until_seen([anna], 0)
    table_at(server, address, anna)
    expect(anna.locator(".lobby")).to_have_count(0)
    assert [row.bot for row in live_at(server, address).seats[1:]] == ["novice"] * (players - 1)
    expect(anna.locator(".tabs a").first).to_have_attribute("aria-current", "true")
    expect(anna.locator(".tabs [data-new]")).to_have_count(0)  # the chat was in view
    picture(anna, f"lobby-filled-{game}-390")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_host_closes_a_table_that_waits(open_page: Open, size: dict[str, int]) -> None:
    anna, bruno = open_page("it", size), open_page("en", DESKTOP)
    address = new_table(anna, seat__2="open")
    join(bruno, invitation(anna), "Bruno")
    anna.click(".when-waiting summary")
    picture(anna, f"lobby-close-{size['width']}")
    anna.click(".when-waiting button")
    anna.wait_for_url(address)
    expect(bruno.locator("#headline")).to_have_text("This table was closed before the game began.")
    expect(anna.locator("#headline")).to_have_text(
        "Questo tavolo è stato chiuso prima dell’inizio della partita."
    )
    assert bruno.locator("#invite, #fill, a[href*=record], a[href*=replay]").count() == 0
    picture(bruno, f"lobby-closed-{size['width']}")
