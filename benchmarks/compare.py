"""Compares this checkout with another one: `python -m benchmarks.compare OTHER_CHECKOUT`.

Random play and search of both are measured in turns, in one run, in CPU time, with the measures of this
checkout. The ratio is the median over the rounds of what was measured in the same round, with the spread of
the middle half. Compile both (`make compile`), or set CAMERLENGO_PURE=1 to compare plain Python.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

from benchmarks.bench import Worker, WorkerError
from benchmarks.environment import ROOT
from camerlengo.core.plugins import canonical
from camerlengo.games import names

MEASURES = ("loop", "search")  # random play inside the module, and search
ALLOWED = 0.03
"""The part of its speed that a change may cost."""


def worker_of(checkout: Path, games: Sequence[str]) -> Worker:
    path = os.pathsep.join([str(checkout / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    return Worker([sys.executable, "-m", "benchmarks.ours", *games], environment)


def compare(other: Path, games: Sequence[str], rounds: int, seconds: float) -> dict[str, list[float]]:
    """By measure and round: how many times as fast this checkout is."""
    with worker_of(ROOT, games) as this, worker_of(other, games) as that:
        hello, other_hello = this.hello(), that.hello()
        print(f"{ROOT.name}: {hello['engine']}; {other}: {other_hello['engine']}")
        if hello["engine"] != other_hello["engine"]:
            raise WorkerError("one is compiled and the other is not: run `make compile` in both")
        for game, why in (hello["missing"] | other_hello["missing"]).items():
            raise WorkerError(f"{game} cannot be measured: {why}")
        known = {one["name"] for one in other_hello["measures"]}
        wanted = [one["name"] for one in hello["measures"] if one["name"].split(" ", 2)[2] in MEASURES]
        ratios: dict[str, list[float]] = {name: [] for name in wanted if name in known}
        for name in ratios:  # to get warm
            speed(this, name, seconds / 4)
            speed(that, name, seconds / 4)
        for number in range(rounds):
            for name, found in ratios.items():
                pair = (this, that) if number % 2 == 0 else (that, this)  # neither is always the first
                speeds = {worker: speed(worker, name, seconds) for worker in pair}
                found.append(speeds[this] / speeds[that])
        return ratios


def speed(worker: Worker, name: str, seconds: float) -> float:
    answer = worker.measure(name, seconds)
    if "error" in answer:
        raise WorkerError(f"{name}: {answer['error']}")
    return float(answer["count"]) / float(answer["cpu"])


def table(ratios: dict[str, list[float]]) -> list[str]:
    lines = ["| measure | this : other | middle half | n |", "| --- | ---: | ---: | ---: |"]
    for name, found in ratios.items():
        low, _, high = quantiles(found, n=4) if len(found) > 1 else (found[0],) * 3
        lines.append(f"| {name} | {median(found):.3f} | {low:.3f} – {high:.3f} | {len(found)} |")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("games", nargs="*", type=canonical, help="games to measure; all unless you name some")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each measure in a round")
    options = parser.parse_args(arguments)
    other = options.other.resolve()
    if not (other / "src" / "camerlengo").is_dir():
        print(f"{options.other} is no checkout of Camerlengo: it has no src/camerlengo.", file=sys.stderr)
        return 2
    unknown = [game for game in options.games if game not in names()]
    if unknown or options.rounds < 1:
        wrong = f"there is no game {unknown[0]!r}" if unknown else "--rounds must be at least 1"
        print(f"Nothing was measured: {wrong}.", file=sys.stderr)
        return 2
    try:
        ratios = compare(other, options.games, options.rounds, options.seconds)
    except WorkerError as words:
        print(words, file=sys.stderr)
        return 2
    print("\n".join(["", *table(ratios)]))
    slower = [name for name, found in ratios.items() if median(found) < 1 - ALLOWED]
    print(f"\nWithin {ALLOWED:.0%}, or faster: {len(ratios) - len(slower)} of {len(ratios)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
