"""The shape of the file of a deck: the cards of Habemus Papam."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from camerlengo.core.decks import DeckFile
from camerlengo.core.shapes import AS_WRITTEN, Names, Says, Shape, Sourced, Words
from camerlengo.core.texts import LANGUAGES
from camerlengo.games.habemus_papam import terms

SOURCES = ("rulebook", "review", "history", "reconstruction", "printed", "own")
FACTION_NAMES = {
    "france": terms.FRANCE,
    "spain": terms.SPAIN,
    "innocent": terms.INNOCENT,
    "urban": terms.URBAN,
}
SINGLE_SYMBOLS = {
    "dove": terms.DOVE,
    "louis": terms.TWO_LOUIS,
    "mazarin": terms.TWO_MAZARIN,
}  # each on one of the 18
PAIR_SYMBOLS = {
    "eagle": terms.EAGLE,
    "galley": terms.GALLEY,
    "nunciature": terms.NUNCIATURE,
    "holy_office": terms.HOLY_OFFICE,
    "bees": terms.BEES,
    "squadron": terms.SQUADRON,
}
SYMBOL_NAMES = {"none": terms.NO_SYMBOL, **SINGLE_SYMBOLS, **PAIR_SYMBOLS}
ACTION_NAMES = ("ten_gold", "bid_second", "best_twice", "three_rubies", "bribe", "swap")
NEED_NAMES = {
    **FACTION_NAMES,
    "felipe": terms.NEED_FELIPE,
    "mazarin": terms.NEED_MAZARIN,
    "louis": terms.NEED_LOUIS,
}
LONGEST_SHORT_NAME = 12
LONGEST_SENTENCE = 200

FROM = Sourced(SOURCES)
Count = Annotated[int, Meta(ge=0, le=99), FROM]
Sentence = Annotated[str, Meta(max_length=LONGEST_SENTENCE), AS_WRITTEN, Says("habemus_papam.deck.history")]


class PersonEntry(Shape, kw_only=True):
    name: Annotated[str, FROM]
    short: Annotated[str, Meta(max_length=LONGEST_SHORT_NAME)]
    age: Count
    history_en: Sentence | None = None
    history_it: Sentence | None = None
    history_fr: Sentence | None = None

    def history(self) -> dict[str, str]:
        given = {language: getattr(self, f"history_{language}") for language in LANGUAGES}
        return {language: sentence for language, sentence in given.items() if sentence is not None}


class LateArrivalEntry(PersonEntry, kw_only=True):
    """HP-07: which words there are for a symbol depends on those that the deck adds."""

    symbol: Annotated[str, FROM]


class LeaderEntry(PersonEntry, kw_only=True):
    faction: Annotated[int, Words(FACTION_NAMES), FROM]


class CardinalEntry(LeaderEntry, kw_only=True):
    symbol: Annotated[str, FROM]


Need = Annotated[int, Meta(ge=1, le=20)]


class NeedsEntry(Shape):
    """By the words of NEED_NAMES."""

    france: Need = 0
    spain: Need = 0
    innocent: Need = 0
    urban: Need = 0
    felipe: Need = 0
    mazarin: Need = 0
    louis: Need = 0


class OrderEntry(Shape, kw_only=True):
    cards: Annotated[int, Meta(ge=1, le=99), FROM]
    votes: Count
    needs: NeedsEntry = msgspec.field(default_factory=NeedsEntry)
    most_leaders: bool = False
    source: Annotated[str, Words(SOURCES)] | None = None


class Louis(Shape):
    """The list says what none, one, two … of the cards are worth, for the other kings too."""

    cards: Count
    votes: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], FROM]


class Mazarin(Shape):
    cards: Count
    gold_for_a_vote: Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], FROM]


class Felipe(Shape):
    cards: Count
    gold: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], FROM]


class Squadrone(Shape):
    price: Count
    votes: Count


class Actions(Shape):
    """In the order of ACTION_NAMES."""

    ten_gold: Count
    bid_second: Count
    best_twice: Count
    three_rubies: Count
    bribe: Count
    swap: Count


class HabemusPapamFile(DeckFile, tag="habemus_papam", kw_only=True):
    same_age: Annotated[str, Words(("listed_first", "listed_last"))] | None = None
    symbols: dict[str, Names | str] = msgspec.field(default_factory=dict)
    cardinal: tuple[CardinalEntry, ...]
    late_arrival: tuple[LateArrivalEntry, ...]
    leader: tuple[LeaderEntry, ...]
    order: tuple[OrderEntry, ...]
    louis: Louis
    mazarin: Mazarin
    felipe: Felipe
    squadrone: Squadrone
    actions: Actions
