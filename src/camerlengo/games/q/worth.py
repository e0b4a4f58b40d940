"""What a card is worth to the Spirituali before anybody knows the rest of the cargo: an estimate for bots.

What a whole cargo is worth needs no estimate: it is played through (`cargo_points`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.q import terms
from camerlengo.games.q.ship import Ship
from camerlengo.games.q.state import Cards

MANY: Final = 0.8  # cards of a type in a hold
MAYBE: Final = 0.5  # a condition on the rest of the cargo

NO_ONE = Ask()


def card_worth(cards: Cards, card: i64, seized: bool, paolo_dead: bool) -> float:
    value: i64 = cards.value[card]
    if value != 0:
        return float(cards.value_seized[card]) if seized else float(value)
    clauses = cards.clauses[card]
    worth = 0.0
    at: i64 = 0
    while at < len(clauses):
        worth += chance(clauses[at], seized, paolo_dead) * clause_worth(cards, clauses, at, seized)
        at += terms.CLAUSE
    return worth


def chance(condition: i64, seized: bool, paolo_dead: bool) -> float:
    if condition == terms.PAOLO_LIVES:
        return 0.0 if paolo_dead else 1.0
    if condition == terms.PAOLO_DEAD:
        return 1.0 if paolo_dead else 0.0
    if condition == terms.IF_SEIZED:
        return 1.0 if seized else 0.0
    if condition == terms.IF_FREE:
        return 0.0 if seized else 1.0
    return MAYBE if condition >= terms.IF_WITH else 1.0


def clause_worth(cards: Cards, clauses: list[int], at: i64, seized: bool) -> float:
    in_a_hold = cards.in_a_hold
    effect: i64 = clauses[at + 1]
    first: i64 = clauses[at + 2]
    if effect == terms.POINTS:
        return float(first * clauses[at + 3])
    if effect == terms.POINTS_EACH:
        return float(first * clauses[at + 3]) * MANY
    ruined = seized and first in (terms.BOOK, terms.RARE_GOODS)
    if effect == terms.CANCEL:
        return 0.0 if ruined else -in_a_hold[first]
    if effect == terms.DOUBLE:
        return 0.0 if ruined else in_a_hold[first]
    if effect == terms.PROTECT:
        return in_a_hold[first] if ruined else 0.4 * in_a_hold[first]
    if effect == terms.SEIZE_SHIP:
        return 0.0 if seized else -(in_a_hold[terms.BOOK] + in_a_hold[terms.RARE_GOODS])
    return 0.0


def cargo_points(cards: Cards, cargo: list[int], seized: bool, paolo_dead: bool) -> i64:
    """The points of a cargo for the Spirituali, its cards acting in the order of the deck."""
    ship = Ship(cards, cargo, seized, paolo_dead)
    turn: i64
    for turn in range(2):
        for card in cargo:
            if cards.clauses[card] and (cards.type[card] == terms.EVENT) == (turn == 0):
                clause = ship.start(card, NO_ONE)
                while clause >= 0:
                    clause = ship.go_on(card, clause, NO_ONE)
    return ship.count(NO_ONE)
