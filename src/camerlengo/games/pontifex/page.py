"""What the page of Pontifex shows beside the view: the map, retinues, hand, what goes on and its answers.

Everything is made from a view, so that no page can say more than its reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from camerlengo.core.ask import Event
from camerlengo.core.page import Asked, ReadersPage
from camerlengo.core.texts import text
from camerlengo.games.pontifex.atlas import places_of
from camerlengo.games.pontifex.deck import Effect, PontifexDeck
from camerlengo.games.pontifex.terms import (
    BRIBE_PRICE,
    CHOOSE_ACTION,
    CONVERT,
    DIE,
    DISCARD,
    DRAW_CARD,
    FALL,
    FIRST_CHARACTER,
    FIRST_PERSON,
    FLY,
    FLY_TO,
    GO,
    LEAVES,
    LET_IT_BE,
    LIBERAL,
    MAKE_PILGRIMAGE,
    MOST_BRIBE,
    MOVE,
    NO_WINDOW,
    NOBODY,
    ORDINARY,
    PENCE,
    PERSUADE,
    PILGRIM,
    PILGRIMS,
    SCORES,
    STAY,
    TICKET,
    TURN,
    USE,
    WHERE,
    WHICH_PERSON,
)
from camerlengo.games.pontifex.things import bonus_text, cost_text, needs_text
from camerlengo.games.pontifex.view import ActionView, Announced, Chance, PontifexView
from camerlengo.games.pontifex.vocabulary import CONTINENT_NAMES, KIND_NAMES
from camerlengo.games.pontifex.wording import Wording

BOOK = "pontifex.page"
GOALS = {2: 11, 3: 10, 4: 9}  # PX-41
SCORE_SLUGS = ("holiness", "movement", "sins")
SHORTEST_TRACK = 5
LONGEST_TRACK = 8
POLITICS = ("liberal", "conservative")
ACTION_SIGNS = {
    PERSUADE: "persuasion",
    PENCE: "collect",
    DRAW_CARD: "draw",
    MAKE_PILGRIMAGE: "holiness",
    CONVERT: "call",
    LET_IT_BE: "fine",
}
CODES = {  # as on the jerseys of the Olympic Games, where there are any
    "ireland": "IRL", "portugal": "POR", "spain": "ESP", "austria": "AUT", "croatia": "CRO",
    "great_britain": "GBR", "morocco": "MAR", "nigeria": "NGR", "south_africa": "RSA", "holy_land": "HLY",
    "iraq": "IRQ", "china": "CHN", "japan": "JPN", "vietnam": "VIE", "indonesia": "INA", "usa_east": "US E",
    "usa_west": "US W", "papua": "PNG", "new_zealand": "NZL",
}  # fmt: skip
CURIOSITIES = {  # names of the rulebook, as the standard deck writes them in English
    "Vatican Bank": "vatican-bank",
    "Crash of the Banco Ambrosiano": "ambrosiano",
    "Eight per Thousand": "otto-per-mille",
    "Knights of Malta": "malta",
    "Society of Jesus": "jesuits",
    "Urbi et Orbi Blessing": "urbi-et-orbi",
    "Christo-Fascism": "clerical-fascism",
    "Communion and Liberation": "communion",
}
CHARACTER_CURIOSITIES = ("canterbury", "moscow", "alexandria", "ark")


def extras(
    view: PontifexView,
    question: Asked | None,
    deck: PontifexDeck,
    language: str,
    names: Sequence[str],
    last: Sequence[Event] = (),
) -> dict[str, Any]:
    """For the template. `last` is what the viewer has heard of the latest turn."""
    page = Page(view, question, deck, language, names, last)
    found = {
        "order": page.order(),
        "goal": GOALS[view.players],
        "links": links_address(deck),
        "lit": page.lit(),
        "places": [page.place(number) for number in range(len(deck.dioceses))],
        "pawns": [page.pawn(number) for number in range(view.players)],
        "seats": [page.seat(number) for number in range(view.players)],
        "hand": page.hand(),
        "actions": page.actions(),
        "pilgrimage": page.pilgrimage(),
        "stage": page.stage(),
        "stack": [page.bubble(number, one) for number, one in enumerate(view.stack)],
        "answering": view.window != NO_WINDOW or bool(view.stack),
        "pope": page.pope(),
        "decks": page.decks(),
        "panel": page.panel,
        "sheet": ["sign/hat.svg", "sign/cross.svg", "score/sins.svg", "sign/coin.svg"],
        "abouts": page.abouts,
    }
    return found | {"loose": page.loose()}


# --- addresses of drawings ------------------------------------------------------------------------------


def effect_code(effect: Effect) -> str:
    return f"{KIND_NAMES[effect.kind]}-{effect.amount}-{effect.whom}-{effect.turns}"


def continent_of(deck: PontifexDeck, person: int) -> str:
    return CONTINENT_NAMES[deck.dioceses[deck.cardinals[person].diocese].continent]


def token(deck: PontifexDeck, person: int) -> str:
    if person >= FIRST_CHARACTER:
        return f"pontifex/special/{person - FIRST_CHARACTER}.svg"
    return f"pontifex/token/{continent_of(deck, person)}-{deck.cardinals[person].politics}-{person + 1}.svg"


def face(deck: PontifexDeck, source: int) -> str:
    """The card of an ability, large."""
    if source < FIRST_PERSON:
        card = deck.action_cards[source]
        continent = CONTINENT_NAMES[card.continent]
        return f"pontifex/card/{continent}-{effect_code(card.effect)}-{card.price}.svg"
    person = source - FIRST_PERSON
    if person >= FIRST_CHARACTER:
        number = person - FIRST_CHARACTER
        return f"pontifex/character/{number}-{effect_code(deck.characters[number].effect)}.svg"
    one = deck.cardinals[person]
    facts = f"{continent_of(deck, person)}-{one.politics}-{person + 1}-{one.value}-{effect_code(one.effect)}"
    return f"pontifex/cardinal/{facts}/{quote(one.name, safe='')}.svg"


@lru_cache(maxsize=16)
def links_address(deck: PontifexDeck) -> str:
    """Every line between two dioceses, with where it begins and ends."""
    where = places_of(deck.dioceses)
    land, sea = "", ""
    for number, diocese in enumerate(deck.dioceses):
        for near in diocese.near:
            if number < near:
                line = "".join(base36(step) for step in (*where[number], *where[near]))
                if near in diocese.sea:
                    sea += line
                else:
                    land += line
    return f"pontifex/links/{land}-{sea}.svg"


def base36(number: int) -> str:
    figures = "0123456789abcdefghijklmnopqrstuvwxyz"
    return figures[number // 36] + figures[number % 36]


def percent(needs: int) -> int:
    """The chance of throwing so much or more."""
    return min(max(DIE + 1 - needs, 0), DIE) * 100 // DIE


class Page(ReadersPage[PontifexView, PontifexDeck]):
    book = BOOK

    def __init__(
        self,
        view: PontifexView,
        question: Asked | None,
        deck: PontifexDeck,
        language: str,
        names: Sequence[str],
        last: Sequence[Event],
    ) -> None:
        super().__init__(view, question, deck, language, names, last)
        self.wording = Wording(deck)
        self.where = places_of(deck.dioceses)
        self.chances = {chance.person: chance for chance in view.chances}
        self.placed: set[int] = set()  # options that lie somewhere on the table
        self.abouts: dict[str, dict[str, Any]] = {}  # by id: what a tip says, and the rule or story behind it

    # --- what is asked ---

    def option(self, option: int, *kinds: int) -> int | None:
        """The option, if it is open in one of these questions; then it has its place."""
        if option in self.placed or super().option(option, *kinds) is None:  # one button is enough
            return None
        self.placed.add(option)
        return option

    def loose(self) -> list[int]:
        """The options that lie nowhere on the table.

        Where one can also walk, nobody wants to fly; those few options are in the list of all of them.
        """
        if self.question is None:
            return []
        if self.asks(GO):
            return [option for option in self.question.options if option == STAY]
        return [option for option in self.question.options if option not in self.placed]

    @property
    def panel(self) -> str:
        """Where on the page the answer lies; a phone shows one panel at a time."""
        if self.asks(WHICH_PERSON) and self.question is not None:
            return "map" if any(option in self.view.free for option in self.question.options) else "people"
        return "people" if self.asks(LEAVES, TURN) else "map"

    # --- the map ---

    def shining(self) -> set[int]:
        """Where the active pawn can go now; for the one who chooses an action also where it can fly."""
        if self.question is not None and self.asks(WHERE):
            return set(self.question.options)
        if self.view.phase == MOVE:
            return {*self.view.reach, *self.view.landings}
        return set(self.view.landings) if self.asks(CHOOSE_ACTION) else set()

    def lit(self) -> str | None:
        """The picture in which these dioceses shine."""
        codes = [self.deck.dioceses[number].code for number in sorted(self.shining())]
        known = [code for code in codes if code in drawn_dioceses()]
        return f"pontifex/lit/{'-'.join(known)}.svg" if known else None

    def place(self, number: int) -> dict[str, Any]:
        diocese = self.deck.dioceses[number]
        person = self.deck.cards.here[number]
        free = person != NOBODY and person in self.view.free
        owner = NOBODY if person == NOBODY else self.owner(person)
        option = self._option_at(number, person if free else NOBODY)
        flies = option is not None and self._is_flight(option)
        reachable = number in self.shining()
        chance = self._chance_there(person, flies) if free else None
        x, y = self.where[number]
        return {
            "id": f"place-{diocese.code}",
            "x": x,
            "y": y,
            "code": CODES.get(diocese.code, diocese.code[:3].upper()),
            "name": self.say(self.wording.diocese(number)),
            "label": self._label(number, person, free, owner),
            "continent": CONTINENT_NAMES[diocese.continent],
            "special": diocese.special != ORDINARY,
            "politics": self._politics(person),
            "value": self.deck.cards.value[person] if 0 <= person < FIRST_CHARACTER else None,
            "yield": diocese.yields // 100 if diocese.special == ORDINARY else None,
            "airport": diocese.airport,
            "token": self._token_at(number, person, free),
            "face": self._face_at(number, person),
            "owner": owner,
            "option": option,
            "flies": flies,
            "lit": reachable,
            "chance": self._percents(chance) if reachable and chance and self.view.phase == MOVE else None,
            "about": self._about_place(number, person, free, owner, chance),
        }

    def owner(self, person: int) -> int:
        """In whose retinue, or whose pawn this person is."""
        for number, seat in enumerate(self.view.seats):
            if person == seat.pawn or person in seat.retinue:
                return number
        return NOBODY

    def _politics(self, person: int) -> str | None:
        if not 0 <= person < FIRST_CHARACTER:
            return None
        return POLITICS[0 if self.deck.cardinals[person].politics == LIBERAL else 1]

    def _is_flight(self, option: int) -> bool:
        return (self.asks(GO) and FLY <= option < STAY) or self.asks(CHOOSE_ACTION)

    def _option_at(self, number: int, person: int) -> int | None:
        """Going there first, then flying; or choosing who is at home there."""
        if self.asks(GO):
            found = self.option(number, GO)
            return found if found is not None else self.option(FLY + number, GO)
        if self.asks(CHOOSE_ACTION):
            return self.option(FLY_TO + number, CHOOSE_ACTION)
        if self.asks(WHERE):
            return self.option(number, WHERE)
        return self.option(person, WHICH_PERSON) if person != NOBODY else None

    def _token_at(self, number: int, person: int, free: bool) -> str:
        if person == NOBODY:
            return f"pontifex/pope/{self.view.pope}.svg"
        return token(self.deck, person) if free else "pontifex/empty.svg"

    def _face_at(self, number: int, person: int) -> str:
        if person == NOBODY:
            return f"pontifex/papal/{self.view.pope}.svg"
        return face(self.deck, FIRST_PERSON + person)

    def _label(self, number: int, person: int, free: bool, owner: int) -> str:
        """What a screen reader says of a place."""
        diocese = self.wording.diocese(number)
        if person == NOBODY:
            return self.word("place.pope", place=diocese, pope=self.wording.pope(self.view.pope))
        gaps = {"place": diocese, "person": self.wording.person(person)}
        if not free:
            return self.word("place.gone", owner=self.names[owner] if owner != NOBODY else "", **gaps)
        if person >= FIRST_CHARACTER:
            return self.word("place.special", **gaps)
        politics = text(f"pontifex.politics.{self.deck.cardinals[person].politics}")
        return self.word("place.cardinal", politics=politics, value=self.deck.cards.value[person], **gaps)

    def _chance_there(self, person: int, flies: bool) -> Chance | None:
        """The ticket of whoever flies there is paid before any bribe."""
        chance = self.chances.get(person)
        if chance is None or not flies or self.view.seat is None:
            return chance
        left = max(0, self.view.seats[self.view.seat].money - TICKET)
        bribe = min(MOST_BRIBE, left // BRIBE_PRICE)
        return Chance(person, chance.needs, max(chance.needs_with_bribe, chance.needs - bribe))

    def _percents(self, chance: Chance) -> dict[str, Any]:
        plain, bribed = percent(chance.needs), percent(chance.needs_with_bribe)
        return {"plain": plain, "bribed": bribed, "more": bribed > plain}

    # --- what tips say ---

    def _about_place(self, number: int, person: int, free: bool, owner: int, chance: Chance | None) -> str:
        diocese = self.deck.dioceses[number]
        said = [
            self.word(
                "about.see",
                see=diocese.see[self.language],
                continent=self.wording.continent(diocese.continent),
            )
        ]
        if diocese.special == PILGRIMS:
            said.append(self.say(self.wording.pope_says(self.view.pope)))
            rule = "PX-23"
        elif diocese.special != ORDINARY:
            said += self.person_says(person)
            rule = "PX-25"
        else:
            said.append(self.word("about.yield", money=diocese.yields))
            if diocese.airport:
                said.append(self.word("about.airport"))
            rule = "PX-16"
        if chance is not None:
            said.insert(0, self._chance_says(chance))
            said += self.person_says(person)
        elif not free and NOBODY not in (person, owner):
            key = "about.pawn" if self.view.seats[owner].pawn == person else "about.gone"
            said.insert(0, self.word(key, person=self.wording.person(person), who=self.names[owner]))
        key = f"about-{diocese.code}"
        self.abouts[key] = {"sentences": said, "rule": rule, "story": self._story_of(person)}
        return key

    def _chance_says(self, chance: Chance) -> str:
        person = self.wording.person(chance.person)
        plain, bribed = percent(chance.needs), percent(chance.needs_with_bribe)
        gaps = {"person": person, "plain": plain, "needs": max(1, chance.needs)}
        if chance.needs > DIE and chance.needs_with_bribe > DIE:
            return self.word("chance.none", **gaps)
        if bribed > plain:
            return self.word("chance.both", bribed=bribed, less=max(1, chance.needs_with_bribe), **gaps)
        return self.word("chance.plain", **gaps)

    def person_says(self, person: int) -> list[str]:
        """What somebody can do, and what it takes to win a special character."""
        said = [self.word("about.ability", effect=self.wording.effect(FIRST_PERSON + person))]
        if person >= FIRST_CHARACTER:
            one = self.deck.characters[person - FIRST_CHARACTER]
            said.insert(0, self.word("about.needs", needs=needs_text(one.needs), cost=cost_text(one.cost)))
            said.append(self.word("about.bonus", bonus=bonus_text(one.bonus, one.bonus_amount)))
        return said

    def _story_of(self, person: int) -> str | None:
        return CHARACTER_CURIOSITIES[person - FIRST_CHARACTER] if person >= FIRST_CHARACTER else None

    def about_source(self, source: int) -> str:
        """The id of what a tip says of a card or person."""
        key = f"about-source-{source}"
        if source >= FIRST_PERSON:
            person = source - FIRST_PERSON
            said = self.person_says(person)
            if person < FIRST_CHARACTER:
                politics = text(f"pontifex.politics.{self.deck.cardinals[person].politics}")
                said.insert(
                    0,
                    self.word(
                        "about.cardinal",
                        place=self.wording.home(person),
                        politics=politics,
                        value=self.deck.cards.value[person],
                        n=person + 1,
                    ),
                )
            self.abouts[key] = {"sentences": said, "rule": "PX-34", "story": self._story_of(person)}
        else:
            card = self.deck.action_cards[source]
            said = [
                self.say(self.wording.effect(source)),
                self.word("about.price", money=card.price, theme=text(f"pontifex.theme.{card.theme}")),
            ]
            self.abouts[key] = {"sentences": said, "rule": "PX-33", "story": CURIOSITIES.get(card.name["en"])}
        return key

    # --- people around the table ---

    def pawn(self, number: int) -> dict[str, Any]:
        seat = self.view.seats[number]
        x, y = self.where[seat.place]
        place = self.wording.diocese(seat.place)
        label = self.word("pawn", who=self.names[number], person=self.wording.person(seat.pawn), place=place)
        return {
            "id": f"pawn-{number}",
            "seat": number,
            "x": x,
            "y": y,
            "label": label,
            "active": number == self.view.to_move,
        }

    def seat(self, number: int) -> dict[str, Any]:
        seat = self.view.seats[number]
        people = [self.person(number, person) for person in seat.retinue]
        return {
            "money": seat.money,
            "tracks": [self.track(number, score) for score in range(SCORES)],
            "sheltered": seat.sheltered,
            "active": number == self.view.to_move,
            "pawn": self.person(number, seat.pawn),
            "place": self.say(self.wording.diocese(seat.place)),
            "retinue": people,
            "count": len(people),
            "left": max(0, GOALS[self.view.players] - len(people)),
            "backs": [CONTINENT_NAMES[back] for back in seat.backs],
            "hand": None
            if seat.hand is None or number == self.view.seat
            else [self.card(number, at, design, None) for at, design in enumerate(seat.hand)],
            "cards": len(seat.backs),
        }

    def person(self, number: int, person: int) -> dict[str, Any]:
        source = FIRST_PERSON + person
        option = self.option(1 + source, USE) if number == self.view.seat else None
        if option is None:
            option = self.option(person, WHICH_PERSON, TURN, LEAVES)
        turned = person in self.view.seats[number].turned
        return {
            "id": f"person-{person}",
            "token": token(self.deck, person),
            "face": face(self.deck, source),
            "name": self.say(self.wording.person(person)),
            "politics": self._politics(person),
            "value": self.deck.cards.value[person] if person < FIRST_CHARACTER else None,
            "home": f"token-{self.deck.dioceses[self.deck.cards.home[person]].code}",
            "turned": turned,
            "option": option,
            "about": self.about_source(source),
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
            "fall": FALL if SCORE_SLUGS[score] == "sins" else None,
        }

    # --- the hand ---

    def hand(self) -> list[dict[str, Any]]:
        if self.view.seat is None:
            return []
        held = self.view.seats[self.view.seat].hand or ()
        cards = []
        for at, design in enumerate(held):
            option = self.option(1 + design, USE)
            if option is None:
                option = self.option(design, DISCARD)
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

    # --- actions ---

    def actions(self) -> list[dict[str, Any]]:
        """What can be done here, as large buttons; flights lie on the map."""
        if self.question is None or not self.asks(CHOOSE_ACTION):
            return []
        place = self.view.seats[self.view.seat or 0].place
        person = self.deck.cards.here[place]
        found = []
        for action in (PERSUADE, PENCE, DRAW_CARD, MAKE_PILGRIMAGE, CONVERT, LET_IT_BE):
            option = self.option(action, CHOOSE_ACTION)
            if option is None:
                continue
            note = ""
            if action == PERSUADE and person in self.chances:
                percents = self._percents(self.chances[person])
                note = f"{percents['plain']} %" + (f" – {percents['bribed']} %" if percents["more"] else "")
            elif action == PENCE:
                note = self.word(
                    "pence_note",
                    low=self.deck.dioceses[place].yields,
                    high=2 * self.deck.dioceses[place].yields,
                )
            found.append(
                {
                    "option": option,
                    "sign": ACTION_SIGNS[action],
                    "name": self.word(f"do.{action}"),
                    "note": note,
                }
            )
        return found

    def pilgrimage(self) -> list[dict[str, Any]]:
        """Each score of each player, to raise or lower."""
        if not self.asks(PILGRIM):
            return []
        rows = []
        for seat in self.order():
            changes = []
            for score in range(SCORES):
                first = 1 + (seat * SCORES + score) * 2
                changes.append(
                    {
                        "slug": SCORE_SLUGS[score],
                        "now": self.view.seats[seat].scores[score],
                        "up": self.option(first, PILGRIM),
                        "down": self.option(first + 1, PILGRIM),
                    }
                )
            rows.append({"seat": seat, "name": self.names[seat], "changes": changes})
        return rows

    # --- what goes on ---

    def stage(self) -> dict[str, Any] | None:
        """The action or move that is going on, with its die."""
        action, active = self.view.action, self.view.to_move
        if action is None or active is None:
            return None
        said = self.say(text(f"{BOOK}.doing", who=self.names[active], action=self.wording.doing(self.view)))
        state = (
            "cancelled"
            if action.cancelled
            else "pending"
            if action.pending
            else "done"
            if action.resolved
            else "open"
        )
        return {
            "seat": active,
            "said": said,
            "state": state,
            "succeeded": action.succeeded,
            "die": action.die,
            "die_id": f"die-{self.view.round}-{active}-{action.kind}-{self.view.actions_left}-{action.die}",
            "sum": self._sum(action),
        }

    def _sum(self, action: ActionView) -> dict[str, Any] | None:
        """How a persuasion adds up."""
        if action.total is None or action.die is None or action.value is None:
            return None
        helps = action.total - action.die - action.bonus - action.bribe
        parts = [part for part in (helps, action.bonus, action.bribe) if part]
        return {
            "parts": parts,
            "total": action.total,
            "value": action.value,
            "enough": action.total >= action.value,
        }

    def bubble(self, number: int, one: Announced) -> dict[str, Any]:
        return {
            "id": f"bubble-{number}",
            "seat": one.seat,
            "face": face(self.deck, one.source),
            "name": self.say(self.wording.source(one.source)),
            "said": self.say(self.wording.announced(one)),
            "cancelled": one.cancelled,
            "about": self.about_source(one.source),
        }

    def pope(self) -> dict[str, Any]:
        pope = self.view.pope
        cost = cost_text(self.deck.popes[pope].cost)
        return {
            "token": f"pontifex/pope/{pope}.svg",
            "name": self.say(self.wording.pope(pope)),
            "cost": self.say(cost),
            "said": self.say(self.wording.pope_says(pope)),
        }

    def decks(self) -> list[dict[str, Any]]:
        return [
            {"slug": CONTINENT_NAMES[number], "left": left, "name": self._deck_says(number, left)}
            for number, left in enumerate(self.view.decks)
        ]

    def _deck_says(self, number: int, left: int) -> str:
        themes = self.deck.themes(number)
        first, second = (text(f"pontifex.theme.{theme}") for theme in themes)
        return self.word("deck", continent=self.wording.continent(number), n=left, first=first, second=second)


@lru_cache(maxsize=1)
def drawn_dioceses() -> frozenset[str]:
    """The dioceses that have a shape on the map; those of a deck of one's own may have none."""
    from camerlengo.games.pontifex import art

    return frozenset(art.drawn_dioceses())
