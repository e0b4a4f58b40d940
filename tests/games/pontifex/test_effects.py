"""PX-86: each kind of effect once, with whom it can concern and when it can be used; PX-35, PX-36, PX-39."""

from __future__ import annotations

import pytest

from camerlengo.games.pontifex.effects import usable
from camerlengo.games.pontifex.terms import (
    BEGIN,
    CANCELLED,
    DIE_HAS_FALLEN,
    EFFECTS,
    END,
    HAS_TAKEN_EFFECT,
    HOLINESS,
    IS_DECLARED,
    MORE_ACTIONS,
    MOVE,
    MOVEMENT,
    PERSUADED,
    RESISTED,
    SHELTERED,
    SHIFTS,
    STAY,
    THREW,
    TURN_ENDS,
    WHERE,
    WHICH_PERSON,
    WHOM,
)
from camerlengo.games.pontifex.vocabulary import KINDS
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    CARLA,
    STANDARD,
    Position,
    Script,
    people,
    person,
    place,
    source,
    under_all_rules,
)


def using(effect: str, **more: object) -> Position:
    """Anna can use this effect at the end of her turn."""
    usual: dict[str, object] = {"phase": END, "ready": {ANNA: "ireland"}, "abilities": {"ireland": effect}}
    return Position(**{**usual, **more})  # type: ignore[arg-type]


USE_IT = (ANNA, "ireland")


@pytest.mark.rule("PX-86")
def test_the_vocabulary_has_21_kinds() -> None:
    assert sorted(kind.code for kind in KINDS.values()) == list(range(EFFECTS))
    assert EFFECTS == 21


# --- scores ---------------------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-86", "PX-35")
@pytest.mark.parametrize(
    ("kind", "after"), [("holiness", (3, 1, 0)), ("movement", (1, 3, 0)), ("sins", (1, 1, 2))]
)
def test_scores_are_raised_for_good_of_oneself_an_opponent_or_all_of_them(
    kind: str, after: tuple[int, int, int]
) -> None:
    own = using(f"{kind} 2")
    own.play(USE_IT)
    assert [own.scores(seat) for seat in range(3)] == [after, (1, 1, 0), (1, 1, 0)]
    one = using(f"{kind} 2 opponent")
    assert one.options(USE_IT) == {BRUNO, CARLA}
    assert one.ask(USE_IT).question == WHOM
    one.play(USE_IT, CARLA)
    assert [one.scores(seat) for seat in range(3)] == [(1, 1, 0), (1, 1, 0), after]
    each = using(f"{kind} 2 opponents")
    each.play(USE_IT)
    assert [each.scores(seat) for seat in range(3)] == [(1, 1, 0), after, after]
    assert not own.game.passing


@under_all_rules
@pytest.mark.rule("PX-36")
def test_scores_fall_to_0_but_movement_for_good_only_to_1() -> None:
    scores = {BRUNO: (1, 3, 0), CARLA: (0, 1, 0)}
    holiness = using("holiness -4 opponents", scores=scores)
    holiness.play(USE_IT)
    assert holiness.scores(BRUNO) == (0, 3, 0)
    assert holiness.scores(CARLA) == (0, 1, 0)
    movement = using("movement -4 opponents", scores=scores)
    movement.play(USE_IT)
    assert movement.scores(BRUNO) == (1, 1, 0)
    assert movement.scores(CARLA) == (0, 1, 0)
    sins = using("sins -4", scores={ANNA: (1, 1, 3)})
    sins.play(USE_IT)
    assert sins.scores(ANNA) == (1, 1, 0)


@under_all_rules
@pytest.mark.rule("PX-36", "PX-30")
def test_what_cannot_fall_is_no_target() -> None:
    assert using("movement -1 opponents").play().asked == []
    position = using("holiness -1 opponent", scores={BRUNO: (0, 1, 0)})
    position.play(USE_IT)
    assert position.scores(CARLA) == (0, 1, 0), "only Carla could be meant"


