"""Q-57 in small: thousands of games are in docs/q-balance.md, made by tools/q_balance.py."""

from __future__ import annotations

from collections import Counter

import pytest

from camerlengo.bots import Seated, make_bot
from camerlengo.games import open_box
from camerlengo.games.q.rules import QGame, deal
from camerlengo.games.q.terms import (
    DID_CONVENT,
    DID_DRAW,
    DID_EXCHANGE,
    DID_LOAD,
    DID_PASS,
    DID_REDRAW,
    DID_SAIL,
    DID_SEIZE,
    EVENT,
    NOBODY,
    SAIL,
)
from tests.games.q.positions import ANNA, BRUNO, CARLA, DECK, DINO, Position

TURNS = (DID_DRAW, DID_LOAD, DID_EXCHANGE, DID_CONVENT, DID_SEIZE, DID_PASS)
GAMES = 24


def played(players: int) -> list[QGame]:
    box = open_box("q")
    games = []
    for seed in range(GAMES):
        game = deal(players, 1000 + seed, DECK.cards, NOBODY)
        Seated([make_bot("suspicious", box, 7919 * seed + seat) for seat in range(players)]).play(game)
        games.append(game)
    return games


def actions(game: QGame) -> Counter[int]:
    counts: Counter[int] = Counter()
    at = 0
    while at < len(game.chronicle):
        kind = game.chronicle[at] & 15
        counts[kind] += kind in TURNS
        at += 3 + game.chronicle[at + 2] if kind == DID_SAIL else 2 if kind == DID_REDRAW else 1
    return counts


@pytest.mark.rule("Q-57")
@pytest.mark.parametrize("players", [5, 6])
def test_games_of_good_bots_are_level_varied_and_of_the_right_length(players: int) -> None:
    games = played(players)
    assert all(7 <= game.round <= 14 for game in games)
    done: Counter[int] = Counter()
    for game in games:
        done.update(actions(game))
    assert max(done.values()) <= 0.45 * done.total()
    decided = [game.score > 0 for game in games if game.score]
    assert (
        0.25 <= sum(decided) / len(decided) <= 0.75
    )  # as far from one half as so few games can be by chance


def state(at: Position) -> object:
    game = at.game
    return (game.score, game.hands, game.role_turned, game.seat_turned, game.first, game.secrets[CARLA])


@pytest.mark.rule("Q-57")
@pytest.mark.parametrize(
    "card", [kind.id for kind in DECK.kinds if kind.type != EVENT and kind.absent_with != 6]
)
def test_each_common_card_moves_something(card: str) -> None:
    """The same ship with and without the card, in one of a few circumstances."""
    company = [name for name in ("institutio", "zafferano", "cuoio") if name != card]
    found = False
    for seizer in (NOBODY, DINO):
        for cargo in ([], company):
            ships = []
            for loads in ([*cargo, card], cargo):
                at = Position(
                    phase=SAIL,
                    turn=12,
                    loader=BRUNO,
                    seizer=seizer,
                    loaded={BRUNO: " ".join(loads), CARLA: "interim ratisbona muehlberg bologna pier_luigi"},
                    hands={BRUNO: "perle", CARLA: "seta", ANNA: "grano"},
                )
                at.play("-")
                ships.append(state(at))
            found = found or ships[0] != ships[1]
    assert found
