"""Questions at which bots that knew too much would be told from those that do not."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest

from camerlengo.games import names, open_box
from camerlengo.table import Table
from tests.contract.setups import Setup, random_record

SETUPS = [Setup(name, players, {}) for name in names() for players in open_box(name).players]
every_count = pytest.mark.parametrize("setup", SETUPS, ids=str)

LOOKS = 23  # at a game, from its beginning on
GAMES = 6


def telling_tables(setup: Setup, number: int = 0) -> list[Table]:
    """Open questions of random game `number`: one that begins a turn, one in the middle of a turn, a sealed
    one, each as early and as late as can be.

    Where a game has no such question there are fewer. Several tests look at the same tables, and nobody may
    answer there.
    """
    return _telling_tables(setup.game, setup.players, number)


def many_telling_tables(setup: Setup) -> Iterator[Table]:
    """Those of several games: some questions of a game come when there is no secret left."""
    for number in range(GAMES):
        yield from telling_tables(setup, number)


@functools.cache
def _telling_tables(game: str, players: int, number: int) -> list[Table]:
    record = random_record(Setup(game, players, {}), 3 + number)
    found: dict[str, Table] = {}
    count = len(record.answers)
    table = Table.resume(record.upto(0))
    for at in sorted({count * part // LOOKS for part in range(LOOKS)}):
        for seat, option in record.answers[len(table.record.answers) : at]:
            table.answer(seat, option)
        if table.over or all(len(question.options) == 1 for question in table.questions):
            continue
        sealed = len(table.questions) > 1
        kind = "sealed" if sealed else "middle" if table.position.frame.answers else "start"
        here = table.copy()
        found.setdefault(f"early {kind}", here)
        found[f"late {kind}"] = here
    return list({id(table): table for table in found.values()}.values())
