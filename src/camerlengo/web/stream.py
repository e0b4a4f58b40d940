"""A table as a stream of states, for programs that do not want to ask again and again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import text
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.outages import REFUSALS, outage_of
from camerlengo.server.refusals import Refused
from camerlengo.server.rows import Person
from camerlengo.web.api_calls import token_in
from camerlengo.web.api_types import InLanguage
from camerlengo.web.error_pages import STATUS, STREAM_CLOSED, Refusal, refusal_of, status_of
from camerlengo.web.request_types import Reader
from camerlengo.web.sockets import text_frame, writer
from camerlengo.web.table_state import seat_of, state_of
from camerlengo.web.visitor import preferred_language

STREAM_PATH = "/tables/{table}/stream"
PROTOCOL = "camerlengo"  # a browser offers it together with its token
TOKEN_PROTOCOL = "bearer."
LONGEST_REASON = 123  # bytes of the reason with which a WebSocket is closed (RFC 6455)

STREAM = f"""\
A WebSocket. Each message is what `GET /tables/{{table}}` answers: one at the beginning, and one at every
change; of several changes at once only the newest state is sent. The token comes in the header
`Authorization`, or, from a browser, as the subprotocol `{TOKEN_PROTOCOL}TOKEN` beside `{PROTOCOL}`; never in
the address. If it is refused, it is closed with {STREAM_CLOSED} + the status, and with the code and the
sentence of the refusal as its reason. {STREAM_CLOSED + STATUS["fault"]} says that it cannot go on.
"""

log = logging.getLogger(__name__)

ENCODE: Final = msgspec.json.Encoder().encode

query = Reader(InLanguage)


class Feed:
    """What the streams of one table send: the state for each seat and language, made and encoded once.

    Of several changes at once only the newest state is sent. Nothing is kept between two changes.
    """

    def __init__(self) -> None:
        self._due: dict[StreamListener, None] = {}  # in the order in which they were notified
        self._frames: dict[tuple[int | None, str], bytes] = {}

    def notify(self, listener: StreamListener) -> None:
        """All listeners of a table are notified before any of them sends."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due[listener] = None

    def _send(self) -> None:
        due, self._due = self._due, {}
        for listener in due:
            listener.send(self)
        self._frames.clear()

    def frame(self, live: LiveTable, seat: int | None, language: str) -> bytes:
        known = self._frames.get((seat, language))
        if known is None:
            known = self._frames[seat, language] = text_frame(encoded(live, seat, language))
        return known


def encoded(live: LiveTable, seat: int | None, language: str) -> bytes:
    return ENCODE(state_of(live, seat, language))


_feeds: WeakKeyDictionary[LiveTable, Feed] = WeakKeyDictionary()


class StreamListener(Watcher):
    """A program at a stream. It costs no task while it reads what is sent."""

    def __init__(self, socket: WebSocket, live: LiveTable, person: Person | None, language: str) -> None:
        super().__init__(person.id if person else None)
        self.socket = socket
        self.live = live
        self.who = person
        self.language = language
        self.feed = _feeds.setdefault(live, Feed())
        self.write = writer(socket.scope)
        self.waiting: asyncio.Task[None] | None = None  # until a slow reader has got what was sent

    def notify(self) -> None:
        self.changed.set()
        if self.waiting is None:
            self.feed.notify(self)

    def send(self, feed: Feed) -> None:
        if not self.changed.is_set() or self.waiting is not None:
            return
        try:
            if self.write(feed.frame(self.live, seat_of(self.live, self.who), self.language)):
                self.changed.clear()
            else:
                self.waiting = asyncio.create_task(self._send_slowly())
        except Exception:
            self.changed.clear()
            self._log_failure()
            self.waiting = asyncio.create_task(self._hang_up())

    async def _send_slowly(self) -> None:
        """While a state is being sent, later changes wait as one."""
        try:
            while self.changed.is_set():
                self.changed.clear()
                state = encoded(self.live, seat_of(self.live, self.who), self.language).decode()
                try:
                    await self.socket.send_text(state)
                except (WebSocketDisconnect, RuntimeError):
                    return  # it has gone meanwhile; whoever waits for it will notice
        except Exception:
            self._log_failure()
            await self._hang_up()
        finally:
            self.waiting = None

    def _log_failure(self) -> None:
        log.exception("a stream of table %s… cannot go on", self.live.id[:8])

    async def _hang_up(self) -> None:
        """The program learns that it has not got the newest state, and can connect again."""
        fault = Refusal("fault", text("server.error.500").say(self.language))
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await close(self.socket, fault, STATUS["fault"])

    async def until_gone(self) -> None:
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass


def token_of(socket: WebSocket) -> str | None:
    """None if there is none; empty if it comes in a way that cannot be right.

    A token in the address would end up in the logs of every proxy, so it is not taken from there.
    """
    if "authorization" in socket.headers:
        return token_in(socket.headers["authorization"])
    for name in socket.scope["subprotocols"]:
        if name.startswith(TOKEN_PROTOCOL):
            return str(name).removeprefix(TOKEN_PROTOCOL)
    return "" if "token" in socket.query_params else None


async def listen(socket: WebSocket) -> None:
    try:
        listener = await listener_at(socket)
    except REFUSALS as failure:
        error = failure if isinstance(failure, CamerlengoError) else outage_of(failure)
        if error is None:
            raise
        await accept(socket)
        await refuse(socket, error)
        return
    await accept(socket)
    house: House = socket.app.state.house
    with house.watching(listener.live, listener):
        listener.notify()
        await listener.until_gone()


async def listener_at(socket: WebSocket) -> StreamListener:
    house: House = socket.app.state.house
    live = await house.find(socket.path_params["table"])
    if live is None:
        raise Refused("no_table")
    token = token_of(socket)
    person = await house.person(token) if token else None
    if token is not None and person is None:
        raise Refused("token")
    given = {name: value for name, value in socket.query_params.items() if name == "language"}
    return StreamListener(socket, live, person, query.query(given).language)


async def accept(socket: WebSocket) -> None:
    await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)


async def refuse(socket: WebSocket, error: CamerlengoError) -> None:
    language = preferred_language(socket.headers.get("accept-language", ""))
    await close(socket, refusal_of(error, language), status_of(error))


async def close(socket: WebSocket, refusal: Refusal, status: int) -> None:
    """With the code of the refusal and its sentence as the reason, as far as there is room."""
    reason = f"{refusal.code}: {refusal.error}".encode()[:LONGEST_REASON].decode(errors="ignore")
    await socket.close(STREAM_CLOSED + status, reason)
