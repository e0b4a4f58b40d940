"""Bots that are asked over HTTP: what they are told, what they may answer, and who may name them."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from camerlengo import bots
from camerlengo.bots import LabSettings, make_bot
from camerlengo.bots.remote import LARGEST_ANSWER, is_address
from camerlengo.core.errors import BotFailed, SetupError
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from camerlengo.server.bot_seeds import may_sit
from camerlengo.server.setup import NewSeat, check_bots
from camerlengo.table import Table
from tests.cli.terminal import Said, camerlengo

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "http_bot.py"

Handler = type[BaseHTTPRequestHandler]


@contextmanager
def listening(handler: Handler) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def example() -> Handler:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 25
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(source, EXAMPLE.name, "exec"), names)
    found: Handler = names["Bot"]
    return found


def answering(answer: Callable[[dict[str, Any]], bytes], status: int = 200, **headers: str) -> Handler:
    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            body = answer(asked)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *about: object) -> None:
            """Nobody reads it."""

    return Answering


def choice(address: str, timeout: float = 5.0) -> int:
    table = Table("richelieu", 2, 7, {"start": 0})
    bot = make_bot(address, table.box, 1, LabSettings(timeout))
    return bot.choose(table.position.information(0))


def test_the_example_of_the_docs_plays_whole_games_in_other_processes() -> None:
    with listening(example()) as address:
        words = ("arena", "richelieu", "--bots", f"{address},random", "--games", "4", "--json")
        said = camerlengo(*words, "--jobs", "2")
    assert said.code == 0, said.err
    assert json.loads(said.out)["bots"] == [address, "random"]


def test_it_is_told_what_its_seat_knows_and_nothing_else() -> None:
    heard: list[dict[str, Any]] = []

    def first(asked: dict[str, Any]) -> bytes:
        heard.append(asked)
        return json.dumps({"option": asked["options"][0]["option"], "why": "it comes first"}).encode()

    with listening(answering(first)) as address:
        assert choice(address) == 0
    table = Table("richelieu", 2, 7, {"start": 0})
    question = table.questions[0]
    (asked,) = heard
    assert set(asked) == {
        *("game", "rules", "players", "seat", "number", "question", "text", "options", "view")
    }
    assert (asked["game"], asked["players"], asked["seat"], asked["number"]) == ("richelieu", 2, 0, 0)
    assert (asked["question"], asked["text"]) == (question.name, question.text())
    assert asked["options"] == [
        {"option": option, "sentence": question.sentence(option)} for option in question.options
    ]
    assert asked["view"]["seat"] == 0


@pytest.mark.parametrize(
    ("handler", "reason"),
    [
        (answering(lambda _: b'{"option": 999}'), "chose 999. Valid options:"),
        (answering(lambda _: b'{"option": "3"}'), 'An answer looks like {"option": N}'),
        (answering(lambda _: b"\xff\x1b[2J"), "An answer looks like"),
        (answering(lambda _: b"7"), "answered “7”"),
        (answering(lambda _: b"", 500), "answered with status 500"),
        (answering(lambda _: b'{"option": 0}', 302, Location="/other"), "redirects aren’t followed"),
        (answering(lambda _: b" " * (LARGEST_ANSWER + 2)), "is larger than 10 kB"),
    ],
)
def test_a_wrong_answer_ends_the_game_with_a_sentence(handler: Handler, reason: str) -> None:
    with listening(handler) as address, pytest.raises(BotFailed) as failed:
        choice(address)
    said = str(failed.value)
    assert said.startswith(f"The {'answer of the ' if 'larger' in reason else ''}bot at {address}")
    assert reason in said
    assert "\x1b" not in said
    for language in LANGUAGES:
        assert address in failed.value.text.say(language)


def test_who_says_nothing_or_says_it_bit_by_bit_is_cut_off() -> None:
    done = threading.Event()
    for words in (b"", b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 3):
        listener = socket.create_server(("127.0.0.1", 0))

        def hold(listener: socket.socket = listener, words: bytes = words) -> None:
            connection, _ = listener.accept()
            with connection:
                connection.sendall(words)
                done.wait(30)

        thread = threading.Thread(target=hold, daemon=True)
        thread.start()
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
        with pytest.raises(BotFailed, match=r"didn’t answer within 0\.2 seconds"):
            choice(address, 0.2)
        done.set()
        thread.join()
        done.clear()
        listener.close()


def nobody_there() -> str:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return f"http://127.0.0.1:{port}/"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_where_nobody_listens_the_command_says_so(jobs: str) -> None:
    address = nobody_there()
    words = ("--bots", f"{address},random", "--games", "4", "--jobs", jobs)
    said = camerlengo("simulate", "richelieu", *words)
    assert said == Said(2, "", f"camerlengo: Can’t reach the bot at {address}: Connection refused.\n")


def test_who_plays_with_one_that_fails_can_go_on_later() -> None:
    address = nobody_there()
    said = camerlengo("play", "richelieu", "--option", "start=1", "--bots", address, typed="1\n" * 20)
    assert said.code == 2
    assert address in said.err
    assert "camerlengo play --resume" in said.out
    assert "cr3~richelieu" in said.out


@pytest.mark.parametrize(
    "name", ["http://127.0.0.1:9000/", "http://[::1]:9000/bot?x=1", "https://example.org"]
)
def test_an_address_is_one(name: str) -> None:
    assert is_address(name)


@pytest.mark.parametrize(
    "name",
    ["ftp://a/", "http://", "http:///x", "http://a:0/", "http://a:x/", "http://u:p@a/", "http://a/ b", "a:b"],
)
def test_what_is_no_address(name: str) -> None:
    assert not is_address(name)


@pytest.mark.parametrize(
    "bot", ["http://127.0.0.1:9000/", "https://example.org", "json:decoder", "os:system"]
)
def test_the_house_asks_no_address_and_imports_nothing(bot: str) -> None:
    assert not may_sit(bot)
    assert not bots.is_bot(bot, timed=True)
    with pytest.raises(SetupError):
        check_bots([NewSeat("bot", bot=bot)])
    with pytest.raises(SetupError):
        make_bot(bot, open_box("richelieu"), 1)


@pytest.mark.parametrize("given", ["0", "-1", "nan", "inf", "soon", "601"])
def test_a_timeout_is_a_number_of_seconds(given: str) -> None:
    said = camerlengo("simulate", "richelieu", "--timeout", given)
    assert said.code == 2
    assert "--timeout must be a number of seconds from 0.1 to 600" in said.err
