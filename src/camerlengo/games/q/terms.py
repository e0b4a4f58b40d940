"""The words of Q as numbers: roles, cards, effects, places of Venice, questions, events."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1

# --- people ---------------------------------------------------------------------------------------

LUDOVICO: Final = 0
PERNA: Final = 1
MIQUEZ: Final = 2
Q: Final = 3
VENDRAMIN: Final = 4
ZENO: Final = 5  # only with six players
ROLES: Final = 6
FIRST_ZELANTE: Final = 3  # below it are the Spirituali

SPIRITUALI: Final = 1  # points for them count upwards in the running score, for the Zelanti downwards
ZELANTI: Final = -1

MOST_PLAYERS: Final = 6

# --- cards ----------------------------------------------------------------------------------------
# A card is its kind: cards that show the same are the same number. Paolo III has none: he is never in a hand.

MOST_KINDS: Final = 99
EVENT: Final = 0
BOOK: Final = 1
COMMON_GOODS: Final = 2
RARE_GOODS: Final = 3
INTRIGUE: Final = 4
TYPES: Final = 5

CARDS: Final = 100  # with Paolo III
EVENTS: Final = 13
COMMONS: Final = 86
PAOLO: Final = 99  # "Paolo III Farnese è morto" in the deck

# --- effects --------------------------------------------------------------------------------------
# A clause is five numbers: when it holds, what it does, and up to three things it does it to or with.

CLAUSE: Final = 5

ALWAYS: Final = 0
PAOLO_LIVES: Final = 1
PAOLO_DEAD: Final = 2
IF_SEIZED: Final = 3
IF_FREE: Final = 4
IF_WITH: Final = 5  # IF_WITH + type: a card of this type is in the hold too (5–9)
IF_WITHOUT: Final = 10  # IF_WITHOUT + type: none is (10–14)
CONDITIONS: Final = 15

POINTS: Final = 0  # side, points
POINTS_EACH: Final = 1  # side, points, type: for each card of the type in the hold
CANCEL: Final = 2  # type
PROTECT: Final = 3  # type
DOUBLE: Final = 4  # type
SEIZE_SHIP: Final = 5
FREE_SHIP: Final = 6
TURN_ROLE: Final = 7  # role
TURN_OFFICE: Final = 8  # office
LOOK: Final = 9  # office that looks, office whose hand is seen
SWAP_HANDS: Final = 10  # office, office
REDRAW: Final = 11  # office
MAKE_FIRST: Final = 12  # office
SEAL_BACK: Final = 13  # office, or all
DRAW_CARDS: Final = 14  # office, or all; how many cards
FEAST: Final = 15  # how many cards whoever goes to the inn in the next round draws as well
EFFECTS: Final = 16

FIRST_PLAYER: Final = 0  # of the next round: the card has been passed on when the cargo is shown
FIRST_TO_LOAD: Final = 1
SEIZER: Final = 2
ALL: Final = 3  # everybody, from the First player on

# --- numbers of the rulebook ----------------------------------------------------------------------

DEALT: Final = 5
PUT_BACK: Final = 2
LAPS: Final = 2
LAST_ROUND: Final = 20
NEAR_MIDDLE: Final = 3  # Paolo III lies within so many cards of the middle
CONVENT_POINTS: Final = 2  # for the Zelanti, with five players

# --- phases ---------------------------------------------------------------------------------------

SET_UP: Final = 0
TURNS: Final = 1
SAIL: Final = 2

# --- what is asked --------------------------------------------------------------------------------

PUT_BACK_TWO: Final = 0  # a pair of places in the hand of five: PAIR_FIRST, PAIR_SECOND
ACT: Final = 1  # an action below
WHOM: Final = 2  # 2 * seat + number of cards - 1
LOAD: Final = 3  # the place of a card in the own hand; the same for the next two
GIVE: Final = 4
DISCARD: Final = 5
KEEP: Final = 6  # 0 or 1: the place of a card among the two that were drawn
THROW: Final = 7  # the place of a card in the hold, or THROW_NOTHING

DRAW: Final = 0  # Fondaco dei tedeschi
LOAD_SHIP: Final = 1  # Porto
EXCHANGE: Final = 2  # Locanda il Caratello
CONVENT: Final = 3  # Convento dei teatini
SEIZE: Final = 4  # Palazzo del Consiglio
PASS: Final = 5
ACTIONS: Final = 6

PAIRS: Final = 10
MOST_IN_HAND: Final = 99
THROW_NOTHING: Final = 99

# --- what is told (kinds.py says about what, and to whom) -----------------------------------------

BEGAN: Final = 0
SET_UP_DONE: Final = 1
PUT_BACK_CARDS: Final = 2
DREW: Final = 3
SAW_DRAWN: Final = 4
KEPT: Final = 5
PAOLO_DIED: Final = 6
LOADED: Final = 7
LOADED_CARD: Final = 8
EXCHANGED: Final = 9
SAW_EXCHANGED: Final = 10
VISITED_CONVENT: Final = 11
DISCARDED: Final = 12
LOST: Final = 13
SEIZED: Final = 14
PASSED: Final = 15
NO_SHIP: Final = 16
MADE_FIRST: Final = 17
SAW_HOLD: Final = 18
THREW: Final = 19
THREW_CARD: Final = 20
SAILED: Final = 21
TOOK_EFFECT: Final = 22
CANCELLED: Final = 23
COUNTED: Final = 24
SCORED: Final = 25
TURNED_ROLE: Final = 26
TURNED_SEAT: Final = 27
LOOKED: Final = 28
SAW_HAND: Final = 29
SWAPPED_HANDS: Final = 30
SAW_SWAPPED: Final = 31
REDREW: Final = 32
SAW_REDRAWN: Final = 33
ENDED: Final = 34
GOT_SEAL_BACK: Final = 35
DREW_CARDS: Final = 36  # how many, by a card that says so