@pytest.mark.rule("PX-30", "PX-36", "PX-39")
@pytest.mark.parametrize(("rules", "meant"), [(3, False), (4, True)])
def test_movement_that_only_a_bonus_gives_can_fall_for_a_time(rules: int, meant: bool) -> None:
    position = using("movement -1 1 opponent", rules=rules, retinues={BRUNO: "egypt"})
    position.game.shift[BRUNO * SHIFTS + MOVEMENT] = position.game.shift[CARLA * SHIFTS + MOVEMENT] = -1
    assert [position.view(ANNA).seats[seat].scores[MOVEMENT] for seat in (BRUNO, CARLA)] == [1, 0]
    assert usable(position.game, ANNA, source("ireland")) == meant
    if meant:
        position.play(USE_IT)
        assert position.view(ANNA).seats[BRUNO].scores[MOVEMENT] == 0


@pytest.mark.rule("PX-35", "PX-39")
def test_this_turn_ends_with_the_present_turn() -> None:
    position = using("holiness 2 0", phase=MOVE, at="ireland kenya peru")
    position.play("france", USE_IT)
    assert position.view(BRUNO).seats[ANNA].scores == (3, 1, 0)
    assert position.scores(ANNA) == (1, 1, 0)
    position.game.phase = END
    position.play()
    assert position.view(BRUNO).seats[ANNA].scores == (1, 1, 0)
    assert not position.game.passing


@under_all_rules
@pytest.mark.rule("PX-35")
def test_n_turns_end_with_the_nth_turn_to_come_of_whom_it_concerns() -> None:
    own = using("holiness 2 1")
    own.play(USE_IT)  # at the end of Anna's turn, which does not count
    for active in (BRUNO, CARLA, ANNA):
        assert own.game.seat == active
        assert own.shift(ANNA, HOLINESS) == 2
        own.game.phase = END
        own.play()
    assert own.shift(ANNA, HOLINESS) == 0
    other = using("movement -1 2 opponent")
    other.play(USE_IT, BRUNO)
    for turn in range(5):  # Bruno, Carla, Anna, Bruno, Carla
        assert other.shift(BRUNO, MOVEMENT) == (-1 if turn < 4 else 0)
        other.game.phase = END
        other.play()


@under_all_rules
@pytest.mark.rule("PX-39")
def test_what_passes_lies_on_top_and_what_counts_is_never_below_0() -> None:
    position = using("holiness -3 1 opponent")
    position.play(USE_IT, BRUNO)
    seat = position.view(ANNA).seats[BRUNO]
    assert seat.base == (1, 1, 0)
    assert seat.scores == (0, 1, 0)
    assert [(one.what, one.by, one.turns) for one in seat.passing] == [(HOLINESS, -3, 1)]
    high = using("holiness 9", scores={ANNA: (95, 1, 0)})
    high.play(USE_IT)
    assert high.scores(ANNA) == (104, 1, 0), "there is no upper limit"


# --- money ----------------------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-86")
def test_gain_is_money_from_the_bank() -> None:
    position = using("gain 700")
    position.play(USE_IT)
    assert position.game.money == [700, 0, 0]


@under_all_rules
@pytest.mark.rule("PX-86")
def test_collect_is_the_yield_of_where_the_pawn_stands() -> None:
    position = using("collect 2", at="germany kenya peru")
    position.play(USE_IT)
    assert position.game.money[ANNA] == 2 * STANDARD.cards.yields[place("germany")]
    assert using("collect 2", at="italy kenya peru").play().asked == []


@under_all_rules
@pytest.mark.rule("PX-86")
def test_take_and_fine_go_as_far_as_the_money_does() -> None:
    money = {BRUNO: 900, CARLA: 200}
    one = using("take 500 opponent", money=money)
    one.play(USE_IT, BRUNO)
    assert one.game.money == [500, 400, 200]
    each = using("take 500 opponents", money=money)
    each.play(USE_IT)
    assert each.game.money == [700, 400, 0]
    fined = using("fine 500 opponents", money=money)
    fined.play(USE_IT)
    assert fined.game.money == [0, 400, 0]
    single = using("fine 500 opponent", money=money)
    single.play(USE_IT, CARLA)
    assert single.game.money == [0, 900, 0]
    assert using("take 500 opponent").play().asked == []


# --- persuasion -----------------------------------------------------------------------------------

AUSTRIA = STANDARD.cards.value[person("austria")]


def persuaded(effect: str, user: int, code: str, die: int) -> tuple[Position, Script]:
    position = Position(at="austria kenya peru", dice=[die], ready={user: code}, abilities={code: effect})
    return position, position.play("persuade", (user, code, DIE_HAS_FALLEN))


