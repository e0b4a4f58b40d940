"""A turn: exactly one of five actions (Q-10 to Q-19)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.core.game import choose
from camerlengo.games.q import terms
from camerlengo.games.q.drawing import draw_card, draw_cards, publish_death
from camerlengo.games.q.log import keep, publish, publish_one, publish_three, publish_two
from camerlengo.games.q.state import State, changed, hold_in_hand, places_in, with_card


def take_turn(game: State, ask: Ask) -> None:
    """Q-10: exactly one action; two laps of the table, then the ship sails."""
    seat: i64 = (game.first + game.turn) % game.players
    game.seat = seat
    action: i64 = choose(ask, seat, terms.ACT, actions_of(game, seat))
    game.action = action
    if action == terms.DRAW:
        draw(game, ask, seat)
    elif action == terms.LOAD_SHIP:
        load(game, ask, seat)
    elif action == terms.EXCHANGE:
        exchange(game, ask, seat)
    elif action == terms.CONVENT:
        visit_convent(game, ask, seat)
    elif action == terms.SEIZE:
        seize(game, ask, seat)
    else:
        publish(game, ask, terms.PASSED, seat)
    game.action = terms.NOBODY
    game.partner = terms.NOBODY
    game.count = 0
    game.turn += 1
    if game.turn == terms.LAPS * game.players:
        game.seat = terms.NOBODY
        game.phase = terms.SAIL


def actions_of(game: State, seat: i64) -> list[int]:
    """Q-19: no passing while there are cards in the deck; Q-30: then any other action, or none.

    Depends on what everybody can see alone.
    """
    actions: list[int] = []
    if game.deck:
        actions.append(terms.DRAW)
    if game.hands[seat]:
        actions.append(terms.LOAD_SHIP)
        other: i64
        for other in range(game.players):
            if other != seat and game.hands[other]:
                actions += [terms.EXCHANGE, terms.CONVENT]
                break
    if game.spent[seat] == 0 and game.seizer == terms.NOBODY:
        actions.append(terms.SEIZE)
    if not game.deck:
        actions.append(terms.PASS)
    return actions


def draw(game: State, ask: Ask, seat: i64) -> None:
    """Q-11: two cards, one is kept, the other discarded face down; a single last one is kept."""
    lived = not game.paolo_dead and game.rules >= 2
    first: i64 = draw_card(game, ask)
    second: i64 = draw_card(game, ask) if first != terms.NO_CARD else terms.NO_CARD
    count: i64 = 2 if second != terms.NO_CARD else 1 if first != terms.NO_CARD else 0
    publish_one(game, ask, terms.DREW, seat, count)
    publish_death(game, ask, lived)
    if count == 0:
        return
    if count == 1:
        game.secrets[seat].append(first)
        hold_in_hand(game.hands[seat], first)
        if ask.hears:
            ask.announce(terms.SAW_DRAWN, seat, [first], only(seat))
        return
    drawn = [first, second] if first < second else [second, first]
    game.drawn = drawn
    game.secrets[seat] += drawn
    if ask.hears:
        ask.announce(terms.SAW_DRAWN, seat, drawn.copy(), only(seat))
    place: i64 = ask.one(seat, terms.KEEP, [0, 1])
    kept: i64 = game.drawn[place]
    other: i64 = game.drawn[1 - place]
    game.drawn = []
    hold_in_hand(game.hands[seat], kept)
    game.pile.append(other)
    game.secrets[seat].append(other)
    keep(game, terms.KEPT, seat)
    if ask.hears:
        ask.announce(terms.KEPT, seat, [kept, other], only(seat))


def load(game: State, ask: Ask, seat: i64) -> None:
    """Q-13: one card face down; the first of the round to load takes First to load."""
    place: i64 = choose(ask, seat, terms.LOAD, places_in(game.hands[seat]))
    card: i64 = game.hands[seat].pop(place)
    game.loaded[seat] = with_card(game.loaded[seat], card)
    game.secrets[seat].append(card)
    first: i64 = 1 if game.loader == terms.NOBODY else 0
    if first == 1:
        game.loader = seat
    publish_one(game, ask, terms.LOADED, seat, first)
    if ask.hears:
        ask.announce(terms.LOADED_CARD, seat, [card], only(seat))


def choose_partner(game: State, ask: Ask, seat: i64) -> None:
    """Q-14, Q-15, Q-36: another player who holds as many cards as are asked for."""
    options: list[int] = []
    own: i64 = len(game.hands[seat])
    other: i64
    for other in range(game.players):
        if other != seat:
            held: i64 = len(game.hands[other])
            if held >= 1:
                options.append(2 * other)
                if held >= 2 and own >= 2:
                    options.append(2 * other + 1)
    chosen: i64 = choose(ask, seat, terms.WHOM, options)
    game.partner = chosen >> 1
    game.count = (chosen & 1) + 1


def exchange(game: State, ask: Ask, seat: i64) -> None:
    """Q-14: both choose what they give before they see what they get."""
    choose_partner(game, ask, seat)
    other: i64 = game.partner
    count: i64 = game.count
    two = [seat, other] if seat < other else [other, seat]
    left: i64 = count
    while left > 0:
        asked: dict[int, list[int]] = {}
        for who in two:
            if len(game.hands[who]) > left:
                asked[who] = places_in(game.hands[who])
        chosen: dict[int, int] = {}
        if asked:
            chosen = ask.all(terms.GIVE, asked)
        for who in two:
            place: i64 = chosen[who] if who in asked else 0
            game.aside[who] = with_card(game.aside[who], game.hands[who].pop(place))
        left -= 1
    from_seat = game.aside[seat]
    from_other = game.aside[other]
    game.aside[seat] = []
    game.aside[other] = []
    for card in from_other:
        hold_in_hand(game.hands[seat], card)
    for card in from_seat:
        hold_in_hand(game.hands[other], card)
    game.secrets[seat] += from_seat + from_other
    game.secrets[other] += from_other + from_seat
    publish_two(game, ask, terms.EXCHANGED, seat, other, count)
    if ask.hears:
        ask.announce(terms.SAW_EXCHANGED, seat, [count, *from_seat, *from_other], only(seat))
        ask.announce(terms.SAW_EXCHANGED, other, [count, *from_other, *from_seat], only(other))
    if game.feast > 0 and game.deck:
        draw_cards(game, ask, seat, game.feast)


def visit_convent(game: State, ask: Ask, seat: i64) -> None:
    """Q-15, Q-35: own cards of choice, and as many of another player's at random."""
    choose_partner(game, ask, seat)
    other: i64 = game.partner
    count: i64 = game.count
    left: i64 = count
    while left > 0:
        place: i64 = 0
        if len(game.hands[seat]) > left:
            place = ask.one(seat, terms.DISCARD, places_in(game.hands[seat]))
        game.aside[seat] = with_card(game.aside[seat], game.hands[seat].pop(place))
        left -= 1
    own = game.aside[seat]
    game.aside[seat] = []
    lost: list[int] = []
    while left < count:
        hand = game.hands[other]
        lost.append(hand.pop(game.rng.below(len(hand))))
        left += 1
    game.pile += own
    game.pile += lost
    game.secrets[seat] += own
    game.secrets[other] += lost
    points: i64 = terms.CONVENT_POINTS if game.players < terms.ROLES else 0
    game.score -= points
    publish_three(game, ask, terms.VISITED_CONVENT, seat, other, count, points)
    if ask.hears:
        ask.announce(terms.DISCARDED, seat, own, only(seat))
        ask.announce(terms.LOST, other, lost, only(other))


def seize(game: State, ask: Ask, seat: i64) -> None:
    """Q-16: once a game for each player; Q-37: for the whole round."""
    game.seizer = seat
    game.spent = changed(game.spent, seat, 1)
    publish(game, ask, terms.SEIZED, seat)
