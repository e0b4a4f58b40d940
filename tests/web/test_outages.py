"""The database cannot be used: the answer is 503 with a code and Retry-After, and all goes on afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.commits import SqliteCommits
from camerlengo.server.outages import RETRY_AFTER
from camerlengo.server.sqlite_file import SqliteFile
from tests.cli.terminal import refusal
from tests.web.client import Visitor, program
from tests.web.serving import Serving, serving
from tests.web.test_serve import asked_to_serve, never_serves

__all__ = ["never_serves"]

BODY = {"game": "richelieu", "seats": [{"kind": "person"}] * 2, "seed": 7, "options": {"start": 0}}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


def pragma(running: Serving, statement: str) -> None:
    """On the connection that writes the journal, which has been opened by a first answer."""
    assert running.house is not None
    commits = running.house.store._commits
    assert isinstance(commits, SqliteCommits)
    connection = commits._connection
    assert connection is not None
    commits._thread.submit(connection.execute, statement).result()


class Player:
    """Both seats of a table of Richelieu, one table after the other: each answer takes the first option."""

    def __init__(self, api: httpx.Client) -> None:
        self.api = api
        self.begin()

    def begin(self) -> None:
        made = self.api.post("/tables", json=BODY).json()
        self.path = f"/tables/{made['table']}"
        self.seats = [{"authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]

    def answer(self, language: str = "en") -> httpx.Response:
        for seat in self.seats:
            for question in self.api.get(f"{self.path}/questions", headers=seat).json():
                answer = {"asked_at": question["asked_at"], "option": question["options"][0]["option"]}
                headers = {**seat, "accept-language": language}
                return self.api.post(f"{self.path}/answer", json=answer, headers=headers)
        self.begin()
        return self.answer(language)

    @property
    def number(self) -> int:
        return int(self.api.get(self.path).json()["number"])


@pytest.mark.parametrize(
    ("code", "before", "after"),
    [
        ("database_full", "PRAGMA max_page_count=1", "PRAGMA max_page_count=1000000"),
        ("database_read_only", "PRAGMA query_only=ON", "PRAGMA query_only=OFF"),
    ],
)
def test_an_outage_is_said_and_passes(house: Serving, code: str, before: str, after: str) -> None:
    with program(f"{house.address}/api") as api:
        player = Player(api)
        assert player.answer().status_code == 200
        pragma(house, before)
        for language in LANGUAGES:
            refused = until_refused(player, language)
            assert refused.json() == {"code": code, "error": sentence(code, language)}
            assert refused.headers["retry-after"] == str(RETRY_AFTER)
        stands = player.number
        pragma(house, after)
        assert player.answer().status_code == 200
        assert player.number > stands


def until_refused(player: Player, language: str) -> httpx.Response:
    """A page of the database may have room for a few more acts."""
    for _ in range(200):
        response = player.answer(language)
        if response.status_code != 200:
            assert response.status_code == 503
            return response
    raise AssertionError("nothing is refused")


def sentence(code: str, language: str) -> str:
    return str(text(f"server.refused.{code}").say(language))


@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_a_file_that_is_gone_is_noticed_before_the_next_acknowledgement(
    house: Serving, tmp_path: Path, replaced: bool
) -> None:
    file = tmp_path / "house.sqlite"
    with program(f"{house.address}/api") as api:
        player = Player(api)
        assert player.answer().status_code == 200
        number = player.number
        content = file.read_bytes()
        file.unlink()
        if replaced:
            file.write_bytes(content)
        assert player.answer().json()["code"] == "database_gone"
        assert player.number == number
        assert api.post("/tables", json=BODY).json()["code"] == "database_gone"


def test_a_page_says_it_and_loads_itself_again(house: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.house is not None

    async def away(*_: object) -> Any:
        raise ConnectionRefusedError

    monkeypatch.setattr(house.house.store, "tables_with_free_seats", away)
    monkeypatch.setattr(house.house.store, "table", away)
    with Visitor(house.address) as anna:
        for path in ("/", "/table/abc"):
            shown = anna.get(path)
            assert (shown.status_code, shown.headers["refresh"]) == (503, str(RETRY_AFTER))
            assert sentence("database_away", "en") in shown.text
    with program(f"{house.address}/api") as api:
        assert api.get("/tables/abc").json()["code"] == "database_away"


@pytest.mark.usefixtures("never_serves")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_server_on_one_file_is_refused(tmp_path: Path, language: str) -> None:
    file = tmp_path / "house.sqlite"
    first = SqliteFile.take(str(file))
    assert first is not None
    said = asked_to_serve("--port", "0", "--database", f"sqlite:///{file}", language=language)
    assert said == refusal(text("server.database_in_use", path=file), language)
    first.release()
    assert not SqliteFile.is_used(str(file))
