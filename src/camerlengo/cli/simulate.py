"""`camerlengo simulate`: a series of games between bots, and what came of it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text as Line

from camerlengo._engine import engine
from camerlengo.bots import by_the_clock
from camerlengo.cli import files
from camerlengo.cli.arguments import (
    bots_of,
    box_of,
    deck_of,
    lab_settings,
    players_of,
    settings_of,
)
from camerlengo.cli.options import SimulateOptions
from camerlengo.cli.progress_bar import progress
from camerlengo.cli.screen import Screen, engine_text
from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.cli.workers import executor_for
from camerlengo.core import grammar
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.lab.executors import Executor
from camerlengo.lab.simulate import PlayedGame, Series
from camerlengo.lab.simulate import simulate as play_series
from camerlengo.lab.statistics import Scores, Standing, Tally


def simulate(args: SimulateOptions, language: str) -> None:
    box = box_of(args.game)
    players = players_of(box, args.players)
    deck = deck_of(box, args.deck)
    series = Series(
        game=box.name,
        players=players,
        games=args.games,
        seed=args.seed,
        bots=tuple(bots_of(args.bots, players)),
        options=box.check_options(settings_of(box, args.options, players), players),
        deck=None if deck is None else deck.source,
        settings=lab_settings(box, (players,), args.timeout, args.network),
    )
    folder = None if args.save_records is None else _folder(args.save_records, args.resume)
    with executor_for(args, series.games, language) as executor:
        begun = time.perf_counter()
        tally = _play(series, executor, folder)
        seconds = time.perf_counter() - begun
    if args.json:
        edition = (deck or box.standard_deck()).edition
        facts = {**facts_of(series, edition, tally), "speed": _speed(tally, executor, seconds)}
        sys.stdout.write(msgspec.json.encode(facts).decode() + "\n")
    else:
        SimulationReport(series, tally, Screen(language)).show(executor, seconds)


def _play(series: Series, executor: Executor, folder: Path | None) -> Tally:
    with progress(open_box(series.game).title, series.games) as advance:

        def on_game(played: PlayedGame) -> None:
            if folder is not None:
                assert played.record is not None
                name = f"{series.game}-{series.seed}-{played.number + 1:06}.json"
                files.write(folder / name, played.record.to_json())
            advance()

        return play_series(series, executor, on_game, keep_records=folder is not None)


def _folder(given: str, resume: bool) -> Path:
    path = files.path_of(given)
    try:
        path.mkdir(parents=True, exist_ok=True)
        empty = not any(path.iterdir())
    except OSError as error:
        raise files.unwritable(path, error) from None
    if not empty and not resume:
        raise UsageRefused(text("cli.simulate.folder", path=shown(given)))
    return path


# --- as one JSON object ---------------------------------------------------------------------------


def facts_of(series: Series, edition: str, tally: Tally) -> dict[str, Any]:
    """The same for the same series, however many processes have played it. Seats count from 0."""
    return {
        "game": series.game,
        "rules": open_box(series.game).rules,
        "edition": edition,
        "options": series.options,
        "players": series.players,
        "games": tally.games,
        "seed": series.seed,
        "bots": series.bots,
        "bots_rotate": True,
        "decisions": tally.decisions,
        "shared_victories": tally.shared,
        "by_seat": [{"seat": seat, **_standing(of)} for seat, of in enumerate(tally.by_seat)],
        "by_bot": [{"bot": bot, **_standing(of)} for bot, of in tally.by_bot.items()],
        "scores": {**msgspec.structs.asdict(tally.scores.spread()), "histogram": tally.scores.bars()},
    }


def _standing(of: Standing) -> dict[str, Any]:
    return {
        "games": of.games,
        "wins": of.wins,
        "shared": of.shared,
        "share": of.share,
        "interval": of.interval,
        "scores": of.scores.spread(),
    }


def _speed(tally: Tally, executor: Executor, seconds: float) -> dict[str, Any]:
    return {
        "engine": engine(),
        "jobs": executor.processes,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
    }


# --- as tables ------------------------------------------------------------------------------------


class SimulationReport:
    def __init__(self, series: Series, tally: Tally, screen: Screen) -> None:
        self.series = series
        self.tally = tally
        self.screen = screen
        self.language = screen.language

    def show(self, executor: Executor, seconds: float) -> None:
        tally = self.tally
        gaps = {"n": tally.games, "game": open_box(self.series.game).title, "players": self.series.players}
        self._say("cli.simulate.title", **gaps, seed=self.series.seed)
        self._say(
            "cli.simulate.speed",
            seconds=self._figure(f"{seconds:.1f}"),
            games=self._rate(tally.games / seconds),
            decisions=self._rate(tally.decisions / seconds),
            n=executor.processes,
            jobs=executor.processes,
            engine=engine_text(),
        )
        if len(tally.by_bot) > 1:
            self._say("cli.simulate.rotated")
        if tally.shared:
            self._say("cli.simulate.shared", n=tally.shared)
        if any(map(by_the_clock, self.series.bots)):
            self._say("cli.by_the_clock")
        self.screen.space()
        self._wins()
        self.screen.space()
        self._points()
        self.screen.space()
        self._histogram()

    def _say(self, key: str, /, **gaps: object) -> None:
        self.screen.say(text(key, **gaps))

    def _said(self, key: str, /, **gaps: object) -> str:
        return text(key, **gaps).say(self.language)

    def _wins(self) -> None:
        self._compare(("wins_of", "played", "wins", "share", "interval"), self._win_cells)

    def _points(self) -> None:
        self._compare(("points_of", "least", "q1", "median", "q3", "most", "mean"), self._point_cells)

    def _compare(self, columns: Sequence[str], cells: Callable[[Standing], Sequence[str]]) -> None:
        """A row for each seat and one for each bot."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for number, key in enumerate(columns):
            said = self._said(f"cli.column.{key}")
            grid.add_column(said, justify="left" if number == 0 else "right", no_wrap=True)
        for seat, standing in enumerate(self.tally.by_seat):
            grid.add_row(self._said("seat", number=seat + 1), *cells(standing))
        for bot, standing in self.tally.by_bot.items():
            grid.add_row(bot, *cells(standing))
        self.screen.console.print(grid)

    def _win_cells(self, standing: Standing) -> Sequence[str]:
        low, high = standing.interval
        return (
            self._whole(standing.games),
            self._whole(standing.wins),
            self._figure(f"{100 * standing.share:.1f}%"),
            self._figure(f"{100 * low:.1f}–{100 * high:.1f}%"),
        )

    def _point_cells(self, standing: Standing) -> Sequence[str]:
        spread = standing.scores.spread()
        return (
            self._whole(spread.least),
            self._figure(f"{spread.first_quartile:,.10g}"),
            self._figure(f"{spread.median:,.10g}"),
            self._figure(f"{spread.third_quartile:,.10g}"),
            self._whole(spread.most),
            self._figure(f"{spread.mean:,.1f}"),
        )

    def _rate(self, number: float) -> str:
        return self._figure(f"{number:,.0f}" if number >= 100 else f"{number:.1f}")

    def _whole(self, number: int) -> str:
        return grammar.number(self.language, number)

    def _figure(self, number: str) -> str:
        return self.screen.figure(number)

    def _histogram(self) -> None:
        """A bar for each range of scores; each bot has its own column of bars."""
        columns: list[tuple[str, Scores]] = [
            (bot, standing.scores) for bot, standing in self.tally.by_bot.items()
        ]
        bars = [scores.bars(self.tally.scores) for _, scores in columns]
        longest = max(1, min(40, (self.screen.console.width - 12) // len(columns) - 12))
        peak = max(bar.count for column in bars for bar in column)
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column(self._said("cli.column.points"), justify="right", no_wrap=True)
        for name, _ in columns:
            grid.add_column(name, no_wrap=True)
        block = "█" if self.screen.drawn else "#"
        for number, bar in enumerate(bars[0]):
            ends = [self._whole(bar.least), self._whole(bar.most)]
            name = ends[0] if bar.least == bar.most else " … ".join(ends)
            cells = []
            for column in bars:
                count = column[number].count
                length = max(1, round(longest * count / peak)) if count else 0
                cells.append(Line(f"{block * length} {self._whole(count)}" if count else ""))
            grid.add_row(name, *cells)
        self.screen.console.print(grid)
