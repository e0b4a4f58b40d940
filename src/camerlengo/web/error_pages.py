"""What did not work, told to whoever asked: a page in the reader's language, JSON to scripts and programs.

Every error has a code, and every code one status: the same for pages, their scripts and the API. The stream
closes with 4000 + the status.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from camerlengo.core.errors import CamerlengoError, WrongAnswer
from camerlengo.core.texts import Text, text
from camerlengo.server import outages
from camerlengo.server.outages import Outage
from camerlengo.web.rendering import page
from camerlengo.web.visitor import Visitor

CODES = {  # docs/api-reference.md lists them, too
    400: (
        "bot_failed",
        "chat_empty",
        "chat_long",
        "chat_name",
        "deck",
        "deck_large",
        "gap",
        "no_preferences",
        "nonce",
        "not_json",
        "number",
        "other",
        "practice",
        "preference",
        "preference_choice",
        "record",
        "seat_kind",
        "setup",
        "start",
        "window",
        "wrong_answer",
    ),
    401: ("token",),
    403: ("banned", "by_invitation", "csrf", "not_owner", "not_seated", "not_your_seat", "other_site"),
    404: ("game_missing", "no_page", "no_table", "not_found"),
    405: ("not_allowed",),
    409: (
        "already_seated",
        "analysis_later",
        "bot_plays",
        "cancelled",
        "chat_full",
        "expired",
        "left_another",
        "no_choice",
        "no_hints",
        "no_return",
        "no_window",
        "not_dealt",
        "not_playing",
        "not_waiting",
        "nothing_asked",
        "request_again",
        "request_first",
        "request_free",
        "request_gone",
        "request_nobody",
        "request_open",
        "request_own",
        "seat_taken",
        "stale",
        "still_playing",
        "undo",
    ),
    413: ("too_large",),
    422: ("form",),
    426: ("web_socket",),
    429: ("too_many",),
    500: ("fault", "rules_failed"),
    503: ("busy", "database", *outages.CODES, "no_advice"),
}
STATUS = {code: status for status, codes in CODES.items() for code in codes}
UNREFUSED = {404: "not_found", 405: "not_allowed", 500: "fault"}  # what no rule of ours has refused
TITLED = (404, 405, 413, 429, 500)
STREAM_CLOSED = 4000  # a stream is closed with this and the status


class Refusal(msgspec.Struct, omit_defaults=True):
    """`code` is for programs, `error` is a sentence in the language of the reader; nothing has changed."""

    code: str
    error: str
    options: list[int] | None = None  # after a wrong answer: what would have been right
    place: str | None = None  # after a wrong request: which field of it


class MalformedRequest(CamerlengoError):
    """A request that does not have the right form; `place` is the path to the field, if it is one field."""

    code = "form"

    def __init__(self, problem: Text, place: str | None = None) -> None:
        super().__init__(problem)
        self.place = place


class NotJson(MalformedRequest):
    """The body of a request cannot be read at all."""

    code = "not_json"

    def __init__(self) -> None:
        super().__init__(text("web.form.not_json"))


def status_of(error: CamerlengoError) -> int:
    return STATUS.get(error.code, 400)


def refusal_of(error: CamerlengoError, language: str, names: Sequence[str] = ()) -> Refusal:
    refusal = Refusal(error.code, error.text.say(language, names))
    if isinstance(error, WrongAnswer):
        refusal.options = list(error.options)
    if isinstance(error, MalformedRequest):
        refusal.place = error.place
    return refusal


def wants_json(connection: HTTPConnection) -> bool:
    return is_for_programs(connection) or "application/json" in connection.headers.get("accept", "")


def is_for_programs(connection: HTTPConnection) -> bool:
    path: str = connection.scope["path"]
    return path.startswith("/api/")


def json_answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def json_refusal(refusal: Refusal, status: int, for_programs: bool) -> Response:
    """Scripts of pages look for `ok` in everything that they get."""
    if for_programs:
        return json_answer(refusal, status)
    return json_answer({"ok": False, **msgspec.to_builtins(refusal)}, status)


def error_page(visitor: Visitor, status: int, sentence: Text, code: str) -> Response:
    connection, language = visitor.connection, visitor.language
    said = sentence.say(language)
    if wants_json(connection):
        return json_refusal(Refusal(code, said), status, is_for_programs(connection))
    title = text(f"server.error.{status if status in TITLED else 'refused'}_title")
    facts = {"status": status, "title": title.say(language), "sentence": said}
    return page("error.html", visitor, facts, status=status)


def outage_page(visitor: Visitor, outage: Outage) -> Response:
    """It asks nothing of the database, and a browser loads it again after a while."""
    response = error_page(visitor, status_of(outage), outage.text, outage.code)
    response.headers["retry-after"] = str(outages.RETRY_AFTER)
    if visitor.connection.scope.get("method") in ("GET", "HEAD") and not wants_json(visitor.connection):
        response.headers["refresh"] = str(outages.RETRY_AFTER)
    return response


def unexpected_error(visitor: Visitor, error: Exception) -> Response:
    """No such address, not like this, the database, or a fault of ours."""
    outage = None if isinstance(error, HTTPException) else outages.outage_of(error)
    if outage is not None:
        return outage_page(visitor, outage)
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = UNREFUSED.get(status, "other")
    kind: object = status if status in UNREFUSED else "other"
    if status == 404 and visitor.connection.scope["path"].startswith(("/table/", "/join/")):
        kind = "no_table"
    sentence = text(f"server.error.{kind}")
    response = error_page(visitor, status, sentence, code)
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response
