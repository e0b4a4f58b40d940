"""The special actions, pilgrimage and conversion, and what they cost (PX-22 to PX-25, PX-84, PX-85)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.declaring import declare, stopped, takes_effect
from camerlengo.games.pontifex.hands import discard
from camerlengo.games.pontifex.standing import change, judge
from camerlengo.games.pontifex.state import State, asked, bit, choose, count, join, members, shown, unused


def make_pilgrimage(game: State, ask: Ask, seat: i64, at: i64) -> None:
    """PX-23: all changes are chosen and paid, then the window, then they apply in this order."""
    game.action = terms.PILGRIMAGE
    game.goal = at
    if ask.hears:
        ask.announce(terms.DECLARED, seat, [terms.PILGRIMAGE, at])
    if game.rules < 3:
        pledge_one_by_one(game, ask, seat)
    else:
        pledge(game, ask, seat)
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


def pledge(game: State, ask: Ask, seat: i64) -> None:
    """How many points of which scores: one choice for each score, in order; all is paid at once."""
    points: i64 = game.cards.points[game.pope]
    left: i64 = points * payments(game, seat, game.pope)
    pledged: i64 = 0
    lowest: i64 = 0  # the change from which others may follow
    more = True
    while more:
        chosen: i64 = asked(game, ask, seat, terms.PILGRIM, amounts(game, lowest, left)) - terms.AMOUNTS
        more = chosen % 2 == 1
        by: i64 = chosen // 2 % terms.MOST_POINTS + 1
        what: i64 = chosen // (2 * terms.MOST_POINTS)
        left -= by
        pledged += by
        lowest = what + 2 - what % 2  # a score goes up or down
        for _ in range(by):
            game.changes.append(1 + what)
        if ask.hears:
            ask.announce(terms.PLEDGED_POINTS, seat, [what // 6, what // 2 % 3, -by if what % 2 == 1 else by])
    pay(game, ask, seat, game.pope, (pledged + points - 1) // points)


def amounts(game: State, lowest: i64, left: i64) -> list[int]:
    """By how many points each score can still go up or down, with more to follow or not (PX-24)."""
    options: list[int] = []
    ends: i64 = game.players * terms.SCORES * 2
    what: i64
    for what in range(lowest, ends):
        most: i64 = min(left, terms.MOST_POINTS)
        if what % 2 == 1:
            at: i64 = what // 2
            base: i64 = game.score[at]
            most = min(most, base - 1 if at % terms.SCORES == terms.MOVEMENT else base)
        by: i64
        for by in range(1, most + 1):
            option: i64 = terms.AMOUNTS + (what * terms.MOST_POINTS + by - 1) * 2
            options.append(option)
            if by < left and what + 2 - what % 2 < ends:
                options.append(option + 1)
    return options


def payments(game: State, seat: i64, pope: i64) -> i64:
    """How often the cost of a pope can be paid."""
    cost = game.cards.costs[pope]
    most: i64 = terms.MOST_POINTS * terms.CHANGES
    price: i64 = price_in_money(game, seat, pope)
    if price > 0:
        money: i64 = game.money[seat]
        most = min(most, money // price)
    if cost[terms.COST_CARDS] > 0:
        held: i64 = game.held[seat]
        most = min(most, held // cost[terms.COST_CARDS])
    if cost[terms.COST_TURNED] > 0:
        most = min(most, count(unused(game, seat)) // cost[terms.COST_TURNED])
    if cost[terms.COST_SINS] > 0:
        sins: i64 = game.score[seat * terms.SCORES + terms.SINS]
        most = min(most, (terms.FALL - 1 - sins) // cost[terms.COST_SINS])
    if cost[terms.COST_MOVEMENT] > 0:
        movement: i64 = game.score[seat * terms.SCORES + terms.MOVEMENT]
        most = min(most, (movement - 1) // cost[terms.COST_MOVEMENT])
    return most


def pledge_one_by_one(game: State, ask: Ask, seat: i64) -> None:
    """Before rules 3 each change was a question, and paid when it was chosen."""
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
            ask.announce(terms.PLEDGED, seat, [(chosen - 1) // 6, (chosen - 1) // 2 % 3, (chosen - 1) % 2])
        if not paid:
            pay(game, ask, seat, game.pope)


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
        ask.announce(terms.DECLARED, seat, [terms.CONVERSION, person])
    pay(game, ask, seat, terms.POPES + person - terms.FIRST_CHARACTER)
    declare(game, ask, terms.CONVERSION, person)
    if stopped(game):
        return
    if not takes_effect(game, ask):
        return
    join(game, seat, person)
    if ask.hears:
        ask.announce(terms.CONVERTED, seat, [person])
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


def pay(game: State, ask: Ask, seat: i64, whose: i64, times: i64 = 1) -> None:
    """PX-38: a cost may demand a discard. Of a pilgrimage it is paid so many times at once."""
    cost = game.cards.costs[whose]
    money: i64 = times * price_in_money(game, seat, whose)
    if money > 0:
        game.money[seat] -= money
        if ask.hears:
            ask.announce(terms.PAID, seat, [money])
    if cost[terms.COST_CARDS] > 0:
        discard(game, ask, seat, times * cost[terms.COST_CARDS])
    for _ in range(times * cost[terms.COST_TURNED]):
        person: i64 = choose(game, ask, seat, terms.TURN, members(unused(game, seat)))
        used: i64 = game.used[seat]
        game.used[seat] = used | bit(person)
        if ask.hears:
            ask.announce(terms.WAS_TURNED, seat, [person])
    if cost[terms.COST_SINS] > 0:
        change(game, ask, seat, terms.SINS, times * cost[terms.COST_SINS], terms.FOR_GOOD)
    if cost[terms.COST_MOVEMENT] > 0:
        change(game, ask, seat, terms.MOVEMENT, -times * cost[terms.COST_MOVEMENT], terms.FOR_GOOD)
