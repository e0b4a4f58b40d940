"""Phase 2: action cards (HP-30 to HP-38)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.core.game import choose
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.state import State, cardinals_of_opponents, get_gold


def play_action_cards(game: State, ask: Ask) -> None:
    """HP-30: laid at the same time, then resolved from the Camerlengo clockwise.

    A player without action cards is not asked: everybody has seen who took one.
    """
    asked: dict[int, list[int]] = {}
    seat: i64
    for seat in range(game.players):
        playable = playable_actions(game, seat)
        if playable:
            playable.append(terms.NO_ACTION)
            asked[seat] = playable
    if asked:
        game.seat = terms.NOBODY
        lay_down(game, ask, ask.all(terms.PLAY, asked))
        distance: i64
        for distance in range(game.players):
            seat = (game.camerlengo + distance) % game.players
            if game.laid[seat] != terms.NO_ACTION:
                resolve(game, ask, seat, game.laid[seat])
    game.phase = terms.MAKE_BIDS


def playable_actions(game: State, seat: i64) -> list[int]:
    actions: list[int] = []
    first: i64 = seat * terms.ACTIONS
    action: i64
    for action in range(terms.ACTIONS):
        if game.held[first + action] > 0:
            actions.append(action)
    return actions


def lay_down(game: State, ask: Ask, played: dict[int, int]) -> None:
    shown: list[int] = []
    seat: i64
    for seat in range(game.players):
        if seat in played:
            action: i64 = played[seat]
            if action != terms.NO_ACTION:
                game.held[seat * terms.ACTIONS + action] -= 1
                game.laid[seat] = action
            if ask.hears:
                shown += [seat, action]
    if ask.hears:
        ask.announce(terms.PLAYED, terms.NOBODY, shown)


def resolve(game: State, ask: Ask, seat: i64, action: i64) -> None:
    if action == terms.TEN_GOLD:  # HP-31
        get_gold(game, ask, seat, terms.TEN, terms.FIRST_ACTION + terms.TEN_GOLD)
    elif action == terms.BID_SECOND:  # HP-32
        take_gold(game, ask, seat, 2)
    elif action == terms.BEST_TWICE:  # HP-33
        take_gold(game, ask, seat, 3)
    elif action == terms.THREE_RUBIES:  # HP-34
        take_gold(game, ask, seat, 2)
    elif action == terms.BRIBE:
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
        ask.announce(terms.TOOK_GOLD, seat, taken)


def bribe(game: State, ask: Ask, seat: i64) -> None:
    """HP-36: 5 gold to an opponent for a cardinal of that opponent's display."""
    if game.gold[seat] < terms.BRIBE_GOLD:
        if game.readings.unpayable_bribe_spent:  # HP-58
            if ask.hears:
                ask.announce(terms.SPENT, seat, [terms.BRIBE, 1])
        else:
            take_back(game, ask, seat, terms.BRIBE, 1)
        return
    options = cardinals_of_opponents(game, seat)
    if not options:
        if game.readings.unpayable_bribe_spent and game.rules >= 2:  # HP-58
            if ask.hears:
                ask.announce(terms.SPENT, seat, [terms.BRIBE, 2])
        else:
            take_back(game, ask, seat, terms.BRIBE, 0)
        return
    if game.readings.bribe_optional:  # HP-58
        options.append(terms.DECLINE)
    game.seat = seat
    person: i64 = choose(ask, seat, terms.BRIBE_WHOM, options)
    if person == terms.DECLINE:
        if ask.hears:
            ask.announce(terms.SPENT, seat, [terms.BRIBE, 0])
        return
    owner: i64 = game.owner[person]
    game.gold[seat] -= terms.BRIBE_GOLD
    game.gold[owner] += terms.BRIBE_GOLD
    game.owner[person] = seat
    if ask.hears:
        ask.announce(terms.BRIBED, seat, [person, owner])


def swap(game: State, ask: Ask, seat: i64) -> None:
    """HP-37: two cardinals of two displays change places, or the card is spent for nothing."""
    options = swappable(game, seat)
    if not options:
        take_back(game, ask, seat, terms.SWAP, 0)
        return
    options.append(terms.DECLINE)
    game.seat = seat
    first: i64 = ask.one(seat, terms.SWAP_WHOM, options)
    if first == terms.DECLINE:
        if ask.hears:
            ask.announce(terms.SPENT, seat, [terms.SWAP, 0])
        return
    options.pop()
    owner: i64 = game.owner[first]
    game.chosen = first
    second: i64 = choose(
        ask, seat, terms.SWAP_FOR, [person for person in options if game.owner[person] != owner]
    )
    game.chosen = terms.NOBODY
    other: i64 = game.owner[second]
    game.owner[first] = other
    game.owner[second] = owner
    if ask.hears:
        ask.announce(terms.SWAPPED, seat, [first, owner, second, other])


def swappable(game: State, seat: i64) -> list[int]:
    """Cardinals that can change places; none unless they lie in two displays at least.

    Chigi only out of the own display, with the own card (HP-37; HP-58 may forbid it).
    """
    found: list[int] = []
    one: i64 = terms.NOBODY
    several = False
    chigi: i64 = game.cards.chigi
    person: i64
    for person in range(terms.FIRST_LEADER):
        owner: i64 = game.owner[person]
        if owner == terms.NOBODY:
            continue
        if person == chigi and (owner != seat or game.readings.chigi_stays):
            continue
        found.append(person)
        if one == terms.NOBODY:
            one = owner
        elif owner != one:
            several = True
    return found if several else []


def take_back(game: State, ask: Ask, seat: i64, action: i64, for_lack_of_gold: i64) -> None:
    game.laid[seat] = terms.NO_ACTION
    game.held[seat * terms.ACTIONS + action] += 1
    if ask.hears:
        ask.announce(terms.TOOK_BACK, seat, [action, for_lack_of_gold])
