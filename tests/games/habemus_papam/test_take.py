"""Phase 4: each takes a card."""

from __future__ import annotations

import pytest

from camerlengo.games.habemus_papam.deck import standard_deck
from camerlengo.games.habemus_papam.terms import (
    CAMERLENGO,
    DIED,
    DIES,
    EXCLUDE,
    EXCLUDED,
    GOT_GOLD,
    KEPT_SQUADRONE,
    LEFT_OVER,
    LOST_SQUADRONE,
    NOBODY,
    PAID_IN_GEMS,
    PAY_SQUADRONE,
    REVEAL,
    SPARED,
    TAKE,
    TAKE_CARDS,
    TOOK,
)
from tests.games.habemus_papam.positions import ANNA, BRUNO, CARD, CARLA, DINO, Position, view
from tests.games.script import Asked, Told

OFFER = "Bichi Louis ten Camerlengo"


def taking(offer: str = OFFER, players: int = 4, takers: tuple[int, ...] = (), **more: object) -> Position:
    order = list(takers) or list(range(players))
    return Position(players=players, phase=TAKE_CARDS, offer=offer, takers=order, **more)  # type: ignore[arg-type]


# --- HP-50, HP-45 ---------------------------------------------------------------------------------


@pytest.mark.rule("HP-50")
def test_each_takes_one_card_in_the_order_of_the_bids() -> None:
    table = taking(takers=(CARLA, ANNA, DINO, BRUNO))
    phase = table.play("Louis", "Bichi", "ten")
    assert [asked.seat for asked in phase.asked] == [CARLA, ANNA, DINO]
    assert [asked.words for asked in phase.asked] == [
        "Bichi Louis ten Camerlengo",
        "Bichi ten Camerlengo",
        "ten Camerlengo",
    ]
    assert [told.about for told in phase.heard(TOOK)] == [
        (CARD["Louis"],),
        (CARD["Bichi"],),
        (CARD["ten"],),
        (CAMERLENGO,),
    ]
    assert table.game.camerlengo == BRUNO


@pytest.mark.rule("HP-50", "HP-59")
def test_a_card_is_resolved_before_the_next_is_taken() -> None:
    table = taking("Bichi Death ten Camerlengo", displays={BRUNO: "Lugo", CARLA: "Spada"})
    midway = table.midway("Death")
    assert midway.gold[ANNA] == 25
    assert midway.owner[CARD["Lugo"]] == NOBODY
    assert view(midway, ANNA).to_move == BRUNO


@pytest.mark.rule("HP-45")
def test_taking_is_compulsory_while_there_is_a_card() -> None:
    """Nobody is offered to take nothing, not even with a useless card."""
    table = taking("Squadrone Camerlengo", gold={ANNA: 0})
    assert table.ask() == Asked(ANNA, TAKE, (CARD["Squadrone"], CAMERLENGO))
    phase = table.play("Camerlengo")
    assert [told.seat for told in phase.heard(TOOK)] == [ANNA, BRUNO]


@pytest.mark.rule("HP-45")
def test_the_camerlengo_may_take_the_camerlengo_card_again() -> None:
    table = taking(camerlengo=ANNA, gems={ANNA: ""})
    table.play("Camerlengo", "Bichi", "Louis")
    assert table.game.camerlengo == ANNA
    assert table.gems(ANNA) == "RSA"


# --- HP-51: three players -------------------------------------------------------------------------


@pytest.mark.rule("HP-51")
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        (("Louis", "ten", "Camerlengo"), "Bichi"),
        (("Bichi", "ten", "Camerlengo"), "Louis"),
        (("Bichi", "Louis", "Camerlengo"), "ten"),
    ],
)
def test_with_three_players_the_card_left_over_leaves_the_game(taken: tuple[str, ...], left: str) -> None:
    table = taking(players=3)
    phase = table.play(*taken)
    assert table.out == left
    assert phase.heard(LEFT_OVER) == [Told(LEFT_OVER, NOBODY, (CARD[left],))]
    assert table.game.offer == []
    assert table.game.phase == REVEAL


@pytest.mark.rule("HP-51")
def test_the_camerlengo_card_stays_and_so_does_the_figure() -> None:
    table = taking(players=3, camerlengo=BRUNO, top="Orsini Louis swap")
    phase = table.play("Bichi", "Louis", "ten")
    assert table.out == ""
    assert phase.heard(LEFT_OVER) == []
    assert table.game.camerlengo == BRUNO
    table.play()
    assert table.offer == "Orsini Louis swap Camerlengo"


