"""What the page of a small game shows beside the view: zones with their cards, and what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from camerlengo.core.ask import Event
from camerlengo.core.page import Asked, ReadersPage
from camerlengo.kit.box import KitDeck
from camerlengo.kit.declare import OWNER, Pick
from camerlengo.kit.view import KitView, ZoneView

MOST_BACKS = 5  # of a covered hand or pile that are drawn


def extras(
    view: KitView,
    question: Asked | None,
    deck: KitDeck,
    language: str,
    names: Sequence[str],
    last: Sequence[Event] = (),
) -> dict[str, Any]:
    page = Page(view, question, deck, language, names, last)
    own = [] if view.seat is None else page.zones_of(view.seat)
    others = [seat for seat in page.order() if seat != view.seat]
    return {
        "own": own,
        "own_fields": [] if view.seat is None else page.fields_of(view.seat),
        "common": page.zones_of(None),
        "fields": page.fields(),
        "others": [
            {"seat": seat, "zones": page.zones_of(seat), "fields": page.fields_of(seat)} for seat in others
        ],
        "loose": page.loose(),
        "sounds": [told.name for told in deck.words.game.events.values()],
        "cards": page.cards,
    }


class Page(ReadersPage[KitView, KitDeck]):
    book = "kit"

    def __init__(
        self,
        view: KitView,
        question: Asked | None,
        deck: KitDeck,
        language: str,
        names: Sequence[str],
        last: Sequence[Event],
    ) -> None:
        super().__init__(view, question, deck, language, names, last)
        self.game = deck.words.game
        asked = None if question is None else list(self.game.questions.values())[question.kind]
        self.picked = asked.kind if isinstance(asked, Pick) else None
        self.offered: set[int] = set()  # options that have a card
        self.cards: dict[str, dict[str, str]] = {}  # what is said of cards that have a text, by id

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
        if zone.kind == self.picked and number not in self.offered and zone.owner in (None, self.view.seat):
            option = self.option(number, *range(len(self.game.questions)))
            if option is not None:
                self.offered.add(option)
        about = None
        if card.text:
            about = f"about-{zone.kind}-{number}"
            self.cards[about] = {"name": self.own(card.name), "text": self.own(card.text)}
        single = all(one.copies == 1 for one in cards)
        return {
            "id": f"{zone.kind}-{number}" if single else f"{where}-{place}",
            "face": f"{self.game.name}/card/{zone.kind}/{number}.svg",
            "name": self.own(card.name),
            "option": option,
            "about": about,
        }

    def loose(self) -> list[int]:
        """The options that are no card on the page."""
        if self.question is None:
            return []
        return [option for option in self.question.options if option not in self.offered]
