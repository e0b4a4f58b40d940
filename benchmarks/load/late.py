"""Tables late in a long game, written into the database before the server starts."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.load.clients import Place
from benchmarks.load.script import Script
from camerlengo.core.chance import Seeded
from camerlengo.server.ids import digest, new_id, new_secret
from camerlengo.server.journal import JournalEntry
from camerlengo.server.rows import SeatRow
from camerlengo.server.setup import new_row
from camerlengo.server.store import Store
from camerlengo.table import Table

# A person answers every question with a choice, as the script does; the server answers the others.
ASKED = {"pontifex": {"stops": "everything"}}


async def resumed(database: str, script: Script, beginnings: Sequence[int]) -> list[list[Place]]:
    """A table for each beginning, with the places of its players; the server's address is not known yet."""
    store = await Store.open(database)
    try:
        return [await _resume(store, script, answers) for answers in beginnings]
    finally:
        await store.close()


async def _resume(store: Store, script: Script, answers: int) -> list[Place]:
    table = Table(script.game, script.players, None, script.options, chance=Seeded(script.seed))
    tokens = [new_secret() for _ in range(script.players)]
    people = [await store.add_person(new_id(), digest(token), "") for token in tokens]
    seats = [
        SeatRow(seat, "person", person.id, "", None, preferences=ASKED.get(script.game, {}))
        for seat, person in enumerate(people)
    ]
    row = new_row(table, seats, people[0].id, public=False, window=0)
    row.due = False  # a person is asked where it begins
    journal = [JournalEntry(move.seat, "answer", move.option) for move in script.moves[:answers]]
    await store.add_table(row, seats, journal)
    return [Place("", row.id, seat, token) for seat, token in enumerate(tokens)]
