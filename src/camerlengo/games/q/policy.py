"""A way to play Q: what it may look at, and the weights it plays with."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from camerlengo.core.game import Game, Guesser, Policy
from camerlengo.core.rng import Rng
from camerlengo.games.q.hidden import redeal_roles
from camerlengo.games.q.player import Player
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.state import hold_of
from camerlengo.games.q.style import WEIGHTS, Style, style_of
from camerlengo.games.q.suspicions import reasons


class QPolicy(Policy):
    """`styles` are by number of players; where there is none, the usual one serves."""

    def __init__(self, styles: dict[int, Style] | None = None) -> None:
        self.styles: dict[int, Style] = {} if styles is None else styles
        self.usual = Style()

    def choose(self, guess: Game, seat: int, question: int, options: list[int], rng: Rng) -> int:
        assert isinstance(guess, QGame)
        style = self.styles.get(int(guess.players), self.usual)
        return Player(guess, seat, rng, style).choose(question, options)

    def guesser(self) -> Guesser:
        return Covered()

    def weights(self) -> dict[str, float]:
        return {name: getattr(self.usual, name) for name in WEIGHTS}

    def practised(self, weights: dict[int, dict[str, float]]) -> Policy:
        styles: dict[int, Style] = {}
        for players, by_name in weights.items():
            styles[players] = style_of(by_name)
        return QPolicy(styles)

    def reasons(self, game: Game, seat: int) -> list[Any]:
        assert isinstance(game, QGame)
        return reasons(game, seat)


class Covered(Guesser):
    """A player looks at the own cards, at what is public, and at how many cards there are elsewhere."""

    def redeal(self, game: Game, seat: int, rng: Rng) -> None:
        assert isinstance(game, QGame)
        hide_cards(game, seat)
        redeal_roles(game, seat, rng)
        game.redraw_chance(rng)


def hide_cards(game: QGame, seat: i64) -> None:
    """All cards that this seat does not see become the same card."""
    hold = hold_of(game) if game.looking and game.loader == seat else []
    for card in game.loaded[seat] if hold else []:
        hold.remove(card)
    other: i64
    for other in range(game.players):
        if other != seat:
            game.hands[other] = [0] * len(game.hands[other])
            game.aside[other] = [0] * len(game.aside[other])
            game.secrets[other] = []
            loads: i64 = len(game.loaded[other])
            game.loaded[other] = [hold.pop() for _ in range(loads)] if hold else [0] * loads
    if game.seat != seat:
        game.drawn = [0] * len(game.drawn)
    game.deck = [0] * len(game.deck)
    game.pile = [0] * len(game.pile)
