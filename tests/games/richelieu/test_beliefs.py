"""Which discs the others hold: weighed by what they gathered and marked, never by the truth."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from camerlengo.core import Rng
from camerlengo.games.richelieu.beliefs import GATHERED, MARKED, UNUSED, HeldDiscs, taken_before, unseen
from camerlengo.games.richelieu.rules import Richelieu
from camerlengo.games.richelieu.terms import CROSS, MARKER_BACK, NO_DISC, SWORD
from tests.contract.setups import Setup, fingerprint, guesses_in_two_worlds, position, random_table
from tests.games.richelieu.positions import (
    ALL_DISCS,
    ANJOU,
    AUVERGNE,
    BOURBON,
    BOURGOGNE,
    BRETAGNE,
    CHAMPAGNE,
    LANGUEDOC,
    NORMANDIE,
    QUEEN,
    RICHELIEU,
    Position,
    check,
    face,
)
from tests.recorded import THOROUGH

TABLE = "Ch2 Noc Lat*tower Bbc Bb2 Prs*Pr"
GATHERS = "Aut Bg2 Bgs"  # what the Queen takes: two cards of Bourgogne after Auvergne
SEEN = "No La An Bb cross"  # the discs of Richelieu, who looks on


def queen_holds(disc: str, *, at: str, taken: str = GATHERS, row: str = TABLE, lost: int = 0) -> Richelieu:
    """The Queen has taken these cards and, with one of them, a disc."""
    discs = {QUEEN: disc, RICHELIEU: SEEN}
    game = Position("", row, taken={QUEEN: taken}, discs=discs, lost={QUEEN: lost}, rest=RICHELIEU).game
    lay_on_a_disc(game, QUEEN, taken.split().index(at))
    return game


def lay_on_a_disc(game: Richelieu, seat: int, number: int) -> None:
    """Nobody says where the cards that were taken lay: this one of the seat's cards lay on a disc, and none
    of its others."""
    places = game.cards.disc_places
    layout = game.layout
    for index, card in enumerate(game.taken[seat]):
        place = layout.index(card)
        if (place in places) != (index == number):
            spare = next(
                one
                for one, other in enumerate(layout)
                if (one in places) == (index == number) and other in game.taken[1 - seat]
            )
            layout[place], layout[spare] = layout[spare], layout[place]


def believed(game: Richelieu, seat: int = RICHELIEU) -> dict[int, float]:
    """By disc that the Queen may hold: how likely that is."""
    beliefs = HeldDiscs()
    beliefs.prepare(game, seat)
    pool = unseen(game, seat)
    chances: dict[int, float] = {}
    for disc in pool:  # "marker back" is in it twice
        world = game.copy()
        world.discs[1 - seat] = [disc]
        chances[disc] = chances.get(disc, 0.0) + beliefs.likelihood(world, seat) / len(pool)
    return chances


@pytest.mark.rule("RI-30")
def test_what_was_gathered_since_makes_its_disc_likelier() -> None:
    game = queen_holds("Bg", at="Aut")
    assert taken_before(game, QUEEN) == [1]
    chances = believed(game)
    assert sum(chances.values()) == pytest.approx(1.0)
    assert chances[BOURGOGNE] / chances[BRETAGNE] == pytest.approx(math.exp(3 * 2 * GATHERED))
    assert chances[BOURGOGNE] > chances[SWORD] > chances[BRETAGNE]
    assert chances[AUVERGNE] == chances[BRETAGNE]  # that card was taken before the disc was seen


def test_what_was_gathered_before_tells_nothing() -> None:
    chances = believed(queen_holds("Bg", at="Bgs"))
    assert list(chances.values()) == pytest.approx([1 / 9] * 7 + [2 / 9])


def test_a_marker_tells_what_its_owner_wants() -> None:
    chances = believed(queen_holds("Bg", at="Bgs", row=TABLE.replace("Ch2", "Ch2/1")))
    assert sum(chances.values()) == pytest.approx(1.0)
    assert chances[CHAMPAGNE] / chances[BRETAGNE] == pytest.approx(math.exp(MARKED))


@pytest.mark.rule("RI-32")
def test_who_has_lost_a_marker_and_keeps_a_disc_hardly_holds_marker_back() -> None:
    chances = believed(queen_holds("Bg", at="Bgs", lost=1))
    assert chances[MARKER_BACK] / chances[BRETAGNE] == pytest.approx(2 * math.exp(UNUSED))


@pytest.mark.rule("RI-03")
def test_two_discs_that_are_alike_are_weighed_as_two() -> None:
    """Whoever holds both has one of the deals in which a disc and another one are held."""
    game = queen_holds("Bg", at="Bgs")
    game.discs[QUEEN].append(game.box.pop())
    first = next(place for place in game.cards.disc_places if game.layout[place] in game.taken[RICHELIEU])
    own = game.layout.index(game.taken[QUEEN][0])
    game.layout[first], game.layout[own] = game.layout[own], game.layout[first]
    beliefs = HeldDiscs()
    beliefs.prepare(game, RICHELIEU)
    pool = unseen(game, RICHELIEU)
    total = 0.0
    for one, held in enumerate(pool):
        for other, also in enumerate(pool):
            if one != other:
                world = game.copy()
                world.discs[QUEEN] = [held, also]
                total += beliefs.likelihood(world, RICHELIEU)
    assert total / (len(pool) * (len(pool) - 1)) == pytest.approx(1.0)


@pytest.mark.rule("RI-06")
def test_what_a_seat_has_seen_is_never_dealt_and_the_rest_as_often_as_believed() -> None:
    game = queen_holds("Bg", at="Aut", lost=1)
    seen = {NORMANDIE, LANGUEDOC, ANJOU, BOURBON, CROSS}
    assert unseen(game, RICHELIEU) == [disc for disc in ALL_DISCS if disc not in seen]
    beliefs, chances = HeldDiscs(), believed(game)
    beliefs.prepare(game, RICHELIEU)
    held: Counter[int] = Counter()
    on_table: Counter[int] = Counter()
    guesses = 4000 if THOROUGH else 1500
    for seed in range(guesses):
        guess = game.copy()
        beliefs.redeal(guess, RICHELIEU, Rng(seed))
        check(guess)
        assert guess.view(RICHELIEU).to_json() == game.view(RICHELIEU).to_json()
        held.update(guess.discs[QUEEN])
        on_table.update(disc for disc in guess.disc if disc != NO_DISC)
    assert set(held) == set(on_table) == set(chances)
    expected = {disc: guesses * much for disc, much in chances.items()}
    chi_squared = sum((held[disc] - count) ** 2 / count for disc, count in expected.items())
    assert chi_squared < 24.3  # 7 degrees of freedom, one chance in a thousand; the seeds are fixed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_guesses(players: int) -> None:
    for seed in range(6):
        game = position(random_table(Setup("richelieu", players, {}), seed, 0.15 * (seed + 1)))
        assert isinstance(game, Richelieu)
        for seat in range(-1, players):
            first, second = guesses_in_two_worlds(HeldDiscs, game, seat, seed)
            check(first)
            check(second)
            assert fingerprint(first) == fingerprint(second)


def test_a_disc_that_was_used_was_an_early_one() -> None:
    """Two discs taken, one of them used: what is left is taken for the later one."""
    game = queen_holds("Bg", at="Bg2", taken="Aut Bg2 Bgs")
    assert [face(card) for card in game.taken[QUEEN]] == ["Aut", "Bg2", "Bgs"]
    assert taken_before(game, QUEEN) == [2]
    first = next(place for place in game.cards.disc_places if game.layout[place] in game.taken[RICHELIEU])
    own = game.layout.index(game.taken[QUEEN][0])
    game.layout[first], game.layout[own] = game.layout[own], game.layout[first]
    assert taken_before(game, QUEEN) == [2]
    game.discs[QUEEN].append(game.box.pop())
    assert taken_before(game, QUEEN) == [1, 2]
