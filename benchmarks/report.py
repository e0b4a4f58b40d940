"""What was measured: rates, the ratios between them, the bars, and the tables for terminal and docs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

PLAIN, COMPILED, PEERS = "plain", "compiled", "peers"
TITLES = {PLAIN: "Camerlengo, plain Python", COMPILED: "Camerlengo, compiled", PEERS: "peers"}

HEARTS = ("OpenSpiel hearts",)
TINY = ("OpenSpiel sheriff", "OpenSpiel phantom_ttt")
UNO = ("RLCard uno",)
REFERENCES = {"hearts": HEARTS, "tiny": TINY, "uno": UNO}


@dataclass
class Result:
    """One measure in one worker, over all rounds."""

    worker: str
    name: str
    unit: str
    what: str
    rates: list[float] = field(default_factory=list)
    medians: list[float] = field(default_factory=list)
    problem: str = ""

    @property
    def best(self) -> float:
        return max(self.rates)

    @property
    def middle(self) -> float:
        return median(self.rates)

    @property
    def spread(self) -> float:
        """From the slowest round to the fastest, as a part of the median."""
        return (max(self.rates) - min(self.rates)) / self.middle

    @property
    def milliseconds(self) -> float | None:
        """The median piece in the best round, where pieces were timed one by one."""
        return 1000 * min(self.medians) if self.medians else None


@dataclass(frozen=True)
class Bar:
    """What one of our measures must be, as a multiple of the fastest of the peers' measures."""

    says: str
    worker: str
    ours: str
    theirs: Sequence[str]
    wanted: float


BARS = [
    Bar("plain Python, driven from Python : RLCard uno", PLAIN, "richelieu 2 ask", UNO, 4.0),
    Bar("plain Python, driven from Python : OpenSpiel hearts", PLAIN, "richelieu 2 ask", HEARTS, 0.8),
    Bar("compiled, driven from Python : OpenSpiel hearts", COMPILED, "richelieu 2 ask", HEARTS, 3.0),
    Bar(
        "compiled, driven from Python : OpenSpiel's fastest tiny game", COMPILED, "richelieu 2 ask", TINY, 1.3
    ),
    Bar(
        "compiled, loop inside the module : OpenSpiel's C++ loop on hearts, whole games",
        COMPILED,
        "richelieu 2 loop",
        ("OpenSpiel hearts, C++ bots",),
        1.0,
    ),
    *(
        Bar(
            f"Habemus Papam with {players}, compiled, driven from Python : OpenSpiel hearts",
            COMPILED,
            f"habemus_papam {players} ask",
            HEARTS,
            1.5,
        )
        for players in (3, 4)
    ),
    *(
        Bar(
            f"Q with {players}, compiled, driven from Python : OpenSpiel hearts",
            COMPILED,
            f"q {players} ask",
            HEARTS,
            1.0,
        )
        for players in (5, 6)
    ),
    *(
        Bar(
            f"Pontifex with {players}, compiled, driven from Python : OpenSpiel hearts",
            COMPILED,
            f"pontifex {players} ask",
            HEARTS,
            1.0,
        )
        for players in (2, 4)
    ),
    *(
        Bar(
            f"Search of {title} with {players}, compiled : OpenSpiel's C++ IS-MCTS on hearts",
            COMPILED,
            f"{game} {players} search",
            ("OpenSpiel hearts, search",),
            1.0,
        )
        for game, title, counts in (
            ("richelieu", "Richelieu", (2, 4)),
            ("habemus_papam", "Habemus Papam", (3, 4)),
            ("q", "Q", (5, 6)),
            ("pontifex", "Pontifex", (2, 4)),
        )
        for players in counts
    ),
]
STRICTER = [
    Bar(
        "plain Python, whole games : hearts, two calls a node",
        PLAIN,
        "richelieu 2 ask",
        ("OpenSpiel hearts, short loop",),
        0.8,
    ),
    Bar(
        "plain Python, without the deal : dealt hearts, two calls a node, forced moves not counted",
        PLAIN,
        "richelieu 2 ask, dealt",
        ("OpenSpiel hearts, dealt, choices",),
        0.8,
    ),
    Bar(
        "compiled, whole games : hearts, two calls a node",
        COMPILED,
        "richelieu 2 ask",
        ("OpenSpiel hearts, short loop",),
        3.0,
    ),
    Bar(
        "compiled, without the deal : dealt hearts, two calls a node, forced moves not counted",
        COMPILED,
        "richelieu 2 ask, dealt",
        ("OpenSpiel hearts, dealt, choices",),
        3.0,
    ),
    Bar(
        "compiled, without the deal : dealt hearts, two calls a node",
        COMPILED,
        "richelieu 2 ask, dealt",
        ("OpenSpiel hearts, dealt",),
        3.0,
    ),
    Bar(
        "compiled, whole games : OpenSpiel's fastest tiny game, two calls a node",
        COMPILED,
        "richelieu 2 ask",
        ("OpenSpiel sheriff, short loop", "OpenSpiel phantom_ttt, short loop"),
        1.3,
    ),
    Bar(
        "compiled, loop inside the module, without the deal : OpenSpiel's C++ rollouts of dealt hearts",
        COMPILED,
        "richelieu 2 loop, dealt",
        ("OpenSpiel hearts, C++ rollouts, dealt",),
        1.0,
    ),
    Bar(
        "Habemus Papam with 4, compiled, whole games : hearts, two calls a node",
        COMPILED,
        "habemus_papam 4 ask",
        ("OpenSpiel hearts, short loop",),
        1.5,
    ),
    Bar(
        "Habemus Papam with 4, compiled, without the deal : dealt hearts, forced moves not counted",
        COMPILED,
        "habemus_papam 4 ask, dealt",
        ("OpenSpiel hearts, dealt, choices",),
        1.5,
    ),
]
LONGEST_REPLAY = 5.0
"""Milliseconds that a whole recorded game of Richelieu may take in plain Python."""


