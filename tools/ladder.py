"""Measures how strong the bots are and writes the ladder in docs/bot-measurements.md: `make ladder`.

    python tools/ladder.py                       all but the last part, within an hour on two cores
    python tools/ladder.py --scale 0.02 --print  few games and nothing written, to see that it runs
    python tools/ladder.py --games GAME …        only these; the rows of others stay as the page has them
    python tools/ladder.py --parts 3 6           only these parts; the others stay as the page has them
    python tools/ladder.py --dask tcp://HOST:8786   on a Dask cluster

Every contest is one that `camerlengo arena` plays, and the page has its command; the same command gives the
same figures. Where more than two sides meet, only the first bot of a pair sits alone (`--one-way`): it is the
one whose share is wanted. The page is written after each part, so that an interrupted run leaves those that
are finished.
Compile first (make compile).
"""

from __future__ import annotations

import argparse
import copy
import functools
import itertools
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from camerlengo._engine import engine
from camerlengo.bots.levels import (
    LEVELS,
    THINKERS,
    budget_of,
    has_practised,
    thinks_ahead,
    tries_out,
    way_of,
)
from camerlengo.core.plugins import canonical
from camerlengo.core.profile import ONE_STEP, Ladder
from camerlengo.games import names, open_box
from camerlengo.lab.arena import Contest, Meeting, Round, hold_all, ratings
from camerlengo.lab.cluster import connected
from camerlengo.lab.executors import AllCores, Executor, usable_cores
from camerlengo.lab.statistics import wilson

PAGE = Path(__file__).resolve().parents[1] / "docs" / "bot-measurements.md"
BEGIN = "<!-- ladder: written by make ladder, do not edit -->"
END = "<!-- end of the ladder -->"

SEED = 2026  # other deals than those from which anybody has learned, which have the seed 1
PRACTISED = 1000  # games of a policy as it has practised against the policy as it was before

CLEARLY = 1.3  # times a fair share: what the lower end must reach against the rank below
CLEARLY_OF_TWO = 0.55

MOST_SCALE = 1000  # weeks of work; more is a slip of the finger

INTERRUPTED = 130  # what shells say of a program that Ctrl-C has ended


@dataclass(frozen=True)
class Row:
    """A meeting as the page shows it. `wanted` is for the share, or for the lower end of its interval.

    `seats`, if given, are the shares in each seat.
    """

    contest: Contest
    says: str
    won: float
    games: int
    wanted: str = ""
    verdict: str = ""
    seats: tuple[float, ...] = ()

    @property
    def cells(self) -> list[str]:
        box = open_box(self.contest.game)
        low, high = wilson(self.won, self.games)
        share = f"{100 * share_of(self.won, self.games):.1f}%"
        if self.seats:
            share += f" ({', '.join(f'{100 * seat:.0f}' for seat in self.seats)})"
        return [
            box.title,
            str(self.contest.players),
            self.says,
            str(self.games),
            share,
            f"{100 * low:.1f}–{100 * high:.1f}%",
            self.wanted,
            self.verdict,
        ]


Key = tuple[str, int, tuple[str, ...], int]  # the game, the players, the bots, the rounds


class Games:
    """What was played. A rank that looks one step ahead is greedy under another name: its games are too."""

    def __init__(self, executor: Executor | None = None) -> None:
        self.executor = executor
        self.meetings: dict[Key, Meeting] = {}

    def play(self, contests: Sequence[Contest], advance: Callable[[], None]) -> None:
        """Contests of two bots each, if they have not been played. `advance` is called for every round."""

        def on_round(_: Round) -> None:
            advance()

        new: dict[Key, Contest] = {}
        for contest in contests:
            if key_of(contest) in self.meetings or key_of(contest) in new:
                for _ in range(contest.rounds):
                    advance()
            else:
                new[key_of(contest)] = contest
        found = hold_all(list(new.values()), self.executor or AllCores(usable_cores()), on_round)
        for key, (meeting,) in zip(new, found, strict=True):
            self.meetings[key] = meeting

    def of(self, contest: Contest) -> Meeting:
        """The meeting of the two bots of a contest that was played."""
        found = copy.copy(self.meetings[key_of(contest)])
        found.alone, found.others = contest.bots
        return found


