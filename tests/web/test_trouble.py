"""Whatever goes wrong is said in one form: a page to people, JSON to scripts and programs."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.buckets import Bucket
from tests.server.helpers import PATIENCE
from tests.web.client import Visitor, program
from tests.web.serving import NEVER, Serving, serving

JSON = {"accept": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("trouble")) as running:
        yield running


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def http(server: Serving, language: str) -> Iterator[httpx.Client]:
    with program(server.address, language) as client:
        yield client


def is_page(response: httpx.Response, status: int, sentence: str, language: str) -> None:
    assert response.status_code == status
    assert response.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}"' in response.text
    assert text(sentence).say(language) in response.text


def is_json(response: httpx.Response, status: int, code: str, sentence: str, language: str) -> None:
    assert response.status_code == status
    error: dict[str, Any] = {"code": code, "error": text(sentence).say(language)}
    if not response.url.path.startswith("/api/"):
        error["ok"] = False
    assert response.json() == error


def test_too_much_at_once(tmp_path_factory: pytest.TempPathFactory, language: str) -> None:
    folder = tmp_path_factory.mktemp("fast")
    with (
        serving(folder, rate=NEVER, burst=0.0) as running,
        program(running.address, language) as http,
    ):
        sentence = "server.refused.too_many"
        is_page(http.post("/settings"), 429, sentence, language)
        is_json(http.post("/settings", headers=JSON), 429, "too_many", sentence, language)
        refused = http.post("/api/tables", json={})
        is_json(refused, 429, "too_many", sentence, language)
        assert refused.headers["retry-after"] == "1"
        assert "default-src 'none'" in refused.headers["content-security-policy"]


def test_a_bucket_fills_again_as_time_passes() -> None:
    bucket = Bucket(rate=2.0, size=3.0)
    assert [bucket.take("anna", 0.0) for _ in range(5)] == [True] * 3 + [False] * 2
    assert bucket.take("bruno", 0.0)
    assert [bucket.take("anna", 0.6) for _ in range(2)] == [True, False]
    assert [bucket.take("anna", 1_000.0) for _ in range(4)] == [True] * 3 + [False]


@pytest.mark.parametrize("size", [70_000, 6_000_000])
def test_too_large(http: httpx.Client, language: str, size: int) -> None:
    sentence = "server.refused.too_large"
    large = {"back": "x" * size}
    is_page(http.post("/settings", data=large), 413, sentence, language)
    is_json(http.post("/settings", data=large, headers=JSON), 413, "too_large", sentence, language)
    is_json(http.post("/api/tables", json=large), 413, "too_large", sentence, language)

    def in_parts() -> Iterator[bytes]:  # without saying how much it will be
        for _ in range(size // 1000):
            yield b" " * 1000

    headers = {"content-type": "application/json"}
    is_json(
        http.post("/api/tables", content=in_parts(), headers=headers), 413, "too_large", sentence, language
    )


def test_a_record_may_be_larger(http: httpx.Client) -> None:
    answer = http.post("/api/records", json={"record": "x" * 1_000_000})
    assert answer.json()["code"] == "record"
    assert http.post("/api/records", json={"record": "x" * 4_050_000}).json()["code"] == "form"


def test_another_site(http: httpx.Client, language: str) -> None:
    sentence, other = "server.refused.other_site", {"origin": "https://evil.example"}
    is_page(http.post("/settings", headers=other), 403, sentence, language)
    is_json(http.post("/api/tables", headers=other), 403, "other_site", sentence, language)


def test_no_such_address(http: httpx.Client, language: str) -> None:
    sentence = "server.error.404"
    is_page(http.get("/nowhere"), 404, sentence, language)
    is_json(http.get("/nowhere", headers=JSON), 404, "not_found", sentence, language)
    is_json(http.get("/api/nowhere"), 404, "not_found", sentence, language)


def test_not_like_this(http: httpx.Client, language: str) -> None:
    sentence = "server.error.405"
    is_page(http.post("/"), 405, sentence, language)
    refused = http.delete("/api/tables")
    is_json(refused, 405, "not_allowed", sentence, language)
    assert refused.headers["allow"] == "POST"


def test_a_fault_of_ours(server: Serving, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    def get(path: str) -> httpx.Response:  # the server hangs up afterwards
        with program(server.address, language) as once:
            return once.get(path)

    assert server.house is not None
    monkeypatch.setattr(server.house, "find", broken)
    is_page(get("/table/x"), 500, "server.error.500", language)
    is_json(get("/api/tables/x"), 500, "fault", "server.error.500", language)


def test_a_token_that_no_page_of_ours_could_have_sent_is_refused(server: Serving) -> None:
    with Visitor(server.address) as anna:
        table = anna.new_table()
        for token in ("é" * 32, "\u4e2d", "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"), ""):
            response = anna.http.post(f"{table}/chat", data={"csrf": token, "text": "hello"})
            assert response.status_code == 403
            assert "This form has expired" in response.text
        half = b'--x\r\ncontent-disposition: form-data; name="csrf"\r\n\r\n\\ud800\r\n--x--\r\n'
        strange = {"content-type": "multipart/form-data; boundary=x; charset=unicode_escape"}
        assert anna.http.post(f"{table}/chat", content=half, headers=strange).status_code == 403


def sent_raw(server: Serving, *pieces: bytes) -> bytes:
    """What comes back from the server, up to where it hangs up."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE) as line:
        with contextlib.suppress(ConnectionError):
            for piece in pieces:
                line.sendall(piece)
        found = b""
        with contextlib.suppress(ConnectionError):
            while more := line.recv(65_536):
                found += more
        return found


ENDLESS = [b"x-%d: " % number + b"a" * 10_000 + b"\r\n" for number in range(100)]


@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param([b"GET / HTTP/1.1\r\nhost: x\r\n", *ENDLESS], id="headers"),
        pytest.param([b"GET / HTTP/1.1\r\nhost: x\r\nx: ", *[b"a" * 10_000] * 100], id="one header"),
        pytest.param([b"GET /", *[b"a" * 10_000] * 100], id="address"),
    ],
)
def test_a_head_without_end_is_not_read(server: Serving, pieces: list[bytes]) -> None:
    found = sent_raw(server, *pieces)
    assert not found or found.startswith(b"HTTP/1.1 400 ")


def test_a_large_body_may_come_together_with_its_head(http: httpx.Client) -> None:
    refused = http.post("/api/records", json={"record": "x" * 200_000})
    assert (refused.status_code, refused.json()["code"]) == (400, "record")
