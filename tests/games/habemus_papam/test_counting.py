"""The count: six steps, and who is Pope."""

from __future__ import annotations

import pytest

from camerlengo.core import RandomAsk, Result, Rng
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.deck import read_deck, standard_deck
from camerlengo.games.habemus_papam.rules import deal
from camerlengo.games.habemus_papam.terms import ENDED, NO_ORDER, NOBODY, TAKE_CARDS
from tests.games.habemus_papam.positions import (
    ANNA,
    BRUNO,
    CARLA,
    DINO,
    ORDER,
    PEOPLE_NAMES,
    Position,
    play_out,
    readings,
)

STEPS = ("order", "people", "louis", "gold", "symbols", "squadrone")
NOTHING = dict.fromkeys(range(4), "")


def at_the_end(**more: object) -> Position:
    """A table whose count begins; nobody has gems or gold unless it is said."""
    given: dict[str, object] = {
        "phase": TAKE_CARDS,
        "black": True,
        "gems": NOTHING,
        "gold": dict.fromkeys(range(4), 0),
    }
    for key, value in more.items():
        if key in ("gems", "gold"):
            assert isinstance(value, dict)
            merged = given[key]
            assert isinstance(merged, dict)
            given[key] = {**merged, **value}
        else:
            given[key] = value
    return Position(**given)  # type: ignore[arg-type]


def result(table: Position) -> Result:
    return open_box("habemus_papam").result(table.game, standard_deck())


def points(table: Position, step: str, seat: int = ANNA) -> int:
    return result(table).sheet[STEPS.index(step)].points[seat]


def counts(table: Position, step: str, seat: int = ANNA) -> int:
    return result(table).sheet[STEPS.index(step)].counts[seat]


# --- HP-60: gold at the end -----------------------------------------------------------------------


@pytest.mark.rule("HP-60")
@pytest.mark.parametrize(("gems", "gold"), [("", 0), ("D", 1), ("A", 1), ("DRSA", 4), ("DDDDRRSSSAAA", 12)])
def test_each_gem_is_worth_1_gold(gems: str, gold: int) -> None:
    assert counts(at_the_end(gems={ANNA: gems}, gold={ANNA: 7}), "gold") == gold + 7


@pytest.mark.rule("HP-60")
@pytest.mark.parametrize(("felipe", "gold"), [(0, 0), (1, 5), (2, 15), (3, 25)])
def test_felipe_gives_gold_by_the_number_of_cards(felipe: int, gold: int) -> None:
    assert counts(at_the_end(displays={ANNA: "Felipe " * felipe}), "gold") == gold


@pytest.mark.rule("HP-60")
def test_unplayed_action_cards_count_nothing() -> None:
    table = at_the_end(hands={ANNA: "ten second twice rubies bribe swap"}, orders={ANNA: "France"})
    assert result(table).scores[ANNA] == 0


# --- HP-61: orders --------------------------------------------------------------------------------

CASES = {
    "four crests": ("crests", "Bichi Lugo Chigi Spada", 2),
    "four crests, with leaders": ("crests", "Este CMedici Azzolini FBarberini", 2),
    "three crests are not four": ("crests", "Bichi Lugo Chigi", 0),
    "three crests and many": ("crests", "Bichi Lugo Sforza Colonna Chigi Carafa Harrach", 0),
    "Spain and Innocent": ("SI", "Lugo Sforza Chigi Carafa", 2),
    "Spain and Innocent by leaders": ("SI", "CMedici Azzolini", 2),
    "Spain and Innocent, one missing": ("SI", "Lugo Sforza Chigi", 0),
    "Spain and Innocent, the other missing": ("SI", "Lugo Azzolini", 0),
    "Innocent and Urban": ("IU", "Azzolini Spada Giori", 2),
    "Innocent and Urban, one missing": ("IU", "Azzolini Spada", 0),
    "Spain and Urban": ("SU", "Lugo Astalli FBarberini", 2),
    "Spain and Urban, one missing": ("SU", "Lugo FBarberini", 0),
    "France by all cardinals": ("France", "Barberini Bichi Orsini", 3),
    "France by the leader and one": ("France", "Este Orsini", 3),
    "France by the leader alone": ("France", "Este", 0),
    "France by two": ("France", "Bichi Orsini", 0),
    "late arrivals have no crest": ("crests", "Bichi Lugo Chigi Harrach Hessen Retz", 0),
    "Felipe and Mazarin": ("FM", "Felipe Felipe Mazarin Mazarin", 2),
    "one Felipe": ("FM", "Felipe Mazarin Mazarin Mazarin", 0),
    "one Mazarin": ("FM", "Felipe Felipe Felipe Mazarin", 0),
    "most leaders": ("leaders", "Este", 2),
    "no leader": ("leaders", "Bichi", 0),
}


