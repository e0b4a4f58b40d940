"""Questions at which bots that knew too much would be told from those that do not."""

from __future__ import annotations

import pytest

from camerlengo.games import NAMES, open_box
from camerlengo.table import Table
from tests.contract.setups import Setup, random_record

SETUPS = [Setup(name, players, {}) for name in NAMES for players in open_box(name).players]
every_count = pytest.mark.parametrize("setup", SETUPS, ids=str)


def telling_tables(setup: Setup) -> list[Table]:
    """Open questions of a random game: one that begins a turn, one in the middle of a turn, a sealed one,
    each as early and as late as can be.

    Where a game has no such question there are fewer.
    """
    record = random_record(setup, 3)
    found: dict[str, Table] = {}
    count = len(record.answers)
    for number in (count * part // 23 for part in range(23)):
        table = Table.resume(record.upto(number))
        if table.over or all(len(question.options) == 1 for question in table.questions):
            continue
        sealed = len(table.questions) > 1
        kind = "sealed" if sealed else "middle" if table.outlook_parts()[2] else "start"
        found.setdefault(f"early {kind}", table)
        found[f"late {kind}"] = table
    return list({id(table): table for table in found.values()}.values())
