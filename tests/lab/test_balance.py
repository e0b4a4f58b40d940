"""Weighing a game: the same games on any number of cores, honest verdicts, pages written twice."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from camerlengo.core.report import Chart, Estimate, Finding, Line, Number, Percent, Share, Sheet, estimate
from camerlengo.core.texts import Named, text
from camerlengo.games import open_box
from camerlengo.lab import balance, markdown_pages
from camerlengo.lab.balance import (
    FAILS,
    HOLDS,
    UNSURE,
    BalanceReport,
    ObservedGame,
    judge,
    observe_game,
    usual_bot,
    weigh,
)
from camerlengo.lab.markdown_pages import BEGIN, END, MissingMarks, cell_text, markdown, write_page
from camerlengo.lab.simulate import Series
from tests.handful.shelf import on_the_shelf
from tests.lab.elsewhere import Elsewhere

QUICK = Series(game="q", players=5, games=4, seed=3, bots=("random",) * 5)
PLAIN = Series(game="handful", players=3, games=6, seed=3, bots=("random",) * 3)


def finding(found: Share | Estimate | Percent | Number | int, sometime: bool = False) -> Finding:
    asked = text("report.games")
    return Finding(rule="X-1", asked=asked, found=found, least=0.4, most=0.6, sometime=sometime)


@pytest.mark.parametrize(
    ("found", "verdict"),
    [
        (Share(500, 1000), HOLDS),
        (Share(5, 10), UNSURE),  # could be anything
        (Share(410, 1000), UNSURE),  # within the limits, but its interval is not
        (Share(390, 1000), UNSURE),  # beyond them, but its interval is not
        (Share(100, 1000), FAILS),
        (Share(0, 0), UNSURE),
        (Estimate(0.5, 0.04), HOLDS),
        (Estimate(0.5, 0.06), UNSURE),
        (Estimate(0.7, 0.04), FAILS),
        (Percent(0.4), HOLDS),
        (Number(0.61), FAILS),
        (1, FAILS),
    ],
)
def test_a_share_holds_only_with_its_whole_interval(found: Any, verdict: str) -> None:
    assert judge(finding(found)) == verdict


def test_the_error_of_an_estimate_is_that_over_games() -> None:
    alike = estimate([4, 4, 4, 4], [10, 10, 10, 10])
    assert (alike.value, alike.error) == (0.4, 0)
    apart = estimate([2, 6, 2, 6], [10, 10, 10, 10])
    assert apart.value == 0.4
    assert apart.error == pytest.approx((4 * 0.2**2 / 3 / 4) ** 0.5)
    assert estimate([2, 12], [10, 20]).value == pytest.approx(14 / 30)
    assert estimate([3], [10]) == Estimate(0.3, 1.0)  # one game says nothing about others
    assert estimate([], []) == Estimate(0.0, 1.0)


def test_what_was_not_seen_yet_asks_for_more_games() -> None:
    assert judge(finding(9, sometime=True)) == UNSURE


def test_a_game_that_asks_nothing_says_how_its_seats_fare() -> None:
    with on_the_shelf():
        report = weigh([PLAIN])
        assert usual_bot(open_box("handful")) == "greedy"
        places = [observe_game(PLAIN, number).places for number in range(6)]
    assert report.findings == ()
    [seats] = report.sheets
    assert seats.rows[0][1] == 6
    won = [sum(of[seat] == 1 for of in places if set(of) != {1}) for seat in range(3)]
    assert [row[1] for row in seats.rows[1:]] == [Share(number, 6) for number in won]
    assert sum(won) > 0


def test_where_all_are_level_nobody_has_won() -> None:
    heard = [ObservedGame((1, 1, 3)), ObservedGame((1, 1, 1)), ObservedGame((2, 3, 1))]
    sheet = balance._seats({3: heard})
    assert [row[1] for row in sheet.rows] == [3, Share(1, 3), Share(1, 3), Share(1, 3)]


def test_the_same_games_are_weighed_here_and_elsewhere() -> None:
    assert weigh([QUICK], Elsewhere()) == weigh([QUICK])


def test_a_series_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = weigh([QUICK])
    weigh([msgspec.structs.replace(QUICK, games=3)], keep=tmp_path)
    [kept] = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:-9])  # the third was cut off
    played = []

    def counted(series: Series, number: int) -> Any:
        played.append(number)
        return observe_game(series, number)

    monkeypatch.setattr(balance, "observe_game", counted)
    assert weigh([QUICK], keep=tmp_path) == whole
    assert played == [2, 3]
    assert weigh([QUICK], keep=tmp_path) == whole
    assert played == [2, 3]


@pytest.mark.parametrize("change", [{"seed": 4}, {"bots": ("greedy",) * 5}, {"players": 6}])
def test_other_games_are_kept_apart(change: dict[str, Any], tmp_path: Path) -> None:
    one = msgspec.structs.replace(QUICK, games=1, bots=("random",) * 6 if "players" in change else QUICK.bots)
    weigh([msgspec.structs.replace(one, bots=one.bots[:5])], keep=tmp_path)
    weigh([msgspec.structs.replace(one, **change)], keep=tmp_path)
    assert len(list(tmp_path.iterdir())) == 2


# --- pages ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cell", "english", "french"),
    [
        (Share(1, 2), "50.0% (9.5–90.5)", "50,0\N{NO-BREAK SPACE}% (9,5–90,5)"),
        (Estimate(0.5, 0.01), "50.0% (48.0–52.0)", "50,0\N{NO-BREAK SPACE}% (48,0–52,0)"),
        (Percent(0.125), "12.5%", "12,5\N{NO-BREAK SPACE}%"),
        (Number(-1.25, 2), "−1.25", "−1,25"),
        (Number(1400.5, signed=True), "+1,400.5", "+1\N{NARROW NO-BREAK SPACE}400,5"),
        (24_700, "24,700", "24\N{NARROW NO-BREAK SPACE}700"),
        (Number(2.0, signed=True), "+2.0", "+2,0"),
        (Named({"en": "Salt", "it": "Sale", "fr": "Sel"}), "Salt", "Sel"),
        (text("report.games"), "games", "parties"),
        (7, "7", "7"),
        ("a", "a", "a"),
        (None, "", ""),
    ],
)
def test_a_cell_is_said_in_the_readers_language(cell: Any, english: str, french: str) -> None:
    assert cell_text(cell) == english
    assert cell_text(cell, "fr") == french


def report(chart: Chart | None = None) -> BalanceReport:
    sheet = Sheet(title=text("report.seats"), head=("a", "b"), rows=((1, Percent(0.5)),), chart=chart)
    return BalanceReport(
        game="q",
        edition="standard",
        series={5: QUICK},
        findings=[finding(Share(500, 1000)), finding(1)],
        sheets=[sheet],
    )


def test_a_page_shows_verdicts_and_tables() -> None:
    page = markdown(report(), "pictures")
    assert "| X-1 | all | games | 50.0% (46.9–53.1) | yes |" in page
    assert "| X-1 | all | games | 1 | **no** |" in page
    assert "## Seats\n\n| a | b |\n| --- | --- |\n| 1 | 50.0% |" in page


def test_numbers_are_written_between_the_marks_again_and_again(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nyesterday\n{END}\nafter\n")
    write_page(report(), page)
    once = page.read_text()
    write_page(report(), page)
    assert page.read_text() == once
    assert once.startswith(f"before\n{BEGIN}\n\n## Targets and results")
    assert once.endswith(f"{END}\nafter\n")
    assert "yesterday" not in once


@pytest.mark.parametrize("source", ["", BEGIN, f"{END}\n{BEGIN}"])
def test_a_page_without_marks_is_left_alone(source: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(source)
    with pytest.raises(MissingMarks):
        write_page(report(), page)
    assert page.read_text() == source


def test_a_chart_is_drawn_beside_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, Path]] = []
    monkeypatch.setattr(
        markdown_pages, "draw", lambda chart, file, language: drawn.append((chart.name, file))
    )
    lines = (Line(text("report.table", n=5), (Share(1, 2), 0.0)),)
    chart = Chart(name="wins", axis=text("report.games"), labels=("a", "b"), lines=lines)
    page = tmp_path / "page.md"
    page.write_text(BEGIN + END)
    write_page(report(chart), page)
    assert drawn == [("wins", tmp_path / "page" / "wins.svg")]
    assert "![Seats](page/wins.svg)" in page.read_text()


class Pen(ModuleType):
    """Stands in for matplotlib: remembers what was drawn."""

    def __init__(self) -> None:
        super().__init__("matplotlib")
        self.rcParams: dict[str, Any] = {}
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def __getattr__(self, name: str) -> Any:
        def called(*positional: Any, **named: Any) -> Any:
            self.calls.append((name, positional, named))
            return (self, self) if name == "subplots" else None

        return called

    def of(self, name: str) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
        return [(positional, named) for called, positional, named in self.calls if called == name]


@pytest.mark.parametrize("across", [False, True])
def test_bars_have_the_heights_and_intervals_of_their_shares(
    across: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pen = Pen()
    pen.__dict__["pyplot"] = pen
    monkeypatch.setitem(sys.modules, "matplotlib", pen)
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", pen)
    lines = (
        Line(text("report.table", n=5), (Share(50, 100), Share(20, 100))),
        Line(text("report.table", n=6), (12.5, 30.0)),
        Line(text("report.table", n=7), (Estimate(0.5, 0.05), Estimate(0.1, 0.01))),
    )
    chart = Chart(
        name="wins",
        axis=text("report.games"),
        labels=("a", "b"),
        lines=lines,
        band=(45, 55),
        label_band=(0, 1),
        label_axis=text("report.rule"),
        span=(0, 60),
        across=across,
    )
    markdown_pages.draw(chart, tmp_path / "wins.svg")
    shares, plain, estimates = pen.of("barh" if across else "bar")
    assert estimates[0][1] == [50.0, 10.0]
    assert estimates[1]["xerr" if across else "yerr"][0] == pytest.approx([9.800, 1.960], abs=0.001)
    assert shares[0][1] == [50.0, 20.0]
    [below, above] = shares[1]["xerr" if across else "yerr"]
    assert below == pytest.approx([9.617, 6.664], abs=0.001)
    assert above == pytest.approx([9.617, 8.883], abs=0.001)
    assert plain[0][1] == [12.5, 30.0]
    assert not {"xerr", "yerr"} & set(plain[1])
    assert pen.of("axvspan" if across else "axhspan")[0][0] == (45, 55)
    assert pen.of("axhspan" if across else "axvspan")[0][0] == (-0.5, 1.5)
    assert pen.of("set_xlim" if across else "set_ylim") == [((0, 60), {})]
    assert pen.of("savefig")[0][0] == (tmp_path / "wins.svg",)
