"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from camerlengo.core import SheetLine
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.terms import (
    CROSS,
    DECLINE,
    MARK,
    MOVE,
    NO_MARKER,
    NOBODY,
    PAY,
    TAKE,
    TAKE_ANOTHER,
)
from tests.games.richelieu.positions import (
    BOURGOGNE,
    NORMANDIE,
    PROVENCE,
    QUEEN,
    REGION_NAMES,
    RICHELIEU,
    Markers,
    Position,
    left,
    right,
)
from tests.games.script import Asked


def line(table: Position, contest: int) -> SheetLine:
    return open_box("richelieu").result(table.game, standard_deck()).sheet[contest]


@pytest.mark.rule("RI-60")
def test_example_1_five_crests_and_the_disc_beat_the_other_five() -> None:
    table = Position(taken={RICHELIEU: "Bg2 Bg2 Bg1"}, discs={RICHELIEU: "Bg"})
    assert line(table, BOURGOGNE).counts == (6, 5)
    assert line(table, BOURGOGNE).points == (6, 0)


@pytest.mark.rule("RI-61")
def test_example_2_four_crests_each_score_nobody() -> None:
    table = Position(taken={RICHELIEU: "No2 No2"}, box="No")
    assert line(table, NORMANDIE).counts == (4, 4)
    assert line(table, NORMANDIE).points == (0, 0)


@pytest.mark.rule("RI-62")
def test_example_3_all_seven_crests_against_the_disc_alone() -> None:
    table = Position(taken={RICHELIEU: "Bg2"}, discs={RICHELIEU: "Pr"})
    assert line(table, PROVENCE).points == (-5, 7)


@pytest.mark.rule("RI-63")
def test_example_4_five_crosses_against_four() -> None:
    five = " ".join(region + "c" for region in REGION_NAMES[:5])
    table = Position(taken={RICHELIEU: five}, box="cross")
    assert line(table, CROSS).counts == (5, 4)
    assert line(table, CROSS).points == (5, 0)


@pytest.mark.rule("RI-63")
def test_example_4_had_the_queen_had_the_disc_nobody_would_score() -> None:
    five = " ".join(region + "c" for region in REGION_NAMES[:5])
    table = Position(taken={RICHELIEU: five}, discs={QUEEN: "cross"})
    assert line(table, CROSS).counts == (5, 5)
    assert line(table, CROSS).points == (0, 0)


# --- the possibilities of a move ------------------------------------------------------------------


def the_move_example() -> Position:
    """The ends of the rows as in the picture, its cards by number.

    1 are the double cards. Row 1: 3 and 2 at the right. Row 2: 5 (with Richelieu's marker), 6 and 7 at the
    left, 1 at the right. Row 3: 4 (with the Queen's marker) at the left. Row 4: 8 (with a disc) at the right.
    """
    return Position("Bg2 Ans Anc", "Chs/0 Chc Cht No2", "Ant/1 La2", "Au2 Nos*Br")


@pytest.mark.rule("RI-64")
def test_richelieu_could_take_any_card_at_an_end() -> None:
    assert the_move_example().ask() == Asked(RICHELIEU, TAKE, (0, 1, 2, 3, 4, 5, 6, 7))


@pytest.mark.rule("RI-64")
@pytest.mark.parametrize(
    ("end", "card"), [(left(1), "Bg2"), (right(2), "No2"), (right(3), "La2"), (left(4), "Au2")]
)
def test_a_double_card_alone(end: int, card: str) -> None:
    table = the_move_example()
    assert table.play(end, NO_MARKER).questions == [TAKE, MARK]
    assert table.took(RICHELIEU) == card


@pytest.mark.rule("RI-64")
def test_two_neighbouring_single_cards_of_one_colour() -> None:
    table = the_move_example()
    assert table.ask(right(1)).options == (right(1), left(3), DECLINE)
    table.play(right(1), right(1), NO_MARKER)
    assert table.took(RICHELIEU) == "Anc Ans"
    assert table.markers(RICHELIEU) == Markers(supply=2, on_cards=1, lost=0)


@pytest.mark.rule("RI-64")
def test_instead_of_the_second_the_one_with_the_queens_marker_for_one_of_his_own() -> None:
    table = the_move_example()
    assert table.ask(right(1), left(3)).question == PAY
    table.play(right(1), left(3), table.at(2, 1), NO_MARKER)
    assert table.took(RICHELIEU) == "Anc Ant"
    assert table.markers(RICHELIEU) == Markers(supply=2, on_cards=0, lost=1)
    assert table.markers(QUEEN) == Markers(supply=3, on_cards=0, lost=0)


@pytest.mark.rule("RI-64")
def test_two_neighbours_of_which_one_brings_his_marker_back_and_no_third_card() -> None:
    table = the_move_example()
    turn = table.play(left(2), left(2), NO_MARKER)
    assert turn.questions == [TAKE, TAKE_ANOTHER, MARK]
    assert table.took(RICHELIEU) == "Chs Chc"
    assert table.row(2) == "Cht No2"
    assert table.markers(RICHELIEU) == Markers(supply=3, on_cards=0, lost=0)


@pytest.mark.rule("RI-64")
def test_a_card_with_its_disc_but_no_double_card_after_it() -> None:
    table = the_move_example()
    turn = table.play(right(4), NO_MARKER)  # No2 lies at the right of row 2, but is not offered
    assert turn.questions == [TAKE, MARK]
    assert table.took(RICHELIEU) == "Nos"
    assert table.discs(RICHELIEU) == ["Br"]


@pytest.mark.rule("RI-65")
def test_with_all_his_markers_on_cards_richelieu_lifts_one_to_pay() -> None:
    table = Position("Bg2/1 No2/0 Pr2", "Br2/0 Ch2", "An2/0")
    lifted = table.at(2, 1)
    assert table.ask(left(1)) == Asked(RICHELIEU, PAY, (table.at(1, 2), lifted, table.at(3, 1)))
    turn = table.play(left(1), lifted, NO_MARKER)
    assert turn.questions == [TAKE, PAY, MOVE]
    assert table.took(RICHELIEU) == "Bg2"
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=2, lost=1)
    assert table.marker(2, 1) == NOBODY
    assert table.markers(QUEEN) == Markers(supply=3, on_cards=0, lost=0)
