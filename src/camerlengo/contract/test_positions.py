"""A position can be stepped, taken back and looked at as it was, without playing the game again."""

from __future__ import annotations

import pytest

from camerlengo import Table
from camerlengo.contract.setups import Setup, Spot, at_spots, every_setup, finished, record_at, table_at
from camerlengo.contract.test_records import everything, same
from camerlengo.core import Position, Rng
from camerlengo.core.ask import Illegal


@every_setup
@at_spots
def test_an_earlier_moment_is_as_it_was(setup: Setup, spot: Spot) -> None:
    """Also far back, where several turns are kept as one."""
    record, table = record_at(setup, spot), finished(setup, spot)
    last = len(record.answers)
    for number in {0, 1, last // 3, last // 2, last - 1, last}:
        earlier = table.at(number)
        same(
            everything(earlier),
            everything(Table.resume(record.upto(number))),
            f"at {number} of {last} answers",
        )
    with pytest.raises(IndexError):
        table.position.at(last + 1)


@every_setup
@at_spots
def test_going_back_and_on_leads_to_the_same_position(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    here = everything(table)
    answers = table.position.answers()
    position = table.position
    for _ in range(min(12, len(answers))):
        position = position.back()
    table.position = position.follow(answers[position.number :])
    same(everything(table), here, "back and on again")


@every_setup
@at_spots
def test_an_answer_that_does_not_fit_changes_nothing(setup: Setup, spot: Spot) -> None:
    position = table_at(setup, spot).position
    number = position.number
    for seat in range(setup.players):
        with pytest.raises(Illegal) as refused:
            position.apply(seat, 1 << 20)
        assert (refused.value.seat, refused.value.option) == (seat, 1 << 20)
    assert position.number == number


@every_setup
@at_spots
def test_a_guess_does_not_know_what_came_before_it(setup: Setup, spot: Spot) -> None:
    position = table_at(setup, spot).position
    if position.over:
        return
    for seat in range(setup.players):
        guess = position.guess(seat, Rng(spot.luck))
        assert guess.turn is None
        assert [decider for decider, _ in guess.sealed] == [decider for decider, _ in position.sealed]
        if position.opened > 0:
            with pytest.raises(IndexError):
                guess.at(position.opened - 1)


@every_setup
@at_spots
def test_stepping_through_a_game_is_following_its_answers(setup: Setup, spot: Spot) -> None:
    record = record_at(setup, spot)
    start = Position.start(setup.deal(spot.seed(setup)))
    whole = start.follow(list(record.answers))
    assert whole.over
    assert whole.answers() == list(record.answers)
    position = start
    for seat, option in record.answers[:60]:
        position = position.apply(seat, option)
    assert position.answers() == list(record.answers[:60])
    at = whole.at(min(60, len(record.answers)))
    assert [vars_of(event) for event in at.history()] == [vars_of(event) for event in position.history()]


def vars_of(event: object) -> tuple[object, ...]:
    return tuple(getattr(event, name) for name in ("at", "kind", "seat", "about", "audience"))
