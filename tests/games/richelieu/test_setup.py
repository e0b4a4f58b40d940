"""How the table is laid out, and who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from camerlengo.core import SPECTATOR, Ask, SetupError
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import Richelieu, deal
from camerlengo.games.richelieu.terms import NO_DISC, NOBODY, TAKE
from camerlengo.table import Table
from tests.games.richelieu.positions import ALL_DISCS, check, view


def dealt(seed: int, players: int = 2, start: int = NOBODY) -> Richelieu:
    return deal(players, Rng(seed), standard_deck().cards, start, False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dealt_game_is_a_sound_position(players: int) -> None:
    for seed in range(20):
        check(dealt(seed, players))


@pytest.mark.rule("RI-05")
def test_all_48_cards_lie_face_up_in_four_rows_of_twelve() -> None:
    game = dealt(3)
    for seat in (0, 1, SPECTATOR):
        rows = view(game, seat).rows
        assert [len(row) for row in rows] == [12, 12, 12, 12]
        assert sorted(here.card.card for row in rows for here in row) == list(range(48))
        assert [here.place for row in rows for here in row] == list(range(48))
        assert all(here.marker is None for row in rows for here in row)


@pytest.mark.rule("RI-05")
def test_the_cards_are_shuffled() -> None:
    games = [dealt(seed) for seed in range(600)]
    for place in (0, 23, 47):
        assert {game.layout[place] for game in games} == set(range(48))
    assert len({tuple(game.layout) for game in games}) == 600


@pytest.mark.rule("RI-05")
def test_nobody_has_a_card_at_the_beginning() -> None:
    assert dealt(3, players=4).taken == [[], [], [], []]


@pytest.mark.rule("RI-06")
def test_eight_discs_lie_face_down_on_their_places_and_six_in_the_box() -> None:
    game = dealt(3)
    expected = [(1, 3), (1, 10), (2, 5), (2, 8), (3, 5), (3, 8), (4, 3), (4, 10)]
    places = [place for place in range(48) if game.disc[place] != NO_DISC]
    assert [(place // 12 + 1, place % 12 + 1) for place in places] == expected
    assert len(game.box) == 6
    assert sorted([game.disc[place] for place in places] + game.box) == ALL_DISCS


@pytest.mark.rule("RI-06")
def test_the_discs_are_shuffled() -> None:
    games = [dealt(seed) for seed in range(300)]
    for place in games[0].cards.disc_places:
        assert {game.disc[place] for game in games} == set(ALL_DISCS)
    assert {disc for game in games for disc in game.box} == set(ALL_DISCS)


@pytest.mark.rule("RI-06")
def test_nobody_sees_which_discs_lie_on_the_table_or_in_the_box() -> None:
    for seat in (0, 1, SPECTATOR):
        views = set()
        for number in range(20):
            game = dealt(3)
            discs = [game.disc[place] for place in game.cards.disc_places] + game.box
            discs = discs[number % 14 :] + discs[: number % 14]
            for place in game.cards.disc_places:
                game.disc[place] = discs.pop()
            game.box = discs
            views.add(view(game, seat).to_json())
        assert len(views) == 1
        shown = [here.place for row in view(dealt(3), seat).rows for here in row if here.disc]
        assert shown == dealt(3).cards.disc_places


@pytest.mark.rule("RI-07")
@pytest.mark.parametrize(("players", "start"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_host_picks_the_seat_that_starts(players: int, start: int) -> None:
    for seed in range(10):
        table = Table("richelieu", players=players, seed=seed, options={"start": start})
        assert [question.seat for question in table.questions] == [start]
        assert table.questions[0].kind == TAKE


@pytest.mark.rule("RI-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_or_the_start_is_drawn_evenly(players: int) -> None:
    drawn = Counter(dealt(seed, players).seat for seed in range(400))
    assert set(drawn) == set(range(players))
    assert min(drawn.values()) > 0.7 * 400 / players


@pytest.mark.rule("RI-07")
def test_drawing_is_usual_and_does_not_change_the_layout() -> None:
    table = Table("richelieu", seed=5)
    drawn = dealt(5)
    assert table.questions[0].seat == drawn.seat == drawn.start
    assert dealt(5, start=1 - drawn.start).layout == drawn.layout


@pytest.mark.rule("RI-07")
@pytest.mark.parametrize("start", [2, -1, "youngest", True])
def test_a_seat_that_is_not_at_the_table_cannot_start(start: int | str | bool) -> None:
    with pytest.raises(SetupError):
        open_box("richelieu").new(2, 1, {"start": start})


@pytest.mark.rule("RI-07")
def test_after_the_first_turn_it_is_the_next_seat() -> None:
    game = dealt(3, players=3, start=2)
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        game.advance(Ask())
    assert seats == [2, 0, 1, 2]