def key_of(contest: Contest) -> Key:
    bots = tuple(
        "greedy" if bot in LEVELS and way_of(bot, open_box(contest.game))[0] == ONE_STEP else bot
        for bot in contest.bots
    )
    return contest.game, contest.players, bots, contest.rounds


@dataclass
class Part:
    """A part of the ladder: contests of two bots each, and what they must show."""

    title: str
    about: str
    contests: list[Contest]
    rows_of: Callable[[Contest, Meeting], list[Row]]
    games: Games
    rated: bool = False
    longer: bool = False
    rows: list[Row] = field(default_factory=list)
    ratings: list[list[str]] = field(default_factory=list)

    def play(self, advance: Callable[[], None]) -> None:
        tables: dict[tuple[str, int], list[Meeting]] = {}
        self.games.play(self.contests, advance)
        for contest in self.contests:
            meeting = self.games.of(contest)
            self.rows += self.rows_of(contest, meeting)
            tables.setdefault((contest.game, contest.players), []).append(meeting)
        if self.rated:
            for (game, players), meetings in tables.items():
                self.ratings += [
                    [
                        open_box(game).title,
                        str(players),
                        one.bot,
                        f"{one.elo:.0f}",
                        f"{one.low:.0f}–{one.high:.0f}",
                    ]
                    for one in ratings(meetings)
                ]

    def text(self, before: Sequence[str] = ()) -> list[str]:
        """`before`: the part as the page has it, for the rows of games that are not measured now."""
        old = Found(before)
        lines = [f"### {self.title}", "", self.about, ""]
        rows = [row.cells for row in self.rows]
        lines += table(HEADINGS, self.joined(rows, old.rows, cells_begin), 3)
        ratings = self.joined(self.ratings, old.ratings, cells_begin)
        if ratings:
            lines += ["", *table(RATING_HEADINGS, ratings, 3)]
        commands = [[command_of(contest)] for contest in self.contests]
        return [
            *lines,
            "",
            *(f"    {said}" for (said,) in self.joined(commands, old.commands, command_begins)),
            "",
        ]

    def joined(
        self, new: list[list[str]], old: list[list[str]], begin: Callable[[str, int], list[str]]
    ) -> list[list[str]]:
        """In the order of the whole ladder."""
        now = {contest.game for contest in self.contests}
        found: list[list[str]] = []
        for game, players in tables_of(self.title):
            wanted = begin(game, players)
            found += [one for one in (new if game in now else old) if begins(one, wanted)]
        return found


