"""Goldens: whole games whose course must stay as it is.

    python tools/goldens.py              writes what is missing or differs (make goldens)
    python tools/goldens.py --check      says what is missing or differs

A golden is a pair of files in tests/golden. NAME.record is a game that was played. It is never written over,
so that rules which no longer replay it are noticed. NAME.txt is its course in codes: each answer with the
number of options there were, all that the rules told after it and to whom, then scores, places and winners.
No sentence is in it, so that words may change freely.

Every record in the folder gets its course. A game of `GAMES` without a record is played. A number of players
without any record gets a random game. Records of earlier rules are in a folder for each version (rules-1).
They show that a table finishes under the rules it began with.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from camerlengo.bots import Bot, InformationSet, Seated, make_bot
from camerlengo.core.ask import EVERYBODY, Ask
from camerlengo.core.box import Box
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.record import Record
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Value
from camerlengo.games import OWN, open_box
from camerlengo.table import Table

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "golden"
COMMAND = "make goldens"
PATIENCE = 500  # games in which an ending is looked for


class Golden(msgspec.Struct, frozen=True):
    """A game to be played: `bots` sit down in turn until every seat is taken.

    `always` holds what all of them answer to a question, by its name, where that is possible. `ending` is a
    pattern that the course must contain. The first game from `seed` on that contains it is the golden.
    """

    game: str
    players: int
    name: str
    bots: tuple[str, ...]
    seed: int = 1
    options: Mapping[str, Value] = {}
    always: Mapping[str, int] = {}
    ending: str = ""

    @property
    def stem(self) -> str:
        return f"{self.game}-{self.players}-{self.name}"


def asking(*questions: str, both: str) -> str:
    """For `ending`: the pattern of a course in which one of the first two seats is asked, or both are."""
    wanted = [("[01]", question) for question in questions] + [("0", both), ("1", both)]
    return "".join(f"(?=[\\s\\S]*\\n{seat} {question} \\d+ of (?!1\\n))" for seat, question in wanted)


# What each stands for is its name: who plays, which option, or how the game ends.
GAMES: tuple[Golden, ...] = (
    Golden("richelieu", 2, "greedy", ("greedy",)),
    Golden("richelieu", 2, "short", ("greedy",), seed=4, options={"short": True}),
    Golden("richelieu", 3, "random", ("random",), seed=2),
    Golden("richelieu", 4, "greedy", ("greedy",), seed=3),
    Golden("habemus_papam", 3, "greedy", ("greedy",), ending=r"\n  left_over: "),
    Golden("habemus_papam", 3, "random", ("random",), options={"camerlengo": 1}, ending=r"\n  paid_in_gems "),
    Golden("habemus_papam", 4, "greedy", ("greedy",), options={"death_by_choice": True}),
    Golden(
        "habemus_papam", 4, "italiana", ("greedy",), options={"edition": "italiana", "open_screens": True}
    ),
    # The first number of the last telling is by how much the Spirituali are ahead.
    Golden("q", 5, "spirituali", ("suspicious",), ending=r"\n  ended: [1-9]"),
    Golden("q", 6, "zelanti", ("suspicious",), ending=r"\n  ended: -[1-9]"),
    Golden("q", 6, "level", ("random",), ending=r"\n  ended: 0 "),
    # Nobody draws where all exchange: the deck, and Paolo III in it, lasts until the rounds are over.
    Golden("q", 6, "round-20", ("random",), always={"act": 2}, ending=r"\n  began \d: 20\n"),
    Golden("pontifex", 2, "greedy", ("greedy",)),
    Golden("pontifex", 2, "mixed", ("greedy", "random")),
    # Games of many kinds of questions, which are looked at in the browser.
    Golden("pontifex", 3, "greedy", ("greedy",), ending=asking("pilgrim", "which_person", both="whom")),
    Golden(
        "pontifex", 4, "greedy", ("greedy",), ending=asking("pilgrim", "which_person", "leaves", both="whom")
    ),
)


class Unfinished(Exception):
    """A game that is not over is no golden."""


class Witness(Ask):
    """Answers from a record and writes down what is asked and told."""

    def __init__(self, box: Box, answers: Sequence[tuple[int, int]]) -> None:
        super().__init__()
        self.hears = True
        self.box = box
        self.answers = iter(answers)  # a table has replayed them, so they fit
        self.lines: list[str] = []

    def one(self, seat: int, question: int, options: list[int]) -> int:
        return self.all(question, {seat: options})[seat]

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        sealed = dict(next(self.answers) for _ in options)
        for seat, option in sealed.items():
            self._write(seat, question, option, options[seat])
        return sealed

    def tell(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
        line = f"  {self.box.events[kind].name}"
        if seat >= 0:
            line += f" {seat}"
        if about:
            line += f": {_row(about)}"
        if audience != EVERYBODY:
            line += f" (to {_row([seat for seat in range(audience.bit_length()) if audience >> seat & 1])})"
        self.lines.append(line)

    def _write(self, seat: int, question: int, option: int, options: list[int]) -> None:
        self.lines.append(f"{seat} {self.box.questions[question].name} {option} of {len(options)}")


def course_of(record: Record) -> str:
    """The course of a game in codes. Raises CamerlengoError if the record does not replay to the end."""
    table = Table.resume(record)
    result = table.result
    if result is None:
        raise Unfinished("The record ends before the game does.")
    witness = Witness(table.box, record.answers)
    game = table.box.new(table.players, options=table.options, deck=table.deck, rng=record.chance.rng())
    while not game.over():
        game.advance(witness)
    closing = (("scores", result.scores), ("places", result.places), ("winners", result.winners))
    return "\n".join(witness.lines + [f"{name} {_row(numbers)}".rstrip() for name, numbers in closing]) + "\n"


def _row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


class Bent(Bot):
    """Gives the same answers always where it can, and leaves the rest to another bot."""

    def __init__(self, bot: Bot, always: Mapping[int, int]) -> None:
        super().__init__(bot.rng)
        self.bot = bot
        self.always = always

    def choose(self, info: InformationSet) -> int:
        option = self.always.get(info.question, -1)
        return option if option in info.options else self.bot.choose(info)


def play(golden: Golden) -> Record:
    """The first game from its seed on that ends as it should."""
    for seed in range(golden.seed, golden.seed + PATIENCE):
        record = _play_once(golden, seed)
        if re.search(golden.ending, course_of(record)):
            return record
    raise SystemExit(f"{golden.stem}: none of {PATIENCE} games from seed {golden.seed} on ends so.")


def _play_once(golden: Golden, seed: int) -> Record:
    names = tuple(itertools.islice(itertools.cycle(golden.bots), golden.players))
    table = Table(golden.game, golden.players, seed, golden.options, names=names)
    always = {
        kind: golden.always[question.name]
        for kind, question in enumerate(table.box.questions)
        if question.name in golden.always
    }
    chances = [Rng(seed).branch(seat).next() for seat in range(golden.players)]
    seated = Seated(
        [Bent(make_bot(name, table.box, chance), always) for name, chance in zip(names, chances, strict=True)]
    )
    seated.play(table.box.new(golden.players, seed, table.options, table.deck))
    return msgspec.structs.replace(table.record, answers=tuple(seated.given))


def missing(folder: Path) -> Iterator[Golden]:
    """What is to be played: games of `GAMES`, then a random game for each number of players without any."""
    there = {path.stem for path in folder.glob("*.record")} | {golden.stem for golden in GAMES}
    yield from (golden for golden in GAMES if not (folder / f"{golden.stem}.record").exists())
    for game in OWN:
        for players in open_box(game).players:
            if not any(stem.startswith(f"{game}-{players}-") for stem in there):
                yield Golden(game, players, "random", ("random",))


def records(folder: Path) -> list[Path]:
    """All goldens, those of earlier rules too."""
    return sorted(folder.rglob("*.record"))


def problem(record: Path) -> str | None:
    """What is wrong with one golden, as a sentence; None if it is as it was."""
    stored = record.with_suffix(".txt")
    try:
        now = course_of(Record.load(record))
    except (CamerlengoError, Unfinished) as error:
        return (
            f"{record.name} does not replay: {error}\nRules that change the course of old games need a new "
            f"version of the rules. If that is meant, delete the record; then run: {COMMAND}"
        )
    ending = next((golden.ending for golden in GAMES if golden.stem == record.stem), "")
    if not re.search(ending, now):
        return f"{record.name} no longer has the ending {ending!r}, for which it stands."
    if not stored.exists():
        return f"{stored.name} is missing. Run: {COMMAND}"
    before = stored.read_text(encoding="utf-8")
    if now == before:
        return None
    number, then, today = first_difference(before, now)
    return (
        f"{stored.name} differs from line {number} on:\n  stored: {then}\n  now:    {today}\n"
        f"If this change of the rules is meant, run: {COMMAND}"
    )


def first_difference(before: str, now: str) -> tuple[int, str, str]:
    """The number of the first line that differs, from 1, and the line in both."""
    lines = itertools.zip_longest(before.split("\n"), now.split("\n"), fillvalue="(nothing)")
    return next((number, *pair) for number, pair in enumerate(lines, 1) if pair[0] != pair[1])


def without_record(folder: Path) -> list[Path]:
    """Courses whose record is gone."""
    return [path for path in sorted(folder.rglob("*.txt")) if not path.with_suffix(".record").exists()]


def problems(folder: Path) -> list[str]:
    """All that is missing or differs."""
    said = [problem(record) for record in records(folder)]
    said += [f"{golden.stem}.record is missing. Run: {COMMAND}" for golden in missing(folder)]
    said += [f"{path.name} has no record. Run: {COMMAND}" for path in without_record(folder)]
    return [sentence for sentence in said if sentence is not None]


def write(folder: Path) -> list[str]:
    """Plays and writes what is missing or differs. Returns the names of the files that changed."""
    changed: list[str] = []
    for golden in list(missing(folder)):
        path = folder / f"{golden.stem}.record"
        path.write_text(play(golden).to_text() + "\n", encoding="ascii")
        changed.append(path.name)
    for record in records(folder):
        path = record.with_suffix(".txt")
        try:
            course = course_of(Record.load(record))
        except (CamerlengoError, Unfinished):
            continue  # `problem` says what to do
        if not path.exists() or path.read_text(encoding="utf-8") != course:
            path.write_text(course, encoding="utf-8")
            changed.append(path.name)
    for path in without_record(folder):
        path.unlink()
        changed.append(path.name)
    return changed


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, say what is missing or differs")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the goldens are")
    wanted = parser.parse_args(argv)
    changed = [] if wanted.check else write(wanted.folder)
    found = problems(wanted.folder)
    for name in changed:
        print(f"{name} was written or removed.")
    print("\n\n".join(found) if found else "All goldens are as they should be.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
