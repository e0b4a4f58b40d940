"""Findings, sheets and charts as Markdown and SVG, for the documentation.

Drawing needs matplotlib, which nothing else here does: it is imported where a picture is drawn.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from camerlengo.core.extras import need
from camerlengo.core.grammar import written
from camerlengo.core.report import Cell, Chart, Estimate, Finding, Number, Percent, Share, Sheet
from camerlengo.core.texts import Named, Text, text
from camerlengo.lab.balance import HOLDS, BalanceReport, interval, judge

BEGIN, END = "<!-- numbers: begin -->", "<!-- numbers: end -->"
COLOURS = ("#b3202c", "#2456a6", "#23753f", "#c9962c", "#6b4a8a")
BAND = "#e8e2d0"
NARROW = 12  # letters of a label below a bar; more stand on the next line


class MissingMarks(Exception):
    """The page does not say where the numbers go."""


def cell_text(cell: Cell, language: str = "en") -> str:
    """A cell as a reader reads it: 50.6% (48.6–52.5), or 50,6% in Italian and 50,6 % in French."""
    if cell is None:
        return ""
    if isinstance(cell, Text):
        return cell.say(language)
    if isinstance(cell, Named):
        return cell.names[language]
    if isinstance(cell, Share | Estimate):
        low, high = interval(cell)
        return written(language, f"{100 * cell.value:.1f}% ({100 * low:.1f}–{100 * high:.1f})")
    if isinstance(cell, Percent):
        return written(language, f"{100 * cell.value:.{cell.digits}f}%")
    if isinstance(cell, Number):
        sign = "+" if cell.signed else ""
        return written(language, f"{cell.value:{sign},.{cell.digits}f}")
    return written(language, f"{cell:,}") if isinstance(cell, int) else cell


def found_text(finding: Finding, language: str = "en") -> str:
    """A measured value in words, with its note."""
    found = cell_text(finding.found, language)
    return found if finding.note is None else f"{finding.note.say(language)}: {found}"


def table_text(players: int | None) -> Text:
    """The number of players in words; None is all of them."""
    return text("report.all_tables") if players is None else text("report.table", n=players)


def verdict_text(finding: Finding) -> Text:
    """Whether a target is met, in words."""
    return text(f"report.{judge(finding)}")


# --- Markdown -------------------------------------------------------------------------------------


def write_page(report: BalanceReport, page: Path, language: str = "en") -> None:
    """Writes the numbers between the marks of the page, and the pictures into a folder of its name."""
    source = page.read_text(encoding="utf-8")
    if BEGIN not in source or END not in source.partition(BEGIN)[2]:
        raise MissingMarks
    before, _, rest = source.partition(BEGIN)
    pictures = page.with_suffix("")
    for sheet in report.sheets:
        if sheet.chart is not None:
            pictures.mkdir(exist_ok=True)
            draw(sheet.chart, pictures / f"{sheet.chart.name}.svg", language)
    numbers = markdown(report, pictures.name, language)
    page.write_text(f"{before}{BEGIN}\n\n{numbers}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def markdown(report: BalanceReport, pictures: str, language: str = "en") -> str:
    """A report as Markdown, with its pictures in a folder."""
    parts = []
    if report.findings:
        parts += [f"## {cell_text(text('report.findings'), language)}", _findings(report.findings, language)]
    for sheet in report.sheets:
        parts += _sheet(sheet, pictures, language)
    return "\n\n".join(parts)


def _findings(findings: Sequence[Finding], language: str) -> str:
    head = ("report.rule", "report.who", "report.asked", "report.found", "report.verdict")
    rows = []
    for finding in findings:
        verdict = cell_text(verdict_text(finding), language)
        rows.append(
            (
                finding.rule,
                cell_text(table_text(finding.players), language),
                cell_text(finding.asked, language),
                found_text(finding, language),
                verdict if judge(finding) == HOLDS else f"**{verdict}**",
            )
        )
    return _grid([cell_text(text(key), language) for key in head], rows)


def _sheet(sheet: Sheet, pictures: str, language: str) -> list[str]:
    title = cell_text(sheet.title, language)
    parts = [f"## {title}"]
    if sheet.intro is not None:
        parts.append(cell_text(sheet.intro, language))
    if sheet.rows:
        head = [cell_text(cell, language) for cell in sheet.head]
        parts.append(_grid(head, ([cell_text(cell, language) for cell in row] for row in sheet.rows)))
    if sheet.chart is not None:
        parts.append(f"![{title}]({pictures}/{sheet.chart.name}.svg)")
    return parts


def _grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


# --- pictures -------------------------------------------------------------------------------------


def draw(chart: Chart, file: Path, language: str = "en") -> None:
    """The same chart gives the same file, byte for byte."""
    need("lab", "matplotlib")
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams.update({"svg.hashsalt": chart.name, "font.family": "serif"})
    mpl.rcParams.update({"axes.spines.top": False, "axes.spines.right": False})
    import matplotlib.pyplot as plt

    places = range(len(chart.labels))
    height = 0.24 * len(chart.labels) + 1.2 if chart.across else 3.4
    figure: Any
    axes: Any
    figure, axes = plt.subplots(figsize=(9, height))
    shade = axes.axvspan if chart.across else axes.axhspan
    shade_labels = axes.axhspan if chart.across else axes.axvspan
    if chart.band is not None:
        shade(*chart.band, color=BAND, label=cell_text(text("report.wanted"), language), zorder=0)
    if chart.label_band is not None:
        first, last = chart.label_band
        wanted = cell_text(text("report.wanted"), language)
        shade_labels(first - 0.5, last + 0.5, color=BAND, label=wanted, zorder=0)
    width = 0.8 / len(chart.lines)
    for number, line in enumerate(chart.lines):
        at = [place + width * (number - (len(chart.lines) - 1) / 2) for place in places]
        values, below, above = [], [], []
        for one in line.values:
            value, low, high = (one, one, one) if isinstance(one, float) else (one.value, *interval(one))
            scale = 1 if isinstance(one, float) else 100
            values.append(scale * value)
            below.append(max(0.0, scale * (value - low)))
            above.append(max(0.0, scale * (high - value)))
        sure = any(below) or any(above)
        errors: dict[str, Any] = (
            {"xerr" if chart.across else "yerr": [below, above], "capsize": 3} if sure else {}
        )
        bars = axes.barh if chart.across else axes.bar
        colour = COLOURS[number % len(COLOURS)]
        bars(at, values, 0.94 * width, color=colour, label=cell_text(line.title, language), **errors)
    said = [cell_text(label, language) for label in chart.labels]
    if chart.across:
        axes.set_yticks(places, said)
        axes.invert_yaxis()
        axes.set_xlabel(cell_text(chart.axis, language))
    else:
        axes.set_xticks(places, [textwrap.fill(label, NARROW) for label in said])
        axes.set_ylabel(cell_text(chart.axis, language))
        if chart.label_axis is not None:
            axes.set_xlabel(cell_text(chart.label_axis, language))
    if chart.span is not None:
        (axes.set_xlim if chart.across else axes.set_ylim)(*chart.span)
    axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(chart.lines) + 1)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None, "Creator": None})
    plt.close(figure)
