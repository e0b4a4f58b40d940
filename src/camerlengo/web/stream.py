"""A table as a stream of states, for programs that do not want to ask again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from camerlengo.server.live import Watcher
from camerlengo.server.store import Person

PROTOCOL = "camerlengo"  # a browser offers it together with its token
TOKEN_PROTOCOL = "bearer."
NO_SUCH_TABLE = 4404
NOT_ALLOWED = 4401

STREAM = f"""\
A WebSocket. Each message is what `GET /tables/{{table}}` answers: one at the beginning, and one at every
change; of several changes at once only the newest state is sent. The token comes in the header
`Authorization`, or, from a browser, as the subprotocol `{TOKEN_PROTOCOL}TOKEN` beside `{PROTOCOL}`; never in
the address. It is closed with {NOT_ALLOWED} if the token is not known, with {NO_SUCH_TABLE} if there is no
such table.
"""


def token_of(socket: WebSocket) -> str | None:
    """None if there is none; empty if it comes in a way that cannot be right.

    A token in the address would end up in the logs of every proxy, so it is not taken from there.
    """
    if "authorization" in socket.headers:
        kind, _, token = socket.headers["authorization"].partition(" ")
        return token if kind.lower() == "bearer" else ""
    for name in socket.scope["subprotocols"]:
        if name.startswith(TOKEN_PROTOCOL):
            return str(name).removeprefix(TOKEN_PROTOCOL)
    return "" if "token" in socket.query_params else None


class Listener(Watcher):
    """A program at a stream. While a state is being sent, later changes wait as one."""

    def __init__(self, socket: WebSocket, person: Person | None, state: Callable[[], dict[str, Any]]) -> None:
        super().__init__(person.id if person else None)
        self.socket = socket
        self.state = state
        self.sending: asyncio.Task[None] | None = None

    def notify(self) -> None:
        self.changed.set()
        if self.sending is None:
            self.sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self.changed.is_set():
                self.changed.clear()
                await self.socket.send_text(msgspec.json.encode(self.state()).decode())
        except (WebSocketDisconnect, RuntimeError):
            return  # it has gone meanwhile; whoever waits for it will notice
        finally:
            self.sending = None

    async def until_gone(self) -> None:
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass
