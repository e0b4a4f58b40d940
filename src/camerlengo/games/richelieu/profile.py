"""How bots play Richelieu, and how they are measured."""

from __future__ import annotations

from camerlengo.core.profile import AHEAD, ONE_STEP, ROUGHLY, BotProfile, Ladder

PROFILE = BotProfile(
    ranks=((ROUGHLY, 1.1), (ROUGHLY, 0.48), (ONE_STEP, 0), (AHEAD, 12), (AHEAD, 300)),
    budgets=(12, 80, 300),
    ladder=Ladder(
        bars={2: 0.80},
        decided=True,
        top=40,
        quick=400,
        ranks=48,
        elsewhere=48,
        four_times=40,
        cheats=40,
        learned={2: 240, 3: 240},
        iterations=20,
        longer=((4, ("search-20", "plain-20"), 1600),),
    ),
)
