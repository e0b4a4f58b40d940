"""A house whose plug-in is gone: pages, the API and the list of tables say so or go on."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from camerlengo import games
from camerlengo.core.texts import LANGUAGES
from tests.cli.terminal import camerlengo
from tests.contract.ballot.box import BallotBox
from tests.handful.shelf import on_the_shelf
from tests.web.client import Visitor, program
from tests.web.serving import Serving, serving

SAID = {
    "en": "This is a game of “handful”, which isn’t installed here",
    "it": "Questa è una partita di «handful», che qui non è installato",
    "fr": "C’est une partie de «\u00a0handful\u00a0», qui n’est pas installé ici",
}


def set_up(server: Serving, game: str, seats: int) -> dict[str, Any]:
    with program(server.address) as api:
        people = [{"kind": "open"} for _ in range(seats - 1)]
        body = {"game": game, "seats": [{"kind": "person", "name": "Anna"}, *people], "public": True}
        response = api.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


@pytest.fixture
def gone(tmp_path: Path) -> Iterator[tuple[Serving, dict[str, Any]]]:
    """A server, and one of its tables whose game was installed when the table was set up."""
    with on_the_shelf(), serving(tmp_path) as server:
        table = set_up(server, "handful", 3)
    with serving(tmp_path) as server:
        set_up(server, "richelieu", 2)
        yield server, table


def test_every_page_of_the_table_says_what_is_missing(gone: tuple[Serving, dict[str, Any]]) -> None:
    server, table = gone
    for language in LANGUAGES:
        with Visitor(server.address, language) as visitor:
            for path in (
                f"/table/{table['table']}",
                f"/table/{table['table']}/replay",
                f"/join/{table['invite']}",
            ):
                assert visitor.get(path).status_code == 404
                assert SAID[language] in unescape(visitor.page)
            assert visitor.get("/").status_code == 200
            assert "Richelieu" in visitor.page
            assert table["table"] not in visitor.page
    with Visitor(server.address) as visitor:
        visitor.get("/")
        refused = visitor.ask(f"/table/{table['table']}/close")
        assert (refused.status_code, refused.json()["code"]) == (404, "game_missing")
        assert visitor.get("/new/handful").status_code == visitor.get("/rules/handful").status_code == 404


def test_programs_get_a_code(gone: tuple[Serving, dict[str, Any]]) -> None:
    server, table = gone
    with program(f"{server.address}/api") as api:
        for path in ("", "/view", "/log", "/record"):
            answer = api.get(f"/tables/{table['table']}{path}")
            assert answer.status_code == 404
            assert answer.json()["code"] == "game_missing"
            assert SAID["en"] in answer.json()["error"]
        refused = api.post("/tables", json={"game": "handful", "seats": [{"kind": "open"}]})
        assert (refused.status_code, refused.json()["code"]) == (404, "game_missing")


def test_the_check_of_a_database_names_the_table(
    gone: tuple[Serving, dict[str, Any]], tmp_path: Path
) -> None:
    said = camerlengo("record", "check", str(tmp_path / "house.sqlite"))
    assert said.code == 2
    assert SAID["en"] in said.out
    assert "Richelieu" in said.out


def test_pages_take_names_with_hyphens(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert set_up(server, "Habemus-Papam", 3)
        with Visitor(server.address) as visitor:
            for door in ("new", "rules"):
                assert visitor.get(f"/{door}/habemus-papam").status_code == 200
                assert "1655 – Habemus Papam" in visitor.page


def test_a_game_without_a_page_is_for_programs_and_says_so(tmp_path: Path) -> None:
    games.register("ballot", BallotBox)
    try:
        with serving(tmp_path) as server, Visitor(server.address) as visitor:
            assert visitor.get("/").status_code == 200
            assert "/new/ballot" not in visitor.page
            table = set_up(server, "ballot", BallotBox.players[0])
            for path in ("/new/ballot", f"/table/{table['table']}"):
                assert visitor.get(path).status_code == 404
                assert "can’t be played in a browser" in unescape(visitor.page)
            with program(f"{server.address}/api") as api:
                assert api.get(f"/tables/{table['table']}").status_code == 200
    finally:
        games.unregister("ballot")
