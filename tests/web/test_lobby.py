"""A table that waits for its players, on pages without scripts and for programs: it shows no deal."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from starlette.routing import Route
from websockets.sync.client import connect

from camerlengo.core.chance import Dealt
from camerlengo.core.record import Record
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server import schema
from camerlengo.server.live_table import LiveTable
from camerlengo.web import pages
from camerlengo.web.api import CALLS
from camerlengo.web.share import qr_code
from tests.server.helpers import play_out
from tests.web.client import Visitor, invitation
from tests.web.serving import Serving
from tests.web.test_api import as_seat, new_table, stream_of
from tests.web.updates import read_message

ANNAS, BRUNOS = "a1" * 16, "b2" * 16
TWO = [{"kind": "person", "name": "Anna", "nonce": ANNAS}, {"kind": "open"}]


def waiting(api: httpx.Client, **changes: Any) -> dict[str, Any]:
    return new_table(api, **{"seats": TWO, "seed": None, **changes})


def join(api: httpx.Client, table: dict[str, Any], **body: Any) -> httpx.Response:
    fields = {"invite": table["invite"], "name": "Bruno", "nonce": BRUNOS, **body}
    return api.post(f"/tables/{table['table']}/join", json=fields)


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def secrets_of(live: LiveTable) -> tuple[str, str]:
    """The key in the two ways in which it could leave."""
    chance = Record.from_json(live.row.setup.encode()).chance
    assert isinstance(chance, Dealt)
    return chance.key, chance.key[:16]


# --- pages -----------------------------------------------------------------------------------------


def test_two_people_without_scripts_get_from_the_set_up_to_the_game(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(nonce=ANNAS, option__start="0")
    assert "Waiting for 1 more player." in anna.page
    assert 'http-equiv="refresh" content="15; ' in anna.page  # time enough to write a message
    assert f">{ANNAS}</code>" in anna.page
    assert anna.options() == []
    link = invitation(anna.page)
    bruno.get(link)
    assert 'name="nonce"' in bruno.page
    assert ANNAS not in bruno.page
    bruno.post(link, name="Bruno", nonce=BRUNOS)
    assert bruno.path == table
    assert "Anna’s turn" in bruno.page
    anna.get(table)
    assert "Your turn" in anna.page
    assert anna.options()
    for visitor, own, other in ((anna, ANNAS, BRUNOS), (bruno, BRUNOS, ANNAS)):
        assert own in visitor.page.partition("<main")[0]  # among the settings
        assert other not in visitor.page


def test_without_a_nonce_one_sits_down_all_the_same(anna: Visitor, bruno: Visitor) -> None:
    anna.new_table(nonce="")
    assert text("web.deal.nonce").say("en") not in anna.page
    link = invitation(anna.page)
    bruno.get(link)
    bruno.post(link, name="Bruno", nonce="")
    assert "Waiting for" not in bruno.page.partition("<main")[2].partition("headline-text")[0]
    assert 'data-number="0"' in bruno.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_nonce_is_refused_with_a_sentence_in_the_form(server: Serving, language: str) -> None:
    said = text("server.refused.nonce").say(language)
    with Visitor(server.address, language) as anna, Visitor(server.address, language) as bruno:
        anna.get("/new/richelieu")
        refused = anna.post("/new/richelieu", name="Anna", seat__0="me", seat__1="open", nonce="zz")
        assert refused.status_code == 400
        assert said in html.unescape(anna.page)
        table = anna.new_table(nonce=ANNAS)
        link = invitation(anna.page)
        bruno.get(link)
        assert bruno.post(link, name="Bruno", nonce="0" * 65).status_code == 400
        assert said in html.unescape(bruno.page)
        anna.get(table)
        assert text("server.headline.players", n=1).say(language) in anna.page


def test_the_host_fills_the_table_with_bots_or_closes_it(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(seat__2="open")
    bruno.get(invitation(anna.page))
    bruno.post(bruno.path, name="Bruno")
    assert f'action="{table}/fill"' not in bruno.page
    assert bruno.post(f"{table}/fill", bot="random").status_code == 403
    anna.get(table)
    assert re.search(r'<option value="bishop" selected>', anna.page)
    assert anna.post(f"{table}/fill", bot="nobody").status_code == 400
    assert "Waiting for 1 more player." in anna.page
    assert anna.post(f"{table}/fill", bot="random").status_code == 200
    assert 'class="lobby"' not in anna.page
    table = anna.new_table()
    assert f'action="{table}/fill"' in anna.page
    anna.post(f"{table}/close")
    assert "This table was closed before the game began." in anna.page
    assert "record.json" not in anna.page
    assert "/replay" not in anna.page
    assert 'http-equiv="refresh"' not in anna.page
    anna.get("/")
    assert "Closed before the game began" in anna.page
    bruno.get(table)
    assert "This table was closed before the game began." in bruno.page


def test_people_talk_while_they_wait(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table()
    anna.post(f"{table}/chat", text="Who comes?")
    bruno.get(table)
    assert "Who comes?" in bruno.page
    bruno.post(f"{table}/chat", text="I might", author="Zoe")
    anna.get(table)
    assert "I might" in anna.page


def test_lists_show_tables_that_wait(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(visibility="public", name="Annabella")
    anna.get("/")
    assert "Waiting for 1 player" in anna.page
    bruno.get("/")
    listed = re.findall(r'href="(/join/[\w-]+)">.*?Host: (\w+)', bruno.page, re.DOTALL)
    link = next(link for link, host in listed if host == "Annabella")
    running = bruno.page.partition("running-title")[2]
    assert table not in running
    bruno.get(table)
    assert f'href="{link}"' in bruno.page  # whoever looks on may sit down
    hidden = anna.new_table()
    bruno.get(hidden)
    assert "/join/" not in bruno.page
    bruno.get(link)
    bruno.post(link, name="Bruno")
    assert 'data-number="0"' in bruno.page


def test_a_seat_of_a_public_table_that_waits_can_be_taken_at_the_table(anna: Visitor, bruno: Visitor) -> None:
    table = anna.new_table(visibility="public")
    bruno.get(table)
    assert bruno.post(f"{table}/take-seat", name="Bruno", nonce=BRUNOS).status_code == 200
    assert 'data-number="0"' in bruno.page


def test_the_score_sheet_shows_the_own_number_and_the_record_all(
    server: Serving, anna: Visitor, bruno: Visitor
) -> None:
    table = anna.new_table(nonce=ANNAS, option__short="true")
    link = invitation(anna.page)
    bruno.get(link)
    bruno.post(link, name="Bruno", nonce=BRUNOS)
    live = server.table_at(table)
    assert server.house is not None
    server.do(play_out(server.house, live))
    for visitor, own in ((anna, ANNAS), (bruno, BRUNOS)):
        visitor.get(table)
        assert text("web.deal.part", nonce=own).say("en") in visitor.page
    record = Record.from_json(anna.get(f"{table}/record.json").content)
    assert isinstance(record.chance, Dealt)
    assert record.chance.nonces == (ANNAS, BRUNOS)
    assert record.commitment == record.commits_to() is not None
    assert 'name="nonce"' in bruno.get(table).text
    bruno.post(f"{table}/rematch", nonce="c3" * 8, seat="1")
    again = server.table_at(bruno.path)
    assert isinstance(again.table.chance, Dealt)
    assert again.table.chance.nonces == ("c3" * 8, "")


# --- no byte of the key ------------------------------------------------------------------------------


async def waited_too_long(server: Serving, live: LiveTable) -> None:
    """As if nobody had come back for long."""
    assert server.house is not None
    store = server.house.store
    await server.house.waiting.look()
    async with store.engine.begin() as connection:
        unseen = schema.tables.update().where(schema.tables.c.id == live.id).values(seen=0.0)
        await connection.execute(unseen)
    assert await store.expire(1.0) == [live.id]
    await server.house._tables.reload(live)


@pytest.fixture(params=["waiting", "cancelled", "expired"])
def undealt(request: pytest.FixtureRequest, server: Serving, anna: Visitor) -> LiveTable:
    """A table of Anna's at which nothing is dealt, and which nothing will be."""
    path = anna.new_table(nonce=ANNAS, visibility="public", hints="true", seat__2="open")
    if request.param == "cancelled":
        anna.post(f"{path}/close")
    live = server.table_at(path)
    if request.param == "expired":
        server.do(waited_too_long(server, live))
    assert live.row.state == request.param
    return live


