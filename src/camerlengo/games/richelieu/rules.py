"""The rules of Richelieu. RI-… are the numbers of docs/rules/richelieu.md.

The modules follow the rulebook: setup, then a turn (turn, taking, markers, discs), then scoring.
"""

from __future__ import annotations

from typing import Any

from camerlengo.core.ask import Ask
from camerlengo.core.game import NEWEST_RULES
from camerlengo.core.rng import Rng
from camerlengo.games.richelieu import terms, view
from camerlengo.games.richelieu.hidden import redeal_discs
from camerlengo.games.richelieu.scoring import places, scores
from camerlengo.games.richelieu.setup import set_up
from camerlengo.games.richelieu.state import Cards, State
from camerlengo.games.richelieu.turn import last_turn, take_turn


class Richelieu(State):
    """The table between two turns."""

    def copy(self) -> Richelieu:
        other = Richelieu()
        self.copy_onto(other)
        return other

    def over(self) -> bool:
        """Only between turns: until the last turn is finished nobody shows a disc (RI-50)."""
        return self.done

    def advance(self, ask: Ask) -> None:
        take_turn(self, ask, self.seat)
        self.seat = (self.seat + 1) % self.players
        self.turn += 1
        self.done = last_turn(self)
        if ask.hears and self.done:
            shown = [
                number for seat in range(self.players) for disc in self.discs[seat] for number in (seat, disc)
            ]
            ask.announce(terms.ENDED, terms.NOBODY, shown)

    def view(self, seat: int) -> Any:
        return view.view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal_discs(self, seat, rng)
        self.redraw_chance(rng)

    def scores(self) -> list[int]:
        return scores(self)

    def places(self) -> list[int]:
        return places(self)

    def zones(self) -> list[Any]:
        return view.zones_of(self)


def deal(
    players: int, rng: Rng, cards: Cards, start: int, short: bool, rules: int = NEWEST_RULES
) -> Richelieu:
    """`start` is a seat, or NOBODY to have it drawn (RI-07)."""
    game = Richelieu()
    set_up(game, players, rng, cards, start, short, rules)
    return game
