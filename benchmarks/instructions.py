"""Counts the instructions of random play and search: `python -m benchmarks.instructions OTHER_CHECKOUT`.

The same seeds are played in this checkout and in another one, say of the commit before a change, under the
rules that both know. Valgrind counts, so that other work on the machine changes nothing: one run is enough.
It needs valgrind with its headers and a C compiler; compile both checkouts first (make compile).
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.compare import ALLOWED
from benchmarks.environment import ROOT
from camerlengo.core.plugins import canonical
from camerlengo.games import names, open_box

COUNTED = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(void) { CALLGRIND_DUMP_STATS; CALLGRIND_STOP_INSTRUMENTATION; }
"""

CHILD = """
import ctypes, gc, random, sys
from benchmarks import ours
from camerlengo._engine import engine
from camerlengo.bots.playout import playouts
from camerlengo.bots.search import Search
from camerlengo.core import Rng
from camerlengo.games import open_box

measure, game, players, rules, library = sys.argv[1:]
if "mypyc" not in engine():
    sys.exit("it is not compiled: run `make compile`")
box, players, valgrind = open_box(game), int(players), ctypes.CDLL(library)
if int(rules) != box.rules:
    box = open_box(game, int(rules))
gc.disable()
if measure == "loop":
    games = [box.new(players=players, seed=seed) for seed in range(1, 31)]
    playouts(box.new(players=players, seed=0), 1, 0)
    valgrind.begin()
    decisions = sum(playouts(game, 2, seed) for seed, game in enumerate(games))
    valgrind.end()
else:
    random.seed(1)
    ours.random, ours.DEALS = random.random, 12
    asked = ours.decisions_of(box, players)
    Search(Rng(1), box.evaluation(), box.guesser(), 30, steps=ours.LONGEST).think(asked[0])
    search = Search(Rng(1), box.evaluation(), box.guesser(), 60, steps=ours.LONGEST)
    valgrind.begin()
    for one in asked:
        search.think(one)
    valgrind.end()
    decisions = search.decisions
print("decisions", decisions)
"""

RULES = "import sys; from camerlengo.games import open_box; print(open_box(sys.argv[1]).rules)"


class NotCounted(Exception):
    """Something is missing."""


class Count(NamedTuple):
    decisions: int
    instructions: int

    @property
    def each(self) -> float:
        return self.instructions / self.decisions


def run(checkout: Path, command: Sequence[str]) -> str:
    path = os.pathsep.join([str(checkout / "src"), str(checkout)])
    environment = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, cwd=checkout, capture_output=True, text=True, check=False)
    if done.returncode:
        words = [line for line in done.stderr.splitlines() if not line.startswith("==")]
        raise NotCounted(f"{checkout}: {words[-1] if words else done.returncode}")
    return done.stdout


def rules_of(checkout: Path, game: str) -> int:
    return int(run(checkout, [sys.executable, "-c", RULES, game]))


def library_in(folder: Path) -> Path:
    """The library by which a process tells valgrind when to count."""
    compiler = next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)
    if compiler is None or shutil.which("valgrind") is None:
        raise NotCounted("valgrind and a C compiler are needed")
    source, library = folder / "counted.c", folder / "counted.so"
    source.write_text(COUNTED)
    built = subprocess.run(
        [compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(source)],
        capture_output=True,
        check=False,
    )
    if built.returncode:
        raise NotCounted("the headers of valgrind are needed (valgrind/callgrind.h)")
    return library


def count(checkout: Path, measure: str, game: str, players: int, rules: int, library: Path) -> Count:
    out = library.with_name("callgrind.out")
    for old in library.parent.glob("callgrind.out*"):
        old.unlink()
    valgrind = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
    child = [sys.executable, "-c", CHILD, measure, game, str(players), str(rules), str(library)]
    said = run(checkout, [*valgrind, *child])
    return Count(int(said.split()[-1]), total_in(library.with_name("callgrind.out.1").read_text()))


def total_in(profile: str) -> int:
    """What callgrind has counted."""
    found = re.search(r"^totals: (\d+)$", profile, re.MULTILINE)
    assert found is not None
    return int(found[1])


def line_of(name: str, this: Count, other: Count) -> str:
    change = this.each / other.each - 1
    return f"| {name} | {other.each:,.0f} | {this.each:,.0f} | {change:+.1%} |"


def main(arguments: Sequence[str] | None = None) -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("other", type=Path, help="the folder of the other checkout")
    parser.add_argument("games", nargs="*", type=canonical, help="games to measure; all unless you name some")
    options = parser.parse_args(arguments)
    other = options.other.resolve()
    if not (other / "src" / "camerlengo").is_dir():
        print(f"{options.other} is no checkout of Camerlengo: it has no src/camerlengo.", file=sys.stderr)
        return 2
    if unknown := [game for game in options.games if game not in names()]:
        print(f"Nothing was counted: there is no game {unknown[0]!r}.", file=sys.stderr)
        return 2
    slower = 0
    try:
        with tempfile.TemporaryDirectory() as folder:
            library = library_in(Path(folder))
            print("| instructions of a decision | other | this | |\n| --- | ---: | ---: | ---: |")
            for game in options.games or names():
                rules = rules_of(other, game)
                players = open_box(game).players
                for measure in ("loop", "search"):
                    for many in sorted({players[0], players[-1]}):
                        found = [
                            count(checkout, measure, game, many, rules, library) for checkout in (ROOT, other)
                        ]
                        print(line_of(f"{game} {many} {measure}", *found), flush=True)
                        slower += found[0].each > found[1].each * (1 + ALLOWED)
    except NotCounted as reason:
        print(f"Nothing more was counted: {reason}.", file=sys.stderr)
        return 2
    print(f"\nAt most {ALLOWED:.0%} more: {'no' if slower else 'yes'}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
