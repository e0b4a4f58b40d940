"""A turn, and whether it was the last (RI-10, RI-40, RI-50)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.markers import place_marker
from camerlengo.games.richelieu.state import State
from camerlengo.games.richelieu.taking import choose_another_card, choose_card, take


def take_turn(game: State, ask: Ask, seat: i64) -> None:
    """RI-10: one card or two, then perhaps a marker."""
    game.returned = 0
    end = choose_card(game, ask, seat)
    if end == terms.DECLINE:
        if ask.hears:
            ask.announce(terms.SKIPPED, seat, [])
        return
    first = take(game, ask, seat, end)
    very_first_turn = game.turn == 0
    if game.cards.crests[first] == 1 and not very_first_turn:  # RI-12, RI-14
        end = choose_another_card(game, ask, seat, game.cards.region[first])
        if end != terms.DECLINE:
            take(game, ask, seat, end)
    if not last_turn(game):
        place_marker(game, ask, seat)


def last_turn(game: State) -> bool:
    """RI-40: the table is empty; RI-50: in the short game three of the four rows are."""
    return game.rows_left == 0 or (game.short and game.rows_left == 1)
