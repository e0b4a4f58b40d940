"""Phase 2: action cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from camerlengo.core import EVERYBODY, LANGUAGES
from camerlengo.core.errors import SetupError
from camerlengo.core.texts import text
from camerlengo.games import open_box
from camerlengo.games.habemus_papam.rules import HabemusPapam
from camerlengo.games.habemus_papam.terms import (
    BID,
    BRIBE,
    BRIBE_WHOM,
    BRIBED,
    GOT_GOLD,
    MAKE_BIDS,
    NO_ACTION,
    NOBODY,
    PLAY,
    PLAYED,
    SPENT,
    SWAP,
    SWAP_FOR,
    SWAP_WHOM,
    SWAPPED,
    TAKE_CARDS,
    TOOK_BACK,
    TOOK_GOLD,
)
from camerlengo.table import Table
from tests.games.habemus_papam.positions import ACTION, ANNA, BRUNO, CARD, CARLA, DINO, Position, bid, view
from tests.games.script import Asked, Told

READINGS = (
    "one_more_cardinal",
    "squadrone_optional",
    "exclusion_optional",
    "bribe_optional",
    "unpayable_bribe_spent",
    "chigi_stays",
    "death_by_choice",
    "open_screens",
)

# --- HP-30: laying cards --------------------------------------------------------------------------


@pytest.mark.rule("HP-30")
def test_all_who_hold_action_cards_choose_at_the_same_time() -> None:
    table = Position(hands={ANNA: "ten", BRUNO: "bribe swap bribe", DINO: "second"})
    phase = table.play({})
    assert phase.together == [[ANNA, BRUNO, DINO]]
    assert phase.asked == [
        Asked(ANNA, PLAY, (ACTION["ten"], NO_ACTION)),
        Asked(BRUNO, PLAY, (ACTION["bribe"], ACTION["swap"], NO_ACTION)),
        Asked(DINO, PLAY, (ACTION["second"], NO_ACTION)),
    ]


@pytest.mark.rule("HP-30")
def test_nobody_must_play_a_card() -> None:
    table = Position(hands={ANNA: "ten", BRUNO: "bribe"}, displays={CARLA: "Bichi"})
    phase = table.play({})
    assert (table.hand(ANNA), table.hand(BRUNO)) == ("ten", "bribe")
    assert table.gold == [20] * 4
    assert phase.heard(PLAYED) == [Told(PLAYED, NOBODY, (ANNA, NO_ACTION, BRUNO, NO_ACTION))]


@pytest.mark.rule("HP-30")
def test_one_card_a_round_leaves_the_hand_and_the_game() -> None:
    table = Position(hands={ANNA: "ten ten"}, offer="Camerlengo")
    table.play({ANNA: "ten"})
    assert table.hand(ANNA) == "ten"
    table.play({})
    table.play()
    assert table.out == "ten"
    assert table.gold[ANNA] == 30 + 1  # and the Camerlengo's


@pytest.mark.rule("HP-30")
def test_in_round_1_nobody_is_asked() -> None:
    for seed in range(5):
        table = Table("habemus_papam", 4, seed)
        assert {question.kind for question in table.questions} == {BID}
        assert table.view(None).round == 1  # type: ignore[attr-defined]


@pytest.mark.rule("HP-30")
def test_a_card_can_be_played_from_the_round_after_it_was_taken() -> None:
    table = Position(
        phase=TAKE_CARDS, offer="Bichi Louis ten Camerlengo", takers=[0, 1, 2, 3], top="Orsini Louis swap"
    )
    table.play("ten", "Bichi", "Louis")
    table.play()
    assert table.ask() == Asked(ANNA, PLAY, (ACTION["ten"], NO_ACTION))


@pytest.mark.rule("HP-30")
def test_what_was_laid_is_shown_to_all_when_everybody_has_chosen() -> None:
    table = Position(hands={ANNA: "ten", BRUNO: "second"})
    phase = table.play({ANNA: "ten", BRUNO: "second"})
    assert phase.told[0] == Told(PLAYED, NOBODY, (ANNA, ACTION["ten"], BRUNO, ACTION["second"]), EVERYBODY)
    assert table.view(CARLA).seats[BRUNO].played == ACTION["second"]


@pytest.mark.rule("HP-30")
@pytest.mark.parametrize("camerlengo", range(4))
def test_cards_are_resolved_from_the_camerlengo_clockwise(camerlengo: int) -> None:
    hands = {ANNA: "ten", BRUNO: "rubies", CARLA: "second", DINO: "twice"}
    table = Position(hands=hands, camerlengo=camerlengo)
    phase = table.play(dict(hands))
    resolved = [told.seat for told in phase.told if told.kind in (GOT_GOLD, TOOK_GOLD)]
    assert resolved == [(camerlengo + number) % 4 for number in range(4)]


# --- HP-31 to HP-35: gold -------------------------------------------------------------------------


@pytest.mark.rule("HP-31")
def test_ten_gold_come_when_the_card_is_played() -> None:
    table = Position(hands={BRUNO: "ten"})
    phase = table.play({BRUNO: "ten"})
    assert table.gold == [20, 30, 20, 20]
    assert phase.heard(GOT_GOLD) == [Told(GOT_GOLD, BRUNO, (10, CARD["ten"]))]


@pytest.mark.rule("HP-31")
def test_not_when_it_is_taken() -> None:
    table = Position(phase=TAKE_CARDS, offer="ten Camerlengo", takers=[BRUNO, 0, 2, 3])
    table.play("ten")
    assert table.gold[BRUNO] == 20
    assert table.hand(BRUNO) == "ten"


@pytest.mark.rule("HP-32", "HP-33", "HP-34")
@pytest.mark.parametrize(("card", "each"), [("second", 2), ("twice", 3), ("rubies", 2)])
@pytest.mark.parametrize("players", [3, 4])
def test_three_cards_take_gold_from_each_opponent(card: str, each: int, players: int) -> None:
    table = Position(players=players, hands={BRUNO: card})
    phase = table.play({BRUNO: card})
    assert table.gold == [
        20 + each * (players - 1) if seat == BRUNO else 20 - each for seat in range(players)
    ]
    others = [(BRUNO + number) % players for number in range(1, players)]
    about = tuple(number for other in others for number in (other, each))
    assert phase.heard(TOOK_GOLD) == [Told(TOOK_GOLD, BRUNO, about)]


@pytest.mark.rule("HP-35")
@pytest.mark.parametrize(("card", "each"), [("second", 2), ("twice", 3), ("rubies", 2)])
def test_an_opponent_pays_what_there_is_if_it_is_less(card: str, each: int) -> None:
    table = Position(hands={ANNA: card}, gold={ANNA: 0, BRUNO: 0, CARLA: 1, DINO: each})
    table.play({ANNA: card})
    assert table.gold == [1 + each, 0, 0, 0]


@pytest.mark.rule("HP-35")
@pytest.mark.parametrize(("camerlengo", "annas", "dinos"), [(ANNA, 20 + 6 - 2, 20 - 2 + 4), (DINO, 22, 24)])
def test_payments_go_in_resolving_order(camerlengo: int, annas: int, dinos: int) -> None:
    """Carla has 2 gold: who takes first gets them, the second nothing."""
    table = Position(hands={ANNA: "rubies", DINO: "second"}, gold={CARLA: 2}, camerlengo=camerlengo)
    table.play({ANNA: "rubies", DINO: "second"})
    assert table.gold == [annas, 20 - 4, 0, dinos]


@pytest.mark.rule("HP-35")
def test_who_takes_gold_also_pays() -> None:
    table = Position(players=3, hands={ANNA: "second", BRUNO: "twice"})
    table.play({ANNA: "second", BRUNO: "twice"})
    assert table.gold == [20 + 4 - 3, 20 - 2 + 6, 20 - 2 - 3]


# --- HP-32 to HP-34: bidding ----------------------------------------------------------------------


@pytest.mark.rule("HP-32")
def test_who_bids_second_bids_after_the_others_have_shown_theirs() -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "second"})
    phase = table.play({ANNA: "D", CARLA: "RS", DINO: ""}, {BRUNO: "DDD"})
    assert phase.together == [[ANNA, CARLA, DINO], [BRUNO]]
    midway = table_before_second()
    assert view(midway, BRUNO).seats[CARLA].bid is not None
    assert view(midway, BRUNO).seats[BRUNO].bid is None
    assert table.game.takers[0] == BRUNO


def table_before_second() -> HabemusPapam:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "second"})
    return table.midway({ANNA: "D", CARLA: "RS", DINO: ""})


@pytest.mark.rule("HP-32")
def test_two_who_bid_second_bid_at_the_same_time() -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "second", DINO: "second"})
    phase = table.play({ANNA: "D", CARLA: "RS"}, {BRUNO: "DDD", DINO: "A"})
    assert phase.together == [[ANNA, CARLA], [BRUNO, DINO]]
    midway = table.game.view(CARLA)
    assert midway.takers == (BRUNO, CARLA, ANNA, DINO)


@pytest.mark.rule("HP-32", "HP-34")
def test_if_all_others_play_three_rubies_who_bids_second_is_the_only_one_asked() -> None:
    table = Position(players=3, phase=MAKE_BIDS, laid={ANNA: "rubies", BRUNO: "second", CARLA: "rubies"})
    phase = table.play({BRUNO: "DDD"})
    assert phase.together == [[BRUNO]]
    assert table.game.takers == [BRUNO, ANNA, CARLA]


@pytest.mark.rule("HP-33")
def test_with_best_gem_twice_at_most_two_gems_are_bid() -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "twice"})
    asked = {asked.seat: asked.options for asked in table.play({}).asked}
    assert max(asked[BRUNO]) == bid("DD")
    assert max(asked[ANNA]) == bid("DDD")


@pytest.mark.rule("HP-33")
@pytest.mark.parametrize(
    ("gems", "beats", "loses_to"),
    [
        ("", "", "A"),
        ("A", "D", "SA"),
        ("S", "SA", "SSS"),
        ("DA", "DRR", "DDS"),
        ("RS", "RSS", "RRR"),
        ("RR", "RRS", "DAA"),
    ],
)
def test_the_best_gem_counts_twice_in_number_and_quality(gems: str, beats: str, loses_to: str) -> None:
    table = Position(
        phase=MAKE_BIDS,
        laid={BRUNO: "twice"},
        gems={ANNA: "DDDDRRSSSAA", BRUNO: "DDDDRRSSAA", CARLA: "DDDDRRRSSSAAA", DINO: "A"},
    )
    table.play({ANNA: beats, BRUNO: gems, CARLA: loses_to})
    takers = table.game.takers
    assert takers.index(CARLA) < takers.index(BRUNO)
    if gems:
        assert takers.index(BRUNO) < takers.index(ANNA)
    else:
        assert takers.index(ANNA) < takers.index(BRUNO)  # both count nothing, and Anna is Camerlengo


@pytest.mark.rule("HP-33", "HP-43")
def test_only_the_real_gems_are_paid() -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "twice"}, gems={BRUNO: "DDR"})
    bank = table.game.bank.copy()
    table.play({BRUNO: "DR"})
    assert table.gems(BRUNO) == "D"
    assert [after - before for before, after in zip(bank, table.game.bank, strict=True)] == [0, 0, 1, 1]


@pytest.mark.rule("HP-34")
def test_three_rubies_bid_no_gems_and_are_not_asked() -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "rubies"})
    bank = table.game.bank.copy()
    phase = table.play({})
    assert phase.together == [[ANNA, CARLA, DINO]]
    assert table.gems(BRUNO) == "DDDDRSSAAA"
    assert table.game.bank == bank


@pytest.mark.rule("HP-34")
@pytest.mark.parametrize(("other", "first"), [("DAA", ANNA), ("RRS", BRUNO), ("DD", BRUNO), ("SSS", BRUNO)])
def test_three_rubies_count_as_three_rubies(other: str, first: int) -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "rubies"}, gems={ANNA: "DDRRRSSSAA"})
    table.play({ANNA: other})
    assert table.game.takers[0] == first


@pytest.mark.rule("HP-34", "HP-42")
@pytest.mark.parametrize(("camerlengo", "first"), [(ANNA, ANNA), (BRUNO, BRUNO), (CARLA, ANNA)])
def test_they_tie_with_real_rubies(camerlengo: int, first: int) -> None:
    table = Position(phase=MAKE_BIDS, laid={BRUNO: "rubies"}, gems={ANNA: "RRR"}, camerlengo=camerlengo)
    table.play({ANNA: "RRR"})
    assert table.game.takers[0] == first


# --- HP-36: bribe ---------------------------------------------------------------------------------


@pytest.mark.rule("HP-36")
def test_a_bribe_pays_5_gold_to_the_owner_and_takes_the_cardinal() -> None:
    table = Position(hands={ANNA: "bribe"}, displays={BRUNO: "Bichi Lugo", CARLA: "Spada"})
    phase = table.play({ANNA: "bribe"}, "Lugo")
    assert table.gold == [15, 25, 20, 20]
    assert (table.display(ANNA), table.display(BRUNO)) == ("Lugo", "Bichi")
    assert phase.heard(BRIBED) == [Told(BRIBED, ANNA, (CARD["Lugo"], BRUNO))]


@pytest.mark.rule("HP-36")
def test_not_a_leader_not_chigi_and_nobody_from_the_own_display() -> None:
    displays = {
        ANNA: "Orsini",
        BRUNO: "Chigi Bichi CMedici",
        CARLA: "Azzolini Harrach Louis Mazarin",
        DINO: "Spada",
    }
    table = Position(hands={ANNA: "bribe"}, displays=displays)
    asked = table.ask({ANNA: "bribe"})
    assert (asked.seat, asked.question) == (ANNA, BRIBE_WHOM)
    assert asked.words == "Bichi Spada Harrach"


@pytest.mark.rule("HP-36")
@pytest.mark.parametrize(("gold", "pays"), [(5, True), (4, False), (0, False)])
def test_who_has_less_than_5_gold_takes_the_card_back(gold: int, pays: bool) -> None:
    table = Position(hands={ANNA: "bribe"}, displays={BRUNO: "Bichi Lugo"}, gold={ANNA: gold})
    if pays:
        table.play({ANNA: "bribe"}, "Bichi")
        assert table.gold[ANNA] == 0
        assert table.hand(ANNA) == ""
    else:
        phase = table.play({ANNA: "bribe"})
        assert table.hand(ANNA) == "bribe"
        assert table.gold[ANNA] == gold
        assert table.display(BRUNO) == "Bichi Lugo"
        assert phase.heard(TOOK_BACK) == [Told(TOOK_BACK, ANNA, (BRIBE, 1))]
        assert table.view(BRUNO).seats[ANNA].played is None


@pytest.mark.rule("HP-36")
def test_gold_counts_when_the_card_is_resolved() -> None:
    """Dino takes 2 gold first, if he is before Anna."""
    for camerlengo, hand in ((DINO, "bribe"), (ANNA, "")):
        table = Position(
            hands={ANNA: "bribe", DINO: "rubies"},
            displays={BRUNO: "Bichi"},
            gold={ANNA: 6},
            camerlengo=camerlengo,
        )
        table.play({ANNA: "bribe", DINO: "rubies"})
        assert table.hand(ANNA) == hand


@pytest.mark.rule("HP-36")
@pytest.mark.parametrize("display", ["", "Chigi", "Este Azzolini", "Louis Mazarin Felipe"])
def test_who_finds_no_cardinal_takes_the_card_back(display: str) -> None:
    table = Position(hands={ANNA: "bribe"}, displays={ANNA: "Orsini", BRUNO: display})
    phase = table.play({ANNA: "bribe"})
    assert table.hand(ANNA) == "bribe"
    assert table.gold == [20] * 4
    assert phase.heard(TOOK_BACK) == [Told(TOOK_BACK, ANNA, (BRIBE, 0))]


@pytest.mark.rule("HP-36")
def test_otherwise_it_must_be_carried_out() -> None:
    table = Position(hands={ANNA: "bribe"}, displays={BRUNO: "Bichi"})
    phase = table.play({ANNA: "bribe"})
    assert phase.questions == [PLAY]
    assert table.display(ANNA) == "Bichi"
    assert table.gold == [15, 25, 20, 20]


@pytest.mark.rule("HP-36", "HP-30")
def test_a_card_taken_back_can_be_played_again() -> None:
    table = Position(hands={ANNA: "bribe"}, gold={ANNA: 4})
    table.play({ANNA: "bribe"})
    table.play({})
    table.play()
    table.play()
    assert table.ask() == Asked(ANNA, PLAY, (BRIBE, NO_ACTION))
    assert table.out == ""


# --- HP-37: swap ----------------------------------------------------------------------------------


@pytest.mark.rule("HP-37")
def test_two_cardinals_of_two_displays_change_places() -> None:
    table = Position(hands={ANNA: "swap"}, displays={ANNA: "Orsini", BRUNO: "Bichi", CARLA: "Harrach"})
    phase = table.play({ANNA: "swap"}, "Bichi", "Orsini")
    assert (table.display(ANNA), table.display(BRUNO)) == ("Bichi", "Orsini")
    assert phase.questions == [PLAY, SWAP_WHOM, SWAP_FOR]
    assert phase.heard(SWAPPED) == [Told(SWAPPED, ANNA, (CARD["Bichi"], BRUNO, CARD["Orsini"], ANNA))]
    assert table.gold == [20] * 4


@pytest.mark.rule("HP-37")
def test_neither_display_need_be_the_own() -> None:
    table = Position(hands={ANNA: "swap"}, displays={BRUNO: "Bichi", CARLA: "Harrach"})
    table.play({ANNA: "swap"}, "Harrach")
    assert (table.display(BRUNO), table.display(CARLA)) == ("Harrach", "Bichi")


@pytest.mark.rule("HP-37")
def test_always_between_two_players() -> None:
    table = Position(hands={ANNA: "swap"}, displays={BRUNO: "Bichi Lugo", CARLA: "Harrach Spada"})
    assert table.ask({ANNA: "swap"}).words == "Bichi Lugo Spada Harrach -"
    assert table.ask({ANNA: "swap"}, "Lugo").words == "Spada Harrach"
    assert table.ask({ANNA: "swap"}, "Spada").words == "Bichi Lugo"


@pytest.mark.rule("HP-37")
def test_no_leaders_and_not_another_players_chigi() -> None:
    table = Position(hands={ANNA: "swap"}, displays={ANNA: "Este Orsini", BRUNO: "Chigi Bichi CMedici"})
    assert table.ask({ANNA: "swap"}).words == "Bichi Orsini -"


@pytest.mark.rule("HP-37")
def test_the_owner_of_chigi_may_swap_him_away() -> None:
    table = Position(hands={ANNA: "swap"}, displays={ANNA: "Chigi", BRUNO: "Bichi CMedici", CARLA: "Spada"})
    assert table.ask({ANNA: "swap"}).words == "Bichi Chigi Spada -"
    assert table.ask({ANNA: "swap"}, "Bichi").words == "Chigi Spada"
    table.play({ANNA: "swap"}, "Chigi", "Spada")
    assert (table.display(ANNA), table.display(CARLA)) == ("Spada", "Chigi")


@pytest.mark.rule("HP-37")
def test_a_declined_swap_is_spent() -> None:
    table = Position(hands={ANNA: "swap"}, displays={BRUNO: "Bichi", CARLA: "Harrach"})
    phase = table.play({ANNA: "swap"}, "-")
    assert table.hand(ANNA) == ""
    assert (table.display(BRUNO), table.display(CARLA)) == ("Bichi", "Harrach")
    assert phase.heard(SPENT) == [Told(SPENT, ANNA, (SWAP, 0))]
    table.play({})
    table.play()
    assert table.out == "swap"


@pytest.mark.rule("HP-37")
@pytest.mark.parametrize(
    "displays",
    [
        {},
        {BRUNO: "Bichi Lugo"},
        {BRUNO: "Bichi", CARLA: "Chigi"},
        {BRUNO: "Bichi", CARLA: "Este Louis"},
        {ANNA: "Chigi", CARLA: "Este"},
    ],
)
def test_without_a_legal_pair_the_card_comes_back(displays: dict[int, str]) -> None:
    table = Position(hands={ANNA: "swap"}, displays=displays)
    phase = table.play({ANNA: "swap"})
    assert table.hand(ANNA) == "swap"
    assert phase.heard(TOOK_BACK) == [Told(TOOK_BACK, ANNA, (SWAP, 0))]


@pytest.mark.rule("HP-37")
def test_everybody_sees_which_cardinal_was_chosen_first() -> None:
    table = Position(hands={ANNA: "swap"}, displays={BRUNO: "Bichi Lugo", CARLA: "Harrach Spada"})
    midway = table.midway({ANNA: "swap"}, "Lugo")
    assert view(midway, DINO).chosen == CARD["Lugo"]
    assert view(midway, DINO).to_move == ANNA


# --- HP-38: targets -------------------------------------------------------------------------------


@pytest.mark.rule("HP-38")
def test_targets_are_chosen_when_a_card_resolves() -> None:
    """Anna bribes Bichi away from Bruno; when Carla's turn comes she can only bribe him from Anna."""
    table = Position(hands={ANNA: "bribe", CARLA: "bribe"}, displays={BRUNO: "Bichi Lugo"})
    assert table.ask({ANNA: "bribe", CARLA: "bribe"}).seat == ANNA
    assert table.ask({ANNA: "bribe", CARLA: "bribe"}, "Bichi") == Asked(
        CARLA, BRIBE_WHOM, (CARD["Bichi"], CARD["Lugo"])
    )
    table.play({ANNA: "bribe", CARLA: "bribe"}, "Bichi", "Bichi")
    assert table.display(CARLA) == "Bichi"
    assert table.gold == [20 - 5 + 5, 25, 15, 20]


