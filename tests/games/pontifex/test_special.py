"""PX-23 to PX-26, PX-84 and PX-85: pilgrimage and conversion."""

from __future__ import annotations

from typing import Any

import pytest

from camerlengo.games import open_box
from camerlengo.games.pontifex.deck import standard_deck
from camerlengo.games.pontifex.state import bonus_of, shown
from camerlengo.games.pontifex.terms import (
    ACT,
    BEGIN,
    BONUS_MOVEMENT,
    BONUS_PENCE,
    BONUS_PERSUASION,
    BONUS_SALARY,
    CANCELLED,
    CONVERSION,
    CONVERT,
    COST_CARDS,
    COST_EACH,
    COST_MONEY,
    COST_MOVEMENT,
    COST_SINS,
    COST_TURNED,
    DECLARED,
    DISCARDED,
    DRAW_CARD,
    END,
    FAILED,
    GAVE_UP,
    HAS_TAKEN_EFFECT,
    IS_DECLARED,
    LET_IT_BE,
    MAKE_PILGRIMAGE,
    MOVE,
    MOVEMENT,
    PAID,
    PENCE,
    PERSUADE,
    PERSUADED,
    PILGRIM,
    PILGRIMAGE,
    THREW,
)
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    CARLA,
    STANDARD,
    Position,
    amount,
    change,
    person,
    place,
    under_all_rules,
)


def pope(cost: int) -> int:
    """The pope with this kind of cost; with money alone for COST_MONEY."""
    return next(
        number
        for number, one in enumerate(STANDARD.popes)
        if one.cost[cost] and (cost != COST_MONEY or sum(map(bool, one.cost)) == 1)
    )


PRICE = STANDARD.popes[pope(COST_MONEY)].cost[COST_MONEY]


def in_italy(times: int, **more: object) -> Position:
    """Before the pope who takes money, with enough for so many changes."""
    gaps: dict[str, object] = {
        "at": "italy kenya peru",
        "pope": pope(COST_MONEY),
        "money": {ANNA: times * PRICE},
    }
    return Position(**{**gaps, **more})  # type: ignore[arg-type]


# --- pilgrimage -----------------------------------------------------------------------------------


@pytest.mark.rule("PX-23")
def test_a_pilgrim_pays_as_often_as_wanted_and_changes_a_score_of_anybody_each_time() -> None:
    position = in_italy(4)
    position.play("pilgrimage", "0 holiness +", "0 holiness +", "1 sins +", "done")
    assert position.scores(ANNA) == (3, 1, 0)
    assert position.scores(BRUNO) == (1, 1, 1)
    assert position.game.money[ANNA] == PRICE
    assert position.game.acted == 1, "it is one action"


@pytest.mark.rule("PX-22", "PX-23")
def test_there_is_one_special_action_in_a_turn() -> None:
    position = in_italy(4)
    position.play("pilgrimage", "0 holiness +", "done")
    assert position.game.money[ANNA] == 3 * PRICE
    script = position.play()
    assert script.asked == []
    assert script.heard(GAVE_UP)
    assert position.game.phase == END
    position.play()
    later = in_italy(4)
    later.play("pilgrimage", "0 holiness +", "done")
    later.play()
    later.play()
    later.game.seat, later.game.phase, later.game.moved = ANNA, ACT, True
    assert later.options() == {MAKE_PILGRIMAGE, LET_IT_BE}, "in another turn again"