@dataclass(frozen=True)
class Judged:
    says: str
    wanted: str
    measured: float | None
    by_medians: float | None
    met: bool | None
    form: str

    @property
    def verdict(self) -> str:
        return {True: "met", False: "NOT MET", None: "not measured"}[self.met]

    def shown(self, value: float | None) -> str:
        return "–" if value is None else self.form.format(value)


class Report:
    def __init__(
        self,
        results: Sequence[Result],
        machine: dict[str, str],
        engines: Sequence[str],
        missing: dict[str, str],
        rounds: int,
        seconds: float,
        only: str = "",
    ) -> None:
        self.only = only
        self.results = [result for result in results if result.rates]
        self.machine = machine
        self.engines = engines
        self.missing = missing | {
            f"{TITLES[result.worker]}: {result.name}": result.problem for result in results if result.problem
        }
        self.rounds = rounds
        self.seconds = seconds
        self._found = {(result.worker, result.name): result for result in self.results}

    def fastest(self, names: Sequence[str]) -> Result | None:
        found = [self._found[PEERS, name] for name in names if (PEERS, name) in self._found]
        return max(found, key=lambda result: result.best) if found else None

    def ratio(self, result: Result, names: Sequence[str]) -> float | None:
        reference = self.fastest(names)
        return result.best / reference.best if reference and result.unit == reference.unit else None

    def judge(self, bar: Bar) -> Judged:
        ours, theirs = self._found.get((bar.worker, bar.ours)), self.fastest(bar.theirs)
        measured = ours.best / theirs.best if ours and theirs else None
        by_medians = ours.middle / theirs.middle if ours and theirs else None
        met = None if measured is None else measured >= bar.wanted
        return Judged(bar.says, f"≥ {bar.wanted:g} ×", measured, by_medians, met, "{:.2f} ×")

    def judge_replay(self) -> Judged:
        replay = self._found.get((PLAIN, "richelieu 2 replay"))
        best = replay.milliseconds if replay else None
        middle = 1000 * median(replay.medians) if replay and replay.medians else None
        met = None if best is None else best < LONGEST_REPLAY
        says = "plain Python, replay of a whole game (median game)"
        return Judged(says, f"< {LONGEST_REPLAY:g} ms", best, middle, met, "{:.2f} ms")

    @property
    def bars(self) -> list[Judged]:
        judged = [self.judge(bar) for bar in BARS if self.only in bar.ours]
        return judged + ([self.judge_replay()] if self.only in "richelieu 2 replay" else [])

    @property
    def stricter(self) -> list[Judged]:
        return [self.judge(bar) for bar in STRICTER if self.only in bar.ours]

    @property
    def decisions(self) -> list[Result]:
        return [result for result in self.results if result.unit == "decisions"]

    @property
    def other_work(self) -> list[Result]:
        return [result for result in self.results if result.unit != "decisions"]

    def decision_rows(self) -> list[list[str]]:
        return [
            [
                result.name if result.worker == PEERS else f"{result.name} ({result.worker})",
                result.what,
                short(result.best),
                short(result.middle),
                f"{100 * result.spread:.0f}%",
                *(times(self.ratio(result, names)) for names in REFERENCES.values()),
            ]
            for result in sorted(self.decisions, key=lambda result: -result.best)
        ]

    def other_rows(self) -> list[list[str]]:
        return [
            [
                f"{result.name} ({result.worker})",
                result.what,
                short(result.best),
                duration(result.milliseconds / 1000 if result.milliseconds else 1 / result.best),
                f"{100 * result.spread:.0f}%",
            ]
            for result in self.other_work
        ]

    def as_json(self) -> dict[str, Any]:
        def judged(bars: list[Judged]) -> list[dict[str, Any]]:
            return [
                {
                    "bar": bar.says,
                    "wanted": bar.wanted,
                    "measured": bar.measured,
                    "by_medians": bar.by_medians,
                    "met": bar.met,
                }
                for bar in bars
            ]

        return {
            "machine": self.machine,
            "engines": list(self.engines),
            "rounds": self.rounds,
            "seconds": self.seconds,
            "missing": self.missing,
            "results": [
                {
                    "worker": result.worker,
                    "measure": result.name,
                    "unit": result.unit,
                    "what": result.what,
                    "best": result.best,
                    "median": result.middle,
                    "spread": result.spread,
                    "median_milliseconds": result.milliseconds,
                    "ratios": {title: self.ratio(result, names) for title, names in REFERENCES.items()},
                }
                for result in self.results
            ],
            "bars": judged(self.bars),
            "stricter": judged(self.stricter),
        }

    def show(self, console: Console) -> None:
        console.print(
            terminal_table(
                "Decisions a second", without_what(DECISION_HEADINGS), map(without_what, self.decision_rows())
            )
        )
        if self.other_work:
            console.print(
                terminal_table(
                    "Other work", without_what(WORK_HEADINGS), map(without_what, self.other_rows())
                )
            )
        console.print(terminal_table("Bars", BAR_HEADINGS, map(bar_row, self.bars)))
        if self.stricter:
            console.print(
                terminal_table("The same bars, read more strictly", BAR_HEADINGS, map(bar_row, self.stricter))
            )
        for what, why in self.missing.items():
            console.print(f"not measured: {what}: {why}", style="yellow", markup=False, highlight=False)
        console.print(self.verdict, markup=False, highlight=False)

    @property
    def verdict(self) -> str:
        missed = [bar.says for bar in self.bars if bar.met is False]
        unknown = [bar.says for bar in self.bars if bar.met is None]
        sentences = []
        if missed:
            sentences.append(f"{len(missed)} of {len(self.bars)} bars are not met: {'; '.join(missed)}.")
        if unknown:
            sentences.append(
                f"{len(unknown)} of {len(self.bars)} bars could not be measured: {'; '.join(unknown)}."
            )
        return " ".join(sentences) or f"All {len(self.bars)} bars are met."

    def explanation(self) -> str:
        text = EXPLANATION.read_text(encoding="utf-8")
        return text.format(rounds=self.rounds, seconds=f"{self.seconds:g}")

    def markdown(self) -> str:
        absent = [f"- {what}" for what in self.missing]
        return "\n".join(
            [
                "# Benchmarks",
                "",
                "Written by `make bench`. Every figure comes from one interleaved run on this machine:",
                "",
                f"- {self.machine['cores']} cores, {self.machine['processor']}, {self.machine['system']}",
                f"- {self.machine['python']}",
                *(f"- {engine}" for engine in self.engines),
                "",
                self.verdict,
                "",
                "## Bars",
                "",
                *markdown_table(BAR_HEADINGS, [bar_row(bar) for bar in self.bars], 1),
                "",
                "Where none of our games is named it is Richelieu with two players.",
                "",
                "The same bars, read more strictly: against loops that know the peer's game and skip what a",
                "general driver must ask, without the deal, and against the fastest loop inside C++.",
                "",
                *markdown_table(BAR_HEADINGS, [bar_row(bar) for bar in self.stricter], 1),
                "",
                "## Decisions a second",
                "",
                "Ours are named game, number of players, measure, and engine.",
                "",
                *markdown_table(DECISION_HEADINGS, self.decision_rows(), 2),
                "",
                "## Other work",
                "",
                *markdown_table(WORK_HEADINGS, self.other_rows(), 2),
                "",
                *(["Not measured in this run:", "", *absent, ""] if absent else []),
                self.explanation(),
            ]
        )


