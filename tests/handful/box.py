"""The box of the toy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.box import Box
from camerlengo.core.result import Result, SheetLine
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Setting, Value
from camerlengo.core.texts import Listed, Text, text
from tests.handful.kinds import EVENTS, QUESTIONS
from tests.handful.rules import Handful, HandfulEvaluation, HandfulView


class HandfulDeck(msgspec.Struct, frozen=True):
    """There are no cards."""

    edition: str = "standard"
    source: str = ""


class HandfulBox(Box):
    name = "handful"
    title = "Handful"
    rules = 1
    players = (3,)
    minutes = (1, 1)
    weight = 1
    chance = False
    secrets = False
    settings = (Setting("quiet", default=False),)
    questions = QUESTIONS
    events = EVENTS

    def deal(self, players: int, rng: Rng, options: Mapping[str, Value], deck: Any) -> Handful:
        game = Handful()
        game.players = players
        return game

    def evaluation(self) -> HandfulEvaluation:
        return HandfulEvaluation()

    def standard_deck(self) -> HandfulDeck:
        return HandfulDeck()

    def read_deck(self, source: str) -> HandfulDeck:
        return HandfulDeck(source=source)

    def character(self, seat: int) -> Text:
        return text(f"handful.character.{seat}")

    def question_text(self, view: HandfulView, question: int, options: Sequence[int], deck: Any) -> Text:
        return text("handful.ask", round=len(view.shown) + 1)

    def option_text(self, view: HandfulView, question: int, option: int, deck: Any) -> Text:
        return text("handful.option", n=option)

    def event_text(self, event: Event, deck: Any) -> Text:
        return text("handful.shown", numbers=Listed(tuple(event.about)))

    def picture(self, path: str) -> str | None:
        seats = [f"seat/{seat}.svg" for seat in range(max(self.players))]
        if path not in ("box.svg", "back.svg", "pebble.svg", *seats):
            return None
        return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>'

    def result(self, game: Handful, deck: Any) -> Result:
        sheet = tuple(
            SheetLine(text("handful.round", round=number + 1), tuple(numbers), tuple(numbers))
            for number, numbers in enumerate(game.shown)
        )
        return Result(tuple(game.scores()), tuple(game.places()), sheet)
