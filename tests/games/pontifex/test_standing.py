"""PX-40 to PX-44: Sins and victory."""

from __future__ import annotations

import pytest

from camerlengo.core import Ask
from camerlengo.games.pontifex.box import PontifexBox
from camerlengo.games.pontifex.standing import GOALS, judge
from camerlengo.games.pontifex.terms import (
    CUT,
    END,
    FELL,
    HAS_TAKEN_EFFECT,
    LAST_ROUND,
    LEAVES,
    WON,
)
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    CARLA,
    STANDARD,
    Position,
    person,
    under_all_rules,
)

TEN = "spain france belgium germany austria poland croatia sweden portugal morocco"


def sinning(sins: int, **more: object) -> Position:
    """Anna can give each opponent so many Sins."""
    usual: dict[str, object] = {
        "phase": END,
        "ready": {ANNA: "ireland"},
        "abilities": {"ireland": f"sins {sins} opponents"},
    }
    return Position(**{**usual, **more})  # type: ignore[arg-type]


@under_all_rules
@pytest.mark.rule("PX-40")
def test_five_sins_cost_holiness_two_cardinals_of_choice_and_all_characters() -> None:
    position = sinning(
        2,
        scores={BRUNO: (6, 3, 3)},
        retinues={BRUNO: "germany poland india egypt russia"},
    )
    asked = position.ask((ANNA, "ireland"))
    assert (asked.seat, asked.question) == (BRUNO, LEAVES), "at once, in Anna's turn"
    assert set(asked.options) == {person(code) for code in ("germany", "poland", "india")}
    script = position.play((ANNA, "ireland"), "india", "germany")
    assert position.scores(BRUNO) == (1, 3, 0)
    assert position.retinue(BRUNO) == "poland"
    assert all(position.free(code) for code in ("india", "germany", "egypt", "russia"))
    assert [told.seat for told in script.heard(FELL)] == [BRUNO]


@under_all_rules
@pytest.mark.rule("PX-40")
def test_four_sins_have_no_consequence() -> None:
    position = sinning(1, scores={BRUNO: (6, 3, 3)}, retinues={BRUNO: "germany"})
    position.play((ANNA, "ireland"))
    assert position.scores(BRUNO) == (6, 3, 4)
    assert position.retinue(BRUNO) == "germany"


@under_all_rules
@pytest.mark.rule("PX-40")
@pytest.mark.parametrize("retinue", ["", "germany", "germany poland", "egypt"])
def test_with_two_cardinals_or_fewer_all_leave_and_nobody_is_asked(retinue: str) -> None:
    position = sinning(5, scores={BRUNO: (0, 1, 0)}, retinues={BRUNO: retinue})
    script = position.play((ANNA, "ireland"))
    assert position.retinue(BRUNO) == ""
    assert position.scores(BRUNO) == (1, 1, 0), "Holiness goes back to 1, also from 0"
    assert script.questions == []


@under_all_rules
@pytest.mark.rule("PX-40")
def test_who_has_left_can_be_persuaded_again() -> None:
    position = sinning(5, retinues={BRUNO: "germany"}, phase=END)
    position.play((ANNA, "ireland"))
    assert position.free("germany")
    assert person("germany") in position.view(CARLA).free


# --- victory --------------------------------------------------------------------------------------


@under_all_rules
@pytest.mark.rule("PX-41")
@pytest.mark.parametrize(("players", "goal"), [(2, 11), (3, 10), (4, 9)])
def test_who_first_has_enough_wins_at_once(players: int, goal: int) -> None:
    assert GOALS[players] == goal
    retinue = " ".join([*TEN.split(), "senegal"][: goal - 1])
    position = Position(players=players, at="nigeria kenya peru cuba", retinues={ANNA: retinue}, dice=[20])
    script = position.play("persuade")
    assert position.game.over()
    assert position.game.winner == ANNA
    assert [told.seat for told in script.heard(WON)] == [ANNA]
    assert position.game.places()[ANNA] == 1
    one_fewer = " ".join(retinue.split()[:-1])
    not_yet = Position(players=players, at="nigeria kenya peru cuba", retinues={ANNA: one_fewer}, dice=[20])
    not_yet.play("persuade")
    assert not not_yet.game.over()


@under_all_rules
@pytest.mark.rule("PX-41")
def test_special_characters_count_and_the_pawn_does_not() -> None:
    nine = " ".join(TEN.split()[:9])
    position = Position(
        at="egypt kenya peru", retinues={ANNA: nine}, scores={ANNA: (3, 1, 0)}, money={ANNA: 2000}
    )
    assert not position.game.over(), "nine and the pawn are not ten"
    position.play("convert")
    assert position.game.winner == ANNA
    assert position.game.scores()[ANNA] == 10


