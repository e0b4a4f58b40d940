"""Everybody seals a number from 0 to 3, all are shown at once, twice; the highest sum wins."""

from __future__ import annotations

from typing import Any

from camerlengo.core.ask import Ask
from camerlengo.core.game import Evaluation, Game
from camerlengo.core.rng import Rng
from camerlengo.core.view import View
from tests.handful.terms import HANDFUL, SHOWN

ROUNDS = 2
MOST = 3


class HandfulView(View, frozen=True, kw_only=True):
    """`shown` are the rounds so far, a number for each seat."""

    shown: tuple[tuple[int, ...], ...]


class Handful(Game):
    def __init__(self) -> None:
        super().__init__()
        self.shown: list[list[int]] = []

    def over(self) -> bool:
        return len(self.shown) == ROUNDS

    def advance(self, ask: Ask) -> None:
        sealed = ask.all(HANDFUL, {seat: list(range(MOST + 1)) for seat in range(self.players)})
        self.shown.append([sealed[seat] for seat in range(self.players)])
        if ask.hears:
            ask.announce(SHOWN, -1, self.shown[-1])

    def copy(self) -> Handful:
        other = Handful()
        other.shown = list(self.shown)
        self.copy_common(other)
        return other

    def view(self, seat: int) -> HandfulView:
        return HandfulView(
            game="handful",
            seat=seat if seat >= 0 else None,
            players=self.players,
            to_move=None,
            over=self.over(),
            shown=tuple(tuple(numbers) for numbers in self.shown),
        )

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden, and nothing is left to chance: a sealed choice is not in the game yet."""

    def scores(self) -> list[int]:
        return [sum(numbers[seat] for numbers in self.shown) for seat in range(self.players)]

    def places(self) -> list[int]:
        return [1 + sum(other > score for other in self.scores()) for score in self.scores()]

    def zones(self) -> list[Any]:
        return []


class HandfulEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        return float(game.scores()[seat])
