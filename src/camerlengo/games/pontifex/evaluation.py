"""How good a Pontifex position looks.

For each seat what its retinue, scores, money, cards and unused abilities are worth, in tenths of a cardinal,
and what it can win next from where its pawn stands. The announced counts as done unless it is cancelled;
a die that was only imagined counts with its chances.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.core.game import Evaluation, Game
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.effects import aims_at_players, candidates, resolve, touches, within_reach
from camerlengo.games.pontifex.matters import might_make_sense, sensible
from camerlengo.games.pontifex.prospects import Prospects
from camerlengo.games.pontifex.rules import Pontifex
from camerlengo.games.pontifex.standing import GOALS, change, judge
from camerlengo.games.pontifex.state import (
    State,
    bonus_of,
    count,
    helps,
    join,
    leave,
    members,
    owner_of,
    pawn_gone,
    unused,
)
from camerlengo.games.pontifex.worth import (
    MOST_HOLINESS,
    MOVEMENT_WORTH,
    USUAL,
    Weights,
    chance_worth,
    cost_worth,
    gain_of_one,
    money_worth,
    nearness,
    pilgrimage_worth,
    standing,
)

VICTORY: Final = 1000.0
TRIFLE: Final = 0.1  # what it costs to go on choosing
LEAD: Final = 40.0  # so much more makes a victory e times as likely


class PontifexEvaluation(Evaluation):
    def __init__(self, weights: Weights = USUAL) -> None:
        self.weights = weights
        self.found = [Prospects() for _ in GOALS]  # by seat

    def value(self, game: Game, seat: int) -> float:
        """For options of one question, which all stand at the same point of a turn."""
        assert isinstance(game, Pontifex)
        return advantage(FixedOutcome(game, self.weights).worths(False, self.found), seat, self.weights)

    def ignores_hidden(self) -> bool:
        return True  # all but the others' cards lies open, and of those the number counts

    def standings(self, game: Game) -> list[float]:
        assert isinstance(game, Pontifex)
        return FixedOutcome(game, self.weights).worths(True, self.found)

    def features(self, game: Game) -> list[list[float]]:
        assert isinstance(game, Pontifex)
        return FixedOutcome(game, self.weights).parts(self.found)

    def scale(self) -> float:
        return LEAD

    def margins(self, game: Game) -> list[float]:
        """A race: how many cardinals the others had when it was over tells little of how they stood."""
        places = game.places()
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]

    def usual_answer(self, question: int) -> int:
        return terms.PASS if question == terms.USE else -1

    def promising(self, game: Game, seat: int, question: int, options: list[int]) -> list[int]:
        """Of the ways that lead elsewhere the best few, of a pilgrimage what helps; and abilities wait while
        nothing is under way, since they can be used a moment later, too.
        """
        assert isinstance(game, Pontifex)
        if question == terms.USE:
            if game.rules >= 3:
                return timely(game, seat, options)
            idle = game.window in (terms.HAS_TAKEN_EFFECT, terms.TURN_ENDS) and not game.stack
            return [terms.PASS] if idle else options
        if question == terms.PILGRIM:
            if game.rules >= 3:
                return helpful_amounts(game, options, seat)
            return [option for option in options if option == terms.DONE or helps_seat(option - 1, seat)]
        if question == terms.GO:
            plain = [option for option in options if option < terms.USE_FIRST]
            return self.found[seat].best_moves(game, seat, self.weights, plain)
        if question == terms.CHOOSE_ACTION:
            plain = [option for option in options if option < terms.USE_NOW]
            return self.found[seat].best_actions(game, seat, self.weights, plain)
        return options

    def aside(self, question: int, option: int) -> bool:
        """An ability in the own turn."""
        if question == terms.GO:
            return option >= terms.USE_FIRST
        return question == terms.CHOOSE_ACTION and option >= terms.USE_NOW

    def worth_a_thought(self, game: Game, seat: int, question: int) -> bool:
        assert isinstance(game, Pontifex)
        return question != terms.USE or game.rules < 3 or might_make_sense(game, seat)

    def progress(self, game: Game) -> float:
        """How near the nearest is to the goal."""
        assert isinstance(game, Pontifex)
        return nearness(game)


def timely(game: State, seat: i64, options: list[int]) -> list[int]:
    """To pass, and what makes sense out of turn."""
    found: list[int] = []
    for option in options:
        if option == terms.PASS or sensible(game, seat, option - 1):
            found.append(option)
    return found


def helpful_amounts(game: State, options: list[int], seat: i64) -> list[int]:
    """Of each score that helps the seat as much as can be paid and still helps, and nothing after it.

    Of Holiness also a half and a quarter of it: a large pilgrimage is cancelled sooner, and lost as a whole.
    """
    amounts: dict[int, list[int]] = {}
    for option in options:
        code: i64 = option - terms.AMOUNTS
        change: i64 = code // (2 * terms.MOST_POINTS)
        if code % 2 == 0 and helps_seat(change, seat):
            amounts.setdefault(change, []).append(option)
    own: i64 = seat * terms.SCORES
    found: list[int] = []
    for chosen, of_it in amounts.items():
        most: i64 = len(of_it)
        if chosen == 2 * (own + terms.HOLINESS):
            most = min(most, MOST_HOLINESS - game.score[own + terms.HOLINESS])
            if most >= 4:
                found.append(of_it[most // 4 - 1])
            if most >= 2:
                found.append(of_it[most // 2 - 1])
        elif chosen == 2 * (own + terms.MOVEMENT):
            most = min(most, len(MOVEMENT_WORTH) - 1 - game.score[own + terms.MOVEMENT])
        if most > 0:
            found.append(of_it[most - 1])
    return found or [options[0]]


def helps_seat(change: i64, seat: i64) -> bool:
    """Whether a change of a pilgrimage helps the seat: more Holiness and Movement and fewer Sins for itself,
    the contrary for others.
    """
    lowered: bool = change % 2 == 1
    worse: bool = lowered == (change // 2 % terms.SCORES != terms.SINS)
    return worse == (change // 6 != seat)


def advantage(worth: list[float], seat: int, w: Weights) -> float:
    """What the seat is worth minus its rivals, of whom the best counts most."""
    best = -VICTORY
    total = 0.0
    for who in range(len(worth)):
        if who != seat:
            total += worth[who]
            best = max(best, worth[who])
    return worth[seat] - w.rivals * (0.5 * best + 0.5 * total / float(len(worth) - 1))


class FixedOutcome:
    """A position in which all that is announced has taken effect."""

    def __init__(self, game: Pontifex, w: Weights) -> None:
        self.w = w
        self.seat: i64 = game.seat
        self.hope = 0.0  # of the active seat: what the die that is still to fall brings on average
        if game.stack or game.action != terms.NO_ACTION:
            game = game.copy()
            self.hope = settle(game, w)
        self.game = game

    def worths(self, steady: bool, found: list[Prospects]) -> list[float]:
        """What each seat is worth; `found`: what it can win, as it was found last.

        `steady`: on average the same before and after a decision, a turn, a round.
        """
        game = self.game
        if game.done:
            return [VICTORY if place == 1 else 0.0 for place in game.places()]
        worth = [
            standing(game, who, self.w) + found[who].of(game, who, self.w, steady, self.hope)
            for who in range(game.players)
        ]
        worth[self.seat] += self.hope
        return worth

    def parts(self, found: list[Prospects]) -> list[list[float]]:
        """What each seat is worth, then what that is made of, for a learned evaluation to weigh."""
        game = self.game
        worth = self.worths(True, found)
        parts: list[list[float]] = []
        seat: i64
        for seat in range(game.players):
            size: i64 = game.size[seat]
            missing: i64 = GOALS[game.players] - size
            holiness: i64 = min(MOST_HOLINESS, game.score[seat * terms.SCORES + terms.HOLINESS])
            movement: i64 = min(6, game.score[seat * terms.SCORES + terms.MOVEMENT])
            sins: i64 = game.score[seat * terms.SCORES + terms.SINS]
            parts.append(
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
                    float(count(game.retinue[seat] >> terms.FIRST_CHARACTER)),
                    worth[seat] - standing(game, seat, self.w),
                    1.0 if seat == self.seat else 0.0,
                    self.hope if seat == self.seat else 0.0,
                ]
            )
        return parts


# --- what is under way ----------------------------------------------------------------------------


def settle(game: State, w: Weights) -> float:
    """Lets all that is announced take effect on this copy; returns what chance adds on average."""
    silent = Ask()
    stack = game.stack
    while stack:
        cancelled: i64 = stack.pop()
        target: i64 = stack.pop()
        source: i64 = stack.pop()
        user: i64 = stack.pop()
        if cancelled == 0:
            if target == terms.NOTHING:
                target = likely_target(game, user, source)
            resolve(game, silent, user, source, target)
            if game.done:
                return 0.0
    if game.halted:
        return 0.0
    action: i64 = game.action
    seat: i64 = game.seat
    if action == terms.PERSUADE:
        return settle_persuasion(game, seat, w)
    if action == terms.PENCE:
        return settle_pence(game, seat, w)
    if game.resolved or (action in (terms.DRAW_CARD, terms.PILGRIMAGE, terms.CONVERSION) and pawn_gone(game)):
        return 0.0
    if action in (terms.WALK, terms.FLIGHT_AS_MOVE):
        game.moved = True
        game.place[seat] = game.goal
        game.phase = terms.ACT
    elif action == terms.FLIGHT:
        game.place[seat] = game.goal
    elif action == terms.PILGRIMAGE:
        for chosen in game.changes:
            code: i64 = chosen - 1
            change(game, silent, code // 6, code // 2 % 3, -1 if code % 2 == 1 else 1, terms.FOR_GOOD)
            judge(game, silent)
        if not game.pending:  # more may be asked of the Pope, and since rules 3 nothing is paid yet
            if game.rules < 3 or not game.changes:
                return pilgrimage_worth(game, seat, 0, w)
            points: i64 = game.cards.points[game.pope]
            payments: i64 = (len(game.changes) + points - 1) // points
            return -float(payments) * cost_worth(game, seat, game.pope, w) - TRIFLE
    elif action == terms.CONVERSION:
        join(game, seat, game.goal)
        judge(game, silent)
    elif action == terms.DRAW_CARD:
        return w.card
    return 0.0


def likely_target(game: State, seat: i64, source: i64) -> i64:
    """Whom an ability that is not aimed yet will hit: whoever has the largest retinue."""
    kind: i64 = game.cards.kind[source]
    target: i64 = terms.NOTHING
    largest: i64 = -1
    if aims_at_players(kind):
        other: i64
        for other in range(game.players):
            if other != seat and game.size[other] > largest and touches(game, source, other):
                largest = game.size[other]
                target = other
    elif kind == terms.TRAVEL:
        for place in members(within_reach(game, seat)):
            target = place
    elif kind in (terms.CALL, terms.ENTICE, terms.RELEASE, terms.SILENCE, terms.RENEW):
        for person in members(candidates(game, seat, source)):
            owner: i64 = owner_of(game, person)
            size: i64 = 0 if owner == terms.NOBODY else game.size[owner]
            if size > largest:
                largest = size
                target = person
    return target


def settle_persuasion(game: State, seat: i64, w: Weights) -> float:
    person: i64 = game.goal
    imagined = game.throws > game.seen_throws or game.die == 0
    if not imagined:
        if game.resolved or pawn_gone(game):
            return 0.0
        value: i64 = game.cards.value[person]
        short: i64 = value - game.die - helps(game, seat, person) - game.bonus
        return outcome(game, seat, short, w)
    if game.succeeded:  # back to before the die
        game.done = False
        game.winner = terms.NOBODY
        leave(game, seat, person)
    elif pawn_gone(game):
        return 0.0
    game.money[seat] += game.bribe * terms.BRIBE_PRICE
    if (game.free >> person) & 1 == 0:
        return 0.0
    needs: i64 = game.cards.value[person] - helps(game, seat, person) - game.bonus
    return chance_worth(game, seat, needs, w)


def outcome(game: State, seat: i64, short: i64, w: Weights) -> float:
    """What it brings when the die is known and so many points are missing."""
    if short <= 0:
        return gain_of_one(game, seat, w)
    cost: i64 = short * terms.BRIBE_PRICE
    if short <= terms.MOST_BRIBE and cost <= game.money[seat]:
        return max(0.0, gain_of_one(game, seat, w) - float(cost) * w.money)
    return 0.0


def settle_pence(game: State, seat: i64, w: Weights) -> float:
    yields: i64 = game.cards.yields[game.goal]
    if pawn_gone(game) and not game.succeeded:
        return 0.0
    if game.throws > game.seen_throws or game.die == 0:
        if game.resolved:
            game.money[seat] -= yields if game.die < terms.DOUBLES_FROM else 2 * yields
        else:
            game.money[seat] += bonus_of(game, seat, terms.BONUS_PENCE)
        money: i64 = game.money[seat]
        once = money_worth(money + yields, w) + money_worth(money + 2 * yields, w)
        return 0.5 * once - money_worth(money, w)
    if not game.resolved:
        game.money[seat] += yields if game.die < terms.DOUBLES_FROM else 2 * yields
    return 0.0
