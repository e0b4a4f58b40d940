"""The JSON API: complete games, the same secrecy, the same errors."""

from __future__ import annotations

import html
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from camerlengo.bots import BOTS, LEVELS, SEARCHES
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import names, open_box
from camerlengo.server.bot_seeds import may_sit
from camerlengo.table import Table
from camerlengo.web import stream as stream_module
from tests.server.helpers import PATIENCE
from tests.web.client import program
from tests.web.serving import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("api")) as running:
        yield running


def new_table(api: httpx.Client, **changes: Any) -> dict[str, Any]:
    body = {
        "game": "richelieu",
        "seats": [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bruno"}],
        "seed": 7,
        "options": {"start": 0},
    }
    response = api.post("/tables", json={**body, **changes})
    assert response.status_code == 201, response.text
    table: dict[str, Any] = response.json()
    return table


def as_seat(table: dict[str, Any], seat: int) -> dict[str, str]:
    return {"authorization": f"Bearer {table['seats'][seat]['token']}"}


def stream_of(server: Serving, table: dict[str, Any]) -> str:
    return server.address.replace("http", "ws") + f"/api/tables/{table['table']}/stream"


def test_a_whole_game_is_played_against_a_bot(api: httpx.Client) -> None:
    table = new_table(api, seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    me, number = as_seat(table, 0), -1
    while True:
        state = api.get(f"/tables/{table['table']}/wait", params={"after": number}, headers=me).json()
        if state["state"] != "playing":
            break
        number = state["number"]
        for question in state["questions"]:
            assert question["seat"] == 0
            answer = {"asked_at": question["asked_at"], "option": question["options"][0]["option"]}
            assert api.post(f"/tables/{table['table']}/answer", json=answer, headers=me).status_code in (
                200,
                409,
            )
    assert sorted(state["result"]["places"]) in ([1, 1], [1, 2])
    record = api.get(f"/tables/{table['table']}/record").json()
    brought = api.post("/records", json={"record": json.dumps(record)})
    assert brought.status_code == 201
    assert api.get(f"/tables/{brought.json()['table']}").json()["result"] == state["result"]


def test_each_seat_gets_its_own_questions_and_a_spectator_none(api: httpx.Client) -> None:
    table = new_table(api)
    path = f"/tables/{table['table']}/questions"
    asked = api.get(path, headers=as_seat(table, 0)).json()
    assert [question["name"] for question in asked] == ["take"]
    assert api.get(path, headers=as_seat(table, 1)).json() == []
    assert api.get(path).json() == []
    for language in LANGUAGES:
        sentences = api.get(path, params={"language": language}, headers=as_seat(table, 0)).json()
        assert len({option["sentence"] for option in sentences[0]["options"]}) == 8


def test_a_disc_is_seen_by_its_owner_only(api: httpx.Client) -> None:
    """Plays until somebody holds a disc, then compares what the three kinds of readers get."""
    table = new_table(api)
    path = f"/tables/{table['table']}"
    holder = None
    while holder is None:
        for seat in (0, 1):
            for question in api.get(f"{path}/questions", headers=as_seat(table, seat)).json():
                options = [option["option"] for option in question["options"]]
                with_disc = [o["option"] for o in question["options"] if "with a disc" in o["sentence"]]
                answer = {"asked_at": question["asked_at"], "option": (with_disc or options)[0]}
                assert (
                    api.post(f"{path}/answer", json=answer, headers=as_seat(table, seat)).status_code == 200
                )
        seats = api.get(f"{path}/view").json()["seats"]
        holder = next((seat for seat in (0, 1) if seats[seat]["discs"]), None)
    own = api.get(f"{path}/view", headers=as_seat(table, holder)).json()["seats"][holder]["discs"]
    assert all(disc is not None for disc in own)
    for reader in (as_seat(table, 1 - holder), {}):
        seen = api.get(f"{path}/view", headers=reader).json()["seats"][holder]["discs"]
        assert seen == [None] * len(own)
        log = " ".join(line["sentence"] for line in api.get(f"{path}/log", headers=reader).json())
        assert "takes the disc" in log
        assert "The disc shows" not in log
    log = " ".join(line["sentence"] for line in api.get(f"{path}/log", headers=as_seat(table, holder)).json())
    assert "The disc shows" in log


def test_the_record_of_a_running_game_is_not_given_away(api: httpx.Client) -> None:
    """It holds the seed, and with it every secret."""
    table = new_table(api)
    for headers in ({}, as_seat(table, 0)):
        response = api.get(f"/tables/{table['table']}/record", headers=headers)
        assert response.status_code == 409
        assert response.json()["code"] == "still_playing"
        whole = api.get(f"/tables/{table['table']}", headers=headers).text
        assert '"seed"' not in whole


def test_an_invitation_gives_a_seat_and_a_token(api: httpx.Client) -> None:
    table = new_table(api, seats=[{"kind": "person", "name": "Anna"}, {"kind": "open"}])
    path = f"/tables/{table['table']}/join"
    assert api.post(path, json={"invite": "wrong", "name": "Eve"}).json()["code"] == "by_invitation"
    joined = api.post(path, json={"invite": table["invite"], "name": "Bruno"}).json()
    assert joined["seat"] == 1
    state = api.get(
        f"/tables/{table['table']}", headers={"authorization": f"Bearer {joined['token']}"}
    ).json()
    assert state["seat"] == 1
    assert state["names"] == ["Anna", "Bruno"]
    assert api.post(path, json={"invite": table["invite"], "name": "Carla"}).json()["code"] == "seat_taken"


def test_a_wrong_or_stale_answer_says_what_would_be_right(api: httpx.Client) -> None:
    table = new_table(api)
    path = f"/tables/{table['table']}/answer"
    wrong = api.post(path, json={"asked_at": 0, "option": 77}, headers=as_seat(table, 0))
    assert wrong.status_code == 400
    assert wrong.json()["options"] == list(range(8))
    assert api.post(path, json={"asked_at": 0, "option": 0}, headers=as_seat(table, 0)).status_code == 200
    assert api.post(path, json={"asked_at": 0, "option": 0}, headers=as_seat(table, 0)).status_code == 200
    stale = api.post(
        path, json={"asked_at": 0, "option": 1}, headers={**as_seat(table, 0), "accept-language": "fr"}
    )
    assert stale.status_code == 409
    assert stale.json() == {
        "code": "stale",
        "error": "La partie a avancé\u00a0: voici la situation actuelle.",
    }
    assert api.post(path, json={"asked_at": 1, "option": 0}).json()["code"] == "not_seated"


def test_an_answer_may_be_a_code(api: httpx.Client) -> None:
    table = new_table(api)
    path = f"/tables/{table['table']}"
    me = as_seat(table, 0)

    def answer(option: object, asked_at: int = 0) -> httpx.Response:
        return api.post(f"{path}/answer", json={"asked_at": asked_at, "option": option}, headers=me)

    (question,) = api.get(f"{path}/questions", headers=me).json()
    assert [option["code"] for option in question["options"]][:4] == ["1l", "1r", "2l", "2r"]
    wrong = answer("9z").json()
    assert wrong["error"].endswith("Valid answers: 1l, 1r, 2l, 2r, 3l, 3r, 4l or 4r.")
    assert wrong["options"] == list(range(8))
    assert answer("mark 2r").status_code == 400
    assert answer(True).status_code == answer(1.5).status_code == 422
    assert answer("take 2r").json() == {"number": 1}
    for again in ("2R", "take 2r", "3", 3):
        assert answer(again).json() == {"number": 1}, "the same answer counts once"
    assert answer("1l").json()["code"] == answer("9z").json()["code"] == "stale"
    assert answer("none", 1).json() == {"number": 2}
    assert answer("none", 7).json()["code"] == "stale"


def test_the_domain_of_every_question_is_listed_with_its_codes(api: httpx.Client) -> None:
    richelieu = next(game for game in api.get("/games").json() if game["game"] == "richelieu")
    take = richelieu["questions"][0]
    codes = ["1l", "1r", "2l", "2r", "3l", "3r", "4l", "4r", "disc", "none"]
    assert take == {"name": "take", "size": 10, "anonymous": False, "codes": codes}


def test_the_bots_that_may_sit_down_are_listed(api: httpx.Client) -> None:
    """In the answer and in the documentation: they do sit down, and whoever is not among them does not."""
    docs = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    for game in api.get("/games").json():
        bots = game["bots"]
        assert bots["ranks"] == list(LEVELS)
        assert {*bots["ranks"], *bots["others"]} == set(BOTS)
        named = [
            *bots["ranks"],
            *bots["others"],
            *(f"{kind}-{most}" for kind, most in bots["budgets"].items()),
        ]
        assert all(may_sit(bot) for bot in named)
        assert not any(may_sit(f"{kind}-{most + 1}") for kind, most in bots["budgets"].items())
        assert not any(may_sit(f"{kind}-1") for kind in SEARCHES if kind not in bots["budgets"])
        for bot in (*bots["ranks"], *bots["others"], *(f"{kind}-N" for kind in bots["budgets"])):
            assert f"`{bot}`" in docs
    for bot in ("bishop", "suspicious", "plain-2"):
        new_table(api, seats=[{"kind": "person"}, {"kind": "bot", "bot": bot}])


def test_undo_is_a_call_too(api: httpx.Client) -> None:
    table = new_table(api)
    path = f"/tables/{table['table']}"
    api.post(f"{path}/answer", json={"asked_at": 0, "option": 0}, headers=as_seat(table, 0))
    assert api.post(f"{path}/undo", headers=as_seat(table, 0)).json() == {"number": 2}
    assert api.post(f"{path}/undo", headers=as_seat(table, 0)).json()["code"] == "undo"


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"game": "chess", "seats": []}, "There is no game called “chess”"),
        ({"game": "richelieu", "seats": [{"kind": "open"}]}, "can’t be played by 1"),
        (
            {"game": "richelieu", "seats": [{"kind": "bot", "bot": "x"}, {"kind": "open"}]},
            "no bot called “x”",
        ),
        ({"game": "richelieu", "seats": [{"kind": "open"}] * 2, "options": {"x": 1}}, "no option “x”"),
        ({"game": "richelieu", "seats": [{"kind": "open"}] * 2, "seed": -4}, "“-4” isn’t a valid seed"),
        ({"game": "richelieu", "seats": [{"kind": "open"}] * 2, "deck": "x"}, "The deck has 1 problem"),
    ],
)
def test_a_wrong_set_up_is_refused_with_a_sentence(
    api: httpx.Client, body: dict[str, Any], sentence: str
) -> None:
    response = api.post("/tables", json=body)
    assert response.status_code == (404 if body["game"] == "chess" else 400)
    assert sentence in response.json()["error"]


