"""Goldens: whole games whose course must stay as it is.

    python tools/goldens.py              writes what is missing or differs (make goldens)
    python tools/goldens.py --check      says what is missing or differs

A golden is a pair of files in tests/golden. NAME.record is a game that was played. It is never written over,
so that rules which no longer replay it are noticed. NAME.txt is its course in codes: each answer with the
number of options there were, all that the rules told after it and to whom, then scores, places and winners.
No sentence is in it, so that words may change freely.

Every record in the folder gets its course. A game of `GAMES` without a record is played. A number of players
without any record gets a random game. Records of earlier rules are in a folder for each version (rules-1).
They show that a table finishes under the rules it began with. `WAYS` lists the ways in which games end;
there is a golden for each of them and each version.
"""

from __future__ import annotations

import argparse
import itertools
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from camerlengo.bots import Bot, BotAsk, InformationSet, make_bot
from camerlengo.core.ask import EVERYBODY, Ask
from camerlengo.core.box import Box
from camerlengo.core.chance import Seeded, SeededBefore
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.record import Record
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Value
from camerlengo.games import OWN, open_box
from camerlengo.games.habemus_papam import terms as papal
from camerlengo.games.pontifex import terms as pontifex
from camerlengo.table import Table

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "golden"
COMMAND = "make goldens"
PATIENCE = 500  # games in which an ending is looked for

Answers = dict[str, Sequence[int]]


class Finished:
    """A game that was played, by its record and its course."""

    def __init__(self, record: Record, course: str) -> None:
        closing = {line.split()[0]: line.split()[1:] for line in course.splitlines()[-3:]}
        self.record = record
        self.course = course
        self.scores = [int(number) for number in closing["scores"]]
        self.winners = [int(number) for number in closing["winners"]]

    @property
    def level(self) -> bool:
        """Whether several are ahead by score."""
        return self.scores.count(max(self.scores)) > 1

    def has(self, pattern: str) -> bool:
        return re.search(pattern, self.course) is not None

    def differ(self, what: Callable[[Any, int], int]) -> bool:
        """Whether those who are ahead by score differ in something at the end."""
        game = Table.resume(self.record).position.game
        ahead = [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]
        return len({what(game, seat) for seat in ahead}) > 1


def sins_of(game: Any, seat: int) -> int:
    sins: int = game.score[seat * pontifex.SCORES + pontifex.SINS]
    return sins


Ways = Mapping[str, Callable[[Finished], bool]]

AHEAD: Ways = {
    "ahead": lambda end: not end.level,
    "tie": lambda end: end.level and len(end.winners) == 1,
    "shared": lambda end: len(end.winners) > 1,
}
# The ways in which a game can end, with the rules that describe them.
WAYS: Mapping[str, Ways] = {
    # RI-46: by points, by fewer cards, shared; RI-40, RI-50: all 48 cards are taken, or three rows.
    "richelieu": {
        **AHEAD,
        "empty": lambda end: end.course.count("\n  took ") == 48,
        "short": lambda end: end.course.count("\n  took ") < 48,
    },
    # HP-67: by votes, by age, shared. HP-22 to HP-24: the last round has all cards that are left in the
    # piles, none of them, or one of each although more are left.
    "habemus_papam": {
        **AHEAD,
        "all": lambda end: end.has(r"\n  white_smoke_rose: ([23]) \1\n"),
        "none": lambda end: end.has(r"\n  white_smoke_rose: 0 0\n"),
        "one": lambda end: end.has(r"\n  white_smoke_rose: 1 [23]\n"),
    },
    # the first number of the last telling is by how much the Spirituali are ahead. Q-34: round 20.
    "q": {
        "spirituali": lambda end: end.has(r"\n  ended: [1-9]") and end.winners != [],
        "zelanti": lambda end: end.has(r"\n  ended: -[1-9]") and end.winners != [],
        "level": lambda end: end.has(r"\n  ended: 0 ") and end.winners == [],
        "deserted": lambda end: end.has(r"\n  ended: -?[1-9]") and end.winners == [],
        "round-20": lambda end: end.has(r"\n  began \d: 20\n"),
    },
    # PX-41: a full retinue; PX-42: after 60 rounds the largest one, fewer Sins, more money, shared.
    "pontifex": {
        "won": lambda end: end.has(r"\n  won \d\n"),
        "cut": lambda end: end.has(r"\n  cut\n") and not end.level,
        "sins": lambda end: end.has(r"\n  cut\n") and end.differ(sins_of),
        "money": lambda end: (
            end.has(r"\n  cut\n") and len(end.winners) == 1 and end.level and not end.differ(sins_of)
        ),
        "shared": lambda end: end.has(r"\n  cut\n") and len(end.winners) > 1,
    },
}


