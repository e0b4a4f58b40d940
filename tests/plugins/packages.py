"""Distributions that a test installs: a folder on the path with a package and its entry points."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

HANDFUL = Path(__file__).parents[1] / "handful"

BOT = """
from camerlengo.bots import Bot, Greedy


class Highest(Bot):
    def choose(self, info):
        return max(info.options)


def careful(box, rng):
    return Greedy(rng, box.evaluation())
"""


def install(folder: Path, distribution: str, points: Mapping[str, Mapping[str, str]]) -> None:
    """Writes what an installer would write. `points` are names and targets by group."""
    info = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    lines = []
    for group, targets in points.items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in targets.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines))


def install_handful(folder: Path) -> None:
    """The toy Handful as a package of somebody else, with two bots."""
    package = folder / "camerlengo_handful"
    shutil.copytree(HANDFUL, package, ignore=shutil.ignore_patterns("__pycache__", "shelf.py"))
    for module in package.glob("*.py"):
        module.write_text(module.read_text().replace("tests.handful", "camerlengo_handful"))
    (package / "bots.py").write_text(BOT)
    install(
        folder,
        "camerlengo-handful",
        {
            "camerlengo.games": {"handful": "camerlengo_handful.box:HandfulBox"},
            "camerlengo.bots": {
                "highest-one": "camerlengo_handful.bots:Highest",
                "careful": "camerlengo_handful.bots:careful",
            },
        },
    )


def install_broken(folder: Path) -> None:
    """Plug-ins that cannot be used, each for another reason."""
    (folder / "broken_box.py").write_text("class Thing:\n    pass\n\nimport no_such_module\n")
    (folder / "no_box.py").write_text("def box():\n    return 7\n")
    games = {"broken": "broken_box:Thing", "number": "no_box:box", "q": "no_box:box", "gone": "no_box:gone"}
    bots = {"greedy": "no_box:box", "seven": "builtins:__name__"}
    install(folder, "camerlengo-broken", {"camerlengo.games": games, "camerlengo.bots": bots})
