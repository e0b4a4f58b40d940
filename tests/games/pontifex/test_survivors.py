"""Rules of Pontifex in positions that no other test has, each found by a survivor of make mutants."""

from __future__ import annotations

from typing import Any

import pytest

from camerlengo.core import EVERYBODY, Rng, Unanswered
from camerlengo.core import Position as Moment
from camerlengo.games.pontifex.deck import read_deck
from camerlengo.games.pontifex.hands import kinds_in_hand
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.state import helps
from camerlengo.games.pontifex.terms import (
    ACT,
    AIMED,
    ARRIVED,
    BEGIN,
    BEGINS,
    BONUS_PENCE,
    BRIBE_PRICE,
    BRIBED,
    CAME_TO_NOTHING,
    CANCELLED,
    CARDINALS,
    CHANGED,
    CHOOSE_ACTION,
    COLLECTED,
    CONVERSION,
    CONVERT,
    CONVERTED,
    COST_MONEY,
    COST_TURNED,
    CUT,
    DECK,
    DECLARED,
    DIE,
    DIE_HAS_FALLEN,
    DISCARD,
    DISCARDED,
    DOUBLES_FROM,
    DRAW_CARD,
    DREW,
    DREW_FROM,
    END,
    EUROPE,
    FALL,
    FELL,
    FLIGHT,
    FLIGHT_AS_MOVE,
    FOR_GOOD,
    GAVE_UP,
    GIVE_UP,
    GOT_MONEY,
    GOT_SALARY,
    HAS_TAKEN_EFFECT,
    HELPED,
    HOLINESS,
    IS_DECLARED,
    JOINED,
    LAST_ROUND,
    LEAVES,
    LEFT,
    LET_IT_BE,
    LOST_MONEY,
    LOT,
    MORE_ACTIONS,
    MOST_BRIBE,
    MOST_CARDS,
    MOVE,
    MOVEMENT,
    NEED_HOLINESS,
    NO_WINDOW,
    NOBODY,
    PAID,
    PASS,
    PENCE,
    PEOPLE,
    PERSUADE,
    PERSUADED,
    PILGRIMAGE,
    PLEDGED,
    RESISTED,
    SALARY,
    SET_OUT,
    SHELTERED,
    SINS,
    STAYED,
    THREW,
    TICKET,
    TOOK_MONEY,
    TURN_BEGAN,
    TURN_BEGINS,
    TURN_ENDS,
    USED,
    WAS_RENEWED,
    WAS_TURNED,
    WON,
)
from camerlengo.games.pontifex.vocabulary import KINDS
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    CARLA,
    CODES,
    STANDARD,
    Answer,
    Position,
    Script,
    change,
    design,
    person,
    place,
    source,
    under_all_rules,
)

# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("PX-04", "PX-06", "PX-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_first_turn_nothing_has_happened(players: int) -> None:
    game = deal(players, Rng(7), STANDARD.cards)
    for viewer in range(-1, players):
        view = game.view(viewer)
        assert (view.round, view.phase, view.window, view.moved) == (0, BEGIN, NO_WINDOW, False)
        assert (view.action, view.actions_left, view.winner, view.over) == (None, 0, None, False)
        assert (view.stack, view.out, view.to_move) == ((), (), view.first)
        assert sum(view.decks) == 120 - players
        assert view.reach, "the pawn of who begins can go somewhere"
        assert len(view.free) == PEOPLE - players
        for at, seat in enumerate(view.seats):
            assert (seat.money, seat.base, seat.scores, seat.passing) == (0, (1, 1, 0), (1, 1, 0), ())
            assert (seat.retinue, seat.turned, seat.sheltered) == ((), (), False)
            assert seat.backs == (STANDARD.cards.continent[seat.place],)
            assert (seat.hand is not None) == (at == viewer)
    assert (game.acted, game.throws, game.seen_throws, game.told_lots) == (0, 0, 0, False)
    assert game.used == [0] * players, "nobody is turned who joins later"


@pytest.mark.rule("PX-05", "PX-08")
def test_the_lots_are_told_once() -> None:
    game = deal(3, Rng(7), STANDARD.cards)
    game.rules = 3  # under which a player may stay
    told = Script(game, ["stay"])
    for _ in range(4):  # a turn of three parts, and the beginning of the next
        game.advance(told)
    assert [one.seat for one in told.heard(LOT)] == [0, 1, 2]
    assert [one.seat for one in told.heard(BEGINS)] == [game.first]
    assert len(told.heard(TURN_BEGAN)) == 2


# --- the turn -------------------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-10", "PX-86")
@pytest.mark.parametrize(("fewer", "phase"), [(1, ACT), (2, END), (3, END)])
def test_who_has_no_action_left_after_the_move_takes_none(fewer: int, phase: int) -> None:
    position = Position(
        phase=BEGIN, ready={BRUNO: "kenya"}, abilities={"kenya": f"actions -{fewer} 0 opponent"}
    )
    position.play((BRUNO, "kenya"), ANNA)
    assert position.game.phase == MOVE
    position.play("france")
    assert (position.at(ANNA), position.game.phase) == ("france", phase)


@under_all_rules
@pytest.mark.rule("PX-12", "PX-31")
def test_when_the_move_is_over_nothing_waits_for_an_answer() -> None:
    position = Position(phase=MOVE, money={ANNA: 600}, at="germany kenya peru")
    position.play("fly spain")
    action = position.view(BRUNO).action
    assert action is not None
    assert (action.kind, action.goal) == (FLIGHT_AS_MOVE, place("spain"))
    assert (action.pending, action.cancelled, action.resolved, action.succeeded) == (False, False, True, True)
    assert position.view(BRUNO).actions_left == 2


@pytest.mark.rule("PX-31")
@pytest.mark.parametrize(
    ("phase", "answers"), [(BEGIN, []), (MOVE, ["france"]), (ACT, ["pence"]), (ACT, ["draw"]), (END, [])]
)
def test_a_window_is_open_only_while_answers_are_awaited(phase: int, answers: list[Answer]) -> None:
    position = Position(phase=phase, ready={BRUNO: "kenya"}, abilities={"kenya": "gain 100"}, dice=[5])
    script = position.play(*answers)
    assert script.windows(BRUNO)
    assert NO_WINDOW not in script.windows(BRUNO)
    assert position.view(CARLA).window == NO_WINDOW


