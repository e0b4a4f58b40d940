"""Placing, moving, taking back and paying with markers."""

from __future__ import annotations

import pytest

from camerlengo.core import EVERYBODY, Ask, RandomAsk, Rng
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import deal
from camerlengo.games.richelieu.terms import (
    DECLINE,
    FROM_SUPPLY,
    MARK,
    MARKED,
    MOVE,
    MOVE_TO,
    MOVED,
    NO_MARKER,
    NOBODY,
    PAID,
    PAY,
    SKIPPED,
    TAKE,
    TAKE_ANOTHER,
    TOOK_OWN_MARKER_BACK,
    USE_DISC,
)
from tests.games.richelieu.positions import QUEEN, RICHELIEU, Markers, Position, face, left, right, turns
from tests.games.script import Asked, Told
from tests.recorded import THOROUGH

# --- RI-20: placing one ---------------------------------------------------------------------------


@pytest.mark.rule("RI-20")
def test_a_marker_goes_on_any_card_not_only_at_the_ends_and_also_on_one_with_a_disc() -> None:
    table = Position("Bg2 No2 Nos*Pr Noc An2", "Pr2")
    inner, with_disc, outer = table.at(1, 2), table.at(1, 3), table.at(1, 5)
    asked = table.ask(left(1))
    assert asked == Asked(
        RICHELIEU, MARK, (inner, with_disc, table.at(1, 4), outer, table.at(2, 1), NO_MARKER)
    )
    for number in (2, 3, 5):
        placed = Position("Bg2 No2 Nos*Pr Noc An2", "Pr2")
        placed.play(left(1), placed.at(1, number))
        assert placed.marker(1, number) == RICHELIEU
        assert placed.markers(RICHELIEU) == Markers(supply=2, on_cards=1, lost=0)


@pytest.mark.rule("RI-20")
def test_never_on_a_card_that_bears_a_marker_own_or_other() -> None:
    table = Position("Bg2 No2/0 Nos/1 Noc", "Pr2")
    assert table.ask(left(1)).options == (table.at(1, 4), table.at(2, 1), NO_MARKER)


@pytest.mark.rule("RI-20")
def test_never_on_a_card_that_was_just_taken() -> None:
    table = Position("Bgs Bgc No2 Pr2", "Ch2")
    assert table.ask(left(1), left(1)).options == (table.at(1, 3), table.at(1, 4), table.at(2, 1), NO_MARKER)


@pytest.mark.rule("RI-20")
def test_only_one_marker_is_placed_in_a_turn_and_none_before_taking() -> None:
    table = Position("Bg2 No2 Noc", "Pr2")
    turn = table.play(left(1), table.at(1, 2))
    assert turn.questions == [TAKE, MARK]
    card = table.game.layout[table.at(1, 2)]
    assert turn.heard(MARKED) == [Told(MARKED, RICHELIEU, (table.at(1, 2), card), EVERYBODY)]
    assert face(card) == "No2"


@pytest.mark.rule("RI-20")
def test_placing_is_voluntary() -> None:
    table = Position("Bg2 No2 Noc", "Pr2")
    table.play(left(1), NO_MARKER)
    assert table.markers(RICHELIEU) == Markers(supply=3, on_cards=0, lost=0)


@pytest.mark.rule("RI-20")
def test_a_marker_on_every_card_leaves_nothing_to_ask() -> None:
    table = Position("Bg2 No2/0 Noc/1", "Pr2/1")
    turn = table.play(left(1))
    assert turn.questions == [TAKE]
    assert table.markers(RICHELIEU) == Markers(supply=2, on_cards=1, lost=0)


@pytest.mark.rule("RI-20")
def test_the_last_card_of_the_game_leaves_nothing_to_ask() -> None:
    table = Position("Bg2")
    assert table.play().asked == []
    assert table.game.over()


# --- RI-21: moving one ----------------------------------------------------------------------------


@pytest.mark.rule("RI-21")
def test_with_no_marker_left_one_that_lies_on_a_card_may_be_moved_to_another() -> None:
    table = Position("Bg2 No2/0 Nos/1 Noc", "Pr2/0 Br2 Ch2/0")
    assert table.ask(left(1)) == Asked(
        RICHELIEU, MOVE, (table.at(1, 2), table.at(2, 1), table.at(2, 3), NO_MARKER)
    )
    assert table.ask(left(1), table.at(2, 1)) == Asked(RICHELIEU, MOVE_TO, (table.at(1, 4), table.at(2, 2)))
    turn = table.play(left(1), table.at(2, 1), table.at(1, 4))
    assert (table.marker(2, 1), table.marker(1, 4)) == (NOBODY, RICHELIEU)
    assert (table.marker(1, 2), table.marker(2, 3)) == (RICHELIEU, RICHELIEU)
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=3, lost=0)
    card = table.game.layout[table.at(1, 4)]
    assert turn.heard(MOVED) == [Told(MOVED, RICHELIEU, (table.at(2, 1), table.at(1, 4), card), EVERYBODY)]


