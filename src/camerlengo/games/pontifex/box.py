"""Everything that lies in the box of Pontifex."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.box import Box, Setting
from camerlengo.core.record import Value
from camerlengo.core.result import Result
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Text, text
from camerlengo.games.pontifex import deck as decks
from camerlengo.games.pontifex import pictures
from camerlengo.games.pontifex import reasons as advice
from camerlengo.games.pontifex.attack import attacked
from camerlengo.games.pontifex.balance import PontifexBalance
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.evaluation import PontifexEvaluation
from camerlengo.games.pontifex.kinds import EVENTS, QUESTIONS
from camerlengo.games.pontifex.profile import PROFILE
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.terms import (
    PASS,
    USE,
)
from camerlengo.games.pontifex.view import PontifexView
from camerlengo.games.pontifex.wording import Wording, result_of


class PontifexBox(Box):
    name = "pontifex"
    title = "Pontifex"
    rules = 2
    players = (2, 3, 4)
    minutes = (60, 100)
    weight = 4
    profile = PROFILE
    settings: Sequence[Setting] = ()
    questions = QUESTIONS
    events = EVENTS

    def deal(self, players: int, rng: Rng, options: Mapping[str, Value], deck: PontifexDeck) -> Pontifex:
        return deal(players, rng, deck.cards)

    def evaluation(self) -> PontifexEvaluation:
        return PontifexEvaluation()

    def balance(self) -> PontifexBalance:
        return PontifexBalance()

    def standard_deck(self) -> PontifexDeck:
        return decks.standard_deck(self.rules)

    def read_deck(self, source: str) -> PontifexDeck:
        return decks.read_deck(source)

    def character(self, seat: int) -> Text:
        return text(f"pontifex.character.{seat}")

    def question_text(
        self, view: PontifexView, question: int, options: Sequence[int], deck: PontifexDeck
    ) -> Text:
        return wording(deck).question(view, question, options)

    def option_text(self, view: PontifexView, question: int, option: int, deck: PontifexDeck) -> Text:
        return wording(deck).option(view, question, option)

    def open_view(self, views: Sequence[PontifexView], watching: PontifexView) -> PontifexView:
        seats = tuple(views[seat].seats[seat] for seat in range(watching.players))
        return msgspec.structs.replace(watching, seats=seats)

    def passes(self, view: PontifexView, question: int, manner: str, deck: PontifexDeck) -> int | None:
        """Until attacked, one is asked in one's own turns, and about what is directed against oneself."""
        if question != USE or manner == "never":
            return None
        if manner == "until_attacked" and (view.to_move == view.seat or attacked(view, deck)):
            return None
        return PASS

    def picture(self, path: str) -> str | None:
        return pictures.picture(path)

    def reasons(
        self, guess: Pontifex, after: Pontifex, seat: int, question: int, option: int, deck: PontifexDeck
    ) -> list[Text]:
        return advice.reasons(guess.view(seat), seat, question, option, deck)

    def objections(
        self, guess: Pontifex, after: Pontifex, seat: int, question: int, option: int, deck: PontifexDeck
    ) -> list[Text]:
        return advice.objections(guess.view(seat), seat, question, option, deck)

    def event_text(self, event: Event, deck: PontifexDeck) -> Text:
        return wording(deck).event(event)

    def result(self, game: Pontifex, deck: PontifexDeck) -> Result:
        return result_of(game)


@functools.lru_cache(maxsize=16)
def wording(deck: PontifexDeck) -> Wording:
    return Wording(deck)
