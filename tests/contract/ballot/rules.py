"""Each of two seats holds three of eight cards, and two lie face down in the middle.

Both seal a card, and both cards are shown. Whoever has shown the lower one may swap a card left in hand for
one drawn from the middle. The higher sum wins.
"""

from __future__ import annotations

from typing import Any

from camerlengo.core.ask import EVERYBODY, Ask, only
from camerlengo.core.game import Evaluation, Game, ranked
from camerlengo.core.rng import Rng
from camerlengo.core.view import View
from camerlengo.core.zones import NOBODY_SEES, Zone
from tests.contract.ballot.terms import DRAW, DREW, GIVE, KEEP, KEPT, OPENED, SHOW, SHOWN, SWAP, SWAPPED

CARDS = 8
HAND = 3


class BallotView(View, frozen=True, kw_only=True):
    """`hands` has None for a card that this seat may not see."""

    shown: tuple[int, ...]
    hands: tuple[tuple[int | None, ...], ...]
    middle: int


class Ballot(Game):
    def __init__(self) -> None:
        super().__init__()
        self.open = False
        self.done = False
        self.hands: list[list[int]] = []  # sorted
        self.middle: list[int] = []  # sorted
        self.shown: list[int] = []  # by seat

    def over(self) -> bool:
        return self.done

    def advance(self, ask: Ask) -> None:
        if not self.shown:
            self.show(ask)
        else:
            self.swap(ask)

    def show(self, ask: Ask) -> None:
        sealed = ask.all_from(SHOW, self.held)
        self.shown = [sealed[seat] for seat in range(self.players)]
        for seat in range(self.players):
            self.hands[seat].remove(self.shown[seat])
        if ask.hears:
            ask.announce(SHOWN, -1, list(self.shown))

    def held(self) -> dict[int, list[int]]:
        """The cards of each hand, which the others may not know."""
        return {seat: self.hands[seat].copy() for seat in range(self.players)}

    def swap(self, ask: Ask) -> None:
        seat = self.shown.index(min(self.shown))
        if ask.one(seat, SWAP, [KEEP, DRAW]) == DRAW:
            given = ask.one_from(seat, GIVE, lambda: list(self.hands[seat]))
            card = self.middle.pop(self.rng.below(len(self.middle)))
            self.middle = sorted([*self.middle, given])
            self.hands[seat] = sorted([card, *(other for other in self.hands[seat] if other != given)])
            if ask.hears:
                ask.announce(SWAPPED, seat, [])
                ask.announce(DREW, seat, [card], only(seat))
        elif ask.hears:
            ask.announce(KEPT, seat, [])
        self.done = True
        if ask.hears:
            ask.announce(OPENED, -1, [card for hand in self.hands for card in hand])

    def copy(self) -> Ballot:
        other = Ballot()
        other.open = self.open
        other.done = self.done
        other.hands = [hand.copy() for hand in self.hands]
        other.middle = self.middle.copy()
        other.shown = self.shown.copy()
        self.copy_common(other)
        return other

    def sees(self, seat: int, other: int) -> bool:
        return self.open or self.done or seat == other

    def view(self, seat: int) -> BallotView:
        return BallotView(
            game="ballot",
            seat=seat if seat >= 0 else None,
            players=self.players,
            to_move=None,
            over=self.done,
            shown=tuple(self.shown),
            hands=tuple(
                tuple(card if self.sees(seat, other) else None for card in self.hands[other])
                for other in range(self.players)
            ),
            middle=len(self.middle),
        )

    def redeal(self, seat: int, rng: Rng) -> None:
        hidden = [other for other in range(self.players) if not self.sees(seat, other)]
        cards = sorted(self.middle + [card for other in hidden for card in self.hands[other]])
        rng.shuffle(cards)
        for other in hidden:
            count = len(self.hands[other])
            self.hands[other], cards = sorted(cards[:count]), cards[count:]
        self.middle = sorted(cards)
        self.redraw_chance(rng)

    def scores(self) -> list[int]:
        return [
            sum(self.hands[seat]) + (self.shown[seat] if self.shown else 0) for seat in range(self.players)
        ]

    def places(self) -> list[int]:
        return ranked(self.scores())

    def zones(self) -> list[Any]:
        hands = [
            Zone(
                f"hand of {seat}",
                "card",
                list(hand),
                EVERYBODY if self.open or self.done else only(seat),
            )
            for seat, hand in enumerate(self.hands)
        ]
        return [
            Zone("middle", "card", list(self.middle), NOBODY_SEES),
            Zone("shown", "card", list(self.shown)),
            *hands,
        ]


class BallotEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        return float(game.scores()[seat])


def deal(players: int, rng: Rng, open_hands: bool) -> Ballot:
    game = Ballot()
    game.players = players
    game.rng = rng
    game.open = open_hands
    cards = list(range(1, CARDS + 1))
    game.rng.shuffle(cards)
    game.hands = [sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(players)]
    game.middle = sorted(cards[players * HAND :])
    return game
