"""Reads the map and the cards of Pontifex from TOML and says in plain words what is wrong with a deck."""

from __future__ import annotations

import functools
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

import msgspec

from camerlengo.core.decks import Problems, SourceMap, Where
from camerlengo.core.game import NEWEST_RULES
from camerlengo.core.texts import LANGUAGES, Listed, text
from camerlengo.games.pontifex.state import Cards
from camerlengo.games.pontifex.terms import (
    ACTIONS,
    BONUS_MOVEMENT,
    BONUS_PENCE,
    BONUS_PERSUASION,
    BONUS_SALARY,
    BUT_MOVES,
    CALL,
    CANCEL_ABILITY,
    CANCEL_ACTION,
    CARDINALS,
    CHARACTERS,
    COLLECT,
    CONSERVATIVE,
    CONTINENTS,
    CONVERTS,
    COST_CARDS,
    COST_EACH,
    COST_MONEY,
    COST_MOVEMENT,
    COST_SINS,
    COST_TURNED,
    COSTS,
    DECK,
    DESIGNS,
    DIOCESES,
    DISCARD_CARDS,
    DRAW,
    ENTICE,
    FINE,
    FIRST_CHARACTER,
    FOR_GOOD,
    GAIN,
    LIBERAL,
    NEED_CARDINALS,
    NEED_CONSERVATIVES,
    NEED_FEW_SINS,
    NEED_HOLINESS,
    NEED_LIBERALS,
    NEEDS,
    NOBODY,
    OPPONENT,
    OPPONENTS,
    ORDINARY,
    PERSUASION,
    PILGRIMS,
    POPES,
    RAISE_HOLINESS,
    RAISE_MOVEMENT,
    RAISE_SINS,
    RELEASE,
    RENEW,
    REROLL,
    SELF,
    SHELTER,
    SILENCE,
    SOURCES,
    TAKE,
    TRAVEL,
)

SOURCE_NAMES = ("rulebook", "reconstruction", "printed", "own")
CONTINENT_NAMES = ("europe", "africa", "asia", "north_america", "south_america", "oceania")
SPECIAL_NAMES = {"pilgrimage": PILGRIMS, "conversion": CONVERTS}
POLITICS_NAMES = {"liberal": LIBERAL, "conservative": CONSERVATIVE}
WHOM_NAMES = {"self": SELF, "opponent": OPPONENT, "opponents": OPPONENTS}
BONUS_NAMES = {
    "persuasion": BONUS_PERSUASION,
    "salary": BONUS_SALARY,
    "movement": BONUS_MOVEMENT,
    "pence": BONUS_PENCE,
}
NEED_NAMES = {
    "liberals": NEED_LIBERALS,
    "conservatives": NEED_CONSERVATIVES,
    "cardinals": NEED_CARDINALS,
    "holiness": NEED_HOLINESS,
    "most_sins": NEED_FEW_SINS,
}
COST_NAMES = {
    "money": COST_MONEY,
    "money_each": COST_EACH,
    "cards": COST_CARDS,
    "turned": COST_TURNED,
    "sins": COST_SINS,
    "movement": COST_MOVEMENT,
}
THEME_NAMES = (  # PX-82
    "holiness",
    "movement",
    "sins",
    "money_gained",
    "money_taken",
    "persuasion",
    "retinue",
    "cards",
    "cancelling",
    "shelter",
)


class Kind(msgspec.Struct, frozen=True):
    """What a kind of effect allows: the theme it belongs to, whom it can concern, its amounts and durations.

    Amounts go from `least` to `most`, 0 to 0 for kinds without one; `step` is 100 for money. With `lowers`
    an amount may also be as far below 0. Durations: "ever", "timed", or "both".
    """

    code: int
    theme: str
    whom: tuple[str, ...]
    least: int = 0
    most: int = 0
    step: int = 1
    lowers: bool = False
    lasts: str = "ever"


