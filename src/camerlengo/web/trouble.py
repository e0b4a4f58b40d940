"""What did not work, said to whoever asked: a page in the reader's language, JSON to scripts and programs."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from camerlengo.core.texts import Text, text
from camerlengo.web.rendering import page
from camerlengo.web.visitor import Visitor

CODES = {404: "not_found", 405: "not_allowed", 500: "fault"}  # of what no rule of ours has refused
TITLED = (404, 405, 413, 429, 500)


def wants_json(connection: HTTPConnection) -> bool:
    return is_for_programs(connection) or "application/json" in connection.headers.get("accept", "")


def is_for_programs(connection: HTTPConnection) -> bool:
    path: str = connection.scope["path"]
    return path.startswith("/api/")


def shaped(code: str, sentence: str, for_programs: bool) -> dict[str, Any]:
    """The form of every error: a code for programs, a sentence for people."""
    error = {"code": code, "error": sentence}
    return error if for_programs else {"ok": False, **error}


def trouble(visitor: Visitor, status: int, sentence: Text, code: str) -> Response:
    connection, language = visitor.connection, visitor.language
    said = sentence.say(language)
    if wants_json(connection):
        return JSONResponse(shaped(code, said, is_for_programs(connection)), status)
    title = text(f"server.error.{status if status in TITLED else 'refused'}_title")
    facts = {"status": status, "title": title.say(language), "sentence": said}
    return page("error.html", visitor, facts, status=status)


def out_of_order(visitor: Visitor, error: Exception) -> Response:
    """No such address, not like this, or a fault of ours."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    sentence = text(f"server.error.{status if status in CODES else 'other'}")
    response = trouble(visitor, status, sentence, CODES.get(status, "other"))
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response