@pytest.mark.rule("HP-51")
@pytest.mark.parametrize("players", [3, 4])
def test_in_the_last_round_all_that_is_left_leaves(players: int) -> None:
    offer = "Bichi Orsini Lugo Louis Louis Mazarin ten swap bribe Camerlengo"
    table = taking(offer, players=players, last=True)
    table.play("Bichi", "Orsini", "Lugo", *["Louis"] * (players - 3))
    assert len(table.out.split()) == 1 + 9 - players  # and White Smoke
    assert table.game.over()


# --- HP-52 to HP-54 -------------------------------------------------------------------------------


@pytest.mark.rule("HP-52")
@pytest.mark.parametrize("person", ["Bichi", "Harrach", "Este", "Chigi"])
def test_a_cardinal_late_arrival_or_leader_goes_to_the_display(person: str) -> None:
    table = taking(f"{person} Camerlengo")
    table.play(person)
    assert table.display(ANNA) == person
    assert table.view(BRUNO).seats[ANNA].people == (CARD[person],)
    assert table.hand(ANNA) == ""


@pytest.mark.rule("HP-52")
@pytest.mark.parametrize("action", ["ten", "second", "twice", "rubies", "bribe", "swap"])
def test_an_action_card_goes_behind_the_screen(action: str) -> None:
    table = taking(f"{action} Camerlengo")
    table.play(action)
    assert table.hand(ANNA) == action
    assert table.display(ANNA) == ""
    assert table.view(BRUNO).seats[ANNA].actions is None


@pytest.mark.rule("HP-53")
def test_the_camerlengo_gets_a_ruby_a_sapphire_an_amber_a_gold_and_the_figure() -> None:
    table = taking(takers=(CARLA, 0, 1, 3), gems={CARLA: ""})
    bank = table.game.bank.copy()
    phase = table.play("Camerlengo", "Bichi", "Louis")
    assert table.gems(CARLA) == "RSA"
    assert table.gold[CARLA] == 21
    assert table.game.camerlengo == CARLA
    assert table.game.bank == [bank[0] - 1, bank[1] - 1, bank[2] - 1, bank[3]]
    assert phase.heard(PAID_IN_GEMS) == [Told(PAID_IN_GEMS, CARLA, (1, 1, 1, 1))]


@pytest.mark.rule("HP-53")
def test_spent_diamonds_never_come_back() -> None:
    table = taking(gems={ANNA: ""})
    assert table.game.bank[3] == 4
    table.play("Camerlengo", "Bichi", "Louis")
    assert "D" not in table.gems(ANNA)
    assert table.game.bank[3] == 4


@pytest.mark.rule("HP-54")
@pytest.mark.parametrize("king", ["Louis", "Mazarin"])
def test_louis_and_mazarin_go_to_the_display(king: str) -> None:
    table = taking(f"{king} Camerlengo", displays={ANNA: king})
    table.play(king)
    assert table.display(ANNA) == f"{king} {king}"
    assert table.gold == [20, 21, 20, 20]


# --- HP-55: Felipe --------------------------------------------------------------------------------


@pytest.mark.rule("HP-55")
@pytest.mark.parametrize("before", ["", "Felipe", "Felipe Felipe"])
def test_felipe_gives_5_gold_at_once(before: str) -> None:
    table = taking("Felipe Camerlengo", displays={ANNA: before})
    phase = table.play("Felipe")
    assert table.gold[ANNA] == 25
    assert phase.heard(GOT_GOLD) == [Told(GOT_GOLD, ANNA, (5, CARD["Felipe"]))]
    assert table.display(ANNA) == f"{before} Felipe".strip()


@pytest.mark.rule("HP-55")
def test_the_second_felipe_excludes_a_cardinal_of_an_opponent_without_felipe() -> None:
    displays = {
        ANNA: "Felipe Orsini",
        BRUNO: "Bichi Chigi Este Louis",
        CARLA: "Felipe Spada",
        DINO: "Harrach",
    }
    table = taking("Felipe Camerlengo", displays=displays)
    asked = table.ask("Felipe")
    assert (asked.seat, asked.question, asked.words) == (ANNA, EXCLUDE, "Bichi Harrach")
    phase = table.play("Felipe", "Harrach")
    assert table.display(DINO) == ""
    assert table.out == "Harrach"
    assert phase.heard(EXCLUDED) == [Told(EXCLUDED, ANNA, (CARD["Harrach"], DINO))]


