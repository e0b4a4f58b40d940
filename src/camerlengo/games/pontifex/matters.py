"""What an ability could change about what is under way (PX-31), and when it makes sense there (PX-46).

The rules offer in a window what could change something. Of that a seat is stopped only for what makes sense:
the deck says when that may be (`Cards.moments`), and here it is looked at more closely. Both ask only for
what everybody can see, and for the one ability.
"""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.effects import candidates, touches
from camerlengo.games.pontifex.standing import GOALS
from camerlengo.games.pontifex.state import State, bit, members, owner_of, pawn_gone, persuasion_total, unused

WEIGHTY = 3  # changes of a pilgrimage that one may want to prevent


# --- what could change something ------------------------------------------------------------------


def matters(game: State, seat: i64, source: i64) -> bool:
    """Whether an ability that can be used would answer what is under way."""
    cards = game.cards
    kind: i64 = cards.kind[source]
    if game.stack:
        return kind == terms.CANCEL_ABILITY or threatened(game, seat)
    if game.window == terms.TURN_BEGINS:
        return True
    if not game.pending or game.halted:
        return False
    if kind == terms.CANCEL_ACTION:
        return True
    if game.action == terms.PENCE:
        return kind == terms.REROLL
    if game.action == terms.PERSUADE:
        return kind in (terms.REROLL, terms.PERSUASION) or touches_persuasion(game, seat, source)
    return game.action == terms.CONVERSION and keeps_from_winning(game, seat, source)


def threatened(game: State, seat: i64) -> bool:
    """Whether the ability announced last concerns something that this seat has."""
    stack = game.stack
    top: i64 = len(stack) - 4
    if top < 0 or stack[top] == seat or stack[top + 3] != 0:
        return False
    source: i64 = stack[top + 1]
    target: i64 = stack[top + 2]
    kind: i64 = game.cards.kind[source]
    whom: i64 = game.cards.whom[source]
    if kind in (terms.ENTICE, terms.RELEASE, terms.SILENCE):
        return target >= 0 and owner_of(game, target) == seat
    if kind in (terms.CANCEL_ABILITY, terms.CANCEL_ACTION, terms.PERSUASION, terms.REROLL):
        return False  # no score, money, card or retinue
    if whom == terms.OPPONENTS:
        return touches(game, source, seat)
    return whom == terms.OPPONENT and target == seat


def touches_persuasion(game: State, seat: i64, source: i64) -> bool:
    """What else decides whether somebody is won: Holiness, money for a bribe, whether he is still free."""
    cards = game.cards
    kind: i64 = cards.kind[source]
    active: i64 = game.seat
    own = seat == active
    if kind == terms.RAISE_HOLINESS:
        return (cards.whom[source] == terms.SELF) == own
    if kind == terms.CALL:
        return candidates(game, seat, source) & bit(game.goal) != 0
    if kind in (terms.GAIN, terms.COLLECT):
        return own and missing(game) > 0
    if kind == terms.TAKE:
        return missing(game) > 0
    if kind == terms.FINE:
        return not own and missing(game) > 0
    return keeps_from_winning(game, seat, source)


def keeps_from_winning(game: State, seat: i64, source: i64) -> bool:
    """Whether it takes from the active seat what it needs to win with the next one."""
    kind: i64 = game.cards.kind[source]
    if seat == game.seat or not one_short(game, game.seat):
        return False
    if kind == terms.RAISE_SINS:
        return game.cards.whom[source] != terms.SELF
    return kind in (terms.RELEASE, terms.ENTICE)


def one_short(game: State, seat: i64) -> bool:
    size: i64 = game.size[seat]
    return size + 1 >= GOALS[game.players]


def missing(game: State) -> i64:
    """By how much the persuasion falls short, with the die that has fallen."""
    value: i64 = game.cards.value[game.goal]
    return value - persuasion_total(game)


def payable(money: i64) -> i64:
    """What a bribe may add."""
    most: i64 = money // terms.BRIBE_PRICE
    return min(terms.MOST_BRIBE, most)


# --- when it makes sense --------------------------------------------------------------------------


