"""The rules of Richelieu. RI-… are the numbers of docs/rules/richelieu.md."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.core.game import BLANK, BLANKS, NEWEST_RULES, Game, choose, ranked
from camerlengo.core.rng import Rng
from camerlengo.games.richelieu import view
from camerlengo.games.richelieu.terms import (
    CARDS,
    COLUMNS,
    CONTESTS,
    DECLINE,
    DISCS,
    DISCS_ON_TABLE,
    ENDED,
    FROM_SUPPLY,
    MARK,
    MARKED,
    MARKER_BACK,
    MARKERS,
    MARKERS_BACK,
    MISSING,
    MOVE,
    MOVE_TO,
    MOVED,
    NO_DISC,
    NO_MARKER,
    NO_SYMBOL,
    NOBODY,
    PAID,
    PAY,
    ROWS,
    SAW_DISC,
    SKIPPED,
    TAKE,
    TAKE_ANOTHER,
    TOOK,
    TOOK_DISC,
    TOOK_OWN_MARKER_BACK,
    USE_DISC,
    USE_DISC_NOW,
    USED_DISC,
)


class Cards:
    """What is printed on the 48 cards, and the places of the discs.

    Shared by all copies of a game; never changed.
    """

    def __init__(
        self, region: list[int], crests: list[int], symbol: list[int], disc_places: list[int]
    ) -> None:
        self.region = region
        self.crests = crests
        self.symbol = symbol
        self.disc_places = disc_places

    def __reduce__(self) -> tuple[Any, ...]:
        return Cards, (self.region, self.crests, self.symbol, self.disc_places)


class Richelieu(Game):
    """The table between two turns.

    Cards are only ever taken from the ends, so a row is what lies from column `left` to column `right`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.short = False
        self.cards = NO_CARDS
        self.layout = BLANK  # the card that was dealt to each place; shared, never changed
        self.left = BLANK  # by row
        self.right = BLANK
        self.rows_left: i64 = ROWS
        self.marker = BLANK  # by place: whose marker lies there
        self.placed = BLANKS  # by seat: the places of its markers, sorted
        self.free = BLANK  # places with a card and no marker, sorted
        self.free_in_row = BLANK  # how many of them are in each row
        self.disc = BLANK  # by place: the face-down disc
        self.supply = BLANK  # by seat: markers that can be placed
        self.lost = BLANK  # by seat: markers in the box
        self.taken = BLANKS  # by seat: cards in the order in which they were taken
        self.discs = BLANKS  # by seat: face-down discs
        self.box = BLANK  # discs that nobody has seen
        self.spent = BLANK  # used "marker back" discs
        self.start: i64 = 0
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.done = False
        self.returned: i64 = 0  # own markers that came back in this turn (RI-22)
        self.wanted: i64 = NOBODY  # the place of a card that is being paid for
        self.moving: i64 = NOBODY  # the place of a marker that is being moved

    def copy(self) -> Richelieu:
        other = Richelieu()
        other.short = self.short
        other.cards = self.cards
        other.layout = self.layout
        other.left = self.left.copy()
        other.right = self.right.copy()
        other.rows_left = self.rows_left
        other.marker = self.marker.copy()
        other.placed = [places.copy() for places in self.placed]
        other.free = self.free.copy()
        other.free_in_row = self.free_in_row.copy()
        other.disc = self.disc.copy()
        other.supply = self.supply.copy()
        other.lost = self.lost.copy()
        other.taken = [cards.copy() for cards in self.taken]
        other.discs = [discs.copy() for discs in self.discs]
        other.box = self.box.copy()
        other.spent = self.spent.copy()
        other.start = self.start
        other.seat = self.seat
        other.turn = self.turn
        other.done = self.done
        other.returned = self.returned
        other.wanted = self.wanted
        other.moving = self.moving
        self.carry_over(other)
        return other

    def over(self) -> bool:
        """Only between turns: until the last turn is finished nobody shows a disc (RI-50)."""
        return self.done

    def advance(self, ask: Ask) -> None:
        take_turn(self, ask, self.seat)
        self.seat = (self.seat + 1) % self.players
        self.turn += 1
        self.done = last_turn(self)
        if ask.hears and self.done:
            shown = [
                number for seat in range(self.players) for disc in self.discs[seat] for number in (seat, disc)
            ]
            ask.tell(ENDED, NOBODY, shown)

    def view(self, seat: int) -> Any:
        return view.view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Discs nobody has turned and discs in other players' hands change places (RI-06, RI-30)."""
        hidden = [disc for disc in self.disc if disc != NO_DISC] + self.box
        held_are_hidden = not self.over()  # at the end they are shown (RI-31)
        if held_are_hidden:
            for other in range(self.players):
                if other != seat:
                    hidden += self.discs[other]
        hidden.sort()
        rng.shuffle(hidden)
        for place in self.cards.disc_places:
            if self.disc[place] != NO_DISC:
                self.disc[place] = hidden.pop()
        self.box = [hidden.pop() for _ in self.box]
        if held_are_hidden:
            for other in range(self.players):
                if other != seat:
                    self.discs[other] = [hidden.pop() for _ in self.discs[other]]
        self.chance_anew(rng)

    def scores(self) -> list[int]:
        return scores(self)

    def places(self) -> list[int]:
        return places(self)

    def zones(self) -> list[Any]:
        return view.zones_of(self)


