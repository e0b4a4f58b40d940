"""What a game knows about its bots: how each rank plays it, what was learned, and how they are measured.

A game says only what differs from the defaults. The defaults were never measured for any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

# How a rank plays, with a number that says how much.
ROUGHLY: Final = "roughly"  # looks one step ahead, and judges so roughly
ONE_STEP: Final = "one_step"  # looks one step ahead; the number means nothing
AHEAD: Final = "ahead"  # searches with so many iterations
BY_TRIALS: Final = "by_trials"  # plays on after each option that looks good, so many times
BY_POLICY: Final = "by_policy"  # follows the game's own policy; the number means nothing

Way = tuple[str, float]
Ways = tuple[Way, Way, Way, Way, Way]


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """How `make ladder` measures the bots: how many games it plays of each meeting.

    Only a game with `bars` is on the page. A bar is the share that the top rank must win against greedy, by
    number of players; with `decided` it is a share of the games that have one winner.
    """

    bars: Mapping[int, float] = {}
    decided: bool = False
    top: int = 40  # the top rank against greedy, at the tables of the bars
    quick: int = 120  # two ranks, where none thinks ahead
    ranks: int = 24  # two ranks, where one thinks ahead, at the tables of the bars
    elsewhere: int = 24  # the same at other tables
    more: Mapping[int, int] = {}  # the same at tables that need more games to show anything, by players
    four_times: int = 12  # a budget against a quarter of it
    cheats: int = 12  # a bot that knows everything against one that does not
    learned: Mapping[int, int] = {}  # with a network and without it, by players
    iterations: int = 20  # of the searches that measure a network
    trials: int | None = None  # of both bots where one cheats; None: the budget of the cardinal
    slow: bool = False  # whether the top rank meets greedy at the tables of the bars only
    longer: tuple[tuple[int, tuple[str, str], int], ...] = ()  # players, bots, games: only on request


class BotProfile(msgspec.Struct, frozen=True, kw_only=True):
    """How bots play a game.

    `ranks` goes from the lowest rank to the highest, `budgets` is for advice of the upper three: iterations,
    or trials for those that try options out.
    """

    ranks: Ways = ((ROUGHLY, 0.6), (ROUGHLY, 0.3), (ONE_STEP, 0.0), (AHEAD, 40.0), (AHEAD, 200.0))
    roughness: Mapping[str, Mapping[int, float]] = {}  # by rank and players, where it depends on players
    budgets: tuple[int, int, int] = (10, 40, 200)
    only_trials: bool = False  # whether a tree search loses to looking one step ahead
    trial_turns: Mapping[int, int] = {}  # how many turns a trial goes on, by players
    trial_check: int | None = (
        None  # trials after which options without hope are dropped first; None: as usual
    )
    trial_doubt: float | None = None  # standard errors by which an option must be better; None: as usual
    foretold: tuple[int, ...] = ()  # player counts whose network serves the curve of an analysis, but no bot
    networks: Mapping[int, str] | None = None  # by players, as text; None: those in the folder `learned`
    ladder: Ladder = Ladder()
