"""Reads the cards of Q from TOML and says in plain words what is wrong with a deck."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

import msgspec

from camerlengo.core.decks import Problems, SourceMap, Where
from camerlengo.core.game import NEWEST_RULES
from camerlengo.core.texts import LANGUAGES
from camerlengo.games.q.ship import Cards
from camerlengo.games.q.terms import (
    ALL,
    ALWAYS,
    BOOK,
    CANCEL,
    CLAUSE,
    COMMON_GOODS,
    COMMONS,
    DOUBLE,
    DRAW_CARDS,
    EVENT,
    EVENTS,
    FEAST,
    FIRST_PLAYER,
    FIRST_TO_LOAD,
    FREE_SHIP,
    IF_FREE,
    IF_SEIZED,
    IF_WITH,
    IF_WITHOUT,
    INTRIGUE,
    LOOK,
    LUDOVICO,
    MAKE_FIRST,
    MIQUEZ,
    MOST_KINDS,
    PAOLO_DEAD,
    PAOLO_LIVES,
    PERNA,
    POINTS,
    POINTS_EACH,
    PROTECT,
    RARE_GOODS,
    REDRAW,
    SEAL_BACK,
    SEIZE_SHIP,
    SEIZER,
    SPIRITUALI,
    SWAP_HANDS,
    TURN_OFFICE,
    TURN_ROLE,
    TYPES,
    VENDRAMIN,
    ZELANTI,
    ZENO,
)
from camerlengo.games.q.terms import Q as ROLE_Q

SOURCES = ("rulebook", "design", "printed", "own")
TYPE_NAMES = {
    "event": EVENT,
    "book": BOOK,
    "common_goods": COMMON_GOODS,
    "rare_goods": RARE_GOODS,
    "intrigue": INTRIGUE,
}
SIDE_NAMES = {"spirituali": SPIRITUALI, "zelanti": ZELANTI}
ROLE_NAMES = {
    "ludovico": LUDOVICO,
    "perna": PERNA,
    "miquez": MIQUEZ,
    "q": ROLE_Q,
    "vendramin": VENDRAMIN,
    "zeno": ZENO,
}
OFFICE_NAMES = {"first_player": FIRST_PLAYER, "first_to_load": FIRST_TO_LOAD, "seizer": SEIZER}
WHO_NAMES = {**OFFICE_NAMES, "all": ALL}
CONDITION_NAMES = {
    "always": ALWAYS,
    "paolo_lives": PAOLO_LIVES,
    "paolo_dead": PAOLO_DEAD,
    "seized": IF_SEIZED,
    "not_seized": IF_FREE,
    **{f"with_{name}": IF_WITH + kind for name, kind in TYPE_NAMES.items()},
    **{f"without_{name}": IF_WITHOUT + kind for name, kind in TYPE_NAMES.items()},
}
COUNTED_TYPES = {"book": BOOK, "common_goods": COMMON_GOODS, "rare_goods": RARE_GOODS}
TOUCHED_TYPES = {**COUNTED_TYPES, "intrigue": INTRIGUE}
Words = Mapping[str, int]
EFFECT_NAMES: dict[str, tuple[int, tuple[tuple[str, Words], ...]]] = {
    # What it does, and the things it needs, each with the words for it.
    "points": (POINTS, (("side", SIDE_NAMES), ("points", {}))),
    "points_each": (POINTS_EACH, (("side", SIDE_NAMES), ("points", {}), ("each", TYPE_NAMES))),
    "cancel": (CANCEL, (("what", TOUCHED_TYPES),)),
    "protect": (PROTECT, (("what", COUNTED_TYPES),)),
    "double": (DOUBLE, (("what", COUNTED_TYPES),)),
    "seize_ship": (SEIZE_SHIP, ()),
    "free_ship": (FREE_SHIP, ()),
    "look": (LOOK, (("who", OFFICE_NAMES), ("whom", OFFICE_NAMES))),
    "swap_hands": (SWAP_HANDS, (("who", OFFICE_NAMES), ("whom", OFFICE_NAMES))),
    "redraw": (REDRAW, (("who", OFFICE_NAMES),)),
    "make_first": (MAKE_FIRST, (("who", OFFICE_NAMES),)),
    "seal_back": (SEAL_BACK, (("who", WHO_NAMES),)),
    "draw": (DRAW_CARDS, (("who", WHO_NAMES), ("cards", {}))),
    "feast": (FEAST, (("cards", {}),)),
}
TURN = "turn"  # a role or an office
LARGEST_VALUE = 20
CARDS_SINCE = 2  # the version of the rules to which cards.toml belongs
MOST_COPIES = 20
MOST_DRAWN = 3  # cards by one effect
LEAST_TURNING, MOST_TURNING = 2, 4  # cards
LEAST_CARDS_TO_PLAY = (
    60  # of common cards with any number of players, so that the deal never empties the deck
)
LOADED_AT_ONCE = 0.05  # of all cards: about a hold
LONGEST_SENTENCE = 200
_DATE = re.compile(r"1[0-9]{3}(-[01][0-9](-[0-3][0-9])?)?")
_ID = re.compile(r"[a-z][a-z0-9_]{0,29}")


class Card(msgspec.Struct, frozen=True):
    """What is printed on cards of one kind. `name` and `history` are by language; only events have a date.

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