@under_all_rules
@pytest.mark.rule("PX-31", "PX-32")
@pytest.mark.parametrize("answers", [[], [(BRUNO, "kenya")]])
def test_when_an_action_is_over_nothing_waits_for_an_answer(answers: list[Answer]) -> None:
    position = Position(
        at="germany kenya peru", dice=[5], ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"}
    )
    position.play("pence", *answers)
    action = position.view(CARLA).action
    assert action is not None
    assert (action.kind, action.pending, action.cancelled) == (PENCE, False, bool(answers))
    assert action.resolved == action.succeeded == (not answers)
    assert position.view(CARLA).actions_left == 1


@under_all_rules
@pytest.mark.rule("PX-10")
def test_who_gives_an_action_up_has_no_goal_any_more() -> None:
    position = Position(at="germany kenya peru", dice=[5])
    position.play("pence")
    position.play("give up")
    action = position.view(BRUNO).action
    assert action is not None
    assert (action.kind, action.goal, action.die, action.resolved) == (GIVE_UP, NOBODY, None, False)
    assert not action.succeeded, "the action before has"


@pytest.mark.rule("PX-31", "PX-44")
@pytest.mark.parametrize(
    ("at", "answers", "succeeds"),
    [
        ("germany", ["pence"], True),
        ("germany", ["draw"], True),
        ("germany", ["fly spain"], True),
        ("germany", ["persuade"], True),
        ("madagascar", ["persuade"], False),
        ("egypt", ["convert"], True),
        ("italy", ["pilgrimage", "0 holiness +", "done"], True),
    ],
)
def test_an_action_that_has_taken_effect_is_shown_so_and_cannot_be_cancelled(
    at: str, answers: list[Answer], succeeds: bool
) -> None:
    """With a 5 on the die and Holiness for what is to succeed; the window after it is for other abilities."""
    position = Position(
        at=f"{at} kenya peru",
        pope=next(number for number, one in enumerate(STANDARD.popes) if not any(one.cost[1:])),
        scores={ANNA: (20 if succeeds else 0, 1, 0)},
        money={ANNA: 3000 if succeeds else 0},
        dice=[5],
        ready={BRUNO: "kenya", CARLA: "peru"},
        abilities={"kenya": "cancel_action", "peru": "gain 100"},
    )
    script = position.play(*answers)
    assert IS_DECLARED in script.windows(BRUNO)
    assert HAS_TAKEN_EFFECT not in script.windows(BRUNO)
    assert HAS_TAKEN_EFFECT in script.windows(CARLA)
    action = position.view(BRUNO).action
    assert action is not None
    assert (action.pending, action.cancelled, action.resolved) == (False, False, True)
    assert action.succeeded == succeeds


@under_all_rules
@pytest.mark.rule("PX-18", "PX-27")
def test_no_bribe_is_offered_for_a_cardinal_who_has_gone_elsewhere() -> None:
    """Short by one, with money for it."""
    short = STANDARD.cards.value[person("austria")] - 3
    position = Position(
        at="austria france peru",
        money={ANNA: 600},
        dice=[short],
        ready={BRUNO: "kenya"},
        abilities={"kenya": "call 30"},
    )
    script = position.play("persuade", (BRUNO, "kenya"), "austria")
    assert script.questions.count(CHOOSE_ACTION) == 1
    assert position.retinue(BRUNO) == "austria"
    assert position.game.money[ANNA] == 600


@under_all_rules
@pytest.mark.rule("PX-18")
def test_a_bribe_that_is_declined_is_no_bribe() -> None:
    short = STANDARD.cards.value[person("austria")] - 3
    position = Position(at="austria kenya peru", money={ANNA: 600}, dice=[short])
    assert position.play("persuade", 0).heard(BRIBED) == []
    taken = Position(at="austria kenya peru", money={ANNA: 600}, dice=[short])
    assert [told.about for told in taken.play("persuade", 1).heard(BRIBED)] == [(1, 200)]


@pytest.mark.rule("PX-16", "PX-18", "PX-86")
def test_what_helped_one_persuasion_does_not_help_the_next() -> None:
    """A bribe and an ability win Vienna; then Anna steps to Berlin and is short by one."""
    facts: dict[str, Any] = {
        "at": "austria kenya peru",
        "money": {ANNA: 200},
        "retinues": {ANNA: "spain"},
        "ready": {ANNA: "ireland spain"},
        "abilities": {"ireland": "travel", "spain": "persuasion 3"},
    }
    game = Position(**facts).game
    dice = [
        STANDARD.cards.value[person(code)] - helps(game, ANNA, person(code)) - short
        for code, short in (("austria", 4), ("germany", 1))
    ]
    position = Position(**facts, dice=dice)
    first = position.play("persuade", (ANNA, "spain"), 1, (ANNA, "ireland", HAS_TAKEN_EFFECT), "germany")
    assert (len(first.heard(PERSUADED)), position.at(ANNA), position.game.money[ANNA]) == (1, "germany", 0)
    second = position.play("persuade")
    value = STANDARD.cards.value[person("germany")]
    assert [told.about for told in second.heard(RESISTED)] == [(person("germany"), value - 1, value)]


@under_all_rules
@pytest.mark.rule("PX-19", "PX-32")
@pytest.mark.parametrize("action", ["pence", "persuade"])
def test_an_action_can_be_cancelled_when_its_die_has_fallen(action: str) -> None:
    position = Position(
        at="austria kenya peru", dice=[20], ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"}
    )
    script = position.play(action, (BRUNO, "kenya", DIE_HAS_FALLEN))
    assert (position.game.money[ANNA], position.retinue(ANNA)) == (0, "")
    assert position.game.acted == 1
    assert not script.heard(COLLECTED) + script.heard(PERSUADED)
    assert HAS_TAKEN_EFFECT not in script.windows(CARLA)


@under_all_rules
@pytest.mark.rule("PX-19", "PX-26")
def test_the_bonus_on_pence_is_not_doubled() -> None:
    giver = next(one for one in STANDARD.characters if one.bonus == BONUS_PENCE)
    position = Position(
        at="germany kenya peru", retinues={ANNA: STANDARD.dioceses[giver.diocese].code}, dice=[11]
    )
    position.play("pence")
    assert position.game.money[ANNA] == 2 * STANDARD.cards.yields[place("germany")] + giver.bonus_amount


# --- special dioceses -----------------------------------------------------------------------------


def in_italy(cost: int, **more: object) -> Position:
    """Before a pope with this kind of cost; for money, with enough of it for four changes."""
    plain = [
        one for one in STANDARD.popes if one.cost[cost] and (cost != COST_MONEY or not any(one.cost[1:]))
    ]
    facts: dict[str, object] = {"money": {ANNA: 4 * plain[0].cost[COST_MONEY]}, **more}
    return Position(at="italy kenya peru", pope=STANDARD.popes.index(plain[0]), **facts)  # type: ignore[arg-type]