class Golden(msgspec.Struct, frozen=True):
    """A game to be played: `bots` sit down in turn until every seat is taken.

    `always` holds what all of them answer to a question, by its name: the first of these options that is
    possible. `of_seat` holds the same for single seats. `ending` is a pattern that the course must contain,
    `way` how it must end (`WAYS`). The first game from `seed` on of which both are true is the
    golden. `rules` is an earlier version of the rules, `deck` what is replaced in the game's own deck.
    """

    game: str
    players: int
    name: str
    bots: tuple[str, ...]
    seed: int = 1
    options: Mapping[str, Value] = {}
    always: Answers = {}
    of_seat: Mapping[int, Answers] = {}
    ending: str = ""
    way: str = ""
    rules: int | None = None
    deck: tuple[tuple[str, str], ...] = ()

    @property
    def stem(self) -> str:
        return f"{self.game}-{self.players}-{self.name}"

    @property
    def path(self) -> str:
        """Of its record, within the folder."""
        folder = "" if self.rules is None else f"rules-{self.rules}/"
        return f"{folder}{self.stem}.record"

    def answers(self, box: Box, seat: int) -> dict[int, Sequence[int]]:
        """What a seat answers to a question where it can, by the number of the question."""
        wanted = {**self.always, **self.of_seat.get(seat, {})}
        numbers = {question.name: number for number, question in enumerate(box.questions)}
        return {numbers[question]: options for question, options in wanted.items()}

    def fits(self, record: Record, course: str) -> bool:
        return bool(re.search(self.ending, course)) and (
            not self.way or WAYS[self.game][self.way](Finished(record, course))
        )


def asking(*questions: str, both: str) -> str:
    """For `ending`: the pattern of a course in which one of the first two seats is asked, or both are."""
    wanted = [("[01]", question) for question in questions] + [("0", both), ("1", both)]
    return "".join(f"(?=[\\s\\S]*\\n{seat} {question} \\d+ of (?!1\\n))" for seat, question in wanted)


def in_both(golden: Golden, **before: Any) -> tuple[Golden, Golden]:
    """Under the newest rules and under rules 1, where `before` is otherwise."""
    return golden, msgspec.structs.replace(golden, rules=1, **before)


STILL: Answers = {"use": (pontifex.PASS,), "go": (pontifex.STAY,)}
BY_AIR: Answers = {"go": range(pontifex.FLY, pontifex.STAY + 1), "bribe": (0,)}
ITALY = 10  # among the dioceses of all decks
PILGRIMAGE: Answers = {"choose_action": (pontifex.MAKE_PILGRIMAGE, pontifex.LET_IT_BE)}
# Since rules 4 nobody stays who can walk: to and fro between the first dioceses, without an action.
IDLE: Answers = {
    "use": (pontifex.PASS,),
    "go": range(pontifex.STAY + 1),
    "choose_action": (pontifex.LET_IT_BE,),
    "bribe": (0,),
}
TURNS_ZELANTI = tuple((f'    {{ do = "turn", role = "{role}" }},\n', "") for role in ("perna", "ludovico"))

