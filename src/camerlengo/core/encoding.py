"""How an observation is written: numbers from 0 to 255 into a buffer of zeros.

The encoders of the games (observation.py) are made of these. `core/observation.py` names the blocks.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from camerlengo.core.game import Game

HIGHEST: Final = 255


def put(buffer: BytesWriter, at: i64, number: i64) -> None:
    """Writes a number, or the nearest from 0 to 255."""
    buffer[at] = u8(min(HIGHEST, max(0, number)))


def add(buffer: BytesWriter, at: i64, number: i64) -> None:
    """Adds a number to the byte at a place of the buffer; the byte stays at most 255."""
    put(buffer, at, i64(buffer[at]) + number)


def put_all(buffer: BytesWriter, at: i64, numbers: list[int], start: i64, length: i64) -> None:
    """Writes so many numbers of a list, one after the other."""
    number: i64
    for number in range(length):
        put(buffer, at + number, numbers[start + number])


def tally(buffer: BytesWriter, at: i64, things: list[int]) -> None:
    """Counts things: how often each number is in the list."""
    for one in things:
        thing: i64 = one
        add(buffer, at + thing, 1)


def places_after(seat: i64, other: i64, players: i64) -> i64:
    """How many places a seat comes after another one. A remainder takes longer in compiled code."""
    return other - seat if other >= seat else other - seat + players


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How a game is observed: `size` numbers from 0 to 255."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.zeros = bytes(size)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.size,)

    def encode(self, game: Game, seat: int, buffer: BytesWriter) -> int:
        """Writes what `seat` knows over zeros, and returns how many places it has filled."""
        raise NotImplementedError

    def observed(self, game: Game, seat: int) -> bytearray:
        """What a seat observes, as bytes in the order of the layout."""
        buffer = BytesWriter()
        buffer.write(self.zeros)
        self.encode(game, seat, buffer)
        return bytearray(buffer.getvalue())
