"""A game is its record: saved, loaded, resumed and undone, it is the same game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given

from camerlengo import Record, Table, UndoRefused, WrongAnswer
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box
from tests.contract.setups import Setup, every_setup, moments, random_record, random_table, seeds


def everything(table: Table) -> list[object]:
    """All that can be asked of a table."""
    viewers: list[int | None] = [None, *range(table.players)]
    return [
        table.record,
        [(question.seat, question.name, question.options, question.sealed) for question in table.questions],
        [table.view(seat).to_json() for seat in viewers],
        [[(line.at, line.seat, line.say("en")) for line in table.log(seat)] for seat in viewers],
        table.result,
        table.waiting_for,
    ]


@every_setup
@given(seed=seeds, moment=moments)
def test_the_same_record_gives_the_same_views_logs_and_questions(
    setup: Setup, seed: int, moment: float
) -> None:
    table = random_table(setup, seed, moment)
    assert everything(Table.resume(table.record)) == everything(table)


@every_setup
@given(seed=seeds)
def test_answering_step_by_step_is_replaying(setup: Setup, seed: int) -> None:
    record = random_record(setup, seed)
    table = setup.table(seed)
    for seat, option in record.answers:
        table.answer(seat, option)
    assert table.over
    assert everything(table) == everything(Table.resume(record))


@every_setup
@given(seed=seeds, moment=moments)
def test_a_record_survives_saving_and_loading_in_both_forms(setup: Setup, seed: int, moment: float) -> None:
    record = random_table(setup, seed, moment).record
    assert Record.from_json(record.to_json()) == record
    assert Record.from_text(record.to_text()) == record
    assert Record.read(record.to_text().encode()) == Record.read(record.to_json())


@every_setup
def test_a_saved_game_is_resumed_and_ends_the_same(setup: Setup, tmp_path: Path) -> None:
    record = random_record(setup, 11)
    record.save(tmp_path / "game.json")
    assert Table.resume(Record.load(tmp_path / "game.json")).result == Table.resume(record).result


@every_setup
@given(seed=seeds, moment=moments)
def test_undo_goes_back_one_answer_or_is_refused_for_a_reason_that_holds(
    setup: Setup, seed: int, moment: float
) -> None:
    record = random_record(setup, seed)
    number = max(1, round(moment * len(record.answers)))
    before, table = Table.resume(record.upto(number - 1)), Table.resume(record.upto(number))
    after = everything(table)
    actor = record.answers[number - 1][0]
    for seat in range(setup.players):
        if seat != actor and seat not in {
            question.seat for question in table.questions if question.sealed is not None
        }:
            with pytest.raises(UndoRefused):
                table.undo(seat)
            assert everything(table) == after
    kinds = open_box(setup.game).events
    revealed = any(event.at >= number and kinds[event.kind].reveals for event in table._events)
    if revealed:
        with pytest.raises(UndoRefused):
            table.undo(actor)
        assert everything(table) == after
    else:
        table.undo(actor)
        assert everything(table) == everything(before)


@every_setup
@given(seed=seeds, moment=moments)
def test_undoing_a_turn_goes_back_as_far_as_nothing_was_revealed(
    setup: Setup, seed: int, moment: float
) -> None:
    table = random_table(setup, seed, moment)
    for seat in range(setup.players):
        if table.why_no_undo(seat) is None:
            answers = table.record.answers
            undone = table.undo_turn(seat)
            assert 1 <= undone <= len(answers)
            assert everything(table) == everything(Table.resume(table.record))
            return
    with pytest.raises(UndoRefused):
        table.undo_turn(0)


@every_setup
@given(seed=seeds, moment=moments)
def test_a_wrong_answer_changes_nothing_and_says_what_would_be_right(
    setup: Setup, seed: int, moment: float
) -> None:
    table = random_table(setup, seed, moment)
    before = everything(table)
    asked = {question.seat: question for question in table.questions}
    for seat in range(-1, setup.players + 1):
        wrong = 10_000
        if seat in asked:
            wrong = next(n for n in range(10_000) if n not in asked[seat].options)
        with pytest.raises(WrongAnswer) as caught:
            table.answer(seat, wrong)
        assert str(seat) in str(caught.value)
        if seat in asked:
            assert caught.value.options == asked[seat].options
            assert asked[seat].name in str(caught.value)
            assert all(str(option) in str(caught.value) for option in asked[seat].options)
        for language in LANGUAGES:
            assert "{" not in caught.value.text.say(language)
    for seat, question in asked.items():
        option: Any = question.options[-1]
        for alike in (float(option), str(option), None):  # equal or similar, but no answer
            with pytest.raises(WrongAnswer):
                table.answer(seat, cast(int, alike))
        if seat in (0, 1):
            with pytest.raises(WrongAnswer):
                table.answer(cast(int, bool(seat)), option)
    assert everything(table) == before


@every_setup
@given(seed=seeds, moment=moments)
def test_every_question_and_option_has_a_sentence_of_its_own_in_every_language(
    setup: Setup, seed: int, moment: float
) -> None:
    table = random_table(setup, seed, moment)
    for question in table.questions:
        for language in LANGUAGES:
            assert question.text(language)
            sentences = [question.sentence(option, language) for option in question.options]
            assert len(set(sentences)) == len(sentences)
            assert all(sentence and "{" not in sentence for sentence in sentences)


@every_setup
@given(seed=seeds)
def test_every_log_line_can_be_said_in_every_language(setup: Setup, seed: int) -> None:
    table = Table.resume(random_record(setup, seed))
    said: set[str] = set()  # most lines are heard by all
    for seat in (None, *range(setup.players)):
        for line in table.log(seat):
            heard = line.say("en")
            if heard in said:
                continue
            said.add(heard)
            for language in LANGUAGES:
                assert line.say(language)
                assert "{" not in line.say(language)
