"""HTTP and WebSockets for many clients in one process.

Both are protocols of asyncio without a task or a queue for each connection: the instrument shares the cores
with the server that it measures. Both count the bytes that come in.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import BytesLike
from websockets.uri import parse_uri

PATIENCE = 60.0
"""Seconds until a request or a handshake counts as failed."""
LARGEST_MESSAGE = 16_000_000
END_OF_HEAD = b"\r\n\r\n"


class LoadError(Exception):
    """The server did something that ends the table, or the whole measurement."""


class Answer(NamedTuple):
    status: int
    body: bytes


class Http(asyncio.Protocol):
    """One connection that stays open; it carries one request at a time."""

    def __init__(self) -> None:
        self.received = 0
        self._buffer = b""
        self._answer: asyncio.Future[Answer] | None = None
        self._transport: asyncio.Transport | None = None
        self._host = ""

    @classmethod
    async def to(cls, address: str) -> Http:
        parts = urlsplit(address)
        loop = asyncio.get_running_loop()
        _, http = await loop.create_connection(cls, parts.hostname or "", parts.port or 80)
        http._host = parts.netloc
        return http

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
        """The body of the answer. Raises LoadError if the request is refused."""
        async with asyncio.timeout(PATIENCE):
            answer = await self.start(method, path, headers, body)
        if answer.status >= 400:
            raise LoadError(f"{method} {path}: {answer.status} {answer.body[:200].decode(errors='replace')}")
        return answer.body

    def start(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> asyncio.Future[Answer]:
        assert self._transport is not None
        assert self._answer is None, "the last request is still under way"
        lines = [f"{method} {path} HTTP/1.1", f"host: {self._host}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if body:
            lines += ["content-type: application/json", f"content-length: {len(body)}"]
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write("\r\n".join(lines).encode() + END_OF_HEAD + body)
        return self._answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        head, end, rest = self._buffer.partition(END_OF_HEAD)
        if not end:
            return
        fields = fields_of(head)
        if b"content-length" not in fields:
            self._fail(LoadError("the server sent an answer without its length"))
            return
        length = int(fields[b"content-length"])
        if len(rest) < length:
            return
        self._buffer = rest[length:]
        body = gzip.decompress(rest[:length]) if fields.get(b"content-encoding") == b"gzip" else rest[:length]
        answer, self._answer = self._answer, None
        if answer is not None and not answer.done():
            answer.set_result(Answer(int(head[9:12]), body))

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail(LoadError(f"the server closed an HTTP connection ({exc or 'without an error'})"))

    def _fail(self, problem: LoadError) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(problem)
        self._answer = None


def fields_of(head: bytes) -> dict[bytes, bytes]:
    lines = [line.partition(b":") for line in head.split(b"\r\n")[1:]]
    return {name.lower(): value.strip() for name, _, value in lines}


class Socket(asyncio.Protocol):
    """A WebSocket that offers compression, as browsers do.

    `received` counts what came after the handshake. `hear` gets every message; `lost` gets the reason if the
    connection ends before `close`.
    """

    def __init__(
        self,
        address: str,
        headers: Mapping[str, str],
        hear: Callable[[bytes], None],
        lost: Callable[[str], None],
    ) -> None:
        self.received = 0
        self._hear = hear
        self._lost = lost
        self._parts: list[BytesLike] = []
        self._closed = False
        self._transport: asyncio.Transport | None = None
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._protocol = ClientProtocol(
            parse_uri(address), extensions=[ClientPerMessageDeflateFactory()], max_size=LARGEST_MESSAGE
        )
        self._request = self._protocol.connect()
        for name, value in headers.items():
            self._request.headers[name] = value

    @classmethod
    async def to(
        cls,
        address: str,
        headers: Mapping[str, str],
        hear: Callable[[bytes], None],
        lost: Callable[[str], None],
    ) -> Socket:
        """`address` begins with http: or ws:."""
        parts = urlsplit(address)
        address = parts._replace(scheme="ws").geturl()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: cls(address, headers, hear, lost), parts.hostname or "", parts.port or 80
        )
        try:
            async with asyncio.timeout(PATIENCE):
                await socket._open
        except BaseException:
            socket.close()
            raise
        return socket

    def send(self, message: bytes) -> None:
        self._protocol.send_text(message)
        self._flush()

    def close(self) -> None:
        """At once: a server must bear it, and a table that is over has nothing left to say."""
        self._closed = True
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._protocol.send_request(self._request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Response):
                self._opened()
        self._flush()  # answers to pings

    def _opened(self) -> None:
        self.received = 0
        if self._open.done():
            return
        problem = self._protocol.handshake_exc
        if problem is None:
            self._open.set_result(None)
        else:
            self._open.set_exception(LoadError(f"no WebSocket at {self._protocol.uri.path}: {problem}"))

    def _take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.fin and not self._parts:
                self._hear(bytes(frame.data))
                return
            self._parts.append(frame.data)
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._hear(message)

    def _flush(self) -> None:
        if self._transport is not None:
            for data in self._protocol.data_to_send():
                if data:
                    self._transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        code = self._protocol.close_rcvd
        reason = f"the server closed a WebSocket ({code or exc or 'without an error'})"
        if not self._open.done():
            self._open.set_exception(LoadError(reason))
        elif not self._closed:
            self._closed = True
            self._lost(reason)
