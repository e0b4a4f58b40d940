"""Nobody gets what he may not know: what a seat sees does not depend on what it cannot see."""

from __future__ import annotations

from tests.contract.setups import (  # says which games; the tests look when they are imported
    Noting,
    Setup,
    play,
)

# isort: split
from camerlengo.contract.test_secrecy import *  # noqa: F403
from camerlengo.contract.test_secrecy import leak_to
from camerlengo.core import Rng


def test_the_witness_finds_what_a_disc_of_richelieu_told_under_rules_1() -> None:
    """There the two discs "marker back" were told apart by their numbers, which nobody may know."""
    setup = Setup("richelieu", 2, {})
    leaks = []
    for seed in range(6):
        start = setup.box.under(1).new(2, seed)
        noting = Noting(Rng(seed))
        play(start.copy(), noting)
        future = [option for _, option in noting.answers]
        leaks.append(leak_to(setup, start, [], future, -1, seed))
    assert any("marker back" in leak for leak in leaks)
