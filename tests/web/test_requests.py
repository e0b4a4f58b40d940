"""Undo on pages without scripts and for programs: free, asked for, accepted, declined; and practice."""

from __future__ import annotations

import html
import re

import httpx
import pytest

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.web.viewer import Viewer
from tests.web.client import Visitor, invitation
from tests.web.serving import Serving
from tests.web.test_api import as_seat, new_table
from tests.web.test_secrecy import visitor_of
from tests.web.updates import read_update, text_of, update_since


def both_have_moved(anna: Visitor, bruno: Visitor) -> str:
    """Richelieu for two: Anna has had her turn, Bruno has begun his."""
    table = anna.new_table(seat__1="open", option__start="0", seed="7")
    link = invitation(anna.page)
    bruno.get(link)
    bruno.post(link, name="Bruno")
    anna.get(table)
    anna.answer(table, 0)
    anna.answer(table, 49)
    bruno.get(table)
    bruno.answer(table, bruno.options()[0])
    anna.get(table)
    return table


def reply(visitor: Visitor, which: str) -> str:
    found = re.search(rf'formaction="([^"]*/request/\d+/{which})"', visitor.page)
    assert found, f"the page has no button to {which}"
    return found[1]


def test_what_is_no_longer_free_is_asked_for_and_the_others_decide(anna: Visitor, bruno: Visitor) -> None:
    table = both_have_moved(anna, bruno)
    assert f'formaction="{table}/undo"' not in anna.page
    assert "Ask to undo" in anna.page
    anna.post(f"{table}/request", seat="0")
    assert "Anna asks to undo their last move." in anna.page
    assert "Waiting for Bruno." in anna.page
    assert "Withdraw" in anna.page
    assert "/accept" not in anna.page
    assert "Ask to undo" not in anna.page
    bruno.get(table)
    assert "Do you agree?" in bruno.page
    assert "<title>● Request" in bruno.page
    bruno.post(reply(bruno, "accept"), seat="1")
    assert "Anna undoes a move." in bruno.page
    assert bruno.options() == []
    anna.get(table)
    assert 49 in anna.options()
    assert f'formaction="{table}/undo"' in anna.page


def test_a_request_is_declined_withdrawn_or_too_late(anna: Visitor, bruno: Visitor) -> None:
    table = both_have_moved(anna, bruno)
    anna.post(f"{table}/request", seat="0")
    bruno.get(table)
    accept, decline = reply(bruno, "accept"), reply(bruno, "decline")
    assert bruno.post(decline, seat="1").status_code == 200
    assert "Bruno doesn’t agree: nothing is undone." in bruno.page
    late = bruno.post(accept, seat="1")
    assert late.status_code == 409
    assert "This request is no longer open." in html.unescape(bruno.page)
    anna.get(table)
    assert "You can ask again after 6 more answers" in anna.page
    again = anna.post(f"{table}/request", seat="0")
    assert again.status_code == 409
    assert anna.post(f"{table}/request/1/perhaps", seat="0").status_code == 404


@pytest.mark.parametrize("act", ["answer", "undo"])
def test_a_page_that_does_not_show_a_request_yet_comes_back_with_it(
    anna: Visitor, bruno: Visitor, act: str
) -> None:
    """Without scripts it stays as it is while its reader decides, and would end the request unseen."""
    table = both_have_moved(anna, bruno)
    bruno.get(table)
    fields = {name: bruno.value(name) for name in ("asked_at", "seat")}
    fields |= {"option": str(bruno.options()[0])} if act == "answer" else {"whole": "step"}
    anna.post(f"{table}/request", seat="0")
    assert bruno.post(f"{table}/{act}", **fields).status_code == 409
    assert "Answer it first" in bruno.page
    assert "Do you agree?" in bruno.page
    assert reply(bruno, "accept")
    seen = bruno.value("request")
    assert bruno.post(f"{table}/{act}", **fields, request=seen).status_code == 200
    assert "Do you agree?" not in bruno.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reader_is_told_in_the_own_language(
    anna: Visitor, bruno: Visitor, server: Serving, language: str
) -> None:
    table = both_have_moved(anna, bruno)
    live = server.table_at(table)
    assert server.house is not None
    sight = Viewer(live, visitor_of(server.house, None, language))
    anna.post(f"{table}/request", seat="0")
    update = html.unescape(text_of(read_update(update_since(sight, None))))
    asks = text("server.request.asks", who="Anna").say(language)
    assert asks in update
    assert "/accept" not in update  # whoever looks on decides nothing
    with Visitor(server.address, language) as carla:
        carla.get(table)
        assert asks in html.unescape(carla.page)
        assert carla.post(f"{table}/request/{live.request.number}/decline", seat="1").status_code == 403  # type: ignore[union-attr]
    assert live.request is not None


def turn(visitor: Visitor, table: str, seat: int, shared: bool = True) -> None:
    """Whoever sits there has a turn, always with the last option."""
    visitor.get(table)
    if shared:
        visitor.post(f"{table}/device", seat=str(seat))
    while visitor.options():
        visitor.answer(table, visitor.options()[-1])


