"""The description of the API for machines (OpenAPI 3.1), made from the calls and their types.

Its examples come from calls that were made (api_examples.json); a test makes them again.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from importlib import resources
from typing import Any

import msgspec

from camerlengo import __version__
from camerlengo.core.texts import book, text
from camerlengo.core.view import View
from camerlengo.games import names, open_box
from camerlengo.server import outages
from camerlengo.web.api import CALLS
from camerlengo.web.api_calls import Call
from camerlengo.web.api_types import Imported, TableMade
from camerlengo.web.error_pages import STATUS, Refusal
from camerlengo.web.stream import PROTOCOL, STREAM, STREAM_PATH, TOKEN_PROTOCOL

JSON = "application/json"
REFERENCE = "#/components/schemas/{name}"
SECURITY: list[dict[str, list[str]]] = [{}, {"HTTPBearer": []}]
SEED = 1655  # of the games whose views are examples

Schema = dict[str, Any]


class Exchange(msgspec.Struct, omit_defaults=True):
    """A call that was made: what went in and what came out."""

    answer: Any
    body: Any = None


class Examples(msgspec.Struct):
    calls: dict[str, Exchange]
    refusals: dict[str, Refusal]


@functools.cache
def examples() -> Examples:
    file = resources.files("camerlengo.web") / "api_examples.json"
    return msgspec.json.decode(file.read_bytes(), type=Examples)


def document() -> bytes:
    return _document(tuple(names()))


@functools.lru_cache(maxsize=2)
def _document(games: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(described(games))


def described(games: Iterable[str]) -> Schema:
    views = {name: example_view(name) for name in games}
    schemas = Schemas(views)
    paths: Schema = {}
    for one in CALLS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, schemas, views)
    for query in {one.query for one in CALLS if one.query is not None}:
        del schemas.components[query.__name__]  # described as parameters
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Camerlengo",
            "version": __version__,
            "description": "A token is a seat: send it as `Authorization: Bearer …`. Without one you watch.",
        },
        "servers": [{"url": "/api"}],
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                "HTTPBearer": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "the token of a seat, or of the host; without one you are a spectator",
                }
            },
        },
    }


class Schemas:
    """The schemas of all types. A view is that of one of the games, told apart by its field `game`."""

    def __init__(self, views: dict[str, View]) -> None:
        kinds = list(dict.fromkeys(type(view) for view in views.values()))
        self._kinds = [
            kind for one in CALLS for kind in (one.body, one.query, one.answer) if kind is not None
        ]
        self._kinds += [Refusal, View, *kinds]
        made = msgspec.json.schema_components(self._kinds, ref_template=REFERENCE)
        found, self.components = msgspec.json.decode(_short_names(msgspec.json.encode(made)))
        self._schemas: list[Schema] = found
        for name, schema in self.components.items():
            _simplify(schema)
            schema["title"] = name  # generators of clients name classes after it
        mapping = {}
        for name, view in views.items():
            reference = self.of(type(view))["$ref"]
            mapping[name] = reference
            fields = self.components[reference.rpartition("/")[2]]["properties"]
            fields["game"] = {"enum": [game for game in views if type(views[game]) is type(view)]}
        self.components["View"] = {
            "description": View.__doc__,
            "oneOf": [{"$ref": reference} for reference in dict.fromkeys(mapping.values())],
            "discriminator": {"propertyName": "game", "mapping": mapping},
        }

    def of(self, kind: Any) -> Schema:
        return self._schemas[self._kinds.index(kind)]

    def fields_of(self, kind: Any) -> Schema:
        name = self.of(kind)["$ref"].rpartition("/")[2]
        fields: Schema = self.components[name]["properties"]
        return fields


def _simplify(schema: Any) -> None:
    """Leaves out what only repeats how long a tuple is: generators of clients do not know it."""
    if isinstance(schema, dict):
        if schema.get("items") is False:
            del schema["items"]
        for inner in schema.values():
            _simplify(inner)
    elif isinstance(schema, list):
        for inner in schema:
            _simplify(inner)


def _short_names(schemas: bytes) -> bytes:
    """Two types of one name come with their modules: `camerlengo.games.q.view.SeatView` is a `QSeatView`."""

    def short(match: re.Match[bytes]) -> bytes:
        return match[1].decode().title().replace("_", "").encode() + match[2]

    return re.sub(rb"\b[a-z_]\w*(?:\.[a-z_]\w*)*\.([a-z_]\w*)\.[a-z_]\w*\.([A-Z]\w*)\b", short, schemas)


def operation(one: Call, schemas: Schemas, views: dict[str, View]) -> Schema:
    made = examples().calls.get(one.name)
    found: Schema = {"operationId": one.name, "summary": text(f"web.api.call.{one.name}").say("en")}
    if one.deprecated:
        found["deprecated"] = True
    parameters = []
    if one.at_table:
        found["security"] = SECURITY
        parameters.append({"name": "table", "in": "path", "required": True, "schema": {"type": "string"}})
    if one.query is not None:
        for name, schema in schemas.fields_of(one.query).items():
            parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    if parameters:
        found["parameters"] = parameters
    if one.body is not None:
        body: Schema = {"schema": schemas.of(one.body)}
        if made is not None and made.body is not None:
            body["example"] = made.body
        found["requestBody"] = {"required": True, "content": {JSON: body}}
    if one.path == STREAM_PATH:
        found["description"] = STREAM
        found["x-websocket"] = {"subprotocols": [PROTOCOL, f"{TOKEN_PROTOCOL}{{token}}"]}
        found["responses"] = {"101": {"description": "The stream."}}
    else:
        content: Schema = {"schema": schemas.of(one.answer)}
        if one.answer is View:
            content["examples"] = {name: {"value": view} for name, view in views.items()}
        elif made is not None:
            content["example"] = made.answer
        done: Schema = {"description": "Done.", "content": {JSON: content}}
        if one.answer in (TableMade, Imported):
            done["links"] = links()
        found["responses"] = {str(one.status): done}
    found["responses"] |= refusals(one, schemas)
    return found


def links() -> Schema:
    """All calls at the table that a call has made."""
    return {
        one.name: {"operationId": one.name, "parameters": {"table": "$response.body#/table"}}
        for one in CALLS
        if one.at_table and one.path != STREAM_PATH
    }


def refusals(one: Call, schemas: Schemas) -> Schema:
    """What a call may refuse, by status."""
    by_status: dict[int, list[str]] = {}
    for code in codes_of(one):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        str(status): {
            "description": f"Refused, and nothing has changed: {', '.join(f'`{code}`' for code in codes)}.",
            "content": {
                JSON: {
                    "schema": schemas.of(Refusal),
                    "examples": {code: {"value": example} for code in codes if (example := refusal(code))},
                }
            },
            "x-codes": codes,
        }
        for status, codes in sorted(by_status.items())
    }


def codes_of(one: Call) -> list[str]:
    """The codes of all refusals that a call may answer with: its own, and those of every such call."""
    codes = [*one.codes]
    if one.at_table:
        codes += ["token", "no_table", "game_missing"]
    codes.append("banned")
    if one.body is not None or one.query is not None:
        codes.append("form")
    if one.body is not None:
        codes.append("not_json")
    if one.method == "POST":
        codes += ["other_site", "too_many", "too_large"]
    return list(dict.fromkeys([*codes, *outages.CODES, "fault"]))


def refusal(code: str) -> Refusal | None:
    """One that was met, or with the sentence that it always has."""
    met = examples().refusals.get(code)
    if met is not None:
        return met
    sentence = book("server", "en").get(f"server.refused.{code}", "")
    return Refusal(code, sentence) if sentence and not re.search(r"\{\w", sentence) else None


def example_view(game: str) -> View:
    box = open_box(game)
    view: View = box.new(seed=SEED).view(0)
    return view
