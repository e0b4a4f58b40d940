"""Live updates: one WebSocket a page.

The server sends each reader what has changed for him. It takes answers on the same way: that saves a request,
and half of the time until the others see it. docs/updates.md describes the messages.

A page cannot stay behind: messages are numbered, so it notices if one is missing and asks for everything; it
sends signs of life, and connects again if none comes back. Of several changes at once, or while a slow reader
has not acknowledged what was sent, only the newest state is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from camerlengo.core.errors import CamerlengoError, GameMissing
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable, Watcher
from camerlengo.server.outages import DRIVER_ERRORS, REFUSALS, outage_of
from camerlengo.server.refusals import Refused
from camerlengo.web.error_pages import STREAM_CLOSED, Refusal, refusal_of, status_of
from camerlengo.web.files import has_page
from camerlengo.web.scene import Scene, Update, packed, scenes_of
from camerlengo.web.security import address_of
from camerlengo.web.sockets import binary_frame, writer
from camerlengo.web.table_page import scene_of
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import Visitor

LARGEST_MESSAGE: Final = 1_000  # bytes; a page sends nothing but answers and signs of life
NO_SUCH_TABLE: Final = 4404
NOT_UNDERSTOOD: Final = 1003
FAILED: Final = 1011
MOST_ON_THE_WAY: Final = 16  # messages that a page has not acknowledged; then it gets no more before it does


log = logging.getLogger(__name__)


class Answer(msgspec.Struct):
    """A choice. `errand` is the page's own number for it, by which it knows the reply."""

    errand: int
    seat: int
    asked_at: int
    option: int


class Message(msgspec.Struct):
    """From a page. `seen` acknowledges the messages up to this number.

    `ping` is the number of an errand, too: the reply says that the page shows the newest table. `whole` asks
    for everything.
    """

    seen: int = 0
    answer: Answer | None = None
    ping: int = 0
    whole: bool = False


class Head(msgspec.Struct, omit_defaults=True):
    """The first line of a message to a page; an `Update` follows, packed, unless nothing is new.

    `n` counts the messages of this connection, `number` is that of the table. `errands` were done; `refused`
    says why others were not.
    """

    n: int
    number: int
    errands: list[int] = []
    refused: dict[int, Refusal] = {}


HEAD: Final = msgspec.json.Encoder()
UNDERSTOOD: Final = msgspec.json.Decoder(Message)


def parse_message(words: str) -> Message | None:
    if len(words) > LARGEST_MESSAGE:
        return None
    try:
        return UNDERSTOOD.decode(words)
    except msgspec.DecodeError:
        return None