class Found:
    """The rows, ratings and commands of a part on a page."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.rows: list[list[str]] = []
        self.ratings: list[list[str]] = []
        self.commands = [[line.strip()] for line in lines if line.startswith("    camerlengo ")]
        into = self.rows
        for line in lines:
            cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
            if cells == RATING_HEADINGS:
                into = self.ratings
            elif len(cells) > 1 and cells[1].isdecimal():
                into.append(cells)


def cells_begin(game: str, players: int) -> list[str]:
    return [open_box(game).title, str(players)]


def command_begins(game: str, players: int) -> list[str]:
    return [f"camerlengo arena {game} --players {players} "]


def begins(cells: list[str], wanted: list[str]) -> bool:
    return all(cell.startswith(one) for cell, one in zip(cells, wanted, strict=False))


@functools.lru_cache
def tables_of(title: str) -> list[tuple[str, int]]:
    """The games and numbers of players of a part, in order."""
    part = next(part for part in parts(measured(), 1.0) if part.title == title)
    return list(dict.fromkeys((contest.game, contest.players) for contest in part.contests))


HEADINGS = ["game", "players", "bots", "games", "won", "95%", "wanted", ""]
RATING_HEADINGS = ["game", "players", "level", "Elo", "95%"]


def command_of(contest: Contest) -> str:
    words = [f"camerlengo arena {contest.game} --players {contest.players}"]
    words.append(f"--bots {','.join(contest.bots)} --games {contest.rounds * contest.sides}")
    words.append(f"--seed {contest.seed}")
    if contest.one_way and contest.sides > 2:
        words.append("--one-way")
    return " ".join(words)


def contest_of(game: str, players: int, bots: Sequence[str], games: float) -> Contest:
    one = Contest(
        game=game,
        players=players,
        bots=tuple(bots),
        rounds=1,
        seed=SEED,
        options=open_box(game).check_options({}, players),
        one_way=True,
    )
    rounds = max(1, round(games / one.sides))
    return Contest(**{name: getattr(one, name) for name in one.__struct_fields__} | {"rounds": rounds})


def names_of(contest: Contest, meeting: Meeting) -> str:
    if contest.factions:
        return f"a faction of {meeting.alone}, a faction of {meeting.others}"
    return f"{meeting.alone}, {contest.players - 1} × {meeting.others}"


def share_of(won: float, games: int) -> float:
    return won / games if games else 0.0


def top_rows(contest: Contest, meeting: Meeting) -> list[Row]:
    plan = plan_of(contest.game)
    bar = plan.bars.get(contest.players)
    says = names_of(contest, meeting)
    won, games = meeting.won, meeting.games
    by_side = [(one, len(meeting.rounds)) for one in meeting.by_side]
    if plan.decided and contest.players == 2:
        says += ", decided games"
        won, games = meeting.decided
        by_side = [meeting.decided_on(side) for side in range(len(by_side))]
    seats = () if bar is None or contest.factions else tuple(share_of(*one) for one in by_side)
    wanted = "" if bar is None else f"≥ {100 * bar:.0f}%"
    reached = "" if bar is None else reaches(bar, won, games, by_side)
    found = [Row(contest, says, won, games, wanted, reached, seats)]
    if contest.factions:
        box = open_box(contest.game)
        for side, (won, games) in enumerate(by_side):
            says = f"{meeting.alone} as {box.side_text(side).say('en')}"
            reached = "" if bar is None else reaches(bar, won, games)
            found.append(Row(contest, says, won, games, wanted, reached))
    return found


def reaches(bar: float, won: float, games: int, by_side: Sequence[tuple[float, int]] = ()) -> str:
    """Whether a share reaches a bar; no side may be short of it beyond doubt."""
    short = any(wilson(*one)[1] < bar for one in by_side if one[1])
    if short or share_of(won, games) < bar:
        return verdict(False)
    return verdict(True) if wilson(won, games)[0] >= bar else "met, not beyond doubt"


def rank_rows(contest: Contest, meeting: Meeting) -> list[Row]:
    least = CLEARLY_OF_TWO if contest.players == 2 else CLEARLY * meeting.fair
    wanted = f"from {100 * least:.1f}%"
    met = verdict(meeting.interval[0] > least)
    return [Row(contest, names_of(contest, meeting), meeting.won, meeting.games, wanted, met)]


def not_weaker(contest: Contest, meeting: Meeting) -> list[Row]:
    low, high = meeting.interval
    found = "stronger" if low > meeting.fair else "WEAKER" if high < meeting.fair else "no difference shown"
    wanted = f"≥ {100 * meeting.fair:.0f}%"
    return [Row(contest, names_of(contest, meeting), meeting.won, meeting.games, wanted, found)]


def learned_rows(contest: Contest, meeting: Meeting) -> list[Row]:
    low, high = meeting.interval
    found = "pays" if low > meeting.fair else "costs" if high < meeting.fair else "open"
    wanted = f"from {100 * meeting.fair:.1f}%"
    return [Row(contest, names_of(contest, meeting), meeting.won, meeting.games, wanted, found)]


def longer_rows(contest: Contest, meeting: Meeting) -> list[Row]:
    """Whoever meets one that knows less has learned more; whoever meets its like thinks longer."""
    kind, _, _ = meeting.others.partition("-")
    return (learned_rows if kind in ("plain", "untaught") else not_weaker)(contest, meeting)


def plain_rows(contest: Contest, meeting: Meeting) -> list[Row]:
    return [Row(contest, names_of(contest, meeting), meeting.won, meeting.games)]


def verdict(met: bool) -> str:
    return "met" if met else "NOT MET"


def plan_of(game: str) -> Ladder:
    """How a game is measured: it says so itself."""
    return open_box(game).profile.ladder


def measured() -> list[str]:
    """The games that the page is about."""
    return [name for name in names() if plan_of(name).bars]


def soon(game: str, players: int) -> bool:
    return not plan_of(game).slow or players in plan_of(game).bars


def ways_of(game: str) -> list[tuple[bool, str]]:
    """How those think who give the best advice, the pope's way first: whether by trials, and a rank."""
    ways = {tries_out(rank, open_box(game)): rank for rank in THINKERS[-2:]}
    return sorted(ways.items(), key=lambda way: -THINKERS.index(way[1]))


