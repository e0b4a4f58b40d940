"""Makes every call of the API once, and writes what went in and out: `python tools/api_examples.py`.

The OpenAPI document has these as its examples. Tokens and ids are random; here they get names.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from camerlengo.web.error_pages import Refusal  # noqa: E402
from camerlengo.web.openapi import Examples, Exchange  # noqa: E402
from tests.web.serving import serving  # noqa: E402

FILE = ROOT / "src" / "camerlengo" / "web" / "api_examples.json"
RICHELIEU = {"game": "richelieu", "seed": 7, "options": {"start": 0}}
ANNA, BRUNO = {"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bruno"}
A_RANDOM_NAME = re.compile(r"[\w-]{20,}")


class Recorder:
    """Makes calls and keeps the first answer of each, and the first refusal of each code."""

    def __init__(self, api: httpx.Client) -> None:
        self.api = api
        self.made = Examples({}, {})
        self._names: dict[str, str] = {}

    def make(self, name: str, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """The answer, with the real tokens in it."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        given = {} if body is None else {"json": body}
        response = self.api.request(method, path, headers=headers, **given)
        answer = response.json()
        if response.status_code >= 400:
            self.made.refusals.setdefault(answer["code"], msgspec.convert(answer, Refusal))
        else:
            self.made.calls.setdefault(name, Exchange(self.named(answer), self.named(body)))
        return answer

    def named(self, value: Any) -> Any:
        """The same without anything random."""
        if isinstance(value, dict):
            return {key: self.named(one) for key, one in value.items()}
        if isinstance(value, list):
            return [self.named(one) for one in value]
        if isinstance(value, str) and A_RANDOM_NAME.fullmatch(value):
            return self._names.setdefault(value, f"example-{len(self._names) + 1:02}-of-a-random-name")
        return value


def make_all(api: httpx.Client, rest: Callable[[str], object]) -> Examples:
    """`rest` waits until nothing happens by itself at a table."""
    recorder = Recorder(api)
    make = recorder.make
    make("games", "GET", "/games")
    recorder.made.calls["games"].answer[0]["questions"][1:] = []
    del recorder.made.calls["games"].answer[1:]
    seats = [ANNA, {"kind": "open"}]
    made = make("create", "POST", "/tables", body={**RICHELIEU, "seats": seats, "hints": True})
    table, anna = f"/tables/{made['table']}", made["seats"][0]["token"]
    joined = make("join", "POST", f"{table}/join", body={"invite": made["invite"], "name": "Bruno"})
    bruno = joined["token"]
    make("state", "GET", table, anna)
    make("questions", "GET", f"{table}/questions?language=it", anna)
    make("hint", "POST", f"{table}/hint", anna)
    make("answer", "POST", f"{table}/answer", anna, {"asked_at": 0, "option": 77})
    make("answer", "POST", f"{table}/answer", anna, {"asked_at": 0, "option": "2r"})
    make("answer", "POST", f"{table}/answer", anna, {"asked_at": 0, "option": "1l"})
    make("undo", "POST", f"{table}/undo", anna)
    make("answer", "POST", f"{table}/answer", anna, {"asked_at": 2, "option": "2r"})
    make("answer", "POST", f"{table}/answer", anna, {"asked_at": 3, "option": "none"})
    make("answer", "POST", f"{table}/answer", bruno, {"asked_at": 4, "option": "1r"})
    make("undo", "POST", f"{table}/undo", anna)
    request = make("request_undo", "POST", f"{table}/undo/request", anna)["request"]
    make("decline_undo", "POST", f"{table}/undo/decline", bruno, {"request": request})
    make("log", "GET", f"{table}/log?language=fr", anna)
    make("record", "GET", f"{table}/record", anna)
    make("analysis", "GET", f"{table}/analysis", anna)
    make("wait", "GET", f"{table}/wait?after=0", bruno)
    make("passing", "POST", f"{table}/passing", bruno, {"passing": "always"})
    make("close", "POST", f"{table}/close", bruno)
    make("close", "POST", f"{table}/close", anna)
    record = make("record", "GET", f"{table}/record")
    make("bring", "POST", "/records", body={"record": msgspec.json.encode(record).decode()})
    make("analysis", "GET", f"{table}/analysis", anna)
    make("ask_analysis", "POST", f"{table}/analysis", anna)
    agree(make, rest)
    refuse(make, anna, made["table"])
    waits = make("create", "POST", "/tables", body={**RICHELIEU, "seed": None, "seats": seats})
    make("view", "GET", f"/tables/{waits['table']}/view")
    make("fill", "POST", f"/tables/{waits['table']}/fill", waits["host"], {"bot": "bishop"})
    return recorder.made