FORM = {
    "seat": "0",
    "asked_at": "0",
    "option": "0",
    "whole": "turn",
    "preference-stops": "never",
    "at": "0",
}


def page_calls(live: LiveTable) -> Iterator[tuple[str, str]]:
    """Every page and form about a table, except for those that change what it is."""
    for route in pages.routes():
        assert isinstance(route, Route)
        path = route.path.replace("{number:int}", "0").replace("{reply}", "accept")
        path = path.replace("{table}", live.id).replace("{invite}", live.row.invite)
        if live.id in path or live.row.invite in path or path == "/":
            for method in (route.methods or set()) & {"GET", "POST"}:
                if (method, path.rpartition("/")[2]) not in {
                    ("POST", "fill"),
                    ("POST", "take-seat"),
                    ("POST", "close"),
                }:
                    yield method, path


def test_no_page_or_form_shows_anything_of_a_deal(undealt: LiveTable, anna: Visitor, bruno: Visitor) -> None:
    key = secrets_of(undealt)
    seen = set()
    for visitor in (anna, bruno):
        visitor.get("/")
        for method, path in page_calls(undealt):
            if (method, visitor) == ("POST", bruno) and path.startswith("/join"):
                continue  # he would sit down
            fields = {"csrf": visitor.csrf, **FORM}
            for accept in ("text/html", "application/json"):
                answer = visitor.http.request(
                    method, path, headers={"accept": accept}, data=fields if method == "POST" else None
                )
                assert not any(part in answer.text for part in key), path
                assert visitor is anna or ANNAS not in answer.text
                seen.add((method, path.rpartition("/")[2], answer.status_code))
    assert {("GET", "record.json", 409), ("GET", "replay", 409), ("GET", "analysis", 409)} <= seen
    assert {
        ("POST", "answer", 409),
        ("POST", "undo", 409),
        ("POST", "hint", 409),
        ("POST", "rematch", 409),
    } <= seen
    assert undealt.row.state in ("waiting", "cancelled", "expired")
    assert not undealt.dealt


