"""Taking cards."""

from __future__ import annotations

import pytest

from camerlengo.core import EVERYBODY, SPECTATOR
from camerlengo.games.richelieu.terms import (
    DECLINE,
    MARK,
    NO_MARKER,
    SKIPPED,
    TAKE,
    TAKE_ANOTHER,
    TOOK,
)
from tests.games.richelieu.positions import QUEEN, RICHELIEU, Markers, Position, face, left, right
from tests.games.script import Asked, Told

# --- RI-10: one card or two -----------------------------------------------------------------------


@pytest.mark.rule("RI-10")
def test_the_player_takes_at_least_one_card() -> None:
    table = Position("Bg2 No2", "Pr2")
    assert table.ask() == Asked(RICHELIEU, TAKE, (left(1), right(1), left(2)))


@pytest.mark.rule("RI-10")
def test_also_who_holds_a_disc_and_has_lost_markers() -> None:
    table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 2}, discs={RICHELIEU: "No"})
    assert table.ask().options == (left(1), right(1), left(2))


@pytest.mark.rule("RI-10")
def test_one_card_is_enough() -> None:
    table = Position("Bgs Bgc Bgt", "Pr2")
    table.play(left(1), DECLINE, NO_MARKER)
    assert table.took(RICHELIEU) == "Bgs"
    assert table.row(1) == "Bgc Bgt"
    assert table.game.seat == QUEEN


@pytest.mark.rule("RI-10")
def test_two_cards_are_the_most_even_if_a_third_would_fit() -> None:
    table = Position("Bgs Bgc Bgt Bg1", "Pr2")
    turn = table.play(left(1), left(1), NO_MARKER)
    assert turn.questions == [TAKE, TAKE_ANOTHER, MARK]
    assert table.took(RICHELIEU) == "Bgs Bgc"
    assert table.row(1) == "Bgt Bg1"


@pytest.mark.rule("RI-10")
def test_the_cards_go_to_whoever_took_them() -> None:
    table = Position("Bgs Bgc Bgt Bg1", "Pr2", to_move=QUEEN, rest=RICHELIEU)
    turn = table.play(left(1), right(1), NO_MARKER)
    assert table.took(QUEEN) == "Bgs Bg1"
    assert table.took(RICHELIEU) == ""
    assert [(told.seat, face(told.about[1])) for told in turn.heard(TOOK)] == [(QUEEN, "Bgs"), (QUEEN, "Bg1")]
    assert [told.about[0] for told in turn.heard(TOOK)] == [table.at(1, 1), table.at(1, 4)]


# --- RI-11: only from the ends --------------------------------------------------------------------


@pytest.mark.rule("RI-11")
def test_only_the_outermost_cards_of_a_row_may_be_taken() -> None:
    table = Position("Bg2 No2 Pr2", "Br2 Ch2", "La2 An2 Bb2", "Au2 Aus")
    assert table.ask().options == (0, 1, 2, 3, 4, 5, 6, 7)


@pytest.mark.rule("RI-11")
def test_the_last_card_of_a_row_is_offered_once_and_an_empty_row_not_at_all() -> None:
    table = Position("Bg2", "", "No2 Pr2", "Ch2")
    assert table.ask().options == (left(1), left(3), right(3), left(4))


@pytest.mark.rule("RI-11")
@pytest.mark.parametrize(
    ("end", "card", "remaining"), [(left(2), "Bg2", "No2 Pr2"), (right(2), "Pr2", "Bg2 No2")]
)
def test_the_card_comes_from_the_end_that_was_named(end: int, card: str, remaining: str) -> None:
    table = Position("Ch2", "Bg2 No2 Pr2")
    table.play(end, NO_MARKER)
    assert table.took(RICHELIEU) == card
    assert table.row(2) == remaining
    assert table.row(1) == "Ch2"


@pytest.mark.rule("RI-11")
def test_a_second_card_is_a_rows_last_card_once_too() -> None:
    table = Position("Bgs Bgc", "Bgt", "Pr2")
    assert table.ask(left(1)).options == (left(1), left(2), DECLINE)


