"""`camerlengo analyse`: where a recorded game was won and lost."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from camerlengo.bots.bot_names import name_of, percent
from camerlengo.bots.levels import THINKERS
from camerlengo.cli import files
from camerlengo.cli.options import AnalyseOptions
from camerlengo.cli.screen import Screen
from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.core.record import Record
from camerlengo.core.texts import Listed, text
from camerlengo.lab.analysis import Analysis, Comment, Plan, analyse, commentary
from camerlengo.lab.executors import AllCores, Executor, ThisProcess, usable_cores
from camerlengo.table import Table

WORTH_A_PROCESS = 60  # decisions, for which it pays to start another one
WIDEST = 72  # columns of a curve
STEPS = "▁▂▃▄▅▆▇█"
PLAIN_STEPS = "0123456789"


def analyse_file(args: AnalyseOptions, language: str) -> None:
    level = args.level.strip().lower()
    if level not in THINKERS:
        raise UsageRefused(text("cli.analyse.level", level=shown(args.level), allowed=Listed(THINKERS)))
    record = files.read_record(args.file)
    table = Table.resume(record)
    plan = Plan(record, level, args.seed)
    executor = _executor(args.jobs, len(record.answers))
    with _progress(plan, table.box.title, language) as advance:
        try:
            analysis = analyse(plan, executor, advance)
        except BrokenProcessPool:
            raise UsageRefused(text("cli.analyse.broken")) from None
    if args.json:
        sys.stdout.write(msgspec.json.encode(analysis).decode() + "\n")
    else:
        AnalysisReport(table, record, analysis, Screen(language)).show(args.file)


def _executor(jobs: int | None, decisions: int) -> Executor:
    processes = min(usable_cores(), max(1, decisions // WORTH_A_PROCESS)) if jobs is None else jobs
    return ThisProcess() if processes == 1 else AllCores(processes, chunk=1)


@contextmanager
def _progress(plan: Plan, title: str, language: str) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, where there is somebody to see it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    said = text("cli.analyse.progress", game=title).say(language)
    columns = (TextColumn(said, markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(plan.record.answers))
        yield lambda done: progress.advance(task, done)


class AnalysisReport:
    def __init__(self, table: Table, record: Record, analysis: Analysis, screen: Screen) -> None:
        self.table = table
        self.record = record
        self.analysis = analysis
        self.screen = screen
        self.names = table.names_in(screen.language)

    def show(self, file: str) -> None:
        found = commentary(self.record, self.analysis)
        level = name_of(self.analysis.level)
        gaps = {"game": self.table.box.title, "n": len(self.record.answers), "level": level}
        self.screen.say(text("cli.analyse.title", **gaps, seed=self.analysis.seed), "bold")
        if not self.table.over:
            self.screen.say(text("cli.analyse.unfinished"), "yellow")
        self.screen.space()
        self._curves()
        self.screen.space()
        self._told("turns", found.turning_points)
        self._told("mistakes", found.mistakes)
        self.screen.say(text("cli.analyse.seats"), "bold")
        for sentence in found.decisions:
            self.screen.aside(sentence.say(self.screen.language, self.names), style="")
        self.screen.space()
        self.screen.say_unbroken(text("cli.analyse.look", command=_replay_command(file)), "dim")

    def _curves(self) -> None:
        """A line for each seat, as wide as the screen: low is a small chance, high a large one."""
        self.screen.say(text("cli.analyse.chances"), "bold")
        widest = max(len(name) for name in self.names)
        width = max(10, min(WIDEST, self.screen.console.width - widest - 12))
        steps = STEPS if self.screen.drawn else PLAIN_STEPS
        curves = [self.analysis.start, *(moment.chances for moment in self.analysis.moments)]
        for seat, name in enumerate(self.names):
            curve = [chances[seat] for chances in curves]
            line = "".join(_step(chance, steps) for chance in _thinned(curve, width))
            self.screen.say(f"  {name:<{widest}}  {line} {percent(curve[-1]).say(self.screen.language)}")

    def _told(self, what: str, comments: Sequence[Comment]) -> None:
        self.screen.say(text(f"cli.analyse.{what}"), "bold")
        if not comments:
            self.screen.say(text(f"cli.analyse.no_{what}"))
        else:
            for one in comments:
                self._tell(one)
        self.screen.space()

    def _tell(self, one: Comment) -> None:
        language, names = self.screen.language, self.names
        self.screen.listed([(str(one.at), one.sentence.say(language, names))])
        more = one.more(language, names)
        if more:
            self.screen.listed([("", more)], "dim")


def _replay_command(file: str) -> str:
    """As it can be typed; only codes that a terminal would obey are not repeated."""
    name = file if file.isprintable() else shown(file)
    return f"camerlengo replay {shlex.quote(name)} --at N"


def _thinned(curve: Sequence[float], width: int) -> list[float]:
    """As many points as there is room for; the last one always."""
    if len(curve) <= width:
        return list(curve)
    return [curve[round(number * (len(curve) - 1) / (width - 1))] for number in range(width)]


def _step(chance: float, steps: str) -> str:
    return steps[min(len(steps) - 1, int(chance * len(steps)))]
