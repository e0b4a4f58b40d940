"""What programs can do: the page at /api for the people who write them, openapi.json for machines."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from camerlengo.core.texts import text
from camerlengo.web.api import CALLS
from camerlengo.web.api_calls import Call
from camerlengo.web.error_pages import STATUS, STREAM_CLOSED
from camerlengo.web.openapi import codes_of, document, examples
from camerlengo.web.rendering import page
from camerlengo.web.stream import STREAM_PATH
from camerlengo.web.visitor import Visitor


class Parameter(msgspec.Struct):
    name: str
    kind: str
    required: bool
    about: str


class Shown(msgspec.Struct):
    """A call on the page, with a real example where there is one."""

    name: str
    method: str
    path: str
    does: str
    parameters: list[Parameter]
    codes: list[tuple[str, int]]
    body: str
    answer: str


async def api_page(request: Request) -> Response:
    visitor = await Visitor.of(request)
    described = msgspec.json.decode(document())
    calls = [shown(one, described, visitor.language) for one in CALLS]
    return page("api.html", visitor, {"calls": calls})


async def openapi_json(request: Request) -> Response:
    return Response(document(), media_type="application/json")


def shown(one: Call, described: dict[str, Any], language: str) -> Shown:
    made = examples().calls.get(one.name)
    stream = one.path == STREAM_PATH
    schemas = described["components"]["schemas"]
    found = described["paths"][one.path][one.method.lower()]
    parameters = [
        parameter(given["name"], given["schema"], required=given["required"], schemas=schemas)
        for given in found.get("parameters", ())
        if given["in"] == "query"
    ]
    if "requestBody" in found:
        (content,) = found["requestBody"]["content"].values()
        body = schemas[content["schema"]["$ref"].rpartition("/")[2]]
        parameters += [
            parameter(name, schema, required=name in body.get("required", ()), schemas=schemas)
            for name, schema in body["properties"].items()
        ]
    return Shown(
        name=one.name,
        method="WebSocket" if stream else one.method,
        path=f"/api{one.path}",
        does=text(f"web.api.call.{one.name}").say(language),
        parameters=parameters,
        codes=[(code, STATUS[code] + (STREAM_CLOSED if stream else 0)) for code in codes_of(one)],
        body=pretty(made.body) if made is not None and made.body is not None else "",
        answer=pretty(made.answer) if made is not None else "",
    )


def parameter(name: str, schema: dict[str, Any], required: bool, schemas: dict[str, Any]) -> Parameter:
    return Parameter(name, kind_of(schema, schemas), required, schema.get("description", ""))


def kind_of(schema: dict[str, Any], schemas: dict[str, Any]) -> str:
    """A type as programmers write it: `string`, `integer | null`, `"en" | "fr"`, `NewSeatBody[]`."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(kind_of(one, schemas) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if schema.get("type") == "array":
        inner = schema.get("items")
        return f"{kind_of(inner, schemas)}[]" if isinstance(inner, dict) else "array"
    return str(schema.get("type", "any"))


def pretty(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