@under_all_rules
@pytest.mark.rule("PX-86")
def test_persuasion_adds_to_the_own_attempt_and_takes_from_anothers() -> None:
    helped, script = persuaded("persuasion 3", ANNA, "ireland", AUSTRIA - 5)
    assert helped.retinue(ANNA) == "austria"
    assert script.heard(PERSUADED)[0].about[1:] == (AUSTRIA, AUSTRIA)
    hindered, script = persuaded("persuasion -1 opponent", BRUNO, "kenya", AUSTRIA - 2)
    assert hindered.retinue(ANNA) == ""
    assert script.heard(RESISTED)[0].about[1:] == (AUSTRIA - 1, AUSTRIA)


@pytest.mark.rule("PX-86")
def test_persuasion_can_be_used_from_the_declaration_to_the_die_and_only_by_who_it_is_for() -> None:
    position = Position(
        at="austria kenya peru",
        dice=[2],
        ready={ANNA: "ireland", BRUNO: "kenya", CARLA: "peru"},
        abilities={"ireland": "persuasion 1", "kenya": "persuasion -1 opponent", "peru": "persuasion 1"},
    )
    script = position.play("persuade")
    assert script.windows(ANNA) == script.windows(BRUNO) == [IS_DECLARED, DIE_HAS_FALLEN]
    assert script.windows(CARLA) == []


@under_all_rules
@pytest.mark.rule("PX-86")
def test_reroll_throws_a_fallen_die_again_whosever_it_is() -> None:
    position = Position(
        at="austria kenya peru", dice=[20, 1], ready={BRUNO: "kenya"}, abilities={"kenya": "reroll"}
    )
    script = position.play("persuade", (BRUNO, "kenya"))
    assert [told.about for told in script.heard(THREW)] == [(20,), (1,)]
    assert script.windows(BRUNO) == [DIE_HAS_FALLEN]
    assert position.retinue(ANNA) == ""
    pence = Position(
        at="germany kenya peru", dice=[2, 12], ready={ANNA: "ireland"}, abilities={"ireland": "reroll"}
    )
    pence.play("pence", USE_IT)
    assert pence.game.money[ANNA] == 2 * STANDARD.cards.yields[place("germany")]


# --- retinues -------------------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-86")
def test_call_brings_a_free_cardinal_of_the_continent_who_is_easy_enough() -> None:
    position = using(
        "call 12", at="kenya ireland peru", pawns="ireland cuba peru", retinues={BRUNO: "senegal"}
    )
    africa = [one for one in STANDARD.cardinals if STANDARD.dioceses[one.diocese].continent == 1]
    easy = {person(STANDARD.dioceses[one.diocese].code) for one in africa if one.value <= 12} - {
        person("senegal")
    }
    assert easy
    assert position.ask(USE_IT).question == WHICH_PERSON
    assert position.options(USE_IT) == easy
    position.play(USE_IT, "madagascar")
    assert position.retinue(ANNA) == "madagascar"
    assert not position.free("madagascar")


@under_all_rules
@pytest.mark.rule("PX-86")
def test_entice_moves_an_easy_cardinal_from_an_opponent() -> None:
    retinues = {BRUNO: "germany portugal", CARLA: "guatemala egypt"}
    position = using("entice 12 opponent", retinues=retinues)
    assert position.options(USE_IT) == {person("portugal"), person("guatemala")}
    position.play(USE_IT, "guatemala")
    assert position.retinue(ANNA) == "guatemala"
    assert position.retinue(CARLA) == "egypt"
    assert position.game.size == [1, 2, 1]


@under_all_rules
@pytest.mark.rule("PX-86")
def test_release_frees_somebody_of_an_opponent() -> None:
    position = using("release opponent", retinues={ANNA: "spain", BRUNO: "germany", CARLA: "egypt"})
    assert position.options(USE_IT) == {person("germany"), person("egypt")}
    position.play(USE_IT, "egypt")
    assert position.free("egypt")
    assert position.game.size == [1, 1, 0]


@under_all_rules
@pytest.mark.rule("PX-86")
def test_silence_turns_an_unused_ability_of_an_opponents_retinue() -> None:
    position = using(
        "silence opponent",
        retinues={BRUNO: "germany poland", CARLA: "india"},
        ready={ANNA: "ireland", BRUNO: "germany kenya", CARLA: "india"},
    )
    assert position.options(USE_IT) == {person("germany"), person("india")}
    position.play(USE_IT, "germany")
    assert position.turned(BRUNO, "germany")
    assert not position.turned(CARLA, "india")