@under_all_rules
@pytest.mark.rule("PX-44")
def test_victory_comes_before_the_window_in_which_the_action_has_taken_effect() -> None:
    position = Position(
        at="nigeria kenya peru",
        retinues={ANNA: " ".join(TEN.split()[:9])},
        dice=[20],
        ready={BRUNO: "kenya"},
        abilities={"kenya": "release opponent"},
    )
    script = position.play("persuade")
    assert position.game.winner == ANNA
    assert HAS_TAKEN_EFFECT not in script.windows(BRUNO)
    last_chance = Position(
        at="nigeria kenya peru",
        retinues={ANNA: " ".join(TEN.split()[:9])},
        dice=[20],
        ready={BRUNO: "kenya"},
        abilities={"kenya": "release opponent"},
    )
    last_chance.play("persuade", (BRUNO, "kenya", 3), "spain")
    assert not last_chance.game.over()


@pytest.mark.rule("PX-41", "PX-43")
def test_an_ability_can_win_in_anothers_turn_and_ends_all_windows() -> None:
    position = Position(
        phase=END,
        at="france kenya nigeria",
        retinues={CARLA: " ".join(TEN.split()[:9])},
        ready={BRUNO: "kenya", CARLA: "peru"},
        abilities={"kenya": "gain 500", "peru": "call 30"},
    )
    script = position.play((BRUNO, "kenya"), (CARLA, "peru"), "congo")
    assert position.game.winner == CARLA
    assert position.game.money[BRUNO] == 0, "what was announced below does not happen any more"
    assert position.game.stack == []
    assert script.told[-1].kind == WON


@pytest.mark.rule("PX-43")
def test_sins_are_looked_at_before_victory_and_from_the_active_one_clockwise() -> None:
    position = sinning(
        5,
        seat=CARLA,
        ready={ANNA: "ireland"},
        retinues={BRUNO: "germany poland india", CARLA: "austria spain nigeria"},
    )
    script = position.play((ANNA, "ireland"), "austria", "spain", "germany", "poland")
    assert [told.seat for told in script.heard(FELL)] == [CARLA, BRUNO]


@under_all_rules
@pytest.mark.rule("PX-43")
def test_who_falls_with_the_effect_that_would_win_does_not_win() -> None:
    """The judging is one function: Sins of all first, then the size of all retinues."""
    position = Position(phase=END, retinues={ANNA: TEN.rsplit(" ", 1)[0]}, scores={ANNA: (3, 1, 4)})
    game = position.game
    game.score[2] = 5
    game.free &= ~(1 << person("nigeria"))
    game.retinue[ANNA] |= 1 << person("nigeria")
    game.size[ANNA] = 10
    judge(game, Ask())
    assert not game.over()
    assert game.size[ANNA] == 8


# --- the last round -------------------------------------------------------------------------------


def last_turn(**more: object) -> Position:
    usual: dict[str, object] = {"phase": END, "round": LAST_ROUND, "seat": CARLA}
    return Position(**{**usual, **more})  # type: ignore[arg-type]


@under_all_rules
@pytest.mark.rule("PX-42")
def test_after_60_rounds_the_largest_retinue_wins() -> None:
    position = last_turn(retinues={ANNA: "spain", BRUNO: "germany poland"})
    script = position.play()
    assert position.game.over()
    assert script.heard(CUT)
    assert position.game.winner == -1
    assert position.game.places() == [2, 1, 3]
    early = last_turn(round=LAST_ROUND - 1)
    early.play()
    assert not early.game.over()
    middle = last_turn(seat=BRUNO)
    middle.play()
    assert not middle.game.over(), "the round is played to its end"


@under_all_rules
@pytest.mark.rule("PX-42")
def test_then_fewer_sins_then_more_money_then_shared() -> None:
    sins = last_turn(scores={ANNA: (1, 1, 2), BRUNO: (1, 1, 1), CARLA: (1, 1, 3)}, money={CARLA: 900})
    sins.play()
    assert sins.game.places() == [2, 1, 3]
    money = last_turn(money={ANNA: 100, BRUNO: 900, CARLA: 900})
    money.play()
    assert money.game.places() == [3, 1, 1]
    result = PontifexBox().result(money.game, STANDARD)
    assert result.winners == (BRUNO, CARLA)
    assert [line.counts for line in result.sheet][-1] == (100, 900, 900)
