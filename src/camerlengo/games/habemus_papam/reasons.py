"""What speaks for an option of Habemus Papam: votes, the own orders, and the gems that are left."""

from __future__ import annotations

from camerlengo.core.texts import Listed, Text, Who, text
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bids import GEMS_OF
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.scoring import votes
from camerlengo.games.habemus_papam.state import State
from camerlengo.games.habemus_papam.view import OrderView, view_of
from camerlengo.games.habemus_papam.wording import Wording, gems_text

NEED_OF = {terms.LOUIS: terms.NEED_LOUIS, terms.MAZARIN: terms.NEED_MAZARIN, terms.FELIPE: terms.NEED_FELIPE}


def reasons(
    guess: State, after: State, seat: int, question: int, option: int, deck: HabemusPapamDeck
) -> list[Text]:
    return Adviser(guess, after, seat, deck).reasons(question, option)


class Adviser:
    """`before` is the view of the seat that decides, `then` what it would see next."""

    def __init__(self, guess: State, after: State, seat: int, deck: HabemusPapamDeck) -> None:
        self.guess = guess
        self.after = after
        self.before = view_of(guess, seat)
        self.then = view_of(after, seat)
        self.seat = seat
        self.deck = deck
        self.wording = Wording(deck)

    def reasons(self, question: int, option: int) -> list[Text]:
        if question == terms.BID:
            return self._of_a_bid(option)
        if question == terms.PLAY:
            return [] if option == terms.NO_ACTION else [text(f"habemus_papam.action_help.{option}")]
        if question == terms.DISCARD:
            orders = self.before.seats[self.seat].orders
            left = next(order for at, order in enumerate(orders) if at != option)
            return [] if left is None else [self._kept(left)]
        return [*self._nearer(), *self._votes(), *self._prices(), *self._poorer()]

    def _nearer(self) -> list[Text]:
        """Own orders that lack less than before."""
        had, has = self.before.seats[self.seat].orders, self.then.seats[self.seat].orders
        lacked = {order.order: missing(order) for order in had if order is not None}
        told = []
        for order in has:
            if order is not None and missing(order) < lacked.get(order.order, 0):
                told.append(self._about("met" if order.fulfilled else "nearer", order))
        return told

    def _votes(self) -> list[Text]:
        had, has = int(votes(self.guess, self.seat)), int(votes(self.after, self.seat))
        return [] if had == has else [text("habemus_papam.reason.votes", before=had, n=has)]

    def _prices(self) -> list[Text]:
        prices = self.deck.cards.gold_for_a_vote
        price = prices[self.before.seats[self.seat].mazarin]
        cheaper = prices[self.then.seats[self.seat].mazarin]
        return [text("habemus_papam.reason.price", before=price, n=cheaper)] if cheaper < price else []

    def _poorer(self) -> list[Text]:
        """Others who have lost somebody."""
        told = []
        for other in range(self.then.players):
            people = len(self.then.seats[other].people)
            if other != self.seat and people < len(self.before.seats[other].people):
                key = "poorer" if people else "nobody_left"
                told.append(text(f"habemus_papam.reason.{key}", who=Who(other), n=people))
        return told

    def _kept(self, order: OrderView) -> Text:
        return self._about("kept_met" if order.fulfilled else "kept", order)

    def _about(self, key: str, order: OrderView) -> Text:
        gaps = {"order": self.wording.order(order.order), "votes": order.votes, "n": missing(order)}
        return text(f"habemus_papam.reason.{key}", **gaps)

    def _of_a_bid(self, bid: int) -> list[Text]:
        """What there is to win for the own orders, and what is left to bid with."""
        told = []
        own = self.before.seats[self.seat]
        orders = [order for order in own.orders if order is not None]
        offer = dict.fromkeys(self.before.offer)
        wanted = [card for card in offer if any(self._serves(card, order) for order in orders)]
        if wanted and bid:
            cards = Listed(tuple(self.wording.card(card) for card in wanted))
            told.append(text("habemus_papam.reason.wanted", cards=cards))
        elif not wanted and not bid:
            told.append(text("habemus_papam.reason.nothing_wanted"))
        if own.gems is not None:
            left = [gem for gem, n in enumerate(own.gems) for _ in range(n - list(GEMS_OF[bid]).count(gem))]
            told.append(text("habemus_papam.reason.gems", gems=gems_text(left)))
        return told

    def _serves(self, card: int, order: OrderView) -> bool:
        """Whether a card brings an order nearer."""
        need = NEED_OF.get(card, -1)
        if card < terms.PEOPLE:
            if order.leaders is not None and card >= terms.FIRST_LEADER:
                return not order.fulfilled
            faction = self.wording.people[card].faction
            need = faction if 0 <= faction < terms.FACTIONS else -1
        return need >= 0 and order.has[need] < order.needs[need]


def missing(order: OrderView) -> int:
    """How many crests and cards an order still lacks; of leaders those it takes to have most."""
    lacks = sum(max(0, need - has) for need, has in zip(order.needs, order.has, strict=True))
    if order.leaders is not None and order.most_of_others is not None:
        lacks += max(0, order.most_of_others + 1 - order.leaders)
    return lacks
