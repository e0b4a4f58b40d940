"""The seats with their retinues and scores, and the own hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from camerlengo.core.texts import text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.parts.faces import face, token
from camerlengo.games.pontifex.parts.tips import USING
from camerlengo.games.pontifex.parts.world import World
from camerlengo.games.pontifex.standing import GOALS
from camerlengo.games.pontifex.vocabulary import CONTINENT_CODES, CONTINENT_NAMES

SCORE_SLUGS = ("holiness", "movement", "sins")
SHORTEST_TRACK = 5
LONGEST_TRACK = 8

ABOUT_PEOPLE = (terms.WHICH_PERSON, terms.TURN, terms.LEAVES)  # questions with options at any seat
USING_KINDS = tuple(kind for kind, _ in USING)  # at the reader's own


class People(World):
    def seat(self, number: int) -> dict[str, Any]:
        """As long as nothing at this seat is asked, it is as long as it looks the same."""
        own = number == self.view.seat
        if self.asks(*ABOUT_PEOPLE) or (own and self.asks(*USING_KINDS)):
            return {**self._seat(number), "asked": True}
        seat, active = self.view.seats[number], number == self.view.to_move
        return self.kept(("seat", number, seat, active, own), lambda: self._seat(number))

    def _seat(self, number: int) -> dict[str, Any]:
        seat = self.view.seats[number]
        people = [self.person(number, person) for person in seat.retinue]
        return {
            "money": seat.money,
            "tracks": [self.track(number, score) for score in range(terms.SCORES)],
            "sheltered": seat.sheltered,
            "active": number == self.view.to_move,
            "pawn": self.person(number, seat.pawn),
            "place": self.once(("diocese", seat.place), lambda: self.say(self.wording.diocese(seat.place))),
            "retinue": people,
            "count": len(people),
            "left": max(0, GOALS[self.view.players] - len(people)),
            "backs": [
                {"slug": CONTINENT_NAMES[back], "code": CONTINENT_CODES[back], "count": count}
                for back, count in sorted(Counter(seat.backs).items())
            ],
            "hand": None
            if seat.hand is None or number == self.view.seat
            else [self.card(number, at, design, None) for at, design in enumerate(seat.hand)],
            "cards": len(seat.backs),
            "asked": False,
        }

    def person(self, number: int, person: int) -> dict[str, Any]:
        source = terms.FIRST_PERSON + person
        option = self.use(source) if number == self.view.seat else None
        if option is None:
            option = self.option(person, *ABOUT_PEOPLE)
        turned = person in self.view.seats[number].turned
        return {
            **self.once(("person", person), lambda: self._about_person(person)),
            "turned": turned,
            "option": option,
            "about": self.about_source(source),
        }

    def _about_person(self, person: int) -> dict[str, Any]:
        """What never changes."""
        return {
            "id": f"person-{person}",
            "token": token(self.deck, person),
            "face": face(self.deck, terms.FIRST_PERSON + person),
            "name": self.say(self.wording.person(person)),
            "politics": self.politics(person),
            "value": self.deck.cards.value[person] if person < terms.FIRST_CHARACTER else None,
            "home": f"token-{self.deck.dioceses[self.deck.cards.home[person]].code}",
        }

    def track(self, number: int, score: int) -> dict[str, Any]:
        """As it counts now; what passes again is marked."""
        seat = self.view.seats[number]
        now, base = seat.scores[score], seat.base[score]
        length = min(max(SHORTEST_TRACK, now, base), LONGEST_TRACK)
        cells = [
            "on" if at < min(now, base) else "more" if at < now else "less" if at < base else "off"
            for at in range(length)
        ]
        name = text(f"pontifex.score.{score}")
        label = (
            self.word("track", score=name, n=now)
            if now == base
            else self.word("track_for_now", score=name, n=now, base=base)
        )
        return {
            "slug": SCORE_SLUGS[score],
            "now": now,
            "base": base,
            "cells": cells,
            "label": label,
            "fall": terms.FALL if SCORE_SLUGS[score] == "sins" else None,
        }

    # --- the hand ---

    def hand(self) -> list[dict[str, Any]]:
        if self.view.seat is None:
            return []
        seat = self.view.seats[self.view.seat]
        if self.asks(*USING_KINDS, terms.DISCARD):
            return self._hand()
        return self.kept(("hand", self.view.seat, seat.hand, seat.money), self._hand)

    def _hand(self) -> list[dict[str, Any]]:
        assert self.view.seat is not None
        held = self.view.seats[self.view.seat].hand or ()
        cards = []
        for at, design in enumerate(held):
            option = self.use(design)
            if option is None:
                option = self.option(design, terms.DISCARD)
            cards.append(self.card(self.view.seat, at, design, option))
        return cards

    def card(self, number: int, at: int, design: int, option: int | None) -> dict[str, Any]:
        one = self.deck.action_cards[design]
        return {
            "id": f"card-{number}-{at}",
            "face": face(self.deck, design),
            "name": one.name[self.language],
            "effect": self.say(self.wording.effect(design)),
            "price": one.price,
            "dear": one.price > self.view.seats[number].money,
            "option": option,
            "about": self.about_source(design),
        }
