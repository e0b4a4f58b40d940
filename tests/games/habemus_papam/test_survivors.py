"""Rules of Habemus Papam in positions that no other test has, each found by a survivor of make mutants."""

from __future__ import annotations

import pytest

from camerlengo.core.rng import Rng
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.rules import deal
from camerlengo.games.habemus_papam.scoring import votes_for_order
from camerlengo.games.habemus_papam.setup import ALL_GEMS, START_GEMS
from camerlengo.games.habemus_papam.terms import FIRST_LEADER, REVEAL, TAKE_CARDS
from tests.games.habemus_papam.positions import ANNA, BRUNO, PEOPLE_NAMES, Position, readings, view

LEADER_NAMES = PEOPLE_NAMES[FIRST_LEADER:]
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


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("HP-10", "HP-11", "HP-12", "HP-13")
@pytest.mark.parametrize("players", [3, 4])
def test_before_the_first_round_nothing_has_happened(players: int) -> None:
    game = deal(players, Rng(7), standard_deck().cards, readings(), BRUNO)
    for viewer in range(-1, players):
        seen = view(game, viewer)
        assert (seen.round, seen.phase, seen.camerlengo, seen.to_move) == (0, REVEAL, BRUNO, None)
        assert (seen.black_smoke, seen.white_smoke, seen.over) == (False, False, False)
        assert (seen.offer, seen.takers, seen.taken, seen.chosen, seen.out) == ((), (), 0, None, ())
        assert sum(seen.bank) == sum(ALL_GEMS) - players * sum(START_GEMS)
        for at, seat in enumerate(seen.seats):
            assert (seat.people, seat.louis, seat.mazarin, seat.felipe) == ((), 0, 0, 0)
            assert (seat.squadrone, seat.played, seat.bid, seat.discarded) == (False, None, None, None)
            assert len(seat.orders) == 2
            assert (seat.gems == tuple(START_GEMS)) == (at == viewer)
            assert (seat.actions == ()) == (at == viewer)


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


@pytest.mark.rule("HP-61")
def test_who_needs_most_leaders_sees_how_many_there_are() -> None:
    first, second, third = LEADER_NAMES[:3]
    table = at_the_end(
        displays={ANNA: f"{first} {second}", BRUNO: third},
        orders={0: "leaders", 1: "France", 2: "SI", 3: "SU"},
    )
    (order,) = table.view(ANNA).seats[ANNA].orders
    assert order is not None
    assert (order.leaders, order.most_of_others, order.fulfilled) == (2, 1, True)
    alone = at_the_end(orders={0: "leaders", 1: "France", 2: "SI", 3: "SU"})
    (order,) = alone.view(ANNA).seats[ANNA].orders
    assert order is not None
    assert (order.leaders, order.most_of_others, order.fulfilled) == (0, 0, False)


@pytest.mark.rule("HP-21", "HP-61")
@pytest.mark.parametrize("order", ["SI", "FM"])
def test_an_order_that_was_discarded_brings_nothing(order: str) -> None:
    """Anna meets the last order of the list, and no other."""
    table = at_the_end(
        displays={ANNA: "Felipe Felipe Felipe Mazarin Mazarin Mazarin"},
        orders={ANNA: order, BRUNO: "France", 2: "IU", 3: "SU"},
    )
    kept = table.view(ANNA).seats[ANNA].orders
    assert [one.fulfilled for one in kept if one is not None] == [order == "FM"]
    assert (votes_for_order(table.game, ANNA) > 0) == (order == "FM")
