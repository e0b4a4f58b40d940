"""The addresses of all pages and forms, and the pages of rules and settings.

A form answers with a redirect, or with JSON to a script that asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from camerlengo.core.box import Box
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import LANGUAGES, Text, text
from camerlengo.server.refusals import Refused
from camerlengo.web.error_pages import (
    error_page,
    json_answer,
    json_refusal,
    refusal_of,
    status_of,
    wants_json,
)
from camerlengo.web.files import folder_of
from camerlengo.web.house_page import house_page, show_house
from camerlengo.web.rendering import box_facts, page, render
from camerlengo.web.replay_page import analyse, analysis_page, download, replay_page, upload
from camerlengo.web.setup_page import (
    box_of,
    create,
    invited,
    join,
    join_page,
    setup_page,
    show_join,
    show_setup,
)
from camerlengo.web.table_forms import (
    answer,
    chat,
    close,
    come_back,
    device,
    fill,
    hint,
    hold,
    leave,
    look_up,
    preferences,
    rematch,
    replace,
    reply,
    request_undo,
    show_table,
    table_page,
    take_seat,
    undo,
)
from camerlengo.web.visitor import (
    PREFERENCES_COOKIE,
    VOICES,
    Preferences,
    Visitor,
    field,
    house_of,
    read_form,
    set_cookie,
)

Form = Callable[[Request, Visitor, FormData], Awaitable[str]]


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
