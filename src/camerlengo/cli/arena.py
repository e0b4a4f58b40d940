"""`camerlengo arena`: every bot against every other, or all at one table, and how strong each of them is."""

from __future__ import annotations

import math
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid

from camerlengo._engine import engine
from camerlengo.bots import by_the_clock
from camerlengo.cli import files
from camerlengo.cli.arguments import bot_names, box_of, lab_settings, players_of, settings_of
from camerlengo.cli.options import ArenaOptions
from camerlengo.cli.progress_bar import progress
from camerlengo.cli.screen import Screen, engine_text
from camerlengo.cli.usage import UsageRefused, shown
from camerlengo.cli.workers import executor_for
from camerlengo.core.texts import Text, text
from camerlengo.games import open_box
from camerlengo.lab import pictures
from camerlengo.lab.arena import Contest, Meeting, Meetings, Rating, ratings, rounds_played
from camerlengo.lab.executors import Executor
from camerlengo.lab.free_for_all import BotStanding, FreeForAll, free_for_all_ratings, games_played

WORTH_A_PROCESS = 1  # round: with bots that think, each takes seconds
ShareOf = Callable[[int], tuple[float, tuple[float, float]]]  # with its interval, of a side or a seat


def arena(args: ArenaOptions, language: str) -> None:
    contest = contest_of(args)
    event = FreeForAllTournament(contest) if args.together else PairTournament(contest)
    picture = None if args.picture is None else _target(args.picture)
    with executor_for(args, event.pieces, language, WORTH_A_PROCESS) as executor:
        processes = executor.processes
        begun = time.perf_counter()
        try:
            with progress(open_box(contest.game).title, event.pieces) as advance:
                event.play(executor, advance)
        except KeyboardInterrupt:
            if event.rounds and not args.json:  # a part is for people; a program would take it for all
                ArenaReport(event, Screen(language)).show(processes, time.perf_counter() - begun)
            raise
        seconds = time.perf_counter() - begun
    if args.json:
        speed = {"engine": engine(), "jobs": processes, "seconds": seconds}
        sys.stdout.write(msgspec.json.encode({**event.facts(), "speed": speed}).decode() + "\n")
    else:
        ArenaReport(event, Screen(language)).show(processes, seconds)
    if picture is not None:  # last, so that nothing is lost if it cannot be drawn or written
        sys.stdout.flush()
        drawn = pictures.arena_picture(_labels(contest, language), event.ratings, event.shares(), event.fair)
        files.write(picture, drawn.encode())
        if not args.json:
            sys.stdout.write(text("cli.arena.drawn", path=shown(args.picture)).say(language) + "\n")