@under_all_rules
@pytest.mark.rule("PX-86", "PX-89")
def test_renew_turns_back_the_pawn_or_one_of_the_own_retinue() -> None:
    position = Position(
        phase=END,
        money={ANNA: 500},
        hands={ANNA: ["Spiritual Exercises"]},
        retinues={ANNA: "germany poland", BRUNO: "india"},
        ready={ANNA: "poland"},
        abilities={"germany": "reroll", "poland": "reroll", "ireland": "reroll"},
    )
    assert position.options((ANNA, "Spiritual Exercises")) == {person("ireland"), person("germany")}
    position.play((ANNA, "Spiritual Exercises"), "germany")
    assert not position.turned(ANNA, "germany")
    assert position.turned(ANNA, "ireland")


# --- cards ----------------------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-86")
def test_draw_takes_cards_where_the_pawn_stands() -> None:
    position = using("draw 2", at="china kenya peru", top=["Second Thoughts", "Vow of Silence"])
    position.play(USE_IT)
    assert sorted(position.hand(ANNA)) == ["Second Thoughts", "Vow of Silence"]
    asia = STANDARD.cards.continent[place("china")]
    assert using("draw 2", at="china kenya peru", empty=[asia]).play().asked == []


@under_all_rules
@pytest.mark.rule("PX-86")
def test_discard_takes_cards_of_their_own_choice_from_an_opponent_or_all() -> None:
    hands = {BRUNO: ["Audit", "Telethon", "Class Action"], CARLA: ["Brown Envelope"]}
    one = using("discard 2 opponent", hands=hands)
    one.play(USE_IT, BRUNO, "Audit", "Class Action")
    assert one.hand(BRUNO) == ["Telethon"]
    each = using("discard 2 opponents", hands=hands)
    each.play(USE_IT, "Audit", "Telethon")
    assert each.hand(BRUNO) == ["Class Action"]
    assert each.hand(CARLA) == []
    assert using("discard 1 opponent").play().asked == []


# --- cancelling and shelter -----------------------------------------------------------------------


@pytest.mark.rule("PX-86", "PX-30")
def test_cancel_action_stops_anothers_action_before_it_takes_effect() -> None:
    def position() -> Position:
        return Position(
            at="austria kenya peru",
            dice=[20],
            ready={BRUNO: "kenya", ANNA: "ireland"},
            abilities={"kenya": "cancel_action", "ireland": "cancel_action"},
        )

    for window in (IS_DECLARED, DIE_HAS_FALLEN):
        cancelled = position()
        cancelled.play("persuade", (BRUNO, "kenya", window))
        assert cancelled.retinue(ANNA) == ""
        assert cancelled.game.halted
    script = position().play("persuade")
    assert script.windows(BRUNO) == [IS_DECLARED, DIE_HAS_FALLEN], "after its effect it is too late"
    assert script.windows(ANNA) == [], "nobody cancels the own action"


@under_all_rules
@pytest.mark.rule("PX-86", "PX-32")
def test_cancel_action_may_spare_moves() -> None:
    """An amount of 1 stands for `moves = false`."""
    spares: dict[str, object] = {"ready": {BRUNO: "kenya"}, "abilities": {"kenya": "cancel_action 1"}}
    moving = Position(phase=MOVE, at="germany kenya peru", money={ANNA: 1200}, **spares)  # type: ignore[arg-type]
    assert moving.play("france").windows(BRUNO) == []
    flying = Position(phase=MOVE, at="germany kenya peru", money={ANNA: 1200}, **spares)  # type: ignore[arg-type]
    assert flying.play("fly china").windows(BRUNO) == []
    for action in ("persuade", "pence", "draw", "fly china"):
        position = Position(at="germany kenya peru", money={ANNA: 1200}, **spares)  # type: ignore[arg-type]
        assert position.play(action, (BRUNO, "kenya")).heard(CANCELLED), action


@pytest.mark.rule("PX-86")
def test_cancel_ability_stops_what_another_has_just_announced() -> None:
    position = Position(
        phase=END,
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "gain 500", "kenya": "cancel_ability"},
    )
    script = position.play((ANNA, "ireland"), (BRUNO, "kenya"))
    assert position.game.money[ANNA] == 0
    assert script.windows(BRUNO) == [TURN_ENDS], "without an ability there is nothing to cancel"


