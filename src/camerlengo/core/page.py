"""The base of the page of every game: a reader with a view, a language and perhaps a question."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, cast

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.memory import Memory
from camerlengo.core.texts import Named, Text, text
from camerlengo.core.view import View

Made = TypeVar("Made")
Seen = TypeVar("Seen", bound=View)
Deck = TypeVar("Deck")


class PageQuestion(Protocol):
    """The reader's own open question: `table.Question`, or anything that has as much."""

    @property
    def kind(self) -> int:
        """The number of the question."""

    @property
    def options(self) -> Collection[int]:
        """The options that are legal now."""


MOST_DECKS = 24  # with a language each: those of the standard games, and some that people have made
FACTS = 300  # that a table remembers at least
_made_once: dict[tuple[type, int, str], tuple[object, dict[Hashable, Any]]] = {}
_MISSING: Final = object()
check_once = False  # whether all that was made once is compared with what would be made now: for tests


class Reason(msgspec.Struct, frozen=True):
    """The words of a tip, which also stand beside a card close up.

    `why` says first why the thing cannot be chosen; `rule` is the number of the rule behind the words; `more`
    is a place on another page of the rules, as "part#place", with the words of the link to it. `unseen` is
    what the table shows, for those who listen.
    """

    sentences: tuple[str, ...] = ()
    why: str = ""
    rule: str = ""
    more: tuple[str, str] | None = None
    unseen: tuple[str, ...] = ()


class Subject(msgspec.Struct, frozen=True):
    """Something that a player can look up: its name, and what there is to say of it now.

    The keys 1 to 9 look up the subjects that have a `digit`, in their order.
    """

    name: str
    says: str
    digit: bool = False


class GamePage(Generic[Seen, Deck]):
    """Everything is made from the view of the reader's seat, so that no page can say more than it may.

    A game brings a class `Page` that adds `table`. `last` is what the reader knows of the latest turn (see
    `recent`); `book` is where the page has its words.
    """

    book: ClassVar[str]
    coach: ClassVar[
        Sequence[tuple[str, str]]
    ] = ()  # for a first game: text `<game>.coach.<key>`, question name

    def __init__(
        self,
        view: Seen,
        question: PageQuestion | None,
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
        self.placed: set[int] = set()  # options that lie somewhere on the table
        self.reasons: dict[str, Reason] = {}  # by id
        self.memory: Memory[tuple[Any, dict[str, Reason]]] = Memory(
            FACTS
        )  # the server brings that of a table

    @classmethod
    def sheets(cls) -> Mapping[str, Sequence[str]]:
        """Drawings that most tables show, to come in one file with others: by its name, their paths."""
        return {}

    @classmethod
    def recent(cls, events: Sequence[Event]) -> Sequence[Event]:
        """The part of the reader's events that the page gets as `last`: the turn of the last to act."""
        actor = next((event.seat for event in reversed(events) if event.seat >= 0), -1)
        first = len(events)
        while first and (events[first - 1].seat == actor or events[first - 1].seat < 0):
            first -= 1
        return events[first:]

    # --- for the template ---

    def extras(self) -> dict[str, Any]:
        """What the template of the game gets as `extra`."""
        table = self.table()  # it places options and gives reasons
        return {
            "order": self.order(),
            "panel": self.panel,
            "number": False,
            "cover": None,
            **table,
            "loose": self.loose(),
            "reasons": self.reasons,
        }

    def table(self) -> dict[str, Any]:
        """What the page of this game shows beside the view."""
        return {}

    def subjects(self) -> list[Subject]:
        """What a player can look up by its name, in words for those who do not see the table."""
        return []

    def order(self) -> list[int]:
        """Clockwise from the seat at the near side of the table, which is the reader's own."""
        near = self.view.seat or 0
        return [(near + step) % self.view.players for step in range(self.view.players)]

    def once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What depends on the deck, the language and the key alone: it is made once for all pages.

        Nobody may change it, and nothing of the view or of the players' names may be in it.
        """
        found = self._made.get(key, _MISSING)
        if found is _MISSING:
            found = self._made[key] = make()
        elif check_once and found != make():
            raise AssertionError(f"{key} depends on more than the deck and the language")
        return cast(Made, found)

    @cached_property
    def _made(self) -> dict[Hashable, Any]:
        mine = (type(self), id(self.deck), self.language)
        known = _made_once.get(mine)
        if known is None:
            while len(_made_once) >= MOST_DECKS:
                del _made_once[next(iter(_made_once))]
            known = _made_once[mine] = (self.deck, {})  # the deck is kept, so its id stays its own
        return known[1]

    def kept(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What depends on the deck, the language, the names of the players and the key alone.

        It is made once for all pages of a table, with the reasons that `make` explains. Nobody may change it.
        The key holds all of the view that it is made from. It places no options.
        """
        found = self.memory.get(key)
        if found is None or check_once:
            reasons, self.reasons, placed = self.reasons, {}, len(self.placed)
            fresh = make(), self.reasons
            self.reasons = reasons
            if check_once and (placed != len(self.placed) or (found is not None and found != fresh)):
                raise AssertionError(f"{key} does not name all that this depends on")
            if found is None:
                self.memory.put(key, fresh)
            found = fresh
        self.reasons.update(found[1])
        return cast(Made, found[0])

    # --- words ---

    def say(self, said: object) -> str:
        """A text or a plain value as a sentence in the reader's language."""
        whole = said if isinstance(said, Text | Named) else text(f"{self.book}.plain", what=said)
        return whole.say(self.language, self.names)

    def word(self, key: str, /, **gaps: object) -> str:
        """The sentence with this key in the book of the game."""
        return self.say(text(f"{self.book}.{key}", **gaps))

    def explain(
        self,
        key: str,
        *sentences: str,
        why: str = "",
        rule: str = "",
        more: tuple[str, str] | None = None,
        unseen: tuple[str, ...] = (),
    ) -> str:
        """Keeps a reason for the page and returns its id."""
        self.reasons[key] = Reason(sentences, why, rule, more, unseen)
        return key

    # --- what is asked ---

    @property
    def panel(self) -> str | None:
        """The panel where the answer lies, where a phone has to lead to it."""
        return None

    def asks(self, *kinds: int) -> bool:
        """Whether the reader's open question is one of these."""
        return self.question is not None and self.question.kind in kinds

    def option(self, option: int, *kinds: int) -> int | None:
        """The option, if it is open in one of these questions; then it has its place on the table."""
        if self.question is None or not self.asks(*kinds) or option not in self.question.options:
            return None
        self.placed.add(option)
        return option

    def loose(self) -> list[int]:
        """The options that lie nowhere on the table: they become buttons beside the question."""
        if self.question is None:
            return []
        return [option for option in self.question.options if option not in self.placed]
