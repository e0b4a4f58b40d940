"""The rules of 1655 – Habemus Papam. HP-… are the numbers of docs/rules/habemus-papam.md.

The modules follow the rulebook: setup, then the phases of a round (reveal, actions, bidding, taking), then
scoring.
"""

from __future__ import annotations

from typing import Any

from camerlengo.core.ask import Ask
from camerlengo.core.rng import Rng
from camerlengo.games.habemus_papam import terms, view
from camerlengo.games.habemus_papam.actions import play_action_cards
from camerlengo.games.habemus_papam.bidding import make_bids
from camerlengo.games.habemus_papam.hidden import redeal_orders, redeal_piles
from camerlengo.games.habemus_papam.reveal import discard_orders, reveal
from camerlengo.games.habemus_papam.scoring import places, votes
from camerlengo.games.habemus_papam.setup import set_up
from camerlengo.games.habemus_papam.state import Cards, Readings, State
from camerlengo.games.habemus_papam.taking import take_cards


class HabemusPapam(State):
    """The table between two phases."""

    def copy(self) -> HabemusPapam:
        other = HabemusPapam()
        self.copy_onto(other)
        return other

    def over(self) -> bool:
        return self.done

    def advance(self, ask: Ask) -> None:
        """A round is four phases, and Black Smoke puts one between (HP-20, HP-21)."""
        phase = self.phase
        if phase == terms.REVEAL:
            reveal(self, ask)
        elif phase == terms.DISCARD_ORDERS:
            discard_orders(self, ask)
        elif phase == terms.PLAY_ACTIONS:
            play_action_cards(self, ask)
        elif phase == terms.MAKE_BIDS:
            make_bids(self, ask)
        else:
            take_cards(self, ask)

    def view(self, seat: int) -> Any:
        return view.view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """The piles and the orders that others hold or have discarded are guessed again (HP-15).

        Gems, gold and action cards stay: whoever has watched the bids, the payments and the offer knows them.
        """
        redeal_piles(self, rng)
        redeal_orders(self, seat, rng)
        self.redraw_chance(rng)

    def scores(self) -> list[int]:
        return [votes(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        return places(self)

    def zones(self) -> list[Any]:
        return view.zones_of(self)


def deal(players: int, rng: Rng, cards: Cards, readings: Readings, camerlengo: int) -> HabemusPapam:
    game = HabemusPapam()
    set_up(game, players, rng, cards, readings, camerlengo)
    return game
