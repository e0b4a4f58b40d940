"""How a turn begins, with the salary, and ends (PX-10, PX-31, PX-42)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.answers import open_window
from camerlengo.games.pontifex.declaring import clear_action
from camerlengo.games.pontifex.setup import tell_lots
from camerlengo.games.pontifex.standing import expire
from camerlengo.games.pontifex.state import State, bonus_of


def begin_turn(game: State, ask: Ask) -> None:
    """PX-31: the window comes after the salary, before rules 3 it came first."""
    if ask.hears and not game.told_lots:
        tell_lots(game, ask)
    game.told_lots = True
    clear_action(game)
    if game.seat == game.first:
        game.round += 1
    seat: i64 = game.seat
    if ask.hears:
        ask.announce(terms.TURN_BEGAN, seat, [game.round])
    if game.rules < 3:
        open_window(game, ask, terms.TURN_BEGINS)
        if game.done:
            return
    salary: i64 = terms.SALARY + bonus_of(game, seat, terms.BONUS_SALARY)  # PX-10
    game.money[seat] += salary
    if ask.hears:
        ask.announce(terms.GOT_SALARY, seat, [salary])
    if game.rules >= 3:
        open_window(game, ask, terms.TURN_BEGINS)
        if game.done:
            return
    game.phase = terms.MOVE


def end_turn(game: State, ask: Ask) -> None:
    clear_action(game)
    if game.rules < 3:
        open_window(game, ask, terms.TURN_ENDS)
    if game.done:
        return
    expire(game)
    game.moved = False
    game.acted = 0
    game.renewed = 0
    game.special_taken = False
    game.throws = 0
    game.seen_throws = 0
    game.phase = terms.BEGIN
    game.seat = (game.seat + 1) % game.players
    if game.seat == game.first and game.round >= terms.LAST_ROUND:  # PX-42
        game.done = True
        if ask.hears:
            ask.announce(terms.CUT, terms.NOBODY, [])
