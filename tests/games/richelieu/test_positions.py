"""The hand-made positions themselves: what is written is what lies there."""

from __future__ import annotations

import pytest

from camerlengo.core import RandomAsk, Rng
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import deal
from camerlengo.games.richelieu.terms import DECLINE, NO_MARKER, NOBODY
from tests.games.richelieu.positions import (
    QUEEN,
    RICHELIEU,
    Markers,
    Position,
    check,
    disc_name,
    face,
    left,
    turns,
)


def test_a_row_is_what_is_written() -> None:
    table = Position("Bg2/1 Chs Pr2*back No1/0", "", "Aut")
    assert (table.row(1), table.row(2), table.row(3), table.row(4)) == ("Bg2 Chs Pr2 No1", "", "Aut", "")
    assert [table.marker(1, number) for number in (1, 2, 3, 4)] == [QUEEN, NOBODY, NOBODY, RICHELIEU]
    assert disc_name(table.game.disc[table.at(1, 3)]) == "back"
    assert table.markers(RICHELIEU) == table.markers(QUEEN) == Markers(supply=2, on_cards=1, lost=0)


def test_a_disc_lies_on_one_of_its_places_and_other_cards_beside_them() -> None:
    with_disc = Position("Bg2 Br2*No Ch2", "", "Bg2 Br2*An Ch2")
    assert (with_disc.at(1, 2), with_disc.at(3, 2)) == (2, 28)
    without = Position("Bg2 Br2 Ch2", "", "Bg2 Br2 Ch2")
    assert (without.at(1, 1), without.at(3, 1)) == (3, 24)


def test_what_is_not_mentioned_lies_with_one_seat() -> None:
    table = Position("Bg2", players=3, taken={0: "Br2 Brs"}, discs={1: "back"}, rest=2)
    assert [face(card) for card in table.game.taken[0]] == ["Br2", "Brs"]
    assert [len(cards) for cards in table.game.taken] == [2, 0, 45]
    assert [len(discs) for discs in table.game.discs] == [0, 1, 7]
    assert len(table.game.box) == 6


@pytest.mark.parametrize(
    "row",
    [
        "Bg3",  # no such card
        "Burgundy",
        "Brs Brs",  # only one of them
        "Bg2*gold",
        "Bg2*Bg Br2*Bg",  # one disc twice
        "Bg2*Bg Br2*An",  # no two places for discs lie side by side
        "Bg2 Br2 Ch2 No2 La2 Pr2 An2",  # seven cards without a disc do not fit between their places
    ],
)
def test_a_row_that_cannot_be_is_refused(row: str) -> None:
    with pytest.raises(ValueError, match=r"no card|no \S+ left|cannot lie so"):
        Position(row)


def test_a_seat_has_no_more_than_three_markers() -> None:
    with pytest.raises(AssertionError):
        Position("Bg2/0 Br2/0 Ch2/0", lost={RICHELIEU: 1})


def test_no_more_than_eight_discs_are_out_of_the_box() -> None:
    with pytest.raises(AssertionError):
        Position("Bg2", discs={RICHELIEU: "Bg Br Ch No La Pr An Bb Au"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_is_sound(players: int) -> None:
    for seed in range(25):
        game = deal(players, Rng(seed), standard_deck().cards, NOBODY, seed % 2 == 1)
        check(game)
        for seat in turns(game, RandomAsk(Rng(seed))):
            assert game.seat == (seat + 1) % players


def test_a_turn_is_played_to_its_end_and_no_further() -> None:
    with pytest.raises(AssertionError, match="one more question"):
        Position("Bgs Bgc Br2").play(left(1), DECLINE)
    with pytest.raises(AssertionError, match="only these questions"):
        Position("Bgs Bgc Br2").play(left(1), DECLINE, NO_MARKER, NO_MARKER)
    with pytest.raises(AssertionError, match="the options are"):
        Position("Bgs Bgc Br2").play(left(2))


def test_looking_ahead_leaves_the_position_as_it_is() -> None:
    table = Position("Bgs Bgc Br2", discs={RICHELIEU: "No"})
    before = table.view(RICHELIEU)
    table.ask(left(1), left(1))
    assert table.view(RICHELIEU) == before
