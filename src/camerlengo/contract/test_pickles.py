"""Games, positions and tables can be pickled and deeply copied, on both engines."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from camerlengo.contract.fields import differences
from camerlengo.contract.setups import (
    Setup,
    Spot,
    at_spots,
    every_setup,
    fingerprint,
    finished,
    position,
    setups_where,
    table_at,
)
from camerlengo.core import Position, Rng
from camerlengo.core.stepping import Stepper
from camerlengo.table import Table


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


usual_setups = setups_where(lambda setup: not setup.options)

WAYS: list[Callable[[Any], Any]] = [pickled, copy.deepcopy]


@every_setup
@at_spots
def test_games_come_back_with_every_field(setup: Setup, spot: Spot) -> None:
    for game in (position(table_at(setup, spot)), setup.deal(spot.luck)):
        for way in WAYS:
            fields = list(differences(game, way(game)))
            assert not fields, f"a pickled game differs in {', '.join(fields)}"


@usual_setups
@at_spots
def test_positions_come_back_with_their_past_and_go_on(setup: Setup, spot: Spot) -> None:
    here = table_at(setup, spot).position
    for way in WAYS:
        back = way(here)
        same(back, here)
        assert back.answers() == here.answers()
        assert len(back.history()) == len(here.history())
        same(back.at(here.number // 2), here.at(here.number // 2))


@usual_setups
@at_spots
def test_guesses_come_back_as_the_same_guess(setup: Setup, spot: Spot) -> None:
    guess = table_at(setup, spot).position.guess(0, Rng(spot.luck))
    for way in WAYS:
        same(way(guess), guess)


def same(one: Position, other: Position) -> None:
    assert fingerprint(one.game) == fingerprint(other.game)
    if one.decision is None or other.decision is None:
        assert one.decision is other.decision
    else:
        assert one.decision.question == other.decision.question
        assert one.decision.options == other.decision.options
        assert one.decision.sealed == other.decision.sealed


@usual_setups
@pytest.mark.parametrize("way", WAYS)
def test_tables_come_back_and_go_on(setup: Setup, way: Callable[[Any], Any]) -> None:
    keyed = Table(setup.game, setup.players, options=setup.options)
    for one in (table_at(setup, Spot(1, 0.3)), keyed):
        back = way(one)
        assert back.record == one.record
        assert [line.say() for line in back.log(0)] == [line.say() for line in one.log(0)]
        if not back.over:
            question = back.questions[0]
            back.answer(question.seat, question.options[0])
            assert back.position.number != one.position.number or question.sealed is not None


@usual_setups
def test_a_long_past_can_be_pickled(setup: Setup) -> None:
    """A chain of a thousand turns would be too deep."""
    here = finished(setup, Spot(1, 1.0)).position
    assert pickled(here).answers() == here.answers()


@usual_setups
def test_steppers_come_back_and_go_on_alike(setup: Setup) -> None:
    stepper = Stepper(setup.deal(3), [kind.size for kind in setup.box.questions])
    for _ in range(5):
        if not stepper.over:
            stepper.step(stepper.options[-1])
    for way in WAYS:
        back = way(stepper)
        assert fingerprint(back.game) == fingerprint(stepper.game)
        assert (back.seat, back.question, back.options) == (stepper.seat, stepper.question, stepper.options)
        if not back.over:
            back.step(back.options[0])
            assert len(back.given) == len(stepper.given) + 1
