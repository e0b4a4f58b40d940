"""Puts toys on the shelf of the house for a while."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from camerlengo import games

HANDFUL = {"handful": "tests.handful.box:HandfulBox"}
SCRUTINY = {"scrutiny": "docs.examples.first_game.scrutiny:ScrutinyBox"}
FAULTY = {"faulty": "tests.kit.faulty:FaultyBox"}
TARIFF = {"tariff": "tests.kit.tariff:TariffBox"}

_users: Counter[str] = Counter()  # fixtures of several files may want the same toy at the same time


@contextmanager
def on_the_shelf(toys: Mapping[str, str] = HANDFUL) -> Iterator[None]:
    """These toys are games like any other."""
    for name, box in toys.items():
        _users[name] += 1
        if _users[name] == 1:
            games.register(name, box)
    try:
        yield
    finally:
        for name in toys:
            _users[name] -= 1
            if not _users[name]:
                games.unregister(name)
