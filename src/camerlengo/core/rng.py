"""Chance: a fast generator for samples, bots and seeded games, and a secure stream for real tables.

Rules use `Rng` and do not know which of the two they have. Either way the state is one int, so that a copied
game carries its own chance at no cost.

The fast generator is multiply-with-carry (low 32 bits: the value, high bits: the carry). Every product stays
below 2**63, so that it is the same number in plain Python and in compiled 64-bit arithmetic. It is linear:
the open cards of a deal are enough to compute the hidden ones. A table at which people play therefore uses
the stream, whose state is only a counter: its numbers are BLAKE2b blocks under a secret key.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final

from mypy_extensions import i64

# The largest a < 2**31 for which a * 2**32 - 1 and a * 2**31 - 1 are prime: the longest period, about 2**62.
MULTIPLIER: Final = 2147483085
LOW: Final = 0xFFFFFFFF
LARGEST_SEED: Final = (1 << 62) - 1
UNSEEDED: Final = -1
KEY_BYTES: Final = 32

WORDS: Final = 16  # numbers in a block of the stream
BRANCHES: Final = 1 << 40  # the place in a stream from which branches take their seeds; no game gets there


def scramble(x: i64) -> i64:
    """Every bit of 32 depends on every bit of 32, and no two numbers become one."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & LOW
    x ^= x >> 15
    x = (x * 0x735A2D97) & LOW
    x ^= x >> 15
    return x


class Block:
    """Numbers `WORDS * number` and following of a stream."""

    def __init__(self, number: i64, words: tuple[int, ...]) -> None:
        self.number: i64 = number
        self.words = words

    def __reduce__(self) -> tuple[Any, ...]:
        return Block, (int(self.number), self.words)


class Stream:
    """An endless row of random numbers under a secret key. Nobody can tell it from chance without the key.

    It never changes, so all copies of a game share it. It keeps the block in use.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = Block(UNSEEDED, ())

    def __reduce__(self) -> tuple[Any, ...]:
        return Stream, (self.key,)

    def word(self, number: i64) -> i64:
        """The number at this place: 32 random bits."""
        block = self.block  # taken once: another thread may replace it
        wanted: i64 = number // WORDS
        if block.number != wanted:
            message = int(wanted).to_bytes(8, "big")
            digest = hashlib.blake2b(message, key=self.key, person=b"camerlengo").digest()
            block = Block(wanted, struct.unpack(">16I", digest))
            self.block = block
        word: i64 = block.words[number % WORDS]
        return word


class Rng:
    """Chance for a game, a bot or a redeal. `Rng(seed)` gives the same numbers on every machine."""

    state: i64
    stream: Stream | None

    def __init__(self, seed: i64 = UNSEEDED) -> None:
        self.stream = None
        if seed == UNSEEDED:
            self.state = 1
            return
        # Four rounds of a Feistel network: different seeds stay different, and neighbours become strangers.
        low: i64 = seed & LOW
        high: i64 = (seed >> 32) & LOW
        high ^= scramble(low ^ 0x2545F491)
        low ^= scramble(high ^ 0x3C6EF372)
        high ^= scramble(low ^ 0x1B873593)
        low ^= scramble(high ^ 0x5851F42D)
        self.state = ((high & 0x3FFFFFFF) << 32) | low
        if self.state == 0:  # the one state that never leaves itself
            self.state = 1

    def next(self) -> i64:
        """A number of 32 random bits."""
        stream = self.stream
        if stream is not None:
            place: i64 = self.state
            self.state = place + 1
            return stream.word(place)
        state: i64 = self.state
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & LOW

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        if self.stream is not None:
            return (self.next() * n) >> 32
        state: i64 = self.state
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        self.state = state
        return (((state ^ (state >> 32)) & LOW) * n) >> 32

    def shuffle(self, things: list[int]) -> None:
        """Shuffles a list in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def follow(self, other: Rng) -> None:
        """From here on the same numbers as `other`."""
        self.state = other.state
        self.stream = other.stream

    def copy(self) -> Rng:
        """A generator that gives the same numbers from here on."""
        other = Rng()
        other.follow(self)
        return other

    def branch(self, number: i64) -> Rng:
        """A fast generator of its own for part `number` (a game of a series, a bot at a seat)."""
        stream = self.stream
        if stream is not None:
            place: i64 = BRANCHES + 2 * number
            return Rng(((stream.word(place) << 30) ^ stream.word(place + 1)) & LARGEST_SEED)
        return Rng((self.state ^ (number * 0x9E3779B1)) & LARGEST_SEED)


def secure(key: bytes) -> Rng:
    """Chance that nobody can compute without the key."""
    rng = Rng()
    rng.stream = Stream(key)
    rng.state = 0
    return rng


def seeded_before(seed: i64) -> Rng:
    """The fast generator as records of format 1 seeded it: neighbouring seeds are correlated there."""
    rng = Rng()
    low: i64 = (seed ^ 0x2545F491) & LOW
    high: i64 = ((seed >> 31) ^ 0x3C6EF372) & 0x3FFFFFFF
    rng.state = (((high + low * 0x5851) & 0x3FFFFFFF) << 32) | (low | 1)
    for _ in range(6):
        rng.next()
    return rng
