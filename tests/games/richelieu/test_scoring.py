"""The end of the game and the score sheet."""

from __future__ import annotations

import pytest

from camerlengo.core import RandomAsk, Result, Rng
from camerlengo.games import open_box
from camerlengo.games.richelieu.deck import standard_deck
from camerlengo.games.richelieu.rules import deal
from camerlengo.games.richelieu.terms import CROSS, ENDED, NO_MARKER, NOBODY, SWORD, TAKE, TOWER
from tests.games.richelieu.positions import (
    ANJOU,
    AUVERGNE,
    BOURGOGNE,
    NORMANDIE,
    PROVENCE,
    QUEEN,
    REGION_NAMES,
    RICHELIEU,
    Position,
    left,
    play_out,
)

ALL_CRESTS, ALL_SYMBOLS = 66, 27


def result(table: Position) -> Result:
    return open_box("richelieu").result(table.game, standard_deck())


def counts(table: Position, contest: int) -> tuple[int, ...]:
    """What each seat has of a region or symbol, with discs."""
    return result(table).sheet[contest].counts


def points(table: Position, contest: int) -> tuple[int, ...]:
    """What each seat scores for a region or symbol."""
    return result(table).sheet[contest].points


# --- RI-40: the end -------------------------------------------------------------------------------


@pytest.mark.rule("RI-40")
def test_the_game_ends_when_the_table_is_empty() -> None:
    table = Position("", "", "Bg2", "No2")
    assert not table.game.over()
    table.play(left(3), NO_MARKER)
    assert not table.game.over()
    turn = table.play()
    assert table.game.over()
    assert len(turn.heard(ENDED)) == 1
    assert table.view(RICHELIEU).over


@pytest.mark.rule("RI-40")
def test_with_one_row_left_the_game_goes_on() -> None:
    table = Position("", "Bg2 No2 Pr2")
    turn = table.play(left(2), NO_MARKER)
    assert not table.game.over()
    assert turn.heard(ENDED) == []
    assert table.ask().question == TAKE