@pytest.mark.rule("HP-38")
def test_a_bribe_may_be_laid_with_less_than_5_gold_and_paid_with_what_came_meanwhile() -> None:
    """Dino bribes Anna's cardinal away: now she has 9 gold."""
    table = Position(
        hands={ANNA: "bribe", DINO: "bribe"},
        displays={ANNA: "Orsini", BRUNO: "Bichi"},
        gold={ANNA: 4},
        camerlengo=DINO,
    )
    table.play({ANNA: "bribe", DINO: "bribe"}, "Orsini", "Bichi")
    assert (table.display(ANNA), table.display(DINO)) == ("Bichi", "Orsini")
    assert table.gold == [4, 25, 20, 15]


# --- HP-58: Italian readings ----------------------------------------------------------------------


@pytest.mark.rule("HP-58")
def test_the_bribe_may_be_declined_if_the_table_reads_it_so() -> None:
    table = Position(hands={ANNA: "bribe"}, displays={BRUNO: "Bichi"}, reading=["bribe_optional"])
    assert table.ask({ANNA: "bribe"}).words == "Bichi -"
    phase = table.play({ANNA: "bribe"}, "-")
    assert table.gold == [20] * 4
    assert table.display(BRUNO) == "Bichi"
    assert table.hand(ANNA) == ""
    assert phase.heard(SPENT) == [Told(SPENT, ANNA, (BRIBE, 0))]


