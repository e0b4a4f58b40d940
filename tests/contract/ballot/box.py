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
from camerlengo.core.texts import Listed, Text, Who, text
from tests.contract.ballot.kinds import EVENTS, QUESTIONS
from tests.contract.ballot.rules import Ballot, BallotEvaluation, BallotView, deal
from tests.contract.ballot.terms import DRAW, DREW, OPENED, SHOW, SHOWN, SWAP


class BallotDeck(msgspec.Struct, frozen=True):
    """The cards are only numbers."""

    edition: str = "standard"
    source: str = ""


class BallotBox(Box):
    name = "ballot"
    title = "Ballot"
    rules = 1
    players = (2,)
    minutes = (1, 1)
    weight = 1
    settings = (Setting("open", default=False),)
    questions = QUESTIONS
    events = EVENTS

    def deal(self, players: int, rng: Rng, options: Mapping[str, Value], deck: Any) -> Ballot:
        return deal(players, rng, options["open"] is True)

    def evaluation(self) -> BallotEvaluation:
        return BallotEvaluation()

    def standard_deck(self) -> BallotDeck:
        return BallotDeck()

    def read_deck(self, source: str) -> BallotDeck:
        return BallotDeck(source=source)

    def character(self, seat: int) -> Text:
        return text(f"ballot.character.{seat}")

    def question_text(self, view: BallotView, question: int, options: Sequence[int], deck: Any) -> Text:
        if question != SWAP:
            return text("ballot.ask.show" if question == SHOW else "ballot.ask.give")
        return text("ballot.ask.swap", n=view.middle)

    def option_text(self, view: BallotView, question: int, option: int, deck: Any) -> Text:
        if question != SWAP:
            return text("ballot.option.show" if question == SHOW else "ballot.option.give", card=option)
        return text("ballot.option.draw" if option == DRAW else "ballot.option.keep")

    def event_text(self, event: Event, deck: Any) -> Text:
        key = f"ballot.told.{self.events[event.kind].name}"
        if event.kind in (SHOWN, OPENED):
            return text(key, cards=Listed(tuple(event.about)))
        if event.kind == DREW:
            return text(key, who=Who(event.seat), card=event.about[0])
        return text(key, who=Who(event.seat))

    def result(self, game: Ballot, deck: Any) -> Result:
        kept = tuple(sum(hand) for hand in game.hands)
        shown = tuple(game.shown)
        sheet = (
            SheetLine(text("ballot.sheet.shown"), shown, shown),
            SheetLine(text("ballot.sheet.kept"), kept, kept),
        )
        return Result(tuple(game.scores()), tuple(game.places()), sheet)
