"""What happens at a table without a person: a bot decides, or the house answers for somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.server.store import SeatRow
from camerlengo.table import Question, Table


class AutoMove(msgspec.Struct, frozen=True):
    """The seat's `bot` decides, or the house gives an `option` for a person.

    That is where a person has no choice, or passes by itself. Where it has no choice (`in_hand`) and shares a
    device, it gets the device in hand first like everybody else, or the others at it would learn that.
    """

    seat: int
    bot: str | None
    option: int | None
    in_hand: bool = False


def auto_moves(table: Table, seats: Sequence[SeatRow]) -> list[AutoMove]:
    """All that could happen by itself at the open question, in the order in which it may."""
    found = []
    for question in table.questions:
        row = seats[question.seat]
        if question.sealed is not None:
            continue
        if row.kind == "bot":  # however many options it has: whoever waits for it must not learn that
            found.append(AutoMove(question.seat, row.bot or "random", None))
        elif (option := option_to_pass(table, question, row)) is not None:
            found.append(AutoMove(question.seat, None, option))
        elif row.kind == "person" and len(question.options) == 1:
            found.append(AutoMove(question.seat, None, question.options[0], in_hand=True))
    return found


def has_in_hand(row: SeatRow, seats: Sequence[SeatRow], device: Mapping[str, int]) -> bool:
    """`device` says which seats are shown where several people share a device."""
    shares = sum(other.person == row.person for other in seats) > 1
    return not shares or device.get(row.person or "") == row.seat


def option_to_pass(table: Table, question: Question, row: SeatRow) -> int | None:
    """The option to pass, if the seat has said that it wants to here."""
    if row.kind != "person" or row.passing == "never" or question.sealed is not None:
        return None
    option = table.box.passes(table.view(question.seat), question.kind, row.passing, table.deck)
    return option if option in question.options else None
