"""Setting the table up (RI-05 to RI-07)."""

from __future__ import annotations

from camerlengo.core.rng import Rng
from camerlengo.games.richelieu.state import Cards, State
from camerlengo.games.richelieu.terms import (
    CARDS,
    COLUMNS,
    DISCS,
    DISCS_ON_TABLE,
    MARKER_BACK,
    MARKERS,
    NO_DISC,
    NOBODY,
    ROWS,
)


def set_up(game: State, players: int, rng: Rng, cards: Cards, start: int, short: bool, rules: int) -> None:
    """`start` is a seat, or NOBODY to have it drawn (RI-07)."""
    game.rules = rules
    game.players = players
    game.short = short
    game.cards = cards
    game.rng = rng
    lay_out_cards(game)
    lay_out_discs(game)
    game.marker = [NOBODY] * CARDS
    game.placed = [[] for _ in range(players)]
    game.free = list(range(CARDS))
    game.free_in_row = [COLUMNS] * ROWS
    game.supply = [MARKERS] * players
    game.lost = [0] * players
    game.taken = [[] for _ in range(players)]
    game.discs = [[] for _ in range(players)]
    game.spent = []
    drawn = game.rng.below(players)
    game.start = drawn if start == NOBODY else start
    game.seat = game.start


def lay_out_cards(game: State) -> None:
    """RI-05: shuffled, face up, four rows of twelve."""
    layout = list(range(CARDS))
    game.rng.shuffle(layout)
    game.layout = layout
    game.left = [0] * ROWS
    game.right = [COLUMNS - 1] * ROWS


def lay_out_discs(game: State) -> None:
    """RI-06: eight of fourteen face down on their places, six unseen into the box.

    RI-03: two of them are alike. Under rules 1 they had numbers of their own, and which of the two was used
    told what else a player held.
    """
    discs = list(range(DISCS))
    game.rng.shuffle(discs)
    if game.rules >= 2:
        discs = [min(disc, MARKER_BACK) for disc in discs]
    game.disc = [NO_DISC] * CARDS
    for number, place in enumerate(game.cards.disc_places):
        game.disc[place] = discs[number]
    game.box = discs[DISCS_ON_TABLE:]
