"""A series is its seed: the same games anywhere, each one a record that can be replayed."""

from __future__ import annotations

import msgspec
import pytest

from camerlengo import Table
from camerlengo.games import open_box
from camerlengo.lab.simulate import PlayedGame, Series, play_game, simulate
from tests.lab.elsewhere import Elsewhere

SERIES = Series(game="richelieu", players=3, games=12, seed=4, bots=("random", "greedy", "random"))
QUICK = Series(game="richelieu", players=2, games=24, seed=4, bots=("random", "random"))


def games_of(series: Series, **settings: object) -> list[PlayedGame]:
    games: list[PlayedGame] = []
    simulate(series, on_game=games.append, **settings)  # type: ignore[arg-type]
    return games


def test_the_same_seed_plays_the_same_games() -> None:
    assert games_of(QUICK) == games_of(QUICK)
    assert games_of(QUICK) != games_of(msgspec.structs.replace(QUICK, seed=5))


def test_the_same_games_are_played_here_and_elsewhere() -> None:
    assert games_of(QUICK, executor=Elsewhere()) == games_of(QUICK)


def test_a_game_depends_on_its_number_alone() -> None:
    assert games_of(QUICK)[17] == play_game(QUICK, 17)
    assert games_of(msgspec.structs.replace(QUICK, games=18))[17] == play_game(QUICK, 17)


def test_games_of_a_series_differ() -> None:
    records = [play_game(QUICK, number, keep_record=True).record for number in range(10)]
    assert len({record.chance for record in records if record is not None}) == 10


def test_bots_move_one_seat_on_from_game_to_game() -> None:
    assert [SERIES.bots_in(number) for number in range(4)] == [
        ("random", "greedy", "random"),
        ("greedy", "random", "random"),
        ("random", "random", "greedy"),
        ("random", "greedy", "random"),
    ]


def test_a_record_of_the_series_replays_to_the_same_result() -> None:
    for number in range(3):
        played = play_game(SERIES, number, keep_record=True)
        assert played.record is not None
        assert played.record.seats == SERIES.bots_in(number)
        table = Table.resume(played.record)
        assert table.result is not None
        assert table.result.scores == played.scores
        assert table.result.places == played.places


def test_records_are_kept_only_when_they_are_wanted() -> None:
    assert all(game.record is None for game in games_of(QUICK))
    assert all(game.record is not None for game in games_of(QUICK, keep_records=True))


def test_the_tally_counts_every_game_and_decision() -> None:
    games: list[PlayedGame] = []
    tally = simulate(SERIES, on_game=games.append)
    assert [game.number for game in games] == list(range(12))
    assert tally.games == 12
    assert tally.decisions == sum(game.decisions for game in games)
    assert [standing.games for standing in tally.by_seat] == [12, 12, 12]
    assert {bot: standing.games for bot, standing in tally.by_bot.items()} == {"random": 24, "greedy": 12}


@pytest.mark.parametrize("short", [False, True])
def test_options_reach_the_game(short: bool) -> None:
    series = msgspec.structs.replace(QUICK, options={"short": short, "start": 1})
    record = play_game(series, 0, keep_record=True).record
    assert record is not None
    assert record.options == {"short": short, "start": 1}
    assert record.answers[0][0] == 1


def test_a_deck_of_ones_own_reaches_the_game() -> None:
    source = open_box("richelieu").standard_deck().source
    own = source.replace('edition = "standard"', 'edition = "mine"')
    record = play_game(msgspec.structs.replace(QUICK, deck=own), 0, keep_record=True).record
    assert record is not None
    assert record.deck == own
    assert record.edition == "mine"
    assert Table.resume(record).over
