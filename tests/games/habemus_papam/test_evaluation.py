"""The evaluation: what looks good is good, and bots that use it win."""

from __future__ import annotations

import pytest

from camerlengo.bots import BotAsk, make_bot
from camerlengo.core import RandomAsk, Rng
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.evaluation import HabemusPapamEvaluation
from camerlengo.games.habemus_papam.rules import deal
from camerlengo.games.habemus_papam.terms import NOBODY, REVEAL, TAKE_CARDS
from tests.contract.setups import fingerprint
from tests.games.habemus_papam.positions import ANNA, BRUNO, Position, readings
from tests.recorded import THOROUGH


def worth(more: dict[str, object], seat: int = ANNA) -> float:
    given: dict[str, object] = {"phase": REVEAL, "orders": {0: "France", 1: "SI", 2: "IU", 3: "SU"}, **more}
    return HabemusPapamEvaluation().value(Position(**given).game, seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"displays": {ANNA: "Lugo Sforza"}}, {"displays": {ANNA: "Lugo"}}),
        ({"displays": {ANNA: "Lugo"}}, {"displays": {BRUNO: "Lugo"}}),
        ({"displays": {ANNA: "Bichi"}}, {"displays": {ANNA: "Lugo"}}),  # Anna's order is France
        ({"displays": {ANNA: "Ginetti Giori"}}, {"displays": {ANNA: "Ginetti Carafa"}}),
        ({"displays": {ANNA: "Louis Louis"}}, {"displays": {ANNA: "Louis", BRUNO: "Louis"}}),
        ({"displays": {ANNA: "Mazarin"}}, {}),
        ({"gold": {ANNA: 40}}, {"gold": {ANNA: 20}}),
        ({"gems": {ANNA: "DDDR"}}, {"gems": {ANNA: "DDD"}}),
        ({"hands": {ANNA: "rubies"}}, {}),
        ({"displays": {ANNA: "Squadrone"}}, {}),
    ],
)
def test_more_is_better(better: dict[str, object], worse: dict[str, object]) -> None:
    assert worth(better) > worth(worse)


def test_what_is_good_for_a_rival_is_bad() -> None:
    assert worth({"displays": {ANNA: "Lugo"}}, BRUNO) < worth({}, BRUNO)


def test_looking_changes_nothing() -> None:
    for seed in range(20):
        game = deal(4, Rng(seed), standard_deck().cards, readings(), NOBODY)
        ask = RandomAsk(Rng(seed))
        for _ in range(seed * 3):
            if not game.over():
                game.advance(ask)
        before = fingerprint(game)
        for seat in range(4):
            HabemusPapamEvaluation().value(game, seat)
        assert fingerprint(game) == before


def test_the_first_to_take_stands_better_than_the_last() -> None:
    table = Position(
        phase=TAKE_CARDS,
        offer="Bichi Squadrone swap Camerlengo",
        takers=[0, 1, 2, 3],
        orders={0: "France", 1: "SI"},
    )
    last = Position(
        phase=TAKE_CARDS,
        offer="Bichi Squadrone swap Camerlengo",
        takers=[1, 2, 3, 0],
        orders={0: "France", 1: "SI"},
    )
    assert HabemusPapamEvaluation().value(table.game, ANNA) > HabemusPapamEvaluation().value(last.game, ANNA)


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random(players: int) -> None:
    box = open_box("habemus_papam")
    wins = 0
    games = 24 if THOROUGH else 6
    for number in range(games):
        seat = number % players
        bots = [
            make_bot("greedy" if other == seat else "random", box, number * 10 + other)
            for other in range(players)
        ]
        game = box.new(players, number)
        BotAsk(bots).play(game)
        wins += game.places()[seat] == 1
    assert wins >= games * 3 / 4
