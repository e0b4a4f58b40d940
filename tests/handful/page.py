"""What the page of the toy shows beside the view: who sits where, and a drawing for the score sheet."""

from __future__ import annotations

from typing import Any

from camerlengo.core.page import GamePage
from tests.handful.rules import ROUNDS, HandfulView


class Page(GamePage[HandfulView, object]):
    book = "handful"

    def table(self) -> dict[str, Any]:
        view = self.view
        return {
            "sums": [sum(numbers[seat] for numbers in view.shown) for seat in range(view.players)],
            "sheet": ["pebble.svg"] * ROUNDS if view.over else [],
        }
