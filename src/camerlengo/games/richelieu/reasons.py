"""What speaks for an option of Richelieu: how the regions and symbols that it touches would stand."""

from __future__ import annotations

from camerlengo.core.texts import Text, Who, text
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.deck import RichelieuDeck
from camerlengo.games.richelieu.state import State
from camerlengo.games.richelieu.view import CardView, RichelieuView, SeatView, view_of
from camerlengo.games.richelieu.wording import Wording


def reasons(
    guess: State, after: State, seat: int, question: int, option: int, deck: RichelieuDeck
) -> list[Text]:
    return Adviser(view_of(guess, seat), view_of(after, seat), seat, deck).reasons(question, option)


class Adviser:
    """`before` is the view of the seat that decides, `after` what it would see next."""

    def __init__(self, before: RichelieuView, after: RichelieuView, seat: int, deck: RichelieuDeck) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.wording = Wording(deck)

    def reasons(self, question: int, option: int) -> list[Text]:
        if question in (terms.MARK, terms.MOVE, terms.MOVE_TO) and option < terms.CARDS:
            how = "so_far" if question == terms.MOVE else "guarded"
            return [self._standing(self.before.at(option).card.region, how)]
        had, has = self.before.seats[self.seat], self.after.seats[self.seat]
        told = []
        for card in has.cards[len(had.cards) :]:
            for contest in _contests(card):
                how = "" if any(_shown(one, contest) for one in had.cards) else "first"
                told.append(self._standing(contest, how))
        if has.lost > had.lost:
            told.append(text("richelieu.reason.lost", n=terms.MARKERS - has.lost))
        return told

    def _standing(self, contest: int, how: str) -> Text:
        own = count(self.after.seats[self.seat], contest)
        rival, most = self._best_other(self.after, contest)
        left = sum(_shown(here.card, contest) for row in self.after.rows for here in row)
        what = self.wording.contest(contest)
        if how in ("so_far", "guarded") and own == most == 0:
            return text(f"richelieu.reason.{how}_none", what=what, left=left)
        was_ahead = count(self.before.seats[self.seat], contest) > self._best_other(self.before, contest)[1]
        ahead = "further" if was_ahead else "ahead"
        key = how or (ahead if own > most else "level" if own == most else "behind")
        gaps = {"own": own, "other": most, "left": left, "who": Who(rival)}
        return text(f"richelieu.reason.{key}", what=what, **gaps)

    def _best_other(self, view: RichelieuView, contest: int) -> tuple[int, int]:
        """Who of the others has the most, and how much."""
        others = [other for other in range(view.players) if other != self.seat]
        rival = max(others, key=lambda other: count(view.seats[other], contest))
        return rival, count(view.seats[rival], contest)


def count(of: SeatView, contest: int) -> int:
    """Crests or symbols on the seat's cards, and on the discs that the viewer knows."""
    return sum(_shown(card, contest) for card in of.cards) + sum(
        disc == contest for disc in of.discs if disc is not None and disc < terms.MARKER_BACK
    )


def _contests(card: CardView) -> list[int]:
    return [card.region] if card.symbol is None else [card.region, card.symbol]


def _shown(card: CardView, contest: int) -> int:
    return card.crests if card.region == contest else int(card.symbol == contest)