@pytest.mark.rule("RI-11")
def test_the_only_card_that_is_left_is_taken_without_asking() -> None:
    table = Position("", "", "Pr2")
    turn = table.play()
    assert turn.asked == []
    assert table.took(RICHELIEU) == "Pr2"


# --- RI-12: which two -----------------------------------------------------------------------------


@pytest.mark.rule("RI-12")
def test_two_cards_must_be_of_one_region() -> None:
    table = Position("Bgs No1", "Nos", "Bgc", "Prs Pr2")
    assert table.ask(left(1)).options == (left(3), DECLINE)
    assert table.ask(left(2)).options == (right(1), DECLINE)
    assert table.ask(left(4)).question == MARK


@pytest.mark.rule("RI-12")
def test_after_a_card_with_two_crests_there_is_no_second() -> None:
    table = Position("Bg2 Bg1", "Bgs", "Bg2")
    turn = table.play(left(1), NO_MARKER)
    assert turn.questions == [TAKE, MARK]
    assert table.took(RICHELIEU) == "Bg2"


@pytest.mark.rule("RI-12")
def test_after_a_card_with_one_crest_there_is_none_with_two() -> None:
    table = Position("Bgs Bg2", "Bg2", "Bg1 Pr2 Bg2")
    assert table.ask(left(1)).options == (left(3), DECLINE)


@pytest.mark.rule("RI-12")
def test_the_second_card_is_not_even_asked_for_where_none_fits() -> None:
    table = Position("Bgs Bg2", "No1", "Pr2")
    assert table.ask(left(1)).question == MARK


@pytest.mark.rule("RI-12")
@pytest.mark.parametrize("first", ["Bgs", "Bgc", "Bgt", "Bg1"])
def test_symbols_do_not_matter_for_the_second_card(first: str) -> None:
    others = [card for card in ("Bgs", "Bgc", "Bgt", "Bg1") if card != first]
    table = Position(first, *others)
    assert table.ask(left(1)).options == (left(2), left(3), left(4), DECLINE)


# --- RI-13: where the second card may be ----------------------------------------------------------


@pytest.mark.rule("RI-13")
def test_the_second_card_may_be_the_one_just_laid_bare() -> None:
    table = Position("Bgs Bgc No2", "Pr2")
    assert table.ask(left(1)).options == (left(1), DECLINE)
    table.play(left(1), left(1), NO_MARKER)
    assert table.took(RICHELIEU) == "Bgs Bgc"
    assert table.row(1) == "No2"


@pytest.mark.rule("RI-13")
def test_also_from_the_right() -> None:
    table = Position("No2 Bgc Bgs", "Pr2")
    assert table.ask(right(1)).options == (right(1), DECLINE)
    table.play(right(1), right(1), NO_MARKER)
    assert table.took(RICHELIEU) == "Bgs Bgc"
    assert table.row(1) == "No2"


@pytest.mark.rule("RI-13")
def test_the_second_card_may_lie_at_any_end_of_any_row() -> None:
    table = Position("Bgs No2 Bgc", "Pr2 Bgt", "Bg1 Ch2")
    assert table.ask(left(1)).options == (right(1), right(2), left(3), DECLINE)
    table.play(left(1), right(2), NO_MARKER)
    assert table.took(RICHELIEU) == "Bgs Bgt"
    assert (table.row(1), table.row(2), table.row(3)) == ("No2 Bgc", "Pr2", "Bg1 Ch2")


@pytest.mark.rule("RI-13")
def test_but_not_in_the_middle_of_a_row() -> None:
    table = Position("Bgs No2", "Pr2 Bgt Ch2", "Pr2 Bg1 Bgc An2")
    assert table.ask(left(1)).question == MARK


# --- RI-14: the first turn ------------------------------------------------------------------------


@pytest.mark.rule("RI-14")
@pytest.mark.parametrize("start", [RICHELIEU, QUEEN])
def test_the_starting_player_takes_one_card_only_in_the_first_turn(start: int) -> None:
    table = Position("Bgs Bgc Bgt Bg1 Bg2", "Pr2", turn=0, to_move=start)
    turn = table.play(left(1), NO_MARKER)
    assert turn.questions == [TAKE, MARK]
    assert table.took(start) == "Bgs"


