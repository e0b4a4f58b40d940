"""Headers, limits and refusals that hold for every page."""

from __future__ import annotations

import contextlib
import time
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from camerlengo.core.texts import text
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

LARGEST_BODY = 64_000  # bytes of a form; a record may be larger
LARGEST_UPLOAD = 4_100_000
REQUESTS_A_SECOND = (
    30.0  # that change something, for each address; a person clicks five times a second at most
)
BURST = 90.0
PAGES_A_SECOND = 60.0  # live connections opened from one address
PAGES_AT_ONCE = 600.0  # a whole school comes back after a restart
ADDRESSES_REMEMBERED = 10_000


class Bucket:
    """Fills by `rate` a second up to `size`; every request takes one."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        level, then = self.levels.pop(who, (self.size, now))
        level = min(self.size, level + (now - then) * self.rate)
        allowed = level >= 1.0
        self.levels[who] = (level - 1.0 if allowed else level, now)
        if len(self.levels) > ADDRESSES_REMEMBERED:
            self.levels.popitem(last=False)
        return allowed


class TooLarge(Exception):
    """More has come than is read; whoever reads it may not turn this into an answer of its own."""


class Exchange:
    """A request and its answer: at most `limit` bytes are read, and the answer gets the security headers."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send
        self.limit = LARGEST_UPLOAD if scope["path"] in ("/replay", "/api/records") else LARGEST_BODY
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
        if message["type"] == "http.response.start":
            answer = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                if name not in answer:
                    answer[name] = value
        await self.send(message)

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

    def __init__(self, app: ASGIApp, rate: float = REQUESTS_A_SECOND, burst: float = BURST) -> None:
        self.app = app
        self.bucket = Bucket(rate, burst)
        self.doors = Bucket(PAGES_A_SECOND, PAGES_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope, Headers(scope=scope))
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

    def refusal(self, scope: Scope, headers: Headers) -> str | None:
        """The code of the reason."""
        changes_something = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if not changes_something:
            return None
        origin = headers.get("origin")
        if origin is not None and origin.partition("://")[2] != headers.get("host", ""):
            return "other_site"
        client = scope.get("client")
        bucket = self.doors if scope["type"] == "websocket" else self.bucket
        if not bucket.take(client[0] if client else "", time.monotonic()):
            return "too_many"
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > LARGEST_UPLOAD:
            return "too_large"
        return None
