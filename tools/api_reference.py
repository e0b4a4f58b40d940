"""Writes docs/api-reference.md from the OpenAPI document of the JSON API.

python tools/api_reference.py            # writes the page
python tools/api_reference.py --check    # exits with 1 if the page is out of date
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from camerlengo.games import OWN
from camerlengo.server import outages
from camerlengo.web import openapi
from camerlengo.web.error_pages import CODES

PAGE = Path(__file__).resolve().parents[1] / "docs" / "api-reference.md"
HEAD = """# Reference of the JSON API

Every call of the [JSON API](api.md), made from its OpenAPI document by `python tools/api_reference.py`.
A running server has the same document at `/api/openapi.json`, with the views of all games. It shows
examples at `/api`.

A field without *required* can be left out.
"""
OF_ALL = ("banned", *outages.CODES, "fault")  # what every call can be refused with


def type_of(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return "[View](#views)" if name.endswith("View") else f"[{name}](#{name.lower()})"
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return " or ".join("null" if value is None else f"`{value}`" for value in schema["enum"])
    if alternatives := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(type_of(one) for one in alternatives)
    if schema.get("type") == "array":
        if "items" in schema:
            return f"list of {type_of(schema['items'])}"
        return f"[{', '.join(type_of(one) for one in schema.get('prefixItems', ()))}]"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object of {type_of(inner)}" if isinstance(inner, dict) and inner else "object"
    return str(schema.get("type", "any"))


def fields_of(schema: dict[str, Any]) -> Iterator[str]:
    yield "| field | type | |"
    yield "|---|---|---|"
    required = schema.get("required", ())
    for name, field in schema["properties"].items():
        words = ["required"] if name in required else []
        if field.get("default") not in (None, "", [], {}, False):
            words.append(f"default `{field['default']}`")
        yield f"| `{name}` | {type_of(field).replace('|', chr(92) + '|')} | {', '.join(words)} |"
    yield ""


def in_code(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def calls(document: dict[str, Any]) -> Iterator[str]:
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            yield f"### {method.upper()} /api{path}"
            yield ""
            summary = call["summary"][:1].upper() + call["summary"][1:].rstrip(".")
            yield f"{summary}{' (deprecated)' if call.get('deprecated') else ''}."
            yield ""
            for parameter in call.get("parameters", ()):
                if parameter["in"] == "query":
                    yield f"- in the query: `{parameter['name']}`, {type_of(parameter['schema'])}"
            if "requestBody" in call:
                (content,) = call["requestBody"]["content"].values()
                yield f"- body: {type_of(content['schema'])}"
            refused: list[str] = []
            for status, answer in call["responses"].items():
                if "x-codes" in answer:
                    refused += answer["x-codes"]
                else:
                    schemas = [type_of(content["schema"]) for content in answer.get("content", {}).values()]
                    yield f"- {status}: {', '.join(schemas) or 'the stream'}"
            own = [code for code in refused if code not in OF_ALL]
            if own:
                yield f"- refused with {in_code(own)}"
            yield ""


def types(document: dict[str, Any]) -> Iterator[str]:
    for name, schema in sorted(document["components"]["schemas"].items()):
        if "View" in name or "properties" not in schema or not reached(document, name):
            continue
        yield f"### {name}"
        yield ""
        if described := schema.get("description"):
            yield " ".join(described.split("\n\n")[0].split())
            yield ""
        yield from fields_of(schema)


def reached(document: dict[str, Any], name: str) -> bool:
    """Whether a call sends or returns the type; those of single views are left to the OpenAPI document."""
    found: set[str] = set()
    schemas = document["components"]["schemas"]

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if "$ref" in part:
                target = part["$ref"].rpartition("/")[2]
                if target not in found and not target.endswith("View"):
                    found.add(target)
                    look(schemas[target])
                return
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(document["paths"])
    return name in found


def page() -> str:
    document = openapi.described(OWN)
    of_all = f"Every call can also be refused with {in_code(OF_ALL)}."
    lines = [HEAD, "## Calls", "", of_all, "", *calls(document), "## Types", "", *types(document)]
    lines += [
        "## Views",
        "",
        "What a seat can see depends on the game. `/api/openapi.json` describes the view of each game, and",
        "`view.py` in the folder of the game has the same types in Python.",
        "",
        "## Refusals",
        "",
        "Each code has one status. Pages and their scripts get the same codes. Forms of pages have some",
        "that no program meets, such as `csrf`.",
        "",
        "| status | codes |",
        "|---|---|",
        *(f"| {status} | {in_code(codes)} |" for status, codes in CODES.items()),
        "",
    ]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="exit with 1 if a page is out of date")
    check: bool = parser.parse_args(arguments).check
    written = page()
    if check:
        return int(PAGE.read_text(encoding="utf-8") != written)
    PAGE.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