NO_CARDS = Cards([], [], [], [])


# --- set-up ---------------------------------------------------------------------------------------


def deal(
    players: int, rng: Rng, cards: Cards, start: int, short: bool, rules: int = NEWEST_RULES
) -> Richelieu:
    """`start` is a seat, or NOBODY to have it drawn (RI-07)."""
    game = Richelieu()
    game.rules = rules
    game.players = players
    game.short = short
    game.cards = cards
    game.rng = rng
    lay_out_cards(game)
    lay_out_discs(game)
    game.marker = [NOBODY] * CARDS
    game.placed = [[] for _ in range(players)]
    game.free = list(range(CARDS))
    game.free_in_row = [COLUMNS] * ROWS
    game.supply = [MARKERS] * players
    game.lost = [0] * players
    game.taken = [[] for _ in range(players)]
    game.discs = [[] for _ in range(players)]
    game.spent = []
    drawn = game.rng.below(players)
    game.start = drawn if start == NOBODY else start
    game.seat = game.start
    return game


def lay_out_cards(game: Richelieu) -> None:
    """RI-05: shuffled, face up, four rows of twelve."""
    layout = list(range(CARDS))
    game.rng.shuffle(layout)
    game.layout = layout
    game.left = [0] * ROWS
    game.right = [COLUMNS - 1] * ROWS


def lay_out_discs(game: Richelieu) -> None:
    """RI-06: eight of fourteen face down on their places, six unseen into the box.

    RI-03: two of them are alike. Under rules 1 they had numbers of their own, and which of the two was used
    told what else a player held.
    """
    discs = list(range(DISCS))
    game.rng.shuffle(discs)
    if game.rules >= 2:
        discs = [min(disc, MARKER_BACK) for disc in discs]
    game.disc = [NO_DISC] * CARDS
    for number, place in enumerate(game.cards.disc_places):
        game.disc[place] = discs[number]
    game.box = discs[DISCS_ON_TABLE:]


# --- a turn ---------------------------------------------------------------------------------------


def take_turn(game: Richelieu, ask: Ask, seat: i64) -> None:
    """RI-10: one card or two, then perhaps a marker."""
    game.returned = 0
    end = choose_card(game, ask, seat)
    if end == DECLINE:
        if ask.hears:
            ask.tell(SKIPPED, seat, [])
        return
    first = take(game, ask, seat, end)
    very_first_turn = game.turn == 0
    if game.cards.crests[first] == 1 and not very_first_turn:  # RI-12, RI-14
        end = choose_another_card(game, ask, seat, game.cards.region[first])
        if end != DECLINE:
            take(game, ask, seat, end)
    if not last_turn(game):
        place_marker(game, ask, seat)