def agree(make: Callable[..., Any], rest: Callable[[str], object]) -> None:
    """Calls that need a table of another kind."""
    made = make("create", "POST", "/tables", body={**RICHELIEU, "seats": [ANNA, BRUNO]})
    table, anna, bruno = f"/tables/{made['table']}", *(seat["token"] for seat in made["seats"])
    for asked_at, option, token in ((0, "2r", anna), (1, "none", anna), (2, "1r", bruno)):
        make("answer", "POST", f"{table}/answer", token, {"asked_at": asked_at, "option": option})
    request = make("request_undo", "POST", f"{table}/undo/request", anna)["request"]
    make("accept_undo", "POST", f"{table}/undo/accept", bruno, {"request": request})
    make("leave", "POST", f"{table}/leave", bruno)
    make("come_back", "POST", f"{table}/return", anna)
    make("come_back", "POST", f"{table}/return", bruno)
    seats = [{"kind": "person"}, {"kind": "person"}]
    pontifex = make("create", "POST", "/tables", body={"game": "pontifex", "seed": 7, "seats": seats})
    path, token = f"/tables/{pontifex['table']}", pontifex["seats"][0]["token"]
    make("passing", "POST", f"{path}/passing", token, {"passing": "always"})
    make("hold", "POST", f"{path}/hold", token)
    for chosen in ({"passing": "all"}, {"stops": "perhaps"}, {"stops": "everything"}):
        make("preferences", "POST", f"{path}/preferences", token, {"preferences": chosen})
    with_bot = make(
        "create", "POST", "/tables", body={**RICHELIEU, "seats": [ANNA, {"kind": "bot", "bot": "greedy"}]}
    )
    rest(with_bot["table"])
    host = with_bot["host"]
    make("replace", "POST", f"/tables/{with_bot['table']}/replace", host, {"seat": 1, "bot": "pope"})


def refuse(make: Callable[..., Any], anna: str, table: str) -> None:
    """Refusals that no other call has met."""
    make("state", "GET", f"/tables/{table}", "not-a-token")
    make("state", "GET", "/tables/nowhere")
    make("stream", "GET", f"/tables/{table}/stream", anna)
    make("create", "POST", "/tables", body={**RICHELIEU, "seats": [{"kind": "persona"}]})
    make("create", "POST", "/tables", body={**RICHELIEU, "seats": [ANNA]})
    make("create", "POST", "/tables", body={**RICHELIEU, "seats": [ANNA, BRUNO], "deck": "x"})
    make("create", "POST", "/tables", body={"game": "chess", "seats": [ANNA, BRUNO]})
    make("bring", "POST", "/records", body={"record": "cr1~x"})


def recorded() -> Examples:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        httpx.Client(base_url=f"{server.address}/api", timeout=60.0) as api,
    ):
        return make_all(api, server.table_at)


def written(examples: Examples) -> str:
    return msgspec.json.format(msgspec.json.encode(examples, order="sorted"), indent=1).decode() + "\n"


if __name__ == "__main__":
    argparse.ArgumentParser(prog="api_examples.py", description=__doc__).parse_args()
    FILE.write_text(written(recorded()), encoding="utf-8")
