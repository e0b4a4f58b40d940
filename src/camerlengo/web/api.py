"""The JSON API: the same tables, the same secrecy, the same errors, for programs.

A page at /api explains it to people, /api/openapi.json to machines.
"""

from __future__ import annotations

import asyncio
import functools
from typing import Annotated, Any

import msgspec
from fastapi import Depends, FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, Field, StrictInt
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from camerlengo.bots import LEVELS
from camerlengo.bots import names as bot_names
from camerlengo.core.box import Box
from camerlengo.core.errors import CamerlengoError, GameMissing
from camerlengo.core.texts import LANGUAGES, text
from camerlengo.games import names, open_box
from camerlengo.server.bots import LARGEST_BUDGET, SEATED_SEARCHES
from camerlengo.server.house import House
from camerlengo.server.ids import new_secret
from camerlengo.server.live import LiveTable, Watcher
from camerlengo.server.refused import Refused
from camerlengo.server.setup import LARGEST_DECK, USUAL_BOT, NewSeat, check_nonce
from camerlengo.server.store import Person
from camerlengo.web.analysis import for_programs
from camerlengo.web.hints import hint_words
from camerlengo.web.rendering import page
from camerlengo.web.stream import (
    NO_SUCH_TABLE,
    NOT_ALLOWED,
    PROTOCOL,
    STREAM,
    TOKEN_PROTOCOL,
    Listener,
    token_of,
)
from camerlengo.web.table_page import lobby_headline, notices, trouble_text
from camerlengo.web.trouble import out_of_order, shaped, trouble
from camerlengo.web.visitor import Visitor, preferred_language

STREAM_PATH = "/tables/{table}/stream"
LONGEST_WAIT = 30.0  # seconds of a long poll; proxies close idle connections after a minute
STATUS = {
    "no_table": 404,
    "token": 401,
    "stale": 409,
    "not_dealt": 409,
    "not_seated": 403,
    "busy": 503,
    "no_advice": 503,
}


NONCE = "what a person adds to the deal: at most 64 hexadecimal digits, drawn at random"


class NewSeatBody(BaseModel):
    """`person` gets a token in the answer, `open` waits for somebody, `bot` is played by the house."""

    kind: str = Field(pattern="^(person|open|bot)$")
    name: str = Field("", max_length=40)
    bot: str | None = Field(None, max_length=40, description="a rank or another bot that /games lists")
    nonce: str = Field("", description=NONCE)


class NewTableBody(BaseModel):
    game: str = Field(max_length=40)
    seats: list[NewSeatBody] = Field(max_length=8)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=20)
    seed: int | None = None
    public: bool = False
    deck: str | None = Field(None, max_length=LARGEST_DECK)
    hints: bool = Field(False, description="whether whoever is asked may ask for a hint")
    practice: bool = Field(False, description="one person alone with bots may undo what they did, too")


class JoinBody(BaseModel):
    invite: str = Field(max_length=60)
    name: str = Field("", max_length=40)
    seat: int | None = None
    nonce: str = Field("", description=NONCE)


class FillBody(BaseModel):
    bot: str = Field(USUAL_BOT, max_length=40, description="a rank or another bot that /games lists")


class ReplaceBody(BaseModel):
    seat: int = Field(description="one of the `seats` of `trouble` in the state")
    bot: str = Field(USUAL_BOT, max_length=40, description="a rank or another bot that /games lists")


class AnswerBody(BaseModel):
    asked_at: int
    option: StrictInt | Annotated[str, Field(max_length=60)] = Field(
        description="the number of the option, or its code, such as `2r` or `take 2r`"
    )


class RequestBody(BaseModel):
    request: int = Field(description="the `number` of the request in the state")


class PassingBody(BaseModel):
    passing: str = Field(max_length=40)


class ErrorBody(BaseModel):
    """Every refusal: `code` is for programs, `error` a sentence in the language of `Accept-Language`."""

    code: str
    error: str
    options: list[int] | None = Field(None, description="what would have been right, after a wrong answer")


class RecordBody(BaseModel):
    record: str = Field(max_length=4_000_000, description="the text or JSON form of a record")


