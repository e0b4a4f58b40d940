"""What the page of a small game shows beside the view: zones with their cards, and what can be chosen."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from camerlengo.core.page import GamePage
from camerlengo.kit.box import KitDeck
from camerlengo.kit.declare import OWNER, Pick, PickNumber, Question
from camerlengo.kit.game import Kit
from camerlengo.kit.view import KitView, ZoneView

MOST_BACKS = 5  # of a covered hand or pile that are drawn
MOST_BUTTONS = 10  # for numbers; more of them become one field


class Page(GamePage[KitView, KitDeck]):
    book = "kit"

    def table(self) -> dict[str, Any]:
        seat = self.view.seat
        return {
            "own": [] if seat is None else self.zones_of(seat),
            "own_fields": [] if seat is None else self.fields_of(seat),
            "common": self.zones_of(None),
            "fields": self.fields(),
            "others": [
                {"seat": other, "zones": self.zones_of(other), "fields": self.fields_of(other)}
                for other in self.order()
                if other != seat
            ],
            "number": isinstance(self.asked, PickNumber) and len(self.loose()) > MOST_BUTTONS,
            "sounds": [announcement.name for announcement in self.game.events.values()],
        }

    @cached_property
    def game(self) -> type[Kit]:
        return self.deck.words.game

    @cached_property
    def asked(self) -> Question | None:
        return None if self.question is None else list(self.game.questions.values())[self.question.kind]

    @cached_property
    def picked(self) -> str | None:
        """The kind of thing that the question lets the reader pick."""
        return self.asked.kind if isinstance(self.asked, Pick) else None

    def own(self, said: str) -> str:
        """A name or word of the game in the reader's language."""
        return self.say(self.deck.words.plain(said))

    def fields(self) -> list[tuple[str, Any]]:
        return [
            (self.own(field.title), self.view.fields[name])
            for name, field in self.game.fields.items()
            if field.title and not field.each
        ]

    def fields_of(self, seat: int) -> list[tuple[str, Any]]:
        return [
            (self.own(field.title), self.view.fields[name][seat])
            for name, field in self.game.fields.items()
            if field.title and field.each
        ]

    def zones_of(self, owner: int | None) -> list[dict[str, Any]]:
        return [self._zone(zone) for zone in self.view.zones if zone.owner == owner]

    def _zone(self, zone: ZoneView) -> dict[str, Any]:
        declared = self.game.zone_kinds[zone.name]
        where = zone.name if zone.owner is None else f"{zone.name}-{zone.owner}"
        slots = [self._slot(zone, where, place, number) for place, number in enumerate(zone.things or ())]
        return {
            "id": where,
            "title": self.own(declared.title),
            "count": zone.count,
            "covered": zone.things is None,
            "hand": declared.seen_by == OWNER,
            "back": f"{self.game.name}/back/{zone.kind}.svg",
            "backs": min(zone.count, MOST_BACKS) if zone.things is None else 0,
            "slots": slots,
        }

    def _slot(self, zone: ZoneView, where: str, place: int, number: int) -> dict[str, Any]:
        cards = self.game.cards[zone.kind]
        card = cards[number]
        option = None
        if zone.kind == self.picked and number not in self.placed and zone.owner in (None, self.view.seat):
            option = self.option(number, *range(len(self.game.questions)))
        about = None
        if card.text:
            about = self.explain(f"about-{zone.kind}-{number}", self.own(card.text))
        single = all(one.copies == 1 for one in cards)
        return {
            "id": f"{zone.kind}-{number}" if single else f"{where}-{place}",
            "face": f"{self.game.name}/card/{zone.kind}/{number}.svg",
            "name": self.own(card.name),
            "option": option,
            "about": about,
        }
