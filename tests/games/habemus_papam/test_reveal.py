"""Phase 1: cards are turned up, and smoke rises."""

from __future__ import annotations

import pytest

from camerlengo.core import EVERYBODY, RandomAsk, Rng, only
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.rules import HabemusPapam, deal
from camerlengo.games.habemus_papam.terms import (
    BLACK_SMOKE_ROSE,
    CAMERLENGO,
    DISCARD,
    DISCARD_ORDERS,
    DISCARDED,
    ENDED,
    MAKE_BIDS,
    NO_ORDER,
    NOBODY,
    ORDERS_DISCARDED,
    PLAY_ACTIONS,
    REVEAL,
    TAKE,
    TAKE_CARDS,
    TURNED_UP,
    WHITE_SMOKE_ROSE,
)
from tests.games.habemus_papam.positions import (
    ANNA,
    BRUNO,
    CARD,
    CARLA,
    DINO,
    ORDER,
    Position,
    play_out,
    readings,
)
from tests.games.script import Told

# --- HP-20 ----------------------------------------------------------------------------------------


@pytest.mark.rule("HP-20")
def test_the_top_cards_and_the_camerlengo_card_are_the_offer() -> None:
    table = Position(phase=REVEAL, round=4, top="Bichi Harrach swap")
    phase = table.play()
    assert table.offer == "Bichi Harrach swap Camerlengo"
    assert table.game.round == 5
    assert table.game.phase == PLAY_ACTIONS
    about = (5, CARD["Bichi"], CARD["Harrach"], CARD["swap"], CAMERLENGO)
    assert phase.told == [Told(TURNED_UP, NOBODY, about)]
    assert phase.asked == []


@pytest.mark.rule("HP-20")
def test_the_next_round_turns_up_the_next_cards() -> None:
    table = Position(phase=REVEAL, top="Bichi Louis ten Orsini Mazarin swap")
    table.play()
    table.game.phase = TAKE_CARDS
    table.game.takers = [0, 1, 2, 3]
    table.play("Bichi", "Louis", "ten")
    table.play()
    assert table.offer == "Orsini Mazarin swap Camerlengo"


# --- HP-21: Black Smoke ---------------------------------------------------------------------------


def black_smoke() -> Position:
    return Position(
        phase=REVEAL,
        top="Black Bichi Louis ten",
        displays={ANNA: "Orsini Lugo Chigi", BRUNO: "Este Harrach Mazarin", CARLA: "Spada FBarberini"},
        gold={ANNA: 1, BRUNO: 2, CARLA: 3, DINO: 4},
        orders={ANNA: "France SI", BRUNO: "crests crests", CARLA: "IU SU", DINO: "leaders FM"},
    )


@pytest.mark.rule("HP-21")
def test_black_smoke_is_set_aside_and_the_next_cardinal_turned_up() -> None:
    table = black_smoke()
    phase = table.play()
    assert table.offer == "Bichi Louis ten Camerlengo"
    assert table.out == "Black"
    assert [told.kind for told in phase.told] == [TURNED_UP, BLACK_SMOKE_ROSE]
    assert table.view(ANNA).black_smoke


@pytest.mark.rule("HP-21")
def test_black_smoke_pays_5_gold_for_each_bag_but_not_for_leaders_and_late_arrivals() -> None:
    table = black_smoke()
    phase = table.play()
    assert table.gold == [16, 2, 8, 4]
    assert phase.heard(BLACK_SMOKE_ROSE) == [Told(BLACK_SMOKE_ROSE, NOBODY, (15, 0, 5, 0))]


@pytest.mark.rule("HP-21")
def test_then_each_discards_an_order_at_the_same_time() -> None:
    table = black_smoke()
    table.play()
    assert table.game.phase == DISCARD_ORDERS
    phase = table.play({ANNA: 0, BRUNO: 1, CARLA: 1, DINO: 0})
    assert phase.together == [[ANNA, BRUNO, CARLA, DINO]]
    assert [asked.options for asked in phase.asked] == [(0, 1)] * 4
    assert phase.questions == [DISCARD] * 4
    kept = [ORDER[name] for name in ("SI", "crests", "IU", "FM")]
    assert table.game.orders == [number for order in kept for number in (order, NO_ORDER)]
    assert table.game.discarded == [ORDER[name] for name in ("France", "crests", "SU", "leaders")]
    assert table.game.phase == PLAY_ACTIONS


