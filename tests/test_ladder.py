"""`make ladder`: a table for every bar, with the commands that play it, in docs/bot-measurements.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from camerlengo.bots.levels import LEVELS, budget_of, thinks_ahead, tries_out
from camerlengo.core.profile import Ladder
from camerlengo.games import names, open_box
from camerlengo.lab import arena
from camerlengo.lab.arena import Contest, Meeting, Round
from camerlengo.lab.executors import ThisProcess
from tests.bots.ranks import little_to_think
from tests.cli.terminal import at_random, camerlengo
from tests.recorded import FOUR
from tools import ladder

ROOT = Path(__file__).parents[1]

# The games that the ladder measures; a new one need not be among them.
MEASURED = ladder.measured()
PLANS: dict[str, Ladder] = {game: open_box(game).profile.ladder for game in names()}
BARS = {(game, players) for game in MEASURED for players in PLANS[game].bars}

TOP, RANKS, FOUR_TIMES, LEARNED, CHEAT, LONGER = (
    "The pope against greedy",
    "Each level against the one below",
    "Four times the budget",
    "What was learned",
    "What a cheat would win",
    "With more games",
)


UNLEARNED = ("plain", "untaught", "suspicious")


@pytest.fixture
def own_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of its own, bots that play at random under their names, and all in this process, where both are
    known.
    """
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n\n{ladder.BEGIN}\nold\n{ladder.END}\n\n## Writing one\n")
    monkeypatch.setattr(ladder, "PAGE", page)
    monkeypatch.setattr(ladder, "AllCores", lambda *_, **__: ThisProcess())
    little_to_think(monkeypatch, 1)
    at_random(arena, monkeypatch)
    plans = {
        name: msgspec.structs.replace(plan, iterations=1, trials=1, longer=()) for name, plan in PLANS.items()
    }
    longer = ((2, ("search-1", "plain-1"), 2),)
    plans["richelieu"] = msgspec.structs.replace(plans["richelieu"], longer=longer)
    monkeypatch.setattr(ladder, "plan_of", plans.__getitem__)
    return page


def titles_in(page: str) -> list[str]:
    return [line.removeprefix("### ") for line in page.splitlines() if line.startswith("### ")]


def test_the_ladder_takes_its_place_and_the_rest_of_the_page_stays(own_page: Path) -> None:
    assert ladder.main(["--games", "richelieu", "--scale", "0.001"]) == 0
    written = own_page.read_text()
    assert written.startswith(f"# Bots\n\n{ladder.BEGIN}\n")
    assert written.endswith(f"{ladder.END}\n\n## Writing one\n")
    assert "old" not in written
    assert titles_in(written) == [TOP, RANKS, FOUR_TIMES, LEARNED, CHEAT]
    assert f"\n{ladder.MISSING}{LONGER}.\n" in written  # which is measured only if it is asked for
    assert "| Richelieu | 2 | pope, 1 × greedy, decided games |" in written
    assert "| Richelieu | 4 | pope, 3 × greedy | 4 |" in written
    assert "| Richelieu | 3 | pope, 2 × greedy | 3 |" in written
    for upper, lower in zip(LEVELS[:0:-1], LEVELS[-2::-1], strict=True):
        assert f"| {upper}, 1 × {lower} | 2 |" in written
    inside = written.split(f"{ladder.BEGIN}\n\n")[1].split(f"\n{ladder.END}")[0].split("\n")
    assert ladder.page_with(written, inside) == written
    assert ladder.page_with("# Bots\n", ["new"]).startswith(f"# Bots\n\n{ladder.BEGIN}\n\nnew\n")

    commands = [line.strip() for line in written.splitlines() if line.startswith("    camerlengo arena")]
    command = "camerlengo arena richelieu --players 3 --bots pope,greedy --games 3 --seed 2026 --one-way"
    assert command in commands
    (meeting,) = json.loads(camerlengo(*command.split()[1:], "--jobs=1", "--json").out)["meetings"]
    assert f"| Richelieu | 3 | pope, 2 × greedy | 3 | {100 * meeting['share']:.1f}% |" in written


