"""What cards do outside the hold: to a faction, a hand, a card of office (Q-53, Q-56)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.games.q import terms
from camerlengo.games.q.drawing import draw_card, draw_cards, publish_death
from camerlengo.games.q.log import publish, publish_one, publish_two
from camerlengo.games.q.state import State, changed, office


def acts_on_the_table(game: State, clauses: list[int], at: i64) -> bool:
    """Whether a clause changes something outside the hold: Q-39, and nobody becomes what he is."""
    effect: i64 = clauses[at + 1]
    first: i64 = clauses[at + 2]
    if effect < terms.TURN_ROLE:
        return False
    if effect == terms.TURN_ROLE:
        return first != terms.ZENO or game.players == terms.ROLES
    if effect == terms.FEAST:
        return first > game.next_feast
    if effect == terms.DRAW_CARDS and not game.deck:
        return False
    if first == terms.ALL:
        return effect == terms.DRAW_CARDS or 1 in game.spent
    seat: i64 = office(game, first)
    if seat == terms.NOBODY:
        return False
    if effect == terms.MAKE_FIRST:
        return game.first != seat
    if effect == terms.SEAL_BACK:
        return game.spent[seat] == 1
    if effect == terms.REDRAW:
        return len(game.hands[seat]) > 0
    if effect in (terms.LOOK, terms.SWAP_HANDS):
        return office(game, clauses[at + 3]) not in (terms.NOBODY, seat)
    return True


def on_the_table(game: State, ask: Ask, card: i64, at: i64) -> None:
    """What a clause does outside the hold: to a faction, a hand, a card of office."""
    clauses = game.cards.clauses[card]
    effect: i64 = clauses[at + 1]
    if effect == terms.TURN_ROLE:
        turn_role(game, ask, clauses[at + 2])
        return
    if effect == terms.FEAST:
        game.next_feast = max(game.next_feast, clauses[at + 2])
        return
    if clauses[at + 2] == terms.ALL and effect in (terms.DRAW_CARDS, terms.SEAL_BACK):
        everybody(game, ask, effect, clauses[at + 3])
        return
    seat: i64 = office(game, clauses[at + 2])
    if seat == terms.NOBODY:
        return
    if effect == terms.DRAW_CARDS:
        draw_cards(game, ask, seat, clauses[at + 3])
    elif effect == terms.TURN_OFFICE:
        turn_seat(game, ask, seat)
    elif effect == terms.REDRAW:
        redraw(game, ask, seat)
    elif effect == terms.MAKE_FIRST:
        make_first(game, ask, seat)
    elif effect == terms.SEAL_BACK:
        give_seal_back(game, ask, seat)
    else:
        other: i64 = office(game, clauses[at + 3])
        if other not in (terms.NOBODY, seat):
            if effect == terms.LOOK:
                look(game, ask, seat, other)
            elif effect == terms.SWAP_HANDS:
                swap_hands(game, ask, seat, other)


def everybody(game: State, ask: Ask, effect: i64, count: i64) -> None:
    """From the First player on, as long as there are cards."""
    distance: i64
    for distance in range(game.players):
        seat: i64 = (game.first + distance) % game.players
        if effect == terms.SEAL_BACK:
            if game.spent[seat] == 1:
                give_seal_back(game, ask, seat)
        elif game.deck:
            draw_cards(game, ask, seat, count)


def turn_role(game: State, ask: Ask, role: i64) -> None:
    """Q-33; Q-39: nothing happens to a character who is not in play."""
    if role == terms.ZENO and game.players < terms.ROLES:
        return
    game.role_turned = changed(game.role_turned, role, 1 - game.role_turned[role])
    publish_one(game, ask, terms.TURNED_ROLE, terms.NOBODY, role)


def turn_seat(game: State, ask: Ask, seat: i64) -> None:
    """Q-53: whoever holds the office; all see who, and he alone what he is now."""
    game.seat_turned = changed(game.seat_turned, seat, 1 - game.seat_turned[seat])
    publish(game, ask, terms.TURNED_SEAT, seat)


def make_first(game: State, ask: Ask, seat: i64) -> None:
    if game.first != seat:
        game.first = seat
        if ask.hears:
            ask.announce(terms.MADE_FIRST, seat, [0, 0])


def give_seal_back(game: State, ask: Ask, seat: i64) -> None:
    game.spent = changed(game.spent, seat, 0)
    if ask.hears:
        ask.announce(terms.GOT_SEAL_BACK, seat, [])


def look(game: State, ask: Ask, seat: i64, other: i64) -> None:
    hand = game.hands[other]
    game.secrets[seat] += hand
    publish_one(game, ask, terms.LOOKED, seat, other)
    if ask.hears:
        ask.announce(terms.SAW_HAND, seat, [other, *hand], only(seat))


def swap_hands(game: State, ask: Ask, seat: i64, other: i64) -> None:
    first = game.hands[seat]
    second = game.hands[other]
    game.hands[seat] = second
    game.hands[other] = first
    game.secrets[seat] += second
    game.secrets[other] += first
    publish_one(game, ask, terms.SWAPPED_HANDS, seat, other)
    if ask.hears:
        ask.announce(terms.SAW_SWAPPED, seat, second.copy(), only(seat))
        ask.announce(terms.SAW_SWAPPED, other, first.copy(), only(other))


def redraw(game: State, ask: Ask, seat: i64) -> None:
    """The whole hand is discarded, and as many cards are drawn as the deck has."""
    discarded = game.hands[seat]
    hand: list[int] = []
    lived = not game.paolo_dead and game.rules >= 2
    while len(hand) < len(discarded):
        card: i64 = draw_card(game, ask)
        if card == terms.NO_CARD:
            break
        hand.append(card)
    game.secrets[seat] += hand
    hand.sort()
    game.hands[seat] = hand
    game.pile += discarded
    publish_two(game, ask, terms.REDREW, seat, len(discarded), len(hand))
    publish_death(game, ask, lived)
    if ask.hears:
        ask.announce(terms.SAW_REDRAWN, seat, hand.copy(), only(seat))
