"""PX-10 to PX-22 and PX-27: salary, move and the actions of ordinary dioceses."""

from __future__ import annotations

import pytest

from camerlengo.games.pontifex.terms import (
    ACT,
    ARRIVED,
    BEGIN,
    BRIBE,
    CHOOSE_ACTION,
    CONVERT,
    DIE_HAS_FALLEN,
    DREW,
    DREW_FROM,
    END,
    FAILED,
    FLY,
    FLY_TO,
    GO,
    GOT_SALARY,
    HAS_TAKEN_EFFECT,
    IS_DECLARED,
    LET_IT_BE,
    MAKE_PILGRIMAGE,
    MOVE,
    PENCE,
    PERSUADE,
    PERSUADED,
    RESISTED,
    STAY,
    THREW,
    TURN_BEGINS,
)
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    CARLA,
    CODES,
    STANDARD,
    Position,
    person,
    place,
    under_all_rules,
)


def walks(position: Position) -> set[str]:
    """Where the active pawn can walk to."""
    return {CODES[option] for option in position.options() if option < FLY}


def flights(position: Position) -> set[str]:
    return {CODES[option - FLY] for option in position.options() if FLY <= option < STAY}


# --- the turn -------------------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-10")
def test_a_turn_is_salary_then_move_then_two_actions_which_may_be_the_same() -> None:
    position = Position(phase=BEGIN, at="ireland kenya peru", dice=[3, 3])
    assert position.play().heard(GOT_SALARY)[0].about == (400,)
    assert position.game.money[ANNA] == 400
    assert position.game.phase == MOVE
    position.play("france")
    assert position.at(ANNA) == "france"
    position.play("pence")
    assert position.game.phase == ACT
    position.play("pence")
    assert position.game.money[ANNA] == 400 + 2 * STANDARD.cards.yields[place("france")]
    assert position.game.phase == END
    position.play()
    assert position.game.seat == BRUNO
    assert position.game.phase == BEGIN


@under_all_rules
@pytest.mark.rule("PX-10")
def test_an_action_may_be_given_up() -> None:
    position = Position(at="france kenya peru")
    assert LET_IT_BE in position.options()
    position.play("give up")
    assert position.game.acted == 1
    position.play("give up")
    assert position.game.phase == END


@under_all_rules
@pytest.mark.rule("PX-11")
def test_everybody_sees_the_money() -> None:
    position = Position(money={ANNA: 1200, BRUNO: 300})
    for viewer in range(-1, 3):
        assert [of.money for of in position.view(viewer).seats] == [1200, 300, 0]


# --- the move -------------------------------------------------------------------------------------


@pytest.mark.rule("PX-12")
@pytest.mark.parametrize("rules", [2, 3])
def test_before_rules_4_a_player_may_stay_and_takes_no_action(rules: int) -> None:
    position = Position(phase=MOVE, rules=rules)
    position.play("stay")
    assert position.game.phase == END


@pytest.mark.rule("PX-12")
def test_who_can_walk_has_to_move() -> None:
    position = Position(phase=MOVE, rules=4, at="ireland kenya peru", money={ANNA: 600})
    assert position.options()
    assert STAY not in position.options()


@pytest.mark.rule("PX-12", "PX-14")
def test_nobody_keeps_italy_for_long() -> None:
    """A pawn that stood in Italy for ever kept everybody else from a pilgrimage."""
    position = Position(phase=MOVE, rules=4, at="italy kenya peru")
    assert STAY not in position.options()
    position.play("austria")
    assert position.at(ANNA) == "austria"


@pytest.mark.rule("PX-12", "PX-15")
def test_who_is_blocked_on_all_sides_may_fly_or_stay() -> None:
    blocked = Position(
        players=4,
        pawns="ireland kenya peru japan",
        at="spain portugal france morocco",
        phase=MOVE,
        rules=4,
        money={ANNA: 600},
    )
    assert walks(blocked) == set()
    assert flights(blocked)
    assert STAY in blocked.options()
    blocked.play("stay")
    assert blocked.game.phase == END


