"""Reads the cards of Q from TOML and says in plain words what is wrong with a deck."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.decks import Printed, own_file, read
from camerlengo.core.game import NEWEST_RULES
from camerlengo.core.problems import Problems
from camerlengo.core.toml_lines import Where
from camerlengo.games.q import terms
from camerlengo.games.q.deck_file import (
    ActingEntry,
    CardEntry,
    CommonGoodsEntry,
    CountedEntry,
    EventEntry,
    OfTwo,
    QFile,
    by_language,
)
from camerlengo.games.q.state import Cards

CARDS_SINCE = 2  # the version of the rules to which cards.toml belongs
LEAST_TURNING, MOST_TURNING = 2, 4  # cards
LEAST_CARDS_TO_PLAY = (
    60  # of common cards with any number of players, so that the deal never empties the deck
)
LOADED_AT_ONCE = 0.05  # of all cards: about a hold


class Card(msgspec.Struct, frozen=True):
    """The printed cards of one kind. `name` and `history` are by language; only events have a date.

    `value` counts for the Spirituali and is below zero for the Zelanti; `clauses` are as in terms.CLAUSE.
    """

    id: str
    type: int
    name: Mapping[str, str]
    copies: int
    absent_with: int
    value: int
    seized: int
    clauses: tuple[int, ...]
    date: str
    history: Mapping[str, str]


class QDeck(Printed, frozen=True):
    kinds: tuple[Card, ...]
    cards: Cards


@functools.cache
def standard_deck(rules: int = NEWEST_RULES) -> QDeck:
    """The deck that belongs to a version of the rules."""
    return read_deck(own_file(__package__, f"cards-{rules}.toml" if rules < CARDS_SINCE else "cards.toml"))


def read_deck(source: str) -> QDeck:
    """Raises DeckError with every problem that is found."""
    file = read(source, QFile, _check)
    kinds = tuple(_card(entry) for entry in file.card)
    return QDeck(file.edition, source, kinds, _cards(kinds))


def _card(entry: CardEntry) -> Card:
    value = seized = 0
    if isinstance(entry, CountedEntry):
        value, seized = entry.side * entry.value, entry.side * entry.seized
    clauses: list[int] = []
    if isinstance(entry, ActingEntry):
        clauses = [number for effect in entry.effects for number in effect.numbers()]
    event = isinstance(entry, EventEntry)
    return Card(
        id=entry.id,
        type=entry.type,
        name=by_language(entry, "name"),
        copies=entry.copies,
        absent_with=entry.absent_with,
        value=value,
        seized=seized,
        clauses=tuple(clauses),
        date=entry.date if isinstance(entry, EventEntry) else "",
        history=by_language(entry, "history") if event else {},
    )


# --- what the rules ask of a deck -----------------------------------------------------------------


def _check(file: QFile, problems: Problems) -> None:
    for number, entry in enumerate(file.card):
        where: Where = ("card", number)
        if isinstance(entry, CountedEntry) and problems.clear(where, "side", "value", "seized"):
            _check_seized(entry, where, problems)
        if isinstance(entry, ActingEntry):
            _check_effects(entry, (*where, "effects"), problems)
    counted = ("copies", "absent_with", "effects")
    if file.card and all(problems.clear(("card", number), *counted) for number in range(len(file.card))):
        _check_numbers([_card(entry) for entry in file.card], problems)


def _check_seized(entry: CountedEntry, where: Where, problems: Problems) -> None:
    """Q-52: a seized ship ruins books and rare goods and leaves common goods alone."""
    expected = entry.value if isinstance(entry, CommonGoodsEntry) else 0
    problems.count((*where, "seized"), "q.deck.seized", expected, entry.seized)


def _check_effects(entry: ActingEntry, where: Where, problems: Problems) -> None:
    if problems.was_read(where) and not entry.effects:
        problems.add(where, "q.deck.no_effect")
    for number, effect in enumerate(entry.effects):
        same = isinstance(effect, OfTwo) and effect.who == effect.whom
        if same and problems.clear((*where, number)):
            problems.add((*where, number), "q.deck.same_office")


def _check_numbers(kinds: Sequence[Card], problems: Problems) -> None:
    """Q-50, Q-53."""
    where: Where = ("card",)
    if len(kinds) > terms.MOST_KINDS:
        problems.add(where, "q.deck.kinds", most=terms.MOST_KINDS, found=len(kinds))
    events = sum(card.copies for card in kinds if card.type == terms.EVENT)
    commons = sum(card.copies for card in kinds if card.type != terms.EVENT)
    problems.count(where, "q.deck.events", terms.EVENTS, events)
    problems.count(where, "q.deck.commons", terms.COMMONS, commons)
    for players in (5, 6):
        absent = sum(card.copies for card in kinds if card.absent_with == players)
        if events + commons - absent < LEAST_CARDS_TO_PLAY:
            problems.add(where, "q.deck.absent", players=players, least=LEAST_CARDS_TO_PLAY)
    turning = sum(card.copies for card in kinds if turns_a_faction(card))
    if not LEAST_TURNING <= turning <= MOST_TURNING:
        problems.add(where, "q.deck.turning", found=turning)


def turns_a_faction(card: Card) -> bool:
    return any(effect in (terms.TURN_ROLE, terms.TURN_OFFICE) for effect in card.clauses[1 :: terms.CLAUSE])


# --- onto the table -------------------------------------------------------------------------------


def _cards(kinds: Sequence[Card]) -> Cards:
    cards = Cards()
    cards.kinds = len(kinds)
    cards.names = [dict(card.name) for card in kinds]
    cards.type = [card.type for card in kinds]
    cards.copies = [card.copies for card in kinds]
    cards.absent = [card.absent_with for card in kinds]
    cards.value = [card.value for card in kinds]
    cards.value_seized = [card.seized for card in kinds]
    cards.clauses = [list(card.clauses) for card in kinds]
    cards.in_a_hold = [
        LOADED_AT_ONCE * sum(card.copies * card.value for card in kinds if card.type == kind)
        for kind in range(terms.TYPES)
    ]
    cards.ruinable = [_ruinable(kinds, terms.SPIRITUALI), _ruinable(kinds, terms.ZELANTI)]
    return cards


def _ruinable(kinds: Sequence[Card], side: int) -> float:
    """How much of the values for one side a seizure takes away (Q-52)."""
    theirs = [card for card in kinds if card.value * side > 0]
    whole = sum(card.copies * abs(card.value) for card in theirs)
    left = sum(card.copies * abs(card.seized) for card in theirs)
    return 1.0 - left / whole if whole else 0.0
