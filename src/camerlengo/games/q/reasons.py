"""What speaks for an option of Q: whom a card serves, what the hold would bring, what others have done."""

from __future__ import annotations

from collections.abc import Sequence

from camerlengo.core.texts import Text, Who, text
from camerlengo.games.q import terms
from camerlengo.games.q.beliefs import Beliefs
from camerlengo.games.q.deck import QDeck
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.state import PAIR_FIRST, PAIR_SECOND
from camerlengo.games.q.suspicions import percent
from camerlengo.games.q.view import QView, view_of
from camerlengo.games.q.wording import Wording, chosen_from, score_text, side
from camerlengo.games.q.worth import card_worth, cargo_points


def reasons(guess: QGame, after: QGame, seat: int, question: int, option: int, deck: QDeck) -> list[Text]:
    return Adviser(guess, view_of(guess, seat), seat, deck).reasons(question, option)


class Adviser:
    """`own` is the faction of the seat, 1 or -1 as in `terms`."""

    def __init__(self, guess: QGame, view: QView, seat: int, deck: QDeck) -> None:
        self.guess = guess
        self.view = view
        self.seat = seat
        self.deck = deck
        self.own = view.seats[seat].side or 0
        self.hand = view.seats[seat].hand or ()

    def reasons(self, question: int, option: int) -> list[Text]:
        if question == terms.ACT:
            return self._of_a_place(option)
        if question == terms.LOAD:
            return self._of_a_load(self.hand[option])
        if question == terms.THROW:
            return self._of_the_hold(option)
        if question == terms.WHOM:
            return [self._suspicion(option // 2)]
        cards = chosen_from(self.view, question)
        if question == terms.PUT_BACK_TWO:
            return [self._kept(_without(self.hand, PAIR_FIRST[option], PAIR_SECOND[option]))]
        if question == terms.KEEP:
            return [self._kept((*self.hand, cards[option]))]
        if question in (terms.GIVE, terms.DISCARD):
            told = [self._kept(_without(self.hand, option))]
            partner = self.view.partner if self.view.to_move == self.seat else self.view.to_move
            return (
                [*told, self._suspicion(partner)] if question == terms.GIVE and partner is not None else told
            )
        return []

    def _worth(self, card: int) -> float:
        """To the own faction, on some ship to come."""
        return self.own * card_worth(self.deck.cards, card, False, self.view.paolo_dead)

    @property
    def _seized(self) -> bool:
        return self.view.seizer is not None

    def _worth_now(self, card: int) -> float:
        """To the own faction, on the ship of this round (Q-24)."""
        return self.own * card_worth(self.deck.cards, card, self._seized, self.view.paolo_dead)

    def _kept(self, cards: Sequence[int]) -> Text:
        return self._counting("kept", cards)

    def _counting(self, key: str, cards: Sequence[int]) -> Text:
        """How many of the cards serve the own faction."""
        n = sum(self._worth(card) > 0 for card in cards)
        return text(f"q.reason.{key}", n=n, all=len(cards), side=side(self.own))

    def _suspicion(self, other: int) -> Text:
        n = percent(Beliefs(self.guess, self.seat, False).suspicion(other))
        return text("q.reason.suspect", who=Who(other), n=n, own=side(self.own))

    def _of_a_place(self, action: int) -> list[Text]:
        if action == terms.LOAD_SHIP and self.hand:
            best = max(self.hand, key=self._worth_now)
            key = "best_seized" if self._seized else "best"
            told = [text(f"q.reason.{key}", card=Wording(self.deck).card(best), side=side(self.own))]
            return [*self._first_to_load(), *(told if self._worth_now(best) > 0 else ())]
        if action in (terms.DRAW, terms.EXCHANGE):
            return [self._counting("hand", self.hand) if self.hand else text("q.reason.empty")]
        if action == terms.CONVENT and self.view.players < terms.ROLES:
            return [text("q.reason.convent", n=terms.CONVENT_POINTS)]
        if action == terms.SEIZE:
            loaded = self.view.seats[self.seat].loaded or ()
            cards, dead = self.deck.cards, self.view.paolo_dead
            free, seized = (int(cargo_points(cards, list(loaded), ruined, dead)) for ruined in (False, True))
            if loaded:
                return [text("q.reason.seize", free=score_text(free), seized=score_text(seized))]
            return [text("q.reason.seize_blind", n=sum(seat.loads for seat in self.view.seats))]
        return []

    def _first_to_load(self) -> list[Text]:
        return [text("q.reason.first")] if self.view.loader is None else []

    def _of_a_load(self, card: int) -> list[Text]:
        worth = self._worth_now(card)
        told = self._first_to_load()
        if worth:
            told.insert(0, text("q.reason.serves" if worth > 0 else "q.reason.misleads", side=side(self.own)))
        elif self._seized and self._worth(card):
            told.insert(0, text("q.reason.ruined"))
        return told

    def _of_the_hold(self, option: int) -> list[Text]:
        hold = list(self.view.hold or ())
        if option != terms.THROW_NOTHING:
            del hold[option]
        points = int(cargo_points(self.deck.cards, hold, self._seized, self.view.paolo_dead))
        return [text("q.reason.hold", points=score_text(points), own=side(self.own))]


def _without(cards: Sequence[int], *places: int) -> list[int]:
    return [card for at, card in enumerate(cards) if at not in places]