# What each stands for is its name: who plays, which option, or how the game ends.
GAMES: tuple[Golden, ...] = (
    Golden("richelieu", 2, "greedy", ("greedy",)),
    Golden("richelieu", 2, "short", ("greedy",), seed=4, options={"short": True}),
    Golden("richelieu", 3, "random", ("random",), seed=2),
    Golden("richelieu", 4, "greedy", ("greedy",), seed=3),
    *in_both(Golden("richelieu", 2, "shared", ("random",), way="shared")),
    Golden("habemus_papam", 3, "greedy", ("greedy",), ending=r"\n  left_over: "),
    Golden("habemus_papam", 3, "random", ("random",), options={"camerlengo": 1}, ending=r"\n  paid_in_gems "),
    Golden("habemus_papam", 4, "greedy", ("greedy",), options={"death_by_choice": True}),
    Golden(
        "habemus_papam", 4, "italiana", ("greedy",), options={"edition": "italiana", "open_screens": True}
    ),
    Golden("habemus_papam", 3, "tie", ("random",), way="tie", rules=1),
    # With three players the last to choose can be left with all people: the others share with none.
    *in_both(
        Golden(
            "habemus_papam",
            3,
            "shared",
            ("random",),
            way="shared",
            always={"take": range(papal.PEOPLE, papal.CARDS)},
            of_seat={2: {"bid": (0,)}},
        )
    ),
    Golden("habemus_papam", 3, "all", ("random",), way="all"),
    Golden("habemus_papam", 3, "none", ("random",), way="none"),
    *in_both(Golden("habemus_papam", 4, "one", ("random",), way="one", options={"edition": "italiana"})),
    Golden("q", 5, "spirituali", ("suspicious",), way="spirituali"),
    Golden("q", 6, "zelanti", ("suspicious",), way="zelanti"),
    Golden("q", 6, "level", ("random",), way="level"),
    # Nobody draws where all exchange: the deck, and Paolo III in it, lasts until the rounds are over.
    Golden("q", 6, "round-20", ("random",), always={"act": (2,)}, way="round-20"),
    # Everybody has turned away from the faction that leads. In the deck of rules 2 each card turns somebody
    # of either faction, so that it takes a deck of one's own.
    Golden("q", 5, "deserted", ("random",), way="deserted", deck=TURNS_ZELANTI),
    Golden("q", 5, "deserted", ("random",), way="deserted", rules=1),
    Golden("pontifex", 2, "greedy", ("greedy",)),
    Golden("pontifex", 2, "mixed", ("greedy", "random")),
    # Games of many kinds of questions, which are looked at in the browser.
    Golden("pontifex", 3, "greedy", ("greedy",), ending=asking("pilgrim", "which_person", both="whom")),
    Golden(
        "pontifex", 4, "greedy", ("greedy",), ending=asking("pilgrim", "which_person", "leaves", both="whom")
    ),
    # Nobody wins where nobody does anything, or goes nowhere: only the first of them, one thing.
    *in_both(Golden("pontifex", 2, "shared", ("random",), way="shared", always=IDLE), always=STILL),
    *in_both(
        Golden(
            "pontifex",
            2,
            "cut",
            ("random",),
            way="cut",
            always=IDLE,
            of_seat={0: {"choose_action": (pontifex.PERSUADE, pontifex.LET_IT_BE)}},
        ),
        always=STILL,
        of_seat={0: BY_AIR | {"choose_action": (pontifex.PERSUADE, pontifex.LET_IT_BE)}},
    ),
    *in_both(
        Golden(
            "pontifex",
            2,
            "money",
            ("random",),
            way="money",
            always=IDLE,
            of_seat={0: {"choose_action": (pontifex.PENCE, pontifex.LET_IT_BE)}},
        ),
        always=STILL,
        of_seat={0: BY_AIR | {"choose_action": (pontifex.LET_IT_BE,)}},
    ),
    *in_both(
        Golden(
            "pontifex",
            2,
            "sins",
            ("random",),
            way="sins",
            always=IDLE,
            of_seat={0: PILGRIMAGE | {"go": (ITALY, *range(pontifex.STAY + 1))}},
        ),
        always=STILL,
        of_seat={0: PILGRIMAGE | {"go": (ITALY, pontifex.STAY)}},
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

    def announce(self, kind: int, seat: int, about: list[int], audience: int = EVERYBODY) -> None:
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

    def __init__(self, bot: Bot, always: Mapping[int, Sequence[int]]) -> None:
        super().__init__(bot.rng)
        self.bot = bot
        self.always = always

    def choose(self, info: InformationSet) -> int:
        for option in self.always.get(info.question, ()):
            if option in info.options:
                return option
        return self.bot.choose(info)


def play(golden: Golden) -> Record:
    """The first game from its seed on that ends as it should."""
    for seed in range(golden.seed, golden.seed + PATIENCE):
        record = _play_once(golden, seed)
        if golden.fits(record, course_of(record)):
            return record
    raise SystemExit(f"{golden.stem}: none of {PATIENCE} games from seed {golden.seed} on ends so.")


def _play_once(golden: Golden, seed: int) -> Record:
    names = tuple(itertools.islice(itertools.cycle(golden.bots), golden.players))
    box = open_box(golden.game, golden.rules)
    deck = None
    if golden.deck:
        source = box.standard_deck().source
        for old, new in golden.deck:
            source = source.replace(old, new)
        deck = box.read_deck(source)
    table = Table(
        golden.game,
        golden.players,
        options=golden.options,
        deck=deck,
        names=names,
        chance=Seeded(seed) if golden.rules is None else SeededBefore(seed),  # as tables of that time
        rules=golden.rules,
    )
    chances = [Rng(seed).branch(seat).next() for seat in range(golden.players)]
    seated = BotAsk(
        [
            Bent(make_bot(name, box, chance), golden.answers(box, seat))
            for seat, (name, chance) in enumerate(zip(names, chances, strict=True))
        ]
    )
    seated.play(box.new(golden.players, options=table.options, deck=table.deck, rng=table.chance.rng()))
    return msgspec.structs.replace(table.record, answers=tuple(seated.given))


def missing(folder: Path) -> Iterator[Golden]:
    """What is to be played: games of `GAMES`, then a random game for each number of players without any."""
    there = {path.stem for path in folder.glob("*.record")} | {golden.stem for golden in GAMES}
    yield from (golden for golden in GAMES if not (folder / golden.path).exists())
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
    golden = next((golden for golden in GAMES if golden.stem == record.stem), None)
    if golden is not None and not golden.fits(Record.load(record), now):
        return f"{record.name} no longer has the ending {golden.way or golden.ending!r}, for which it stands."
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
        path = folder / golden.path
        path.parent.mkdir(exist_ok=True)
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
