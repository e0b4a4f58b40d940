"""Setting a table up, and joining one by its link."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict
from msgspec.structs import replace as replaced
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from camerlengo.core.box import Box
from camerlengo.core.settings import Setting, Value
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.server.house import House
from camerlengo.server.live_table import LiveTable
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import USUAL_BOT, NewSeat, check_nonce
from camerlengo.server.windows import USUAL_WINDOW, WINDOWS
from camerlengo.web.contexts import SeatShown, TableShown
from camerlengo.web.files import has_page
from camerlengo.web.rendering import box_facts, page, rank_facts
from camerlengo.web.table_page import seat_facts, table_facts
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import Visitor, field, house_of, number_field


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