def test_a_part_can_be_measured_alone_and_the_others_stay(own_page: Path) -> None:
    few = ["--games", "richelieu", "--scale", "0.001"]
    first = [f"### {TOP}", "", "As it was.", ""]
    own_page.write_text(ladder.page_with("# Bots\n", [*ladder.HEAD, *first, f"{ladder.MISSING}{RANKS}.", ""]))
    assert ladder.main([*few, "--parts", "5", "6"]) == 0
    written = own_page.read_text()
    assert titles_in(written) == [TOP, CHEAT, LONGER]
    assert "\n".join(first) in written
    assert f"{ladder.MISSING}{RANKS}; {FOUR_TIMES}; {LEARNED}." in written
    assert written.count(ladder.MISSING) == 1

    own_page.write_text(written.replace(f"### {CHEAT}\n", f"### {CHEAT}\n\nan old line\n"))
    assert ladder.main([*few, "--parts", "5"]) == 0
    assert own_page.read_text() == written


def test_the_rows_of_games_that_are_not_measured_stay(own_page: Path) -> None:
    few = ["--scale", "0.001", "--parts", "1", "2"]
    assert ladder.main(["--games", "q", "richelieu", *few]) == 0
    assert ladder.main(["--games", "richelieu", "--scale", "0.001", "--parts", "6"]) == 0  # Q has none here
    both = own_page.read_text()
    own_page.write_text(both.replace(" 6 | a faction of pope,", " 6 | an old faction of pope,"))
    assert ladder.main(["--games", "richelieu", *few]) == 0
    assert own_page.read_text() == both.replace(" 6 | a faction of pope,", " 6 | an old faction of pope,")
    assert ladder.main(["--games", "q", *few]) == 0
    assert own_page.read_text() == both


