"""Answers that a page sends over its live connection."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.web import page_socket
from camerlengo.web.page_socket import NOT_UNDERSTOOD
from tests.server.helpers import PATIENCE
from tests.web.client import Visitor, invitation
from tests.web.serving import NEVER, Serving, serving
from tests.web.updates import read_message


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("line")) as running:
        yield running


@contextmanager
def line(server: Serving, visitor: Visitor, table: str) -> Iterator[ClientConnection]:
    """The live connection of this visitor's page, after its first update."""
    address = server.address.replace("http", "ws") + f"{table}/live"
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    language = visitor.http.headers["accept-language"]
    headers = {"cookie": cookies, "accept-language": language}
    with connect(address, max_size=None, compression=None, additional_headers=headers) as socket:
        socket.recv(timeout=PATIENCE)
        yield socket


def replies(socket: ClientConnection, errands: Iterable[int]) -> list[str]:
    """Why each of these answers was refused; nothing for one that was done."""
    found: dict[int, str] = {}
    wanted = list(errands)
    while not found.keys() >= set(wanted):
        head, _ = read_message(socket.recv(timeout=PATIENCE))
        found.update(dict.fromkeys(head.get("errands", []), ""))
        found.update({int(errand): why["error"] for errand, why in head.get("refused", {}).items()})
    return [found[errand] for errand in wanted]


def reply(socket: ClientConnection, errand: int) -> str:
    return replies(socket, [errand])[0]


def say(socket: ClientConnection, **answer: int) -> None:
    socket.send(json.dumps({"answer": answer}))


def listen_for_ever(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=PATIENCE)


@pytest.fixture(params=LANGUAGES)
def anna(server: Serving, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    with Visitor(server.address, request.param) as visitor:
        yield visitor


def test_an_answer_is_taken_and_everybody_is_told(server: Serving, anna: Visitor) -> None:
    table = anna.new_table(option__start="0", seed="7")
    with Visitor(server.address) as bruno:
        link = invitation(anna.page)
        bruno.get(link)
        bruno.post(bruno.path, name="Bruno", seat="1")
        anna.get(table)
        option = anna.options()[0]
        with line(server, anna, table) as hers, line(server, bruno, table) as his:
            say(hers, errand=1, seat=0, asked_at=int(anna.value("asked_at")), option=option)
            assert reply(hers, 1) == ""
            while read_message(his.recv(timeout=PATIENCE))[0]["number"] < 1:
                pass
    assert anna.get(table).status_code == 200
    assert anna.value("asked_at") != "0"


def test_a_refusal_says_why_in_the_readers_language(server: Serving, anna: Visitor) -> None:
    table = anna.new_table(option__start="0", seed="7")
    language = anna.http.headers["accept-language"]
    with line(server, anna, table) as socket:
        say(socket, errand=1, seat=1, asked_at=0, option=0)
        assert reply(socket, 1) == text("server.refused.not_your_seat").say(language)
        say(socket, errand=2, seat=0, asked_at=5, option=0)
        assert reply(socket, 2) == text("server.refused.stale").say(language)
        say(socket, errand=3, seat=0, asked_at=0, option=999)
        assert "999" in reply(socket, 3)
    anna.get(table)
    assert anna.value("asked_at") == "0"


def test_a_spectator_cannot_answer(server: Serving, anna: Visitor) -> None:
    table = anna.new_table(option__start="0", seed="7")
    with Visitor(server.address) as somebody, line(server, somebody, table) as socket:
        say(socket, errand=1, seat=0, asked_at=0, option=0)
        assert reply(socket, 1)


@pytest.mark.parametrize(
    "words",
    [
        "what",
        "[]",
        '{"answer": 3}',
        '{"answer": {"errand": 1, "seat": "0", "asked_at": 0, "option": 0}}',
        "x" * 2_000,
    ],
)
def test_whoever_says_nonsense_is_not_listened_to_any_more(server: Serving, words: str) -> None:
    with Visitor(server.address) as somebody:
        table = somebody.new_table()
        with line(server, somebody, table) as socket:
            socket.send(words)
            with pytest.raises(ConnectionClosed) as closed:
                listen_for_ever(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_UNDERSTOOD


def test_too_many_answers_at_once_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, rate=NEVER, burst=3.0) as running, Visitor(running.address) as anna:
        table = anna.new_table(option__start="0", seed="7")
        with line(running, anna, table) as socket:
            for errand in range(1, 6):
                say(socket, errand=errand, seat=1, asked_at=0, option=0)
            refusals = replies(socket, range(1, 6))
    said = [text(f"server.refused.{why}").say("en") for why in ("not_your_seat", "too_many")]
    assert refusals == [said[0]] * 3 + [said[1]] * 2


def test_a_page_that_cannot_be_updated_is_hung_up_on_and_logged(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It connects again, and does not stay behind without anybody noticing."""
    with Visitor(server.address) as anna:
        table = anna.new_table(option__start="0", seed="7")
        with line(server, anna, table) as socket, monkeypatch.context() as broken:
            broken.setattr(page_socket, "scene_of", lambda sight: 1 / 0)
            say(socket, errand=1, seat=0, asked_at=0, option=anna.options()[0])
            with pytest.raises(ConnectionClosed) as closed:
                listen_for_ever(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == page_socket.FAILED
        assert "cannot be updated" in caplog.text
        with line(server, anna, table) as again:
            say(again, errand=1, seat=1, asked_at=0, option=0)
            assert reply(again, 1)
