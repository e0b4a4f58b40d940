"""The move of a turn, on foot or by air (PX-12 to PX-15)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.answers import choose_or_use, use
from camerlengo.games.pontifex.declaring import clear_action, declare, stopped
from camerlengo.games.pontifex.state import (
    State,
    add_members,
    allowed_actions,
    landings,
    members,
    reach,
    shown,
)


def move(game: State, ask: Ask) -> None:
    """PX-12: who ends the move elsewhere may act."""
    clear_action(game)
    seat: i64 = game.seat
    going: i64 = choose_or_use(game, ask, terms.GO, destinations(game, seat), terms.USE_FIRST)
    while going >= terms.USE_FIRST:
        use(game, ask, seat, going - terms.USE_FIRST)
        if game.done:
            return
        clear_action(game)  # the pawn may stand elsewhere
        going = choose_or_use(game, ask, terms.GO, destinations(game, seat), terms.USE_FIRST)
    if going == terms.STAY:
        if ask.hears:
            ask.announce(terms.STAYED, seat, [])
    else:
        go(game, ask, seat, going)
    if not game.done:
        game.pending = False
        game.phase = terms.ACT if game.moved and allowed_actions(game) > 0 else terms.END


def go(game: State, ask: Ask, seat: i64, going: i64) -> None:
    """Declared and paid, answered, and done unless it was cancelled."""
    flying = going >= terms.FLY
    goal: i64 = going - terms.FLY if flying else going
    if flying:
        game.money[seat] -= terms.TICKET
    if ask.hears:
        ask.announce(terms.SET_OUT, seat, [game.place[seat], goal, 1 if flying else 0])
    declare(game, ask, terms.FLIGHT_AS_MOVE if flying else terms.WALK, goal)
    if stopped(game):  # PX-32
        return
    game.place[seat] = goal
    game.moved = True
    game.resolved = True
    game.succeeded = True
    if ask.hears:
        ask.announce(terms.ARRIVED, seat, [goal])


def destinations(game: State, seat: i64) -> list[int]:
    """On foot, by air, or nowhere (PX-13 to PX-15).

    Since rules 4 nobody stays who can walk; with Movement 0 there is no other choice (PX-12).
    """
    options = members(reach(game, seat))
    stays = len(options) == 0 or game.rules < 4
    if shown(game, seat, terms.MOVEMENT) > 0:
        add_members(options, terms.FLY, landings(game, seat))
    if stays:
        options.append(terms.STAY)
    return options
