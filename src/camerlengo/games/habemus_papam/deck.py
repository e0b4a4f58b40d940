"""Reads the cards of Habemus Papam from TOML and says in plain words what is wrong with a deck."""

from __future__ import annotations

import functools
import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

import msgspec

from camerlengo.core.decks import Problems, SourceMap, Where
from camerlengo.core.texts import LANGUAGES, Listed, Named, Text, text
from camerlengo.games.habemus_papam.state import Cards
from camerlengo.games.habemus_papam.terms import (
    BEES,
    CARDINALS,
    DOVE,
    EAGLE,
    FIRST_PAIR,
    FRANCE,
    GALLEY,
    HOLY_OFFICE,
    INNOCENT,
    LATE_ARRIVALS,
    LEADERS,
    MOST_ORDERS,
    NEED_FELIPE,
    NEED_LOUIS,
    NEED_MAZARIN,
    NEEDS,
    NO_FACTION,
    NO_SYMBOL,
    NOBODY,
    NUNCIATURE,
    PEOPLE,
    SPAIN,
    SQUADRON,
    SYMBOLS,
    TWO_LOUIS,
    TWO_MAZARIN,
    URBAN,
)

SOURCES = ("rulebook", "review", "history", "reconstruction", "printed", "own")
FACTION_NAMES = {"france": FRANCE, "spain": SPAIN, "innocent": INNOCENT, "urban": URBAN}
CARDINALS_OF = {"france": 3, "spain": 5, "innocent": 5, "urban": 5}  # HP-01
SINGLE_SYMBOLS = {"dove": DOVE, "louis": TWO_LOUIS, "mazarin": TWO_MAZARIN}  # each on one of the 18
PAIR_SYMBOLS = {
    "eagle": EAGLE,
    "galley": GALLEY,
    "nunciature": NUNCIATURE,
    "holy_office": HOLY_OFFICE,
    "bees": BEES,
    "squadron": SQUADRON,
}
SYMBOL_NAMES = {"none": NO_SYMBOL, **SINGLE_SYMBOLS, **PAIR_SYMBOLS}
ACTION_NAMES = ("ten_gold", "bid_second", "best_twice", "three_rubies", "bribe", "swap")
NEED_NAMES = {**FACTION_NAMES, "felipe": NEED_FELIPE, "mazarin": NEED_MAZARIN, "louis": NEED_LOUIS}
KINGS = 13  # Louis, Mazarin and Felipe cards together (HP-02)
ACTION_CARDS = 14  # without the leaders (HP-03)
PILES = (("cardinal", CARDINALS), ("late_arrival", LATE_ARRIVALS), ("leader", LEADERS))
LONGEST_SHORT_NAME = 12
LONGEST_SENTENCE = 200
SYMBOL_KEY = re.compile(r"[a-z][a-z_]{1,19}")


class Person(msgspec.Struct, frozen=True):
    """Somebody who is shown on a card. `pile` is "cardinal", "late_arrival" or "leader".

    `history` is a sentence about the person by language; a deck of one's own may leave it out.
    """

    pile: str
    name: str
    short: str
    faction: int
    age: int
    symbol: int
    history: Mapping[str, str]


class Symbol(msgspec.Struct, frozen=True):
    """A symbol of a pair that the deck adds to those of the game: its word in the file, and its name."""

    key: str
    name: Mapping[str, str]


class Order(msgspec.Struct, frozen=True):
    """`needs` are counted as in terms.NEED_…; `cards` is how many such orders there are."""

    cards: int
    votes: int
    needs: tuple[int, ...]
    most_leaders: bool


class HabemusPapamDeck(msgspec.Struct, frozen=True):
    edition: str
    source: str
    people: tuple[Person, ...]
    orders: tuple[Order, ...]
    symbols: tuple[Symbol, ...]  # its own, numbered after those of the game
    cards: Cards

    def __hash__(self) -> int:
        return hash(self.source)

    def symbol_name(self, symbol: int) -> Text | Named:
        """A symbol as it is called in a sentence."""
        return _symbol_name(symbol, self.symbols)

    def symbol_picture(self, symbol: int) -> str:
        """The word for a symbol in the address of a drawing: an own one is drawn with its first letters."""
        if symbol < SYMBOLS:
            return _SYMBOL_KEYS[symbol]
        number = symbol - SYMBOLS
        return f"own{number}{self.symbols[number].key.replace('_', '')[:2]}"