def test_no_call_of_a_program_shows_anything_of_a_deal(server: Serving, api: httpx.Client) -> None:
    table = waiting(api, seats=[*TWO, {"kind": "open"}], hints=True)
    live = server.table_at(table["table"])
    key = secrets_of(live)
    brunos = bearer(join(api, table).json()["token"])
    bodies = {"answer": {"asked_at": 0, "option": 0}, "accept": {"request": 0}, "decline": {"request": 0}}
    bodies["passing"] = {"passing": "always"}  # type: ignore[dict-item]
    bodies["preferences"] = {"preferences": {"stops": "never"}}  # type: ignore[dict-item]
    bodies["replace"] = {"seat": 0}
    codes = {}
    for headers, own, other in ((as_seat(table, 0), ANNAS, BRUNOS), (brunos, BRUNOS, ANNAS), ({}, "", ANNAS)):
        for call in CALLS:
            method, path = call.method, call.path
            last = path.rpartition("/")[2]
            if "{table}" not in path or last in ("join", "fill", "leave", "close", "wait", "stream"):
                continue
            body = {"json": bodies.get(last, {})} if method == "POST" else {}
            answer = api.request(method, path.replace("{table}", live.id), headers=headers, **body)  # type: ignore[arg-type]
            assert not any(part in answer.text for part in key), path
            assert other not in answer.text
            if headers:
                codes[call.name] = answer.json()["code"] if answer.status_code >= 400 else "fine"
            if call.name == "state":
                assert answer.json()["view"] is None
                assert answer.json()["deal"]["nonce"] == (own or None)
                assert answer.json()["deal"]["nonces"] is None
    fine = {"state", "questions"}
    assert codes == {name: "fine" if name in fine else "not_dealt" for name in codes}
    assert {"view", "log", "record", "answer", "undo", "hint", "analysis", "ask_analysis"} <= codes.keys()


def test_no_socket_sends_anything_of_a_deal(server: Serving, api: httpx.Client) -> None:
    table = waiting(api)
    live = server.table_at(table["table"])
    key = secrets_of(live)
    page = server.address.replace("http", "ws") + f"/table/{table['table']}/live"
    with connect(page) as watching, connect(stream_of(server, table)) as stream:
        (head, first), state = read_message(watching.recv()), json.loads(stream.recv())
        assert (head["number"], "log" in first, "events" in first) == (-1, False, False)
        assert (state["number"], state["state"], state["view"]) == (-1, "waiting", None)
        watching.send(json.dumps({"answer": {"errand": 1, "seat": 0, "asked_at": 0, "option": 0}}))
        refused, _ = read_message(watching.recv())
        assert refused["refused"] == {
            "1": {"error": text("server.refused.not_your_seat").say("en"), "code": "not_your_seat"}
        }
        join(api, table)
        sent = [first, state]
        while (got := read_message(watching.recv()))[0]["number"] < 0:
            sent.append(got[1])
        head, news = got
        while (state := json.loads(stream.recv()))["state"] == "waiting":
            sent.append(state)
        assert head["number"] == 0
        assert news["said"] == [text("server.headline.dealt").say("en")]
        assert state["view"] is not None
    for message in [*sent, news, state]:
        assert not any(part in json.dumps(message) for part in (*key, ANNAS, BRUNOS))