@pytest.mark.rule("PX-23")
def test_while_changes_are_chosen_all_see_that_it_is_a_pilgrimage() -> None:
    position = in_italy(COST_MONEY)
    script = position.script(position.game, ["pilgrimage", "0 holiness +"])
    with pytest.raises(Unanswered):
        position.game.advance(script)
    action = position.view(CARLA).action
    assert action is not None
    assert (action.kind, action.goal, action.pending) == (PILGRIMAGE, place("italy"), False)
    assert len(action.changes) == 1


@pytest.mark.rule("PX-24")
@pytest.mark.parametrize(
    ("score", "scores", "times"), [("holiness", (3, 1, 0), 3), ("movement", (0, 3, 0), 2)]
)
def test_a_score_is_lowered_one_by_one_as_far_as_it_goes(
    score: str, scores: tuple[int, int, int], times: int
) -> None:
    position = in_italy(COST_MONEY, scores={BRUNO: scores})
    lower = f"1 {score} -"
    for chosen in range(4):
        can = change(lower) in position.options("pilgrimage", *[lower] * min(chosen, times))
        assert can == (chosen < times)
    raised = [f"1 {score} +", *[lower] * times]
    assert change(lower) in position.options("pilgrimage", *raised[:-1])


@pytest.mark.rule("PX-23", "PX-41")
def test_a_victory_ends_a_pilgrimage_before_its_next_change() -> None:
    ten = "spain france portugal belgium poland germany croatia nigeria congo senegal"
    position = in_italy(COST_MONEY, retinues={CARLA: ten})
    position.play("pilgrimage", "0 holiness +", "0 movement +", "done")
    assert (position.game.winner, position.scores(ANNA)) == (CARLA, (2, 1, 0))


@pytest.mark.rule("PX-85")
def test_all_see_whose_ability_is_turned_for_a_pilgrimage() -> None:
    position = in_italy(COST_TURNED, retinues={ANNA: "spain"}, ready={ANNA: "spain ireland"})
    plus = "0 holiness +"  # the price is paid for two of them
    script = position.play("pilgrimage", plus, "spain", plus, plus, "done")
    assert [told.about for told in script.heard(WAS_TURNED)] == [(person("spain"),), (person("ireland"),)]


def in_egypt(holiness: int, *use: Answer) -> list[tuple[int, ...]]:
    """From which actions somebody with this Holiness can choose after an ability was used."""
    position = Position(
        phase=BEGIN,
        at="egypt kenya peru",
        scores={ANNA: (holiness, 1, 0)},
        money={ANNA: 3000},
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "holiness 1 1", "kenya": "holiness -1 1 opponent"},
    )
    position.play(*use)
    position.game.phase, position.game.moved = ACT, True
    script = position.script(position.game, [LET_IT_BE])
    position.game.advance(script)
    return [asked.options for asked in script.asked if asked.question == CHOOSE_ACTION]


@pytest.mark.rule("PX-25", "PX-39", "PX-84")
def test_what_counts_for_a_requirement_is_the_holiness_of_the_moment() -> None:
    needed = STANDARD.characters[2].needs[NEED_HOLINESS]
    assert in_egypt(needed - 1) == []
    assert in_egypt(needed - 1, (ANNA, "ireland")) == [(CONVERT, LET_IT_BE)]
    assert in_egypt(needed) == [(CONVERT, LET_IT_BE)]
    assert in_egypt(needed, (BRUNO, "kenya"), ANNA) == []


# --- abilities ------------------------------------------------------------------------------------


@pytest.mark.rule("PX-32", "PX-86")
@pytest.mark.parametrize("effect", ["reroll", "persuasion 3"])
def test_what_helps_an_action_comes_to_nothing_if_that_is_cancelled_first(effect: str) -> None:
    position = Position(
        at="austria kenya peru",
        dice=[5, 6],
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": effect, "kenya": "cancel_action"},
    )
    script = position.play("persuade", (ANNA, "ireland", DIE_HAS_FALLEN), (BRUNO, "kenya"))
    assert [told.about for told in script.heard(CAME_TO_NOTHING)] == [(source("ireland"),)]
    assert len(script.heard(THREW)) == 1
    assert script.heard(HELPED) == []


@under_all_rules
@pytest.mark.rule("PX-86")
@pytest.mark.parametrize(
    ("effect", "told"), [("reroll", (THREW, ANNA, 6)), ("persuasion 3", (HELPED, ANNA, 3))]
)
def test_what_helps_an_action_is_told_and_does_not_come_to_nothing(
    effect: str, told: tuple[int, ...]
) -> None:
    position = Position(
        at="austria kenya peru", dice=[5, 6], ready={ANNA: "ireland"}, abilities={"ireland": effect}
    )
    said = course(position.play("persuade", (ANNA, "ireland", DIE_HAS_FALLEN)))
    used = said.index((USED, ANNA, source("ireland")))
    assert [one[:3] for one in said[used + 1 :]] == [told, (RESISTED, ANNA, person("austria"))]


@pytest.mark.rule("PX-20", "PX-32", "PX-86")
def test_a_draw_from_a_deck_that_was_emptied_meanwhile_comes_to_nothing() -> None:
    asia = STANDARD.cards.continent[place("china")]
    position = Position(
        phase=END,
        at="china india peru",
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "draw 1", "kenya": "draw 1"},
    )
    kept = position.game.deck[asia * DECK]
    for card in position.game.deck[asia * DECK + 1 : asia * DECK + position.game.left[asia]]:
        position.game.out.append(card)
        position.game.unseen[card] -= 1
    position.game.left[asia] = 1
    script = position.play((ANNA, "ireland"), (BRUNO, "kenya"))
    assert position.game.hand[BRUNO * MOST_CARDS] == kept
    assert (position.game.held[ANNA], position.game.held[BRUNO]) == (0, 1)
    assert script.heard(CAME_TO_NOTHING) == [(CAME_TO_NOTHING, ANNA, (source("ireland"),), EVERYBODY)]


@pytest.mark.rule("PX-14", "PX-32", "PX-86")
def test_a_step_to_where_another_has_gone_meanwhile_comes_to_nothing() -> None:
    position = Position(
        phase=END,
        at="germany france peru",
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "travel", "kenya": "travel"},
    )
    script = position.play((ANNA, "ireland"), "belgium", (BRUNO, "kenya"), "belgium")
    assert (position.at(ANNA), position.at(BRUNO)) == ("germany", "belgium")
    assert script.heard(CAME_TO_NOTHING) == [(CAME_TO_NOTHING, ANNA, (source("ireland"),), EVERYBODY)]


