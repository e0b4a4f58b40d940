"""Everything that lies in the box of Richelieu."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.box import Box, EventKind, QuestionKind, Setting
from camerlengo.core.record import Value
from camerlengo.core.result import Result
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Text, text
from camerlengo.games.richelieu import deck as decks
from camerlengo.games.richelieu import pictures
from camerlengo.games.richelieu import reasons as advice
from camerlengo.games.richelieu.beliefs import HeldDiscs
from camerlengo.games.richelieu.deck import RichelieuDeck
from camerlengo.games.richelieu.evaluation import RichelieuEvaluation
from camerlengo.games.richelieu.profile import PROFILE
from camerlengo.games.richelieu.rules import Richelieu, deal
from camerlengo.games.richelieu.terms import (
    CARDS,
    COLUMNS,
    ENDS,
    MARK,
    MARKERS,
    MARKERS_BACK,
    MOVE,
    MOVE_TO,
    NOBODY,
    PAY,
    TAKE,
    TAKE_ANOTHER,
    USE_DISC,
    USE_DISC_NOW,
)
from camerlengo.games.richelieu.view import PlaceView, RichelieuView
from camerlengo.games.richelieu.wording import Wording, result_of


class RichelieuBox(Box):
    name = "richelieu"
    title = "Richelieu"
    rules = 2
    players = (2, 3, 4)
    minutes = (20, 40)
    weight = 2
    profile = PROFILE
    settings = (
        Setting("short", default=False),
        Setting("start", default="drawn", values=("drawn",), seats=True),
    )
    questions = (  # in the order of the question codes in terms.py
        QuestionKind("take", ENDS + 2),
        QuestionKind("take_another", ENDS + 2),
        QuestionKind("pay", CARDS + 1),
        QuestionKind("mark", CARDS + 2),
        QuestionKind("move", CARDS + 2),
        QuestionKind("move_to", CARDS),
    )
    events = (  # in the order of the event codes in terms.py
        EventKind("took"),
        EventKind("paid"),
        EventKind("took_own_marker_back"),
        EventKind("took_disc"),
        EventKind("saw_disc", reveals=True),
        EventKind("used_disc", reveals=True),
        EventKind("marked"),
        EventKind("moved"),
        EventKind("skipped"),
        EventKind("ended", reveals=True),
    )

    def deal(self, players: int, rng: Rng, options: Mapping[str, Value], deck: RichelieuDeck) -> Richelieu:
        start = options["start"]
        seat = start if isinstance(start, int) else NOBODY
        return deal(players, rng, deck.cards, seat, options["short"] is True, self.rules)

    def evaluation(self) -> RichelieuEvaluation:
        return RichelieuEvaluation()

    def guesser(self) -> HeldDiscs:
        return HeldDiscs()

    def standard_deck(self) -> RichelieuDeck:
        return decks.standard_deck()

    def read_deck(self, source: str) -> RichelieuDeck:
        return decks.read_deck(source)

    def character(self, seat: int) -> Text:
        return text(f"richelieu.character.{seat}")

    def question_text(
        self, view: RichelieuView, question: int, options: Sequence[int], deck: RichelieuDeck
    ) -> Text:
        return wording(deck).question(view, question, options)

    def option_text(self, view: RichelieuView, question: int, option: int, deck: RichelieuDeck) -> Text:
        return wording(deck).option(view, question, option)

    def irrevocable(self, view: RichelieuView, question: int, option: int) -> bool:
        """Taking a disc and using one show something new, and the end of the game shows everything."""
        if question in (TAKE, TAKE_ANOTHER):
            if option == USE_DISC:
                return True
            if option < ENDS:
                row = view.rows[option >> 1]
                here = row[-1] if option & 1 else row[0]
                if here.disc and not chooses_payment(view, here):
                    return True
        elif (question == PAY and view.wanted is not None and view.at(view.wanted).disc) or (
            question in (MARK, MOVE) and option == USE_DISC_NOW
        ):
            return True
        return may_be_the_last(view, question, option) or next_gets_a_disc(view, question, option)

    def open_view(self, views: Sequence[RichelieuView], watching: RichelieuView) -> RichelieuView:
        seats = tuple(views[seat].seats[seat] for seat in range(watching.players))
        return msgspec.structs.replace(watching, seats=seats)

    def picture(self, path: str) -> str | None:
        return pictures.picture(path)

    def reasons(
        self, guess: Richelieu, after: Richelieu, seat: int, question: int, option: int, deck: RichelieuDeck
    ) -> list[Text]:
        return advice.reasons(guess.view(seat), after.view(seat), seat, question, option, deck)

    def event_text(self, event: Event, deck: RichelieuDeck) -> Text:
        return wording(deck).event(event)

    def result(self, game: Richelieu, deck: RichelieuDeck) -> Result:
        return result_of(game, wording(deck))


def chooses_payment(view: RichelieuView, here: PlaceView) -> bool:
    """Whether the mover is asked with which marker to pay for this card; only then it is taken."""
    if here.marker is None or here.marker == view.to_move or view.to_move is None:
        return False
    mine = view.seats[view.to_move]
    return MARKERS - mine.supply - mine.lost + (mine.supply > 0) > 1


def next_gets_a_disc(view: RichelieuView, question: int, option: int) -> bool:
    """Whether somebody else takes a disc right after this answer, since no other card can be taken."""
    if view.to_move is None or question not in (MARK, MOVE, MOVE_TO) or (question == MOVE and option < CARDS):
        return False
    covered = {here.place for row in view.rows for here in row if here.marker is not None}
    covered.discard(-1 if view.moving is None else view.moving)
    if option < CARDS:
        covered.add(option)
    ends = {here.place: here for row in view.rows if row for here in (row[0], row[-1])}
    for distance in range(1, view.players):
        seat = view.seats[(view.to_move + distance) % view.players]
        asked = seat.lost < MARKERS or (seat.discs and len(view.spent) < MARKERS_BACK)
        takeable = [here for place, here in ends.items() if place not in covered]
        if asked or len(takeable) > 1:
            return False
        if takeable:
            return takeable[0].disc
    return False


def may_be_the_last(view: RichelieuView, question: int, option: int) -> bool:
    """Whether the game may end with this answer, without anybody being asked again.

    Who has but one card to take is not asked: at the last card, and without a marker to pay with sometimes
    before. At worst it says so once too often.
    """
    left = [len(row) for row in view.rows]
    if question in (TAKE, TAKE_ANOTHER) and option < ENDS:
        left[option >> 1] -= 1
    elif question == PAY and view.wanted is not None:
        left[view.wanted // COLUMNS] -= 1
    spare = 1 if any(seat.lost == MARKERS for seat in view.seats) else 0
    if view.short:
        rows = [count for count in left if count > 0]
        return len(rows) <= 1 or (len(rows) == 2 and min(rows) <= spare)
    return sum(left) <= 1 + spare


@functools.lru_cache(maxsize=16)
def wording(deck: RichelieuDeck) -> Wording:
    return Wording(deck)
