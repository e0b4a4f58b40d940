"""What the pages of all games have in common: a reader with a view, a language and perhaps a question."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from camerlengo.core.ask import Event
from camerlengo.core.texts import Text, text
from camerlengo.core.view import View

Seen = TypeVar("Seen", bound=View)
Deck = TypeVar("Deck")


class Asked(Protocol):
    """The reader's own open question: `table.Question`, or anything that has as much."""

    @property
    def kind(self) -> int: ...

    @property
    def options(self) -> Collection[int]: ...


class ReadersPage(Generic[Seen, Deck]):
    """Everything is made from the view of the reader's seat, so that no page can say more than it may.

    `last` is what the reader has heard of the latest turn; `book` is where the page has its words.
    """

    book: ClassVar[str]

    def __init__(
        self,
        view: Seen,
        question: Asked | None,
        deck: Deck,
        language: str,
        names: Sequence[str],
        last: Sequence[Event] = (),
    ) -> None:
        self.view = view
        self.question = question
        self.deck = deck
        self.language = language
        self.names = names
        self.last = last

    def say(self, said: object) -> str:
        whole = said if isinstance(said, Text) else text(f"{self.book}.plain", what=said)
        return whole.say(self.language, self.names)

    def word(self, key: str, /, **gaps: object) -> str:
        return self.say(text(f"{self.book}.{key}", **gaps))

    def order(self) -> list[int]:
        """Clockwise from the seat at the near side of the table, which is the reader's own."""
        near = self.view.seat or 0
        return [(near + step) % self.view.players for step in range(self.view.players)]

    def asks(self, *kinds: int) -> bool:
        return self.question is not None and self.question.kind in kinds

    def option(self, option: int, *kinds: int) -> int | None:
        """The option, if it is open in one of these questions."""
        if self.question is None or not self.asks(*kinds) or option not in self.question.options:
            return None
        return option
