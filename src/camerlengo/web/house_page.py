"""The page with the games and the lists of tables."""

from __future__ import annotations

import datetime
from typing import Any

import msgspec
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from camerlengo.games import open_box
from camerlengo.server.live_table import LiveTable
from camerlengo.web.contexts import NoticeShown
from camerlengo.web.files import games_with_a_page
from camerlengo.web.rendering import box_facts, page
from camerlengo.web.table_page import headline, notices
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import Visitor, house_of

TABLES_ON_A_PAGE = 20


class Summary(msgspec.Struct):
    """A table in a list of the server, as one reader may see it."""

    id: str
    title: str
    notices: list[NoticeShown]
    names: list[str]
    host: str
    free: int
    seats: int
    invite: str
    my_turn: bool
    waiting: bool
    over: bool
    cancelled: bool
    watching: bool
    left: bool  # whether the reader has left, and may return
    turn: str | None
    result: str | None  # of a game that has ended, as it is for the reader
    won: bool
    day: str  # of the last act, in Greenwich; scripts show it as the reader's calendar has it
    moment: str


class HousePage(msgspec.Struct):
    """`mine` are the games of the reader that go on, `past` those that have ended."""

    boxes: list[dict[str, Any]]
    mine: list[Summary]
    past: list[Summary]
    open: list[Summary]
    running: list[Summary]
    refusal: str | None


async def house_page(request: Request) -> Response:
    return await show_house(request)


async def show_house(request: Request, refusal: str | None = None, status: int = 200) -> Response:
    visitor = await Visitor.of(request)
    house = house_of(request)
    mine: list[LiveTable] = []
    if visitor.person is not None:
        mine = await house.listed(await house.store.tables_of(visitor.person.id, TABLES_ON_A_PAGE))
    known = {live.id for live in mine}
    free = await house.listed(await house.store.tables_with_free_seats(TABLES_ON_A_PAGE))
    running = await house.listed(await house.store.tables_to_watch(TABLES_ON_A_PAGE))
    own = [summary(live, visitor) for live in mine]
    going_on = [one for one in own if not one.over and not one.cancelled]
    facts = HousePage(
        boxes=[box_facts(open_box(name), visitor.language) for name in games_with_a_page()],
        mine=sorted(going_on, key=lambda one: not one.my_turn),
        past=[one for one in own if one.over or one.cancelled],
        open=[summary(live, visitor) for live in free if live.id not in known],
        running=[
            summary(live, visitor) for live in running if live.id not in known and not live.free_seats()
        ],
        refusal=refusal,
    )
    return page("house.html", visitor, asdict(facts), status=status)


def summary(live: LiveTable, visitor: Visitor) -> Summary:
    viewer = Viewer(live, visitor)
    names = live.names_in(visitor.language)
    taken = [names[row.seat] for row in live.seats if row.kind != "open"]
    asked = live.playing and live.table.waiting_for
    result = live.table.result if live.over else None
    changed = datetime.datetime.fromtimestamp(live.row.changed, datetime.UTC)
    return Summary(
        id=live.id,
        title=live.box.title_in(visitor.language),
        notices=notices(live, visitor.language),
        names=taken,
        host=next(
            (names[row.seat] for row in live.seats if row.person == live.row.owner), taken[0] if taken else ""
        ),
        free=len(live.free_seats()),
        seats=len(live.seats),
        invite=f"/join/{live.row.invite}",
        my_turn=viewer.my_turn,
        waiting=live.waiting,
        over=live.ended,
        cancelled=not live.dealt and not live.waiting,
        watching=not viewer.mine,
        left=bool(viewer.left),
        turn=headline(viewer, None).say(visitor.language, names) if asked else None,
        result=headline(viewer, None).say(visitor.language, names) if live.ended else None,
        won=result is not None and any(seat in result.winners for seat in viewer.mine),
        day=f"{changed:%Y-%m-%d}",
        moment=f"{changed:%Y-%m-%dT%H:%MZ}",
    )
