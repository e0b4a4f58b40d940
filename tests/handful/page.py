"""What the page of the toy shows beside the view: who sits where, and a drawing for the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from camerlengo.core.ask import Event
from tests.handful.rules import ROUNDS, HandfulView


def extras(
    view: HandfulView,
    question: object,
    deck: object,
    language: str,
    names: Sequence[str],
    last: Sequence[Event] = (),
) -> dict[str, Any]:
    return {"sums": [sum(numbers[seat] for numbers in view.shown) for seat in range(view.players)]} | (
        {"sheet": ["pebble.svg"] * ROUNDS} if view.over else {}
    )
