"""How bots play Pontifex, and how they are measured.

A tree search loses to looking one step ahead. The die blurs what an option brings, so that a trial must show
a difference more clearly than usual. With two and four players the networks foretell how a game ends better
than the evaluation does, but nothing shows that a bot which follows them decides better.
"""

from __future__ import annotations

from camerlengo.core.profile import BY_TRIALS, ROUGHLY, BotProfile, Ladder

PROFILE = BotProfile(
    ranks=((ROUGHLY, 0.4), (ROUGHLY, 0.23), (ROUGHLY, 0.14), (ROUGHLY, 0.08), (BY_TRIALS, 16)),
    budgets=(3, 4, 16),
    only_trials=True,
    trial_turns={2: 3, 3: 4, 4: 3},
    trial_check=2,
    trial_doubt=2.0,
    foretold=(2, 4),
    ladder=Ladder(
        bars={2: 0.75},
        top=160,
        quick=120,
        ranks=16,
        elsewhere=24,
        more={4: 32},
        four_times=12,
        cheats=12,
        slow=True,
        longer=((2, ("trials-16", "trials-4"), 100),),
    ),
)