@pytest.mark.parametrize("game", names())
def test_an_exported_deck_is_taken_back_alone_and_in_a_record(api: httpx.Client, game: str) -> None:
    """With the owner's notes in it, as decks that people type in have them."""
    box = open_box(game)
    deck = box.standard_deck().source + "# as printed in my box\n" * 200
    seats = [{"kind": "bot", "bot": "random"}, *({"kind": "open"} for _ in range(box.players[0] - 1))]
    table = new_table(api, game=game, seats=seats, deck=deck, options={})
    assert api.get(f"/tables/{table['table']}").status_code == 200
    record = Table(game, box.players[0], seed=3, deck=box.read_deck(deck)).record
    assert api.post("/records", json={"record": record.to_json().decode()}).status_code == 201


def test_an_unknown_table_or_token_is_said(api: httpx.Client) -> None:
    assert api.get("/tables/nowhere").status_code == 404
    table = new_table(api)
    response = api.get(f"/tables/{table['table']}", headers={"authorization": "Bearer wrong"})
    assert response.status_code == 401
    assert response.json()["code"] == "token"


def test_a_stream_sends_every_change_with_the_view_of_its_seat(server: Serving, api: httpx.Client) -> None:
    table = new_table(api)
    with connect(stream_of(server, table), additional_headers=as_seat(table, 1)) as stream:
        first = json.loads(stream.recv(timeout=PATIENCE))
        assert (first["seat"], first["number"], first["questions"]) == (1, 0, [])
        api.post(
            f"/tables/{table['table']}/answer", json={"asked_at": 0, "option": 0}, headers=as_seat(table, 0)
        )
        number = 0
        while number == 0:
            number = json.loads(stream.recv(timeout=PATIENCE))["number"]
        assert number == 1


