"""The clients: a page, a program at the API, and a client of boardgame.io.

Each class here is the only place that knows its protocol. All that a client takes from a message is the
version that it brings.
"""

from __future__ import annotations

import asyncio
import itertools
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from benchmarks.load.script import Move, Script
from benchmarks.load.wire import PATIENCE, Answer, Http, LoadError, Socket

NOTHING = -1
"""The version of a client that has not got any yet."""

_visitors = itertools.count()


def visitor() -> str:
    """An address for one client.

    The server trusts a proxy on its own machine, so the limits that hold for an address hold for each client.
    """
    number = next(_visitors)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Place(NamedTuple):
    """A seat at a table of a server."""

    address: str
    table: str
    seat: int
    token: str


class Client(ABC):
    """Sits at a place and holds the newest version of the table.

    `changed` is called when the version has grown or the client has become free, `failed` with the reason
    when the table cannot go on.
    """

    def __init__(self, place: Place) -> None:
        self.place = place
        self.version = NOTHING
        self.free = True  # no request is under way that has to be answered before the next
        self.changed: Callable[[], None] = lambda: None
        self.failed: Callable[[str], None] = lambda reason: None
        self.socket: Socket | None = None
        self.forwarded = {"x-forwarded-for": visitor()}

    @classmethod
    @abstractmethod
    async def set_up(cls, addresses: Sequence[str], script: Script) -> list[Place]:
        """Sets a table up, and gives a place for each player, at the server with this player's address."""

    @abstractmethod
    async def open(self) -> None:
        """Comes back when the client is connected and has a version."""

    @abstractmethod
    def send(self, move: Move) -> None:
        pass

    @abstractmethod
    def version_in(self, message: bytes) -> int | None:
        pass

    @property
    def received(self) -> int:
        """Bytes, without those of the set-up."""
        return self.socket.received if self.socket is not None else 0

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()

    async def connect(self, path: str, headers: Mapping[str, str]) -> Socket:
        return await Socket.to(
            self.place.address + path,
            {**self.forwarded, **headers},
            self.hear,
            self._lost,
        )

    def _lost(self, reason: str) -> None:
        self.failed(reason)

    async def until_there(self) -> None:
        """Waits for the first version."""
        there = asyncio.Event()
        self.changed = there.set
        self.failed = lambda reason: there.set()
        if self.version == NOTHING:
            async with asyncio.timeout(PATIENCE):
                await there.wait()
        if self.version == NOTHING:
            self.close()
            raise LoadError("the connection ended before the first version came")

    def hear(self, message: bytes) -> None:
        version = self.version_in(message)
        if version is not None and version > self.version:
            self.version = version
            self.changed()


# --- the API ---------------------------------------------------------------------------------------


class Numbered(msgspec.Struct):
    number: int


class SeatMade(msgspec.Struct):
    token: str


class TableMade(msgspec.Struct):
    table: str
    seats: list[SeatMade]