# --- programs ----------------------------------------------------------------------------------------


def test_programs_wait_join_and_play(api: httpx.Client) -> None:
    table = waiting(api)
    path = f"/tables/{table['table']}"
    assert table["state"] == "waiting"
    state = api.get(path, headers=as_seat(table, 0)).json()
    assert (state["state"], state["number"], state["open_seats"]) == ("waiting", -1, [1])
    assert state["questions"] == []
    assert state["deal"]["nonce"] == ANNAS
    with ThreadPoolExecutor(1) as thread:
        waits = thread.submit(api.get, f"{path}/wait", params={"after": -1}, headers=as_seat(table, 0))
        token = join(api, table, nonce=BRUNOS.upper()).json()["token"]
        state = waits.result().json()
    assert (state["state"], state["number"], state["open_seats"]) == ("playing", 0, [])
    assert state["questions"]
    assert state["view"]
    assert api.get(path, headers=bearer(token)).json()["deal"]["nonce"] == BRUNOS


def test_the_nonces_are_everybodys_when_the_game_is_over(server: Serving, api: httpx.Client) -> None:
    table = waiting(api, options={"short": True})
    join(api, table)
    assert server.house is not None
    server.do(play_out(server.house, server.table_at(table["table"])))
    path = f"/tables/{table['table']}"
    for headers, own in ((as_seat(table, 0), ANNAS), ({}, None)):
        deal = api.get(path, headers=headers).json()["deal"]
        assert (deal["nonce"], deal["nonces"]) == (own, [ANNAS, BRUNOS])
    assert api.get(f"{path}/record").json()["chance"]["nonces"] == [ANNAS, BRUNOS]


def test_each_person_of_a_full_table_adds_a_nonce(server: Serving, api: httpx.Client) -> None:
    seats = [{"kind": "person", "nonce": ANNAS}, {"kind": "person", "nonce": BRUNOS}]
    table = new_table(api, seats=seats, seed=None)
    assert table["state"] == "playing"
    chance = server.table_at(table["table"]).table.chance
    assert isinstance(chance, Dealt)
    assert chance.nonces == (ANNAS, BRUNOS)


def test_the_owner_fills_a_table_with_bots(api: httpx.Client) -> None:
    table = waiting(api, seats=[*TWO, {"kind": "open"}])
    path = f"/tables/{table['table']}"
    token = join(api, table).json()["token"]
    for headers in (bearer(token), {}):
        refused = api.post(f"{path}/fill", json={"bot": "random"}, headers=headers)
        assert refused.json()["code"] == "not_owner"
    assert api.post(f"{path}/fill", json={"bot": "x"}, headers=as_seat(table, 0)).status_code == 400
    done = api.post(f"{path}/fill", json={"bot": "random"}, headers=as_seat(table, 0))
    assert done.json() == {"state": "playing"}
    late = api.post(f"{path}/fill", json={}, headers=as_seat(table, 0))
    assert late.json()["code"] == "not_waiting"


def test_a_program_without_a_seat_owns_the_table_that_it_set_up(api: httpx.Client) -> None:
    for_two = {"seats": [{"kind": "open"}, {"kind": "open"}]}
    table, other = waiting(api, **for_two), waiting(api, **for_two)
    host, stranger = bearer(table["host"]), bearer(other["host"])
    path = f"/tables/{table['table']}"
    assert api.get(path, headers=host).json()["seat"] is None
    token = join(api, table).json()["token"]
    for headers in (bearer(token), stranger, {}):
        for call in ("fill", "close"):
            refused = api.post(f"{path}/{call}", json={"bot": "random"}, headers=headers)
            assert refused.json()["code"] == "not_owner"
    assert api.post(f"{path}/fill", json={"bot": "random"}, headers=host).json() == {"state": "playing"}
    assert api.post(f"{path}/close", headers=host).json() == {"state": "closed"}
    path = f"/tables/{other['table']}"
    assert api.post(f"{path}/close", headers=stranger).json() == {"state": "cancelled"}
    assert api.post(f"{path}/close", headers=stranger).json()["code"] == "not_playing"
    (line,) = api.get(f"{path}/log", params={"language": "it"}).json()
    assert line["sentence"] == text("server.headline.cancelled").say("it")


