"""Reads the cards of Habemus Papam from TOML and says in plain words what is wrong with a deck."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.decks import Printed, own_file, read
from camerlengo.core.problems import Problems
from camerlengo.core.shapes import Names, numbered, shown
from camerlengo.core.texts import LANGUAGES, Listed, Named, Text, text
from camerlengo.core.toml_lines import Where
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.deck_file import (
    ACTION_NAMES,
    FACTION_NAMES,
    LONGEST_SENTENCE,
    NEED_NAMES,
    PAIR_SYMBOLS,
    SINGLE_SYMBOLS,
    SYMBOL_NAMES,
    HabemusPapamFile,
    LateArrivalEntry,
)
from camerlengo.games.habemus_papam.state import Cards

CARDINALS_OF = {"france": 3, "spain": 5, "innocent": 5, "urban": 5}  # HP-01
KINGS = 13  # Louis, Mazarin and Felipe cards together (HP-02)
ACTION_CARDS = 14  # without the leaders (HP-03)
PILES = {"cardinal": terms.CARDINALS, "late_arrival": terms.LATE_ARRIVALS, "leader": terms.LEADERS}
SYMBOL_KEY = re.compile(r"[a-z][a-z_]{1,19}")


class Person(msgspec.Struct, frozen=True):
    """Somebody who is shown on a card. `pile` is "cardinal", "late_arrival" or "leader".

    `history` is a sentence about the person by language; a deck file may leave it out.
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


class HabemusPapamDeck(Printed, frozen=True):
    people: tuple[Person, ...]
    orders: tuple[Order, ...]
    symbols: tuple[Symbol, ...]  # its own, numbered after those of the game
    cards: Cards

    def symbol_name(self, symbol: int) -> Text | Named:
        """A symbol as it is called in a sentence."""
        return _symbol_name(symbol, self.symbols)

    def symbol_picture(self, symbol: int) -> str:
        """The word for a symbol in the address of a drawing: an own one is drawn with its first letters."""
        if symbol < terms.SYMBOLS:
            return _SYMBOL_KEYS[symbol]
        number = symbol - terms.SYMBOLS
        return f"own{number}{self.symbols[number].key.replace('_', '')[:2]}"


_SYMBOL_KEYS = {number: key for key, number in SYMBOL_NAMES.items()}


def _symbol_name(symbol: int, own: Sequence[Symbol]) -> Text | Named:
    if symbol < terms.SYMBOLS:
        return text(f"habemus_papam.symbol.{symbol}")
    return Named(own[symbol - terms.SYMBOLS].name)


@functools.cache
def standard_deck() -> HabemusPapamDeck:
    return read_deck(own_file(__package__))


def read_deck(source: str) -> HabemusPapamDeck:
    """Raises DeckError with every problem that is found."""
    file = read(source, HabemusPapamFile, _check)
    people, orders = _people(file), _orders(file)
    cards = Cards()
    _people_onto(cards, people, file.same_age == "listed_last")
    _orders_onto(cards, orders)
    cards.louis_cards, cards.louis_votes = file.louis.cards, list(file.louis.votes)
    cards.mazarin_cards, cards.gold_for_a_vote = file.mazarin.cards, list(file.mazarin.gold_for_a_vote)
    cards.felipe_cards, cards.felipe_gold = file.felipe.cards, list(file.felipe.gold)
    cards.squadrone_price, cards.squadrone_votes = file.squadrone.price, file.squadrone.votes
    cards.action_cards = [getattr(file.actions, name) for name in ACTION_NAMES]
    symbols = tuple(_own_symbols(file))
    return HabemusPapamDeck(file.edition, source, tuple(people), tuple(orders), symbols, cards)


def _own_symbols(file: HabemusPapamFile) -> list[Symbol]:
    """HP-07: symbols of the deck itself, each with a name for all languages or one for each."""
    return [
        Symbol(key, name.by_language() if isinstance(name, Names) else dict.fromkeys(LANGUAGES, name))
        for key, name in file.symbols.items()
    ]


def _people(file: HabemusPapamFile) -> list[Person]:
    own = {symbol.key: terms.SYMBOLS + number for number, symbol in enumerate(_own_symbols(file))}
    words = SYMBOL_NAMES | own
    return [
        Person(
            pile,
            entry.name,
            entry.short,
            terms.NO_FACTION if isinstance(entry, LateArrivalEntry) else entry.faction,
            entry.age,
            terms.NO_SYMBOL if pile == "leader" else words.get(entry.symbol, terms.NO_SYMBOL),
            entry.history(),
        )
        for pile in PILES
        for entry in getattr(file, pile)
    ]