@pytest.mark.rule("PX-86")
@pytest.mark.parametrize(
    "effect",
    [
        *("holiness -1 opponents", "sins 1 opponents", "take 100 opponents", "discard 1 opponents"),
        *("entice 30 opponent", "release opponent", "silence opponent", "actions -1 1 opponents"),
    ],
)
def test_shelter_keeps_others_from_scores_money_hand_and_retinue(effect: str) -> None:
    def position(*, sheltered: bool) -> Position:
        made = using(
            effect,
            players=2,
            retinues={BRUNO: "germany"},
            ready={ANNA: "ireland", BRUNO: "germany"},
            abilities={"ireland": effect, "germany": "reroll"},
            hands={BRUNO: ["Relic on Tour"]},
            money={BRUNO: 100},
        )
        if sheltered:
            made.game.shift[BRUNO * 5 + SHELTERED] = 1
        return made

    assert position(sheltered=False).play().windows(ANNA) == [TURN_ENDS]
    assert position(sheltered=True).play().windows(ANNA) == []


@under_all_rules
@pytest.mark.rule("PX-86", "PX-31")
def test_shelter_announced_in_answer_comes_first() -> None:
    position = Position(
        phase=END,
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "sins 2 opponents", "kenya": "shelter 1 1"},
    )
    position.play((ANNA, "ireland"), (BRUNO, "kenya"))
    assert position.scores(BRUNO) == (1, 1, 0)
    assert position.scores(CARLA) == (1, 1, 2)
    assert position.view(ANNA).seats[BRUNO].sheltered


@under_all_rules
@pytest.mark.rule("PX-86")
def test_shelter_does_not_keep_an_action_from_being_cancelled() -> None:
    position = Position(at="austria kenya peru", ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"})
    position.game.shift[ANNA * 5 + SHELTERED] = 1
    position.play("persuade", (BRUNO, "kenya"))
    assert position.game.halted


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("PX-86")
def test_travel_is_a_step_out_of_turn() -> None:
    position = Position(
        phase=END, at="france kenya germany", ready={CARLA: "peru"}, abilities={"peru": "travel"}
    )
    asked = position.ask((CARLA, "peru"))
    assert asked.question == WHERE
    assert set(asked.options) == {place(code) for code in ("belgium", "austria", "poland", "sweden")}
    position.play((CARLA, "peru"), "sweden")
    assert position.at(CARLA) == "sweden"


@pytest.mark.rule("PX-86")
def test_nobody_travels_while_a_pawn_is_on_its_way_and_travel_is_no_move() -> None:
    position = Position(
        phase=MOVE, ready={ANNA: "ireland", CARLA: "peru"}, abilities={"peru": "travel", "ireland": "travel"}
    )
    script = position.play("france")
    assert script.windows(CARLA) == []
    before = Position(phase=BEGIN, ready={ANNA: "ireland"}, abilities={"ireland": "travel"})
    before.play(USE_IT, "france")
    assert STAY in before.options()
    before.play("stay")
    assert before.game.phase == END, "who travels has not moved"


@pytest.mark.rule("PX-86", "PX-10")
def test_actions_gives_more_of_them_in_the_own_turn_and_fewer_in_anothers_next() -> None:
    more = Position(
        at="france kenya peru", acted=1, ready={ANNA: "ireland"}, abilities={"ireland": "actions 1 0"}
    )
    more.play("draw", (ANNA, "ireland", HAS_TAKEN_EFFECT))
    more.play("draw")
    assert more.game.phase == END
    assert more.play().windows(ANNA) == []
    fewer = using("actions -1 1 opponent", at="ireland kenya peru")
    fewer.play(USE_IT, BRUNO)
    assert fewer.shift(BRUNO, MORE_ACTIONS) == -1
    fewer.play()
    fewer.play("congo")
    fewer.play("draw")
    assert fewer.game.phase == END
    fewer.play()
    assert fewer.shift(BRUNO, MORE_ACTIONS) == 0
    assert using("actions 1 0").play().asked == [], "too late in the turn"


def test_sets_of_people_are_written_by_diocese() -> None:
    assert people("ireland portugal") == 3
