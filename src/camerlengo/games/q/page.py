"""What the page of Q shows beside the view: Venice, the hold, the scale, seats, the own hand, the last ship.

Everything is made from a view and from what its reader has heard, so that no page can say more than its
reader may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from camerlengo.core.ask import Event
from camerlengo.core.page import Reason, Subject
from camerlengo.core.texts import text
from camerlengo.games.q import terms
from camerlengo.games.q.log import entries
from camerlengo.games.q.parts.ship import Ship
from camerlengo.games.q.state import PAIR_FIRST, PAIR_SECOND
from camerlengo.games.q.wording import role, side

LINGERS = 6  # answers during which the death of Paolo III is shown; it fades by itself
PLACES = {
    terms.DRAW: "fondaco",
    terms.LOAD_SHIP: "porto",
    terms.EXCHANGE: "locanda",
    terms.CONVENT: "convento",
    terms.SEIZE: "palazzo",
}
WENT = {
    terms.DREW: terms.DRAW,
    terms.LOADED: terms.LOAD_SHIP,
    terms.EXCHANGED: terms.EXCHANGE,
    terms.VISITED_CONVENT: terms.CONVENT,
    terms.SEIZED: terms.SEIZE,
    terms.PASSED: terms.PASS,
}
RULES = {
    terms.DRAW: "Q-11",
    terms.LOAD_SHIP: "Q-13",
    terms.EXCHANGE: "Q-14",
    terms.CONVENT: "Q-15",
    terms.SEIZE: "Q-16",
}


PIECES = (
    "back.svg",
    "ship.svg",
    "glove.svg",
    "tiara/lives.svg",
    "tiara/dead.svg",
    *(f"seat/{seat}.svg" for seat in range(terms.MOST_PLAYERS)),
    *(f"place/{place}.svg" for place in ("fondaco", "porto", "locanda", "convento", "palazzo")),
    *(f"office/{office}.svg" for office in ("first", "loader", "seal")),
)


class Page(Ship):
    coach = (("role", "put_back_two"), ("places", "act"), ("ship", "act"), ("watch", "act"), ("end", "act"))

    @classmethod
    def sheets(cls) -> Mapping[str, Sequence[str]]:
        return {"pieces": PIECES}

    @classmethod
    def recent(cls, events: Sequence[Event]) -> Sequence[Event]:
        """From the last ship on: its story stays until the next one sails."""
        for number in range(len(events) - 1, -1, -1):
            if events[number].kind == terms.THREW:
                return events[number:]
        return events

    def table(self) -> dict[str, Any]:
        view, own = self.view, self.own()
        return {
            "places": self.places(),
            "seats": [self.seat(number) for number in range(view.players)],
            "unmasked": [self.unmasked(number) for number in self.order()] if view.over else None,
            "own": own,
            "hold": self.hold(),
            "voyage": self.voyage(),
            "scale": self.kept(("scale", view.score), lambda: self.scale(view.score)),
            "pairs": self.pairs(own),
            "stage": self.stage(),
            "moment": self.moment(),
            "turned": [self.say(role(number)) for number in view.turned],
            "sheet": ["place/porto.svg", "place/convento.svg"],
            "cover": self.cover(),
            "brief": self.brief(),
        }

    # --- what can be looked up ---

    def subjects(self) -> list[Subject]:
        view = self.view
        seats = [Subject(self.names[number], self._has(number), digit=True) for number in self.order()]
        places = [
            Subject(
                place["name"],
                " ".join([*self.reasons[place["about"]].sentences, *map(self._visited, place["visitors"])]),
            )
            for place in self.places()
        ]
        loaded = [self.word("loaded_by", who=self.names[slot["seat"]]) for slot in self.hold()["cards"]]
        ship = [self.say(text("q.term.hold", n=len(loaded))), *loaded]
        if view.seizer is not None:
            ship.append(self.say(text("q.term.seized_by", who=self.names[view.seizer])))
        voyage = self.voyage()
        last = [] if voyage is None else [Subject(self.word("last_ship"), self._brought(voyage))]
        own = self.own()
        hand = [] if own is None else [Subject(self.word("hand"), self._held(own))]
        return [
            *seats,
            *hand,
            *places,
            Subject(self.word("ship"), f"{', '.join(ship)}. {self.scale(view.score)['words']}."),
            *last,
            Subject(self.stage(), self.say(text("q.term.piles", deck=view.deck, pile=view.pile))),
        ]

    def _has(self, number: int) -> str:
        seat = self.view.seats[number]
        said = [self.say(text("q.term.cards", n=seat.cards))]
        if seat.loads:
            said.append(self.say(text("q.term.loads", n=seat.loads)))
        shown = self.seat(number)
        said += [self.say(text(f"q.sign.{sign}")) for sign in ("first", "loader", "spent") if shown[sign]]
        if seat.turned:
            said.append(self.say(text("q.term.turned")))
        role_ = self._role(seat.role, seat.side)
        if role_ is not None:
            said.append(f"{role_['name']}, {role_['side']}")
        return ", ".join(said) + "."

    def _visited(self, seat: int) -> str:
        return self.word("was_here", who=self.names[seat]) + "."

    def _brought(self, voyage: Mapping[str, Any]) -> str:
        """The last cargo, card by card."""
        return " ".join([*(" ".join(slot["sentences"]) for slot in voyage["cards"]), voyage["brings"]])

    def _held(self, own: Mapping[str, Any]) -> str:
        """The own cards with all that they say."""
        cards = [*own["hand"], *own["drawn"]]
        return " ".join(card["label"] for card in cards) if cards else self.word("no_cards")

    # --- the table ---

    def stage(self) -> str:
        view = self.view
        if view.over:
            return self.say(text("q.term.over"))
        if view.phase == terms.SET_UP:
            return self.say(text("q.term.set_up"))
        return self.say(text("q.term.round", round=view.round, lap=view.lap))

    @cached_property
    def whereabouts(self) -> dict[int, int]:
        """By seat: the action of its latest turn in this round."""
        went = [(WENT[event], seat) for event, seat, _ in entries(self.view.log) if event in WENT]
        turns = self.view.turn + (1 if self.view.action == terms.DRAW else 0)
        return {seat: action for action, seat in went[len(went) - turns :]} if turns else {}

    def places(self) -> list[dict[str, Any]]:
        places = []
        under_way = None if self.view.action is None else self.view.to_move
        words = self.once("places", self._words_of_places)
        for action, slug in PLACES.items():
            name, short, reason = words[slug]
            self.reasons[f"about-{slug}"] = reason
            visitors = [
                seat for seat, went in self.whereabouts.items() if went == action and seat != under_way
            ]
            places.append(
                {
                    "slug": slug,
                    "name": name,
                    "short": self.feast() if action == terms.EXCHANGE else short,
                    "option": self.option(action, terms.ACT),
                    "visitors": visitors,
                    "going": under_way if self.view.action == action else None,
                    "about": f"about-{slug}",
                }
            )
        return places

    def _words_of_places(self) -> dict[str, tuple[str, str, Reason]]:
        """Of each place: its name, in short what one does there, and the tip."""
        return {
            slug: (
                self.word(f"place.{slug}"),
                self.word(f"place.{slug}_short"),
                Reason((self.word(f"place.{slug}_help"),), rule=RULES[action]),
            )
            for action, slug in PLACES.items()
        }

    def feast(self) -> str:
        """What one does at the inn; in a round of a feast one draws as well."""
        if self.view.feast == 0:
            return self.word("place.locanda_short")
        return self.word("place.locanda_feast", n=self.view.feast)

    # --- the own cards ---

    def cover(self) -> dict[str, str]:
        """Advice speaks of the hand; this lies in its place while the hand is covered."""
        return self.once(("cover", self.asks(terms.ACT, terms.WHOM)), self._cover)

    def _cover(self) -> dict[str, str]:
        return {
            "advice": self.word("advice_covered"),
            "look": self.word("peek"),
            "note": "" if self.asks(terms.ACT, terms.WHOM) else self.word("hand_covered"),
        }

    def own(self) -> dict[str, Any] | None:
        """What the reader alone may see."""
        view = self.view
        if view.seat is None:
            return None
        seat = view.seats[view.seat]
        hand = seat.hand or ()
        return {
            "role": self._role(seat.role, seat.side),
            "hand": self.cards(hand, "hand", (terms.LOAD, terms.GIVE, terms.DISCARD)),
            "drawn": self.cards(view.drawn, "drawn", (terms.KEEP,)),
            "aside": self.cards(view.aside, "aside"),
            "hold": self.cards(view.hold or (), "hold", (terms.THROW,)),
            "loaded": self.cards(seat.loaded or (), "loaded"),
        }

    def _role(self, number: int | None, faction: int | None) -> dict[str, Any] | None:
        if number is None or faction is None:
            return None
        slug = "spirituali" if faction == terms.SPIRITUALI else "zelanti"
        return {
            "number": number,
            "name": self.say(role(number)),
            "side": self.say(side(faction)),
            "slug": slug,
        }

    def brief(self) -> dict[int, str]:
        """Each option in few words, for a hint."""
        question = self.question
        if question is None:
            return {}
        return {
            option: self.say(self.wording.brief(self.view, question.kind, option))
            for option in question.options
        }

    def pairs(self, own: Mapping[str, Any] | None) -> list[dict[str, Any]]:
        """Two of five cards are put back: which places each option means, and the cards that lie there."""
        if own is None or not self.asks(terms.PUT_BACK_TWO):
            return []
        self.placed.update(range(terms.PAIRS))
        hand = own["hand"]
        return [
            {
                "option": pair,
                "places": f"{PAIR_FIRST[pair]},{PAIR_SECOND[pair]}",
                "marks": f"{hand[PAIR_FIRST[pair]]['id']} {hand[PAIR_SECOND[pair]]['id']}",
            }
            for pair in range(terms.PAIRS)
        ]

    # --- the seats ---

    def unmasked(self, number: int) -> tuple[int, str, str]:
        """Who sat there all the time, for the score sheet of a phone: the drawing and the words."""
        seat = self.view.seats[number]
        role_ = self._role(seat.role, seat.side)
        assert role_ is not None
        return number, f"emblem/{role_['slug']}.svg", f"{role_['name']} · {role_['side']}"

    def seat(self, number: int) -> dict[str, Any]:
        seat = self.view.seats[number]
        own = number == self.view.seat
        options = [self.option(2 * number + count, terms.WHOM) for count in (0, 1)]
        shown = None if own or seat.hand is None else self.cards(seat.hand, f"open-{number}")
        return {
            "cards": seat.cards,
            "loads": seat.loads,
            "first": number == self.view.first and self.view.phase != terms.SET_UP and not self.view.over,
            "loader": number == self.view.loader,
            "spent": seat.spent,
            "turned": seat.turned,
            "partner": number == self.view.partner,
            "whom": [option for option in options if option is not None],
            "role": self._role(seat.role, seat.side) if self.view.over or not own else None,
            "hand": shown,
        }

    # --- what has just happened ---

    def moment(self) -> bool:
        """Paolo III has just died."""
        died = next((event.at for event in self.last if event.kind == terms.PAOLO_DIED), None)
        return died is not None and self.last[-1].at - died <= LINGERS and not self.view.over
