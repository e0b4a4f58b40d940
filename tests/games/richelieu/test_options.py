"""The short game, and three or four players."""

from __future__ import annotations

import pytest

from camerlengo.core import SPECTATOR, SetupError
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import deal
from camerlengo.games.richelieu.terms import (
    DECLINE,
    ENDED,
    FROM_SUPPLY,
    MARK,
    NO_MARKER,
    PAID,
    PAY,
    SKIPPED,
    TAKE,
    TAKE_ANOTHER,
)
from camerlengo.table import Table
from tests.games.richelieu.positions import (
    AUVERGNE,
    BOURGOGNE,
    QUEEN,
    RICHELIEU,
    Markers,
    Position,
    left,
    right,
)
from tests.games.script import Asked

# --- RI-50: the short game ------------------------------------------------------------------------


@pytest.mark.rule("RI-50")
def test_a_short_game_ends_when_three_of_the_four_rows_are_empty() -> None:
    table = Position("Bg2", "No2 Pr2 Ch2", short=True)
    assert not table.game.over()
    turn = table.play(left(1))
    assert table.game.over()
    assert len(turn.heard(ENDED)) == 1
    assert table.row(2) == "No2 Pr2 Ch2"


@pytest.mark.rule("RI-50")
def test_the_usual_game_does_not() -> None:
    table = Position("Bg2", "No2 Pr2 Ch2")
    table.play(left(1), NO_MARKER)
    assert not table.game.over()


@pytest.mark.rule("RI-50")
def test_with_two_rows_left_a_short_game_goes_on() -> None:
    table = Position("Bg2 Br2", "No2", "An2", short=True)
    table.play(left(2), NO_MARKER)
    assert not table.game.over()
    assert table.ask().question == TAKE


@pytest.mark.rule("RI-50")
def test_the_second_card_of_the_last_turn_may_still_be_taken() -> None:
    table = Position("Bgs", "Bgc Pr2 Bgt", short=True)
    assert table.ask(left(1)) == Asked(RICHELIEU, TAKE_ANOTHER, (left(2), right(2), DECLINE))
    turn = table.play(left(1), right(2))
    assert turn.questions == [TAKE, TAKE_ANOTHER]
    assert table.took(RICHELIEU) == "Bgs Bgt"
    assert table.row(2) == "Bgc Pr2"
    assert table.game.over()


@pytest.mark.rule("RI-50")
def test_or_declined() -> None:
    table = Position("Bgs", "Bgc Pr2 Bgt", short=True)
    turn = table.play(left(1), DECLINE)
    assert turn.questions == [TAKE, TAKE_ANOTHER]
    assert table.took(RICHELIEU) == "Bgs"
    assert table.game.over()


@pytest.mark.rule("RI-50")
def test_the_second_card_may_empty_the_third_row() -> None:
    table = Position("Bgs Bgc", "Pr2 Ch2", short=True)
    table.play(left(1), left(1))
    assert table.game.over()


@pytest.mark.rule("RI-50")
def test_or_the_last_row_too() -> None:
    table = Position("Bgs", "Bgc", short=True)
    table.play(left(1), left(2))
    assert table.game.over()
    assert table.took(RICHELIEU) == "Bgs Bgc"


@pytest.mark.rule("RI-50")
def test_the_last_turn_may_have_to_be_paid_for() -> None:
    table = Position("Bgs", "Bgc/1 Pr2/0", short=True)
    assert table.ask(left(1), left(2)) == Asked(RICHELIEU, PAY, (table.at(2, 2), FROM_SUPPLY))


@pytest.mark.rule("RI-50")
def test_the_option_of_the_table_makes_the_game_short() -> None:
    games = [open_box("richelieu").new(2, 1, {"short": short}) for short in (False, True)]
    assert [game.view(SPECTATOR).short for game in games] == [False, True]
    assert not open_box("richelieu").new(2, 1).view(SPECTATOR).short


# --- RI-52: what is left on the table -------------------------------------------------------------


@pytest.mark.rule("RI-52")
def test_cards_still_on_the_table_count_for_nobody() -> None:
    table = Position("Bg2/0 Bg2/1 Bgs Bgc", short=True, taken={RICHELIEU: "Bg1 Bgt"}, box="Bg sword")
    sheet = open_box("richelieu").result(table.game, standard_deck()).sheet
    assert table.game.over()
    assert sheet[BOURGOGNE].counts == (2, 2)
    assert sheet[BOURGOGNE].points == (0, 0)
    assert sum(sheet[9].counts) == 8


@pytest.mark.rule("RI-52")
def test_who_has_no_card_of_a_region_loses_five_points_although_one_is_on_the_table() -> None:
    table = Position("Au2/0 Aus", short=True, box="Au")
    assert open_box("richelieu").result(table.game, standard_deck()).sheet[AUVERGNE].points == (-5, 2)


