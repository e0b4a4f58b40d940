"""The JSON API: the same tables, the same secrecy, the same errors, for programs.

Every function here is a call: `Calls` serves them all, and openapi.py describes them. A page at /api
explains them to people.
"""

from __future__ import annotations

import asyncio
import functools

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from camerlengo.bots import LEVELS
from camerlengo.bots import names as bot_names
from camerlengo.core.box import Box
from camerlengo.core.texts import Listed
from camerlengo.core.view import View
from camerlengo.games import names, open_box
from camerlengo.server.analyses import AnalysisJob
from camerlengo.server.bot_seeds import SEATED_SEARCHES
from camerlengo.server.ids import new_secret
from camerlengo.server.live_table import Watcher
from camerlengo.server.refusals import Refused
from camerlengo.server.setup import NewSeat, check_nonce
from camerlengo.web.analysis_view import progress
from camerlengo.web.api_calls import AtTable, Call, Caller, declare
from camerlengo.web.api_types import (
    AnalysisState,
    AnswerBody,
    Asked,
    Domain,
    FillBody,
    GameInfo,
    HintState,
    Imported,
    InLanguage,
    JoinBody,
    Joined,
    LineOfLog,
    LogQuery,
    NewTableBody,
    OpenQuestion,
    PassingBody,
    PassingState,
    PreferenceInfo,
    Preferences,
    PreferencesBody,
    RecordBody,
    RecordFile,
    ReplaceBody,
    ReplyBody,
    SeatedBots,
    SeatMade,
    TableMade,
    TableStands,
    TableState,
    WaitQuery,
    WindowState,
    Written,
)
from camerlengo.web.hint_panel import hint_words
from camerlengo.web.stream import STREAM_PATH, listen
from camerlengo.web.table_page import lobby_headline
from camerlengo.web.table_state import questions_of, state_for
from camerlengo.web.visitor import origin_of

CALLS: list[Call] = []
call = functools.partial(declare, CALLS)
LONGEST_WAIT = 30.0  # seconds of a long poll; proxies close idle connections after a minute

# --- the house ------------------------------------------------------------------------------------


@call("GET", "/games")
async def games(caller: Caller) -> list[GameInfo]:
    return [game_info(open_box(name), caller.house.largest_budget) for name in names()]


def game_info(box: Box, budget: int) -> GameInfo:
    return GameInfo(
        game=box.name,
        title=box.title,
        players=list(box.players),
        options={setting.name: list(setting.allowed(max(box.players))) for setting in box.settings},
        preferences=[
            PreferenceInfo(one.name, one.choices, one.default, one.for_a_turn) for one in box.preferences
        ],
        questions=domains_of(box),
        bots=seated_bots(budget),
    )


def domains_of(box: Box) -> list[Domain]:
    """The questions of a game, with the codes of all options; a deck file may have other codes."""
    deck = box.standard_deck()
    return [
        Domain(kind.name, kind.size, kind.anonymous, box.codes(kind.number, deck).written)
        for kind in box.questions
    ]


def seated_bots(budget: int) -> SeatedBots:
    """The bots that may sit down: the ranks that people choose among, and others.

    `budget` is the largest one that the operator allows; with 0 there are none.
    """
    return SeatedBots(
        ranks=list(LEVELS),
        others=[bot for bot in bot_names() if bot not in LEVELS],
        budgets=dict.fromkeys(SEATED_SEARCHES, budget) if budget else {},
    )


@call("POST", "/tables", "setup", "deck", "deck_large", "nonce", "practice", "game_missing", status=201)
async def create(caller: Caller, body: NewTableBody) -> TableMade:
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
    live = await caller.house.create(
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
        body.window,
        origin_of(caller.request),
        fresh=True,
    )
    return TableMade(
        table=live.id,
        state=live.row.state,
        invite=live.row.invite,
        host=host,
        seats=[SeatMade(number, token) for number, token in enumerate(tokens)],
    )


@call("POST", "/records", "record", "deck", "game_missing", status=201)
async def bring(caller: Caller, body: RecordBody) -> Imported:
    live = await caller.house.import_record(body.record.encode())
    return Imported(live.id)


# --- sitting down ---------------------------------------------------------------------------------

NO_GAME = ("not_dealt", "cancelled", "expired")  # where there is nothing to look at
CLOSED = (*NO_GAME, "not_playing")  # where nothing can be done


