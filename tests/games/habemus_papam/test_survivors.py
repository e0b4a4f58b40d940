"""Rules of Habemus Papam in positions that no other test has, each found by a survivor of make mutants."""

from __future__ import annotations

import pytest

from camerlengo.games.habemus_papam.terms import TAKE_CARDS
from tests.games.habemus_papam.positions import ANNA, BRUNO, PEOPLE_NAMES, Position

NOTHING = dict.fromkeys(range(4), "")


def at_the_end(**more: object) -> Position:
    """The last cards are taken; nobody has gems or gold."""
    given: dict[str, object] = {
        "phase": TAKE_CARDS,
        "black": True,
        "gems": NOTHING,
        "gold": dict.fromkeys(range(4), 0),
        **more,
    }
    return Position(**given)  # type: ignore[arg-type]


# --- the count ------------------------------------------------------------------------------------


@pytest.mark.rule("HP-67")
def test_the_youngest_cardinal_is_older_than_nobody() -> None:
    """In a tie of two, of whom one has the youngest person of all and the other none."""
    table = at_the_end(
        displays={ANNA: "Azzolini", BRUNO: "Louis"}, orders={0: "FM", 1: "France", 2: "SI", 3: "SU"}
    )
    seniority = table.game.cards.seniority
    assert min(seniority) == seniority[PEOPLE_NAMES.index("Azzolini")]
    assert table.game.scores() == [1, 1, 0, 0]
    assert table.game.places() == [1, 2, 3, 3]
