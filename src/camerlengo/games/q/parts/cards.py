"""Cards, and what tips and close-ups say about them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from camerlengo.core.page import GamePage, Reason
from camerlengo.core.texts import text
from camerlengo.games.q.deck import QDeck
from camerlengo.games.q.parts.faces import face
from camerlengo.games.q.view import QView
from camerlengo.games.q.wording import Wording


class Cards(GamePage[QView, QDeck]):
    book = "q.page"

    @cached_property
    def wording(self) -> Wording:
        return Wording(self.deck)

    def card(self, card: int, identity: str, option: int | None = None) -> dict[str, Any]:
        return {
            "id": identity,
            **self.once(("card", card), lambda: self._card(card)),
            "option": option,
            "about": self.about(card),
        }

    def _card(self, card: int) -> dict[str, Any]:
        """What never changes."""
        return {
            "face": face(self.deck, card, self.language),
            "name": self.deck.kinds[card].name[self.language],
            "label": self.say(self.wording.in_full(card)),
        }

    def about(self, card: int) -> str:
        """The id of what the tip and the card close up say."""
        key = f"about-card-{card}"
        self.reasons[key] = self.once(("about", card), lambda: self._about(card))
        return key

    def _about(self, card: int) -> Reason:
        kind = self.deck.kinds[card]
        said = [self.say(text(f"q.type.{kind.type}")), self.say(self.wording.says(card))]
        if kind.date:
            said.append(self.word("history", date=kind.date, sentence=kind.history[self.language]))
        return Reason((said[0][:1].upper() + said[0][1:] + ".", *said[1:]))

    def cards(self, cards: Sequence[int], key: str, kinds: Sequence[int] = ()) -> list[dict[str, Any]]:
        """A number distinguishes cards of a kind, so that one of them can be seen to go."""
        seen: dict[int, int] = {}
        slots = []
        for place, card in enumerate(cards):
            copy = seen[card] = seen.get(card, -1) + 1
            option = self.option(place, *kinds) if kinds else None
            slots.append(self.card(card, f"{key}-{card}-{copy}", option) | {"place": place})
        return slots