def cheat_and_fair(game: str) -> tuple[str, str]:
    """One who knows everything and one who does not, who both think in the pope's way."""
    box = open_box(game)
    trials = plan_of(game).trials
    budget = budget_of("cardinal", box) if trials is None else trials
    return f"cheating-{budget}", f"{'trials' if tries_out(LEVELS[-1], box) else 'search'}-{budget}"


def ranked_games(game: str, players: int, upper: str) -> int:
    """How many games a rank plays against the one below."""
    plan = plan_of(game)
    if not thinks_ahead(upper, open_box(game)) and upper != LEVELS[-1]:
        return plan.quick
    return plan.more.get(players, plan.ranks if players in plan.bars else plan.elsewhere)


def learned_contests(games: Sequence[str], scale: float) -> list[Contest]:
    """What was learned against what was not: networks, then policies that have practised."""
    found = []
    for game in games:
        plan = plan_of(game)
        bots = (f"search-{plan.iterations}", f"plain-{plan.iterations}")
        found += [contest_of(game, players, bots, scale * count) for players, count in plan.learned.items()]
    for game in games:
        for players in has_practised(open_box(game)):
            found.append(contest_of(game, players, ("practised", "suspicious"), scale * PRACTISED))
    return found


def parts(games: Sequence[str], scale: float, executor: Executor | None = None) -> list[Part]:
    bars = [(game, players) for game in games for players in plan_of(game).bars]
    others = [(game, players) for game in games for players in open_box(game).players]
    others = [table for table in others if table not in bars]
    top = LEVELS[-1]
    against_greedy = [
        contest_of(game, players, (top, "greedy"), scale * plan_of(game).top) for game, players in bars
    ] + [
        contest_of(game, players, (top, "greedy"), scale * plan_of(game).elsewhere)
        for game, players in others
        if soon(game, players)
    ]
    ranks = [
        contest_of(game, players, (upper, lower), scale * ranked_games(game, players, upper))
        for game, players in (*bars, *others)
        for lower, upper in reversed(list(itertools.pairwise(LEVELS)))
    ]
    four_times = []
    for game, players in bars:
        for trials, rank in ways_of(game):
            budget = budget_of(rank, open_box(game))
            thinking = "trials" if trials else "search"
            bots = (f"{thinking}-{budget}", f"{thinking}-{max(1, budget // 4)}")
            four_times.append(contest_of(game, players, bots, scale * plan_of(game).four_times))
    learned = learned_contests(games, scale)
    cheats = [
        contest_of(game, players, cheat_and_fair(game), scale * plan_of(game).cheats)
        for game, players in bars
    ]
    played = Games(executor)
    found = [
        Part(
            "The pope against greedy",
            "First the tables that have a bar, with the share of each seat in brackets, then the "
            "others. A bar is met if the whole interval is above it. It is not met if a seat is below "
            "it for certain.",
            against_greedy,
            top_rows,
            played,
        ),
        Part(
            "Each level against the one below",
            "The lower end of the interval must be clearly above a fair share.",
            ranks,
            rank_rows,
            played,
            rated=True,
        ),
        Part(
            "Four times the budget",
            "The pope's advice with its full budget and with a quarter of it; the cardinal's too, where "
            "it is made differently. Where an interval contains a fair share, these few games show no "
            "difference.",
            four_times,
            not_weaker,
            played,
        ),
        Part(
            "What was learned",
            "Searches with a network and without it (`plain`), and the policy of Q after and before its "
            "practice (`suspicious`), at the same budget. Learning pays if the lower end of the "
            "interval is above a fair share. It costs if the upper end is below.",
            learned,
            learned_rows,
            played,
        ),
        Part(
            "What a cheat would win",
            "A bot that thinks like the pope, with a smaller budget, but knows all hidden cards and "
            "future draws. It is an upper bound for fair bots that think in the same way.",
            cheats,
            plain_rows,
            played,
        ),
        Part(
            "With more games",
            "These comparisons need more games than an hour has: networks with more players and in "
            'trials (`untaught` has none), and four times the budget again. `make ladder ARGS="--parts '
            '6"` measures them in another hour.',
            [
                contest_of(game, players, bots, scale * count)
                for game in games
                for players, bots, count in plan_of(game).longer
            ],
            longer_rows,
            played,
            longer=True,
        ),
    ]
    return [part for part in found if part.contests]


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], left: int) -> list[str]:
    rule = ["---" if number < left else "---:" for number in range(len(headings))]
    return ["| " + " | ".join(cells) + " |" for cells in (headings, rule, *rows)]