@pytest.mark.rule("RI-52")
def test_discs_still_on_the_table_count_for_nobody_and_stay_hidden() -> None:
    table = Position("An2 Ans Bg2*An", short=True, taken={RICHELIEU: "Ant An1"}, discs={RICHELIEU: "back"})
    sheet = open_box("richelieu").result(table.game, standard_deck()).sheet
    assert sheet[6].counts == (2, 1)
    other = Position(
        "An2 Ans Bg2*Au", short=True, taken={RICHELIEU: "Ant An1"}, discs={RICHELIEU: "back"}, box="An"
    )
    assert other.view(QUEEN).rows == table.view(QUEEN).rows


# --- RI-51: three and four players ----------------------------------------------------------------


@pytest.mark.rule("RI-51")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_have_three_markers_each(players: int) -> None:
    game = deal(players, Rng(1), standard_deck().cards, 0, False)
    assert game.supply == [3] * players
    assert game.lost == [0] * players
    assert len(Table("richelieu", players=players, seed=1).names) == players


@pytest.mark.rule("RI-51")
@pytest.mark.parametrize("players", [1, 5])
def test_no_fewer_than_two_and_no_more_than_four(players: int) -> None:
    with pytest.raises(SetupError):
        Table("richelieu", players=players, seed=1)


@pytest.mark.rule("RI-51")
@pytest.mark.parametrize(("players", "start"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)])
def test_play_goes_around_in_clockwise_order(players: int, start: int) -> None:
    table = Position(
        "Bg2 Br2 Ch2 No2 La2", "Pr2 An2 Bb2", "Au2", players=players, to_move=start, turn=0, rest=start
    )
    seats = [table.play(left(1), NO_MARKER).asked[0].seat for _ in range(5)]
    assert seats == [(start + number) % players for number in range(5)]


@pytest.mark.rule("RI-51")
@pytest.mark.parametrize(("players", "payer", "owner"), [(3, 0, 2), (3, 2, 1), (4, 1, 3), (4, 3, 0)])
def test_any_opponents_marker_costs_one_and_goes_back_to_its_owner(
    players: int, payer: int, owner: int
) -> None:
    bystander = next(seat for seat in range(players) if seat not in (payer, owner))
    table = Position(
        f"Bg2/{owner} Br2/{bystander} Ch2/{payer}", "Pr2", players=players, to_move=payer, rest=bystander
    )
    turn = table.play(left(1), FROM_SUPPLY, NO_MARKER)
    assert [told.about for told in turn.heard(PAID)] == [(FROM_SUPPLY, owner)]
    assert table.took(payer) == "Bg2"
    assert table.markers(payer) == Markers(supply=1, on_cards=1, lost=1)
    assert table.markers(owner) == Markers(supply=3, on_cards=0, lost=0)
    assert table.markers(bystander) == Markers(supply=2, on_cards=1, lost=0)


@pytest.mark.rule("RI-51")
def test_two_opponents_markers_in_one_turn_go_back_to_two_owners() -> None:
    table = Position("Bgs/1 Bgc/2 No2", "Pr2", players=3)
    table.play(left(1), left(1), NO_MARKER)
    assert table.markers(0) == Markers(supply=1, on_cards=0, lost=2)
    assert table.markers(1) == table.markers(2) == Markers(supply=3, on_cards=0, lost=0)


@pytest.mark.rule("RI-51")
def test_without_markers_no_opponents_card_can_be_taken() -> None:
    table = Position("Bg2/1 Br2 Ch2/2", "Pr2/3 No2", players=4, lost={0: 3})
    assert table.play().asked == []
    assert table.took(0) == "No2"


@pytest.mark.rule("RI-51")
def test_who_skips_is_followed_by_the_next_seat() -> None:
    table = Position("Bg2/0 Br2 Ch2/2", players=3, to_move=1, lost={1: 3}, rest=0)
    assert len(table.play().heard(SKIPPED)) == 1
    assert table.ask().seat == 2


@pytest.mark.rule("RI-51", "RI-14")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("start", [0, 2])
def test_only_the_very_first_turn_is_limited_to_one_card(players: int, start: int) -> None:
    table = Position(
        "Bgs Bgc Bgt Bg1",
        "Ans Anc Ant An1",
        "Prs Prc Prt",
        players=players,
        to_move=start,
        turn=0,
        rest=start,
    )
    assert table.play(left(1), NO_MARKER).questions == [TAKE, MARK]
    for number in range(1, players):
        assert table.play(left(2), DECLINE, NO_MARKER).questions == [TAKE, TAKE_ANOTHER, MARK], number
    assert table.play(left(3), left(3), NO_MARKER).asked[0].seat == start


@pytest.mark.rule("RI-51", "RI-20")
def test_no_marker_goes_on_a_card_with_a_third_players_marker() -> None:
    table = Position("Bg2 Br2/2 Ch2/1 No2", "Pr2/3", players=4)
    assert table.ask(left(1)).options == (table.at(1, 4), NO_MARKER)
