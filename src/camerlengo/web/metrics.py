"""What monitors ask: whether the server lives, whether it can work, and figures for Prometheus.

Figures contain no ids, names or addresses. They are for the machine of the server and for networks that the
operator names.
"""

from __future__ import annotations

import asyncio
import bisect
import ipaddress
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from camerlengo import __version__
from camerlengo.server.house import House
from camerlengo.server.outages import Outage, outage_of
from camerlengo.web.connections import Connections, Network, is_within
from camerlengo.web.error_pages import json_answer, refusal_of, status_of
from camerlengo.web.logs import Repetitions
from camerlengo.web.security import Limits

PATIENCE: Final = 3.0  # seconds in which the database has to answer
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
FORWARDING: Final = {b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"}
KINDS: Final = {"api": "api", "static": "file", "art": "file"}


class Figures:
    """Counts answers by kind and status, and the seconds that they took."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        self.took: dict[str, list[int]] = {}
        self.sums: dict[str, float] = {}
        self.outages: Counter[str] = Counter()

    def answered(self, kind: str, status: int, seconds: float) -> None:
        self.answers[kind, status] += 1
        took = self.took.get(kind)
        if took is None:
            took = self.took[kind] = [0] * (len(SECONDS) + 1)
        took[bisect.bisect_left(SECONDS, seconds)] += 1
        self.sums[kind] = self.sums.get(kind, 0.0) + seconds


def kind_of(scope: Scope) -> str:
    """Pages, calls of the API, files, or WebSockets."""
    if scope["type"] == "websocket":
        return "socket"
    return KINDS.get(scope["path"][1:].partition("/")[0], "page")


class HouseCollector(Collector):
    def __init__(
        self,
        figures: Figures,
        limits: Limits,
        house: House,
        connections: Connections | None,
        repetitions: Repetitions | None,
    ) -> None:
        self.house = house
        self.limits = limits
        self.figures = figures
        self.connections = connections
        self.repetitions = repetitions

    def collect(self) -> Iterator[Metric]:
        info = GaugeMetricFamily("camerlengo_info", "The version.", labels=["version"])
        info.add_metric([__version__], 1)
        yield info
        yield from self._requests()
        tables = list(self.house.tables_in_memory())
        watchers = sum(len(live.watchers) for live in tables)
        yield GaugeMetricFamily("camerlengo_tables_in_memory", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("camerlengo_watchers", "Open pages and streams.", watchers)
        stuck = sum(live.trouble is not None for live in tables)
        yield GaugeMetricFamily("camerlengo_tables_in_trouble", "Tables in memory that stand still.", stuck)
        waiting = len(self.house.autoplayer.workers.queue)
        yield GaugeMetricFamily("camerlengo_work_waiting", "Decisions, hints, analyses in line.", waiting)
        outages = CounterMetricFamily("camerlengo_outages", "Failures of the database.", labels=["code"])
        for code, count in self.figures.outages.items():
            outages.add_metric([code], count)
        yield outages
        if self.repetitions is not None:
            errors = self.repetitions.errors
            yield CounterMetricFamily("camerlengo_log_errors", "Errors in the log, all counted.", errors)
        if self.connections is not None:
            yield from self._connections(self.connections)

    def _requests(self) -> Iterator[Metric]:
        answers = CounterMetricFamily("camerlengo_answers", "Answers.", labels=["kind", "status"])
        for (kind, status), count in list(self.figures.answers.items()):
            answers.add_metric([kind, str(status)], count)
        yield answers
        took = HistogramMetricFamily("camerlengo_answer_seconds", "Time for answers.", labels=["kind"])
        for kind, counts in list(self.figures.took.items()):
            total, buckets = 0, []
            for bound, count in zip((*map(str, SECONDS), "+Inf"), counts, strict=True):
                total += count
                buckets.append((bound, float(total)))
            took.add_metric([kind], buckets, self.figures.sums[kind])
        yield took
        under_way = sum(self.limits.under_way.values())
        yield GaugeMetricFamily("camerlengo_under_way", "Requests and WebSockets under way.", under_way)

    def _connections(self, connections: Connections) -> Iterator[Metric]:
        yield GaugeMetricFamily("camerlengo_connections", "Open connections.", len(connections))
        yield GaugeMetricFamily("camerlengo_connections_most", "Places for them.", connections.most)
        closed = CounterMetricFamily(
            "camerlengo_connections_closed", "Connections that were closed for others.", labels=["reason"]
        )
        closed.add_metric(["refused"], connections.refused)
        closed.add_metric(["slow"], connections.given_up)
        closed.add_metric(["replaced"], connections.replaced)
        yield closed


def may_read(scope: Scope, networks: Sequence[Network]) -> bool:
    """Whether figures are for this visitor.

    On the server's own machine nothing may have been forwarded: the host of a proxy there is not the visitor.
    """
    client = scope.get("client")
    if client is None:
        return False
    if is_within(client[0], tuple(networks)):
        return True
    headers = dict(scope["headers"])
    asked = re.sub(r":\d+$", "", headers.get(b"host", b"").decode("latin-1")).strip("[]")
    return is_loopback(client[0]) and is_loopback(asked) and not FORWARDING & headers.keys()


def is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


async def healthz(request: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok\n")


async def readyz(request: Request) -> Response:
    """The database answers, too."""
    house: House = request.app.state.house
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.check()
    except Exception as error:
        outage = outage_of(error) or Outage("database_away")
        return json_answer(refusal_of(outage, "en"), status_of(outage))
    return PlainTextResponse("ready\n")


class Metrics:
    """Serves the figures to those who may read them."""

    def __init__(self) -> None:
        self.networks: Sequence[Network] = ()
        self.registry = CollectorRegistry()

    def show(self, figures: Collector, networks: Sequence[Network]) -> None:
        self.networks = networks
        self.registry.register(figures)
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not may_read(scope, self.networks):
            raise HTTPException(404)
        answer = Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)
        await answer(scope, receive, send)
