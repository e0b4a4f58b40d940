"""What speaks for an option of Habemus Papam: votes, the own orders, and the gems that are left."""

from __future__ import annotations

from camerlengo.core.texts import Listed, Text, Who, text
from camerlengo.games.habemus_papam.bids import GEMS_OF
from camerlengo.games.habemus_papam.counting import votes
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.state import State
from camerlengo.games.habemus_papam.terms import (
    BID,
    DISCARD,
    FACTIONS,
    FELIPE,
    FIRST_LEADER,
    LOUIS,
    MAZARIN,
    NEED_FELIPE,
    NEED_LOUIS,
    NEED_MAZARIN,
    NO_ACTION,
    PEOPLE,
    PLAY,
)
from camerlengo.games.habemus_papam.view import HabemusPapamView, OrderView, view_of
from camerlengo.games.habemus_papam.wording import Wording, gems_text

NEED_OF = {LOUIS: NEED_LOUIS, MAZARIN: NEED_MAZARIN, FELIPE: NEED_FELIPE}


def reasons(
    guess: State, after: State, seat: int, question: int, option: int, deck: HabemusPapamDeck
) -> list[Text]:
    wording = Wording(deck)
    before, then = view_of(guess, seat), view_of(after, seat)
    if question == BID:
        return _of_a_bid(wording, before, seat, option)
    if question == PLAY:
        return [] if option == NO_ACTION else [text(f"habemus_papam.action_help.{option}")]
    kept = tuple(order for order in then.seats[seat].orders if order is not None)
    if question == DISCARD:
        left = next(order for at, order in enumerate(before.seats[seat].orders) if at != option)
        return [] if left is None else [_order(wording, left)]
    told = _nearer(wording, before, kept, seat)
    had, has = int(votes(guess, seat)), int(votes(after, seat))
    if had != has:
        told.append(text("habemus_papam.reason.votes", before=had, n=has))
    prices = deck.cards.gold_for_a_vote
    price, cheaper = prices[before.seats[seat].mazarin], prices[then.seats[seat].mazarin]
    if cheaper < price:
        told.append(text("habemus_papam.reason.price", before=price, n=cheaper))
    for other in range(then.players):
        people = len(then.seats[other].people)
        if other != seat and people < len(before.seats[other].people):
            key = "poorer" if people else "nobody_left"
            told.append(text(f"habemus_papam.reason.{key}", who=Who(other), n=people))
    return told


def missing(order: OrderView) -> int:
    """How many crests and cards an order still lacks; of leaders those it takes to have most."""
    lacks = sum(max(0, need - has) for need, has in zip(order.needs, order.has, strict=True))
    if order.leaders is not None and order.most_of_others is not None:
        lacks += max(0, order.most_of_others + 1 - order.leaders)
    return lacks


def _order(wording: Wording, order: OrderView) -> Text:
    key = "kept_met" if order.fulfilled else "kept"
    gaps = {"order": wording.order(order.order), "votes": order.votes, "n": missing(order)}
    return text(f"habemus_papam.reason.{key}", **gaps)


def _nearer(
    wording: Wording, before: HabemusPapamView, orders: tuple[OrderView, ...], seat: int
) -> list[Text]:
    lacked = {order.order: missing(order) for order in before.seats[seat].orders if order is not None}
    told = []
    for order in orders:
        lacks = missing(order)
        if lacks < lacked.get(order.order, lacks):
            key = "met" if order.fulfilled else "nearer"
            gaps = {"order": wording.order(order.order), "votes": order.votes, "n": lacks}
            told.append(text(f"habemus_papam.reason.{key}", **gaps))
    return told


def _of_a_bid(wording: Wording, view: HabemusPapamView, seat: int, bid: int) -> list[Text]:
    """What there is to win for the own orders, and what is left to bid with."""
    told = []
    orders = [order for order in view.seats[seat].orders if order is not None]
    wanted = [
        card for card in dict.fromkeys(view.offer) if any(_serves(wording, card, one) for one in orders)
    ]
    if wanted and bid:
        cards = Listed(tuple(wording.card(card) for card in wanted))
        told.append(text("habemus_papam.reason.wanted", cards=cards))
    elif not wanted and not bid:
        told.append(text("habemus_papam.reason.nothing_wanted"))
    gems = view.seats[seat].gems
    if gems is not None:
        left = [gem for gem, n in enumerate(gems) for _ in range(n - list(GEMS_OF[bid]).count(gem))]
        told.append(text("habemus_papam.reason.gems", gems=gems_text(left)))
    return told


def _serves(wording: Wording, card: int, order: OrderView) -> bool:
    """Whether a card brings an order nearer."""
    need = NEED_OF.get(card, -1)
    if card < PEOPLE:
        if order.leaders is not None and card >= FIRST_LEADER:
            return not order.fulfilled
        faction = wording.people[card].faction
        need = faction if 0 <= faction < FACTIONS else -1
    return need >= 0 and order.has[need] < order.needs[need]
