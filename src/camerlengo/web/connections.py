"""The open connections: how many an address may have, and how long a request may take to come.

Whoever opens connections and sends nothing takes room from others. Three rules keep room free. A head or a
body that does not come in time is given up. An address has a bounded number of connections. When all places
are taken, a newcomer gets the place of a connection that waits for its next request, of the address with the
most connections. docs/operations.md has the limits and their reasons.
"""

from __future__ import annotations

import asyncio
import enum
import functools
import ipaddress
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from camerlengo.web.sockets import Sockets

LARGEST_HEAD: Final = 65_536  # bytes of a request before its body; httptools itself has no limit
HEAD_SECONDS: Final = 10.0  # for a head, from its first byte or from the beginning of the connection
BODY_SECONDS: Final = 20.0  # for a body, and a second more for each BODY_RATE bytes of it
BODY_RATE: Final = 5_000.0
STALLED_SECONDS: Final = 30.0  # in which the other side takes nothing of an answer
MOST_CONNECTIONS: Final = 20_000
MOST_OF_AN_ADDRESS: Final = 1_000  # a school behind one address, with a page for everybody
# Descriptors that are not for visitors: database, workers, files of pages, and connections that are accepted
# before others are closed.
RESERVED: Final = 128
LEAST_CONNECTIONS: Final = 32
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@functools.lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """The address that limits count: of IPv6 the network of 64 bits, which one customer has."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


@functools.lru_cache(maxsize=10_000)
def is_within(host: str, networks: Sequence[Network]) -> bool:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in networks)


def places(descriptors: int) -> int:
    """How many connections fit into so many descriptors of the process."""
    return max(LEAST_CONNECTIONS, min(MOST_CONNECTIONS, descriptors - RESERVED))


class Phase(enum.Enum):
    IDLE = enum.auto()  # waits for the next request
    HEAD = enum.auto()
    BODY = enum.auto()
    ANSWER = enum.auto()  # the request is here, and is being answered
    SOCKET = enum.auto()  # a WebSocket, which looks after itself with pings


CAN_WAIT = (Phase.IDLE, Phase.HEAD)  # nobody misses an answer if such a connection is closed


class Connection:
    """A connection: whose it is, what it does, and since when."""

    __slots__ = ("address", "phase", "received", "since", "stalled", "transport")

    def __init__(self, transport: asyncio.Transport, address: str | None, now: float) -> None:
        self.transport = transport
        self.address = address  # None: a proxy, behind which there are many
        self.phase = Phase.HEAD
        self.since = now
        self.received = 0  # bytes of the body
        self.stalled: float | None = None  # since when an answer is not taken

    def begin(self, phase: Phase, now: float) -> None:
        self.phase = phase
        self.since = now

    def is_late(self, now: float) -> bool:
        took = now - self.since
        if self.phase is Phase.HEAD:
            return took > HEAD_SECONDS
        return self.phase is Phase.BODY and took > BODY_SECONDS + self.received / BODY_RATE

    def is_stuck(self, now: float) -> bool:
        return (
            self.phase is not Phase.SOCKET
            and self.stalled is not None
            and now - self.stalled > STALLED_SECONDS
        )


class Connections:
    """All of them, the oldest first. Those of `proxies` count only for the sum."""

    def __init__(
        self,
        most: int = MOST_CONNECTIONS,
        of_an_address: int | None = None,
        proxies: Sequence[Network] = (),
    ) -> None:
        """Without `of_an_address` an address may have three quarters of the places."""
        self.most = most
        self.of_an_address = of_an_address or min(MOST_OF_AN_ADDRESS, max(1, most * 3 // 4))
        self.proxies = tuple(proxies)
        self._all: dict[asyncio.BaseTransport, Connection] = {}
        self._by_address: dict[str | None, dict[asyncio.BaseTransport, Connection]] = {}
        self.refused = 0
        self.given_up = 0  # too slow
        self.replaced = 0  # closed in favour of newer ones

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, transport: asyncio.Transport, host: str, now: float) -> Connection | None:
        """None if there is no room, also not in place of another one."""
        address = None if is_within(host, self.proxies) else household(host)
        of_address = self._by_address.get(address, {})
        crowded = address is not None and len(of_address) >= self.of_an_address
        if crowded and not self._replace(of_address):
            self.refused += 1
            return None
        if len(self._all) >= self.most and not self._make_room():
            self.refused += 1
            return None
        one = Connection(transport, address, now)
        self._all[transport] = one
        self._by_address.setdefault(address, {})[transport] = one
        return one

    def leave(self, transport: asyncio.BaseTransport) -> None:
        one = self._all.pop(transport, None)
        if one is not None:
            of_address = self._by_address[one.address]
            del of_address[transport]
            if not of_address:
                del self._by_address[one.address]

    def _make_room(self) -> bool:
        by_size = sorted(self._by_address.values(), key=len, reverse=True)
        return any(self._replace(of_address) for of_address in by_size)

    def _replace(self, candidates: dict[asyncio.BaseTransport, Connection]) -> bool:
        """Closes the one that has waited longest of those that can wait."""
        waiting = [one for one in candidates.values() if one.phase in CAN_WAIT]
        if not waiting:
            return False
        oldest = min(waiting, key=lambda one: one.since)
        self.leave(oldest.transport)
        oldest.transport.abort()
        self.replaced += 1
        return True

    def sweep(self, now: float) -> None:
        """Gives up those that are too slow."""
        for one in list(self._all.values()):
            if one.is_late(now):
                self.given_up += 1
                one.transport.write(TOO_SLOW)
                one.transport.close()
                self.leave(one.transport)
            elif one.is_stuck(now):
                self.given_up += 1
                one.transport.abort()
                self.leave(one.transport)


class Requests(HttpToolsProtocol):
    """Reads requests, and refuses whoever sends more and more of the same head."""

    def __init__(self, connections: Connections, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self.house_connections = connections
        self.here: Connection | None = None
        self.unread = 0  # bytes that have come since a head was complete, or a piece of a body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.here = self.house_connections.enter(transport, host, self.loop.time())
        if self.here is None:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.house_connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        here = self.here
        if here is None or self.transport.is_closing():
            return
        if here.phase is Phase.IDLE:
            here.begin(Phase.HEAD, self.loop.time())
        self.unread += len(data)
        super().data_received(data)
        if self.unread > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_headers_complete(self) -> None:
        self.unread = 0
        if self.here is not None:
            self.here.received = 0
            self.here.begin(Phase.BODY, self.loop.time())
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.unread = 0
        if self.here is not None:
            self.here.received += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.unread = 0
        if self.here is not None:
            cycle: Any = self.cycle  # None before the first request that is no WebSocket
            answered = cycle is None or cycle.response_complete
            self.here.begin(Phase.IDLE if answered else Phase.ANSWER, self.loop.time())
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.here is not None and self.here.phase is Phase.ANSWER and not self.pipeline:
            self.here.begin(Phase.IDLE, self.loop.time())

    def handle_websocket_upgrade(self) -> None:
        if self.here is not None:
            self.here.begin(Phase.SOCKET, self.loop.time())
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        if self.here is not None:
            self.here.stalled = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        if self.here is not None:
            self.here.stalled = None
        super().resume_writing()


class PlacedSockets(Sockets):
    """WebSockets, which take over the connection of the request that has opened them."""

    def __init__(self, connections: Connections, *about: Any, **named: Any) -> None:
        super().__init__(*about, **named)
        self.house_connections = connections

    def connection_lost(self, exc: Exception | None) -> None:
        self.house_connections.leave(self.transport)
        super().connection_lost(exc)