class NotFound(Refused):
    def __init__(self) -> None:
        super().__init__("no_table")


class NotAllowed(Refused):
    def __init__(self) -> None:
        super().__init__("token")


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def live_of(table: str, house: Annotated[House, Depends(house_of)]) -> LiveTable:
    live = await house.find(table)
    if live is None:
        raise NotFound
    return live


bearer = HTTPBearer(
    auto_error=False, description="the token of a seat, or of the host; without one you are a spectator"
)


async def person_of(
    request: Request,
    house: Annotated[House, Depends(house_of)],
    live: Annotated[LiveTable, Depends(live_of)],
    given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Person | None:
    """Whose token it is. Without a token one is a spectator."""
    if "authorization" not in request.headers:
        return None
    person = await house.person(given.credentials) if given is not None else None
    if person is None:
        raise NotAllowed
    house.waiting.notice(live, person.id)
    return person


Live = Annotated[LiveTable, Depends(live_of)]
TheHouse = Annotated[House, Depends(house_of)]
Someone = Annotated[Person | None, Depends(person_of)]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]


def seat_of(live: LiveTable, person: Person | None) -> int | None:
    seats = live.seats_of(person.id if person else None)
    return seats[0] if seats else None


def own_seat(live: LiveTable, person: Person | None) -> int:
    seat = seat_of(live, person)
    if seat is None:
        raise Refused("not_seated")
    return seat


def state_of(live: LiveTable, seat: int | None) -> dict[str, Any]:
    """What this seat may know. Before the deal there is no view, and no question."""
    result = live.table.result if live.dealt else None
    return {
        "table": live.id,
        "game": live.row.game,
        "state": live.row.state,
        "number": live.number,
        "seat": seat,
        "names": live.names_in("en"),
        "open_seats": live.free_seats(),
        "waiting_for": live.table.waiting_seen_by(seat) if live.playing else (),
        "view": msgspec.to_builtins(live.table.view(seat)) if live.dealt else None,
        "questions": questions_of(live, seat, "en"),
        "result": msgspec.to_builtins(result) if result else None,
        "practice": live.row.practice,
        "rules": live.box.rules,
        "rules_current": live.newest_rules,
        "notices": [{"about": notice["about"], "sentence": notice["line"]} for notice in notices(live, "en")],
        "deal": {
            "open": live.open_deal,
            "computable": live.computable,
            "commitment": live.commitment,
            "nonce": live.seats[seat].nonce if seat is not None else None,
            "nonces": [row.nonce for row in live.seats] if live.ended else None,
        },
        "request": request_of(live),
        "trouble": trouble_of(live),
    }


def trouble_of(live: LiveTable) -> dict[str, Any] | None:
    """Why the table stands still, and which bots may be the reason."""
    trouble = live.trouble
    if trouble is None:
        return None
    bots = [live.seats[seat].bot for seat in trouble.seats]
    said = trouble_text(live, trouble).say("en", live.names_in("en"))
    return {
        "why": trouble.why,
        "seats": trouble.seats,
        "bots": bots,
        "again": trouble.again,
        "sentence": said,
    }


def request_of(live: LiveTable) -> dict[str, Any] | None:
    request = live.request
    if request is None:
        return None
    return {"number": request.number, "seat": request.seat, "undecided": live.undecided(request)}


def state_for(live: LiveTable, person: Person | None) -> dict[str, Any]:
    return state_of(live, seat_of(live, person))


def questions_of(live: LiveTable, seat: int | None, language: str) -> list[dict[str, Any]]:
    if not live.playing:
        return []
    return [
        {
            "seat": question.seat,
            "name": question.name,
            "text": question.text(language),
            "asked_at": live.asked_at,
            "sealed": question.sealed,
            "options": [
                {
                    "option": option,
                    "code": question.code(option),
                    "sentence": question.sentence(option, language),
                }
                for option in question.options
            ],
        }
        for question in live.table.questions
        if question.seat == seat
    ]


