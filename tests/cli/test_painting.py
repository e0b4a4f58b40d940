"""How Richelieu looks in a terminal: everything can be read, at any width, without colour too."""

from __future__ import annotations

import functools
import io
import re

import pytest
from rich.console import Console

from camerlengo import Question, Table
from camerlengo.core.texts import LANGUAGES
from camerlengo.games.richelieu import terminal
from camerlengo.games.richelieu.deck import RichelieuDeck
from camerlengo.games.richelieu.view import RichelieuView
from camerlengo.games.terminal_table import Canvas


@functools.cache  # several tests look at the same tables
def painted(
    table: Table,
    seat: int | None,
    *,
    width: int = 80,
    language: str = "en",
    colours: bool = False,
    drawn: bool = True,
    roomy: bool = False,
    asked: bool = True,
) -> str:
    view = table.view(seat)
    assert isinstance(view, RichelieuView)
    assert isinstance(table.deck, RichelieuDeck)
    question = _question(table, seat) if asked else None
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        force_terminal=colours,
        color_system="truecolor" if colours else None,
        highlight=False,
    )
    console.print(
        terminal.TerminalTable(
            view,
            table.deck,
            table.names_in(language),
            language,
            Canvas(
                width=width,
                roomy=roomy,
                drawn=drawn,
                question=None if question is None else question.kind,
                numbers={}
                if question is None
                else {option: number for number, option in enumerate(question.options, start=1)},
            ),
        )
    )
    return out.getvalue()


def _question(table: Table, seat: int | None) -> Question | None:
    return next((question for question in table.questions if question.seat == seat), None)


@functools.cache
def positions(seed: int, players: int = 2) -> list[Table]:
    """A table at every question of a game, and at its end; nobody may answer there."""
    table = Table("richelieu", players, seed=seed)
    found = []
    while not table.over:
        found.append(table.copy())
        question = table.questions[0]
        table.answer(question.seat, question.options[len(found) * 7 % len(question.options)])
    return [*found, table]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 160, 250])
