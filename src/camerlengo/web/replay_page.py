"""Replay and analysis of a table, and its game file."""

from __future__ import annotations

import re

from msgspec.structs import asdict
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from camerlengo.core.texts import text
from camerlengo.web import analysis_view
from camerlengo.web.contexts import MomentShown
from camerlengo.web.rendering import page
from camerlengo.web.security import CONTENT_SECURITY_POLICY
from camerlengo.web.table_forms import table_of
from camerlengo.web.table_page import replay_context, table_facts
from camerlengo.web.viewer import Viewer
from camerlengo.web.visitor import Visitor, field, house_of, query_number

FRAMED = {  # only our own pages show it
    "content-security-policy": CONTENT_SECURITY_POLICY.replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    ),
    "x-frame-options": "SAMEORIGIN",
}


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
