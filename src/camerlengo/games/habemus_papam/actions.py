"""Phase 2: action cards (HP-30 to HP-38)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.core.game import choose
from camerlengo.games.habemus_papam.state import State, cardinals_of_opponents, get_gold
from camerlengo.games.habemus_papam.terms import (
    ACTIONS,
    BEST_TWICE,
    BID_SECOND,
    BRIBE,
    BRIBE_GOLD,
    BRIBE_WHOM,
    BRIBED,
    DECLINE,
    FIRST_ACTION,
    FIRST_LEADER,
    MAKE_BIDS,
    NO_ACTION,
    NOBODY,
    PLAY,
    PLAYED,
    SPENT,
    SWAP,
    SWAP_FOR,
    SWAP_WHOM,
    SWAPPED,
    TEN,
    TEN_GOLD,
    THREE_RUBIES,
    TOOK_BACK,
    TOOK_GOLD,
)


def play_action_cards(game: State, ask: Ask) -> None:
    """HP-30: laid at the same time, then resolved from the Camerlengo clockwise.

    Who holds no action card is not asked: everybody has seen who took one.
    """
    asked: dict[int, list[int]] = {}
    seat: i64
    for seat in range(game.players):
        playable = playable_actions(game, seat)
        if playable:
            playable.append(NO_ACTION)
            asked[seat] = playable
    if asked:
        game.seat = NOBODY
        lay_down(game, ask, ask.all(PLAY, asked))
        distance: i64
        for distance in range(game.players):
            seat = (game.camerlengo + distance) % game.players
            if game.laid[seat] != NO_ACTION:
                resolve(game, ask, seat, game.laid[seat])
    game.phase = MAKE_BIDS


def playable_actions(game: State, seat: i64) -> list[int]:
    actions: list[int] = []
    first: i64 = seat * ACTIONS
    action: i64
    for action in range(ACTIONS):
        if game.held[first + action] > 0:
            actions.append(action)
    return actions


def lay_down(game: State, ask: Ask, played: dict[int, int]) -> None:
    shown: list[int] = []
    seat: i64
    for seat in range(game.players):
        if seat in played:
            action: i64 = played[seat]
            if action != NO_ACTION:
                game.held[seat * ACTIONS + action] -= 1
                game.laid[seat] = action
            if ask.hears:
                shown += [seat, action]
    if ask.hears:
        ask.tell(PLAYED, NOBODY, shown)


def resolve(game: State, ask: Ask, seat: i64, action: i64) -> None:
    if action == TEN_GOLD:  # HP-31
        get_gold(game, ask, seat, TEN, FIRST_ACTION + TEN_GOLD)
    elif action == BID_SECOND:  # HP-32
        take_gold(game, ask, seat, 2)
    elif action == BEST_TWICE:  # HP-33
        take_gold(game, ask, seat, 3)
    elif action == THREE_RUBIES:  # HP-34
        take_gold(game, ask, seat, 2)
    elif action == BRIBE:
        bribe(game, ask, seat)
    else:
        swap(game, ask, seat)


def take_gold(game: State, ask: Ask, seat: i64, each: i64) -> None:
    """HP-35: from each opponent, or what there is."""
    taken: list[int] = []
    distance: i64
    for distance in range(1, game.players):
        other: i64 = (seat + distance) % game.players
        has: i64 = game.gold[other]
        paid: i64 = min(each, has)
        game.gold[other] = has - paid
        game.gold[seat] += paid
        if ask.hears:
            taken += [other, paid]
    if ask.hears:
        ask.tell(TOOK_GOLD, seat, taken)


def bribe(game: State, ask: Ask, seat: i64) -> None:
    """HP-36: 5 gold to an opponent for a cardinal of that opponent's display."""
    if game.gold[seat] < BRIBE_GOLD:
        if game.readings.unpayable_bribe_spent:  # HP-58
            if ask.hears:
                ask.tell(SPENT, seat, [BRIBE, 1])
        else:
            take_back(game, ask, seat, BRIBE, 1)
        return
    options = cardinals_of_opponents(game, seat)
    if not options:
        if game.readings.unpayable_bribe_spent and game.rules >= 2:  # HP-58
            if ask.hears:
                ask.tell(SPENT, seat, [BRIBE, 2])
        else:
            take_back(game, ask, seat, BRIBE, 0)
        return
    if game.readings.bribe_optional:  # HP-58
        options.append(DECLINE)
    game.seat = seat
    person: i64 = choose(ask, seat, BRIBE_WHOM, options)
    if person == DECLINE:
        if ask.hears:
            ask.tell(SPENT, seat, [BRIBE, 0])
        return
    owner: i64 = game.owner[person]
    game.gold[seat] -= BRIBE_GOLD
    game.gold[owner] += BRIBE_GOLD
    game.owner[person] = seat
    if ask.hears:
        ask.tell(BRIBED, seat, [person, owner])


def swap(game: State, ask: Ask, seat: i64) -> None:
    """HP-37: two cardinals of two displays change places, or the card is spent for nothing."""
    options = swappable(game, seat)
    if not options:
        take_back(game, ask, seat, SWAP, 0)
        return
    options.append(DECLINE)
    game.seat = seat
    first: i64 = ask.one(seat, SWAP_WHOM, options)
    if first == DECLINE:
        if ask.hears:
            ask.tell(SPENT, seat, [SWAP, 0])
        return
    options.pop()
    owner: i64 = game.owner[first]
    game.chosen = first
    second: i64 = choose(ask, seat, SWAP_FOR, [person for person in options if game.owner[person] != owner])
    game.chosen = NOBODY
    other: i64 = game.owner[second]
    game.owner[first] = other
    game.owner[second] = owner
    if ask.hears:
        ask.tell(SWAPPED, seat, [first, owner, second, other])


def swappable(game: State, seat: i64) -> list[int]:
    """Cardinals that can change places; none unless they lie in two displays at least.

    Chigi only out of the own display, with the own card (HP-37; HP-58 may forbid it).
    """
    found: list[int] = []
    one: i64 = NOBODY
    several = False
    chigi: i64 = game.cards.chigi
    person: i64
    for person in range(FIRST_LEADER):
        owner: i64 = game.owner[person]
        if owner == NOBODY:
            continue
        if person == chigi and (owner != seat or game.readings.chigi_stays):
            continue
        found.append(person)
        if one == NOBODY:
            one = owner
        elif owner != one:
            several = True
    return found if several else []


def take_back(game: State, ask: Ask, seat: i64, action: i64, for_lack_of_gold: i64) -> None:
    game.laid[seat] = NO_ACTION
    game.held[seat * ACTIONS + action] += 1
    if ask.hears:
        ask.tell(TOOK_BACK, seat, [action, for_lack_of_gold])
