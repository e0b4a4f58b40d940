"""The things on the table: the printed cards, how the rules are read, and the state of the game."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.core.game import BLANK, Game
from camerlengo.games.habemus_papam import terms


class Cards:
    """The printed cards. Shared by all copies of a game; never changed."""

    def __init__(self) -> None:
        # By person.
        self.faction: list[int] = []
        self.seniority: list[int] = []  # the older the higher, and no two are the same
        self.partner: list[int] = []  # who bears the same symbol of a pair, or NOBODY
        self.chigi: i64 = terms.NOBODY  # who bears the dove
        self.friend_of_louis: i64 = terms.NOBODY
        self.friend_of_mazarin: i64 = terms.NOBODY
        # By order.
        self.needs: list[list[int]] = []  # by what can be needed: how many at least
        self.most_leaders: list[bool] = []
        self.order_votes: list[int] = []
        # How many cards there are.
        self.order_cards: list[int] = []
        self.louis_cards: i64 = 0
        self.mazarin_cards: i64 = 0
        self.felipe_cards: i64 = 0
        self.action_cards: list[int] = []
        # By number of cards.
        self.louis_votes: list[int] = []
        self.gold_for_a_vote: list[int] = []
        self.felipe_gold: list[int] = []
        self.squadrone_price: i64 = 0
        self.squadrone_votes: i64 = 0


class Readings:
    """How the rulebook is read at this table. Shared by all copies of a game; never changed."""

    def __init__(self) -> None:
        self.one_more_cardinal = False  # HP-24
        self.death_by_choice = False  # HP-57
        self.squadrone_optional = False  # HP-58, and the next four
        self.exclusion_optional = False
        self.bribe_optional = False
        self.unpayable_bribe_spent = False
        self.chigi_stays = False
        self.open_screens = False  # HP-14


NO_CARDS = Cards()
USUAL = Readings()


class State(Game):
    """The table at any moment; `HabemusPapam` in rules.py adds how it goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = NO_CARDS  # shared: what is printed
        self.readings = USUAL  # shared: how the rules are read
        self.round: i64 = 0  # from 1
        self.phase: i64 = terms.REVEAL  # of the round
        self.black = False  # Black Smoke has risen
        self.last = False  # White Smoke has risen
        self.done = False  # the last round is over
        self.seat: i64 = terms.NOBODY  # who decides alone
        self.camerlengo: i64 = 0  # who has the figure
        self.cardinals = BLANK  # the three piles; the top card is the last of the list
        self.politics = BLANK  # political cards
        self.actions = BLANK  # action cards
        self.offer = BLANK  # sorted
        self.out = BLANK  # cards that have left the game
        self.bank = BLANK  # gems of each kind
        # Behind the screens.
        self.gems = BLANK  # seat * 4 + gem
        self.gold = BLANK  # by seat
        self.held = BLANK  # seat * 6 + action: how many such cards
        self.orders = BLANK  # seat * 2, seat * 2 + 1
        self.discarded = BLANK  # by seat: the order it has discarded
        self.unused = BLANK  # orders that nobody got
        # The displays.
        self.owner = BLANK  # by person: in whose display
        self.louis = BLANK  # by seat: cards of Louis, and so on
        self.mazarin = BLANK
        self.felipe = BLANK
        self.squadrone: i64 = terms.NOBODY  # whose it is
        # In this round.
        self.laid = BLANK  # by seat: the action card it has played
        self.bid = BLANK  # by seat: the gems it has shown
        self.takers = BLANK  # shared: seats in the order in which they take; replaced, never changed
        self.taken: i64 = 0  # how many of them have taken
        self.chosen: i64 = terms.NOBODY  # the first of two cardinals to be swapped

    def copy_onto(self, other: State) -> None:
        # copies begin
        other.cards = self.cards
        other.readings = self.readings
        other.round = self.round
        other.phase = self.phase
        other.black = self.black
        other.last = self.last
        other.done = self.done
        other.seat = self.seat
        other.camerlengo = self.camerlengo
        other.cardinals = self.cardinals.copy()
        other.politics = self.politics.copy()
        other.actions = self.actions.copy()
        other.offer = self.offer.copy()
        other.out = self.out.copy()
        other.bank = self.bank.copy()
        other.gems = self.gems.copy()
        other.gold = self.gold.copy()
        other.held = self.held.copy()
        other.orders = self.orders.copy()
        other.discarded = self.discarded.copy()
        other.unused = self.unused.copy()
        other.owner = self.owner.copy()
        other.louis = self.louis.copy()
        other.mazarin = self.mazarin.copy()
        other.felipe = self.felipe.copy()
        other.squadrone = self.squadrone
        other.laid = self.laid.copy()
        other.bid = self.bid.copy()
        other.takers = self.takers
        other.taken = self.taken
        other.chosen = self.chosen
        self.copy_common(other)
        # copies end


# --- what several phases do ------------------------------------------------------------------------


def cardinals_of_opponents(game: State, seat: i64) -> list[int]:
    """Cardinals in the displays of others; not a leader, not Chigi (HP-36)."""
    found: list[int] = []
    chigi: i64 = game.cards.chigi
    person: i64
    for person in range(terms.FIRST_LEADER):
        owner: i64 = game.owner[person]
        if owner == terms.NOBODY or person == chigi:
            continue
        if owner != seat:
            found.append(person)
    return found


def oldest_of(game: State, seat: i64, but: i64) -> i64:
    """The oldest cardinal or leader in a display except `but`; NOBODY if there is none."""
    oldest: i64 = terms.NOBODY
    most: i64 = terms.NOBODY
    seniority = game.cards.seniority
    person: i64
    for person in range(terms.PEOPLE):
        if game.owner[person] == seat and person != but:
            age: i64 = seniority[person]
            if age > most:
                most = age
                oldest = person
    return oldest


def leave_display(game: State, person: i64) -> None:
    game.owner[person] = terms.NOBODY
    game.out.append(person)


def get_gold(game: State, ask: Ask, seat: i64, gold: i64, card: i64) -> None:
    game.gold[seat] += gold
    if ask.hears:
        ask.announce(terms.GOT_GOLD, seat, [gold, card])
