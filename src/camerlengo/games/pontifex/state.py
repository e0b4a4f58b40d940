"""The things on a Pontifex table: the printed cards and the map, and the state of a game."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from camerlengo.core.ask import Ask
from camerlengo.core.game import BLANK, Game
from camerlengo.games.pontifex import terms


class Cards:
    """Everything printed. Shared by all copies of a game; never changed."""

    def __init__(self) -> None:
        # By diocese.
        self.continent: list[int] = []
        self.special: list[int] = []
        self.yields: list[int] = []
        self.near: list[int] = []  # neighbours, a bit for each
        self.airports: i64 = 0
        self.here: list[int] = []  # who is at home in a diocese: a person, or NOBODY
        self.distance: list[int] = []  # diocese * 45 + diocese: steps on an empty map
        # By person.
        self.home: list[int] = []
        self.politics: list[int] = []
        self.value: list[int] = []  # persuasion; 0 for characters
        self.cardinals_of: list[int] = []  # by continent: a bit for each cardinal
        self.liberals: i64 = 0
        self.at_most: list[int] = []  # by persuasion value: who has no more
        # By source.
        self.kind: list[int] = []
        self.amount: list[int] = []
        self.turns: list[int] = []
        self.whom: list[int] = []
        self.price: list[int] = []
        self.moments: list[int] = []  # when it makes sense out of turn: bits
        # By kind of action card.
        self.designs: i64 = 0
        self.deck_of: list[int] = []  # its continent
        self.copies: list[int] = []
        self.designs_of: list[list[int]] = []  # by continent
        self.always_usable: list[list[int]] = []  # by continent: what can be used at any time, cheapest first
        self.at_times_usable: list[list[int]] = []
        self.only_in_answer: list[list[int]] = []  # to an ability that is announced, or an action under way
        # By character.
        self.needs: list[list[int]] = []
        self.bonus: list[int] = []
        self.bonus_amount: list[int] = []
        self.costs: list[list[int]] = []  # of the popes, then of the characters
        self.points: list[int] = []  # by pope: changes of a score for each payment


NO_CARDS = Cards()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Game):
    """The table at any moment; `Pontifex` in rules.py adds how it goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = NO_CARDS  # shared: what is printed
        # From the beginning to the end.
        self.pope: i64 = 0
        self.first: i64 = 0  # who began
        self.lots = BLANK  # shared: the throws before the game, two a seat, then those for the beginning
        self.pawn = BLANK  # shared: by seat, the own cardinal
        self.deck = BLANK  # shared: continent * 20 …, as shuffled
        # Where the game is.
        self.round: i64 = 0  # from 1
        self.seat: i64 = 0  # whose turn it is
        self.phase: i64 = terms.BEGIN  # of the turn
        self.window: i64 = terms.NO_WINDOW  # in which abilities can be used
        self.done = False  # the game is over
        self.winner: i64 = terms.NOBODY  # who has reached the goal
        self.told_lots = False  # the events of the set-up are out
        # The players.
        self.place = BLANK  # by seat: where the pawn stands
        self.retinue = BLANK  # by seat: people
        self.used = BLANK  # by seat: people whose ability it has used
        self.size = BLANK  # by seat: how many are in the retinue
        self.free: i64 = 0  # people in nobody's retinue who are no pawns
        self.score = BLANK  # seat * 3 + score, without what passes
        self.shift = BLANK  # seat * 5 + what: the sum of what passes
        self.passing = BLANK  # seat, what, by how much, turns left (0: ends with this turn) …
        self.money = BLANK  # by seat
        self.hand = BLANK  # seat * 5 …: designs, sorted
        self.held = BLANK  # by seat: how many cards
        self.left = BLANK  # by continent: cards in the deck
        self.unseen = BLANK  # shared: by design, copies still in the game; a change makes a new list
        self.out = BLANK  # shared: designs that have, in order; a change makes a new list
        # In this turn.
        self.moved = False  # the move has ended in another diocese
        self.acted: i64 = 0  # actions taken or given up
        self.renewed: i64 = 0  # people who have been renewed by joining another player (PX-89)
        self.special_taken = False  # whether the one special action of a turn is taken (PX-22)
        # The action, or the move.
        self.action: i64 = terms.NO_ACTION  # which
        self.goal: i64 = terms.NOBODY  # a person, a diocese, a continent
        self.stood: i64 = terms.NOBODY  # where the pawn stood when it was declared
        self.pending = False  # declared, and not yet in effect
        self.halted = False  # cancelled
        self.die: i64 = 0  # 0 before it has fallen
        self.bonus: i64 = 0  # of abilities, to a persuasion
        self.bribe: i64 = 0  # what it adds
        self.resolved = False  # it has come to its end, whichever
        self.succeeded = False  # and to a good one
        self.changes = BLANK  # of a pilgrimage: options of PILGRIM
        self.stack = BLANK  # seat, source, target, 1 if cancelled …; the last is on top
        # How many dice have been thrown in this turn, and how many before somebody last decided: the
        # others nobody has seen yet, and an evaluation must not take them for luck.
        self.throws: i64 = 0
        self.seen_throws: i64 = 0

    def copy_onto(self, other: State) -> None:
        # copies begin
        other.cards = self.cards
        other.pope = self.pope
        other.first = self.first
        other.lots = self.lots
        other.pawn = self.pawn
        other.deck = self.deck
        other.round = self.round
        other.seat = self.seat
        other.phase = self.phase
        other.window = self.window
        other.done = self.done
        other.winner = self.winner
        other.told_lots = self.told_lots
        other.place = self.place.copy()
        other.retinue = self.retinue.copy()
        other.used = self.used.copy()
        other.size = self.size.copy()
        other.free = self.free
        other.score = self.score.copy()
        other.shift = self.shift.copy()
        other.passing = self.passing.copy()
        other.money = self.money.copy()
        other.hand = self.hand.copy()
        other.held = self.held.copy()
        other.left = self.left.copy()
        other.unseen = self.unseen
        other.out = self.out
        other.moved = self.moved
        other.acted = self.acted
        other.renewed = self.renewed
        other.special_taken = self.special_taken
        other.action = self.action
        other.goal = self.goal
        other.stood = self.stood
        other.pending = self.pending
        other.halted = self.halted
        other.die = self.die
        other.bonus = self.bonus
        other.bribe = self.bribe
        other.resolved = self.resolved
        other.succeeded = self.succeeded
        other.changes = self.changes.copy()
        other.stack = self.stack.copy()
        other.throws = self.throws
        other.seen_throws = self.seen_throws
        self.copy_common(other)
        # copies end


