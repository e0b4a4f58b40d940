"""Games that are played once for all tests which look at them, and how much is looked at."""

from __future__ import annotations

import functools
from typing import Final

from camerlengo import _engine
from camerlengo.core.record import Record
from camerlengo.core.settings import Value
from camerlengo.games import open_box
from camerlengo.lab.simulate import Series, play_game

# The games that the house began with. Others may be smaller: limits that hold for these do not hold for all.
FOUR: Final = ("richelieu", "habemus_papam", "q", "pontifex")

# Plain Python and the compiled engine run the same source. Tests that take long look everywhere on the fast
# one, and at samples on the slow one.
THOROUGH: Final = _engine.engine() == _engine.COMPILED


@functools.cache
def recorded(game: str, *bots: str, seed: int = 4, short: bool = False) -> Record:
    """A whole game of these bots; of one that looks a step ahead against random ones if none are named.

    Richelieu can be `short`.
    """
    players = len(bots) or min(open_box(game).players)
    company = bots or ("greedy",) + ("random",) * (players - 1)
    options: dict[str, Value] = {"short": True} if short else {}
    series = Series(game=game, players=players, games=1, seed=seed, bots=company, options=options)
    record = play_game(series, 0, keep_record=True).record
    assert record is not None
    return record