@pytest.mark.rule("PX-32", "PX-86")
def test_an_action_is_cancelled_once() -> None:
    position = Position(
        at="germany kenya peru",
        ready={BRUNO: "kenya", CARLA: "peru"},
        abilities={"kenya": "cancel_action", "peru": "cancel_action"},
    )
    script = position.play("pence", (BRUNO, "kenya"), (CARLA, "peru"))
    assert script.heard(CANCELLED) == [(CANCELLED, ANNA, (0,), EVERYBODY)]
    assert script.heard(CAME_TO_NOTHING) == [(CAME_TO_NOTHING, BRUNO, (source("kenya"),), EVERYBODY)]


@under_all_rules
@pytest.mark.rule("PX-34", "PX-86")
def test_all_see_whose_ability_is_silenced() -> None:
    position = Position(
        phase=END,
        retinues={BRUNO: "spain"},
        ready={ANNA: "ireland", BRUNO: "spain"},
        abilities={"ireland": "silence opponent", "spain": "reroll"},
    )
    script = position.play((ANNA, "ireland"))
    assert script.heard(WAS_TURNED) == [(WAS_TURNED, BRUNO, (person("spain"),), EVERYBODY)]
    assert position.turned(BRUNO, "spain")


@pytest.mark.rule("PX-34", "PX-89")
def test_who_joins_another_unused_can_still_be_renewed_in_that_turn() -> None:
    """Only a renewal counts as one: Bruno wins and uses him, Anna wins him back, Bruno may use him anew."""
    position = Position(
        phase=END,
        retinues={ANNA: "spain"},
        ready={ANNA: "ireland spain", BRUNO: "kenya"},
        abilities={"ireland": "entice 30 opponent", "kenya": "entice 30 opponent", "spain": "gain 100"},
    )
    position.play((BRUNO, "kenya"), (BRUNO, "spain"), (ANNA, "ireland"))
    assert (position.retinue(ANNA), position.game.money[BRUNO]) == ("spain", 100)
    assert not position.turned(BRUNO, "spain")


@under_all_rules
@pytest.mark.rule("PX-38")
def test_who_must_discard_the_whole_hand_does_so_in_its_order() -> None:
    position = Position(
        phase=END,
        hands={CARLA: ["Audit", "Telethon"]},
        ready={ANNA: "ireland"},
        abilities={"ireland": "discard 2 opponent", "Audit": "reroll", "Telethon": "reroll"},
    )
    held = list(position.game.hand[CARLA * MOST_CARDS :][:2])
    script = position.play((ANNA, "ireland"))
    assert [told.about for told in script.heard(DISCARDED)] == [(card,) for card in held]


@under_all_rules
@pytest.mark.rule("PX-35")
def test_what_lasts_for_this_turn_is_over_with_it_also_for_an_opponent() -> None:
    position = Position(phase=END, ready={ANNA: "ireland"}, abilities={"ireland": "movement 2 0 opponent"})
    position.play((ANNA, "ireland"), BRUNO)
    assert position.game.seat == BRUNO
    assert [of.scores for of in position.view(CARLA).seats] == [(1, 1, 0)] * 3


@pytest.mark.rule("PX-35")
def test_of_several_things_that_end_together_each_takes_back_its_own_amount() -> None:
    position = Position(
        phase=END,
        scores=dict.fromkeys(range(3), (1, 1, 1)),
        ready={ANNA: "ireland", BRUNO: "kenya", CARLA: "peru"},
        abilities={"ireland": "movement 2 0", "kenya": "holiness 3 0", "peru": "holiness -1 0 opponent"},
    )
    position.play((ANNA, "ireland"), (BRUNO, "kenya"), (CARLA, "peru"), ANNA)
    assert position.game.seat == BRUNO
    assert [of.scores for of in position.view(CARLA).seats] == [(1, 1, 1)] * 3
    assert position.game.passing == []


@pytest.mark.rule("PX-35")
def test_of_several_things_that_last_each_keeps_its_own_amount() -> None:
    """Anna's present turn is not one of hers to come; Bruno's next one is his last."""
    position = Position(
        phase=END,
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "movement 2 1", "kenya": "holiness 3 1"},
    )
    position.play((ANNA, "ireland"), (BRUNO, "kenya"))
    assert [of.scores for of in position.view(CARLA).seats] == [(1, 3, 0), (4, 1, 0), (1, 1, 0)]
    position.game.phase = END
    position.play()
    assert [of.scores for of in position.view(CARLA).seats] == [(1, 3, 0), (1, 1, 0), (1, 1, 0)]
    position.game.phase, position.game.seat = END, ANNA
    position.play()
    assert [of.scores for of in position.view(CARLA).seats] == [(1, 1, 0)] * 3


@pytest.mark.rule("PX-30", "PX-32", "PX-86")
def test_a_collection_comes_to_nothing_where_the_pawn_has_gone_to_a_diocese_without_a_yield() -> None:
    position = Position(
        phase=END,
        at="austria kenya peru",
        retinues={ANNA: "spain"},
        ready={ANNA: "ireland spain"},
        abilities={"ireland": "collect 2", "spain": "travel"},
    )
    script = position.play((ANNA, "ireland"), (ANNA, "spain"), "italy")
    assert (position.at(ANNA), position.game.money[ANNA]) == ("italy", 0)
    assert [told.about for told in script.heard(CAME_TO_NOTHING)] == [(source("ireland"),)]
    stays = Position(
        phase=END, at="austria kenya peru", ready={ANNA: "ireland"}, abilities={"ireland": "collect 2"}
    )
    assert not stays.play((ANNA, "ireland")).heard(CAME_TO_NOTHING)


@under_all_rules
@pytest.mark.rule("PX-86")
@pytest.mark.parametrize("amount", [1, -1])
def test_a_persuasion_is_helped_by_its_own_player_and_hindered_by_others(amount: int) -> None:
    position = Position(
        at="austria kenya peru",
        dice=[5],
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": f"persuasion {amount}", "kenya": f"persuasion {amount}"},
    )
    script = position.play("persuade")
    assert {asked.seat for asked in script.asked if len(asked.options) > 1 and asked.window} == {
        ANNA if amount > 0 else BRUNO
    }


@pytest.mark.rule("PX-37")
def test_who_is_asked_without_a_choice_has_decided_nothing() -> None:
    """A search leaves such a question out, and comes to the same position."""
    facts: dict[str, Any] = {"at": "austria kenya peru", "dice": [5], "money": {BRUNO: 900}}
    hand = {BRUNO: ["Non Expedit"]}
    forced = Position(**facts, hands=hand, abilities={"Non Expedit": "sins -1", "Knights of Malta": "reroll"})
    script = forced.play("pence")
    fallen = [asked for asked in script.asked if asked.window == DIE_HAS_FALLEN]
    assert {asked.options for asked in fallen} == {(0,)}
    assert (forced.game.throws, forced.game.seen_throws) == (1, 0)
    chosen = Position(**facts, hands=hand, abilities={"Non Expedit": "gain 100"})
    chosen.play("pence")
    assert (chosen.game.throws, chosen.game.seen_throws) == (1, 1)