@pytest.mark.rule("HP-61")
@pytest.mark.parametrize("name", CASES)
def test_an_order_is_fulfilled_or_not(name: str) -> None:
    order, display, votes = CASES[name]
    table = at_the_end(displays={ANNA: display}, orders={ANNA: order})
    assert points(table, "order") == votes
    assert counts(table, "order") == (1 if votes else 0)


@pytest.mark.rule("HP-61")
@pytest.mark.parametrize(
    ("own", "others", "votes"),
    [
        ("Este", "CMedici", 0),
        ("Este CMedici", "Azzolini", 2),
        ("Este CMedici", "Azzolini FBarberini", 0),
        ("Este CMedici Azzolini", "FBarberini", 2),
        ("", "Este", 0),
    ],
)
def test_most_leaders_means_strictly_more_than_everyone_else(own: str, others: str, votes: int) -> None:
    table = at_the_end(displays={ANNA: own, CARLA: others}, orders={ANNA: "leaders"})
    assert points(table, "order") == votes


@pytest.mark.rule("HP-61")
def test_everybody_is_judged_by_the_own_order() -> None:
    table = at_the_end(
        displays={ANNA: "Barberini Bichi Orsini", BRUNO: "CMedici Azzolini"},
        orders={ANNA: "SI", BRUNO: "IU", CARLA: "France", DINO: "crests"},
    )
    assert result(table).sheet[0].points == (0, 0, 0, 0)


@pytest.mark.rule("HP-68", "HP-61")
def test_an_order_that_was_met_and_lost_again_counts_nothing() -> None:
    table = Position(
        phase=TAKE_CARDS,
        black=True,
        last=True,
        offer="Death Camerlengo",
        takers=[BRUNO, ANNA, CARLA, DINO],
        displays={ANNA: "Este Bichi Orsini"},
        orders={ANNA: "France", BRUNO: "SI", CARLA: "IU", DINO: "SU"},
    )
    assert points(table, "order") == 3
    table.play("Death")  # Bichi, the oldest, dies: leader and Orsini still make three crests
    assert points(table, "order") == 3
    again = Position(
        phase=TAKE_CARDS,
        black=True,
        last=True,
        offer="Death Camerlengo",
        takers=[BRUNO, ANNA, CARLA, DINO],
        displays={ANNA: "Este Orsini"},
        orders={ANNA: "France", BRUNO: "SI", CARLA: "IU", DINO: "SU"},
    )
    phase = again.play("Death")
    assert points(again, "order") == 0
    assert phase.heard(ENDED)[0].about[:3] == (ANNA, ORDER["France"], 0)


@pytest.mark.rule("HP-68")
def test_only_the_order_that_was_kept_counts() -> None:
    table = at_the_end(displays={ANNA: "Barberini Bichi Orsini"}, orders={ANNA: "SI France"})
    assert points(table, "order") == 3
    table.game.discarded[ANNA] = table.game.orders[1]
    table.game.orders[1] = NO_ORDER
    assert points(table, "order") == 0


