"""What things are worth to a seat of Pontifex, in tenths of a cardinal: what it has, chances and costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.special import price_in_money
from camerlengo.games.pontifex.standing import GOALS
from camerlengo.games.pontifex.state import State, count, unused

CARDINAL: Final = 10.0
LAST_ONE: Final = 200.0  # the cardinal who would bring it, while he can still say no
MOST_HOLINESS: Final = 12  # more makes no difference to the die
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
        self.ability = 1.6
        self.haste = 1.0  # how much less cards and abilities are worth when the game is about to end
        self.character = 4.0
        self.patience = 0.72  # for a turn that passes before something is won
        self.second = 0.35  # what the second best prospect adds
        self.prayers = 10.0  # changes that a pilgrimage may bring
        self.rivals = 1.0  # what the others' fortune counts


USUAL = Weights()


# --- what a seat has ------------------------------------------------------------------------------


def standing(game: State, seat: i64, w: Weights) -> float:
    size: i64 = game.size[seat]
    missing: i64 = GOALS[game.players] - size
    worth = CARDINAL * float(size) + w.nearer * float(size * size)
    holiness: i64 = game.score[seat * terms.SCORES + terms.HOLINESS]
    worth += holiness_worth(holiness, missing, w)
    movement: i64 = game.score[seat * terms.SCORES + terms.MOVEMENT]
    worth += w.movement * MOVEMENT_WORTH[min(6, movement)]
    sins: i64 = game.score[seat * terms.SCORES + terms.SINS]
    worth -= w.sin * float(sins * sins)
    worth += money_worth(game.money[seat], w)
    kept = w.card * float(game.held[seat]) + w.ability * float(count(unused(game, seat)))
    worth += kept * (1.0 - w.haste * nearness(game))
    characters: i64 = game.retinue[seat] >> terms.FIRST_CHARACTER
    worth += w.character * float(count(characters))
    return worth + passing_worth(game, seat, w)


def nearness(game: State) -> float:
    """How near the nearest is to the goal, from 0 to 1."""
    most: i64 = 0
    for size in game.size:
        most = max(most, size)
    return min(1.0, float(most) / float(GOALS[game.players]))


def holiness_worth(holiness: i64, missing: i64, w: Weights) -> float:
    capped: i64 = min(MOST_HOLINESS, holiness)
    return w.holiness * float(missing) * float(capped)


def money_worth(money: i64, w: Weights) -> float:
    if float(money) <= w.plenty:
        return w.money * float(money)
    return w.money * (w.plenty + w.overflow * (float(money) - w.plenty))


def passing_worth(game: State, seat: i64, w: Weights) -> float:
    """What lasts into turns to come; this turn shows in the chances."""
    worth = 0.0
    passing = game.passing
    entry: i64 = 0
    while entry < len(passing):
        if passing[entry] == seat:
            what: i64 = passing[entry + 1]
            turns: i64 = passing[entry + 3]
            if seat == game.seat and turns > 0:
                turns -= 1
            if what == terms.SHELTERED and turns == 0:
                worth += 0.2
            capped: i64 = min(3, turns)
            by: i64 = passing[entry + 2]
            worth += LASTING[what] * float(by * capped)
        entry += 4
    return worth


# --- chances --------------------------------------------------------------------------------------


def gain_of_one(game: State, seat: i64, w: Weights) -> float:
    """What one more in the retinue is worth."""
    size: i64 = game.size[seat]
    if size + 1 >= GOALS[game.players]:
        return LAST_ONE
    return CARDINAL + w.nearer * float(2 * size + 1) + w.ability


def likely(needs: i64) -> float:
    """The chance that the die shows at least so much."""
    if needs <= 1:
        return 1.0
    if needs > terms.DIE:
        return 0.0
    return float(terms.DIE + 1 - needs) / 20.0


def chance_worth(game: State, seat: i64, needs: i64, w: Weights) -> float:
    """What a persuasion brings on average, with the bribes one can pay."""
    gain = gain_of_one(game, seat, w)
    most: i64 = game.money[seat] // terms.BRIBE_PRICE
    worth = likely(needs) * gain
    step: i64 = 1
    while step <= terms.MOST_BRIBE and step <= most:
        bought = likely(needs - step) - likely(needs - step + 1)
        worth += bought * max(0.0, gain - float(step * terms.BRIBE_PRICE) * w.money)
        step += 1
    return worth


# --- costs ----------------------------------------------------------------------------------------


def cost_worth(game: State, seat: i64, whose: i64, w: Weights) -> float:
    cost = game.cards.costs[whose]
    return (
        w.money * float(price_in_money(game, seat, whose))
        + w.card * float(cost[terms.COST_CARDS])
        + w.ability * float(cost[terms.COST_TURNED])
        + 10.0 * w.sin * 0.5 * float(cost[terms.COST_SINS])
        + 4.0 * float(cost[terms.COST_MOVEMENT])
    )


def pilgrimage_worth(game: State, seat: i64, to_come: i64, w: Weights) -> float:
    """Holiness for as long as it can be paid, also with money to come."""
    pope: i64 = game.pope
    cost = game.cards.costs[pope]
    times: i64 = int(w.prayers)
    price: i64 = price_in_money(game, seat, pope)
    if price > 0:
        affordable: i64 = (game.money[seat] + to_come) // price
        times = min(times, affordable)
    if cost[terms.COST_CARDS] > 0:
        cards: i64 = game.held[seat]
        times = min(times, cards)
    if cost[terms.COST_TURNED] > 0:
        abilities: i64 = count(unused(game, seat))
        times = min(times, abilities)
    if cost[terms.COST_SINS] > 0:
        sins: i64 = 4 - game.score[seat * terms.SCORES + terms.SINS]
        times = min(times, sins)
    if cost[terms.COST_MOVEMENT] > 0:
        steps: i64 = game.score[seat * terms.SCORES + terms.MOVEMENT] - 1
        times = min(times, steps)
    points: i64 = game.cards.points[pope]
    room: i64 = MOST_HOLINESS - game.score[seat * terms.SCORES + terms.HOLINESS]
    times = min(times, (room + points - 1) // points)
    if times <= 0:
        return 0.0
    missing: i64 = GOALS[game.players] - game.size[seat]
    each = w.holiness * float(missing * points) - cost_worth(game, seat, pope, w)
    return max(0.0, float(times) * each)
