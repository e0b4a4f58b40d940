"""PX-23, PX-27, PX-31 and PX-46 to PX-49: what rules 3 ask, of whom, and where a seat is stopped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from camerlengo.core import Ask, Rng
from camerlengo.core.settings import all_preferences
from camerlengo.games import open_box
from camerlengo.games.pontifex.answers import offers
from camerlengo.games.pontifex.evaluation import PontifexEvaluation
from camerlengo.games.pontifex.terms import (
    ACT,
    AMOUNTS,
    BEGIN,
    BRIBE,
    CHOOSE_ACTION,
    CONVERSION,
    DIE_HAS_FALLEN,
    END,
    GO,
    HOLINESS,
    IS_DECLARED,
    MOST_POINTS,
    MOVE,
    NO_WINDOW,
    PASS,
    PILGRIM,
    PLEDGED_POINTS,
    TURN_BEGINS,
    USE,
    USE_FIRST,
    USE_NOW,
)
from tests.games.pontifex.positions import ANNA, BRUNO, CARLA, Answer, Position, Script, source

BOX = open_box("pontifex")
EVALUATION = PontifexEvaluation()
GAINS = {"kenya": "gain 100"}


def position(**facts: Any) -> Position:
    return Position(rules=4, **facts)


def windows(script: Script, seat: int) -> list[int]:
    return script.windows(seat)


# --- windows ---------------------------------------------------------------------------------------


@pytest.mark.rule("PX-31", "PX-46")
def test_when_a_turn_begins_the_others_are_asked_after_the_salary() -> None:
    table = position(
        phase=BEGIN,
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "gain 100", "kenya": "take 900 opponent"},
    )
    script = table.play((BRUNO, "kenya"))
    assert [one.seat for one in script.asked if one.window == TURN_BEGINS][:1] == [BRUNO]
    assert table.game.money[:2] == [0, 400]


@pytest.mark.rule("PX-27", "PX-31")
def test_the_window_of_a_persuasion_is_that_of_the_die() -> None:
    table = position(at="france kenya peru", ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"})
    script = table.play("persuade")
    assert windows(script, BRUNO) == [DIE_HAS_FALLEN]
    declared = position(at="france kenya peru", ready={BRUNO: "kenya"}, abilities={"kenya": "cancel_action"})
    assert windows(declared.play("draw"), BRUNO) == [IS_DECLARED]


@pytest.mark.rule("PX-31")
def test_there_is_no_window_after_an_action_nor_at_the_end_of_a_turn() -> None:
    table = position(phase=END, ready={BRUNO: "kenya"}, abilities=GAINS)
    assert table.play().asked == []


class Together(Ask):
    """Everybody uses what can be used; notes who is asked at once."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[list[int]] = []

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        self.asked.append(list(options))
        return {seat: own[-1] for seat, own in options.items()}


@pytest.mark.rule("PX-31")
def test_all_are_asked_at_once_and_the_first_clockwise_goes_first() -> None:
    table = position(
        phase=BEGIN,
        seat=BRUNO,
        first=BRUNO,
        ready={ANNA: "ireland", CARLA: "peru"},
        abilities={"ireland": "gain 100", "peru": "gain 100"},
    )
    everybody = Together()
    table.game.advance(everybody)
    assert everybody.asked == [[CARLA, ANNA], [ANNA]]
    assert [table.game.money[seat] for seat in (ANNA, CARLA)] == [100, 100]


@pytest.mark.rule("PX-31")
def test_nobody_answers_an_ability_of_the_own() -> None:
    own = {"ireland": "gain 100", "spain": "cancel_ability"}
    table = position(phase=MOVE, retinues={ANNA: "spain"}, ready={ANNA: "ireland spain"}, abilities=own)
    script = table.play("use ireland", "france")
    assert [asked.question for asked in script.asked] == [GO, GO]