def contest_of(args: ArenaOptions) -> Contest:
    box = box_of(args.game)
    players = players_of(box, args.players)
    bots = bot_names(args.bots, timed=True, elsewhere=True)
    for number, bot in enumerate(bots):
        if bot in bots[:number]:
            raise UsageRefused(text("cli.arena.twice", bot=bot))
    if len(bots) < 2:
        raise UsageRefused(text("cli.arena.alone"))
    contest = Contest(
        game=box.name,
        players=players,
        bots=tuple(bots),
        rounds=1,
        seed=args.seed,
        options=box.check_options(settings_of(box, args.options, players), players),
        neighbours=args.neighbours,
        one_way=args.one_way,
        settings=lab_settings(box, (players,), args.timeout, args.network),
    )
    if args.together:
        check_together(contest)
    games_of_round = math.factorial(players) if args.together else contest.sides
    return msgspec.structs.replace(contest, rounds=-(-args.games // games_of_round))


def check_together(contest: Contest) -> None:
    for option, given in (("--neighbours", contest.neighbours), ("--one-way", contest.one_way)):
        if given:
            raise UsageRefused(text("cli.arena.no_pairs", option=option))
    if contest.factions:
        raise UsageRefused(text("cli.arena.no_table", game=open_box(contest.game).title))
    if len(contest.bots) != contest.players:
        counts = {"players": contest.players, "bots": len(contest.bots)}
        raise UsageRefused(text("cli.arena.seats_for", **counts))


def _target(given: str) -> Path:
    if not given.lower().endswith(".svg"):
        raise UsageRefused(text("cli.arena.picture", path=shown(given)))
    path = files.target(given)
    pictures.need_matplotlib()
    return path


def _labels(contest: Contest, language: str) -> pictures.Labels:
    title = text("cli.arena.players", game=open_box(contest.game).title, players=contest.players)
    return pictures.Labels(
        title=title.say(language),
        rating=text("cli.arena.rating").say(language),
        share=text("cli.arena.share").say(language),
        fair=text("cli.arena.fair_share").say(language),
    )


# --- what is played, and what came of it ----------------------------------------------------------


class Tournament(ABC):
    """A contest that is played in pieces; its report covers the finished ones."""

    def __init__(
        self, contest: Contest, *, title: str, manner: str, rounds: int, games: int, pieces: int
    ) -> None:
        self.contest = contest
        self.title = title  # the key of what is played
        self.manner = manner  # the key of how it is played
        self.all_rounds = rounds
        self.games = games  # of each meeting, or of all together
        self.pieces = pieces
        self.fair = 1.0 / contest.sides  # what equals win

    @property
    @abstractmethod
    def rounds(self) -> int:
        """How many are finished."""

    @property
    @abstractmethod
    def shared(self) -> int:
        """How many victories were shared."""

    @abstractmethod
    def play(self, executor: Executor, advance: Callable[[], None]) -> None: ...

    @cached_property
    def ratings(self) -> list[Rating]:
        """Asked for when nothing more is played."""
        return self._rated()

    @abstractmethod
    def _rated(self) -> list[Rating]: ...

    @abstractmethod
    def shares(self) -> list[pictures.Share]: ...

    def facts(self) -> dict[str, Any]:
        """The same for the same contest, however many processes play it. Seats and sides count from 0."""
        contest = self.contest
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
            "ratings": self.ratings,
        }


class PairTournament(Tournament):
    """Every bot meets every other."""

    def __init__(self, contest: Contest) -> None:
        how = "factions" if contest.factions else "pair" if contest.players == 2 else "seats"
        rounds = contest.rounds * len(contest.meetings())
        super().__init__(
            contest,
            title="cli.arena.title",
            manner=f"cli.arena.{how}",
            rounds=rounds,
            games=contest.rounds * contest.sides,
            pieces=rounds,
        )
        self.found = Meetings(contest)

    @property
    def meetings(self) -> list[Meeting]:
        return self.found.begun

    @property
    def rounds(self) -> int:
        return self.found.rounds

    @property
    def shared(self) -> int:
        return sum(meeting.shared for meeting in self.meetings)

    def play(self, executor: Executor, advance: Callable[[], None]) -> None:
        with closing(rounds_played([self.contest], executor)) as rounds:
            for _, one in rounds:
                self.found.add(one)
                advance()

    def _rated(self) -> list[Rating]:
        return ratings(self.meetings)

    def shares(self) -> list[pictures.Share]:
        return [pictures.Share(self.name(one), one.share, one.interval) for one in self.meetings]

    def name(self, meeting: Meeting) -> str:
        if self.contest.sides == 2:
            return f"{meeting.alone} : {meeting.others}"
        return f"1 {meeting.alone} : {self.contest.players - 1} {meeting.others}"

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "meetings": [_facts_of_meeting(meeting) for meeting in self.meetings]}


def _facts_of_meeting(meeting: Meeting) -> dict[str, Any]:
    return {
        "alone": meeting.alone,
        "others": meeting.others,
        "games": meeting.games,
        "won": meeting.won,
        "shared": meeting.shared,
        "share": meeting.share,
        "interval": meeting.interval,
        "fair": meeting.fair,
        "by_side": _facts_by("side", meeting.by_side, meeting.on_side),
    }


def _facts_by(where: str, won: Sequence[float], share_of: ShareOf) -> list[dict[str, Any]]:
    """Victories on each side, or in each seat."""
    facts = []
    for number, here in enumerate(won):
        share, interval = share_of(number)
        facts.append({where: number, "won": here, "share": share, "interval": interval})
    return facts


class FreeForAllTournament(Tournament):
    """All bots sit at one table, in every order."""

    def __init__(self, contest: Contest) -> None:
        self.company = FreeForAll(contest)
        games = contest.rounds * self.company.orders
        super().__init__(
            contest,
            title="cli.arena.title_together",
            manner="cli.arena.together",
            rounds=contest.rounds,
            games=games,
            pieces=games,
        )

    @property
    def rounds(self) -> int:
        return self.company.rounds

    @property
    def shared(self) -> int:
        return self.company.shared

    def play(self, executor: Executor, advance: Callable[[], None]) -> None:
        with closing(games_played(self.contest, executor)) as games:
            for one in games:
                self.company.add(one)
                advance()

    def _rated(self) -> list[Rating]:
        return free_for_all_ratings(self.company)

    def standings(self) -> list[BotStanding]:
        """The strongest first."""
        return sorted(self.company.standings, key=lambda standing: -standing.won)

    def shares(self) -> list[pictures.Share]:
        return [pictures.Share(one.bot, one.share, self.company.interval(one)) for one in self.standings()]

    def facts(self) -> dict[str, Any]:
        return {
            **super().facts(),
            "together": {
                "games": self.company.games,
                "orders": self.company.orders,
                "shared": self.company.shared,
                "fair": self.fair,
                "weight": self.company.weight,
                "by_bot": [self._facts_of(standing) for standing in self.standings()],
            },
        }

    def _facts_of(self, standing: BotStanding) -> dict[str, Any]:
        share_of = partial(self.company.in_seat, standing)
        return {
            "bot": standing.bot,
            "games": standing.games,
            "won": standing.won,
            "share": standing.share,
            "interval": self.company.interval(standing),
            "mean_place": standing.mean_place,
            "by_seat": _facts_by("seat", standing.by_seat, share_of),
        }


