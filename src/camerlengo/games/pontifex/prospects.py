"""What a seat of Pontifex can win: in this turn with the actions that are left, and later where it can go."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.special import can_convert, meets
from camerlengo.games.pontifex.state import (
    NO_CARDS,
    Cards,
    State,
    allowed_actions,
    bit,
    bonus_of,
    occupied,
    shown,
)
from camerlengo.games.pontifex.worth import (
    USUAL,
    Weights,
    chance_worth,
    cost_worth,
    gain_of_one,
    pilgrimage_worth,
)

TURN: Final = 0.49  # of what one can win: so much better stands who is about to move, so much worse who has
NOT_YET: Final = -1.0e9
WIDE: Final = 1 << 20  # more than any score: several make one number
WALKS: Final = 3  # that trials look at
FLIGHTS: Final = 2


class Prospects:
    """What a seat can win, as it was found last, and all that it was found from.

    To find it takes longest of all in an evaluation, and most options of a question leave most seats as they
    were. Many others only lead the pawn elsewhere: what a visit brings is the same then.
    """

    def __init__(self) -> None:
        self.worth = 0.0
        self.found = False
        self.traveller: Traveller | None = None
        self.cards: Cards = NO_CARDS
        self.weights = USUAL
        self.left: i64 = 0
        self.late = 0.0
        self.hoped = 0.0
        self.players: i64 = 0
        self.pope: i64 = 0
        self.pawn: i64 = 0
        self.place: i64 = 0
        self.free: i64 = 0
        self.pawns: i64 = 0
        self.decks: i64 = 0
        self.retinue: i64 = 0
        self.used: i64 = 0
        self.money: i64 = 0
        self.held: i64 = 0
        self.scores: i64 = 0
        self.shifts: i64 = 0

    def of(self, game: State, seat: i64, w: Weights, steady: bool, hope: float) -> float:
        """The actions that are left in this turn, and the best two dioceses within reach later."""
        left: i64 = 0
        late = 1.0
        hoped = 0.0  # of what the seat is about to win here
        if seat == game.seat:
            if game.moved and game.phase == terms.ACT:
                left = allowed_actions(game)
                if steady and game.action == terms.NO_ACTION and game.acted > 0:
                    left += 1  # the one that is being asked for
                if (
                    game.special_taken
                    and game.rules >= 2
                    and game.cards.special[game.place[seat]] != terms.ORDINARY
                ):
                    left = 0  # PX-22
            elif game.phase <= terms.MOVE:
                late = 1.0 / w.patience
            if steady:
                late = 1.0 + TURN if game.phase <= terms.MOVE and not game.moved else 1.0 - TURN
                if game.action == terms.PERSUADE:
                    hoped = hope
        self.traveller_of(game, seat, w)
        if not self.stands(game, seat, left, late, hoped) or not self.found:
            self.found = False  # in case it is not found
            self.worth = self.find(game, seat, w, left, late, hoped)
            self.found = True
        return self.worth

    def traveller_of(self, game: State, seat: i64, w: Weights) -> Traveller:
        """The traveller, a new one where a visit would bring something else than before."""
        held = self.has(game, seat, w)
        traveller = self.traveller
        if traveller is None or not held:
            self.found = False
            traveller = Traveller(game, seat, w)
            self.traveller = traveller
        traveller.game = game
        return traveller

    def best_moves(self, game: State, seat: i64, w: Weights, options: list[int]) -> list[int]:
        """To stay if possible, and to go where two actions bring most."""
        if len(options) <= WALKS + FLIGHTS + 1:
            return options
        traveller = self.traveller_of(game, seat, w)
        walks: list[tuple[float, int]] = []
        flights: list[tuple[float, int]] = []
        still: list[int] = []
        option: i64
        for option in options:
            if option < terms.FLY:
                walks.append((-traveller.twice(option), option))
            elif option < terms.STAY:
                flights.append((-traveller.twice(option - terms.FLY), option))
            else:
                still.append(option)
        return best_of(walks, WALKS) + best_of(flights, FLIGHTS) + still

    def best_actions(self, game: State, seat: i64, w: Weights, options: list[int]) -> list[int]:
        """All that can be done here, and to fly where one action brings most."""
        if len(options) <= WALKS + FLIGHTS + 1:
            return options
        traveller = self.traveller_of(game, seat, w)
        here: list[int] = []
        flights: list[tuple[float, int]] = []
        option: i64
        for option in options:
            if terms.FLY_TO <= option < terms.FLY_TO + terms.DIOCESES:
                flights.append((-traveller.once(option - terms.FLY_TO), option))
            else:
                here.append(option)
        return sorted(here + best_of(flights, FLIGHTS))

    def stands(self, game: State, seat: i64, left: i64, late: float, hoped: float) -> bool:
        """Whether the pawns and the turn are where they were; notes where they are."""
        pawns = occupied(game)
        place: i64 = game.place[seat]
        if (
            self.pawns == pawns
            and self.place == place
            and self.left == left
            and self.late == late
            and self.hoped == hoped
        ):
            return True
        self.pawns = pawns
        self.place = place
        self.left = left
        self.late = late
        self.hoped = hoped
        return False

    def has(self, game: State, seat: i64, w: Weights) -> bool:
        """Whether nothing has changed that decides what a visit brings; notes what has."""
        decks: i64 = 0  # the continents that have cards
        for cards in game.left:
            decks += decks
            if cards > 0:
                decks += 1
        at: i64 = seat * terms.SCORES
        holiness: i64 = game.score[at + terms.HOLINESS]
        movement: i64 = game.score[at + terms.MOVEMENT]
        sins: i64 = game.score[at + terms.SINS]
        scores = WIDE * (WIDE * holiness + movement) + sins
        at = seat * terms.SHIFTS
        holiness = game.shift[at + terms.HOLINESS]
        movement = game.shift[at + terms.MOVEMENT]
        shifts = WIDE * holiness + movement
        pawn: i64 = game.pawn[seat]
        retinue: i64 = game.retinue[seat]
        used: i64 = game.used[seat]
        money: i64 = game.money[seat]
        held: i64 = game.held[seat]
        if (
            self.free == game.free
            and self.money == money
            and self.scores == scores
            and self.shifts == shifts
            and self.retinue == retinue
            and self.used == used
            and self.held == held
            and self.decks == decks
            and self.pawn == pawn
            and self.pope == game.pope
            and self.players == game.players
            and self.weights is w
            and self.cards is game.cards
        ):
            return True
        self.free = game.free
        self.money = money
        self.scores = scores
        self.shifts = shifts
        self.retinue = retinue
        self.used = used
        self.held = held
        self.decks = decks
        self.pawn = pawn
        self.pope = game.pope
        self.players = game.players
        self.weights = w
        self.cards = game.cards
        return False

    def find(self, game: State, seat: i64, w: Weights, left: i64, late: float, hoped: float) -> float:
        cards = game.cards
        traveller = self.traveller
        assert traveller is not None
        at: i64 = game.place[seat]
        worth = 0.0
        flight = NOT_YET
        if left > 0:
            worth = traveller.visit(at, left)
            if hoped > 0.0:
                chance = min(1.0, hoped / traveller.gain)
                worth = (1.0 - chance) * worth + chance * float(left) * w.card
        if left > 1 and (cards.airports >> at) & 1 != 0 and game.money[seat] >= terms.TICKET:
            flight = traveller.flight(at)
            worth = max(worth, flight)
        movement: i64 = shown(game, seat, terms.MOVEMENT)
        steps_a_turn: i64 = movement if movement > 0 else 1
        flies = (cards.airports >> at) & 1 != 0 and game.money[seat] >= terms.TICKET
        onward = 0.0  # from any airport
        if game.money[seat] + terms.SALARY >= terms.TICKET:
            onward = flight if flight != NOT_YET else traveller.flight(at)
        best = 0.0
        second = 0.0
        row: i64 = at * terms.DIOCESES
        diocese: i64
        for diocese in range(terms.DIOCESES):
            if diocese == at:
                continue
            here: i64 = cards.here[diocese]
            if here != terms.NOBODY and (game.free >> here) & 1 == 0:
                continue
            steps: i64 = cards.distance[row + diocese]
            turns: i64 = (steps + steps_a_turn - 1) // steps_a_turn
            airport = (cards.airports >> diocese) & 1 != 0
            fare = 0.0
            if turns > 1 and flies and airport:
                turns = 1
                fare = float(terms.TICKET) * w.money
            if turns > 4:
                continue
            value = traveller.twice(diocese)
            if airport and onward > value and fare == 0.0:
                value = onward
            value -= fare
            while turns > 0:
                value *= w.patience
                turns -= 1
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        return worth + late * (best + w.second * second)


def best_of(ways: list[tuple[float, int]], count: int) -> list[int]:
    """The first few ways in order; equals by their number."""
    ways.sort()
    return sorted([way for _, way in ways[:count]])


class Traveller:
    """What a seat can win in a diocese; what is the same everywhere is found once."""

    def __init__(self, game: State, seat: i64, w: Weights) -> None:
        cards = game.cards
        pawn: i64 = game.pawn[seat]
        self.game = game
        self.cards = cards
        self.seat: i64 = seat
        self.w = w
        self.continent: i64 = cards.continent[cards.home[pawn]]
        self.politics: i64 = cards.politics[pawn]
        self.helps: i64 = shown(game, seat, terms.HOLINESS) + bonus_of(game, seat, terms.BONUS_PERSUASION)
        self.pence = float(bonus_of(game, seat, terms.BONUS_PENCE))
        self.rich = float(game.money[seat]) > w.plenty
        self.draws = game.held[seat] < terms.MOST_CARDS
        self.gain = gain_of_one(game, seat, w)
        self.worth_of = [NOT_YET] * (
            terms.DIE + terms.MOST_BRIBE + 2
        )  # a persuasion for which the die must show so much
        self.by_one = [NOT_YET] * terms.DIOCESES  # a visit with one action, with two
        self.by_two = [NOT_YET] * terms.DIOCESES

    def once(self, diocese: i64) -> float:
        """What one action in a diocese brings."""
        worth = self.by_one[diocese]
        if worth == NOT_YET:
            worth = self.visit(diocese, 1)
            self.by_one[diocese] = worth
        return worth

    def twice(self, diocese: i64) -> float:
        """What two actions in a diocese bring."""
        worth = self.by_two[diocese]
        if worth == NOT_YET:
            worth = self.visit(diocese, 2)
            self.by_two[diocese] = worth
        return worth

    def persuasion(self, person: i64) -> float:
        """What one attempt brings on average."""
        cards = self.cards
        needs: i64 = cards.value[person] - self.helps
        home: i64 = cards.home[person]
        if cards.continent[home] == self.continent:
            needs -= 1
        if cards.politics[person] == self.politics:
            needs -= 1
        needs = max(0, min(needs, terms.DIE + terms.MOST_BRIBE + 1))
        worth = self.worth_of[needs]
        if worth == NOT_YET:
            worth = chance_worth(self.game, self.seat, needs, self.w)
            self.worth_of[needs] = worth
        return worth

    def visit(self, diocese: i64, actions: i64) -> float:
        """What so many actions in a diocese bring, compared with having done nothing."""
        game = self.game
        cards = self.cards
        special: i64 = cards.special[diocese]
        if special != terms.ORDINARY:
            return self.visit_special(special, diocese)
        w = self.w
        person: i64 = cards.here[diocese]
        other = (1.5 * float(cards.yields[diocese]) + self.pence) * w.money
        if self.rich:
            other *= w.overflow
        if self.draws and game.left[cards.continent[diocese]] > 0:
            other = max(other, w.card)
        if (game.free >> person) & 1 == 0:
            return float(actions) * other
        once = self.persuasion(person)
        if once < other:
            return float(actions) * other
        if actions == 1:
            return once
        chance = min(1.0, once / self.gain)
        return once + (1.0 - chance) * once + chance * other + float(actions - 2) * other

    def visit_special(self, special: i64, diocese: i64) -> float:
        game = self.game
        seat = self.seat
        w = self.w
        if special == terms.PILGRIMS:
            return pilgrimage_worth(game, seat, terms.SALARY, w)
        assert special == terms.CONVERTS
        person: i64 = self.cards.here[diocese]
        if (game.free >> person) & 1 == 0 or not meets(game, seat, person - terms.FIRST_CHARACTER):
            return 0.0
        if not can_convert(game, seat, person):
            return 1.0
        costs = cost_worth(game, seat, terms.POPES + person - terms.FIRST_CHARACTER, w)
        return max(0.0, self.gain + w.character - costs)

    def flight(self, at: i64) -> float:
        """What the best airport to fly to brings, with one action after landing."""
        best = 0.0
        blocked: i64 = occupied(self.game) | bit(at)
        airports: i64 = self.cards.airports & ~blocked
        diocese: i64 = 0
        while airports != 0:
            if airports & 1 != 0:
                best = max(best, self.once(diocese))
            airports >>= 1
            diocese += 1
        return best - float(terms.TICKET) * self.w.money
