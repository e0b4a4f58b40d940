"""Whoever plays roughly overlooks and misjudges, and never plays at random."""

from __future__ import annotations

from camerlengo.bots.noisy_greedy import NoisyGreedy
from camerlengo.core.rng import Rng
from tests.bots.toys import Paths, PathsEvaluation, first_question

BEST = 0  # of three paths, one step ahead


def chosen(roughness: float, games: int = 300) -> list[int]:
    seeds = Rng(3)
    return [
        NoisyGreedy(Rng(seeds.next()), PathsEvaluation(), roughness).choose(first_question(Paths(), 3))
        for _ in range(games)
    ]


def test_without_roughness_it_takes_what_looks_best() -> None:
    assert set(chosen(0.0)) == {BEST}


def test_the_rougher_the_oftener_it_errs() -> None:
    right = [chosen(roughness).count(BEST) for roughness in (0.0, 0.2, 0.6, 1.2)]
    assert right == sorted(right, reverse=True)
    assert right[1] > right[3]


def test_two_options_are_always_seen_however_rough() -> None:
    """So that there is always a reason: of three options the worst is chosen only by misjudging."""
    blind = NoisyGreedy(Rng(1), PathsEvaluation(), 50.0)
    for _ in range(20):
        seen = blind.seen([4, 7, 9])
        assert len(seen) == 2
        assert set(seen) < {4, 7, 9}
    assert sorted(NoisyGreedy(Rng(1), PathsEvaluation(), 0.0).seen([4, 7, 9])) == [4, 7, 9]


def test_how_rough_may_depend_on_the_number_of_players() -> None:
    question = first_question(Paths(), 3)
    sharp = {question.players - 1: 50.0, question.players: 0.0}
    assert {
        NoisyGreedy(Rng(seed), PathsEvaluation(), 50.0, sharp).choose(question) for seed in range(30)
    } == {BEST}
    blurred = {question.players - 1: 0.0, question.players: 50.0}
    assert (
        len({NoisyGreedy(Rng(seed), PathsEvaluation(), 0.0, blurred).choose(question) for seed in range(30)})
        > 1
    )
