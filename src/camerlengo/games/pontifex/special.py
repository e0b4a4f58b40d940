"""The special actions, pilgrimage and conversion, and what they cost (PX-22 to PX-25, PX-84, PX-85)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.declaring import declare, stopped, takes_effect
from camerlengo.games.pontifex.hands import discard
from camerlengo.games.pontifex.standing import change, judge
from camerlengo.games.pontifex.state import State, bit, choose, count, join, members, shown, unused


def make_pilgrimage(game: State, ask: Ask, seat: i64, at: i64) -> None:
    """PX-23: all changes are chosen and paid, then the window, then they apply in this order."""
    game.action = terms.PILGRIMAGE
    game.goal = at
    if ask.hears:
        ask.tell(terms.DECLARED, seat, [terms.PILGRIMAGE, at])
    points: i64 = game.cards.points[game.pope]
    while True:
        paid: bool = len(game.changes) % points != 0  # for another change
        if not paid and not can_pay(game, seat, game.pope):
            break
        options = possible_changes(game)
        if game.changes:
            options.insert(0, terms.DONE)
        chosen: i64 = choose(game, ask, seat, terms.PILGRIM, options)
        if chosen == terms.DONE:
            break
        game.changes.append(chosen)
        if ask.hears:
            ask.tell(terms.PLEDGED, seat, [(chosen - 1) // 6, (chosen - 1) // 2 % 3, (chosen - 1) % 2])
        if not paid:
            pay(game, ask, seat, game.pope)
    declare(game, ask, terms.PILGRIMAGE, at)
    if stopped(game):
        return
    if not takes_effect(game, ask):
        return
    for chosen in game.changes:
        code: i64 = chosen - 1
        change(game, ask, code // 6, code // 2 % 3, -1 if code % 2 == 1 else 1, terms.FOR_GOOD)
        judge(game, ask)
        if stopped(game):
            return


def possible_changes(game: State) -> list[int]:
    """Every score of everybody up, and down as far as it goes with what is already chosen (PX-24)."""
    planned = game.score.copy()
    for chosen in game.changes:
        code: i64 = chosen - 1
        planned[code // 2] += -1 if code % 2 == 1 else 1
    options: list[int] = []
    at: i64
    for at in range(game.players * terms.SCORES):
        options.append(1 + 2 * at)
        least: i64 = 1 if at % terms.SCORES == terms.MOVEMENT else 0
        if planned[at] > least:
            options.append(2 + 2 * at)
    return options


def can_convert(game: State, seat: i64, person: i64) -> bool:
    """PX-25: who meets the requirement and can pay, while the character is free."""
    if (game.free >> person) & 1 == 0:
        return False
    character: i64 = person - terms.FIRST_CHARACTER
    return meets(game, seat, character) and can_pay(game, seat, terms.POPES + character)


def meets(game: State, seat: i64, character: i64) -> bool:
    needs = game.cards.needs[character]
    cardinals: i64 = game.retinue[seat] & terms.ALL_CARDINALS
    liberals: i64 = count(cardinals & game.cards.liberals)
    together: i64 = count(cardinals)
    return (
        liberals >= needs[terms.NEED_LIBERALS]
        and together - liberals >= needs[terms.NEED_CONSERVATIVES]
        and together >= needs[terms.NEED_CARDINALS]
        and shown(game, seat, terms.HOLINESS) >= needs[terms.NEED_HOLINESS]
        and game.score[seat * terms.SCORES + terms.SINS] <= needs[terms.NEED_FEW_SINS]
    )


def convert(game: State, ask: Ask, seat: i64, person: i64) -> None:
    """PX-25: no die is thrown."""
    game.action = terms.CONVERSION
    game.goal = person
    if ask.hears:
        ask.tell(terms.DECLARED, seat, [terms.CONVERSION, person])
    pay(game, ask, seat, terms.POPES + person - terms.FIRST_CHARACTER)
    declare(game, ask, terms.CONVERSION, person)
    if stopped(game):
        return
    if not takes_effect(game, ask):
        return
    join(game, seat, person)
    if ask.hears:
        ask.tell(terms.CONVERTED, seat, [person])
    judge(game, ask)


# --- costs ----------------------------------------------------------------------------------------


def price_in_money(game: State, seat: i64, whose: i64) -> i64:
    cost = game.cards.costs[whose]
    money: i64 = cost[terms.COST_MONEY]
    each: i64 = cost[terms.COST_EACH]
    if each > 0:
        size: i64 = game.size[seat]
        money += each * (max(1, size))
    return money


def can_pay(game: State, seat: i64, whose: i64) -> bool:
    """The cost of a pope, or of a character after them (PX-84, PX-85)."""
    cost = game.cards.costs[whose]
    if game.money[seat] < price_in_money(game, seat, whose) or game.held[seat] < cost[terms.COST_CARDS]:
        return False
    if cost[terms.COST_TURNED] > 0 and count(unused(game, seat)) < cost[terms.COST_TURNED]:
        return False
    sins: i64 = game.score[seat * terms.SCORES + terms.SINS]
    if cost[terms.COST_SINS] > 0 and sins + cost[terms.COST_SINS] >= terms.FALL:
        return False
    movement: i64 = game.score[seat * terms.SCORES + terms.MOVEMENT]
    return cost[terms.COST_MOVEMENT] == 0 or movement > cost[terms.COST_MOVEMENT]


def pay(game: State, ask: Ask, seat: i64, whose: i64) -> None:
    """PX-38: a cost may demand a discard."""
    cost = game.cards.costs[whose]
    money: i64 = price_in_money(game, seat, whose)
    if money > 0:
        game.money[seat] -= money
        if ask.hears:
            ask.tell(terms.PAID, seat, [money])
    if cost[terms.COST_CARDS] > 0:
        discard(game, ask, seat, cost[terms.COST_CARDS])
    for _ in range(cost[terms.COST_TURNED]):
        person: i64 = choose(game, ask, seat, terms.TURN, members(unused(game, seat)))
        used: i64 = game.used[seat]
        game.used[seat] = used | bit(person)
        if ask.hears:
            ask.tell(terms.WAS_TURNED, seat, [person])
    if cost[terms.COST_SINS] > 0:
        change(game, ask, seat, terms.SINS, cost[terms.COST_SINS], terms.FOR_GOOD)
    if cost[terms.COST_MOVEMENT] > 0:
        change(game, ask, seat, terms.MOVEMENT, -cost[terms.COST_MOVEMENT], terms.FOR_GOOD)
