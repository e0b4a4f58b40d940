"""The lab does the same work on one core and on many: here real processes do a piece of each kind."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from camerlengo.lab.analysis import Plan, analyse_chunk
from camerlengo.lab.arena import Contest, _play_one_of, rounds_of
from camerlengo.lab.balance import observe_game
from camerlengo.lab.beliefs import _game
from camerlengo.lab.executors import AllCores
from camerlengo.lab.free_for_all import games_of, play_seating
from camerlengo.lab.practice import Duel, beginning, won
from camerlengo.lab.simulate import Series, play_game
from camerlengo.lab.train import TrainingPlan, examples_of
from tests.recorded import recorded

Task = tuple[Callable[[Any], Any], Any]  # work, and an item


def carried_out(task: Task) -> Any:
    work, item = task
    return work(item)


def all_kinds() -> list[Task]:
    """One game, round or piece of each kind; the tests of each kind look at more of them."""
    series = Series(game="richelieu", players=2, games=2, seed=4, bots=("random", "random"))
    contest = Contest(game="richelieu", players=2, bots=("random", "novice"), rounds=1, seed=2)
    q = Series(game="q", players=5, games=1, seed=3, bots=("random",) * 5)
    sparring = Contest(game="q", players=5, bots=("", ""), rounds=1, seed=3)
    lesson = TrainingPlan(game="richelieu", players=2, games=1, seed=3, bots=("random",))
    weights = beginning("q")
    return [
        (functools.partial(play_game, series, keep_record=True), 1),
        (functools.partial(_play_one_of, [contest]), (0, next(iter(rounds_of(contest))))),
        (functools.partial(play_seating, contest), next(iter(games_of(contest)))),
        (functools.partial(observe_game, q), 0),
        (functools.partial(_game, series), 0),
        (functools.partial(examples_of, lesson), 0),
        (functools.partial(won, sparring), Duel(weights, weights, 0)),
        (functools.partial(analyse_chunk, Plan(recorded("richelieu").upto(4), budget=2)), 2),
    ]


def test_all_work_of_the_lab_is_the_same_in_other_processes() -> None:
    tasks = all_kinds()
    assert list(AllCores(2, chunk=1).map(carried_out, tasks)) == list(map(carried_out, tasks))