class PageSocket(Watcher):
    """An open page. It costs no task while nothing happens."""

    follows = True

    def __init__(self, socket: WebSocket, live: LiveTable, visitor: Visitor, stamp: str = "") -> None:
        """`stamp` says what the page shows already."""
        super().__init__(visitor.person_id)
        self.socket = socket
        self.live = live
        self.visitor = visitor
        self.seated = [row.person for row in live.seats]
        self.shown: Scene | None = None
        if stamp:
            viewer = Viewer(live, visitor)
            self.shown = scenes_of(live).loaded(stamp, viewer.key, scene_of(viewer))
        self.number: int | None = None  # of the table, as it was sent last
        self.sent = 0
        self.seen = 0
        self.errands: list[int] = []
        self.refused: dict[int, Refusal] = {}
        self.sending: asyncio.Task[None] | None = None
        self.again = False

    # --- to the page ---

    def notify(self) -> None:
        if self.sending is None:
            self.sending = asyncio.create_task(self._send())
        else:
            self.again = True

    async def _send(self) -> None:
        """While a message is being sent, later changes wait as one."""
        try:
            while True:
                self.again = False
                await self._recognise()
                message = self.next_message()
                if message is not None and not writer(self.socket.scope)(binary_frame(message)):
                    try:
                        await self.socket.send_bytes(message)  # the reader is slow, or not there yet
                    except (WebSocketDisconnect, RuntimeError):
                        return  # the page was closed meanwhile; whoever waits for it will notice
                if not self.again:
                    return
        except Exception:
            log.exception("a page of table %s… cannot be updated", self.live.id[:8])
            await self._hang_up()
        finally:
            self.sending = None

    def next_message(self) -> bytes | None:
        """What the page does not have yet; None if that is nothing, or if too much is on its way."""
        if self.sent - self.seen >= MOST_ON_THE_WAY:
            return None
        number = self.live.number
        news = self._news(scene_of(Viewer(self.live, self.visitor)))
        if not news and number == self.number and not self.errands and not self.refused:
            return None
        self.sent += 1
        head = HEAD.encode(Head(self.sent, number, self.errands, self.refused))
        self.number, self.errands, self.refused = number, [], {}
        return head + b"\n" + news

    def _news(self, scene: Scene) -> bytes:
        shown, self.shown = self.shown, scene
        if shown is scene:
            return b""
        if shown is None:
            return packed(scene.whole())
        return scenes_of(self.live).news(shown, scene, lambda: self._since(shown, scene))

    def _since(self, shown: Scene, scene: Scene) -> Update:
        kinds = self.live.box.events
        dealt = text("server.headline.dealt").say(self.visitor.language)
        return scene.since(shown, lambda event: kinds[event.kind].name, dealt)

    async def _hang_up(self) -> None:
        """The page connects again and gets the whole table as it stands then, instead of staying behind."""
        self.shown = None
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(FAILED)

    async def _recognise(self) -> None:
        """A stranger who looked on may have sat down in another tab since."""
        if self.person is not None:
            return
        seated = [row.person for row in self.live.seats]
        if seated != self.seated:
            self.visitor.person = await self.visitor.house.person(self.visitor.secret)
            self.person = self.visitor.person_id
        self.seated = seated

    # --- from the page ---

    async def until_gone(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            message = parse_message(received.get("text") or "")
            if message is None:  # not a page of ours
                await self.socket.close(NOT_UNDERSTOOD)
                return
            await self._take(message)

    async def _take(self, message: Message) -> None:
        held_back = self.sent - self.seen >= MOST_ON_THE_WAY
        self.seen = max(self.seen, min(message.seen, self.sent))
        if message.whole:
            self.shown = None
        if message.answer is not None:
            await self._answer(message.answer)
        if message.ping:
            self.errands.append(message.ping)
        if message.whole or message.answer is not None or message.ping or held_back:
            self.notify()

    async def _answer(self, answer: Answer) -> None:
        """The reply goes with the update that shows what the answer has done."""
        live, visitor = self.live, self.visitor
        try:
            if not self.socket.app.state.answers.take(address_of(self.socket.scope), time.monotonic()):
                raise Refused("too_many")
            visitor.house.bans.check(visitor.person_id)
            if answer.seat not in live.seats_of(visitor.person_id):
                raise Refused("not_your_seat")
            await visitor.house.answer(live, answer.seat, answer.asked_at, answer.option)
        except REFUSALS as failure:
            error = failure if isinstance(failure, CamerlengoError) else outage_of(failure)
            if error is None:
                raise
            names = live.names_in(visitor.language)
            self.refused[answer.errand] = refusal_of(error, visitor.language, names)
        else:
            self.errands.append(answer.errand)


async def live_table(socket: WebSocket) -> None:
    await socket.accept()
    try:
        page = await opened(socket)
    except Refused as error:  # shut out
        await socket.close(STREAM_CLOSED + status_of(error))
        return
    except DRIVER_ERRORS as error:
        outage = outage_of(error)
        if outage is None:
            raise
        log.warning("the database cannot be used: %s", outage.code, exc_info=error)
        await socket.close(FAILED)  # the page connects again
        return
    if page is None:
        await socket.close(NO_SUCH_TABLE)
        return
    with page.visitor.house.watching(page.live, page):
        page.notify()  # the first message says that the line stands
        await page.until_gone()


async def opened(socket: WebSocket) -> PageSocket | None:
    """The page that connects; None if there is no such table."""
    house: House = socket.app.state.house
    visitor = await Visitor.of(socket)
    asked = socket.query_params.get("lang")
    if asked in LANGUAGES:
        visitor.language = asked  # the page says which language it was rendered in
    try:
        live = await house.find(socket.path_params["table"])  # last: one that nobody watches may leave memory
    except GameMissing:
        live = None
    if live is None or not has_page(live.box):
        return None
    return PageSocket(socket, live, visitor, socket.query_params.get("shown", ""))
