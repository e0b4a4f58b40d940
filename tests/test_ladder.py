"""`make ladder`: a table for every bar, with the commands that play it, in its place in docs/bots.md."""

from __future__ import annotations

from pathlib import Path

import pytest

from camerlengo.bots.levels import LEVELS
from camerlengo.games import NAMES, open_box
from camerlengo.lab.arena import Round, hold
from camerlengo.lab.executors import ThisProcess
from tests.bots.ranks import little_to_think
from tools import ladder

ROOT = Path(__file__).parents[1]


@pytest.fixture
def own_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of its own, bots that hardly think, and all in this process, where both are known."""
    page = tmp_path / "bots.md"
    monkeypatch.setattr(ladder, "PAGE", page)
    monkeypatch.setattr(ladder, "AllCores", lambda *_, **__: ThisProcess())
    little_to_think(monkeypatch, 1)
    return page


def test_the_ladder_takes_its_place_and_the_rest_of_the_page_stays(own_page: Path) -> None:
    own_page.write_text(f"# Bots\n\n{ladder.BEGIN}\nold\n{ladder.END}\n\n## Writing one\n")
    assert ladder.main(["--games", "richelieu", "--scale", "0.001"]) == 0
    written = own_page.read_text()
    assert written.startswith(f"# Bots\n\n{ladder.BEGIN}\n")
    assert written.endswith(f"{ladder.END}\n\n## Writing one\n")
    assert "old" not in written
    assert "| Richelieu | 2 | pope, 1 × greedy, decided games |" in written
    assert "| Richelieu | 4 | pope, 3 × greedy | 4 |" in written
    assert "| Richelieu | 3 | pope, 2 × greedy | 3 |" in written
    for upper, lower in zip(LEVELS[:0:-1], LEVELS[-2::-1], strict=True):
        assert f"| {upper}, 1 × {lower} | 2 |" in written
    commands = [line.strip() for line in written.splitlines() if line.startswith("    camerlengo arena")]
    assert "camerlengo arena richelieu --players 4 --bots pope,greedy --games 4 --seed 1" in commands
    inside = written.split(f"{ladder.BEGIN}\n\n")[1].split(f"\n{ladder.END}")[0].split("\n")
    assert ladder.page_with(written, inside) == written
    assert ladder.page_with("# Bots\n", ["new"]).startswith(f"# Bots\n\n{ladder.BEGIN}\n\nnew\n")


def test_every_bar_has_its_table_and_every_number_of_players_is_met() -> None:
    top, ranks, *_ = ladder.parts(NAMES, 1.0)
    everywhere = {(name, players) for name in NAMES for players in open_box(name).players}
    assert {(one.game, one.players) for one in top.contests} == everywhere
    assert {(one.game, one.players) for one in ranks.contests} == set(ladder.TABLES)
    assert all(one.bots == LEVELS[::-1] and one.neighbours for one in ranks.contests)


def test_a_bar_is_met_or_it_is_not() -> None:
    (top, *_) = ladder.parts(["richelieu"], 0.001)
    contest = top.contests[0]
    (meeting,) = hold(ladder.contest_of("richelieu", 2, ("greedy", "random"), 4))
    meeting.rounds, meeting.by_side, meeting.shared = [], [0.0, 0.0], 0
    for number in range(10):
        meeting.add(Round("pope", "greedy", number, (1.0, 0.5), 1))  # every second game is a tie
    (row,) = ladder.top_rows(contest, meeting)
    assert (row.won, row.games, row.wanted, row.verdict) == (10.0, 10, "≥ 80 %", "met")
    for number in range(10):
        meeting.add(Round("pope", "greedy", number, (0.0, 0.0), 0))
    (row,) = ladder.top_rows(contest, meeting)
    assert row.verdict == "NOT MET"


def test_the_page_has_a_place_for_the_ladder() -> None:
    written = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert written.count(ladder.BEGIN) == written.count(ladder.END) == 1
