"""The words of Habemus Papam as numbers: cards, gems, phases, questions, events."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

# --- people ---------------------------------------------------------------------------------------

CARDINALS: Final = 18  # people 0–17: the cardinals of the cardinal pile
LATE_ARRIVALS: Final = 3  # 18–20: cardinals of the political pile
LEADERS: Final = 4  # 21–24: one of each faction, in the action pile
FIRST_LATE: Final = 18
FIRST_LEADER: Final = 21  # below it are those who are called cardinals (HP-06)
PEOPLE: Final = 25

FRANCE: Final = 0
SPAIN: Final = 1
INNOCENT: Final = 2
URBAN: Final = 3
FACTIONS: Final = 4
NO_FACTION: Final = -1

NO_SYMBOL: Final = -1
DOVE: Final = 0
TWO_LOUIS: Final = 1
TWO_MAZARIN: Final = 2
FIRST_PAIR: Final = 3  # from here on a symbol stands on two cards
EAGLE: Final = 3
GALLEY: Final = 4
NUNCIATURE: Final = 5
HOLY_OFFICE: Final = 6
BEES: Final = 7
SQUADRON: Final = 8
SYMBOLS: Final = 9

# --- cards ----------------------------------------------------------------------------------------
# A card is what it shows: 0–24 people, then what there may be several of.

LOUIS: Final = 25
MAZARIN: Final = 26
FELIPE: Final = 27
SQUADRONE: Final = 28
DEATH: Final = 29
FIRST_ACTION: Final = 30  # 30–35: the actions below
CAMERLENGO: Final = 36  # the Camerlengo card on offer
CARDS: Final = 37  # what can be on offer
BLACK_SMOKE: Final = 37
WHITE_SMOKE: Final = 38

TEN_GOLD: Final = 0
BID_SECOND: Final = 1
BEST_TWICE: Final = 2
THREE_RUBIES: Final = 3
BRIBE: Final = 4
SWAP: Final = 5
ACTIONS: Final = 6
NO_ACTION: Final = 6

MOST_ORDERS: Final = 8  # cards; two a player
NO_ORDER: Final = -1

# What an order can ask for, beside the most leaders: crests of the four factions, and cards.
NEED_FELIPE: Final = 4
NEED_MAZARIN: Final = 5
NEED_LOUIS: Final = 6
NEEDS: Final = 7

# --- gems and gold --------------------------------------------------------------------------------

AMBER: Final = 0  # from the least to the most precious
SAPPHIRE: Final = 1
RUBY: Final = 2
DIAMOND: Final = 3
GEMS: Final = 4

START_GOLD: Final = 20
BAG_GOLD: Final = 5  # for each bag when Black Smoke rises
TEN: Final = 10
BRIBE_GOLD: Final = 5
FELIPE_GOLD: Final = 5  # at once
DEATH_GOLD: Final = 5

# --- phases ---------------------------------------------------------------------------------------

REVEAL: Final = 0
DISCARD_ORDERS: Final = 1  # only when Black Smoke has risen
PLAY_ACTIONS: Final = 2
MAKE_BIDS: Final = 3
TAKE_CARDS: Final = 4

# --- what is asked --------------------------------------------------------------------------------

DISCARD: Final = 0  # 0 or 1: the first or the second of the own orders
PLAY: Final = 1  # an action, or NO_ACTION
BRIBE_WHOM: Final = 2  # a person, or DECLINE
SWAP_WHOM: Final = 3  # a person, or DECLINE
SWAP_FOR: Final = 4  # a person
BID: Final = 5  # a bid (bids.py): 0–34, the better the higher
TAKE: Final = 6  # a card on offer
EXCLUDE: Final = 7  # a person, or DECLINE
DIES: Final = 8  # a person
PAY_SQUADRONE: Final = 9  # 0 or 1: let it go, or pay

DECLINE: Final = 25
LET_GO: Final = 0
PAY: Final = 1

# --- what is told (kinds.py says about what, and to whom) -----------------------------------------

TURNED_UP: Final = 0
BLACK_SMOKE_ROSE: Final = 1
DISCARDED: Final = 2
ORDERS_DISCARDED: Final = 3
WHITE_SMOKE_ROSE: Final = 4
PLAYED: Final = 5
GOT_GOLD: Final = 6
TOOK_GOLD: Final = 7
BRIBED: Final = 8
TOOK_BACK: Final = 9
SPENT: Final = 10
SWAPPED: Final = 11
BID_SHOWN: Final = 12
BIDS_RANKED: Final = 13
TOOK: Final = 14
PAID_IN_GEMS: Final = 15
EXCLUDED: Final = 16
SPARED: Final = 17
DIED: Final = 18
KEPT_SQUADRONE: Final = 19
LOST_SQUADRONE: Final = 20
LEFT_OVER: Final = 21
ENDED: Final = 22
