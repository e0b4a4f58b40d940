"""A game is its record: saved, loaded, resumed and undone, it is the same game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from camerlengo import Record, Table, UndoRefused, WrongAnswer
from camerlengo.contract.setups import (
    OTHER_CHANCE,
    Setup,
    Spot,
    at_spots,
    every_setup,
    finished,
    random_record,
    record_at,
    table_at,
)
from camerlengo.core.texts import LANGUAGES


def everything(table: Table) -> dict[str, object]:
    """All that can be asked of a table; the log as events, which tests of words put into sentences."""
    viewers: list[int | None] = [None, *range(table.players)]
    return {
        "record": table.record,
        "questions": [
            (question.seat, question.name, question.options, question.sealed) for question in table.questions
        ],
        "views": [table.view(seat).to_json() for seat in viewers],
        "log": [
            (event.at, event.kind, event.seat, event.about, event.audience)
            for event in table.position.history()
        ],
        "result": table.result,
        "waiting_for": table.waiting_for,
    }


def same(one: dict[str, object], other: dict[str, object], what: str) -> None:
    """Fails with the names of what differs between two tables."""
    unlike = [name for name in one if one[name] != other[name]]
    assert not unlike, f"{what}: {', '.join(unlike)} of the table are not the same: {OTHER_CHANCE}"


@every_setup
@at_spots
def test_the_same_record_gives_the_same_views_logs_and_questions(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    same(everything(Table.resume(table.record)), everything(table), "resumed twice from one record")


@every_setup
@at_spots
def test_answering_step_by_step_is_replaying(setup: Setup, spot: Spot) -> None:
    """Also half-way, where a table has gone on from other checkpoints."""
    record, halfway = record_at(setup, spot), table_at(setup, spot)
    table = Table.resume(record.upto(0))
    for seat, option in record.answers:
        if len(table.record.answers) == len(halfway.record.answers):
            same(everything(table), everything(halfway), "answered step by step, not resumed")
        table.answer(seat, option)
    assert table.over, "the record of a finished game leaves it unfinished"
    same(everything(table), everything(finished(setup, spot)), "answered step by step, not resumed")


@every_setup
@at_spots
def test_a_record_survives_saving_and_loading_in_both_forms(setup: Setup, spot: Spot) -> None:
    record = table_at(setup, spot).record
    assert Record.from_json(record.to_json()) == record, "read from JSON, the record is another one"
    assert Record.from_text(record.to_text()) == record, "read from a line of text, the record is another one"
    assert Record.read(record.to_text().encode()) == Record.read(record.to_json()), "the two forms differ"


@every_setup
def test_a_saved_game_is_resumed_and_ends_the_same(setup: Setup, tmp_path: Path) -> None:
    record = random_record(setup, 11)
    record.save(tmp_path / "game.json")
    loaded = Table.resume(Record.load(tmp_path / "game.json"))
    same(everything(loaded), everything(Table.resume(record)), "loaded from a file")


@every_setup
@at_spots
def test_undo_goes_back_one_answer_or_is_refused_for_a_reason_that_holds(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    if not table.record.answers:
        table.answer(*record_at(setup, spot).answers[0])
    record = table.record
    number = len(record.answers)
    before, after = Table.resume(record.upto(number - 1)), everything(table)
    actor = record.answers[-1][0]
    for seat in range(setup.players):
        if seat != actor and seat not in {
            question.seat for question in table.questions if question.sealed is not None
        }:
            with pytest.raises(UndoRefused):
                table.undo(seat)
            same(everything(table), after, f"after seat {seat} was refused to undo what seat {actor} did")
    kinds = setup.box.events
    revealed = any(event.at >= number and kinds[event.kind].reveals for event in table.position.history())
    open_still = any(one.seat == actor and one.sealed is not None for one in table.questions)
    others = {question.seat for one in (before, table) for question in one.questions} - {actor}
    if revealed or (not open_still and (table.over or others)):
        with pytest.raises(UndoRefused):
            table.undo(actor)
        same(everything(table), after, "after an undo was refused")
    else:
        table.undo(actor)
        same(everything(table), everything(before), "after an undo, not before the answer")


@every_setup
@at_spots
def test_undoing_a_turn_goes_back_as_far_as_nothing_was_revealed(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    for seat in range(setup.players):
        if table.why_no_undo(seat) is None:
            answers = table.record.answers
            undone = table.undo_turn(seat)
            assert 1 <= undone <= len(answers), f"{undone} of {len(answers)} answers were undone"
            same(everything(table), everything(Table.resume(table.record)), "after a turn was undone")
            return
    with pytest.raises(UndoRefused):
        table.undo_turn(0)


@every_setup
@at_spots
def test_an_event_reveals_what_others_have_sealed_if_the_last_to_seal_learns_it(
    setup: Setup, spot: Spot
) -> None:
    """Whoever seals last sees at once what follows. If that tells what others have sealed, it must reveal."""
    record = record_at(setup, spot)
    table = table_at(setup, spot)
    for seat, option in record.answers[len(table.record.answers) :][:40]:
        if len(table.questions) > 1 and table.waiting_for == (seat,):
            for question in table.questions:
                if question.seat != seat and len(question.options) > 1:
                    others = [other for other in question.options if other != question.sealed]
                    changed = table.copy()
                    changed.answer(question.seat, others[spot.luck % len(others)])
                    _has_learned_nothing(table.copy(), changed, seat, option)
        table.answer(seat, option)


def _has_learned_nothing(table: Table, changed: Table, seat: int, option: int) -> None:
    """Of two tables at which another seat has sealed different choices, by the last who seals."""
    seen = []
    for one in (table, changed):
        one.answer(seat, option)
        heard = [(event.kind, event.seat, event.about) for event in one.events(seat)]
        seen.append((one.view(seat).to_json(), heard))
    kinds = table.box.events
    for one in (table, changed):
        if not one.over and not any(kinds[event.kind].reveals for event in one.position.news()):
            assert seen[0] == seen[1], f"seat {seat} has learned what another sealed, and no event reveals it"


@every_setup
@at_spots
def test_a_wrong_answer_changes_nothing_and_says_what_would_be_right(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    before = everything(table)
    asked = {question.seat: question for question in table.questions}
    for seat in range(-1, setup.players + 1):
        wrong = 10_000
        if seat in asked:
            wrong = next(n for n in range(10_000) if n not in asked[seat].options)
        with pytest.raises(WrongAnswer) as caught:
            table.answer(seat, wrong)
        said = str(caught.value)
        assert caught.value.seat == seat, "the refusal carries another seat"
        assert re.search(rf"\bseat {seat + 1}\b", said, re.IGNORECASE), (
            f"the refusal does not name seat {seat}, counted from 1: {said}"
        )
        if seat in asked:
            assert caught.value.options == asked[seat].options, "the refusal carries other options"
            assert asked[seat].name in said, f"the refusal does not name the question: {said}"
            assert all(str(option) in said for option in asked[seat].options), (
                f"the refusal does not name all options of {asked[seat]}: {said}"
            )
        for language in LANGUAGES:
            assert "{" not in caught.value.text.say(language), f"the refusal in {language!r} has a gap"
    for seat, question in asked.items():
        option: Any = question.options[-1]
        for alike in (float(option), f"{option}.0", None):  # equal or similar, but no answer
            with pytest.raises(WrongAnswer):
                table.answer(seat, cast(int, alike))
        with pytest.raises(WrongAnswer) as caught:
            table.answer(seat, "no-such-code")
        said = str(caught.value)
        assert all(code in said for code in question.codes), f"the refusal does not name all codes: {said}"
        if seat in (0, 1):
            with pytest.raises(WrongAnswer):
                table.answer(cast(int, bool(seat)), option)
    same(everything(table), before, "after wrong answers")
