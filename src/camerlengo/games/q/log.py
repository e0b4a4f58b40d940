"""The public log: the events that everybody has seen and that players reason about later, as numbers.

An entry is a header, then what the event is about. The header is event + 64 * (seat + 1) + 1024 * how many
numbers follow. `publish` writes an entry and tells the event, so that one line of the rules does both. Of
an event whose cards one seat sees (`KEPT`, `SAW_HOLD`) the log keeps what everybody sees: that it happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.q.state import State


def event_of(header: i64) -> i64:
    return header & 63


def seat_of(header: i64) -> i64:
    return ((header >> 6) & 15) - 1


def size_of(header: i64) -> i64:
    """How many numbers follow the header."""
    return header >> 10


def header_of(event: i64, seat: i64, size: i64) -> i64:
    return event + 64 * (seat + 1) + 1024 * size


# The headers of short entries as objects, which compiled code would otherwise make for each entry. They are
# computed in place below, since plain Python would take as long for a call as for all the rest.
SHORT: Final[list[Any]] = list(range(4 * 1024))


def entries(log: Sequence[int]) -> Iterator[tuple[int, int, list[int]]]:
    """Event, seat and what it is about, for everything that all have seen."""
    at = 0
    while at < len(log):
        end = at + 1 + size_of(log[at])
        yield event_of(log[at]), seat_of(log[at]), list(log[at + 1 : end])
        at = end


# --- writing --------------------------------------------------------------------------------------


def keep(game: State, event: i64, seat: i64) -> None:
    """What everybody sees of an event whose cards one seat alone sees."""
    game.log.append(SHORT[event + 64 * (seat + 1)])


def keep_one(game: State, event: i64, seat: i64, number: i64) -> None:
    game.log.append(SHORT[event + 64 * (seat + 1) + 1024])
    game.log.append(number)


def publish(game: State, ask: Ask, event: i64, seat: i64) -> None:
    game.log.append(SHORT[event + 64 * (seat + 1)])
    if ask.hears:
        ask.tell(event, seat, [])


def publish_one(game: State, ask: Ask, event: i64, seat: i64, number: i64) -> None:
    log = game.log
    log.append(SHORT[event + 64 * (seat + 1) + 1024])
    log.append(number)
    if ask.hears:
        ask.tell(event, seat, [number])


def publish_two(game: State, ask: Ask, event: i64, seat: i64, first: i64, second: i64) -> None:
    log = game.log
    log.append(SHORT[event + 64 * (seat + 1) + 2048])
    log.append(first)
    log.append(second)
    if ask.hears:
        ask.tell(event, seat, [first, second])


def publish_three(game: State, ask: Ask, event: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
    log = game.log
    log.append(SHORT[event + 64 * (seat + 1) + 3072])
    log.append(first)
    log.append(second)
    log.append(third)
    if ask.hears:
        ask.tell(event, seat, [first, second, third])


def publish_all(game: State, ask: Ask, event: i64, seat: i64, about: list[int]) -> None:
    game.log.append(header_of(event, seat, len(about)))
    game.log += about
    if ask.hears:
        ask.tell(event, seat, about)
