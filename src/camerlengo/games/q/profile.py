"""How bots play Q, and how they are measured.

A tree search loses to looking one step ahead, and the game's own policy is the strongest of all. With six
players there is more room for ranks than with five. The networks foretell how a game ends better than the
evaluation does, but nothing shows that a bot which follows them decides better.
"""

from __future__ import annotations

from camerlengo.core.profile import BY_POLICY, ONE_STEP, ROUGHLY, BotProfile, Ladder

PROFILE = BotProfile(
    ranks=((ROUGHLY, 2.5), (ROUGHLY, 0.39), (ROUGHLY, 0.21), (ONE_STEP, 0), (BY_POLICY, 0)),
    roughness={"novice": {5: 2.5, 6: 0.75}},
    budgets=(4, 8, 24),
    only_trials=True,
    foretold=(5, 6),
    ladder=Ladder(
        bars={6: 0.65},
        top=1000,
        quick=2400,
        ranks=1000,
        elsewhere=1000,
        four_times=12,
        cheats=12,
        longer=((6, ("trials-24", "trials-6"), 100),),
    ),
)