def sensible(game: State, seat: i64, source: i64) -> bool:
    """Whether somebody who holds this may want to be stopped for it now."""
    moments: i64 = game.cards.moments[source]
    if moments == 0:
        return False
    if game.stack:
        return answers_ability(game, seat, source, moments)
    if game.window == terms.TURN_BEGINS:
        return moments & terms.WHEN_VICTORY != 0 and keeps_from_winning(game, seat, source)
    if not game.pending or game.halted:
        return False
    action: i64 = game.action
    if action == terms.PERSUADE:
        return game.die != 0 and turns_persuasion(game, seat, source, moments)
    if seat == game.seat or action not in (terms.CONVERSION, terms.PILGRIMAGE):
        return False
    if game.cards.kind[source] == terms.CANCEL_ACTION:
        return moments & terms.WHEN_DECLARED != 0 and (
            action == terms.CONVERSION or len(game.changes) >= WEIGHTY
        )
    return moments & terms.WHEN_VICTORY != 0 and matters(game, seat, source)


def answers_ability(game: State, seat: i64, source: i64, moments: i64) -> bool:
    stack = game.stack
    top: i64 = len(stack) - 4
    user: i64 = stack[top]
    if user == seat or stack[top + 3] != 0:
        return False
    used: i64 = game.cards.kind[stack[top + 1]]
    kind: i64 = game.cards.kind[source]
    attacked = threatened(game, seat)
    if moments & terms.WHEN_VICTORY != 0 and used in (terms.CALL, terms.ENTICE) and one_short(game, user):
        return kind == terms.CANCEL_ABILITY or (kind in (terms.RELEASE, terms.ENTICE) and game.seat == user)
    if attacked and source >= terms.FIRST_PERSON and stack[top + 2] == source - terms.FIRST_PERSON:
        return True  # who is about to leave or be turned
    if moments & terms.WHEN_ATTACKED == 0:
        return False
    if kind == terms.SHELTER:
        return attacked
    if used == terms.CANCEL_ABILITY:
        return top >= 4 and stack[top - 4] == seat
    if used in (terms.CANCEL_ACTION, terms.PERSUASION, terms.REROLL):
        return game.seat == seat
    return attacked


def turns_persuasion(game: State, seat: i64, source: i64, moments: i64) -> bool:
    """Whether the die, as it has fallen, brings what this seat does not want, and this can turn it."""
    cards = game.cards
    if (game.free >> game.goal) & 1 == 0 or pawn_gone(game):
        return False
    kind: i64 = cards.kind[source]
    amount: i64 = cards.amount[source]
    short: i64 = missing(game)
    money: i64 = game.money[game.seat]
    bribe: i64 = payable(money)
    wins = short <= bribe
    if wins == (seat == game.seat):
        return False
    if moments & terms.WHEN_DIE == 0:
        return moments & terms.WHEN_VICTORY != 0 and keeps_from_winning(game, seat, source)
    needs: i64 = short + game.die - bribe  # of the die
    if kind == terms.REROLL:
        return needs > 1 if wins else needs <= terms.DIE
    if kind == terms.CANCEL_ACTION:
        return wins
    if kind == terms.CALL:
        return candidates(game, seat, source) & bit(game.goal) != 0
    if wins:
        if kind in (terms.PERSUASION, terms.RAISE_HOLINESS):
            return touches_outcome(game, seat, source) and amount < short - bribe
        return kind in (terms.TAKE, terms.FINE) and short > payable(max(0, money - amount))
    if kind in (terms.PERSUASION, terms.RAISE_HOLINESS):
        return touches_outcome(game, seat, source) and amount >= short - bribe
    if kind == terms.COLLECT:
        amount *= cards.yields[game.place[seat]]
    return kind in (terms.GAIN, terms.COLLECT, terms.TAKE) and short <= payable(money + amount)


def touches_outcome(game: State, seat: i64, source: i64) -> bool:
    """Whether more or less of it changes the total of the active seat."""
    return game.cards.kind[source] == terms.PERSUASION or touches_persuasion(game, seat, source)


def might_make_sense(game: State, seat: i64) -> bool:
    """Whether it may, for all that everybody can see: open abilities, and from which decks the cards come."""
    cards = game.cards
    person: i64
    for person in members(unused(game, seat)):
        if sensible(game, seat, terms.FIRST_PERSON + person):
            return True
    money: i64 = game.money[seat]
    before: i64 = terms.NOBODY
    at: i64 = seat * terms.MOST_CARDS
    last: i64 = at + game.held[seat]
    while at < last:
        deck: i64 = cards.deck_of[game.hand[at]]
        if deck != before:
            design: i64
            for design in cards.designs_of[deck]:
                if game.unseen[design] > 0 and cards.price[design] <= money and sensible(game, seat, design):
                    return True
        before = deck
        at += 1
    return False