EVERYONE = ("self", "opponent", "opponents")
OTHERS = ("opponent", "opponents")
KINDS = {
    "holiness": Kind(RAISE_HOLINESS, "holiness", EVERYONE, 1, 9, lowers=True, lasts="both"),
    "movement": Kind(RAISE_MOVEMENT, "movement", EVERYONE, 1, 9, lowers=True, lasts="both"),
    "sins": Kind(RAISE_SINS, "sins", EVERYONE, 1, 9, lowers=True),
    "gain": Kind(GAIN, "money_gained", ("self",), 100, 9900, 100),
    "collect": Kind(COLLECT, "money_gained", ("self",), 1, 9),
    "take": Kind(TAKE, "money_taken", OTHERS, 100, 9900, 100),
    "fine": Kind(FINE, "money_taken", OTHERS, 100, 9900, 100),
    "persuasion": Kind(PERSUASION, "persuasion", ("self", "opponent"), 1, 20, lowers=True),
    "reroll": Kind(REROLL, "persuasion", ("self",)),
    "call": Kind(CALL, "retinue", ("self",), 1, 30),
    "entice": Kind(ENTICE, "retinue", ("opponent",), 1, 30),
    "release": Kind(RELEASE, "retinue", ("opponent",)),
    "silence": Kind(SILENCE, "retinue", ("opponent",)),
    "renew": Kind(RENEW, "retinue", ("self",)),
    "draw": Kind(DRAW, "cards", ("self",), 1, 5),
    "discard": Kind(DISCARD_CARDS, "cards", OTHERS, 1, 5),
    "cancel_action": Kind(CANCEL_ACTION, "cancelling", ("self",)),
    "cancel_ability": Kind(CANCEL_ABILITY, "cancelling", ("self",)),
    "shelter": Kind(SHELTER, "shelter", ("self",), 1, 1, lasts="timed"),
    "travel": Kind(TRAVEL, "movement", ("self",)),
    "actions": Kind(ACTIONS, "movement", EVERYONE, 1, 5, lowers=True, lasts="timed"),
}
KIND_NAMES = {kind.code: name for name, kind in KINDS.items()}
HIGHEST_VALUE = 30  # of persuasion
MOST_TURNS = 9


class Effect(msgspec.Struct, frozen=True):
    """An ability as data; codes as in terms.py."""

    kind: int
    amount: int
    whom: int
    turns: int


Names = Mapping[str, str]  # by language


class Diocese(msgspec.Struct, frozen=True):
    """`near` are all neighbours, `sea` those of them across a dashed link."""

    code: str
    name: Names
    see: Names
    continent: int
    special: int
    yields: int
    airport: bool
    near: tuple[int, ...]
    sea: tuple[int, ...]
    longitude: float
    latitude: float


class Cardinal(msgspec.Struct, frozen=True):
    name: str
    diocese: int
    politics: int
    value: int
    effect: Effect


class Character(msgspec.Struct, frozen=True):
    name: Names
    diocese: int
    needs: tuple[int, ...]
    cost: tuple[int, ...]
    effect: Effect
    bonus: int
    bonus_amount: int


class Pope(msgspec.Struct, frozen=True):
    """`points`: how many changes of a score each payment brings."""

    name: Names
    cost: tuple[int, ...]
    points: int


class ActionCard(msgspec.Struct, frozen=True):
    name: Names
    continent: int
    theme: str
    copies: int
    price: int
    effect: Effect


class PontifexDeck(msgspec.Struct, frozen=True):
    edition: str
    source: str
    dioceses: tuple[Diocese, ...]
    cardinals: tuple[Cardinal, ...]
    characters: tuple[Character, ...]
    popes: tuple[Pope, ...]
    action_cards: tuple[ActionCard, ...]
    cards: Cards

    def __hash__(self) -> int:
        return hash(self.source)

    def themes(self, continent: int) -> tuple[str, ...]:
        """The two themes of a continent, in the order of the cards."""
        found = [card.theme for card in self.action_cards if card.continent == continent]
        return tuple(dict.fromkeys(found))