class InTurn(Ask):
    """Anna uses her pawn against Bruno, then moves; who answers is told by the height of the stack."""

    def __init__(self, table: Position, answers: Mapping[int, tuple[int, str]]) -> None:
        super().__init__()
        self.game = table.game
        self.answers = dict(answers)

    def one(self, seat: int, question: int, options: list[int]) -> int:
        own = USE_FIRST + source("ireland")
        if question == GO:
            return own if own in options else options[0]
        return options[0]

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        chosen = dict.fromkeys(options, PASS)
        who, what = self.answers.get(len(self.game.stack), (ANNA, ""))
        if who in options and what and 1 + source(what) in options[who]:
            chosen[who] = 1 + source(what)
        return chosen


@pytest.mark.rule("PX-31")
def test_the_last_answer_takes_effect_first() -> None:
    table = position(
        phase=MOVE,
        ready={ANNA: "ireland", BRUNO: "kenya", CARLA: "peru"},
        abilities={"ireland": "sins 1 opponent", "kenya": "cancel_ability", "peru": "cancel_ability"},
    )
    deep = InTurn(table, {4: (BRUNO, "kenya"), 8: (CARLA, "peru")})
    table.game.advance(deep)
    assert table.scores(BRUNO) == (1, 1, 1)


# --- what can be used ------------------------------------------------------------------------------


@pytest.mark.rule("PX-46")
@pytest.mark.parametrize(
    ("phase", "question", "first"), [(MOVE, GO, USE_FIRST), (ACT, CHOOSE_ACTION, USE_NOW)]
)
def test_abilities_of_the_own_turn_are_options_of_its_questions(
    phase: int, question: int, first: int
) -> None:
    table = position(
        phase=phase, at="france kenya peru", ready={ANNA: "ireland"}, abilities={"ireland": "gain 100"}
    )
    asked = table.ask()
    assert asked.question == question
    assert asked.window == NO_WINDOW
    assert first + source("ireland") in asked.options
    again = table.ask("use ireland")
    assert again.question == question
    assert again.options == tuple(option for option in asked.options if option != first + source("ireland"))


@pytest.mark.rule("PX-46")
def test_where_an_action_can_only_be_given_up_nobody_is_asked() -> None:
    table = position(at="egypt kenya peru", ready={ANNA: "ireland"}, abilities={"ireland": "gain 100"})
    script = table.play()
    assert script.asked == []
    assert table.game.acted == 1


@pytest.mark.rule("PX-47")
@pytest.mark.parametrize(
    ("ability", "seat", "offered"),
    [
        ("reroll", BRUNO, True),
        ("persuasion -3 opponent", BRUNO, True),
        ("cancel_action", BRUNO, True),
        ("holiness -1 opponent", BRUNO, True),
        ("fine 400 opponent", BRUNO, True),
        ("gain 400", BRUNO, False),
        ("draw 1", BRUNO, False),
        ("release opponent", BRUNO, False),
        ("holiness 2", ANNA, True),
        ("gain 400", ANNA, True),
        ("movement 1", ANNA, False),
    ],
)
def test_in_a_window_one_can_use_what_could_change_something(ability: str, seat: int, offered: bool) -> None:
    pawn = "ireland" if seat == ANNA else "kenya"
    table = position(
        at="france kenya peru",
        retinues={ANNA: "spain"},
        ready={seat: pawn},
        abilities={pawn: ability},
        money={ANNA: 400},
        dice=[2],
    )
    script = table.play("persuade")
    assert (DIE_HAS_FALLEN in windows(script, seat)) == offered


@pytest.mark.rule("PX-47")
def test_who_is_attacked_may_answer_with_anything_else() -> None:
    abilities = {"ireland": "take 500 opponent", "kenya": "shelter 1 2", "peru": "gain 100"}
    table = position(
        phase=MOVE,
        money={BRUNO: 500},
        ready={ANNA: "ireland", BRUNO: "kenya", CARLA: "peru"},
        abilities=abilities,
    )
    script = table.play("use ireland", (BRUNO, "kenya"), "france")
    assert table.game.money[BRUNO] == 500
    assert windows(script, CARLA) == []