@pytest.mark.rule("HP-55", "HP-59")
def test_it_must_be_done() -> None:
    table = taking("Felipe Camerlengo", displays={ANNA: "Felipe", BRUNO: "Bichi"})
    phase = table.play("Felipe")
    assert EXCLUDE not in phase.questions
    assert table.out == "Bichi"


@pytest.mark.rule("HP-55")
@pytest.mark.parametrize("display", ["", "Chigi", "Este", "Felipe Bichi", "Louis Mazarin"])
def test_without_such_a_cardinal_nothing_happens(display: str) -> None:
    table = taking("Felipe Camerlengo", displays={ANNA: "Felipe Orsini", BRUNO: display})
    phase = table.play("Felipe")
    assert phase.heard(EXCLUDED) == []
    assert table.out == ""
    assert table.gold[ANNA] == 25


@pytest.mark.rule("HP-55")
@pytest.mark.parametrize("before", ["", "Felipe Felipe"])
def test_the_first_and_the_third_exclude_nobody(before: str) -> None:
    table = taking("Felipe Camerlengo", displays={ANNA: before, BRUNO: "Bichi Lugo"})
    phase = table.play("Felipe")
    assert EXCLUDE not in phase.questions
    assert table.display(BRUNO) == "Bichi Lugo"


# --- HP-56: Squadrone Volante ---------------------------------------------------------------------


@pytest.mark.rule("HP-56")
@pytest.mark.parametrize("gold", [20, 21, 50])
def test_who_has_20_gold_pays_for_the_squadrone_and_keeps_it(gold: int) -> None:
    table = taking("Squadrone Camerlengo", gold={ANNA: gold})
    phase = table.play("Squadrone")
    assert table.gold[ANNA] == gold - 20
    assert table.display(ANNA) == "Squadrone"
    assert phase.heard(KEPT_SQUADRONE) == [Told(KEPT_SQUADRONE, ANNA, ())]
    assert PAY_SQUADRONE not in phase.questions


@pytest.mark.rule("HP-56")
@pytest.mark.parametrize("gold", [0, 19])
def test_who_has_less_loses_it(gold: int) -> None:
    table = taking("Squadrone Camerlengo", gold={ANNA: gold})
    phase = table.play("Squadrone")
    assert table.gold[ANNA] == gold
    assert table.display(ANNA) == ""
    assert table.out == "Squadrone"
    assert phase.heard(LOST_SQUADRONE) == [Told(LOST_SQUADRONE, ANNA, ())]


# --- HP-57: Case of Death -------------------------------------------------------------------------


@pytest.mark.rule("HP-57")
def test_the_oldest_of_all_opponents_dies() -> None:
    displays = {ANNA: "Maculani", BRUNO: "Bichi Lugo", CARLA: "Carafa Spada", DINO: "Ginetti"}
    table = taking("Death Camerlengo", displays=displays)
    phase = table.play("Death")
    assert table.display(CARLA) == "Spada"
    assert table.display(ANNA) == "Maculani"  # own cards are safe
    assert table.gold == [25, 21, 20, 20]
    assert table.out == "Death Carafa"
    assert phase.heard(DIED) == [Told(DIED, ANNA, (CARD["Carafa"], CARLA))]


@pytest.mark.rule("HP-57")
@pytest.mark.parametrize(
    ("display", "dies"),
    [("CMedici Bichi", "CMedici"), ("Este Astalli", "Este"), ("Harrach Barberini", "Harrach")],
)
def test_leaders_and_late_arrivals_can_die(display: str, dies: str) -> None:
    table = taking("Death Camerlengo", displays={BRUNO: display})
    table.play("Death")
    assert table.out == f"Death {dies}"


@pytest.mark.rule("HP-57")
def test_chigi_never_dies() -> None:
    table = taking("Death Camerlengo", displays={BRUNO: "Chigi Astalli", CARLA: "Azzolini"})
    table.play("Death")
    assert table.display(BRUNO) == "Chigi"
    assert table.out == "Death Astalli"


@pytest.mark.rule("HP-57")
@pytest.mark.parametrize("display", ["", "Chigi", "Louis Mazarin"])
def test_without_a_candidate_there_is_only_the_gold(display: str) -> None:
    table = taking("Death Camerlengo", displays={ANNA: "Maculani", BRUNO: display})
    phase = table.play("Death")
    assert table.gold[ANNA] == 25
    assert table.out == "Death"
    assert phase.heard(DIED) == []


