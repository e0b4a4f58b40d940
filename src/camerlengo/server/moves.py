"""What happens at a table without a person: a bot decides, or the server answers for somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.settings import all_preferences
from camerlengo.server.store import SeatRow
from camerlengo.table import Question, Table


class AutoMove(msgspec.Struct, frozen=True):
    """The seat's `bot` decides, or the server gives an `option` for a person.

    That is where a person has no choice, or passes automatically. A seat without a choice (`in_hand`) on a
    shared device gets the device first like everybody else, or the others at it would learn that.
    """

    seat: int
    bot: str | None
    option: int | None
    in_hand: bool = False


def auto_moves(table: Table, seats: Sequence[SeatRow]) -> list[AutoMove]:
    """All possible automatic moves at the open question, in their order."""
    found = []
    for question in table.questions:
        row = seats[question.seat]
        if question.sealed is not None:
            continue
        if row.kind == "bot":  # however many options it has: whoever waits for it must not learn that
            found.append(AutoMove(question.seat, row.bot or "random", None))
        elif (option := preferred_option(table, question, row)) is not None:
            found.append(AutoMove(question.seat, None, option))
        elif row.kind == "person" and len(question.options) == 1:
            found.append(AutoMove(question.seat, None, question.options[0], in_hand=True))
    return found


def has_in_hand(row: SeatRow, seats: Sequence[SeatRow], device: Mapping[str, int]) -> bool:
    """`device` says which seats are shown where several people share a device."""
    shares = sum(other.person == row.person for other in seats) > 1
    return not shares or device.get(row.person or "") == row.seat


def preferred_option(table: Table, question: Question, row: SeatRow) -> int | None:
    """The option that a seat gives automatically here, as its preferences say. By default it is asked."""
    if row.kind != "person" or not row.preferences or question.sealed is not None:
        return None
    preferences = all_preferences(table.box.preferences, row.preferences)
    option = table.box.preferred(table.view(question.seat), question.kind, preferences, table.deck)
    return option if option in question.options else None
