"""How bots play Habemus Papam, and how they are measured."""

from __future__ import annotations

from camerlengo.core.profile import BY_TRIALS, ONE_STEP, ROUGHLY, BotProfile, Ladder

PROFILE = BotProfile(
    ranks=((ROUGHLY, 0.8), (ROUGHLY, 0.42), (ROUGHLY, 0.18), (ONE_STEP, 0), (BY_TRIALS, 16)),
    budgets=(12, 60, 16),
    ladder=Ladder(
        bars={4: 0.55},
        top=40,
        quick=400,
        ranks=40,
        elsewhere=36,
        four_times=24,
        cheats=24,
        learned={3: 200, 4: 200},
        iterations=15,
        trials=4,
        longer=(
            (3, ("trials-4", "untaught-4"), 240),
            (4, ("trials-4", "untaught-4"), 100),
            (4, ("trials-16", "trials-4"), 80),
            (4, ("search-60", "search-15"), 80),
        ),
    ),
)
