"""Rules of Pontifex in positions that no other test has, each found by a survivor of make mutants."""

from __future__ import annotations

import pytest

from camerlengo.core import Rng
from camerlengo.games.pontifex.rules import deal
from camerlengo.games.pontifex.terms import (
    ACT,
    BEGIN,
    BONUS_PENCE,
    CHOOSE_ACTION,
    CONVERT,
    END,
    HAS_TAKEN_EFFECT,
    IS_DECLARED,
    LET_IT_BE,
    MOVE,
    NEED_HOLINESS,
    NO_WINDOW,
    PEOPLE,
)
from tests.games.pontifex.positions import (
    ANNA,
    BRUNO,
    CARLA,
    STANDARD,
    Answer,
    Position,
    person,
    place,
    source,
)

# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("PX-04", "PX-06", "PX-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_first_turn_nothing_has_happened(players: int) -> None:
    game = deal(players, 7, STANDARD.cards)
    for viewer in range(-1, players):
        view = game.view(viewer)
        assert (view.round, view.phase, view.window, view.moved) == (0, BEGIN, NO_WINDOW, False)
        assert (view.action, view.actions_left, view.winner, view.over) == (None, 0, None, False)
        assert (view.stack, view.out, view.to_move) == ((), (), view.first)
        assert sum(view.decks) == 120 - players
        assert len(view.free) == PEOPLE - players
        for at, seat in enumerate(view.seats):
            assert (seat.money, seat.base, seat.scores, seat.passing) == (0, (1, 1, 0), (1, 1, 0), ())
            assert (seat.retinue, seat.turned, seat.sheltered) == ((), (), False)
            assert seat.backs == (STANDARD.cards.continent[seat.place],)
            assert (seat.hand is not None) == (at == viewer)
    assert (game.acted, game.throws, game.seen_throws, game.told_lots) == (0, 0, 0, False)


# --- the turn -------------------------------------------------------------------------------------


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


@pytest.mark.rule("PX-19", "PX-26")
def test_the_bonus_on_pence_is_not_doubled() -> None:
    giver = next(one for one in STANDARD.characters if one.bonus == BONUS_PENCE)
    position = Position(
        at="germany kenya peru", retinues={ANNA: STANDARD.dioceses[giver.diocese].code}, dice=[11]
    )
    position.play("pence")
    assert position.game.money[ANNA] == 2 * STANDARD.cards.yields[place("germany")] + giver.bonus_amount


# --- special dioceses -----------------------------------------------------------------------------


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


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("PX-11")
def test_a_guess_leaves_hands_alone_when_all_have_been_shown() -> None:
    hands = {ANNA: ["Audit", "Telethon"], BRUNO: ["Class Action"], CARLA: ["Second Thoughts"]}
    position = Position(hands=hands)
    position.game.done = True
    for seed in range(5):
        guess = position.game.copy()
        guess.redeal(ANNA, Rng(seed))
        assert (guess.hand, guess.held) == (position.game.hand, position.game.held)