def _orders(file: HabemusPapamFile) -> list[Order]:
    return [
        Order(entry.cards, entry.votes, numbered(entry.needs, NEED_NAMES), entry.most_leaders)
        for entry in file.order
    ]


# --- what the rules ask of a deck -----------------------------------------------------------------


def _check(file: HabemusPapamFile, problems: Problems) -> None:
    _check_symbol_words(file, problems)
    _check_people(file, problems)
    orders = _orders(file)
    _check_orders(orders, problems)
    _check_kings(file, problems)
    if problems.clear(("actions",)):
        found = sum(getattr(file.actions, name) for name in ACTION_NAMES)
        problems.count(("actions",), "habemus_papam.deck.actions", ACTION_CARDS, found)
    if problems.clear(()):  # the numbers that the needs are compared with may be wrong themselves
        _check_needs(file, orders, problems)


def _check_symbol_words(file: HabemusPapamFile, problems: Problems) -> None:
    for key in file.symbols:
        if key in SYMBOL_NAMES or not SYMBOL_KEY.fullmatch(key):
            known = Listed(tuple(SYMBOL_NAMES))
            problems.add(("symbols", key), "habemus_papam.deck.symbol_key", key=shown(key), known=known)
    pairs = (*PAIR_SYMBOLS, *(key for key in file.symbols if key not in SYMBOL_NAMES))
    for number, cardinal in enumerate(file.cardinal):
        problems.word(("cardinal", number), "symbol", cardinal.symbol, dict.fromkeys((*SYMBOL_NAMES, *pairs)))
    for number, late in enumerate(file.late_arrival):
        problems.word(("late_arrival", number), "symbol", late.symbol, pairs)


def _check_people(file: HabemusPapamFile, problems: Problems) -> None:
    """Reports missing and surplus people, but not everything that follows from them."""
    people = _people(file)
    places: list[Where] = [(pile, number) for pile in PILES for number in range(len(getattr(file, pile)))]
    counts = [
        problems.count((pile,), f"habemus_papam.deck.{pile}", expected, len(getattr(file, pile)))
        for pile, expected in PILES.items()
    ]
    if all(counts):
        for key in ("name", "short"):
            names = [(getattr(person, key),) for person in people]
            problems.differ(key, zip(places, names, strict=True))
        if file.same_age is None and problems.was_read(("same_age",)):
            _check_ages(people, places, problems)
        if all(problems.clear(where, "faction") for where in places):
            _check_factions(people, problems)
        if problems.clear(("symbols",)) and all(problems.clear(where, "symbol") for where in places):
            _check_symbols(people, places, _own_symbols(file), problems)
    for person, where in zip(people, places, strict=True):
        _check_history(person, where, problems)


def _check_history(person: Person, where: Where, problems: Problems) -> None:
    """A sentence in every language, or in none."""
    for language in LANGUAGES if person.history else ():
        if language not in person.history:
            key = f"history_{language}"
            problems.add((*where, key), "habemus_papam.deck.history", key=key, most=LONGEST_SENTENCE)


def _check_ages(people: Sequence[Person], places: Sequence[Where], problems: Problems) -> None:
    """HP-07: all ages differ, or the deck says who counts as older."""
    first: dict[int, Person] = {}
    for person, where in zip(people, places, strict=True):
        if problems.clear(where, "age"):
            other = first.setdefault(person.age, person)
            if other is not person:
                gaps = {"name": person.name, "other": other.name, "age": person.age}
                problems.add((*where, "age"), "habemus_papam.deck.age", **gaps)


def _check_factions(people: Sequence[Person], problems: Problems) -> None:
    """HP-01: so many cardinals of each faction; HP-03: a leader of each."""
    for pile, expected in (("cardinal", CARDINALS_OF), ("leader", dict.fromkeys(FACTION_NAMES, 1))):
        found = Counter(person.faction for person in people if person.pile == pile)
        for name, faction in FACTION_NAMES.items():
            said = text(f"habemus_papam.faction.{faction}")
            sentence = f"habemus_papam.deck.{pile}s_of"
            problems.count((pile,), sentence, expected[name], found[faction], faction=said)


