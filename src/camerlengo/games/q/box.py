"""Everything that lies in the box of Q – Il gioco di carte."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import msgspec

from camerlengo.core.box import FolderBox
from camerlengo.core.result import Result
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Setting, Value
from camerlengo.core.texts import Text, text
from camerlengo.games.q import deck as decks
from camerlengo.games.q import pictures, terms
from camerlengo.games.q import reasons as advice
from camerlengo.games.q.balance import QBalance
from camerlengo.games.q.beliefs import Suspicions
from camerlengo.games.q.deck import QDeck
from camerlengo.games.q.evaluation import QEvaluation
from camerlengo.games.q.kinds import EVENTS, QUESTIONS
from camerlengo.games.q.policy import QPolicy
from camerlengo.games.q.profile import PROFILE
from camerlengo.games.q.rules import QGame, deal
from camerlengo.games.q.view import QView
from camerlengo.games.q.wording import Wording, ended_for, result_of


class QBox(FolderBox):
    name = "q"
    title = "Q – Il gioco di carte"
    title_language = "it"
    rules = 2  # 1: each condition of a card was read after the clause before it; another deck
    players = (5, 6)
    minutes = (45, 75)
    weight = 3
    profile = PROFILE
    settings = (Setting("first", default="drawn", values=("drawn",), seats=True),)
    questions = QUESTIONS
    events = EVENTS
    words = Wording

    def deal(self, players: int, rng: Rng, options: Mapping[str, Value], deck: QDeck) -> QGame:
        first = options["first"]
        return deal(players, rng, deck.cards, first if isinstance(first, int) else terms.NOBODY)

    def evaluation(self) -> QEvaluation:
        return QEvaluation()

    def policy(self) -> QPolicy:
        return QPolicy()

    def guesser(self) -> Suspicions:
        return Suspicions()

    def balance(self) -> QBalance:
        return QBalance()

    def standard_deck(self) -> QDeck:
        return decks.standard_deck(self.rules)

    def read_deck(self, source: str) -> QDeck:
        return decks.read_deck(source)

    def side_text(self, side: int) -> Text:
        return text("q.side.zelanti" if side else "q.side.spirituali")

    def choice(self, view: QView, question: int, option: int, deck: QDeck) -> Hashable:
        chosen: Hashable = self.wording(deck).choice(view, question, option)
        return chosen

    def open_view(self, views: Sequence[QView], watching: QView) -> QView:
        """Hands are open; who is who stays a secret until the end, so that one can guess along."""
        seats = [views[seat].seats[seat] for seat in range(watching.players)]
        if not watching.over:
            seats = [msgspec.structs.replace(seat, role=None, side=None) for seat in seats]
        return msgspec.structs.replace(watching, seats=tuple(seats))

    def reasons(
        self, guess: QGame, after: QGame, seat: int, question: int, option: int, deck: QDeck
    ) -> list[Text]:
        return advice.reasons(guess, after, seat, question, option, deck)

    def picture(self, path: str) -> str | None:
        return pictures.picture(path)

    def result(self, game: QGame, deck: QDeck) -> Result:
        return result_of(game, deck)

    def ended_for(self, game: QGame, seat: int) -> Text | None:
        return ended_for(game, seat)
