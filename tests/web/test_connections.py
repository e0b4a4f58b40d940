"""Slow and greedy clients: what they hold is taken from them, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import subprocess
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from camerlengo.web import connections as limits
from camerlengo.web.connections import Connections, Phase, household, is_within, places
from tests.server.helpers import PATIENCE
from tests.web.client import program
from tests.web.serving import NEVER, Serving, server_process, serving

LOCAL = "127.0.0.1"
ANOTHER = "127.0.0.2"  # all of 127.0.0.0/8 is this machine
HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"


class Opened(asyncio.Transport):
    """A transport: a test sees what was written, and whether it was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.aborted = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True


# --- bookkeeping ----------------------------------------------------------------------------------


def test_an_address_of_ipv6_is_a_network_of_64_bits() -> None:
    assert household("2001:db8::1") == household("2001:db8::2:3") == "2001:db8::/64"
    assert household("2001:db8:0:1::1") != household("2001:db8::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("no address") == "no address"


def test_a_proxy_is_known_by_its_network() -> None:
    networks = (ip_network("10.0.0.0/8"), ip_network("2001:db8::/32"))
    assert is_within("10.1.2.3", networks)
    assert is_within("::ffff:10.1.2.3", networks)
    assert is_within("2001:db8:5::1", networks)
    assert not is_within("192.0.2.1", networks)
    assert not is_within("nobody", networks)


def test_descriptors_are_left_for_other_things() -> None:
    assert places(256) == 128
    assert places(64) == limits.LEAST_CONNECTIONS
    assert places(10**6) == limits.MOST_CONNECTIONS


def test_the_oldest_that_waits_makes_room_at_the_address_with_the_most() -> None:
    house = Connections(most=4, of_an_address=4)
    greedy = [Opened() for _ in range(3)]
    for now, transport in enumerate(greedy):
        house.enter(transport, ANOTHER, float(now))
    guest = Opened()
    house.enter(guest, LOCAL, 0.0)
    assert house.enter(Opened(), LOCAL, 5.0) is not None
    assert greedy[0].aborted
    assert not guest.aborted
    assert len(house) == 4


def test_a_connection_that_is_answered_is_never_closed_for_another() -> None:
    house = Connections(most=2, of_an_address=1)
    busy = house.enter(Opened(), LOCAL, 0.0)
    assert busy is not None
    busy.begin(Phase.ANSWER, 1.0)
    assert house.enter(Opened(), LOCAL, 2.0) is None
    other = house.enter(Opened(), ANOTHER, 2.0)
    assert other is not None
    other.begin(Phase.SOCKET, 2.0)
    assert house.enter(Opened(), "192.0.2.1", 3.0) is None
    assert house.refused == 2


def test_connections_of_a_proxy_count_for_the_sum_only() -> None:
    house = Connections(most=10, of_an_address=1, proxies=(ip_network("10.0.0.0/8"),))
    assert all(house.enter(Opened(), "10.0.0.1", 0.0) for _ in range(5))
    assert house.replaced == 0


@pytest.mark.parametrize(
    ("phase", "received", "patience"),
    [
        (Phase.HEAD, 0, limits.HEAD_SECONDS),
        (Phase.BODY, 0, limits.BODY_SECONDS),
        (Phase.BODY, 50_000, limits.BODY_SECONDS + 10),
    ],
)
def test_what_does_not_come_in_time_is_given_up(phase: Phase, received: int, patience: float) -> None:
    house = Connections()
    transport = Opened()
    one = house.enter(transport, LOCAL, 0.0)
    assert one is not None
    one.begin(phase, 100.0)
    one.received = received
    house.sweep(100.0 + patience)
    assert len(house) == 1
    house.sweep(100.1 + patience)
    assert transport.written == limits.TOO_SLOW
    assert transport.closed
    assert (len(house), house.given_up) == (0, 1)


def test_an_answer_that_nobody_takes_is_given_up() -> None:
    house = Connections()
    transport = Opened()
    one = house.enter(transport, LOCAL, 0.0)
    assert one is not None
    one.begin(Phase.ANSWER, 0.0)
    one.stalled = 100.0
    house.sweep(100.0 + limits.STALLED_SECONDS)
    assert len(house) == 1
    house.sweep(100.1 + limits.STALLED_SECONDS)
    assert transport.aborted


# --- a server -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("slow")) as running:
        yield running


def half_open(port: int, words: bytes, source: str = LOCAL) -> socket.socket:
    line = socket.create_connection((LOCAL, port), PATIENCE, (source, 0))
    line.sendall(words)
    return line


def in_phase(server: Serving, phase: Phase) -> float:
    """Waits until a connection is in this phase; the present time of the server's loop."""

    async def look() -> float:
        while not any(one.phase is phase for one in server.connections._all.values()):
            await asyncio.sleep(0)
        return asyncio.get_running_loop().time()

    return server.do(look())


async def sweep(server: Serving, now: float) -> None:
    server.connections.sweep(now)


@pytest.mark.parametrize(
    ("words", "phase", "patience"),
    [
        (HALF, Phase.HEAD, limits.HEAD_SECONDS),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
            Phase.BODY,
            limits.BODY_SECONDS,
        ),
    ],
    ids=["head", "body"],
)
def test_half_a_request_gets_408(slow_server: Serving, words: bytes, phase: Phase, patience: float) -> None:
    port = int(slow_server.address.rpartition(":")[2])
    with half_open(port, words) as line:
        now = in_phase(slow_server, phase)
        slow_server.do(sweep(slow_server, now + patience + 1.0))
        with line.makefile("rb") as said:
            assert said.readline().startswith(b"HTTP/1.1 408 ")
            said.read()  # and nothing follows