DECISION_HEADINGS = ["measure", "what", "best", "median", "spread", *(f"× {title}" for title in REFERENCES)]
WORK_HEADINGS = ["measure", "what", "a second", "each", "spread"]
BAR_HEADINGS = ["ours : theirs", "wanted", "measured", "by medians", ""]

STYLES = {"met": "green", "NOT MET": "red", "not measured": "yellow"}
EXPLANATION = Path(__file__).with_name("explanation.md")


def bar_row(bar: Judged) -> list[str]:
    return [bar.says, bar.wanted, bar.shown(bar.measured), bar.shown(bar.by_medians), bar.verdict]


def without_what(cells: Sequence[str]) -> list[str]:
    """The explaining column is for the docs; a terminal is too narrow for it."""
    return [cells[0], *cells[2:]]


def terminal_table(title: str, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = Table(
        title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0)
    )
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", overflow="fold")
    for row in rows:
        table.add_row(*row, style=STYLES.get(row[-1], ""))
    return table


def markdown_table(headings: Sequence[str], rows: Sequence[Sequence[str]], left: int) -> list[str]:
    rule = ["---" if number < left else "---:" for number in range(len(headings))]
    return ["| " + " | ".join(cells) + " |" for cells in (headings, rule, *rows)]


def short(rate: float) -> str:
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{three(rate / size)}{letter}"
    return three(rate)


def three(value: float) -> str:
    """Three digits that matter."""
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def duration(seconds: float) -> str:
    return f"{three(seconds * 1e3)} ms" if seconds >= 1e-3 else f"{three(seconds * 1e6)} µs"


def times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}"