def standard_deck(rules: int = NEWEST_RULES) -> PontifexDeck:
    """The deck of these rules; version 1 had cards and a map of its own."""
    return _deck_in("cards-1.toml" if rules < 2 else "cards.toml")


@functools.cache
def _deck_in(file: str) -> PontifexDeck:
    return read_deck((resources.files(__package__) / file).read_text(encoding="utf-8"))


def read_deck(source: str) -> PontifexDeck:
    """Raises DeckError with every problem that is found."""
    problems = Problems(SourceMap(source))
    table = problems.parse(tomllib.loads, source)
    problems.expect_value(table, (), "game", ("pontifex",))
    edition = problems.expect_text(table, (), "edition")
    known = ("game", "edition", "title", "diocese", "cardinal", "character", "pope", "card")
    problems.refuse_other_keys(table, (), known)
    dioceses = _dioceses(problems, table)
    codes = {diocese.code: number for number, diocese in enumerate(dioceses)}
    cardinals = _cardinals(problems, table, dioceses, codes)
    characters = _characters(problems, table, dioceses, codes)
    popes = _popes(problems, table)
    action_cards = _action_cards(problems, table)
    problems.stop_if_any()
    cards = Cards()
    _map_onto(cards, dioceses, cardinals, characters)
    _people_onto(cards, dioceses, cardinals, characters, popes)
    _effects_onto(cards, cardinals, characters, action_cards)
    return PontifexDeck(
        edition,
        source,
        tuple(dioceses),
        tuple(cardinals),
        tuple(characters),
        tuple(popes),
        tuple(action_cards),
        cards,
    )


# --- parts ----------------------------------------------------------------------------------------


def _entries(problems: Problems, table: dict[str, Any], key: str, expected: int) -> list[dict[str, Any]]:
    entries = problems.expect_tables(table, (), key)
    if key in table and len(entries) != expected:
        problems.add((key,), f"pontifex.deck.{key}", expected=expected, found=len(entries))
    return entries


def _names(problems: Problems, entry: dict[str, Any], where: Where, key: str) -> Names:
    """A name in every language."""
    given = problems.expect_table(entry, where, key)
    if not given:
        return dict.fromkeys(LANGUAGES, "")
    problems.refuse_other_keys(given, (*where, key), LANGUAGES)
    return {language: problems.expect_text(given, (*where, key), language) for language in LANGUAGES}


def _source(problems: Problems, entry: dict[str, Any], where: Where) -> None:
    problems.expect_value(entry, where, "source", SOURCE_NAMES)


def _money(problems: Problems, entry: dict[str, Any], where: Where, key: str) -> int:
    money = problems.expect_number(entry, where, key, 0, 9900)
    if money % 100:
        problems.add((*where, key), "pontifex.deck.hundreds", key=key, value=money)
    return money


def _amounts(
    problems: Problems, entry: dict[str, Any], where: Where, key: str, names: Mapping[str, int], size: int
) -> list[int]:
    """A table of several amounts; what is left out is 0."""
    amounts = [0] * size
    given = problems.expect_table(entry, where, key)
    problems.refuse_other_keys(given, (*where, key), tuple(names))
    for name in given:
        if name in names:
            read = _money if name in ("money", "money_each") else _small
            amounts[names[name]] = read(problems, given, (*where, key), name)
    return amounts


def _small(problems: Problems, entry: dict[str, Any], where: Where, key: str) -> int:
    return problems.expect_number(entry, where, key, 0, 20)


