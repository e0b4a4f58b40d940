"""Records that were cut off, edited or made elsewhere are refused with a sentence, never played."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from camerlengo import Record, RecordError, SetupError, Table
from camerlengo.core.chance import Seeded, SeededBefore
from camerlengo.core.texts import LANGUAGES
from camerlengo.games import open_box


def a_record(answers: int = 6, **changes: object) -> Record:
    table = Table("richelieu", players=2, seed=7, names=["Anna", "Бруно ~_,%"])
    for _ in range(answers):
        question = table.questions[0]
        table.answer(question.seat, question.options[0])
    return msgspec.structs.replace(table.record, **changes)


def refusal(content: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        Record.read(content)
    for language in LANGUAGES:
        assert caught.value.text.say(language)
    return str(caught.value)


def test_both_forms_read_back_with_any_name() -> None:
    record = a_record()
    assert Record.read(record.to_json()) == record
    assert Record.read(record.to_text().encode()) == record
    assert record.to_text().isascii()
    assert len(record.to_text().split()) == 1


@pytest.mark.parametrize("part", range(40))
def test_a_truncated_record_is_noticed(part: int) -> None:
    whole, line = a_record().to_json(), a_record().to_text().encode()
    assert "truncated" in refusal(whole[: part * len(whole) // 40])
    assert refusal(line[: part * len(line) // 40])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("chance", {"kind": "seed", "seed": 8}),
        ("chance", {"kind": "seed-1", "seed": 7}),
        ("commitment", "0" * 64),
        ("answers", [[0, 0]]),
        ("seats", ["Anna", "Carla"]),
        ("options", {"short": True, "start": "drawn"}),
    ],
)
def test_an_edited_record_is_noticed(field: str, value: object) -> None:
    fields = json.loads(a_record().to_json())
    fields[field] = value
    assert "edited after it was saved" in refusal(json.dumps(fields).encode())


def test_an_edited_line_is_noticed() -> None:
    line = a_record().to_text()
    assert "edited after it was saved" in refusal(line.replace("~s7~", "~s8~").encode())
    assert "edited after it was saved" in refusal(line.replace("~s7~", "~x~").encode())


def test_a_field_too_many_or_of_the_wrong_kind_is_noticed() -> None:
    fields = json.loads(a_record().to_json())
    assert "edited" in refusal(json.dumps({**fields, "more": 1}).encode())
    assert "Invalid game file" in refusal(json.dumps({**fields, "chance": "seven"}).encode())
    assert "Invalid game file" in refusal(
        json.dumps({**fields, "chance": {"kind": "key", "key": "7"}}).encode()
    )
    del fields["chance"]
    assert "Invalid game file" in refusal(json.dumps(fields).encode())


@pytest.mark.parametrize(
    "content",
    [b"", b"[]", b"null", b"{}", b"\xff\xfe", b'{"format": 3}', b"cr1~", b"cr1~a~b", b"cr2~a~b", b"cr3~a~b"],
)
def test_what_is_no_record_is_refused(content: bytes) -> None:
    assert refusal(content)


def test_a_record_of_a_later_form_is_named() -> None:
    later = a_record().to_json().replace(b"camerlengo-record-2", b"camerlengo-record-3")
    assert "camerlengo-record-3" in refusal(later)
    assert "cr4" in refusal(a_record().to_text().replace("cr3", "cr4", 1).encode())


def test_a_line_with_numbers_in_place_of_codes_still_opens() -> None:
    line = "cr2~richelieu~2~standard~short=yes,start=0~,~s7~0.3~~~f13f4f41f651a086"
    record = Record.from_text(line)
    assert record.answers == ((0, 3),)
    assert record.to_text() == line.replace("cr2", "cr3").replace("0.3", "0:take-2r")
    assert Record.from_text(record.to_text()) == record


def test_a_line_writes_answers_as_codes_and_reads_numbers_too() -> None:
    line = a_record().to_text()
    assert "~1:take-1l_1:mark-1.2_0:take-1l_0:mark-1.3_1:take-1l_1:mark-1.4~" in line
    assert Record.from_text(line.replace("1:take-1l", "1:0").replace("mark-1.2", "mark-1")) == a_record()


@pytest.mark.parametrize(
    "wrong", ["1:take-9z", "1:take-77", "1:steal-1l", "take-1l", "1:take", "x", "1:take-1r"]
)
def test_a_line_with_an_edited_answer_is_noticed(wrong: str) -> None:
    assert "edited after it was saved" in refusal(
        a_record().to_text().replace("1:take-1l", wrong, 1).encode()
    )


def test_answers_that_do_not_follow_the_rules_are_written_as_numbers() -> None:
    record = a_record()
    for changed in (
        msgspec.structs.replace(record, answers=(*record.answers[:2], (0, 77), (1, -2))),
        msgspec.structs.replace(record, game="tarot"),
        msgspec.structs.replace(record, rules=99),
        msgspec.structs.replace(record, seats=("a",) * 9),
    ):
        assert Record.from_text(changed.to_text()) == changed
    assert "tarot" in msgspec.structs.replace(record, game="tarot").to_text()


def test_a_code_of_an_unknown_game_is_refused_with_its_name() -> None:
    with pytest.raises(SetupError, match="tarot"):
        Record.from_text(a_record().to_text().replace("richelieu", "tarot"))


def test_a_record_of_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(RecordError, match=r"version 99 of the Richelieu rules; .* has version 2"):
        Table.resume(a_record(rules=99))


def test_an_answer_against_the_rules_is_named_by_its_number() -> None:
    record = a_record()
    broken = msgspec.structs.replace(record, answers=(*record.answers[:3], (record.answers[3][0], 77)))
    with pytest.raises(RecordError, match=r"Answer 4 .* breaks the rules: seat . answers 77"):
        Table.resume(broken)


@pytest.mark.parametrize("seed", [-1, -(2**63) - 1, 2**62, 2**63, 2**64, 2**70])
def test_a_seed_out_of_range_is_refused_with_a_sentence_on_every_engine(seed: int) -> None:
    for chance in (Seeded(seed), SeededBefore(seed)):
        record = a_record(answers=0, chance=chance)
        with pytest.raises(SetupError, match="whole number from 0 to"):
            chance.rng()
        with pytest.raises(SetupError, match="whole number from 0 to"):
            Table("richelieu", chance=chance)
        with pytest.raises(RecordError, match="whole number from 0 to"):
            Table.resume(record)
        assert "whole number from 0 to" in refusal(record.to_json())
        assert "whole number from 0 to" in refusal(record.to_text().encode())


@pytest.mark.parametrize("seat", [0, -1, 2**70])
@pytest.mark.parametrize("option", [-1, 2**63, -(2**70)])
def test_an_answer_of_any_size_is_refused_with_a_sentence_on_every_engine(seat: int, option: int) -> None:
    wrong = msgspec.structs.replace(a_record(answers=0), answers=((seat, option),))
    with pytest.raises(RecordError, match=f"answers {option}"):
        Table.resume(Record.read(wrong.to_json()))


def test_answers_after_the_end_are_refused() -> None:
    table = Table("richelieu", players=2, seed=1)
    while not table.over:
        question = table.questions[0]
        table.answer(question.seat, question.options[0])
    with pytest.raises(RecordError, match="goes on after the end"):
        Table.resume(msgspec.structs.replace(table.record, answers=(*table.record.answers, (0, 0))))


def test_a_wrong_number_of_seats_and_an_unknown_edition_are_refused() -> None:
    with pytest.raises(RecordError, match="has 5 seats"):
        Table.resume(a_record(answers=0, seats=("a",) * 5))
    with pytest.raises(RecordError, match="“golden” edition"):
        Table.resume(a_record(edition="golden"))


def test_a_deck_of_ones_own_travels_with_the_record() -> None:
    box = open_box("richelieu")
    own = (
        box.standard_deck()
        .source.replace('edition = "standard"', 'edition = "mine"')
        .replace("Anjou", "Angiò")
    )
    table = Table("richelieu", seed=3, deck=box.read_deck(own))
    table.answer(table.questions[0].seat, 0)
    for record in (Record.read(table.record.to_json()), Record.read(table.record.to_text().encode())):
        again = Table.resume(record)
        assert again.deck.edition == "mine"
        assert again.view(0) == table.view(0)


def test_a_missing_or_huge_file_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere\.json"):
        Record.load(tmp_path / "nowhere.json")
    huge = tmp_path / "huge.json"
    huge.write_bytes(b" " * 4_000_001)
    with pytest.raises(RecordError, match="larger than 4 MB"):
        Record.load(huge)


def test_a_small_text_that_unpacks_to_a_huge_deck_is_refused() -> None:
    record = a_record(deck="x" * 9_000_000)
    assert "edited" in refusal(record.to_text().encode())
