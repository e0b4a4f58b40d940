"""What cannot be taken back is known beforehand, so that a page can ask before it."""

from __future__ import annotations

import pytest

from camerlengo import Table
from camerlengo.core import Position as Place
from camerlengo.core import Rng
from camerlengo.games import open_box
from camerlengo.games.richelieu.terms import (
    DECLINE,
    FROM_SUPPLY,
    MARK,
    MARKED,
    NO_MARKER,
    PAY,
    TAKE,
    TAKE_ANOTHER,
    USE_DISC,
)
from tests.games.richelieu.positions import QUEEN, RICHELIEU, Position, left, right
from tests.recorded import THOROUGH

BOX = open_box("richelieu")


def asks_before(table: Position, option: int, *answers: int) -> bool:
    place = Place.start(table.game)
    for answer in answers:
        place = place.apply(asked_at(place), answer)
    seat = asked_at(place)
    assert option in place.options(seat)
    return BOX.is_final(place, seat, option)


def asked_at(place: Place) -> int:
    assert place.decision is not None
    (seat,) = place.decision.options
    return seat


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("short", [False, True])
def test_the_answer_that_ends_the_game_is_known_beforehand(players: int, short: bool) -> None:
    for seed in range(25 if THOROUGH else 6):
        table = Table("richelieu", players=players, seed=seed, options={"short": short})
        rng = Rng(seed)
        known = False
        while not table.over:
            question = table.questions[0]
            option = question.options[rng.below(len(question.options))]
            known = question.is_final(option)
            table.answer(question.seat, option)
        assert known


def test_the_last_card_is_taken_only_once_confirmed() -> None:
    table = Position("Bg2", "Br2")
    assert table.ask().question == TAKE
    assert not asks_before(table, left(1))  # a marker may be placed first
    assert asks_before(table, NO_MARKER, left(1))  # the other card is taken without a question


def test_declining_a_second_card_may_end_the_short_game() -> None:
    table = Position("Bgs", "Bgc Pr2", short=True)
    assert table.ask(left(1)).question == TAKE_ANOTHER
    assert asks_before(table, DECLINE, left(1))


def test_an_ordinary_move_asks_nothing() -> None:
    table = Position("Bg2 Br2 Ch2", "Pr2 An2")
    assert not asks_before(table, left(1))
    assert not asks_before(table, right(2))
    assert table.ask(left(1)).question == MARK
    assert not asks_before(table, NO_MARKER, left(1))


@pytest.mark.rule("RI-23", "RI-33")
def test_a_card_with_a_disc_is_confirmed_when_it_is_paid_for() -> None:
    """Until then nothing is shown, and another card can still be taken."""
    table = Position("Bg2/1*No No2/0", "Pr2 Ch2")
    assert not asks_before(table, left(1))
    assert table.ask(left(1)).question == PAY
    assert asks_before(table, FROM_SUPPLY, left(1))
    assert asks_before(table, table.at(1, 2), left(1))


def test_with_one_way_to_pay_it_is_confirmed_when_it_is_chosen() -> None:
    assert asks_before(Position("Bg2/1*No No2", "Pr2 Ch2"), left(1))


def test_a_marker_that_leaves_the_next_only_a_card_with_a_disc_is_confirmed() -> None:
    table = Position("Bg2/0 Br2", "Bb2 An2/0 Pr2*No", lost={QUEEN: 3}, rest=RICHELIEU)
    assert table.ask(right(1)).question == MARK
    only = table.at(2, 1)
    assert asks_before(table, only, right(1))
    assert not asks_before(table, NO_MARKER, right(1))
    turn = table.play(right(1), only)
    assert turn.told[-1].kind == MARKED


def test_a_disc_that_is_taken_or_used_shows_something_new() -> None:
    assert asks_before(Position("Bg2*No Br2 Ch2", "Pr2 An2"), left(1))
    used = Position("Bg2 Br2 Ch2", "Pr2 An2", lost={RICHELIEU: 1}, discs={RICHELIEU: "back"})
    assert asks_before(used, USE_DISC)
