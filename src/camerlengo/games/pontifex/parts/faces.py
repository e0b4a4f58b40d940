"""The addresses of the drawings of people, cards and the map."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import quote

from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.atlas import places_of
from camerlengo.games.pontifex.deck import Effect, PontifexDeck
from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES, KIND_NAMES


def effect_code(effect: Effect) -> str:
    return f"{KIND_NAMES[effect.kind]}-{effect.amount}-{effect.whom}-{effect.turns}"


def continent_of(deck: PontifexDeck, person: int) -> str:
    return CONTINENT_NAMES[deck.dioceses[deck.cardinals[person].diocese].continent]


def token(deck: PontifexDeck, person: int) -> str:
    if person >= terms.FIRST_CHARACTER:
        return f"pontifex/special/{person - terms.FIRST_CHARACTER}.svg"
    return f"pontifex/token/{continent_of(deck, person)}-{deck.cardinals[person].politics}-{person + 1}.svg"


def face(deck: PontifexDeck, source: int) -> str:
    """The card of an ability, large."""
    if source < terms.FIRST_PERSON:
        card = deck.action_cards[source]
        continent = CONTINENT_NAMES[card.continent]
        return f"pontifex/card/{continent}-{effect_code(card.effect)}-{card.price}.svg"
    person = source - terms.FIRST_PERSON
    if person >= terms.FIRST_CHARACTER:
        number = person - terms.FIRST_CHARACTER
        return f"pontifex/character/{number}-{effect_code(deck.characters[number].effect)}.svg"
    one = deck.cardinals[person]
    facts = f"{continent_of(deck, person)}-{one.politics}-{person + 1}-{one.value}-{effect_code(one.effect)}"
    return f"pontifex/cardinal/{facts}/{quote(one.name, safe='')}.svg"


@lru_cache(maxsize=16)
def links_address(deck: PontifexDeck) -> str:
    """Every line between two dioceses, with where it begins and ends."""
    where = places_of(deck.dioceses)
    land, sea = "", ""
    for number, diocese in enumerate(deck.dioceses):
        for near in diocese.near:
            if number < near:
                line = "".join(base36(step) for step in (*where[number], *where[near]))
                if near in diocese.sea:
                    sea += line
                else:
                    land += line
    return f"pontifex/links/{land}-{sea}.svg"


def base36(number: int) -> str:
    figures = "0123456789abcdefghijklmnopqrstuvwxyz"
    return figures[number // 36] + figures[number % 36]
