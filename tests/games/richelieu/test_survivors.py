"""Rules of Richelieu in positions that no other test has, each found by a survivor of make mutants."""

from __future__ import annotations

import pytest

from camerlengo.games.richelieu.terms import NOBODY
from tests.games.richelieu.positions import Position, left


@pytest.mark.rule("RI-21")
def test_while_a_marker_is_moved_everybody_sees_which() -> None:
    table = Position("Bg2 No2/0 Nos/1 Noc", "Pr2/0 Br2 Ch2/0")
    midway = table.midway(left(1), table.at(2, 1))
    for viewer in range(-1, 2):
        assert midway.view(viewer).moving == table.at(2, 1)
    table.play(left(1), table.at(2, 1), table.at(1, 4))
    assert table.game.moving == NOBODY
