"""A table finishes under the rules it began with, also if an earlier version wrote it."""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

import msgspec
import pytest

from camerlengo.core.chance import SeededBefore
from camerlengo.core.record import Record
from camerlengo.games import open_box
from camerlengo.server.journal import JournalEntry
from camerlengo.server.rows import SeatRow, TableRow
from camerlengo.table import Table
from tests.server.helpers import A_WHILE, open_house, run_apart
from tools import goldens

RECORDS = sorted((goldens.FOLDER / "rules-1").glob("*.record"))
ID, INVITE = "t" * 22, "i" * 22


def set_up_then(record: Record) -> str:
    """The set-up of a table as version 0.1 wrote it: a record of format 1."""
    assert isinstance(record.chance, SeededBefore)
    fields = {
        "game": record.game,
        "rules": record.rules,
        "edition": record.edition,
        "options": record.options,
        "seats": list(record.seats),
        "seed": record.chance.seed,
        "answers": [],
        "deck": None,
    }
    check = hashlib.sha256(msgspec.json.encode(fields, order="deterministic")).hexdigest()[:16]
    return msgspec.json.encode({"format": "camerlengo-record-1", **fields, "check": check}).decode()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_table_of_earlier_rules_is_opened_in_mid_game_and_finished(path: Path, tmp_path: Path) -> None:
    record = Record.load(path)
    assert record.rules == 1
    half = len(record.answers) // 2
    now = time.time()
    row = TableRow(ID, record.game, set_up_then(record), None, False, INVITE, "playing", None, now, now)
    seats = [SeatRow(seat, "person", None, f"Person {seat}", None) for seat in range(len(record.seats))]

    async def story() -> Table:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            journal = [JournalEntry(seat, "answer", option) for seat, option in record.answers[:half]]
            await house.store.add_table(row, seats, journal)
            live = await house.find(ID)
            assert live is not None
            assert live.table.box.rules == 1
            rest = [JournalEntry(seat, "answer", option) for seat, option in record.answers[half:]]
            async with live.lock:
                await house._write(live, rest)
            return live.table

    table = run_apart(story())
    assert table.result == Table.resume(record).result
    assert table.record.answers == record.answers


@pytest.mark.parametrize("path", RECORDS[:1], ids=lambda path: path.stem)
def test_a_rematch_is_played_under_the_newest_rules(path: Path, tmp_path: Path) -> None:
    record = Record.load(path)
    now = time.time()
    row = TableRow(ID, record.game, set_up_then(record), None, False, INVITE, "over", None, now, now)

    async def story() -> int:
        async with open_house(f"sqlite:///{tmp_path / 'house.sqlite'}", A_WHILE) as house:
            anna = await house.welcome("a" * 22, "Anna")
            seats = [
                SeatRow(seat, "person", anna.id if seat == 0 else None, f"Person {seat}", None)
                for seat in range(len(record.seats))
            ]
            await house.store.add_table(
                row, seats, [JournalEntry(seat, "answer", option) for seat, option in record.answers]
            )
            live = await house.find(ID)
            assert live is not None
            again = await house.rematch(live, anna)
            return again.table.box.rules

    assert run_apart(story()) == open_box(record.game).rules
