"""The JSON API: the same tables, the same secrecy, the same errors, for programs.

OpenAPI at /api/docs and /api/openapi.json.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import Depends, FastAPI, Header, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.record import Record
from camerlengo.core.texts import text
from camerlengo.games import NAMES, open_box
from camerlengo.server.house import House, NewSeat, Refused, new_secret
from camerlengo.server.live import LiveTable, Watcher
from camerlengo.server.store import Person
from camerlengo.web.visitor import preferred_language

LONGEST_WAIT = 30.0  # seconds of a long poll; proxies close idle connections after a minute


class NewSeatBody(BaseModel):
    """`person` gets a token in the answer, `open` waits for somebody, `bot` is played by the house."""

    kind: str = Field(pattern="^(person|open|bot)$")
    name: str = Field("", max_length=40)
    bot: str | None = Field(None, max_length=40)


class NewTableBody(BaseModel):
    game: str = Field(max_length=40)
    seats: list[NewSeatBody] = Field(max_length=8)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=20)
    seed: int | None = None
    public: bool = False
    deck: str | None = Field(None, max_length=60_000)


class JoinBody(BaseModel):
    invite: str = Field(max_length=60)
    name: str = Field("", max_length=40)
    seat: int | None = None


class AnswerBody(BaseModel):
    asked_at: int
    option: int


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


async def person_of(
    house: Annotated[House, Depends(house_of)], authorization: Annotated[str | None, Header()] = None
) -> Person | None:
    """Whose token it is. Without a token one is a spectator."""
    if authorization is None:
        return None
    kind, _, token = authorization.partition(" ")
    person = await house.person(token) if kind == "Bearer" else None
    if person is None:
        raise NotAllowed
    return person


Live = Annotated[LiveTable, Depends(live_of)]
TheHouse = Annotated[House, Depends(house_of)]
Someone = Annotated[Person | None, Depends(person_of)]
Language = Annotated[str, Query(pattern="^(en|it|fr)$")]


def seat_of(live: LiveTable, person: Person | None) -> int | None:
    seats = live.seats_of(person.id if person else None)
    return seats[0] if seats else None


def own_seat(live: LiveTable, person: Person | None) -> int:
    seat = seat_of(live, person)
    if seat is None:
        raise Refused("not_seated")
    return seat


def state_of(live: LiveTable, seat: int | None) -> dict[str, Any]:
    result = live.table.result
    return {
        "table": live.id,
        "game": live.row.game,
        "state": live.row.state,
        "number": len(live.journal),
        "seat": seat,
        "names": live.table.names_in("en"),
        "waiting_for": live.table.waiting_for if live.playing else (),
        "view": msgspec.to_builtins(live.table.view(seat)),
        "questions": questions_of(live, seat, "en"),
        "result": msgspec.to_builtins(result) if result else None,
    }


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
                {"option": option, "sentence": question.sentence(option, language)}
                for option in question.options
            ],
        }
        for question in live.table.questions
        if question.seat == seat
    ]


def create_api() -> FastAPI:
    api = FastAPI(
        title="Camerlengo",
        version="1",
        description="A token is a seat: send it as `Authorization: Bearer …`. Without one you watch.",
        docs_url=None,
        redoc_url=None,
    )

    @api.get("/games", summary="What can be played")
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
                "questions": [msgspec.to_builtins(question) for question in open_box(name).questions],
            }
            for name in NAMES
        ]

    @api.post("/tables", status_code=201, summary="Set a table up")
    async def create(body: NewTableBody, house: TheHouse) -> dict[str, Any]:
        tokens: dict[int, str] = {}
        seats = []
        for number, seat in enumerate(body.seats):
            if seat.kind == "person":
                tokens[number] = new_secret()
            seats.append(NewSeat("bot" if seat.kind == "bot" else "open", seat.name, seat.bot))
        owner = None
        people = {}
        for number, token in tokens.items():
            people[number] = await house.welcome(token, body.seats[number].name)
            owner = owner or people[number]
        live = await house.create(body.game, seats, owner, body.options, body.seed, body.public, body.deck)
        for number, person in people.items():
            await house.take_seat(live, number, person, body.seats[number].name)
        return {
            "table": live.id,
            "invite": live.row.invite,
            "seats": [{"seat": number, "token": tokens.get(number)} for number in range(len(body.seats))],
        }

    @api.post("/tables/{table}/join", summary="Take an open seat by invitation")
    async def join(live: Live, body: JoinBody, house: TheHouse) -> dict[str, Any]:
        if body.invite != live.row.invite and not live.row.public:
            raise Refused("by_invitation")
        free = live.free_seats()
        seat = body.seat if body.seat is not None else (free[0] if free else -1)
        if seat not in free:
            raise Refused("seat_taken")
        token = new_secret()
        await house.take_seat(live, seat, await house.welcome(token, body.name), body.name)
        return {"seat": seat, "token": token}

    @api.get("/tables/{table}", summary="The table as you may see it")
    async def state(live: Live, person: Someone) -> dict[str, Any]:
        return state_of(live, seat_of(live, person))

    @api.get("/tables/{table}/view", summary="The view of your seat")
    async def view(live: Live, person: Someone) -> Any:
        return msgspec.to_builtins(live.table.view(seat_of(live, person)))

    @api.get("/tables/{table}/questions", summary="What is asked of you")
    async def questions(live: Live, person: Someone, language: Language = "en") -> list[dict[str, Any]]:
        return questions_of(live, seat_of(live, person), language)

    @api.post("/tables/{table}/answer", summary="Answer the open question of your seat")
    async def answer(live: Live, person: Someone, body: AnswerBody, house: TheHouse) -> dict[str, Any]:
        await house.answer(live, own_seat(live, person), body.asked_at, body.option)
        return {"number": len(live.journal)}

    @api.post("/tables/{table}/undo", summary="Take your last answer back")
    async def undo(live: Live, person: Someone, house: TheHouse) -> dict[str, Any]:
        await house.undo(live, own_seat(live, person))
        return {"number": len(live.journal)}

    @api.get("/tables/{table}/log", summary="What your seat has heard")
    async def log(live: Live, person: Someone, language: Language = "en") -> list[dict[str, Any]]:
        lines = live.table.log(seat_of(live, person))
        return [{"at": line.at, "seat": line.seat, "sentence": line.say(language)} for line in lines]

    @api.get("/tables/{table}/record", summary="The record of a finished game")
    async def record(live: Live) -> Any:
        if live.playing:
            raise Refused("still_playing")
        return msgspec.json.decode(live.record().to_json())

    @api.post("/records", status_code=201, summary="Bring a record from elsewhere, to replay it")
    async def bring(body: RecordBody, house: TheHouse) -> dict[str, Any]:
        live = await house.import_record(Record.read(body.record.encode()))
        return {"table": live.id}

    @api.get("/tables/{table}/wait", summary="Wait until the table is past a number, or 30 seconds")
    async def wait(
        live: Live, person: Someone, house: TheHouse, request: Request, after: int = -1
    ) -> dict[str, Any]:
        watcher = Watcher(person.id if person else None)
        with house.watching(live, watcher):
            async with asyncio.timeout(LONGEST_WAIT) as limit:
                try:
                    while (
                        len(live.journal) <= after and live.playing and not request.app.state.closing.is_set()
                    ):
                        await watcher.changed.wait()
                        watcher.changed.clear()
                except asyncio.CancelledError:
                    if not limit.expired():
                        raise
        return state_of(live, seat_of(live, person))

    @api.websocket("/tables/{table}/stream")
    async def stream(socket: WebSocket, table: str, token: str | None = None) -> None:
        """Sends the state at every change. The token may come as a header or in the address."""
        house: House = socket.app.state.house
        live = await house.find(table)
        await socket.accept()
        bearer = socket.headers.get("authorization", "").removeprefix("Bearer ")
        secret = bearer or token
        person = await house.person(secret) if secret else None
        if live is None or (secret and person is None):
            await socket.close(4404 if live is None else 4401)
            return
        watcher = Watcher(person.id if person else None)
        with house.watching(live, watcher):
            watcher.changed.set()
            leaving = asyncio.create_task(_until_gone(socket))
            try:
                while not leaving.done():
                    changed = asyncio.create_task(watcher.changed.wait())
                    await asyncio.wait({changed, leaving}, return_when=asyncio.FIRST_COMPLETED)
                    if not changed.done():
                        changed.cancel()
                        break
                    watcher.changed.clear()
                    await socket.send_text(
                        msgspec.json.encode(state_of(live, seat_of(live, person))).decode()
                    )
            except RuntimeError:
                return
            finally:
                leaving.cancel()

    @api.exception_handler(CamerlengoError)
    async def refused(request: Request, error: CamerlengoError) -> JSONResponse:
        language = preferred_language(request.headers.get("accept-language", ""))
        code = error.code if isinstance(error, Refused) else type(error).__name__
        status = {"no_table": 404, "token": 401, "stale": 409, "not_seated": 403}.get(code, 400)
        content: dict[str, Any] = {"code": code, "error": error.text.say(language)}
        options = getattr(error, "options", None)
        if options is not None:
            content["options"] = list(options)
        return JSONResponse(content, status)

    @api.exception_handler(RequestValidationError)
    async def misshapen(request: Request, error: RequestValidationError) -> JSONResponse:
        language = preferred_language(request.headers.get("accept-language", ""))
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        sentence = text("server.refused.form", place=place, reason=first["msg"]).say(language)
        return JSONResponse({"code": "form", "error": sentence}, 422)

    return api


async def _until_gone(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