@pytest.mark.rule("RI-21")
def test_moving_is_voluntary() -> None:
    table = Position("Bg2 No2/0 Nos/0 Noc/0", "Pr2")
    table.play(left(1), NO_MARKER)
    assert [table.marker(1, number) for number in (2, 3, 4)] == [RICHELIEU] * 3


@pytest.mark.rule("RI-21")
def test_nothing_is_moved_while_a_marker_is_left_to_place() -> None:
    table = Position("Bg2 No2/0 Nos/0 Noc", "Pr2")
    assert table.ask(left(1)) == Asked(RICHELIEU, MARK, (table.at(1, 4), table.at(2, 1), NO_MARKER))


@pytest.mark.rule("RI-21")
def test_lost_markers_are_not_left_to_place_so_that_the_others_may_be_moved() -> None:
    table = Position("Bg2 No2/0 Nos Noc", "Pr2", lost={RICHELIEU: 2})
    assert table.ask(left(1)).question == MOVE
    assert table.ask(left(1)).options == (table.at(1, 2), NO_MARKER)


@pytest.mark.rule("RI-21")
def test_an_opponents_marker_is_never_moved() -> None:
    table = Position("Bg2 No2/1 Nos/1 Noc", "Pr2", lost={RICHELIEU: 3})
    turn = table.play(left(1))
    assert turn.questions == [TAKE]


@pytest.mark.rule("RI-21")
def test_with_one_free_card_the_marker_can_only_go_there() -> None:
    table = Position("Bg2 No2/0 Nos/0 Noc/0 An2")
    turn = table.play(left(1), table.at(1, 2))
    assert turn.questions == [TAKE, MOVE]
    assert (table.marker(1, 2), table.marker(1, 5)) == (NOBODY, RICHELIEU)


@pytest.mark.rule("RI-21")
def test_with_no_free_card_nothing_is_moved() -> None:
    table = Position("Bg2 No2/0 Nos/0 Noc/0")
    assert table.play(left(1)).questions == [TAKE]


# --- RI-22: the own marker comes back -------------------------------------------------------------


@pytest.mark.rule("RI-22")
def test_the_own_marker_comes_back_with_its_card() -> None:
    table = Position("Bg2/0 No2 Nos", "Pr2", lost={RICHELIEU: 2})
    turn = table.play(left(1))
    assert table.took(RICHELIEU) == "Bg2"
    assert table.markers(RICHELIEU) == Markers(supply=1, on_cards=0, lost=2)
    assert turn.heard(TOOK_OWN_MARKER_BACK) == [
        Told(TOOK_OWN_MARKER_BACK, RICHELIEU, (table.at(1, 1),), EVERYBODY)
    ]


@pytest.mark.rule("RI-22")
def test_it_is_not_placed_in_this_turn() -> None:
    table = Position("Bg2/0 No2 Nos", "Pr2", lost={RICHELIEU: 2})
    assert table.play(left(1)).questions == [TAKE]


@pytest.mark.rule("RI-22")
def test_but_in_a_later_one() -> None:
    table = Position("Bg2/0 No2 Nos Noc", "Pr2", lost={RICHELIEU: 2})
    table.play(left(1))
    table.play(left(2), NO_MARKER)
    table.play(left(1), table.at(1, 4))
    assert table.marker(1, 4) == RICHELIEU
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=1, lost=2)


@pytest.mark.rule("RI-22")
def test_another_marker_of_the_supply_may_be_placed_in_this_turn() -> None:
    table = Position("Bg2/0 No2/0 Nos Noc", "Pr2")
    assert table.ask(left(1)) == Asked(
        RICHELIEU, MARK, (table.at(1, 3), table.at(1, 4), table.at(2, 1), NO_MARKER)
    )


@pytest.mark.rule("RI-22")
def test_two_markers_that_came_back_are_both_not_placed_in_this_turn() -> None:
    table = Position("Bgs/0 Bgc/0 Nos Noc", "Pr2", lost={RICHELIEU: 1})
    turn = table.play(left(1), left(1))
    assert turn.questions == [TAKE, TAKE_ANOTHER]
    assert table.markers(RICHELIEU) == Markers(supply=2, on_cards=0, lost=1)


