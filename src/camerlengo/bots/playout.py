"""The random loop, compiled: for benchmarks, fuzzers and rollouts."""

from __future__ import annotations

from camerlengo.core.ask import RandomAsk
from camerlengo.core.game import MOST_IDLE, Game
from camerlengo.core.rng import Rng


def playouts(game: Game, games: int, seed: int) -> int:
    """Plays copies of the position to their ends at random; returns how many decisions that took."""
    ask = RandomAsk(Rng(seed))
    for _ in range(games):
        playing = game.copy()
        idle = 0
        while not playing.over():
            decided = ask.decisions
            playing.advance(ask)
            idle = idle + 1 if ask.decisions == decided else 0
            if idle == MOST_IDLE:
                raise playing.stuck()
    return ask.decisions