@pytest.mark.rule("PX-37")
def test_a_hand_that_might_cancel_an_ability_is_asked_when_one_is_announced() -> None:
    """No action is under way, and the one card in hand is another of the deck."""
    deck = read_deck(STANDARD.source)
    cards = deck.cards
    europe = cards.deck_of[design("Knights of Malta")]
    cards.always_usable[europe], cards.at_times_usable[europe] = [], []
    cards.only_in_answer[europe] = [design("Knights of Malta")]
    cards.kind[design("Knights of Malta")] = KINDS["cancel_ability"].code
    cards.kind[source("ireland")] = KINDS["gain"].code
    cards.kind[design("Non Expedit")] = KINDS["reroll"].code
    position = Position(
        phase=END, hands={BRUNO: ["Non Expedit"]}, money={BRUNO: 900}, ready={ANNA: "ireland"}, deck=deck
    )
    assert position.play().windows(BRUNO) == []
    again = Position(
        phase=END, hands={BRUNO: ["Non Expedit"]}, money={BRUNO: 900}, ready={ANNA: "ireland"}, deck=deck
    )
    assert again.play((ANNA, "ireland")).windows(BRUNO) == [TURN_ENDS]


@under_all_rules
@pytest.mark.rule("PX-45", "PX-86")
def test_a_card_that_draws_makes_room_for_what_it_draws() -> None:
    """With five in hand it can be used, and then four and the new one are there."""
    others = ["Audit", "Audit", "Telethon", "Telethon"]
    position = Position(
        phase=END,
        at="china kenya peru",
        hands={ANNA: [*others, "Class Action"]},
        money={ANNA: 3000},
        abilities={"Class Action": "draw 2", "Audit": "reroll", "Telethon": "reroll"},
        top=["Second Thoughts"],
    )
    position.play((ANNA, "Class Action"))
    assert sorted(position.hand(ANNA)) == sorted([*others, "Second Thoughts"])


@pytest.mark.rule("PX-45", "PX-86")
@pytest.mark.parametrize(("held", "draws"), [(4, True), (5, False)])
def test_a_person_who_draws_makes_no_room(held: int, draws: bool) -> None:
    position = Position(
        phase=END,
        at="china kenya peru",
        hands={ANNA: ["Audit", "Audit", "Telethon", "Telethon", "Class Action"][:held]},
        ready={ANNA: "ireland"},
        abilities={"Class Action": "reroll", "Audit": "reroll", "Telethon": "reroll", "ireland": "draw 1"},
    )
    asked = position.play().asked
    assert any(1 + source("ireland") in one.options for one in asked) == draws


@pytest.mark.rule("PX-21", "PX-86")
def test_nobody_takes_a_step_out_of_turn_while_a_flight_is_declared() -> None:
    position = Position(
        at="china kenya peru", money={ANNA: 600}, ready={BRUNO: "kenya"}, abilities={"kenya": "travel"}
    )
    assert position.play("fly brazil").windows(BRUNO) == [HAS_TAKEN_EFFECT]
    pence = Position(at="china kenya peru", ready={BRUNO: "kenya"}, abilities={"kenya": "travel"})
    assert IS_DECLARED in pence.play("pence").windows(BRUNO)


@under_all_rules
@pytest.mark.rule("PX-40", "PX-43")
@pytest.mark.parametrize(("active", "order"), [(ANNA, [BRUNO, CARLA]), (CARLA, [ANNA, BRUNO])])
def test_those_who_fall_together_choose_from_the_active_one_clockwise(active: int, order: list[int]) -> None:
    pawns = ["ireland", "kenya", "peru"]
    position = Position(
        phase=END,
        seat=active,
        retinues={ANNA: "spain france portugal", BRUNO: "nigeria congo senegal", CARLA: "india china japan"},
        scores=dict.fromkeys(range(3), (1, 1, 4)),
        ready={active: pawns[active]},
        abilities={pawns[active]: "sins 1 opponents"},
    )
    answers = {ANNA: ["spain", "france"], BRUNO: ["nigeria", "congo"], CARLA: ["india", "china"]}
    script = position.play((active, pawns[active]), *(one for seat in order for one in answers[seat]))
    assert [asked.seat for asked in script.asked if asked.question == LEAVES] == [
        seat for seat in order for _ in range(2)
    ]


@pytest.mark.rule("PX-41", "PX-43")
@pytest.mark.parametrize(("active", "winner"), [(ANNA, BRUNO), (BRUNO, BRUNO), (CARLA, CARLA)])
def test_of_two_with_enough_in_the_retinue_the_next_from_the_active_one_wins(
    active: int, winner: int
) -> None:
    people = [
        code for code in CODES if person(code) not in (NOBODY, *map(person, ("ireland", "kenya", "peru")))
    ]
    position = Position(
        phase=END,
        seat=active,
        retinues={BRUNO: " ".join(people[:10]), CARLA: " ".join(people[10:20])},
        ready={ANNA: "ireland"},
        abilities={"ireland": "gain 100"},
    )
    position.play((ANNA, "ireland"))
    assert (position.game.winner, position.game.over()) == (winner, True)


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("PX-41")
@pytest.mark.parametrize(
    ("phase", "answers", "window"),
    [
        (BEGIN, [], TURN_BEGINS),
        (MOVE, ["austria"], IS_DECLARED),
        (ACT, ["pence"], IS_DECLARED),
        (ACT, ["pence"], DIE_HAS_FALLEN),
        (ACT, ["persuade"], DIE_HAS_FALLEN),
        (ACT, ["draw"], IS_DECLARED),
        (ACT, ["fly spain"], IS_DECLARED),
        (ACT, ["fly spain"], HAS_TAKEN_EFFECT),
        (END, [], TURN_ENDS),
    ],
)
def test_with_a_victory_all_that_is_open_is_over(phase: int, answers: list[Answer], window: int) -> None:
    """Bruno calls his tenth while it is Anna's turn: nothing she has begun goes on."""
    nine = "nigeria congo senegal india china japan brazil mexico cuba"
    position = Position(
        phase=phase,
        at="germany kenya peru",
        money={ANNA: 600},
        dice=[20],
        retinues={BRUNO: nine},
        ready={BRUNO: "kenya"},
        abilities={"kenya": "call 30"},
    )
    script = position.play(*answers, (BRUNO, "kenya", window), "madagascar")
    game, view = position.game, position.view(CARLA)
    assert (game.over(), view.winner, view.to_move) == (True, BRUNO, None)
    assert script.told[-1].kind == WON
    assert (game.seat, game.phase, view.window, view.stack) == (ANNA, phase, NO_WINDOW, ())
    assert view.action is None or not view.action.pending
    copy = game.copy()
    assert (copy.winner, copy.done, copy.view(ANNA)) == (BRUNO, True, game.view(ANNA))
    flown = answers == ["fly spain"]
    assert game.money[ANNA] == (0 if flown else 600)
    assert position.at(ANNA) == ("spain" if window == HAS_TAKEN_EFFECT else "germany")
    assert (position.retinue(ANNA), game.held[ANNA]) == ("", 0)


