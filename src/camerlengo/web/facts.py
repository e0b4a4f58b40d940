"""What a table remembers of the facts that its game's templates get.

All of it is made from the views of its readers. What is shared is asked for by all that it is made from
(`GamePage.kept`), so nobody gets anything that his own view does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from camerlengo.core.ask import Event
from camerlengo.core.memory import Memory
from camerlengo.core.page import FACTS, Reason
from camerlengo.core.view import View
from camerlengo.table import Question
from camerlengo.web import parts

Made = TypeVar("Made")


class Seen(NamedTuple):
    """What a seat has seen last, and what its template got."""

    view: View
    question: tuple[int, tuple[int, ...]] | None
    last: Sequence[Event]
    names: tuple[str, ...]
    extras: dict[str, Any]


class Facts:
    """The facts of one table."""

    def __init__(self) -> None:
        self._memories: dict[tuple[str, tuple[str, ...]], Memory[tuple[Any, dict[str, Reason]]]] = {}
        self._seen: dict[tuple[int | None, str], Seen] = {}
        self._same: Memory[Any] = Memory(FACTS)

    def same(self, key: Hashable, made: Made) -> Made:
        """The object from before if it is equal: parts that are made from it are then found at once."""
        before = self._same.get(key)
        if before == made:
            return cast(Made, before)
        self._same.put(key, made)
        return made

    def of(self, language: str, names: tuple[str, ...]) -> Memory[tuple[Any, dict[str, Reason]]]:
        """The facts in a language while the players have these names."""
        memory = self._memories.get((language, names))
        if memory is None:
            for key in [key for key in self._memories if key[1] != names]:
                del self._memories[key]
            memory = self._memories[language, names] = Memory(FACTS)
        return memory

    def extras(
        self,
        view: View,
        question: Question | None,
        last: Sequence[Event],
        language: str,
        names: tuple[str, ...],
        make: Callable[[], dict[str, Any]],
    ) -> dict[str, Any]:
        """Everything, as it was made for this seat last, if the seat still sees the same."""
        asked = None if question is None else (question.kind, question.options)
        seen = self._seen.get((view.seat, language))
        if (
            seen is not None
            and seen.view == view
            and seen.question == asked
            and seen.names == names
            and alike(seen.last, last)
        ):
            if parts.check_memory and seen.extras != make():
                raise AssertionError("a page depends on more than its view, its question and its events")
            return seen.extras
        made = make()
        self._seen[view.seat, language] = Seen(view, asked, last, names, made)
        return made


def alike(some: Sequence[Event], others: Sequence[Event]) -> bool:
    """Whether the same has happened; the events of an open turn are made again for each answer."""
    return len(some) == len(others) and all(
        one is other
        or (
            one.at == other.at
            and one.kind == other.kind
            and one.seat == other.seat
            and one.about == other.about
        )
        for one, other in zip(some, others, strict=True)
    )
