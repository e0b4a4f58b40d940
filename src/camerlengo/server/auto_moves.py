"""What happens at a table without a person: a bot decides, or the server answers for somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.settings import all_preferences
from camerlengo.server.rows import SeatRow
from camerlengo.server.windows import USUAL_WINDOW
from camerlengo.table import Question, Table


class AutoMove(msgspec.Struct, frozen=True):
    """The seat's `bot` decides, or the server gives an `option` for a person.

    That is where a person has no choice, or passes automatically. A seat without a choice (`in_hand`) on a
    shared device gets the device first like everybody else, or the others at it would learn that.
    A `timed` move comes when the window closes; a seat that `stops` may answer before.
    """

    seat: int
    bot: str | None
    option: int | None
    in_hand: bool = False
    timed: bool = False
    stops: bool = False


def auto_moves(table: Table, seats: Sequence[SeatRow], window: int = USUAL_WINDOW) -> list[AutoMove]:
    """All possible automatic moves at the open question, in their order.

    `window` is how long a window stays open, in seconds; with 0 everybody with an answer is asked.
    """
    found: list[AutoMove] = []
    for question in table.questions:
        row = seats[question.seat]
        if question.sealed is not None:
            continue
        if row.kind == "bot":  # however many options it has: whoever waits for it must not learn that
            found.append(AutoMove(question.seat, row.bot or "random", None))
        elif row.kind == "person":
            move = _of_person(table, question, row, seats, window)
            if move is not None:
                found.append(move)
    return sorted(found, key=lambda move: move.timed + move.stops)


def _of_person(
    table: Table, question: Question, row: SeatRow, seats: Sequence[SeatRow], window: int
) -> AutoMove | None:
    """The answer of the server for a person, and its time; None if the person is asked."""
    seat = question.seat
    forced = AutoMove(seat, None, question.options[0], in_hand=True) if len(question.options) == 1 else None
    passes = table.box.passes(question.kind)
    if passes not in question.options or not table.box.preferences:
        return forced
    if not waits(table, question, row):
        return AutoMove(seat, None, passes)
    if shares_device(row, seats) or (window == 0 and has_company(row, seats)):
        return forced  # whoever learns that this seat is asked learns what everybody can see
    stops = preferred_option(table, question, row) is None
    if has_company(row, seats):
        return AutoMove(seat, None, passes, timed=True, stops=stops and forced is None)
    return None if stops and forced is None else AutoMove(seat, None, passes)


def waits(table: Table, question: Question, row: SeatRow) -> bool:
    """Whether the table waits for this seat, which may have nothing to answer with."""
    game = table.position.game
    return table.box.waits(game, question.seat, question.kind, preferences_at(table, row))


def shares_device(row: SeatRow, seats: Sequence[SeatRow]) -> bool:
    return sum(other.person == row.person for other in seats) > 1


def has_company(row: SeatRow, seats: Sequence[SeatRow]) -> bool:
    """Whether somebody else plays who could learn something from the time."""
    return any(other.kind == "person" and other.person != row.person for other in seats)


def holds_device(row: SeatRow, seats: Sequence[SeatRow], device: Mapping[str, int]) -> bool:
    """`device` says which seats are shown where several people share a device."""
    return not shares_device(row, seats) or device.get(row.person or "") == row.seat


def preferences_at(table: Table, row: SeatRow) -> dict[str, str]:
    """The preferences of a seat in this turn."""
    return all_preferences(table.box.preferences, row.preferences, table.box.turn(table.position.game))


def preferred_option(table: Table, question: Question, row: SeatRow) -> int | None:
    """The option that a seat gives automatically here, as its preferences say; None if it is asked."""
    if row.kind != "person" or not table.box.preferences or question.sealed is not None:
        return None
    game = table.position.game
    option = table.box.preferred(
        game, question.seat, question.kind, question.options, preferences_at(table, row)
    )
    return option if option in question.options else None
