"""Writes docs/observations.md from the layouts of the games: `make observations`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from camerlengo.core.box import Box
from camerlengo.core.observation import Layout
from camerlengo.games import names, open_box

PAGE = Path(__file__).resolve().parents[1] / "docs" / "observations.md"

BEGINNING = """\
# Observations and actions

Written by `make observations` from the module `observation` of each game. How to use them is in
[Reinforcement learning](reinforcement-learning.md).

An observation is a row of whole numbers from 0 to 255 that consists of blocks. Blocks *by seat* hold their
numbers for each seat: the own seat comes first, then the others clockwise. A *flag* is 0 or 1, a *count* says
how many there are, a *code* stands for something and is 0 for nothing, *bits* are a set as a sum of powers of
two. A number that would be too large stays at 255. The version of a layout changes with every change of it.

Actions are the options of all questions side by side: action = offset of the question + option. `terms.py` of
the game says what the options mean.
"""


def page() -> str:
    return "\n".join([BEGINNING, *(line for name in names() for line in chapter(open_box(name)))])


def chapter(box: Box) -> list[str]:
    layout: Layout = box.observation().LAYOUT
    counts = list(box.players)
    sizes = ", ".join(f"{layout.size(players)} numbers with {players}" for players in counts)
    lines = [f"## {box.title}", "", f"`{box.name}`, layout {layout.version}: {sizes} players.", ""]
    lines.append(
        "| block | " + " | ".join(f"from, {players}" for players in counts) + " | numbers | kind | meaning |"
    )
    lines.append("|---|" + "---:|" * len(counts) + "---:|---|---|")
    placed = [layout.placed(players) for players in counts]
    for number, block in enumerate(layout.blocks):
        offsets = " | ".join(str(of[number].offset) for of in placed)
        each = " by seat" if block.by_seat else ""
        lines.append(
            f"| `{block.name}` | {offsets} | {block.length}{each} | {block.kind} | {block.meaning} |"
        )
    lines += ["", "| question | offset | options |", "|---|---:|---:|"]
    offset = 0
    for kind in box.questions:
        lines.append(f"| `{kind.name}` | {offset} | {kind.size} |")
        offset += kind.size
    return [*lines, "", f"Together {offset} actions.", ""]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if the page is out of date")
    options = parser.parse_args(arguments)
    if options.check:
        return 0 if PAGE.read_text(encoding="utf-8") == page() else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
