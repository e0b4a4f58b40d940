"""What speaks for an option of Pontifex: chances of the die, the retinues, what is left of the money."""

from __future__ import annotations

from camerlengo.core.texts import Text, Who, text
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.standing import GOALS
from camerlengo.games.pontifex.terms import (
    BRIBE,
    BRIBE_PRICE,
    CHOOSE_ACTION,
    CONVERT,
    DIE,
    DIOCESES,
    DRAW_CARD,
    FIRST_CHARACTER,
    FIRST_PERSON,
    FLY,
    FLY_TO,
    GO,
    MOST_BRIBE,
    MOST_CARDS,
    PASS,
    PENCE,
    PERSUADE,
    STAY,
    TICKET,
    USE,
    WHERE,
    WHICH_PERSON,
    WHOM,
)
from camerlengo.games.pontifex.view import PontifexView
from camerlengo.games.pontifex.wording import Wording


def reasons(view: PontifexView, seat: int, question: int, option: int, deck: PontifexDeck) -> list[Text]:
    return Adviser(view, seat, deck).reasons(question, option)


class Adviser:
    def __init__(self, view: PontifexView, seat: int, deck: PontifexDeck) -> None:
        self.view = view
        self.own = view.seats[seat]
        self.deck = deck
        self.wording = Wording(deck)
        self.chances = {chance.person: chance for chance in view.chances}

    def reasons(self, question: int, option: int) -> list[Text]:
        if question == CHOOSE_ACTION:
            return self._of_an_action(option)
        if question == GO and option != STAY:
            return self._of_a_place(option - FLY, TICKET) if option >= FLY else self._of_a_place(option, 0)
        if question == WHERE:
            return self._of_a_place(option, 0)
        if question == BRIBE:
            return self._of_a_bribe(option)
        if question == WHOM:
            return [self._retinue_of(option)]
        if question == WHICH_PERSON:
            owner = self.view.owner(option)
            return [self._retinue_of(owner)] if owner >= 0 and self.view.seats[owner] is not self.own else []
        if question == USE and option != PASS:
            return self._of_an_ability(option - 1)
        return []

    def _of_an_action(self, option: int) -> list[Text]:
        here = self.own.place
        if option == PERSUADE:
            return [*self._persuasion(here, 0), self._one_more()]
        if option == CONVERT:
            return [self._one_more()]
        if option == PENCE:
            return [
                text(
                    "pontifex.reason.pence", n=self.deck.dioceses[here].yields * 3 // 2, money=self.own.money
                )
            ]
        if option == DRAW_CARD:
            return [text("pontifex.reason.hand", n=len(self.own.backs), most=MOST_CARDS)]
        return self._of_a_place(option - FLY_TO, TICKET) if FLY_TO <= option < FLY_TO + DIOCESES else []

    def _of_a_place(self, place: int, price: int) -> list[Text]:
        """What there is to win there."""
        found = self._persuasion(place, price)
        money = self.deck.dioceses[place].yields
        return found or ([text("pontifex.reason.yield", n=money)] if money else [])

    def _persuasion(self, place: int, price: int) -> list[Text]:
        """What is paid for the way there is missing for a bribe."""
        person = self.deck.cards.here[place]
        chance = self.chances.get(person) if 0 <= person < FIRST_CHARACTER else None
        if chance is None:
            return []
        bribe = min(MOST_BRIBE, max(0, self.own.money - price) // BRIBE_PRICE)
        plain, bribed = percent(chance.needs), percent(chance.needs - bribe)
        gaps = {"person": self.wording.person(person), "plain": plain, "bribed": bribed}
        key = "hopeless" if bribed == 0 else "chance" if bribed == plain else "chances"
        return [text(f"pontifex.reason.{key}", **gaps)]

    def _one_more(self) -> Text:
        return text("pontifex.reason.retinue", n=len(self.own.retinue) + 1, goal=GOALS[self.view.players])

    def _retinue_of(self, seat: int) -> Text:
        of = self.view.seats[seat]
        gaps = {"n": len(of.retinue), "goal": GOALS[self.view.players], "money": of.money}
        return text("pontifex.reason.rival", who=Who(seat), **gaps)

    def _of_a_bribe(self, option: int) -> list[Text]:
        left = text("pontifex.reason.money", n=self.own.money - option * BRIBE_PRICE)
        action = self.view.action
        if action is None or action.total is None or action.value is None:
            return [left]
        key = "enough" if action.total + option >= action.value else "too_little"
        gaps = {"total": action.total + option, "value": action.value}
        return [text(f"pontifex.reason.{key}", **gaps), left]

    def _of_an_ability(self, source: int) -> list[Text]:
        """A card costs money; somebody's ability can be used but once."""
        if source >= FIRST_PERSON:
            return [text("pontifex.reason.once")]
        return [text("pontifex.reason.money", n=self.own.money - self.deck.cards.price[source])]


def percent(needs: int) -> int:
    """The chance of throwing so much or more."""
    return min(max(DIE + 1 - needs, 0), DIE) * 100 // DIE
