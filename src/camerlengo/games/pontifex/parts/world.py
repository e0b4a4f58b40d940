"""The map: its dioceses, who is at home there, where one can go, and the pawns."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from camerlengo.core.page import Reason
from camerlengo.core.texts import Listed, text
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.art import drawn_dioceses
from camerlengo.games.pontifex.atlas import places_of
from camerlengo.games.pontifex.parts.faces import face, token
from camerlengo.games.pontifex.parts.tips import Tips, percent
from camerlengo.games.pontifex.view import Chance
from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES

CODES = {  # as on the jerseys of the Olympic Games, where there are any
    "ireland": "IRL", "portugal": "POR", "spain": "ESP", "austria": "AUT", "croatia": "CRO",
    "great_britain": "GBR", "morocco": "MAR", "nigeria": "NGR", "south_africa": "RSA", "holy_land": "HLY",
    "iraq": "IRQ", "china": "CHN", "japan": "JPN", "vietnam": "VIE", "indonesia": "INA", "usa_east": "US E",
    "usa_west": "US W", "papua": "PNG", "new_zealand": "NZL",
}  # fmt: skip

ON_THE_MAP = (terms.GO, terms.CHOOSE_ACTION, terms.WHERE, terms.WHICH_PERSON)  # questions with options there


class World(Tips):
    @cached_property
    def free(self) -> set[int]:
        return set(self.view.free)

    @cached_property
    def where(self) -> tuple[tuple[int, int], ...]:
        """By diocese: its place on the grid of the map."""
        return places_of(self.deck.dioceses)

    @cached_property
    def shining(self) -> set[int]:
        """Where the active pawn can go now; for the one who chooses an action also where it can fly."""
        if self.question is not None and self.asks(terms.WHERE):
            return set(self.question.options)
        if self.view.phase == terms.MOVE:
            return {*self.view.reach, *self.view.landings}
        return set(self.view.landings) if self.asks(terms.CHOOSE_ACTION) else set()

    def lit(self) -> str | None:
        """The picture in which these dioceses shine."""
        return self.kept(("lit", frozenset(self.shining)), self._lit)

    def _lit(self) -> str | None:
        codes = [self.deck.dioceses[number].code for number in sorted(self.shining)]
        known = [code for code in codes if code in drawn_dioceses()]
        return f"pontifex/lit/{'-'.join(known)}.svg" if known else None

    def places(self) -> list[dict[str, Any]]:
        """All dioceses; where nothing on the map is asked, they are as long as they look the same."""
        numbers = range(len(self.deck.dioceses))
        if self.asks(*ON_THE_MAP):
            return [self.place(number) for number in numbers]
        view = self.view
        people = tuple([(seat.pawn, seat.retinue) for seat in view.seats])
        key = (view.free, people, view.pope, view.phase == terms.MOVE, frozenset(self.shining), view.chances)
        return self.kept(("places", key), lambda: [self.place(number) for number in numbers])

    def place(self, number: int) -> dict[str, Any]:
        person = self.deck.cards.here[number]
        free = person != terms.NOBODY and person in self.free
        owner = terms.NOBODY if person == terms.NOBODY else self.owner(person)
        option = self._option_at(number, person if free else terms.NOBODY)
        flies = option is not None and self._is_flight(option)
        reachable = number in self.shining
        chance = self._chance_there(person, flies) if free else None
        moves = self.view.phase == terms.MOVE
        is_pawn = owner != terms.NOBODY and self.view.seats[owner].pawn == person
        key = (number, free, owner, is_pawn, option, flies, reachable, chance, moves, self.view.pope)
        return self.kept(
            ("place", key), lambda: self._place_of_now(number, person, free, owner, option, flies, chance)
        )

    def _place_of_now(
        self,
        number: int,
        person: int,
        free: bool,
        owner: int,
        option: int | None,
        flies: bool,
        chance: Chance | None,
    ) -> dict[str, Any]:
        reachable = number in self.shining
        return {
            **self.once(("place", number), lambda: self._about_diocese(number)),
            "label": self._label(number, person, free, owner),
            "token": self._token_at(number, person, free),
            "face": self._face_at(number, person),
            "owner": owner,
            "option": option,
            "flies": flies,
            "lit": reachable,
            "chance": self.percents(chance)
            if reachable and chance and self.view.phase == terms.MOVE
            else None,
            "about": self._about_place(number, person, free, owner, chance),
        }

    def _about_diocese(self, number: int) -> dict[str, Any]:
        """What never changes."""
        diocese = self.deck.dioceses[number]
        person = self.deck.cards.here[number]
        x, y = self.where[number]
        return {
            "id": f"place-{diocese.code}",
            "x": x,
            "y": y,
            "code": CODES.get(diocese.code, diocese.code[:3].upper()),
            "name": self.say(self.wording.diocese(number)),
            "continent": CONTINENT_NAMES[diocese.continent],
            "special": diocese.special != terms.ORDINARY,
            "politics": self.politics(person),
            "value": self.deck.cards.value[person] if 0 <= person < terms.FIRST_CHARACTER else None,
            "yield": diocese.yields // 100 if diocese.special == terms.ORDINARY else None,
            "airport": diocese.airport,
        }

    def _is_flight(self, option: int) -> bool:
        return self.asks(terms.CHOOSE_ACTION) or (self.asks(terms.GO) and terms.FLY <= option < terms.STAY)

    def _option_at(self, number: int, person: int) -> int | None:
        """Going there first, then flying; or choosing who is at home there."""
        if self.question is None:
            return None
        if self.asks(terms.GO):
            found = self.option(number, terms.GO)
            return found if found is not None else self.option(terms.FLY + number, terms.GO)
        if self.asks(terms.CHOOSE_ACTION):
            return self.option(terms.FLY_TO + number, terms.CHOOSE_ACTION)
        if self.asks(terms.WHERE):
            return self.option(number, terms.WHERE)
        return self.option(person, terms.WHICH_PERSON) if person != terms.NOBODY else None

    def _token_at(self, number: int, person: int, free: bool) -> str:
        if person == terms.NOBODY:
            return f"pontifex/pope/{self.view.pope}.svg"
        return token(self.deck, person) if free else "pontifex/empty.svg"

    def _face_at(self, number: int, person: int) -> str:
        if person == terms.NOBODY:
            return f"pontifex/papal/{self.view.pope}.svg"
        return self.once(("face", person), lambda: face(self.deck, terms.FIRST_PERSON + person))

    def _label(self, number: int, person: int, free: bool, owner: int) -> str:
        """What a screen reader says of a place."""
        if free:
            return self.once(("label", number), lambda: self._label_of_now(number, person, True, owner))
        return self._label_of_now(number, person, False, owner)

    def _label_of_now(self, number: int, person: int, free: bool, owner: int) -> str:
        diocese = self.wording.diocese(number)
        if person == terms.NOBODY:
            return self.word("place.pope", place=diocese, pope=self.wording.pope(self.view.pope))
        gaps = {"place": diocese, "person": self.wording.person(person)}
        if not free:
            return self.word("place.gone", owner=self.names[owner] if owner != terms.NOBODY else "", **gaps)
        if person >= terms.FIRST_CHARACTER:
            return self.word("place.special", **gaps)
        politics = text(f"pontifex.politics.{self.deck.cardinals[person].politics}")
        return self.word("place.cardinal", politics=politics, value=self.deck.cards.value[person], **gaps)

    def _chance_there(self, person: int, flies: bool) -> Chance | None:
        """The ticket of whoever flies there is paid before any bribe."""
        chance = self.chances.get(person)
        if chance is None or not flies or self.view.seat is None:
            return chance
        left = max(0, self.view.seats[self.view.seat].money - terms.TICKET)
        bribe = min(terms.MOST_BRIBE, left // terms.BRIBE_PRICE)
        return Chance(person, chance.needs, max(chance.needs_with_bribe, chance.needs - bribe))

    def _about_place(self, number: int, person: int, free: bool, owner: int, chance: Chance | None) -> str:
        diocese = self.deck.dioceses[number]
        if free and chance is None and diocese.special == terms.ORDINARY:
            key = f"about-{diocese.code}"
            self.reasons[key] = self.once(("about", number), lambda: self._reason_at(number))
            return key
        said = list(self.once(("see", number), lambda: self._sentences_of(number)))
        if diocese.special == terms.PILGRIMS:
            said.append(self.say(self.wording.pope_says(self.view.pope)))
            rule = "PX-23"
        elif diocese.special != terms.ORDINARY:
            said += self.person_says(person)
            rule = "PX-25"
        else:
            rule = "PX-16"
        if chance is not None:
            said.insert(0, self._chance_says(chance))
            said += self.person_says(person)
        elif not free and terms.NOBODY not in (person, owner):
            key = "about.pawn" if self.view.seats[owner].pawn == person else "about.gone"
            said.insert(0, self.word(key, person=self.wording.person(person), who=self.names[owner]))
        near = self.once(("near", number), lambda: self._near(number))
        return self.explain(
            f"about-{diocese.code}", *said, rule=rule, more=self.story_of(person), unseen=(near,)
        )

    def _reason_at(self, number: int) -> Reason:
        """The sentences about a place where nothing has happened yet."""
        return Reason(tuple(self._sentences_of(number)), rule="PX-16", unseen=(self._near(number),))

    def _near(self, number: int) -> str:
        """The neighbours, which the map shows."""
        near = self.deck.dioceses[number].near
        return self.word("about.near", places=Listed(tuple(map(self.wording.diocese, near))))

    def _sentences_of(self, number: int) -> list[str]:
        """The sentences about a place that never change."""
        diocese = self.deck.dioceses[number]
        continent = self.wording.continent(diocese.continent)
        said = [self.word("about.see", see=diocese.see[self.language], continent=continent)]
        if diocese.special == terms.ORDINARY:
            said.append(self.word("about.yield", money=diocese.yields))
            if diocese.airport:
                said.append(self.word("about.airport", money=terms.TICKET))
        return said

    def _chance_says(self, chance: Chance) -> str:
        person = self.wording.person(chance.person)
        plain, bribed = percent(chance.needs), percent(chance.needs_with_bribe)
        gaps = {"person": person, "plain": plain, "needs": max(1, chance.needs)}
        if chance.needs > terms.DIE and chance.needs_with_bribe > terms.DIE:
            return self.word("chance.none", **gaps)
        if bribed > plain:
            return self.word("chance.both", bribed=bribed, less=max(1, chance.needs_with_bribe), **gaps)
        return self.word("chance.plain", **gaps)

    def pawns(self) -> list[dict[str, Any]]:
        view = self.view
        where = tuple([(seat.pawn, seat.place) for seat in view.seats])
        return self.kept(
            ("pawns", where, view.to_move), lambda: [self.pawn(number) for number in range(view.players)]
        )

    def pawn(self, number: int) -> dict[str, Any]:
        seat = self.view.seats[number]
        x, y = self.where[seat.place]
        place = self.wording.diocese(seat.place)
        here = [other for other, one in enumerate(self.view.seats) if one.place == seat.place]
        label = self.word("pawn", who=self.names[number], person=self.wording.person(seat.pawn), place=place)
        return {
            "id": f"pawn-{number}",
            "seat": number,
            "x": x,
            "y": y,
            "label": label,
            "active": number == self.view.to_move,
            # several pawns in a diocese stand beside each other
            "beside": here.index(number) + 1 if len(here) > 1 else 0,
        }