@under_all_rules
@pytest.mark.rule("PX-12")
def test_who_cannot_move_takes_no_action_and_is_not_asked() -> None:
    nowhere = Position(phase=MOVE, scores={ANNA: (1, 1, 0)}, at="ireland france great_britain")
    assert nowhere.play().asked == []
    assert nowhere.game.phase == END


@under_all_rules
@pytest.mark.rule("PX-12", "PX-36", "PX-39")
def test_with_movement_0_for_a_time_nobody_moves() -> None:
    position = Position(
        phase=MOVE, ready={BRUNO: "kenya"}, abilities={"kenya": "movement -3 1 opponent"}, seat=ANNA
    )
    position.game.phase = BEGIN
    position.play((BRUNO, "kenya"), ANNA)
    assert position.view(ANNA).seats[ANNA].scores == (1, 0, 0)
    assert position.scores(ANNA) == (1, 1, 0)
    assert position.play().asked == []
    assert position.game.phase == END


@under_all_rules
@pytest.mark.rule("PX-12", "PX-15")
def test_with_movement_0_nobody_flies_either() -> None:
    position = Position(
        phase=MOVE,
        at="germany kenya peru",
        ready={BRUNO: "kenya"},
        abilities={"kenya": "movement -3 1 opponent"},
        money={ANNA: 1200},
    )
    position.game.phase = BEGIN
    position.play((BRUNO, "kenya"), ANNA)
    assert position.play().asked == []
    assert position.at(ANNA) == "germany"


@under_all_rules
@pytest.mark.rule("PX-12", "PX-21")
def test_a_flight_as_an_action_may_go_back() -> None:
    position = Position(phase=MOVE, at="germany kenya peru", money={ANNA: 1200})
    position.play("france")
    position.play("fly germany")
    assert position.at(ANNA) == "germany"
    assert position.game.phase == ACT
    assert position.ask().question == CHOOSE_ACTION


@under_all_rules
@pytest.mark.rule("PX-13")
def test_steps_go_to_neighbours_and_a_sea_link_is_a_step() -> None:
    position = Position(phase=MOVE, at="ireland kenya peru")
    assert walks(position) == {"great_britain", "france"}
    two = Position(phase=MOVE, at="ireland kenya peru", scores={ANNA: (1, 2, 0)})
    assert walks(two) == {"great_britain", "france", "spain", "belgium", "germany", "austria", "italy"}


@under_all_rules
@pytest.mark.rule("PX-14")
def test_a_diocese_with_a_pawn_is_neither_entered_nor_crossed() -> None:
    position = Position(phase=MOVE, at="ireland france peru", scores={ANNA: (1, 2, 0)})
    assert walks(position) == {"great_britain", "belgium"}


@under_all_rules
@pytest.mark.rule("PX-14", "PX-15")
def test_a_flight_passes_over_pawns_but_does_not_land_on_one() -> None:
    position = Position(phase=MOVE, at="spain france kenya", money={ANNA: 600})
    airports = {one.code for one in STANDARD.dioceses if one.airport}
    assert flights(position) == airports - {"spain", "france", "kenya"}
    position.play("fly australia")
    assert position.at(ANNA) == "australia"


@under_all_rules
@pytest.mark.rule("PX-15")
def test_the_move_may_be_a_flight_between_airports_for_600() -> None:
    position = Position(phase=MOVE, at="spain kenya peru", money={ANNA: 700}, scores={ANNA: (1, 5, 0)})
    position.play("fly china")
    assert position.game.money[ANNA] == 100
    assert position.ask().question == CHOOSE_ACTION, "the flight took all Movement of the turn"
    assert flights(Position(phase=MOVE, at="spain kenya peru", money={ANNA: 500})) == set()
    assert flights(Position(phase=MOVE, at="ireland kenya peru", money={ANNA: 900})) == set()


