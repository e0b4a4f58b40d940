"""Every option has a code that reads back, and events match their declarations."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from camerlengo import Record, Table, WrongAnswer
from camerlengo.contract.setups import (
    Setup,
    Spot,
    at_spots,
    every_box,
    every_setup,
    finished,
    record_at,
    table_at,
)
from camerlengo.core import ALL, EVERYBODY, SEAT, Box, only
from camerlengo.core.kinds import CODE, LONGEST_CODE, NOBODY, NUMBER

AHEAD = 12  # answers that are given at a spot, each as a code


@every_box
def test_questions_and_events_stand_at_their_numbers(box: Box) -> None:
    """`declare_questions` and `declare_events` see to it."""
    for kinds in (box.questions, box.events):
        assert [kind.number for kind in kinds] == list(range(len(kinds))), "a box holds what was declared"


def every_version(box: Box) -> list[Box]:
    return [box.under(rules) for rules in range(1, box.rules + 1)]


@every_box
def test_every_option_of_the_domain_has_a_code_that_reads_back(box: Box) -> None:
    for version in every_version(box):
        deck = version.standard_deck()
        for kind in version.questions:
            written = version.codes(kind.number, deck).written
            assert len(written) == kind.size, f"{kind.name!r} has {kind.size} options, {len(written)} codes"
            assert len({code.lower() for code in written}) == len(written), (
                f"two options of {kind.name!r} have the same code"
            )
            for option, code in enumerate(written):
                what = f"the code {code!r} of option {option} of {kind.name!r}"
                assert CODE.fullmatch(code), f"{what} has characters that no code may have"
                assert len(code) <= LONGEST_CODE, f"{what} is too long"
                assert not NUMBER.fullmatch(code) or code == str(option), f"{what} is another number"
                for said in (code, code.upper(), str(option), f"{kind.name} {code}"):
                    assert version.option_from_code(kind.number, said, deck) == option, (
                        f"{what} does not read back from {said!r}"
                    )


@every_box
def test_a_code_that_there_is_not_is_refused_with_those_that_there_are(box: Box) -> None:
    deck = box.standard_deck()
    for kind in box.questions:
        with pytest.raises(WrongAnswer) as caught:
            box.option_from_code(kind.number, "no-such-code", deck)
        said = str(caught.value)
        assert kind.name in said, f"the refusal does not name the question: {said}"
        assert all(code in said for code in box.codes(kind.number, deck).written), said
        with pytest.raises(WrongAnswer):
            box.option_from_code(kind.number, f"other {box.option_code(kind.number, 0, deck)}", deck)


@every_setup
@at_spots
def test_every_open_option_has_a_code_and_can_be_answered_with_it(setup: Setup, spot: Spot) -> None:
    table = table_at(setup, spot)
    rest = record_at(setup, spot).answers[len(table.record.answers) :]
    for number, (seat, option) in enumerate(rest[:AHEAD]):
        for question in table.questions:
            codes = question.codes
            assert len(set(codes)) == len(question.options), f"two options of {question} have one code"
            for code, one in zip(codes, question.options, strict=True):
                assert question.code(one) == code
                assert code.isascii(), f"the code {code!r} of {question} is not ASCII"
                assert len(code) <= LONGEST_CODE, f"the code {code!r} of {question} is too long"
                assert not set(code) & set(" _~"), (
                    f"the code {code!r} of {question} has a forbidden character"
                )
                for said in (code, f"{question.name} {code}"):
                    assert question.option_from_code(said) == one, f"{said!r} does not read back"
        asked = next(question for question in table.questions if question.seat == seat)
        other = table.copy()
        table.answer(seat, option)
        other.answer(seat, f"{asked.name} {asked.code(option)}" if number % 2 else asked.code(option))
        assert other.record == table.record, "an answer by code is another answer"


@every_setup
@at_spots
def test_the_text_form_names_every_question_and_code(setup: Setup, spot: Spot) -> None:
    """Also at a sealed choice that is half made."""
    record = table_at(setup, spot).record
    line = record.to_text()
    assert line.startswith("cr3~"), "the text form has another name"
    answers = [answer for answer in line.split("~")[7].split("_") if answer]
    assert len(answers) == len(record.answers), "the text form has more answers, or fewer"
    names = {kind.name.replace("_", "."): kind for kind in setup.box.questions}
    for answer, (seat, option) in zip(answers, record.answers, strict=True):
        who, _, what = answer.partition(":")
        name, _, code = what.partition("-")
        assert int(who) == seat, f"{answer} is not of seat {seat}"
        read = setup.box.option_from_code(names[name].number, code, setup.box.standard_deck())
        assert read == option, f"{answer} is not option {option}"
    assert Record.from_text(line) == record, "the text form does not read back"


@every_setup
@at_spots
def test_events_are_told_as_they_are_declared(setup: Setup, spot: Spot) -> None:
    """To whom, and about how much."""
    table: Table = finished(setup, spot)
    audiences: dict[str, Callable[[int], int]] = {
        ALL: lambda seat: EVERYBODY,
        SEAT: only,
        NOBODY: lambda seat: 0,
    }
    for event in table.position.history():
        kind = setup.box.events[event.kind]
        assert event.audience == audiences[kind.audience](event.seat), (
            f"{kind.name!r} is declared for {kind.audience!r}, but told to {event.audience}"
        )
        more = len(event.about) - len(kind.about)
        assert more >= 0, f"{kind.name!r} is told about {event.about}, but declared about {kind.about}"
        assert more % len(kind.each) == 0 if kind.each else more == 0, (
            f"{kind.name!r} is told about {event.about}, but declared about {kind.about}, each {kind.each}"
        )
        names = (*kind.about, *kind.each * (more // len(kind.each) if kind.each else 0))
        for name, number in zip(names, event.about, strict=True):
            assert name != "seat" or 0 <= number < setup.players, (
                f"{kind.name!r} is declared about a seat, but told about {number}"
            )
