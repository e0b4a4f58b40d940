"""The words of orders, which the store writes and `orders` obeys."""

from __future__ import annotations

from typing import Final

GONE: Final = "gone="
"""Before the id of a table that was deleted."""
BANS: Final = "bans"
"""Somebody was shut out, or let in again."""