# --- persuasion -----------------------------------------------------------------------------------


def persuading(die: int, *, pawn: str = "ireland", holiness: int = 1, money: int = 0) -> Position:
    """Of the conservative cardinal of Austria, by a pawn of this diocese."""
    return Position(
        pawns=f"{pawn} kenya peru",
        at="austria kenya peru",
        scores={ANNA: (holiness, 1, 0)},
        money={ANNA: money},
        dice=[die],
    )


AUSTRIA = STANDARD.cards.value[person("austria")]


@under_all_rules
@pytest.mark.rule("PX-16")
@pytest.mark.parametrize(
    ("pawn", "helps"),
    [("ireland", 1), ("poland", 2), ("colombia", 1), ("senegal", 0)],
    ids=["same continent", "continent and politics", "same politics", "neither"],
)
def test_the_die_with_continent_politics_and_holiness_must_reach_the_value(pawn: str, helps: int) -> None:
    needed = AUSTRIA - helps - 2
    joins = persuading(needed, pawn=pawn, holiness=2)
    told = joins.play("persuade").heard(PERSUADED)[0]
    assert told.about == (person("austria"), AUSTRIA, AUSTRIA)
    assert joins.retinue(ANNA) == "austria"
    assert person("austria") in joins.view(CARLA).seats[ANNA].retinue
    stays = persuading(needed - 1, pawn=pawn, holiness=2)
    told = stays.play("persuade").heard(RESISTED)[0]
    assert told.about == (person("austria"), AUSTRIA - 1, AUSTRIA)
    assert stays.free("austria")


@under_all_rules
@pytest.mark.rule("PX-17")
def test_a_cardinal_in_a_retinue_and_a_pawn_cannot_be_persuaded() -> None:
    assert PERSUADE in Position(at="france kenya peru").options()
    assert PERSUADE not in Position(at="france kenya peru", retinues={BRUNO: "france"}).options()
    assert PERSUADE not in Position(at="france kenya peru", retinues={ANNA: "france"}).options()
    assert PERSUADE not in Position(pawns="ireland france peru", at="france kenya peru").options()


@under_all_rules
@pytest.mark.rule("PX-18")
@pytest.mark.parametrize("short", [1, 2, 3])
def test_a_bribe_closes_a_gap_of_up_to_three_for_200_each(short: int) -> None:
    position = persuading(AUSTRIA - 2 - short, money=700)
    assert position.ask("persuade").options == (0, short)
    position.play("persuade", short)
    assert position.retinue(ANNA) == "austria"
    assert position.game.money[ANNA] == 700 - 200 * short
    assert position.game.acted == 1, "it is part of the same action"


@under_all_rules
@pytest.mark.rule("PX-18")
def test_a_bribe_may_be_declined() -> None:
    position = persuading(AUSTRIA - 3, money=700)
    position.play("persuade", 0)
    assert position.free("austria")
    assert position.game.money[ANNA] == 700


@under_all_rules
@pytest.mark.rule("PX-18")
def test_a_bribe_is_offered_only_where_it_is_needed_enough_and_can_be_paid() -> None:
    assert persuading(AUSTRIA - 2, money=900).play("persuade").questions == [CHOOSE_ACTION]
    assert persuading(AUSTRIA - 6, money=900).play("persuade").questions == [CHOOSE_ACTION]
    assert persuading(AUSTRIA - 5, money=500).play("persuade").questions == [CHOOSE_ACTION]
    assert persuading(AUSTRIA - 5, money=600).ask("persuade").question == BRIBE


