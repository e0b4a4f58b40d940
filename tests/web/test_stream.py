"""What the streams of a table send, and to whom it is written at once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.extensions import Extension
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from camerlengo.server.live_table import LiveTable
from camerlengo.server.rows import Person
from camerlengo.web import stream
from camerlengo.web.api_types import TableState
from camerlengo.web.sockets import WRITE, binary_frame, text_frame, writer
from camerlengo.web.table_state import state_of
from tests.server.helpers import act, open_house, run_apart, table_for_two, until


class Reader:
    """A WebSocket of a program that reads at once what is written, unless it is `slow`."""

    def __init__(self, slow: bool = False) -> None:
        self.slow = slow
        self.scope: dict[str, Any] = {"extensions": {WRITE: self.write}}
        self.written: list[bytes] = []
        self.sent: list[str] = []
        self.reads = asyncio.Event()

    def write(self, frame: bytes) -> bool:
        if not self.slow:
            self.written.append(frame)
        return not self.slow

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    @property
    def numbers(self) -> list[int]:
        """The versions of the table that were written at once."""
        return [json.loads(message_in(frame))["number"] for frame in self.written]


def message_in(frame: bytes, kind: Opcode = Opcode.TEXT) -> bytes:
    """As the library of the clients reads it."""
    reader = StreamReader()
    reader.feed_data(frame)
    reader.feed_eof()
    extensions: list[Extension] = []
    parsing = Frame.parse(reader.read_exact, mask=False, extensions=extensions)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    read: Frame = parsed.value.value
    assert (read.opcode, read.fin) == (kind, True)
    return bytes(read.data)


def listener(live: LiveTable, person: Person | None, reader: Reader) -> stream.StreamListener:
    made = stream.StreamListener(reader, live, person, "en")  # type: ignore[arg-type]
    live.watchers.add(made)
    return made


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_one_whole_message(length: int) -> None:
    message = b"x" * length
    assert message_in(text_frame(message)) == message
    assert message_in(binary_frame(message), Opcode.BINARY) == message


def test_readers_who_see_the_same_share_a_frame_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int | None] = []

    def noted(live: LiveTable, seat: int | None, language: str) -> TableState:
        made.append(seat)
        return state_of(live, seat, language)

    monkeypatch.setattr(stream, "state_of", noted)

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, anna, bruno = await table_for_two(house)
            readers = [Reader() for _ in range(5)]
            for person, reader in zip((anna, anna, bruno, None, None), readers, strict=True):
                listener(live, person, reader)
            await act(house, live)
            await until(lambda: all(reader.written for reader in readers))
            assert sorted(made, key=str) == [0, 1, None]
            assert [json.loads(message_in(reader.written[0]))["seat"] for reader in readers] == [
                0,
                0,
                1,
                None,
                None,
            ]
            assert readers[0].written[0] is readers[1].written[0]
            assert len({reader.written[0] for reader in readers}) == 3

    run_apart(story())


def test_of_several_changes_at_once_only_the_newest_state_is_sent(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, anna, _ = await table_for_two(house)
            reader = Reader()
            listening = listener(live, anna, reader)
            for _ in range(3):
                listening.notify()
            await act(house, live)
            await until(lambda: bool(reader.written))
            before = len(reader.written)
            listening.notify()
            listening.notify()
            await asyncio.sleep(0)
            assert len(reader.written) == before + 1
            assert reader.numbers == sorted(reader.numbers)

    run_apart(story())


def test_a_slow_reader_of_a_stream_gets_the_newest_state_and_delays_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}") as house:
            live, anna, bruno = await table_for_two(house)
            slow, quick = Reader(slow=True), Reader()
            waiting = listener(live, anna, slow)
            listener(live, bruno, quick)
            for number in range(1, 5):
                await act(house, live)
                await until(lambda number=number: quick.numbers[-1:] == [number])  # type: ignore[misc]
            assert slow.sent == []
            slow.slow = False
            slow.reads.set()
            await until(lambda: waiting.waiting is None)
            numbers = [json.loads(text)["number"] for text in slow.sent]
            assert numbers == [1, 4]
            await act(house, live)
            await until(lambda: slow.numbers == [5])

    run_apart(story())


def test_behind_another_server_messages_are_sent_as_it_sends_them() -> None:
    assert writer({"type": "websocket"})(b"frame") is False