class Program(Client):
    """A program: it posts answers and follows the stream of states."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.http: Http | None = None
        self.headers = {**self.forwarded, "authorization": f"Bearer {place.token}"}

    @classmethod
    async def set_up(cls, addresses: Sequence[str], script: Script) -> list[Place]:
        table = {
            "game": script.game,
            "seats": [{"kind": "person"}] * script.players,
            "options": script.options,
            "seed": script.seed,
        }
        http = await Http.to(addresses[0])
        try:
            headers = {"x-forwarded-for": visitor()}
            answer = await http.ask("POST", "/api/tables", headers, msgspec.json.encode(table))
        finally:
            http.close()
        made = msgspec.json.decode(answer, type=TableMade)
        return [
            Place(address, made.table, number, seat.token)
            for number, (address, seat) in enumerate(zip(addresses, made.seats, strict=True))
        ]

    async def open(self) -> None:
        path = f"/api/tables/{self.place.table}/stream"
        self.http = await Http.to(self.place.address)
        self.socket = await self.connect(path, {"authorization": f"Bearer {self.place.token}"})
        await self.until_there()

    def version_in(self, message: bytes) -> int | None:
        return msgspec.json.decode(message, type=Numbered).number

    def send(self, move: Move) -> None:
        assert self.http is not None
        self.free = False
        body = msgspec.json.encode({"asked_at": move.asked_at, "option": move.option})
        path = f"/api/tables/{self.place.table}/answer"
        self.http.start("POST", path, self.headers, body).add_done_callback(self._answered)

    def _answered(self, future: asyncio.Future[Answer]) -> None:
        self.free = True
        problem = future.exception()
        if problem is not None:
            self.failed(str(problem))
        elif future.result().status >= 400:
            self.failed(f"refused: {future.result().body[:200].decode(errors='replace')}")
        else:
            self.changed()

    @property
    def received(self) -> int:
        return super().received + (self.http.received if self.http is not None else 0)

    def close(self) -> None:
        super().close()
        if self.http is not None:
            self.http.close()


# --- the page --------------------------------------------------------------------------------------


class News(msgspec.Struct):
    """The first line of what a page gets: the number of the table, and why answers were refused."""

    n: int
    number: int
    refused: dict[int, str] = {}


class Page(Client):
    """A page in a browser: loaded with a cookie; its WebSocket brings updates and takes answers."""

    LIVE = re.compile(rb'data-live="([^"]+)"')
    NUMBER = re.compile(rb'data-number="(-?\d+)"')
    SHOWN = re.compile(rb'data-shown="([^"]+)"')
    EVERY = 4  # messages are acknowledged

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.errands = itertools.count(1)
        self.seen = 0

    @classmethod
    async def set_up(cls, addresses: Sequence[str], script: Script) -> list[Place]:
        return await Program.set_up(addresses, script)  # the token of a seat is the secret in the cookie

    async def open(self) -> None:
        headers = {"cookie": f"camerlengo={self.place.token}", "accept-language": "en"}
        http = await Http.to(self.place.address)
        try:
            asked = {**self.forwarded, **headers, "accept-encoding": "gzip"}
            page = await http.ask("GET", f"/table/{self.place.table}", asked)
        finally:
            http.close()
        number, live = self.NUMBER.search(page), self.LIVE.search(page)
        if number is None or live is None:
            raise LoadError("the page of a table has no data-number or no data-live")
        self.version = int(number[1])
        shown = self.SHOWN.search(page)
        address = live[1].decode() + (f"&shown={shown[1].decode()}" if shown else "")
        self.socket = await self.connect(address, {**headers, "origin": self.place.address})

    def version_in(self, message: bytes) -> int | None:
        news = msgspec.json.decode(message.partition(b"\n")[0], type=News)
        for reason in news.refused.values():
            self.failed(f"refused: {reason}")
        self.seen = news.n
        if news.n % self.EVERY == 0 and self.socket is not None:
            self.socket.send(b'{"seen":%d}' % news.n)
        return news.number

    def send(self, move: Move) -> None:
        assert self.socket is not None
        answer = {
            "errand": next(self.errands),
            "seat": move.seat,
            "asked_at": move.asked_at,
            "option": move.option,
        }
        self.socket.send(msgspec.json.encode({"seen": self.seen, "answer": answer}))


# --- boardgame.io ----------------------------------------------------------------------------------


class MatchMade(msgspec.Struct):
    matchID: str  # noqa: N815


class Joined(msgspec.Struct):
    playerCredentials: str  # noqa: N815


class Match(Client):
    """A client of boardgame.io: Socket.IO over a WebSocket, in the namespace of the game."""

    GAME = "tiles"
    STATE = re.compile(rb'"_stateID":(\d+)')  # the first one is that of the state; later ones are in the log

    @classmethod
    async def set_up(cls, addresses: Sequence[str], script: Script) -> list[Place]:
        path = f"/games/{cls.GAME}"
        http = await Http.to(addresses[0])
        try:
            created = msgspec.json.encode(
                {"numPlayers": script.players, "setupData": {"moves": len(script.moves)}}
            )
            match = msgspec.json.decode(await http.ask("POST", f"{path}/create", {}, created), type=MatchMade)
            places = []
            for seat, address in enumerate(addresses):
                body = msgspec.json.encode({"playerID": str(seat), "playerName": f"player {seat + 1}"})
                answer = await http.ask("POST", f"{path}/{match.matchID}/join", {}, body)
                token = msgspec.json.decode(answer, type=Joined).playerCredentials
                places.append(Place(address, match.matchID, seat, token))
        finally:
            http.close()
        return places

    async def open(self) -> None:
        self.socket = await self.connect("/socket.io/?EIO=4&transport=websocket", {})
        self.say(f"40/{self.GAME},".encode())
        await self.until_there()

    def emit(self, *words: object) -> None:
        self.say(f"42/{self.GAME},".encode() + msgspec.json.encode(words))

    def say(self, packet: bytes) -> None:
        assert self.socket is not None
        self.socket.send(packet)

    def version_in(self, message: bytes) -> int | None:
        if message == b"2":  # Engine.IO asks whether we are still there
            self.say(b"3")
        elif message.startswith(b"40"):  # we are in the namespace
            self.emit("sync", self.place.table, str(self.place.seat), self.place.token)
        found = self.STATE.search(message)
        return None if found is None else int(found[1])

    def send(self, move: Move) -> None:
        place = self.place
        payload = {
            "type": "take",
            "args": [move.option],
            "playerID": str(place.seat),
            "credentials": place.token,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, move.number, place.table, str(place.seat))
