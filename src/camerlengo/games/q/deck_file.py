"""The shape of the file of a deck: the cards of Q."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from msgspec import Meta

from camerlengo.core.decks import DeckFile
from camerlengo.core.shapes import AS_WRITTEN, Says, Shape, Sourced, Unique, Words
from camerlengo.core.texts import LANGUAGES
from camerlengo.games.q import terms

SOURCES = ("rulebook", "design", "printed", "own")
TYPE_NAMES = {
    "event": terms.EVENT,
    "book": terms.BOOK,
    "common_goods": terms.COMMON_GOODS,
    "rare_goods": terms.RARE_GOODS,
    "intrigue": terms.INTRIGUE,
}
SIDE_NAMES = {"spirituali": terms.SPIRITUALI, "zelanti": terms.ZELANTI}
ROLE_NAMES = {
    "ludovico": terms.LUDOVICO,
    "perna": terms.PERNA,
    "miquez": terms.MIQUEZ,
    "q": terms.Q,
    "vendramin": terms.VENDRAMIN,
    "zeno": terms.ZENO,
}
OFFICE_NAMES = {
    "first_player": terms.FIRST_PLAYER,
    "first_to_load": terms.FIRST_TO_LOAD,
    "seizer": terms.SEIZER,
}
WHO_NAMES = {**OFFICE_NAMES, "all": terms.ALL}
CONDITION_NAMES = {
    "always": terms.ALWAYS,
    "paolo_lives": terms.PAOLO_LIVES,
    "paolo_dead": terms.PAOLO_DEAD,
    "seized": terms.IF_SEIZED,
    "not_seized": terms.IF_FREE,
    **{f"with_{name}": terms.IF_WITH + kind for name, kind in TYPE_NAMES.items()},
    **{f"without_{name}": terms.IF_WITHOUT + kind for name, kind in TYPE_NAMES.items()},
}
COUNTED_TYPES = {"book": terms.BOOK, "common_goods": terms.COMMON_GOODS, "rare_goods": terms.RARE_GOODS}
TOUCHED_TYPES = {**COUNTED_TYPES, "intrigue": terms.INTRIGUE}
LARGEST_VALUE = 20
MOST_COPIES = 20
MOST_DRAWN = 3  # cards by one effect
LONGEST_SENTENCE = 200

Condition = Annotated[int, Words(CONDITION_NAMES)]
Side = Annotated[int, Words(SIDE_NAMES)]
Type = Annotated[int, Words(TYPE_NAMES)]
Counted = Annotated[int, Words(COUNTED_TYPES)]
Touched = Annotated[int, Words(TOUCHED_TYPES)]
Role = Annotated[int, Words(ROLE_NAMES)]
Office = Annotated[int, Words(OFFICE_NAMES)]
Concerned = Annotated[int, Words(WHO_NAMES)]
Worth = Annotated[int, Meta(ge=1, le=LARGEST_VALUE)]
Drawn = Annotated[int, Meta(ge=1, le=MOST_DRAWN)]
FROM = Sourced(SOURCES)
Sentence = Annotated[str, Meta(max_length=LONGEST_SENTENCE), AS_WRITTEN, Says("q.deck.history")]


# --- effects: what a card does, and what it needs for it --------------------------------------------


class Clause(Shape, kw_only=True, tag_field="do"):
    effect: ClassVar[int]

    when: Condition = terms.ALWAYS

    def numbers(self) -> list[int]:
        """As in terms.CLAUSE."""
        needs = [getattr(self, name) for name in self.__struct_fields__ if name != "when"]
        clause = [self.when, self.effect, *needs]
        return clause + [0] * (terms.CLAUSE - len(clause))


class Points(Clause, tag="points"):
    effect = terms.POINTS
    side: Side
    points: Worth


class PointsEach(Clause, tag="points_each"):
    effect = terms.POINTS_EACH
    side: Side
    points: Worth
    each: Type


class Cancel(Clause, tag="cancel"):
    effect = terms.CANCEL
    what: Touched


class OfCounted(Clause):
    what: Counted


class Protect(OfCounted, tag="protect"):
    effect = terms.PROTECT


class Double(OfCounted, tag="double"):
    effect = terms.DOUBLE


class SeizeShip(Clause, tag="seize_ship"):
    effect = terms.SEIZE_SHIP


class FreeShip(Clause, tag="free_ship"):
    effect = terms.FREE_SHIP


class OfTwo(Clause):
    who: Office
    whom: Office


class Look(OfTwo, tag="look"):
    effect = terms.LOOK


class SwapHands(OfTwo, tag="swap_hands"):
    effect = terms.SWAP_HANDS


class OfOne(Clause):
    who: Office


class Redraw(OfOne, tag="redraw"):
    effect = terms.REDRAW


class MakeFirst(OfOne, tag="make_first"):
    effect = terms.MAKE_FIRST


class SealBack(Clause, tag="seal_back"):
    effect = terms.SEAL_BACK
    who: Concerned


class Draw(Clause, tag="draw"):
    effect = terms.DRAW_CARDS
    who: Concerned
    cards: Drawn


class Feast(Clause, tag="feast"):
    effect = terms.FEAST
    cards: Drawn


class TurnRole(Clause, tag="turn"):
    effect = terms.TURN_ROLE
    role: Role


class TurnOffice(OfOne, tag="turn"):
    effect = terms.TURN_OFFICE


Effect = (
    Points
    | PointsEach
    | Cancel
    | Protect
    | Double
    | SeizeShip
    | FreeShip
    | Look
    | SwapHands
    | Redraw
    | MakeFirst
    | SealBack
    | Draw
    | Feast
    | TurnRole
    | TurnOffice
)


# --- cards ----------------------------------------------------------------------------------------


class CardEntry(Shape, kw_only=True, tag_field="type"):
    type: ClassVar[int]

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,29}$"), Says("q.deck.id")]
    name_en: str
    name_it: str
    name_fr: str
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES), FROM]
    absent_with: Annotated[int, Meta(ge=5, le=6)] = 0


class CountedEntry(CardEntry, kw_only=True):
    """A book or goods: a value for one side, and the value for a seized ship."""

    side: Side
    value: Annotated[int, Meta(ge=1, le=LARGEST_VALUE), FROM]
    seized: Annotated[int, Meta(ge=0, le=LARGEST_VALUE), FROM]


class BookEntry(CountedEntry, tag="book"):
    type = terms.BOOK


class CommonGoodsEntry(CountedEntry, tag="common_goods"):
    type = terms.COMMON_GOODS


class RareGoodsEntry(CountedEntry, tag="rare_goods"):
    type = terms.RARE_GOODS


class ActingEntry(CardEntry, kw_only=True):
    """A card that does something."""

    effects: tuple[Effect, ...]
    source: Annotated[str, Words(SOURCES)] | None = None


class IntrigueEntry(ActingEntry, tag="intrigue"):
    type = terms.INTRIGUE


class EventEntry(ActingEntry, kw_only=True, tag="event"):
    type = terms.EVENT
    date: Annotated[str, Meta(pattern=r"^1[0-9]{3}(-[01][0-9](-[0-3][0-9])?)?$"), Says("q.deck.date")]
    history_en: Sentence
    history_it: Sentence
    history_fr: Sentence


Entry = EventEntry | BookEntry | CommonGoodsEntry | RareGoodsEntry | IntrigueEntry


class QFile(DeckFile, tag="q", kw_only=True):
    card: Annotated[tuple[Entry, ...], Unique("id", "name_en", "name_it", "name_fr")]


def by_language(entry: CardEntry, key: str) -> dict[str, str]:
    texts: dict[str, Any] = {language: getattr(entry, f"{key}_{language}") for language in LANGUAGES}
    return {language: text.strip() for language, text in texts.items()}
