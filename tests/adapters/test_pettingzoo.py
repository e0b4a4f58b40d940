"""The games pass PettingZoo's own tests, deal by the seed, and keep sealed choices sealed."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
import sys
import time
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from camerlengo.adapters import pettingzoo
from camerlengo.adapters.common import meaning_of, rewards_for
from camerlengo.core import Position, extras
from camerlengo.core.errors import SetupError
from camerlengo.core.extras import MissingExtra
from camerlengo.core.stepping import Stepper
from camerlengo.games import names, open_box
from camerlengo.table import Table
from tests.recorded import THOROUGH

with warnings.catch_warnings(action="ignore"):  # it imports games that it calls out of date itself
    from pettingzoo.test import api_test, performance_benchmark, seed_test

TABLES = [(name, players) for name in names() for players in open_box(name).players]
SMALLEST = [(name, min(open_box(name).players)) for name in names()]

# PettingZoo knows by name which environments observe a dict, and warns of all others.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")
at_every_table = pytest.mark.parametrize(("game", "players"), TABLES)
of_every_game = pytest.mark.parametrize(("game", "players"), SMALLEST)


def make(game: str, players: int | None = None, **settings: Any) -> Any:
    return pettingzoo.env(game, players, **settings)


def choose(env: Any, luck: random.Random) -> int:
    mask = env.last()[0]["action_mask"]
    action: int = luck.choice(np.flatnonzero(mask).tolist())
    return action


def play(env: Any, seed: int) -> Iterator[Any]:
    """Plays at random and stops before each decision."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        yield env
        env.step(choose(env, luck))


@at_every_table
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
def test_the_environment_passes_the_api_test(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(make(game, players=players), num_cycles=100 if THOROUGH else 20)
    assert "Passed API test" in capsys.readouterr().out


@at_every_table
def test_the_same_seed_gives_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: make(game, players=players), num_cycles=30)


