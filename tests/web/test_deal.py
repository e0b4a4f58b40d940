"""How a table was dealt is public from the start; the key is not, until the game is over."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from camerlengo.core.chance import Dealt
from camerlengo.core.record import Record
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import open_box
from camerlengo.server.rows import SeatRow, TableRow
from camerlengo.server.setup import NewSeat
from camerlengo.web.house_page import summary
from camerlengo.web.table_forms import show_table
from camerlengo.web.table_state import state_of
from tests.cli.test_records import KEY, finished
from tests.server.helpers import A_WHILE, open_house, play_out, run_apart
from tests.server.test_earlier_rules import ID, INVITE, RECORDS, set_up_then
from tests.web.serving import Serving
from tests.web.test_api import as_seat, new_table
from tests.web.test_secrecy import visitor_of


@pytest.fixture
def guest(server: Serving) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, follow_redirects=True) as client:
        yield client


def pages_of(api: httpx.Client, guest: httpx.Client, table: dict[str, object], language: str) -> list[str]:
    """What a guest sees before sitting down: the page of the invitation, and the table."""
    headers = {"accept-language": language}
    paths = (f"/join/{table['invite']}", f"/table/{table['table']}")
    return [guest.get(path, headers=headers).text for path in paths]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chosen_seed_is_said_before_anybody_joins_and_on_the_table(
    api: httpx.Client, guest: httpx.Client, language: str
) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    said = text("web.deal.open_line").say(language)
    chosen = new_table(api, seats=seats, seed=77)
    for page in pages_of(api, guest, chosen, language):
        assert said in page
        assert "77" not in re.sub(r"[0-9a-f]{10,}|\d*77\d+|\d+77\d*", "", page.partition("<main")[2])
    drawn = new_table(api, seats=seats, seed=None)
    for page in pages_of(api, guest, drawn, language):
        assert said not in page


def test_programs_learn_how_a_table_was_dealt(api: httpx.Client) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    chosen, drawn = new_table(api, seats=seats, seed=5), new_table(api, seats=seats, seed=None)
    state = api.get(f"/tables/{chosen['table']}", headers=as_seat(chosen, 0)).json()
    assert state["deal"] == {
        "open": True,
        "computable": False,
        "commitment": None,
        "nonce": "",
        "nonces": None,
    }
    assert state["rules"] == state["rules_current"]
    state = api.get(f"/tables/{drawn['table']}", headers=as_seat(drawn, 1)).json()
    assert state["deal"]["open"] is False
    assert re.fullmatch("[0-9a-f]{64}", state["deal"]["commitment"])


def test_the_key_is_nowhere_while_the_game_runs_and_in_the_record_afterwards(
    server: Serving, api: httpx.Client, guest: httpx.Client
) -> None:
    table = new_table(api, seats=[{"kind": "person"}, {"kind": "person"}], seed=None)
    path = f"/tables/{table['table']}"
    live = server.table_at(path)
    chance = live.table.chance
    assert isinstance(chance, Dealt)
    sent = pages_of(api, guest, table, "en")
    sent += [
        api.get(path + part, headers=as_seat(table, 0)).text for part in ("", "/view", "/log", "/record")
    ]
    sent.append(guest.get(f"/table/{table['table']}/record.json").text)
    assert all(chance.key not in page for page in sent)
    assert str(live.table.commitment) in sent[1]


def test_a_finished_game_shows_its_key_and_fits_its_commitment(tmp_path: Path) -> None:
    async def story() -> Record:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            anna = await house.welcome("a" * 22, "Anna")
            seats = [NewSeat("me", "Anna"), NewSeat("bot", "", "random")]
            live = await house.create("richelieu", seats, anna, {"short": True})
            published = live.table.commitment
            await play_out(house, live)
            again = await house.find(live.id)
            assert again is not None
            assert again.table.commitment == published
            return again.record()

    record = run_apart(story())
    assert isinstance(record.chance, Dealt)
    assert record.commitment == record.commits_to() is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_claims_no_more_than_the_key_shows(
    api: httpx.Client, guest: httpx.Client, language: str
) -> None:
    """A record from elsewhere may name any commitment: this house has published none for it."""
    honest = finished(Dealt(KEY))
    changed = msgspec.structs.replace(honest, commitment="0" * 64)
    for record, key in ((honest, "web.deal.verified"), (changed, "web.deal.differs")):
        table = api.post("/records", json={"record": record.to_text()}).json()["table"]
        end = f"/table/{table}/replay?at={len(record.answers)}"
        page = html.unescape(guest.get(end, headers={"accept-language": language}).text)
        assert text(key, commitment=record.commits_to()).say(language) in page
        assert text("web.deal.sealed").say(language) not in page


def test_a_record_with_more_nonces_than_seats_is_refused(api: httpx.Client) -> None:
    chance = Dealt(KEY, ("ab", "cd", "00"))
    record = msgspec.structs.replace(finished(Dealt(KEY)), chance=chance, answers=())
    for form in (record.to_text(), record.to_json().decode()):
        refused = api.post("/records", json={"record": form})
        assert refused.status_code == 400
        assert "3 added numbers, but the table has 2 seats" in refused.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_open_deal_stays_one_when_the_host_sits_nowhere(
    server: Serving, api: httpx.Client, guest: httpx.Client, language: str
) -> None:
    """The guest, who may be alone with bots then, must go on knowing that somebody may know every card."""
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = new_table(api, seats=seats, seed=77, options={"short": True})
    path = f"/tables/{table['table']}"
    assert api.get(path).json()["deal"]["open"] is True
    joined = api.post(f"{path}/join", json={"invite": table["invite"], "name": "Bruno"}).json()
    said = text("web.deal.open_line").say(language)
    headers = {"accept-language": language, "authorization": f"Bearer {joined['token']}"}
    asked = api.get(path, headers=headers).json()
    while asked["state"] == "playing":
        assert asked["deal"]["open"] is True
        assert [notice["about"] for notice in asked["notices"]] == ["open_deal"]
        for question in asked["questions"]:
            answer = {"asked_at": question["asked_at"], "option": question["options"][-1]["option"]}
            api.post(f"{path}/answer", json=answer, headers=headers)
        asked = api.get(f"{path}/wait?after={asked['number']}", headers=headers).json()
    assert asked["deal"]["open"] is True
    for page in (f"/table/{table['table']}", f"/table/{table['table']}/replay"):
        assert said in guest.get(page, headers={"accept-language": language}).text


def test_who_chose_a_seed_for_a_table_alone_is_told_nothing(api: httpx.Client) -> None:
    table = new_table(api, seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}], seed=77)
    state = api.get(f"/tables/{table['table']}").json()
    assert (state["deal"]["open"], state["notices"]) == (False, [])


def test_a_table_of_earlier_rules_and_an_earlier_generator_says_so(tmp_path: Path) -> None:
    """On its page, in its replay, in the lists of the house, and to programs."""
    record = Record.load(RECORDS[0])
    now = time.time()
    row = TableRow(ID, record.game, set_up_then(record), None, True, INVITE, "playing", None, now, now)
    seats = [SeatRow(seat, "person", None, f"Person {seat}", None) for seat in range(len(record.seats))]

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            await house.store.add_table(row, seats, [])
            live = await house.find(ID)
            assert live is not None
            newest = open_box(record.game).rules
            state = msgspec.to_builtins(state_of(live, None))
            assert (state["rules"], state["rules_current"]) == (1, newest)
            assert state["deal"]["computable"] is True
            assert [notice["about"] for notice in state["notices"]] == ["rules", "computable"]
            for language in LANGUAGES:
                visitor = visitor_of(house, None, language)
                shown = html.unescape(bytes(show_table(live, visitor).body).decode())
                assert text("web.deal.computable_line").say(language) in shown
                assert text("web.old_rules.line", n=1, newest=newest).say(language) in shown
                listed = summary(live, visitor).notices
                assert text("web.old_rules.tag", n=1).say(language) in [notice.tag for notice in listed]

    run_apart(story())


def test_a_replay_of_earlier_rules_says_so(api: httpx.Client, guest: httpx.Client) -> None:
    table = api.post("/records", json={"record": RECORDS[0].read_text()}).json()["table"]
    assert api.get(f"/tables/{table}").json()["rules"] == 1
    assert text("web.old_rules.tag", n=1).say("en") in guest.get(f"/table/{table}/replay").text