@pytest.mark.rule("RI-22")
def test_it_may_pay_at_once() -> None:
    table = Position("Bgs/0 Bgc/1 Nos Noc", "Pr2", lost={RICHELIEU: 2})
    turn = table.play(left(1), left(1))  # there is one way to pay, so that nothing is asked
    assert turn.questions == [TAKE, TAKE_ANOTHER]
    assert [told.about for told in turn.heard(PAID)] == [(FROM_SUPPLY, QUEEN)]
    assert table.took(RICHELIEU) == "Bgs Bgc"
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=0, lost=3)


@pytest.mark.rule("RI-22")
def test_where_it_could_pay_the_payer_may_lift_another_instead() -> None:
    table = Position("Bgs/0 Bgc/1 Nos/0 Noc", "Pr2/0")
    lifted = table.at(1, 3)
    assert table.ask(left(1), left(1)) == Asked(RICHELIEU, PAY, (lifted, table.at(2, 1), FROM_SUPPLY))
    table.play(left(1), left(1), lifted)
    assert table.markers(RICHELIEU) == Markers(supply=1, on_cards=1, lost=1)


@pytest.mark.rule("RI-22")
def test_when_it_has_paid_the_rest_of_the_supply_may_still_be_placed() -> None:
    table = Position("Bgs/0 Bgc/1 Nos Noc", "Pr2", lost={RICHELIEU: 1})
    turn = table.play(left(1), left(1), table.at(1, 4))  # the other marker of the supply
    assert turn.questions == [TAKE, TAKE_ANOTHER, MARK]
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=1, lost=2)


# --- RI-23: paying --------------------------------------------------------------------------------


@pytest.mark.rule("RI-23")
def test_the_payer_chooses_between_the_supply_and_every_card_with_an_own_marker() -> None:
    table = Position("Bg2/1 No2 Nos/0", "Pr2/0 Br2 Ch2/1")
    assert table.ask(left(1)) == Asked(RICHELIEU, PAY, (table.at(1, 3), table.at(2, 1), FROM_SUPPLY))


@pytest.mark.rule("RI-23")
def test_a_marker_of_the_supply_goes_into_the_box_and_the_opponents_returns() -> None:
    table = Position("Bg2/1 No2 Nos/0", "Pr2/0 Br2 Ch2/1")
    turn = table.play(left(1), FROM_SUPPLY, NO_MARKER)
    assert table.took(RICHELIEU) == "Bg2"
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=2, lost=1)
    assert table.markers(QUEEN) == Markers(supply=2, on_cards=1, lost=0)
    assert turn.heard(PAID) == [Told(PAID, RICHELIEU, (FROM_SUPPLY, QUEEN), EVERYBODY)]
    assert (table.marker(1, 3), table.marker(2, 1), table.marker(2, 3)) == (RICHELIEU, RICHELIEU, QUEEN)


@pytest.mark.rule("RI-23")
def test_or_a_marker_is_lifted_from_a_card() -> None:
    table = Position("Bg2/1 No2 Nos/0", "Pr2/0 Br2 Ch2/1")
    turn = table.play(left(1), table.at(2, 1), NO_MARKER)
    assert table.markers(RICHELIEU) == Markers(supply=1, on_cards=1, lost=1)
    assert table.markers(QUEEN) == Markers(supply=2, on_cards=1, lost=0)
    assert turn.heard(PAID) == [Told(PAID, RICHELIEU, (table.at(2, 1), QUEEN), EVERYBODY)]
    assert (table.marker(1, 3), table.marker(2, 1)) == (RICHELIEU, NOBODY)


@pytest.mark.rule("RI-23")
def test_a_card_from_which_the_marker_was_lifted_may_be_marked_again() -> None:
    table = Position("Bg2/1 No2 Nos/0", "Pr2/0 Br2 Ch2/1")
    options = (table.at(1, 2), table.at(2, 1), table.at(2, 2), NO_MARKER)
    assert table.ask(left(1), table.at(2, 1)) == Asked(RICHELIEU, MARK, options)


@pytest.mark.rule("RI-23")
def test_where_there_is_one_way_to_pay_nothing_is_asked() -> None:
    supply_only = Position("Bg2/1 No2", "Pr2", lost={RICHELIEU: 1})
    assert supply_only.play(left(1), NO_MARKER).questions == [TAKE, MARK]
    assert supply_only.markers(RICHELIEU) == Markers(supply=1, on_cards=0, lost=2)
    card_only = Position("Bg2/1 No2", "Pr2/0", lost={RICHELIEU: 2})
    assert card_only.play(left(1)).questions == [TAKE]
    assert card_only.markers(RICHELIEU) == Markers(supply=0, on_cards=0, lost=3)