# --- as tables ------------------------------------------------------------------------------------


class ArenaReport:
    """Ratings, and each meeting with its share; of factions also the share on either side.

    Of bots that sit together, the share of each.
    """

    def __init__(self, event: Tournament, screen: Screen) -> None:
        self.event = event
        self.contest = event.contest
        self.screen = screen
        self.box = open_box(event.contest.game)

    def show(self, processes: int, seconds: float) -> None:
        event = self.event
        gaps = {"game": self.box.title, "players": self.contest.players, "seed": self.contest.seed}
        self.screen.say(text(event.title, n=event.games, games=event.games, **gaps))
        if event.rounds < event.all_rounds:
            self.screen.say(text("cli.arena.interrupted", n=event.rounds, rounds=event.all_rounds), "bold")
        took = self.screen.figure(f"{seconds:.1f}")
        self.screen.say(
            text("cli.arena.speed", seconds=took, n=processes, jobs=processes, engine=engine_text())
        )
        self.screen.say(self._manner())
        if event.shared:
            self.screen.say(text("cli.arena.shared", n=event.shared))
        if any(map(by_the_clock, self.contest.bots)):
            self.screen.say(text("cli.by_the_clock"))
        self.screen.space()
        self._show_ratings()
        self.screen.space()
        if isinstance(event, FreeForAllTournament):
            self._show_company(event)
        elif isinstance(event, PairTournament):
            self._show_meetings(event)

    def _manner(self) -> Text:
        fair = self._percent(self.event.fair)
        return text(self.event.manner, fair=fair, games=math.factorial(self.contest.players))

    def _show_ratings(self) -> None:
        grid = self._grid("rating_of", "elo", "interval")
        for one in self.event.ratings:
            elo, low, high = (self.screen.figure(f"{number:,.0f}") for number in (one.elo, one.low, one.high))
            grid.add_row(one.bot, elo, f"{low}–{high}")
        self.screen.console.print(grid)

    def _show_company(self, event: FreeForAllTournament) -> None:
        grid = self._grid("wins_of", "played", "wins", "share", "interval", "place")
        for one in event.standings():
            grid.add_row(
                one.bot,
                self.screen.figure(f"{one.games:,}"),
                *self._shares(one.won, one.share, event.company.interval(one)),
                self.screen.figure(f"{one.mean_place:.2f}"),
            )
        self.screen.console.print(grid)

    def _show_meetings(self, event: PairTournament) -> None:
        grid = self._grid("meeting_of", "played", "wins", "share", "interval")
        for meeting in event.meetings:
            cells = self._shares(meeting.won, meeting.share, meeting.interval)
            grid.add_row(event.name(meeting), self.screen.figure(f"{meeting.games:,}"), *cells)
            if self.contest.factions:
                for side, won in enumerate(meeting.by_side):
                    name = text("cli.arena.as_side", bot=meeting.alone, side=self.box.side_text(side))
                    cells = self._shares(won, *meeting.on_side(side))
                    grid.add_row(
                        "  " + self.screen.said(name), self.screen.figure(f"{len(meeting.rounds):,}"), *cells
                    )
        self.screen.console.print(grid)

    def _grid(self, *columns: str) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for number, key in enumerate(columns):
            said = self.screen.said(text(f"cli.column.{key}"))
            grid.add_column(said, justify="left" if number == 0 else "right", no_wrap=True)
        return grid

    def _shares(self, won: float, share: float, interval: tuple[float, float]) -> Sequence[str]:
        return self.screen.figure(f"{won:,.10g}"), self._percent(share), self._range(interval)

    def _percent(self, share: float) -> str:
        return self.screen.figure(f"{100 * share:.1f}%")

    def _range(self, interval: tuple[float, float]) -> str:
        return self.screen.figure(f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}%")