def _effect(problems: Problems, entry: dict[str, Any], where: Where, *, on_card: bool) -> Effect:
    given = problems.expect_table(entry, where, "effect")
    where = (*where, "effect")
    none = Effect(GAIN, 100, SELF, FOR_GOOD)
    if not given:
        return none
    name = problems.expect_value(given, where, "kind", tuple(KINDS))
    keys = ("kind", "amount", "whom", "turns")
    problems.refuse_other_keys(given, where, (*keys, "moves") if name == "cancel_action" else keys)
    if not name:
        return none
    kind = KINDS[name]
    if name == "renew" and not on_card:
        problems.add(where, "pontifex.deck.renew")
    whom = kind.whom[0]
    if "whom" in given or "self" not in kind.whom:
        whom = problems.expect_value(given, where, "whom", kind.whom) or whom
    amount = _amount(problems, given, where, name)
    if name == "cancel_action" and given.get("moves", True) is not True:
        amount = BUT_MOVES
        if given["moves"] is not False:
            problems.add((*where, "moves"), "pontifex.deck.yes_no", key="moves")
    turns = FOR_GOOD
    if "turns" in given and kind.lasts == "ever":
        problems.add(where, "pontifex.deck.for_good", kind=name)
    elif "turns" in given:
        turns = problems.expect_number(given, where, "turns", 0, MOST_TURNS)
    elif kind.lasts == "timed":
        problems.add(where, "pontifex.deck.timed", kind=name)
    if name == "persuasion" and (whom == "self") != (amount > 0):
        problems.add(where, "pontifex.deck.persuasion_sign")
    if name == "actions" and ((whom == "self") != (amount > 0) or (whom == "self") != (turns == 0)):
        problems.add(where, "pontifex.deck.actions_sign")
    return Effect(kind.code, amount, WHOM_NAMES[whom], turns)


def _amount(problems: Problems, given: dict[str, Any], where: Where, name: str) -> int:
    kind = KINDS[name]
    if kind.most == 0:
        if "amount" in given:
            problems.add(where, "pontifex.deck.no_amount", kind=name)
        return 0
    amount = problems.expect_number(
        given, where, "amount", -kind.most if kind.lowers else kind.least, kind.most
    )
    if abs(amount) < kind.least or amount % kind.step:
        problems.add(where, "pontifex.deck.amount", kind=name, value=amount, step=kind.step)
    return amount


# --- the map --------------------------------------------------------------------------------------


def _dioceses(problems: Problems, table: dict[str, Any]) -> list[Diocese]:
    before = len(problems.found)
    entries = _entries(problems, table, "diocese", DIOCESES)
    codes: dict[str, int] = {}
    for number, entry in enumerate(entries):
        code = problems.expect_text(entry, ("diocese", number), "code")
        if code in codes:
            problems.add(("diocese", number, "code"), "pontifex.deck.twice", name=code)
        codes[code] = number
    links: list[set[int]] = [set() for _ in entries]
    sea: list[set[int]] = [set() for _ in entries]
    for number, entry in enumerate(entries):
        for key in ("links", "sea"):
            for other in _codes(problems, entry, ("diocese", number), key, codes):
                if other == number or other in links[number]:
                    name = str(entry[key])
                    problems.add(("diocese", number, key), "pontifex.deck.link_twice", links=name)
                for one, two in ((number, other), (other, number)):
                    links[one].add(two)
                    if key == "sea":
                        sea[one].add(two)
    dioceses = [
        _diocese(problems, entry, ("diocese", number), links[number], sea[number])
        for number, entry in enumerate(entries)
    ]
    if len(problems.found) == before:  # so that one mistake is reported once
        _check_map(problems, dioceses)
    return dioceses


def _codes(
    problems: Problems, entry: dict[str, Any], where: Where, key: str, codes: Mapping[str, int]
) -> list[int]:
    given = entry.get(key)
    if not isinstance(given, list):
        problems.add((*where, key), "pontifex.deck.codes", key=key)
        return []
    found = []
    for code in given:
        if isinstance(code, str) and code in codes:
            found.append(codes[code])
        else:
            problems.add((*where, key), "pontifex.deck.no_diocese", code=code)
    return found