@pytest.mark.rule("RI-23")
def test_what_was_paid_is_lost_for_good() -> None:
    table = Position("Bg2/1 No2 Nos/0", "Pr2/0 Br2 Ch2/1")
    table.play(left(1), FROM_SUPPLY, NO_MARKER)
    for _ in turns(table.game, Ask()):
        assert table.markers(RICHELIEU).lost >= 1


@pytest.mark.rule("RI-23")
def test_while_paying_everybody_sees_for_which_card() -> None:
    table = Position("Bg2/1 No2 Nos/0", "Pr2/0 Br2 Ch2/1")
    midway = table.midway(left(1))
    assert midway.wanted == table.at(1, 1)
    assert midway.marker[table.at(1, 1)] == QUEEN
    table.play(left(1), FROM_SUPPLY, NO_MARKER)
    assert table.game.wanted == NOBODY


@pytest.mark.rule("RI-23")
def test_the_opponent_may_place_the_returned_marker_in_the_next_turn() -> None:
    table = Position("Bg2/1 No2/1 Nos/1 Noc", "Pr2 Br2")
    table.play(left(1), NO_MARKER)
    asked = table.ask(left(2))
    assert (asked.seat, asked.question) == (QUEEN, MARK)


@pytest.mark.rule("RI-23")
def test_the_choice_between_a_free_card_and_a_marked_one_is_free() -> None:
    table = Position("Bg2/1 No2", "Pr2", lost={RICHELIEU: 2})
    assert table.ask().options == (left(1), right(1), left(2))


# --- RI-24: two such cards ------------------------------------------------------------------------


@pytest.mark.rule("RI-24")
def test_two_cards_with_the_opponents_markers_cost_two_markers() -> None:
    table = Position("Bgs/1 Bgc/1 No2", "Pr2")
    turn = table.play(left(1), left(1), NO_MARKER)
    assert table.took(RICHELIEU) == "Bgs Bgc"
    assert table.markers(RICHELIEU) == Markers(supply=1, on_cards=0, lost=2)
    assert table.markers(QUEEN) == Markers(supply=3, on_cards=0, lost=0)
    assert len(turn.heard(PAID)) == 2


@pytest.mark.rule("RI-24")
def test_with_one_marker_left_only_one_of_them_can_be_taken() -> None:
    table = Position("Bgs/1 Bgc/1 No2", "Bgt", lost={RICHELIEU: 2})
    assert table.ask(left(1)) == Asked(RICHELIEU, TAKE_ANOTHER, (left(2), DECLINE))


@pytest.mark.rule("RI-24")
def test_the_two_markers_may_come_from_different_places() -> None:
    table = Position("Bgs/1 Bgc/1 No2/0", "Pr2")
    table.play(left(1), table.at(1, 3), left(1), NO_MARKER)
    assert table.markers(RICHELIEU) == Markers(supply=1, on_cards=0, lost=2)


# --- RI-25: nothing to pay with -------------------------------------------------------------------


@pytest.mark.rule("RI-25")
def test_with_all_three_markers_in_the_box_a_marked_card_cannot_be_taken() -> None:
    table = Position("Bg2/1 No2", "Pr2 Br2/1", lost={RICHELIEU: 3})
    assert table.ask() == Asked(RICHELIEU, TAKE, (right(1), left(2)))


@pytest.mark.rule("RI-25")
def test_nor_as_a_second_card() -> None:
    table = Position("Bgs Bgc/1", "Bgt/1", "Pr2 Br2", lost={RICHELIEU: 3})
    turn = table.play(left(1))
    assert turn.questions == [TAKE]
    assert table.took(RICHELIEU) == "Bgs"


@pytest.mark.rule("RI-25")
def test_nor_at_the_right_end_as_a_second_card() -> None:
    table = Position("Bgs No2 Bgc/1", "Pr2 Bgt/1", "Ch2 Bg1", lost={RICHELIEU: 3})
    assert table.ask(left(1)).options == (right(3), DECLINE)


@pytest.mark.rule("RI-25")
def test_with_two_in_the_box_it_still_can() -> None:
    table = Position("Bg2/1 No2", "Pr2 Br2/1", lost={RICHELIEU: 2})
    assert table.ask().options == (left(1), right(1), left(2), right(2))


@pytest.mark.rule("RI-25")
def test_the_last_marker_can_pay_also_from_a_card() -> None:
    table = Position("Bgs/1 No2", "Pr2/0 Bgc/1", lost={RICHELIEU: 2})
    assert table.ask().options == (left(1), right(1), left(2), right(2))
    table.play(left(1))  # lifts the last one; the second card can no longer be paid for
    assert table.took(RICHELIEU) == "Bgs"
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=0, lost=3)


