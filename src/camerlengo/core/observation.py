"""What a learner observes of a game: one row of small numbers, in named blocks.

Each game has a module `observation` with its `LAYOUT`, and `encoder(players)` that makes an `Encoder`
(encoding.py). Numbers are whole, from 0 to 255: NumPy takes a bytearray of them as an array. The buffer is a
BytesWriter of librt, the library of mypyc: compiled code writes a list ten times as slowly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

FLAG = "flag"  # 0 or 1
COUNT = "count"  # how many there are
CODE = "code"  # a number that stands for something; 0 for nothing
BITS = "bits"  # a set as the sum of powers of two


class Block(NamedTuple):
    """`length` numbers of one kind that stand together; with `by_seat` so many for each seat.

    The own seat comes first, then the others clockwise.
    """

    name: str
    length: int
    kind: str
    meaning: str
    by_seat: bool = False

    def size(self, players: int) -> int:
        """How many numbers the block has with so many players."""
        return self.length * (players if self.by_seat else 1)


class Placed(NamedTuple):
    """A block with the place where it begins."""

    block: Block
    offset: int
    length: int


class Layout:
    """The blocks of an observation in their order. `version` changes with every change of them."""

    def __init__(self, version: int, blocks: Sequence[Block]) -> None:
        self.version = version
        self.blocks = tuple(blocks)

    def size(self, players: int) -> int:
        """How many numbers an observation has with so many players."""
        return sum(block.size(players) for block in self.blocks)

    def placed(self, players: int) -> list[Placed]:
        """Where each block stands with so many players."""
        found = []
        offset = 0
        for block in self.blocks:
            length = block.size(players)
            found.append(Placed(block, offset, length))
            offset += length
        return found