class QDeck(msgspec.Struct, frozen=True):
    edition: str
    source: str
    kinds: tuple[Card, ...]
    cards: Cards

    def __hash__(self) -> int:
        return hash(self.source)


@functools.cache
def standard_deck(rules: int = NEWEST_RULES) -> QDeck:
    """The deck that belongs to a version of the rules."""
    name = f"cards-{rules}.toml" if rules < CARDS_SINCE else "cards.toml"
    return read_deck((resources.files(__package__) / name).read_text(encoding="utf-8"))


def read_deck(source: str) -> QDeck:
    """Raises DeckError with every problem that is found."""
    problems = Problems(SourceMap(source))
    table = problems.parse(tomllib.loads, source)
    problems.expect_value(table, (), "game", ("q",))
    edition = problems.expect_text(table, (), "edition")
    problems.refuse_other_keys(table, (), ("game", "edition", "title", "card"))
    entries = problems.expect_tables(table, (), "card")
    before = len(problems.found)
    kinds = [_card(problems, entry, ("card", number)) for number, entry in enumerate(entries)]
    if len(problems.found) == before and entries:  # so that one mistake is reported once
        _check_names(problems, kinds)
        _check_numbers(problems, kinds)
    problems.stop_if_any()
    return QDeck(edition, source, tuple(kinds), _cards(kinds))


def _card(problems: Problems, entry: dict[str, Any], where: Where) -> Card:
    names = {language: problems.expect_text(entry, where, f"name_{language}") for language in LANGUAGES}
    kind = TYPE_NAMES.get(problems.expect_value(entry, where, "type", tuple(TYPE_NAMES)), INTRIGUE)
    name = problems.expect_text(entry, where, "id")
    if name and not _ID.fullmatch(name):
        problems.add((*where, "id"), "q.deck.id", id=name)
    copies = problems.expect_count(entry, where, "copies", SOURCES)
    if not 1 <= copies <= MOST_COPIES and "copies" in entry:
        problems.add((*where, "copies"), "q.deck.copies", most=MOST_COPIES)
    absent = problems.expect_number(entry, where, "absent_with", 5, 6) if "absent_with" in entry else 0
    keys = ["id", "type", "copies", "absent_with", *(f"name_{language}" for language in LANGUAGES)]
    value = seized = 0
    clauses: list[int] = []
    if kind in COUNTED_TYPES.values():
        keys += ["side", "value", "seized"]
        side = SIDE_NAMES.get(problems.expect_value(entry, where, "side", tuple(SIDE_NAMES)), SPIRITUALI)
        value = side * _points(problems, entry, where, "value", 1)
        seized = side * _points(problems, entry, where, "seized", 0)
        _check_seized(problems, where, kind, value, seized)
    else:
        keys += ["effects", "source"]
        clauses = _effects(problems, entry, where)
        if "source" in entry:
            problems.expect_value(entry, where, "source", SOURCES)
    if kind == EVENT:
        keys += ["date", *(f"history_{language}" for language in LANGUAGES)]
    problems.refuse_other_keys(entry, where, keys)
    date = _date(problems, entry, where) if kind == EVENT else ""
    history = _history(problems, entry, where) if kind == EVENT else {}
    return Card(name, kind, names, copies, absent, value, seized, tuple(clauses), date, history)


def _points(problems: Problems, entry: dict[str, Any], where: Where, key: str, least: int) -> int:
    points = problems.expect_count(entry, where, key, SOURCES)
    if key in entry and not least <= points <= LARGEST_VALUE:
        problems.add((*where, key), "q.deck.points", key=key, least=least, most=LARGEST_VALUE)
    return points


def _check_seized(problems: Problems, where: Where, kind: int, value: int, seized: int) -> None:
    """Q-52: a seized ship ruins books and rare goods and leaves common goods alone."""
    expected = value if kind == COMMON_GOODS else 0
    if seized != expected:
        problems.add((*where, "seized"), "q.deck.seized", expected=abs(expected), found=abs(seized))


