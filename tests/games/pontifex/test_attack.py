"""Who is attacked by what is announced last."""

from __future__ import annotations

import pytest

from camerlengo.games.pontifex.attack import attacked
from camerlengo.games.pontifex.deck import standard_deck
from camerlengo.games.pontifex.terms import END, PILGRIMAGE
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    CARLA,
    Position,
    change,
    person,
    source,
    with_abilities,
)


@pytest.mark.parametrize(
    ("effect", "target", "victims"),
    [
        ("sins 1 opponent", BRUNO, {BRUNO}),
        ("sins 1 opponents", -1, {BRUNO, CARLA}),
        ("gain 100", -1, set()),
        ("release opponent", person("germany"), {CARLA}),
        ("entice 20 opponent", person("germany"), {CARLA}),
        ("call 20", person("austria"), set()),
        ("cancel_action", -1, {BRUNO}),
        ("reroll", -1, {BRUNO}),
        ("persuasion -2 opponent", -1, {BRUNO}),
        ("holiness 1", -1, set()),
    ],
)
def test_an_ability_attacks_whom_it_concerns(effect: str, target: int, victims: set[int]) -> None:
    deck = with_abilities({"ireland": effect})
    position = Position(phase=END, seat=BRUNO, retinues={CARLA: "germany"}, deck=deck)
    position.game.stack = [ANNA, source("ireland"), target, 0]
    assert {seat for seat in range(3) if attacked(position.view(seat), deck)} == victims
    position.game.stack[3] = 1
    assert not any(attacked(position.view(seat), deck) for seat in range(3)), "it is cancelled"


def test_cancelling_an_ability_attacks_its_user() -> None:
    deck = with_abilities({"ireland": "gain 100", "kenya": "cancel_ability"})
    position = Position(phase=END, deck=deck)
    position.game.stack = [ANNA, source("ireland"), -1, 0, BRUNO, source("kenya"), -1, 0]
    assert [attacked(position.view(seat), deck) for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize(
    ("said", "attacks"),
    [
        ("1 sins +", True),
        ("1 holiness -", True),
        ("2 sins +", False),
        ("1 sins -", False),
        ("1 movement +", False),
    ],
)
def test_a_pilgrim_attacks_whose_score_he_worsens(said: str, attacks: bool) -> None:
    position = Position(phase=END, seat=ANNA)
    position.game.action = PILGRIMAGE
    position.game.pending = True
    position.game.changes = [change(said)]
    deck = standard_deck()
    assert attacked(position.view(BRUNO), deck) == attacks
    assert not attacked(position.view(ANNA), deck), "it is the pilgrim's own"


def test_nobody_is_attacked_while_nothing_is_announced_and_no_spectator_ever() -> None:
    deck = with_abilities({"ireland": "sins 1 opponents"})
    position = Position(phase=END, deck=deck)
    assert not any(attacked(position.view(seat), deck) for seat in range(-1, 3))
    position.game.stack = [ANNA, source("ireland"), -1, 0]
    assert not attacked(position.view(-1), deck)
