"""How a call of the API is declared, and what every call has in common: who calls, what comes in, refusals.

A call is a function. Its types say what goes in and out: the first argument is a `Caller` or somebody
`AtTable`, `body` and `query` are Structs, and so is what it returns.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from camerlengo.core.errors import CamerlengoError, GameMissing
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from camerlengo.server.refusals import Refused
from camerlengo.server.store import Person
from camerlengo.web.api_types import Written
from camerlengo.web.error_pages import json_answer, json_refusal, refusal_of, status_of
from camerlengo.web.request_types import Reader
from camerlengo.web.table_state import seat_of
from camerlengo.web.visitor import preferred_language

HEADERS = {  # of refusals, by their code
    "token": {"www-authenticate": "Bearer"},
    "web_socket": {"upgrade": "websocket", "connection": "upgrade"},
    "busy": {"retry-after": "1"},
}


class Caller:
    """Who calls: a program, somewhere in the server."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.house: House = request.app.state.house

    @classmethod
    async def of(cls, request: Request) -> Caller:
        return cls(request)


class AtTable(Caller):
    """A program at a table. Without a token it is a spectator."""

    def __init__(self, request: Request, live: LiveTable, person: Person | None) -> None:
        super().__init__(request)
        self.live = live
        self.person = person

    @classmethod
    async def of(cls, request: Request) -> AtTable:
        house: House = request.app.state.house
        live = await house.find(request.path_params["table"])
        if live is None:
            raise Refused("no_table")
        person = None
        given = request.headers.get("authorization")
        if given is not None:
            token = token_in(given)
            person = await house.person(token) if token else None
            if person is None:
                raise Refused("token")
            house.waiting.notice(live, person.id)
        return cls(request, live, person)

    @property
    def seat(self) -> int | None:
        return seat_of(self.live, self.person)

    def own_seat(self) -> int:
        seat = self.seat
        if seat is None:
            raise Refused("not_seated")
        return seat

    def somebody(self, otherwise: str) -> Person:
        if self.person is None:
            raise Refused(otherwise)
        return self.person

    def written(self) -> Written:
        return Written(len(self.live.entries))


class Call(msgspec.Struct, frozen=True):
    """A call of the API. `codes` are those of the refusals that are its own, beside those of all calls."""

    method: str
    path: str
    does: Callable[..., Awaitable[Any]]
    answer: Any
    status: int = 200
    body: type[Any] | None = None
    query: type[Any] | None = None
    codes: tuple[str, ...] = ()
    deprecated: bool = False

    @property
    def name(self) -> str:
        return self.does.__name__

    @property
    def at_table(self) -> bool:
        return "{table}" in self.path


Does = TypeVar("Does", bound=Callable[..., Awaitable[Any]])


def declare(
    calls: list[Call], method: str, path: str, *codes: str, status: int = 200, deprecated: bool = False
) -> Callable[[Does], Does]:
    """Adds a function to the calls. Its types say what goes in (`body`, `query`) and out."""

    def add(does: Does) -> Does:
        kinds = get_type_hints(does)
        calls.append(
            Call(
                method=method,
                path=path,
                does=does,
                answer=kinds["return"],
                status=status,
                body=kinds.get("body"),
                query=kinds.get("query"),
                codes=codes,
                deprecated=deprecated,
            )
        )
        return does

    return add


def endpoint(one: Call) -> Callable[[Request], Awaitable[Response]]:
    """Serves a call: reads what comes in, and sends what it returns or why it was refused."""
    begin = AtTable.of if one.at_table else Caller.of
    body = Reader(one.body) if one.body is not None else None
    query = Reader(one.query) if one.query is not None else None

    async def serve(request: Request) -> Response:
        try:
            given: dict[str, Any] = {}
            caller = await begin(request)
            if query is not None:
                given["query"] = query.query(request.query_params)
            if body is not None:
                given["body"] = body.body(await request.body())
            return json_answer(await one.does(caller, **given), one.status)
        except CamerlengoError as error:
            return await refused(request, error)

    return serve


class Calls:
    """Serves all calls. It looks the call up by its path; a list of routes would try one after the other."""

    def __init__(self, calls: Sequence[Call]) -> None:
        self._endpoints: dict[str, dict[str, Callable[[Request], Awaitable[Response]]]] = {}
        for one in calls:
            self._endpoints.setdefault(one.path, {})[one.method] = endpoint(one)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        path = scope["path"].removeprefix(scope["root_path"])
        endpoints = self._endpoints.get(path)
        _, first, *rest = path.split("/", 3)
        if first == "tables" and rest:
            table, *after = rest
            endpoints = self._endpoints.get("/".join(("/tables/{table}", *after)))
            scope["path_params"] = {**scope.get("path_params", {}), "table": table}
        if not endpoints:
            raise HTTPException(404)
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        serve = endpoints.get(method)
        if serve is None:
            raise HTTPException(405, headers={"allow": ", ".join(endpoints)})
        response = await serve(Request(scope, receive, send))
        await response(scope, receive, send)


async def refused(request: Request, error: CamerlengoError) -> Response:
    language = preferred_language(request.headers.get("accept-language", ""))
    live = None
    if "table" in request.path_params and not isinstance(error, GameMissing):
        house: House = request.app.state.house
        live = await house.find(request.path_params["table"])
    refusal = refusal_of(error, language, live.names_in(language) if live is not None else ())
    response = json_refusal(refusal, status_of(error), for_programs=True)
    response.headers.update(HEADERS.get(error.code, {}))
    return response


def token_in(authorization: str) -> str:
    """The token in the header; empty if it comes in a way that cannot be right."""
    kind, _, token = authorization.partition(" ")
    return token if kind.lower() == "bearer" else ""
