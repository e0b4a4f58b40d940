"""What a call of the API costs, without sockets: `python -m benchmarks.api`.

It calls the application as a server would, in one process, and counts processor time: a machine that does
other things, too, changes that less than it changes the time of a clock. `move` is a POST with an answer, its
row in SQLite, and the state to a stream at each of the two seats. `python -m benchmarks.api --folder OTHER`
measures the code of another checkout with this program, such as of the commit before a change.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROUNDS = 5
CALLS = 200
MOVES = 30  # from the beginning of a game, in each round

Message = dict[str, Any]


class Client:
    """Calls an ASGI application."""

    def __init__(self, app: Any) -> None:
        self.app = app

    def scope(self, kind: str, method: str, path: str, token: str) -> Message:
        headers = [(b"host", b"here"), (b"content-type", b"application/json")]
        if token:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "scheme": "http" if kind == "http" else "ws",
            "subprotocols": [],
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 2),
        }

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        given = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]
        sent: list[Message] = []

        async def receive() -> Message:
            return given.pop() if given else await asyncio.Future()

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app(self.scope("http", method, f"/api{path}", token), receive, send)
        content = b"".join(message.get("body", b"") for message in sent)
        assert sent[0]["status"] < 300, content
        return json.loads(content)


class Stream:
    """A reader of a stream; `number` is what it has got."""

    def __init__(self, client: Client, path: str, token: str) -> None:
        self.number = -2
        self.changed = asyncio.Event()
        self._gone: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._first = True
        scope = client.scope("websocket", "GET", f"/api{path}/stream", token)
        self.task = asyncio.create_task(client.app(scope, self._receive, self._send))

    async def _receive(self) -> Message:
        if self._first:
            self._first = False
            return {"type": "websocket.connect"}
        return await self._gone

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            begin = message["text"].index('"number":') + len('"number":')
            self.number = int(message["text"][begin : message["text"].index(",", begin)])
            self.changed.set()

    async def until(self, number: int) -> None:
        while self.number < number:
            self.changed.clear()
            await self.changed.wait()

    async def close(self) -> None:
        self._gone.set_result({"type": "websocket.disconnect", "code": 1000})
        await self.task


async def measured(app: Any) -> dict[str, list[float]]:
    """Milliseconds of processor time for a call, by its name, in each round."""
    client = Client(app)
    found: dict[str, list[float]] = {"state": [], "refused answer": [], "move": []}
    for number in range(ROUNDS + 1):
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bruno"}]
        options = {"start": 0}
        body = {"game": "richelieu", "seats": seats, "seed": 100 + number, "options": options}
        made = await client.call("POST", "/tables", body=body)
        path, tokens = f"/tables/{made['table']}", [seat["token"] for seat in made["seats"]]
        times = {
            "state": await often(functools.partial(client.call, "GET", path, tokens[0])),
            "refused answer": await often(functools.partial(stale, client, path, tokens[0])),
            "move": await moves(client, path, tokens),
        }
        if number:  # the first one only warms up
            for name, spent in times.items():
                found[name].append(spent)
    return found


async def often(call: Any) -> float:
    begun = time.process_time()
    for _ in range(CALLS):
        await call()
    return (time.process_time() - begun) / CALLS * 1_000


async def stale(client: Client, path: str, token: str) -> None:
    try:
        await client.call("POST", f"{path}/answer", token, {"asked_at": 99, "option": 0})
    except AssertionError:
        return
    raise AssertionError("it is not refused")


async def moves(client: Client, path: str, tokens: list[str]) -> float:
    streams = [Stream(client, path, token) for token in tokens]
    for stream in streams:
        await stream.until(0)
    spent = number = 0
    for _ in range(MOVES):
        seat, question = await asked(client, path, tokens)
        answer = {"asked_at": question["asked_at"], "option": question["options"][0]["option"]}
        begun = time.process_time_ns()
        number = (await client.call("POST", f"{path}/answer", tokens[seat], answer))["number"]
        for stream in streams:
            await stream.until(number)
        spent += time.process_time_ns() - begun
    for stream in streams:
        await stream.close()
    return spent / MOVES / 1e6


async def asked(client: Client, path: str, tokens: list[str]) -> tuple[int, Any]:
    """Who is asked what, as soon as nothing is due by itself any more."""
    while True:
        for seat, token in enumerate(tokens):
            state = await client.call("GET", path, token)
            assert state["state"] == "playing"
            questions = state["questions"]
            if questions and len(questions[0]["options"]) > 1:
                return seat, questions[0]
        await asyncio.sleep(0.001)


async def run() -> None:
    from camerlengo import __file__ as package
    from camerlengo._engine import engine
    from camerlengo.web.app import create_app, open_house

    with tempfile.TemporaryDirectory() as folder:
        house, key = await open_house(f"sqlite:///{folder}/house.sqlite", pause=0.0)
        app = create_app(house, key, None, 1e9, 1e9)
        await house.start()
        try:
            found = await measured(app)
        finally:
            await house.close()
            await house.store.close()
    sys.stdout.write(f"{Path(package).parents[2]}, {engine()}; processor time in ms, {ROUNDS} rounds\n")
    for name, times in found.items():
        spread = f"{min(times):.2f}–{max(times):.2f}"
        sys.stdout.write(f"  {name:16} median {statistics.median(times):.2f}  ({spread})\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.api", description=__doc__)
    parser.add_argument("--folder", type=Path, help="another checkout")
    options = parser.parse_args()
    if options.folder is not None:
        sys.path.insert(0, str(options.folder.resolve() / "src"))
    asyncio.run(run())


if __name__ == "__main__":
    main()
