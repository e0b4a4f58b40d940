"""A ship under way: what its cargo does, and what it counts.

Cards act one after the other, and each may change what the later ones and the count find: that is why the
order among cards of one kind is drawn by lot (Q-22). Every kind of effect is here or in
`rules.on_the_table`, once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.q import terms
from camerlengo.games.q.state import Cards

NO_MORE: Final = -1


class Ship:
    """The cargo while it is shown. `factor` and `shield` are by type of card.

    `once`: the conditions of a card are read together before any of its clauses acts, and an effect that
    changes nothing is not told. Rules 1 read each condition after the clause before it and told every effect.
    """

    def __init__(
        self, cards: Cards, cargo: list[int], seized: bool, paolo_dead: bool, once: bool = True
    ) -> None:
        self.cards = cards
        self.cargo = cargo
        self.seized = seized
        self.paolo_dead = paolo_dead
        self.once = once
        self.holding: list[bool] = []  # by clause of the card that acts
        self.told = False  # whether an effect of the card that acts was told
        self.waiting: i64 = 0  # intrigues that have not acted yet
        self.points: i64 = 0  # for the Spirituali
        self.factor: list[int] = [1] * terms.TYPES
        self.shield: list[bool] = [False] * terms.TYPES
        self.there: list[int] = [0] * terms.TYPES
        for card in cargo:
            self.there[cards.type[card]] += 1
        self.waiting = self.there[terms.INTRIGUE]

    def start(self, card: i64, ask: Ask) -> i64:
        """The first clause of a card that holds; its effect on the ship is done."""
        if self.cards.type[card] == terms.INTRIGUE:
            self.waiting -= 1
        if self.cards.type[card] == terms.INTRIGUE and self.factor[terms.INTRIGUE] == 0:
            if ask.hears:
                ask.announce(terms.CANCELLED, terms.NOBODY, [card])
            return NO_MORE
        self.told = False
        if self.once:
            clauses = self.cards.clauses[card]
            self.holding = [self.holds(card, clauses[at]) for at in range(0, len(clauses), terms.CLAUSE)]
        return self.go_on(card, -terms.CLAUSE, ask)

    def go_on(self, card: i64, before: i64, ask: Ask) -> i64:
        clauses = self.cards.clauses[card]
        at: i64 = before + terms.CLAUSE
        while at < len(clauses):
            holds = self.holding[at // terms.CLAUSE] if self.once else self.holds(card, clauses[at])
            if holds:
                changes = not self.once or self.changes(clauses, at)
                points = self.apply(clauses, at)
                self.points += points
                if changes:
                    self.tell_effect(card, at, points, ask)
                return at
            at += terms.CLAUSE
        if not self.told and ask.hears:
            ask.announce(terms.TOOK_EFFECT, terms.NOBODY, [card, NO_MORE, 0])
        return NO_MORE

    def tell_effect(self, card: i64, at: i64, points: i64, ask: Ask) -> None:
        self.told = True
        if ask.hears:
            ask.announce(terms.TOOK_EFFECT, terms.NOBODY, [card, at // terms.CLAUSE, points])

    def changes(self, clauses: list[int], at: i64) -> bool:
        """Whether a clause does anything to the ship now; `rules` knows about factions, hands and offices."""
        effect: i64 = clauses[at + 1]
        first: i64 = clauses[at + 2]
        if effect == terms.POINTS_EACH:
            return self.there[clauses[at + 4]] > 0
        if effect == terms.CANCEL:
            there: i64 = self.waiting if first == terms.INTRIGUE else self.there[first]
            return there > 0 and self.factor[first] != 0 and not self.shield[first]
        if effect == terms.PROTECT:
            return self.there[first] > 0 and not self.shield[first]
        if effect == terms.DOUBLE:
            return self.there[first] > 0 and self.factor[first] != 0
        if effect == terms.SEIZE_SHIP:
            return not self.seized
        if effect == terms.FREE_SHIP:
            return self.seized
        return effect < terms.TURN_ROLE

    def holds(self, card: i64, condition: i64) -> bool:
        """Q-39: read when the card acts. A card is not "with" itself."""
        if condition == terms.PAOLO_LIVES:
            return not self.paolo_dead
        if condition == terms.PAOLO_DEAD:
            return self.paolo_dead
        if condition == terms.IF_SEIZED:
            return self.seized
        if condition == terms.IF_FREE:
            return not self.seized
        if condition >= terms.IF_WITHOUT:
            return self.others(card, condition - terms.IF_WITHOUT) == 0
        if condition >= terms.IF_WITH:
            return self.others(card, condition - terms.IF_WITH) > 0
        return True

    def others(self, card: i64, kind: i64) -> i64:
        """How many cards of a type are in the hold beside this one."""
        there: i64 = self.there[kind]
        return there - 1 if self.cards.type[card] == kind else there

    def apply(self, clauses: list[int], at: i64) -> i64:
        """What a clause does to the ship; returns the points for the Spirituali."""
        effect: i64 = clauses[at + 1]
        first: i64 = clauses[at + 2]
        if effect == terms.POINTS:
            return first * clauses[at + 3]
        if effect == terms.POINTS_EACH:
            return first * clauses[at + 3] * self.there[clauses[at + 4]]
        if effect == terms.CANCEL:
            if not self.shield[first]:
                self.factor[first] = 0
        elif effect == terms.PROTECT:
            self.shield[first] = True
        elif effect == terms.DOUBLE:
            self.factor[first] *= 2
        elif effect == terms.SEIZE_SHIP:
            self.seized = True
        elif effect == terms.FREE_SHIP:
            self.seized = False
        return 0

    def count(self, ask: Ask) -> i64:
        """Q-23, Q-24: books and goods, with the value in brackets if the ship is seized."""
        for card in self.cargo:
            kind: i64 = self.cards.type[card]
            value: i64 = self.cards.value[card]
            if value == 0:
                continue
            if self.seized and not self.shield[kind]:
                value = self.cards.value_seized[card]
            value *= self.factor[kind]
            self.points += value
            if ask.hears:
                ask.announce(terms.COUNTED, terms.NOBODY, [card, value])
        return self.points
