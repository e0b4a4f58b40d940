"""Setting up a table: who shall sit there, and what is written down of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from camerlengo.bots import no_such_bot
from camerlengo.core.errors import SetupError
from camerlengo.core.record import Record
from camerlengo.server.bots import LARGEST_BUDGET, SEATED_SEARCHES, may_sit
from camerlengo.server.ids import new_id
from camerlengo.server.live import LiveTable, due_at
from camerlengo.server.refused import Refused
from camerlengo.server.store import Entry, SeatRow, TableRow
from camerlengo.table import Table

LARGEST_DECK = 60_000  # characters; our largest has two thirds of it, and reading takes time from everybody


class NewSeat(msgspec.Struct, frozen=True):
    """Who shall sit there.

    `me`, `hot` (another one at my device), `person` with a secret of its own, `open`, or `bot` with its name.
    """

    kind: str
    name: str = ""
    bot: str | None = None
    secret: str | None = None


def check_bots(seats: Sequence[NewSeat]) -> None:
    for seat in seats:
        if seat.kind == "bot":
            check_bot(seat.bot or "")


def check_bot(bot: str) -> None:
    if not may_sit(bot):
        raise SetupError(no_such_bot(bot, SEATED_SEARCHES, LARGEST_BUDGET))


def check_practice(seats: Sequence[NewSeat]) -> None:
    """Whoever practises is alone with bots: nobody else sits there or can sit down."""
    if [seat.kind in ("me", "person") for seat in seats if seat.kind != "bot"] != [True]:
        raise Refused("practice")


def with_bot(row: SeatRow, bot: str | None) -> SeatRow:
    """The same seat with another bot, if one sits there; without a name it stays as it was."""
    if row.kind != "bot" or bot is None or bot == row.bot:
        return row
    check_bot(bot)
    return msgspec.structs.replace(row, bot=bot)


def committed(table: Table) -> Table:
    """Fixes the deal for everybody: a table with a secret key publishes its commitment from the start."""
    table.commitment = table.record.commits_to()
    return table


def new_row(
    table: Table,
    seats: Sequence[SeatRow],
    owner: str | None,
    public: bool,
    state: str = "playing",
    hints: bool = False,
    practice: bool = False,
) -> TableRow:
    """What is kept of a table that has just been set up."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=table.box.name,
        setup=table.record.upto(0).to_json().decode(),
        owner=owner,
        public=public,
        invite=new_id(),
        state=state,
        rematch=None,
        created=now,
        changed=now,
        due=state == "playing" and due_at(table, seats) is not None,
        hints=hints,
        practice=practice,
    )


def imported(content: bytes) -> LiveTable:
    record = Record.read(content)
    if record.deck is not None:
        check_deck(record.deck)
    table = Table.resume(record)
    seats = [SeatRow(number, "guest", None, name, None) for number, name in enumerate(table.names)]
    journal = [Entry(seat, "answer", option) for seat, option in record.answers]
    return LiveTable.load(new_row(table, seats, None, public=False, state="imported"), seats, journal, [])


def check_deck(deck: str) -> None:
    if len(deck) > LARGEST_DECK:
        raise Refused("deck_large", limit=LARGEST_DECK // 1000)
