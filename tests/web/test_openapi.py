"""The description of the API: valid, complete, with real examples, and good enough to make a client from."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator

from camerlengo.games import names, open_box
from camerlengo.web.api import CALLS
from camerlengo.web.error_pages import STATUS
from camerlengo.web.openapi import codes_of, document, examples
from tests.handful.shelf import HANDFUL, on_the_shelf
from tests.web.serving import Serving
from tools import api_examples

METHODS = {"get", "post"}
VIEW = {"$ref": "#/components/schemas/View"}


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(document())
    return found


def operations(described: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert method in METHODS
            yield path, method, operation


def contents(described: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The schema and the examples of each body and each answer."""
    for _, _, operation in operations(described):
        for part in (operation.get("requestBody"), *operation["responses"].values()):
            if part is not None and "content" in part:
                yield part["content"]["application/json"]


def check(described: dict[str, Any], schema: dict[str, Any], value: Any) -> None:
    Draft202012Validator({**schema, "components": described["components"]}).validate(value)


def test_every_call_is_described_with_its_answer_and_its_refusals(api: httpx.Client) -> None:
    described = api.get("/openapi.json").json()
    assert described["servers"] == [{"url": "/api"}]
    assert {(path, method) for path, method, _ in operations(described)} == {
        (one.path, one.method.lower()) for one in CALLS
    }
    for one in CALLS:
        operation = described["paths"][one.path][one.method.lower()]
        assert operation["operationId"] == one.name
        assert operation["summary"]
        responses = operation["responses"]
        assert {STATUS[code] for code in codes_of(one)} == {int(status) for status in responses} - {
            one.status
        }
        if one.name != "stream":
            assert responses[str(one.status)]["content"]["application/json"]["schema"]
        for code in codes_of(one):
            assert code in responses[str(STATUS[code])]["x-codes"]
            refused = responses[str(STATUS[code])]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Refusal"}
    stream = described["paths"]["/tables/{table}/stream"]["get"]
    assert stream["x-websocket"]["subprotocols"] == ["camerlengo", "bearer.{token}"]
    assert "101" in stream["responses"]
    assert described["components"]["securitySchemes"]["HTTPBearer"]["scheme"] == "bearer"


def test_schemas_and_references_are_sound(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(described)))
    assert references <= schemas.keys()
    assert all(re.fullmatch(r"[A-Za-z]\w*", name) for name in schemas)


def test_every_example_fits_its_schema(described: dict[str, Any]) -> None:
    shown = 0
    for content in contents(described):
        values = [one["value"] for one in content.get("examples", {}).values()]
        values += [content["example"]] if "example" in content else []
        shown += len(values)
        for value in values:
            check(described, content["schema"], value)
    assert shown > 100
    for one in CALLS:
        if one.name in examples().calls:
            made = examples().calls[one.name]
            msgspec.convert(made.body or {}, one.body or dict)
    without = {one.name for one in CALLS} - examples().calls.keys()
    assert without == {"view", "stream", "replace", "hold"}  # each game's view; a missing bot; an open window


def test_examples_are_what_the_calls_answer() -> None:
    """After a change: python tools/api_examples.py."""
    assert api_examples.written(api_examples.recorded()) == api_examples.FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", names())
def test_the_view_of_each_game_is_described(game: str, described: dict[str, Any]) -> None:
    for seat in (None, 0):
        value = json.loads(open_box(game).new(seed=3).view(-1 if seat is None else seat).to_json())
        check(described, VIEW, value)
        with pytest.raises(Exception, match="is not valid"):
            check(described, VIEW, {**value, "game": "chess"})


def test_the_view_of_a_game_from_elsewhere_is_described_too() -> None:
    with on_the_shelf(HANDFUL):
        described = json.loads(document())
        handful = open_box("handful").new(seed=3).view(0)
        check(described, VIEW, json.loads(handful.to_json()))
    assert "HandfulView" not in json.loads(document())["components"]["schemas"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """A client that a generator of others makes from the description."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "openapi.json").write_bytes(document())
    (folder / "config.yml").write_text("post_hooks: []\n")
    command = [str(Path(sys.executable).parent / "openapi-python-client"), "generate", "--fail-on-warning"]
    command += ["--path", "openapi.json", "--output-path", "made_client", "--meta", "none"]
    made = subprocess.run(
        [*command, "--config", "config.yml"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    sys.path.insert(0, str(folder))
    yield importlib.import_module("made_client")
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == "made_client"]:
        del sys.modules[name]


def test_a_generated_client_plays_a_whole_game(client: ModuleType, server: Serving) -> None:
    def part(name: str) -> Any:
        return importlib.import_module(f"made_client.{name}")

    def call(name: str, *path: str, **given: Any) -> Any:
        return part(f"api.default.{name}").sync(*path, **given)

    models = part("models")
    with client.Client(base_url=f"{server.address}/api") as anybody:
        games = {info.game: info for info in call("games", client=anybody)}
        assert set(games) == set(names())
        seats = [
            models.NewSeatBody(kind=models.NewSeatBodyKind.PERSON, name="Anna"),
            models.NewSeatBody(kind=models.NewSeatBodyKind.BOT, bot="greedy"),
        ]
        made = call("create", client=anybody, body=models.NewTableBody(game="richelieu", seats=seats))
        assert isinstance(made, models.TableMade)
    with client.AuthenticatedClient(base_url=f"{server.address}/api", token=made.seats[0].token) as anna:
        state, refused = call("state", made.table, client=anna), 0
        while state.state == "playing":
            assert isinstance(state, models.TableState)
            assert isinstance(state.view, models.RichelieuView)
            for question in state.questions:
                wrong = models.AnswerBody(asked_at=question.asked_at, option="nonsense")
                refusal = call("answer", made.table, client=anna, body=wrong)
                if isinstance(refusal, models.Refusal) and refusal.code == "wrong_answer":
                    refused += 1
                    assert refusal.options == [option.option for option in question.options]
                body = models.AnswerBody(asked_at=question.asked_at, option=question.options[0].code)
                written = call("answer", made.table, client=anna, body=body)
                assert isinstance(written, models.Written) or written.code == "stale"
            state = call("wait", made.table, client=anna, after=state.number)
        assert refused > 10
        assert sorted(state.result.places) in ([1, 1], [1, 2])
        record = call("record", made.table, client=anna)
        assert record.game == "richelieu"
        assert len(record.answers) > 50
