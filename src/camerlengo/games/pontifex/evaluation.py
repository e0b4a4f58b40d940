"""How good a Pontifex position looks.

For each seat what its retinue, scores, money, cards and unused abilities are worth, in tenths of a cardinal,
and what it can win next from where its pawn stands. What is announced counts as done unless it is cancelled;
a die that was only imagined counts with its chances.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.core.game import Evaluation, Game
from camerlengo.games.pontifex.effects import aims_at_players, candidates, resolve, touches, within_reach
from camerlengo.games.pontifex.rules import (
    Pontifex,
    allowed_actions,
    can_convert,
    helps,
    meets,
    price_in_money,
)
from camerlengo.games.pontifex.standing import GOALS, change, judge
from camerlengo.games.pontifex.state import (
    bit,
    bonus_of,
    count,
    join,
    leave,
    members,
    occupied,
    owner_of,
    shown,
    unused,
)
from camerlengo.games.pontifex.terms import (
    ACT,
    BONUS_PENCE,
    BONUS_PERSUASION,
    BRIBE_PRICE,
    CALL,
    CONVERSION,
    CONVERTS,
    COST_CARDS,
    COST_MOVEMENT,
    COST_SINS,
    COST_TURNED,
    DIE,
    DIOCESES,
    DOUBLES_FROM,
    DRAW_CARD,
    ENTICE,
    FIRST_CHARACTER,
    FLIGHT,
    FLIGHT_AS_MOVE,
    FOR_GOOD,
    HOLINESS,
    MOST_BRIBE,
    MOST_CARDS,
    MOVE,
    MOVEMENT,
    NO_ACTION,
    NOBODY,
    NOTHING,
    ORDINARY,
    PASS,
    PENCE,
    PERSUADE,
    PILGRIMAGE,
    PILGRIMS,
    POPES,
    RELEASE,
    RENEW,
    SALARY,
    SCORES,
    SHELTERED,
    SILENCE,
    SINS,
    TICKET,
    TRAVEL,
    USE,
    WALK,
)

VICTORY: Final = 1000.0
LEAD: Final = 40.0  # so much more makes a victory e times as likely
MOST_HOLINESS: Final = 12  # more makes no difference to the die
TURN: Final = 0.49  # of what one can win: so much better stands who is about to move, so much worse who has
LAST_ONE: Final = 200.0  # the cardinal who would bring it, while he can still say no
MOVEMENT_WORTH: Final[list[float]] = [-6.0, 0.0, 5.0, 8.0, 9.5, 10.2, 10.6]
LASTING: Final[list[float]] = [1.2, 0.9, 0.0, 0.8, 4.0]  # for a point and a turn to come


class Weights:
    """What things are worth beside a cardinal, who is worth ten: found with tools/pontifex_tune.py."""

    def __init__(self) -> None:
        self.nearer = 0.35  # the more one has, the more the next is worth
        self.holiness = 0.85  # for each cardinal that is still missing
        self.movement = 1.0  # times what the table says
        self.sin = 0.45  # times the square of the Sins
        self.money = 0.003  # for a dollar
        self.plenty = 2400.0  # dollars, after which a dollar is worth less
        self.overflow = 0.12
        self.card = 4.8
        self.ability = 2.0
        self.character = 4.0
        self.patience = 0.72  # for a turn that passes before something is won
        self.second = 0.35  # what the second best prospect adds
        self.prayers = 10.0  # changes that a pilgrimage may bring
        self.rivals = 1.0  # what the others' fortune counts


USUAL = Weights()
CARDINAL: Final = 10.0


class PontifexEvaluation(Evaluation):
    def __init__(self, weights: Weights = USUAL) -> None:
        self.weights = weights

    def value(self, game: Game, seat: int) -> float:
        """For options of one question, which all stand at the same point of a turn."""
        assert isinstance(game, Pontifex)
        return advantage(worths(game, self.weights, False), seat, self.weights)

    def standings(self, game: Game) -> list[float]:
        assert isinstance(game, Pontifex)
        return worths(game, self.weights, True)

    def parts(self, game: Game) -> list[list[float]]:
        assert isinstance(game, Pontifex)
        return Settled(game, self.weights).parts()

    def scale(self) -> float:
        return LEAD

    def clearness(self, game: Game) -> list[float]:
        """A race: how many cardinals the others had when it was over tells little of how they stood."""
        places = game.places()
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]

    def usual(self, question: int) -> int:
        return PASS if question == USE else -1

    def progress(self, game: Game) -> float:
        """How near the nearest is to the goal."""
        assert isinstance(game, Pontifex)
        most: i64 = 0
        for size in game.size:
            most = max(most, size)
        return min(1.0, float(most) / float(GOALS[game.players]))


def advantage(worth: list[float], seat: int, w: Weights) -> float:
    """What the seat is worth minus its rivals, of whom the best counts most."""
    best = -VICTORY
    total = 0.0
    for who in range(len(worth)):
        if who != seat:
            total += worth[who]
            best = max(best, worth[who])
    return worth[seat] - w.rivals * (0.5 * best + 0.5 * total / float(len(worth) - 1))


def worths(game: Pontifex, w: Weights, steady: bool) -> list[float]:
    """What each seat is worth; `steady`: on average the same before and after a decision, a turn, a round."""
    return Settled(game, w).worths(steady)


class Settled:
    """A position in which all that is announced has taken effect."""

    def __init__(self, game: Pontifex, w: Weights) -> None:
        self.w = w
        self.active: i64 = game.active
        self.hope = 0.0  # of the active seat: what the die that is still to fall brings on average
        if game.stack or game.action != NO_ACTION:
            game = game.copy()
            self.hope = settle(game, w)
        self.game = game

    def worths(self, steady: bool) -> list[float]:
        game = self.game
        if game.done:
            return [VICTORY if place == 1 else 0.0 for place in game.places()]
        worth = [
            standing(game, who, self.w) + prospects(game, who, self.w, steady, self.hope)
            for who in range(game.players)
        ]
        worth[self.active] += self.hope
        return worth

    def parts(self) -> list[list[float]]:
        """What each seat is worth, then what that is made of, for a learned evaluation to weigh."""
        game = self.game
        worth = self.worths(True)
        found: list[list[float]] = []
        seat: i64
        for seat in range(game.players):
            size: i64 = game.size[seat]
            missing: i64 = GOALS[game.players] - size
            holiness: i64 = min(MOST_HOLINESS, game.score[seat * SCORES + HOLINESS])
            movement: i64 = min(6, game.score[seat * SCORES + MOVEMENT])
            sins: i64 = game.score[seat * SCORES + SINS]
            found.append(
                [
                    worth[seat],
                    float(size),
                    1.0 if missing <= 1 else 0.0,
                    1.0 if missing == 2 else 0.0,
                    float(holiness),
                    MOVEMENT_WORTH[movement],
                    float(sins * sins),
                    money_worth(game.money[seat], self.w),
                    float(game.held[seat]),
                    float(count(unused(game, seat))),
                    float(count(game.retinue[seat] >> FIRST_CHARACTER)),
                    worth[seat] - standing(game, seat, self.w),
                    1.0 if seat == self.active else 0.0,
                    self.hope if seat == self.active else 0.0,
                ]
            )
        return found


# --- what is under way ----------------------------------------------------------------------------


def settle(game: Pontifex, w: Weights) -> float:
    """Lets all that is announced take effect on this copy; returns what chance adds on average."""
    silent = Ask()
    stack = game.stack
    while stack:
        cancelled: i64 = stack.pop()
        target: i64 = stack.pop()
        source: i64 = stack.pop()
        user: i64 = stack.pop()
        if cancelled == 0:
            if target == NOTHING:
                target = likely_target(game, user, source)
            resolve(game, silent, user, source, target)
            if game.done:
                return 0.0
    if game.halted:
        return 0.0
    action: i64 = game.action
    seat: i64 = game.active
    if action == PERSUADE:
        return settle_persuasion(game, seat, w)
    if action == PENCE:
        return settle_pence(game, seat, w)
    if game.resolved:
        return 0.0
    if action in (WALK, FLIGHT_AS_MOVE):
        game.moved = True
        game.place[seat] = game.goal
        game.phase = ACT
    elif action == FLIGHT:
        game.place[seat] = game.goal
    elif action == PILGRIMAGE:
        for chosen in game.changes:
            code: i64 = chosen - 1
            change(game, silent, code // 6, code // 2 % 3, -1 if code % 2 == 1 else 1, FOR_GOOD)
            judge(game, silent)
        if not game.pending:  # more may be asked of the Pope
            return pilgrimage_worth(game, seat, 0, w)
    elif action == CONVERSION:
        join(game, seat, game.goal)
        judge(game, silent)
    elif action == DRAW_CARD:
        return w.card
    return 0.0


def likely_target(game: Pontifex, seat: i64, source: i64) -> i64:
    """Whom an ability that is not aimed yet will hit: whoever has the largest retinue."""
    kind: i64 = game.cards.kind[source]
    target: i64 = NOTHING
    largest: i64 = -1
    if aims_at_players(kind):
        other: i64
        for other in range(game.players):
            if other != seat and game.size[other] > largest and touches(game, source, other):
                largest = game.size[other]
                target = other
    elif kind == TRAVEL:
        for place in members(within_reach(game, seat)):
            target = place
    elif kind in (CALL, ENTICE, RELEASE, SILENCE, RENEW):
        for person in members(candidates(game, seat, source)):
            owner: i64 = owner_of(game, person)
            size: i64 = 0 if owner == NOBODY else game.size[owner]
            if size > largest:
                largest = size
                target = person
    return target


def settle_persuasion(game: Pontifex, seat: i64, w: Weights) -> float:
    person: i64 = game.goal
    imagined = game.throws > game.seen_throws or game.die == 0
    if not imagined:
        if game.resolved:
            return 0.0
        value: i64 = game.cards.value[person]
        short: i64 = value - game.die - helps(game, seat, person) - game.bonus
        return outcome(game, seat, short, w)
    if game.succeeded:  # back to before the die
        game.done = False
        game.winner = NOBODY
        leave(game, seat, person)
    game.money[seat] += game.bribe * BRIBE_PRICE
    if (game.free >> person) & 1 == 0:
        return 0.0
    needs: i64 = game.cards.value[person] - helps(game, seat, person) - game.bonus
    return chance_worth(game, seat, needs, w)


def outcome(game: Pontifex, seat: i64, short: i64, w: Weights) -> float:
    """What it brings when the die is known and so many points are missing."""
    if short <= 0:
        return gain_of_one(game, seat, w)
    cost: i64 = short * BRIBE_PRICE
    if short <= MOST_BRIBE and cost <= game.money[seat]:
        return max(0.0, gain_of_one(game, seat, w) - float(cost) * w.money)
    return 0.0


def settle_pence(game: Pontifex, seat: i64, w: Weights) -> float:
    yields: i64 = game.cards.yields[game.goal]
    if game.throws > game.seen_throws or game.die == 0:
        if game.resolved:
            game.money[seat] -= yields if game.die < DOUBLES_FROM else 2 * yields
        else:
            game.money[seat] += bonus_of(game, seat, BONUS_PENCE)
        return 1.5 * float(yields) * w.money
    if not game.resolved:
        game.money[seat] += yields if game.die < DOUBLES_FROM else 2 * yields
    return 0.0


# --- chances --------------------------------------------------------------------------------------


def gain_of_one(game: Pontifex, seat: i64, w: Weights) -> float:
    """What one more in the retinue is worth."""
    size: i64 = game.size[seat]
    if size + 1 >= GOALS[game.players]:
        return LAST_ONE
    return CARDINAL + w.nearer * float(2 * size + 1) + w.ability


def likely(needs: i64) -> float:
    """The chance that the die shows at least so much."""
    if needs <= 1:
        return 1.0
    if needs > DIE:
        return 0.0
    return float(DIE + 1 - needs) / 20.0


def chance_worth(game: Pontifex, seat: i64, needs: i64, w: Weights) -> float:
    """What a persuasion brings on average, with the bribes one can pay."""
    gain = gain_of_one(game, seat, w)
    most: i64 = game.money[seat] // BRIBE_PRICE
    worth = likely(needs) * gain
    step: i64 = 1
    while step <= MOST_BRIBE and step <= most:
        bought = likely(needs - step) - likely(needs - step + 1)
        worth += bought * max(0.0, gain - float(step * BRIBE_PRICE) * w.money)
        step += 1
    return worth


# --- what a seat has ------------------------------------------------------------------------------


def standing(game: Pontifex, seat: i64, w: Weights) -> float:
    size: i64 = game.size[seat]
    missing: i64 = GOALS[game.players] - size
    worth = CARDINAL * float(size) + w.nearer * float(size * size)
    holiness: i64 = game.score[seat * SCORES + HOLINESS]
    worth += holiness_worth(holiness, missing, w)
    movement: i64 = game.score[seat * SCORES + MOVEMENT]
    worth += w.movement * MOVEMENT_WORTH[min(6, movement)]
    sins: i64 = game.score[seat * SCORES + SINS]
    worth -= w.sin * float(sins * sins)
    worth += money_worth(game.money[seat], w)
    worth += w.card * float(game.held[seat])
    worth += w.ability * float(count(unused(game, seat)))
    characters: i64 = game.retinue[seat] >> FIRST_CHARACTER
    worth += w.character * float(count(characters))
    return worth + passing_worth(game, seat, w)


def holiness_worth(holiness: i64, missing: i64, w: Weights) -> float:
    capped: i64 = min(MOST_HOLINESS, holiness)
    return w.holiness * float(missing) * float(capped)


def money_worth(money: i64, w: Weights) -> float:
    if float(money) <= w.plenty:
        return w.money * float(money)
    return w.money * (w.plenty + w.overflow * (float(money) - w.plenty))


def passing_worth(game: Pontifex, seat: i64, w: Weights) -> float:
    """What lasts into turns to come; this turn shows in the chances."""
    worth = 0.0
    passing = game.passing
    entry: i64 = 0
    while entry < len(passing):
        if passing[entry] == seat:
            what: i64 = passing[entry + 1]
            turns: i64 = passing[entry + 3]
            if seat == game.active and turns > 0:
                turns -= 1
            if what == SHELTERED and turns == 0:
                worth += 0.2
            capped: i64 = min(3, turns)
            by: i64 = passing[entry + 2]
            worth += LASTING[what] * float(by * capped)
        entry += 4
    return worth


# --- what a seat can win --------------------------------------------------------------------------


def prospects(game: Pontifex, seat: i64, w: Weights, steady: bool, hope: float) -> float:
    """The actions that are left in this turn, and the best two dioceses within reach later."""
    cards = game.cards
    traveller = Traveller(game, seat, w)
    at: i64 = game.place[seat]
    worth = 0.0
    late = 1.0
    flight = NOT_YET
    if seat == game.active:
        if game.moved and game.phase == ACT:
            left: i64 = allowed_actions(game)
            if steady and game.action == NO_ACTION and game.acted > 0:
                left += 1  # the one that is being asked for
            if left > 0:
                worth = traveller.visit(at, left)
                if steady and game.action == PERSUADE and hope > 0.0:
                    chance = min(1.0, hope / traveller.gain)
                    worth = (1.0 - chance) * worth + chance * float(left) * w.card
            if left > 1 and (cards.airports >> at) & 1 != 0 and game.money[seat] >= TICKET:
                flight = traveller.flight(at)
                worth = max(worth, flight)
        elif game.phase <= MOVE:
            late = 1.0 / w.patience
        if steady:
            late = 1.0 + TURN if game.phase <= MOVE and not game.moved else 1.0 - TURN
    movement: i64 = shown(game, seat, MOVEMENT)
    steps_a_turn: i64 = movement if movement > 0 else 1
    flies = (cards.airports >> at) & 1 != 0 and game.money[seat] >= TICKET
    onward = 0.0  # from any airport
    if game.money[seat] + SALARY >= TICKET:
        onward = flight if flight != NOT_YET else traveller.flight(at)
    best = 0.0
    second = 0.0
    row: i64 = at * DIOCESES
    diocese: i64
    for diocese in range(DIOCESES):
        if diocese == at:
            continue
        here: i64 = cards.here[diocese]
        if here != NOBODY and (game.free >> here) & 1 == 0:
            continue
        steps: i64 = cards.distance[row + diocese]
        turns: i64 = (steps + steps_a_turn - 1) // steps_a_turn
        airport = (cards.airports >> diocese) & 1 != 0
        fare = 0.0
        if turns > 1 and flies and airport:
            turns = 1
            fare = float(TICKET) * w.money
        if turns > 4:
            continue
        value = traveller.visit(diocese, 2)
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


NOT_YET: Final = -1.0e9


class Traveller:
    """What a seat can win in a diocese; what is the same everywhere is found once."""

    def __init__(self, game: Pontifex, seat: i64, w: Weights) -> None:
        cards = game.cards
        pawn: i64 = game.pawn[seat]
        self.game = game
        self.cards = cards
        self.seat: i64 = seat
        self.w = w
        self.continent: i64 = cards.continent[cards.home[pawn]]
        self.politics: i64 = cards.politics[pawn]
        self.helps: i64 = shown(game, seat, HOLINESS) + bonus_of(game, seat, BONUS_PERSUASION)
        self.pence = float(bonus_of(game, seat, BONUS_PENCE))
        self.rich = float(game.money[seat]) > w.plenty
        self.draws = game.held[seat] < MOST_CARDS
        self.gain = gain_of_one(game, seat, w)
        self.worth_of = [NOT_YET] * (DIE + MOST_BRIBE + 2)  # a persuasion for which the die must show so much

    def persuasion(self, person: i64) -> float:
        """What one attempt brings on average."""
        cards = self.cards
        needs: i64 = cards.value[person] - self.helps
        home: i64 = cards.home[person]
        if cards.continent[home] == self.continent:
            needs -= 1
        if cards.politics[person] == self.politics:
            needs -= 1
        needs = max(0, min(needs, DIE + MOST_BRIBE + 1))
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
        if special != ORDINARY:
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
        if special == PILGRIMS:
            return pilgrimage_worth(game, seat, SALARY, w)
        assert special == CONVERTS
        person: i64 = self.cards.here[diocese]
        if (game.free >> person) & 1 == 0 or not meets(game, seat, person - FIRST_CHARACTER):
            return 0.0
        if not can_convert(game, seat, person):
            return 1.0
        costs = cost_worth(game, seat, POPES + person - FIRST_CHARACTER, w)
        return max(0.0, self.gain + w.character - costs)

    def flight(self, at: i64) -> float:
        """What the best airport to fly to brings, with one action after landing."""
        best = 0.0
        blocked: i64 = occupied(self.game) | bit(at)
        airports: i64 = self.cards.airports & ~blocked
        diocese: i64 = 0
        while airports != 0:
            if airports & 1 != 0:
                best = max(best, self.visit(diocese, 1))
            airports >>= 1
            diocese += 1
        return best - float(TICKET) * self.w.money


def cost_worth(game: Pontifex, seat: i64, whose: i64, w: Weights) -> float:
    cost = game.cards.costs[whose]
    return (
        w.money * float(price_in_money(game, seat, whose))
        + w.card * float(cost[COST_CARDS])
        + w.ability * float(cost[COST_TURNED])
        + 10.0 * w.sin * 0.5 * float(cost[COST_SINS])
        + 4.0 * float(cost[COST_MOVEMENT])
    )


def pilgrimage_worth(game: Pontifex, seat: i64, to_come: i64, w: Weights) -> float:
    """Holiness for as long as it can be paid, also with money to come."""
    pope: i64 = game.pope
    cost = game.cards.costs[pope]
    times: i64 = int(w.prayers)
    price: i64 = price_in_money(game, seat, pope)
    if price > 0:
        affordable: i64 = (game.money[seat] + to_come) // price
        times = min(times, affordable)
    if cost[COST_CARDS] > 0:
        cards: i64 = game.held[seat]
        times = min(times, cards)
    if cost[COST_TURNED] > 0:
        abilities: i64 = count(unused(game, seat))
        times = min(times, abilities)
    if cost[COST_SINS] > 0:
        sins: i64 = 4 - game.score[seat * SCORES + SINS]
        times = min(times, sins)
    if cost[COST_MOVEMENT] > 0:
        points: i64 = game.score[seat * SCORES + MOVEMENT] - 1
        times = min(times, points)
    room: i64 = MOST_HOLINESS - game.score[seat * SCORES + HOLINESS]
    times = min(times, room)
    if times <= 0:
        return 0.0
    missing: i64 = GOALS[game.players] - game.size[seat]
    each = w.holiness * float(missing) - cost_worth(game, seat, pope, w)
    return max(0.0, float(times) * each)
