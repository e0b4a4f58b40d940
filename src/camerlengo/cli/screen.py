"""The terminal, or a pipe that stands in for one: what is printed, what is asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import rich.console
import rich.text
from rich.cells import cell_len
from rich.containers import Lines
from rich.control import Control
from rich.padding import Padding
from rich.segment import ControlType
from rich.table import Table as Grid

from camerlengo._engine import COMPILED, OUT_OF_DATE, PLAIN, engine
from camerlengo.core import grammar
from camerlengo.core.result import Result
from camerlengo.core.texts import Listed, Text, Who, text
from camerlengo.core.view import View
from camerlengo.games.terminal_table import Canvas, TerminalTable, fitting
from camerlengo.table import LogLine, Question, Table

FEW = 10  # options that are always written out; more of them may push the table off the screen
HIGH = 38  # lines of a screen that has room to spare for a table
SHEET_CELL = 12  # columns of "what, points, total"
SHORT = 12  # columns of a meaning that leaves room for others beside it
NARROW = 60  # columns of a screen on which nothing stands side by side
NO_BREAK = "\N{NO-BREAK SPACE}"
HELD = "\ue000"  # stands for it while lines are broken: as wide, no space, and in no text of ours
LOG_COLUMNS = (22, 36)  # for the log beside the options, at least and at most


class Line(rich.text.Text):
    """A printed line. Rich breaks lines at every space, also where French has one that must not break."""

    def wrap(self, *arguments: Any, **settings: Any) -> Lines:
        held = self.copy()
        held.plain = self.plain.replace(NO_BREAK, HELD)
        lines = held.wrap(*arguments, **settings)
        for line in lines:
            line.plain = line.plain.replace(HELD, NO_BREAK)
        return lines


def painting_of(table: Table) -> type[TerminalTable[Any, Any, Any]]:
    """How a game looks in a terminal: an empty painting, where nobody has painted it yet."""
    module = table.box.terminal()
    return TerminalTable if module is None else module.TerminalTable


class Console(rich.console.Console):
    def print(self, *objects: Any, **settings: Any) -> None:
        """Rich joins texts into one of its own, which would break as it likes: so a `Line` goes alone."""
        super().print(
            *(rich.console.Group(one) if isinstance(one, Line) else one for one in objects), **settings
        )

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError  # `run` knows what to do


class Screen:
    """`live` says that a person sits at a terminal; otherwise lines come from a pipe and go to one."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.drawn = self.console.encoding.lower().startswith("utf")
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  # input() edits lines with it

    def say(self, said: Text | str, style: str = "") -> None:
        self.console.print(Line(self.said(said), style))

    def say_unbroken(self, said: Text | str, style: str = "") -> None:
        """Text to copy: the terminal breaks the line as it likes, and nothing comes between."""
        self.console.print(Line(self.said(said), style), soft_wrap=True)

    def said(self, said: Text | str) -> str:
        return said.say(self.language) if isinstance(said, Text) else said

    def figure(self, number: str) -> str:
        """A number as it is written in the reader's language."""
        return grammar.written(self.language, number)

    def space(self) -> None:
        self.console.print()

    @property
    def keeps(self) -> bool:
        """Whether what was printed stays: nobody can empty a pipe."""
        return not self.live or self.console.is_dumb_terminal

    def clear(self, secretly: bool = False) -> None:
        """An empty screen; secretly, nothing can be found by scrolling back either."""
        if self.live:
            if secretly:
                self.console.file.write("\x1b[3J")
            self.console.clear()

    @contextmanager
    def waiting(self, said: str) -> Iterator[None]:
        """A line for whoever waits meanwhile, gone when that is over; through a pipe nobody watches."""
        if not self.live or self.console.is_dumb_terminal:
            yield
            return
        self.console.print(Line(said, "dim", no_wrap=True, overflow="ellipsis", end=""), end="")
        try:
            yield
        finally:
            self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))

    def ask(self, prompt: Text) -> str:
        """A line from the person. Raises EOFError when there is none any more."""
        try:
            line = input(self.said(prompt))
        except EOFError:
            self.space()
            raise
        if not self.live:
            self.console.print(Line(line))  # as a terminal would have shown it
        return line.strip()

    # --- the table ---

    def table(self, table: Table, view: View) -> None:
        self.console.print(self._painted(table, view, roomy=self.live and self.console.height >= HIGH))

    def _painted(
        self, table: Table, view: View, question: Question | None = None, roomy: bool = False
    ) -> rich.console.RenderableType:
        painting = painting_of(table)
        paper = Canvas(
            width=self.console.width,
            roomy=roomy,
            drawn=self.drawn,
            question=None if question is None else question.kind,
            numbers={} if question is None else numbers_of(question),
        )
        painted = painting(view, table.deck, table.names_in(self.language), self.language, paper)
        if self.console.width >= painting.narrowest:
            return painted
        hint = text("cli.narrow", columns=painting.narrowest).say(self.language)
        return rich.console.Group(Line(hint, "italic"), painted)

    def log(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            self.console.print(self._told(line))

    def aside(self, said: str, style: str = "dim") -> None:
        self.console.print(_indented(said, style))

    def _told(self, line: LogLine) -> rich.console.RenderableType:
        return _indented(line.say(self.language))

    def question(self, table: Table, question: Question, since: Sequence[LogLine]) -> None:
        """The events since last time, the table, the question, and every option by its number.

        Of several ways to arrange them the first is taken that leaves the table on the screen.
        """
        for layout, spare in self._layouts(table, question, since):
            if not self.live or self._lines(layout) - spare < self.console.height:
                break
        self.console.print(layout)

    def _layouts(
        self, table: Table, question: Question, since: Sequence[LogLine]
    ) -> Iterator[tuple[rich.console.Group, int]]:
        """Each with the number of its lines that may be lost above the screen."""
        view = table.view(question.seat)
        told = [self._told(line) for line in since]
        asked = Line(question.text(self.language), "bold")
        options = self._in_words(question)
        if self.live:
            roomy = self._painted(table, view, question, roomy=True)
            yield rich.console.Group(*told, *([Line()] if told else []), roomy, Line(), asked, options), 0
        tight = self._painted(table, view, question)
        yield rich.console.Group(*told, tight, asked, options), 0
        left = self.console.height - self._lines(tight) - self._lines(asked) - 1
        if len(question.options) <= FEW:
            yield rich.console.Group(tight, asked, self._beside_log(options, since, left)), 1
        by_card = self._by_card(table, question)
        yield rich.console.Group(tight, asked, self._beside_log(by_card, since, left)), 0

    def options(self, question: Question) -> None:
        self.console.print(self._in_words(question))

    def _in_words(self, question: Question) -> Grid:
        """Every option as a sentence."""
        listed = self._listed(question)
        return _in_columns(listed, self._columns(listed))

    def _by_card(self, table: Table, question: Question) -> Grid:
        """The options that are cards are left to their numbers on the table."""
        painting = painting_of(table)
        cards = sum(painting.on_the_table(question.kind, option) for option in question.options)
        listed = self._listed(question)
        if cards < 2:
            return _in_columns(listed, self._columns(listed))
        said = text("cli.play.on_table").say(self.language)
        return _in_columns([(f"1–{cards}", said), *listed[cards:]], 1)

    def _listed(self, question: Question) -> list[tuple[int | str, str]]:
        return [
            (number, question.sentence(option, self.language))
            for option, number in numbers_of(question).items()
        ]

    def _columns(self, listed: Sequence[tuple[int | str, str]]) -> int:
        """How many options stand side by side."""
        longest = max(cell_len(sentence) for _, sentence in listed) + 6
        return max(1, min(self.console.width // longest, -(-len(listed) // FEW)))

    def _beside_log(self, options: Grid, since: Sequence[LogLine], lines: int) -> Grid:
        """Options and log in as few lines as can be; of a log that is too long the end is shown."""
        if not since or self.console.width < NARROW:
            return options
        log = Line("\n".join(line.say(self.language) for line in since))
        width = self.console.width - 2
        most = min(self.console.measure(options).maximum, width - LOG_COLUMNS[0])
        splits = range(most, min(most, width - LOG_COLUMNS[1]) - 1, -1)
        _, left = min((max(self._lines(options, one), self._lines(log, width - one)), -one) for one in splits)
        told = log.wrap(self.console, width + left)
        both = Grid.grid(padding=(0, 2, 0, 0))
        both.add_column(width=-left)
        both.add_column(width=width + left, style="dim")
        both.add_row(options, Line("\n").join(told[-max(lines, self._lines(options, -left)) :]))
        return both

    def _lines(self, what: rich.console.RenderableType, width: int | None = None) -> int:
        options = self.console.options.update(width=width or self.console.width, height=None)
        return len(self.console.render_lines(what, options, pad=False))

    def listed(self, entries: Sequence[tuple[str, str]], style: str = "") -> None:
        """Sentences with a short mark before each; what does not fit into a line goes on below itself."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True, min_width=5)
        grid.add_column()
        for mark, sentence in entries:
            grid.add_row(Line(mark, style), Line(sentence, style))
        self.console.print(grid)

    def signs(self, signs: Sequence[tuple[str, str]]) -> None:
        """The legend: short meanings side by side, then the long ones."""
        if not signs:
            return
        widest = max(cell_len(sign) for sign, _ in signs)
        said = [(f"{sign}{' ' * (widest - cell_len(sign))}  ", meaning) for sign, meaning in signs]
        short = [sign + meaning for sign, meaning in said if cell_len(meaning) <= SHORT]
        columns = max(1, (self.console.width - 2) // (widest + SHORT + 4))
        lines = -(-len(short) // columns)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for line in range(lines):
            grid.add_row(*(Line(entry) for entry in short[line::lines]))
        self.console.print(Padding(grid, (0, 0, 0, 2)))
        for sign, meaning in said:
            if cell_len(meaning) > SHORT:
                self.say(f"  {sign}{meaning}")

    # --- the end ---

    def result(self, table: Table, result: Result) -> None:
        names = table.names_in(self.language)
        sheet = Grid(box=None, pad_edge=False, padding=(0, 4, 0, 0), header_style="bold")
        sheet.add_column()
        room = max(SHEET_CELL, (self.console.width - 16) // len(names) - 4)
        brief = len(names) * (SHEET_CELL + 4) + 16 > self.console.width  # then the points alone must do
        if brief:
            room = max(4, (self.console.width - 16) // len(names) - 2)
            sheet.padding = (0, 2, 0, 0)
        for name in names:
            heading = Line(fitting(name, room, self.language))
            sheet.add_column(heading, justify="right", no_wrap=True, max_width=room)
        totals = [0] * table.players
        minus = grammar.MINUS if self.drawn else "-"
        for line in result.sheet:
            cells = []
            for seat in range(table.players):
                totals[seat] += line.points[seat]
                points = f"{grammar.number(self.language, line.points[seat], sign=True):>4}"
                count = grammar.number(self.language, line.counts[seat]) if line.counts else ""
                total = grammar.number(self.language, totals[seat])
                cell = points if brief else f"{count:>2} {points} {total:>4}"
                cells.append(cell.replace(grammar.MINUS, minus))
            sheet.add_row(self.said(line.title), *cells)
        scores = [
            grammar.number(self.language, score).replace(grammar.MINUS, minus) for score in result.scores
        ]
        sheet.add_row(self.said(text("cli.sheet.total")), *scores, style="bold")
        self.console.print(sheet)
        if not brief:
            self.say(text("cli.sheet.legend"), "dim")
        self.space()
        if result.victory is not None:
            self.console.print(Line(self.said(result.victory), "bold"))
        self.console.print(Line(winner_text(result).say(self.language, names), "bold"))


def winner_text(result: Result) -> Text:
    best = result.winners
    if not best:
        return text("cli.winner.nobody")
    points = result.scores[best[0]]
    if len(best) > 1:
        return text("cli.winner.shared", who=Listed(tuple(Who(seat) for seat in best)), n=points)
    tied = [seat for seat, score in enumerate(result.scores) if score == points and seat != best[0]]
    if tied:
        others = Listed(tuple(Who(seat) for seat in tied))
        return text("cli.winner.tie", who=Who(best[0]), others=others, n=points)
    return text("cli.winner.one", who=Who(best[0]), n=points)


def engine_text() -> Text:
    """Whether compiled modules are running."""
    said = {COMPILED: "compiled", PLAIN: "plain", OUT_OF_DATE: "out_of_date"}
    return text(f"cli.engine.{said[engine()]}")


def numbers_of(question: Question) -> dict[int, int]:
    """The number by which each option is chosen."""
    return {option: number for number, option in enumerate(question.options, start=1)}


def _indented(said: str, style: str = "dim") -> rich.console.RenderableType:
    return Padding(Line(said, style), (0, 0, 0, 2), expand=False)


def _in_columns(listed: Sequence[tuple[int | str, str]], columns: int) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
        grid.add_column(no_wrap=columns > 1)
    lines = -(-len(listed) // columns)
    for line in range(lines):
        cells: list[Line] = []
        for number, sentence in listed[line::lines]:
            cells += [Line(str(number)), Line(sentence)]
        grid.add_row(*cells)
    return grid
