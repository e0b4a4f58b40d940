"""Who sits down, who speaks, and who has the device in hand."""

from __future__ import annotations

import html
import re

import httpx
import pytest

from camerlengo import bots
from camerlengo.bots import Bot
from camerlengo.core.texts import LANGUAGES, Who, text
from tests.server.helpers import act
from tests.web.client import Visitor, invitation
from tests.web.serving import Serving
from tests.web.test_api import new_table


@pytest.mark.parametrize("name", ["B" * 41, "B" * 60_000, "Bru\u202eno", "Bru\x00no"])
def test_a_name_that_does_not_fit_is_refused_and_kept_nowhere(
    anna: Visitor, bruno: Visitor, name: str
) -> None:
    anna.new_table()
    bruno.get(invitation(anna.page))
    response = bruno.post(bruno.path, name=name, seat="1")
    assert response.status_code == 400
    assert "up to 40 characters" in bruno.page
    bruno.get("/new/richelieu")
    assert bruno.value("name") == ""
    public = anna.new_table(visibility="public")
    assert bruno.post(f"{public}/take-seat", name=name).status_code == 400
    bruno.get("/new/richelieu")
    assert bruno.value("name") == ""


def test_whoever_sits_at_the_table_and_joins_again_simply_gets_there(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(seat__2="open")
    link = invitation(anna.page)
    bruno.get(link)
    bruno.post(link, name="Bruno", seat="1")
    for visitor, name in ((bruno, "Bruno again"), (anna, "Anna again")):
        response = visitor.post(link, name=name, seat="2")
        assert response.status_code == 200
        assert visitor.path == table
        assert name not in visitor.page
    bruno.get("/new/richelieu")
    assert bruno.value("name") == "Bruno"
    anna.get(table)
    assert "1 open seat" in anna.page


def test_a_spectator_with_the_name_of_a_player_speaks_as_a_guest(
    anna: Visitor, bruno: Visitor, server: Serving
) -> None:
    bruno.new_table(name="Anna")  # another person of that name
    table = anna.new_table(name="Anna", seat__1="bot:random")
    bruno.get(table)
    assert bruno.post(f"{table}/chat", text="I'm only looking").status_code == 200
    for language in LANGUAGES:
        with Visitor(server.address, language) as reader:
            reader.get(table)
            guest = {"en": "a guest", "it": "un visitatore", "fr": "un invité"}[language]
            assert f"<strong>{guest}</strong>" in reader.page
    refused = bruno.post(f"{table}/chat", text="I resign", author="ＡＮＮＡ")
    assert refused.status_code == 400
    assert "the name of a player here" in bruno.page
    assert "I resign" not in bruno.page


def test_what_is_said_does_not_turn_the_page_around(anna: Visitor) -> None:
    table = anna.new_table()
    anna.post(f"{table}/chat", text="hello \u202eevil\x00\u2066")
    assert "hello evil" in anna.page
    assert "\u202e" not in anna.page


def test_whoever_has_just_acted_can_undo_before_the_device_is_passed_on(anna: Visitor) -> None:
    table = anna.new_table(seat__1="hot", hot__1="Bruno", option__start="0", seed="7")
    assert f"{table}/undo" not in anna.page  # nobody has acted yet
    anna.post(f"{table}/device", seat="0")
    first = anna.options()
    anna.answer(table, first[0])
    anna.answer(table, 49)
    assert "Pass the device to Bruno" in anna.page
    assert f'action="{table}/undo"' in anna.page
    undoing = anna.page[anna.page.index(f'action="{table}/undo"') :]
    seat = re.search(r'name="seat" value="(\d)"', undoing)
    assert seat is not None
    assert anna.post(f"{table}/undo", seat=seat[1], whole="turn").status_code == 200
    assert "Pass the device to Anna" in anna.page  # it is not shown to whoever has it in hand now
    assert anna.options() == []
    anna.post(f"{table}/device", seat="0")
    assert anna.options() == first


def test_the_screen_between_two_people_says_why_nothing_was_undone(anna: Visitor) -> None:
    table = anna.new_table(seat__1="hot", hot__1="Bruno", option__start="0", seed="7")
    anna.post(f"{table}/device", seat="0")
    anna.answer(table, 0)
    anna.answer(table, 49)
    refused = anna.post(f"{table}/undo", seat="1")
    assert refused.status_code == 409
    assert "Pass the device to Bruno" in anna.page
    assert "There is nothing to undo." in anna.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_cannot_go_on_says_so_and_lets_another_bot_take_over(
    server: Serving, api: httpx.Client, language: str
) -> None:
    bots.register("patient", Bot)
    with Visitor(server.address, language) as carla, Visitor(server.address, language) as stranger:
        try:
            table = carla.new_table(seat__0="bot:patient", seat__1="me", option__start="0")
            live = server.table_at(table)
        finally:
            bots.unregister("patient")
        while live.table.waiting_for == (1,):
            server.do(act(server.house, live))  # type: ignore[arg-type]
        state = api.get(f"/tables/{live.id}").json()
        trouble = state["trouble"]
        assert (trouble["why"], trouble["seats"], trouble["bots"]) == ("missing", [0], ["patient"])
        said = text("server.trouble.missing", who=Who(0), bots="patient").say(
            language, live.names_in(language)
        )
        for visitor, key in ((carla, "decide"), (stranger, "others")):
            visitor.get(table)
            shown = html.unescape(visitor.page)
            assert shown.count(said) == 2  # on top, and where one can do something about it
            assert text(f"server.trouble.{key}").say(language) in shown
            assert (f'formaction="{table}/replace"' in shown) == (visitor is carla)
        assert stranger.post(f"{table}/replace", of="0", instead__0="random").status_code == 403
        assert carla.post(f"{table}/replace", of="0", instead__0="patient").status_code == 400
        assert carla.post(f"{table}/replace", of="0", instead__0="random").status_code == 200
        server.table_at(table)
        carla.get(table)
        assert said not in html.unescape(carla.page)
        assert text("server.trouble.replaced", who=Who(0)).say(language, live.names_in(language)) in (
            html.unescape(carla.page)
        )
        assert api.get(f"/tables/{live.id}").json()["trouble"] is None


def test_a_program_lets_another_bot_take_over(server: Serving, api: httpx.Client) -> None:
    bots.register("patient", Bot)
    try:
        table = new_table(api, seats=[{"kind": "bot", "bot": "patient"}, {"kind": "open"}])
    finally:
        bots.unregister("patient")
    path = f"/tables/{table['table']}/replace"
    server.table_at(table["table"])
    for headers in ({}, {"authorization": f"Bearer {new_table(api)['host']}"}):
        refused = api.post(path, json={"seat": 0}, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_seated")
    host = {"authorization": f"Bearer {table['host']}"}
    assert api.post(path, json={"seat": 1}, headers=host).json()["code"] == "bot_plays"
    assert api.post(path, json={"seat": 0, "bot": "random"}, headers=host).status_code == 200
    assert server.table_at(table["table"]).seats[0].bot == "random"
