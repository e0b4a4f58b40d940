"""The action or the move that is under way: cleared, declared, stopped, failed (PX-28, PX-31, PX-32)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.answers import open_window
from camerlengo.games.pontifex.state import State, pawn_gone


def clear_action(game: State) -> None:
    game.action = terms.NO_ACTION
    game.goal = terms.NOBODY
    game.stood = game.place[game.seat]
    game.pending = False
    game.halted = False
    game.die = 0
    game.bonus = 0
    game.bribe = 0
    game.resolved = False
    game.succeeded = False
    if game.changes:
        game.changes = []


def declare(game: State, ask: Ask, action: i64, goal: i64) -> None:
    """An action is declared and paid: the window before it happens (PX-31)."""
    game.action = action
    game.goal = goal
    game.pending = True
    if game.rules < 3 or action not in (
        terms.PERSUADE,
        terms.PENCE,
    ):  # the window of these is that of the die
        open_window(game, ask, terms.IS_DECLARED)


def stopped(game: State) -> bool:
    """Whether somebody has won in a window, or the action was cancelled there."""
    return game.done or game.halted


def fail(game: State, ask: Ask) -> None:
    """What an action was meant for, or the pawn itself, is gone: as if it had been cancelled."""
    if ask.hears:
        ask.announce(terms.FAILED, game.seat, [game.action])


def takes_effect(game: State, ask: Ask) -> bool:
    """After the last window: whether the action happens. It fails where its pawn has left (PX-28)."""
    game.pending = False
    game.resolved = True
    if pawn_gone(game):
        fail(game, ask)
        return False
    game.succeeded = True
    return True
