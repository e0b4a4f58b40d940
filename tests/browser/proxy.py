"""A bad connection: a proxy on loopback that loses, delays, repeats and cuts what passes through it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

UPGRADED = b"HTTP/1.1 101"
CONTROL = 8  # opcodes from here on are no messages
LONGEST_DELAY = 0.4  # seconds


class Proxy:
    """Passes HTTP and WebSockets on to `port`. While `bad`, messages of WebSockets meet with accidents.

    `happened` counts them. `silences` is how many connections may fall silent without being closed: a page
    needs a few seconds to notice one.
    """

    def __init__(self, seed: int) -> None:
        self.address = ""
        self.port = 0
        self.bad = False
        self.silences = 3
        self.happened: Counter[str] = Counter()
        self._luck = random.Random(seed)

    def accident(self) -> str:
        if not self.bad:
            return ""
        drawn = self._luck.random()
        for name, chance in (
            ("drop", 0.06),
            ("delay", 0.1),
            ("double", 0.06),
            ("cut", 0.02),
            ("silence", 0.02),
        ):
            drawn -= chance
            if drawn < 0:
                if name == "silence" and self.silences <= 0:
                    return ""
                self.silences -= name == "silence"
                self.happened[name] += 1
                return name
        return ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(self)
        try:
            theirs, ours = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.close()
            return
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(line.pass_on(reader, ours, first=False))
                both.create_task(line.pass_on(theirs, writer, first=True))
        except* (OSError, EOFError):
            pass
        finally:
            for end in (ours, writer):
                with contextlib.suppress(Exception):
                    end.transport.abort()


class Line:
    """One connection. Before it is a WebSocket, bytes pass as they come."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.upgraded = asyncio.Event()
        self.silent = False

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bool) -> None:
        """`first`: this is the direction that says whether it is a WebSocket now."""
        while not self.upgraded.is_set():
            part = await reader.read(65_536)
            if not part:
                raise EOFError
            begun, end, rest = part.partition(b"\r\n\r\n")
            if first and begun.startswith(UPGRADED):
                self.upgraded.set()
                writer.write(begun + end)
                await self.frames(reader, writer, rest)
            elif self.upgraded.is_set():
                await self.frames(reader, writer, part)
            else:
                writer.write(part)
                await writer.drain()

    async def frames(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, begun: bytes) -> None:
        content = begun
        while True:
            while (size := frame_size(content)) is not None and len(content) >= size:
                frame, content = content[:size], content[size:]
                await self.frame(frame, writer)
            part = await reader.read(65_536)
            if not part:
                raise EOFError
            content += part

    async def frame(self, frame: bytes, writer: asyncio.StreamWriter) -> None:
        accident = self.proxy.accident() if frame[0] & 15 < CONTROL else ""
        if accident == "cut":
            raise EOFError
        if accident == "silence":
            self.silent = True
        if self.silent or accident == "drop":
            return
        if accident == "delay":
            await asyncio.sleep(self.proxy._luck.random() * LONGEST_DELAY)
        writer.write(frame * (2 if accident == "double" else 1))
        await writer.drain()


def frame_size(content: bytes) -> int | None:
    """How long the first frame is (RFC 6455, 5.2); None if too little of it is there."""
    if len(content) < 2:
        return None
    size, head = content[1] & 127, 2
    if size > 125:
        more = 2 if size == 126 else 8
        if len(content) < head + more:
            return None
        size, head = int.from_bytes(content[2 : 2 + more], "big"), head + more
    return head + size + (4 if content[1] & 128 else 0)


@contextmanager
def bad_connection(seed: int) -> Iterator[Proxy]:
    """A proxy that listens; give it the port of a server."""
    proxy, ready = Proxy(seed), threading.Event()
    ends: list[Callable[[], object]] = []

    async def main() -> None:
        loop, end = asyncio.get_running_loop(), asyncio.Event()
        ends.append(lambda: loop.call_soon_threadsafe(end.set))
        server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
        proxy.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        ready.set()
        await end.wait()
        server.close()

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield proxy
    finally:
        ends[0]()
        thread.join()
