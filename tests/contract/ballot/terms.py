"""The words of the toy as numbers: what is asked, what is told (about)."""

from __future__ import annotations

from typing import Final

SHOW: Final = 0  # the place of a card in the own hand
SWAP: Final = 1  # KEEP or DRAW

KEEP: Final = 0
DRAW: Final = 1

SHOWN: Final = 0  # the card of each seat
KEPT: Final = 1
SWAPPED: Final = 2
DREW: Final = 3  # card; only for the one who draws
OPENED: Final = 4  # the card left to each seat