def test_the_table_fits_into_its_width(width: int, language: str) -> None:
    game = positions(seed=1, players=4)
    for table in [*game[:: len(game) // 5], game[-1]]:
        for seat in (None, 0):
            for line in painted(table, seat, width=width, language=language).splitlines():
                assert len(line.rstrip()) <= width


def test_two_players_and_a_question_fit_into_24_lines() -> None:
    table = Table("richelieu", seed=7)
    lines = painted(table, table.questions[0].seat).splitlines()
    assert len(lines) + 1 + len(table.questions[0].options) + 1 <= 24


def test_every_card_shows_region_crests_and_symbol_without_colour() -> None:
    table = Table("richelieu", seed=7)
    view = table.view(0)
    assert isinstance(view, RichelieuView)
    rows = painted(table, None).splitlines()[1:9:2]
    short = terminal.short_names([region.name for region in table.deck.regions], 3)  # type: ignore[attr-defined]
    for row, line in zip(view.rows, rows, strict=True):
        for column, here in enumerate(row):
            face = line[7 + 6 * column : 12 + 6 * column]
            assert face[:3] == short[here.card.region]
            assert face[3] == "•"
            if here.card.symbol is not None:
                assert face[4] == {9: "⚔", 10: "✚", 11: "♜"}[here.card.symbol]
            else:
                assert face[4] == ("•" if here.card.crests == 2 else " ")


@pytest.mark.parametrize(
    ("language", "queen"), [("en", "Que"), ("it", "Reg"), ("fr", "Rei")], ids=["en", "it", "fr"]
)
def test_of_a_name_that_is_cut_more_than_the_article_is_left(language: str, queen: str) -> None:
    said = painted(Table("richelieu", 2, seed=7), 0, language=language)
    assert re.search(r"^▲1 Ric +0", said, re.MULTILINE)
    assert re.search(rf"^▲2 {queen} +0", said, re.MULTILINE)


def test_markers_discs_and_the_card_that_is_paid_for_have_signs() -> None:
    seen = set()
    for table in positions(seed=5):
        view = table.view(None)
        assert isinstance(view, RichelieuView)
        signs = painted(table, None).splitlines()[2:9:2]
        for row, line in zip(view.rows, signs, strict=True):
            for here in row:
                cell = line[7 + 6 * (here.place % 12) :][:5].ljust(5)
                assert (cell[0] == "◎") == here.disc
                assert cell[1:3] == (f"▲{here.marker + 1}" if here.marker is not None else "  ")
                assert cell[4] == ("?" if here.place in (view.wanted, view.moving) else " ")
                seen.add(cell[4])
    assert seen == {"?", " "}


def test_every_option_that_is_a_card_has_its_number_on_that_card() -> None:
    kinds = set()
    for table in positions(seed=5):
        for question in table.questions:
            kinds.add(question.name)
            text = painted(table, question.seat)
            signs = text.splitlines()[2:9:2]
            shown = sorted(
                int(line[10 + 6 * column : 12 + 6 * column].strip() or 0)
                for line in (sign.ljust(80) for sign in signs)
                for column in range(12)
                if line[10 + 6 * column : 12 + 6 * column].strip() not in ("", "?")
            )
            cards = [
                number
                for number, option in enumerate(question.options, start=1)
                if terminal.TerminalTable.on_the_table(question.kind, option)
            ]
            assert shown == cards
    assert kinds >= {"take", "take_another", "pay", "mark", "move", "move_to"}


def test_an_end_that_can_be_taken_has_an_arrow() -> None:
    for table in positions(seed=5):
        for question in table.questions:
            faces = painted(table, question.seat).splitlines()[1:9:2]
            arrows = sum(line.count("▸") + line.count("◂") for line in faces)
            if question.name not in ("take", "take_another"):
                assert arrows == 0
                continue
            rows = table.view(question.seat).rows  # type: ignore[attr-defined]
            last = sum(
                len(rows[option >> 1]) == 1  # the last card of a row is an end on both sides
                for option in question.options
                if terminal.TerminalTable.on_the_table(question.kind, option)
            )
            ends = sum(
                terminal.TerminalTable.on_the_table(question.kind, option) for option in question.options
            )
            assert arrows == ends + last


def test_the_ledger_says_what_each_has_what_is_left_and_who_leads() -> None:
    for table in positions(seed=5)[::3]:
        view = table.view(None)
        assert isinstance(view, RichelieuView)
        left, *held = (line.ljust(80) for line in painted(table, None).splitlines()[9:12])
        for region in range(9):
            on_table = sum(
                here.card.crests for row in view.rows for here in row if here.card.region == region
            )
            assert left[7 + 6 * region + 3 : 12 + 6 * region].strip() == str(on_table)
            counts = [
                sum(card.crests for card in seat.cards if card.region == region)
                + sum(disc == region for disc in seat.discs)
                for seat in view.seats
            ]
            for seat, line in enumerate(held):
                cell = line[7 + 6 * region : 12 + 6 * region].strip()
                ahead = counts[seat] > counts[1 - seat]
                assert ("★" in cell) == ahead
                assert ("=" in cell) == (counts[0] == counts[1] > 0)
                cards = any(card.region == region for card in view.seats[seat].cards)
                assert ("!" in cell) == (not cards)


def test_each_seat_shows_markers_cards_and_its_own_discs_only() -> None:
    for table in positions(seed=5)[::3]:
        if table.over:
            break
        for seat in range(2):
            text = " ".join(painted(table, seat, asked=False).split())
            view = table.view(seat)
            assert isinstance(view, RichelieuView)
            for of in view.seats:
                placed = 3 - of.supply - of.lost
                assert f"markers: {of.supply} in supply, {placed} placed, {of.lost} lost" in text
            mine, other = view.seats[seat], view.seats[1 - seat]
            assert text.count("(you)") == 1
            assert text.count("disc (") + text.count("discs (") == bool(mine.discs)
            assert all(disc is None for disc in other.discs)


def test_colour_only_helps() -> None:
    table = Table("richelieu", seed=7)
    coloured = painted(table, 0, colours=True)
    assert "\x1b[" in coloured
    assert "48;2;" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == painted(table, 0)


def test_a_terminal_without_unicode_is_served_in_ascii() -> None:
    for table in positions(seed=5)[::3]:
        text = painted(table, 0, drawn=False)
        assert re.sub("[éè“”]", "", text).isascii()  # words keep their letters, and the screen replaces them


def test_room_is_used_where_there_is_some() -> None:
    table = Table("richelieu", seed=7)
    assert len(painted(table, 0, roomy=True).splitlines()) == len(painted(table, 0).splitlines()) + 5
    assert "Bourgogne" in painted(table, 0, width=160)


@pytest.mark.parametrize(
    ("names", "length", "short"),
    [
        (["Bourgogne", "Bourbon", "Bretagne"], 3, ["Brg", "Brb", "Bre"]),
        (["Bourgogne", "Bourbon"], 9, ["Bourgogne", "Bourbon"]),
        (["Aab", "Aac"], 2, ["Ab", "Ac"]),
        (["X1", "X1y", "X1z"], 2, ["X", "Xy", "Xz"]),
        (["A", "B"], 3, ["A", "B"]),
    ],
)
def test_short_names_stay_apart(names: list[str], length: int, short: list[str]) -> None:
    assert terminal.short_names(names, length) == short


def test_short_names_are_told_apart_whatever_they_are() -> None:
    names = ["aaaa", "aaab", "aaba", "abaa", "baaa", "aabb", "abab", "abba", "aabc"]
    for length in range(2, 6):
        assert len(set(terminal.short_names(names, length))) == len(names)


def test_the_legend_explains_every_sign() -> None:
    table = Table("richelieu", seed=7)
    for language in LANGUAGES:
        signs = terminal.TerminalTable.legend(table.deck, language)  # type: ignore[arg-type]
        assert len(signs) == len({sign for sign, _ in signs}) == 9 + 3 + 8


@pytest.mark.parametrize("width", [0, 80, 100, 120, 200])
def test_the_legend_cuts_regions_as_the_table_does(width: int) -> None:
    table = Table("richelieu", seed=7)
    view = table.view(None)
    signs = terminal.TerminalTable.legend(table.deck, "en", width=width)  # type: ignore[arg-type]
    names = table.names_in("en")
    painting = terminal.TerminalTable(view, table.deck, names, "en", Canvas(width=width))  # type: ignore[arg-type]
    assert [sign for sign, _ in signs[:9]] == painting.short
