"""An executor that does its work as other processes would, without the time that they take to start."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Generator, Iterable
from types import ModuleType
from typing import TypeVar

import pytest

from camerlengo.bots import BOTS, Bot

Item = TypeVar("Item")
Done = TypeVar("Done")


class Elsewhere:
    """Every piece of work travels there and back, and the last one is done first.

    So no piece can leave something behind for the next one. Real processes do the same work in
    test_other_processes.py.
    """

    processes = 2

    def map(self, work: Callable[[Item], Done], items: Iterable[Item]) -> Generator[Done, None, None]:
        sent = [pickle.dumps((work, item)) for item in items]
        done = []
        for one in reversed(sent):
            there, item = pickle.loads(one)
            done.append(pickle.dumps(there(item)))
        while done:
            yield pickle.loads(done.pop())


# All play at random, so that another deal gives another winner.
ALIKE = ("random", "chance", "luck", "hazard")


def all_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are several bots that play at random, so that each can meet the others."""
    for name in ALIKE[1:]:
        monkeypatch.setitem(BOTS, name, lambda box, rng: Bot(rng))


def no_processes(command: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A command gets Elsewhere instead of processes; returns how many it has asked for each time."""
    asked_for: list[int] = []

    def elsewhere(processes: int, **_: int) -> Elsewhere:
        asked_for.append(processes)
        return Elsewhere()

    monkeypatch.setattr(command, "AllCores", elsewhere)
    return asked_for
