"""The rules of Pontifex. PX-… are the numbers of docs/rules/pontifex.md.

The modules follow the rulebook: setup, then a turn (turn, moving, actions, special), abilities (answers,
effects), Sins and victory (standing).
"""

from __future__ import annotations

from typing import Any

from camerlengo.core.ask import Ask
from camerlengo.core.rng import Rng
from camerlengo.games.pontifex import terms, view
from camerlengo.games.pontifex.actions import act
from camerlengo.games.pontifex.hidden import redeal_decks
from camerlengo.games.pontifex.moving import move
from camerlengo.games.pontifex.setup import set_up
from camerlengo.games.pontifex.standing import places
from camerlengo.games.pontifex.state import Cards, State
from camerlengo.games.pontifex.turn import begin_turn, end_turn


class Pontifex(State):
    """The table between two parts of a turn."""

    def copy(self) -> Pontifex:
        other = Pontifex()
        self.copy_onto(other)
        return other

    def over(self) -> bool:
        return self.done

    def advance(self, ask: Ask) -> None:
        """A turn: it begins, the move, the actions one by one, it ends (PX-10)."""
        phase = self.phase
        if phase == terms.BEGIN:
            begin_turn(self, ask)
        elif phase == terms.MOVE:
            move(self, ask)
        elif phase == terms.ACT:
            act(self, ask)
        else:
            end_turn(self, ask)

    def mid_turn(self) -> bool:
        return self.phase != terms.BEGIN

    def view(self, seat: int) -> Any:
        return view.view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """The decks and what the others hold of them are guessed again; all else lies open (PX-11)."""
        redeal_decks(self, seat, rng)
        self.redraw_chance(rng)

    def redraw_chance(self, rng: Rng) -> None:
        super().redraw_chance(rng)
        self.seen_throws = self.throws

    def scores(self) -> list[int]:
        return self.size.copy()

    def places(self) -> list[int]:
        return places(self)

    def zones(self) -> list[Any]:
        return view.zones_of(self)


def deal(players: int, rng: Rng, cards: Cards) -> Pontifex:
    game = Pontifex()
    set_up(game, players, rng, cards)
    return game