@pytest.mark.rule("RI-40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_all_cards_and_discs_are_taken(players: int) -> None:
    for seed in range(20):
        game = play_out(deal(players, Rng(seed), standard_deck().cards, NOBODY, False), RandomAsk(Rng(seed)))
        assert sorted(card for cards in game.taken for card in cards) == list(range(48))
        assert sum(len(discs) for discs in game.discs) + len(game.spent) == 8


# --- RI-41: the majority --------------------------------------------------------------------------


@pytest.mark.rule("RI-41")
def test_who_has_more_crests_scores_one_point_for_each_and_the_other_nothing() -> None:
    table = Position(taken={RICHELIEU: "An2 Ans Anc"}, box="An")
    assert counts(table, ANJOU) == (4, 2)
    assert points(table, ANJOU) == (4, 0)


@pytest.mark.rule("RI-41")
def test_crests_are_counted_and_not_cards() -> None:
    table = Position(taken={RICHELIEU: "Bg2 Bg2 Bg2", QUEEN: "Bgs Bgc Bgt Bg1"}, box="Bg")
    assert points(table, BOURGOGNE) == (6, 0)


@pytest.mark.rule("RI-41")
def test_the_disc_counts_for_the_majority_and_scores_with_it() -> None:
    table = Position(taken={RICHELIEU: "An2 Ans"}, discs={RICHELIEU: "An"})
    assert counts(table, ANJOU) == (4, 3)
    assert points(table, ANJOU) == (4, 0)


@pytest.mark.rule("RI-41")
def test_the_disc_can_take_the_majority_away() -> None:
    table = Position(taken={RICHELIEU: "Au2 Aus", QUEEN: "Auc Aut"}, discs={QUEEN: "Au"})
    assert points(table, AUVERGNE) == (0, 0)


@pytest.mark.rule("RI-41")
def test_among_several_players_the_most_crests_must_be_more_than_everybody_elses() -> None:
    cards = {0: "Bg2 Bg2", 1: "Bg2 Bg1", 2: "Bgs", 3: "Bgc Bgt"}
    table = Position(players=4, taken=cards, box="Bg", rest=3)
    assert counts(table, BOURGOGNE) == (4, 3, 1, 2)
    assert points(table, BOURGOGNE) == (4, 0, 0, 0)


@pytest.mark.rule("RI-41")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_any_seat_can_have_the_majority(winner: int) -> None:
    cards = dict.fromkeys(range(3), "")
    names = ["Bg2 Bg2 Bg1", "Bg2 Bgs", "Bgc Bgt"]
    for seat in range(3):
        cards[seat] = names[(seat - winner) % 3]
    table = Position(players=3, taken=cards, box="Bg")
    assert points(table, BOURGOGNE) == tuple(5 if seat == winner else 0 for seat in range(3))


@pytest.mark.rule("RI-41", "RI-42", "RI-44")
def test_a_whole_sheet_counted_by_hand() -> None:
    table = Position(
        taken={
            RICHELIEU: "Bg2 Bg2 Bg1 Br2 Br2 Brs Ch2 Chc Cht No2 No2 La2 La2 Prs Prc Prt "
            "An2 Ans Bb2 Bbs Auc Aut",
            QUEEN: "Bg2 Bgs Bgc Bgt Br2 Brc Brt Ch2 Ch2 Chs Nos Noc Not No1 Las Lac Lat Pr2 Pr2 "
            "Anc Ant An1 Bbc Bbt Au2 Aus",
        },
        discs={RICHELIEU: "No sword back back", QUEEN: "Bg Br Bb tower"},
    )
    assert [(line.counts, line.points) for line in result(table).sheet] == [
        ((5, 6), (0, 6)),  # Bourgogne: the Queen has the disc
        ((5, 5), (0, 0)),  # Bretagne: her disc makes it a tie
        ((4, 5), (0, 5)),  # Champagne
        ((5, 4), (5, 0)),  # Normandie: Richelieu has the disc
        ((4, 3), (4, 0)),  # Languedoc
        ((3, 4), (0, 4)),  # Provence
        ((3, 3), (0, 0)),  # Anjou
        ((3, 3), (0, 0)),  # Bourbon: her disc makes it a tie
        ((2, 3), (0, 3)),  # Auvergne
        ((5, 5), (0, 0)),  # swords: his disc makes it a tie
        ((3, 6), (0, 6)),  # crosses
        ((3, 7), (0, 7)),  # towers: the Queen has the disc
    ]
    assert table.game.scores() == list(result(table).scores) == [9, 31]
    assert result(table).winners == (QUEEN,)


# --- RI-42: a tie ---------------------------------------------------------------------------------


@pytest.mark.rule("RI-42")
def test_in_a_tie_for_the_most_nobody_scores() -> None:
    table = Position(taken={RICHELIEU: "An2 Ans"}, box="An")
    assert counts(table, ANJOU) == (3, 3)
    assert points(table, ANJOU) == (0, 0)


@pytest.mark.rule("RI-42")
def test_not_even_the_third_who_has_fewer() -> None:
    table = Position(players=3, taken={0: "Bg2 Bg2", 1: "Bg2 Bgs Bgc", 2: "Bgt Bg1"}, box="Bg")
    assert counts(table, BOURGOGNE) == (4, 4, 2)
    assert points(table, BOURGOGNE) == (0, 0, 0)


@pytest.mark.rule("RI-42")
def test_a_tie_below_the_most_does_not_matter() -> None:
    table = Position(players=3, taken={0: "Bg2 Bgs", 1: "Bg2 Bgc", 2: "Bg2 Bgt Bg1"}, box="Bg")
    assert points(table, BOURGOGNE) == (0, 0, 4)


# --- RI-43: no card of a region -------------------------------------------------------------------


@pytest.mark.rule("RI-43")
def test_a_player_without_any_card_of_a_region_loses_five_points() -> None:
    table = Position(taken={RICHELIEU: "Bg2"}, box="Pr")
    assert points(table, PROVENCE) == (-5, 7)


@pytest.mark.rule("RI-43")
def test_a_disc_does_not_help() -> None:
    table = Position(taken={RICHELIEU: "Bg2"}, discs={RICHELIEU: "Pr"})
    assert counts(table, PROVENCE) == (1, 7)
    assert points(table, PROVENCE) == (-5, 7)


@pytest.mark.rule("RI-43")
def test_one_card_is_enough_to_lose_nothing() -> None:
    table = Position(taken={RICHELIEU: "Prs"}, box="Pr")
    assert points(table, PROVENCE) == (0, 6)


@pytest.mark.rule("RI-43")
def test_every_player_without_a_card_loses_five_points() -> None:
    table = Position(players=4, taken={0: "Bg2", 1: "No2"}, rest=3, box="Au")
    assert points(table, AUVERGNE) == (-5, -5, -5, 5)


@pytest.mark.rule("RI-43", "RI-45")
def test_who_has_nothing_but_discs_loses_five_points_twelve_times() -> None:
    table = Position(discs={RICHELIEU: "Bg Br Ch No La Pr sword cross"})
    assert table.game.scores() == [-60, ALL_CRESTS + ALL_SYMBOLS]


@pytest.mark.rule("RI-41", "RI-43")
def test_a_majority_of_nothing_but_the_disc_scores_one_and_loses_five() -> None:
    """Only a short game can leave all cards of a region on the table."""
    row = "Aus Auc Aut Au2*No"
    table = Position("", row, short=True, discs={RICHELIEU: "Au"})
    assert table.game.over()
    assert points(table, AUVERGNE) == (1 - 5, -5)


@pytest.mark.rule("RI-43")
def test_a_region_nobody_has_costs_everybody_five_points() -> None:
    table = Position("", "Aus Auc Aut Au2*No", short=True, players=3, box="Au")
    assert points(table, AUVERGNE) == (-5, -5, -5)


# --- RI-44, RI-45: symbols ------------------------------------------------------------------------


@pytest.mark.rule("RI-44")
@pytest.mark.parametrize(
    ("letter", "symbol", "name"), [("s", SWORD, "sword"), ("c", CROSS, "cross"), ("t", TOWER, "tower")]
)
def test_the_majority_of_a_symbol_scores_its_number(letter: str, symbol: int, name: str) -> None:
    five = " ".join(region + letter for region in REGION_NAMES[:5])
    table = Position(taken={RICHELIEU: five}, box=name)
    assert counts(table, symbol) == (5, 4)
    assert points(table, symbol) == (5, 0)


@pytest.mark.rule("RI-44")
@pytest.mark.parametrize(
    ("letter", "symbol", "name"), [("s", SWORD, "sword"), ("c", CROSS, "cross"), ("t", TOWER, "tower")]
)
def test_the_disc_counts_as_one_symbol(letter: str, symbol: int, name: str) -> None:
    six = " ".join(region + letter for region in REGION_NAMES[:6])
    table = Position(taken={RICHELIEU: six}, discs={RICHELIEU: name})
    assert counts(table, symbol) == (7, 3)
    assert points(table, symbol) == (7, 0)


@pytest.mark.rule("RI-44")
def test_a_tie_of_symbols_scores_nobody() -> None:
    three = [" ".join(region + "t" for region in REGION_NAMES[first : first + 3]) for first in (0, 3, 6)]
    table = Position(players=3, taken=dict(enumerate(three)), box="tower")
    assert counts(table, TOWER) == (3, 3, 3)
    assert points(table, TOWER) == (0, 0, 0)


@pytest.mark.rule("RI-44")
def test_a_card_with_a_symbol_counts_for_its_region_too() -> None:
    table = Position(taken={RICHELIEU: "Nos Noc Not"}, box="No")
    assert counts(table, NORMANDIE) == (3, 5)
    assert [counts(table, symbol)[RICHELIEU] for symbol in (SWORD, CROSS, TOWER)] == [1, 1, 1]


@pytest.mark.rule("RI-45")
@pytest.mark.parametrize("symbol", [SWORD, CROSS, TOWER])
def test_a_player_without_any_card_that_bears_a_symbol_loses_five_points(symbol: int) -> None:
    table = Position(taken={RICHELIEU: "Bg2 Bg1"}, box="sword cross tower")
    assert points(table, symbol) == (-5, 9)


@pytest.mark.rule("RI-45")
@pytest.mark.parametrize(("symbol", "name"), [(SWORD, "sword"), (CROSS, "cross"), (TOWER, "tower")])
def test_the_disc_of_a_symbol_does_not_help(symbol: int, name: str) -> None:
    table = Position(taken={RICHELIEU: "Bg2 Bg1"}, discs={RICHELIEU: name})
    assert counts(table, symbol) == (1, 9)
    assert points(table, symbol) == (-5, 9)


@pytest.mark.rule("RI-45")
def test_one_card_with_the_symbol_is_enough() -> None:
    table = Position(taken={RICHELIEU: "Bgs"}, box="sword cross tower")
    assert [points(table, symbol)[RICHELIEU] for symbol in (SWORD, CROSS, TOWER)] == [0, -5, -5]


# --- RI-46: who wins ------------------------------------------------------------------------------

# Hands of Richelieu that give both as many points, if the discs lie so; the Queen has the other cards.
TIE_DISCS = {RICHELIEU: "Bg No An sword", QUEEN: "Br Ch La cross"}
TIE_OF_23 = "Bg2 Bg2 Bgs Bgc Br2 Br2 Brt Ch2 Chc Cht No2 Noc Not La2 Lat Pr2 Prs Prt An2 Bb2 Bbs Bbc Aus"
TIE_OF_24 = "Bg2 Bgc Br2 Brs Brc Brt Ch2 Chs Chc No2 Nos Noc Not La2 Lac Pr2 Prs Prt Ant An1 Bbs Bbt Aus Auc"
TIE_OF_25 = (
    "Bg2 Bgt Bg1 Br2 Br2 Br2 Brt Chs Chc Cht No2 Nos Noc La2 Las Lat Pr2 Prt Ans Anc Ant An1 Bbt Aus Aut"
)


@pytest.mark.rule("RI-46")
@pytest.mark.parametrize("rest", [RICHELIEU, QUEEN])
def test_most_points_win_also_with_more_cards(rest: int) -> None:
    table = Position(taken={1 - rest: "Bg2"}, rest=rest)
    assert result(table).winners == (rest,)
    assert table.game.places() == ([1, 2] if rest == RICHELIEU else [2, 1])


@pytest.mark.rule("RI-46")
@pytest.mark.parametrize(("hand", "score", "places"), [(TIE_OF_23, 25, [1, 2]), (TIE_OF_25, 31, [2, 1])])
def test_in_a_tie_the_one_with_fewer_cards_wins(hand: str, score: int, places: list[int]) -> None:
    table = Position(taken={RICHELIEU: hand}, discs=TIE_DISCS)
    assert table.game.scores() == [score, score]
    assert table.game.places() == places


@pytest.mark.rule("RI-46")
def test_still_tied_the_victory_is_shared() -> None:
    table = Position(taken={RICHELIEU: TIE_OF_24}, discs=TIE_DISCS)
    assert table.game.scores() == [28, 28]
    assert table.game.places() == [1, 1]
    assert result(table).winners == (RICHELIEU, QUEEN)


@pytest.mark.rule("RI-46")
def test_after_a_shared_victory_comes_the_third_place() -> None:
    table = Position(players=3, taken={RICHELIEU: TIE_OF_24}, discs=TIE_DISCS)
    assert table.game.scores() == [28, 28, -60]
    assert table.game.places() == [1, 1, 3]


@pytest.mark.rule("RI-46")
def test_fewer_cards_decide_between_negative_totals_too() -> None:
    cards = {0: "Bg2", 1: "Br2 Br2", 3: "Ch2"}
    table = Position(players=4, taken=cards, rest=2)
    assert table.game.scores()[:2] == [-55, -55]
    assert table.game.scores()[3] == -55
    assert table.game.places() == [2, 4, 1, 2]


@pytest.mark.rule("RI-46")
def test_one_point_more_beats_ten_cards_fewer() -> None:
    hand = "Bg2 Bg2 Bgt Brc Chs Nos Not La2 Las Lat Pr2 Pr2 An2 Ant Bb2 Bbs Bbt Au2 Aus"
    table = Position(taken={RICHELIEU: hand}, discs=TIE_DISCS)
    assert [len(cards) for cards in table.game.taken] == [19, 29]
    assert table.game.scores() == [32, 33]
    assert table.game.places() == [2, 1]
