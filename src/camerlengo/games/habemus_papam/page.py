"""What the page of Habemus Papam shows beside the view: offer, displays, screens, bids, latest events.

Everything is made from a view, so that no page can say more than its reader may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from camerlengo.core.page import Subject
from camerlengo.core.texts import Listed, text
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.parts.ballot import Ballot
from camerlengo.games.habemus_papam.parts.faces import FACTION_SLUGS
from camerlengo.games.habemus_papam.view import OrderView, SeatView

PEEK = 0.42  # how much of a card shows beside the one before it in a fan
SPREAD = 0.72  # the same while one of the people is to be chosen
IN_A_ROW = 4  # cards on offer; in the last round there may be up to ten, in two rows
KINGS = {terms.LOUIS: "louis", terms.MAZARIN: "mazarin", terms.FELIPE: "felipe", terms.SQUADRONE: "squadrone"}
NEED_PICTURES = {
    terms.NEED_FELIPE: "king/felipe",
    terms.NEED_MAZARIN: "king/mazarin",
    terms.NEED_LOUIS: "king/louis",
}
STEPS = ("order", "tiara", "louis", "gold", "symbols", "squadrone")  # the six steps of the count
ABOUT_PEOPLE = (terms.BRIBE_WHOM, terms.SWAP_WHOM, terms.SWAP_FOR, terms.EXCLUDE, terms.DIES)


PIECES = (
    *(f"gem/{gem}.svg" for gem in ("amber", "sapphire", "ruby", "diamond")),
    *(f"seat/{seat}.svg" for seat in range(4)),
    *(f"back/{pile}.svg" for pile in ("cardinal", "politics", "action", "sealed")),
    *(f"crest/{crest}.svg" for crest in ("france", "spain", "innocent", "urban")),
    *(f"hearth/{smoke}.svg" for smoke in ("none", "black", "white")),
    *(
        f"{piece}.svg"
        for piece in ("coin", "coins", "figure", "leader", "seal", "hand", "fist", "step/tiara")
    ),
)


class Page(Ballot):
    coach = (("bid", "bid"), ("take", "take"), ("order", "bid"), ("counts", "take"), ("end", "bid"))

    @classmethod
    def sheets(cls) -> Mapping[str, Sequence[str]]:
        return {"pieces": PIECES}

    def table(self) -> dict[str, Any]:
        view = self.view
        return {
            "offer": self.offer(),
            "columns": ceil(len(view.offer) / 2) if len(view.offer) > IN_A_ROW else None,
            "seats": [self.seat(number) for number in range(view.players)],
            "ballot": self.ballot(),
            "bids": self.bids(),
            "most": self.most(),
            "bank": self.gems("bank", view.bank),
            "moment": self.moment(),
            "secret": {terms.MAKE_BIDS: "bid", terms.DISCARD_ORDERS: "order"}.get(view.phase, "action"),
            "smoke": "white" if view.white_smoke else "black" if view.black_smoke else "none",
            "sheet": [f"step/{step}.svg" for step in STEPS],
        }

    # --- what can be looked up ---

    def subjects(self) -> list[Subject]:
        seats = [Subject(self.names[number], self._has(number), digit=True) for number in self.order()]
        offer = Listed(tuple(card["name"] for card in self.offer()))
        bank = Listed(tuple(kind["name"] for kind in self.gems("bank", self.view.bank)))
        piles = dict(zip(("cardinals", "politics", "actions"), self.view.piles, strict=True))
        return [
            *seats,
            Subject(self.word("look.offer"), self.say(offer) if self.view.offer else self.word("no_offer")),
            Subject(self.word("ballot"), self._order_of_picking()),
            Subject(
                self.say(text("habemus_papam.term.round", round=self.view.round)),
                self.say(text("habemus_papam.term.piles", **piles)),
            ),
            Subject(self.word("bank"), self.say(bank)),
        ]

    def _has(self, number: int) -> str:
        """What a seat has, as far as the reader may know."""
        seat, shown = self.view.seats[number], self.seat(number)
        said = [f"{group['name']}: {_names(group['cards'])}" for group in shown["groups"]]
        said += [king["name"] for king in shown["kings"]]
        if not said:
            said = [self.word("nobody")]
        if seat.gold is not None:
            said.append(self.say(text("habemus_papam.term.gold", n=seat.gold)))
        if shown["gems"] is not None:
            said.append(", ".join(kind["name"] for kind in shown["gems"]))
        if seat.actions:
            said.append(_names(shown["actions"]))
        for order in shown["orders"]:
            said.append(f"{order['name']}. {order['far']}" if order["known"] else self.word("hidden_order"))
        if self.view.camerlengo == number:
            said.append(self.say(text("habemus_papam.sign.camerlengo")))
        return ". ".join(one.removesuffix(".") for one in said) + "."

    def _order_of_picking(self) -> str:
        """The seats in the order of the ballot, with what they have laid down."""
        lines = []
        for line in self.ballot():
            laid = [self.word("plays", action=line["played"]["label"])] if line["played"] else []
            laid += [line["bid"]["name"]] if line["bid"] else []
            lines.append(", ".join([self.names[line["seat"]], *laid]))
        return "; ".join(lines)

    # --- what is asked ---

    @property
    def panel(self) -> str:
        """Where on the page the answer lies; a phone shows one panel at a time."""
        return "displays" if self.asks(*ABOUT_PEOPLE) else "table"

    @property
    def peek(self) -> float:
        return SPREAD if self.asks(*ABOUT_PEOPLE) else PEEK

    def offer(self) -> list[dict[str, Any]]:
        """A person keeps the id in the display, so that the card can be seen to go there."""
        seen: dict[int, int] = {}
        cards = []
        for card in self.view.offer:
            copy = seen[card] = seen.get(card, -1) + 1
            identity = f"card-{card}" if card < terms.PEOPLE else f"offer-{card}-{copy}"
            cards.append(self.card(card, identity, self.option(card, terms.TAKE)))
        return cards

    # --- the seats ---

    def seat(self, number: int) -> dict[str, Any]:
        seat = self.view.seats[number]
        groups = self._factions(seat)
        kings = self._kings(number, seat)
        cards = len(seat.people) + sum(len(king["cards"]) for king in kings)
        own = number == self.view.seat
        return {
            "camerlengo": self.view.camerlengo == number,
            "asked": self.asks(*ABOUT_PEOPLE),
            "people": len(seat.people),
            "groups": groups,
            "kings": kings,
            "units": max(1, ceil(len(groups) + self.peek * (len(seat.people) - len(groups)))),
            "king_units": max(1, ceil(len(kings) + PEEK * (cards - len(seat.people) - len(kings)))),
            "gold": seat.gold,
            "gems": None if seat.gems is None else self.gems(f"gems-{number}", seat.gems),
            "actions": None if seat.actions is None else self._actions(number, seat, own),
            "orders": [self._order(number, index, order, own) for index, order in enumerate(seat.orders)],
        }

    def _factions(self, seat: SeatView) -> list[dict[str, Any]]:
        groups = []
        for faction in (*range(terms.FACTIONS), terms.NO_FACTION):
            people = [person for person in seat.people if self.deck.people[person].faction == faction]
            people.sort(key=lambda person: (person < terms.FIRST_LEADER, -self.deck.people[person].age))
            if not people:
                continue
            crests = sum(2 if person >= terms.FIRST_LEADER else 1 for person in people)
            late = faction == terms.NO_FACTION
            groups.append(
                {
                    "slug": "late" if late else FACTION_SLUGS[faction],
                    "name": self.word("late", n=len(people))
                    if late
                    else self.word("crests", n=crests, faction=text(f"habemus_papam.faction.{faction}")),
                    "crests": None if late else crests,
                    "cards": [self._person(person) for person in people],
                }
            )
        return groups

    def _person(self, person: int) -> dict[str, Any]:
        option = self.option(person, *ABOUT_PEOPLE)
        reason = None if option is not None or not self.asks(*ABOUT_PEOPLE) else self._why_not(person)
        card = self.card(person, f"card-{person}", option, reason)
        return card | {"wanted": person == self.view.chosen}

    def _why_not(self, person: int) -> str | None:
        assert self.question is not None
        kind = self.question.kind
        if person == self.view.chosen:
            return None
        if (
            kind in (terms.BRIBE_WHOM, terms.EXCLUDE, terms.DIES)
            and self.view.owner(person) == self.view.seat
        ):
            return f"own-{kind}"
        if self.deck.people[person].symbol == terms.DOVE:
            return f"dove-{kind}"
        if person >= terms.FIRST_LEADER and kind != terms.DIES:
            return f"leader-{kind}"
        return {terms.EXCLUDE: "has_felipe", terms.SWAP_FOR: "same_display", terms.DIES: "not_oldest"}.get(
            kind
        )

    def _kings(self, number: int, seat: SeatView) -> list[dict[str, Any]]:
        counts = {
            terms.LOUIS: seat.louis,
            terms.MAZARIN: seat.mazarin,
            terms.FELIPE: seat.felipe,
            terms.SQUADRONE: int(seat.squadrone),
        }
        kings = []
        for king, count in counts.items():
            if count:
                cards = [self.card(king, f"king-{king}-{number}-{copy}", None) for copy in range(count)]
                for card in cards[:-1]:
                    card["just"] = False
                if self._took(number, king):
                    cards[-1]["from"] = f"offer-{king}-0"
                else:
                    cards[-1]["just"] = False
                kings.append({"slug": KINGS[king], "cards": cards, "name": f"{self.label(king)} × {count}"})
        return kings

    def _took(self, number: int, card: int) -> bool:
        return any(
            event.kind == terms.TOOK and event.seat == number and event.about[0] == card
            for event in self.last
        )

    # --- behind the screen ---

    def _actions(self, number: int, seat: SeatView, own: bool) -> list[dict[str, Any]]:
        """Cards of a kind lie on one another; the first of them can be laid."""
        held = list(seat.actions or ())
        cards = []
        for index, action in enumerate(held):
            again = index > 0 and held[index - 1] == action
            option = self.option(action, terms.PLAY) if own and not again else None
            cards.append(
                self.card(terms.FIRST_ACTION + action, f"action-{number}-{index}", option) | {"again": again}
            )
        return cards

    def _order(self, number: int, index: int, order: OrderView | None, own: bool) -> dict[str, Any]:
        identity = f"order-{number}-{index}"
        if order is None:
            return {"id": identity, "known": False}
        needs = [
            {
                "picture": f"crest/{FACTION_SLUGS[need]}" if need < terms.FACTIONS else NEED_PICTURES[need],
                "lit": [copy < order.has[need] for copy in range(order.needs[need])],
            }
            for need in range(terms.NEEDS)
            if order.needs[need]
        ]
        return {
            "id": identity,
            "known": True,
            "name": self.say(self.wording.order(order.order)),
            "votes": order.votes,
            "fulfilled": order.fulfilled,
            "far": self.word("order_met")
            if order.fulfilled
            else self.word("order_open", far=self.wording.far(order)),
            "needs": needs,
            "leaders": order.leaders,
            "most_of_others": order.most_of_others,
            "option": self.option(index, terms.DISCARD) if own else None,
        }

    # --- what has just happened ---

    def moment(self) -> str | None:
        """Smoke that has just risen."""
        if self.view.over:
            return None
        for event in self.last:
            if event.kind == terms.WHITE_SMOKE_ROSE:
                return "white"
            if event.kind == terms.BLACK_SMOKE_ROSE and self.view.phase == terms.DISCARD_ORDERS:
                return "black"
        return None


def _names(cards: Sequence[Mapping[str, Any]]) -> str:
    return ", ".join(card["name"] for card in cards)