# --- asking ---------------------------------------------------------------------------------------
# Not with `ask.one` and core's `choose`: whoever decides has seen the dice that were thrown before.


def asked(game: State, ask: Ask, seat: i64, question: i64, options: list[int]) -> i64:
    """Asks, and notes that the dice are seen if there was something to decide."""
    choice: i64 = ask.one(seat, question, options)
    if len(options) > 1:
        game.seen_throws = game.throws
    return choice


def choose(game: State, ask: Ask, seat: i64, question: i64, options: list[int]) -> i64:
    """Asks, unless there is nothing to decide."""
    return options[0] if len(options) == 1 else asked(game, ask, seat, question, options)


# --- sets of people or dioceses -------------------------------------------------------------------


def bit(number: i64) -> i64:
    """A set of one. In two steps, since compiled a plain 1 is shifted as a number of 32 bits."""
    half: i64 = number >> 1
    one: i64 = 1
    low: i64 = one << half
    return low << (number - half)


def count(people: i64) -> i64:
    """How many there are in a set."""
    n: i64 = 0
    while people != 0:
        people &= people - 1
        n += 1
    return n


def members(people: i64) -> list[int]:
    """A set of people or dioceses as a sorted list."""
    found: list[int] = []
    add_members(found, 0, people)
    return found


def add_members(options: list[int], first: i64, people: i64) -> None:
    """Adds a set to a list of options that count from `first`."""
    option: i64 = first
    while people != 0:
        if people & 15 == 0:  # most sets are small
            people >>= 4
            option += 4
            continue
        if people & 1 != 0:
            options.append(option)
        people >>= 1
        option += 1


# --- what the table shows -------------------------------------------------------------------------


def pawn_gone(game: State) -> bool:
    """Whether the active pawn has left the diocese in which its action was declared (PX-28)."""
    stands: i64 = game.place[game.seat]
    return game.rules >= 2 and stands != game.stood


def shown(game: State, seat: i64, score: i64) -> i64:
    """A score with what passes on top, never below 0 (PX-39)."""
    base: i64 = game.score[seat * terms.SCORES + score]
    passing: i64 = game.shift[seat * terms.SHIFTS + score]
    value: i64 = base + passing
    if score == terms.MOVEMENT:
        value += bonus_of(game, seat, terms.BONUS_MOVEMENT)
    return max(0, value)


