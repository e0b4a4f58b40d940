"""What monitors ask, who may ask it, and that nothing secret is in it; and bans at the door."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from camerlengo.core.texts import text
from camerlengo.server.admin import Admin
from camerlengo.server.outages import Outage
from camerlengo.web.metrics import may_read
from tests.cli.terminal import camerlengo
from tests.server.helpers import PATIENCE
from tests.web.client import Visitor, program
from tests.web.serving import Serving, serving

KEY = "6b" * 32  # that of the servers of these tests, in hexadecimal digits


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


def scope(client: str, host: str = "127.0.0.1:8655", **headers: str) -> dict[str, object]:
    sent = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return {
        "client": (client, 1),
        "headers": [(name.encode(), value.encode()) for name, value in sent.items()],
    }


@pytest.mark.parametrize(
    ("asked", "may"),
    [
        (scope("127.0.0.1"), True),
        (scope("::1", "[::1]:8655"), True),
        (scope("127.0.0.1", "localhost"), True),
        (scope("10.1.2.3", "table.example.org"), True),
        (scope("192.0.2.1"), False),
        (scope("127.0.0.1", "table.example.org"), False),
        (scope("127.0.0.1", x_forwarded_for="192.0.2.1"), False),
        (scope("127.0.0.1", forwarded="for=192.0.2.1"), False),
        (scope("127.0.0.1", via="1.1 somebody"), False),
        ({"client": None, "headers": []}, False),
    ],
)
def test_figures_are_for_this_machine_and_named_networks(asked: dict[str, object], may: bool) -> None:
    """A proxy on this machine that nobody has named hands everybody's requests on from 127.0.0.1."""
    assert may_read(asked, (ip_network("10.0.0.0/8"),)) is may


def test_health_and_figures(house: Serving) -> None:
    with Visitor(house.address) as anna, program(house.address) as http:
        table = anna.new_table()
        invite = re.search(r"/join/([\w-]+)", anna.page)
        http.get("/nowhere")
        assert (http.get("/healthz").status_code, http.get("/healthz").text) == (200, "ok\n")
        assert http.get("/readyz").text == "ready\n"
        shown = http.get("/metrics")
        assert shown.status_code == 200
        figures = dict(line.rsplit(" ", 1) for line in shown.text.splitlines() if not line.startswith("#"))
        assert float(figures["camerlengo_tables_in_memory"]) == 1
        assert float(figures['camerlengo_answers_total{kind="page",status="404"}']) == 1
        assert float(figures['camerlengo_answer_seconds_count{kind="page"}']) >= 4
        assert "camerlengo_connections" in figures
        assert "process_resident_memory_bytes" in figures
        for secret in (table.rpartition("/")[2], anna.http.cookies["camerlengo"], "127.0.0.1", "Anna"):
            assert secret not in shown.text
        assert invite is None or invite[1] not in shown.text
        hidden = http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
        assert hidden.status_code == 404


def test_a_server_without_its_database_is_not_ready(house: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.house is not None

    async def gone() -> None:
        raise Outage("database_gone")

    monkeypatch.setattr(house.house.store, "check", gone)
    with program(house.address) as http:
        assert http.get("/healthz").status_code == 200
        answer = http.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "database_gone")


# --- bans -----------------------------------------------------------------------------------------


def obey(house: Serving) -> None:
    assert house.house is not None
    house.do(house.house.orders.look())


def test_an_address_is_shut_out_and_let_in_again(house: Serving, tmp_path: Path) -> None:
    assert house.house is not None
    house.do(house.house.store.house_value("key", KEY))
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    with program(house.address) as http:
        body = {"game": "richelieu", "seats": [{"kind": "person"}] * 2}
        table = http.post("/api/tables", json=body).json()["table"]

        def banned(*more: str) -> None:
            ban = ("admin", "ban", "--address", "127.0.0.1", "--database", database, *more)
            assert camerlengo(*ban).code == 0
            obey(house)

        banned()
        for answer in (http.post("/api/records", json={}), http.get(f"/api/tables/{table}"), http.get("/")):
            assert answer.status_code == 403
        assert http.get("/api/games").json()["code"] == "banned"
        assert str(text("server.refused.banned").say("en")) in http.get("/").text
        stream = house.address.replace("http", "ws") + f"/api/tables/{table}/stream"
        with pytest.raises((ConnectionClosed, Exception)):
            connect(stream).recv(timeout=PATIENCE)
        banned("--lift")
        assert http.get("/").status_code == 200


def test_a_person_is_shut_out_of_pages_and_tables(house: Serving, tmp_path: Path) -> None:
    assert house.house is not None
    house.do(house.house.store.house_value("key", KEY))
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    with Visitor(house.address) as anna, Visitor(house.address) as bruno:
        table = anna.new_table()
        bruno.get("/")
        ban = ("admin", "ban", "--table", table.rpartition("/")[2], "--seat", "1", "--database", database)
        assert camerlengo(*ban).code == 0
        obey(house)
        assert anna.get(table).status_code == 403
        assert anna.get("/").status_code == 403
        assert bruno.get("/").status_code == 200


# --- the commands ---------------------------------------------------------------------------------


def test_the_commands_say_what_they_have_done(house: Serving, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"

    def admin(*words: str, language: str = "en") -> str:
        said = camerlengo("admin", *words, "--database", database, language=language)
        assert (said.code, said.err) == (0, ""), said
        return said.out

    assert admin("tables") == "There are no tables.\n"
    with Visitor(house.address) as anna:
        table = anna.new_table().rpartition("/")[2]
        assert admin("tables") == f"{table}  Richelieu, waiting for players: Anna, open (today)\n"
        assert f'"id":"{table}"' in admin("tables", "--json")
        assert admin("backup", str(tmp_path / "copy"), language="it").startswith("1 tavolo copiato in ")
        assert admin("close", table) == f"Table {table} is closed.\n"
        assert admin("expire", "--days", "1", language="fr") == "0 table supprimée.\n"
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    said = camerlengo("admin", "restore", str(tmp_path / "copy"), "--database", other)
    assert said.out == "1 table restored.\n"
    assert asyncio.run(Admin(other).tables(5))[0].id == table


@pytest.mark.parametrize(
    "words",
    [
        ["ban"],
        ["ban", "--address", "127.0.0.1", "--table", "abc", "--seat", "1"],
        ["ban", "--table", "abc"],
        ["ban", "--address", "nobody"],
        ["expire"],
        ["expire", "--days", "0"],
        ["close", "abc"],
        ["restore", "/nowhere/at/all"],
    ],
)
def test_a_wrong_order_is_said_in_a_sentence(words: list[str], tmp_path: Path) -> None:
    said = camerlengo("admin", *words, "--database", f"sqlite:///{tmp_path / 'none.sqlite'}")
    assert said.code == 2
    assert said.out == ""
    assert "Traceback" not in said.err
