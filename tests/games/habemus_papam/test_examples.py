"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from camerlengo.games import open_box
from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.terms import MAKE_BIDS, REVEAL, TAKE_CARDS
from tests.games.habemus_papam.positions import Position

AMELIE, BRIGITTE, CHRISTOPHE, RALF = range(4)


@pytest.mark.rule("HP-70")
def test_three_two_one_and_no_gems() -> None:
    for camerlengo in range(4):
        table = Position(phase=MAKE_BIDS, camerlengo=camerlengo)
        table.play({AMELIE: "AAA", BRIGITTE: "DD", RALF: "D", CHRISTOPHE: ""})
        assert table.game.takers == [AMELIE, BRIGITTE, RALF, CHRISTOPHE]


@pytest.mark.rule("HP-71")
def test_two_diamonds_and_a_ruby_beat_two_diamonds_and_an_amber_and_a_ruby_beats_a_sapphire() -> None:
    for camerlengo in range(4):
        table = Position(phase=MAKE_BIDS, camerlengo=camerlengo)
        table.play({AMELIE: "DDA", BRIGITTE: "DDR", RALF: "R", CHRISTOPHE: "S"})
        assert table.game.takers == [BRIGITTE, AMELIE, RALF, CHRISTOPHE]


@pytest.mark.rule("HP-72")
def test_two_ambers_first_then_three_equal_bids_from_the_camerlengo_clockwise() -> None:
    table = Position(phase=MAKE_BIDS, camerlengo=AMELIE)
    table.play({RALF: "AA", BRIGITTE: "S", AMELIE: "S", CHRISTOPHE: "S"})
    assert table.game.takers == [RALF, AMELIE, BRIGITTE, CHRISTOPHE]


@pytest.mark.rule("HP-73")
def test_black_smoke_with_four_bags_in_the_display() -> None:
    table = Position(
        phase=REVEAL,
        top="Black",
        displays={BRIGITTE: "Bichi Lugo Chigi Spada Este Harrach Louis"},
        gold={BRIGITTE: 3},
    )
    table.play()
    assert table.gold[BRIGITTE] == 23


@pytest.mark.rule("HP-74")
def test_62_gold_with_three_mazarin() -> None:
    table = Position(
        phase=TAKE_CARDS,
        displays={BRIGITTE: "Mazarin Mazarin Mazarin"},
        gold={BRIGITTE: 62},
        gems={BRIGITTE: ""},
    )
    gold = open_box("habemus_papam").result(table.game, standard_deck()).sheet[3]
    assert (gold.counts[BRIGITTE], gold.points[BRIGITTE]) == (62, 8)


@pytest.mark.rule("HP-75")
@pytest.mark.parametrize(("other", "first"), [("DDR", BRIGITTE), ("DDD", AMELIE)])
def test_best_gem_twice_with_two_diamonds_counts_as_three(other: str, first: int) -> None:
    """Against three real diamonds the bids are equal, and Amélie is Camerlengo."""
    table = Position(phase=MAKE_BIDS, camerlengo=AMELIE, laid={BRIGITTE: "twice"})
    table.play({AMELIE: other, BRIGITTE: "DD"})
    assert table.game.takers[0] == first
    assert table.gems(BRIGITTE) == "DDRSSAAA"


@pytest.mark.rule("HP-76")
@pytest.mark.parametrize(
    "others",
    [
        "Sacchetti Lugo Sforza Carafa Imperiali",  # Sacchetti with two Mazarin
        "Ginetti Giori Lugo Sforza Carafa",  # or a pair
    ],
)
def test_the_final_count(others: str) -> None:
    table = Position(
        phase=TAKE_CARDS,
        black=True,
        displays={BRIGITTE: f"Este Barberini {others} Louis Louis Mazarin Mazarin Felipe"},
        hands={BRIGITTE: "bribe"},
        gems={BRIGITTE: "DRRSA"},
        gold={BRIGITTE: 27},
        orders={BRIGITTE: "France"},
    )
    result = open_box("habemus_papam").result(table.game, standard_deck())
    assert [line.points[BRIGITTE] for line in result.sheet] == [3, 7, 2, 4, 2, 0]
    assert result.sheet[3].counts[BRIGITTE] == 37
    assert result.scores[BRIGITTE] == 18


@pytest.mark.rule("HP-76", "HP-53")
def test_the_last_round_before_it() -> None:
    """Brigitte has bid least and can only take the Camerlengo card."""
    table = Position(
        phase=TAKE_CARDS,
        last=True,
        offer="Bichi Louis ten Camerlengo",
        takers=[AMELIE, RALF, CHRISTOPHE, BRIGITTE],
        gems={BRIGITTE: "DR"},
        gold={BRIGITTE: 26},
    )
    table.play("Bichi", "Louis", "ten")
    assert table.game.camerlengo == BRIGITTE
    assert table.gems(BRIGITTE) == "DRRSA"
    assert table.gold[BRIGITTE] == 27
    assert table.game.over()
