"""The rules of 1655 – Habemus Papam. HP-… are the numbers of docs/rules/habemus-papam.md."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.core.game import Game, choose
from camerlengo.core.rng import Rng
from camerlengo.games.habemus_papam import view
from camerlengo.games.habemus_papam.bids import (
    BEST_TWICE_COUNTS_AS,
    COUNTS,
    NO_BID,
    THREE_RUBIES_BID,
    bids_from,
)
from camerlengo.games.habemus_papam.terms import (
    ACTIONS,
    AMBER,
    BAG_GOLD,
    BEST_TWICE,
    BID,
    BID_SECOND,
    BID_SHOWN,
    BIDS_RANKED,
    BLACK_SMOKE,
    BLACK_SMOKE_ROSE,
    BRIBE,
    BRIBE_GOLD,
    BRIBE_WHOM,
    BRIBED,
    CAMERLENGO,
    CARDINALS,
    DEATH,
    DEATH_GOLD,
    DECLINE,
    DIED,
    DIES,
    DISCARD,
    DISCARD_ORDERS,
    DISCARDED,
    ENDED,
    EXCLUDE,
    EXCLUDED,
    FELIPE,
    FELIPE_GOLD,
    FIRST_ACTION,
    FIRST_LATE,
    FIRST_LEADER,
    GEMS,
    GOT_GOLD,
    KEPT_SQUADRONE,
    LATE_ARRIVALS,
    LEADERS,
    LEFT_OVER,
    LET_GO,
    LOST_SQUADRONE,
    LOUIS,
    MAKE_BIDS,
    MAZARIN,
    NEED_FELIPE,
    NEED_LOUIS,
    NEED_MAZARIN,
    NEEDS,
    NO_ACTION,
    NO_ORDER,
    NOBODY,
    ORDERS_DISCARDED,
    PAID_IN_GEMS,
    PAY,
    PAY_SQUADRONE,
    PEOPLE,
    PLAY,
    PLAY_ACTIONS,
    PLAYED,
    REVEAL,
    RUBY,
    SPARED,
    SPENT,
    SQUADRONE,
    START_GOLD,
    SWAP,
    SWAP_FOR,
    SWAP_WHOM,
    SWAPPED,
    TAKE,
    TAKE_CARDS,
    TEN,
    TEN_GOLD,
    THREE_RUBIES,
    TOOK,
    TOOK_BACK,
    TOOK_GOLD,
    TURNED_UP,
    WHITE_SMOKE,
    WHITE_SMOKE_ROSE,
)

ALL_GEMS = [15, 11, 10, 16]  # ambers, sapphires, rubies, diamonds (HP-05)
START_GEMS = [3, 2, 1, 4]  # behind each screen (HP-11)


class Cards:
    """What is printed on the cards. Shared by all copies of a game; never changed."""

    def __init__(self) -> None:
        # By person.
        self.faction: list[int] = []
        self.seniority: list[int] = []  # the older the higher, and no two are the same
        self.partner: list[int] = []  # who bears the same symbol of a pair, or NOBODY
        self.chigi: i64 = NOBODY  # who bears the dove
        self.friend_of_louis: i64 = NOBODY
        self.friend_of_mazarin: i64 = NOBODY
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


class HabemusPapam(Game):
    """The table between two phases."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.cards = NO_CARDS
        self.readings = USUAL
        self.round: i64 = 0
        self.phase: i64 = REVEAL
        self.black = False  # Black Smoke has risen
        self.last = False  # White Smoke has risen
        self.done = False
        self.seat: i64 = NOBODY  # who decides alone
        self.camerlengo: i64 = 0
        self.cardinals: list[int] = []  # the three piles; the top card is the last of the list
        self.politics: list[int] = []
        self.actions: list[int] = []
        self.offer: list[int] = []  # sorted
        self.out: list[int] = []  # cards that have left the game
        self.bank: list[int] = []  # gems of each kind
        # Behind the screens.
        self.gems: list[int] = []  # seat * 4 + gem
        self.gold: list[int] = []  # by seat
        self.held: list[int] = []  # seat * 6 + action: how many such cards
        self.orders: list[int] = []  # seat * 2, seat * 2 + 1
        self.discarded: list[int] = []  # by seat: the order it has discarded
        self.unused: list[int] = []  # orders that nobody got
        # The displays.
        self.owner: list[int] = []  # by person: in whose display
        self.louis: list[int] = []  # by seat
        self.mazarin: list[int] = []
        self.felipe: list[int] = []
        self.squadrone: i64 = NOBODY  # whose it is
        # In this round.
        self.laid: list[int] = []  # by seat: the action card it has played
        self.bid: list[int] = []  # by seat: the gems it has shown
        self.takers: list[int] = []  # seats in the order in which they take
        self.taken: i64 = 0  # how many of them have taken
        self.chosen: i64 = NOBODY  # the first of two cardinals to be swapped
        self.rng = Rng()

    def copy(self) -> HabemusPapam:
        other = HabemusPapam()
        other.players = self.players
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
        other.takers = self.takers.copy()
        other.taken = self.taken
        other.chosen = self.chosen
        other.rng.state = self.rng.state
        return other

    def over(self) -> bool:
        return self.done

    def advance(self, ask: Ask) -> None:
        """A round is four phases, and Black Smoke puts one between (HP-20, HP-21)."""
        phase = self.phase
        if phase == REVEAL:
            reveal(self, ask)
        elif phase == DISCARD_ORDERS:
            discard_orders(self, ask)
        elif phase == PLAY_ACTIONS:
            play_action_cards(self, ask)
        elif phase == MAKE_BIDS:
            make_bids(self, ask)
        else:
            take_cards(self, ask)

    def view(self, seat: int) -> Any:
        return view.view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """The piles and the orders that others hold or have discarded are guessed anew (HP-15).

        Gems, gold and action cards stay: whoever has watched the bids, the payments and the offer knows them.
        """
        redeal_piles(self, rng)
        redeal_orders(self, seat, rng)
        self.rng.state = rng.branch(1).state

    def scores(self) -> list[int]:
        return [votes(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        return places(self)

    def zones(self) -> list[Any]:
        return view.zones_of(self)


NO_CARDS = Cards()
USUAL = Readings()


# --- set-up ---------------------------------------------------------------------------------------


def deal(players: int, seed: int, cards: Cards, readings: Readings, camerlengo: int) -> HabemusPapam:
    """`camerlengo` is a seat, or NOBODY to have it drawn (HP-13)."""
    game = HabemusPapam()
    game.players = players
    game.cards = cards
    game.readings = readings
    game.rng = Rng(seed)
    drawn = game.rng.below(players)
    game.camerlengo = drawn if camerlengo == NOBODY else camerlengo
    shuffle_piles(game)
    fill_screens(game)
    deal_orders(game)
    game.owner = [NOBODY] * PEOPLE
    game.louis = [0] * players
    game.mazarin = [0] * players
    game.felipe = [0] * players
    game.laid = [NO_ACTION] * players
    game.bid = [NO_BID] * players
    return game


def shuffle_piles(game: HabemusPapam) -> None:
    """HP-10."""
    cards = game.cards
    rng = game.rng
    game.cardinals = list(range(CARDINALS))
    rng.shuffle(game.cardinals)
    put_smoke_in(game, 8 + rng.below(3), rng.below(4))
    game.politics = (
        list(range(FIRST_LATE, FIRST_LATE + LATE_ARRIVALS))
        + [LOUIS] * cards.louis_cards
        + [MAZARIN] * cards.mazarin_cards
        + [FELIPE] * cards.felipe_cards
        + [SQUADRONE, DEATH]
    )
    rng.shuffle(game.politics)
    game.actions = list(range(FIRST_LEADER, FIRST_LEADER + LEADERS))
    for action in range(ACTIONS):
        game.actions += [FIRST_ACTION + action] * cards.action_cards[action]
    rng.shuffle(game.actions)


def put_smoke_in(game: HabemusPapam, above_black: i64, under_white: i64) -> None:
    """Black Smoke under so many cardinals, White Smoke above so many; each only if it has not risen yet."""
    if not game.black:
        game.cardinals.insert(len(game.cardinals) - above_black, BLACK_SMOKE)
    if not game.last:
        game.cardinals.insert(under_white, WHITE_SMOKE)


def fill_screens(game: HabemusPapam) -> None:
    """HP-11."""
    players = game.players
    game.gems = START_GEMS * players
    game.bank = [ALL_GEMS[gem] - players * START_GEMS[gem] for gem in range(GEMS)]
    game.gold = [START_GOLD] * players
    game.held = [0] * (players * ACTIONS)


def deal_orders(game: HabemusPapam) -> None:
    """HP-12."""
    orders = game.cards.order_cards.copy()
    game.rng.shuffle(orders)
    dealt = 2 * game.players
    game.orders = orders[:dealt]
    game.unused = orders[dealt:]
    game.discarded = [NO_ORDER] * game.players


# --- what a seat cannot know ----------------------------------------------------------------------


def redeal_piles(game: HabemusPapam, rng: Rng) -> None:
    """Everybody knows which cards are left and where Black and White Smoke can be, but not the order."""
    cardinals = [card for card in game.cardinals if card < CARDINALS]
    cardinals.sort()
    rng.shuffle(cardinals)
    game.cardinals = cardinals
    left: i64 = len(cardinals)
    turned: i64 = CARDINALS - left
    first: i64 = max(8, turned)
    above_black: i64 = 0
    if not game.black:
        above_black = first + rng.below(11 - first) - turned
    under_white: i64 = 0
    if not game.last:
        under_white = rng.below(4 if left > 3 else left + 1)
    put_smoke_in(game, above_black, under_white)
    politics = game.politics.copy()
    politics.sort()
    rng.shuffle(politics)
    game.politics = politics
    actions = game.actions.copy()
    actions.sort()
    rng.shuffle(actions)
    game.actions = actions


def redeal_orders(game: HabemusPapam, seat: i64, rng: Rng) -> None:
    """At the end the orders that were kept are shown; those discarded never are (HP-21)."""
    over = game.done
    hidden = game.unused.copy()
    other: i64
    place: i64
    for other in range(game.players):
        if other != seat:
            if game.discarded[other] != NO_ORDER:
                hidden.append(game.discarded[other])
            for place in range(2 * other, 2 * other + 2):
                if not over and game.orders[place] != NO_ORDER:
                    hidden.append(game.orders[place])
    hidden.sort()
    rng.shuffle(hidden)
    for other in range(game.players):
        if other != seat:
            if game.discarded[other] != NO_ORDER:
                game.discarded[other] = hidden.pop()
            for place in range(2 * other, 2 * other + 2):
                if not over and game.orders[place] != NO_ORDER:
                    game.orders[place] = hidden.pop()
    game.unused = hidden


# --- phase 1: reveal ------------------------------------------------------------------------------


def reveal(game: HabemusPapam, ask: Ask) -> None:
    """HP-20: the top cards of the three piles and the Camerlengo card are on offer."""
    game.round += 1
    card: i64 = game.cardinals.pop()
    if card == WHITE_SMOKE:
        white_smoke(game, ask)
        return
    if card == BLACK_SMOKE:
        black_smoke(game, ask)
        return
    turn_up(game, ask, card)
    game.phase = PLAY_ACTIONS


def turn_up(game: HabemusPapam, ask: Ask, cardinal: i64) -> None:
    game.offer = [cardinal, game.politics.pop(), game.actions.pop(), CAMERLENGO]
    game.offer.sort()
    if ask.hears:
        ask.tell(TURNED_UP, NOBODY, [game.round, *game.offer])


def black_smoke(game: HabemusPapam, ask: Ask) -> None:
    """HP-21: 5 gold for each bag; only the 18 have one."""
    game.out.append(BLACK_SMOKE)
    game.black = True
    turn_up(game, ask, game.cardinals.pop())
    bags = [0] * game.players
    person: i64
    for person in range(CARDINALS):
        owner: i64 = game.owner[person]
        if owner != NOBODY:
            bags[owner] += BAG_GOLD
    seat: i64
    for seat in range(game.players):
        game.gold[seat] += bags[seat]
    if ask.hears:
        ask.tell(BLACK_SMOKE_ROSE, NOBODY, bags)
    game.phase = DISCARD_ORDERS


def discard_orders(game: HabemusPapam, ask: Ask) -> None:
    """HP-21: each secretly discards one of the two orders."""
    game.seat = NOBODY
    seat: i64
    discards = ask.all(DISCARD, {seat: [0, 1] for seat in range(game.players)})
    for seat in range(game.players):
        place: i64 = 2 * seat
        if discards[seat] == 0:
            game.discarded[seat] = game.orders[place]
            game.orders[place] = game.orders[place + 1]
        else:
            game.discarded[seat] = game.orders[place + 1]
        game.orders[place + 1] = NO_ORDER
        if ask.hears:
            ask.tell(DISCARDED, seat, [game.discarded[seat]], only(seat))
    if ask.hears:
        ask.tell(ORDERS_DISCARDED, NOBODY, [])
    game.phase = PLAY_ACTIONS


def white_smoke(game: HabemusPapam, ask: Ask) -> None:
    """HP-22, HP-23: all cards that are left are on offer; HP-24: or one of each pile."""
    game.out.append(WHITE_SMOKE)
    game.last = True
    left = len(game.cardinals)
    offered = 1 if game.readings.one_more_cardinal and left > 1 else left
    if ask.hears:
        ask.tell(WHITE_SMOKE_ROSE, NOBODY, [offered, left])
    game.offer = [CAMERLENGO]
    for _ in range(offered):
        game.offer += [game.cardinals.pop(), game.politics.pop(), game.actions.pop()]
    game.offer.sort()
    if ask.hears:
        ask.tell(TURNED_UP, NOBODY, [game.round, *game.offer])
    game.phase = PLAY_ACTIONS


# --- phase 2: action cards ------------------------------------------------------------------------


def play_action_cards(game: HabemusPapam, ask: Ask) -> None:
    """HP-30: laid at the same time, then resolved from the Camerlengo clockwise.

    Who holds no action card is not asked: everybody has seen who took one.
    """
    asked: dict[int, list[int]] = {}
    seat: i64
    for seat in range(game.players):
        playable = playable_actions(game, seat)
        if playable:
            playable.append(NO_ACTION)
            asked[seat] = playable
    if asked:
        game.seat = NOBODY
        lay_down(game, ask, ask.all(PLAY, asked))
        distance: i64
        for distance in range(game.players):
            seat = (game.camerlengo + distance) % game.players
            if game.laid[seat] != NO_ACTION:
                resolve(game, ask, seat, game.laid[seat])
    game.phase = MAKE_BIDS


def playable_actions(game: HabemusPapam, seat: i64) -> list[int]:
    actions: list[int] = []
    first: i64 = seat * ACTIONS
    action: i64
    for action in range(ACTIONS):
        if game.held[first + action] > 0:
            actions.append(action)
    return actions


def lay_down(game: HabemusPapam, ask: Ask, played: dict[int, int]) -> None:
    shown: list[int] = []
    seat: i64
    for seat in range(game.players):
        if seat in played:
            action: i64 = played[seat]
            if action != NO_ACTION:
                game.held[seat * ACTIONS + action] -= 1
                game.laid[seat] = action
            if ask.hears:
                shown += [seat, action]
    if ask.hears:
        ask.tell(PLAYED, NOBODY, shown)


def resolve(game: HabemusPapam, ask: Ask, seat: i64, action: i64) -> None:
    if action == TEN_GOLD:  # HP-31
        get_gold(game, ask, seat, TEN, FIRST_ACTION + TEN_GOLD)
    elif action == BID_SECOND:  # HP-32
        take_gold(game, ask, seat, 2)
    elif action == BEST_TWICE:  # HP-33
        take_gold(game, ask, seat, 3)
    elif action == THREE_RUBIES:  # HP-34
        take_gold(game, ask, seat, 2)
    elif action == BRIBE:
        bribe(game, ask, seat)
    else:
        swap(game, ask, seat)


def get_gold(game: HabemusPapam, ask: Ask, seat: i64, gold: i64, card: i64) -> None:
    game.gold[seat] += gold
    if ask.hears:
        ask.tell(GOT_GOLD, seat, [gold, card])


def take_gold(game: HabemusPapam, ask: Ask, seat: i64, each: i64) -> None:
    """HP-35: from each opponent, or what there is."""
    taken: list[int] = []
    distance: i64
    for distance in range(1, game.players):
        other: i64 = (seat + distance) % game.players
        has: i64 = game.gold[other]
        paid: i64 = min(each, has)
        game.gold[other] = has - paid
        game.gold[seat] += paid
        if ask.hears:
            taken += [other, paid]
    if ask.hears:
        ask.tell(TOOK_GOLD, seat, taken)


def bribe(game: HabemusPapam, ask: Ask, seat: i64) -> None:
    """HP-36: 5 gold to an opponent for a cardinal of that opponent's display."""
    if game.gold[seat] < BRIBE_GOLD:
        if game.readings.unpayable_bribe_spent:  # HP-58
            if ask.hears:
                ask.tell(SPENT, seat, [BRIBE, 1])
        else:
            take_back(game, ask, seat, BRIBE, 1)
        return
    options = cardinals_of_opponents(game, seat)
    if not options:
        take_back(game, ask, seat, BRIBE, 0)
        return
    if game.readings.bribe_optional:  # HP-58
        options.append(DECLINE)
    game.seat = seat
    person: i64 = choose(ask, seat, BRIBE_WHOM, options)
    if person == DECLINE:
        if ask.hears:
            ask.tell(SPENT, seat, [BRIBE, 0])
        return
    owner: i64 = game.owner[person]
    game.gold[seat] -= BRIBE_GOLD
    game.gold[owner] += BRIBE_GOLD
    game.owner[person] = seat
    if ask.hears:
        ask.tell(BRIBED, seat, [person, owner])


def cardinals_of_opponents(game: HabemusPapam, seat: i64) -> list[int]:
    """Cardinals in the displays of others; not a leader, not Chigi (HP-36)."""
    found: list[int] = []
    chigi: i64 = game.cards.chigi
    person: i64
    for person in range(FIRST_LEADER):
        owner: i64 = game.owner[person]
        if owner == NOBODY or person == chigi:
            continue
        if owner != seat:
            found.append(person)
    return found


def swap(game: HabemusPapam, ask: Ask, seat: i64) -> None:
    """HP-37: two cardinals of two displays change places, or the card is spent for nothing."""
    options = swappable(game, seat)
    if not options:
        take_back(game, ask, seat, SWAP, 0)
        return
    options.append(DECLINE)
    game.seat = seat
    first: i64 = ask.one(seat, SWAP_WHOM, options)
    if first == DECLINE:
        if ask.hears:
            ask.tell(SPENT, seat, [SWAP, 0])
        return
    options.pop()
    owner: i64 = game.owner[first]
    game.chosen = first
    second: i64 = choose(ask, seat, SWAP_FOR, [person for person in options if game.owner[person] != owner])
    game.chosen = NOBODY
    other: i64 = game.owner[second]
    game.owner[first] = other
    game.owner[second] = owner
    if ask.hears:
        ask.tell(SWAPPED, seat, [first, owner, second, other])


def swappable(game: HabemusPapam, seat: i64) -> list[int]:
    """Cardinals that can change places; none unless they lie in two displays at least.

    Chigi only out of the own display, with the own card (HP-37; HP-58 may forbid it).
    """
    found: list[int] = []
    one: i64 = NOBODY
    several = False
    chigi: i64 = game.cards.chigi
    person: i64
    for person in range(FIRST_LEADER):
        owner: i64 = game.owner[person]
        if owner == NOBODY:
            continue
        if person == chigi and (owner != seat or game.readings.chigi_stays):
            continue
        found.append(person)
        if one == NOBODY:
            one = owner
        elif owner != one:
            several = True
    return found if several else []


def take_back(game: HabemusPapam, ask: Ask, seat: i64, action: i64, for_lack_of_gold: i64) -> None:
    game.laid[seat] = NO_ACTION
    game.held[seat * ACTIONS + action] += 1
    if ask.hears:
        ask.tell(TOOK_BACK, seat, [action, for_lack_of_gold])


# --- phase 3: bids --------------------------------------------------------------------------------


def make_bids(game: HabemusPapam, ask: Ask) -> None:
    """HP-40: up to three gems each, at the same time; HP-32: who bids second sees the others' bids."""
    first: dict[int, list[int]] = {}
    second: dict[int, list[int]] = {}
    seat: i64
    for seat in range(game.players):
        laid: i64 = game.laid[seat]
        if laid == THREE_RUBIES:  # HP-34
            game.bid[seat] = 0
        elif laid == BID_SECOND:
            second[seat] = bids_from(game.gems, seat * GEMS, False)
        else:
            first[seat] = bids_from(game.gems, seat * GEMS, laid == BEST_TWICE)
    game.seat = NOBODY
    if first:
        show_bids(game, ask, ask.all(BID, first))
    if second:
        show_bids(game, ask, ask.all(BID, second))
    rank_bids(game, ask)
    pay_bids(game)
    game.phase = TAKE_CARDS


def show_bids(game: HabemusPapam, ask: Ask, bids: dict[int, int]) -> None:
    shown: list[int] = []
    seat: i64
    for seat in range(game.players):
        if seat in bids:
            bid: i64 = bids[seat]
            game.bid[seat] = bid
            if bid != 0:
                move_gems(game, seat, bid)
            if ask.hears:
                shown += [seat, bid]
    if ask.hears:
        ask.tell(BID_SHOWN, NOBODY, shown)


def move_gems(game: HabemusPapam, seat: i64, bid: i64) -> None:
    """From behind the screen into the open hand."""
    gems = game.gems
    gem: i64
    for gem in range(GEMS):
        count: i64 = COUNTS[bid * GEMS + gem]
        if count != 0:
            gems[seat * GEMS + gem] -= count


def counts_as(game: HabemusPapam, seat: i64) -> i64:
    """What the bid of a seat is worth: virtual gems count too (HP-33, HP-34)."""
    laid: i64 = game.laid[seat]
    if laid == THREE_RUBIES:
        return THREE_RUBIES_BID
    if laid == BEST_TWICE:
        return BEST_TWICE_COUNTS_AS[game.bid[seat]]
    return game.bid[seat]


def rank_bids(game: HabemusPapam, ask: Ask) -> None:
    """HP-41: the better bid takes first; HP-42: of equal ones the nearest to the Camerlengo clockwise.

    HP-44: this order stays, wherever the figure goes.
    """
    takers: list[int] = []
    worth: list[int] = []
    distance: i64
    for distance in range(game.players):
        seat: i64 = (game.camerlengo + distance) % game.players
        value: i64 = counts_as(game, seat)
        index: i64 = distance
        while index > 0 and worth[index - 1] < value:
            index -= 1
        takers.insert(index, seat)
        worth.insert(index, value)
    game.takers = takers
    game.taken = 0
    if ask.hears:
        ask.tell(BIDS_RANKED, NOBODY, [number for seat in takers for number in (seat, counts_as(game, seat))])


def pay_bids(game: HabemusPapam) -> None:
    """HP-43: all gems that were bid go to the bank."""
    bank = game.bank
    seat: i64
    gem: i64
    for seat in range(game.players):
        bid: i64 = game.bid[seat]
        if bid != 0:
            for gem in range(GEMS):
                bank[gem] += COUNTS[bid * GEMS + gem]


# --- phase 4: take a card -------------------------------------------------------------------------


def take_cards(game: HabemusPapam, ask: Ask) -> None:
    """HP-50: in the order of the bids, each card resolved before the next is taken."""
    for seat in game.takers:
        if game.offer:  # HP-23
            game.seat = seat
            options = distinct(game.offer) if game.last else game.offer.copy()
            take(game, ask, seat, choose(ask, seat, TAKE, options))
    end_round(game, ask)


def distinct(offer: list[int]) -> list[int]:
    """In the last round equal cards may lie side by side; one is offered for all of them."""
    options: list[int] = []
    before: i64 = NOBODY
    for card in offer:
        if card != before:
            options.append(card)
        before = card
    return options


def take(game: HabemusPapam, ask: Ask, seat: i64, card: i64) -> None:
    game.offer.remove(card)
    game.taken += 1
    if ask.hears:
        ask.tell(TOOK, seat, [card])
    if card < PEOPLE:  # HP-52
        game.owner[card] = seat
    elif card == CAMERLENGO:
        become_camerlengo(game, ask, seat)
    elif card >= FIRST_ACTION:  # HP-52
        game.held[seat * ACTIONS + card - FIRST_ACTION] += 1
    elif card == LOUIS:  # HP-54
        game.louis[seat] += 1
    elif card == MAZARIN:
        game.mazarin[seat] += 1
    elif card == FELIPE:
        place_felipe(game, ask, seat)
    elif card == SQUADRONE:
        win_squadrone(game, ask, seat)
    else:
        case_of_death(game, ask, seat)


def become_camerlengo(game: HabemusPapam, ask: Ask, seat: i64) -> None:
    """HP-53: a ruby, a sapphire, an amber (HP-05: if the bank has one), a gold, and the figure."""
    got: list[int] = []
    gem: i64
    for gem in range(AMBER, RUBY + 1):
        paid: i64 = 1 if game.bank[gem] > 0 else 0
        game.bank[gem] -= paid
        game.gems[seat * GEMS + gem] += paid
        if ask.hears:
            got.append(paid)
    game.gold[seat] += 1
    game.camerlengo = seat
    if ask.hears:
        ask.tell(PAID_IN_GEMS, seat, [*got, 1])


def place_felipe(game: HabemusPapam, ask: Ask, seat: i64) -> None:
    """HP-55: 5 gold at once; the second one excludes a cardinal from the conclave."""
    game.felipe[seat] += 1
    get_gold(game, ask, seat, FELIPE_GOLD, FELIPE)
    if game.felipe[seat] != 2:
        return
    options = [
        person for person in cardinals_of_opponents(game, seat) if game.felipe[game.owner[person]] == 0
    ]
    if not options:
        return
    if game.readings.exclusion_optional:  # HP-58
        options.append(DECLINE)
    person: i64 = choose(ask, seat, EXCLUDE, options)
    if person == DECLINE:
        if ask.hears:
            ask.tell(SPARED, seat, [])
        return
    owner: i64 = game.owner[person]
    leave_display(game, person)
    if ask.hears:
        ask.tell(EXCLUDED, seat, [person, owner])


def win_squadrone(game: HabemusPapam, ask: Ask, seat: i64) -> None:
    """HP-56: 20 gold, or the card leaves the game."""
    game.squadrone = seat
    price: i64 = game.cards.squadrone_price
    pays: i64 = PAY if game.gold[seat] >= price else LET_GO
    if game.readings.squadrone_optional:  # HP-58; asked in any case, so that nobody learns who can pay
        pays = ask.one(seat, PAY_SQUADRONE, [LET_GO, PAY] if pays == PAY else [LET_GO])
    if pays == PAY:
        game.gold[seat] -= price
    else:
        game.squadrone = NOBODY
        game.out.append(SQUADRONE)
    if ask.hears:
        ask.tell(KEPT_SQUADRONE if pays == PAY else LOST_SQUADRONE, seat, [])


def case_of_death(game: HabemusPapam, ask: Ask, seat: i64) -> None:
    """HP-57: 5 gold; the oldest cardinal or leader of all opponents dies, or of one of them."""
    get_gold(game, ask, seat, DEATH_GOLD, DEATH)
    game.out.append(DEATH)
    oldest_ones: list[int] = []
    oldest: i64 = NOBODY
    seniority = game.cards.seniority
    other: i64
    for other in range(game.players):
        if other == seat:
            continue
        person: i64 = oldest_of(game, other, game.cards.chigi)
        if person != NOBODY:
            oldest_ones.append(person)
            if oldest == NOBODY or seniority[person] > seniority[oldest]:
                oldest = person
    if oldest == NOBODY:
        return
    if game.readings.death_by_choice:
        oldest_ones.sort()
        oldest = choose(ask, seat, DIES, oldest_ones)
    owner: i64 = game.owner[oldest]
    leave_display(game, oldest)
    if ask.hears:
        ask.tell(DIED, seat, [oldest, owner])


def oldest_of(game: HabemusPapam, seat: i64, but: i64) -> i64:
    """The oldest cardinal or leader in a display except `but`; NOBODY if there is none."""
    oldest: i64 = NOBODY
    most: i64 = NOBODY
    seniority = game.cards.seniority
    person: i64
    for person in range(PEOPLE):
        if game.owner[person] == seat and person != but:
            age: i64 = seniority[person]
            if age > most:
                most = age
                oldest = person
    return oldest


def leave_display(game: HabemusPapam, person: i64) -> None:
    game.owner[person] = NOBODY
    game.out.append(person)


def end_round(game: HabemusPapam, ask: Ask) -> None:
    """HP-51: what is left over leaves the game, but never the Camerlengo card. HP-30: so do played cards."""
    left = [card for card in game.offer if card != CAMERLENGO]
    if left:
        game.out += left
        if ask.hears:
            ask.tell(LEFT_OVER, NOBODY, left)
    game.offer = []
    seat: i64
    for seat in range(game.players):
        laid: i64 = game.laid[seat]
        if laid != NO_ACTION:
            game.out.append(FIRST_ACTION + laid)
            game.laid[seat] = NO_ACTION
        game.bid[seat] = NO_BID
    game.takers = []
    game.taken = 0
    game.seat = NOBODY
    game.phase = REVEAL
    if game.last:
        game.done = True
        if ask.hears:
            tell_end(game, ask)


def tell_end(game: HabemusPapam, ask: Ask) -> None:
    shown: list[int] = []
    for seat in range(game.players):
        order = game.orders[2 * seat]
        shown += [seat, order, 1 if fulfilled(game, seat, order) else 0]
    ask.tell(ENDED, NOBODY, shown)


# --- counting -------------------------------------------------------------------------------------


def votes(game: HabemusPapam, seat: i64) -> i64:
    """The six steps of the count (HP-61 to HP-66)."""
    return (
        votes_for_order(game, seat)
        + people_of(game, seat)
        + game.cards.louis_votes[game.louis[seat]]
        + votes_for_gold(game, seat)
        + votes_for_symbols(game, seat)
        + votes_for_squadrone(game, seat)
    )


def holdings(game: HabemusPapam, seat: i64) -> list[int]:
    """What an order can need: crests of the factions, where a leader shows two, and cards (HP-61)."""
    held = [0] * NEEDS
    faction = game.cards.faction
    person: i64
    for person in range(PEOPLE):
        if game.owner[person] == seat:
            crest: i64 = faction[person]
            if crest >= 0:
                held[crest] += 2 if person >= FIRST_LEADER else 1
    held[NEED_FELIPE] = game.felipe[seat]
    held[NEED_MAZARIN] = game.mazarin[seat]
    held[NEED_LOUIS] = game.louis[seat]
    return held


def leaders_of(game: HabemusPapam, seat: i64) -> i64:
    count: i64 = 0
    person: i64
    for person in range(FIRST_LEADER, PEOPLE):
        if game.owner[person] == seat:
            count += 1
    return count


def fulfilled(game: HabemusPapam, seat: i64, order: i64) -> bool:
    """HP-61."""
    if game.cards.most_leaders[order]:
        own: i64 = leaders_of(game, seat)
        other: i64
        for other in range(game.players):
            if other != seat and leaders_of(game, other) >= own:
                return False
    held = holdings(game, seat)
    needs = game.cards.needs[order]
    missing = 0
    need: i64
    for need in range(NEEDS):
        if held[need] < needs[need]:
            missing += 1
    return missing == 0


def votes_for_order(game: HabemusPapam, seat: i64) -> i64:
    """While there are two orders, the better one: only one will be kept."""
    best: i64 = 0
    place: i64
    for place in range(2 * seat, 2 * seat + 2):
        order: i64 = game.orders[place]
        if order != NO_ORDER:
            order_votes: i64 = game.cards.order_votes[order]
            if order_votes > best and fulfilled(game, seat, order):
                best = order_votes
    return best


def people_of(game: HabemusPapam, seat: i64) -> i64:
    """HP-62: cardinals, late arrivals and leaders."""
    count: i64 = 0
    for owner in game.owner:
        if owner == seat:
            count += 1
    return count


def gold_at_the_end(game: HabemusPapam, seat: i64) -> i64:
    """HP-60: with 1 gold for each gem, and what Felipe gives."""
    gold: i64 = game.gold[seat] + game.cards.felipe_gold[game.felipe[seat]]
    gem: i64
    for gem in range(GEMS):
        gold += game.gems[seat * GEMS + gem]
    return gold


def votes_for_gold(game: HabemusPapam, seat: i64) -> i64:
    """HP-64."""
    rate: i64 = game.cards.gold_for_a_vote[game.mazarin[seat]]
    return gold_at_the_end(game, seat) // rate


def votes_for_symbols(game: HabemusPapam, seat: i64) -> i64:
    """HP-65."""
    cards = game.cards
    count: i64 = 0
    person: i64
    for person in range(FIRST_LEADER):
        if game.owner[person] == seat:
            partner: i64 = cards.partner[person]
            if partner > person and game.owner[partner] == seat:
                count += 1
    if game.owner[cards.friend_of_louis] == seat and game.louis[seat] >= 2:
        count += 1
    if game.owner[cards.friend_of_mazarin] == seat and game.mazarin[seat] >= 2:
        count += 1
    return count


def votes_for_squadrone(game: HabemusPapam, seat: i64) -> i64:
    """HP-66."""
    return game.cards.squadrone_votes if game.squadrone == seat else 0


def places(game: HabemusPapam) -> list[int]:
    """HP-67: most votes; of those with equally many, who has the oldest cardinal or leader; else shared."""
    rank: list[int] = []
    for seat in range(game.players):
        oldest = oldest_of(game, seat, NOBODY)
        age = 0 if oldest == NOBODY else game.cards.seniority[oldest] + 1
        rank.append(100 * votes(game, seat) + age)
    result: list[int] = []
    for seat in range(game.players):
        better = 0
        for other in range(game.players):
            if rank[other] > rank[seat]:
                better += 1
        result.append(better + 1)
    return result
