"""Every refusal has a code, and every code one status: on pages, in scripts, in the API and at the stream."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import camerlengo.cli
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import book
from camerlengo.web.api import CALLS
from camerlengo.web.error_pages import CODES, STATUS
from camerlengo.web.openapi import codes_of
from tests.web.client import Visitor
from tests.web.serving import Serving

ROOT = Path(__file__).parents[2]
SOURCES = [*(ROOT / "src/camerlengo/server").glob("*.py"), *(ROOT / "src/camerlengo/web").glob("*.py")]
JSON = {"accept": "application/json"}
OF_COMMANDS = {"extra_missing", "port", "other_sources", "cluster_lost"}  # no page or call can raise these


def refused() -> Iterator[str]:
    """The codes that stand in calls of `Refused`, also where one of two is chosen."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def errors(kind: type[CamerlengoError] = CamerlengoError) -> Iterator[type[CamerlengoError]]:
    yield kind
    for inner in kind.__subclasses__():
        yield from errors(inner)


def test_every_code_has_a_status_and_a_sentence() -> None:
    used = set(refused())
    assert len(used) > 30
    assert used <= STATUS.keys()
    said = {key.removeprefix("server.refused.") for key in book("server", "en") if ".refused." in key}
    assert said <= STATUS.keys()
    assert used <= said


def test_every_error_that_reaches_the_web_has_a_code_of_its_own() -> None:
    own = [kind for kind in errors() if not kind.__module__.startswith(camerlengo.cli.__name__)]
    assert own
    for kind in own:
        assert kind.code in OF_COMMANDS or kind.code in STATUS or kind.__module__.startswith("tests"), kind


def test_every_call_names_codes_that_exist() -> None:
    for one in CALLS:
        assert set(codes_of(one)) <= STATUS.keys()


def test_the_documentation_lists_every_code_with_its_status() -> None:
    page = (ROOT / "docs" / "api-reference.md").read_text(encoding="utf-8")
    listed = {
        int(status): tuple(re.findall(r"`(\w+)`", codes))
        for status, codes in re.findall(r"^\| (\d{3}) \| (.*) \|$", page, re.MULTILINE)
    }
    assert listed == CODES


def test_the_same_refusal_has_the_same_code_everywhere(server: Serving, api: httpx.Client) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "person"}]
    made = api.post("/tables", json={"game": "richelieu", "seats": seats, "options": {"start": 0}}).json()
    path, token = f"/tables/{made['table']}", made["seats"][0]["token"]
    with Visitor(server.address) as anna:
        table = anna.new_table(seat__1="hot", hot__1="Bruno")
        anna.get(table)
        server.table_at(table)
        for asked_at, option, code in (("0", "77", "wrong_answer"), ("5", "0", "stale")):
            body = {"asked_at": int(asked_at), "option": int(option)}
            program = api.post(f"{path}/answer", json=body, headers={"authorization": f"Bearer {token}"})
            fields = {"csrf": anna.csrf, "seat": "0", "asked_at": asked_at, "option": option}
            script = anna.http.post(f"{table}/answer", data=fields, headers=JSON)
            assert program.json()["code"] == script.json()["code"] == code
            assert program.status_code == script.status_code == STATUS[code]
            assert program.json().get("options") == script.json().get("options")


@pytest.mark.parametrize("path", ["/table/nowhere/record.json", "/api/tables/nowhere/record"])
def test_a_table_that_is_not_there(server: Serving, path: str) -> None:
    answer = httpx.get(f"{server.address}{path}", headers=JSON)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("no_table", "not_found")
