"""How a call of the API is declared, and what every call has in common: who calls, what comes in, refusals.

A call is a function. Its types say what goes in and out: the first argument is a `Caller` or somebody
`AtTable`, `body` and `query` are Structs, and so is what it returns.

Programs send a request for each answer, so calls are served without what pages need: routes, middleware,
objects for the request and the response.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar, get_type_hints

import msgspec
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from camerlengo.core.errors import CamerlengoError, GameMissing
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from camerlengo.server.outages import CODES, RETRY_AFTER, Outage, outage_of
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import Person
from camerlengo.web.api_types import Written
from camerlengo.web.error_pages import refusal_of, status_of, unexpected_error
from camerlengo.web.request_types import Reader
from camerlengo.web.security import RAW_HEADERS, Limits, most_bytes, sent_headers, with_headers
from camerlengo.web.table_state import seat_of
from camerlengo.web.visitor import Visitor, preferred_language

Headers = Sequence[tuple[bytes, bytes]]

HEADERS: Final[Mapping[str, Headers]] = {  # of refusals, by their code
    "token": [(b"www-authenticate", b"Bearer")],
    "web_socket": [(b"upgrade", b"websocket"), (b"connection", b"upgrade")],
    "busy": [(b"retry-after", b"1")],
    "too_many": [(b"retry-after", b"1")],
    **{code: [(b"retry-after", b"%d" % RETRY_AFTER)] for code in CODES},
}
JSON: Final = (b"content-type", b"application/json")
WORTH_PACKING: Final = 600  # bytes
PACKED_ASIDE: Final = 100_000  # bytes that take so long to pack that a thread does it
PACKED: Final = (b"content-encoding", b"gzip")
DEPENDS: Final = (b"vary", b"Accept-Encoding")

log = logging.getLogger(__name__)


class Caller:
    """Who calls: a program, somewhere in the server. `headers` are those of its request."""

    def __init__(self, house: House, scope: Scope, headers: Mapping[bytes, bytes], table: str = "") -> None:
        self.house = house
        self.scope = scope
        self.headers = headers
        self.table = table

    async def begin(self) -> None:
        """Finds what the path names."""

    @property
    def language(self) -> str:
        """That of refusals."""
        return preferred_language(self.headers.get(b"accept-language", b"").decode("latin-1"))

    @property
    def request(self) -> Request:
        return Request(self.scope)

    @property
    def closing(self) -> asyncio.Event:
        """Set when the server is about to end."""
        event: asyncio.Event = self.scope["app"].state.closing
        return event


class AtTable(Caller):
    """A program at a table. Without a token it is a spectator."""

    live: LiveTable
    person: Person | None = None

    async def begin(self) -> None:
        house = self.house
        live = await house.find(self.table)
        if live is None:
            raise Refused("no_table")
        self.live = live
        given = self.headers.get(b"authorization")
        if given is not None:
            token = token_in(given.decode("latin-1"))
            self.person = await house.person(token) if token else None
            if self.person is None:
                raise Refused("token")
            house.waiting.notice(live, self.person.id)

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


class Endpoint:
    """Serves a call: reads what comes in, and sends what it returns or why it was refused."""

    def __init__(self, one: Call) -> None:
        self.call = one
        self.caller = AtTable if one.at_table else Caller
        self.body = Reader(one.body) if one.body is not None else None
        self.query = Reader(one.query) if one.query is not None else None

    async def answer(self, caller: Caller, receive: Receive) -> bytes:
        await caller.begin()
        given: dict[str, Any] = {}
        if self.query is not None:
            given["query"] = self.query.query(QueryParams(caller.scope["query_string"]))
        if self.body is not None:
            given["body"] = self.body.body(await read_body(receive, most_bytes(caller.scope["path"])))
        return ENCODE(await self.call.does(caller, **given))


class Calls:
    """Serves all calls. It looks the call up by its path; a list of routes would try one after the other."""

    def __init__(self, calls: Sequence[Call], prefix: str, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self._endpoints: dict[str, dict[str, Endpoint]] = {}
        self._tables = f"{prefix}/tables/"
        for one in calls:
            self._endpoints.setdefault(prefix + one.path, {})[one.method] = Endpoint(one)

    def at(self, path: str) -> tuple[dict[str, Endpoint], str] | None:
        """The calls with this path by method, and the table that the path names; None if there are none."""
        table = ""
        if path.startswith(self._tables):
            table, slash, after = path[len(self._tables) :].partition("/")
            path = f"{self._tables}{{table}}{slash}{after}"
        found = self._endpoints.get(path)
        return None if found is None else (found, table)

    async def serve(
        self, endpoints: Mapping[str, Endpoint], table: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        endpoint = endpoints.get(method)
        if endpoint is None:
            await fail(scope, receive, send, HTTPException(405, headers={"allow": ", ".join(endpoints)}))
            return
        headers = sent_headers(scope)
        caller = endpoint.caller(self.house, scope, headers, table)
        status, own = endpoint.call.status, NONE
        try:
            refusal = self.limits.refusal(scope, headers)
            if refusal is not None:
                raise Refused(refusal)
            content = await endpoint.answer(caller, receive)
        except CamerlengoError as error:
            content, status = await refused(caller, error), status_of(error)
            own = HEADERS.get(error.code, NONE)
        except Gone:
            return
        except Exception as error:
            outage = outage_of(error)
            if outage is None:
                log.exception("%s %s failed", endpoint.call.method, endpoint.call.path)
                await fail(scope, receive, send, error)
                return
            log.warning("the database cannot be used: %s", outage.code, exc_info=error)
            content, status = ENCODE(refusal_of(outage, caller.language)), status_of(outage)
            own = HEADERS[outage.code]
        await respond(send, status, content, headers, own)


NONE: Final[Headers] = ()
ENCODE: Final = msgspec.json.Encoder().encode


class Gone(Exception):
    """The caller has closed the connection."""


async def read_body(receive: Receive, most: int) -> bytes:
    """Raises Refused if there are more bytes than that."""
    parts: list[bytes] = []
    length = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        part = message.get("body", b"")
        length += len(part)
        if length > most:
            raise Refused("too_large")
        parts.append(part)
        more = message.get("more_body", False)
    return parts[0] if len(parts) == 1 else b"".join(parts)


async def respond(
    send: Send, status: int, content: bytes, asked: Mapping[bytes, bytes], own: Iterable[tuple[bytes, bytes]]
) -> None:
    """Sends JSON, packed if the headers `asked` accept that and it is worth it."""
    headers = [JSON, *RAW_HEADERS, *own]
    if len(content) >= WORTH_PACKING:
        headers.append(DEPENDS)
        if b"gzip" in asked.get(b"accept-encoding", b""):
            headers.append(PACKED)
            if len(content) < PACKED_ASIDE:
                content = gzip.compress(content, 6)
            else:
                content = await asyncio.to_thread(gzip.compress, content, 6)
    headers.append((b"content-length", b"%d" % len(content)))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content})


async def fail(scope: Scope, receive: Receive, send: Send, error: Exception) -> None:
    """Not like this, or a fault of ours."""

    async def secured(message: Any) -> None:
        await send(with_headers(message) if message["type"] == "http.response.start" else message)

    await unexpected_error(Visitor(Request(scope)), error)(scope, receive, secured)


async def refused(caller: Caller, error: CamerlengoError) -> bytes:
    live = None
    if caller.table and not isinstance(error, GameMissing | Outage):
        live = await caller.house.find(caller.table)
    names = live.names_in(caller.language) if live is not None else ()
    return ENCODE(refusal_of(error, caller.language, names))


def token_in(authorization: str) -> str:
    """The token in the header; empty if it comes in a way that cannot be right."""
    kind, _, token = authorization.partition(" ")
    return token if kind.lower() == "bearer" else ""
