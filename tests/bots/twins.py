"""A question with two copies of a card among its options."""

from __future__ import annotations

from camerlengo.core.rng import Rng
from camerlengo.table import Question, Table


def twins(name: str) -> tuple[Table, Question, list[int]]:
    """A question of Q about single cards, in a random game, where some but not all options are alike."""
    for seed in range(1, 100):
        table, rng = Table("q", 5, seed), Rng(seed)
        while not table.over:
            question = next(question for question in table.questions if question.sealed is None)
            if question.name == name and len(question.options) > 2:
                alike = [one for one in question.options if "; 1 of 2" in question.sentence(one)]
                alike += [one for one in question.options if "; 2 of 2" in question.sentence(one)]
                if len(alike) == 2:
                    return table, question, alike
            table.answer(question.seat, question.options[rng.below(len(question.options))])
    raise AssertionError(f"no twins at {name}")