@under_all_rules
@pytest.mark.rule("PX-41")
def test_a_victory_with_the_last_action_ends_the_game_there() -> None:
    nine = "nigeria congo senegal india china japan brazil mexico cuba"
    position = Position(at="austria kenya peru", retinues={ANNA: nine}, dice=[20], acted=1)
    position.play("persuade")
    game, view = position.game, position.view(BRUNO)
    assert (game.over(), view.winner, view.phase, view.window) == (True, ANNA, ACT, NO_WINDOW)


@pytest.mark.rule("PX-41", "PX-44")
def test_after_a_victory_nobody_is_asked_and_what_was_announced_before_is_over() -> None:
    """Bruno answers Anna's ability by calling his tenth; Carla could use hers."""
    nine = "nigeria congo senegal india china japan brazil mexico cuba"
    position = Position(
        phase=END,
        at="germany kenya peru",
        retinues={BRUNO: nine},
        ready={ANNA: "ireland", BRUNO: "kenya", CARLA: "peru"},
        abilities={"ireland": "gain 100", "kenya": "call 30", "peru": "gain 100"},
    )
    script = position.play((ANNA, "ireland"), (BRUNO, "kenya"), "madagascar")
    assert (position.game.winner, position.game.stack, position.game.money) == (BRUNO, [], [0, 0, 0])
    assert script.told[-1].kind == WON
    assert script.asked[-1].seat == CARLA, "she was asked while the call could be answered"
    assert script.windows(CARLA) == [TURN_ENDS]
    assert script.windows(ANNA) == [TURN_ENDS]


@under_all_rules
@pytest.mark.rule("PX-40", "PX-81", "PX-86")
@pytest.mark.parametrize("number", [0, CARDINALS - 1])
def test_the_first_and_the_last_cardinal_are_cardinals_like_any_other(number: int) -> None:
    code = CODES[STANDARD.cards.home[number]]
    facts: dict[str, Any] = {
        "phase": END,
        "pawns": "germany kenya peru",
        "retinues": {BRUNO: code},
        "ready": {ANNA: "germany"},
    }
    fallen = Position(**facts, scores={BRUNO: (3, 1, 4)}, abilities={"germany": "sins 1 opponent"})
    fallen.play((ANNA, "germany"), BRUNO)
    assert (fallen.retinue(BRUNO), fallen.free(code)) == ("", True)
    enticed = Position(**facts, abilities={"germany": "entice 30 opponent"})
    enticed.play((ANNA, "germany"))
    assert enticed.retinue(ANNA) == code


@under_all_rules
@pytest.mark.rule("PX-25", "PX-84", "PX-86")
@pytest.mark.parametrize(
    ("retinue", "converts"),
    [
        ("spain france", False),
        ("spain france great_britain", False),
        ("spain france egypt", False),
        ("spain france new_zealand", True),
    ],
)
def test_a_special_character_is_no_cardinal_for_a_requirement(retinue: str, converts: bool) -> None:
    """The Keeper of the Ark wants three cardinals and a card."""
    position = Position(at="ethiopia kenya peru", retinues={ANNA: retinue}, hands={ANNA: ["Audit"]})
    asked = position.play(*["give up"] * converts).asked
    options = [one.options for one in asked if one.question == CHOOSE_ACTION]
    assert options == [(CONVERT, LET_IT_BE)] * converts, "with one option nobody is asked"


@under_all_rules
@pytest.mark.rule("PX-86")
def test_a_special_character_is_not_enticed_away() -> None:
    position = Position(
        phase=END,
        retinues={BRUNO: "egypt"},
        ready={ANNA: "ireland"},
        abilities={"ireland": "entice 30 opponent"},
    )
    assert position.play().windows(ANNA) == []


@pytest.mark.rule("PX-10", "PX-15", "PX-18", "PX-19", "PX-40", "PX-42")
def test_the_numbers_of_the_rulebook() -> None:
    assert (SALARY, TICKET, BRIBE_PRICE, MOST_BRIBE) == (400, 600, 200, 3)
    assert (DOUBLES_FROM, DIE, FALL, LAST_ROUND) == (11, 20, 5, 60)


@pytest.mark.rule("PX-16")
def test_a_new_turn_begins_without_dice() -> None:
    position = Position(
        at="germany kenya peru", dice=[5], acted=1, ready={BRUNO: "kenya"}, abilities={"kenya": "gain 100"}
    )
    position.play("pence")
    assert (position.game.throws, position.game.seen_throws) == (1, 1)
    position.play()
    assert (position.game.seat, position.game.throws, position.game.seen_throws) == (BRUNO, 0, 0)


@under_all_rules
@pytest.mark.rule("PX-16")
def test_in_a_guess_the_dice_that_have_fallen_are_known() -> None:
    """Only what falls after it is luck that nobody has seen."""
    position = Position(at="germany kenya peru", dice=[5])
    position.play("pence")
    assert (position.game.throws, position.game.seen_throws) == (1, 0)
    position.game.redeal(ANNA, Rng(1))
    assert (position.game.throws, position.game.seen_throws) == (1, 1)


@under_all_rules
@pytest.mark.rule("PX-11")
def test_a_guess_leaves_hands_alone_when_all_have_been_shown() -> None:
    hands = {ANNA: ["Audit", "Telethon"], BRUNO: ["Class Action"], CARLA: ["Second Thoughts"]}
    position = Position(hands=hands)
    position.game.done = True
    for seed in range(5):
        guess = position.game.copy()
        guess.redeal(ANNA, Rng(seed))
        assert (guess.hand, guess.held) == (position.game.hand, position.game.held)


# --- what is told ---------------------------------------------------------------------------------

GERMANY, SPAIN, AUSTRIA = (place(code) for code in ("germany", "spain", "austria"))


def course(script: Script) -> list[tuple[int, ...]]:
    """All that was told, each as kind, seat and what it is about."""
    return [(told.kind, told.seat, *told.about) for told in script.told]