def test_the_first_person_is_the_host(api: httpx.Client) -> None:
    table = waiting(api)
    assert table["host"] == table["seats"][0]["token"]
    assert api.post(f"/tables/{table['table']}/close", headers=bearer(table["host"])).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_waited_too_long_says_so(server: Serving, api: httpx.Client, language: str) -> None:
    table = waiting(api, public=True)
    live = server.table_at(table["table"])
    with Visitor(server.address, language) as guest:
        guest.get(f"/table/{live.id}")
        assert text("web.waiting.days", n=14).say(language) in html.unescape(guest.page)
        server.do(waited_too_long(server, live))
        said = text("server.headline.expired").say(language)
        guest.get(f"/table/{live.id}")
        assert said in html.unescape(guest.page)
        guest.get(f"/join/{live.row.invite}")
        assert said in html.unescape(guest.page)
    (line,) = api.get(f"/tables/{live.id}/log", params={"language": language}).json()
    assert line["sentence"] == said
    refused = join(api, table)
    assert (refused.status_code, refused.json()["code"]) == (409, "expired")


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_learn_that_a_nonce_is_bad(api: httpx.Client, language: str) -> None:
    headers = {"accept-language": language}
    said = {"code": "nonce", "error": text("server.refused.nonce").say(language)}
    body = {"game": "richelieu", "seats": [{"kind": "person", "nonce": "?"}, {"kind": "open"}]}
    answer = api.post("/tables", json=body, headers=headers)
    assert (answer.status_code, answer.json()) == (400, said)
    table = waiting(api)
    body = {"invite": table["invite"], "nonce": "f" * 65}
    answer = api.post(f"/tables/{table['table']}/join", json=body, headers=headers)
    assert (answer.status_code, answer.json()) == (400, said)
    late = api.get(f"/tables/{table['table']}/view", headers=headers)
    assert late.status_code == 409
    assert late.json() == {"code": "not_dealt", "error": text("server.refused.not_dealt").say(language)}


def test_nobody_is_called_like_the_seat(server: Serving, anna: Visitor, bruno: Visitor) -> None:
    anna.get("/new/richelieu")
    assert 'placeholder="Guest 1"' in anna.page
    anna.post("/new/richelieu", name="", seat__0="me", seat__1="hot", seat__2="open", visibility="public")
    live = server.table_at(anna.path)
    assert [row.name for row in live.seats] == ["Guest 1", "Guest 2", ""]
    assert "Host: Guest 1" in bruno.get("/").text
    bruno.get(f"/join/{live.row.invite}")
    assert 'placeholder="Guest 3"' in bruno.page
    bruno.post(bruno.path, name="", seat="2")
    assert server.table_at(live.id).seats[2].name == "Guest 3"


def test_who_has_a_name_keeps_it(server: Serving, anna: Visitor) -> None:
    anna.new_table(name="Anna")
    anna.get("/new/q")
    anna.post("/new/q", name="", **{f"seat__{seat}": "bot:novice" if seat else "me" for seat in range(5)})
    assert server.table_at(anna.path).seats[0].name == "Anna"


def test_the_house_shows_results_and_whose_turn_it_is(server: Serving, anna: Visitor) -> None:
    running = anna.new_table(seat__1="bot:novice", option__start="0")
    ended = anna.new_table(seat__1="bot:novice", option__start="0", seed="7")
    assert server.house is not None
    server.do(play_out(server.house, server.table_at(ended)))
    page = anna.get("/").text
    mine, past = page.split('id="past-title"')
    assert f'href="{running}"' in mine
    assert "Your turn" in mine
    assert f'href="{ended}"' in past
    assert re.search(r"You (won|lost) \d+ : \d+", past)
    assert re.search(r'<time datetime="20\d\d-\d\d-\d\dT', past)


def test_a_link_can_be_scanned_from_the_screen(anna: Visitor) -> None:
    table = anna.new_table()
    drawn = re.search(r'<figure class="qr".*?</figure>', anna.get(table).text, re.DOTALL)
    assert drawn
    assert str(qr_code(re.search(r'id="share-link" readonly value="([^"]*)"', anna.page)[1])) in drawn[0]  # type: ignore[index]
