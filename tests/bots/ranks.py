"""Ranks that hardly think, for tests of what does not depend on how well they do."""

from __future__ import annotations

import pytest

from camerlengo.bots.levels import AHEAD, BUDGETS, BY_TRIALS, RANKS
from camerlengo.games import NAMES


def little_to_think(monkeypatch: pytest.MonkeyPatch, budget: int) -> None:
    """Ranks think as they always do, only not for long."""
    for game in NAMES:
        ways = tuple((way, budget if way in (AHEAD, BY_TRIALS) else amount) for way, amount in RANKS[game])
        monkeypatch.setitem(RANKS, game, ways)
        monkeypatch.setitem(BUDGETS, game, (budget,) * 3)