def seated_bots() -> dict[str, Any]:
    """The bots that may sit down: the ranks that people choose among, others by name, and of those that are
    named with their budget, such as search-200, the largest one.
    """
    return {
        "ranks": list(LEVELS),
        "others": [bot for bot in bot_names() if bot not in LEVELS],
        "budgets": dict.fromkeys(SEATED_SEARCHES, LARGEST_BUDGET),
    }


def domains_of(box: Box) -> list[dict[str, Any]]:
    """What can be asked, with the codes of all options; a deck of one's own may have other codes."""
    deck = box.standard_deck()
    return [
        {
            "name": kind.name,
            "size": kind.size,
            "anonymous": kind.anonymous,
            "codes": box.codes(kind.number, deck).written,
        }
        for kind in box.questions
    ]


async def games() -> list[dict[str, Any]]:
    return [
        {
            "game": name,
            "title": open_box(name).title,
            "players": list(open_box(name).players),
            "options": {
                setting.name: list(setting.allowed(max(open_box(name).players)))
                for setting in open_box(name).settings
            },
            "questions": domains_of(open_box(name)),
            "bots": seated_bots(),
        }
        for name in names()
    ]


async def create(body: NewTableBody, house: TheHouse) -> dict[str, Any]:
    tokens = [new_secret() if seat.kind == "person" else None for seat in body.seats]
    seats = [
        NewSeat(
            seat.kind,
            seat.name,
            seat.bot if seat.kind == "bot" else None,
            token,
            seat.nonce if seat.kind == "person" else "",
        )
        for seat, token in zip(body.seats, tokens, strict=True)
    ]
    host = next((token for token in tokens if token is not None), new_secret())
    live = await house.create(
        body.game,
        seats,
        None,
        body.options,
        body.seed,
        body.public,
        body.deck,
        body.hints,
        body.practice,
        host,
    )
    return {
        "table": live.id,
        "state": live.row.state,
        "invite": live.row.invite,
        "host": host,
        "seats": [{"seat": number, "token": token} for number, token in enumerate(tokens)],
    }


async def join(live: Live, body: JoinBody, house: TheHouse) -> dict[str, Any]:
    if body.invite != live.row.invite and not live.row.public:
        raise Refused("by_invitation")
    free = live.free_seats()
    seat = body.seat if body.seat is not None else (free[0] if free else -1)
    if seat not in free:
        raise Refused("seat_taken")
    token = new_secret()
    check_nonce(body.nonce)
    await house.take_seat(live, seat, await house.welcome(token, body.name), body.name, body.nonce)
    return {"seat": seat, "token": token}


async def fill(live: Live, person: Someone, body: FillBody, house: TheHouse) -> dict[str, Any]:
    if person is None:
        raise Refused("not_owner")
    await house.fill_with_bots(live, person, body.bot)
    return {"state": live.row.state}


async def replace(live: Live, person: Someone, body: ReplaceBody, house: TheHouse) -> dict[str, Any]:
    if person is None:
        raise Refused("not_seated")
    await house.replace_bot(live, person, body.seat, body.bot)
    return {"number": len(live.journal)}


async def close(live: Live, person: Someone, house: TheHouse) -> dict[str, Any]:
    if person is None:
        raise Refused("not_owner")
    await house.close_table(live, person)
    return {"state": live.row.state}


async def state(live: Live, person: Someone) -> dict[str, Any]:
    return state_for(live, person)


async def view(live: Live, person: Someone) -> Any:
    return msgspec.to_builtins(live.table.view(seat_of(live, person)))


async def questions(live: Live, person: Someone, language: Language = "en") -> list[dict[str, Any]]:
    return questions_of(live, seat_of(live, person), language)


async def answer(live: Live, person: Someone, body: AnswerBody, house: TheHouse) -> dict[str, Any]:
    await house.answer(live, own_seat(live, person), body.asked_at, body.option)
    return {"number": len(live.journal)}


async def undo(live: Live, person: Someone, house: TheHouse) -> dict[str, Any]:
    await house.undo(live, own_seat(live, person))
    return {"number": len(live.journal)}


async def request_undo(live: Live, person: Someone, house: TheHouse) -> dict[str, Any]:
    await house.request_undo(live, own_seat(live, person))
    return {"number": len(live.journal), "request": len(live.journal) - 1}