_SYMBOL_KEYS = {number: key for key, number in SYMBOL_NAMES.items()}


def _symbol_name(symbol: int, own: Sequence[Symbol]) -> Text | Named:
    if symbol < SYMBOLS:
        return text(f"habemus_papam.symbol.{symbol}")
    return Named(own[symbol - SYMBOLS].name)


@functools.cache
def standard_deck() -> HabemusPapamDeck:
    return read_deck((resources.files(__package__) / "cards.toml").read_text(encoding="utf-8"))


def read_deck(source: str) -> HabemusPapamDeck:
    """Raises DeckError with every problem that is found."""
    problems = Problems(SourceMap(source))
    table = problems.parse(tomllib.loads, source)
    problems.expect_value(table, (), "game", ("habemus_papam",))
    edition = problems.expect_text(table, (), "edition")
    kings = ("louis", "mazarin", "felipe")
    piles = tuple(pile for pile, _ in PILES)
    known = ("game", "edition", "title", "same_age", "symbols", *piles, "order", *kings)
    problems.refuse_other_keys(table, (), (*known, "squadrone", "actions"))
    people, symbols = _people(problems, table)
    orders = _orders(problems, table)
    cards = Cards()
    _kings(problems, table, cards)
    _squadrone(problems, table, cards)
    _actions(problems, table, cards)
    _check_needs(problems, orders, cards)
    problems.stop_if_any()
    _people_onto(cards, people, table.get("same_age") == "listed_last")
    _orders_onto(cards, orders)
    return HabemusPapamDeck(edition, source, tuple(people), tuple(orders), tuple(symbols), cards)


# --- people ---------------------------------------------------------------------------------------


def _symbols(problems: Problems, table: dict[str, Any]) -> list[Symbol]:
    """HP-07: symbols of the deck itself, each with a name for all languages or one for each."""
    if "symbols" not in table:
        return []
    entries = problems.expect_table(table, (), "symbols")
    symbols = []
    for key, name in entries.items():
        where: Where = ("symbols", key)
        if key in SYMBOL_NAMES or not SYMBOL_KEY.fullmatch(key):
            problems.add(where, "habemus_papam.deck.symbol_key", key=key, known=Listed(tuple(SYMBOL_NAMES)))
        elif isinstance(name, dict):
            problems.refuse_other_keys(name, where, LANGUAGES)
            names = {language: problems.expect_text(name, where, language) for language in LANGUAGES}
            symbols.append(Symbol(key, names))
        else:
            said = problems.expect_text(entries, ("symbols",), key)
            symbols.append(Symbol(key, dict.fromkeys(LANGUAGES, said)))
    return symbols


def _people(problems: Problems, table: dict[str, Any]) -> tuple[list[Person], list[Symbol]]:
    before = len(problems.found)
    own = _symbols(problems, table)
    pairs = PAIR_SYMBOLS | {symbol.key: SYMBOLS + number for number, symbol in enumerate(own)}
    people: list[Person] = []
    places: list[Where] = []
    for pile, expected in PILES:
        entries = problems.expect_tables(table, (), pile)
        if len(entries) != expected and pile in table:
            problems.add((pile,), f"habemus_papam.deck.{pile}", expected=expected, found=len(entries))
        for number, entry in enumerate(entries):
            where: Where = (pile, number)
            people.append(_person(problems, entry, where, pile, pairs))
            places.append(where)
    if len(problems.found) == before:  # so that one mistake is reported once
        _check_names(problems, people, places)
        _check_ages(problems, table, people, places)
        _check_factions(problems, people)
        _check_symbols(problems, people, places, own)
    _check_history(problems, people, places)
    return people, own


