"""`camerlengo arena`: every bot against every other, and how strong each of them is."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.table import Table as Grid

from camerlengo._engine import engine
from camerlengo.cli import files
from camerlengo.cli.arguments import bot_names, box_of, players_of, seed_of, settings_of, whole
from camerlengo.cli.progress import progress
from camerlengo.cli.screen import Screen, engine_text
from camerlengo.cli.simulate import MOST_GAMES, MOST_JOBS
from camerlengo.cli.usage import Refused, shown
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.lab import pictures
from camerlengo.lab.arena import Contest, Meeting, Rating, Round, hold, ratings
from camerlengo.lab.executors import AllCores, Executor, ThisProcess, usable_cores


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed after `camerlengo arena`."""

    game: str
    players: str | None
    bots: str
    games: str
    seed: str
    options: tuple[str, ...]
    jobs: str | None
    neighbours: bool
    one_way: bool
    json: bool
    picture: str | None


def arena(wanted: Wanted, language: str) -> None:
    contest = contest_of(wanted)
    picture = None
    if wanted.picture is not None:
        if not wanted.picture.lower().endswith(".svg"):
            raise Refused(text("cli.arena.picture", path=shown(wanted.picture)))
        picture = files.target(wanted.picture)
        pictures.need_matplotlib()
    rounds = contest.rounds * len(contest.meetings())
    executor = executor_for(wanted.jobs, rounds)
    begun = time.perf_counter()
    with progress(open_box(contest.game).title, rounds) as advance:

        def on_round(_: Round) -> None:
            advance()

        meetings = hold(contest, executor, on_round)
    seconds = time.perf_counter() - begun
    found = ratings(meetings)
    if picture is not None:
        drawn = pictures.arena_picture(_labels(contest, language), meetings, found)
        files.write(picture, drawn.encode())
    if wanted.json:
        speed = {"engine": engine(), "jobs": executor.processes, "seconds": seconds}
        facts = {**facts_of(contest, meetings, found), "speed": speed}
        sys.stdout.write(msgspec.json.encode(facts).decode() + "\n")
        return
    Report(contest, meetings, found, Screen(language)).show(executor.processes, seconds)
    if wanted.picture is not None:
        sys.stdout.write(text("cli.arena.drawn", path=shown(wanted.picture)).say(language) + "\n")


