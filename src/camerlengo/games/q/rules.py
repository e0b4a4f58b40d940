"""The rules of Q – Il gioco di carte. Q-… are the numbers of docs/rules/q.md.

The modules follow the rulebook: the set-up, the turns of a round (turn), the ship (sailing, ship, effects).
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.core.rng import Rng
from camerlengo.games.q import terms, view
from camerlengo.games.q.hidden import redeal_cards, redeal_roles
from camerlengo.games.q.knowledge import Minds
from camerlengo.games.q.sailing import sail
from camerlengo.games.q.setup import put_back_two, set_up
from camerlengo.games.q.state import Cards, State, side_of
from camerlengo.games.q.turn import take_turn


class QGame(State):
    """The table between two turns."""

    def copy(self) -> QGame:
        other = QGame()
        self.copy_onto(other)
        return other

    def over(self) -> bool:
        return self.done

    def advance(self, ask: Ask) -> None:
        """The set-up, a turn, or the sailing of the ship."""
        if self.phase == terms.TURNS:
            take_turn(self, ask)
        elif self.phase == terms.SAIL:
            sail(self, ask)
        else:
            put_back_two(self, ask)
        before = self.minds
        self.minds = Minds(before.opening, len(self.log), before.minds)

    def view(self, seat: int) -> Any:
        return view.view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Roles, hands, loads, deck and discards of which this seat knows nothing are guessed again.

        What the other seats have seen is forgotten: in the guess they know what they hold, and no more.
        """
        redeal_roles(self, seat, rng)
        redeal_cards(self, seat, rng)
        self.redraw_chance(rng)

    def scores(self) -> list[int]:
        return [self.score * side_of(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        """Q-32: the faction with more points wins; level, or if it has nobody left, all are alike."""
        if self.score == 0:
            return [1] * self.players
        winner: i64 = terms.SPIRITUALI if self.score > 0 else terms.ZELANTI
        wins = [side_of(self, seat) == winner for seat in range(self.players)]
        won: i64 = 0
        for win in wins:
            if win:
                won += 1
        return [1 if win else 1 + won for win in wins]

    def zones(self) -> list[Any]:
        return view.zones_of(self)


def deal(players: int, rng: Rng, cards: Cards, first: int) -> QGame:
    game = QGame()
    set_up(game, players, rng, cards, first)
    return game