@call("POST", "/tables/{table}/join", "by_invitation", "seat_taken", "nonce", "setup", *NO_GAME)
async def join(at: AtTable, body: JoinBody) -> Joined:
    live = at.live
    if body.invite != live.row.invite and not live.row.public:
        raise Refused("by_invitation")
    free = live.free_seats()
    seat = body.seat if body.seat is not None else (free[0] if free else -1)
    if seat not in free:
        raise Refused("seat_taken")
    token = new_secret()
    check_nonce(body.nonce)
    await at.house.take_seat(live, seat, await at.house.welcome(token, body.name), body.name, body.nonce)
    return Joined(seat, token)


@call("POST", "/tables/{table}/fill", "not_owner", "not_waiting", "setup")
async def fill(at: AtTable, body: FillBody) -> TableStands:
    await at.house.fill_with_bots(at.live, at.somebody("not_owner"), body.bot)
    return TableStands(at.live.row.state)


@call("POST", "/tables/{table}/replace", "not_seated", "bot_plays", "stale", "setup", *CLOSED)
async def replace(at: AtTable, body: ReplaceBody) -> Written:
    await at.house.replace_bot(at.live, at.somebody("not_seated"), body.seat, body.bot)
    return at.written()


@call("POST", "/tables/{table}/close", "not_owner", "stale", *CLOSED)
async def close(at: AtTable) -> TableStands:
    await at.house.close_table(at.live, at.somebody("not_owner"))
    return TableStands(at.live.row.state)


@call("POST", "/tables/{table}/leave", "not_seated", "stale", *CLOSED)
async def leave(at: AtTable) -> TableStands:
    await at.house.leave(at.live, at.somebody("not_seated"), at.own_seat())
    return TableStands(at.live.row.state)


@call("POST", "/tables/{table}/return", "no_return", "stale", *CLOSED)
async def come_back(at: AtTable) -> Written:
    await at.house.come_back(at.live, at.somebody("no_return"))
    return at.written()


# --- looking --------------------------------------------------------------------------------------


@call("GET", "/tables/{table}")
async def state(at: AtTable, query: InLanguage) -> TableState:
    return state_for(at.live, at.person, query.language)


@call("GET", "/tables/{table}/view", *NO_GAME)
async def view(at: AtTable) -> View:
    return at.live.table.view(at.seat)


@call("GET", "/tables/{table}/questions")
async def questions(at: AtTable, query: InLanguage) -> list[OpenQuestion]:
    return questions_of(at.live, at.seat, query.language)


@call("GET", "/tables/{table}/log", "not_dealt")
async def log(at: AtTable, query: LogQuery) -> list[LineOfLog]:
    live, language = at.live, query.language
    if not live.dealt and not live.waiting:  # nothing has happened here except for its end
        return [LineOfLog(0, None, lobby_headline(live).say(language))]
    lines = live.table.log(at.seat)
    return [LineOfLog(line.at, line.seat, line.say(language)) for line in lines if line.at >= query.since]


@call("GET", "/tables/{table}/wait")
async def wait(at: AtTable, query: WaitQuery) -> TableState:
    live, closing = at.live, at.closing
    watcher = Watcher(at.person.id if at.person else None)
    with at.house.watching(live, watcher):
        async with asyncio.timeout(LONGEST_WAIT) as limit:
            try:
                while live.number <= query.after and (live.waiting or live.playing) and not closing.is_set():
                    await watcher.changed.wait()
                    watcher.changed.clear()
            except asyncio.CancelledError:
                if not limit.expired():
                    raise
    return state_for(live, at.person, query.language)


@call("GET", STREAM_PATH, "web_socket", status=101)
async def stream(at: AtTable, query: InLanguage) -> TableState:
    """A WebSocket is served by `listen`; this is what anything else gets."""
    raise Refused("web_socket")


# --- acting ---------------------------------------------------------------------------------------


@call("POST", "/tables/{table}/answer", "not_seated", "wrong_answer", "stale", *CLOSED)
async def answer(at: AtTable, body: AnswerBody) -> Written:
    await at.house.answer(at.live, at.own_seat(), body.asked_at, body.option)
    return at.written()


@call("POST", "/tables/{table}/undo", "not_seated", "undo", "stale", *CLOSED)
async def undo(at: AtTable) -> Written:
    await at.house.undo(at.live, at.own_seat())
    return at.written()