def _effects(problems: Problems, entry: dict[str, Any], where: Where) -> list[int]:
    clauses: list[int] = []
    effects = problems.expect_tables(entry, where, "effects")
    if not effects and isinstance(entry.get("effects"), list):
        problems.add((*where, "effects"), "q.deck.no_effect")
    for number, effect in enumerate(effects):
        clauses += _clause(problems, effect, (*where, "effects", number))
    return clauses


def _clause(problems: Problems, effect: dict[str, Any], where: Where) -> list[int]:
    condition = ALWAYS
    if "when" in effect:
        word = problems.expect_value(effect, where, "when", tuple(CONDITION_NAMES))
        condition = CONDITION_NAMES.get(word, ALWAYS)
    do = problems.expect_value(effect, where, "do", (*EFFECT_NAMES, TURN))
    code: int
    needs: tuple[tuple[str, Words], ...]
    if do == TURN:
        by_role = "role" in effect
        code = TURN_ROLE if by_role else TURN_OFFICE
        needs = (("role", ROLE_NAMES),) if by_role else (("who", OFFICE_NAMES),)
        problems.refuse_other_keys(effect, where, ("do", "when", "role" if by_role else "who"))
    elif do:
        code, needs = EFFECT_NAMES[do]
        problems.refuse_other_keys(effect, where, ("do", "when", *(key for key, _ in needs)))
    else:
        return []
    clause = [condition, code]
    for key, words in needs:
        if words:
            clause.append(words.get(problems.expect_value(effect, where, key, tuple(words)), 0))
        else:
            most = MOST_DRAWN if key == "cards" else LARGEST_VALUE
            clause.append(problems.expect_number(effect, where, key, 1, most))
    if code in (LOOK, SWAP_HANDS) and clause[2] == clause[3]:
        problems.add(where, "q.deck.same_office")
    return clause + [0] * (CLAUSE - len(clause))


def _date(problems: Problems, entry: dict[str, Any], where: Where) -> str:
    date = problems.expect_text(entry, where, "date")
    if date and not _DATE.fullmatch(date):
        problems.add((*where, "date"), "q.deck.date", date=date)
    return date


def _history(problems: Problems, entry: dict[str, Any], where: Where) -> dict[str, str]:
    """A sentence in every language."""
    history: dict[str, str] = {}
    for language in LANGUAGES:
        key = f"history_{language}"
        sentence = entry.get(key)
        if not isinstance(sentence, str) or not 0 < len(sentence.strip()) <= LONGEST_SENTENCE:
            problems.add((*where, key), "q.deck.history", key=key, most=LONGEST_SENTENCE)
        else:
            history[language] = sentence.strip()
    return history


def _check_names(problems: Problems, kinds: Sequence[Card]) -> None:
    for language in ("id", *LANGUAGES):
        seen: set[str] = set()
        for number, card in enumerate(kinds):
            name = card.id if language == "id" else card.name[language]
            key = "id" if language == "id" else f"name_{language}"
            if name in seen:
                problems.add(("card", number, key), "q.deck.twice", name=name)
            seen.add(name)


def _check_numbers(problems: Problems, kinds: Sequence[Card]) -> None:
    """Q-50, Q-53."""
    if len(kinds) > MOST_KINDS:
        problems.add(("card",), "q.deck.kinds", most=MOST_KINDS, found=len(kinds))
    events = sum(card.copies for card in kinds if card.type == EVENT)
    commons = sum(card.copies for card in kinds if card.type != EVENT)
    if events != EVENTS:
        problems.add(("card",), "q.deck.events", expected=EVENTS, found=events)
    if commons != COMMONS:
        problems.add(("card",), "q.deck.commons", expected=COMMONS, found=commons)
    for players in (5, 6):
        absent = sum(card.copies for card in kinds if card.absent_with == players)
        if events + commons - absent < LEAST_CARDS_TO_PLAY:
            problems.add(("card",), "q.deck.absent", players=players, least=LEAST_CARDS_TO_PLAY)
    turning = sum(card.copies for card in kinds if turns_a_faction(card))
    if not LEAST_TURNING <= turning <= MOST_TURNING:
        problems.add(("card",), "q.deck.turning", found=turning)


def turns_a_faction(card: Card) -> bool:
    return any(effect in (TURN_ROLE, TURN_OFFICE) for effect in card.clauses[1::CLAUSE])


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
        for kind in range(TYPES)
    ]
    cards.ruinable = [_ruinable(kinds, SPIRITUALI), _ruinable(kinds, ZELANTI)]
    return cards


def _ruinable(kinds: Sequence[Card], side: int) -> float:
    """How much of the values for one side a seizure takes away (Q-52)."""
    theirs = [card for card in kinds if card.value * side > 0]
    whole = sum(card.copies * abs(card.value) for card in theirs)
    left = sum(card.copies * abs(card.seized) for card in theirs)
    return 1.0 - left / whole if whole else 0.0
