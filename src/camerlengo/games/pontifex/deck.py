"""Reads the map and the cards of Pontifex from TOML and says in plain words what is wrong with a deck."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.decks import Printed, own_file, read
from camerlengo.core.game import NEWEST_RULES
from camerlengo.core.shapes import Articles
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck_checks import check
from camerlengo.games.pontifex.deck_file import (
    CardEntry,
    CardinalEntry,
    CharacterEntry,
    EffectEntry,
    OrdinaryDiocese,
    PontifexFile,
    PopeEntry,
    distances,
    special_of,
)
from camerlengo.games.pontifex.state import Cards
from camerlengo.games.pontifex.vocabulary import HIGHEST_VALUE, KINDS, MOMENTS, WHOM_NAMES


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
    articles: Names = {}


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
    articles: Names = {}


class Pope(msgspec.Struct, frozen=True):
    """`points`: how many changes of a score each payment brings."""

    name: Names
    cost: tuple[int, ...]
    points: int
    articles: Names = {}


class ActionCard(msgspec.Struct, frozen=True):
    name: Names
    continent: int
    theme: str
    copies: int
    price: int
    effect: Effect


class PontifexDeck(Printed, frozen=True):
    dioceses: tuple[Diocese, ...]
    cardinals: tuple[Cardinal, ...]
    characters: tuple[Character, ...]
    popes: tuple[Pope, ...]
    action_cards: tuple[ActionCard, ...]
    cards: Cards

    def themes(self, continent: int) -> tuple[str, ...]:
        """The two themes of a continent, in the order of the cards."""
        found = [card.theme for card in self.action_cards if card.continent == continent]
        return tuple(dict.fromkeys(found))


def standard_deck(rules: int = NEWEST_RULES) -> PontifexDeck:
    """The deck of these rules; version 1 had cards and a map of its own, and so had versions 2 and 3."""
    return _deck_in("cards-1.toml" if rules < 2 else "cards-2.toml" if rules < 4 else "cards.toml")


@functools.cache
def _deck_in(file: str) -> PontifexDeck:
    return read_deck(own_file(__package__, file))


def read_deck(source: str) -> PontifexDeck:
    """Raises DeckError with every problem that is found."""
    file = read(source, PontifexFile, check)
    codes = file.codes()
    dioceses = _dioceses(file)
    cardinals = tuple(_cardinal(entry, codes) for entry in file.cardinal)
    characters = tuple(_character(entry, codes) for entry in file.character)
    popes = tuple(_pope(entry) for entry in file.pope)
    by_continent = sorted(file.card, key=lambda entry: entry.continent)
    action_cards = tuple(_action_card(entry) for entry in by_continent)
    cards = Cards()
    _map_onto(cards, dioceses, cardinals, characters)
    _people_onto(cards, dioceses, cardinals, characters, popes)
    _effects_onto(cards, cardinals, characters, action_cards)
    return PontifexDeck(file.edition, source, dioceses, cardinals, characters, popes, action_cards, cards)


# --- from the file --------------------------------------------------------------------------------


def _dioceses(file: PontifexFile) -> tuple[Diocese, ...]:
    near, sea = file.neighbours(), file.neighbours(("sea",))
    dioceses = []
    for number, entry in enumerate(file.diocese):
        dioceses.append(
            Diocese(
                code=entry.code,
                name=entry.name.by_language(),
                see=entry.see.by_language(),
                continent=entry.continent,
                special=special_of(entry),
                yields=entry.yields if isinstance(entry, OrdinaryDiocese) else 0,
                airport=isinstance(entry, OrdinaryDiocese) and entry.airport,
                near=tuple(near[number]),
                sea=tuple(sea[number]),
                longitude=entry.longitude,
                latitude=entry.latitude,
                articles=_articles(entry.article),
            )
        )
    return tuple(dioceses)


def _cardinal(entry: CardinalEntry, codes: Mapping[str, int]) -> Cardinal:
    effect = _effect(entry.effect)
    return Cardinal(entry.name, codes[entry.diocese], entry.politics, entry.persuasion, effect)


def _character(entry: CharacterEntry, codes: Mapping[str, int]) -> Character:
    return Character(
        name=entry.name.by_language(),
        diocese=codes[entry.diocese],
        needs=entry.requires.amounts(),
        cost=entry.cost.amounts(),
        effect=_effect(entry.effect),
        bonus=terms.NOBODY if entry.bonus is None else entry.bonus.kind,
        bonus_amount=0 if entry.bonus is None else entry.bonus.amount,
        articles=_articles(entry.article),
    )


def _articles(given: Articles | None) -> Names:
    return {} if given is None else given.by_language()


def _pope(entry: PopeEntry) -> Pope:
    articles = _articles(entry.article)
    return Pope(entry.name.by_language(), entry.cost.amounts(), entry.points, articles)


def _action_card(entry: CardEntry) -> ActionCard:
    names, effect = entry.name.by_language(), _effect(entry.effect)
    return ActionCard(names, entry.continent, entry.theme, entry.copies, entry.cost, effect)


def _effect(entry: EffectEntry) -> Effect:
    amount = terms.BUT_MOVES if entry.moves is False else entry.amount or 0
    turns = terms.FOR_GOOD if entry.turns is None else entry.turns
    return Effect(KINDS[entry.kind].code, amount, WHOM_NAMES[entry.concerned()], turns)


# --- onto the table -------------------------------------------------------------------------------


def _map_onto(
    cards: Cards, dioceses: Sequence[Diocese], cardinals: Sequence[Cardinal], characters: Sequence[Character]
) -> None:
    cards.continent = [diocese.continent for diocese in dioceses]
    cards.special = [diocese.special for diocese in dioceses]
    cards.yields = [diocese.yields for diocese in dioceses]
    near = [diocese.near for diocese in dioceses]
    cards.near = [sum(1 << near for near in diocese.near) for diocese in dioceses]
    cards.airports = sum(1 << number for number, diocese in enumerate(dioceses) if diocese.airport)
    cards.distance = [steps for start in range(terms.DIOCESES) for steps in distances(near, start)]
    cards.here = [terms.NOBODY] * terms.DIOCESES
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
    cards.politics = [cardinal.politics for cardinal in cardinals] + [terms.NOBODY] * terms.CHARACTERS
    cards.value = [cardinal.value for cardinal in cardinals] + [0] * terms.CHARACTERS
    cards.cardinals_of = [
        sum(
            1 << person
            for person, cardinal in enumerate(cardinals)
            if dioceses[cardinal.diocese].continent == continent
        )
        for continent in range(terms.CONTINENTS)
    ]
    cards.liberals = sum(
        1 << person for person, cardinal in enumerate(cardinals) if cardinal.politics == terms.LIBERAL
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
    none = Effect(terms.GAIN, 0, terms.SELF, terms.FOR_GOOD)
    effects = [card.effect for card in action_cards] + [none] * (terms.DESIGNS - len(action_cards))
    effects += [one.effect for one in cardinals] + [one.effect for one in characters]
    assert len(effects) == terms.SOURCES
    assert len(cardinals) == terms.FIRST_CHARACTER
    cards.kind = [effect.kind for effect in effects]
    cards.amount = [effect.amount for effect in effects]
    cards.turns = [effect.turns for effect in effects]
    cards.whom = [effect.whom for effect in effects]
    cards.moments = [MOMENTS[effect.kind] for effect in effects]
    cards.price = [card.price for card in action_cards] + [0] * (terms.SOURCES - len(action_cards))
    cards.designs = len(action_cards)
    cards.deck_of = [card.continent for card in action_cards]
    cards.copies = [card.copies for card in action_cards]
    cards.designs_of = [
        [design for design, card in enumerate(action_cards) if card.continent == continent]
        for continent in range(terms.CONTINENTS)
    ]

    for designs in cards.designs_of:
        cheapest = sorted(designs, key=lambda design: cards.price[design])
        always = [design for design in cheapest if _always_usable(cards, design)]
        answers = [design for design in cheapest if cards.kind[design] in ONLY_IN_ANSWER]
        cards.always_usable.append(always)
        cards.at_times_usable.append([design for design in cheapest if design not in always + answers])
        cards.only_in_answer.append(answers)


ONLY_IN_ANSWER = (terms.CANCEL_ABILITY, terms.CANCEL_ACTION, terms.PERSUASION, terms.REROLL)


def _always_usable(cards: Cards, design: int) -> bool:
    """Money from the bank, and more of an own score, whatever happens at the table."""
    kind = cards.kind[design]
    return kind == terms.GAIN or (
        kind <= terms.RAISE_SINS and cards.whom[design] == terms.SELF and cards.amount[design] > 0
    )
