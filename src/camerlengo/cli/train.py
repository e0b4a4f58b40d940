"""`camerlengo train`: what bots learn for a game and a number of players, as a file."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.table import Table as Grid

from camerlengo.cli import files
from camerlengo.cli.arguments import bot_names, box_of, players_of, within
from camerlengo.cli.options import TrainOptions
from camerlengo.cli.progress_bar import progress
from camerlengo.cli.screen import Screen
from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.cli.workers import executor_for
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.lab.executors import Executor
from camerlengo.lab.kept_files import read_kept
from camerlengo.lab.practice import TESTED, Practice, Practised, against, beginning, own_practice
from camerlengo.lab.practice import practise as training
from camerlengo.lab.statistics import wilson
from camerlengo.lab.train import (
    FEWEST_GAMES,
    MOST_PASSES,
    Example,
    Fit,
    TrainingPlan,
    compared,
    gather,
    need_numpy,
    own_file,
    train,
)

MOST_GAMES = 20_000  # their positions must fit into memory: some megabytes for a game of Pontifex
TEACHER = "greedy"
PRACTICE_GAMES = 10_000_000  # days of work; more is a slip of the finger


def learn(args: TrainOptions, language: str) -> None:
    box = box_of(args.game)
    lesson = TrainingPlan(
        game=box.name,
        players=players_of(box, args.players),
        games=within("--games", args.games, FEWEST_GAMES, MOST_GAMES),
        seed=args.seed,
        bots=tuple(bot_names(TEACHER if args.bots is None else args.bots)),
    )
    path = target(args.output, own_file(lesson.game, lesson.players))
    need_numpy()
    with (
        executor_for(args, lesson.games, language) as executor,
        progress(box.title, lesson.games) as advance,
    ):
        games = gather(lesson, executor, advance)
    with progress(text("cli.train.progress").say(language), MOST_PASSES) as advance:
        fit = train(lesson, games, lambda _number, _loss: advance())
    screen = Screen(language)
    report(fit, screen)
    if args.output is None:
        if fit.loss >= min(fit.loss_of_own, fit.loss_of_nothing):
            raise UsageRefused(text("cli.train.worse"))  # no bot is to follow that
        check_network(path, fit, games, screen)
    keep(path, fit.to_text(), language)


def practise(args: TrainOptions, language: str) -> None:
    """Lets the game's own way to play practise instead."""
    box = box_of(args.game)
    practice = Practice(
        game=box.name,
        players=players_of(box, args.players),
        games=within("--games", args.games, 1, PRACTICE_GAMES),
        seed=args.seed,
    )
    beginning(box.name)  # refuses a game that cannot practise
    if args.bots is not None:
        raise UsageRefused(text("cli.train.bots"))
    path = target(args.output, own_practice(practice.game, practice.players))
    with executor_for(args, practice.games, language) as executor:
        with progress(box.title, practice.games // 2 + TESTED) as advance:
            found = training(practice, executor, advance)
        rematch = None if args.output is not None else against_kept(path, practice, found, executor)
    low, high = wilson(found.won, found.tested)
    screen = Screen(language)
    shares = {"share": found.won / found.tested, "low": low, "high": high}
    gaps = {name: screen.figure(f"{100 * share:.1f}%") for name, share in shares.items()}
    screen.say(
        text(
            "cli.train.practised",
            game=box.title,
            players=found.players,
            games=found.games,
            tested=found.tested,
            **gaps,
        )
    )
    if args.output is None:
        if low <= 1 / 2:
            raise UsageRefused(text("cli.train.no_better"))
        if rematch is not None:
            check_practice(path, rematch, screen)
    keep(path, found.to_text(), language)


def check_network(path: Path, fit: Fit, games: list[list[Example]], screen: Screen) -> None:
    """A network that is kept gives way to one that foretells better for certain, or to its own command."""
    stored = read_kept(path, Fit)
    if stored is None or stored.command == fit.command:
        return
    found = compared(fit, stored, games)
    if found is None or found.better:
        return
    losses = {"learned": found.loss, "stored": found.loss_of_stored}
    gaps = {name: screen.figure(f"{loss:.4f}") for name, loss in losses.items()}
    raise UsageRefused(text("cli.train.kept", path=shown(path), n=found.games, **gaps))


def against_kept(
    path: Path, practice: Practice, found: Practised, executor: Executor
) -> tuple[float, int] | None:
    """The new weights against the kept ones: victories and games; None if there is nothing to compare."""
    stored = read_kept(path, Practised)
    if stored is None or stored.command == found.command or stored.weights.keys() != found.weights.keys():
        return None
    with progress(open_box(practice.game).title, TESTED) as advance:
        return against(practice, found.weights, stored.weights, executor, advance)


def check_practice(path: Path, rematch: tuple[float, int], screen: Screen) -> None:
    """The same of what was practised, by games against who plays as it is kept."""
    won, games = rematch
    low, high = wilson(won, games)
    if low > 1 / 2:
        return
    shares = {"share": won / games, "low": low, "high": high}
    gaps = {name: screen.figure(f"{100 * share:.1f}%") for name, share in shares.items()}
    raise UsageRefused(text("cli.train.kept_practice", path=shown(path), games=games, **gaps))


def target(output: str | None, own: Path | None) -> Path:
    """The file that was named, or where the game keeps such things."""
    if output is not None:
        return files.target(output)
    if own is None:
        raise UsageRefused(text("cli.train.output"))
    try:
        own.parent.mkdir(exist_ok=True)
    except OSError as error:
        raise files.unwritable(own, error) from None
    return own


def keep(path: Path, content: str, language: str) -> None:
    files.write(path, content.encode())
    sys.stdout.write(text("cli.train.written", path=shown(path)).say(language) + "\n")


def report(fit: Fit, screen: Screen) -> None:
    gaps = {"game": open_box(fit.game).title, "players": fit.players, "games": fit.games}
    screen.say(text("cli.train.title", n=fit.positions, positions=fit.positions, **gaps))
    screen.say(text("cli.train.losses"))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    for key, loss in (
        ("cli.train.loss", fit.loss),
        ("cli.train.loss_of_own", fit.loss_of_own),
        ("cli.train.loss_of_nothing", fit.loss_of_nothing),
    ):
        grid.add_row(screen.said(text(key)), screen.figure(f"{loss:.4f}"))
    screen.console.print(grid)
