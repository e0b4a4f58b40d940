"""How often a table announces that an answer is final, and how often it is: `python tools/final_answers.py`.

Random games are played, and every answer of a seat that can choose is looked at. It is final if it reveals
something or ends the game, so that not even its own turn undoes it. `Question.is_final` says so before, from
guessed worlds. The same command gives the same figures. Compile first (make compile).
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Sequence

from camerlengo import Table
from camerlengo.core import Rng
from camerlengo.core.plugins import canonical
from camerlengo.games import names, open_box
from camerlengo.lab.statistics import wilson

UNANNOUNCED, NEEDLESS = 0.005, 0.05
"""At most so many of the final answers come without a word, and of the others with one."""


class Count:
    def __init__(self) -> None:
        self.answers = self.final = self.unannounced = self.needless = 0

    def add(self, announced: bool, final: bool) -> None:
        self.answers += 1
        self.final += final
        self.unannounced += final and not announced
        self.needless += announced and not final

    @property
    def holds(self) -> bool:
        others = self.answers - self.final
        return self.unannounced <= UNANNOUNCED * self.final and self.needless <= NEEDLESS * others


def count(game: str, players: int, answers: int, seed: int) -> Count:
    """Games with seeds from `seed` on, until so many answers with a choice have been given."""
    found = Count()
    for number in itertools.count(seed):
        table, rng = Table(game, players, seed=number), Rng(number)
        while not table.over:
            question = next(one for one in table.questions if one.sealed is None)
            option = question.options[rng.below(len(question.options))]
            announced = question.has_choice and question.is_final(option)
            table.answer(question.seat, option)
            if question.has_choice:
                after = table.position
                final = after.over or any(table.box.events[event.kind].reveals for event in after.news())
                found.add(announced, final)
            if found.answers == answers:
                return found
    raise AssertionError("games never end")


def share(part: int, whole: int) -> str:
    if not whole:
        return "–"
    low, high = wilson(part, whole)
    return f"{part} of {whole} ({100 * low:.2f}–{100 * high:.2f} %)"


def main(arguments: Sequence[str] | None = None) -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("games", nargs="*", type=canonical, help="all of them if none is named")
    parser.add_argument("--answers", type=int, default=1000, help="at each number of players")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.games if name not in names()]:
        parser.error(f"there is no game {unknown[0]!r}; there are {', '.join(names())}")
    holds = True
    print("| table | final, not announced | announced, not final |\n| --- | ---: | ---: |")
    for game in options.games or names():
        for players in open_box(game).players:
            found = count(game, players, options.answers, options.seed)
            others = found.answers - found.final
            print(
                f"| {game} {players} | {share(found.unannounced, found.final)} "
                f"| {share(found.needless, others)} |",
                flush=True,
            )
            holds = holds and found.holds
    print(f"\nAt most {UNANNOUNCED:.1%} and {NEEDLESS:.0%}: {'yes' if holds else 'no'}")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
