"""What the screen does with results, long names and little room."""

from __future__ import annotations

import io
import re
import sys

import msgspec
import pytest
import rich.console

from camerlengo import Result, Table
from camerlengo.cli.screen import Line, Screen, winner_text
from camerlengo.core import grammar
from camerlengo.core.texts import LANGUAGES
from camerlengo.games.terminal_table import fitting
from tests.recorded import recorded


@pytest.mark.parametrize(
    ("scores", "places", "sentence"),
    [
        ((20, 31), (2, 1), "Bruno wins with 31 points."),
        ((1, -4), (1, 2), "Anna wins with 1 point."),
        ((25, 25), (2, 1), "Bruno wins the tiebreak at 25 points against Anna."),
        ((25, 25), (1, 1), "Anna and Bruno share the victory with 25 points each."),
    ],
)
def test_the_winner_is_said_in_words(scores: tuple[int, ...], places: tuple[int, ...], sentence: str) -> None:
    assert winner_text(Result(scores=scores, places=places)).say("en", ("Anna", "Bruno")) == sentence


def finished(players: int, names: tuple[str, ...]) -> Table:
    record = recorded("richelieu", *["random"] * players)
    return Table.resume(msgspec.structs.replace(record, seats=names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_four_with_long_names_fits_80_columns(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    table = finished(4, ("Maria Antonietta Giuseppa", "W" * 40, "名前の長い人", "D"))
    result = table.result
    assert result is not None
    Screen(language).result(table, result)
    lines = out.getvalue().splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert len(lines) >= 12 + 4
    for entry, line in zip(result.sheet, lines[1:], strict=False):
        for seat in range(4):
            points = grammar.number(language, entry.points[seat], sign=True)
            assert f"{entry.counts[seat]:>2} {points:>4}" in line


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["Richel…", "Queen", "Père J…", "Gaston…"]),
        ("it", ["Richel…", "Regina", "Padre …", "Gaston…"]),
        ("fr", ["Richel…", "Reine", "Père J…", "Gaston…"]),
    ],
)
def test_a_narrow_sheet_leaves_articles_out(
    language: str, headings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "54")
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    table = finished(4, ("", "", "", ""))
    result = table.result
    assert result is not None
    Screen(language).result(table, result)
    assert re.split("  +", out.getvalue().splitlines()[0].strip()) == headings


@pytest.mark.parametrize(
    ("name", "columns", "language", "said"),
    [
        ("Regina", 9, "it", "Regina"),
        ("Regina", 8, "it", "Regina"),
        ("Elemosiniere", 12, "it", "Elemosiniere"),
        ("Nonce", 3, "fr", "Nonce"),
        ("Les", 2, "fr", "Les"),
        ("Leslie", 3, "fr", "Leslie"),
        ("Nuncio", 4, "en", "Nuncio"),
        ("Nonce", 3, "en", "Nonce"),
    ],
)
def test_a_name_has_its_article_where_there_is_room(
    name: str, columns: int, language: str, said: str
) -> None:
    assert fitting(name, columns, language) == said


@pytest.mark.parametrize("columns", [20, 40, 60, 79])
def test_a_narrow_terminal_is_told_how_wide_the_table_is(
    columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", "24")
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    screen = Screen("en")
    screen.live = True
    table = Table("richelieu", seed=7, options={"start": 0})
    table.answer(0, table.questions[0].options[0])
    screen.question(table, table.questions[0], table.log(0))
    assert "needs 80 columns" in " ".join(out.getvalue().split())


def test_a_line_does_not_break_at_a_space_that_must_not_break() -> None:
    mark = "\N{NO-BREAK SPACE}"
    console = rich.console.Console(file=io.StringIO(), width=12)
    lines = Line(f"Ensuite par{mark}: «{mark}Aller{mark}».").wrap(console, 12)
    assert [line.plain for line in lines] == ["Ensuite ", f"par{mark}: ", f"«{mark}Aller{mark}»."]


def test_a_number_stays_with_its_per_cent_sign_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    screen = Screen("fr")
    screen.say("On gagne " + screen.figure("50.0%") + ".")
    assert [line.rstrip() for line in out.getvalue().splitlines()] == ["On gagne", "50,0\N{NO-BREAK SPACE}%."]