def sheltered(game: State, seat: i64) -> bool:
    shelter: i64 = game.shift[seat * terms.SHIFTS + terms.SHELTERED]
    return shelter > 0


def bonus_of(game: State, seat: i64, kind: i64) -> i64:
    """PX-26: what the special characters in a retinue give, turned or not."""
    retinue: i64 = game.retinue[seat]
    characters: i64 = retinue >> terms.FIRST_CHARACTER
    total: i64 = 0
    index: i64 = 0
    while characters != 0:
        if characters & 1 != 0:
            given: i64 = game.cards.bonus[index]
            if given == kind:
                amount: i64 = game.cards.bonus_amount[index]
                total += amount
        characters >>= 1
        index += 1
    return total


def unused(game: State, seat: i64) -> i64:
    """Whose abilities a seat can still use: its retinue and its pawn, unless turned (PX-34)."""
    retinue: i64 = game.retinue[seat]
    used: i64 = game.used[seat]
    pawn: i64 = game.pawn[seat]
    return (retinue | bit(pawn)) & ~used


def owner_of(game: State, person: i64) -> i64:
    """In whose retinue somebody is; NOBODY for free people and pawns."""
    seat: i64
    for seat in range(game.players):
        retinue: i64 = game.retinue[seat]
        if (retinue >> person) & 1 != 0:
            return seat
    return terms.NOBODY


def occupied(game: State) -> i64:
    """The dioceses with a pawn."""
    taken: i64 = 0
    for place in game.place:
        at: i64 = place
        taken |= bit(at)
    return taken


def reach(game: State, seat: i64) -> i64:
    """PX-13, PX-14: as many steps as Movement points, around other pawns."""
    blocked: i64 = occupied(game)
    near = game.cards.near
    at: i64 = game.place[seat]
    reached: i64 = bit(at)
    edge: i64 = reached
    steps: i64 = shown(game, seat, terms.MOVEMENT)
    while steps > 0 and edge != 0:
        found: i64 = 0
        diocese: i64 = 0
        while edge != 0:
            if edge & 1 != 0:
                beside: i64 = near[diocese]
                found |= beside
            edge >>= 1
            diocese += 1
        edge = found & ~reached & ~blocked
        reached |= edge
        steps -= 1
    return reached & ~bit(at)


def landings(game: State, seat: i64) -> i64:
    """PX-14, PX-15: airports without a pawn, from an airport, for who can pay."""
    airports: i64 = game.cards.airports
    at: i64 = game.place[seat]
    if (airports >> at) & 1 == 0 or game.money[seat] < terms.TICKET:
        return 0
    return airports & ~occupied(game)


def allowed_actions(game: State) -> i64:
    """Two, unless an ability gives more or fewer (PX-10)."""
    more: i64 = game.shift[game.seat * terms.SHIFTS + terms.MORE_ACTIONS]
    return 2 + more - game.acted


def helps(game: State, seat: i64, person: i64) -> i64:
    """PX-16: same continent, same politics, Holiness; what special characters add (PX-26)."""
    cards = game.cards
    pawn: i64 = game.pawn[seat]
    total: i64 = shown(game, seat, terms.HOLINESS) + bonus_of(game, seat, terms.BONUS_PERSUASION)
    if cards.continent[cards.home[pawn]] == cards.continent[cards.home[person]]:
        total += 1
    if cards.politics[pawn] == cards.politics[person]:
        total += 1
    return total


def persuasion_total(game: State) -> i64:
    return game.die + helps(game, game.seat, game.goal) + game.bonus + game.bribe


# --- retinues -------------------------------------------------------------------------------------


def join(game: State, seat: i64, person: i64) -> None:
    """Somebody who is free joins a retinue; with the players who used him before he is renewed (PX-34)."""
    retinue: i64 = game.retinue[seat]
    game.retinue[seat] = retinue | bit(person)
    if game.rules >= 2 and (game.renewed >> person) & 1 == 0:
        other: i64
        for other in range(game.players):
            used: i64 = game.used[other]
            if other != seat and (used >> person) & 1 != 0:
                game.used[other] = used & ~bit(person)
                game.renewed |= bit(person)
    game.size[seat] += 1
    game.free &= ~bit(person)


def leave(game: State, seat: i64, person: i64) -> None:
    """A person leaves a retinue and is free again at home. The ability stays used for its user (PX-34)."""
    retinue: i64 = game.retinue[seat]
    game.retinue[seat] = retinue & ~bit(person)
    game.size[seat] -= 1
    game.free |= bit(person)