def test_people_at_one_device_agree_there(anna: Visitor) -> None:
    table = anna.new_table(seat__1="hot", hot__1="Bruno", option__start="0", seed="7")
    turn(anna, table, 0)
    turn(anna, table, 1)
    anna.post(f"{table}/device", seat="0")
    anna.post(f"{table}/request", seat="0")
    assert "On this device: Bruno. Do you agree?" in anna.page
    anna.post(reply(anna, "accept"), seat="0")
    assert "Anna undoes a move." in anna.page
    assert anna.options() != []


def test_between_two_people_at_a_device_a_request_is_decided_too(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(seat__1="hot", hot__1="Carla", seat__2="open", option__start="0", seed="7")
    anna.post(f"{table}/device", seat="0")
    link = invitation(anna.page)
    bruno.get(link)
    bruno.post(link, name="Bruno")
    for seat in (0, 1):
        turn(anna, table, seat)
    turn(bruno, table, 2, shared=False)
    turn(anna, table, 0)
    assert "Pass the device to Carla" in anna.page
    bruno.get(table)
    bruno.post(f"{table}/request", seat="2")
    assert "Waiting for Anna and Carla." in bruno.page
    anna.get(table)
    assert "Bruno asks to undo their last move." in anna.page
    assert "Ask to undo" not in anna.page
    own = anna.page[anna.page.index('id="reply"') :]
    holder = re.search(r'name="seat" value="(\d)"', own)
    assert holder is not None
    anna.post(reply(anna, "accept"), seat=holder[1])
    bruno.get(table)
    assert bruno.options() != []


def test_practice_is_set_up_shown_and_refused_with_others(anna: Visitor) -> None:
    table = anna.new_table(seat__1="bot:random", practice="true")
    assert 'class="bar-tag"' in anna.page
    assert "Practice" in anna.page
    anna.get("/new/richelieu")
    refused = anna.post("/new/richelieu", name="Anna", seat__0="me", seat__1="open", practice="true")
    assert refused.status_code == 400
    assert "Practice is for one person alone with bots" in anna.page
    assert re.search(r'name="practice" value="true" checked', anna.page)
    plain = anna.new_table(seat__1="bot:random")
    assert plain != table
    assert 'class="bar-tag"' not in anna.page


# --- programs -------------------------------------------------------------------------------------


def act(api: httpx.Client, table: dict[str, object], seat: int, which: int = 0) -> None:
    path = f"/tables/{table['table']}"
    asked = api.get(f"{path}/questions", headers=as_seat(table, seat)).json()[0]
    answer = {"asked_at": asked["asked_at"], "option": asked["options"][which]["option"]}
    assert api.post(f"{path}/answer", json=answer, headers=as_seat(table, seat)).status_code == 200


def test_programs_ask_accept_and_decline(api: httpx.Client) -> None:
    table = new_table(api)
    path = f"/tables/{table['table']}"
    assert api.get(path).json()["request"] is None
    assert api.get(path).json()["practice"] is False
    act(api, table, 0)
    refused = api.post(f"{path}/undo/request", headers=as_seat(table, 0)).json()
    assert refused["code"] == "request_free"
    act(api, table, 0, -1)  # ends the turn: seat 1 sees what was done, and is asked
    late = api.post(f"{path}/undo", headers=as_seat(table, 0))
    assert (late.status_code, late.json()["code"]) == (409, "undo")
    assert late.json()["error"].startswith("Another player has to decide now")
    asked = api.post(f"{path}/undo/request", headers=as_seat(table, 0)).json()
    assert asked == {"number": 3, "request": 2}
    for headers in ({}, as_seat(table, 0), as_seat(table, 1)):  # everybody may know
        state = api.get(path, headers=headers).json()
        assert state["request"] == {"number": 2, "seat": 0, "undecided": [1]}
    body = {"request": 2}
    assert api.post(f"{path}/undo/accept", json=body).json()["code"] == "not_seated"
    own = api.post(f"{path}/undo/accept", json=body, headers=as_seat(table, 0)).json()
    assert own["code"] == "request_own"
    gone = api.post(f"{path}/undo/accept", json={"request": 1}, headers=as_seat(table, 1)).json()
    assert gone["code"] == "request_gone"
    done = api.post(f"{path}/undo/accept", json=body, headers=as_seat(table, 1)).json()
    assert done == {"number": 5}
    state = api.get(path).json()
    assert (state["request"], state["waiting_for"]) == (None, [0])
    assert [line["sentence"] for line in api.get(f"{path}/log").json()][-1] == "Anna undoes a move."
    declined = api.post(f"{path}/undo/decline", json=body, headers=as_seat(table, 1)).json()
    assert declined["code"] == "request_gone"


def test_programs_practise_alone_with_bots(api: httpx.Client) -> None:
    bot = {"kind": "bot", "bot": "random"}
    table = new_table(api, seats=[{"kind": "person"}, bot], practice=True)
    assert api.get(f"/tables/{table['table']}").json()["practice"] is True
    seats = [{"kind": "person"}, {"kind": "open"}]
    body = {"game": "richelieu", "seats": seats, "practice": True}
    refused = api.post("/tables", json=body)
    assert refused.status_code == 400
    assert refused.json()["code"] == "practice"
