"""Changes lines of a game's rules at random, one at a time, and counts how many changes the tests notice.

    make mutants GAME=richelieu ARGS="--count 60 --seed 1"
    python -m tools.mutants q pontifex --jobs 4
    python -m tools.mutants q --dask local            on a Dask cluster, here of this machine
    python -m tools.mutants q --resume                go on after Ctrl-C
    python -m tools.mutants q --at ship.py:40         every change of one line
    python -m tools.mutants q --list                  the changes that would be tried

A changed line is a mutant. Comparisons are flipped, numbers are off by one, conditions, `copy()` and whole
statements are dropped, min and max or + and - are swapped. Each mutant runs on plain Python in a copy of the
source in a temporary folder, against tests/games/<game> and the part of tests/contract that is about it.
Tests that run the changed line come first, rule tests before others. A mutant is killed if a test fails, and
has timed out if one takes too much time, which counts as killed. Mutants that cannot even be imported are
left out of the share, and so are those in tests/mutants-equivalent.toml, which nobody could notice.

The rules of a game are its modules in the list of compiled modules in pyproject.toml, apart from those of its
bots. The same command tries the same mutants with the same results, on all cores or on a cluster. It fails if
fewer than 95 % of the mutants of a game die.
"""

from __future__ import annotations

import argparse
import ast
import functools
import itertools
import random
import re
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple, TypeAlias

import msgspec

from camerlengo.cli.progress_bar import progress
from camerlengo.cli.workers import executor_for
from camerlengo.core.errors import CamerlengoError
from camerlengo.core.plugins import canonical
from camerlengo.lab.executors import Executor
from camerlengo.lab.statistics import wilson
from tools.mutants_child import (
    CONTRACT,
    KILLED,
    KINDS,
    NOT_IMPORTED,
    OTHER,
    SURVIVED,
    TIMED_OUT,
    Report,
    Traced,
)
from tools.mutants_work import (
    ROOT,
    Attempt,
    Refused,
    Suite,
    attempt,
    copies_removed,
    plan_of,
    trace,
)

GAMES: Final = PurePosixPath("src/camerlengo/games")
EQUIVALENT: Final = ROOT / "tests" / "mutants-equivalent.toml"
BOTS: Final = frozenset(
    {"evaluation", "beliefs", "observation", "player", "policy", "prospects", "style", "suspicions", "worth"}
)
FATES: Final = (KILLED, TIMED_OUT, NOT_IMPORTED, SURVIVED)
DEMANDED: Final = 95.0  # percent of the mutants of a game
BROAD: Final = 1 / 3  # of all lines that tests run; a test that runs more of them takes long
REFUSED, INTERRUPTED = 2, 130  # exit codes


# --- changes of a source --------------------------------------------------------------------------

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OPERATORS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
SWAPPED: Final = {"min": "max", "max": "min"}

Piece: TypeAlias = ast.expr | ast.stmt


class Change(NamedTuple):
    """The bytes from `start` to `end` become `text`; `line` is the number of the line where they begin."""

    line: int
    start: int
    end: int
    text: str
    where: str  # the function, or the class and the method
    statement: tuple[int, int]  # its first and last line; of one with a body, of what is before it


class Source:
    """A module as bytes, since positions in a syntax tree count bytes."""

    def __init__(self, text: str) -> None:
        self.bytes = text.encode()
        self.tree = ast.parse(text)
        lines = self.bytes.splitlines(keepends=True)
        self.begins = [0, *itertools.accumulate(len(line) for line in lines)]

    def start(self, node: Piece) -> int:
        return self.begins[node.lineno - 1] + node.col_offset

    def end(self, node: Piece) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.begins[node.end_lineno - 1] + node.end_col_offset

    def line(self, position: int) -> int:
        return sum(1 for begin in self.begins if begin <= position)

    def changed(self, change: Change) -> str:
        return (self.bytes[: change.start] + change.text.encode() + self.bytes[change.end :]).decode()

    def line_before(self, change: Change) -> str:
        """The line above the change, without indentation and comment."""
        first = self.begins[max(0, change.line - 2)]
        return " ".join(
            self.bytes[first : self.begins[change.line - 1]].partition(b"  #")[0].decode().split()
        )

    def before_and_after(self, change: Change) -> tuple[str, str]:
        """The changed lines without indentation and comment, as they are and as they become."""
        first = self.begins[change.line - 1]
        last = next(begin for begin in self.begins if begin >= change.end)
        head, tail = self.bytes[first : change.start], self.bytes[change.end : last].partition(b"  #")[0]
        before = head + self.bytes[change.start : change.end] + tail
        after = head + change.text.encode() + tail
        return " ".join(before.decode().split()), " ".join(after.decode().split())


