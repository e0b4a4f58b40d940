"""Phase 1: reveal, with Black and White Smoke (HP-20 to HP-26)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.games.habemus_papam.state import State
from camerlengo.games.habemus_papam.terms import (
    BAG_GOLD,
    BLACK_SMOKE,
    BLACK_SMOKE_ROSE,
    CAMERLENGO,
    CARDINALS,
    DISCARD,
    DISCARD_ORDERS,
    DISCARDED,
    NO_ORDER,
    NOBODY,
    ORDERS_DISCARDED,
    PLAY_ACTIONS,
    TURNED_UP,
    WHITE_SMOKE,
    WHITE_SMOKE_ROSE,
)


def reveal(game: State, ask: Ask) -> None:
    """HP-20: the top cards of the three piles and the Camerlengo card are on offer."""
    game.round += 1
    card: i64 = game.cardinals.pop()
    if card == WHITE_SMOKE:
        white_smoke(game, ask)
        return
    if card == BLACK_SMOKE:
        black_smoke(game, ask)
        return
    turn_up(game, ask, card)
    game.phase = PLAY_ACTIONS


def turn_up(game: State, ask: Ask, cardinal: i64) -> None:
    game.offer = [cardinal, game.politics.pop(), game.actions.pop(), CAMERLENGO]
    game.offer.sort()
    if ask.hears:
        ask.tell(TURNED_UP, NOBODY, [game.round, *game.offer])


def black_smoke(game: State, ask: Ask) -> None:
    """HP-21: 5 gold for each bag; only the 18 have one."""
    game.out.append(BLACK_SMOKE)
    game.black = True
    turn_up(game, ask, game.cardinals.pop())
    bags = [0] * game.players
    person: i64
    for person in range(CARDINALS):
        owner: i64 = game.owner[person]
        if owner != NOBODY:
            bags[owner] += BAG_GOLD
    seat: i64
    for seat in range(game.players):
        game.gold[seat] += bags[seat]
    if ask.hears:
        ask.tell(BLACK_SMOKE_ROSE, NOBODY, bags)
    game.phase = DISCARD_ORDERS


def discard_orders(game: State, ask: Ask) -> None:
    """HP-21: each secretly discards one of the two orders."""
    game.seat = NOBODY
    seat: i64
    discards = ask.all(DISCARD, {seat: [0, 1] for seat in range(game.players)})
    for seat in range(game.players):
        place: i64 = 2 * seat
        if discards[seat] == 0:
            game.discarded[seat] = game.orders[place]
            game.orders[place] = game.orders[place + 1]
        else:
            game.discarded[seat] = game.orders[place + 1]
        game.orders[place + 1] = NO_ORDER
        if ask.hears:
            ask.tell(DISCARDED, seat, [game.discarded[seat]], only(seat))
    if ask.hears:
        ask.tell(ORDERS_DISCARDED, NOBODY, [])
    game.phase = PLAY_ACTIONS


def white_smoke(game: State, ask: Ask) -> None:
    """HP-22, HP-23: all cards that are left are on offer; HP-24: or one of each pile."""
    game.out.append(WHITE_SMOKE)
    game.last = True
    left = len(game.cardinals)
    offered = 1 if game.readings.one_more_cardinal and left > 1 else left
    if ask.hears:
        ask.tell(WHITE_SMOKE_ROSE, NOBODY, [offered, left])
    game.offer = [CAMERLENGO]
    for _ in range(offered):
        game.offer += [game.cardinals.pop(), game.politics.pop(), game.actions.pop()]
    game.offer.sort()
    if ask.hears:
        ask.tell(TURNED_UP, NOBODY, [game.round, *game.offer])
    game.phase = PLAY_ACTIONS
