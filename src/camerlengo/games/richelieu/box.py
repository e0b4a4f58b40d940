"""Everything that lies in the box of Richelieu."""

from __future__ import annotations

from collections.abc import Mapping

from camerlengo.core.box import FolderBox
from camerlengo.core.result import Result
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Setting, Value
from camerlengo.core.texts import Text
from camerlengo.games.richelieu import deck as decks
from camerlengo.games.richelieu import pictures, terms
from camerlengo.games.richelieu import reasons as advice
from camerlengo.games.richelieu.balance import RichelieuBalance
from camerlengo.games.richelieu.beliefs import HeldDiscs
from camerlengo.games.richelieu.deck import RichelieuDeck
from camerlengo.games.richelieu.evaluation import RichelieuEvaluation
from camerlengo.games.richelieu.kinds import EVENTS, QUESTIONS
from camerlengo.games.richelieu.profile import PROFILE
from camerlengo.games.richelieu.rules import Richelieu, deal
from camerlengo.games.richelieu.wording import Wording, result_of


class RichelieuBox(FolderBox):
    name = "richelieu"
    title = "Richelieu"
    title_language = "fr"
    rules = 2
    players = (2, 3, 4)
    minutes = (20, 40)
    weight = 2
    profile = PROFILE
    settings = (
        Setting("short", default=False),
        Setting("start", default="drawn", values=("drawn",), seats=True),
    )
    questions = QUESTIONS
    events = EVENTS
    words = Wording

    def deal(self, players: int, rng: Rng, options: Mapping[str, Value], deck: RichelieuDeck) -> Richelieu:
        start = options["start"]
        seat = start if isinstance(start, int) else terms.NOBODY
        return deal(players, rng, deck.cards, seat, options["short"] is True, self.rules)

    def evaluation(self) -> RichelieuEvaluation:
        return RichelieuEvaluation()

    def guesser(self) -> HeldDiscs:
        return HeldDiscs()

    def balance(self) -> RichelieuBalance:
        return RichelieuBalance()

    def standard_deck(self) -> RichelieuDeck:
        return decks.standard_deck()

    def read_deck(self, source: str) -> RichelieuDeck:
        return decks.read_deck(source)

    def picture(self, path: str) -> str | None:
        return pictures.picture(path)

    def reasons(
        self, guess: Richelieu, after: Richelieu, seat: int, question: int, option: int, deck: RichelieuDeck
    ) -> list[Text]:
        return advice.reasons(guess, after, seat, question, option, deck)

    def result(self, game: Richelieu, deck: RichelieuDeck) -> Result:
        return result_of(game, deck)
