"""Whoever plays roughly overlooks and misjudges, and never plays at random."""

from __future__ import annotations

from camerlengo.bots.rough import Rough
from camerlengo.core.rng import Rng
from tests.bots.toys import Paths, PathsEvaluation, first_question

BEST = 0  # of three paths, one step ahead


def chosen(roughness: float, games: int = 300) -> list[int]:
    seeds = Rng(3)
    return [
        Rough(Rng(seeds.next()), PathsEvaluation(), roughness).choose(first_question(Paths(), 3))
        for _ in range(games)
    ]


def test_without_roughness_it_takes_what_looks_best() -> None:
    assert set(chosen(0.0)) == {BEST}


def test_the_rougher_the_oftener_it_errs() -> None:
    right = [chosen(roughness).count(BEST) for roughness in (0.0, 0.2, 0.6, 1.2)]
    assert right == sorted(right, reverse=True)
    assert right[1] > right[3]


def test_whoever_has_overlooked_everything_looks_again() -> None:
    class Blind(Rough):
        """Overlooks all options; after that chance is always the same, and judgement not off."""

        def chance(self) -> float:
            return 0.0

    choices = {
        Blind(Rng(seed), PathsEvaluation(), 1.0).choose(first_question(Paths(), 3)) for seed in range(20)
    }
    assert choices == {BEST}
