"""Live updates: one WebSocket a page.

The server sends each reader's own HTML whenever something has changed.
"""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from camerlengo.core.texts import LANGUAGES, text
from camerlengo.server.house import House
from camerlengo.server.live import LiveTable, Watcher
from camerlengo.web.table_page import Sight, log_facts, main_html
from camerlengo.web.visitor import Visitor

LARGEST_MESSAGE = 1_000  # bytes; a page sends nothing but signs of life
NO_SUCH_TABLE = 4404
GOING_AWAY = 1012


class Update(msgspec.Struct):
    """What a page gets: `main` to morph in, `told` to be said aloud, `events` to be heard."""

    number: int
    main: str
    title: str
    mine: bool
    told: list[str]
    events: list[str]
    state: str


async def live_table(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    live = await house.find(socket.path_params["table"])
    await socket.accept()
    if live is None:
        await socket.close(NO_SUCH_TABLE)
        return
    visitor = await Visitor.of(socket)
    asked = socket.query_params.get("lang")
    if asked in LANGUAGES:
        visitor.language = asked  # the page says which language it was rendered in
    async with house.watching(live, visitor.person_id) as watcher:
        closing: asyncio.Event = socket.app.state.closing
        reader = asyncio.create_task(_read(socket))
        writer = asyncio.create_task(_write(socket, live, visitor, watcher))
        ending = asyncio.create_task(closing.wait())
        try:
            await asyncio.wait({reader, writer, ending}, return_when=asyncio.FIRST_COMPLETED)
            if ending.done():
                await socket.close(GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            for task in (reader, writer, ending):
                task.cancel()
            await asyncio.gather(reader, writer, ending, return_exceptions=True)


async def _read(socket: WebSocket) -> None:
    """Waits for the end; what a page says in between is only a sign of life."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if len(message.get("text") or message.get("bytes") or "") > LARGEST_MESSAGE:
            return


async def _write(socket: WebSocket, live: LiveTable, visitor: Visitor, watcher: Watcher) -> None:
    """Sends the newest state, however many changes there were since the last one.

    The first tells the page where it stands.
    """
    heard_before = len(live.table.events(Sight(live, visitor).seat))
    watcher.changed.set()
    while True:
        await watcher.changed.wait()
        watcher.changed.clear()
        sight = Sight(live, visitor)
        update, heard_before = make_update(sight, heard_before)
        await socket.send_bytes(update)


def make_update(sight: Sight, heard_before: int) -> tuple[bytes, int]:
    live, visitor = sight.live, sight.visitor
    language = visitor.language
    seat = None if sight.pass_on else sight.seat
    events = live.table.events(seat)
    new = events[heard_before:]
    told = [line["sentence"] for line in log_facts(live.table, seat, language)[heard_before:]] if new else []
    names = live.table.names_in(language)
    title = text(
        "server.title.my_turn" if sight.my_turn else "server.title.table", title=live.table.box.title
    )
    update = Update(
        number=len(live.journal),
        main=main_html(sight),
        title=title.say(language, names),
        mine=sight.my_turn,
        told=told,
        events=[live.table.box.events[event.kind].name for event in new],
        state=live.row.state,
    )
    return msgspec.json.encode(update), len(events)