def _diocese(
    problems: Problems, entry: dict[str, Any], where: Where, near: set[int], sea: set[int]
) -> Diocese:
    code = entry.get("code", "")
    continent = problems.expect_value(entry, where, "continent", CONTINENT_NAMES) or CONTINENT_NAMES[0]
    special, yields, airport = ORDINARY, 0, False
    shared = ("code", "name", "see", "continent", "links", "sea", "longitude", "latitude", "source")
    if "special" in entry:
        special = SPECIAL_NAMES.get(problems.expect_value(entry, where, "special", tuple(SPECIAL_NAMES)), 0)
        problems.refuse_other_keys(entry, where, (*shared, "special"))
    else:
        yields = _money(problems, entry, where, "yield")
        airport = entry.get("airport") is True
        if not isinstance(entry.get("airport"), bool):
            problems.add((*where, "airport"), "pontifex.deck.yes_no", key="airport")
        problems.refuse_other_keys(entry, where, (*shared, "yield", "airport"))
    _source(problems, entry, where)
    return Diocese(
        str(code),
        _names(problems, entry, where, "name"),
        _names(problems, entry, where, "see"),
        CONTINENT_NAMES.index(continent),
        special,
        yields,
        airport,
        tuple(sorted(near)),
        tuple(sorted(sea)),
        _degrees(problems, entry, where, "longitude", 180),
        _degrees(problems, entry, where, "latitude", 90),
    )


def _degrees(problems: Problems, entry: dict[str, Any], where: Where, key: str, most: int) -> float:
    value = entry.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not -most <= value <= most:
        problems.add((*where, key), "pontifex.deck.degrees", key=key, most=most)
        return 0.0
    return float(value)


def _check_map(problems: Problems, dioceses: Sequence[Diocese]) -> None:
    """PX-22, PX-80: one place for pilgrims, four for converts; connected, no dead end, airports all over."""
    for name, special in SPECIAL_NAMES.items():
        expected = 1 if special == PILGRIMS else CHARACTERS
        found = sum(diocese.special == special for diocese in dioceses)
        if found != expected:
            problems.add(("diocese",), "pontifex.deck.special", name=name, expected=expected, found=found)
    for number, diocese in enumerate(dioceses):
        if len(diocese.near) < 2:
            problems.add(("diocese", number), "pontifex.deck.dead_end", code=diocese.code)
    if dioceses:
        steps = distances(dioceses)
        for number, diocese in enumerate(dioceses):
            if steps[number] == NOBODY:
                problems.add(("diocese", number), "pontifex.deck.island", code=diocese.code)
    for continent in range(CONTINENTS):
        if not any(diocese.airport for diocese in dioceses if diocese.continent == continent):
            problems.add(
                ("diocese",), "pontifex.deck.no_airport", continent=text(f"pontifex.continent.{continent}")
            )


def distances(dioceses: Sequence[Diocese], start: int = 0) -> list[int]:
    """Steps from a diocese to each, on an empty map; NOBODY where no way leads."""
    steps = [NOBODY] * len(dioceses)
    steps[start] = 0
    edge = [start]
    while edge:
        at = edge.pop(0)
        for near in dioceses[at].near:
            if steps[near] == NOBODY:
                steps[near] = steps[at] + 1
                edge.append(near)
    return steps


# --- people ---------------------------------------------------------------------------------------


def _home(
    problems: Problems,
    entry: dict[str, Any],
    where: Where,
    dioceses: Sequence[Diocese],
    codes: Mapping[str, int],
    special: int,
) -> int:
    code = problems.expect_text(entry, where, "diocese")
    if not code:
        return 0
    if code not in codes:
        problems.add((*where, "diocese"), "pontifex.deck.no_diocese", code=code)
        return 0
    if dioceses[codes[code]].special != special:
        problems.add((*where, "diocese"), f"pontifex.deck.home_{special}", code=code)
    return codes[code]


