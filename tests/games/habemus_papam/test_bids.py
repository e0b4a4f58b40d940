"""Phase 3: bids."""

from __future__ import annotations

import itertools

import pytest

from camerlengo.core import SPECTATOR
from camerlengo.games.habemus_papam.bids import BIDS, GEMS_OF
from camerlengo.games.habemus_papam.terms import (
    BID,
    BID_SHOWN,
    BIDS_RANKED,
    MAKE_BIDS,
    NOBODY,
    TAKE_CARDS,
)
from tests.games.habemus_papam.positions import ANNA, BRUNO, CARLA, DINO, Position, bid, gems, view
from tests.games.script import Asked, Told

PLENTY = dict.fromkeys(range(3), "DDDRRRSSSAAA")


# --- HP-40 ----------------------------------------------------------------------------------------


@pytest.mark.rule("HP-40")
def test_all_bid_at_the_same_time() -> None:
    table = Position(phase=MAKE_BIDS)
    phase = table.play({ANNA: "D"})
    assert phase.together == [[ANNA, BRUNO, CARLA, DINO]]
    assert phase.questions == [BID] * 4


@pytest.mark.rule("HP-40")
@pytest.mark.parametrize(
    ("behind", "bids"),
    [
        ("", [""]),
        ("A", ["", "A"]),
        ("DR", ["", "R", "D", "DR"]),
        ("AAAA", ["", "A", "AA", "AAA"]),
        ("DDA", ["", "A", "D", "DA", "DD", "DDA"]),
    ],
)
def test_0_to_3_own_gems(behind: str, bids: list[str]) -> None:
    table = Position(phase=MAKE_BIDS, gems={ANNA: behind})
    asked = table.play({}).asked_of(ANNA)[0]
    assert asked == Asked(ANNA, BID, tuple(bid(one) for one in bids))


@pytest.mark.rule("HP-40")
def test_with_plenty_of_gems_every_bid_can_be_made() -> None:
    table = Position(players=3, phase=MAKE_BIDS, gems=PLENTY)
    assert table.ask().options == tuple(range(BIDS))


@pytest.mark.rule("HP-40")
def test_a_bid_is_hidden_until_all_are_shown() -> None:
    """While bids are being made nothing of the table has changed, whatever somebody has sealed."""
    table = Position(phase=MAKE_BIDS)
    before = table.view(SPECTATOR).to_json()
    assert view(table.midway(), SPECTATOR).to_json() == before
    phase = table.play({ANNA: "D", BRUNO: "RS"})
    assert phase.told[0] == Told(BID_SHOWN, NOBODY, (ANNA, bid("D"), BRUNO, bid("RS"), CARLA, 0, DINO, 0))
    shown = table.view(SPECTATOR).seats[BRUNO].bid
    assert shown is not None
    assert shown.counts_as == bid("RS")


@pytest.mark.rule("HP-40")
def test_who_has_no_gems_is_asked_too_so_that_nobody_learns_it() -> None:
    table = Position(phase=MAKE_BIDS, gems={ANNA: ""})
    assert table.play({}).together == [[ANNA, BRUNO, CARLA, DINO]]


# --- HP-41 ----------------------------------------------------------------------------------------


def better(one: str, other: str) -> bool:
    """Whether one bid takes before another, whoever is Camerlengo."""
    firsts = set()
    for camerlengo in (ANNA, BRUNO):
        table = Position(players=3, phase=MAKE_BIDS, gems=PLENTY, camerlengo=camerlengo)
        table.play({ANNA: one, BRUNO: other})
        firsts.add(next(seat for seat in table.game.takers if seat != CARLA))
    return firsts == {ANNA}


@pytest.mark.rule("HP-41")
@pytest.mark.parametrize(
    ("one", "other"), [("A", ""), ("AA", "D"), ("AAA", "DD"), ("SA", "D"), ("SAA", "DD"), ("AAA", "")]
)
def test_more_gems_beat_fewer(one: str, other: str) -> None:
    assert better(one, other)


