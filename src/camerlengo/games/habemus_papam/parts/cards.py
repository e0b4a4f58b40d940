"""Cards, and what tips and close-ups say about them."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from camerlengo.core.page import GamePage
from camerlengo.core.texts import text
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.parts.faces import face
from camerlengo.games.habemus_papam.view import HabemusPapamView
from camerlengo.games.habemus_papam.wording import Wording

READ_OTHERWISE = {  # by card: the reading that changes what it does
    terms.FELIPE: "exclusion_optional",
    terms.SQUADRONE: "squadrone_optional",
    terms.DEATH: "death_by_choice",
    terms.FIRST_ACTION + terms.BRIBE: "bribe_optional",
    terms.FIRST_ACTION + terms.SWAP: "chigi_stays",
}
WHY_NOT = {  # by what stands in the way: the sentence, and the rule behind it
    f"own-{terms.BRIBE_WHOM}": ("own", "HP-36"),
    f"own-{terms.EXCLUDE}": ("own", "HP-55"),
    f"own-{terms.DIES}": ("own", "HP-57"),
    f"dove-{terms.BRIBE_WHOM}": ("dove", "HP-36"),
    f"dove-{terms.SWAP_WHOM}": ("dove", "HP-37"),
    f"dove-{terms.SWAP_FOR}": ("dove", "HP-37"),
    f"dove-{terms.EXCLUDE}": ("dove", "HP-55"),
    f"dove-{terms.DIES}": ("dove", "HP-57"),
    f"leader-{terms.BRIBE_WHOM}": ("leader", "HP-36"),
    f"leader-{terms.SWAP_WHOM}": ("leader", "HP-37"),
    f"leader-{terms.SWAP_FOR}": ("leader", "HP-37"),
    f"leader-{terms.EXCLUDE}": ("leader", "HP-55"),
    "has_felipe": ("has_felipe", "HP-55"),
    "same_display": ("same_display", "HP-37"),
    "not_oldest": ("not_oldest", "HP-57"),
}


class Cards(GamePage[HabemusPapamView, HabemusPapamDeck]):
    book = "habemus_papam.page"

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.deck)

    @cached_property
    def taken(self) -> list[int]:
        return [event.about[0] for event in self.last if event.kind == terms.TOOK]

    def card(self, card: int, identity: str, option: int | None, reason: str | None = None) -> dict[str, Any]:
        return {
            "id": identity,
            **self.once(("card", card), lambda: self._card(card)),
            "option": option,
            "about": self.about(card, reason),
            "just": card in self.taken,
        }

    def _card(self, card: int) -> dict[str, Any]:
        """What never changes."""
        return {
            "card": card,
            "face": face(self.deck, card),
            "name": self.say(self.wording.card_in_full(card)),
            "label": self.label(card),
            "person": card < terms.PEOPLE,
        }

    def label(self, card: int) -> str:
        if card < terms.PEOPLE:
            return self.deck.people[card].short
        if terms.FIRST_ACTION <= card < terms.CAMERLENGO:
            return self.say(text(f"habemus_papam.action.{card - terms.FIRST_ACTION}"))
        return self.say(text(f"habemus_papam.label.{card}"))

    def about(self, card: int, reason: str | None) -> str:
        """The id of what the tip and the card close up say."""
        key = f"about-{card}"
        if reason is None and key in self.reasons:
            return key
        said = self.once(("about", card, tuple(self.view.readings)), lambda: self._sentences(card))
        if reason is None:
            return self.explain(key, *said)
        name, rule = WHY_NOT[reason]
        return self.explain(key, *said, why=self.word(f"why.{name}"), rule=rule)

    def _sentences(self, card: int) -> list[str]:
        if card < terms.PEOPLE:
            return self._about_person(card)
        cards = self.deck.cards
        worth = {
            terms.LOUIS: cards.louis_votes[1:],
            terms.MAZARIN: cards.gold_for_a_vote,
            terms.FELIPE: cards.felipe_gold[1:],
        }.get(card, [])
        gaps: dict[str, object] = {
            "n": len(worth) - (card == terms.MAZARIN),
            "list": ", ".join(map(str, worth)),
            "price": cards.squadrone_price,
            "votes": cards.squadrone_votes,
        }
        key = f"card_help.{card}"
        if terms.FIRST_ACTION <= card < terms.CAMERLENGO:
            key = f"action_help.{card - terms.FIRST_ACTION}"
        if READ_OTHERWISE.get(card) in self.view.readings:
            key = f"otherwise.{READ_OTHERWISE[card]}"
        return [self.say(text(f"habemus_papam.{key}", **gaps))]

    def _about_person(self, card: int) -> list[str]:
        person = self.deck.people[card]
        said = [person.history[self.language]] if self.language in person.history else []
        if person.symbol == terms.DOVE:
            said.append(self.word("dove_stays" if "chigi_stays" in self.view.readings else "dove"))
        elif person.symbol == terms.TWO_LOUIS:
            said.append(self.word("two_louis"))
        elif person.symbol == terms.TWO_MAZARIN:
            said.append(self.word("two_mazarin"))
        elif person.symbol >= terms.FIRST_PAIR:
            other = self.deck.people[self.deck.cards.partner[card]]
            symbol = self.deck.symbol_name(person.symbol)
            said.append(self.word("pair", name=other.name, symbol=symbol))
        if person.pile == "cardinal":
            said.append(self.word("bag", n=terms.BAG_GOLD))
        elif person.pile == "leader":
            said.append(self.word("leader"))
        return said
