"""The pages and the forms on them.

A form answers with a redirect, or with JSON to a script that asks for it.
"""

from __future__ import annotations

import datetime
import itertools
import re
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import msgspec
from markupsafe import Markup
from msgspec.structs import asdict
from msgspec.structs import replace as replaced
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from camerlengo.core.box import Box
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.settings import Setting, Value
from camerlengo.core.texts import LANGUAGES, Text, text
from camerlengo.games import open_box
from camerlengo.server.house import House, is_played
from camerlengo.server.live_table import LiveTable
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import USUAL_BOT, NewSeat, check_nonce
from camerlengo.server.windows import USUAL_WINDOW, WINDOWS
from camerlengo.web import analysis_view, lookup
from camerlengo.web.contexts import MomentShown, NoticeShown, SeatShown, TablePage, TableShown
from camerlengo.web.error_pages import (
    error_page,
    json_answer,
    json_refusal,
    refusal_of,
    status_of,
    wants_json,
)
from camerlengo.web.files import folder_of, games_with_a_page, has_page
from camerlengo.web.rendering import (
    box_facts,
    page,
    rank_facts,
    render,
)
from camerlengo.web.scene import scenes_of
from camerlengo.web.security import CONTENT_SECURITY_POLICY
from camerlengo.web.table_page import (
    context,
    headline,
    make_scene,
    notices,
    own_question,
    replay_context,
    seat_facts,
    table_facts,
)
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import (
    PREFERENCES_COOKIE,
    VOICES,
    Preferences,
    Visitor,
    field,
    number_field,
    read_form,
    set_cookie,
)

TABLES_ON_A_PAGE = 20
FRAMED = {  # only our own pages show it
    "content-security-policy": CONTENT_SECURITY_POLICY.replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    ),
    "x-frame-options": "SAMEORIGIN",
}


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


class SettingShown(msgspec.Struct):
    """An option of a game in the form; `choices` are None for one that is a tick."""

    name: str
    title: str
    help: str
    choices: list[tuple[str, str]] | None
    value: Value
    front: bool


class SetupPage(msgspec.Struct):
    """`form` is what was filled in before, `error` why it was refused. `guest` is a name for who has none."""

    box: dict[str, Any]
    bots: list[tuple[str, str, str]]
    usual_bot: str
    settings: list[SettingShown]
    windows: Sequence[int]  # how long they may stay open; none where nobody ever answers
    form: dict[str, str]
    guest: str
    error: str | None


class JoinPage(msgspec.Struct):
    table: TableShown
    box: dict[str, Any]
    seats: list[SeatShown]
    free: list[int]
    guest: str
    error: str | None


Form = Callable[[Request, Visitor, FormData], Awaitable[str]]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


# --- the house ---------------------------------------------------------------------------------------


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


def box_of(request: Request) -> Box:
    box = open_box(request.path_params["game"])
    if not has_page(box):
        raise Refused("no_page", game=box.title)
    return box


async def setup_page(request: Request) -> Response:
    return show_setup(await Visitor.of(request), box_of(request), {})


def show_setup(
    visitor: Visitor, box: Box, given: dict[str, str], error: str | None = None, status: int = 200
) -> Response:
    """The form, with what was filled in before and why it was refused."""
    language = visitor.language
    facts = SetupPage(
        box=box_facts(box, language),
        bots=rank_facts(box, language),
        usual_bot=USUAL_BOT,
        settings=[setting_facts(box, setting, given, language) for setting in box.settings],
        windows=WINDOWS if box.preferences else (),
        form=given,
        guest=guest_name((), language),
        error=error,
    )
    return page("setup.html", visitor, asdict(facts), status=status)


def setting_facts(box: Box, setting: Setting, given: dict[str, str], language: str) -> SettingShown:
    key = f"{box.name}.setting.{setting.name}"
    choices = None
    if not isinstance(setting.default, bool):
        choices = [(str(value), text(f"{key}.{value}").say(language)) for value in setting.values]
        if setting.seats:
            choices += [(str(seat), box.character(seat).say(language)) for seat in range(max(box.players))]
    value: Value = setting.default
    if given:
        value = chosen(setting, given.get(f"option-{setting.name}", ""))
    return SettingShown(
        name=setting.name,
        title=text(f"{key}.title").say(language),
        help=text(f"{key}.help").say(language),
        choices=choices,
        value=value if choices is None else str(value),
        front=setting.front,
    )