# --- HP-62 to HP-66 -------------------------------------------------------------------------------


@pytest.mark.rule("HP-62")
@pytest.mark.parametrize(
    ("display", "votes"),
    [("", 0), ("Bichi", 1), ("Bichi Harrach", 2), ("Bichi Harrach Este", 3), ("Louis Mazarin Felipe", 0)],
)
def test_a_vote_for_each_cardinal_late_arrival_and_leader(display: str, votes: int) -> None:
    assert points(at_the_end(displays={ANNA: display}), "people") == votes


@pytest.mark.rule("HP-62")
def test_everybody_has_a_tiara() -> None:
    for name in PEOPLE_NAMES:
        assert points(at_the_end(displays={ANNA: name}), "people") == 1, name


@pytest.mark.rule("HP-63")
@pytest.mark.parametrize(("cards", "votes"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_louis(cards: int, votes: int) -> None:
    assert points(at_the_end(displays={ANNA: "Louis " * cards}), "louis") == votes


@pytest.mark.rule("HP-64")
@pytest.mark.parametrize(("cards", "rate"), [(0, 15), (1, 10), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_gold_becomes_votes_by_the_number_of_mazarin_cards_rounded_down(cards: int, rate: int) -> None:
    for gold, votes in ((0, 0), (rate - 1, 0), (rate, 1), (2 * rate - 1, 1), (4 * rate, 4)):
        table = at_the_end(displays={ANNA: "Mazarin " * cards}, gold={ANNA: gold})
        assert points(table, "gold") == votes


@pytest.mark.rule("HP-65")
@pytest.mark.parametrize(
    "pair",
    [
        "Colonna Harrach",
        "GCMedici Hessen",
        "Ottoboni Retz",
        "Bichi Spada",
        "Albizzi Maculani",
        "Ginetti Giori",
    ],
)
def test_a_pair_of_the_same_symbol_is_a_vote(pair: str) -> None:
    one, other = pair.split()
    assert points(at_the_end(displays={ANNA: pair}), "symbols") == 1
    assert points(at_the_end(displays={ANNA: one, BRUNO: other}), "symbols") == 0


@pytest.mark.rule("HP-65")
def test_in_a_deck_of_ones_own_two_late_arrivals_may_be_a_pair() -> None:
    eagles = standard_deck().source.replace('"galley"', '"eagle"')
    deck = read_deck(eagles.replace('"eagle"', '"none"', 2))  # the cardinals, who are listed first, lose it
    table = at_the_end(displays={ANNA: "Harrach Hessen", BRUNO: "Colonna GCMedici"}, deck=deck.cards)
    assert points(table, "symbols") == 1
    assert points(table, "symbols", BRUNO) == 0


@pytest.mark.rule("HP-65")
def test_different_symbols_are_no_pair() -> None:
    table = at_the_end(displays={ANNA: "Colonna GCMedici Ottoboni Bichi Albizzi Ginetti Chigi Lugo Sforza"})
    assert points(table, "symbols") == 0


@pytest.mark.rule("HP-65")
@pytest.mark.parametrize(("friend", "king"), [("Barberini", "Louis"), ("Sacchetti", "Mazarin")])
def test_barberini_with_two_louis_and_sacchetti_with_two_mazarin(friend: str, king: str) -> None:
    for number in range(6):
        table = at_the_end(displays={ANNA: f"{friend} " + f"{king} " * number})
        assert points(table, "symbols") == (1 if number >= 2 else 0)
    other = {"Louis": "Mazarin", "Mazarin": "Louis"}[king]
    assert points(at_the_end(displays={ANNA: f"{friend} {other} {other}"}), "symbols") == 0
    assert points(at_the_end(displays={ANNA: f"{king} {king}", BRUNO: friend}), "symbols") == 0


@pytest.mark.rule("HP-65")
def test_symbols_add_up() -> None:
    table = at_the_end(displays={ANNA: "Colonna Harrach Bichi Spada Barberini Louis Louis Louis Louis"})
    assert points(table, "symbols") == 3


@pytest.mark.rule("HP-66")
def test_the_squadrone_is_three_votes() -> None:
    table = at_the_end(displays={BRUNO: "Squadrone"})
    assert result(table).sheet[5].points == (0, 3, 0, 0)
    assert result(table).sheet[5].counts == (0, 1, 0, 0)


def test_the_sheet_has_the_six_steps_and_adds_up_to_the_score() -> None:
    for seed in range(20):
        game = deal(3 + seed % 2, Rng(seed), standard_deck().cards, readings(), NOBODY)
        play_out(game, RandomAsk(Rng(seed)))
        counted = open_box("habemus_papam").result(game, standard_deck())
        assert [line.title.key.rpartition(".")[2] for line in counted.sheet] == list(STEPS)
        for seat in range(game.players):
            assert sum(line.points[seat] for line in counted.sheet) == counted.scores[seat]


# --- HP-67: Pope ----------------------------------------------------------------------------------


@pytest.mark.rule("HP-67")
def test_most_votes_is_pope() -> None:
    table = at_the_end(
        displays={ANNA: "Maculani", BRUNO: "Astalli Azzolini", CARLA: "Louis"},
        orders={ANNA: "SI", BRUNO: "France", CARLA: "IU", DINO: "SU"},
    )
    assert table.game.scores() == [1, 2, 1, 0]
    assert result(table).winners == (BRUNO,)


@pytest.mark.rule("HP-67")
@pytest.mark.parametrize(
    ("displays", "places"),
    [
        ({0: "Maculani", 1: "Lugo", 2: "Carafa", 3: "Bichi"}, (1, 3, 2, 4)),
        ({0: "Louis", 1: "Lugo", 2: "Louis", 3: "Bichi"}, (3, 1, 3, 2)),
        ({0: "Bichi Orsini", 1: "Lugo Astalli", 2: "Maculani", 3: "Chigi"}, (2, 1, 3, 4)),
        ({0: "Este Azzolini", 1: "CMedici Astalli", 2: "Spada", 3: "Harrach"}, (2, 1, 3, 4)),
        ({0: "Chigi", 1: "Colonna", 2: "Retz", 3: "FBarberini"}, (2, 3, 4, 1)),
        ({0: "Louis", 1: "Louis", 2: "Louis", 3: ""}, (1, 1, 1, 4)),
        ({0: "", 1: "", 2: "", 3: ""}, (1, 1, 1, 1)),
        ({0: "Azzolini", 1: "Louis", 2: "", 3: ""}, (1, 2, 3, 3)),  # the youngest of all is older than nobody
    ],
)
def test_a_tie_goes_to_the_oldest_cardinal_or_leader_for_every_place(
    displays: dict[int, str], places: tuple[int, ...]
) -> None:
    table = at_the_end(displays=displays, orders={0: "FM", 1: "France", 2: "SI", 3: "SU"})
    assert result(table).places == places


@pytest.mark.rule("HP-67")
def test_age_decides_only_between_those_with_equally_many_votes() -> None:
    table = at_the_end(
        displays={0: "Maculani", 1: "Astalli Azzolini", 2: "", 3: ""},
        orders={0: "FM", 1: "France", 2: "SI", 3: "SU"},
    )
    assert result(table).places == (2, 1, 3, 3)


def test_the_end_tells_whose_order_is_fulfilled() -> None:
    table = Position(
        players=3,
        phase=TAKE_CARDS,
        last=True,
        black=True,
        offer="Camerlengo",
        takers=[0, 1, 2],
        displays={0: "CMedici Azzolini"},
        orders={0: "SI", 1: "IU", 2: "SU"},
    )
    ended = table.play().heard(ENDED)
    assert [told.about for told in ended] == [(0, ORDER["SI"], 1, 1, ORDER["IU"], 0, 2, ORDER["SU"], 0)]
