"""Habemus Papam in words.

Questions, options, events, the score sheet. Every sentence uses only a seat's view or from an event
that its audience may hear.
"""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.ask import Event
from camerlengo.core.result import Result, SheetLine
from camerlengo.core.texts import Listed, Text, Who, text
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bids import BEST_TWICE_COUNTS_AS, GEMS_OF
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.scoring import (
    gold_at_the_end,
    people_of,
    votes_for_gold,
    votes_for_order,
    votes_for_squadrone,
    votes_for_symbols,
)
from camerlengo.games.habemus_papam.state import State
from camerlengo.games.habemus_papam.view import HabemusPapamView, OrderView

ASKED = {
    terms.DISCARD: "discard",
    terms.PLAY: "play",
    terms.BRIBE_WHOM: "bribe_whom",
    terms.SWAP_WHOM: "swap_whom",
    terms.TAKE: "take",
    terms.EXCLUDE: "exclude",
    terms.DIES: "dies",
}
NEEDED = {terms.NEED_FELIPE: "felipe", terms.NEED_MAZARIN: "mazarin", terms.NEED_LOUIS: "louis"}


class Wording:
    """The words for one deck, since a deck file may show other people."""

    def __init__(self, deck: HabemusPapamDeck) -> None:
        self.deck = deck
        self.people = deck.people
        self.orders = deck.orders
        self.price = deck.cards.squadrone_price
        self.squadrone_votes = deck.cards.squadrone_votes

    # --- things ---

    def card(self, card: int) -> Text | str:
        """A card as it is called in a sentence; a person by name."""
        if card < terms.PEOPLE:
            return self.people[card].name
        if terms.FIRST_ACTION <= card < terms.CAMERLENGO:
            return text("habemus_papam.card.action", action=action(card - terms.FIRST_ACTION))
        return text(f"habemus_papam.card.{card}")

    def card_in_full(self, card: int) -> Text | str:
        """A person with all that the card shows."""
        if card >= terms.PEOPLE:
            return self.card(card)
        person = self.people[card]
        gaps: dict[str, object] = {"name": person.name, "age": person.age}
        kind = person.pile
        if kind == "cardinal":
            gaps["faction"] = text(f"habemus_papam.faction.{person.faction}")
        elif kind == "leader":
            gaps["of"] = text(f"habemus_papam.of_faction.{person.faction}")
        if person.symbol != terms.NO_SYMBOL:
            gaps["symbol"] = self.deck.symbol_name(person.symbol)
            if kind == "cardinal":
                kind = "cardinal_symbol"
        return text(f"habemus_papam.card.{kind}", **gaps)

    def order(self, order: int) -> Text | Listed:
        """What an order asks for."""
        needs, most_leaders = self.orders[order].needs, self.orders[order].most_leaders
        said: list[Text] = []
        factions = needs[: terms.FACTIONS]
        if factions[0] and len(set(factions)) == 1:
            said.append(text("habemus_papam.need.each", n=factions[0]))
        else:
            said += [
                text("habemus_papam.need.crests", n=n, of=text(f"habemus_papam.of_faction.{faction}"))
                for faction, n in enumerate(factions)
                if n
            ]
        said += [
            text(f"habemus_papam.need.{name}", n=needs[need]) for need, name in NEEDED.items() if needs[need]
        ]
        if most_leaders:
            said.append(text("habemus_papam.need.leaders"))
        return said[0] if len(said) == 1 else Listed(tuple(said))

    def far(self, order: OrderView) -> Listed:
        """How much of an order is there."""
        said = [
            text(f"habemus_papam.far.{NEEDED[need]}", has=min(n, order.has[need]), n=n)
            if need in NEEDED
            else text(
                "habemus_papam.far.crests",
                has=min(n, order.has[need]),
                n=n,
                of=text(f"habemus_papam.of_faction.{need}"),
            )
            for need, n in enumerate(order.needs)
            if n
        ]
        if order.leaders is not None:
            said.append(text("habemus_papam.far.leaders", has=order.leaders, n=order.most_of_others))
        return Listed(tuple(said))

    def _cards(self, cards: Sequence[int], in_full: bool = False) -> Listed:
        return Listed(tuple(self.card_in_full(card) if in_full else self.card(card) for card in cards))

    # --- questions ---

    def question(self, view: HabemusPapamView, question: int, options: Sequence[int]) -> Text:
        if question == terms.BID and len(options) == 1:
            return text("habemus_papam.ask.bid_none")
        if question == terms.BID:
            played = None if view.seat is None else view.seats[view.seat].played
            how = {terms.BEST_TWICE: "bid_two", terms.BID_SECOND: "bid_second"}.get(played or 0, "bid")
            return text(f"habemus_papam.ask.{how}")
        if question == terms.SWAP_FOR:
            return text("habemus_papam.ask.swap_for", person=self.card(view.chosen or 0))
        if question == terms.PAY_SQUADRONE:
            how = "pay_squadrone" if terms.PAY in options else "cannot_pay"
            return text(f"habemus_papam.ask.{how}", price=self.price)
        return text(f"habemus_papam.ask.{ASKED[question]}")

    def option(self, view: HabemusPapamView, question: int, option: int) -> Text:
        if question == terms.DISCARD:
            orders = () if view.seat is None else view.seats[view.seat].orders
            order = orders[option]
            assert order is not None
            return text(f"habemus_papam.option.discard_{option}", order=self.order(order.order))
        if question == terms.PLAY:
            if option == terms.NO_ACTION:
                return text("habemus_papam.option.play_none")
            return text("habemus_papam.option.play", action=action(option))
        if question == terms.BID:
            return self._bid(view, option)
        if question == terms.TAKE:
            return text("habemus_papam.option.take", card=self.card_in_full(option))
        if question == terms.PAY_SQUADRONE:
            if option == terms.PAY:
                return text("habemus_papam.option.pay", votes=self.squadrone_votes)
            return text("habemus_papam.option.let_go")
        return self._person(view, question, option)

    def _bid(self, view: HabemusPapamView, option: int) -> Text:
        if option == 0:
            return text("habemus_papam.option.bid_none")
        played = None if view.seat is None else view.seats[view.seat].played
        if played == terms.BEST_TWICE:
            worth = gems_text(GEMS_OF[BEST_TWICE_COUNTS_AS[option]])
            return text("habemus_papam.option.bid_twice", gems=gems_text(GEMS_OF[option]), worth=worth)
        return text("habemus_papam.option.bid", gems=gems_text(GEMS_OF[option]))

    def _person(self, view: HabemusPapamView, question: int, option: int) -> Text:
        """Somebody in a display, or nobody."""
        name = {
            terms.BRIBE_WHOM: "bribe",
            terms.SWAP_WHOM: "swap",
            terms.SWAP_FOR: "swap",
            terms.EXCLUDE: "exclude",
            terms.DIES: "dies",
        }[question]
        if option == terms.DECLINE:
            return text(f"habemus_papam.option.{name}_none")
        owner = view.owner(option)
        if name == "swap" and owner == view.seat:
            return text("habemus_papam.option.swap_own", person=self.card_in_full(option))
        return text(f"habemus_papam.option.{name}", person=self.card_in_full(option), owner=Who(owner))

    # --- what has happened ---

    def event(self, event: Event) -> Text:
        about, who, kind = event.about, Who(event.seat), event.kind
        if kind == terms.TURNED_UP:
            return text("habemus_papam.told.turned_up", round=about[0], cards=self._cards(about[1:]))
        if kind == terms.BLACK_SMOKE_ROSE:
            return _black_smoke(about)
        if kind == terms.DISCARDED:
            return text("habemus_papam.told.discarded", order=self.order(about[0]))
        if kind == terms.ORDERS_DISCARDED:
            return text("habemus_papam.told.orders_discarded")
        if kind == terms.WHITE_SMOKE_ROSE:
            how = "white_none" if about[1] == 0 else "white" if about[0] == about[1] else "white_one"
            return text(f"habemus_papam.told.{how}", n=about[0])
        if kind == terms.PLAYED:
            return text("habemus_papam.told.played", cards=Listed(tuple(_played(about))))
        if kind in (
            terms.GOT_GOLD,
            terms.TOOK_GOLD,
            terms.BRIBED,
            terms.TOOK_BACK,
            terms.SPENT,
            terms.SWAPPED,
        ):
            return self._action(event)
        if kind == terms.BID_SHOWN:
            bids = [
                text("habemus_papam.told.bid_each", who=Who(seat), gems=gems_text(GEMS_OF[bid]))
                for seat, bid in _pairs(about)
            ]
            return text("habemus_papam.told.bid_shown", bids=Listed(tuple(bids)))
        if kind == terms.BIDS_RANKED:
            order = [
                text("habemus_papam.told.ranked_each", who=Who(seat), worth=gems_text(GEMS_OF[bid]))
                for seat, bid in _pairs(about)
            ]
            return text("habemus_papam.told.ranked", order=Listed(tuple(order)))
        if kind == terms.TOOK:
            return text("habemus_papam.told.took", who=who, card=self.card_in_full(about[0]))
        if kind == terms.PAID_IN_GEMS:
            got = [
                text(f"habemus_papam.gem.{gem}", n=1) for gem in reversed(range(terms.GEMS - 1)) if about[gem]
            ]
            gold = text("habemus_papam.term.gold", n=about[3])
            return text("habemus_papam.told.paid_in_gems", who=who, what=Listed((*got, gold)))
        if kind in (terms.EXCLUDED, terms.DIED):
            gaps = {"who": who, "person": self.card(about[0]), "owner": Who(about[1])}
            return text(f"habemus_papam.told.{'excluded' if kind == terms.EXCLUDED else 'died'}", **gaps)
        if kind == terms.LEFT_OVER:
            return text("habemus_papam.told.left_over", cards=self._cards(about))
        if kind == terms.ENDED:
            return self._end(about)
        names = {
            terms.SPARED: "spared",
            terms.KEPT_SQUADRONE: "kept_squadrone",
            terms.LOST_SQUADRONE: "lost_squadrone",
        }
        return text(f"habemus_papam.told.{names[kind]}", who=who)

    def _action(self, event: Event) -> Text:
        """What an action card does, and gold that the bank pays."""
        about, who, kind = event.about, Who(event.seat), event.kind
        if kind == terms.GOT_GOLD:
            return text("habemus_papam.told.got_gold", who=who, n=about[0])
        if kind == terms.TOOK_GOLD:
            paid = [
                text("habemus_papam.told.took_gold_each", n=gold, other=Who(other))
                for other, gold in _pairs(about)
            ]
            return text("habemus_papam.told.took_gold", who=who, gold=Listed(tuple(paid)))
        if kind == terms.BRIBED:
            return text("habemus_papam.told.bribed", who=who, person=self.card(about[0]), other=Who(about[1]))
        if kind == terms.SWAPPED:
            gaps = {"person": self.card(about[0]), "owner": Who(about[1])}
            others = {"other_person": self.card(about[2]), "other": Who(about[3])}
            return text("habemus_papam.told.swapped", who=who, **gaps, **others)
        name = "took_back" if kind == terms.TOOK_BACK else "spent"
        if about[1] == 1:
            return text(f"habemus_papam.told.{name}_gold", who=who)
        if about[1] == 2:
            return text("habemus_papam.told.spent_target", who=who, action=action(about[0]))
        return text(f"habemus_papam.told.{name}", who=who, action=action(about[0]))

    def _end(self, about: Sequence[int]) -> Text:
        orders = [
            text(
                "habemus_papam.told.order_met" if about[i + 2] else "habemus_papam.told.order_missed",
                who=Who(about[i]),
                order=self.order(about[i + 1]),
            )
            for i in range(0, len(about), 3)
        ]
        return text("habemus_papam.told.ended", orders=Listed(tuple(orders)))