def page_with(page: str, ladder: Sequence[str]) -> str:
    """The page with the ladder in its place; without a place it comes last."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if begin and not end:
        raise SystemExit(f"docs/bot-measurements.md has “{BEGIN}” without “{END}”.")
    if not begin:
        before, after = page.rstrip("\n") + "\n\n", "\n"
    return before + "\n".join([BEGIN, "", *ladder, END]) + after


def measure(part: Part, notes: Console) -> None:
    begun = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=notes, transient=True) as progress:
        rounds = sum(contest.rounds for contest in part.contests)
        task = progress.add_task(part.title, total=rounds)
        part.play(functools.partial(progress.advance, task))
    notes.print(f"{part.title}: {time.monotonic() - begun:.0f} s")


HEAD = [
    "`make ladder` writes these tables. Every deal is played from every side. A shared victory counts in",
    "part. Intervals are Wilson's. With more than two players one bot sits alone against the others.",
    "Decided games have one winner. The commands below each table give the same figures. Ratings are fitted",
    "to all meetings of a table.",
    "",
]


MISSING = "Not measured: "


def parts_in(page: str) -> dict[str, list[str]]:
    """The parts of the ladder that a page has, by title."""
    inside = page.partition(BEGIN)[2].partition(END)[0]
    found = {}
    for part in inside.split("\n### ")[1:]:
        title, *lines = part.partition(MISSING)[0].rstrip("\n").splitlines()
        found[title] = [f"### {title}", *lines, ""]
    return found


def write(titles: Sequence[str], done: dict[str, list[str]]) -> None:
    lines = list(HEAD)
    for title in titles:
        lines += done.get(title, [])
    missing = [title for title in titles if title not in done]
    if missing:
        lines += [f"{MISSING}{'; '.join(missing)}.", ""]
    PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python tools/ladder.py", description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--games", nargs="+", type=canonical, choices=names(), default=measured(), metavar="GAME"
    )
    parser.add_argument("--parts", nargs="+", type=int, metavar="PART", help="only these, counted from 1")
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the usual number of games")
    parser.add_argument("--dask", metavar="ADDRESS|local", help="play on this Dask cluster, or a local one")
    parser.add_argument("--print", action="store_true", help="print the ladder instead of writing it")
    options = parser.parse_args(arguments)
    if not 0 < options.scale <= MOST_SCALE:  # neither infinite nor “nan”
        parser.error(f"--scale must be more than 0 and at most {MOST_SCALE}, but it is {options.scale:g}")
    notes = Console(stderr=True, highlight=False)
    if not engine().startswith("compiled"):
        notes.print(f"This is {engine()}: the ladder will take hours; “make compile” makes it faster.")
    with ExitStack() as stack:
        executor = None if options.dask is None else stack.enter_context(connected(options.dask))
        return write_ladder(parts(options.games, options.scale, executor), options, parser, notes)


def write_ladder(
    ladder: list[Part], options: argparse.Namespace, parser: argparse.ArgumentParser, notes: Console
) -> int:
    wanted = [number for number, part in enumerate(ladder, start=1) if not part.longer]
    if options.parts is not None:
        if not set(options.parts) <= set(range(1, len(ladder) + 1)):
            parser.error(f"--parts must be numbers from 1 to {len(ladder)}")
        wanted = sorted(set(options.parts))
    titles = [part.title for part in parts(measured(), 1.0)]
    done: dict[str, list[str]] = {}
    before: dict[str, list[str]] = {}
    if options.print:
        print("\n".join(HEAD))
    else:
        page = PAGE.read_text(encoding="utf-8")
        page_with(page, HEAD)  # refuses a broken page before the games
        before = parts_in(page)
        anew = {ladder[number - 1].title for number in wanted}
        done = {title: lines for title, lines in before.items() if title not in anew}
    try:
        for number in wanted:
            part = ladder[number - 1]
            measure(part, notes)
            done[part.title] = part.text(before.get(part.title, ()))
            if options.print:
                print("\n".join(done[part.title]), flush=True)
            else:
                write(titles, done)
    except KeyboardInterrupt:
        notes.print("Interrupted; what was finished is kept.")
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