@pytest.mark.rule("PX-27", "PX-31")
def test_a_persuasion_is_declared_answered_thrown_answered_bribed_and_decided() -> None:
    position = Position(
        at="austria kenya peru",
        money={ANNA: 600},
        dice=[AUSTRIA - 3],
        ready={BRUNO: "kenya"},
        abilities={"kenya": "gain 100"},
    )
    script = position.play("persuade", 1)
    assert script.windows(BRUNO) == [IS_DECLARED, DIE_HAS_FALLEN, HAS_TAKEN_EFFECT]
    order = [asked.window if asked.question == 0 else -asked.question for asked in script.asked]
    assert order == [-CHOOSE_ACTION, IS_DECLARED, DIE_HAS_FALLEN, -BRIBE, HAS_TAKEN_EFFECT]
    assert position.retinue(ANNA) == "austria"


@under_all_rules
@pytest.mark.rule("PX-27")
def test_a_cardinal_whom_an_ability_has_led_elsewhere_cannot_be_won_any_more() -> None:
    position = Position(
        at="austria france peru",
        money={ANNA: 600},
        dice=[20],
        ready={BRUNO: "kenya"},
        abilities={"kenya": "call 30"},
    )
    script = position.play("persuade", (BRUNO, "kenya"), "austria")
    assert position.retinue(BRUNO) == "austria"
    assert position.retinue(ANNA) == ""
    assert script.heard(FAILED)


def in_austria(**more: object) -> Position:
    """The active pawn can step out of turn."""
    gaps: dict[str, object] = {
        "at": "austria kenya peru",
        "money": {ANNA: 600},
        "dice": [20],
        "ready": {ANNA: "ireland"},
        "abilities": {"ireland": "travel"},
    }
    return Position(**{**gaps, **more})  # type: ignore[arg-type]


@pytest.mark.rule("PX-28")
@pytest.mark.parametrize("window", [IS_DECLARED, DIE_HAS_FALLEN])
def test_a_persuasion_fails_if_the_pawn_has_left_the_diocese(window: int) -> None:
    position = in_austria()
    script = position.play("persuade", (ANNA, "ireland", window), "poland")
    assert script.heard(FAILED)[0].about == (PERSUADE,)
    assert position.free("austria")
    assert position.game.acted == 1, "the action is used up"


@pytest.mark.rule("PX-28", "PX-18")
def test_a_pawn_that_has_left_offers_no_bribe() -> None:
    position = in_austria(dice=[AUSTRIA - 3])
    script = position.play("persuade", (ANNA, "ireland"), "poland")
    assert BRIBE not in script.questions
    assert position.game.money[ANNA] == 600


@pytest.mark.rule("PX-28")
def test_a_pawn_that_is_back_when_it_counts_persuades() -> None:
    position = in_austria(
        retinues={ANNA: "spain"},
        ready={ANNA: "ireland spain"},
        abilities={"ireland": "travel", "spain": "travel"},
    )
    position.play("persuade", (ANNA, "ireland"), "poland", (ANNA, "spain", DIE_HAS_FALLEN), "austria")
    assert position.retinue(ANNA) == "spain austria"


@pytest.mark.rule("PX-28")
def test_pence_and_draws_fail_if_the_pawn_has_left_the_diocese() -> None:
    pence = in_austria()
    assert pence.play("pence", (ANNA, "ireland", DIE_HAS_FALLEN), "poland").heard(FAILED)
    assert pence.game.money[ANNA] == 600
    draw = in_austria()
    assert draw.play("draw", (ANNA, "ireland"), "poland").heard(FAILED), "also on the same continent"
    assert draw.hand(ANNA) == []


@pytest.mark.rule("PX-28")
def test_whoever_else_steps_away_changes_nothing() -> None:
    position = in_austria(ready={BRUNO: "kenya"}, abilities={"kenya": "travel"})
    position.play("persuade", (BRUNO, "kenya"), "congo")
    assert position.retinue(ANNA) == "austria"


@pytest.mark.rule("PX-28")
def test_who_steps_away_after_it_counted_keeps_what_was_won() -> None:
    position = in_austria()
    position.play("persuade", (ANNA, "ireland", HAS_TAKEN_EFFECT), "poland")
    assert position.retinue(ANNA) == "austria"


