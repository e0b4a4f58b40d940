"""The page of a table, and the forms on it: answers, undo, chat, seats."""

from __future__ import annotations

from markupsafe import Markup
from msgspec.structs import asdict
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from camerlengo.server.house import is_played
from camerlengo.server.live_table import LiveTable
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import USUAL_BOT
from camerlengo.web import lookup
from camerlengo.web.contexts import TablePage
from camerlengo.web.error_pages import wants_json
from camerlengo.web.files import has_page
from camerlengo.web.rendering import page
from camerlengo.web.scene import scenes_of
from camerlengo.web.setup_page import sit_down
from camerlengo.web.table_page import context, make_scene, own_question
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import Visitor, field, house_of, number_field, query_number


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