@pytest.mark.parametrize("way", ["header", "subprotocol"])
def test_a_token_comes_in_a_header_or_as_a_subprotocol(server: Serving, api: httpx.Client, way: str) -> None:
    table = new_table(api)
    token = table["seats"][1]["token"]
    given: dict[str, Any] = (
        {"additional_headers": {"authorization": f"Bearer {token}"}}
        if way == "header"
        else {"subprotocols": ["camerlengo", f"bearer.{token}"]}
    )
    with connect(stream_of(server, table), **given) as stream:
        assert json.loads(stream.recv(timeout=PATIENCE))["seat"] == 1
        assert stream.subprotocol == (None if way == "header" else "camerlengo")  # the token is not sent back


def test_a_token_is_never_taken_from_an_address(server: Serving, api: httpx.Client) -> None:
    table = new_table(api)
    token = table["seats"][1]["token"]
    with connect(f"{stream_of(server, table)}?token={token}") as stream:
        with pytest.raises(ConnectionClosed):
            stream.recv(timeout=PATIENCE)
        assert stream.close_code == 4401
    refused = api.get(f"/tables/{table['table']}", params={"token": token})
    assert (refused.status_code, refused.json()["place"]) == (422, "token")
    assert token not in refused.text


@pytest.mark.parametrize(
    ("path", "headers", "code", "reason"),
    [
        ("nowhere", {}, 4404, "Questo tavolo non esiste"),
        ("", {"authorization": "Bearer wrong"}, 4401, "Token"),
        ("", {"authorization": "Basic wrong"}, 4401, "Token"),
    ],
)
def test_a_stream_that_is_refused_says_why(
    server: Serving, api: httpx.Client, path: str, headers: dict[str, str], code: int, reason: str
) -> None:
    table = {"table": path} if path else new_table(api)
    with connect(stream_of(server, table), additional_headers={**headers, "accept-language": "it"}) as stream:
        with pytest.raises(ConnectionClosed):
            stream.recv(timeout=PATIENCE)
        assert stream.close_code == code
        assert reason in (stream.close_reason or "")