@pytest.mark.rule("HP-58")
def test_an_unpayable_bribe_is_spent_if_the_table_reads_it_so() -> None:
    table = Position(
        hands={ANNA: "bribe"}, displays={BRUNO: "Bichi"}, gold={ANNA: 4}, reading=["unpayable_bribe_spent"]
    )
    phase = table.play({ANNA: "bribe"})
    assert table.hand(ANNA) == ""
    assert phase.heard(SPENT) == [Told(SPENT, ANNA, (BRIBE, 1))]
    assert phase.heard(TOOK_BACK) == []


@pytest.mark.rule("HP-58")
def test_so_is_a_bribe_without_a_target() -> None:
    table = Position(hands={ANNA: "bribe"}, reading=["unpayable_bribe_spent", "bribe_optional"])
    phase = table.play({ANNA: "bribe"})
    assert table.hand(ANNA) == ""
    assert phase.heard(SPENT) == [Told(SPENT, ANNA, (BRIBE, 2))]
    assert phase.heard(TOOK_BACK) == []


@pytest.mark.rule("HP-58")
def test_under_rules_1_a_bribe_without_a_target_comes_back_although_an_unpayable_one_is_spent() -> None:
    table = Position(hands={ANNA: "bribe"}, reading=["unpayable_bribe_spent"])
    table.game.rules = 1
    phase = table.play({ANNA: "bribe"})
    assert table.hand(ANNA) == "bribe"
    assert phase.heard(TOOK_BACK) == [Told(TOOK_BACK, ANNA, (BRIBE, 0))]


