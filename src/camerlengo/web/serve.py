"""Runs the server: `camerlengo serve`."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette

from camerlengo.core.errors import CamerlengoError
from camerlengo.core.texts import text
from camerlengo.server.bot_seeds import USUAL_BUDGET
from camerlengo.server.waiting_tables import USUAL_DAYS
from camerlengo.web import logs
from camerlengo.web.app import create_app, open_house
from camerlengo.web.connections import MOST_CONNECTIONS, Connections, Network, PlacedSockets, Requests, places
from camerlengo.web.logs import Repetitions

TICKS_A_SECOND = 10  # how often uvicorn looks around
ACCEPTED_AT_ONCE = 8  # connections, before those that they replace are closed
LINE = 1024  # connections that wait until they are accepted
SECONDS_TO_LEAVE = 2  # for answers under way; pages that stay open do not count
# How many objects come before Python looks for circles among them (gc.set_threshold). An answer makes
# thousands, almost none of them in a circle, and tables stay. Python's own thresholds took a sixth of the
# time, and up to 100 ms at once for a hundred tables.
YOUNG, MIDDLE, OLD = 2_000, 20, 100


class ServeError(CamerlengoError):
    code = "port"


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator has chosen. `pause`, `days`, `most` and `keep_days` are those of `House`."""

    host: str
    port: int
    database: str
    public_url: str | None = None
    pause: float = 1.2
    days: float = USUAL_DAYS
    most: int = USUAL_BUDGET
    keep_days: float = 0
    metrics_for: tuple[Network, ...] = ()  # who may read figures, beside this machine
    proxies: tuple[Network, ...] = ()  # whose word about the address of visitors counts
    fast_commits: bool = False  # does not wait for the disk
    log_file: Path | None = None


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


def descriptors() -> int:
    """How many files and connections this process may have open; as many as the system allows at all."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 2 * MOST_CONNECTIONS)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


class Server(uvicorn.Server):
    """Tells when it is ready, and ends at once: pages reconnect by themselves."""

    def __init__(
        self, app: Starlette, ready: Callable[[], None], connections: Connections | None = None
    ) -> None:
        self.connections = connections if connections is not None else Connections()
        proxies = [str(network) for network in self.connections.proxies]
        config = uvicorn.Config(
            app,
            log_config=None,  # `logs` has its own
            access_log=False,  # addresses of invitations are secrets
            # uvicorn calls both with what they are about; the types of its settings know classes only
            http=functools.partial(Requests, self.connections),  # type: ignore[arg-type]
            ws=functools.partial(PlacedSockets, self.connections),  # type: ignore[arg-type]
            backlog=ACCEPTED_AT_ONCE,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            # A compressor for each open page would cost more than all else together
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
        for listener in sockets or []:
            listener.listen(LINE)  # more may wait than are accepted at once
        if not self.should_exit:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self.connections.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

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
    listener: socket.socket, settings: ServerSettings, ready: Callable[[], None], repetitions: Repetitions
) -> None:
    connections = Connections(places(descriptors()), proxies=settings.proxies)
    house, key = await open_house(
        settings.database,
        settings.pause,
        settings.days,
        settings.most,
        settings.fast_commits,
        settings.keep_days,
    )
    try:
        app = create_app(
            house,
            key,
            settings.public_url,
            most_at_once=connections.of_an_address,
            metrics_for=settings.metrics_for,
            connections=connections,
            repetitions=repetitions,
        )
        await Server(app, ready, connections).serve([listener])
    finally:
        await house.store.close()


def write_logs(settings: ServerSettings) -> Repetitions:
    repetitions = Repetitions()
    try:
        logs.configure(settings.log_file, repetitions)
    except OSError as error:
        gaps = {"path": settings.log_file, "reason": error.strerror or error}
        raise ServeError(text("server.serve.log_file", **gaps)) from None
    return repetitions


def serve(settings: ServerSettings, say: Callable[[str], None], browser: bool) -> None:
    """Serves until Ctrl-C. `say` gets the address once pages can be loaded."""
    host = settings.host
    listener = listen(host, settings.port)
    port = listener.getsockname()[1]
    shown = socket.gethostname() if host in ("0.0.0.0", "::", "") else host
    address = settings.public_url or f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"

    def ready() -> None:
        settle_memory()
        say(address)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)

    with listener, contextlib.suppress(KeyboardInterrupt):
        repetitions = write_logs(settings)
        asyncio.run(run(listener, settings, ready, repetitions))