def last_turn(game: Richelieu) -> bool:
    """RI-40: the table is empty; RI-50: in the short game three of the four rows are."""
    return game.rows_left == 0 or (game.short and game.rows_left == 1)


def choose_card(game: Richelieu, ask: Ask, seat: i64) -> i64:
    """RI-11. Who can take no card at all skips the turn (RI-16), unless "marker back" helps (RI-27)."""
    while True:
        options = takeable_ends(game, seat)
        stuck = not options
        if not may_hold_marker_back(game, seat):
            return DECLINE if stuck else choose(ask, seat, TAKE, options)
        ask.reach()
        if can_use_disc(game, seat):
            options.append(USE_DISC)
        if stuck:
            options.append(DECLINE)
        end = ask.one(seat, TAKE, options)
        if end != USE_DISC:
            return end
        use_disc(game, ask, seat)


def choose_another_card(game: Richelieu, ask: Ask, seat: i64, region: i64) -> i64:
    """RI-12, RI-13: another card of the region with one crest, at any row end, also one just laid bare."""
    while True:
        options = fitting_ends(game, seat, region, True)
        if may_hold_marker_back(game, seat):
            if not options and not fitting_ends(game, seat, region, False):
                return DECLINE
            ask.reach()
            if can_use_disc(game, seat):
                options.append(USE_DISC)
        elif not options:
            return DECLINE
        options.append(DECLINE)
        end = ask.one(seat, TAKE_ANOTHER, options)
        if end != USE_DISC:
            return end
        use_disc(game, ask, seat)


def takeable_ends(game: Richelieu, seat: i64) -> list[int]:
    """RI-11: the outermost cards that the seat can pay for (RI-25); a row's last card is offered once.

    Who cannot pay has no marker on a card either.
    """
    ends: list[int] = []
    left = game.left
    right = game.right
    marker = game.marker
    can_pay = game.lost[seat] < MARKERS
    row: i64
    for row in range(ROWS):
        first: i64 = left[row]
        last: i64 = right[row]
        if first <= last:
            owner: i64 = marker[row * COLUMNS + first]
            if owner == NOBODY or can_pay:
                ends.append(2 * row)
            if first < last:
                owner = marker[row * COLUMNS + last]
                if owner == NOBODY or can_pay:
                    ends.append(2 * row + 1)
    return ends


def fitting_ends(game: Richelieu, seat: i64, region: i64, affordable: bool) -> list[int]:
    """RI-12: ends with a one-crest card of the region; only those the seat can pay for, or all."""
    ends: list[int] = []
    left = game.left
    right = game.right
    layout = game.layout
    region_of = game.cards.region
    crests_of = game.cards.crests
    can_pay = game.lost[seat] < MARKERS or not affordable
    row: i64
    for row in range(ROWS):
        first: i64 = left[row]
        last: i64 = right[row]
        if first <= last:
            place: i64 = row * COLUMNS + first
            card: i64 = layout[place]
            if region_of[card] == region and crests_of[card] == 1:
                owner: i64 = game.marker[place]
                if owner == NOBODY or can_pay:
                    ends.append(2 * row)
            if first < last:
                place = row * COLUMNS + last
                card = layout[place]
                if region_of[card] == region and crests_of[card] == 1:
                    owner = game.marker[place]
                    if owner == NOBODY or can_pay:
                        ends.append(2 * row + 1)
    return ends


