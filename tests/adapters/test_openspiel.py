"""The games pass OpenSpiel's own test, can be resampled, and OpenSpiel's IS-MCTS plays them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import camerlengo.adapters.openspiel  # noqa: F401  # registers the games
from camerlengo.games import names, open_box
from tests.recorded import THOROUGH

EVERY = {"richelieu": 1, "pontifex": 60}
"""How many moves lie between two searches. Their rollouts go to the end of the game."""

of_every_game = pytest.mark.parametrize("name", names())


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"camerlengo_{name}", {"deals": 3} | parameters)


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@of_every_game
def test_the_game_passes_the_random_simulation_with_serialisation(name: str) -> None:
    game = load(name, players=max(open_box(name).players), options="short:yes" if name == "richelieu" else "")
    if name == "pontifex" and not THOROUGH:
        game = load(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@of_every_game
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    luck = random.Random(2)
    state = dealt(load(name))
    others = set()
    for number in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        if number % 3 == 0:
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            others.add(repr(other.position.game.zones()) == repr(state.position.game.zones()))
            other.apply_action(luck.choice(other.legal_actions()))
        state.apply_action(luck.choice(state.legal_actions()))
    assert False in others, "no guess differs from the truth"


@of_every_game
def test_a_player_is_passed_over_only_where_everybody_sees_that_there_is_no_choice(name: str) -> None:
    """So the order of players tells nobody what only others know: the contract says so of `hidden`."""
    luck = random.Random(3)
    state = dealt(load(name))
    forced = 0
    for _ in range(300):
        if state.is_terminal():
            break
        if len(state.legal_actions()) == 1:
            assert state.position.decision.hidden
            forced += 1
        state.apply_action(luck.choice(state.legal_actions()))
    anonymous = any(kind.anonymous for kind in open_box(name).questions)
    assert forced > 0 or not anonymous


def test_information_states_tell_apart_what_was_heard() -> None:
    """After other moves the information states are different, though the same player may decide."""
    game = load("habemus_papam", players=3)
    seen = set()
    for action in dealt(game).legal_actions():
        state = dealt(game)
        state.apply_action(action)
        seen.add(state.information_state_string(0))
    assert len(seen) == len(dealt(game).legal_actions())  # the own sealed bid is known to its player


def test_a_sealed_choice_is_in_no_other_information_state() -> None:
    game = load("habemus_papam", players=3)
    first, second = dealt(game).legal_actions()[:2]
    one, other = dealt(game), dealt(game)
    assert one.current_player() == 0
    one.apply_action(first)
    other.apply_action(second)
    for player in (1, 2):
        assert one.information_state_string(player) == other.information_state_string(player)


def test_a_clone_goes_on_alone_and_returns_sum_up_to_zero() -> None:
    luck = random.Random(1)
    state = dealt(load("richelieu", options="short:yes;start:1"))
    assert state.current_player() == 1
    clone = state.clone()
    while not clone.is_terminal():
        assert clone.returns() == [0.0, 0.0]
        clone.apply_action(luck.choice(clone.legal_actions()))
    assert state.current_player() == 1
    assert sum(clone.returns()) == 0.0
    assert sorted(clone.returns()) == [-1.0, 1.0]


def test_actions_have_names_and_the_deal_is_the_seed() -> None:
    state = load("richelieu", seed=7).new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "deal 9"
    state.apply_action(0)
    assert state.action_to_string(0, 3) == "take 2r"
    assert state.position.view(0) == open_box("richelieu").new(2, 7).view(0)


@of_every_game
def test_is_mcts_plays_a_whole_game(name: str) -> None:
    """It searches some of the decisions of a player; everything else is drawn."""
    game = load(name, options="short:yes" if name == "richelieu" else "")
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=8 if THOROUGH else 2, random_state=luck
    )
    apart = EVERY.get(name, 4) * (1 if THOROUGH else 4)
    state = dealt(game)
    searched = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        action = legal[luck.randint(len(legal))]
        if state.current_player() == 0 and len(legal) > 1 and state.move_number() >= searched * apart:
            searched += 1
            action = bot.step(state)
        assert action in legal
        state.apply_action(action)
    assert searched > 1
    assert abs(sum(state.returns())) < 1e-9


def test_a_game_may_be_loaded_with_hyphens() -> None:
    name = next(name for name in names() if "_" in name)
    game = load(name.replace("_", "-"))
    state = dealt(game)
    assert state.legal_actions() == dealt(load(name)).legal_actions()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