@pytest.mark.rule("PX-22", "PX-32")
def test_a_cancelled_pilgrimage_is_not_repeated_in_the_same_turn() -> None:
    position = in_italy(4, ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"})
    position.play("pilgrimage", "0 holiness +", "done", (BRUNO, "kenya"))
    assert position.play().questions == []
    assert position.game.money[ANNA] == 3 * PRICE


@pytest.mark.rule("PX-22")
def test_who_steps_out_of_a_special_diocese_acts_on_as_usual_but_in_no_other_special_one() -> None:
    step = {"ready": {ANNA: "ireland"}, "abilities": {"ireland": "travel"}}
    position = in_italy(2, **step)
    position.play("pilgrimage", "0 holiness +", "done", (ANNA, "ireland", HAS_TAKEN_EFFECT), "france")
    assert position.options() >= {PERSUADE, PENCE, DRAW_CARD}
    to_another = Position(
        at="egypt kenya peru",
        retinues={ANNA: "france germany poland austria"},
        hands={ANNA: ["Audit"]},
        scores={ANNA: (3, 1, 0)},
        money={ANNA: 3000},
        ready={ANNA: "ireland"},
        abilities={"ireland": "travel"},
    )
    to_another.play("convert", (ANNA, "ireland", HAS_TAKEN_EFFECT), "ethiopia")
    assert to_another.at(ANNA) == "ethiopia"
    assert to_another.play().questions == []


@under_all_rules
@pytest.mark.rule("PX-22", "PX-23")
def test_under_rules_1_a_turn_had_two_pilgrimages() -> None:
    position = in_italy(4)
    position.game.rules = 1
    position.play("pilgrimage", "0 holiness +", "done")
    assert position.options() == {MAKE_PILGRIMAGE, LET_IT_BE}


@pytest.mark.rule("PX-23")
def test_without_money_for_more_the_pilgrimage_is_complete() -> None:
    position = in_italy(2)
    position.play("pilgrimage", "2 holiness -", "0 movement +")
    assert position.scores(CARLA) == (0, 1, 0)
    assert position.scores(ANNA) == (1, 2, 0)
    assert in_italy(0).play().asked == []


@pytest.mark.rule("PX-23")
def test_a_pilgrimage_changes_something_at_least_once() -> None:
    assert 0 not in in_italy(2).options("pilgrimage")
    assert 0 in in_italy(2).options("pilgrimage", "0 holiness +")


@pytest.mark.rule("PX-23", "PX-32")
def test_all_changes_are_paid_before_the_window_and_lost_when_cancelled() -> None:
    position = in_italy(3, ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"})
    script = position.play("pilgrimage", "0 holiness +", "0 holiness +", "done", (BRUNO, "kenya"))
    assert script.windows(BRUNO) == [IS_DECLARED]
    assert script.heard(CANCELLED)[0].about == (0,)
    assert position.scores(ANNA) == (1, 1, 0)
    assert position.game.money[ANNA] == PRICE
    assert position.game.acted == 1


@pytest.mark.rule("PX-23", "PX-43")
def test_changes_apply_in_the_chosen_order_and_sins_are_looked_at_after_each() -> None:
    first = in_italy(2, scores={ANNA: (4, 1, 4)})
    first.play("pilgrimage", "0 sins +", "0 holiness +")
    assert first.scores(ANNA) == (2, 1, 0), "fallen to Holiness 1, then raised"
    last = in_italy(2, scores={ANNA: (4, 1, 4)})
    last.play("pilgrimage", "0 holiness +", "0 sins +")
    assert last.scores(ANNA) == (1, 1, 0)


@pytest.mark.rule("PX-24")
def test_a_pilgrim_lowers_no_score_below_0_and_no_movement_below_1() -> None:
    position = in_italy(5, scores={ANNA: (1, 1, 0), BRUNO: (0, 2, 1)})
    options = position.options("pilgrimage")
    assert change("0 holiness -") in options
    assert change("0 movement -") not in options
    assert change("0 sins -") not in options
    assert change("1 holiness -") not in options
    assert change("1 movement -") in options
    assert change("1 sins -") in options
    later = position.options("pilgrimage", "1 movement -", "1 sins -", "0 holiness -", "0 sins +")
    assert {change("1 movement -"), change("1 sins -"), change("0 holiness -")}.isdisjoint(later)
    assert change("0 sins -") in later
    assert all(change(f"{seat} {score} +") in later for seat in range(3) for score in ("holiness", "sins"))


@pytest.mark.rule("PX-85")
def test_six_popes_have_six_different_costs() -> None:
    costs = [one.cost for one in STANDARD.popes]
    assert len(set(costs)) == 6
    for cost in (COST_MONEY, COST_EACH, COST_CARDS, COST_TURNED, COST_SINS, COST_MOVEMENT):
        assert any(one[cost] for one in costs)


@pytest.mark.rule("PX-85", "PX-38")
def test_a_pope_may_cost_cards_of_the_own_choice() -> None:
    position = in_italy(0, pope=pope(COST_CARDS), hands={ANNA: ["Audit", "Telethon"]})
    assert STANDARD.popes[pope(COST_CARDS)].points == 2
    first = ("0 holiness +", "Telethon", "0 holiness +")
    script = position.play("pilgrimage", *first, "0 holiness +", "0 holiness +")
    assert position.scores(ANNA) == (5, 1, 0)
    assert len(script.heard(DISCARDED)) == 2
    assert position.out() == ["Telethon", "Audit"]
    assert in_italy(9, pope=pope(COST_CARDS)).play().questions == []


@pytest.mark.rule("PX-85")
def test_a_pope_may_cost_unused_abilities() -> None:
    position = in_italy(
        0, pope=pope(COST_TURNED), retinues={ANNA: "spain poland"}, ready={ANNA: "ireland poland"}
    )
    first = ("0 holiness +", "poland", "0 holiness +")
    position.play("pilgrimage", *first, "0 holiness +", "0 holiness +")
    assert position.scores(ANNA) == (5, 1, 0)
    assert position.turned(ANNA, "poland")
    assert position.turned(ANNA, "ireland")


@pytest.mark.rule("PX-85")
def test_a_pope_may_cost_money_for_each_one_in_the_retinue() -> None:
    cost = STANDARD.popes[pope(COST_EACH)].cost
    least, each = cost[COST_MONEY], cost[COST_EACH]
    money = 2 * (least + 2 * each) + least + each
    position = in_italy(0, pope=pope(COST_EACH), retinues={ANNA: "spain poland"}, money={ANNA: money})
    position.play("pilgrimage", "0 holiness +", "0 holiness +")
    assert position.game.money[ANNA] == least + each
    alone = in_italy(0, pope=pope(COST_EACH), money={ANNA: least + each})
    alone.play("pilgrimage", "0 holiness +")
    assert alone.game.money[ANNA] == 0


@pytest.mark.rule("PX-85")
def test_a_pope_may_cost_sins_but_never_the_fifth() -> None:
    money = STANDARD.popes[pope(COST_SINS)].cost[COST_MONEY]
    position = in_italy(0, pope=pope(COST_SINS), scores={ANNA: (1, 1, 2)}, money={ANNA: 9 * money})
    position.play("pilgrimage", "0 holiness +", "0 holiness +")
    assert position.scores(ANNA) == (3, 1, 4)
    assert position.game.money[ANNA] == 7 * money


@pytest.mark.rule("PX-85")
def test_a_pope_may_cost_movement_but_never_the_last_point() -> None:
    points = STANDARD.popes[pope(COST_MOVEMENT)].points
    position = in_italy(0, pope=pope(COST_MOVEMENT), scores={ANNA: (1, 3, 0)})
    position.play("pilgrimage", *["0 holiness +"] * (2 * points))
    assert position.scores(ANNA) == (1 + 2 * points, 1, 0)


@pytest.mark.rule("PX-85", "PX-23")
def test_a_payment_may_bring_several_changes_and_what_is_not_taken_is_lost() -> None:
    hands = {ANNA: ["Audit", "Telethon"]}
    position = in_italy(0, pope=pope(COST_CARDS), hands=hands)
    assert 0 not in position.options("pilgrimage")
    assert 0 in position.options("pilgrimage", "0 holiness +", "Telethon")
    position.play("pilgrimage", "0 holiness +", "Telethon", "done")
    assert position.scores(ANNA) == (2, 1, 0)
    assert position.hand(ANNA) == ["Audit"], "it is not paid for again"


# --- conversion -----------------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-25", "PX-84")
@pytest.mark.parametrize("code", ["great_britain", "russia", "egypt", "ethiopia"])
def test_who_meets_the_requirement_and_pays_converts_without_a_die(code: str) -> None:
    rich: dict[str, object] = {
        "at": f"{code} kenya peru",
        "retinues": {ANNA: "france germany poland austria"},
        "scores": {ANNA: (3, 1, 0)},
        "money": {ANNA: 3000},
        "hands": {ANNA: ["Audit", "Audit"]},
    }
    position = Position(**rich)  # type: ignore[arg-type]
    script = position.play("convert", *(["Audit"] if code == "ethiopia" else []))
    assert code in position.retinue(ANNA).split()
    assert not script.heard(THREW)
    assert script.heard(DECLARED)[0].about == (CONVERSION, person(code))
    character = STANDARD.characters[person(code) - 40]
    assert position.game.money[ANNA] == 3000 - character.cost[COST_MONEY]
    assert position.game.held[ANNA] == 2 - character.cost[COST_CARDS]


@under_all_rules
@pytest.mark.rule("PX-25", "PX-84")
@pytest.mark.parametrize(
    ("code", "lacking"),
    [
        ("great_britain", {"retinues": {ANNA: "france poland austria spain"}}),
        ("great_britain", {"money": {ANNA: 100}}),
        ("russia", {"retinues": {ANNA: "france poland germany belgium"}}),
        ("russia", {"money": {ANNA: 100}}),
        ("egypt", {"scores": {ANNA: (1, 1, 0)}}),
        ("egypt", {"money": {ANNA: 100}}),
        ("ethiopia", {"retinues": {ANNA: "france poland"}}),
        ("ethiopia", {"scores": {ANNA: (3, 1, 2)}}),
        ("ethiopia", {"hands": {}}),
    ],
)
def test_without_requirement_or_cost_nobody_converts(code: str, lacking: dict[str, object]) -> None:
    able: dict[str, object] = {
        "at": f"{code} kenya peru",
        "retinues": {ANNA: "france germany poland austria"},
        "scores": {ANNA: (3, 1, 0)},
        "money": {ANNA: 3000},
        "hands": {ANNA: ["Audit", "Audit"]},
    }
    assert Position(**able).options() == {CONVERT, LET_IT_BE}  # type: ignore[arg-type]
    assert Position(**{**able, **lacking}).play().questions == []  # type: ignore[arg-type]


@under_all_rules
@pytest.mark.rule("PX-25", "PX-32")
def test_a_conversion_can_be_cancelled_and_its_cost_is_lost() -> None:
    position = Position(
        at="egypt kenya peru",
        scores={ANNA: (3, 1, 0)},
        money={ANNA: 1000},
        ready={BRUNO: "kenya"},
        abilities={"kenya": "cancel_action"},
    )
    script = position.play("convert", (BRUNO, "kenya"))
    assert position.retinue(ANNA) == ""
    assert position.free("egypt")
    assert position.game.money[ANNA] == 1000 - STANDARD.characters[2].cost[COST_MONEY]
    assert HAS_TAKEN_EFFECT not in script.windows(BRUNO)


@pytest.mark.rule("PX-25")
def test_the_requirement_looks_at_holiness_as_it_counts_now() -> None:
    raised = {"ready": {ANNA: "ireland"}, "abilities": {"ireland": "holiness 2 0"}}
    position = Position(phase=END, seat=ANNA, at="egypt kenya peru", money={ANNA: 1000}, **raised)  # type: ignore[arg-type]
    position.game.phase = MOVE
    position.game.place[ANNA] = place("holy_land")
    position.play("egypt", (ANNA, "ireland"))
    assert position.scores(ANNA) == (1, 1, 0)
    assert position.options() == {CONVERT, LET_IT_BE}


@under_all_rules
@pytest.mark.rule("PX-26", "PX-19")
def test_the_bonus_of_pence_is_not_doubled() -> None:
    position = Position(at="germany kenya peru", retinues={ANNA: "ethiopia"}, dice=[20])
    position.play("pence")
    bonus = STANDARD.characters[3].bonus_amount
    assert position.game.money[ANNA] == 2 * STANDARD.cards.yields[place("germany")] + bonus


@pytest.mark.rule("PX-28")
def test_a_pilgrimage_and_a_conversion_come_to_nothing_if_the_pawn_has_left() -> None:
    step = {"ready": {ANNA: "ireland"}, "abilities": {"ireland": "travel"}}
    pilgrim = in_italy(3, **step)
    script = pilgrim.play("pilgrimage", "0 holiness +", "done", (ANNA, "ireland"), "france")
    assert script.heard(FAILED)[0].about == (PILGRIMAGE,)
    assert pilgrim.scores(ANNA) == (1, 1, 0)
    assert pilgrim.game.money[ANNA] == 2 * PRICE, "what was paid is lost"
    able: dict[str, object] = {"at": "russia kenya peru", "money": {ANNA: 3000}, **step}
    able["retinues"] = {ANNA: "poland austria"}
    gone = Position(**able)  # type: ignore[arg-type]
    script = gone.play("convert", (ANNA, "ireland"), "sweden")
    assert script.heard(FAILED)[0].about == (CONVERSION,)
    assert gone.free("russia")
    assert gone.game.money[ANNA] < 3000
    old = Position(**able)  # type: ignore[arg-type]
    old.game.rules = 1
    old.play("convert", (ANNA, "ireland"), "sweden")
    assert "russia" in old.retinue(ANNA), "as it was under rules 1"


@under_all_rules
@pytest.mark.rule("PX-25")
def test_a_character_in_a_retinue_cannot_be_converted_again() -> None:
    position = Position(
        at="egypt kenya peru", scores={ANNA: (3, 1, 0)}, money={ANNA: 1000}, retinues={BRUNO: "egypt"}
    )
    assert position.play().questions == []


@under_all_rules
@pytest.mark.rule("PX-26")
def test_any_number_of_characters_may_be_held_and_each_gives_its_bonus_turned_or_not() -> None:
    position = Position(
        phase=BEGIN, at="france kenya peru", retinues={ANNA: "great_britain russia egypt ethiopia"}, dice=[9]
    )
    game = position.game
    given = {STANDARD.characters[at].bonus: STANDARD.characters[at].bonus_amount for at in range(4)}
    assert set(given) == {BONUS_PERSUASION, BONUS_SALARY, BONUS_MOVEMENT, BONUS_PENCE}
    for kind, by in given.items():
        assert bonus_of(game, ANNA, kind) == by
        assert bonus_of(game, BRUNO, kind) == 0
    assert shown(game, ANNA, MOVEMENT) == 1 + given[BONUS_MOVEMENT]
    position.play()
    assert game.money[ANNA] == 400 + given[BONUS_SALARY]
    position.play("belgium")
    position.play("pence")
    belgium = next(one for one in STANDARD.dioceses if one.code == "belgium")
    assert game.money[ANNA] == 400 + given[BONUS_SALARY] + belgium.yields + given[BONUS_PENCE]


@under_all_rules
@pytest.mark.rule("PX-26")
def test_the_archbishop_helps_to_persuade() -> None:
    value = STANDARD.cards.value[person("austria")]
    position = Position(at="austria kenya peru", retinues={ANNA: "great_britain"}, dice=[value - 3])
    assert position.play("persuade").heard(PERSUADED)[0].about[1] == value


@pytest.mark.rule("PX-84")
def test_the_four_characters_have_a_requirement_a_cost_and_an_ability() -> None:
    deck = standard_deck()
    names = [one.name["it"] for one in deck.characters]
    assert names == [
        "Arcivescovo di Canterbury",
        "Patriarca di Tutte le Russie",
        "Patriarca di Alessandria",
        "Custode dell'Arca dell'Alleanza",
    ]
    homes = [deck.dioceses[one.diocese].code for one in deck.characters]
    assert homes == ["great_britain", "russia", "egypt", "ethiopia"]
    for one in deck.characters:
        assert any(one.cost)
        assert any(one.needs[:4])


@under_all_rules
def test_the_question_of_a_pilgrimage_is_the_pilgrims() -> None:
    asked = in_italy(2).ask("pilgrimage")
    assert (asked.seat, asked.question) == (ANNA, PILGRIM)


# --- under rules 3 and later, where all is chosen at once -------------------------------------------


EACH = STANDARD.popes[pope(COST_EACH)].cost
PRICE_OF_TWO = EACH[COST_MONEY] + 2 * EACH[COST_EACH]
PRICE_BESIDE_SINS = STANDARD.popes[pope(COST_SINS)].cost[COST_MONEY]


def pilgrim(cost: int, **facts: Any) -> Position:
    usual: dict[str, Any] = {
        "at": "italy kenya peru",
        "pope": pope(cost),
        "rules": open_box("pontifex").rules,
    }
    return Position(**usual | facts)


@pytest.mark.rule("PX-23", "PX-85")
@pytest.mark.parametrize(
    ("cost", "facts", "points"),
    [
        (COST_MONEY, {"money": {ANNA: 4 * PRICE - 1}}, 3),
        (COST_EACH, {"money": {ANNA: 4 * PRICE_OF_TWO - 1}, "retinues": {ANNA: "spain poland"}}, 3),
        (COST_CARDS, {"hands": {ANNA: ["Audit"]}}, 2),
        (COST_CARDS, {"hands": {ANNA: ["Audit", "Telethon"]}}, 4),
        (COST_TURNED, {"ready": {ANNA: "ireland"}}, 2),
        (COST_TURNED, {"retinues": {ANNA: "spain"}, "ready": {ANNA: "ireland spain"}}, 4),
        (COST_SINS, {"money": {ANNA: 9000}, "scores": {ANNA: (1, 1, 1)}}, 3),
        (COST_SINS, {"money": {ANNA: 3 * PRICE_BESIDE_SINS - 1}}, 2),
        (COST_MOVEMENT, {"scores": {ANNA: (1, 2, 0)}}, 5),
        (COST_MOVEMENT, {"scores": {ANNA: (1, 3, 0)}}, 10),
    ],
)
def test_as_many_points_are_offered_as_can_be_paid(cost: int, facts: dict[str, Any], points: int) -> None:
    position = pilgrim(cost, **facts)
    options = position.options("pilgrimage")
    assert amount(f"0 holiness {points}") in options
    assert amount(f"0 holiness {points + 1}") not in options
    first_to_turn = ("spain",) if "retinues" in facts and cost == COST_TURNED else ()
    script = position.play("pilgrimage", f"0 holiness {points}", *first_to_turn)
    assert position.scores(ANNA)[0] == 1 + points
    assert len(script.heard(PAID)) == (cost in (COST_MONEY, COST_EACH, COST_SINS))