@pytest.mark.rule("HP-21")
def test_only_the_owner_hears_which_order_was_discarded() -> None:
    table = black_smoke()
    table.play()
    phase = table.play({ANNA: 0, BRUNO: 1, CARLA: 1, DINO: 0})
    told = phase.heard(DISCARDED)
    assert [(one.seat, one.audience) for one in told] == [(seat, only(seat)) for seat in range(4)]
    assert told[ANNA].about == (ORDER["France"],)
    assert phase.heard(ORDERS_DISCARDED) == [Told(ORDERS_DISCARDED, NOBODY, (), EVERYBODY)]
    assert table.view(BRUNO).seats[ANNA].discarded is None
    assert table.view(ANNA).seats[ANNA].discarded == ORDER["France"]


@pytest.mark.rule("HP-21")
def test_then_the_round_goes_on_with_action_cards() -> None:
    table = Position(phase=REVEAL, top="Black Bichi Louis ten", hands={ANNA: "ten"}, gold={ANNA: 0})
    table.play()
    table.play({})
    table.play({ANNA: "ten"})
    assert table.gold[ANNA] == 10
    assert table.game.phase == MAKE_BIDS


@pytest.mark.rule("HP-21")
def test_in_a_whole_game_black_smoke_rises_once_in_round_9_10_or_11() -> None:
    rounds = set()
    for seed in range(60):
        game = deal(3, Rng(seed), standard_deck().cards, readings(), NOBODY)
        ask = RandomAsk(Rng(seed))
        while not game.black:
            game.advance(ask)
        rounds.add(game.round)
        assert game.phase == DISCARD_ORDERS
    assert rounds == {9, 10, 11}


# --- HP-22, HP-23, HP-25: White Smoke -------------------------------------------------------------


def white_smoke(left: int, players: int = 4, reading: tuple[str, ...] = ()) -> Position:
    """White Smoke lies on top, with so many cards left in each pile."""
    names = (("Bichi", "Orsini", "Lugo"), ("Louis", "Louis", "Harrach"), ("swap", "swap", "Este"))
    tops = [name for pile in names for name in pile[:left]]
    table = Position(phase=REVEAL, round=18 - left, players=players, black=True, reading=reading)
    game = table.game
    kept = [CARD[name] for name in tops]
    for card in kept:
        for pile in (game.cardinals, game.politics, game.actions):
            if card in pile:
                pile.remove(card)
                break
    game.cardinals.remove(CARD["White"])
    game.out += game.cardinals + game.politics + game.actions
    game.cardinals = [*kept[:left], CARD["White"]]
    game.politics, game.actions = kept[left : 2 * left], kept[2 * left :]
    return table


@pytest.mark.rule("HP-22", "HP-25")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_with_white_smoke_all_cards_that_are_left_are_on_offer(left: int) -> None:
    table = white_smoke(left)
    phase = table.play()
    assert len(table.game.offer) == 3 * left + 1
    assert table.game.round == 19 - left
    assert table.game.cardinals == table.game.politics == table.game.actions == []
    assert table.out.split()[-1] == "White"
    assert table.view(ANNA).white_smoke
    assert phase.told == [
        Told(WHITE_SMOKE_ROSE, NOBODY, (left, left)),
        Told(TURNED_UP, NOBODY, (19 - left, *table.game.offer)),
    ]


@pytest.mark.rule("HP-22")
def test_what_was_left_is_on_offer() -> None:
    table = white_smoke(3)
    table.play()
    assert table.offer == "Bichi Orsini Lugo Harrach Este Louis Louis swap swap Camerlengo"


@pytest.mark.rule("HP-22", "HP-25")
def test_it_is_the_last_round_and_all_its_phases_are_played() -> None:
    table = white_smoke(2)
    table.game.held[4] = 1  # Anna may still bribe …
    table.game.out.remove(CARD["bribe"])
    table.game.owner[CARD["Spada"]] = BRUNO
    table.game.out.remove(CARD["Spada"])
    table.play()
    assert not table.game.over()
    table.play({ANNA: "bribe"})
    assert table.display(ANNA) == "Spada"
    table.play({DINO: "D", CARLA: "A"})  # … everybody bids …
    assert table.game.takers == [DINO, CARLA, ANNA, BRUNO]
    phase = table.play("Bichi", "Louis", "Orsini", "Camerlengo")  # … and takes
    assert table.game.over()
    assert table.game.camerlengo == BRUNO
    assert len(phase.heard(ENDED)) == 1


