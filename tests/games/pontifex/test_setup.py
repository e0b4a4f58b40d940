"""PX-03 to PX-08: what lies on the table before the first turn."""

from __future__ import annotations

import pytest

from camerlengo import Table
from camerlengo.core import Ask
from camerlengo.core.rng import Rng
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.terms import BEGINS, DREW, LOT, POPES, USE
from tests.games.pontifex.positions import STANDARD, check

CARDS = STANDARD.cards


def games(count: int = 200) -> list[Pontifex]:
    return [deal(2 + seed % 3, Rng(seed), CARDS) for seed in range(count)]


@pytest.mark.rule("PX-03", "PX-11")
def test_decks_are_hidden_and_hands_are_seen_by_their_owner_alone_but_their_backs_by_all() -> None:
    game = deal(3, Rng(7), CARDS)
    for viewer in (-1, 0, 1, 2):
        view = game.view(viewer)
        for seat, of in enumerate(view.seats):
            assert (of.hand is not None) == (seat == viewer)
            assert of.backs == (CARDS.continent[game.place[seat]],)
            assert of.money == 0
    hidden = [zone for zone in game.zones() if not zone.open_to(-1)]
    assert len([zone for zone in hidden if zone.name.startswith("deck")]) == 6
    assert sum(len(zone.things) for zone in hidden) == 120


@pytest.mark.rule("PX-04")
def test_one_of_six_popes_is_drawn_and_lies_open_with_the_characters() -> None:
    drawn = {game.pope for game in games()}
    assert drawn == set(range(POPES))
    game = deal(2, Rng(3), CARDS)
    assert game.view(-1).pope == game.pope
    assert {40, 41, 42, 43} <= set(game.view(-1).free)


@pytest.mark.rule("PX-05", "PX-81")
def test_two_dice_make_the_number_of_the_own_cardinal_and_nobody_has_the_same() -> None:
    pawns = set()
    for game in games(1500):
        for seat, pawn in enumerate(game.pawn):
            assert pawn == game.lots[2 * seat] + game.lots[2 * seat + 1] - 1
            assert all(1 <= die <= 20 for die in game.lots[2 * seat : 2 * seat + 2])
        assert len(set(game.pawn)) == game.players
        pawns |= set(game.pawn)
    assert pawns == set(range(1, 40)), "two dice never make a 1, and any other number may come"


@pytest.mark.rule("PX-06")
def test_the_pawn_starts_at_home_with_a_card_of_its_continent() -> None:
    for game in games():
        check(game)
        for seat in range(game.players):
            assert game.place[seat] == CARDS.home[game.pawn[seat]]
            assert game.held[seat] == 1
            assert CARDS.deck_of[game.hand[seat * 5]] == CARDS.continent[game.place[seat]]


@pytest.mark.rule("PX-07")
def test_everybody_starts_with_holiness_and_movement_and_without_sins_or_money() -> None:
    for game in games(20):
        for of in game.view(-1).seats:
            assert of.scores == of.base == (1, 1, 0)
            assert of.money == 0
            assert of.retinue == ()
            assert of.turned == ()


@pytest.mark.rule("PX-08")
def test_the_highest_throw_begins_and_ties_throw_again() -> None:
    tied = 0
    for game in games(400):
        throws = game.lots[2 * game.players :]
        rounds = [throws[at : at + game.players] for at in range(0, len(throws), game.players)]
        among = set(range(game.players))
        for thrown in rounds:
            assert {seat for seat, die in enumerate(thrown) if die} == among
            among = {seat for seat in among if thrown[seat] == max(thrown)}
        tied += len(rounds) > 1
        assert among == {game.first} == {game.seat}
    assert tied


class Homebody(Ask):
    """Passes and stays at home."""

    def one(self, seat: int, question: int, options: list[int]) -> int:
        return options[0] if question == USE else options[-1]


@pytest.mark.rule("PX-08")
def test_turns_go_clockwise() -> None:
    game = deal(3, Rng(5), CARDS)
    order = []
    for _ in range(6):
        order.append(game.seat)
        before = game.seat
        while game.seat == before:
            game.advance(Homebody())
    assert order == [(game.first + turn) % 3 for turn in range(6)]


def test_the_lots_are_told_to_all_and_the_first_card_to_its_owner() -> None:
    table = Table("pontifex", players=2, seed=4)
    for viewer in (None, 0, 1):
        kinds = [event.kind for event in table.events(viewer)]
        assert kinds.count(LOT) == 2
        assert kinds.count(BEGINS) == 1
        assert kinds.count(DREW) == (viewer is not None)