def test_a_stream_that_cannot_go_on_is_closed_and_logged(
    server: Serving, api: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A program that waits for the newest state does not wait for ever."""
    table = new_table(api)
    with connect(stream_of(server, table), additional_headers=as_seat(table, 1)) as stream:
        stream.recv(timeout=PATIENCE)
        with monkeypatch.context() as broken:
            broken.setattr(stream_module, "state_of", lambda *about: 1 / 0)
            answer = {"asked_at": 0, "option": 0}
            api.post(f"/tables/{table['table']}/answer", json=answer, headers=as_seat(table, 0))
            with pytest.raises(ConnectionClosed):
                stream.recv(timeout=PATIENCE)
        assert stream.close_code == 4500
        assert (stream.close_reason or "").startswith("fault: ")
        assert "cannot go on" in caplog.text
    with connect(stream_of(server, table), additional_headers=as_seat(table, 1)) as again:
        assert json.loads(again.recv(timeout=PATIENCE))["number"] == 1


def test_a_stream_is_nothing_to_be_loaded(api: httpx.Client) -> None:
    table = new_table(api)
    answer = api.get(f"/tables/{table['table']}/stream")
    assert answer.status_code == 426
    assert answer.headers["upgrade"] == "websocket"
    assert answer.json() == {
        "code": "web_socket",
        "error": "This address is a live stream; connect with a WebSocket.",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_explains_it_to_people(server: Serving, language: str) -> None:
    with program(server.address, language) as http:
        response = http.get("/api")
        assert response.status_code == 200
        assert f'<html lang="{language}"' in response.text
        assert 'href="/api/openapi.json"' in response.text
        assert "default-src 'none'" in response.headers["content-security-policy"]
        assert not re.search(r'(?:href|src)="(?:https?:)?//', response.text)
        for path in http.get("/api/openapi.json").json()["paths"]:
            assert f"/api{path}<" in response.text
        said = html.unescape(response.text)
        assert '"kind": "person"' in said, "the body of an example"
        assert "<code>NewSeatBody[]</code>" in said
        assert "<code>wrong_answer</code> (400)" in said
        assert "<code>token</code> (4401)" in said, "the stream closes with it"
        assert text("web.api.call.stream").say(language) in html.unescape(response.text)
        for other in ("/api/", "/api/docs"):
            assert http.get(other).headers["location"] == "/api"


def test_a_table_that_cannot_be_leaves_nobody_behind(server: Serving, api: httpx.Client) -> None:
    def people() -> int:
        assert server.house is not None
        with closing(sqlite3.connect(str(server.house.store.engine.url.database))) as database:
            return int(database.execute("SELECT count(*) FROM people").fetchone()[0])

    table = new_table(api, seats=[{"kind": "open"}] * 2)
    before = people()
    for kind in ("person", "open"):
        body = {"game": "richelieu", "seats": [{"kind": kind}] * 2, "options": {"no": 1}}
        assert api.post("/tables", json=body).status_code == 400
    too_long = {"game": "richelieu", "seats": [{"kind": "person", "name": "An\u202ena"}] * 2}
    assert api.post("/tables", json=too_long).status_code == 400
    joining = {"invite": table["invite"], "name": "An\u202ena"}
    assert api.post(f"/tables/{table['table']}/join", json=joining).status_code == 400
    assert people() == before


def test_a_refusal_calls_people_by_their_names(api: httpx.Client) -> None:
    table = new_table(api)
    path = f"/tables/{table['table']}"
    for option in (0, 49):
        asked = api.get(f"{path}/questions", headers=as_seat(table, 0)).json()[0]
        answer = {"asked_at": asked["asked_at"], "option": option}
        api.post(f"{path}/answer", json=answer, headers=as_seat(table, 0))
    asked = api.get(f"{path}/questions", headers=as_seat(table, 1)).json()[0]
    answer = {"asked_at": asked["asked_at"], "option": 0}
    assert api.post(f"{path}/answer", json=answer, headers=as_seat(table, 1)).status_code == 200
    assert "Bruno has moved since" in api.post(f"{path}/undo", headers=as_seat(table, 0)).json()["error"]


def test_while_answers_are_awaited_no_refusal_says_who_has_answered(
    server: Serving, api: httpx.Client
) -> None:
    table = new_table(api, game="pontifex", seats=[{"kind": "person"}] * 3, seed=7, options={}, window=0)
    path = f"/tables/{table['table']}"
    for seat in range(3):
        chosen = {"preferences": {"stops": "everything"}}
        api.post(f"{path}/preferences", json=chosen, headers=as_seat(table, seat))
    said = set()
    answered: set[int] = set()
    for _ in range(60):
        live = server.table_at(path)
        seat = live.table.waiting_for[-1]
        if live.table.anonymous:
            reasons = [live.table.why_no_undo(other) for other in answered - {seat}]
            said |= {reason.say("en") for reason in reasons if reason is not None}
        asked = api.get(path, headers=as_seat(table, seat)).json()["questions"][0]
        answer = {"asked_at": asked["asked_at"], "option": asked["options"][0]["option"]}
        api.post(f"{path}/answer", json=answer, headers=as_seat(table, seat))
        answered.add(seat)
    assert said
    assert not [
        sentence for sentence in said if any(name in sentence for name in ("Dean", "Bishop", "Prefect"))
    ]


def test_a_seat_has_the_preferences_that_the_game_names(api: httpx.Client) -> None:
    pontifex = next(game for game in api.get("/games").json() if game["game"] == "pontifex")
    stops, turn = pontifex["preferences"]
    assert stops == {
        "name": "stops",
        "choices": ["smart", "everything", "never"],
        "default": "smart",
        "for_a_turn": False,
    }
    assert turn["for_a_turn"]
    table = new_table(api, game="pontifex", seats=[{"kind": "person"}] * 2, options={})
    path = f"/tables/{table['table']}"

    def choose(headers: dict[str, str], **chosen: str) -> httpx.Response:
        return api.post(f"{path}/preferences", json={"preferences": chosen}, headers=headers)

    def known(headers: dict[str, str]) -> object:
        return api.get(path, headers=headers).json()["preferences"]

    anna, bruno = as_seat(table, 0), as_seat(table, 1)
    usual = {"stops": "smart", "turn": "usual"}
    never = {**usual, "stops": "never"}
    assert known(anna) == usual
    assert choose(anna, stops="never").json() == {"preferences": never}
    assert (known(anna), known(bruno), known({})) == (never, usual, None)
    assert choose(anna, turn="everything").json() == {"preferences": {**never, "turn": "everything"}}
    for chosen, code in (({"stops": "perhaps"}, "preference_choice"), ({"passing": "all"}, "preference")):
        refused = choose(anna, **chosen)
        assert (refused.status_code, refused.json()["code"]) == (400, code)
    assert "smart, everything or never" in choose(anna, stops="perhaps").json()["error"]
    assert choose({}, stops="never").status_code == 403
    richelieu = new_table(api)
    other = api.post(
        f"/tables/{richelieu['table']}/preferences",
        json={"preferences": {}},
        headers=as_seat(richelieu, 0),
    )
    assert other.json()["code"] == "no_preferences"


def test_a_table_has_a_time_for_answers(api: httpx.Client) -> None:
    table = new_table(api, game="pontifex", seats=[{"kind": "person"}] * 2, options={}, window=12)
    path, me = f"/tables/{table['table']}", as_seat(table, 0)
    state = api.get(path, headers=me).json()
    assert (state["window"], state["window_open"]) == (12, False)
    refused = api.post(f"{path}/hold", headers=me)
    assert (refused.status_code, refused.json()["code"]) == (409, "no_window")
    body = {"game": "pontifex", "seats": [{"kind": "person"}] * 2, "window": 5}
    assert api.post("/tables", json=body).json()["code"] == "window"


def test_programs_of_before_still_say_how_they_pass(api: httpx.Client) -> None:
    table = new_table(api, game="pontifex", seats=[{"kind": "person"}] * 2, options={})
    path, me = f"/tables/{table['table']}", as_seat(table, 0)
    assert api.post(f"{path}/passing", json={"passing": "always"}, headers=me).json() == {"passing": "always"}
    assert api.get(path, headers=me).json()["preferences"] == {"stops": "never", "turn": "usual"}
    refused = api.post(f"{path}/passing", json={"passing": "perhaps"}, headers=me)
    assert refused.json()["code"] == "preference_choice"


def test_the_example_bot_of_the_docs_plays_a_whole_game(server: Serving, api: httpx.Client) -> None:
    source = (Path(__file__).parents[2] / "docs" / "examples" / "api_bot.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 30
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(source, "api_bot.py", "exec"), names)
    result = names["play"](server.address)
    assert min(result["places"]) == 1
