"""Phase 1: reveal, with Black and White Smoke (HP-20 to HP-26)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.state import State


def reveal(game: State, ask: Ask) -> None:
    """HP-20: the top cards of the three piles and the Camerlengo card are on offer."""
    game.round += 1
    card: i64 = game.cardinals.pop()
    if card == terms.WHITE_SMOKE:
        white_smoke(game, ask)
        return
    if card == terms.BLACK_SMOKE:
        black_smoke(game, ask)
        return
    turn_up(game, ask, card)
    game.phase = terms.PLAY_ACTIONS


def turn_up(game: State, ask: Ask, cardinal: i64) -> None:
    game.offer = [cardinal, game.politics.pop(), game.actions.pop(), terms.CAMERLENGO]
    game.offer.sort()
    if ask.hears:
        ask.announce(terms.TURNED_UP, terms.NOBODY, [game.round, *game.offer])


def black_smoke(game: State, ask: Ask) -> None:
    """HP-21: 5 gold for each bag; only the 18 have one."""
    game.out.append(terms.BLACK_SMOKE)
    game.black = True
    turn_up(game, ask, game.cardinals.pop())
    bags = [0] * game.players
    person: i64
    for person in range(terms.CARDINALS):
        owner: i64 = game.owner[person]
        if owner != terms.NOBODY:
            bags[owner] += terms.BAG_GOLD
    seat: i64
    for seat in range(game.players):
        game.gold[seat] += bags[seat]
    if ask.hears:
        ask.announce(terms.BLACK_SMOKE_ROSE, terms.NOBODY, bags)
    game.phase = terms.DISCARD_ORDERS


def discard_orders(game: State, ask: Ask) -> None:
    """HP-21: each secretly discards one of the two orders."""
    game.seat = terms.NOBODY
    seat: i64
    discards = ask.all(terms.DISCARD, {seat: [0, 1] for seat in range(game.players)})
    for seat in range(game.players):
        place: i64 = 2 * seat
        if discards[seat] == 0:
            game.discarded[seat] = game.orders[place]
            game.orders[place] = game.orders[place + 1]
        else:
            game.discarded[seat] = game.orders[place + 1]
        game.orders[place + 1] = terms.NO_ORDER
        if ask.hears:
            ask.announce(terms.DISCARDED, seat, [game.discarded[seat]], only(seat))
    if ask.hears:
        ask.announce(terms.ORDERS_DISCARDED, terms.NOBODY, [])
    game.phase = terms.PLAY_ACTIONS


def white_smoke(game: State, ask: Ask) -> None:
    """HP-22, HP-23: all cards that are left are on offer; HP-24: or one of each pile."""
    game.out.append(terms.WHITE_SMOKE)
    game.last = True
    left = len(game.cardinals)
    offered = 1 if game.readings.one_more_cardinal and left > 1 else left
    if ask.hears:
        ask.announce(terms.WHITE_SMOKE_ROSE, terms.NOBODY, [offered, left])
    game.offer = [terms.CAMERLENGO]
    for _ in range(offered):
        game.offer += [game.cardinals.pop(), game.politics.pop(), game.actions.pop()]
    game.offer.sort()
    if ask.hears:
        ask.announce(terms.TURNED_UP, terms.NOBODY, [game.round, *game.offer])
    game.phase = terms.PLAY_ACTIONS
