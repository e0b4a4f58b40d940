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
from camerlengo.games.pontifex.balance import PontifexBalance
from camerlengo.games.pontifex.deck import PontifexDeck
from camerlengo.games.pontifex.evaluation import PontifexEvaluation
from camerlengo.games.pontifex.kinds import EVENTS, MOST_PLAYERS, QUESTIONS
from camerlengo.games.pontifex.matters import might_make_sense, sensible
from camerlengo.games.pontifex.profile import PROFILE
from camerlengo.games.pontifex.rules import Pontifex, deal
from camerlengo.games.pontifex.wording import Wording, result_of


class PontifexBox(FolderBox):
    name = "pontifex"
    title = "Pontifex"
    title_language = "la"
    rules = 4
    players = (2, 3, 4)
    minutes = (20, 40)  # measured: `python -m benchmarks.flow pontifex`
    weight = 4
    profile = PROFILE
    settings: Sequence[Setting] = ()
    preferences = (
        Preference("stops", ("smart", "everything", "never"), "smart"),
        Preference("turn", ("usual", "everything", "never"), "usual", for_a_turn=True),
    )
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
        self,
        game: Pontifex,
        seat: int,
        question: int,
        options: Sequence[int],
        preferences: Mapping[str, str],
    ) -> int | None:
        """PX-46: a seat stops where its stops say so; else it passes."""
        stops = stops_of(preferences)
        if question != terms.USE or stops == "everything":
            return None
        if stops == "smart":
            if game.rules < 3 and game.seat == seat:
                return None  # its abilities are no options of another question there
            if any(option != terms.PASS and sensible(game, seat, option - 1) for option in options):
                return None
        return terms.PASS

    def waits(self, game: Pontifex, seat: int, question: int, preferences: Mapping[str, str]) -> bool:
        """PX-47."""
        stops = stops_of(preferences)
        if question != terms.USE or stops == "never":
            return False
        if stops == "everything" or (game.rules < 3 and game.seat == seat):
            return True
        return might_make_sense(game, seat)

    def turn(self, game: Pontifex) -> int:
        return game.round * MOST_PLAYERS + game.seat

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


def stops_of(preferences: Mapping[str, str]) -> str:
    """Where a seat stops now: what it has chosen for this turn comes before what it has chosen for good."""
    for_now = preferences["turn"]
    return preferences["stops"] if for_now == "usual" else for_now
