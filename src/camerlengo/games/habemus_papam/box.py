"""Everything that lies in the box of 1655 – Habemus Papam."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from camerlengo.core.box import FolderBox
from camerlengo.core.errors import SetupError
from camerlengo.core.result import Result
from camerlengo.core.rng import Rng
from camerlengo.core.settings import Setting, Value
from camerlengo.core.texts import Text, text
from camerlengo.games.habemus_papam import deck as decks
from camerlengo.games.habemus_papam import pictures, terms
from camerlengo.games.habemus_papam import reasons as advice
from camerlengo.games.habemus_papam.balance import HabemusPapamBalance
from camerlengo.games.habemus_papam.beliefs import HiddenOrders
from camerlengo.games.habemus_papam.deck import HabemusPapamDeck
from camerlengo.games.habemus_papam.evaluation import HabemusPapamEvaluation
from camerlengo.games.habemus_papam.kinds import EVENTS, QUESTIONS
from camerlengo.games.habemus_papam.profile import PROFILE
from camerlengo.games.habemus_papam.rules import HabemusPapam, deal
from camerlengo.games.habemus_papam.state import Readings
from camerlengo.games.habemus_papam.view import HabemusPapamView
from camerlengo.games.habemus_papam.wording import Wording, result_of

ITALIAN = (  # the readings that make the edition "italiana" together
    "one_more_cardinal",
    "squadrone_optional",
    "exclusion_optional",
    "bribe_optional",
    "unpayable_bribe_spent",
    "chigi_stays",
)


class HabemusPapamBox(FolderBox):
    name = "habemus_papam"
    title = "1655 – Habemus Papam"
    title_language = "la"
    rules = 2
    players = (3, 4)
    minutes = (30, 45)
    weight = 3
    profile = PROFILE
    settings = (
        Setting("edition", default="standard", values=("standard", "italiana"), front=True),
        *(Setting(reading, default=False) for reading in ITALIAN),
        Setting("death_by_choice", default=False),
        Setting("open_screens", default=False),
        Setting("camerlengo", default="drawn", values=("drawn",), seats=True),
    )
    questions = QUESTIONS
    events = EVENTS
    words = Wording

    def deal(
        self, players: int, rng: Rng, options: Mapping[str, Value], deck: HabemusPapamDeck
    ) -> HabemusPapam:
        camerlengo = options["camerlengo"]
        seat = camerlengo if isinstance(camerlengo, int) else terms.NOBODY
        return deal(players, rng, deck.cards, readings_of(options), seat)

    def check_options(self, options: Mapping[str, Value], players: int) -> dict[str, Value]:
        """HP-58: the Italian edition plays all its readings, so none can be set to no.

        Under rules 1 that was ignored, and tables say no to what they play.
        """
        checked = super().check_options(options, players)
        if self.rules >= 2 and checked["edition"] == "italiana":
            for reading in ITALIAN:
                if options.get(reading) is False:
                    title = text(f"habemus_papam.setting.{reading}.title")
                    raise SetupError(text("habemus_papam.setup.reading", option=reading, title=title))
                checked[reading] = True
        return checked

    def evaluation(self) -> HabemusPapamEvaluation:
        return HabemusPapamEvaluation()

    def guesser(self) -> HiddenOrders:
        return HiddenOrders()

    def balance(self) -> HabemusPapamBalance:
        return HabemusPapamBalance()

    def standard_deck(self) -> HabemusPapamDeck:
        return decks.standard_deck()

    def read_deck(self, source: str) -> HabemusPapamDeck:
        return decks.read_deck(source)

    def choice(self, view: HabemusPapamView, question: int, option: int, deck: HabemusPapamDeck) -> Hashable:
        """Which of two equal orders is discarded makes no difference."""
        if question != terms.DISCARD or view.seat is None:
            return option
        order = view.seats[view.seat].orders[option]
        return option if order is None else order.order

    def picture(self, path: str) -> str | None:
        return pictures.picture(path)

    def reasons(
        self,
        guess: HabemusPapam,
        after: HabemusPapam,
        seat: int,
        question: int,
        option: int,
        deck: HabemusPapamDeck,
    ) -> list[Text]:
        return advice.reasons(guess, after, seat, question, option, deck)

    def result(self, game: HabemusPapam, deck: HabemusPapamDeck) -> Result:
        return result_of(game, deck)


def readings_of(options: Mapping[str, Value]) -> Readings:
    """HP-24, HP-57, HP-58: each reading alone, or all Italian ones with the edition."""
    readings = Readings()
    italian = options["edition"] == "italiana"
    readings.one_more_cardinal = italian or options["one_more_cardinal"] is True
    readings.squadrone_optional = italian or options["squadrone_optional"] is True
    readings.exclusion_optional = italian or options["exclusion_optional"] is True
    readings.bribe_optional = italian or options["bribe_optional"] is True
    readings.unpayable_bribe_spent = italian or options["unpayable_bribe_spent"] is True
    readings.chigi_stays = italian or options["chigi_stays"] is True
    readings.death_by_choice = options["death_by_choice"] is True
    readings.open_screens = options["open_screens"] is True
    return readings
