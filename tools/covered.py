"""How much of each package the tests run, after a run with --cov (make coverage does both).

python tools/covered.py                    prints the table, fails where too little is covered
python tools/covered.py --places 20        names the largest places that no test runs, too
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import coverage

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "camerlengo"
DEMANDED = {"core": 95.0, "table": 95.0, "bots": 95.0, "server": 95.0, "web": 95.0}  # percent


class Module(NamedTuple):
    """A file: the numbers of the lines that count, and of those among them that no test ran."""

    path: Path
    lines: list[int]
    missed: list[int]

    @property
    def package(self) -> str:
        """`core`, `web` and so on; games one by one."""
        parts = self.path.relative_to(PACKAGE).with_suffix("").parts
        return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


class Place(NamedTuple):
    """Lines in a row that no test ran."""

    path: Path
    first: int
    last: int
    lines: int


def modules(measured: coverage.Coverage) -> list[Module]:
    """All modules of Camerlengo, also those that no test has imported."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        _, lines, _, missed, _ = measured.analysis2(str(path))
        found.append(Module(path, lines, missed))
    return found


def places(module: Module) -> Iterator[Place]:
    """The places of a module that no test runs, from the first line to the last."""
    missed = set(module.missed)
    for is_missed, group in itertools.groupby(module.lines, missed.__contains__):
        lines = list(group)
        if is_missed:
            yield Place(module.path, lines[0], lines[-1], len(lines))


def percent(lines: int, missed: int) -> float:
    return 100.0 * (lines - missed) / lines if lines else 100.0


def report(found: Sequence[Module], wanted: int) -> list[str]:
    """Prints the table and the largest places. Returns the packages of which too little is covered."""
    lines: dict[str, int] = defaultdict(int)
    missed: dict[str, int] = defaultdict(int)
    for module in found:
        for package in (module.package, "all"):
            lines[package] += len(module.lines)
            missed[package] += len(module.missed)
    failed = []
    print(f"{'package':22} {'lines':>7} {'missed':>7} {'covered':>8} {'demanded':>9}")
    for package in [*sorted(set(lines) - {"all"}), "all"]:
        share, demanded = percent(lines[package], missed[package]), DEMANDED.get(package)
        said = f"{demanded:.0f} %" if demanded is not None else ""
        print(f"{package:22} {lines[package]:7} {missed[package]:7} {share:6.1f} % {said:>9}")
        if demanded is not None and share < demanded:
            failed.append(package)
    largest = sorted(
        (place for module in found if module.package in DEMANDED for place in places(module)),
        key=lambda place: (-place.lines, place),
    )
    for place in largest[:wanted]:
        print(f"{place.path.relative_to(ROOT)}:{place.first}-{place.last}  {place.lines} lines")
    return failed


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--places", type=int, default=0, help="how many uncovered places are named")
    wanted = parser.parse_args(argv)
    measured = coverage.Coverage(config_file=str(ROOT / "pyproject.toml"))
    measured.load()
    failed = report(modules(measured), wanted.places)
    if failed:
        print(
            f"Too little is covered of: {', '.join(failed)}. The largest places: --places 20", file=sys.stderr
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
