"""How good a position looks to each faction, and what a card is worth before the cargo is known."""

from __future__ import annotations

from collections import Counter

import pytest

from camerlengo.bots import BotAsk, make_bot
from camerlengo.core.rng import Rng
from camerlengo.games import open_box
from camerlengo.games.q.evaluation import QEvaluation
from camerlengo.games.q.rules import deal
from camerlengo.games.q.state import side_of
from camerlengo.games.q.terms import NOBODY
from camerlengo.games.q.worth import card_worth, cargo_points
from tests.games.q.positions import ANNA, BRUNO, CARD, DECK, DINO, Position, cards, points, value
from tests.recorded import THOROUGH

EVALUATION = QEvaluation()


def worth(at: Position, seat: int) -> float:
    return EVALUATION.value(at.game, seat)


def test_a_cargo_looks_good_to_one_faction_and_bad_to_the_other() -> None:
    empty, loaded = Position(), Position(loader=DINO, loaded={DINO: "beneficio"})
    assert worth(loaded, ANNA) > worth(empty, ANNA) + 4
    assert worth(loaded, BRUNO) < worth(empty, BRUNO) - 4


def test_a_seized_cargo_is_worth_less() -> None:
    free = Position(loader=DINO, loaded={DINO: "beneficio"})
    seized = Position(loader=DINO, loaded={DINO: "beneficio"}, seizer=BRUNO)
    assert worth(seized, ANNA) < worth(free, ANNA) - 4


def test_cards_of_the_own_faction_are_good_to_hold() -> None:
    assert worth(Position(hands={ANNA: "beneficio"}), ANNA) > worth(Position(hands={ANNA: "perle"}), ANNA)
    assert worth(Position(hands={BRUNO: "perle"}), BRUNO) > worth(Position(hands={BRUNO: "beneficio"}), BRUNO)


def test_at_the_end_only_victory_counts() -> None:
    at = Position(score=1)
    at.game.done = True
    assert worth(at, ANNA) == 101
    assert worth(at, BRUNO) == -101
    at.game.score = 0
    assert worth(at, ANNA) == 0


@pytest.mark.parametrize(
    ("card", "sign"),
    [
        ("beneficio", 1),
        ("perle", -1),
        ("richieste", 1),
        ("uscocchi", 1),
        ("doppio_fondo", 1),
        ("fugger", -1),
    ],
)
def test_what_a_card_is_worth_has_the_right_sign(card: str, sign: int) -> None:
    assert sign * card_worth(DECK.cards, CARD[card], False, False) > 0


def test_paolo_and_seizure_change_what_a_card_is_worth() -> None:
    pole = CARD["voti_pole"]
    assert card_worth(DECK.cards, pole, False, True) > 0 > card_worth(DECK.cards, pole, False, False)
    assert card_worth(DECK.cards, CARD["beneficio"], True, False) == 0
    assert card_worth(DECK.cards, CARD["tabacco"], True, False) == 1
    fair = CARD["francoforte"]
    assert card_worth(DECK.cards, fair, True, False) == 0 < card_worth(DECK.cards, fair, False, False)


@pytest.mark.parametrize(
    "cargo", ["beneficio perle tabacco", "beneficio roghi", "rialto sale carta", "interim"]
)
@pytest.mark.parametrize("seized", [False, True])
def test_the_points_of_a_cargo_are_those_of_the_ship(cargo: str, seized: bool) -> None:
    expected = points(cargo, seizer=DINO if seized else NOBODY)
    assert cargo_points(DECK.cards, cards(cargo), seized, False) == expected
    assert cargo_points(DECK.cards, cards("beneficio perle"), False, False) == value("beneficio perle")


def test_greedy_bots_beat_random_ones() -> None:
    won: Counter[str] = Counter()
    for seed in range(24 if THOROUGH else 12):
        names = [("greedy", "random")[(seat + seed) % 2] for seat in range(6)]
        game = deal(6, Rng(seed), DECK.cards, NOBODY)
        box = open_box("q")
        BotAsk([make_bot(name, box, 10 * seed + seat) for seat, name in enumerate(names)]).play(game)
        for seat, name in enumerate(names):
            won[name] += game.score * side_of(game, seat) > 0
    assert won["greedy"] > won["random"]