@pytest.mark.rule("HP-41")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("D", "R"),
        ("R", "S"),
        ("S", "A"),
        ("DA", "RR"),
        ("RA", "SS"),
        ("DAA", "RRR"),
        ("DR", "DS"),
        ("DSA", "DAA"),
        ("DDA", "DRR"),
        ("RRA", "RSS"),
        ("DDD", "DDR"),
        ("SSA", "SAA"),
    ],
)
def test_at_equal_number_the_best_gem_then_the_next(one: str, other: str) -> None:
    assert better(one, other)


@pytest.mark.rule("HP-41")
def test_the_order_of_all_bids() -> None:
    everything = [
        "".join(gem) for number in range(4) for gem in itertools.combinations_with_replacement("DRSA", number)
    ]
    ranked = sorted(everything, key=lambda one: (len(one), ["ASRD".index(gem) for gem in one]))
    assert [gems(number) for number in range(BIDS)] == ranked
    assert len(GEMS_OF) == BIDS


# --- HP-42 ----------------------------------------------------------------------------------------


@pytest.mark.rule("HP-42")
@pytest.mark.parametrize("camerlengo", range(4))
@pytest.mark.parametrize("same", ["", "A", "DS", "DDD"])
def test_equal_bids_go_by_the_way_from_the_camerlengo_clockwise(camerlengo: int, same: str) -> None:
    table = Position(phase=MAKE_BIDS, camerlengo=camerlengo)
    table.play(dict.fromkeys(range(4), same))
    assert table.game.takers == [(camerlengo + number) % 4 for number in range(4)]


@pytest.mark.rule("HP-42")
def test_only_equal_bids_do() -> None:
    table = Position(phase=MAKE_BIDS, camerlengo=CARLA)
    phase = table.play({ANNA: "S", BRUNO: "D", CARLA: "S", DINO: "S"})
    assert table.game.takers == [BRUNO, CARLA, DINO, ANNA]
    about = (BRUNO, bid("D"), CARLA, bid("S"), DINO, bid("S"), ANNA, bid("S"))
    assert phase.heard(BIDS_RANKED) == [Told(BIDS_RANKED, NOBODY, about)]


# --- HP-43 ----------------------------------------------------------------------------------------


@pytest.mark.rule("HP-43")
def test_all_gems_that_were_bid_go_to_the_bank_won_or_lost() -> None:
    table = Position(phase=MAKE_BIDS)
    bank = table.game.bank.copy()
    table.play({ANNA: "DDA", BRUNO: "RS", CARLA: "A"})
    assert [table.gems(seat) for seat in range(4)] == ["DDRSSAA", "DDDDSAAA", "DDDDRSSAA", "DDDDRSSAAA"]
    paid = [after - before for before, after in zip(bank, table.game.bank, strict=True)]
    assert paid == [2, 1, 1, 2]
    assert table.game.phase == TAKE_CARDS


@pytest.mark.rule("HP-43", "HP-53")
def test_they_are_there_for_the_camerlengo_of_the_same_round() -> None:
    """The bank has no rubies but the one that Bruno has just bid."""
    table = Position(
        phase=MAKE_BIDS, offer="Camerlengo", gems={ANNA: "", CARLA: "R" * 5, DINO: "R" * 4, BRUNO: "R"}
    )
    assert table.game.bank[2] == 0
    table.play({BRUNO: "R"})
    table.play()
    assert "R" in table.gems(BRUNO)


@pytest.mark.rule("HP-43")
def test_while_others_bid_second_the_gems_lie_on_the_table() -> None:
    table = Position(phase=MAKE_BIDS, laid={DINO: "second"})
    bank = table.game.bank.copy()
    midway = table.midway({ANNA: "DDA"})
    assert midway.bank == bank
    zone = next(zone for zone in midway.zones() if zone.name == "bid by 0")
    assert zone.things == [3, 3, 0]


# --- HP-44 ----------------------------------------------------------------------------------------


@pytest.mark.rule("HP-44")
def test_the_order_stays_when_the_figure_moves() -> None:
    table = Position(phase=MAKE_BIDS, offer="Bichi Louis ten Camerlengo", camerlengo=ANNA)
    table.play({DINO: "D"})
    assert table.game.takers == [DINO, ANNA, BRUNO, CARLA]
    phase = table.play("Camerlengo", "Bichi", "Louis")
    assert [asked.seat for asked in phase.asked] == [DINO, ANNA, BRUNO]
    assert table.hand(CARLA) == "ten"
    assert table.game.camerlengo == DINO