class Finder(ast.NodeVisitor):
    """All changes of a module: nothing in annotations, assertions, errors, imports and texts."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.changes: list[Change] = []
        self.where: list[str] = []
        self.bound: list[set[str]] = [set()]  # by function: names that have a value already
        self.statement = (0, 0)
        self.visit(source.tree)

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno
            assert last is not None
            self.statement = (node.lineno, last)
        super().visit(node)

    def replace(self, start: int, end: int, text: str) -> None:
        line = self.source.line(start)
        self.changes.append(Change(line, start, end, text, ".".join(self.where), self.statement))

    def piece(self, node: Piece, text: str) -> None:
        self.replace(self.source.start(node), self.source.end(node), text)

    def between(self, left: ast.expr, right: ast.expr, word: str, other: str) -> None:
        """Replaces the operator between two operands, which may stand in parentheses."""
        start = self.source.end(left)
        gap = self.source.bytes[start : self.source.start(right)].decode()
        pattern = r"[\s)]*(" + r"\s+".join(map(re.escape, word.split())) + r")[\s(]*"
        found = re.fullmatch(pattern, gap)
        if found is not None:  # else there is a comment between them
            before = len(gap[: found.start(1)].encode())
            self.replace(start + before, start + before + len(found[1].encode()), other)

    # --- what is left alone ---

    def visit_Import(self, node: ast.Import) -> None: ...
    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...
    def visit_Assert(self, node: ast.Assert) -> None: ...
    def visit_Raise(self, node: ast.Raise) -> None: ...
    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    # --- where a change is ---

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.within(node.name, node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        defaults = [default for default in node.args.kw_defaults if default is not None]
        for default in [*node.args.defaults, *defaults]:
            self.visit(default)
        self.bound.append({argument.arg for argument in node.args.args + node.args.kwonlyargs})
        self.within(node.name, node.body)
        self.bound.pop()

    def within(self, name: str, body: list[ast.stmt]) -> None:
        self.where.append(name)
        for statement in body:
            self.visit(statement)
        self.where.pop()

    # --- statements ---

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.piece(node, "pass")
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.assignment(node, node.targets)
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.assignment(node, [node.target])
            self.visit(node.value)

    def assignment(self, node: Piece, targets: list[ast.expr]) -> None:
        """Dropped, unless a name or a field would be left without a value: any test would notice that."""
        names = {
            name.id
            for target in targets
            for name in ast.walk(target)
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)
        }
        if self.where and self.where[-1] != "__init__" and names <= self.bound[-1]:
            self.piece(node, "pass")
        self.bound[-1] |= names

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.piece(node, "pass")
        word = OPERATORS.get(type(node.op))
        if word is not None:
            self.between(node.target, node.value, f"{word[0]}=", f"{word[1]}=")
        self.visit(node.value)

    def visit_Break(self, node: ast.Break) -> None:
        self.piece(node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.piece(node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.piece(node, "pass")
        else:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.condition(node.test, "True", "False")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.condition(node.test, "False")
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.bound[-1] |= {name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)}
        self.generic_visit(node)

    # --- expressions ---

    def condition(self, test: ast.expr, *values: str) -> None:
        if not isinstance(test, ast.Constant):
            for value in values:
                self.piece(test, value)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.condition(node.test, "True", "False")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.condition(test, "True")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for (left, right), operator in zip(itertools.pairwise(operands), node.ops, strict=True):
            self.between(left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for operand in node.values:
            self.piece(operand, "True" if isinstance(node.op, ast.And) else "False")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        lists = (ast.List, ast.ListComp, ast.Tuple, ast.Set)
        word = OPERATORS.get(type(node.op))
        if word is not None and not isinstance(node.left, lists) and not isinstance(node.right, lists):
            self.between(node.left, node.right, *word)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self.source.start(node)
            self.replace(start, start + len("not"), "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
            self.piece(node.func, SWAPPED[node.func.id])
        if isinstance(node.func, ast.Attribute) and node.func.attr == "copy" and not node.args:
            end = self.source.end(node)
            start = self.source.bytes.rindex(b".copy", 0, end)
            self.replace(start, end, "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.piece(node, str(not node.value))
        elif isinstance(node.value, int):
            self.piece(node, str(node.value + 1))
            self.piece(node, str(node.value - 1) if node.value else "(-1)")


class Mutant(NamedTuple):
    """A module with one change; `file` is its path in the repository."""

    file: str
    change: Change
    before: str
    after: str
    follows: str  # the line above

    def __str__(self) -> str:
        return f"{self.file}:{self.change.line}\n      {self.before}\n    → {self.after}"


def mutants_of(file: str, text: str) -> list[Mutant]:
    source = Source(text)
    changes = sorted(set(Finder(source).changes))
    return [
        Mutant(file, change, *source.before_and_after(change), source.line_before(change))
        for change in changes
    ]


# --- which mutants --------------------------------------------------------------------------------


class Equivalent(msgspec.Struct, forbid_unknown_fields=True):
    """Mutants that change nothing anybody could notice, whatever the number of their line."""

    file: str  # how its path ends, as in q/ship.py; * is any name
    reason: str
    where: str = "*"  # the function
    line: str = "*"  # with all blanks as one, and without its comment; * is any
    becomes: list[str] = []  # anything, if empty
    follows: str = "*"  # the line above it

    def includes(self, mutant: Mutant) -> bool:
        return (
            self.line in ("*", mutant.before)
            and (not self.becomes or mutant.after in self.becomes)
            and self.follows in ("*", mutant.follows)
            and fnmatchcase(mutant.file, f"*/{self.file}")
            and fnmatchcase(mutant.change.where, self.where)
        )


def equivalents(path: Path = EQUIVALENT) -> list[Equivalent]:
    with path.open("rb") as file:
        return msgspec.convert(tomllib.load(file)["equivalent"], list[Equivalent])


def all_mutants(suite: Suite) -> list[Mutant]:
    return [
        mutant
        for module in suite.modules
        for mutant in mutants_of(module, (suite.folder / module).read_text(encoding="utf-8"))
    ]


def suites() -> dict[str, Suite]:
    """By game. Rules are what is compiled of a game, apart from the modules of its bots and learners."""
    rules: dict[str, tuple[str, ...]] = {}
    for names in sorted((ROOT / GAMES).glob("*/compile.txt")):
        game = names.parent.name
        modules = [GAMES / game / name for name in names.read_text(encoding="utf-8").split()]
        rules[game] = tuple(str(module) for module in modules if module.stem not in BOTS)
    return {
        game: Suite(game, modules, (f"tests/games/{game}", "tests/contract"))
        for game, modules in rules.items()
    }


class Choice(NamedTuple):
    """The mutants to be tried, and how many equivalent ones were drawn beside them."""

    mutants: list[Mutant]
    equivalent: int


def choose(mutants: Iterable[Mutant], known: Sequence[Equivalent], count: int, seed: int) -> Choice:
    """Draws lines, each at most once, and a change of each; goes on until `count` are not equivalent."""
    lines: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in mutants:
        lines.setdefault((mutant.file, mutant.change.line), []).append(mutant)
    drawn = random.Random(seed)
    chosen: list[Mutant] = []
    equivalent = 0
    for line in drawn.sample(list(lines), len(lines)):
        if len(chosen) == count:
            break
        mutant = drawn.choice(lines[line])
        if any(entry.includes(mutant) for entry in known):
            equivalent += 1
        else:
            chosen.append(mutant)
    return Choice(chosen, equivalent)


def at_lines(mutants: Iterable[Mutant], known: Sequence[Equivalent], lines: Sequence[str]) -> Choice:
    """All mutants of lines such as ship.py:40."""
    here = [mutant for mutant in mutants if f"{Path(mutant.file).name}:{mutant.change.line}" in lines]
    chosen = [mutant for mutant in here if not any(entry.includes(mutant) for entry in known)]
    return Choice(chosen, len(here) - len(chosen))


# --- running the tests ----------------------------------------------------------------------------


class Outcome(NamedTuple):
    mutant: Mutant
    report: Report


class Ranks:
    """In which order tests run for a mutant: those that run its line, then the others.

    Of each, rule tests come first, and tests that run few lines before tests that run many, which take
    longer. Broad tests that are not of a rule come after the contract. Nothing depends on the time that a
    test took, or on other mutants: the order is the same on every machine.
    """

    def __init__(self, suite: Suite, traced: dict[str, Traced]) -> None:
        self.suite = suite
        self.tests = list(traced)
        self.traced = list(traced.values())
        self.counts = [sum(map(len, test.lines.values())) for test in self.traced]
        self.lines = len(
            {(name, at) for test in self.traced for name in test.lines for at in test.lines[name]}
        )

    def order(self, mutant: Mutant) -> list[int]:
        """The numbers of all tests.

        The contract keeps its own order, since tests of one set-up share what was played for them.
        """
        module = self.suite.name_of(mutant.file)
        first, last = mutant.change.statement

        def rank(number: int) -> tuple[bool, int, int]:
            test, count = self.traced[number], self.counts[number]
            elsewhere = not any(first <= line <= last for line in test.lines.get(module, ()))
            if test.kind == CONTRACT:
                return elsewhere, CONTRACT, 0
            late = test.kind == OTHER and count > BROAD * self.lines
            return elsewhere, CONTRACT + 1 if late else test.kind, count

        return sorted(range(len(self.tests)), key=rank)


def try_all(
    suite: Suite,
    mutants: Sequence[Mutant],
    executor: Executor,
    seconds: float,
    on_outcome: Callable[[Outcome], None] = lambda _: None,
) -> list[Outcome]:
    """Tries mutants in temporary copies of the source. Raises Refused if tests fail without a change."""
    plan = plan_of(suite, seconds)
    with closing(executor.map(trace, [plan])) as reports:
        (report,) = reports
    ranks = Ranks(suite, report.traced)
    attempts = [
        Attempt(mutant.file, mutant.change.start, mutant.change.end, mutant.change.text, ranks.order(mutant))
        for mutant in mutants
    ]
    outcomes: list[Outcome] = []
    with closing(executor.map(functools.partial(attempt, plan, ranks.tests), attempts)) as reports:
        for mutant, report in zip(mutants, reports, strict=True):
            outcomes.append(Outcome(mutant, report))
            on_outcome(outcomes[-1])
    return outcomes


# --- what is printed ------------------------------------------------------------------------------


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Count(NamedTuple):
    """How many mutants of a game died, of those that could be imported and are not equivalent."""

    dead: int
    tried: int

    @property
    def enough(self) -> bool:
        return 100 * self.dead >= DEMANDED * self.tried

    def __str__(self) -> str:
        low, high = wilson(self.dead, self.tried)
        share = self.dead / self.tried if self.tried else 1.0
        return f"{self.dead} of {self.tried} die: {share:.1%} (95 % interval {low:.1%} to {high:.1%})"


def count(outcomes: Iterable[Outcome]) -> Count:
    fates = Counter(outcome.report.fate for outcome in outcomes)
    dead = fates[KILLED] + fates[TIMED_OUT]
    return Count(dead, dead + fates[SURVIVED])


def report_on(game: str, outcomes: Sequence[Outcome], equivalent: int) -> str:
    fates = Counter(outcome.report.fate for outcome in outcomes)
    kinds = Counter(outcome.report.kind for outcome in outcomes if outcome.report.fate == KILLED)
    lines = [
        f"{game}: {count(outcomes)}",
        "  " + ", ".join(f"{fate} {fates[fate]}" for fate in FATES) + f"; equivalent {equivalent}",
        "  killed by " + ", ".join(f"{kind} {kinds[number]}" for number, kind in enumerate(KINDS)),
    ]
    for outcome in outcomes:
        if outcome.report.fate == SURVIVED:
            lines.append(f"  survived: {outcome.mutant}")
    return "\n".join(lines)


class Options(argparse.Namespace):
    """What was typed."""

    games: list[str]
    count: int
    seed: int
    at: list[str]
    jobs: int | None
    dask: str | None
    resume: bool
    seconds: float
    list: bool
    lang: str | None


def read_options(argv: Sequence[str] | None, known: Iterable[str]) -> Options:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "games", nargs="+", type=canonical, choices=[*known, "all"], metavar="game", help=", ".join(known)
    )
    parser.add_argument("--count", type=int, default=60, help="how many lines of each game are changed")
    parser.add_argument("--seed", type=int, default=1, help="says which ones")
    parser.add_argument("--at", nargs="+", default=[], metavar="FILE:LINE", help="all changes of these lines")
    parser.add_argument("--jobs", type=int, metavar="N", help="how many run at a time; all cores otherwise")
    parser.add_argument("--dask", metavar="ADDRESS|local", help="work on this Dask cluster, or a local one")
    parser.add_argument("--resume", action="store_true", help="go on with what was finished before Ctrl-C")
    parser.add_argument("--seconds", type=float, default=20.0, help="of processor time, for a single test")
    parser.add_argument("--list", action="store_true", help="only name the changes")
    parser.set_defaults(lang="en")
    return parser.parse_args(argv, namespace=Options())


def main(argv: Sequence[str] | None = None) -> int:
    known = suites()
    wanted = read_options(argv, known)
    chosen: dict[str, Choice] = {}
    for game in known if "all" in wanted.games else dict.fromkeys(wanted.games):
        found, excluded = all_mutants(known[game]), equivalents()
        if wanted.at:
            chosen[game] = at_lines(found, excluded, wanted.at)
        else:
            chosen[game] = choose(found, excluded, wanted.count, wanted.seed)
    if wanted.list:
        for choice in chosen.values():
            for mutant in choice.mutants:
                print(mutant)
        return 0
    pieces = max(len(choice.mutants) for choice in chosen.values())
    enough = True
    try:
        with copies_removed(), executor_for(wanted, pieces, "en", worth=1) as executor:
            for game, choice in chosen.items():
                outcomes = show_all(known[game], choice.mutants, executor, wanted.seconds)
                print(report_on(game, outcomes, choice.equivalent), flush=True)
                enough = enough and count(outcomes).enough
    except (CamerlengoError, Refused) as refused:
        say(str(refused))
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0 if enough else 1


def show_all(suite: Suite, mutants: Sequence[Mutant], executor: Executor, seconds: float) -> list[Outcome]:
    """Tries mutants and prints what becomes of each."""
    with progress(suite.game, len(mutants)) as advance:
        numbers = itertools.count(1)

        def on_outcome(outcome: Outcome) -> None:
            at = outcome.report.test or outcome.mutant
            say(f"{next(numbers)} of {len(mutants)}: {outcome.report.fate}: {at}")
            advance()

        return try_all(suite, mutants, executor, seconds, on_outcome)


if __name__ == "__main__":
    for ending in (signal.SIGINT, signal.SIGTERM):  # a shell's background jobs ignore the first
        signal.signal(ending, signal.default_int_handler)
    sys.exit(main())