async def create(request: Request, visitor: Visitor, form: FormData) -> str:
    box = box_of(request)
    name = field(form, "name")
    seats = named(new_seats(form, name, box), visitor)
    seed = number_field(form, "seed") if field(form, "seed") else None
    options = {
        setting.name: chosen(setting, field(form, f"option-{setting.name}")) for setting in box.settings
    }
    for value in (options[setting.name] for setting in box.settings if setting.seats):
        if type(value) is int and value >= len(seats):
            raise Refused("start", who=box.character(value))
    person = await visitor.welcome(name)
    public = field(form, "visibility", "link") == "public"
    hints, practice = field(form, "hints") == "true", field(form, "practice") == "true"
    window = number_field(form, "window") if field(form, "window") else USUAL_WINDOW
    live = await house_of(request).create(
        box.name,
        seats,
        person,
        box.unusual(options),
        seed,
        public,
        hints=hints,
        practice=practice,
        window=window,
        origin=visitor.origin,
    )
    return f"/table/{live.id}"


def new_seats(form: FormData, name: str, box: Box) -> list[NewSeat]:
    """Who shall sit where: `me`, `hot` with a name of its own, `open`, `bot:greedy`, or `none` for nobody.

    Nobody sits between two people, or those behind the gap would get another character than they chose. The
    nonce of the browser belongs to the first who plays at it.
    """
    seats: list[NewSeat] = []
    nonce = field(form, "nonce")
    for number in range(8):
        kind, _, bot = field(form, f"seat-{number}", "none").partition(":")
        if kind != "none" and len(seats) < number < max(box.players):
            raise Refused("gap", empty=box.character(len(seats)), taken=box.character(number))
        if kind in ("me", "hot"):
            seats.append(NewSeat(kind, name if kind == "me" else field(form, f"hot-{number}"), nonce=nonce))
            nonce = ""
        elif kind == "bot":
            seats.append(NewSeat("bot", "", bot))
        elif kind == "open":
            seats.append(NewSeat("open"))
        elif kind != "none":
            raise Refused("seat_kind", kind=kind[:20])
    return seats


def named(seats: list[NewSeat], visitor: Visitor) -> list[NewSeat]:
    """Nobody is called like the seat: who gives no name has the one of before, or is a guest."""
    known = visitor.person.name if visitor.person is not None else ""
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if seat.kind in ("me", "hot") and not seat.name:
            names[number] = known if seat.kind == "me" and known else guest_name(names, visitor.language)
    return [replaced(seat, name=name) for seat, name in zip(seats, names, strict=True)]


def guest_name(taken: Collection[str], language: str) -> str:
    """*Guest 1*, or the next number that nobody at the table has."""
    guests = (text("server.guest_number", n=number).say(language) for number in itertools.count(1))
    return next(name for name in guests if name not in taken)


def chosen(setting: Setting, value: str) -> Value:
    """What a form says, as the value of an option.

    Anything else stays as it is and is refused by the rules.
    """
    if isinstance(setting.default, bool):
        return {"true": True, "": False}.get(value, value)
    if value == "":
        return setting.default
    for allowed in setting.values:
        if str(allowed) == value:  # as the form writes it
            return allowed
    return int(value) if setting.seats and re.fullmatch(r"\d{1,2}", value) else value


async def invited(request: Request) -> LiveTable:
    live = await house_of(request).find_by_invite(request.path_params["invite"])
    if live is None:
        raise HTTPException(404)
    return live


async def join_page(request: Request) -> Response:
    visitor = await Visitor.of(request)
    live = await invited(request)
    if live.seats_of(visitor.person_id) or not (live.waiting or live.playing):
        return visitor.remember(RedirectResponse(f"/table/{live.id}", 303))
    return show_join(visitor, live)


def show_join(visitor: Visitor, live: LiveTable, error: str | None = None, status: int = 200) -> Response:
    viewer = Viewer(live, visitor)
    facts = JoinPage(
        table=table_facts(viewer),
        box=box_facts(live.box, visitor.language),
        seats=seat_facts(viewer),
        free=live.free_seats(),
        guest=guest_name(live.names_in(visitor.language), visitor.language),
        error=error,
    )
    return page("join.html", visitor, asdict(facts), live.names_in(visitor.language), status)


