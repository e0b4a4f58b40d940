"""The vocabulary of abilities (PX-86): for each kind when it can be used, on whom, and what it does.

An ability can be used only where it would do something. Shelter keeps the others' abilities from scores,
money, hand and retinue; what is cancelled or thrown again is no player's property.
"""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.hands import discard, draw
from camerlengo.games.pontifex.standing import change, go_free, judge
from camerlengo.games.pontifex.state import (
    State,
    bit,
    choose,
    join,
    leave,
    members,
    occupied,
    owner_of,
    sheltered,
    shown,
)

# --- when -----------------------------------------------------------------------------------------


def usable(game: State, seat: i64, source: i64) -> bool:
    """Whether an ability would do something now. Asks only for what everybody can see."""
    cards = game.cards
    kind: i64 = cards.kind[source]
    whom: i64 = cards.whom[source]
    if whom != terms.SELF and aims_at_players(kind):
        other: i64 = 0
        while other < game.players and (other == seat or not touches(game, source, other)):
            other += 1
        return other < game.players
    if kind <= terms.RAISE_SINS:
        return touches(game, source, seat)
    if kind == terms.CANCEL_ABILITY:
        return can_cancel_ability(game, seat)
    if kind == terms.CANCEL_ACTION:
        return game.seat != seat and can_cancel_action(game, source)
    if kind == terms.PERSUASION:
        if not game.pending or game.halted or game.action != terms.PERSUADE:
            return False
        amount: i64 = cards.amount[source]
        return (game.seat == seat) == (amount > 0)
    if kind == terms.REROLL:
        return game.pending and not game.halted and game.die != 0
    if kind == terms.GAIN:
        return True
    if kind == terms.COLLECT:
        at: i64 = game.place[seat]
        return cards.yields[at] > 0
    if kind == terms.SHELTER:
        return not sheltered(game, seat)
    if kind == terms.DRAW:
        place: i64 = game.place[seat]
        continent: i64 = cards.continent[place]
        held: i64 = game.held[seat]
        if source < terms.FIRST_PERSON:
            held -= 1
        return held < terms.MOST_CARDS and game.left[continent] > 0
    if kind == terms.ACTIONS:
        return game.seat == seat and game.phase <= terms.ACT
    if kind == terms.TRAVEL:
        return within_reach(game, seat) != 0
    return candidates(game, seat, source) != 0


def aims_at_players(kind: i64) -> bool:
    return kind <= terms.RAISE_SINS or kind in (terms.TAKE, terms.FINE, terms.DISCARD_CARDS, terms.ACTIONS)


def touches(game: State, source: i64, seat: i64) -> bool:
    """Whether the effect would change something for this seat, its user or an opponent."""
    cards = game.cards
    kind: i64 = cards.kind[source]
    if cards.whom[source] != terms.SELF and sheltered(game, seat):
        return False
    if kind <= terms.RAISE_SINS:
        amount: i64 = cards.amount[source]
        if amount > 0:
            return True
        turns: i64 = cards.turns[source]
        base: i64 = game.score[seat * terms.SCORES + kind]
        if turns == terms.FOR_GOOD:
            return base > (1 if kind == terms.MOVEMENT else 0)
        if game.rules >= 4:
            return shown(game, seat, kind) > 0
        shift: i64 = game.shift[seat * terms.SHIFTS + kind]
        return base + shift > 0
    if kind == terms.DISCARD_CARDS:
        return game.held[seat] > 0
    if kind == terms.ACTIONS:
        return True
    return game.money[seat] > 0  # TAKE, FINE


def can_cancel_ability(game: State, seat: i64) -> bool:
    """The ability announced last, if it is another's and not yet cancelled."""
    stack = game.stack
    top: i64 = len(stack) - 4
    return top >= 0 and stack[top] != seat and stack[top + 3] == 0


def can_cancel_action(game: State, source: i64) -> bool:
    """The action that is declared, and the move only by an ability that says so."""
    if not game.pending or game.halted:
        return False
    return game.cards.amount[source] != terms.BUT_MOVES or game.action not in (
        terms.WALK,
        terms.FLIGHT_AS_MOVE,
    )