def action(number: int) -> Text:
    return text(f"habemus_papam.action.{number}")


def gems_text(gems: Sequence[int]) -> Text | Listed:
    """Gems with their numbers, the most precious first."""
    if not gems:
        return text("habemus_papam.gem.none")
    kinds = sorted(set(gems), reverse=True)
    said = [text(f"habemus_papam.gem.{gem}", n=list(gems).count(gem)) for gem in kinds]
    return said[0] if len(said) == 1 else Listed(tuple(said))


def _black_smoke(bags: Sequence[int]) -> Text:
    paid = [
        text("habemus_papam.told.black_each", n=gold, who=Who(seat)) for seat, gold in enumerate(bags) if gold
    ]
    if not paid:
        return text("habemus_papam.told.black_none")
    return text("habemus_papam.told.black", gold=Listed(tuple(paid)))


def _played(about: Sequence[int]) -> list[Text]:
    return [
        text("habemus_papam.told.played_none", who=Who(seat))
        if number == terms.NO_ACTION
        else text("habemus_papam.told.played_each", who=Who(seat), action=action(number))
        for seat, number in _pairs(about)
    ]


def _pairs(about: Sequence[int]) -> list[tuple[int, int]]:
    return [(about[i], about[i + 1]) for i in range(0, len(about), 2)]


def result_of(game: State, deck: HabemusPapamDeck) -> Result:
    """HP-61 to HP-67: the six steps of the count."""
    seats = range(game.players)
    order = tuple(votes_for_order(game, seat) for seat in seats)
    people = tuple(people_of(game, seat) for seat in seats)
    symbols = tuple(votes_for_symbols(game, seat) for seat in seats)
    steps = (
        ("order", tuple(int(points > 0) for points in order), order),
        ("people", people, people),
        ("louis", tuple(game.louis), tuple(game.cards.louis_votes[game.louis[seat]] for seat in seats)),
        (
            "gold",
            tuple(gold_at_the_end(game, seat) for seat in seats),
            tuple(votes_for_gold(game, seat) for seat in seats),
        ),
        ("symbols", symbols, symbols),
        (
            "squadrone",
            tuple(int(game.squadrone == seat) for seat in seats),
            tuple(votes_for_squadrone(game, seat) for seat in seats),
        ),
    )
    lines = tuple(
        SheetLine(title=text(f"habemus_papam.sheet.{name}"), counts=counts, points=points)
        for name, counts, points in steps
    )
    return Result(scores=tuple(game.scores()), places=tuple(game.places()), sheet=lines)
