"""Ranks that hardly think, for tests of what does not depend on how well they do."""

from __future__ import annotations

import pytest

from camerlengo.bots.levels import AHEAD, BUDGETS, BY_TRIALS, FAR, RANKS, USUAL
from camerlengo.games import NAMES, open_box


def little_to_think(monkeypatch: pytest.MonkeyPatch, budget: int) -> None:
    """Ranks think as they always do, only not for long, and trials go not far."""
    for game in NAMES:
        usual = RANKS.get(game, USUAL)
        ways = tuple((way, budget if way in (AHEAD, BY_TRIALS) else amount) for way, amount in usual)
        monkeypatch.setitem(RANKS, game, ways)
        monkeypatch.setitem(BUDGETS, game, (budget,) * 3)
        monkeypatch.setitem(FAR, game, [1] * (1 + max(open_box(game).players)))