def candidates(game: State, seat: i64, source: i64) -> i64:
    """The people an effect on retinues can be about; pawns never are (PX-45)."""
    cards = game.cards
    kind: i64 = cards.kind[source]
    found: i64 = 0
    if kind == terms.CALL:
        place: i64 = game.place[seat]
        continent: i64 = cards.continent[place]
        of_continent: i64 = cards.cardinals_of[continent]
        easy: i64 = cards.at_most[cards.amount[source]]
        return game.free & of_continent & easy
    if kind == terms.RENEW:
        retinue: i64 = game.retinue[seat]
        pawn: i64 = game.pawn[seat]
        used: i64 = game.used[seat]
        return (retinue | bit(pawn)) & used
    other: i64
    for other in range(game.players):
        if other != seat and not sheltered(game, other):
            theirs: i64 = game.retinue[other]
            if kind == terms.SILENCE:
                turned: i64 = game.used[other]
                theirs &= ~turned
            found |= theirs
    if kind == terms.ENTICE:
        persuadable: i64 = cards.at_most[cards.amount[source]]
        found &= persuadable & terms.ALL_CARDINALS
    return found


def within_reach(game: State, seat: i64) -> i64:
    """Where a step out of turn can go; nowhere while a pawn is on its way."""
    if game.pending and (game.action in (terms.WALK, terms.FLIGHT_AS_MOVE, terms.FLIGHT)):
        return 0
    at: i64 = game.place[seat]
    near: i64 = game.cards.near[at]
    return near & ~occupied(game)


# --- on whom --------------------------------------------------------------------------------------


def choose_target(game: State, ask: Ask, seat: i64, source: i64) -> i64:
    """A seat, a person, a diocese, or NOTHING where there is nothing to choose."""
    kind: i64 = game.cards.kind[source]
    whom: i64 = game.cards.whom[source]
    if aims_at_players(kind):
        if whom in (terms.SELF, terms.OPPONENTS):
            return terms.NOTHING
        options: list[int] = []
        other: i64
        for other in range(game.players):
            if other != seat and touches(game, source, other):
                options.append(other)
        return choose(game, ask, seat, terms.WHOM, options)
    if kind == terms.TRAVEL:
        options = members(within_reach(game, seat))
        return choose(game, ask, seat, terms.WHERE, options)
    if kind in (terms.CALL, terms.ENTICE, terms.RELEASE, terms.SILENCE, terms.RENEW):
        options = members(candidates(game, seat, source))
        return choose(game, ask, seat, terms.WHICH_PERSON, options)
    return terms.NOTHING


# --- what it does ---------------------------------------------------------------------------------


def resolve(game: State, ask: Ask, seat: i64, source: i64, target: i64) -> None:
    """An ability that was not cancelled takes effect. Where its target is gone, it comes to nothing."""
    if not take_effect(game, ask, seat, source, target):
        if ask.hears:
            ask.announce(terms.CAME_TO_NOTHING, seat, [source])
        return
    judge(game, ask)


def take_effect(game: State, ask: Ask, seat: i64, source: i64, target: i64) -> bool:
    kind: i64 = game.cards.kind[source]
    if aims_at_players(kind):
        return on_players(game, ask, seat, source, target)
    amount: i64 = game.cards.amount[source]
    if kind == terms.CANCEL_ABILITY:
        return cancel_ability(game, ask, seat)
    if kind == terms.CANCEL_ACTION:
        return cancel_action(game, ask, source)
    if kind == terms.PERSUASION:
        if not game.pending or game.halted:
            return False
        game.bonus += amount
        if ask.hears:
            ask.announce(terms.HELPED, game.seat, [amount])
        return True
    if kind == terms.REROLL:
        if not game.pending or game.halted:
            return False
        throw(game, ask, game.seat)
        return True
    if kind == terms.GAIN:
        gain(game, ask, seat, amount)
        return True
    if kind == terms.COLLECT:
        at: i64 = game.place[seat]
        yields: i64 = game.cards.yields[at]
        gain(game, ask, seat, yields * amount)
        return yields > 0
    if kind == terms.SHELTER:
        change(game, ask, seat, terms.SHELTERED, 1, game.cards.turns[source])
        return True
    if kind == terms.DRAW:
        place: i64 = game.place[seat]
        return draw(game, ask, seat, game.cards.continent[place], amount) > 0
    if kind == terms.TRAVEL:
        if (within_reach(game, seat) >> target) & 1 == 0:
            return False
        game.place[seat] = target
        if ask.hears:
            ask.announce(terms.ARRIVED, seat, [target])
        return True
    if (candidates(game, seat, source) >> target) & 1 == 0:
        return False
    on_person(game, ask, seat, kind, target)
    return True


