"""`camerlengo train`: a learned evaluation for a game and a number of players, as a file."""

from __future__ import annotations

import sys

import msgspec
from rich.table import Table as Grid

from camerlengo.cli import files
from camerlengo.cli.arguments import bot_names, box_of, players_of, seed_of, whole
from camerlengo.cli.progress import progress
from camerlengo.cli.screen import Screen
from camerlengo.cli.simulate import executor_for
from camerlengo.cli.usage import Refused, shown
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.lab.train import FEWEST_GAMES, MOST_PASSES, Fit, Lesson, gather, need_numpy, own_file, train

MOST_GAMES = 10_000_000  # their positions no longer fit into memory


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed after `camerlengo train`."""

    game: str
    players: str | None
    games: str
    seed: str
    bots: str
    jobs: str | None
    output: str | None


def learn(wanted: Wanted, language: str) -> None:
    box = box_of(wanted.game)
    lesson = Lesson(
        game=box.name,
        players=players_of(box, wanted.players),
        games=whole("--games", wanted.games, FEWEST_GAMES, MOST_GAMES),
        seed=seed_of(wanted.seed),
        bots=tuple(bot_names(wanted.bots)),
    )
    executor = executor_for(wanted.jobs, lesson.games)
    if wanted.output is not None:
        path = files.target(wanted.output)
    else:
        own = own_file(lesson.game, lesson.players)
        if own is None:
            raise Refused(text("cli.train.output"))
        path = own
    need_numpy()
    with progress(box.title, lesson.games) as advance:
        games = gather(lesson, executor, advance)
    with progress(text("cli.train.progress").say(language), MOST_PASSES) as advance:
        fit = train(lesson, games, lambda _number, _loss: advance())
    report(fit, Screen(language))
    if wanted.output is None:
        if fit.loss >= min(fit.loss_of_own, fit.loss_of_nothing):  # no bot is to follow that
            raise Refused(text("cli.train.worse"))
        path.parent.mkdir(exist_ok=True)
    files.write(path, fit.to_text().encode())
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