@pytest.mark.rule("HP-57")
def test_everyone_of_the_25_dies_in_the_order_of_age() -> None:
    people = standard_deck().people
    oldest_first = sorted(range(25), key=lambda person: -people[person].age)
    table = taking("Death Camerlengo")
    for person in oldest_first:
        for pile in (table.game.cardinals, table.game.politics, table.game.actions):
            if person in pile:
                pile.remove(person)
        table.game.owner[person] = BRUNO
    died = []
    for _ in range(24):
        table.game.offer = [CARD["Death"], CAMERLENGO]
        table.game.out = [card for card in table.game.out if card != CARD["Death"]]
        table.game.phase, table.game.takers = TAKE_CARDS, [ANNA, BRUNO]
        died.append(table.play("Death").heard(DIED)[0].about[0])
    assert died == [person for person in oldest_first if person != CARD["Chigi"]]


@pytest.mark.rule("HP-57")
def test_death_by_choice_strikes_the_oldest_of_one_opponent() -> None:
    displays = {ANNA: "Maculani", BRUNO: "Bichi Lugo", CARLA: "Carafa Chigi", DINO: "Este Louis"}
    table = taking("Death Camerlengo", displays=displays, reading=["death_by_choice"])
    asked = table.ask("Death")
    assert (asked.seat, asked.question, asked.words) == (ANNA, DIES, "Lugo Carafa Este")
    table.play("Death", "Lugo")
    assert table.display(BRUNO) == "Bichi"
    assert table.gold[ANNA] == 25


@pytest.mark.rule("HP-57")
def test_even_by_choice_chigi_never_dies() -> None:
    table = taking("Death Camerlengo", displays={BRUNO: "Chigi Astalli"}, reading=["death_by_choice"])
    table.play("Death")
    assert table.out == "Death Astalli"


# --- HP-58: Italian readings ----------------------------------------------------------------------


@pytest.mark.rule("HP-58")
def test_the_squadrone_may_be_declined_if_the_table_reads_it_so() -> None:
    table = taking("Squadrone Camerlengo", reading=["squadrone_optional"])
    assert table.ask("Squadrone") == Asked(ANNA, PAY_SQUADRONE, (0, 1))
    declined = taking("Squadrone Camerlengo", reading=["squadrone_optional"])
    declined.play("Squadrone", "-")
    assert declined.gold[ANNA] == 20
    assert declined.out == "Squadrone"
    table.play("Squadrone", "pay")
    assert table.gold[ANNA] == 0
    assert table.display(ANNA) == "Squadrone"


@pytest.mark.rule("HP-58")
def test_who_cannot_pay_is_asked_too_so_that_nobody_learns_it() -> None:
    table = taking("Squadrone Camerlengo", gold={ANNA: 19}, reading=["squadrone_optional"])
    assert table.ask("Squadrone") == Asked(ANNA, PAY_SQUADRONE, (0,))


@pytest.mark.rule("HP-58")
def test_the_exclusion_may_be_declined_if_the_table_reads_it_so() -> None:
    table = taking(
        "Felipe Camerlengo", displays={ANNA: "Felipe", BRUNO: "Bichi"}, reading=["exclusion_optional"]
    )
    assert table.ask("Felipe").words == "Bichi -"
    phase = table.play("Felipe", "-")
    assert table.display(BRUNO) == "Bichi"
    assert phase.heard(SPARED) == [Told(SPARED, ANNA, ())]


# --- HP-59 ----------------------------------------------------------------------------------------


@pytest.mark.rule("HP-59")
def test_political_effects_are_compulsory() -> None:
    """With one possibility there is nothing to ask, and nobody may refuse."""
    displays = {ANNA: "Felipe", BRUNO: "Bichi"}
    for offer, card in (("Felipe", "Felipe"), ("Death", "Death"), ("Squadrone", "Squadrone")):
        table = taking(f"{offer} Camerlengo", displays=displays)
        phase = table.play(card)
        assert phase.questions == [TAKE]
        assert (table.out != "") == (card != "Squadrone")


@pytest.mark.rule("HP-59")
@pytest.mark.parametrize("card", ["Felipe", "Death"])
def test_cards_on_offer_are_never_targets(card: str) -> None:
    table = taking(f"Maculani {card} FBarberini Camerlengo", displays={ANNA: "Felipe"})
    table.play(card, "Maculani", "FBarberini")
    assert table.display(BRUNO) == "Maculani"
    assert table.display(CARLA) == "FBarberini"
    assert table.display(DINO) == ""
