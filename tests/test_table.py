"""`Table`, the public face: set-up, answers, undo, names, sealed choices."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

import camerlengo
from camerlengo import SetupError, Table, UndoRefused, WrongAnswer
from camerlengo.core import LANGUAGES, Rng
from camerlengo.games import names, open_box
from tests.handful.shelf import on_the_shelf


def test_the_public_names_are_those_that_are_listed() -> None:
    public = {name for name in vars(camerlengo) if name[0].isupper()}
    assert public == set(camerlengo.__all__)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"players": 5}, "can’t be played by 5"),
        ({"options": {"long": True}}, "no option “long”"),
        ({"options": {"short": "maybe"}}, "“short” can’t be “maybe”"),
        ({"options": {"short": 1}}, "“short” can’t be “1”"),
        ({"options": {"start": 2}}, "“start” can’t be “2”"),
        ({"seed": -1}, "“-1” isn’t a valid seed"),
        ({"seed": 1 << 62}, "whole number from 0"),
        ({"seed": "seven"}, "“seven” isn’t a valid seed"),
        ({"names": ["Anna"]}, "1 name for 2 players"),
        ({"names": ["Anna", "B\nruno"]}, "without line breaks"),
        ({"names": ["Anna", "B" * 41]}, "up to 40 characters"),
    ],
)
def test_a_wrong_set_up_is_refused_with_a_sentence(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message) as caught:
        Table(**{"game": "richelieu", **arguments})
    for language in LANGUAGES:
        assert "{" not in caught.value.text.say(language)


def test_a_table_without_a_seed_gets_a_key_that_its_record_keeps() -> None:
    table = Table("richelieu")
    assert Table.resume(table.record).view(0) == table.view(0)
    assert len({Table("richelieu").chance for _ in range(5)}) == 5


@pytest.mark.parametrize("name", [name for name in names() if open_box(name).chance])
def test_a_real_table_draws_from_a_stream_and_no_guess_does(name: str) -> None:
    table = Table(name)
    game, checkpoint = table.position.game, table.position.frame.checkpoint
    assert game.rng.stream is not None
    assert checkpoint.copy().rng.stream is game.rng.stream
    for seat in range(-1, table.players):
        guess = game.copy()
        guess.redeal(seat, Rng(seat + 1))
        assert guess.rng.stream is None
    assert game.rng.stream is not None


def test_an_answer_of_somebody_else_names_the_seat_that_is_asked() -> None:
    table = Table("richelieu", seed=1, options={"start": 1})
    with pytest.raises(WrongAnswer, match=r"Seat 1 can’t answer 0: .* “take” is for seat 2"):
        table.answer(0, 0)


def test_a_refusal_does_not_tell_whom_a_secret_question_goes_to() -> None:
    table, luck = Table("pontifex", 3, seed=3), Rng(1)
    while not table.anonymous:
        question = table.questions[0]
        table.answer(question.seat, question.options[luck.below(len(question.options))])
    asked = table.waiting_for
    others = {0, 1, 2} - set(asked)
    assert others
    for seat in others:
        with pytest.raises(WrongAnswer) as refused:
            table.answer(seat, 0)
        assert str(refused.value) == f"Seat {seat + 1} can’t answer 0: it has no open question."
        assert refused.value.options == ()
        for language in LANGUAGES:
            assert not any(str(one + 1) in refused.value.text.say(language) for one in asked)


def test_a_truth_value_is_no_answer() -> None:
    table = Table("richelieu", seed=1, options={"start": 0})
    with pytest.raises(WrongAnswer):
        table.answer(0, True)


def test_after_the_end_nothing_can_be_answered_or_undone() -> None:
    table = finished()
    assert table.questions == []
    assert table.waiting_for == ()
    with pytest.raises(WrongAnswer, match="the game is over"):
        table.answer(0, 0)
    with pytest.raises(UndoRefused):
        table.undo(table.record.answers[-1][0])


def finished() -> Table:
    table = Table("richelieu", seed=1, options={"start": 0})
    while not table.over:
        question = table.questions[0]
        table.answer(question.seat, question.options[-1])
    return table


def test_a_seat_that_does_not_exist_is_refused() -> None:
    table = Table("richelieu", seed=1)
    for act in (table.view, table.log, table.undo):
        with pytest.raises(SetupError, match="no seat 7; seats are numbered from 0 to 1"):
            act(7)


def test_undo_says_why_it_is_refused() -> None:
    table = Table("richelieu", seed=1, options={"start": 0}, names=["Anna", "Bruno"])
    with pytest.raises(UndoRefused, match="nothing to undo"):
        table.undo(0)
    table.answer(0, 0)
    table.answer(0, 49)
    table.answer(1, 0)
    refusal = table.why_no_undo(0)
    assert refusal is not None
    assert refusal.say("it", table.names_in("it")).startswith("Troppo tardi: nel frattempo Bruno")


def test_a_turn_is_undone_freely_until_the_next_one_is_asked() -> None:
    """Also if that one has not answered yet: it may have seen the new position. At one device it has not."""
    table = Table("richelieu", seed=1, options={"start": 0})
    table.answer(0, 0)
    after = table.copy()
    assert table.undo_turn(0) == 1
    assert table.record.answers == ()
    after.answer(0, 47)
    assert after.questions[0].seat == 1
    for undo in (after.undo, after.undo_turn, after.undo_target):
        with pytest.raises(UndoRefused) as caught:
            undo(0)
        assert caught.value.text.key == "error.undo.asked"
    assert after.undo_target(0, whole_turn=True, unaware=[1]) == 0
    assert after.last_choice(0) == 1  # what a request would go back to


def test_own_answers_without_a_choice_go_along() -> None:
    table, rng, options = Table("pontifex", seed=1, rules=2), Rng(1), 0
    while not (options == 1 and table.why_no_undo(table.record.answers[-1][0]) is None):
        question = table.questions[0]
        options = len(question.options)
        table.answer(question.seat, question.options[rng.below(options)])
    seat, number = table.record.answers[-1][0], len(table.record.answers)
    assert table.undo_target(seat) < number - 1
    assert len(table.at(table.undo_target(seat)).questions[0].options) > 1


def test_seats_without_a_name_are_called_by_their_character_in_the_readers_language() -> None:
    table = Table("richelieu", seed=1, names=["Anna", ""])
    assert table.names_in("en") == ("Anna", "Queen")
    assert table.names_in("it") == ("Anna", "Regina")


def test_the_score_sheet_adds_up() -> None:
    result = finished().result
    assert result is not None
    for seat in (0, 1):
        assert sum(line.points[seat] for line in result.sheet) == result.scores[seat]
    assert result.winners == tuple(seat for seat in (0, 1) if result.places[seat] == 1)


# --- sealed choices: a game of one question that goes to all seats at once ---------------------


@pytest.fixture
def handful() -> Iterator[Table]:
    with on_the_shelf():
        yield Table("handful", seed=1)


def test_sealed_choices_wait_for_the_last_and_are_then_shown_together(handful: Table) -> None:
    assert list(handful.waiting_for) == [0, 1, 2]
    handful.answer(2, 3)
    handful.answer(0, 1)
    assert list(handful.waiting_for) == [1]
    assert handful.log(None) == []
    assert [question.sealed for question in handful.questions] == [1, None, 3]
    handful.answer(1, 2)
    assert list(handful.waiting_for) == [0, 1, 2]
    assert len(handful.log(None)) == 1


def test_a_sealed_choice_can_be_changed_or_taken_back_until_the_last_one_arrives(handful: Table) -> None:
    handful.answer(2, 3)
    handful.answer(0, 1)
    handful.answer(2, 0)
    assert list(handful.record.answers) == [(0, 1), (2, 0)]
    handful.undo(0)
    assert list(handful.record.answers) == [(2, 0)]
    handful.answer(1, 1)
    handful.answer(0, 2)
    with pytest.raises(UndoRefused, match="revealed"):
        handful.undo(0)


def test_sealed_choices_survive_a_restart(handful: Table) -> None:
    handful.answer(1, 3)
    again = Table.resume(handful.record)
    assert again.waiting_for == (0, 2)
    assert [question.sealed for question in again.questions] == [None, 3, None]


def test_a_sealed_choice_cannot_be_undone_by_another_seat(handful: Table) -> None:
    handful.answer(1, 3)
    with pytest.raises(UndoRefused, match="nothing to undo"):
        handful.undo(0)


@pytest.mark.parametrize("game", names())
def test_what_an_answer_leaves_behind_goes_without_a_garbage_collection(game: str) -> None:
    """Nothing that a table holds leads back to it; a server with many tables would search for that often."""
    table = Table(game, seed=3)

    def answer() -> None:
        nonlocal table
        question = table.questions[0]
        assert question.text()
        assert question.sentences("it")
        table.view(question.seat)
        table.log(None)
        following = table.copy()
        following.answer(question.seat, question.options[0])
        table = following

    for _ in range(5):  # caches are filled
        answer()
    gc.collect()
    gc.disable()
    try:
        for _ in range(20):
            answer()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_name_given_later_is_said_by_the_open_question_of_this_table_only() -> None:
    table = Table("richelieu", seed=1, options={"start": 0}, names=["Anna", "Bruno"])
    assert table.questions
    copy = table.copy()
    copy.names = ("Carla", "Bruno")
    assert (table.names, table.names_in("it")[0]) == (("Anna", "Bruno"), "Anna")
    assert (copy.names, copy.names_in("it")[0]) == (("Carla", "Bruno"), "Carla")
    assert copy.questions[0] is not table.questions[0]