def _person(
    problems: Problems, entry: dict[str, Any], where: Where, pile: str, pairs: dict[str, int]
) -> Person:
    keys = ["name", "short", "age", *(f"history_{language}" for language in LANGUAGES)]
    name = _sourced(problems, entry, where, "name")
    short = problems.expect_text(entry, where, "short")
    if len(short) > LONGEST_SHORT_NAME:
        problems.add((*where, "short"), "habemus_papam.deck.short", name=short, most=LONGEST_SHORT_NAME)
    age = problems.expect_count(entry, where, "age", SOURCES)
    faction, symbol = NO_FACTION, NO_SYMBOL
    if pile != "late_arrival":
        keys.append("faction")
        faction = FACTION_NAMES.get(
            _sourced(problems, entry, where, "faction", tuple(FACTION_NAMES)), NO_FACTION
        )
    if pile != "leader":
        keys.append("symbol")
        allowed = SYMBOL_NAMES | pairs if pile == "cardinal" else pairs
        symbol = allowed.get(_sourced(problems, entry, where, "symbol", tuple(allowed)), NO_SYMBOL)
    problems.refuse_other_keys(entry, where, keys)
    history = {
        language: entry[f"history_{language}"] for language in LANGUAGES if f"history_{language}" in entry
    }
    return Person(pile, name, short, faction, age, symbol, history)


def _sourced(
    problems: Problems, entry: dict[str, Any], where: Where, key: str, allowed: Sequence[str] | None = None
) -> str:
    """A word, alone or with where it comes from: `"Sforza"` or `{ value = "Sforza", source = "printed" }`."""
    value = entry.get(key)
    if isinstance(value, dict):
        if "source" in value:
            problems.expect_value(value, (*where, key), "source", SOURCES)
        problems.refuse_other_keys(value, (*where, key), ("value", "source"))
        entry = {key: value["value"]} if "value" in value else {}
    if allowed is None:
        return problems.expect_text(entry, where, key)
    return problems.expect_value(entry, where, key, allowed)


def _check_names(problems: Problems, people: Sequence[Person], places: Sequence[Where]) -> None:
    for key in ("name", "short"):
        seen: set[str] = set()
        for person, where in zip(people, places, strict=True):
            name = getattr(person, key)
            if name and name in seen:
                problems.add((*where, key), "habemus_papam.deck.twice", name=name)
            seen.add(name)


def _check_history(problems: Problems, people: Sequence[Person], places: Sequence[Where]) -> None:
    """A sentence in every language, or in none."""
    for person, where in zip(people, places, strict=True):
        for language in LANGUAGES if person.history else ():
            sentence: object = person.history.get(language)
            if not isinstance(sentence, str) or not 0 < len(sentence.strip()) <= LONGEST_SENTENCE:
                key = f"history_{language}"
                problems.add((*where, key), "habemus_papam.deck.history", key=key, most=LONGEST_SENTENCE)


def _check_ages(
    problems: Problems, table: dict[str, Any], people: Sequence[Person], places: Sequence[Where]
) -> None:
    """HP-07: all ages differ, or the deck says who counts as older."""
    if "same_age" in table:
        problems.expect_value(table, (), "same_age", ("listed_first", "listed_last"))
        return
    first: dict[int, Person] = {}
    for person, where in zip(people, places, strict=True):
        other = first.setdefault(person.age, person)
        if other is not person:
            problems.add(
                (*where, "age"),
                "habemus_papam.deck.age",
                name=person.name,
                other=other.name,
                age=person.age,
            )


def _check_factions(problems: Problems, people: Sequence[Person]) -> None:
    """HP-01: so many cardinals of each faction; HP-03: a leader of each."""
    for pile, expected in (("cardinal", CARDINALS_OF), ("leader", dict.fromkeys(FACTION_NAMES, 1))):
        found = Counter(person.faction for person in people if person.pile == pile)
        for name, faction in FACTION_NAMES.items():
            if found[faction] != expected[name]:
                problems.add(
                    (pile,),
                    f"habemus_papam.deck.{pile}s_of",
                    faction=text(f"habemus_papam.faction.{faction}"),
                    expected=expected[name],
                    found=found[faction],
                )


