"""WebSockets that take a ready message at once, where uvicorn alone needs a task for each message."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE: Final = "camerlengo.write"
"""The name of the extension in the scope of a WebSocket."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text (RFC 6455)."""
BINARY: Final = 0x82
"""The same of a message of bytes."""


class Sockets(WebSocketsSansIOProtocol):
    """Gives what serves a WebSocket a function that writes a whole frame."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = self.write_now  # type: ignore[assignment]

    def write_now(self, frame: bytes) -> bool:
        """Whether the frame was written; otherwise the reader is slow or gone, or not there yet."""
        ready = self.handshake_complete and self.conn.state is State.OPEN and self.writable.is_set()
        if not ready or self.close_sent or self.disconnected:
            return False
        self.transport.write(frame)
        return True


def writer(scope: Scope) -> Callable[[bytes], bool]:
    """Writes a frame at once and says whether that was possible; behind another server it never is."""
    write: Callable[[bytes], bool] = scope.get("extensions", {}).get(WRITE, never)
    return write


def never(frame: bytes) -> bool:
    return False


def text_frame(message: bytes) -> bytes:
    """A message of text as a server sends it."""
    return _frame(TEXT, message)


def binary_frame(message: bytes) -> bytes:
    """A message of bytes as a server sends it."""
    return _frame(BINARY, message)


def _frame(kind: int, message: bytes) -> bytes:
    length = len(message)
    if length < 126:
        head = struct.pack("!BB", kind, length)
    elif length < 65_536:
        head = struct.pack("!BBH", kind, 126, length)
    else:
        head = struct.pack("!BBQ", kind, 127, length)
    return head + message