def _check_homes(problems: Problems, key: str, homes: Sequence[int], dioceses: Sequence[Diocese]) -> None:
    for number, home in enumerate(homes):
        if home in homes[:number]:
            problems.add((key, number, "diocese"), "pontifex.deck.home_twice", code=dioceses[home].code)


def _cardinals(
    problems: Problems, table: dict[str, Any], dioceses: Sequence[Diocese], codes: Mapping[str, int]
) -> list[Cardinal]:
    before = len(problems.found)
    cardinals: list[Cardinal] = []
    for number, entry in enumerate(_entries(problems, table, "cardinal", CARDINALS)):
        where: Where = ("cardinal", number)
        printed = problems.expect_number(entry, where, "number", 1, CARDINALS)
        if "number" in entry and printed != number + 1:
            problems.add((*where, "number"), "pontifex.deck.number", expected=number + 1, found=printed)
        politics = problems.expect_value(entry, where, "politics", tuple(POLITICS_NAMES)) or "liberal"
        keys = ("number", "name", "diocese", "politics", "persuasion", "effect", "source")
        problems.refuse_other_keys(entry, where, keys)
        _source(problems, entry, where)
        cardinals.append(
            Cardinal(
                problems.expect_text(entry, where, "name"),
                _home(problems, entry, where, dioceses, codes, ORDINARY),
                POLITICS_NAMES[politics],
                problems.expect_number(entry, where, "persuasion", 1, HIGHEST_VALUE),
                _effect(problems, entry, where, on_card=False),
            )
        )
    if len(problems.found) == before:
        _check_homes(problems, "cardinal", [cardinal.diocese for cardinal in cardinals], dioceses)
        for number, cardinal in enumerate(cardinals):
            if any(other.name == cardinal.name for other in cardinals[:number]):
                problems.add(("cardinal", number, "name"), "pontifex.deck.twice", name=cardinal.name)
        liberals = sum(cardinal.politics == LIBERAL for cardinal in cardinals)
        if liberals != CARDINALS // 2:
            problems.add(("cardinal",), "pontifex.deck.liberals", expected=CARDINALS // 2, found=liberals)
    return cardinals


def _characters(
    problems: Problems, table: dict[str, Any], dioceses: Sequence[Diocese], codes: Mapping[str, int]
) -> list[Character]:
    before = len(problems.found)
    characters: list[Character] = []
    for number, entry in enumerate(_entries(problems, table, "character", CHARACTERS)):
        where: Where = ("character", number)
        problems.refuse_other_keys(
            entry, where, ("name", "diocese", "requires", "cost", "effect", "bonus", "source")
        )
        _source(problems, entry, where)
        needs = _amounts(problems, entry, where, "requires", NEED_NAMES, NEEDS)
        requires = entry.get("requires", {})
        if isinstance(requires, dict) and "most_sins" not in requires:
            needs[NEED_FEW_SINS] = 99
        bonus, bonus_amount = NOBODY, 0
        if "bonus" in entry:
            given = problems.expect_table(entry, where, "bonus")
            name = problems.expect_value(given, (*where, "bonus"), "kind", tuple(BONUS_NAMES))
            bonus = BONUS_NAMES.get(name, NOBODY)
            bonus_amount = problems.expect_number(given, (*where, "bonus"), "amount", 1, 9900)
            problems.refuse_other_keys(given, (*where, "bonus"), ("kind", "amount"))
        characters.append(
            Character(
                _names(problems, entry, where, "name"),
                _home(problems, entry, where, dioceses, codes, CONVERTS),
                tuple(needs),
                tuple(_amounts(problems, entry, where, "cost", COST_NAMES, COSTS)),
                _effect(problems, entry, where, on_card=False),
                bonus,
                bonus_amount,
            )
        )
    if len(problems.found) == before:
        _check_homes(problems, "character", [character.diocese for character in characters], dioceses)
    return characters


def _popes(problems: Problems, table: dict[str, Any]) -> list[Pope]:
    before = len(problems.found)
    popes: list[Pope] = []
    for number, entry in enumerate(_entries(problems, table, "pope", POPES)):
        where: Where = ("pope", number)
        problems.refuse_other_keys(entry, where, ("name", "cost", "points", "source"))
        _source(problems, entry, where)
        cost = tuple(_amounts(problems, entry, where, "cost", COST_NAMES, COSTS))
        points = problems.expect_number(entry, where, "points", 1, 9) if "points" in entry else 1
        popes.append(Pope(_names(problems, entry, where, "name"), cost, max(1, points)))
    if len(problems.found) == before:
        for number, pope in enumerate(popes):
            if not any(pope.cost):
                problems.add(("pope", number, "cost"), "pontifex.deck.no_cost")
            if any(other.cost == pope.cost for other in popes[:number]):
                problems.add(("pope", number, "cost"), "pontifex.deck.same_cost")
    return popes


# --- action cards ---------------------------------------------------------------------------------


def _action_cards(problems: Problems, table: dict[str, Any]) -> list[ActionCard]:
    before = len(problems.found)
    cards: list[ActionCard] = []
    places: list[Where] = []
    for number, entry in enumerate(problems.expect_tables(table, (), "card")):
        where: Where = ("card", number)
        keys = ("name", "continent", "theme", "copies", "cost", "effect", "source")
        problems.refuse_other_keys(entry, where, keys)
        _source(problems, entry, where)
        continent = problems.expect_value(entry, where, "continent", CONTINENT_NAMES) or CONTINENT_NAMES[0]
        theme = problems.expect_value(entry, where, "theme", THEME_NAMES)
        effect = _effect(problems, entry, where, on_card=True)
        belongs = KINDS[KIND_NAMES[effect.kind]].theme
        if theme and len(problems.found) == before and theme != belongs:
            kind = KIND_NAMES[effect.kind]
            problems.add((*where, "theme"), "pontifex.deck.theme", kind=kind, expected=belongs, found=theme)
        cards.append(
            ActionCard(
                _names(problems, entry, where, "name"),
                CONTINENT_NAMES.index(continent),
                theme,
                problems.expect_number(entry, where, "copies", 1, 10),
                _money(problems, entry, where, "cost"),
                effect,
            )
        )
        places.append(where)
    if len(problems.found) == before and cards:
        _check_cards(problems, cards, places)
    return sorted(cards, key=lambda card: card.continent)


def _check_cards(problems: Problems, cards: Sequence[ActionCard], places: Sequence[Where]) -> None:
    """PX-02, PX-82: for each continent ten cards on each of two themes; no name twice."""
    for language in LANGUAGES:
        seen: set[str] = set()
        for card, where in zip(cards, places, strict=True):
            if card.name[language] in seen:
                problems.add((*where, "name"), "pontifex.deck.twice", name=card.name[language])
            seen.add(card.name[language])
    for continent in range(CONTINENTS):
        found: Counter[str] = Counter()
        for card in cards:
            if card.continent == continent:
                found[card.theme] += card.copies
        if sorted(found.values()) != [DECK // 2, DECK // 2]:
            counts = Listed(tuple(f"{theme}: {number}" for theme, number in found.items()) or ("0",))
            problems.add(
                ("card",),
                "pontifex.deck.themes",
                continent=text(f"pontifex.continent.{continent}"),
                expected=DECK // 2,
                found=counts,
            )


# --- onto the table -------------------------------------------------------------------------------


def _map_onto(
    cards: Cards, dioceses: Sequence[Diocese], cardinals: Sequence[Cardinal], characters: Sequence[Character]
) -> None:
    cards.continent = [diocese.continent for diocese in dioceses]
    cards.special = [diocese.special for diocese in dioceses]
    cards.yields = [diocese.yields for diocese in dioceses]
    cards.near = [sum(1 << near for near in diocese.near) for diocese in dioceses]
    cards.airports = sum(1 << number for number, diocese in enumerate(dioceses) if diocese.airport)
    cards.distance = [steps for start in range(DIOCESES) for steps in distances(dioceses, start)]
    cards.here = [NOBODY] * DIOCESES
    for person, home in enumerate(_homes(cardinals, characters)):
        cards.here[home] = person


def _homes(cardinals: Sequence[Cardinal], characters: Sequence[Character]) -> list[int]:
    return [one.diocese for one in cardinals] + [one.diocese for one in characters]


def _people_onto(
    cards: Cards,
    dioceses: Sequence[Diocese],
    cardinals: Sequence[Cardinal],
    characters: Sequence[Character],
    popes: Sequence[Pope],
) -> None:
    cards.home = _homes(cardinals, characters)
    cards.politics = [cardinal.politics for cardinal in cardinals] + [NOBODY] * CHARACTERS
    cards.value = [cardinal.value for cardinal in cardinals] + [0] * CHARACTERS
    cards.cardinals_of = [
        sum(
            1 << person
            for person, cardinal in enumerate(cardinals)
            if dioceses[cardinal.diocese].continent == continent
        )
        for continent in range(CONTINENTS)
    ]
    cards.liberals = sum(
        1 << person for person, cardinal in enumerate(cardinals) if cardinal.politics == LIBERAL
    )
    cards.at_most = [
        sum(1 << person for person, cardinal in enumerate(cardinals) if cardinal.value <= value)
        for value in range(HIGHEST_VALUE + 1)
    ]
    cards.needs = [list(character.needs) for character in characters]
    cards.bonus = [character.bonus for character in characters]
    cards.bonus_amount = [character.bonus_amount for character in characters]
    cards.costs = [list(pope.cost) for pope in popes] + [list(one.cost) for one in characters]
    cards.points = [pope.points for pope in popes]


def _effects_onto(
    cards: Cards,
    cardinals: Sequence[Cardinal],
    characters: Sequence[Character],
    action_cards: Sequence[ActionCard],
) -> None:
    """By source: the kinds of action cards, then the people."""
    none = Effect(GAIN, 0, SELF, FOR_GOOD)
    effects = [card.effect for card in action_cards] + [none] * (DESIGNS - len(action_cards))
    effects += [one.effect for one in cardinals] + [one.effect for one in characters]
    assert len(effects) == SOURCES
    assert len(cardinals) == FIRST_CHARACTER
    cards.kind = [effect.kind for effect in effects]
    cards.amount = [effect.amount for effect in effects]
    cards.turns = [effect.turns for effect in effects]
    cards.whom = [effect.whom for effect in effects]
    cards.price = [card.price for card in action_cards] + [0] * (SOURCES - len(action_cards))
    cards.designs = len(action_cards)
    cards.deck_of = [card.continent for card in action_cards]
    cards.copies = [card.copies for card in action_cards]
    cards.designs_of = [
        [design for design, card in enumerate(action_cards) if card.continent == continent]
        for continent in range(CONTINENTS)
    ]

    for designs in cards.designs_of:
        cheapest = sorted(designs, key=lambda design: cards.price[design])
        always = [design for design in cheapest if _always_usable(cards, design)]
        answers = [design for design in cheapest if cards.kind[design] in ONLY_IN_ANSWER]
        cards.always_usable.append(always)
        cards.at_times_usable.append([design for design in cheapest if design not in always + answers])
        cards.only_in_answer.append(answers)


ONLY_IN_ANSWER = (CANCEL_ABILITY, CANCEL_ACTION, PERSUASION, REROLL)


def _always_usable(cards: Cards, design: int) -> bool:
    """Money from the bank, and more of an own score, whatever happens at the table."""
    kind = cards.kind[design]
    return kind == GAIN or (kind <= RAISE_SINS and cards.whom[design] == SELF and cards.amount[design] > 0)
