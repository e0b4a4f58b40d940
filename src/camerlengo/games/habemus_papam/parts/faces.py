"""The addresses of the drawings of cards."""

from __future__ import annotations

from urllib.parse import quote

from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.deck_file import ACTION_NAMES

FACTION_SLUGS = ("france", "spain", "innocent", "urban")
GEM_SLUGS = ("amber", "sapphire", "ruby", "diamond")


def face(deck: HabemusPapamDeck, card: int) -> str:
    """The address of the drawing of a card, whatever deck it belongs to."""
    cards = deck.cards
    if card < terms.PEOPLE:
        person = deck.people[card]
        faction = "late" if person.faction == terms.NO_FACTION else FACTION_SLUGS[person.faction]
        symbol = deck.symbol_picture(person.symbol)
        name = quote(person.short, safe="")
        return f"habemus_papam/{person.pile}/{faction}-{person.age}-{symbol}-{card}/{name}.svg"
    if terms.FIRST_ACTION <= card < terms.CAMERLENGO:
        return f"habemus_papam/action/{ACTION_NAMES[card - terms.FIRST_ACTION]}.svg"
    worth = {
        terms.LOUIS: ("louis", cards.louis_votes[1:]),
        terms.MAZARIN: ("mazarin", cards.gold_for_a_vote),
        terms.FELIPE: ("felipe", cards.felipe_gold[1:]),
        terms.SQUADRONE: ("squadrone", [cards.squadrone_price, cards.squadrone_votes]),
        terms.DEATH: ("death", []),
        terms.CAMERLENGO: ("camerlengo", []),
    }
    name, numbers = worth[card]
    return f"habemus_papam/card/{'-'.join([name, *map(str, numbers)])}.svg"