def take(game: Richelieu, ask: Ask, seat: i64, end: i64) -> i64:
    """Pays, takes card and disc, and returns the card."""
    row: i64 = end >> 1
    at_right: i64 = end & 1
    column: i64 = game.right[row] if at_right else game.left[row]
    place: i64 = row * COLUMNS + column
    owner: i64 = game.marker[place]
    if owner == NOBODY:
        free_here: i64 = game.free_in_row[row]
        index = first_free(game, row)
        game.free.pop(index + free_here - 1 if at_right else index)
        game.free_in_row[row] = free_here - 1
    else:
        if owner == seat:  # RI-22
            game.returned += 1
        else:
            pay_marker(game, ask, seat, owner, place)
        game.placed[owner].remove(place)
        game.supply[owner] += 1
        game.marker[place] = NOBODY
    if at_right:
        game.right[row] = column - 1
    else:
        game.left[row] = column + 1
    if game.left[row] > game.right[row]:
        game.rows_left -= 1
    card: i64 = game.layout[place]
    game.taken[seat].append(card)
    if ask.hears:
        ask.tell(TOOK, seat, [place, card])
        if owner == seat:
            ask.tell(TOOK_OWN_MARKER_BACK, seat, [place])
    disc: i64 = game.disc[place]
    if disc != NO_DISC:  # RI-30
        game.disc[place] = NO_DISC
        game.discs[seat].append(disc)
        if ask.hears:
            ask.tell(TOOK_DISC, seat, [place])
            ask.tell(SAW_DISC, seat, [disc], only(seat))
    return card


# --- markers --------------------------------------------------------------------------------------


def pay_marker(game: Richelieu, ask: Ask, seat: i64, owner: i64, place: i64) -> None:
    """RI-23: an own marker goes into the box for good, from the supply or lifted from a card."""
    options = game.placed[seat].copy()
    if game.supply[seat] > 0:
        options.append(FROM_SUPPLY)
    game.wanted = place
    source: i64 = choose(ask, seat, PAY, options)
    game.wanted = NOBODY
    if source == FROM_SUPPLY:
        game.supply[seat] -= 1
        if game.returned > 0:  # pays first, since it could not be placed in this turn anyway (RI-22)
            game.returned -= 1
    else:
        lift_marker(game, seat, source)
    game.lost[seat] += 1
    if ask.hears:
        ask.tell(PAID, seat, [source, owner])


def place_marker(game: Richelieu, ask: Ask, seat: i64) -> None:
    """RI-20, RI-21: one marker from the supply on any card without one, or, with none left, one moved."""
    while game.free:
        supply: i64 = game.supply[seat]
        question: i64 = MARK
        if supply > game.returned:
            options = game.free.copy()
        elif supply == 0 and game.placed[seat]:
            question = MOVE
            options = game.placed[seat].copy()
        else:  # RI-26: a marker that came back counts as supply, but cannot be placed yet
            options = []
        if may_hold_marker_back(game, seat):
            ask.reach()
            if can_use_disc(game, seat):
                options.append(USE_DISC_NOW)
        elif not options:
            return
        options.append(NO_MARKER)
        place: i64 = ask.one(seat, question, options)
        if place == USE_DISC_NOW:
            use_disc(game, ask, seat)
            continue
        if place != NO_MARKER:
            if question == MARK:
                put_marker(game, seat, place)
                game.supply[seat] = supply - 1
                if ask.hears:
                    ask.tell(MARKED, seat, [place, game.layout[place]])
            else:
                move_marker(game, ask, seat, place)
        return


def move_marker(game: Richelieu, ask: Ask, seat: i64, source: i64) -> None:
    """RI-21."""
    game.moving = source
    target: i64 = choose(ask, seat, MOVE_TO, game.free.copy())
    game.moving = NOBODY
    put_marker(game, seat, target)
    lift_marker(game, seat, source)
    if ask.hears:
        ask.tell(MOVED, seat, [source, target, game.layout[target]])


def put_marker(game: Richelieu, seat: i64, place: i64) -> None:
    game.marker[place] = seat
    insert_sorted(game.placed[seat], place, 0)
    row: i64 = place // COLUMNS
    free = game.free
    index = first_free(game, row)
    while free[index] != place:
        index += 1
    free.pop(index)
    free_here: i64 = game.free_in_row[row]
    game.free_in_row[row] = free_here - 1


