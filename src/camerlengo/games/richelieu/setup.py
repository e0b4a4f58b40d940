"""Setting the table up (RI-05 to RI-07)."""

from __future__ import annotations

from camerlengo.core.rng import Rng
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.state import Cards, State


def set_up(game: State, players: int, rng: Rng, cards: Cards, start: int, short: bool, rules: int) -> None:
    """`start` is a seat, or NOBODY to have it drawn (RI-07)."""
    game.rules = rules
    game.players = players
    game.short = short
    game.cards = cards
    game.rng = rng
    lay_out_cards(game)
    lay_out_discs(game)
    game.marker = [terms.NOBODY] * terms.CARDS
    game.placed = [[] for _ in range(players)]
    game.free = list(range(terms.CARDS))
    game.free_in_row = [terms.COLUMNS] * terms.ROWS
    game.supply = [terms.MARKERS] * players
    game.lost = [0] * players
    game.taken = [[] for _ in range(players)]
    game.discs = [[] for _ in range(players)]
    game.spent = []
    drawn = game.rng.below(players)
    game.start = drawn if start == terms.NOBODY else start
    game.seat = game.start


def lay_out_cards(game: State) -> None:
    """RI-05: shuffled, face up, four rows of twelve."""
    layout = list(range(terms.CARDS))
    game.rng.shuffle(layout)
    game.layout = layout
    game.left = [0] * terms.ROWS
    game.right = [terms.COLUMNS - 1] * terms.ROWS


def lay_out_discs(game: State) -> None:
    """RI-06: eight of fourteen face down on their places, six unseen into the box.

    RI-03: two of them are alike. Under rules 1 they had numbers of their own, and which of the two was used
    told what else a player held.
    """
    discs = list(range(terms.DISCS))
    game.rng.shuffle(discs)
    if game.rules >= 2:
        discs = [min(disc, terms.MARKER_BACK) for disc in discs]
    game.disc = [terms.NO_DISC] * terms.CARDS
    for number, place in enumerate(game.cards.disc_places):
        game.disc[place] = discs[number]
    game.box = discs[terms.DISCS_ON_TABLE :]