def _check_symbols(
    people: Sequence[Person], places: Sequence[Where], own: Sequence[Symbol], problems: Problems
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
        if symbol >= terms.FIRST_PAIR and len(found) != 2:
            problems.add(
                (*places[found[-1]], "symbol"),
                "habemus_papam.deck.pair",
                symbol=_symbol_name(symbol, own),
                found=len(found),
                names=Listed(tuple(people[number].name for number in found)),
            )
    for number, listed in enumerate(own):
        if terms.SYMBOLS + number not in bearers:
            problems.add(("symbols", listed.key), "habemus_papam.deck.unused", symbol=Named(listed.name))


def _check_orders(orders: Sequence[Order], problems: Problems) -> None:
    if not problems.clear(("order",)):
        return
    for number, order in enumerate(orders):
        if not any(order.needs) and not order.most_leaders:
            problems.add(("order", number), "habemus_papam.deck.order_empty", number=number + 1)
        for earlier, other in enumerate(orders[:number]):
            if (other.needs, other.most_leaders) == (order.needs, order.most_leaders):
                gaps = {"number": number + 1, "other": earlier + 1}
                problems.add(("order", number), "habemus_papam.deck.order_twice", **gaps)
    found = sum(order.cards for order in orders)
    problems.count(("order",), "habemus_papam.deck.orders", terms.MOST_ORDERS, found)


def _check_needs(file: HabemusPapamFile, orders: Sequence[Order], problems: Problems) -> None:
    """No order asks for more than there is: a leader has two crests."""
    there = {name: CARDINALS_OF[name] + 2 for name in FACTION_NAMES}
    there |= {"felipe": file.felipe.cards, "mazarin": file.mazarin.cards, "louis": file.louis.cards}
    for number, order in enumerate(orders):
        for name, need in NEED_NAMES.items():
            if order.needs[need] > there[name]:
                gaps = {"number": number + 1, "key": name, "n": order.needs[need], "found": there[name]}
                problems.add(("order", number, "needs", name), "habemus_papam.deck.beyond", **gaps)


def _check_kings(file: HabemusPapamFile, problems: Problems) -> None:
    """What the cards of a king are worth is given for none, for one … and for all of them."""
    louis, mazarin, felipe = file.louis, file.mazarin, file.felipe
    worths: list[tuple[str, str, int, tuple[int, ...], int]] = [
        ("louis", "votes", louis.cards, louis.votes, 0),
        ("mazarin", "gold_for_a_vote", mazarin.cards, mazarin.gold_for_a_vote, 1),
        ("felipe", "gold", felipe.cards, felipe.gold, 0),
    ]
    for king, key, cards, worth, least in worths:
        if problems.clear((king,), "cards", key):
            sentence = "habemus_papam.deck.by_number"
            problems.count((king, key), sentence, cards + 1, len(worth), key=key, least=least)
    if all(problems.clear((king,), "cards") for king, *_ in worths):
        found = sum(cards for _, _, cards, _, _ in worths)
        problems.count(("louis",), "habemus_papam.deck.kings", KINGS, found)


# --- onto the table -------------------------------------------------------------------------------


def _people_onto(cards: Cards, people: Sequence[Person], last_is_older: bool) -> None:
    by_age = sorted(
        range(terms.PEOPLE), key=lambda number: (people[number].age, number if last_is_older else -number)
    )
    cards.faction = [person.faction for person in people]
    cards.seniority = [by_age.index(number) for number in range(terms.PEOPLE)]
    cards.partner = [_partner(people, number) for number in range(terms.PEOPLE)]
    symbols = [person.symbol for person in people]
    cards.chigi = symbols.index(terms.DOVE)
    cards.friend_of_louis = symbols.index(terms.TWO_LOUIS)
    cards.friend_of_mazarin = symbols.index(terms.TWO_MAZARIN)


def _partner(people: Sequence[Person], number: int) -> int:
    symbol = people[number].symbol
    if symbol < terms.FIRST_PAIR:
        return terms.NOBODY
    return next(other for other in range(terms.PEOPLE) if other != number and people[other].symbol == symbol)


def _orders_onto(cards: Cards, orders: Sequence[Order]) -> None:
    cards.needs = [list(order.needs) for order in orders]
    cards.most_leaders = [order.most_leaders for order in orders]
    cards.order_votes = [order.votes for order in orders]
    cards.order_cards = [number for number, order in enumerate(orders) for _ in range(order.cards)]