@under_all_rules
@pytest.mark.rule("PX-28")
@pytest.mark.parametrize("action", ["persuade", "pence", "draw"])
def test_under_rules_1_the_action_went_on_without_the_pawn(action: str) -> None:
    position = in_austria()
    position.game.rules = 1
    script = position.play(action, (ANNA, "ireland"), "poland")
    assert not script.heard(FAILED)


# --- pence, cards, flights ------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-19")
@pytest.mark.parametrize(("die", "times"), [(1, 1), (10, 1), (11, 2), (20, 2)])
def test_pence_bring_the_yield_and_11_doubles_it(die: int, times: int) -> None:
    position = Position(at="germany kenya peru", dice=[die])
    script = position.play("pence")
    assert script.heard(THREW)[0].about == (die,)
    assert position.game.money[ANNA] == times * STANDARD.cards.yields[place("germany")]


@under_all_rules
@pytest.mark.rule("PX-20")
def test_a_draw_is_from_the_continent_the_pawn_stands_in_and_hidden() -> None:
    position = Position(at="china kenya peru", top=["Second Thoughts"])
    script = position.play("draw")
    assert position.hand(ANNA) == ["Second Thoughts"]
    assert script.heard(DREW_FROM)[0].about == (STANDARD.cards.continent[place("china")],)
    assert script.heard(DREW)[0].audience == 1 << ANNA
    assert position.view(BRUNO).seats[ANNA].hand is None


@under_all_rules
@pytest.mark.rule("PX-20")
def test_with_five_cards_or_an_empty_deck_there_is_no_draw() -> None:
    full = ["Audit", "Audit", "Telethon", "Telethon", "Class Action"]
    assert 2 in Position(at="china kenya peru", hands={ANNA: full[:4]}).options()
    assert 2 not in Position(at="china kenya peru", hands={ANNA: full}).options()
    asia = STANDARD.cards.continent[place("china")]
    assert 2 not in Position(at="china kenya peru", empty=[asia]).options()


@under_all_rules
@pytest.mark.rule("PX-21")
def test_a_flight_may_be_the_first_or_the_second_action() -> None:
    for acted in (0, 1):
        position = Position(at="china kenya peru", money={ANNA: 600}, acted=acted)
        script = position.play("fly brazil")
        assert position.at(ANNA) == "brazil"
        assert position.game.money[ANNA] == 0
        assert script.heard(ARRIVED)[0].about == (place("brazil"),)
        assert position.game.acted == acted + 1


@pytest.mark.rule("PX-22")
@pytest.mark.parametrize("code", ["great_britain", "russia", "egypt", "ethiopia", "italy"])
def test_special_dioceses_allow_only_their_own_action(code: str) -> None:
    position = Position(
        at=f"{code} kenya peru",
        money={ANNA: 5000},
        retinues={ANNA: "france germany poland austria"},
        scores={ANNA: (5, 1, 0)},
        hands={ANNA: ["Audit", "Telethon"]},
    )
    assert position.options() == {MAKE_PILGRIMAGE if code == "italy" else CONVERT, LET_IT_BE}


@under_all_rules
@pytest.mark.rule("PX-22")
def test_a_special_diocese_without_its_action_leaves_nothing_to_do() -> None:
    script = Position(at="italy kenya peru").play()
    assert script.asked == []
    assert {FLY_TO + place("france"), PENCE} <= Position(at="spain kenya peru", money={ANNA: 600}).options()


def test_the_window_of_the_turn_comes_before_the_salary_and_the_move_asks_once() -> None:
    position = Position(
        phase=BEGIN, money={ANNA: 0}, ready={BRUNO: "kenya"}, abilities={"kenya": "take 400 opponent"}
    )
    assert position.play().windows(BRUNO) == [], "there is nothing to take yet"
    assert GO in [asked.question for asked in [position.ask()]]
    script = position.play("france")
    assert script.windows(BRUNO) == [IS_DECLARED]
    assert TURN_BEGINS not in script.windows(BRUNO)