@pytest.mark.rule("RI-25")
def test_who_has_lost_all_markers_places_none() -> None:
    table = Position("Bg2 No2", "Pr2", lost={RICHELIEU: 3})
    assert table.play(left(1)).questions == [TAKE]


# --- RI-26: a returned marker counts as supply ----------------------------------------------------


@pytest.mark.rule("RI-26")
def test_a_marker_that_came_back_keeps_the_others_from_being_moved() -> None:
    table = Position("Bg2/0 No2/0 Nos/0 Noc", "Pr2")
    turn = table.play(left(1))
    assert turn.questions == [TAKE]
    assert table.markers(RICHELIEU) == Markers(supply=1, on_cards=2, lost=0)


@pytest.mark.rule("RI-26")
def test_also_when_another_one_was_lifted_to_pay() -> None:
    table = Position("Bgs/0 Bgc/1 Nos/0 Noc", "Pr2/0")
    turn = table.play(left(1), left(1), table.at(2, 1))
    assert turn.questions == [TAKE, TAKE_ANOTHER, PAY]


@pytest.mark.rule("RI-26")
def test_once_it_has_paid_the_supply_is_empty_and_another_may_be_moved() -> None:
    table = Position("Bgs/0 Bgc/1 Nos/0 Noc", "Pr2/0")
    assert table.ask(left(1), left(1), FROM_SUPPLY) == Asked(
        RICHELIEU, MOVE, (table.at(1, 3), table.at(2, 1), NO_MARKER)
    )


@pytest.mark.rule("RI-26")
def test_in_the_next_turn_it_is_placed_and_not_another_moved() -> None:
    table = Position("Bg2/0 No2/0 Nos/0 Noc", "Pr2 Br2 Ch2")
    table.play(left(1))
    table.play(left(2), NO_MARKER)
    asked = table.ask(right(2))
    assert asked == Asked(RICHELIEU, MARK, (table.at(1, 4), table.at(2, 2), NO_MARKER))


# --- RI-27: skipping is never forced, and never for ever ------------------------------------------


@pytest.mark.rule("RI-27")
def test_one_may_skip_while_holding_marker_back() -> None:
    table = Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert table.ask() == Asked(RICHELIEU, TAKE, (USE_DISC, DECLINE))
    turn = table.play(DECLINE)
    assert [told.kind for told in turn.told] == [SKIPPED]
    assert table.discs(RICHELIEU) == ["back"]
    assert table.markers(RICHELIEU) == Markers(supply=0, on_cards=0, lost=3)


@pytest.mark.rule("RI-27")
def test_who_skips_places_nothing_and_is_not_asked_again_in_this_turn() -> None:
    table = Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert table.play(DECLINE).questions == [TAKE]
    assert table.game.seat == QUEEN


@pytest.mark.rule("RI-27")
def test_who_has_used_it_can_pay_and_must_take_a_card() -> None:
    table = Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3}, discs={RICHELIEU: "back"})
    assert table.ask(USE_DISC).options == (left(1), right(1))


@pytest.mark.rule("RI-27")
def test_a_stuck_player_is_asked_also_with_a_disc_that_does_not_help() -> None:
    table = Position("Bg2/1 No2 Pr2/1", lost={RICHELIEU: 3}, discs={RICHELIEU: "Pr"})
    assert table.play(DECLINE).asked == [Asked(RICHELIEU, TAKE, (DECLINE,))]


@pytest.mark.rule("RI-27")
def test_the_owner_of_a_marker_can_always_take_its_card() -> None:
    table = Position("Bg2/0 No2 Pr2/1", lost={RICHELIEU: 2, QUEEN: 2})
    assert table.ask().options == (left(1), right(1))
    blocked = Position("Bg2/1 No2 Pr2/1", to_move=QUEEN, lost={RICHELIEU: 3, QUEEN: 1}, rest=RICHELIEU)
    assert blocked.ask().options == (left(1), right(1))


@pytest.mark.rule("RI-27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_not_everybody_skips_one_after_the_other(players: int) -> None:
    skipped = 0
    for seed in range(60 if THOROUGH else 20):
        game = deal(players, Rng(seed), standard_deck().cards, NOBODY, False)
        in_a_row = before = 0
        for _ in turns(game, RandomAsk(Rng(seed))):
            taken = sum(len(cards) for cards in game.taken)
            in_a_row = in_a_row + 1 if taken == before else 0
            before = taken
            skipped += 1 if in_a_row else 0
            assert in_a_row < players
    assert skipped, "some of these games must have somebody who skips"
