"""What the page of Habemus Papam shows beside the view: offer, displays, screens, bids, latest events.

Everything is made from a view, so that no page can say more than its reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any
from urllib.parse import quote

from camerlengo.core.ask import Event
from camerlengo.core.page import Asked, ReadersPage
from camerlengo.core.texts import text
from camerlengo.games.habemus_papam.bids import GEMS_OF, MOST_GEMS
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.deck_file import ACTION_NAMES
from camerlengo.games.habemus_papam.terms import (
    BAG_GOLD,
    BEST_TWICE,
    BID,
    BID_SHOWN,
    BLACK_SMOKE_ROSE,
    BRIBE,
    BRIBE_WHOM,
    CAMERLENGO,
    DEATH,
    DIES,
    DISCARD,
    DISCARD_ORDERS,
    DOVE,
    EXCLUDE,
    FACTIONS,
    FELIPE,
    FIRST_ACTION,
    FIRST_LEADER,
    FIRST_PAIR,
    GEMS,
    LOUIS,
    MAKE_BIDS,
    MAZARIN,
    NEED_FELIPE,
    NEED_LOUIS,
    NEED_MAZARIN,
    NEEDS,
    NO_ACTION,
    NO_FACTION,
    PEOPLE,
    PLAY,
    SQUADRONE,
    SWAP,
    SWAP_FOR,
    SWAP_WHOM,
    TAKE,
    TOOK,
    TWO_LOUIS,
    TWO_MAZARIN,
    WHITE_SMOKE_ROSE,
)
from camerlengo.games.habemus_papam.view import HabemusPapamView, OrderView, SeatView
from camerlengo.games.habemus_papam.wording import Wording, gems_text

BOOK = "habemus_papam.page"
PEEK = 0.42  # how much of a card shows beside the one before it in a fan
SPREAD = 0.72  # the same while one of the people is to be chosen
IN_A_ROW = 4  # cards on offer; in the last round there may be up to ten, in two rows
FACTION_SLUGS = ("france", "spain", "innocent", "urban")
GEM_SLUGS = ("amber", "sapphire", "ruby", "diamond")
KINGS = {LOUIS: "louis", MAZARIN: "mazarin", FELIPE: "felipe", SQUADRONE: "squadrone"}
NEED_PICTURES = {NEED_FELIPE: "king/felipe", NEED_MAZARIN: "king/mazarin", NEED_LOUIS: "king/louis"}
STEPS = ("order", "tiara", "louis", "gold", "symbols", "squadrone")  # the six steps of the count
READ_OTHERWISE = {  # by card: the reading that changes what it does
    FELIPE: "exclusion_optional",
    SQUADRONE: "squadrone_optional",
    DEATH: "death_by_choice",
    FIRST_ACTION + BRIBE: "bribe_optional",
    FIRST_ACTION + SWAP: "chigi_stays",
}
ABOUT_PEOPLE = (BRIBE_WHOM, SWAP_WHOM, SWAP_FOR, EXCLUDE, DIES)


def extras(
    view: HabemusPapamView,
    question: Asked | None,
    deck: HabemusPapamDeck,
    language: str,
    names: Sequence[str],
    last: Sequence[Event] = (),
) -> dict[str, Any]:
    """For the template. `last` is what the viewer has heard of the latest turn."""
    page = Page(view, question, deck, language, names, last)
    return {
        "order": page.order(),
        "loose": page.loose(),
        "offer": page.offer(),
        "columns": ceil(len(view.offer) / 2) if len(view.offer) > IN_A_ROW else None,
        "seats": [page.seat(number) for number in range(view.players)],
        "ballot": page.ballot(),
        "bids": page.bids(),
        "most": page.most(),
        "bank": page.gems("bank", view.bank),
        "panel": page.panel,
        "moment": page.moment(),
        "secret": {MAKE_BIDS: "bid", DISCARD_ORDERS: "order"}.get(view.phase, "action"),
        "smoke": "white" if view.white_smoke else "black" if view.black_smoke else "none",
        "sheet": [f"step/{step}.svg" for step in STEPS],
        "abouts": page.abouts,
    }


def face(deck: HabemusPapamDeck, card: int) -> str:
    """The address of the drawing of a card, whatever deck it belongs to."""
    cards = deck.cards
    if card < PEOPLE:
        person = deck.people[card]
        faction = "late" if person.faction == NO_FACTION else FACTION_SLUGS[person.faction]
        symbol = deck.symbol_picture(person.symbol)
        name = quote(person.short, safe="")
        return f"habemus_papam/{person.pile}/{faction}-{person.age}-{symbol}-{card}/{name}.svg"
    if FIRST_ACTION <= card < CAMERLENGO:
        return f"habemus_papam/action/{ACTION_NAMES[card - FIRST_ACTION]}.svg"
    worth = {
        LOUIS: ("louis", cards.louis_votes[1:]),
        MAZARIN: ("mazarin", cards.gold_for_a_vote),
        FELIPE: ("felipe", cards.felipe_gold[1:]),
        SQUADRONE: ("squadrone", [cards.squadrone_price, cards.squadrone_votes]),
        DEATH: ("death", []),
        CAMERLENGO: ("camerlengo", []),
    }
    name, numbers = worth[card]
    return f"habemus_papam/card/{'-'.join([name, *map(str, numbers)])}.svg"


class Page(ReadersPage[HabemusPapamView, HabemusPapamDeck]):
    book = BOOK

    def __init__(
        self,
        view: HabemusPapamView,
        question: Asked | None,
        deck: HabemusPapamDeck,
        language: str,
        names: Sequence[str],
        last: Sequence[Event],
    ) -> None:
        super().__init__(view, question, deck, language, names, last)
        self.wording = Wording(deck)
        self.abouts: dict[
            str, dict[str, Any]
        ] = {}  # by id: reason, sentences, and the rule behind the reason
        self.taken = [event.about[0] for event in last if event.kind == TOOK]

    # --- what is asked ---

    @property
    def panel(self) -> str:
        """Where on the page the answer lies; a phone shows one panel at a time."""
        return "displays" if self.asks(*ABOUT_PEOPLE) else "table"

    @property
    def peek(self) -> float:
        return SPREAD if self.asks(*ABOUT_PEOPLE) else PEEK

    def loose(self) -> list[int]:
        """The options that are no card, order or bid of the page."""
        if self.question is None or self.asks(BID):
            return []
        if self.asks(TAKE, DISCARD):
            return []
        if self.asks(PLAY):
            return [option for option in self.question.options if option == NO_ACTION]
        if self.asks(*ABOUT_PEOPLE):
            return [option for option in self.question.options if option >= PEOPLE]
        return list(self.question.options)

    # --- cards ---

    def card(self, card: int, identity: str, option: int | None, reason: str | None = None) -> dict[str, Any]:
        return {
            "id": identity,
            "card": card,
            "face": face(self.deck, card),
            "name": self.say(self.wording.card_in_full(card)),
            "label": self.label(card),
            "option": option,
            "about": self.about(card, reason),
            "just": card in self.taken,
            "person": card < PEOPLE,
        }

    def label(self, card: int) -> str:
        if card < PEOPLE:
            return self.deck.people[card].short
        if FIRST_ACTION <= card < CAMERLENGO:
            return self.say(text(f"habemus_papam.action.{card - FIRST_ACTION}"))
        return self.say(text(f"habemus_papam.label.{card}"))

    def about(self, card: int, reason: str | None) -> str:
        """The id of what the tip and the card close up say."""
        key = f"about-{card}"
        if key not in self.abouts or reason is not None:
            self.abouts[key] = {"reason": None, "rule": None, "sentences": self._sentences(card)}
        if reason is not None:
            name, rule = WHY_NOT[reason]
            self.abouts[key] |= {"reason": self.word(f"why.{name}"), "rule": rule}
        return key

    def _sentences(self, card: int) -> list[str]:
        if card < PEOPLE:
            return self._about_person(card)
        cards = self.deck.cards
        worth = {
            LOUIS: cards.louis_votes[1:],
            MAZARIN: cards.gold_for_a_vote,
            FELIPE: cards.felipe_gold[1:],
        }.get(card, [])
        gaps: dict[str, object] = {
            "n": len(worth) - (card == MAZARIN),
            "list": ", ".join(map(str, worth)),
            "price": cards.squadrone_price,
            "votes": cards.squadrone_votes,
        }
        key = f"card_help.{card}"
        if FIRST_ACTION <= card < CAMERLENGO:
            key = f"action_help.{card - FIRST_ACTION}"
        if READ_OTHERWISE.get(card) in self.view.readings:
            key = f"otherwise.{READ_OTHERWISE[card]}"
        return [self.say(text(f"habemus_papam.{key}", **gaps))]

    def _about_person(self, card: int) -> list[str]:
        person = self.deck.people[card]
        said = [person.history[self.language]] if self.language in person.history else []
        if person.symbol == DOVE:
            said.append(self.word("dove_stays" if "chigi_stays" in self.view.readings else "dove"))
        elif person.symbol == TWO_LOUIS:
            said.append(self.word("two_louis"))
        elif person.symbol == TWO_MAZARIN:
            said.append(self.word("two_mazarin"))
        elif person.symbol >= FIRST_PAIR:
            other = self.deck.people[self.deck.cards.partner[card]]
            symbol = self.deck.symbol_name(person.symbol)
            said.append(self.word("pair", name=other.name, symbol=symbol))
        if person.pile == "cardinal":
            said.append(self.word("bag", n=BAG_GOLD))
        elif person.pile == "leader":
            said.append(self.word("leader"))
        return said

    def offer(self) -> list[dict[str, Any]]:
        """A person keeps the id in the display, so that the card can be seen to go there."""
        seen: dict[int, int] = {}
        cards = []
        for card in self.view.offer:
            copy = seen[card] = seen.get(card, -1) + 1
            identity = f"card-{card}" if card < PEOPLE else f"offer-{card}-{copy}"
            cards.append(self.card(card, identity, self.option(card, TAKE)))
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
        for faction in (*range(FACTIONS), NO_FACTION):
            people = [person for person in seat.people if self.deck.people[person].faction == faction]
            people.sort(key=lambda person: (person < FIRST_LEADER, -self.deck.people[person].age))
            if not people:
                continue
            crests = sum(2 if person >= FIRST_LEADER else 1 for person in people)
            late = faction == NO_FACTION
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
        if kind in (BRIBE_WHOM, EXCLUDE, DIES) and self.view.owner(person) == self.view.seat:
            return f"own-{kind}"
        if self.deck.people[person].symbol == DOVE:
            return f"dove-{kind}"
        if person >= FIRST_LEADER and kind != DIES:
            return f"leader-{kind}"
        return {EXCLUDE: "has_felipe", SWAP_FOR: "same_display", DIES: "not_oldest"}.get(kind)

    def _kings(self, number: int, seat: SeatView) -> list[dict[str, Any]]:
        counts = {
            LOUIS: seat.louis,
            MAZARIN: seat.mazarin,
            FELIPE: seat.felipe,
            SQUADRONE: int(seat.squadrone),
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
            event.kind == TOOK and event.seat == number and event.about[0] == card for event in self.last
        )

    # --- behind the screen ---

    def gems(self, key: str, counts: Sequence[int]) -> list[dict[str, Any]]:
        """The most precious first."""
        return [
            {
                "id": f"{key}-{gem}",
                "gem": gem,
                "slug": GEM_SLUGS[gem],
                "count": counts[gem],
                "name": self.say(text(f"habemus_papam.gem.{gem}", n=counts[gem])),
                "one": self.say(text(f"habemus_papam.gem.{gem}", n=1)),
            }
            for gem in reversed(range(GEMS))
        ]

    def _actions(self, number: int, seat: SeatView, own: bool) -> list[dict[str, Any]]:
        """Cards of a kind lie on one another; the first of them can be laid."""
        held = list(seat.actions or ())
        cards = []
        for index, action in enumerate(held):
            again = index > 0 and held[index - 1] == action
            option = self.option(action, PLAY) if own and not again else None
            cards.append(
                self.card(FIRST_ACTION + action, f"action-{number}-{index}", option) | {"again": again}
            )
        return cards

    def _order(self, number: int, index: int, order: OrderView | None, own: bool) -> dict[str, Any]:
        identity = f"order-{number}-{index}"
        if order is None:
            return {"id": identity, "known": False}
        needs = [
            {
                "picture": f"crest/{FACTION_SLUGS[need]}" if need < FACTIONS else NEED_PICTURES[need],
                "lit": [copy < order.has[need] for copy in range(order.needs[need])],
            }
            for need in range(NEEDS)
            if order.needs[need]
        ]
        return {
            "id": identity,
            "known": True,
            "name": self.say(self.wording.order(order.order)),
            "votes": order.votes,
            "fulfilled": order.fulfilled,
            "needs": needs,
            "leaders": order.leaders,
            "most_of_others": order.most_of_others,
            "option": self.option(index, DISCARD) if own else None,
        }

    # --- bids ---

    def bids(self) -> list[list[dict[str, Any]]]:
        """Every bid that can be made, by the number of gems, the best of them first."""
        if self.question is None or not self.asks(BID):
            return []
        groups: list[list[dict[str, Any]]] = [[] for _ in range(MOST_GEMS + 1)]
        for option in self.question.options:
            gems = GEMS_OF[option]
            slugs = [GEM_SLUGS[gem] for gem in gems]
            groups[len(gems)].insert(0, {"option": option, "gems": gems, "slugs": slugs})
        return [group for group in groups if group]

    def most(self) -> int:
        """How many gems the hand may hold."""
        if self.question is None or not self.asks(BID):
            return 0
        return max(len(GEMS_OF[option]) for option in self.question.options)

    def ballot(self) -> list[dict[str, Any]]:
        """Who has laid and bid what; in the order of taking once it is known, else from the Camerlengo on."""
        view = self.view
        ranked = bool(view.takers)
        order = view.takers or [(view.camerlengo + step) % view.players for step in range(view.players)]
        kinds = {event.kind for event in self.last}
        return [
            self._line(seat, rank if ranked else None, BID_SHOWN in kinds) for rank, seat in enumerate(order)
        ]

    def _line(self, number: int, rank: int | None, shown: bool) -> dict[str, Any]:
        seat = self.view.seats[number]
        line: dict[str, Any] = {
            "seat": number,
            "rank": None if rank is None else rank + 1,
            "done": rank is not None and rank < self.view.taken,
            "next": rank is not None and rank == self.view.taken,
            "camerlengo": number == self.view.camerlengo,
            "played": None,
            "bid": None,
            "shown": shown,
        }
        if seat.played is not None:
            line["played"] = self.card(FIRST_ACTION + seat.played, f"played-{number}", None)
        if seat.bid is not None:
            real = list(seat.bid.gems)
            worth = list(GEMS_OF[seat.bid.counts_as])
            said = self.say(gems_text(worth))
            virtual = worth.copy()
            for gem in real:
                virtual.remove(gem)
            line["bid"] = {
                "real": [GEM_SLUGS[gem] for gem in real],
                "virtual": [GEM_SLUGS[gem] for gem in virtual],
                "name": said,
                "twice": seat.played == BEST_TWICE,
            }
        return line

    def moment(self) -> str | None:
        """Smoke that has just risen."""
        if self.view.over:
            return None
        for event in self.last:
            if event.kind == WHITE_SMOKE_ROSE:
                return "white"
            if event.kind == BLACK_SMOKE_ROSE and self.view.phase == DISCARD_ORDERS:
                return "black"
        return None


WHY_NOT = {  # by what stands in the way: the sentence, and the rule behind it
    f"own-{BRIBE_WHOM}": ("own", "HP-36"),
    f"own-{EXCLUDE}": ("own", "HP-55"),
    f"own-{DIES}": ("own", "HP-57"),
    f"dove-{BRIBE_WHOM}": ("dove", "HP-36"),
    f"dove-{SWAP_WHOM}": ("dove", "HP-37"),
    f"dove-{SWAP_FOR}": ("dove", "HP-37"),
    f"dove-{EXCLUDE}": ("dove", "HP-55"),
    f"dove-{DIES}": ("dove", "HP-57"),
    f"leader-{BRIBE_WHOM}": ("leader", "HP-36"),
    f"leader-{SWAP_WHOM}": ("leader", "HP-37"),
    f"leader-{SWAP_FOR}": ("leader", "HP-37"),
    f"leader-{EXCLUDE}": ("leader", "HP-55"),
    "has_felipe": ("has_felipe", "HP-55"),
    "same_display": ("same_display", "HP-37"),
    "not_oldest": ("not_oldest", "HP-57"),
}