@pytest.mark.parametrize(
    ("option", "value"),
    [("--parts", value) for value in ("0", "7", "first")]
    + [("--scale", value) for value in ("0", "-1", "inf", "nan", "1e300", "many")],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    option: str, value: str, own_page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = own_page.read_text()
    with pytest.raises(SystemExit) as refused:
        ladder.main(["--games", "richelieu", option, value])
    assert refused.value.code == 2
    assert option in capsys.readouterr().err.splitlines()[-1]
    assert own_page.read_text() == before


def test_a_command_says_one_way_only_where_more_than_two_sides_meet() -> None:
    def command(game: str, players: int) -> str:
        return ladder.command_of(ladder.contest_of(game, players, ("pope", "greedy"), 12))

    assert command("q", 6) == "camerlengo arena q --players 6 --bots pope,greedy --games 12 --seed 2026"
    assert not command("richelieu", 2).endswith("--one-way")
    assert command("habemus_papam", 3).endswith("--games 12 --seed 2026 --one-way")


def test_what_a_rank_has_played_as_greedy_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[tuple[str, ...]] = []

    def hold_all(contests: list[Contest], *_: object) -> list[list[Meeting]]:
        held.extend(contest.bots for contest in contests)
        return [[played(one, (one.rounds, (1.0,) * one.sides, (0,) * one.sides))] for one in contests]

    monkeypatch.setattr(ladder, "hold_all", hold_all)
    games = ladder.Games()
    advanced: list[int] = []
    contests = [
        ladder.contest_of("habemus_papam", 3, bots, 6)
        for bots in (("pope", "greedy"), ("pope", "cardinal"), ("cardinal", "bishop"))
    ]
    games.play(contests, lambda: advanced.append(1))
    for contest in contests:
        meeting = games.of(contest)
        assert (meeting.alone, meeting.others, meeting.games) == (*contest.bots, 6)
    assert held == [("pope", "greedy"), ("cardinal", "bishop")]
    assert len(advanced) == 2  # the rounds that need not be played
    games.play(contests, lambda: advanced.append(1))
    assert len(held) == 2
    games.play([ladder.contest_of("habemus_papam", 3, ("pope", "cardinal"), 9)], advanced.clear)
    assert held[2:] == [("pope", "cardinal")]  # more of them


def test_whoever_interrupts_keeps_the_finished_parts(
    own_page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = []

    def play(part: ladder.Part, _: Callable[[], None]) -> None:
        if part.title == FOUR_TIMES:
            raise KeyboardInterrupt
        played.append(part.title)

    monkeypatch.setattr(ladder.Part, "play", play)
    assert ladder.main(["--games", "richelieu"]) == ladder.INTERRUPTED
    written = own_page.read_text()
    assert titles_in(written) == played == [TOP, RANKS]
    assert f"\nNot measured: {FOUR_TIMES}; {LEARNED}; {CHEAT}; {LONGER}.\n" in written
    assert written.endswith(f"{ladder.END}\n\n## Writing one\n")

    assert ladder.main(["--games", "richelieu", "--print"]) == ladder.INTERRUPTED
    assert titles_in(capsys.readouterr().out) == [TOP, RANKS]
    assert own_page.read_text() == written


def test_a_page_without_an_end_of_the_ladder_is_refused_before_anything_is_played(
    own_page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_page.write_text(f"# Bots\n\n{ladder.BEGIN}\n")
    played: list[str] = []
    monkeypatch.setattr(ladder.Part, "play", lambda part, _: played.append(part.title))
    with pytest.raises(SystemExit, match="without"):
        ladder.main(["--games", "richelieu"])
    assert not played


# --- what is played -------------------------------------------------------------------------------


def tables(contests: list[Contest]) -> set[tuple[str, int]]:
    return {(one.game, one.players) for one in contests}


def everywhere(games: Sequence[str]) -> set[tuple[str, int]]:
    return {(name, players) for name in games for players in open_box(name).players}


def kept(folder: str) -> set[tuple[str, int]]:
    """The games and numbers of players of which something was learned or practised."""
    files = ROOT.glob(f"src/camerlengo/games/*/{folder}/*.json")
    return {(one.parents[1].name, int(one.stem)) for one in files}


def test_the_four_games_are_measured() -> None:
    assert MEASURED[:4] == list(FOUR)
    assert {("richelieu", 2), ("habemus_papam", 4), ("q", 6), ("pontifex", 2)} <= BARS


@pytest.mark.parametrize("game", MEASURED)
def test_a_game_that_is_measured_is_so_in_every_part(game: str) -> None:
    plan = PLANS[game]
    assert min(plan.top, plan.quick, plan.ranks, plan.elsewhere, plan.four_times, plan.cheats) > 0


def test_every_part_has_its_contests() -> None:
    found = {part.title: part for part in ladder.parts(MEASURED, 1.0)}
    assert list(found) == [TOP, RANKS, FOUR_TIMES, LEARNED, CHEAT, LONGER]
    anywhere = everywhere(MEASURED)
    bars = BARS
    quick = {one for one in anywhere if one in bars or not PLANS[one[0]].slow}
    steps = len(LEVELS) - 1
    for title, where in (
        (TOP, quick),
        (RANKS, anywhere),
        (FOUR_TIMES, bars),
        (CHEAT, bars),
    ):
        assert tables(found[title].contests) == where, title
        if title != FOUR_TIMES:
            assert len(found[title].contests) == len(where) * (steps if title == RANKS else 1), title
        assert all(one.one_way for one in found[title].contests), title

    assert all(one.bots == ("pope", "greedy") for one in found[TOP].contests)
    downwards = list(zip(LEVELS[:0:-1], LEVELS[-2::-1], strict=True))
    assert [one.bots for one in found[RANKS].contests] == downwards * len(anywhere)
    for game, players in bars:
        budget = PLANS[game].trials or budget_of("cardinal", open_box(game))
        thinking = "trials" if tries_out("pope", open_box(game)) else "search"
        assert bots_of(found[CHEAT], game, players) == (f"cheating-{budget}", f"{thinking}-{budget}")
    again = {(one.game, one.players, one.bots) for one in found[FOUR_TIMES].contests}
    longer = [one for one in found[LONGER].contests if not one.bots[1].startswith(UNLEARNED)]
    assert {(one.game, one.players, one.bots) for one in longer} < again


def bots_of(part: ladder.Part, game: str, players: int) -> tuple[str, ...]:
    (found,) = (one.bots for one in part.contests if (one.game, one.players) == (game, players))
    return found


def test_the_four_games_have_contests_of_their_own() -> None:
    found = {part.title: part for part in ladder.parts(FOUR, 1.0)}
    assert [(one.game, one.bots) for one in found[CHEAT].contests] == [
        ("richelieu", ("cheating-80", "search-80")),
        ("habemus_papam", ("cheating-4", "trials-4")),
        ("q", ("cheating-8", "trials-8")),
        ("pontifex", ("cheating-4", "trials-4")),
    ]
    assert [(one.game, one.bots) for one in found[FOUR_TIMES].contests] == [
        ("richelieu", ("search-300", "search-75")),
        ("habemus_papam", ("trials-16", "trials-4")),
        ("habemus_papam", ("search-60", "search-15")),  # the cardinal thinks in another way than the pope
        ("q", ("trials-24", "trials-6")),
        ("pontifex", ("trials-16", "trials-4")),
    ]
    soon = {one for one in everywhere(FOUR) if one in BARS or not PLANS[one[0]].slow}
    foretold = {(game, players) for game in FOUR for players in open_box(game).profile.foretold}
    stored = kept("learned") & soon - foretold
    assert stored
    practised = kept("practised") & everywhere(FOUR)
    assert practised == {("q", 5), ("q", 6)}
    ways = {
        "richelieu": {("search-20", "plain-20")},
        "habemus_papam": {("trials-4", "untaught-4"), ("search-15", "plain-15")},
        "q": {("practised", "suspicious")},
    }
    meetings = {
        (game, players): [
            one.bots
            for title in (LEARNED, LONGER)
            for one in found[title].contests
            if (one.game, one.players) == (game, players) and one.bots[1].startswith(UNLEARNED)
        ]
        for game, players in everywhere(FOUR)
    }
    assert {table: set(bots) for table, bots in meetings.items() if bots} == {
        (game, players): ways[game] for game, players in stored | practised
    }


def test_every_contest_has_as_many_games_as_its_part_says() -> None:
    top, ranks, four_times, learned, cheat, longer = ladder.parts(MEASURED, 1.0)
    for part, at_bars in ((top, "top"), (ranks, "ranks"), (four_times, "four_times"), (cheat, "cheats")):
        for one in part.contests:
            plan = PLANS[one.game]
            upper = one.bots[0]
            wanted = getattr(plan, at_bars if (one.game, one.players) in BARS else "elsewhere")
            if part is ranks and not slow(one.game, upper):
                wanted = plan.quick  # nobody thinks ahead
            elif part is ranks and upper == "pope":
                wanted = plan.more.get(one.players, wanted)
            assert abs(one.rounds * one.sides - wanted) < one.sides, (part.title, one)
    for one in learned.contests:
        practised = one.bots == ("practised", "suspicious")
        wanted = ladder.PRACTISED if practised else PLANS[one.game].learned[one.players]
        assert abs(one.rounds * one.sides - wanted) < one.sides, one
    assert [one.rounds * one.sides for one in longer.contests] == [
        count for plan in PLANS.values() for *_, count in plan.longer
    ]


def slow(game: str, rank: str) -> bool:
    """Whether a game of this rank takes long."""
    if game in FOUR:
        return rank == "pope" or (game, rank) == ("richelieu", "cardinal")
    return rank == "pope" or thinks_ahead(rank, open_box(game))


# --- what it must show ----------------------------------------------------------------------------


def played(contest: Contest, *rounds: tuple[int, tuple[float, ...], tuple[int, ...]]) -> Meeting:
    """A meeting in which so many rounds ended like this."""
    alone, others = contest.bots
    meeting = Meeting(alone, others, contest.sides)
    for count, won, shared in rounds:
        for number in range(count):
            meeting.add(Round(alone, others, number, won, shared))
    return meeting


def test_a_bar_is_met_or_it_is_not_or_nobody_can_tell_yet() -> None:
    contest = ladder.contest_of("richelieu", 2, ("pope", "greedy"), 4)
    ties = (20, (1.0, 0.5), (0, 1))  # every second game
    (row,) = ladder.top_rows(contest, played(contest, ties))
    assert (row.won, row.games, row.wanted, row.verdict) == (20.0, 20, "≥ 80%", "met")
    (row,) = ladder.top_rows(contest, played(contest, ties, (2, (0.0, 1.0), (0, 0))))
    assert (row.won, row.games, row.verdict) == (22.0, 24, "met, not beyond doubt")  # 74 to 98%
    (row,) = ladder.top_rows(contest, played(contest, ties, (20, (0.0, 0.0), (0, 0))))
    assert row.verdict == "NOT MET"


def test_at_the_tables_of_the_bars_there_is_the_share_in_each_seat() -> None:
    contest = ladder.contest_of("richelieu", 2, ("pope", "greedy"), 4)
    (row,) = ladder.top_rows(contest, played(contest, (6, (1.0, 0.5), (0, 1)), (4, (0.0, 1.0), (0, 0))))
    assert row.seats == (0.6, 1.0)  # of decided games
    assert row.cells[3:5] == ["14", "71.4% (60, 100)"]

    contest = ladder.contest_of("habemus_papam", 4, ("pope", "greedy"), 4)
    (row,) = ladder.top_rows(contest, played(contest, (2, (1.0, 0.5, 0.0, 1.0), (0, 1, 0, 0))))
    assert row.cells[3:5] == ["8", "62.5% (100, 50, 0, 100)"]
    assert row.verdict == "met, not beyond doubt"  # two games say nothing of a seat
    (row,) = ladder.top_rows(contest, played(contest, (9, (1.0, 0.5, 0.0, 1.0), (0, 1, 0, 0))))
    assert row.verdict == "NOT MET"  # not in every seat

    contest = ladder.contest_of("richelieu", 3, ("pope", "greedy"), 3)
    (row,) = ladder.top_rows(contest, played(contest, (2, (1.0, 1.0, 0.0), (0, 0, 0))))
    assert row.cells[3:5] == ["6", "66.7%"]


def test_factions_have_a_row_for_either_side() -> None:
    contest = ladder.contest_of("q", 6, ("pope", "greedy"), 2)
    both, spirituali, zelanti = ladder.top_rows(contest, played(contest, (10, (1.0, 0.5), (0, 1))))
    assert (both.cells[4], both.verdict) == ("75.0%", "met, not beyond doubt")
    assert (spirituali.says, spirituali.cells[4], spirituali.verdict) == (
        "pope as Spirituali",
        "100.0%",
        "met",
    )
    assert (zelanti.says, zelanti.cells[4], zelanti.verdict) == ("pope as Zelanti", "50.0%", "NOT MET")


def test_a_faction_that_is_short_does_not_take_the_other_side_with_it() -> None:
    contest = ladder.contest_of("q", 6, ("pope", "greedy"), 2)
    rows = ladder.top_rows(contest, played(contest, (60, (1.0, 0.4), (0, 0))))
    assert [row.verdict for row in rows] == [
        "NOT MET",
        "met",
        "NOT MET",
    ]  # together 70%, not from either side


@pytest.mark.parametrize(
    ("rounds", "verdict"),
    [
        (((80, (1.0, 1.0)), (20, (0.0, 0.0))), "pays"),
        (((10, (1.0, 0.0)),), "open"),
        (((100, (0.0, 0.4)),), "costs"),
    ],
)
def test_what_was_learned_pays_or_costs_if_the_interval_says_so(
    rounds: tuple[tuple[int, tuple[float, float]], ...], verdict: str
) -> None:
    contest = ladder.contest_of("richelieu", 2, ("search-80", "plain-80"), 2)
    meeting = played(contest, *((count, won, (0, 0)) for count, won in rounds))
    (row,) = ladder.learned_rows(contest, meeting)
    assert (row.wanted, row.verdict) == ("from 50.0%", verdict)


@pytest.mark.parametrize(
    ("won", "other", "verdict"),
    [(1.0, 1.0, "stronger"), (1.0, 0.0, "no difference shown"), (0.4, 0.0, "WEAKER")],
)
def test_four_times_the_budget_is_stronger_or_weaker_if_the_interval_says_so(
    won: float, other: float, verdict: str
) -> None:
    contest = ladder.contest_of("richelieu", 2, ("search-320", "search-80"), 2)
    (row,) = ladder.not_weaker(contest, played(contest, (50, (won, other), (0, 0))))
    assert (row.wanted, row.verdict) == ("≥ 50%", verdict)


def test_the_page_shows_what_the_ladder_plays() -> None:
    written = (ROOT / "docs" / "bot-measurements.md").read_text(encoding="utf-8")
    measured = written.partition(ladder.BEGIN)[2].partition(ladder.END)[0]
    commands = [line.strip() for line in measured.splitlines() if line.startswith("    camerlengo arena")]
    found = ladder.parts(MEASURED, 1.0)
    assert commands == [ladder.command_of(contest) for part in found for contest in part.contests]
    assert titles_in(measured) == [part.title for part in found]


def test_the_page_shows_that_every_bar_is_met() -> None:
    written = (ROOT / "docs" / "bot-measurements.md").read_text(encoding="utf-8")
    found = ladder.parts_in(written)
    verdicts = {
        title: {line.split("|")[-2].strip() for line in lines if line.count("|") == 9} - {"", "---:"}
        for title, lines in found.items()
    }
    assert verdicts[TOP] == {"met"}
    assert verdicts[RANKS] == {"met"}
    assert verdicts[FOUR_TIMES] <= {"stronger", "no difference shown"}
    assert verdicts[LEARNED] == {"pays"}
    assert verdicts[LONGER] <= {"pays", "stronger", "no difference shown"}
    assert ladder.MISSING not in written


def test_the_page_has_a_place_for_the_ladder() -> None:
    written = (ROOT / "docs" / "bot-measurements.md").read_text(encoding="utf-8")
    assert written.count(ladder.BEGIN) == written.count(ladder.END) == 1