@pytest.mark.rule("PX-47")
def test_a_conversion_of_somebody_one_short_can_be_answered_by_taking_from_the_retinue() -> None:
    many = "spain portugal germany austria poland croatia morocco senegal nigeria"
    for retinue, asked in ((many, True), ("spain portugal", False)):
        table = position(
            at="great_britain kenya peru",
            retinues={ANNA: retinue},
            ready={BRUNO: "kenya"},
            abilities={"kenya": "release opponent"},
        )
        game = table.game
        game.pending, game.action, game.goal = True, CONVERSION, game.cards.here[game.place[ANNA]]
        game.window = IS_DECLARED
        assert (BRUNO in offers(game, for_forms_sake=True)) == asked


@pytest.mark.rule("PX-47")
@pytest.mark.parametrize(
    ("ability", "offered"), [("sins 2 opponent", True), ("sins 2 opponents", True), ("sins -1", False)]
)
def test_who_is_one_short_can_be_kept_from_winning_by_sins(ability: str, offered: bool) -> None:
    nine = "spain portugal germany austria poland croatia morocco senegal nigeria"
    table = position(
        at="france kenya peru",
        retinues={ANNA: nine},
        ready={BRUNO: "kenya"},
        abilities={"kenya": ability},
        scores={BRUNO: (1, 1, 3)},
        dice=[2],
    )
    assert (DIE_HAS_FALLEN in windows(table.play("persuade"), BRUNO)) == offered


# --- pilgrimage ------------------------------------------------------------------------------------


@pytest.mark.rule("PX-23")
def test_a_pilgrimage_is_one_decision_and_paid_once() -> None:
    table = position(at="italy kenya peru", pope=0, money={ANNA: 9000})
    script = table.play("pilgrimage", "0 holiness 3")
    assert script.questions == [CHOOSE_ACTION, PILGRIM]
    assert table.scores(ANNA)[HOLINESS] == 4
    assert [told.about for told in script.heard(PLEDGED_POINTS)] == [(ANNA, HOLINESS, 3)]
    price = 9000 - table.game.money[ANNA]
    one = position(at="italy kenya peru", pope=0, money={ANNA: 9000})
    one.play("pilgrimage", "0 holiness 1")
    assert price == 3 * (9000 - one.game.money[ANNA])


