"""The addresses of the drawings of cards."""

from __future__ import annotations

from urllib.parse import quote

from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.deck_file import ACTION_NAMES
from camerlengo.games.habemus_papam.terms import (
    CAMERLENGO,
    DEATH,
    FELIPE,
    FIRST_ACTION,
    LOUIS,
    MAZARIN,
    NO_FACTION,
    PEOPLE,
    SQUADRONE,
)

FACTION_SLUGS = ("france", "spain", "innocent", "urban")
GEM_SLUGS = ("amber", "sapphire", "ruby", "diamond")


def face(deck: HabemusPapamDeck, card: int) -> str:
    """The address of the drawing of a card, whatever deck it belongs to."""
    cards = deck.cards
    if card < PEOPLE:
        person = deck.people[card]
        faction = "late" if person.faction == NO_FACTION else FACTION_SLUGS[person.faction]
        symbol = deck.symbol_picture(person.symbol)
        name = quote(person.short, safe="")
        return f"habemus_papam/{person.pile}/{faction}-{person.age}-{symbol}-{card}/{name}.svg"
    if FIRST_ACTION <= card < CAMERLENGO:
        return f"habemus_papam/action/{ACTION_NAMES[card - FIRST_ACTION]}.svg"
    worth = {
        LOUIS: ("louis", cards.louis_votes[1:]),
        MAZARIN: ("mazarin", cards.gold_for_a_vote),
        FELIPE: ("felipe", cards.felipe_gold[1:]),
        SQUADRONE: ("squadrone", [cards.squadrone_price, cards.squadrone_votes]),
        DEATH: ("death", []),
        CAMERLENGO: ("camerlengo", []),
    }
    name, numbers = worth[card]
    return f"habemus_papam/card/{'-'.join([name, *map(str, numbers)])}.svg"