async def accept_undo(live: Live, person: Someone, body: RequestBody, house: TheHouse) -> dict[str, Any]:
    await house.reply_to_request(live, own_seat(live, person), body.request, accept=True)
    return {"number": len(live.journal)}


async def decline_undo(live: Live, person: Someone, body: RequestBody, house: TheHouse) -> dict[str, Any]:
    await house.reply_to_request(live, own_seat(live, person), body.request, accept=False)
    return {"number": len(live.journal)}


async def hint(live: Live, person: Someone, house: TheHouse, language: Language = "en") -> dict[str, Any]:
    seat = own_seat(live, person)
    asked_at = live.asked_at
    asked = house.ask_hint(live, seat, asked_at)
    question = next(question for question in live.table.questions if question.seat == seat)
    if asked.thinking is not None:
        await asyncio.wait([asked.thinking])
    if asked.hint is None:
        raise Refused("busy" if asked.busy else "no_advice" if asked.failed else "stale")
    words = hint_words(asked.hint, question, language, live.names_in(language))
    return {"asked_at": asked_at, **words}


async def passing(live: Live, person: Someone, body: PassingBody, house: TheHouse) -> dict[str, Any]:
    await house.set_passing(live, own_seat(live, person), body.passing)
    return {"passing": body.passing}


async def log(live: Live, person: Someone, language: Language = "en") -> list[dict[str, Any]]:
    if not live.dealt and not live.waiting:  # nothing has happened here except for its end
        return [{"at": 0, "seat": None, "sentence": lobby_headline(live).say(language)}]
    lines = live.table.log(seat_of(live, person))
    return [{"at": line.at, "seat": line.seat, "sentence": line.say(language)} for line in lines]


async def record(live: Live, house: TheHouse) -> Any:
    house.must_have_ended(live)
    return msgspec.json.decode(live.record().to_json())


async def ask_analysis(live: Live, house: TheHouse) -> Any:
    return msgspec.to_builtins(for_programs(house.analyse(live)))


async def analysis(live: Live, house: TheHouse) -> Any:
    house.must_have_ended(live, "analysis_later")
    return msgspec.to_builtins(for_programs(house.analyses.of(live)))


async def bring(body: RecordBody, house: TheHouse) -> dict[str, Any]:
    live = await house.import_record(body.record.encode())
    return {"table": live.id}


async def wait(
    live: Live, person: Someone, house: TheHouse, request: Request, after: int = -1
) -> dict[str, Any]:
    watcher = Watcher(person.id if person else None)
    with house.watching(live, watcher):
        async with asyncio.timeout(LONGEST_WAIT) as limit:
            try:
                closing = request.app.state.closing
                while live.number <= after and (live.waiting or live.playing) and not closing.is_set():
                    await watcher.changed.wait()
                    watcher.changed.clear()
            except asyncio.CancelledError:
                if not limit.expired():
                    raise
    return state_for(live, person)


async def stream(request: Request, live: Live) -> Response:
    response = trouble(Visitor(request), 426, text("server.refused.web_socket"), "web_socket")
    response.headers.update({"upgrade": "websocket", "connection": "upgrade"})
    return response


async def listen(socket: WebSocket, table: str) -> None:
    house: House = socket.app.state.house
    code, why = NO_SUCH_TABLE, "no_table"
    try:
        live = await house.find(table)
    except GameMissing:
        live, why = None, "game_missing"
    token = token_of(socket)
    person = await house.person(token) if token else None
    await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    if live is None or (token is not None and person is None):
        if live is not None:
            code, why = NOT_ALLOWED, "token"
        language = preferred_language(socket.headers.get("accept-language", ""))
        await socket.close(code, text(f"server.refused.{why}").say(language))
        return
    listener = Listener(socket, person, functools.partial(state_for, live, person))
    with house.watching(live, listener):
        listener.notify()
        await listener.until_gone()


async def docs() -> Response:
    return RedirectResponse("/api", 308)


async def failed(request: Request, error: Exception) -> Response:
    return out_of_order(Visitor(request), error)


