"""What speaks for an option of Richelieu: how the regions and symbols that it touches would stand."""

from __future__ import annotations

from camerlengo.core.texts import Text, Who, text
from camerlengo.games.richelieu.deck import RichelieuDeck
from camerlengo.games.richelieu.terms import CARDS, MARK, MARKER_BACK, MARKERS, MOVE, MOVE_TO
from camerlengo.games.richelieu.view import CardView, RichelieuView, SeatView
from camerlengo.games.richelieu.wording import Wording


def reasons(
    before: RichelieuView, after: RichelieuView, seat: int, question: int, option: int, deck: RichelieuDeck
) -> list[Text]:
    wording = Wording(deck)
    if question in (MARK, MOVE, MOVE_TO) and option < CARDS:
        how = "so_far" if question == MOVE else "guarded"
        return [_standing(wording, before, after, seat, before.at(option).card.region, how)]
    had, has = before.seats[seat], after.seats[seat]
    told = []
    for card in has.cards[len(had.cards) :]:
        for contest in _contests(card):
            how = "" if any(_shown(one, contest) for one in had.cards) else "first"
            told.append(_standing(wording, before, after, seat, contest, how))
    if has.lost > had.lost:
        told.append(text("richelieu.reason.lost", n=MARKERS - has.lost))
    return told


def _contests(card: CardView) -> list[int]:
    return [card.region] if card.symbol is None else [card.region, card.symbol]


def count(of: SeatView, contest: int) -> int:
    """Crests or symbols on the seat's cards, and on the discs that the viewer knows."""
    return sum(_shown(card, contest) for card in of.cards) + sum(
        disc == contest for disc in of.discs if disc is not None and disc < MARKER_BACK
    )


def _shown(card: CardView, contest: int) -> int:
    return card.crests if card.region == contest else int(card.symbol == contest)


def _standing(
    wording: Wording, before: RichelieuView, view: RichelieuView, seat: int, contest: int, how: str
) -> Text:
    own = count(view.seats[seat], contest)
    rival, most = _best_other(view, seat, contest)
    left = sum(_shown(here.card, contest) for row in view.rows for here in row)
    if how in ("so_far", "guarded") and own == most == 0:
        return text(f"richelieu.reason.{how}_none", what=wording.contest(contest), left=left)
    was_ahead = count(before.seats[seat], contest) > _best_other(before, seat, contest)[1]
    ahead = "further" if was_ahead else "ahead"
    key = how or (ahead if own > most else "level" if own == most else "behind")
    gaps = {"own": own, "other": most, "left": left, "who": Who(rival)}
    return text(f"richelieu.reason.{key}", what=wording.contest(contest), **gaps)


def _best_other(view: RichelieuView, seat: int, contest: int) -> tuple[int, int]:
    """Who of the others has the most, and how much."""
    others = [other for other in range(view.players) if other != seat]
    rival = max(others, key=lambda other: count(view.seats[other], contest))
    return rival, count(view.seats[rival], contest)
