"""`camerlengo balance`: strong, quick bots play a game by the thousand, and a report shows the results."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text as Line

from camerlengo.cli import files
from camerlengo.cli.arguments import (
    bots_of,
    box_of,
    deck_of,
    lab_settings,
    players_of,
    settings_of,
)
from camerlengo.cli.options import BalanceOptions
from camerlengo.cli.progress_bar import progress
from camerlengo.cli.screen import Screen
from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.cli.workers import executor_for
from camerlengo.core.box import Box
from camerlengo.core.extras import need
from camerlengo.core.report import Cell, Estimate, Finding, Share, Sheet
from camerlengo.core.texts import Named, Text, text
from camerlengo.games import open_box
from camerlengo.lab.balance import FAILS, HOLDS, BalanceReport, interval, judge, usual_bot, weigh
from camerlengo.lab.markdown_pages import (
    BEGIN,
    END,
    MissingMarks,
    cell_text,
    found_text,
    table_text,
    verdict_text,
    write_page,
)
from camerlengo.lab.simulate import Series


def balance(args: BalanceOptions, language: str) -> None:
    box = box_of(args.game)
    tables = _tables(box, args)
    page = None if args.page is None else _page(args.page)
    keep = None if args.keep is None else _folder(args.keep)
    games = sum(series.games for series in tables)
    with (
        executor_for(args, games, language, keeps=keep is None) as executor,
        progress(box.title, games) as advance,
    ):
        report = weigh(tables, executor, keep, advance)
    if page is not None:
        _write(report, page)
    if args.json:
        sys.stdout.write(msgspec.json.encode(facts_of(report)).decode() + "\n")
    else:
        show(report, Screen(language), args.full)


def _tables(box: Box, args: BalanceOptions) -> list[Series]:
    """A series for each number of players, or for the one that was asked for."""
    counts = box.players if args.players is None else (players_of(box, args.players),)
    deck = deck_of(box, args.deck)
    bots = usual_bot(box) if args.bots is None else args.bots
    settings = lab_settings(box, counts, args.timeout)
    return [
        Series(
            game=box.name,
            players=players,
            games=args.games,
            seed=args.seed,
            bots=tuple(bots_of(bots, players, timed=False)),
            options=box.check_options(settings_of(box, args.options, players), players),
            deck=None if deck is None else deck.source,
            settings=settings,
        )
        for players in counts
    ]


def _page(given: str) -> Path:
    """Looked at before hours of play, not after them."""
    source = files.read_text(given)
    if BEGIN not in source or END not in source.partition(BEGIN)[2]:
        raise UsageRefused(text("cli.balance.marks", path=shown(given), begin=BEGIN, end=END))
    need("lab", "matplotlib")
    return files.path_of(given)


def _write(report: BalanceReport, page: Path) -> None:
    try:
        write_page(report, page)
    except MissingMarks:
        raise UsageRefused(text("cli.balance.marks", path=shown(page), begin=BEGIN, end=END)) from None
    except OSError as error:
        raise files.unwritable(page, error) from None


def _folder(given: str) -> Path:
    path = files.path_of(given)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(path, error) from None
    return path


# --- as tables ------------------------------------------------------------------------------------


def show(report: BalanceReport, screen: Screen, full: bool) -> None:
    title = open_box(report.game).title
    for players, series in report.series.items():
        gaps = {"n": series.games, "game": title, "players": players, "seed": series.seed}
        screen.say(text("cli.balance.title", **gaps, bots=_bots(series)))
    if not report.findings:
        screen.say(text("cli.balance.nothing_asked"))
    else:
        screen.space()
        _show_findings(report, screen)
    left_out = 0
    for sheet in report.sheets:
        if sheet.long and not full:
            left_out += 1
        elif sheet.rows:
            screen.space()
            _show_sheet(sheet, screen)
    if left_out:
        screen.space()
        screen.say(text("cli.balance.left_out", n=left_out), "dim")


def _bots(series: Series) -> str:
    return ",".join(dict.fromkeys(series.bots))


def _show_findings(report: BalanceReport, screen: Screen) -> None:
    """The verdict first, then a sentence: what is asked and what was found."""
    language = screen.language
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for finding in report.findings:
        said = text(
            "cli.balance.finding",
            rule=finding.rule,
            table=table_text(finding.players),
            asked=finding.asked,
            found=found_text(finding, language),
        )
        style = {HOLDS: "green", FAILS: "bold red"}.get(judge(finding), "yellow")
        grid.add_row(Line(verdict_text(finding).say(language), style), Line(said.say(language)))
    screen.console.print(grid)


def _show_sheet(sheet: Sheet, screen: Screen) -> None:
    language = screen.language
    screen.say(sheet.title, "bold")
    if sheet.intro is not None:
        screen.say(sheet.intro, "dim")
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for number, cell in enumerate(sheet.head):
        grid.add_column(cell_text(cell, language), justify="left" if number == 0 else "right")
    for row in sheet.rows:
        grid.add_row(*(Line(cell_text(cell, language)) for cell in row))
    screen.console.print(grid)


# --- as one JSON object ---------------------------------------------------------------------------


def facts_of(report: BalanceReport) -> dict[str, Any]:
    """The same for the same series, however many processes have played it. Texts are in English."""
    return {
        "game": report.game,
        "rules": open_box(report.game).rules,
        "edition": report.edition,
        "tables": [
            {
                "players": players,
                "games": series.games,
                "seed": series.seed,
                "bots": series.bots,
                "options": series.options,
            }
            for players, series in report.series.items()
        ],
        "findings": [_finding(finding) for finding in report.findings],
        "sheets": [
            {
                "title": cell_text(sheet.title),
                "head": [cell_text(cell) for cell in sheet.head],
                "rows": [[_plain(cell) for cell in row] for row in sheet.rows],
            }
            for sheet in report.sheets
        ],
    }


def _finding(finding: Finding) -> dict[str, Any]:
    return {
        "rule": finding.rule,
        "players": finding.players,
        "asked": cell_text(finding.asked),
        "found": _plain(finding.found),
        "note": None if finding.note is None else cell_text(finding.note),
        "least": finding.least,
        "most": finding.most,
        "verdict": judge(finding),
    }


def _plain(cell: Cell) -> Any:
    if isinstance(cell, Text | Named):
        return cell_text(cell)
    if isinstance(cell, Share):
        counts = {"part": cell.part, "of": cell.of}
        return {**counts, "share": cell.value, "interval": interval(cell)}
    if isinstance(cell, Estimate):
        return {"share": cell.value, "interval": interval(cell)}
    return getattr(cell, "value", cell)
