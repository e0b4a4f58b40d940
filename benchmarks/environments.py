"""Environments for learning, measured beside PettingZoo's own: `make bench-envs`.

Everything runs in one process, in turns, and is measured in CPU time. A step is a decision of an agent, with
the observation and the mask that it decides by; resets and what follows the end of a game are in the time.
Actions are drawn evenly from the mask, as PettingZoo's own benchmark draws them. The ratio is the median over
the rounds of what was measured in the same round.
"""

from __future__ import annotations

import argparse
import functools
import random
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np

from camerlengo import _engine
from camerlengo.adapters import pettingzoo
from camerlengo.games import NAMES, open_box

BAR = 10.0
"""A step of ours may take a tenth of the time of the peer's."""
PEER = "leduc_holdem_v4"
OTHERS = ("tictactoe_v3", "connect_four_v3")


def steps_a_second(env: Any, seconds: float) -> float:
    """Plays whole games at random for so much CPU time."""
    decisions = 0
    choice = random.choice
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(choice(np.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
    return decisions / spent


def peer(name: str) -> Any:
    with warnings.catch_warnings(action="ignore"):
        return import_module(f"pettingzoo.classic.{name}").env()


def candidates() -> dict[str, Callable[[], Any]]:
    """Environments by name: PettingZoo's own, then every game at every number of players."""
    found: dict[str, Callable[[], Any]] = {}
    for name in (PEER, *OTHERS):
        found[name] = functools.partial(peer, name)
    for game in NAMES:
        for players in open_box(game).players:
            found[f"{game} {players}"] = functools.partial(pettingzoo.env, game, players)
    return found


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Steps a second by environment and round."""
    environments = {name: make() for name, make in candidates().items()}
    measured: dict[str, list[float]] = {name: [] for name in environments}
    for env in environments.values():
        env.reset(seed=1)
        steps_a_second(env, seconds / 4)  # to get warm
    for _ in range(rounds):
        for name, env in environments.items():
            measured[name].append(steps_a_second(env, seconds))
    return measured


def table(measured: dict[str, list[float]]) -> list[str]:
    lines = [f"| environment | steps/s | : {PEER} |", "| --- | ---: | ---: |"]
    for name, speeds in measured.items():
        ratio = ratio_of(measured, name)
        lines.append(f"| {name} | {median(speeds):,.0f} | {ratio:.2f} × |")
    return lines


def ratio_of(measured: dict[str, list[float]], name: str) -> float:
    return median(ours / theirs for ours, theirs in zip(measured[name], measured[PEER], strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time of each environment in a round")
    options = parser.parse_args(arguments)
    try:
        peer(PEER)
    except ImportError as error:
        print(
            f"PettingZoo's own games are missing ({error}): pip install pettingzoo[classic]", file=sys.stderr
        )
        return 2
    print(f"Camerlengo, {_engine.engine()}; {options.rounds} rounds of {options.seconds} s\n")
    measured = measure(options.rounds, options.seconds)
    print("\n".join(table(measured)))
    ours = [name for name in measured if name not in (PEER, *OTHERS)]
    slow = [name for name in ours if ratio_of(measured, name) < BAR]
    print(f"\nAt least {BAR:.0f} × {PEER}: {len(ours) - len(slow)} of {len(ours)}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
