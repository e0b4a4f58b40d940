"""Live updates: one WebSocket a page.

The server sends each reader's own HTML whenever something has changed, and takes answers on the same way:
that saves a request, and half of the time until the others see it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from camerlengo.core.ask import EVERYBODY
from camerlengo.core.errors import CamerlengoError, GameMissing
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.house import House
from camerlengo.server.live import LiveTable, Watcher
from camerlengo.server.refused import Refused
from camerlengo.web.rendering import has_page
from camerlengo.web.sight import Sight
from camerlengo.web.table_page import lobby_headline, shared_main
from camerlengo.web.visitor import Visitor

LARGEST_MESSAGE = 1_000  # bytes; a page sends nothing but answers and signs of life
NO_SUCH_TABLE = 4404
NOT_UNDERSTOOD = 1003
FAILED = 1011
MANY = 20  # readers, from which on compressing once for all who see the same is less work than sending it all
QUICKLY = 1  # of nine levels
NOTHING_DEALT = -1  # what a page has heard that was open before the deal


log = logging.getLogger(__name__)


class Answer(msgspec.Struct):
    """A choice. `errand` is the page's own number for it, by which it knows the reply."""

    errand: int
    seat: int
    asked_at: int
    option: int


class Said(msgspec.Struct):
    """What a page says; without an answer it is only a sign of life."""

    answer: Answer | None = None


class Reply(msgspec.Struct, omit_defaults=True):
    """To an answer: done, or why not."""

    errand: int
    refused: str = ""


def understood(words: str) -> Said | None:
    if len(words) > LARGEST_MESSAGE:
        return None
    try:
        return msgspec.json.decode(words, type=Said)
    except msgspec.DecodeError:
        return None


class Update(msgspec.Struct):
    """What a page gets: `main` to morph in, `told` to say aloud, `private` to show, `events` to be heard.

    The reader's own token is not in it, so that many readers can share one update; the page puts it in.
    """

    number: int
    main: str
    title: str
    mine: bool
    told: list[str]
    private: list[str]
    seat: int | None
    events: list[str]
    state: str


class Page(Watcher):
    """An open page. It costs no task while nothing happens.

    While an update is being sent, later ones wait as one.
    """

    follows = True

    def __init__(self, socket: WebSocket, live: LiveTable, visitor: Visitor) -> None:
        super().__init__(visitor.person_id)
        self.socket = socket
        self.live = live
        self.visitor = visitor
        self.seat = shown_seat(Sight(live, visitor))
        self.heard, self.noted = NOTHING_DEALT, 0
        if live.dealt:
            self.heard = len(live.table.events(self.seat))
            self.noted = len(live.table.notes)
        self.free = len(live.free_seats())
        self.seated = [row.person for row in live.seats]
        self.sending: asyncio.Task[None] | None = None
        self.again = False

    def notify(self) -> None:
        if self.sending is None:
            self.sending = asyncio.create_task(self._send())
        else:
            self.again = True

    async def _send(self) -> None:
        try:
            while True:
                self.again = False
                await self._recognise()
                update = self._update()
                try:
                    await self.socket.send_bytes(update)
                except (WebSocketDisconnect, RuntimeError):
                    return  # the page was closed meanwhile; whoever waits for it will notice
                if not self.again:
                    return
        except Exception:
            log.exception("a page of table %s… cannot be updated", self.live.id[:8])
            await self._hang_up()
        finally:
            self.sending = None

    def _update(self) -> bytes:
        sight = Sight(self.live, self.visitor)
        if not self.live.dealt:
            free, self.free = self.free, len(self.live.free_seats())
            return lobby_update(sight, free != self.free)
        # The device was passed on: nothing that the other has heard is said.
        if shown_seat(sight) != self.seat:
            self.seat = shown_seat(sight)
            if self.heard != NOTHING_DEALT:
                self.heard = len(self.live.table.events(self.seat))
        update, self.heard = make_update(sight, self.heard, self.noted)
        self.noted = len(self.live.table.notes)
        return update

    async def _hang_up(self) -> None:
        """The page connects again and gets the table as it stands then, instead of staying behind."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(FAILED)

    async def _recognise(self) -> None:
        """A stranger who looked on may have sat down in another tab since."""
        seated = [row.person for row in self.live.seats]
        if self.person is None and seated != self.seated:
            self.visitor.person = await self.visitor.house.person(self.visitor.secret)
            self.person = self.visitor.person_id
        self.seated = seated

    async def until_gone(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = understood(message.get("text") or "")
            if said is None:  # not a page of ours
                await self.socket.close(NOT_UNDERSTOOD)
                return
            if said.answer is not None:
                reply = await self.take(said.answer)
                await self.socket.send_bytes(msgspec.json.encode(reply))

    async def take(self, answer: Answer) -> Reply:
        live, visitor = self.live, self.visitor
        try:
            client = self.socket.client
            if not self.socket.app.state.answers.take(client.host if client else "", time.monotonic()):
                raise Refused("too_many")
            if answer.seat not in live.seats_of(visitor.person_id):
                raise Refused("not_your_seat")
            await visitor.house.answer(live, answer.seat, answer.asked_at, answer.option)
        except CamerlengoError as error:
            return Reply(answer.errand, error.text.say(visitor.language, live.names_in(visitor.language)))
        return Reply(answer.errand)


async def live_table(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    await socket.accept()
    visitor = await Visitor.of(socket)
    asked = socket.query_params.get("lang")
    if asked in LANGUAGES:
        visitor.language = asked  # the page says which language it was rendered in
    try:
        live = await house.find(socket.path_params["table"])  # last: one that nobody watches may leave memory
    except GameMissing:
        live = None
    if live is None or not has_page(live.box):
        await socket.close(NO_SUCH_TABLE)
        return
    page = Page(socket, live, visitor)
    with house.watching(live, page):
        page.notify()  # the first update tells the page where it stands
        await page.until_gone()


def shown_seat(sight: Sight) -> int | None:
    """Whose table is shown; nobody's while a device is being passed on."""
    return None if sight.pass_on else sight.seat


