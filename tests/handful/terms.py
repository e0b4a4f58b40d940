"""The words of the toy as numbers: what is asked, what is told."""

from __future__ import annotations

from typing import Final

HANDFUL: Final = 0  # so many pebbles

SHOWN: Final = 0