@pytest.mark.rule("HP-36", "HP-58")
def test_if_the_table_does_not_read_it_so_both_come_back() -> None:
    for gold, displays in ((4, {BRUNO: "Bichi"}), (20, {})):
        table = Position(
            hands={ANNA: "bribe"}, gold={ANNA: gold}, displays=displays, reading=["bribe_optional"]
        )
        table.play({ANNA: "bribe"})
        assert table.hand(ANNA) == "bribe"


@pytest.mark.rule("HP-58")
def test_chigi_stays_if_the_table_reads_it_so() -> None:
    table = Position(
        hands={ANNA: "swap"},
        displays={ANNA: "Chigi Orsini", BRUNO: "Bichi", CARLA: "Spada"},
        reading=["chigi_stays"],
    )
    assert table.ask({ANNA: "swap"}).words == "Bichi Orsini Spada -"


@pytest.mark.rule("HP-58")
@pytest.mark.parametrize(
    "name",
    ["squadrone_optional", "exclusion_optional", "bribe_optional", "unpayable_bribe_spent", "chigi_stays"],
)
def test_each_italian_reading_is_an_option_and_part_of_the_edition(name: str) -> None:
    box = open_box("habemus_papam")
    assert value(box.new(3, 1), name) is False
    assert value(box.new(3, 1, {name: True}), name) is True
    assert value(box.new(3, 1, {"edition": "italiana"}), name) is True
    others = [other for other in READINGS if other != name]
    assert not any(value(box.new(3, 1, {name: True}), other) for other in others)