async def refused(request: Request, error: CamerlengoError) -> JSONResponse:
    language = preferred_language(request.headers.get("accept-language", ""))
    code = error.code if isinstance(error, Refused) else type(error).__name__
    status = STATUS.get(code, 400)
    live = None
    if isinstance(error, GameMissing):
        code, status = "game_missing", 404 if "table" in request.path_params else 400
    else:
        live = await house_of(request).find(request.path_params.get("table", ""))
    names = live.names_in(language) if live is not None else ()
    content = shaped(code, error.text.say(language, names), for_programs=True)
    options = getattr(error, "options", None)
    if options is not None:
        content["options"] = list(options)
    return JSONResponse(content, status)


async def misshapen(request: Request, error: RequestValidationError) -> JSONResponse:
    language = preferred_language(request.headers.get("accept-language", ""))
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    sentence = text("server.refused.form", place=place, reason=first["msg"]).say(language)
    return JSONResponse(shaped("form", sentence, for_programs=True), 422)


CALLS = (
    ("GET", "/games", games, 200),
    ("POST", "/tables", create, 201),
    ("POST", "/tables/{table}/join", join, 200),
    ("POST", "/tables/{table}/fill", fill, 200),
    ("POST", "/tables/{table}/close", close, 200),
    ("POST", "/tables/{table}/replace", replace, 200),
    ("GET", "/tables/{table}", state, 200),
    ("GET", "/tables/{table}/view", view, 200),
    ("GET", "/tables/{table}/questions", questions, 200),
    ("POST", "/tables/{table}/answer", answer, 200),
    ("POST", "/tables/{table}/undo", undo, 200),
    ("POST", "/tables/{table}/undo/request", request_undo, 200),
    ("POST", "/tables/{table}/undo/accept", accept_undo, 200),
    ("POST", "/tables/{table}/undo/decline", decline_undo, 200),
    ("POST", "/tables/{table}/hint", hint, 200),
    ("POST", "/tables/{table}/passing", passing, 200),
    ("GET", "/tables/{table}/log", log, 200),
    ("GET", "/tables/{table}/record", record, 200),
    ("POST", "/tables/{table}/analysis", ask_analysis, 202),
    ("GET", "/tables/{table}/analysis", analysis, 200),
    ("POST", "/records", bring, 201),
    ("GET", "/tables/{table}/wait", wait, 200),
)


def create_api() -> FastAPI:
    api = FastAPI(
        title="Camerlengo",
        version="1",
        description="A token is a seat: send it as `Authorization: Bearer …`. Without one you watch.",
        docs_url=None,
        redoc_url=None,
        responses={"4XX": {"model": ErrorBody, "description": "Refused, and nothing has changed."}},
    )
    for method, path, call, status in CALLS:
        summary = text(f"web.api.call.{call.__name__}").say("en")
        api.add_api_route(path, call, methods=[method], status_code=status, summary=summary)
    api.add_api_route(
        STREAM_PATH,
        stream,
        status_code=101,
        summary=text("web.api.call.stream").say("en"),
        description=STREAM,
        response_class=Response,
        responses={101: {"description": "The stream."}},
        openapi_extra={"x-websocket": {"subprotocols": [PROTOCOL, f"{TOKEN_PROTOCOL}{{token}}"]}},
    )
    api.add_api_websocket_route(STREAM_PATH, listen)
    for path in ("/docs", "/"):
        api.add_api_route(path, docs, include_in_schema=False)
    api.exception_handler(HTTPException)(failed)
    api.exception_handler(Exception)(failed)
    api.exception_handler(CamerlengoError)(refused)
    api.exception_handler(RequestValidationError)(misshapen)
    return api


async def api_page(request: Request) -> Response:
    """What programs can do, for the people who write them."""
    visitor = await Visitor.of(request)
    api: FastAPI = request.app.state.api
    calls = [
        {
            "method": "WebSocket" if route.name == "stream" else ", ".join(route.methods or ()),
            "path": f"/api{route.path}",
            "does": text(f"web.api.call.{route.name}").say(visitor.language),
        }
        for route in api.routes
        if isinstance(route, APIRoute) and route.include_in_schema
    ]
    return page("api.html", visitor, {"calls": calls})
