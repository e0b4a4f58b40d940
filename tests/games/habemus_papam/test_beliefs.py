"""Which orders the others hold: weighed by their displays, never by the truth."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from camerlengo.core import Rng
from camerlengo.games.habemus_papam.beliefs import HiddenOrders, hidden_places, order_at
from camerlengo.games.habemus_papam.rules import HabemusPapam
from camerlengo.games.habemus_papam.terms import NO_ORDER
from tests.contract.setups import Setup, fingerprint, guesses_in_two_worlds, position, random_table
from tests.games.habemus_papam.positions import ANNA, BRUNO, CARLA, DINO, ORDER, ORDER_NAMES, Position, check
from tests.recorded import THOROUGH

FRENCH = "Barberini Bichi Orsini"
BOTH = {ANNA: "SI IU", BRUNO: "France leaders", CARLA: "crests FM", DINO: "crests SU"}
KEPT = {ANNA: "SI", BRUNO: "France", CARLA: "crests", DINO: "crests"}


def worlds(game: HabemusPapam, seat: int) -> list[HabemusPapam]:
    """Every way to deal the orders that this seat has not seen, each card by itself."""
    places = hidden_places(game, seat)
    pool = sorted([order_at(game, place) for place in places] + game.unused)
    both = 2 * game.players
    found = []
    for deal in itertools.permutations(pool):
        world = game.copy()
        for place, order in zip(places, deal, strict=False):
            if place < both:
                world.orders[place] = order
            else:
                world.discarded[place - both] = order
        world.unused = list(deal[len(places) :])
        found.append(world)
    return found


class Believed:
    """All worlds and how likely each is, to ask for the chance of anything."""

    def __init__(self, game: HabemusPapam, seat: int = ANNA) -> None:
        self.beliefs = HiddenOrders()
        self.beliefs.prepare(game, seat)
        self.worlds = worlds(game, seat)
        self.chances = [self.beliefs.likelihood(world, seat) / len(self.worlds) for world in self.worlds]

    def holds(self, seat: int, order: str) -> float:
        number = ORDER[order]
        return sum(
            chance
            for world, chance in zip(self.worlds, self.chances, strict=True)
            if number in world.orders[2 * seat : 2 * seat + 2]
        )

    def discarded(self, seat: int, order: str) -> float:
        return sum(
            chance
            for world, chance in zip(self.worlds, self.chances, strict=True)
            if world.discarded[seat] == ORDER[order]
        )


@pytest.mark.rule("HP-12")
def test_while_nothing_lies_in_the_displays_hands_are_equally_likely() -> None:
    believed = Believed(Position(orders=BOTH).game)
    assert len(believed.chances) == 720
    assert sum(believed.chances) == pytest.approx(1.0)
    for order in ("France", "leaders", "FM", "SU"):
        for seat in (BRUNO, CARLA, DINO):
            assert believed.holds(seat, order) == pytest.approx(1 / 3)


@pytest.mark.rule("HP-15")
def test_an_order_that_the_display_serves_is_likelier() -> None:
    believed = Believed(Position(orders=BOTH, displays={BRUNO: FRENCH, CARLA: "Felipe Mazarin"}).game)
    assert sum(believed.chances) == pytest.approx(1.0)
    assert believed.holds(BRUNO, "France") > 0.45
    assert believed.holds(BRUNO, "France") > believed.holds(CARLA, "France")
    assert believed.holds(CARLA, "FM") > believed.holds(BRUNO, "FM")
    for order in ("France", "leaders", "FM", "SU"):
        assert sum(believed.holds(seat, order) for seat in (BRUNO, CARLA, DINO)) == pytest.approx(1.0)


@pytest.mark.rule("HP-21")
def test_an_order_that_the_display_serves_is_kept_and_not_discarded() -> None:
    believed = Believed(Position(orders=KEPT, black=True, displays={BRUNO: FRENCH}).game)
    assert sum(believed.chances) == pytest.approx(1.0)
    assert believed.holds(BRUNO, "France") > 0.6
    assert believed.discarded(BRUNO, "France") < 0.1
    before = Believed(Position(orders=BOTH, displays={BRUNO: FRENCH}).game)
    assert believed.holds(BRUNO, "France") > before.holds(BRUNO, "France")


def test_with_three_players_some_orders_are_nobodys() -> None:
    at = Position(players=3, orders={ANNA: "SI IU"}, displays={BRUNO: FRENCH})
    believed = Believed(at.game)
    assert sum(believed.chances) == pytest.approx(1.0)
    assert 1 / 3 < believed.holds(BRUNO, "France") < 1 - believed.holds(CARLA, "France")


def test_what_a_seat_has_seen_is_never_dealt_and_the_rest_as_often_as_believed() -> None:
    game = Position(orders=KEPT, black=True, displays={BRUNO: FRENCH}).game
    believed = Believed(game)
    kept: Counter[int] = Counter()
    guesses = 2000 if THOROUGH else 800
    for seed in range(guesses):
        guess = game.copy()
        believed.beliefs.redeal(guess, ANNA, Rng(seed))
        check(guess)
        assert guess.view(ANNA).to_json() == game.view(ANNA).to_json()
        kept[guess.orders[2 * BRUNO]] += 1
    own = {game.orders[0], game.discarded[ANNA]}
    assert set(kept) == set(range(len(ORDER_NAMES))) - own
    expected = {order: guesses * believed.holds(BRUNO, ORDER_NAMES[order]) for order in kept}
    chi_squared = sum((kept[order] - count) ** 2 / count for order, count in expected.items())
    assert chi_squared < 18.5  # 4 degrees of freedom, one chance in a thousand; the seeds are fixed


@pytest.mark.parametrize("players", [3, 4])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_guesses(players: int) -> None:
    discarded = 0
    for seed in range(6):
        game = position(random_table(Setup("habemus_papam", players, {}), seed, 0.15 * (seed + 1)))
        assert isinstance(game, HabemusPapam)
        discarded += game.discarded[0] != NO_ORDER
        for seat in range(players):
            first, second = guesses_in_two_worlds(HiddenOrders, game, seat, seed)
            check(first)
            check(second)
            assert fingerprint(first) == fingerprint(second)
    assert 0 < discarded < 6
