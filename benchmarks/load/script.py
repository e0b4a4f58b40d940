"""What is played: games that were played before, answer by answer.

The deal comes from a seed, so a table that is set up with the same seed asks the same questions. Thus a
client needs nothing of an update but its version: the next answer is known, in every protocol.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

import msgspec

from benchmarks.load.wire import LoadError
from camerlengo.core.chance import Seeded
from camerlengo.core.record import Record
from camerlengo.lab.simulate import Series, play_game
from camerlengo.table import Table

BOT = "greedy"
LATE = {"pontifex": (4, 800)}
"""Games that take long: the players, and the first decision of the first table."""
APART = 20
"""Decisions between the beginnings of two late tables: no two tables show the same at the same time."""


SEEDS = 5
"""Games that are tried until one is long enough."""


class Move(NamedTuple):
    """The answer after version `number`. `by_house`: there is one option, which the house gives."""

    number: int
    seat: int
    asked_at: int
    option: int
    by_house: bool


class Script(msgspec.Struct, frozen=True):
    game: str
    seed: int
    players: int
    options: dict[str, bool | int | str]
    moves: list[Move]

    def next_choice(self, version: int) -> Move | None:
        """The first answer from this version on that a person gives; None if there is none."""
        moves = self.moves
        while version < len(moves):
            if not moves[version].by_house:
                return moves[version]
            version += 1
        return None


def played(game: str, players: int, seed: int) -> Record:
    """A whole game of bots that look one step ahead."""
    series = Series(game=game, players=players, games=1, seed=seed, bots=(BOT,) * players, options={})
    record = play_game(series, 0, keep_record=True).record
    assert record is not None
    return record


def script_of(record: Record) -> Script:
    assert isinstance(record.chance, Seeded)
    table = Table.resume(record.upto(0))
    moves: list[Move] = []
    asked_at = 0
    for number, (seat, option) in enumerate(record.answers):
        question = next(question for question in table.questions if question.seat == seat)
        moves.append(Move(number, seat, asked_at, option, len(question.options) == 1))
        opened = table.opened
        table.answer(seat, option)
        if table.opened != opened:
            asked_at = number + 1
    return Script(
        record.game, record.chance.seed, len(record.seats), dict(record.options), house_first(moves)
    )


def house_first(moves: list[Move]) -> list[Move]:
    """Where several decide at the same time the house does not wait for the people."""
    ordered: list[Move] = []
    for _, together in groupby(moves, key=lambda move: move.asked_at):
        ordered += sorted(together, key=lambda move: not move.by_house)
    return [move._replace(number=number) for number, move in enumerate(ordered)]


def in_turns(script: Script) -> Script:
    """As many moves as people have in this one, each player in turn: for a game without forced answers."""
    count = sum(not move.by_house for move in script.moves)
    moves = [Move(number, number % script.players, number, number, False) for number in range(count)]
    return msgspec.structs.replace(script, moves=moves)


def scripts(game: str, players: int, count: int) -> list[Script]:
    return [script_of(played(game, players, seed)) for seed in range(1, count + 1)]


def beginnings(script: Script, first: int, count: int) -> list[int]:
    """Where late tables begin: at questions that are put to people, some decisions apart."""
    fresh = [
        move.number for move in script.moves if not move.by_house and move.asked_at == move.number >= first
    ]
    found: list[int] = []
    for table in range(count):
        found += [number for number in fresh if number >= first + table * APART][:1]
    return found


def late_script(game: str, tables: int) -> tuple[Script, list[int]]:
    """The first game that is long enough for so many late tables, and where they begin."""
    players, first = LATE[game]
    for seed in range(1, SEEDS + 1):
        script = script_of(played(game, players, seed))
        begin = beginnings(script, first, tables)
        if len(set(begin)) == tables:
            return script, begin
    raise LoadError(f"no game of {SEEDS} was long enough for {tables} tables from decision {first} on")