def lift_marker(game: Richelieu, seat: i64, place: i64) -> None:
    game.marker[place] = NOBODY
    game.placed[seat].remove(place)
    row: i64 = place // COLUMNS
    insert_sorted(game.free, place, first_free(game, row))
    free_here: i64 = game.free_in_row[row]
    game.free_in_row[row] = free_here + 1


def first_free(game: Richelieu, row: i64) -> i64:
    """Where the places of a row begin in the list of free places."""
    begin: i64 = 0
    before: i64
    for before in range(row):
        begin += game.free_in_row[before]
    return begin


def insert_sorted(places: list[int], place: i64, index: i64) -> None:
    """Puts a place among sorted ones; those before `index` are known to be smaller."""
    while index < len(places) and places[index] < place:
        index += 1
    places.insert(index, place)


# --- discs ----------------------------------------------------------------------------------------


def may_hold_marker_back(game: Richelieu, seat: i64) -> bool:
    """What everybody can see: a lost marker and a face-down disc, while not both "marker back" are used.

    Whether a question is asked depends on this alone, so that nobody learns from the asking what the
    disc is (RI-30, RI-32).
    """
    if game.rules >= 2 and len(game.spent) == MARKERS_BACK:
        return False
    return game.lost[seat] > 0 and len(game.discs[seat]) > 0


def can_use_disc(game: Richelieu, seat: i64) -> bool:
    """RI-32: only the owner knows. Asked where `may_hold_marker_back`: there is a disc, and a lost marker."""
    for disc in game.discs[seat]:  # noqa: SIM110  # compiled, a loop is faster than any() or max()
        if disc >= MARKER_BACK:
            return True
    return False


def use_disc(game: Richelieu, ask: Ask, seat: i64) -> None:
    """RI-32: the disc goes into the box, a lost marker comes back and can be used at once."""
    disc = max(game.discs[seat])
    game.discs[seat].remove(disc)
    game.spent.append(disc)
    game.lost[seat] -= 1
    game.supply[seat] += 1
    if ask.hears:
        ask.tell(USED_DISC, seat, [disc])


# --- scoring --------------------------------------------------------------------------------------


def holdings(game: Richelieu, seat: int) -> list[int]:
    """Crests of each region and symbols of each kind on the seat's cards."""
    counts = [0] * CONTESTS
    cards = game.cards
    for card in game.taken[seat]:
        counts[cards.region[card]] += cards.crests[card]
        symbol = cards.symbol[card]
        if symbol != NO_SYMBOL:
            counts[symbol] += 1
    return counts


def counts_with_discs(game: Richelieu, seat: int, on_cards: list[int]) -> list[int]:
    """RI-31."""
    counts = on_cards.copy()
    for disc in game.discs[seat]:
        if disc < MARKER_BACK:
            counts[disc] += 1
    return counts


def contest_points(contest: int, on_cards: list[list[int]], counts: list[list[int]]) -> list[int]:
    """RI-41 to RI-45: the points of every seat for one region or one symbol."""
    players = len(counts)
    most = max([counts[seat][contest] for seat in range(players)])
    holders = 0
    for seat in range(players):
        if counts[seat][contest] == most:
            holders += 1
    points = [0] * players
    for seat in range(players):
        if holders == 1 and counts[seat][contest] == most:
            points[seat] += most
        if on_cards[seat][contest] == 0:
            points[seat] += MISSING
    return points


def scores(game: Richelieu) -> list[int]:
    on_cards = [holdings(game, seat) for seat in range(game.players)]
    counts = [counts_with_discs(game, seat, on_cards[seat]) for seat in range(game.players)]
    totals = [0] * game.players
    for contest in range(CONTESTS):
        points = contest_points(contest, on_cards, counts)
        for seat in range(game.players):
            totals[seat] += points[seat]
    return totals


def places(game: Richelieu) -> list[int]:
    """RI-46: most points, then fewer cards, then shared."""
    points = scores(game)
    rank = [100 * points[seat] - len(game.taken[seat]) for seat in range(game.players)]
    return ranked(rank)
