"""Q-57 in small: thousands of games are in docs/q-balance.md, made by `camerlengo balance q`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from camerlengo.bots import BotAsk, make_bot
from camerlengo.core.report import Estimate, Share
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.q.balance import (
    GOODS,
    ROUNDS,
    GameFacts,
    QBalance,
    belief_in_the_truth,
    half_time,
    idle_cards,
    turns,
)
from camerlengo.games.q.rules import deal
from camerlengo.games.q.terms import DREW, EVENT, LOADED, NOBODY, SAIL, VISITED_CONVENT
from tests.games.q.played import suspicious_game
from tests.games.q.positions import ANNA, BRUNO, CARD, CARLA, DECK, DINO, Position
from tests.recorded import THOROUGH

WHEAT = CARD["grano"]


@pytest.mark.rule("Q-57")
@pytest.mark.parametrize(("players", "few"), [(5, 8), (6, 8)])
def test_games_of_good_bots_are_level_varied_and_of_the_right_length(players: int, few: int) -> None:
    games = [suspicious_game(players, seed) for seed in range(24 if THOROUGH else few)]
    assert all(ROUNDS[0] <= game.round <= ROUNDS[1] for game in games)
    done: Counter[int] = Counter()
    for game in games:
        done.update(kind for kind, _ in turns(game))
    decided = [game.score > 0 for game in games if game.score]
    # As far from one half as so few games can be by chance; and fewer scatter more.
    if THOROUGH:
        assert max(done.values()) <= 0.45 * done.total()
        assert 0.25 <= sum(decided) / len(decided) <= 0.75
    else:
        assert max(done.values()) <= 0.5 * done.total()
        assert 0 < sum(decided) < len(decided)


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
                    loaded={BRUNO: " ".join(loads), CARLA: "interim ratisbona muehlberg catalogo pier_luigi"},
                    hands={BRUNO: "perle", CARLA: "seta", ANNA: "grano"},
                )
                at.play("-")
                ships.append(state(at))
            found = found or ships[0] != ships[1]
    assert found


# --- what the report makes of games ---------------------------------------------------------------


def told(**changes: Any) -> GameFacts:
    usual: dict[str, Any] = {
        "rounds": 9,
        "score": 3,
        "actions": {DREW: 4, LOADED: 4, VISITED_CONVENT: 2},
        "by_zelanti": {VISITED_CONVENT: 2},
        "shipped": [],
        "moved": [],
        "decisive": [],
        "drawn": [WHEAT],
        "half": 0.7,
        "right": 0.8,
        "turned": 0,
    }
    return GameFacts(**{**usual, **changes})


def test_a_game_tells_its_turns_ships_and_end() -> None:
    began = deal(5, Rng(1000), DECK.cards, NOBODY)
    ended = began.copy()
    BotAsk([make_bot("suspicious", open_box("q"), seat) for seat in range(5)]).play(ended)
    heard = QBalance().observe(began, ended, [], DECK)
    assert (heard.rounds, heard.score) == (ended.round, ended.score)
    assert sum(heard.actions.values()) == 10 * ended.round
    assert sorted(heard.shipped) == sorted(ended.gone)
    assert set(heard.decisive) <= set(heard.shipped)
    assert 0.5 < heard.right <= 1
    assert 0 < heard.half < 1
    assert {card for card in heard.shipped if DECK.kinds[card].type in GOODS} <= set(heard.drawn)
    assert sum(heard.by_zelanti.values()) == 4 * ended.round  # two of five, two turns a round


def test_decisive_is_a_card_without_which_the_winner_would_be_another() -> None:
    at = Position(phase=SAIL, turn=12, loader=BRUNO, loaded={BRUNO: "perle tabacco"}, score=3)
    began = at.game.copy()
    at.play("-")
    heard = QBalance().observe(began, at.game, [], DECK)
    assert [DECK.kinds[card].id for card in heard.decisive] == ["perle"]
    assert sorted(DECK.kinds[card].id for card in heard.moved) == ["perle", "tabacco"]


def test_level_games_are_not_counted_among_the_decided() -> None:
    games = [told(), told(score=-2), told(score=0)]
    [level, *_] = QBalance().findings({5: games}, DECK)
    assert level.found == Share(1, 2)


def test_the_most_frequent_action_and_games_that_are_too_long_are_named() -> None:
    games = [told(), told(rounds=15), told(rounds=6)]
    _, action, _, _, _, length, _ = QBalance().findings({5: games}, DECK)
    assert action.found == Estimate(0.4, 0)  # the same in every game
    assert action.note is not None
    assert action.note.say("it") == "Fondaco (pescare)"
    assert length.found == 2


def test_the_rarest_place_goods_that_stay_behind_and_the_belief_at_half_time_are_named() -> None:
    games = [told(shipped=[WHEAT]), told(half=0.9), told(drawn=[]), told()]
    _, _, place, goods, half, _, _ = QBalance().findings({5: games}, DECK)
    assert place.found == Estimate(0, 0)
    assert goods.found == Share(1, 3)
    assert goods.note is not None
    assert goods.note.say("it") == "Grano"
    assert isinstance(half.found, Estimate)
    assert half.found.value == pytest.approx(0.75)


def test_half_time_is_after_half_of_the_turns() -> None:
    game = suspicious_game(5, 0)
    half = game.copy()
    half.log = game.log[: half_time(game)]
    assert len(turns(half)) == len(turns(game)) // 2
    assert belief_in_the_truth(game, 1) == pytest.approx(0.55)  # the set-up tells nothing


def test_cards_that_never_moved_anything_are_named() -> None:
    everything = list(range(len(DECK.kinds)))
    tables = {5: [told(decisive=everything[1:], moved=everything[1:])], 6: [told()]}
    first = next(number for number, card in enumerate(DECK.kinds) if card.type != EVENT)
    assert idle_cards(tables, DECK) == []  # the first are events
    tables = {5: [told(decisive=everything[first + 1 :], moved=everything)], 6: [told()]}
    [idle] = idle_cards(tables, DECK)
    assert idle.names == DECK.kinds[first].name
