"""The actions of a turn: persuasion, Peter's Pence, draw, flight (PX-10, PX-16 to PX-21, PX-27)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.answers import choose_or_use, open_window, use
from camerlengo.games.pontifex.declaring import clear_action, declare, fail, stopped, takes_effect
from camerlengo.games.pontifex.effects import throw
from camerlengo.games.pontifex.hands import draw
from camerlengo.games.pontifex.special import can_convert, can_pay, convert, make_pilgrimage
from camerlengo.games.pontifex.standing import judge
from camerlengo.games.pontifex.state import (
    State,
    add_members,
    allowed_actions,
    asked,
    bonus_of,
    join,
    landings,
    pawn_gone,
    persuasion_total,
)


def act(game: State, ask: Ask) -> None:
    clear_action(game)
    seat: i64 = game.seat
    game.acted += 1
    chosen: i64 = choose_action(game, ask, seat)
    while chosen >= terms.USE_NOW:
        use(game, ask, seat, chosen - terms.USE_NOW)
        if game.done:
            return
        clear_action(game)  # the pawn may stand elsewhere
        chosen = choose_action(game, ask, seat)
    take_action(game, ask, seat, chosen)
    if game.done:
        return
    game.pending = False
    if allowed_actions(game) <= 0:
        game.phase = terms.END


def choose_action(game: State, ask: Ask, seat: i64) -> i64:
    """Where nothing can be done but to give the action up nobody is asked: abilities can wait."""
    options = possible_actions(game, seat)
    if len(options) == 1:
        return terms.LET_IT_BE
    return choose_or_use(game, ask, terms.CHOOSE_ACTION, options, terms.USE_NOW)


def possible_actions(game: State, seat: i64) -> list[int]:
    """The actions that are possible where the pawn stands; anything can be given up (PX-10)."""
    cards = game.cards
    at: i64 = game.place[seat]
    special: i64 = cards.special[at]
    options: list[int] = []
    if special != terms.ORDINARY and game.special_taken and game.rules >= 2:  # PX-22
        return [terms.LET_IT_BE]
    if special == terms.ORDINARY:
        here: i64 = cards.here[at]
        if (game.free >> here) & 1 != 0:  # PX-17
            options.append(terms.PERSUADE)
        options.append(terms.PENCE)
        continent: i64 = cards.continent[at]
        if game.left[continent] > 0 and game.held[seat] < terms.MOST_CARDS:  # PX-20
            options.append(terms.DRAW_CARD)
        add_members(options, terms.FLY_TO, landings(game, seat))
    elif special == terms.PILGRIMS:  # PX-22
        if can_pay(game, seat, game.pope):
            options.append(terms.MAKE_PILGRIMAGE)
    elif can_convert(game, seat, cards.here[at]):
        options.append(terms.CONVERT)
    options.append(terms.LET_IT_BE)
    return options


def take_action(game: State, ask: Ask, seat: i64, chosen: i64) -> None:
    at: i64 = game.place[seat]
    if chosen == terms.LET_IT_BE:
        game.action = terms.GIVE_UP
        if ask.hears:
            ask.announce(terms.GAVE_UP, seat, [])
        return
    if chosen == terms.PERSUADE:
        persuade(game, ask, seat, game.cards.here[at])
    elif chosen == terms.PENCE:
        collect_pence(game, ask, seat, at)
    elif chosen == terms.DRAW_CARD:
        draw_card(game, ask, seat, game.cards.continent[at])
    elif chosen == terms.MAKE_PILGRIMAGE:
        game.special_taken = True
        make_pilgrimage(game, ask, seat, at)
    elif chosen == terms.CONVERT:
        game.special_taken = True
        convert(game, ask, seat, game.cards.here[at])
    else:
        fly(game, ask, seat, chosen - terms.FLY_TO)
    if game.rules < 3 and not stopped(game):
        open_window(game, ask, terms.HAS_TAKEN_EFFECT)


def persuade(game: State, ask: Ask, seat: i64, person: i64) -> None:
    """PX-27: declared, die, window, bribe, result."""
    if ask.hears:
        ask.announce(terms.DECLARED, seat, [terms.PERSUADE, person])
    declare(game, ask, terms.PERSUADE, person)
    if stopped(game):
        return
    throw(game, ask, seat)
    open_window(game, ask, terms.DIE_HAS_FALLEN)
    if stopped(game):
        return
    game.pending = False
    bribe(game, ask, seat)
    game.resolved = True
    value: i64 = game.cards.value[person]
    total: i64 = persuasion_total(game)
    if (game.free >> person) & 1 == 0 or pawn_gone(game):  # an ability has led one of them elsewhere
        fail(game, ask)
    elif total >= value:
        join(game, seat, person)
        game.succeeded = True
        if ask.hears:
            ask.announce(terms.PERSUADED, seat, [person, total, value])
        judge(game, ask)  # PX-44: before the window
    elif ask.hears:
        ask.announce(terms.RESISTED, seat, [person, total, value])


def bribe(game: State, ask: Ask, seat: i64) -> None:
    """PX-18: offered only where it can close the gap."""
    value: i64 = game.cards.value[game.goal]
    short: i64 = value - persuasion_total(game)
    money: i64 = game.money[seat]
    if short <= 0 or short > terms.MOST_BRIBE or short * terms.BRIBE_PRICE > money:
        return
    if (game.free >> game.goal) & 1 == 0 or pawn_gone(game):
        return
    added: i64 = asked(game, ask, seat, terms.BRIBE, [0, short])
    if added == 0:
        return
    game.bribe = added
    game.money[seat] = money - added * terms.BRIBE_PRICE
    if ask.hears:
        ask.announce(terms.BRIBED, seat, [added, added * terms.BRIBE_PRICE])


def collect_pence(game: State, ask: Ask, seat: i64, at: i64) -> None:
    """PX-19: the yield, doubled by 11 or more."""
    if ask.hears:
        ask.announce(terms.DECLARED, seat, [terms.PENCE, at])
    declare(game, ask, terms.PENCE, at)
    if stopped(game):
        return
    throw(game, ask, seat)
    open_window(game, ask, terms.DIE_HAS_FALLEN)
    if stopped(game):
        return
    if not takes_effect(game, ask):
        return
    money: i64 = game.cards.yields[at]
    doubled = game.die >= terms.DOUBLES_FROM
    if doubled:
        money *= 2
    money += bonus_of(game, seat, terms.BONUS_PENCE)
    game.money[seat] += money
    if ask.hears:
        ask.announce(terms.COLLECTED, seat, [money, 1 if doubled else 0])


def draw_card(game: State, ask: Ask, seat: i64, continent: i64) -> None:
    """PX-20."""
    if ask.hears:
        ask.announce(terms.DECLARED, seat, [terms.DRAW_CARD, continent])
    declare(game, ask, terms.DRAW_CARD, continent)
    if stopped(game):
        return
    game.pending = False
    game.resolved = True
    if not pawn_gone(game) and draw(game, ask, seat, continent, 1) > 0:
        game.succeeded = True
    else:
        fail(game, ask)


def fly(game: State, ask: Ask, seat: i64, goal: i64) -> None:
    """PX-21."""
    game.money[seat] -= terms.TICKET
    if ask.hears:
        ask.announce(terms.DECLARED, seat, [terms.FLIGHT, goal])
    declare(game, ask, terms.FLIGHT, goal)
    if stopped(game):
        return
    game.pending = False
    game.place[seat] = goal
    game.resolved = True
    game.succeeded = True
    if ask.hears:
        ask.announce(terms.ARRIVED, seat, [goal])
