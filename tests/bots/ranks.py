"""Ranks that hardly think, for tests of what does not depend on how well they do."""

from __future__ import annotations

import msgspec
import pytest

from camerlengo.core.profile import AHEAD, BY_TRIALS, Ways
from camerlengo.games import names, open_box


def little_to_think(monkeypatch: pytest.MonkeyPatch, budget: int) -> None:
    """Ranks think as they always do, only not for long, and trials go not far."""
    for game in names():
        box = open_box(game)
        profile = msgspec.structs.replace(
            box.profile,
            ranks=shortened(box.profile.ranks, budget),
            budgets=(budget, budget, budget),
            trial_turns=dict.fromkeys(box.players, 1),
        )
        monkeypatch.setattr(type(box), "profile", profile)


def shortened(ways: Ways, budget: int) -> Ways:
    one, two, three, four, five = (
        (way, budget if way in (AHEAD, BY_TRIALS) else amount) for way, amount in ways
    )
    return one, two, three, four, five
