"""Puts the server behind its pages."""

from __future__ import annotations

import asyncio
import functools
import hmac
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib import resources

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from camerlengo import bots, games
from camerlengo.core.errors import CamerlengoError
from camerlengo.games import names, open_box
from camerlengo.server.bot_seeds import USUAL_BUDGET
from camerlengo.server.buckets import Bucket
from camerlengo.server.house import House
from camerlengo.server.outages import DRIVER_ERRORS, Outage, outage_of
from camerlengo.server.store import Store
from camerlengo.server.waiting_tables import USUAL_DAYS
from camerlengo.server.workers import BotWorkers, usual_processes
from camerlengo.web import api, pages
from camerlengo.web.api_calls import Calls
from camerlengo.web.api_page import api_page, openapi_json
from camerlengo.web.bundles import TYPES, Content, NotBundled, bundle, content
from camerlengo.web.connections import MOST_OF_AN_ADDRESS, Connections, Network
from camerlengo.web.error_pages import error_page, outage_page, status_of, unexpected_error
from camerlengo.web.files import folder_of, games_with_a_page, version
from camerlengo.web.logs import Repetitions
from camerlengo.web.metrics import Figures, HouseCollector, Metrics, healthz, kind_of, readyz
from camerlengo.web.page_socket import live_table
from camerlengo.web.security import BURST, REQUESTS_A_SECOND, Guard, Limits, address_of
from camerlengo.web.sheets import FOLDER, POLICY, sheet
from camerlengo.web.visitor import Visitor

log = logging.getLogger(__name__)

FOR_GOOD = "public, max-age=31536000, immutable"
FOR_NOW = "no-cache"
MOST_DRAWN = 500  # drawings that are remembered, of 10 kB or less each


