"""Everything that lies in the box of Pontifex."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from camerlengo.core.box import FolderBox
from camerlengo.core.result import Result
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Preference, Setting, Value
from camerlengo.core.texts import Text
from camerlengo.games.pontifex import deck as decks
from camerlengo.games.pontifex import pictures, terms
from camerlengo.games.pontifex import reasons as advice
from camerlengo.games.pontifex.attack import attacked
from camerlengo.games.pontifex.balance import PontifexBalance
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.evaluation import PontifexEvaluation
from camerlengo.games.pontifex.kinds import EVENTS, QUESTIONS
from camerlengo.games.pontifex.profile import PROFILE
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.view import PontifexView
from camerlengo.games.pontifex.wording import Wording, result_of


class PontifexBox(FolderBox):
    name = "pontifex"
    title = "Pontifex"
    rules = 2
    players = (2, 3, 4)
    minutes = (60, 100)
    weight = 4
    profile = PROFILE
    settings: Sequence[Setting] = ()
    preferences = (Preference("passing", ("never", "until_attacked", "always"), "never"),)
    questions = QUESTIONS
    events = EVENTS
    words = Wording

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

    def preferred(
        self, view: PontifexView, question: int, preferences: Mapping[str, str], deck: PontifexDeck
    ) -> int | None:
        """Until attacked, one is asked in one's own turns, and about what is directed against oneself."""
        passing = preferences["passing"]
        if passing == "never":
            return None
        if passing == "until_attacked" and (view.to_move == view.seat or attacked(view, deck)):
            return None
        return self.passes(question)

    def passes(self, question: int) -> int | None:
        return terms.PASS if question == terms.USE else None

    def picture(self, path: str) -> str | None:
        return pictures.picture(path)

    def reasons(
        self, guess: Pontifex, after: Pontifex, seat: int, question: int, option: int, deck: PontifexDeck
    ) -> list[Text]:
        return advice.reasons(guess, after, seat, question, option, deck)

    def objections(
        self, guess: Pontifex, after: Pontifex, seat: int, question: int, option: int, deck: PontifexDeck
    ) -> list[Text]:
        return advice.objections(guess, after, seat, question, option, deck)

    def result(self, game: Pontifex, deck: PontifexDeck) -> Result:
        return result_of(game, deck)