def contest_of(wanted: Wanted) -> Contest:
    box = box_of(wanted.game)
    players = players_of(box, wanted.players)
    bots = bot_names(wanted.bots)
    for number, bot in enumerate(bots):
        if bot in bots[:number]:
            raise Refused(text("cli.arena.twice", bot=bot))
    if len(bots) < 2:
        raise Refused(text("cli.arena.alone"))
    contest = Contest(
        game=box.name,
        players=players,
        bots=tuple(bots),
        rounds=1,
        seed=seed_of(wanted.seed),
        options=box.check_options(settings_of(box, wanted.options, players), players),
        neighbours=wanted.neighbours,
        one_way=wanted.one_way,
    )
    games = whole("--games", wanted.games, 1, MOST_GAMES)
    return msgspec.structs.replace(contest, rounds=-(-games // contest.sides))


def executor_for(jobs: str | None, rounds: int) -> Executor:
    """Rounds travel one by one: with bots that think, each takes seconds."""
    processes = usable_cores() if jobs is None else whole("--jobs", jobs, 1, MOST_JOBS)
    processes = min(processes, rounds)
    return ThisProcess() if processes == 1 else AllCores(processes, chunk=1)


def facts_of(contest: Contest, meetings: Sequence[Meeting], found: Sequence[Rating]) -> dict[str, Any]:
    """The same for the same contest, however many processes have played it. Seats and sides count from 0."""
    return {
        "game": contest.game,
        "rules": open_box(contest.game).rules,
        "players": contest.players,
        "options": contest.options,
        "bots": contest.bots,
        "seed": contest.seed,
        "rounds": contest.rounds,
        "sides": contest.sides,
        "factions": contest.factions,
        "ratings": found,
        "meetings": [_facts_of_meeting(meeting) for meeting in meetings],
    }


def _facts_of_meeting(meeting: Meeting) -> dict[str, Any]:
    by_side = []
    for side, won in enumerate(meeting.by_side):
        share, interval = meeting.on_side(side)
        by_side.append({"side": side, "won": won, "share": share, "interval": interval})
    return {
        "alone": meeting.alone,
        "others": meeting.others,
        "games": meeting.games,
        "won": meeting.won,
        "shared": meeting.shared,
        "share": meeting.share,
        "interval": meeting.interval,
        "fair": meeting.fair,
        "by_side": by_side,
    }


def _labels(contest: Contest, language: str) -> pictures.Labels:
    title = text("cli.arena.players", game=open_box(contest.game).title, players=contest.players)
    return pictures.Labels(
        title=title.say(language),
        rating=text("cli.arena.rating").say(language),
        share=text("cli.arena.share").say(language),
        fair=text("cli.arena.fair_share").say(language),
        others=1 if contest.factions else contest.players - 1,
    )


class Report:
    """Ratings, and each meeting with its share; of factions also the share on either side."""

    def __init__(
        self, contest: Contest, meetings: Sequence[Meeting], found: Sequence[Rating], screen: Screen
    ) -> None:
        self.contest = contest
        self.meetings = meetings
        self.ratings = found
        self.screen = screen
        self.box = open_box(contest.game)

    def show(self, processes: int, seconds: float) -> None:
        contest = self.contest
        games = contest.rounds * contest.sides
        gaps = {"game": self.box.title, "players": contest.players, "seed": contest.seed}
        self.screen.say(text("cli.arena.title", n=games, games=games, **gaps))
        took = self.screen.figure(f"{seconds:.1f}")
        self.screen.say(
            text("cli.arena.speed", seconds=took, n=processes, jobs=processes, engine=engine_text())
        )
        fair = self._percent(1 / contest.sides)
        how = "factions" if contest.factions else "pair" if contest.players == 2 else "seats"
        self.screen.say(text(f"cli.arena.{how}", fair=fair))
        shared = sum(meeting.shared for meeting in self.meetings)
        if shared:
            self.screen.say(text("cli.arena.shared", n=shared))
        self.screen.space()
        self._show_ratings()
        self.screen.space()
        self._show_meetings()

    def _show_ratings(self) -> None:
        grid = self._grid("rating_of", "elo", "interval")
        for one in self.ratings:
            grid.add_row(one.bot, f"{one.elo:.0f}", f"{one.low:.0f}–{one.high:.0f}")
        self.screen.console.print(grid)

    def _show_meetings(self) -> None:
        grid = self._grid("meeting_of", "played", "wins", "share", "interval")
        for meeting in self.meetings:
            won = self.screen.figure(f"{meeting.won:.5g}")
            cells = (won, self._percent(meeting.share), self._range(meeting.interval))
            grid.add_row(self._name(meeting), str(meeting.games), *cells)
            if self.contest.factions:
                for side, side_won in enumerate(meeting.by_side):
                    share, interval = meeting.on_side(side)
                    name = text("cli.arena.as_side", bot=meeting.alone, side=self.box.side_text(side))
                    cells = (
                        self.screen.figure(f"{side_won:.5g}"),
                        self._percent(share),
                        self._range(interval),
                    )
                    grid.add_row("  " + self.screen.said(name), str(len(meeting.rounds)), *cells)
        self.screen.console.print(grid)

    def _name(self, meeting: Meeting) -> str:
        if self.contest.sides == 2:
            return f"{meeting.alone} : {meeting.others}"
        return f"1 {meeting.alone} : {self.contest.players - 1} {meeting.others}"

    def _grid(self, *columns: str) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for number, key in enumerate(columns):
            said = self.screen.said(text(f"cli.column.{key}"))
            grid.add_column(said, justify="left" if number == 0 else "right", no_wrap=True)
        return grid

    def _percent(self, share: float) -> str:
        return self.screen.figure(f"{100 * share:.1f} %")

    def _range(self, interval: tuple[float, float]) -> str:
        return self.screen.figure(f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f} %")