@pytest.mark.rule("RI-14")
@pytest.mark.parametrize("start", [RICHELIEU, QUEEN])
def test_the_other_player_may_take_two_already_in_the_second_turn(start: int) -> None:
    table = Position("Bgs Bgc Bgt Bg1 Bg2", "Pr2", turn=0, to_move=start)
    table.play(left(1), NO_MARKER)
    table.play(left(1), left(1), NO_MARKER)
    assert table.took(1 - start) == "Bgc Bgt"


@pytest.mark.rule("RI-14")
def test_the_starting_player_may_take_two_from_the_second_turn_on() -> None:
    table = Position("Bgs Bgc Bgt", "Pr2 Br2", turn=0)
    table.play(left(2), NO_MARKER)
    table.play(left(2), NO_MARKER)
    table.play(left(1), left(1), NO_MARKER)
    assert table.took(RICHELIEU) == "Pr2 Bgs Bgc"


# --- RI-15: open cards ----------------------------------------------------------------------------


@pytest.mark.rule("RI-15")
@pytest.mark.parametrize("viewer", [RICHELIEU, QUEEN, 2, SPECTATOR])
def test_anybody_may_see_what_anybody_has_collected(viewer: int) -> None:
    table = Position("Bgs Bg2 Bgc", "Pr2", players=3, taken={0: "No2 Nos", 1: "Ch2"}, rest=2)
    turn = table.play(left(1), right(1), NO_MARKER)
    seats = table.view(viewer).seats
    assert [face(card.card) for card in seats[0].cards] == ["No2", "Nos", "Bgs", "Bgc"]
    assert [face(card.card) for card in seats[1].cards] == ["Ch2"]
    assert [card.card for card in seats[2].cards] == table.game.taken[2]
    assert {told.audience for told in turn.heard(TOOK)} == {EVERYBODY}


@pytest.mark.rule("RI-15")
def test_the_view_says_what_is_printed_on_a_card() -> None:
    table = Position("Ch2", taken={0: "No2 Nos Auc Prt An1"})
    shown = [(card.region, card.crests, card.symbol) for card in table.view(QUEEN).seats[0].cards]
    assert shown == [(3, 2, None), (3, 1, 9), (8, 1, 10), (5, 1, 11), (6, 1, None)]


# --- RI-16: skipping ------------------------------------------------------------------------------


@pytest.mark.rule("RI-16")
def test_who_can_take_no_card_at_all_skips_the_turn() -> None:
    table = Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3})
    turn = table.play()
    assert turn.asked == []
    assert turn.told == [Told(SKIPPED, RICHELIEU, (), EVERYBODY)]
    assert table.took(RICHELIEU) == ""
    assert table.row(1) == "Bg2 No2 Pr2"
    assert table.game.seat == QUEEN


@pytest.mark.rule("RI-16")
def test_and_plays_again_as_soon_as_a_card_can_be_taken() -> None:
    table = Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3})
    table.play()
    table.play(left(1), NO_MARKER)  # the Queen takes her own marker back and lays No2 bare
    turn = table.play()
    assert turn.heard(SKIPPED) == []
    assert table.took(RICHELIEU) == "No2"


@pytest.mark.rule("RI-16")
def test_who_skips_once_may_have_to_skip_again() -> None:
    table = Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3})
    table.play()
    table.play(left(1), table.at(1, 2))
    turn = table.play()
    assert [told.kind for told in turn.told] == [SKIPPED]
    assert table.markers(QUEEN) == Markers(supply=1, on_cards=2, lost=0)


@pytest.mark.rule("RI-16")
def test_nobody_skips_who_can_take_a_card() -> None:
    table = Position("Bg2/1 No2", lost={RICHELIEU: 3})
    turn = table.play()
    assert turn.heard(SKIPPED) == []
    assert table.took(RICHELIEU) == "No2"