def make_update(sight: Sight, heard_before: int, noted_before: int = 0) -> tuple[bytes, int]:
    """The update for one reader, and how much that reader has heard of the game then.

    Whoever has waited for the deal hears that it is made, and nothing of how it came about.
    """
    live, language = sight.live, sight.visitor.language
    key = ("update", sight.key, heard_before, noted_before)
    known = live.rendered.get(key)
    if isinstance(known, tuple):
        return known
    seat = shown_seat(sight)
    events = live.table.events(seat)
    begins = heard_before == NOTHING_DEALT
    new = [] if begins else events[heard_before:]
    lines = [] if begins else [line for line in live.table.log(seat) if not line.note][heard_before:]
    told = [line.say(language) for line in lines]
    noted = [line.say(language) for line in live.table.notes[noted_before:]]
    kind = "request" if sight.deciding else "my_turn" if sight.my_turn else "table"
    title = text(f"server.title.{kind}", title=live.box.title)
    update = Update(
        number=live.number,
        main=shared_main(sight),
        title=title.say(language),
        mine=sight.my_turn,
        told=[text("server.headline.dealt").say(language)] if begins else noted + told,
        private=[sentence for event, sentence in zip(new, told, strict=True) if event.audience != EVERYBODY],
        seat=seat,
        events=[live.table.box.events[event.kind].name for event in new],
        state=live.row.state,
    )
    result = packed(update, live), len(events)
    live.rendered[key] = result
    return result


def lobby_update(sight: Sight, say: bool) -> bytes:
    """The update while nothing is dealt; `say` how many players are missing if that has changed."""
    live, language = sight.live, sight.visitor.language
    update = Update(
        number=live.number,
        main=shared_main(sight),
        title=text("server.title.table", title=live.box.title).say(language),
        mine=False,
        told=[lobby_headline(live).say(language)] if say else [],
        private=[],
        seat=sight.seat,
        events=[],
        state=live.row.state,
    )
    return packed(update, live)


def packed(update: Update, live: LiveTable) -> bytes:
    content = msgspec.json.encode(update)
    return gzip.compress(content, QUICKLY, mtime=0) if len(live.watchers) > MANY else content
