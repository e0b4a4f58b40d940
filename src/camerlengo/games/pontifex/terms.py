"""The words of Pontifex as numbers: the map, people, effects, windows, questions, events."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1

# --- the map --------------------------------------------------------------------------------------

DIOCESES: Final = 45

EUROPE: Final = 0
AFRICA: Final = 1
ASIA: Final = 2
NORTH_AMERICA: Final = 3
SOUTH_AMERICA: Final = 4
OCEANIA: Final = 5
CONTINENTS: Final = 6

ORDINARY: Final = 0  # what a diocese is there for
PILGRIMS: Final = 1  # Italy
CONVERTS: Final = 2  # the four with a special character

# --- people ---------------------------------------------------------------------------------------
# A set of people is a number with a bit for each of them.

CARDINALS: Final = 40  # people 0–39; the number printed on the card is one more
FIRST_CHARACTER: Final = 40  # 40–43: the special characters
CHARACTERS: Final = 4
PEOPLE: Final = 44
ALL_CARDINALS: Final = (1 << 40) - 1

LIBERAL: Final = 0
CONSERVATIVE: Final = 1

POPES: Final = 6

# --- scores, and what else can change for a time ----------------------------------------------------

HOLINESS: Final = 0
MOVEMENT: Final = 1
SINS: Final = 2
SCORES: Final = 3
SHELTERED: Final = 3  # more than 0: safe from the others' abilities
MORE_ACTIONS: Final = 4  # actions more, or fewer, than two
SHIFTS: Final = 5

# --- cards ------------------------------------------------------------------------------------------
# A source is whatever has an ability: the kinds of action cards, then the people.

DESIGNS: Final = 120  # at most: 0–119, as many as there are different action cards
FIRST_PERSON: Final = 120
SOURCES: Final = 164
DECK: Final = 20  # cards of a continent
MOST_CARDS: Final = 5  # in hand

# --- effects ----------------------------------------------------------------------------------------

RAISE_HOLINESS: Final = 0  # the first three are the scores: raised, or lowered by a negative amount
RAISE_MOVEMENT: Final = 1
RAISE_SINS: Final = 2
GAIN: Final = 3  # money from the bank
COLLECT: Final = 4  # the yield of the diocese the pawn stands in, so many times
TAKE: Final = 5  # money from an opponent
FINE: Final = 6  # an opponent's money goes to the bank
PERSUASION: Final = 7  # to the persuasion that is going on
REROLL: Final = 8  # the die that has fallen
CALL: Final = 9  # a free cardinal joins
ENTICE: Final = 10  # an opponent's cardinal joins
RELEASE: Final = 11  # one of an opponent's retinue is free again
SILENCE: Final = 12  # one of an opponent's retinue is turned
RENEW: Final = 13  # one of the own is turned back
DRAW: Final = 14
DISCARD_CARDS: Final = 15
CANCEL_ACTION: Final = 16  # amount BUT_MOVES: not the move of a turn
CANCEL_ABILITY: Final = 17
SHELTER: Final = 18
TRAVEL: Final = 19  # a step out of turn
ACTIONS: Final = 20  # more actions, or fewer
EFFECTS: Final = 21

BUT_MOVES: Final = 1

# When it makes sense to use an ability out of turn: bits. Whoever holds it may stop there.
WHEN_ATTACKED: Final = 1  # an ability is directed against the seat
WHEN_DIE: Final = 2  # the die of a persuasion has fallen, and this can turn it
WHEN_DECLARED: Final = 4  # somebody makes a pilgrimage or a conversion
WHEN_VICTORY: Final = 8  # somebody is about to win

SELF: Final = 0
OPPONENT: Final = 1
OPPONENTS: Final = 2

FOR_GOOD: Final = -1
THIS_TURN: Final = 0  # and n: the next n turns of whom it concerns

# What a special character gives while in the retinue (PX-26).
BONUS_PERSUASION: Final = 0
BONUS_SALARY: Final = 1
BONUS_MOVEMENT: Final = 2
BONUS_PENCE: Final = 3

# What a character can require, and what popes and characters can cost.
NEED_LIBERALS: Final = 0
NEED_CONSERVATIVES: Final = 1
NEED_CARDINALS: Final = 2
NEED_HOLINESS: Final = 3
NEED_FEW_SINS: Final = 4  # at most so many
NEEDS: Final = 5

COST_MONEY: Final = 0
COST_EACH: Final = 1  # money for each one in the retinue, at least for one
COST_CARDS: Final = 2
COST_TURNED: Final = 3  # abilities turned unused
COST_SINS: Final = 4
COST_MOVEMENT: Final = 5

# --- numbers of the rulebook ------------------------------------------------------------------------

SALARY: Final = 400
TICKET: Final = 600
BRIBE_PRICE: Final = 200
MOST_BRIBE: Final = 3
DOUBLES_FROM: Final = 11
DIE: Final = 20
FALL: Final = 5  # Sins
LAST_ROUND: Final = 60

# --- phases and windows -------------------------------------------------------------------------------

BEGIN: Final = 0
MOVE: Final = 1
ACT: Final = 2
END: Final = 3

NO_WINDOW: Final = 0
TURN_BEGINS: Final = 1
IS_DECLARED: Final = 2
DIE_HAS_FALLEN: Final = 3
HAS_TAKEN_EFFECT: Final = 4
TURN_ENDS: Final = 5

# --- actions ------------------------------------------------------------------------------------------

NO_ACTION: Final = -1
PERSUADE: Final = 0
PENCE: Final = 1
DRAW_CARD: Final = 2
FLIGHT: Final = 3
PILGRIMAGE: Final = 4
CONVERSION: Final = 5
GIVE_UP: Final = 6
WALK: Final = 7  # the move of the turn, on foot or by air
FLIGHT_AS_MOVE: Final = 8

# --- what is asked ------------------------------------------------------------------------------------

USE: Final = 0  # PASS, or 1 + source
WHOM: Final = 1  # a seat
WHICH_PERSON: Final = 2
WHERE: Final = 3  # a diocese
# A diocese; + FLY: by air; STAY; USE_FIRST + source: an ability, and then the same is asked again
GO: Final = 4
# PERSUADE, PENCE, DRAW_CARD, FLY_TO + diocese, MAKE_PILGRIMAGE, CONVERT, LET_IT_BE; USE_NOW + source
CHOOSE_ACTION: Final = 5
BRIBE: Final = 6  # how much is added
# DONE, or 1 + change, which is (seat * 3 + score) * 2, and 1 more to lower it; since rules 3
# AMOUNTS + (change * MOST_POINTS + points - 1) * 2, and 1 more if other scores follow
PILGRIM: Final = 7
DISCARD: Final = 8  # a design
TURN: Final = 9  # a person
LEAVES: Final = 10  # a person

PASS: Final = 0
FLY: Final = 45
STAY: Final = 90
USE_FIRST: Final = 91
FLY_TO: Final = 3
MAKE_PILGRIMAGE: Final = 48
CONVERT: Final = 49
LET_IT_BE: Final = 50
USE_NOW: Final = 51
DONE: Final = 0
CHANGES: Final = 24  # four players, three scores, up and down
AMOUNTS: Final = 25
MOST_POINTS: Final = 20  # of one score, in one pilgrimage

# --- what is told (kinds.py says about what, and to whom) ---------------------------------------------

LOT: Final = 0
BEGINS: Final = 1
TURN_BEGAN: Final = 2
GOT_SALARY: Final = 3
SET_OUT: Final = 4
ARRIVED: Final = 5
STAYED: Final = 6
DECLARED: Final = 7
PLEDGED: Final = 8
THREW: Final = 9
BRIBED: Final = 10
PERSUADED: Final = 11
RESISTED: Final = 12
COLLECTED: Final = 13
DREW: Final = 14
DREW_FROM: Final = 15
CONVERTED: Final = 16
GAVE_UP: Final = 17
USED: Final = 18
CANCELLED: Final = 19
CHANGED: Final = 20
GOT_MONEY: Final = 21
TOOK_MONEY: Final = 22
LOST_MONEY: Final = 23
HELPED: Final = 24
JOINED: Final = 25
LEFT: Final = 26
WAS_TURNED: Final = 27
WAS_RENEWED: Final = 28
DISCARDED: Final = 29
CAME_TO_NOTHING: Final = 30
FELL: Final = 31
WON: Final = 32
CUT: Final = 33
PAID: Final = 34
FAILED: Final = 35
AIMED: Final = 36
PLEDGED_POINTS: Final = 37
ALL_PASSED: Final = 38