@pytest.mark.rule("PX-10", "PX-12", "PX-15")
def test_a_turn_is_told_from_its_beginning_to_its_move() -> None:
    position = Position(phase=BEGIN, at="germany kenya peru", money={ANNA: 200})
    assert course(position.play()) == [(TURN_BEGAN, ANNA, 6), (GOT_SALARY, ANNA, 400)]
    assert course(position.play("fly spain")) == [(SET_OUT, ANNA, GERMANY, SPAIN, 1), (ARRIVED, ANNA, SPAIN)]
    on_foot = Position(phase=MOVE, at="germany kenya peru")
    assert course(on_foot.play("austria")) == [(SET_OUT, ANNA, GERMANY, AUSTRIA, 0), (ARRIVED, ANNA, AUSTRIA)]
    assert course(Position(phase=MOVE).play("stay")) == [(STAYED, ANNA)]


@under_all_rules
@pytest.mark.rule("PX-10", "PX-16", "PX-19", "PX-20", "PX-21")
def test_an_action_is_told_from_its_declaration_to_its_result() -> None:
    facts: dict[str, Any] = {"at": "germany kenya peru", "money": {ANNA: 600}, "dice": [11]}
    assert course(Position(**facts).play("give up")) == [(GAVE_UP, ANNA)]
    assert course(Position(**facts).play("pence")) == [
        (DECLARED, ANNA, PENCE, GERMANY),
        (THREW, ANNA, 11),
        (COLLECTED, ANNA, 2 * STANDARD.cards.yields[GERMANY], 1),
    ]
    assert course(Position(**facts, top=["Non Expedit"]).play("draw")) == [
        (DECLARED, ANNA, DRAW_CARD, EUROPE),
        (DREW_FROM, ANNA, EUROPE),
        (DREW, ANNA, design("Non Expedit")),
    ]
    assert course(Position(**facts).play("fly spain")) == [
        (DECLARED, ANNA, FLIGHT, SPAIN),
        (ARRIVED, ANNA, SPAIN),
    ]
    here = person("germany")
    value = STANDARD.cards.value[here]
    die = value - 1 - helps(Position(**facts).game, ANNA, here)
    short = {**facts, "dice": [die]}
    assert course(Position(**short).play("persuade", 0)) == [
        (DECLARED, ANNA, PERSUADE, here),
        (THREW, ANNA, die),
        (RESISTED, ANNA, here, value - 1, value),
    ]
    assert course(Position(**short).play("persuade", 1)) == [
        (DECLARED, ANNA, PERSUADE, here),
        (THREW, ANNA, die),
        (BRIBED, ANNA, 1, 200),
        (PERSUADED, ANNA, here, value, value),
    ]


@pytest.mark.rule("PX-23", "PX-25")
def test_pilgrimage_and_conversion_are_told_with_what_they_cost() -> None:
    position = in_italy(COST_MONEY)
    price = STANDARD.popes[position.game.pope].cost[COST_MONEY]
    assert course(position.play("pilgrimage", "1 sins +", "0 movement +", "1 sins -", "done")) == [
        (DECLARED, ANNA, PILGRIMAGE, place("italy")),
        (PLEDGED, ANNA, BRUNO, SINS, 0),
        (PAID, ANNA, price),
        (PLEDGED, ANNA, ANNA, MOVEMENT, 0),
        (PAID, ANNA, price),
        (PLEDGED, ANNA, BRUNO, SINS, 1),
        (PAID, ANNA, price),
        (CHANGED, BRUNO, SINS, 1, FOR_GOOD),
        (CHANGED, ANNA, MOVEMENT, 1, FOR_GOOD),
        (CHANGED, BRUNO, SINS, -1, FOR_GOOD),
    ]
    needed, cost = STANDARD.characters[2].needs[NEED_HOLINESS], STANDARD.characters[2].cost[COST_MONEY]
    patriarch = Position(at="egypt kenya peru", scores={ANNA: (needed, 1, 0)}, money={ANNA: cost})
    assert course(patriarch.play("convert")) == [
        (DECLARED, ANNA, CONVERSION, person("egypt")),
        (PAID, ANNA, cost),
        (CONVERTED, ANNA, person("egypt")),
    ]


FRANCE, POLAND = person("france"), person("poland")


@pytest.mark.rule("PX-30", "PX-86")
@pytest.mark.parametrize(
    ("effect", "answers", "told"),
    [
        ("holiness 2", [], [(CHANGED, ANNA, HOLINESS, 2, FOR_GOOD)]),
        ("sins 1 2 opponents", [], [(CHANGED, BRUNO, SINS, 1, 2), (CHANGED, CARLA, SINS, 1, 2)]),
        ("movement -1 1 opponent", [CARLA], [(CHANGED, CARLA, MOVEMENT, -1, 1)]),
        ("actions -1 1 opponent", [CARLA], [(CHANGED, CARLA, MORE_ACTIONS, -1, 1)]),
        ("shelter 0 1", [], [(CHANGED, ANNA, SHELTERED, 1, 1)]),
        ("gain 300", [], [(GOT_MONEY, ANNA, 300)]),
        ("collect 2", [], [(GOT_MONEY, ANNA, 2 * STANDARD.cards.yields[GERMANY])]),
        ("take 300 opponent", [BRUNO], [(TOOK_MONEY, ANNA, 200, BRUNO)]),
        ("fine 100 opponents", [], [(LOST_MONEY, BRUNO, 100), (LOST_MONEY, CARLA, 100)]),
        ("fine 900 opponent", [CARLA], [(LOST_MONEY, CARLA, 500)]),
        ("discard 1 opponent", [], [(DISCARDED, CARLA, design("Audit"))]),
        ("draw 1", [], [(DREW_FROM, ANNA, EUROPE), (DREW, ANNA, design("Non Expedit"))]),
        ("travel", ["austria"], [(ARRIVED, ANNA, AUSTRIA)]),
        ("call 30", ["austria"], [(JOINED, ANNA, person("austria"), NOBODY)]),
        ("entice 30 opponent", ["france"], [(JOINED, ANNA, FRANCE, BRUNO)]),
        ("release opponent", ["poland"], [(LEFT, BRUNO, POLAND)]),
        ("silence opponent", [], [(WAS_TURNED, BRUNO, FRANCE)]),
        ("renew", ["spain"], [(WAS_RENEWED, ANNA, person("spain"))]),
    ],
)
def test_everybody_is_told_what_an_ability_does(
    effect: str, answers: list[Answer], told: list[tuple[int, ...]]
) -> None:
    """Used at the end of Anna's turn; what she chooses it for is told before."""
    position = Position(
        phase=END,
        at="germany kenya peru",
        retinues={ANNA: "spain", BRUNO: "france poland"},
        ready={ANNA: "ireland", BRUNO: "france"},
        money={BRUNO: 200, CARLA: 500},
        hands={CARLA: ["Audit"]},
        top=["Non Expedit"],
        abilities={"ireland": effect, "france": "reroll", "Audit": "reroll"},
    )
    said = course(position.play((ANNA, "ireland"), *answers))
    assert said[0] == (USED, ANNA, source("ireland"))
    assert [one for one in said[1:] if one[0] != AIMED] == told
    aimed = [one for one in said if one[0] == AIMED]
    assert len(aimed) <= 1
    for one in aimed:
        assert one[:3] == (AIMED, ANNA, source("ireland"))
    if answers:
        assert len(aimed) == 1