async def join(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await invited(request)
    if not field(form, "watch"):
        await sit_down(house_of(request), live, visitor, form)
    return f"/table/{live.id}"


async def sit_down(house: House, live: LiveTable, visitor: Visitor, form: FormData) -> None:
    """A player who is at the table already, perhaps after a second click, simply gets there."""
    if live.seats_of(visitor.person_id):
        return
    free = live.free_seats()
    seat = number_field(form, "seat") if field(form, "seat") else (free[0] if free else -1)
    given, nonce = field(form, "name"), check_nonce(field(form, "nonce"))
    person = await visitor.welcome(given)
    name = given or person.name or guest_name(live.names_in(visitor.language), visitor.language)
    await house.take_seat(live, seat, person, name, nonce)


# --- a table -----------------------------------------------------------------------------------------


async def table_of(request: Request) -> LiveTable:
    live = await house_of(request).find(request.path_params["table"])
    if live is None:
        raise HTTPException(404)
    if not has_page(live.box):
        raise Refused("no_page", game=live.box.title)
    return live


async def table_page(request: Request) -> Response:
    visitor = await Visitor.of(request)
    live = await table_of(request)
    if live.row.state == "imported":
        return RedirectResponse(f"/table/{live.id}/replay", 303)
    visitor.house.waiting.notice(live, visitor.person_id)
    return show_table(live, visitor, sure=query_number(request, "sure", -1))


def show_table(
    live: LiveTable, visitor: Visitor, refusal: str | None = None, status: int = 200, sure: int = -1
) -> Response:
    """What only this page shows differs from what the socket goes on from, so the page says nothing to it.

    That is a refusal, or the option `sure` that is to be confirmed.
    """
    viewer = Viewer(live, visitor)
    shown = context(viewer)
    shown.refusal = refusal
    if isinstance(shown, TablePage) and shown.question is not None and may_ask_again(live, viewer.seat, sure):
        shown.sure = sure
    scene, stamp = make_scene(viewer, shown), ""
    if refusal is None and shown.sure is None:
        scenes = scenes_of(live)
        scene = scenes.seen(viewer.key, lambda: scene)
        stamp = scenes.load(viewer.key, scene)
    facts = {**asdict(shown), "main": Markup(scene.html(live.number, stamp))}
    return page("table.html", visitor, facts, shown.names, status)


async def look_up(request: Request) -> Response:
    return lookup.answer_to(request, await Visitor.of(request), await table_of(request))


def own_seat(live: LiveTable, visitor: Visitor, form: FormData) -> int:
    seat = number_field(form, "seat")
    if seat not in live.seats_of(visitor.person_id):
        raise Refused("not_your_seat")
    return seat


def check_request_seen(live: LiveTable, visitor: Visitor, form: FormData) -> None:
    """A page without scripts does not show a new request while its reader decides something.

    Any answer from it would end the request: so it comes back first, with the request on it.
    """
    request = live.request
    if request is None or field(form, "request") == str(request.number):
        return
    if Viewer(live, visitor).decides_undo:
        raise Refused("request_first")


def asks_again(live: LiveTable, visitor: Visitor, seat: int, form: FormData, option: int) -> bool:
    """Whether the player wants to confirm this option: it cannot be taken back, and was chosen only once."""
    if not visitor.preferences.confirm or number_field(form, "asked_at") != live.asked_at:
        return False
    return field(form, "sure") != str(option) and may_ask_again(live, seat, option)


def may_ask_again(live: LiveTable, seat: int | None, option: int) -> bool:
    question = own_question(live.table, seat) if live.playing else None
    if question is None or option not in question.options:
        return False
    return option != live.box.passes(question.kind) and question.is_final(option)


async def answer(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    seat = own_seat(live, visitor, form)
    check_request_seen(live, visitor, form)
    # the button beside a number names the field that has it, unless a script has put the number there
    option = number_field(form, "number" if field(form, "option") == "number" else "option")
    # only a page without scripts is unsure; where scripts run, they ask themselves
    if field(form, "unsure") and not wants_json(request) and asks_again(live, visitor, seat, form, option):
        return f"/table/{live.id}?sure={option}#headline"
    await house_of(request).answer(live, seat, number_field(form, "asked_at"), option)
    return f"/table/{live.id}#headline"


async def undo(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    seat = own_seat(live, visitor, form)
    check_request_seen(live, visitor, form)
    await house_of(request).undo(live, seat, field(form, "whole") == "turn")
    return f"/table/{live.id}"


async def request_undo(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    await house_of(request).request_undo(live, own_seat(live, visitor, form))
    return f"/table/{live.id}"


async def reply(request: Request, visitor: Visitor, form: FormData) -> str:
    """To somebody's request to take a move back."""
    live = await table_of(request)
    if request.path_params["reply"] not in ("accept", "decline"):
        raise HTTPException(404)
    accept = request.path_params["reply"] == "accept"
    number = request.path_params["number"]
    await house_of(request).reply_to_request(live, own_seat(live, visitor, form), number, accept)
    return f"/table/{live.id}"


async def preferences(request: Request, visitor: Visitor, form: FormData) -> str:
    """Those of the fields `preference-…` that the form has."""
    live = await table_of(request)
    chosen = {
        name.removeprefix("preference-"): field(form, name) for name in form if name.startswith("preference-")
    }
    await house_of(request).set_preferences(live, own_seat(live, visitor, form), chosen)
    return f"/table/{live.id}"


async def hold(request: Request, visitor: Visitor, form: FormData) -> str:
    """More time in the window that is open."""
    live = await table_of(request)
    await house_of(request).hold(live, own_seat(live, visitor, form))
    return f"/table/{live.id}"


async def hint(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    house_of(request).ask_hint(live, own_seat(live, visitor, form), number_field(form, "asked_at"))
    return f"/table/{live.id}"


async def chat(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    house = house_of(request)
    mine = live.seats_of(visitor.person_id)
    seat = house.shown_seat(live, visitor.person_id) if mine else None
    if mine and seat is None:
        seat = mine[0]
    if seat is not None:
        author = live.names_in(visitor.language)[seat]
    else:
        known = visitor.person.name if visitor.person else ""
        author = field(form, "author") or ("" if is_played(live, known) else known)
    await house.say(live, author, seat, field(form, "text"))
    return f"/table/{live.id}"


async def device(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    seat = own_seat(live, visitor, form)
    assert visitor.person is not None
    await house_of(request).show_seat(live, visitor.person.id, seat)
    return f"/table/{live.id}"


async def rematch(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    if visitor.person is None:
        raise Refused("not_seated")
    given = {row.seat: field(form, f"bot-{row.seat}") for row in live.seats}
    bots = {seat: bot for seat, bot in given.items() if bot}
    again = await house_of(request).rematch(live, visitor.person, bots, field(form, "nonce"), visitor.origin)
    return f"/table/{again.id}"


async def take_seat(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    if not live.row.public:
        raise Refused("by_invitation")
    await sit_down(house_of(request), live, visitor, form)
    return f"/table/{live.id}"


async def fill(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    if visitor.person is None:
        raise Refused("not_owner")
    await house_of(request).fill_with_bots(live, visitor.person, field(form, "bot", USUAL_BOT))
    return f"/table/{live.id}"


async def replace(request: Request, visitor: Visitor, form: FormData) -> str:
    """Another bot where one is missing or fails."""
    live = await table_of(request)
    if visitor.person is None:
        raise Refused("not_seated")
    seat = number_field(form, "of")
    await house_of(request).replace_bot(live, visitor.person, seat, field(form, f"instead-{seat}", USUAL_BOT))
    return f"/table/{live.id}"


async def close(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    if visitor.person is None:
        raise Refused("not_owner")
    await house_of(request).close_table(live, visitor.person)
    return f"/table/{live.id}"


async def leave(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    seat = own_seat(live, visitor, form)
    assert visitor.person is not None
    await house_of(request).leave(live, visitor.person, seat)
    return f"/table/{live.id}"


async def come_back(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    if visitor.person is None:
        raise Refused("no_return")
    await house_of(request).come_back(live, visitor.person, number_field(form, "of"))
    return f"/table/{live.id}"


# --- replay ------------------------------------------------------------------------------------------


async def replay_page(request: Request) -> Response:
    """A finished game is open to all; of a running one everybody sees what the own seat has seen."""
    visitor = await Visitor.of(request)
    live = await table_of(request)
    last = live.table.position.number
    at = min(query_number(request, "at", last if live.playing else 0), last)
    mine = visitor.house.shown_seat(live, visitor.person_id)
    all_open, seat = False, mine
    choices: list[tuple[str, str]] = []
    names = live.names_in(visitor.language)
    if live.ended:
        wanted = request.query_params.get("seat", "all")
        everybody = text("server.everybody").say(visitor.language)
        choices = [("all", everybody), *((str(number), name) for number, name in enumerate(names))]
        all_open = wanted == "all"
        seat = int(wanted) if re.fullmatch(r"\d", wanted) and int(wanted) < len(live.seats) else None
    viewer = Viewer(live, visitor)
    if viewer.pass_on:
        return RedirectResponse(f"/table/{live.id}", 303)
    moment = MomentShown(
        at=at,
        last=last,
        seat="all" if all_open else seat,
        seats=choices,
        running=live.playing,
        address=f"/table/{live.id}/replay",
        framed=live.ended and "framed" in request.query_params,
    )
    question = None
    judged = analysis_view.judged_at(visitor.house.analyses.of(live), at) if moment.framed else None
    moment.choice = judged is not None
    table = live.table.at(at - moment.choice)
    if judged is not None:
        seat, all_open, moment.played, moment.better = judged.seat, False, judged.option, judged.better
        question = next((one for one in table.questions if one.seat == seat), None)
    content = replay_context(
        table,
        seat,
        all_open,
        visitor.language,
        {row.seat: row.bot for row in live.seats if row.bot is not None},
        table_facts(viewer),
        moment,
        question,
    )
    response = page("replay.html", visitor, asdict(content), names)
    if moment.framed:
        response.headers.update(FRAMED)
    return response


async def analysis_page(request: Request) -> Response:
    return await analysis_view.show(await Visitor.of(request), await table_of(request), request)


async def analyse(request: Request, visitor: Visitor, form: FormData) -> str:
    live = await table_of(request)
    house_of(request).analyse(live)
    return f"/table/{live.id}/analysis"


def query_number(request: Request, name: str, default: int) -> int:
    value = request.query_params.get(name, "")
    return int(value) if re.fullmatch(r"\d{1,6}", value) else default


async def download(request: Request) -> Response:
    """The record of a finished game. A running one would tell its seed, and with it every secret."""
    live = await table_of(request)
    house_of(request).must_have_ended(live)
    name = f"{live.row.game}-{live.id[:8]}.json"
    return Response(
        live.record().to_json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def upload(request: Request, visitor: Visitor, form: FormData) -> str:
    given = form.get("record")
    content = await given.read() if isinstance(given, UploadFile) else field(form, "text").encode()
    live = await house_of(request).import_record(content)
    return f"/table/{live.id}/replay?at=0"


# --- the rest ----------------------------------------------------------------------------------------


async def rules_page(request: Request) -> Response:
    visitor = await Visitor.of(request)
    box = box_of(request)
    content = render(f"{box.name}/rulebook/{visitor.language}.html", visitor, {"box": box})
    return rules_answer(visitor, box, content, text("web.rules.title", game=box.title_in(visitor.language)))


async def rules_part(request: Request) -> Response:
    """A page beside the rules that a game may bring: `rulebook/<part>-<language>.html`."""
    visitor = await Visitor.of(request)
    box, part = box_of(request), request.path_params["part"]
    name = f"rulebook/{part}-{visitor.language}.html"
    if not re.fullmatch("[a-z_]{1,20}", part) or not (folder_of(box.name) / name).is_file():
        raise HTTPException(404)
    content = render(f"{box.name}/{name}", visitor, {"box": box})
    return rules_answer(visitor, box, content, text(f"{box.name}.part.{part}"))


def rules_answer(visitor: Visitor, box: Box, content: str, title: Text) -> Response:
    sections = re.findall(r'<h2 id="([\w-]+)">(.*?)</h2>', content)
    facts = {"box": box_facts(box, visitor.language), "sections": sections, "content": Markup(content)}
    return page("rules.html", visitor, facts | {"title": title.say(visitor.language)})


def safe_return(path: str) -> str:
    """Only a path of our own: nobody is sent to another site."""
    return path if re.fullmatch(r"/(?!/)[\w\-/.?=&#%]*", path) else "/"


async def save_settings(request: Request) -> Response:
    visitor = await Visitor.of(request)
    try:
        form = await read_form(request, visitor)
    except Refused as error:
        return await refused(request, visitor, error)
    now = visitor.preferences
    language = field(form, "lang") or now.language
    theme = field(form, "theme") or now.theme
    voice = field(form, "voice") or now.voice

    def flag(name: str, before: bool) -> bool:
        """A box that is not ticked sends only its hidden twin."""
        values = form.getlist(name)
        return values[-1] == "on" if values else before

    preferences = Preferences(
        language=language if language in LANGUAGES else "",
        theme=theme if theme in ("light", "dark") else "auto",
        sound=flag("sound", now.sound),
        confirm=flag("confirm", now.confirm),
        motion=flag("motion", now.motion),
        keys=flag("keys", now.keys),
        voice=voice if voice in VOICES else "turns",
    )
    response: Response
    if wants_json(request):
        response = json_answer({"ok": True})
    else:
        response = RedirectResponse(safe_return(field(form, "back")), 303)
    set_cookie(request, response, PREFERENCES_COOKIE, preferences.cookie())
    return visitor.remember(response)


def destination(request: Request, address: str) -> str | None:
    """Where a script should go; None if the live update shows it, which it cannot for who sits down."""
    path, address = request.url.path, address.partition("#")[0]
    stays = path.startswith(f"{address}/") and not path.endswith(("/take-seat", "/return"))
    return None if stays else address


def form_endpoint(act: Form) -> Callable[[Request], Awaitable[Response]]:
    """A form of ours: checks where it comes from, acts, and says why it was refused."""

    async def endpoint(request: Request) -> Response:
        visitor = await Visitor.of(request)
        try:
            form = await read_form(request, visitor)
            address = await act(request, visitor, form)
        except CamerlengoError as error:
            return await refused(request, visitor, error)
        finally:
            await request.close()
        if wants_json(request):
            return visitor.remember(json_answer({"ok": True, "go": destination(request, address)}))
        return visitor.remember(RedirectResponse(address, 303))

    return endpoint


async def refused(request: Request, visitor: Visitor, error: CamerlengoError) -> Response:
    """The reason, on the page where it happened."""
    status = status_of(error)
    if error.code in ("game_missing", "no_page"):
        return visitor.remember(error_page(visitor, status, error.text, error.code))
    names: tuple[str, ...] = ()
    live = None
    if "table" in request.path_params:
        live = await house_of(request).find(request.path_params["table"])
        names = live.names_in(visitor.language) if live else ()
    refusal = refusal_of(error, visitor.language, names)
    if wants_json(request):
        return visitor.remember(json_refusal(refusal, status, for_programs=False))
    reason = refusal.error
    if live is not None:
        return show_table(live, visitor, reason, status)
    if "game" in request.path_params:
        form = await request.form()
        given = {name: value for name, value in form.items() if isinstance(value, str)}
        return show_setup(visitor, box_of(request), given, reason, status)
    if "invite" in request.path_params:
        return show_join(visitor, await invited(request), reason, status)
    if request.url.path == "/replay":
        return await show_house(request, reason, status)
    return error_page(visitor, status, error.text, error.code)


def routes() -> list[BaseRoute]:
    def post(path: str, act: Form) -> Route:
        return Route(path, form_endpoint(act), methods=["POST"])

    return [
        Route("/", house_page),
        Route("/new/{game}", setup_page, methods=["GET"]),
        post("/new/{game}", create),
        Route("/join/{invite}", join_page, methods=["GET"]),
        post("/join/{invite}", join),
        Route("/table/{table}", table_page),
        post("/table/{table}/answer", answer),
        post("/table/{table}/undo", undo),
        post("/table/{table}/request", request_undo),
        post("/table/{table}/request/{number:int}/{reply}", reply),
        post("/table/{table}/preferences", preferences),
        post("/table/{table}/hold", hold),
        post("/table/{table}/hint", hint),
        post("/table/{table}/chat", chat),
        post("/table/{table}/device", device),
        post("/table/{table}/rematch", rematch),
        post("/table/{table}/take-seat", take_seat),
        post("/table/{table}/fill", fill),
        post("/table/{table}/replace", replace),
        post("/table/{table}/leave", leave),
        post("/table/{table}/return", come_back),
        post("/table/{table}/close", close),
        Route("/table/{table}/look", look_up, methods=["GET"]),
        Route("/table/{table}/replay", replay_page),
        Route("/table/{table}/record.json", download),
        Route("/table/{table}/analysis", analysis_page, methods=["GET"]),
        post("/table/{table}/analysis", analyse),
        post("/replay", upload),
        Route("/rules/{game}", rules_page),
        Route("/rules/{game}/{part}", rules_part),
        Route("/settings", save_settings, methods=["POST"]),
    ]
