"""Puts the house behind its pages."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import text
from camerlengo.games import NAMES, open_box
from camerlengo.server.bots import BotWorkers
from camerlengo.server.house import House
from camerlengo.server.store import Store
from camerlengo.web import pages
from camerlengo.web.api import create_api
from camerlengo.web.live import live_table
from camerlengo.web.rendering import page, version
from camerlengo.web.security import Guard
from camerlengo.web.visitor import Visitor

FOR_GOOD = "public, max-age=31536000, immutable"
FOR_NOW = "no-cache"


class Files(StaticFiles):
    """Their address carries a version, so they may be kept for good while it is the present one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        fresh = scope["path_params"].get("version") == version()
        response.headers["cache-control"] = FOR_GOOD if fresh else FOR_NOW
        return response


async def picture(request: Request) -> Response:
    game, path = request.path_params["game"], request.path_params["path"]
    drawing = open_box(game).picture(path) if game in NAMES else None
    if drawing is None:
        raise HTTPException(404)
    keep = FOR_GOOD if "v" in request.query_params else FOR_NOW
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": keep})


async def not_found(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    visitor = await Visitor.of(request)
    return trouble(request, visitor, status, str(status) if status in (404, 405) else "other")


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, CamerlengoError)
    return await pages.refused(request, await Visitor.of(request), error)


async def broken(request: Request, error: Exception) -> Response:
    """A fault of ours: no traceback reaches a person; it goes to the log of the server."""
    return trouble(request, Visitor(request), 500, "500")


def trouble(request: Request, visitor: Visitor, status: int, key: str) -> Response:
    sentence = text(f"server.error.{key}").say(visitor.language)
    if pages.wants_json(request):
        return JSONResponse({"ok": False, "error": sentence}, status)
    title = text(f"server.error.{key}_title").say(visitor.language)
    return page(
        "error.html", visitor, {"status": status, "title": title, "sentence": sentence}, status=status
    )


def create_app(house: House, key: bytes, public_url: str | None, rate: float | None = None) -> Starlette:
    """`key` signs the tokens of forms; `rate` bounds how many forms an address may send in a second.

    Without `public_url` links carry the address at which the reader has opened the page.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        app.state.closing.set()
        await house.close()

    api = create_api()
    static = [
        Mount(f"/{name}", Files(packages=[(f"camerlengo.games.{name}", "static")], check_dir=False))
        for name in NAMES
    ]
    guard = Middleware(Guard) if rate is None else Middleware(Guard, rate=rate, burst=3 * rate)
    app = Starlette(
        routes=[
            *pages.routes(),
            WebSocketRoute("/table/{table}/live", live_table),
            Route("/art/{game}/{path:path}", picture),
            Mount(
                "/static/{version}",
                routes=[
                    *static,
                    Mount("/", Files(directory=str(resources.files("camerlengo.web") / "static"))),
                ],
            ),
            Mount("/api", api),
        ],
        middleware=[guard, Middleware(GZipMiddleware, minimum_size=600, compresslevel=6)],
        exception_handlers={404: not_found, 405: not_found, CamerlengoError: refused, 500: broken},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    for state in (app.state, api.state):
        state.house = house
        state.key = key
        state.public_url = (public_url or "").rstrip("/")
        state.closing = asyncio.Event()  # set when the server is about to end
    api.state.closing = app.state.closing
    return app


async def open_house(database: str, pause: float = 1.2) -> tuple[House, bytes]:
    """The house on its database, and the key that is kept there."""
    store = await Store.open(database)
    key = bytes.fromhex(await store.house_value("key", secrets.token_hex(32)))
    return House(store, BotWorkers(), pause), key
