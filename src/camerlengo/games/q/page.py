"""What the page of Q shows beside the view: Venice, the hold, the scale, seats, the own hand, the last ship.

Everything is made from a view and from what its reader has heard, so that no page can say more than its
reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin, tanh
from typing import Any
from urllib.parse import quote

from camerlengo.core.ask import Event
from camerlengo.core.page import Asked, ReadersPage
from camerlengo.core.texts import text
from camerlengo.games.q.deck import QDeck
from camerlengo.games.q.log import entries
from camerlengo.games.q.state import PAIR_FIRST, PAIR_SECOND
from camerlengo.games.q.terms import (
    ACT,
    BOOK,
    CANCELLED,
    COMMON_GOODS,
    CONVENT,
    COUNTED,
    DISCARD,
    DRAW,
    DREW,
    EVENT,
    EXCHANGE,
    EXCHANGED,
    GIVE,
    INTRIGUE,
    KEEP,
    LOAD,
    LOAD_SHIP,
    LOADED,
    LOADED_CARD,
    PAIRS,
    PAOLO_DIED,
    PASS,
    PASSED,
    PUT_BACK_TWO,
    RARE_GOODS,
    SAILED,
    SCORED,
    SEIZE,
    SEIZED,
    SET_UP,
    SPIRITUALI,
    THREW,
    THROW,
    THROW_NOTHING,
    TOOK_EFFECT,
    VISITED_CONVENT,
    WHOM,
)
from camerlengo.games.q.view import QView
from camerlengo.games.q.wording import Wording, role, score_text, side

BOOK_OF_WORDS = "q.page"
LINGERS = 6  # answers during which the death of Paolo III is shown; it fades by itself
STEEPEST = 17.0  # degrees of the beam
HEAVY = 24.0  # points that tilt it by three quarters of that
MIDDLE = (160, 22)  # of the beam
ARM = 118  # from the middle of the beam to where a pan hangs
TOP = -16  # of the drawing: room for the end of a beam that is as steep as can be
PLACES = {
    DRAW: "fondaco",
    LOAD_SHIP: "porto",
    EXCHANGE: "locanda",
    CONVENT: "convento",
    SEIZE: "palazzo",
}
WENT = {
    DREW: DRAW,
    LOADED: LOAD_SHIP,
    EXCHANGED: EXCHANGE,
    VISITED_CONVENT: CONVENT,
    SEIZED: SEIZE,
    PASSED: PASS,
}
TYPE_SLUGS = {
    EVENT: "event",
    BOOK: "book",
    COMMON_GOODS: "common_goods",
    RARE_GOODS: "rare_goods",
    INTRIGUE: "intrigue",
}
RULES = {DRAW: "Q-11", LOAD_SHIP: "Q-13", EXCHANGE: "Q-14", CONVENT: "Q-15", SEIZE: "Q-16"}


def heard(events: Sequence[Event]) -> Sequence[Event]:
    """From the last ship on: its story is told until the next one sails."""
    for number in range(len(events) - 1, -1, -1):
        if events[number].kind == THREW:
            return events[number:]
    return events


def extras(
    view: QView,
    question: Asked | None,
    deck: QDeck,
    language: str,
    names: Sequence[str],
    last: Sequence[Event] = (),
) -> dict[str, Any]:
    """For the template. `last` is what the reader has heard since the last ship (see `heard`)."""
    page = Page(view, question, deck, language, names, last)
    return {
        "order": page.order(),
        "loose": page.loose(),
        "places": page.places(),
        "seats": [page.seat(number) for number in range(view.players)],
        "own": page.own(),
        "hold": page.hold(),
        "voyage": page.voyage(),
        "scale": page.scale(view.score),
        "pairs": page.pairs(),
        "stage": page.stage(),
        "moment": page.moment(),
        "turned": [page.say(role(number)) for number in view.turned],
        "sheet": ["place/porto.svg", "place/convento.svg"],
        "cover": page.cover(),
        "abouts": page.abouts,
    }


def face(deck: QDeck, card: int, language: str) -> str:
    """The address of the drawing of a card, whatever deck it belongs to."""
    kind = deck.kinds[card]
    clauses = ".".join(map(str, kind.clauses)) or "-"
    name = quote(kind.name[language], safe="")
    return (
        f"q/card/{TYPE_SLUGS[kind.type]}/{kind.value}.{kind.seized}/{clauses}"
        f"/{kind.id}/{kind.date or '-'}/{name}.svg"
    )


class Page(ReadersPage[QView, QDeck]):
    book = BOOK_OF_WORDS

    def __init__(
        self,
        view: QView,
        question: Asked | None,
        deck: QDeck,
        language: str,
        names: Sequence[str],
        last: Sequence[Event],
    ) -> None:
        super().__init__(view, question, deck, language, names, last)
        self.wording = Wording(deck)
        self.abouts: dict[str, dict[str, Any]] = {}  # by id: sentences, and the rule behind them
        self.whereabouts = self._whereabouts()

    # --- what is asked ---

    def loose(self) -> list[int]:
        """The options that are no card, place or player of the page."""
        return [
            option
            for option in (self.option(PASS, ACT), self.option(THROW_NOTHING, THROW))
            if option is not None
        ]

    def pairs(self) -> list[dict[str, Any]]:
        """Two of five cards are put back: which places each option means."""
        if not self.asks(PUT_BACK_TWO):
            return []
        return [
            {"option": pair, "places": f"{PAIR_FIRST[pair]},{PAIR_SECOND[pair]}"} for pair in range(PAIRS)
        ]

    # --- the table ---

    def stage(self) -> str:
        view = self.view
        if view.over:
            return self.say(text("q.term.over"))
        if view.phase == SET_UP:
            return self.say(text("q.term.set_up"))
        return self.say(text("q.term.round", round=view.round, lap=view.lap))

    def scale(self, score: int) -> dict[str, Any]:
        """The running score as a balance; the heavier side hangs lower."""
        angle = round(-STEEPEST * tanh(score / HEAVY), 2)
        across, down = ARM * cos(radians(angle)), ARM * sin(radians(angle))
        return {
            "score": score,
            "words": self.say(score_text(score)),
            "angle": angle,
            "left": f"{MIDDLE[0] - across:.1f} {MIDDLE[1] - down:.1f}",
            "right": f"{MIDDLE[0] + across:.1f} {MIDDLE[1] + down:.1f}",
            "middle": MIDDLE,
            "steepest": STEEPEST,
            "heavy": HEAVY,
            "arm": ARM,
            "top": TOP,
        }

    def _whereabouts(self) -> dict[int, int]:
        """By seat: the action of its latest turn in this round."""
        went = [(WENT[event], seat) for event, seat, _ in entries(self.view.log) if event in WENT]
        turns = self.view.turn + (1 if self.view.action == DRAW else 0)
        return {seat: action for action, seat in went[len(went) - turns :]} if turns else {}

    def places(self) -> list[dict[str, Any]]:
        places = []
        under_way = None if self.view.action is None else self.view.to_move
        for action, slug in PLACES.items():
            key = f"about-{slug}"
            self.abouts[key] = {"sentences": [self.word(f"place.{slug}_help")], "rule": RULES[action]}
            visitors = [
                seat for seat, went in self.whereabouts.items() if went == action and seat != under_way
            ]
            places.append(
                {
                    "slug": slug,
                    "name": self.word(f"place.{slug}"),
                    "short": self.feast() if action == EXCHANGE else self.word(f"place.{slug}_short"),
                    "option": self.option(action, ACT),
                    "visitors": visitors,
                    "going": under_way if self.view.action == action else None,
                    "about": key,
                }
            )
        return places

    def feast(self) -> str:
        """What one does at the inn; in a round of a feast one draws as well."""
        if self.view.feast == 0:
            return self.word("place.locanda_short")
        return self.word("place.locanda_feast", n=self.view.feast)

    # --- cards ---

    def card(self, card: int, identity: str, option: int | None = None) -> dict[str, Any]:
        kind = self.deck.kinds[card]
        return {
            "id": identity,
            "face": face(self.deck, card, self.language),
            "name": kind.name[self.language],
            "label": self.say(self.wording.in_full(card)),
            "option": option,
            "about": self.about(card),
        }

    def about(self, card: int) -> str:
        """The id of what the tip and the card close up say."""
        key = f"about-card-{card}"
        if key not in self.abouts:
            kind = self.deck.kinds[card]
            said = [self.say(text(f"q.type.{kind.type}")), self.say(self.wording.says(card))]
            if kind.date:
                said.append(self.word("history", date=kind.date, sentence=kind.history[self.language]))
            self.abouts[key] = {
                "sentences": [said[0][:1].upper() + said[0][1:] + ".", *said[1:]],
                "rule": None,
            }
        return key

    def _hand(self, cards: Sequence[int], key: str, kinds: Sequence[int] = ()) -> list[dict[str, Any]]:
        """Cards of a kind are told apart by a number, so that one of them can be seen to go."""
        seen: dict[int, int] = {}
        slots = []
        for place, card in enumerate(cards):
            copy = seen[card] = seen.get(card, -1) + 1
            option = self.option(place, *kinds) if kinds else None
            slots.append(self.card(card, f"{key}-{card}-{copy}", option) | {"place": place})
        return slots

    def cover(self) -> dict[str, str]:
        """Advice speaks of the hand; this lies in its place while the hand is covered."""
        return {"advice": self.say(text("q.page.advice_covered")), "look": self.say(text("q.page.peek"))}

    def own(self) -> dict[str, Any] | None:
        """What the reader alone may see."""
        view = self.view
        if view.seat is None:
            return None
        seat = view.seats[view.seat]
        hand = seat.hand or ()
        return {
            "role": self._role(seat.role, seat.side),
            "hand": self._hand(hand, "hand", (LOAD, GIVE, DISCARD)),
            "drawn": self._hand(view.drawn, "drawn", (KEEP,)),
            "aside": self._hand(view.aside, "aside"),
            "hold": self._hand(view.hold or (), "hold", (THROW,)),
            "loaded": self._hand(seat.loaded or (), "loaded"),
        }

    def _role(self, number: int | None, faction: int | None) -> dict[str, Any] | None:
        if number is None or faction is None:
            return None
        slug = "spirituali" if faction == SPIRITUALI else "zelanti"
        return {
            "number": number,
            "name": self.say(role(number)),
            "side": self.say(side(faction)),
            "slug": slug,
        }

    # --- the seats ---

    def seat(self, number: int) -> dict[str, Any]:
        seat = self.view.seats[number]
        own = number == self.view.seat
        options = [self.option(2 * number + count, WHOM) for count in (0, 1)]
        shown = None if own or seat.hand is None else self._hand(seat.hand, f"open-{number}")
        return {
            "cards": seat.cards,
            "loads": seat.loads,
            "first": number == self.view.first and self.view.phase != SET_UP and not self.view.over,
            "loader": number == self.view.loader,
            "spent": seat.spent,
            "turned": seat.turned,
            "partner": number == self.view.partner,
            "whom": [option for option in options if option is not None],
            "role": self._role(seat.role, seat.side) if self.view.over or not own else None,
            "hand": shown,
        }

    # --- the ship ---

    def hold(self) -> dict[str, Any]:
        """Cards lie face down; what everybody can see is how many each has loaded."""
        view = self.view
        cards = []
        loaded = next((event.about[0] for event in reversed(self.last) if event.kind == LOADED_CARD), None)
        for seat in range(view.players):
            for number in range(view.seats[seat].loads):
                newest = number == view.seats[seat].loads - 1
                came = f"fan-{seat}" if newest else None
                if newest and seat == view.seat and loaded is not None:
                    left = (view.seats[seat].hand or ()).count(loaded)
                    came = f"hand-{loaded}-{left}"
                cards.append({"id": f"load-{seat}-{number}", "seat": seat, "from": came})
        return {"cards": cards, "count": len(cards), "seized": view.seizer, "looking": view.looking}

    def voyage(self) -> dict[str, Any] | None:
        """The last ship, card by card in the order in which they acted or counted."""
        sailed = next((number for number, event in enumerate(self.last) if event.kind == SAILED), None)
        if sailed is None:
            return None
        cards: list[dict[str, Any]] = []
        points, step, score, brings = 0, -1, 0, ""
        for event in self.last[sailed + 1 :]:
            if event.kind == SCORED:
                points, score = event.about[0], event.about[1]
                brings = self.say(self.wording.event(event))
                break
            if event.kind in (TOOK_EFFECT, COUNTED, CANCELLED):
                clause = event.about[1] if event.kind == TOOK_EFFECT else -1
                goes_on = (
                    event.kind == TOOK_EFFECT and clause > step >= 0 and cards[-1]["card"] == event.about[0]
                )
                if not goes_on:
                    card = self.card(event.about[0], f"sailed-{len(cards)}")
                    cards.append(card | {"card": event.about[0], "points": 0, "sentences": []})
                step = clause
                cards[-1]["points"] += 0 if event.kind == CANCELLED else event.about[-1]
            if cards:
                cards[-1]["sentences"].append(self.say(self.wording.event(event)))
        before = score - points
        total = before
        for card in cards:
            total += card["points"]
            card["after"] = total
            card["worth"] = self.say(score_text(card["points"])) if card["points"] else ""
            card["slug"] = "spirituali" if card["points"] > 0 else "zelanti" if card["points"] < 0 else "none"
        threw = self.last[0]
        return {
            "id": f"{self.last[sailed].at}",
            "cards": cards,
            "seized": self.last[sailed].about[0] == 1,
            "before": before,
            "after": score,
            "brings": brings,
            "threw": self.say(self.wording.event(threw)) if threw.kind == THREW else "",
        }

    def moment(self) -> bool:
        """Paolo III has just died."""
        died = next((event.at for event in self.last if event.kind == PAOLO_DIED), None)
        return died is not None and self.last[-1].at - died <= LINGERS and not self.view.over
