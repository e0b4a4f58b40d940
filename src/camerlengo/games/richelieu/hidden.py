"""What a seat cannot know: the discs that it has not seen (RI-06, RI-30)."""

from __future__ import annotations

from camerlengo.core.rng import Rng
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.state import State


def redeal_discs(game: State, seat: int, rng: Rng) -> None:
    """Discs nobody has turned and discs in other players' hands change places."""
    hidden = [disc for disc in game.disc if disc != terms.NO_DISC] + game.box
    held_are_hidden = not game.done  # at the end they are shown (RI-31)
    if held_are_hidden:
        for other in range(game.players):
            if other != seat:
                hidden += game.discs[other]
    hidden.sort()
    rng.shuffle(hidden)
    for place in game.cards.disc_places:
        if game.disc[place] != terms.NO_DISC:
            game.disc[place] = hidden.pop()
    game.box = [hidden.pop() for _ in game.box]
    if held_are_hidden:
        for other in range(game.players):
            if other != seat:
                game.discs[other] = [hidden.pop() for _ in game.discs[other]]
