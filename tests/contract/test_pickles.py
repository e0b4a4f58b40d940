"""Games, positions and tables can be pickled and deeply copied, on both engines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_pickles import *  # noqa: F403
from camerlengo.contract.test_pickles import WAYS
from camerlengo.core.ask import Illegal, Unanswered


@pytest.mark.parametrize("way", WAYS)
def test_what_stops_the_rules_can_be_sent_to_another_process(way: Callable[[Any], Any]) -> None:
    unanswered = way(Unanswered(1, {0: [1, 2]}, {1: 3}))
    assert (unanswered.question, unanswered.options, unanswered.sealed) == (1, {0: [1, 2]}, {1: 3})
    illegal = way(Illegal(4, 1, 9, 2, {1: [3]}))
    assert (illegal.at, illegal.seat, illegal.option, illegal.question) == (4, 1, 9, 2)
    assert str(illegal) == "answer 4, option 9 of seat 1, is none of {1: [3]}"
