"""Runs the server: `camerlengo serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import text
from camerlengo.web.app import create_app, open_house

LARGEST_HEAD = 65_536  # bytes of a request before its body; httptools itself has no limit
SECONDS_TO_LEAVE = 2  # for answers under way; pages that stay open do not count
# How many objects come before Python looks for circles among them (gc.set_threshold). An answer makes
# thousands, almost none of them in a circle, and tables stay. Python's own thresholds took a sixth of the
# time, and up to 100 ms at once for a hundred tables.
YOUNG, MIDDLE, OLD = 2_000, 20, 100


class ServeError(CamerlengoError):
    code = "port"


def listen(host: str, port: int) -> socket.socket:
    """Takes the port before anything else, so that a taken one is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once instead of waiting 40 ms for more to send.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError, TypeError) as error:  # the last one: a name that cannot be encoded
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise ServeError(text("server.serve.port", host=host, port=port, reason=reason)) from None
    listener.listen(1024)
    return listener


def settle_memory() -> None:
    """Keeps all loaded objects out of garbage collection, which then delays nobody."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


class Requests(HttpToolsProtocol):
    """Reads requests, and refuses whoever sends more and more of the same head."""

    def __init__(self, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self.unread = 0  # bytes that have come since a head was complete, or a piece of a body

    def data_received(self, data: bytes) -> None:
        self.unread += len(data)
        super().data_received(data)
        if self.unread > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_headers_complete(self) -> None:
        self.unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unread = 0
        super().on_message_complete()


class Server(uvicorn.Server):
    """Tells when it is ready, and ends at once: pages reconnect by themselves."""

    def __init__(self, app: Starlette, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,  # addresses of invitations are secrets
            http=Requests,
            # A compressor for each open page would cost more than all else together
            ws="websockets-sansio",  # without tasks of its own for every open page
            ws_per_message_deflate=False,
            ws_max_size=65_536,
            timeout_graceful_shutdown=SECONDS_TO_LEAVE,
            server_header=False,
            lifespan="on",
        )
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.closing.set()
        self.app.state.house.wake_watchers()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but a signal that was obeyed is not raised again while the server closes."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


async def run(
    listener: socket.socket,
    database: str,
    public_url: str | None,
    pause: float,
    days: float,
    ready: Callable[[], None],
) -> None:
    house, key = await open_house(database, pause, days)
    try:
        await Server(create_app(house, key, public_url), ready).serve([listener])
    finally:
        await house.store.close()


def serve(
    host: str,
    port: int,
    database: str,
    public_url: str | None,
    pause: float,
    days: float,
    say: Callable[[str], None],
    browser: bool,
) -> None:
    """Serves until Ctrl-C. `say` gets the address once pages can be loaded.

    `pause` and `days` are the server's.
    """
    listener = listen(host, port)
    port = listener.getsockname()[1]
    shown = socket.gethostname() if host in ("0.0.0.0", "::", "") else host
    address = public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"

    def ready() -> None:
        settle_memory()
        say(address)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)

    with listener, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(listener, database, public_url, pause, days, ready))