@pytest.mark.rule("HP-57", "HP-14")
@pytest.mark.parametrize("name", ["death_by_choice", "open_screens"])
def test_what_is_in_no_edition_is_an_option_alone(name: str) -> None:
    box = open_box("habemus_papam")
    assert value(box.new(3, 1), name) is False
    assert [other for other in READINGS if value(box.new(3, 1, {name: True}), other)] == [name]
    both = box.new(3, 1, {"edition": "italiana", name: True})
    assert value(both, name) is True


@pytest.mark.rule("HP-58", "HP-57", "HP-14")
def test_the_italian_edition_is_the_italian_readings_and_no_more() -> None:
    game = open_box("habemus_papam").new(3, 1, {"edition": "italiana"})
    assert [name for name in READINGS if not value(game, name)] == ["death_by_choice", "open_screens"]


ITALIAN = [name for name in READINGS if name not in ("death_by_choice", "open_screens")]


@pytest.mark.rule("HP-58", "HP-24")
@pytest.mark.parametrize("name", ITALIAN)
def test_a_reading_set_to_no_is_refused_beside_the_italian_edition(name: str) -> None:
    box = open_box("habemus_papam")
    with pytest.raises(SetupError) as refused:
        box.new(3, 1, {"edition": "italiana", name: False})
    for language in LANGUAGES:
        said = refused.value.text.say(language)
        assert name in said
        assert text(f"habemus_papam.setting.{name}.title").say(language) in said
    assert value(box.new(3, 1, {"edition": "standard", name: False}), name) is False
    assert value(box.new(3, 1, {"edition": "italiana", name: True}), name) is True


@pytest.mark.rule("HP-58")
def test_an_italian_table_says_that_it_plays_every_italian_reading() -> None:
    table = Table("habemus_papam", options={"edition": "italiana"})
    assert [name for name in READINGS if table.options[name]] == ITALIAN
    assert Table.resume(table.record).options == table.options


@pytest.mark.rule("HP-58")
def test_a_table_of_rules_1_that_says_no_still_opens_and_plays_italian() -> None:
    box = open_box("habemus_papam").under(1)
    options = box.check_options({"edition": "italiana"}, 3)
    assert not any(options[name] for name in ITALIAN)
    game = box.new(3, 1, options)
    assert all(value(game, name) for name in ITALIAN)
    record = replace(Table("habemus_papam", players=3).record, rules=1, options=options)
    assert Table.resume(record).options == options
    again = open_box("habemus_papam").new(3, 1, box.unusual(options))  # the same table once more
    assert all(value(again, name) for name in ITALIAN)


def value(game: object, name: str) -> bool:
    assert isinstance(game, HabemusPapam)
    found = getattr(game.readings, name)
    assert isinstance(found, bool)
    return found