class Files(StaticFiles):
    """Their address carries a version, so they may be kept for good while it is the present one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        fresh = scope["path_params"].get("version") == version()
        response.headers["cache-control"] = FOR_GOOD if fresh else FOR_NOW
        return response


async def picture(request: Request) -> Response:
    game, path = request.path_params["game"], request.path_params["path"]
    drawing = drawn(game, path) if game in names() else None
    if drawing is None:
        raise HTTPException(404)
    answer = ready(request, drawing, "image/svg+xml", "v" in request.query_params)
    if path.startswith(FOLDER):
        answer.headers["content-security-policy"] = POLICY
    return answer


@functools.lru_cache(maxsize=MOST_DRAWN)
def drawn(game: str, path: str) -> Content | None:
    drawing = sheet(game, path) if path.startswith(FOLDER) else open_box(game).picture(path)
    return None if drawing is None else content(drawing.encode())


async def bundled(request: Request) -> Response:
    address = request.path_params["address"]
    try:
        found = bundle(address)
    except NotBundled:
        raise HTTPException(404) from None
    kind = TYPES[address.rpartition(".")[2]]
    return ready(request, found, kind, request.path_params["version"] == version())


def ready(request: Request, found: Content, kind: str, for_good: bool) -> Response:
    """Responds with a file that was compressed beforehand."""
    headers = {"cache-control": FOR_GOOD if for_good else FOR_NOW, "vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, media_type=kind, headers=headers)
    return Response(found.packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, CamerlengoError)
    if isinstance(error, Outage):
        return outage_page(Visitor(request), error)
    if error.code == "banned":
        return error_page(Visitor(request), status_of(error), error.text, error.code)
    return await pages.refused(request, await Visitor.of(request), error)


async def failed(request: Request, error: Exception) -> Response:
    """No traceback reaches a person; that of a fault of ours goes to the log of the server."""
    return unexpected_error(Visitor(request), error)


async def unusable(request: Request, error: Exception) -> Response:
    """What drivers raise; what is no outage of the database is a fault of ours."""
    outage = outage_of(error)
    if outage is None:
        raise error
    log.warning("the database cannot be used: %s", outage.code, exc_info=error)
    return outage_page(Visitor(request), outage)


class App(Starlette):
    """Pages with all that Starlette does for them, and the calls of the API, which need none of it."""

    calls: Calls
    limits: Limits
    figures: Figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        address = address_of(scope)
        begun, status = time.perf_counter(), 0

        async def counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        self.limits.enter(address)
        try:
            await self.serve(scope, receive, counted)
        finally:
            self.limits.leave(address)
            if scope["type"] == "http":
                self.figures.answered(kind_of(scope), status, time.perf_counter() - begun)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = self.calls.at(scope["path"]) if scope["type"] == "http" else None
        if found is None:
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        await self.calls.serve(*found, scope, receive, send)


def create_app(
    house: House,
    key: bytes,
    public_url: str | None,
    rate: float = REQUESTS_A_SECOND,
    burst: float = BURST,
    most_at_once: int = MOST_OF_AN_ADDRESS,
    metrics_for: Sequence[Network] = (),
    connections: Connections | None = None,
    repetitions: Repetitions | None = None,
) -> App:
    """`key` signs the tokens of forms. An address may send `rate` forms in a second, or `burst` at once.

    `most_at_once` is how many of its requests and WebSockets may be under way.

    `metrics_for` are the networks that may read figures, beside this machine; `connections` and `repetitions`
    are counted there, too.

    Without `public_url` links carry the address at which the reader has opened the page.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        for problem in (*games.problems(), *bots.problems()):
            log.warning("%s", problem.text)
        await house.start()
        yield
        app.state.closing.set()
        await house.close()

    static = [
        Mount(f"/{name}", Files(directory=str(folder_of(name) / "static"), check_dir=False))
        for name in games_with_a_page()
    ]
    limits = Limits(rate, burst, most_at_once, house.bans)
    metrics = Metrics()
    app = App(
        routes=[  # tried in this order
            Route("/healthz", healthz),
            Route("/readyz", readyz),
            Route("/metrics", metrics),
            Route("/api", api_page),
            Route("/api/openapi.json", openapi_json),
            Mount("/api", routes=api.routes()),
            *pages.routes(),
            WebSocketRoute("/table/{table}/live", live_table),
            Route("/art/{game}/{path:path}", picture),
            Route("/static/{version}/bundle/{address:path}", bundled),
            Mount(
                "/static/{version}",
                routes=[
                    *static,
                    Mount("/", Files(directory=str(resources.files("camerlengo.web") / "static"))),
                ],
            ),
        ],
        middleware=[
            Middleware(Guard, limits=limits),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=6),
        ],
        exception_handlers={
            HTTPException: failed,
            CamerlengoError: refused,
            **dict.fromkeys(DRIVER_ERRORS, unusable),
            500: failed,
        },
        lifespan=lifespan,
    )
    app.limits = limits
    app.figures = Figures()
    app.state.figures = app.figures
    app.calls = Calls(api.CALLS, "/api", house, limits)
    app.router.redirect_slashes = False
    app.state.house = house
    app.state.key = key
    app.state.public_url = (public_url or "").rstrip("/")
    app.state.closing = asyncio.Event()  # set when the server is about to end
    app.state.answers = Bucket(rate, burst)
    shared = {"forms": limits.requests, "doors": limits.doors, "answers": app.state.answers}
    for name, bucket in shared.items() if house.store.shared else ():
        house.buckets.share(name, bucket)
    metrics.show(HouseCollector(app.figures, limits, house, connections, repetitions), metrics_for)
    return app


async def open_house(
    database: str,
    pause: float = 1.2,
    days: float = USUAL_DAYS,
    most: int = USUAL_BUDGET,
    fast_commits: bool = False,
    keep_days: float = 0,
) -> tuple[House, bytes]:
    """The server on its database, and the key that is kept there."""
    store = await Store.open(database, fast_commits)
    key = bytes.fromhex(await store.house_value("key", secrets.token_hex(32)))
    secret = hmac.digest(key, b"bots", "sha256")
    workers = BotWorkers(usual_processes())
    house = House(store, workers, pause, secret=secret, days=days, most=most, keep_days=keep_days, key=key)
    return house, key
