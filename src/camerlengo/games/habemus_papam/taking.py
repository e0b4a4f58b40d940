"""Phase 4: take a card (HP-45 to HP-59)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.core.game import choose
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bids import NO_BID
from camerlengo.games.habemus_papam.scoring import fulfilled
from camerlengo.games.habemus_papam.state import (
    State,
    cardinals_of_opponents,
    get_gold,
    leave_display,
    oldest_of,
)


def take_cards(game: State, ask: Ask) -> None:
    """HP-50: in the order of the bids, each card resolved before the next is taken."""
    for seat in game.takers:
        if game.offer:  # HP-23
            game.seat = seat
            options = distinct(game.offer) if game.last else game.offer.copy()
            take(game, ask, seat, choose(ask, seat, terms.TAKE, options))
    end_round(game, ask)


def distinct(offer: list[int]) -> list[int]:
    """In the last round equal cards may lie side by side; one is offered for all of them."""
    options: list[int] = []
    before: i64 = terms.NOBODY
    for card in offer:
        if card != before:
            options.append(card)
        before = card
    return options


def take(game: State, ask: Ask, seat: i64, card: i64) -> None:
    game.offer.remove(card)
    game.taken += 1
    if ask.hears:
        ask.announce(terms.TOOK, seat, [card])
    if card < terms.PEOPLE:  # HP-52
        game.owner[card] = seat
    elif card == terms.CAMERLENGO:
        become_camerlengo(game, ask, seat)
    elif card >= terms.FIRST_ACTION:  # HP-52
        game.held[seat * terms.ACTIONS + card - terms.FIRST_ACTION] += 1
    elif card == terms.LOUIS:  # HP-54
        game.louis[seat] += 1
    elif card == terms.MAZARIN:
        game.mazarin[seat] += 1
    elif card == terms.FELIPE:
        place_felipe(game, ask, seat)
    elif card == terms.SQUADRONE:
        win_squadrone(game, ask, seat)
    else:
        case_of_death(game, ask, seat)


def become_camerlengo(game: State, ask: Ask, seat: i64) -> None:
    """HP-53: a ruby, a sapphire, an amber (HP-05: if the bank has one), a gold, and the figure."""
    got: list[int] = []
    gem: i64
    for gem in range(terms.AMBER, terms.RUBY + 1):
        paid: i64 = 1 if game.bank[gem] > 0 else 0
        game.bank[gem] -= paid
        game.gems[seat * terms.GEMS + gem] += paid
        if ask.hears:
            got.append(paid)
    game.gold[seat] += 1
    game.camerlengo = seat
    if ask.hears:
        ask.announce(terms.PAID_IN_GEMS, seat, [*got, 1])


def place_felipe(game: State, ask: Ask, seat: i64) -> None:
    """HP-55: 5 gold at once; the second one excludes a cardinal from the conclave."""
    game.felipe[seat] += 1
    get_gold(game, ask, seat, terms.FELIPE_GOLD, terms.FELIPE)
    if game.felipe[seat] != 2:
        return
    options = [
        person for person in cardinals_of_opponents(game, seat) if game.felipe[game.owner[person]] == 0
    ]
    if not options:
        return
    if game.readings.exclusion_optional:  # HP-58
        options.append(terms.DECLINE)
    person: i64 = choose(ask, seat, terms.EXCLUDE, options)
    if person == terms.DECLINE:
        if ask.hears:
            ask.announce(terms.SPARED, seat, [])
        return
    owner: i64 = game.owner[person]
    leave_display(game, person)
    if ask.hears:
        ask.announce(terms.EXCLUDED, seat, [person, owner])


def win_squadrone(game: State, ask: Ask, seat: i64) -> None:
    """HP-56: 20 gold, or the card leaves the game."""
    game.squadrone = seat
    price: i64 = game.cards.squadrone_price
    pays: i64 = terms.PAY if game.gold[seat] >= price else terms.LET_GO
    if game.readings.squadrone_optional:  # HP-58; asked in any case, so that nobody learns who can pay
        pays = ask.one(
            seat, terms.PAY_SQUADRONE, [terms.LET_GO, terms.PAY] if pays == terms.PAY else [terms.LET_GO]
        )
    if pays == terms.PAY:
        game.gold[seat] -= price
    else:
        game.squadrone = terms.NOBODY
        game.out.append(terms.SQUADRONE)
    if ask.hears:
        ask.announce(terms.KEPT_SQUADRONE if pays == terms.PAY else terms.LOST_SQUADRONE, seat, [])


def case_of_death(game: State, ask: Ask, seat: i64) -> None:
    """HP-57: 5 gold; the oldest cardinal or leader of all opponents dies, or of one of them."""
    get_gold(game, ask, seat, terms.DEATH_GOLD, terms.DEATH)
    game.out.append(terms.DEATH)
    oldest_ones: list[int] = []
    oldest: i64 = terms.NOBODY
    seniority = game.cards.seniority
    other: i64
    for other in range(game.players):
        if other == seat:
            continue
        person: i64 = oldest_of(game, other, game.cards.chigi)
        if person != terms.NOBODY:
            oldest_ones.append(person)
            if oldest == terms.NOBODY or seniority[person] > seniority[oldest]:
                oldest = person
    if oldest == terms.NOBODY:
        return
    if game.readings.death_by_choice:
        oldest_ones.sort()
        oldest = choose(ask, seat, terms.DIES, oldest_ones)
    owner: i64 = game.owner[oldest]
    leave_display(game, oldest)
    if ask.hears:
        ask.announce(terms.DIED, seat, [oldest, owner])


def end_round(game: State, ask: Ask) -> None:
    """HP-51: what is left over leaves the game, but never the Camerlengo card. HP-30: so do played cards."""
    left = [card for card in game.offer if card != terms.CAMERLENGO]
    if left:
        game.out += left
        if ask.hears:
            ask.announce(terms.LEFT_OVER, terms.NOBODY, left)
    game.offer = []
    seat: i64
    for seat in range(game.players):
        laid: i64 = game.laid[seat]
        if laid != terms.NO_ACTION:
            game.out.append(terms.FIRST_ACTION + laid)
            game.laid[seat] = terms.NO_ACTION
        game.bid[seat] = NO_BID
    game.takers = []
    game.taken = 0
    game.seat = terms.NOBODY
    game.phase = terms.REVEAL
    if game.last:
        game.done = True
        if ask.hears:
            tell_end(game, ask)


def tell_end(game: State, ask: Ask) -> None:
    shown: list[int] = []
    for seat in range(game.players):
        order = game.orders[2 * seat]
        shown += [seat, order, 1 if fulfilled(game, seat, order) else 0]
    ask.announce(terms.ENDED, terms.NOBODY, shown)
