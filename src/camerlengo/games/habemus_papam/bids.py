"""Bids as numbers.

A bid is up to three gems. All 35 are numbered from nothing to three diamonds so that the better bid has the
higher number (HP-41): 0 none, 1 an amber, 4 a diamond, 5 two ambers, 34 three diamonds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.games.habemus_papam import terms

MOST_GEMS: Final = 3
BIDS: Final = 35
NO_BID: Final = -1


def _all_bids() -> list[list[int]]:
    """The gems of each bid, the best first, from the lowest bid to the highest."""
    bids: list[list[int]] = [[]]
    longest: list[list[int]] = [[]]
    for _ in range(MOST_GEMS):
        longest = [[*bid, gem] for bid in longest for gem in range(terms.GEMS) if not bid or gem <= bid[-1]]
        bids += longest
    return bids


GEMS_OF: Final[list[list[int]]] = _all_bids()


def _number_of(gems: list[int]) -> int:
    return GEMS_OF.index(sorted(gems, reverse=True))


def _with_best_twice(bid: list[int]) -> int:
    """HP-33: the best gem counts twice, in number and quality; no gems stay none."""
    if len(bid) == MOST_GEMS:
        return NO_BID
    return _number_of(bid + bid[:1])


COUNTS: Final[list[int]] = [GEMS_OF[bid].count(gem) for bid in range(BIDS) for gem in range(terms.GEMS)]
BEST_TWICE_COUNTS_AS: Final[list[int]] = [_with_best_twice(GEMS_OF[bid]) for bid in range(BIDS)]
THREE_RUBIES_BID: Final = 24
TWO_GEMS: Final = 15  # bids below it have at most two gems


def _affordable(limit: int) -> list[list[int]]:
    """By how many of each gem there are, counted up to three, all bids below the limit that can be made."""
    tables: list[list[int]] = []
    for number in range(4**terms.GEMS):
        has = [number >> 2 * gem & 3 for gem in range(terms.GEMS)]
        tables.append(
            [
                bid
                for bid in range(limit)
                if all(GEMS_OF[bid].count(gem) <= has[gem] for gem in range(terms.GEMS))
            ]
        )
    return tables


_UP_TO_THREE: Final[list[list[int]]] = _affordable(BIDS)
_UP_TO_TWO: Final[list[list[int]]] = _affordable(TWO_GEMS)


def bids_from(gems: list[int], at: i64, up_to_two: bool) -> list[int]:
    """The bids that can be made from the four counts that begin at `at`."""
    number: i64 = 0
    gem: i64
    for gem in range(terms.GEMS):
        count: i64 = gems[at + gem]
        number |= (min(MOST_GEMS, count)) << 2 * gem
    return _UP_TO_TWO[number].copy() if up_to_two else _UP_TO_THREE[number].copy()
