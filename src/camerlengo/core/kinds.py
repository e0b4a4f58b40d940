"""The kinds of questions and events of a game, each declared once beside its number in the terms.

Rules use numbers: `TAKE: Final = 0`. A declaration gives the number its name and says all that there is to
say of it. `declare_questions` and `declare_events` refuse names and numbers that do not fit the terms.

An option has a code, too: a short word such as `2r` that people can read and type. `Codes` writes and reads
the codes of a question.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, TypeVar

import msgspec

LONGEST_CODE = 16  # characters
CODE = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]{0,15}")  # safe in an address, and in the text form of a record
NUMBER = re.compile(r"[0-9]{1,9}")

ALL = "all"  # audiences of events
SEAT = "seat"
NOBODY = "nobody"


class QuestionKind(msgspec.Struct, frozen=True):
    """A question the rules can ask.

    Its options are always numbers from 0 to `size` - 1: one fixed domain. `codes` has a code for each of
    them, or makes them from the deck; without it the number is the code. Where the question is `anonymous`,
    the others learn only that somebody is asked, not who.
    """

    number: int
    name: str
    size: int
    codes: tuple[str, ...] | Callable[[Any], Sequence[str]] = ()
    anonymous: bool = False


class EventKind(msgspec.Struct, frozen=True):
    """Something the rules can tell.

    `about` names the numbers of the event, `each` those that follow any number of times. `audience` says who
    may know: ALL, only the SEAT that it happens to, or NOBODY, for an event that only marks that somebody
    learned something. If it `reveals` what somebody did not know, nothing
    before it can be undone.
    """

    number: int
    name: str
    about: tuple[str, ...] = ()
    each: tuple[str, ...] = ()
    audience: str = ALL
    reveals: bool = False


Kind = TypeVar("Kind", QuestionKind, EventKind)


def declare_questions(terms: ModuleType, *kinds: QuestionKind) -> tuple[QuestionKind, ...]:
    """The questions of a game. Raises ValueError if they do not fit its terms."""
    for kind in kinds:
        if not callable(kind.codes) and kind.codes and Codes(kind.codes, kind.size).written != kind.codes:
            raise ValueError(f"{kind.name!r} needs {kind.size} codes that are short, unique and no numbers")
    return _declared(terms, kinds)


def declare_events(terms: ModuleType, *kinds: EventKind) -> tuple[EventKind, ...]:
    """The events of a game. Raises ValueError if they do not fit its terms."""
    for kind in kinds:
        if kind.audience not in (ALL, SEAT, NOBODY):
            raise ValueError(f"{kind.name!r} has no such audience as {kind.audience!r}")
    return _declared(terms, kinds)


def _declared(terms: ModuleType, kinds: tuple[Kind, ...]) -> tuple[Kind, ...]:
    names = Counter(kind.name for kind in kinds)
    for place, kind in enumerate(kinds):
        constant = kind.name.upper()
        if names[kind.name] > 1:
            raise ValueError(f"{kind.name!r} is declared twice")
        if kind.number != place:
            raise ValueError(f"{kind.name!r} has number {kind.number}, but stands at place {place}")
        if getattr(terms, constant, None) != kind.number:
            raise ValueError(
                f"{kind.name!r} has number {kind.number}, "
                f"but {constant} is {getattr(terms, constant, None)} in {terms.__name__}"
            )
    return kinds


class Codes:
    """The codes of a question, one for each option.

    A code that cannot be used, since it is too long or occurs twice, is replaced by the number of the option.
    So a code that looks like a number is always the number of its option.
    """

    def __init__(self, wanted: Sequence[str], size: int) -> None:
        counts = Counter(code.lower() for code in wanted)
        self.written = tuple(
            code if _fits(code, option) and counts[code.lower()] == 1 else str(option)
            for option, code in enumerate([*wanted[:size], *[""] * (size - len(wanted))])
        )
        self._options = {code.lower(): option for option, code in enumerate(self.written)}

    def read(self, code: str) -> int | None:
        """The option with this code or number, whether in capitals or not; None if there is none."""
        option = self._options.get(code.lower())
        if option is None and NUMBER.fullmatch(code) and int(code) < len(self.written):
            option = int(code)
        return option


def _fits(code: str, option: int) -> bool:
    return CODE.fullmatch(code) is not None and (NUMBER.fullmatch(code) is None or code == str(option))


def codes_of(kind: QuestionKind, deck: Any) -> Codes:
    """The codes of a question with this deck."""
    return Codes(kind.codes(deck) if callable(kind.codes) else kind.codes, kind.size)


def without_name(kind: QuestionKind, code: str) -> str:
    """The code alone, also where the name of the question stands before it: `take 2r`."""
    first, _, rest = code.strip().partition(" ")
    return rest.strip() if first.lower() == kind.name and rest else code.strip()


SMALL_WORDS = frozenset({"a", "an", "and", "at", "by", "for", "in", "of", "on", "the", "to", "with"})


def code_from(name: str, longest: int = LONGEST_CODE) -> str:
    """A code made from a name: ASCII, in small letters, with whole words as far as they fit."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    spoken = plain.replace("'", "").split()
    kept = [word for word in spoken if word not in SMALL_WORDS] or spoken
    words = [word for word in (re.sub(r"[^a-z0-9]+", "-", one).strip("-") for one in kept) if word]
    while len(words) > 1 and len("-".join(words)) > longest:
        words.pop()
    return "-".join(words)[:longest].strip("-")