def _check_symbols(
    problems: Problems, people: Sequence[Person], places: Sequence[Where], own: Sequence[Symbol]
) -> None:
    """HP-06, HP-07: one dove, one friend of Louis, one of Mazarin; any other symbol stands on two cards."""
    bearers: dict[int, list[int]] = {}
    for number, person in enumerate(people):
        bearers.setdefault(person.symbol, []).append(number)
    for symbol in SINGLE_SYMBOLS.values():
        found = bearers.get(symbol, [])
        if len(found) != 1:
            problems.add(
                (*places[found[1]], "symbol") if found else ("cardinal",),
                "habemus_papam.deck.single",
                symbol=text(f"habemus_papam.symbol.{symbol}"),
                found=len(found),
            )
    for symbol, found in bearers.items():
        if symbol >= FIRST_PAIR and len(found) != 2:
            problems.add(
                (*places[found[-1]], "symbol"),
                "habemus_papam.deck.pair",
                symbol=_symbol_name(symbol, own),
                found=len(found),
                names=Listed(tuple(people[number].name for number in found)),
            )
    for number, listed in enumerate(own):
        if SYMBOLS + number not in bearers:
            problems.add(("symbols", listed.key), "habemus_papam.deck.unused", symbol=Named(listed.name))


def _people_onto(cards: Cards, people: Sequence[Person], last_is_older: bool) -> None:
    by_age = sorted(
        range(PEOPLE), key=lambda number: (people[number].age, number if last_is_older else -number)
    )
    cards.faction = [person.faction for person in people]
    cards.seniority = [by_age.index(number) for number in range(PEOPLE)]
    cards.partner = [_partner(people, number) for number in range(PEOPLE)]
    symbols = [person.symbol for person in people]
    cards.chigi = symbols.index(DOVE)
    cards.friend_of_louis = symbols.index(TWO_LOUIS)
    cards.friend_of_mazarin = symbols.index(TWO_MAZARIN)


def _partner(people: Sequence[Person], number: int) -> int:
    symbol = people[number].symbol
    if symbol < FIRST_PAIR:
        return NOBODY
    return next(other for other in range(PEOPLE) if other != number and people[other].symbol == symbol)


# --- orders ---------------------------------------------------------------------------------------


def _orders(problems: Problems, table: dict[str, Any]) -> list[Order]:
    before = len(problems.found)
    entries = problems.expect_tables(table, (), "order")
    orders = [_order(problems, entry, ("order", number)) for number, entry in enumerate(entries)]
    if len(problems.found) > before:
        return orders
    for number, order in enumerate(orders):
        if not any(order.needs) and not order.most_leaders:
            problems.add(("order", number), "habemus_papam.deck.order_empty", number=number + 1)
        for earlier, other in enumerate(orders[:number]):
            if (other.needs, other.most_leaders) == (order.needs, order.most_leaders):
                gaps = {"number": number + 1, "other": earlier + 1}
                problems.add(("order", number), "habemus_papam.deck.order_twice", **gaps)
    found = sum(order.cards for order in orders)
    if found != MOST_ORDERS:
        problems.add(("order",), "habemus_papam.deck.orders", expected=MOST_ORDERS, found=found)
    return orders


def _order(problems: Problems, entry: dict[str, Any], where: Where) -> Order:
    cards = problems.expect_count(entry, where, "cards", SOURCES)
    if not cards:
        problems.add((*where, "cards"), "habemus_papam.deck.no_card")
    votes = problems.expect_count(entry, where, "votes", SOURCES)
    needs = [0] * NEEDS
    if "needs" in entry:
        wanted = problems.expect_table(entry, where, "needs")
        for name in wanted:
            if name in NEED_NAMES:
                needs[NEED_NAMES[name]] = problems.expect_number(wanted, (*where, "needs"), name, 1, 20)
        problems.refuse_other_keys(wanted, (*where, "needs"), tuple(NEED_NAMES))
    most_leaders = entry.get("most_leaders", False)
    if not isinstance(most_leaders, bool):
        problems.add((*where, "most_leaders"), "habemus_papam.deck.yes_no", key="most_leaders")
    if "source" in entry:
        problems.expect_value(entry, where, "source", SOURCES)
    problems.refuse_other_keys(entry, where, ("cards", "votes", "needs", "most_leaders", "source"))
    return Order(cards, votes, tuple(needs), most_leaders is True)


