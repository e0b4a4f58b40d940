"""The words of the toy as numbers: what is asked, what is told."""

from __future__ import annotations

from typing import Final

SHOW: Final = 0  # a card of the own hand
SWAP: Final = 1  # KEEP or DRAW
GIVE: Final = 2  # a card of the own hand

KEEP: Final = 0
DRAW: Final = 1

SHOWN: Final = 0
KEPT: Final = 1
SWAPPED: Final = 2
DREW: Final = 3
OPENED: Final = 4