@pytest.mark.rule("HP-23")
@pytest.mark.parametrize("reading", [(), ("one_more_cardinal",)])
def test_white_smoke_as_the_very_last_card_leaves_the_camerlengo_card_for_the_highest_bidder(
    reading: tuple[str, ...],
) -> None:
    table = white_smoke(0, reading=reading)
    table.play()
    assert table.game.round == 19
    assert table.offer == "Camerlengo"
    table.play()
    table.play({CARLA: "DD", BRUNO: "AAA"})
    gold = table.gold
    phase = table.play()
    assert phase.asked == []
    assert table.game.camerlengo == BRUNO
    assert table.gold == [gold[ANNA], gold[BRUNO] + 1, gold[CARLA], gold[DINO]]
    assert table.game.over()


@pytest.mark.rule("HP-25")
def test_a_game_has_16_to_19_rounds() -> None:
    rounds = set()
    for seed in range(60):
        game = deal(3, Rng(seed), standard_deck().cards, readings(), NOBODY)
        under = game.cardinals.index(CARD["White"])
        play_out(game, RandomAsk(Rng(seed)))
        assert game.round == 19 - under
        rounds.add(game.round)
    assert rounds == {16, 17, 18, 19}


@pytest.mark.rule("HP-26")
def test_in_the_last_round_too_only_one_takes_the_camerlengo_card() -> None:
    table = white_smoke(3)
    table.play()
    table.game.phase, table.game.takers = TAKE_CARDS, [0, 1, 2, 3]
    assert CAMERLENGO in table.ask().options
    for answers in (("Camerlengo",), ("Camerlengo", "Bichi"), ("Camerlengo", "Bichi", "Louis")):
        assert CAMERLENGO not in table.ask(*answers).options


@pytest.mark.rule("HP-26")
def test_in_any_round_only_one_takes_the_camerlengo_card() -> None:
    table = Position(phase=TAKE_CARDS, offer="Bichi Louis ten Camerlengo", takers=[0, 1, 2, 3])
    assert CAMERLENGO in table.ask("Bichi").options
    assert CAMERLENGO not in table.ask("Camerlengo").options


def test_in_the_last_round_equal_cards_are_offered_once() -> None:
    table = white_smoke(3)
    table.play()
    table.game.phase, table.game.takers = TAKE_CARDS, [0, 1, 2, 3]
    asked = table.ask()
    assert (asked.seat, asked.question) == (ANNA, TAKE)
    assert asked.words == "Bichi Orsini Lugo Harrach Este Louis swap Camerlengo"
    assert CARD["Louis"] in table.ask("Louis").options


# --- HP-24: the Italian reading -------------------------------------------------------------------


@pytest.mark.rule("HP-24")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_with_one_more_cardinal_the_last_round_has_an_offer_like_any_other(left: int) -> None:
    table = white_smoke(left, reading=("one_more_cardinal",))
    phase = table.play()
    assert len(table.game.offer) == 4
    assert [len(pile) for pile in (table.game.cardinals, table.game.politics, table.game.actions)] == [
        left - 1
    ] * 3
    assert table.game.last
    assert phase.told == [
        Told(WHITE_SMOKE_ROSE, NOBODY, (1, left)),
        Told(TURNED_UP, NOBODY, (19 - left, *table.game.offer)),
    ]


@pytest.mark.rule("HP-24")
def test_one_more_cardinal_is_an_option_of_its_own_and_part_of_the_italian_edition() -> None:
    for options, expected in (
        ({}, False),
        ({"one_more_cardinal": True}, True),
        ({"edition": "italiana"}, True),
    ):
        game = open_box("habemus_papam").new(3, 1, options)
        assert isinstance(game, HabemusPapam)
        assert game.readings.one_more_cardinal is expected


def test_the_whole_pile_is_seen_once() -> None:
    for seed in range(10):
        game = deal(4, Rng(seed), standard_deck().cards, readings(), NOBODY)
        play_out(game, RandomAsk(Rng(seed)))
        assert game.cardinals == game.politics == game.actions == game.offer == []
