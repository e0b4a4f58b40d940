"""Headers, limits and refusals that hold for every page."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from camerlengo.core.texts import text
from camerlengo.server.bans import Bans
from camerlengo.server.buckets import Bucket
from camerlengo.web.connections import MOST_OF_AN_ADDRESS, household
from camerlengo.web.error_pages import STATUS, STREAM_CLOSED, error_page
from camerlengo.web.visitor import Visitor

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "manifest-src 'self'",
    )
)

HEADERS = {  # unless an answer has its own
    "cache-control": "no-store",  # most answers show what one person may know now
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
UPLOADS: Final = ("/replay", "/api/records")  # what may send more than a form

LARGEST_BODY = 64_000  # bytes of a form; a record may be larger
LARGEST_UPLOAD = 4_100_000
REQUESTS_A_SECOND = (
    30.0  # that change something, for each address; a person clicks five times a second at most
)
BURST = 90.0
PAGES_A_SECOND = 60.0  # live connections opened from one address
PAGES_AT_ONCE = 600.0  # a whole school comes back after a restart
READING: Final = ("GET", "HEAD", "OPTIONS")  # change nothing


def address_of(scope: Scope) -> str:
    """What limits count: the visitor's address, behind a proxy that the operator named the forwarded one."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def with_headers(message: Message) -> Message:
    """The beginning of an answer, with the security headers that it does not have yet."""
    own = message.get("headers", ())
    names = {name.lower() for name, _ in own}
    return {**message, "headers": [*own, *(header for header in RAW_HEADERS if header[0] not in names)]}


def most_bytes(path: str) -> int:
    """The largest body that is read at this address."""
    return LARGEST_UPLOAD if path in UPLOADS else LARGEST_BODY


def sent_headers(scope: Scope) -> dict[bytes, bytes]:
    """The headers of a request; of several with the same name the first one."""
    return dict(reversed(scope["headers"]))


class Limits:
    """What one address may send: `rate` requests in a second that change something, or `burst` at once.

    Of requests and WebSockets `most_at_once` may be under way.
    """

    def __init__(
        self,
        rate: float = REQUESTS_A_SECOND,
        burst: float = BURST,
        most_at_once: int = MOST_OF_AN_ADDRESS,
        bans: Bans | None = None,
    ) -> None:
        self.bans = bans
        self.most_at_once = most_at_once
        self.under_way: dict[str, int] = {}
        self.requests = Bucket(rate, burst)
        self.doors = Bucket(PAGES_A_SECOND, PAGES_AT_ONCE)

    def enter(self, address: str) -> None:
        """Counts a request or a WebSocket of this address until it leaves."""
        self.under_way[address] = self.under_way.get(address, 0) + 1

    def leave(self, address: str) -> None:
        left = self.under_way[address] - 1
        if left:
            self.under_way[address] = left
        else:
            del self.under_way[address]

    def refusal(self, scope: Scope, headers: Mapping[bytes, bytes]) -> str | None:
        """The code of the reason why a request is not served."""
        address = address_of(scope)
        if self.bans is not None and self.bans.holds("address", address):
            return "banned"
        if self.under_way.get(address, 0) > self.most_at_once:
            return "too_many"
        socket = scope["type"] == "websocket"
        if not socket and scope["method"] in READING:
            return None
        origin = headers.get(b"origin")
        if origin is not None and origin.partition(b"://")[2] != headers.get(b"host", b""):
            return "other_site"
        bucket = self.doors if socket else self.requests
        if not bucket.take(address, time.monotonic()):
            return "too_many"
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and int(length) > LARGEST_UPLOAD:
            return "too_large"
        return None


class TooLarge(Exception):
    """More has come than is read; whoever reads it may not turn this into an answer of its own."""


class Exchange:
    """A request and its answer: at most `limit` bytes are read, and the answer gets the security headers."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send
        self.limit = most_bytes(scope["path"])
        self.received = 0
        self.started = False

    @property
    def too_large(self) -> bool:
        return self.received > self.limit

    async def receive_within_limit(self) -> Message:
        message = await self.receive()
        self.received += len(message.get("body", b""))
        if self.too_large:
            raise TooLarge
        return message

    async def send_unless_too_large(self, message: Message) -> None:
        if self.started or not self.too_large:
            self.started = True
            await self.send_with_headers(message)

    async def send_with_headers(self, message: Message) -> None:
        await self.send(with_headers(message) if message["type"] == "http.response.start" else message)

    async def refuse(self, code: str) -> None:
        visitor = Visitor(Request(self.scope))
        response = error_page(visitor, STATUS[code], text(f"server.refused.{code}"), code)
        if code == "too_many":
            response.headers["retry-after"] = "1"
        await response(self.scope, self.receive, self.send_with_headers)


class Guard:
    """Refuses what is too large, too much, or from another site.

    Puts the security headers on every answer.
    """

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.limits.refusal(scope, sent_headers(scope))
        if scope["type"] == "websocket":
            if refusal is not None:
                await send({"type": "websocket.close", "code": STREAM_CLOSED + STATUS[refusal]})
            else:
                await self.app(scope, receive, send)
            return
        exchange = Exchange(scope, receive, send)
        if refusal is not None:
            await exchange.refuse(refusal)
            return
        with contextlib.suppress(TooLarge):
            await self.app(scope, exchange.receive_within_limit, exchange.send_unless_too_large)
        if exchange.too_large and not exchange.started:
            await exchange.refuse("too_large")