@pytest.mark.rule("PX-32", "PX-86")
def test_everybody_is_told_what_is_cancelled() -> None:
    position = Position(
        at="germany kenya peru",
        dice=[5],
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "cancel_ability", "kenya": "cancel_action"},
    )
    assert course(position.play("pence", (BRUNO, "kenya"), (ANNA, "ireland")))[1:5] == [
        (USED, BRUNO, source("kenya")),
        (USED, ANNA, source("ireland")),
        (CANCELLED, BRUNO, 1 + source("kenya")),
        (THREW, ANNA, 5),
    ]
    cancelled = Position(
        at="germany kenya peru", ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"}
    )
    assert course(cancelled.play("pence", (BRUNO, "kenya"))) == [
        (DECLARED, ANNA, PENCE, GERMANY),
        (USED, BRUNO, source("kenya")),
        (CANCELLED, ANNA, 0),
    ]


@pytest.mark.rule("PX-40", "PX-41", "PX-42")
def test_falls_victories_and_the_end_are_told() -> None:
    position = Position(
        phase=END,
        retinues={BRUNO: "spain poland egypt"},
        scores={BRUNO: (3, 1, 4)},
        ready={ANNA: "ireland"},
        abilities={"ireland": "sins 1 opponent"},
    )
    assert course(position.play((ANNA, "ireland"), BRUNO))[2:] == [
        (CHANGED, BRUNO, SINS, 1, FOR_GOOD),
        (FELL, BRUNO),
        (LEFT, BRUNO, person("egypt")),
        *((LEFT, BRUNO, one) for one in sorted((person("spain"), person("poland")))),
    ]
    nine = "spain france portugal belgium poland germany croatia nigeria congo"
    winning = Position(
        phase=END, retinues={ANNA: nine}, ready={ANNA: "ireland"}, abilities={"ireland": "call 30"}
    )
    assert course(winning.play((ANNA, "ireland"), "austria"))[-2:] == [
        (JOINED, ANNA, person("austria"), NOBODY),
        (WON, ANNA),
    ]
    last = Position(phase=END, seat=CARLA, round=LAST_ROUND)
    assert course(last.play()) == [(CUT, NOBODY)]


# --- what others guess ----------------------------------------------------------------------------


HAND = ["Audit", "Telethon", "Class Action"]


def robbed(cards: int, hand: list[str]) -> Moment:
    """Anna has made Bruno discard so many cards of a hand; nobody answers; the next question is open."""
    position = Position(
        players=2,
        phase=END,
        retinues={ANNA: "spain"},
        ready={ANNA: "ireland spain"},
        hands={BRUNO: hand},
        abilities={"ireland": f"discard {cards} opponent", "spain": "gain 100"},
    )
    moment = Moment.start(position.game).apply(ANNA, 1 + source("ireland"))
    while of(moment).stack:
        moment = moment.apply(ANNA if moment.options(ANNA) else BRUNO, PASS)
    return moment


def guessed(moment: Moment) -> list[Moment]:
    """What Anna may believe."""
    return [moment.guess_from(ANNA, seed) for seed in range(12)]


def of(moment: Moment) -> Pontifex:
    assert isinstance(moment.game, Pontifex)
    return moment.game


@under_all_rules
@pytest.mark.rule("PX-11", "PX-38")
def test_who_imagines_a_discard_offers_the_cards_of_the_imagined_hand() -> None:
    moment = robbed(1, HAND)
    offered = []
    for guess in guessed(moment):
        assert guess.decision is not None
        assert guess.decision.question == DISCARD
        offered.append(guess.decision.options[BRUNO])
        assert offered[-1] == kinds_in_hand(of(guess), BRUNO)
    assert any(cards != sorted(map(design, HAND)) for cards in offered)


@under_all_rules
@pytest.mark.rule("PX-11", "PX-38")
def test_cards_that_were_discarded_for_all_to_see_are_not_guessed() -> None:
    moment = robbed(1, HAND[:1])
    assert moment.decision is not None
    assert ANNA in moment.decision.options
    assert of(moment).out == [design(HAND[0])]
    for guess in guessed(moment):
        assert of(guess.apply(ANNA, PASS)).out == of(moment).out


@under_all_rules
def test_who_reads_the_scores_cannot_change_them() -> None:
    game = Position(retinues={ANNA: "spain"}).game
    game.scores()[ANNA] += 1
    assert game.scores() == [1, 0, 0]


def test_who_could_use_something_in_a_window_has_seen_the_die() -> None:
    """Since rules 3 all are asked at once; for a look-ahead, the die is known from then on."""
    facts: dict[str, Any] = {"rules": 4, "at": "france kenya peru", "dice": [2]}
    asked = Position(**facts, ready={BRUNO: "kenya"}, abilities={"kenya": "reroll"})
    asked.play("persuade")
    assert (asked.game.throws, asked.game.seen_throws) == (1, 1)
    alone = Position(**facts)
    alone.play("persuade")
    assert (alone.game.throws, alone.game.seen_throws) == (1, 0)


@pytest.mark.rule("PX-32")
def test_a_persuasion_that_is_cancelled_when_it_is_declared_throws_no_die() -> None:
    """Before rules 3, when it was answered before the die too."""
    position = Position(
        at="france kenya peru", ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"}, dice=[20]
    )
    script = position.play("persuade", (BRUNO, "kenya", IS_DECLARED))
    assert script.heard(THREW) == []
    assert position.retinue(ANNA) == ""


@under_all_rules
@pytest.mark.parametrize(("phase", "goes_on"), [(BEGIN, False), (MOVE, True), (ACT, True), (END, True)])
def test_a_turn_goes_on_from_its_move_to_its_end(phase: int, goes_on: bool) -> None:
    """Trials look ahead over whole turns."""
    assert Position(phase=phase).game.mid_turn() == goes_on
