"""What tips and close-ups say about people and cards."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from camerlengo.core import grammar
from camerlengo.core.page import GamePage, Reason
from camerlengo.core.texts import text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.things import bonus_text, cost_text, needs_text
from camerlengo.games.pontifex.view import Chance, PontifexView
from camerlengo.games.pontifex.vocabulary import KIND_NAMES
from camerlengo.games.pontifex.wording import Wording

POLITICS = ("liberal", "conservative")
USING = ((terms.USE, 1), (terms.GO, terms.USE_FIRST), (terms.CHOOSE_ACTION, terms.USE_NOW))
CURIOSITIES = {  # names of the rulebook, as the standard deck writes them in English
    "Vatican Bank": "vatican-bank",
    "Crash of the Banco Ambrosiano": "ambrosiano",
    "Eight per Thousand": "otto-per-mille",
    "Knights of Malta": "malta",
    "Society of Jesus": "jesuits",
    "Urbi et Orbi Blessing": "urbi-et-orbi",
    "Christo-Fascism": "clerical-fascism",
    "Communion and Liberation": "communion",
}
CHARACTER_CURIOSITIES = ("canterbury", "moscow", "alexandria", "ark")


def percent(needs: int) -> int:
    """The chance of throwing so much or more."""
    return min(max(terms.DIE + 1 - needs, 0), terms.DIE) * 100 // terms.DIE


class Tips(GamePage[PontifexView, PontifexDeck]):
    book = "pontifex.page"

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.deck)

    @cached_property
    def chances(self) -> dict[int, Chance]:
        """By person: the chance to persuade somebody."""
        return {chance.person: chance for chance in self.view.chances}

    # --- what is asked ---

    def option(self, option: int, *kinds: int) -> int | None:
        return None if option in self.placed else super().option(option, *kinds)  # one button is enough

    def loose(self) -> list[int]:
        """The options that lie nowhere on the table.

        Where one can also walk, nobody wants to fly; those few options are in the list of all of them.
        """
        if self.asks(terms.PILGRIM):
            return []  # they are one form
        return [option for option in super().loose() if not self.asks(terms.GO) or option == terms.STAY]

    def use(self, source: int) -> int | None:
        """The option that uses an ability now: in a window, or beside the own move and actions."""
        for kind, first in USING:
            found = self.option(first + source, kind)
            if found is not None:
                return found
        return None

    def abilities(self) -> list[dict[str, Any]]:
        """The usable abilities, as buttons that stand beside the question on every panel."""
        if self.question is None:
            return []
        first = next((first for kind, first in USING if self.asks(kind)), None)
        if first is None:
            return []
        sources = [option - first for option in self.question.options if option >= first]
        return [self._ability(first + source, source) for source in sources]

    def _ability(self, option: int, source: int) -> dict[str, Any]:
        price = self.deck.cards.price[source]
        kind = KIND_NAMES[self.deck.cards.kind[source]]
        return {
            "option": option,
            "name": self.say(self.wording.source(source)),
            "effect": self.say(self.wording.brief(source)),
            "about": self.about_source(source),
            "price": self.word("price", money=price) if price else "",
            "picture": f"pontifex/effect/{kind}.svg",
        }

    # --- what several parts need ---

    def owner(self, person: int) -> int:
        """In whose retinue, or whose pawn this person is."""
        return self.owners.get(person, terms.NOBODY)

    @cached_property
    def owners(self) -> dict[int, int]:
        """By person."""
        found: dict[int, int] = {}
        for number, seat in enumerate(self.view.seats):
            for person in (seat.pawn, *seat.retinue):
                found.setdefault(person, number)
        return found

    def politics(self, person: int) -> str | None:
        if not 0 <= person < terms.FIRST_CHARACTER:
            return None
        return POLITICS[0 if self.deck.cardinals[person].politics == terms.LIBERAL else 1]

    def percents(self, chance: Chance) -> dict[str, Any]:
        plain, bribed = percent(chance.needs), percent(chance.needs_with_bribe)
        said = grammar.percent(self.language, bribed)
        if bribed > plain:
            said = f"{plain}–{said}"
        return {"plain": plain, "bribed": bribed, "more": bribed > plain, "said": said}

    # --- what tips say ---

    def person_says(self, person: int) -> list[str]:
        """What somebody can do, and what it takes to win a special character."""
        return list(self.once(("person says", person), lambda: self._person_says(person)))

    def _person_says(self, person: int) -> list[str]:
        said = [self.word("about.ability", effect=self.wording.effect(terms.FIRST_PERSON + person))]
        if person >= terms.FIRST_CHARACTER:
            one = self.deck.characters[person - terms.FIRST_CHARACTER]
            said.insert(0, self.word("about.needs", needs=needs_text(one.needs), cost=cost_text(one.cost)))
            said.append(self.word("about.bonus", bonus=bonus_text(one.bonus, one.bonus_amount)))
        return said

    def story_of(self, person: int) -> tuple[str, str] | None:
        """Of a special character."""
        known = person >= terms.FIRST_CHARACTER
        return self.story(CHARACTER_CURIOSITIES[person - terms.FIRST_CHARACTER] if known else None)

    def story(self, name: str | None) -> tuple[str, str] | None:
        """A link to the page of curiosities."""
        return None if name is None else (f"curiosities#{name}", self.word("curiosity"))

    def about_source(self, source: int) -> str:
        """The id of what a tip says of a card or person."""
        key = f"about-source-{source}"
        self.reasons[key] = self.once(("source", source), lambda: self._reason_of(source))
        return key

    def _reason_of(self, source: int) -> Reason:
        if source >= terms.FIRST_PERSON:
            person = source - terms.FIRST_PERSON
            said = self.person_says(person)
            if person < terms.FIRST_CHARACTER:
                politics = text(f"pontifex.politics.{self.deck.cardinals[person].politics}")
                said.insert(
                    0,
                    self.word(
                        "about.cardinal",
                        place=self.wording.home(person),
                        politics=politics,
                        value=self.deck.cards.value[person],
                        n=person + 1,
                    ),
                )
            return Reason(tuple(said), rule="PX-34", more=self.story_of(person))
        card = self.deck.action_cards[source]
        price = self.word("about.price", money=card.price, theme=text(f"pontifex.theme.{card.theme}"))
        more = self.story(CURIOSITIES.get(card.name["en"]))
        return Reason((self.say(self.wording.effect(source)), price), rule="PX-33", more=more)