def on_players(game: State, ask: Ask, seat: i64, source: i64, target: i64) -> bool:
    whom: i64 = game.cards.whom[source]
    if whom == terms.SELF:
        on_player(game, ask, seat, source, seat)
        return True
    done = False
    distance: i64
    for distance in range(game.players):
        other: i64 = (game.seat + distance) % game.players
        if other == seat or (whom != terms.OPPONENTS and other != target):
            continue
        if touches(game, source, other):  # shelter may have come in between
            on_player(game, ask, seat, source, other)
            done = True
    return done


def on_player(game: State, ask: Ask, seat: i64, source: i64, other: i64) -> None:
    kind: i64 = game.cards.kind[source]
    amount: i64 = game.cards.amount[source]
    if kind <= terms.RAISE_SINS:
        change(game, ask, other, kind, amount, game.cards.turns[source])
    elif kind == terms.ACTIONS:
        change(game, ask, other, terms.MORE_ACTIONS, amount, game.cards.turns[source])
    elif kind == terms.DISCARD_CARDS:
        discard(game, ask, other, amount)
    else:
        money: i64 = game.money[other]
        paid: i64 = min(money, amount)
        game.money[other] = money - paid
        if kind == terms.TAKE:
            game.money[seat] += paid
            if ask.hears:
                ask.announce(terms.TOOK_MONEY, seat, [paid, other])
        elif ask.hears:
            ask.announce(terms.LOST_MONEY, other, [paid])


def on_person(game: State, ask: Ask, seat: i64, kind: i64, person: i64) -> None:
    if kind == terms.RENEW:
        used: i64 = game.used[seat]
        game.used[seat] = used & ~bit(person)
        if ask.hears:
            ask.announce(terms.WAS_RENEWED, seat, [person])
        return
    owner: i64 = owner_of(game, person)
    if kind == terms.SILENCE:
        theirs: i64 = game.used[owner]
        game.used[owner] = theirs | bit(person)
        if ask.hears:
            ask.announce(terms.WAS_TURNED, owner, [person])
    elif kind == terms.RELEASE:
        go_free(game, ask, owner, person)
    else:
        if owner != terms.NOBODY:  # ENTICE
            leave(game, owner, person)
        join(game, seat, person)
        if ask.hears:
            ask.announce(terms.JOINED, seat, [person, owner])


def cancel_ability(game: State, ask: Ask, seat: i64) -> bool:
    """The one below on the stack: it is what this one answered."""
    stack = game.stack
    top: i64 = len(stack) - 4
    if top < 0 or stack[top + 3] != 0:
        return False
    stack[top + 3] = 1
    if ask.hears:
        ask.announce(terms.CANCELLED, stack[top], [1 + stack[top + 1]])
    return True


def cancel_action(game: State, ask: Ask, source: i64) -> bool:
    """PX-32: what was paid is lost and the action is used up."""
    if not can_cancel_action(game, source):
        return False
    game.halted = True
    if ask.hears:
        ask.announce(terms.CANCELLED, game.seat, [0])
    return True


def gain(game: State, ask: Ask, seat: i64, money: i64) -> None:
    game.money[seat] += money
    if ask.hears:
        ask.announce(terms.GOT_MONEY, seat, [money])


def throw(game: State, ask: Ask, seat: i64) -> None:
    game.die = 1 + game.rng.below(terms.DIE)
    game.throws += 1
    if ask.hears:
        ask.announce(terms.THREW, seat, [game.die])