@of_every_game
def test_the_performance_benchmark_runs(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter(range(0, 10_000, 2))  # it measures for five seconds: here a look at the clock takes two
    monkeypatch.setattr(time, "time", lambda: float(next(clock)))
    performance_benchmark(make(game, players=players))
    assert "turns per second" in capsys.readouterr().out


@of_every_game
def test_a_game_ends_with_rewards_by_place(game: str, players: int) -> None:
    env = make(game, players=players)
    for _ in play(env, 3):
        assert set(env.rewards.values()) == {0.0}
    places = env.table().position.game.places()
    assert [env.rewards[agent] for agent in env.possible_agents] == rewards_for(places)
    assert abs(sum(env.rewards.values())) < 1e-9
    rewards = env.rewards.copy()
    while env.agents:
        assert env.last()[1] == rewards[env.agent_selection]
        env.step(None)


@of_every_game
def test_an_environment_follows_the_rules_as_a_table_does(game: str, players: int) -> None:
    """Also where answers are skipped: the table that comes back has the same open question."""
    env = make(game, players=players)
    for number, _ in enumerate(play(env, 5)):
        if number % 7 == 0:
            table = env.table()
            seat = int(env.agent_selection[-1])
            assert seat in table.waiting_for
            question = next(question for question in table.questions if question.seat == seat)
            actions = np.flatnonzero(env.last()[0]["action_mask"]).tolist()
            assert [meaning_of(env.box, action) for action in actions] == [
                (question.name, option) for option in question.options
            ]
            encoder = env.box.observation().encoder(players)
            for agent in env.agents:
                expected = encoder.observed(table.position.game, int(agent[-1]))
                assert env.observe(agent)["observation"].tobytes() == bytes(expected)
    assert env.table().over


@of_every_game
def test_without_skipping_every_question_is_put(game: str, players: int) -> None:
    sizes = [kind.size for kind in open_box(game).questions]
    deal = open_box(game).new(players, 2)
    stepper = Stepper(deal.copy(), sizes, skip_forced=False)
    position = Position.start(deal)
    while not stepper.over:
        assert position.decision is not None
        seat = position.decision.waiting()[0]
        assert (stepper.seat, stepper.question) == (seat, position.decision.question)
        assert stepper.options == position.decision.options[seat]
        option = stepper.options[len(stepper.given) % len(stepper.options)]
        stepper.step(option)
        position = position.apply(seat, option)
    assert position.over
    assert stepper.game.places() == position.game.places()


def skipped(position: Position) -> Position:
    """Where an agent is asked next: past those of whom everybody can see that they have no choice."""
    while position.decision is not None and not position.decision.hidden:
        seat = position.decision.waiting()[0]
        if len(position.decision.options[seat]) > 1:
            break
        position = position.apply(seat, position.decision.options[seat][0])
    return position


@of_every_game
def test_an_agent_is_passed_over_only_where_everybody_sees_that_it_has_no_choice(
    game: str, players: int
) -> None:
    """So the order of agents depends on what everybody knows: the contract says so of `hidden`."""
    forced = 0
    for seed in (2, 3):
        luck = random.Random(seed)
        env = make(game, players=players)
        env.reset(seed=seed)
        position = skipped(Position.start(open_box(game).new(players, seed)))
        while position.decision is not None:
            seat = position.decision.waiting()[0]
            assert env.agent_selection == f"player_{seat}"
            options = position.decision.options[seat]
            assert env._stepper.options == options
            forced += len(options) == 1
            assert len(options) > 1 or position.decision.hidden
            action = choose(env, luck)
            env.step(action)
            position = skipped(position.apply(seat, meaning_of(env.box, action)[1]))
        assert all(env.terminations.values())
    anonymous = any(kind.anonymous for kind in open_box(game).questions)
    assert forced > 0 or not anonymous, "those who cannot answer are asked for form's sake"


def test_nobody_sees_a_sealed_choice_before_all_have_chosen() -> None:
    """The first question of Q goes to all at once: what one puts back changes no other observation."""
    seen = []
    for choice in (0, 9):
        env = make("q", players=5)
        env.reset(seed=4)
        assert env.agent_selection == "player_0"
        env.step(choice)
        seen.append([env.observe(agent)["observation"].tobytes() for agent in env.agents])
        assert env.agent_selection == "player_1"
    assert seen[0] == seen[1]


def test_a_seed_deals_as_a_table_does() -> None:
    env = make("richelieu", players=3, short=True)
    env.reset(seed=11)
    table = Table("richelieu", 3, seed=11, options={"short": True})
    assert env.table().view(0) == table.view(0)
    first = env.observe("player_0")["observation"]
    env.reset()
    second = env.observe("player_0")["observation"]
    assert first.tobytes() != second.tobytes()
    env.reset(seed=11)
    assert env.observe("player_0")["observation"].tobytes() == first.tobytes()
    env.reset()
    assert env.observe("player_0")["observation"].tobytes() == second.tobytes()


def test_observations_are_never_overwritten() -> None:
    env = make("richelieu", players=2)
    kept = []
    for _ in play(env, 1):
        kept.append((env.last()[0]["observation"], env.last()[0]["observation"].tobytes()))
    assert all(array.tobytes() == content for array, content in kept)
    assert kept[0][0].flags.writeable


@of_every_game
def test_it_shows_the_table_in_letters(game: str, players: int) -> None:
    env = make(game, players=players, render_mode="ansi")
    for number, _ in enumerate(play(env, 2)):
        if number in (0, 10):
            assert len(env.render().splitlines()) > 5


@pytest.mark.parametrize(
    ("game", "players", "forced"),
    [("habemus_papam", 3, False), ("pontifex", 3, True), ("pontifex", 3, False)],
)
def test_an_environment_in_mid_game_can_be_pickled(game: str, players: int, forced: bool) -> None:
    """Also where an agent without a choice is asked, which the rules have passed already."""
    env = make(game, players=players)
    for number, _ in enumerate(play(env, 2)):
        if number >= 30 and (len(env._stepper.options) == 1) == forced:
            break
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert other.last()[0]["observation"].tobytes() == env.last()[0]["observation"].tobytes()
        assert other.table().record == env.table().record
        other.step(choose(other, random.Random(1)))
        assert other.table().position.number > env.table().position.number
        for agent in other.agents:
            expected = other._encoder.observed(other.table().position.game, int(agent[-1]))
            assert other.observe(agent)["observation"].tobytes() == bytes(expected)


def test_a_wrong_action_and_a_wrong_order_get_a_sentence() -> None:
    env = make("richelieu", players=2, start=0, render_mode="ansi")
    for early in (
        env.last,
        env.render,
        lambda: env.step(0),
        lambda: env.observe("player_0"),
        lambda: env.agents,
    ):
        with pytest.raises(AttributeError, match="not known before the first reset"):
            early()
    env.reset(seed=7)
    before = env.last()[0]["observation"].tobytes()
    for wrong in (100, -1, 5000, None):
        with pytest.raises(ValueError, match=r"player_0 cannot choose action .*; legal are \[0, 1, 2"):
            env.step(wrong)
    assert env.last()[0]["observation"].tobytes() == before
    with pytest.raises(SetupError):
        make("richelieu", players=7)
    with pytest.raises(SetupError):
        make("richelieu", players=2, colour="red")
    with pytest.raises(ValueError, match="render_mode"):
        make("richelieu", render_mode="human")


@pytest.mark.parametrize(("adapter", "library"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_a_missing_library_is_named(adapter: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "installed", lambda module: module != library)
    monkeypatch.delitem(sys.modules, f"camerlengo.adapters.{adapter}", raising=False)
    with pytest.raises(MissingExtra, match=r'pip install "camerlengo\[rl\]"'):
        importlib.import_module(f"camerlengo.adapters.{adapter}")


def test_every_action_has_a_meaning() -> None:
    for name in names():
        box = open_box(name)
        actions = sum(kind.size for kind in box.questions)
        meanings = [meaning_of(box, action) for action in range(actions)]
        assert len(set(meanings)) == actions
        with pytest.raises(ValueError, match="has no action"):
            meaning_of(box, actions)
