"""The public log: the events that everybody has seen and that players reason about later, as numbers.

An entry is one number, the header. From its lowest bit on it holds the event (6 bits), the seat + 1 (3), how
many numbers it is about (2), whether a list follows (1), and these numbers (7, 7 and 4 bits). If a list
follows, the first of them is its length. Such a header is read fast: it is below 2 ** 30. `publish` writes an
entry and tells the event, so that one line of the rules does both. Of an event whose cards one seat sees
(`KEPT`, `SAW_HOLD`) the log keeps what everybody sees: that it happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.q.state import State

LISTED: Final = 1 << 11  # the bit of a header that a list follows


def event_of(header: i64) -> i64:
    return header & 63


def seat_of(header: i64) -> i64:
    return ((header >> 6) & 7) - 1


def first_of(header: i64) -> i64:
    """The first number that the event is about, 0 if there is none."""
    return (header >> 12) & 127


def second_of(header: i64) -> i64:
    return (header >> 19) & 127


def third_of(header: i64) -> i64:
    return (header >> 26) & 15


def size_of(header: i64) -> i64:
    """How many numbers follow the header."""
    return first_of(header) if header & LISTED != 0 else 0


def header_of(event: i64, seat: i64) -> i64:
    """The entry of an event that is about nothing else."""
    return event + ((seat + 1) << 6)


def header_with(event: i64, seat: i64, first: i64) -> i64:
    return header_of(event, seat) + (1 << 9) + (first << 12)


def header_with_two(event: i64, seat: i64, first: i64, second: i64) -> i64:
    return header_of(event, seat) + (2 << 9) + (first << 12) + (second << 19)


def header_with_three(event: i64, seat: i64, first: i64, second: i64, third: i64) -> i64:
    return header_of(event, seat) + (3 << 9) + (first << 12) + (second << 19) + (third << 26)


def header_of_list(event: i64, seat: i64, size: i64) -> i64:
    return header_of(event, seat) + LISTED + (size << 12)


def entries(log: Sequence[int]) -> Iterator[tuple[int, int, list[int]]]:
    """Event, seat and what it is about, for everything that all have seen."""
    at = 0
    while at < len(log):
        header = log[at]
        end = at + 1 + size_of(header)
        numbers = [first_of(header), second_of(header), third_of(header)]
        about = numbers[: (header >> 9) & 3] or list(log[at + 1 : end])
        yield event_of(header), seat_of(header), about
        at = end


# --- writing --------------------------------------------------------------------------------------


def keep(game: State, event: i64, seat: i64) -> None:
    """What everybody sees of an event whose cards one seat alone sees."""
    game.log.append(header_of(event, seat))


def keep_one(game: State, event: i64, seat: i64, number: i64) -> None:
    game.log.append(header_with(event, seat, number))


def publish(game: State, ask: Ask, event: i64, seat: i64) -> None:
    game.log.append(header_of(event, seat))
    if ask.hears:
        ask.announce(event, seat, [])


def publish_one(game: State, ask: Ask, event: i64, seat: i64, number: i64) -> None:
    game.log.append(header_with(event, seat, number))
    if ask.hears:
        ask.announce(event, seat, [number])


def publish_two(game: State, ask: Ask, event: i64, seat: i64, first: i64, second: i64) -> None:
    game.log.append(header_with_two(event, seat, first, second))
    if ask.hears:
        ask.announce(event, seat, [first, second])


def publish_three(game: State, ask: Ask, event: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
    game.log.append(header_with_three(event, seat, first, second, third))
    if ask.hears:
        ask.announce(event, seat, [first, second, third])


def publish_all(game: State, ask: Ask, event: i64, seat: i64, about: list[int]) -> None:
    game.log.append(header_of_list(event, seat, len(about)))
    game.log += about
    if ask.hears:
        ask.announce(event, seat, about)
