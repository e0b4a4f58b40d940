"""The words of Richelieu as numbers: places and things, questions, events."""

from __future__ import annotations

from typing import Final

# --- the table ------------------------------------------------------------------------------------

REGIONS: Final = 9
SWORD: Final = 9  # symbols are counted after the nine regions: 0–8 crests, 9–11 symbols
CROSS: Final = 10
TOWER: Final = 11
CONTESTS: Final = 12  # everything that is scored by majority
NO_SYMBOL: Final = -1

ROWS: Final = 4
COLUMNS: Final = 12
CARDS: Final = 48  # a place is row * 12 + column, and there are as many places as cards

DISCS: Final = 14  # 0–8 one crest of a region, 9–11 one symbol, twice 12 "marker back"
MARKER_BACK: Final = 12  # under rules 1 the second one was 13
MARKERS_BACK: Final = 2
DISCS_ON_TABLE: Final = 8
NO_DISC: Final = -1

MARKERS: Final = 3
NOBODY: Final = -1

MISSING: Final = -5  # points for a region or symbol without a single card

# --- what is asked --------------------------------------------------------------------------------

TAKE: Final = 0  # a row end, 2 * row for the left and 2 * row + 1 for the right one; or USE_DISC, DECLINE
TAKE_ANOTHER: Final = 1
PAY: Final = 2  # the place of an own marker to lift, or FROM_SUPPLY
MARK: Final = 3  # a place, or USE_DISC_NOW, NO_MARKER
MOVE: Final = 4  # the place of an own marker to move, or USE_DISC_NOW, NO_MARKER
MOVE_TO: Final = 5  # a place

ENDS: Final = 8
USE_DISC: Final = 8
DECLINE: Final = 9
FROM_SUPPLY: Final = 48
USE_DISC_NOW: Final = 48
NO_MARKER: Final = 49

# --- what is told (kinds.py says about what, and to whom) -----------------------------------------

TOOK: Final = 0
PAID: Final = 1
TOOK_OWN_MARKER_BACK: Final = 2
TOOK_DISC: Final = 3
SAW_DISC: Final = 4
USED_DISC: Final = 5
MARKED: Final = 6
MOVED: Final = 7
SKIPPED: Final = 8
ENDED: Final = 9