REQUESTS = ("request_again", "request_free", "request_nobody", "request_open")


@call("POST", "/tables/{table}/undo/request", "not_seated", "undo", *REQUESTS, "stale", *CLOSED)
async def request_undo(at: AtTable) -> Asked:
    await at.house.request_undo(at.live, at.own_seat())
    number = len(at.live.entries)
    return Asked(number, number - 1)


@call("POST", "/tables/{table}/undo/accept", "not_seated", "request_gone", "request_own", *CLOSED)
async def accept_undo(at: AtTable, body: ReplyBody) -> Written:
    await at.house.reply_to_request(at.live, at.own_seat(), body.request, accept=True)
    return at.written()


@call("POST", "/tables/{table}/undo/decline", "not_seated", "request_gone", *CLOSED)
async def decline_undo(at: AtTable, body: ReplyBody) -> Written:
    await at.house.reply_to_request(at.live, at.own_seat(), body.request, accept=False)
    return at.written()


PREFERENCES = ("no_preferences", "preference", "preference_choice")


@call("POST", "/tables/{table}/preferences", "not_seated", *PREFERENCES, *CLOSED)
async def preferences(at: AtTable, body: PreferencesBody) -> Preferences:
    seat = at.own_seat()
    await at.house.set_preferences(at.live, seat, body.preferences)
    return Preferences(at.live.preferences_of(seat))


STOPS = {"never": "everything", "until_attacked": "smart", "always": "never"}  # by when a seat passed


@call("POST", "/tables/{table}/passing", "not_seated", *PREFERENCES, *CLOSED, deprecated=True)
async def passing(at: AtTable, body: PassingBody) -> PassingState:
    """How programs of before set what is a preference now."""
    if body.passing not in STOPS:
        raise Refused("preference_choice", name="passing", choice=body.passing, allowed=Listed(tuple(STOPS)))
    await at.house.set_preferences(at.live, at.own_seat(), {"stops": STOPS[body.passing]})
    return PassingState(body.passing)


@call("POST", "/tables/{table}/hold", "not_seated", "no_window", *CLOSED)
async def hold(at: AtTable) -> WindowState:
    """Asks for more time in the window that is open."""
    await at.house.hold(at.live, at.own_seat())
    return WindowState(at.live.row.window)


ADVICE = ("no_hints", "nothing_asked", "no_choice", "busy", "no_advice")


@call("POST", "/tables/{table}/hint", "not_seated", *ADVICE, "stale", *CLOSED)
async def hint(at: AtTable, query: InLanguage) -> HintState:
    live, seat = at.live, at.own_seat()
    asked_at = live.asked_at
    asked = at.house.ask_hint(live, seat, asked_at)
    question = next(question for question in live.table.questions if question.seat == seat)
    if asked.thinking is not None:
        await asyncio.wait([asked.thinking])
    if asked.hint is None:
        raise Refused("busy" if asked.busy else "no_advice" if asked.failed else "stale")
    words = hint_words(asked.hint, question, query.language, live.names_in(query.language))
    return HintState(asked_at, words.sealed, words.mix, words.tips)


# --- after the end --------------------------------------------------------------------------------


@call("GET", "/tables/{table}/record", "still_playing", *NO_GAME)
async def record(at: AtTable) -> RecordFile:
    at.house.must_have_ended(at.live)
    return msgspec.json.decode(at.live.record().to_json(), type=RecordFile)


@call("POST", "/tables/{table}/analysis", "analysis_later", "busy", *NO_GAME, status=202)
async def ask_analysis(at: AtTable) -> AnalysisState:
    return analysis_state(at.house.analyse(at.live))


@call("GET", "/tables/{table}/analysis", "analysis_later", *NO_GAME)
async def analysis(at: AtTable) -> AnalysisState:
    at.house.must_have_ended(at.live, "analysis_later")
    return analysis_state(at.house.analyses.of(at.live))


def analysis_state(work: AnalysisJob | None) -> AnalysisState:
    made = progress(work)
    return AnalysisState(made.state, made.done, made.of, work.analysis if work is not None else None)


# --- serving --------------------------------------------------------------------------------------


async def to_page(request: Request) -> Response:
    return RedirectResponse("/api", 308)


def routes() -> list[BaseRoute]:
    """All but the calls themselves, which `Calls` serves."""
    return [WebSocketRoute(STREAM_PATH, listen), Route("/docs", to_page), Route("/", to_page)]