def test_a_websocket_keeps_its_place_until_it_ends(slow_server: Serving) -> None:
    with program(f"{slow_server.address}/api") as api:
        body = {"game": "richelieu", "seats": [{"kind": "person"}] * 2}
        table = api.post("/tables", json=body).json()["table"]
    address = f"{slow_server.address.replace('http', 'ws')}/api/tables/{table}/stream"
    with connect(address) as stream:
        stream.recv(timeout=PATIENCE)
        now = in_phase(slow_server, Phase.SOCKET)
        slow_server.do(sweep(slow_server, now + 1e6))
        with program(f"{slow_server.address}/api") as api:
            api.post(f"/tables/{table}/close")
        assert any(one.phase is Phase.SOCKET for one in slow_server.connections._all.values())

    async def until_gone() -> None:
        while any(one.phase is Phase.SOCKET for one in slow_server.connections._all.values()):
            await asyncio.sleep(0)

    slow_server.do(until_gone())


# --- the command, with few descriptors ------------------------------------------------------------

DESCRIPTORS = 256
ATTACKERS = 300
FEW = f"""
import resource
from camerlengo.cli import main
resource.setrlimit(resource.RLIMIT_NOFILE, ({DESCRIPTORS}, {DESCRIPTORS}))
main()
"""


@contextlib.contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with (
        (folder / "stderr").open("w") as errors,
        server_process(FEW, folder, *options, errors=errors) as found,
    ):
        yield found


def visit(address: str, source: str) -> int:
    port = int(address.rpartition(":")[2])
    with socket.create_connection((LOCAL, port), PATIENCE, (source, 0)) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        with line.makefile("rb") as said:
            return int(said.readline().split()[1])


def test_half_open_requests_leave_the_house_open(tmp_path: Path) -> None:
    """And nothing but the one wrong request is in the log, in JSON and without secrets."""
    file = tmp_path / "camerlengo.log"
    with served(tmp_path, "--log-file", str(file)) as (process, address), contextlib.ExitStack() as attack:
        port = int(address.rpartition(":")[2])
        for _ in range(ATTACKERS):
            attack.enter_context(half_open(port, HALF, ANOTHER))
        assert [visit(address, source) for source in (LOCAL, ANOTHER, LOCAL)] == [200, 200, 200]
        with half_open(port, b"no request\r\n\r\n") as line, line.makefile("rb") as said:
            assert said.readline().startswith(b"HTTP/1.1 400 ")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert (tmp_path / "stderr").read_text() == ""
    lines: list[dict[str, Any]] = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["event"] for line in lines] == ["Invalid HTTP request received."]
    assert lines[0].keys() == {"event", "level", "logger", "timestamp"}


def test_forwarded_addresses_count_only_from_a_named_proxy(tmp_path: Path) -> None:
    """Otherwise everybody could give themselves a new address with every request, and pass every limit."""

    def refused(*proxies: str) -> int:
        named = [ip_network(proxy) for proxy in proxies]
        with (
            serving(tmp_path, rate=NEVER, burst=9.0, proxies=named) as running,
            program(f"{running.address}/api") as api,
        ):
            answers = [
                api.post("/records", json={}, headers={"x-forwarded-for": f"192.0.2.{number}"})
                for number in range(20)
            ]
        return [answer.status_code for answer in answers].count(429)

    assert refused() == 11
    assert refused("10.0.0.0/8") == 11
    assert refused(f"{LOCAL}/32") == 0


def test_behind_a_proxy_the_forwarded_address_has_its_bound(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=[ip_network(LOCAL)], most_at_once=2) as running:
        with program(f"{running.address}/api") as api:
            body = {"game": "richelieu", "seats": [{"kind": "person"}] * 2}
            table = api.post("/tables", json=body).json()["table"]
        stream = f"{running.address.replace('http', 'ws')}/api/tables/{table}/stream"
        one, other = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}
        with connect(stream, additional_headers=one) as first, connect(stream, additional_headers=one):
            first.recv(timeout=PATIENCE)
            with pytest.raises(InvalidStatus):
                connect(stream, additional_headers=one)
            with connect(stream, additional_headers=other) as guest:
                guest.recv(timeout=PATIENCE)