@pytest.mark.rule("PX-23", "PX-24")
def test_several_scores_are_chosen_in_their_order() -> None:
    table = position(at="italy kenya peru", pope=0, money={ANNA: 9000}, scores={BRUNO: (2, 1, 0)})
    script = table.play("pilgrimage", "0 holiness 2 more", "1 holiness -2")
    assert script.questions == [CHOOSE_ACTION, PILGRIM, PILGRIM]
    assert (table.scores(ANNA)[HOLINESS], table.scores(BRUNO)[HOLINESS]) == (3, 0)
    options = position(at="italy kenya peru", pope=0, money={ANNA: 90000}).options("pilgrimage")
    assert min(options) == AMOUNTS
    assert not {option for option in options if (option - AMOUNTS) // (2 * MOST_POINTS) == 3}, "Movement 1"


# --- stops -----------------------------------------------------------------------------------------


def stops(
    table: Position,
    seat: int,
    chosen: Mapping[str, str] | None = None,
    answers: Sequence[Answer] = ("persuade",),
) -> list[bool]:
    """In each window in which the seat is asked, whether it is stopped."""
    found: list[bool] = []
    preferences = all_preferences(BOX.preferences, chosen or {}, BOX.turn(table.game))

    class Watching(Script):
        def one(self, asked: int, question: int, options: list[int]) -> int:
            if question == USE and asked == seat:
                option = BOX.preferred(self.game, seat, question, options, preferences)
                found.append(option is None)
                if option is None:
                    assert BOX.waits(self.game, seat, question, preferences)
                assert option in (None, PASS)
            return super().one(asked, question, options)

    script = Watching(table.game, answers)
    table.game.advance(script)
    return found


def persuaded(die: int, ability: str, money: int = 0) -> Position:
    return position(
        at="france kenya peru",
        ready={BRUNO: "kenya"},
        abilities={"kenya": ability},
        money={ANNA: money},
        dice=[die],
    )


@pytest.mark.rule("PX-48")
@pytest.mark.parametrize(
    ("die", "ability", "stopped"),
    [
        (20, "cancel_action", True),
        (2, "cancel_action", False),
        (20, "persuasion -3 opponent", False),
        (12, "persuasion -3 opponent", True),
        (20, "reroll", True),
        (2, "reroll", False),
    ],
)
def test_smart_stops_are_for_what_can_turn_the_die(die: int, ability: str, stopped: bool) -> None:
    assert stops(persuaded(die, ability), BRUNO) == [stopped]


@pytest.mark.rule("PX-48")
@pytest.mark.parametrize(
    ("ability", "money", "stopped"),
    [
        ("fine 400 opponent", 400, True),
        ("take 400 opponent", 400, True),
        ("fine 400 opponent", 9000, False),
        ("fine 200 opponent", 600, False),
        ("fine 300 opponent", 600, True),
    ],
)
def test_smart_stops_are_for_money_that_a_bribe_needs(ability: str, money: int, stopped: bool) -> None:
    """The persuasion falls short by 2, which costs 400 $."""
    declined: tuple[Answer, ...] = ("persuade", 0)
    assert stops(persuaded(9, ability, money), BRUNO, answers=declined) == [stopped]


@pytest.mark.rule("PX-48")
@pytest.mark.parametrize(
    ("die", "ability", "stopped"),
    [
        (9, "gain 400", True),
        (9, "gain 300", False),
        (9, "collect 1", True),
        (9, "take 400 opponent", True),
        (9, "take 200 opponent", False),
        (6, "gain 900", False),
        (8, "persuasion 3", True),
        (8, "persuasion 2", False),
    ],
)
def test_smart_stops_are_for_what_can_still_win_somebody(die: int, ability: str, stopped: bool) -> None:
    """The persuasion falls short by 2 with a 9, and a bribe closes a gap of 3 at most."""
    table = position(
        at="france kenya peru",
        ready={ANNA: "ireland"},
        abilities={"ireland": ability},
        money={BRUNO: 900},
        dice=[die],
    )
    assert stops(table, ANNA) == [stopped]


ATTACK = "take 500 opponent"


@pytest.mark.rule("PX-48")
@pytest.mark.parametrize(
    ("ability", "seat", "answer", "stopped"),
    [
        (ATTACK, BRUNO, "shelter 1 2", True),
        (ATTACK, BRUNO, "cancel_ability", True),
        (ATTACK, BRUNO, "gain 100", False),
        (ATTACK, CARLA, "cancel_ability", False),
        ("silence opponent", BRUNO, "cancel_ability", True),
        ("gain 100", BRUNO, "cancel_ability", False),
    ],
)
def test_smart_stops_are_for_who_is_attacked(ability: str, seat: int, answer: str, stopped: bool) -> None:
    table = position(
        at="austria kenya peru",
        money={BRUNO: 500},
        retinues={BRUNO: "spain"},
        ready={ANNA: "ireland", BRUNO: "kenya spain", CARLA: "peru"},
        abilities={"ireland": ability, "spain": "draw 1", "kenya": "draw 1", "peru": "draw 1"}
        | {"kenya" if seat == BRUNO else "peru": answer},
    )
    assert stops(table, seat, answers=("use ireland", "give")) == [stopped]


@pytest.mark.rule("PX-48")
def test_smart_stops_are_for_the_person_who_is_attacked() -> None:
    """His ability, whatever it does, is lost afterwards."""
    for target, stopped in (("spain", True), ("portugal", False)):
        table = position(
            at="austria kenya peru",
            retinues={BRUNO: "spain portugal"},
            ready={ANNA: "ireland", BRUNO: "spain"},
            abilities={"ireland": "release opponent", "spain": "gain 100"},
        )
        assert stops(table, BRUNO, answers=("use ireland", target, "give")) == [stopped]


@pytest.mark.rule("PX-48")
@pytest.mark.parametrize(("seat", "stopped"), [(ANNA, True), (CARLA, False)])
@pytest.mark.parametrize("against", ["cancel_action", "persuasion -9 opponent", "reroll"])
def test_smart_stops_are_for_whose_action_an_ability_meddles_with(
    against: str, seat: int, stopped: bool
) -> None:
    table = position(
        at="france kenya peru",
        ready={ANNA: "ireland", BRUNO: "kenya", CARLA: "peru"},
        abilities={"ireland": "cancel_ability", "kenya": against, "peru": "cancel_ability"},
        dice=[20],
    )
    assert stops(table, seat, answers=("persuade", (BRUNO, "kenya"))) == [stopped]


@pytest.mark.rule("PX-48")
@pytest.mark.parametrize(("seat", "stopped"), [(ANNA, True), (CARLA, False)])
def test_smart_stops_are_for_whose_ability_is_cancelled(seat: int, stopped: bool) -> None:
    table = position(
        at="austria kenya peru",
        retinues={ANNA: "spain"},
        ready={ANNA: "ireland spain", BRUNO: "kenya", CARLA: "peru"},
        abilities={
            "ireland": "gain 100",
            "spain": "cancel_ability",
            "kenya": "cancel_ability",
            "peru": "cancel_ability",
        },
    )
    found = stops(table, seat, answers=("use ireland", (BRUNO, "kenya"), "give"))
    assert found[0 if seat == ANNA else 1] == stopped


@pytest.mark.rule("PX-48")
@pytest.mark.parametrize(
    ("retinue", "stopped"),
    [
        ("spain portugal germany austria poland croatia morocco senegal nigeria", True),
        ("spain portugal", False),
    ],
)
def test_smart_stops_are_for_what_would_win(retinue: str, stopped: bool) -> None:
    table = position(
        at="france kenya peru",
        retinues={ANNA: retinue},
        ready={ANNA: "ireland", BRUNO: "kenya"},
        abilities={"ireland": "call 30", "kenya": "cancel_ability"},
    )
    assert stops(table, BRUNO, answers=("use ireland", "france", "give")[: 2 if stopped else 3]) == [stopped]


@pytest.mark.rule("PX-48")
def test_a_seat_can_stop_everywhere_or_nowhere_and_for_a_turn() -> None:
    assert stops(persuaded(2, "reroll"), BRUNO, {"stops": "everything"}) == [True]
    assert stops(persuaded(20, "reroll"), BRUNO, {"stops": "never"}) == [False]
    table = persuaded(20, "reroll")
    turn = str(BOX.turn(table.game))
    assert stops(table, BRUNO, {"turn": "never", "turn@": turn}) == [False]
    assert stops(persuaded(20, "reroll"), BRUNO, {"turn": "never", "turn@": "0"}) == [True]


@pytest.mark.rule("PX-49")
def test_the_table_waits_by_what_everybody_can_see() -> None:
    """A card from a deck that might turn the die counts, whatever it is."""
    for card in ("Papal Bull", "Telethon"):
        table = position(at="france kenya peru", hands={BRUNO: [card]}, money={BRUNO: 5000}, dice=[20])
        game = table.game
        game.pending, game.action, game.goal, game.die = True, 0, game.cards.here[game.place[ANNA]], 20
        game.stood, game.window = game.place[ANNA], DIE_HAS_FALLEN
        preferences = all_preferences(BOX.preferences, {})
        waited = BOX.waits(game, BRUNO, USE, preferences)
        other = game.copy()
        other.redeal(-1, Rng(3))
        assert BOX.waits(other, BRUNO, USE, preferences) == waited


def test_a_bot_that_may_only_pass_for_good_reason_does_not_think() -> None:
    game = persuaded(2, "reroll").game
    assert EVALUATION.promising(game, BRUNO, USE, [PASS, 1 + source("kenya")]) == [PASS]
    assert EVALUATION.aside(GO, USE_FIRST)
    assert not EVALUATION.aside(BRIBE, 1)
