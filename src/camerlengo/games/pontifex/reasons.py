"""What speaks for and against an option of Pontifex: the die, the retinues, what is left of the money."""

from __future__ import annotations

from camerlengo.core.texts import Text, Who, text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.standing import GOALS
from camerlengo.games.pontifex.view import Chance, PontifexView
from camerlengo.games.pontifex.wording import Wording

BRINGS_MONEY = (terms.GAIN, terms.COLLECT, terms.TAKE)  # less the price is not what is left then


def reasons(
    guess: Pontifex, after: Pontifex, seat: int, question: int, option: int, deck: PontifexDeck
) -> list[Text]:
    return Adviser(guess.view(seat), seat, deck).reasons(question, option)


def objections(
    guess: Pontifex, after: Pontifex, seat: int, question: int, option: int, deck: PontifexDeck
) -> list[Text]:
    return Adviser(guess.view(seat), seat, deck).objections(question, option)


class Adviser:
    def __init__(self, view: PontifexView, seat: int, deck: PontifexDeck) -> None:
        self.view = view
        self.own = view.seats[seat]
        self.deck = deck
        self.wording = Wording(deck)
        self.chances = {chance.person: chance for chance in view.chances}

    def reasons(self, question: int, option: int) -> list[Text]:
        source = used_by(question, option)
        if source is not None:
            return self._of_an_ability(source)
        way = self._way(question, option)
        if way is not None:
            return self._of_a_place(*way)
        if question == terms.CHOOSE_ACTION:
            return self._of_an_action(option)
        if question == terms.BRIBE:
            return self._of_a_bribe(option)
        if question == terms.WHOM:
            return [self._retinue_of(option)]
        if question == terms.WHICH_PERSON:
            owner = self.view.owner(option)
            return [self._retinue_of(owner)] if owner >= 0 and self.view.seats[owner] is not self.own else []
        return []

    def objections(self, question: int, option: int) -> list[Text]:
        """That somebody cannot be persuaded."""
        if question == terms.BRIBE:
            return self._sum(option, "too_little")
        persuades = question == terms.CHOOSE_ACTION and option == terms.PERSUADE
        way = (self.own.place, 0) if persuades else self._way(question, option)
        chance = None if way is None else self._chance(way[0])
        if way is None or chance is None or self._bribed(chance, way[1]) > 0:
            return []
        return [text("pontifex.reason.hopeless", person=self.wording.person(chance.person))]

    def _way(self, question: int, option: int) -> tuple[int, int] | None:
        """Where an option leads, and what the way costs; None if the pawn stays."""
        if question == terms.WHERE:
            return option, 0
        if question == terms.GO and option < terms.USE_FIRST and option != terms.STAY:
            return (option - terms.FLY, terms.TICKET) if option >= terms.FLY else (option, 0)
        if question == terms.CHOOSE_ACTION and terms.FLY_TO <= option < terms.FLY_TO + terms.DIOCESES:
            return option - terms.FLY_TO, terms.TICKET
        return None

    def _of_an_action(self, option: int) -> list[Text]:
        here = self.own.place
        if option == terms.PERSUADE:
            return [*self._persuasion(here, 0), self._one_more()]
        if option == terms.CONVERT:
            return [self._one_more()]
        if option == terms.PENCE:
            return [
                text(
                    "pontifex.reason.pence", n=self.deck.dioceses[here].yields * 3 // 2, money=self.own.money
                )
            ]
        if option == terms.DRAW_CARD:
            return [text("pontifex.reason.hand", n=len(self.own.backs), most=terms.MOST_CARDS)]
        return []

    def _of_a_place(self, place: int, price: int) -> list[Text]:
        """Whom there is to win there; if nobody, what else."""
        found = self._persuasion(place, price)
        if found:
            return found
        diocese = self.deck.dioceses[place]
        if diocese.yields:
            found.append(text("pontifex.reason.yield", n=diocese.yields))
        if diocese.airport and self.own.money - price >= terms.TICKET:
            found.append(text("pontifex.reason.airport"))
        return found

    def _persuasion(self, place: int, price: int) -> list[Text]:
        """Nothing of somebody who is out of reach."""
        chance = self._chance(place)
        bribed = 0 if chance is None else self._bribed(chance, price)
        if chance is None or bribed == 0:
            return []
        plain = percent(chance.needs)
        gaps = {"person": self.wording.person(chance.person), "plain": plain, "bribed": bribed}
        key = "bribed" if plain == 0 else "chance" if bribed == plain else "chances"
        return [text(f"pontifex.reason.{key}", **gaps)]

    def _chance(self, place: int) -> Chance | None:
        """What it takes to persuade whoever is free there."""
        person = self.deck.cards.here[place]
        return self.chances.get(person) if 0 <= person < terms.FIRST_CHARACTER else None

    def _bribed(self, chance: Chance, price: int) -> int:
        """The chance in per cent with all that can be paid; what the way costs is missing for a bribe."""
        bribe = min(terms.MOST_BRIBE, max(0, self.own.money - price) // terms.BRIBE_PRICE)
        return percent(chance.needs - bribe)

    def _one_more(self) -> Text:
        return text("pontifex.reason.retinue", n=len(self.own.retinue) + 1, goal=GOALS[self.view.players])

    def _retinue_of(self, seat: int) -> Text:
        of = self.view.seats[seat]
        gaps = {"n": len(of.retinue), "goal": GOALS[self.view.players], "money": of.money}
        return text("pontifex.reason.rival", who=Who(seat), **gaps)

    def _of_a_bribe(self, option: int) -> list[Text]:
        left = text("pontifex.reason.money", n=self.own.money - option * terms.BRIBE_PRICE)
        return [*self._sum(option, "enough"), left]

    def _sum(self, bribe: int, outcome: str) -> list[Text]:
        """What the die and a bribe come to, if the outcome is this one."""
        action = self.view.action
        if action is None or action.total is None or action.value is None:
            return []
        total, value = action.total + bribe, action.value
        found = "enough" if total >= value else "too_little"
        return [text(f"pontifex.reason.{found}", total=total, value=value)] if found == outcome else []

    def _of_an_ability(self, source: int) -> list[Text]:
        """A card costs money, if it brings none; somebody's ability can be used but once."""
        if source >= terms.FIRST_PERSON:
            return [text("pontifex.reason.once")]
        price = self.deck.cards.price[source]
        if price == 0 or self.deck.cards.kind[source] in BRINGS_MONEY:
            return []
        return [text("pontifex.reason.money", n=self.own.money - price)]


def used_by(question: int, option: int) -> int | None:
    """The ability that an option uses, if it uses one."""
    first = {terms.USE: 1, terms.GO: terms.USE_FIRST, terms.CHOOSE_ACTION: terms.USE_NOW}.get(question)
    return option - first if first is not None and option >= first else None


def percent(needs: int) -> int:
    """The chance of throwing so much or more."""
    return min(max(terms.DIE + 1 - needs, 0), terms.DIE) * 100 // terms.DIE
