"""The things on the table: the printed cards, the state of a game, and what several parts of the rules do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.core.game import BLANK, BLANKS, Game
from camerlengo.games.q import terms
from camerlengo.games.q.knowledge import Minds, Opening

PAIR_FIRST: Final = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]  # the pairs of places in a hand of five
PAIR_SECOND: Final = [1, 2, 3, 4, 2, 3, 4, 3, 4, 4]
PLACES: Final = list(range(terms.CARDS))  # in a hand


class Cards:
    """The printed cards, by kind. Shared by all copies of a game; never changed."""

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.names: list[dict[str, str]] = []  # by language
        self.type: list[int] = []
        self.copies: list[int] = []
        self.absent: list[int] = []  # with how many players these cards stay in the box; 0 for never
        self.value: list[int] = []  # for the Spirituali; below zero for the Zelanti
        self.value_seized: list[int] = []  # the value in brackets
        self.clauses: list[list[int]] = []  # five numbers each (terms.CLAUSE)
        self.in_a_hold = [
            0.0
        ] * terms.TYPES  # points for the Spirituali of each type that a hold has on average
        self.ruinable = [0.0, 0.0]  # of the values for Spirituali and for Zelanti: what a seizure ruins

    def copies_with(self, players: i64) -> list[int]:
        """Q-02."""
        copies: list[int] = []
        kind: i64
        for kind in range(self.kinds):
            copies.append(0 if self.absent[kind] == players else self.copies[kind])
        return copies


NO_CARDS = Cards()
NO_MINDS = Minds(Opening(), 0, [])


class State(Game):
    """The table at any moment; `QGame` in rules.py adds how it goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = NO_CARDS  # shared: what is printed
        self.copies = BLANK  # shared: by kind, the cards of this game
        self.round: i64 = 0
        self.phase: i64 = terms.SET_UP
        self.turn: i64 = 0  # of the round, from 0
        self.seat: i64 = terms.NOBODY  # who decides alone
        self.first: i64 = 0  # First player
        self.loader: i64 = terms.NOBODY  # First to load
        self.seizer: i64 = terms.NOBODY  # who has seized the ship of this round
        self.looking = False  # the first to load is looking into the hold
        self.feast: i64 = 0  # cards that whoever goes to the inn draws as well in this round
        self.next_feast: i64 = 0  # in the next round
        self.score: i64 = 0  # for the Spirituali; the Zelanti lead if it is below zero
        self.paolo_dead = False
        self.done = False
        self.action: i64 = terms.NOBODY  # what the seat is doing, while a question about it is open
        self.partner: i64 = terms.NOBODY
        self.count: i64 = 0
        # A few lists change so seldom that a change makes a new list, and copies share them.
        self.spent = BLANK  # shared: by seat, 1 if it has seized a ship
        self.roles = BLANK  # shared: by seat
        self.role_turned = BLANK  # shared: by role, 1 if it has changed its faction
        self.seat_turned = BLANK  # shared: by seat, the same for whoever sits there
        self.hands = BLANKS  # sorted
        self.aside = BLANKS  # shared lists: by seat, chosen, while another choice is open
        self.loaded = BLANKS  # shared lists: by seat, in the order in which they were loaded
        self.drawn = BLANK  # two cards, of which the seat keeps one
        self.deck = BLANK  # the top card is the last of the list
        self.deck_size: i64 = 0  # cards without Paolo III when the first turn began
        self.pile = BLANK  # discards, face down
        self.gone = BLANK  # shared: cards of ships that have sailed
        self.log = BLANK  # what everybody has seen (log.py)
        self.secrets = BLANKS  # by seat: the cards that it alone has seen, in order
        self.minds = NO_MINDS  # shared: what seats know, as far as somebody has asked

    def copy_onto(self, other: State) -> None:
        # copies begin
        other.cards = self.cards
        other.copies = self.copies
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.seat = self.seat
        other.first = self.first
        other.loader = self.loader
        other.seizer = self.seizer
        other.looking = self.looking
        other.feast = self.feast
        other.next_feast = self.next_feast
        other.score = self.score
        other.paolo_dead = self.paolo_dead
        other.done = self.done
        other.action = self.action
        other.partner = self.partner
        other.count = self.count
        other.spent = self.spent
        other.roles = self.roles
        other.role_turned = self.role_turned
        other.seat_turned = self.seat_turned
        other.hands = [one.copy() for one in self.hands]
        other.aside = self.aside.copy()
        other.loaded = self.loaded.copy()
        other.drawn = self.drawn.copy()
        other.deck = self.deck.copy()
        other.deck_size = self.deck_size
        other.pile = self.pile.copy()
        other.gone = self.gone
        other.log = self.log.copy()
        other.secrets = [one.copy() for one in self.secrets]
        other.minds = self.minds
        self.copy_common(other)
        # copies end


def side_of(game: State, seat: i64) -> i64:
    """Q-33: the faction that a seat supports now."""
    role: i64 = game.roles[seat]
    turned: i64 = game.role_turned[role] + game.seat_turned[seat]
    side: i64 = terms.SPIRITUALI if role < terms.FIRST_ZELANTE else terms.ZELANTI
    return -side if turned & 1 else side


# --- offices and hands ----------------------------------------------------------------------------


def office(game: State, number: i64) -> i64:
    """The holder of a public office; NOBODY if it is vacant."""
    if number == terms.FIRST_PLAYER:
        return game.first
    return game.loader if number == terms.FIRST_TO_LOAD else game.seizer


def hold_of(game: State) -> list[int]:
    hold: list[int] = []
    for cards in game.loaded:
        hold += cards
    hold.sort()
    return hold


def changed(numbers: list[int], at: i64, number: int) -> list[int]:
    """A list with another number at one place; copies of a game share the old one."""
    new = numbers.copy()
    new[at] = number
    return new


def with_card(cards: list[int], card: int) -> list[int]:
    """With one more; copies of a game share the old list. Nearly always it is empty, or holds one card."""
    if not cards:
        return [card]
    return [*cards, card]


def hold_in_hand(hand: list[int], card: i64) -> None:
    """Hands are sorted."""
    at: i64 = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def places_in(hand: list[int]) -> list[int]:
    """A card of a hand is chosen by its place: how many there are is all that the options tell (Q-18)."""
    return PLACES[: len(hand)]