def _check_needs(problems: Problems, orders: Sequence[Order], cards: Cards) -> None:
    """No order asks for more than there is: a leader has two crests."""
    there = {name: CARDINALS_OF[name] + 2 for name in FACTION_NAMES}
    there |= {"felipe": cards.felipe_cards, "mazarin": cards.mazarin_cards, "louis": cards.louis_cards}
    if problems.found:  # those numbers may be wrong themselves
        return
    for number, order in enumerate(orders):
        for name, need in NEED_NAMES.items():
            if order.needs[need] > there[name]:
                gaps = {"number": number + 1, "key": name, "n": order.needs[need], "found": there[name]}
                problems.add(("order", number, "needs", name), "habemus_papam.deck.beyond", **gaps)


def _orders_onto(cards: Cards, orders: Sequence[Order]) -> None:
    cards.needs = [list(order.needs) for order in orders]
    cards.most_leaders = [order.most_leaders for order in orders]
    cards.order_votes = [order.votes for order in orders]
    cards.order_cards = [number for number, order in enumerate(orders) for _ in range(order.cards)]


# --- politics and actions -------------------------------------------------------------------------


def _kings(problems: Problems, table: dict[str, Any], cards: Cards) -> None:
    before = len(problems.found)
    cards.louis_cards, cards.louis_votes = _by_number(problems, table, "louis", "votes", 0)
    cards.mazarin_cards, cards.gold_for_a_vote = _by_number(problems, table, "mazarin", "gold_for_a_vote", 1)
    cards.felipe_cards, cards.felipe_gold = _by_number(problems, table, "felipe", "gold", 0)
    found = cards.louis_cards + cards.mazarin_cards + cards.felipe_cards
    if found != KINGS and len(problems.found) == before:
        problems.add(("louis",), "habemus_papam.deck.kings", expected=KINGS, found=found)


def _squadrone(problems: Problems, table: dict[str, Any], cards: Cards) -> None:
    squadrone = problems.expect_table(table, (), "squadrone")
    if squadrone:
        cards.squadrone_price = problems.expect_count(squadrone, ("squadrone",), "price", SOURCES)
        cards.squadrone_votes = problems.expect_count(squadrone, ("squadrone",), "votes", SOURCES)
        problems.refuse_other_keys(squadrone, ("squadrone",), ("price", "votes"))


def _by_number(
    problems: Problems, table: dict[str, Any], king: str, key: str, least: int
) -> tuple[int, list[int]]:
    """How many cards there are, and what none, one, two … of them are worth."""
    entry = problems.expect_table(table, (), king)
    if not entry:
        return 0, [1]
    where: Where = (king,)
    count = problems.expect_count(entry, where, "cards", SOURCES)
    problems.refuse_other_keys(entry, where, ("cards", key))
    worth = entry.get(key)
    if isinstance(worth, dict):
        if "source" in worth:
            problems.expect_value(worth, (*where, key), "source", SOURCES)
        problems.refuse_other_keys(worth, (*where, key), ("value", "source"))
        worth = worth.get("value")
    fits = isinstance(worth, list) and len(worth) == count + 1
    if not isinstance(worth, list) or not fits or not all(_number_from(least, entry) for entry in worth):
        problems.add((*where, key), "habemus_papam.deck.by_number", key=key, expected=count + 1, least=least)
        return count, [max(least, 1)] * (count + 1)
    return count, worth


def _number_from(least: int, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= 99


def _actions(problems: Problems, table: dict[str, Any], cards: Cards) -> None:
    before = len(problems.found)
    entry = problems.expect_table(table, (), "actions")
    if not entry:
        return
    cards.action_cards = [problems.expect_count(entry, ("actions",), name, SOURCES) for name in ACTION_NAMES]
    problems.refuse_other_keys(entry, ("actions",), ACTION_NAMES)
    found = sum(cards.action_cards)
    if found != ACTION_CARDS and len(problems.found) == before:
        problems.add(("actions",), "habemus_papam.deck.actions", expected=ACTION_CARDS, found=found)
