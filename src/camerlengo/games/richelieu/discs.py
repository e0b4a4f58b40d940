"""Discs, and the two that bring a marker back (RI-30, RI-32)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.state import State


def may_hold_marker_back(game: State, seat: i64) -> bool:
    """What everybody can see: a lost marker and a face-down disc, while not both "marker back" are used.

    Whether a question is asked depends on this alone, so that nobody learns from the asking what the
    disc is (RI-30, RI-32).
    """
    if game.rules >= 2 and len(game.spent) == terms.MARKERS_BACK:
        return False
    return game.lost[seat] > 0 and len(game.discs[seat]) > 0


def can_use_disc(game: State, seat: i64) -> bool:
    """RI-32: only the owner knows. Asked where `may_hold_marker_back`: there is a disc, and a lost marker."""
    for disc in game.discs[seat]:  # noqa: SIM110  # compiled, a loop is faster than any() or max()
        if disc >= terms.MARKER_BACK:
            return True
    return False


def use_disc(game: State, ask: Ask, seat: i64) -> None:
    """RI-32: the disc goes into the box, a lost marker comes back and can be used at once."""
    disc = max(game.discs[seat])
    game.discs[seat].remove(disc)
    game.spent.append(disc)
    game.lost[seat] -= 1
    game.supply[seat] += 1
    if ask.hears:
        ask.announce(terms.USED_DISC, seat, [disc])
