"""The random loop, compiled: for benchmarks, fuzzers and rollouts."""

from __future__ import annotations

from camerlengo.core.ask import RandomAsk
from camerlengo.core.game import Game
from camerlengo.core.rng import Rng


def playouts(game: Game, games: int, seed: int) -> int:
    """Plays copies of the position to their ends at random; returns how many decisions that took."""
    ask = RandomAsk(Rng(seed))
    for _ in range(games):
        playing = game.copy()
        while not playing.over():
            playing.advance(ask)
    return ask.decisions
