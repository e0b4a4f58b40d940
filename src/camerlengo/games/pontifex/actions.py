"""The actions of a turn: persuasion, Peter's Pence, draw, flight (PX-10, PX-16 to PX-21, PX-27)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex.answers import open_window
from camerlengo.games.pontifex.declaring import clear_action, declare, fail, stopped
from camerlengo.games.pontifex.effects import throw
from camerlengo.games.pontifex.hands import draw
from camerlengo.games.pontifex.special import can_convert, can_pay, convert, make_pilgrimage
from camerlengo.games.pontifex.standing import judge
from camerlengo.games.pontifex.state import (
    State,
    allowed_actions,
    asked,
    bonus_of,
    choose,
    join,
    landings,
    members,
    pawn_gone,
    persuasion_total,
)
from camerlengo.games.pontifex.terms import (
    ARRIVED,
    BONUS_PENCE,
    BRIBE,
    BRIBE_PRICE,
    BRIBED,
    CHOOSE_ACTION,
    COLLECTED,
    CONVERT,
    DECLARED,
    DIE_HAS_FALLEN,
    DOUBLES_FROM,
    DRAW_CARD,
    END,
    FLIGHT,
    FLY_TO,
    GAVE_UP,
    GIVE_UP,
    HAS_TAKEN_EFFECT,
    LET_IT_BE,
    MAKE_PILGRIMAGE,
    MOST_BRIBE,
    MOST_CARDS,
    ORDINARY,
    PENCE,
    PERSUADE,
    PERSUADED,
    PILGRIMS,
    RESISTED,
    TICKET,
)


def act(game: State, ask: Ask) -> None:
    clear_action(game)
    seat: i64 = game.seat
    game.acted += 1
    chosen: i64 = choose(game, ask, seat, CHOOSE_ACTION, possible_actions(game, seat))
    take_action(game, ask, seat, chosen)
    if game.done:
        return
    game.pending = False
    if allowed_actions(game) <= 0:
        game.phase = END


def possible_actions(game: State, seat: i64) -> list[int]:
    """What can be done where the pawn stands; anything can be given up (PX-10)."""
    cards = game.cards
    at: i64 = game.place[seat]
    special: i64 = cards.special[at]
    options: list[int] = []
    if special != ORDINARY and game.special_taken and game.rules >= 2:  # PX-22
        return [LET_IT_BE]
    if special == ORDINARY:
        here: i64 = cards.here[at]
        if (game.free >> here) & 1 != 0:  # PX-17
            options.append(PERSUADE)
        options.append(PENCE)
        continent: i64 = cards.continent[at]
        if game.left[continent] > 0 and game.held[seat] < MOST_CARDS:  # PX-20
            options.append(DRAW_CARD)
        for airport in members(landings(game, seat)):
            options.append(FLY_TO + airport)
    elif special == PILGRIMS:  # PX-22
        if can_pay(game, seat, game.pope):
            options.append(MAKE_PILGRIMAGE)
    elif can_convert(game, seat, cards.here[at]):
        options.append(CONVERT)
    options.append(LET_IT_BE)
    return options


def take_action(game: State, ask: Ask, seat: i64, chosen: i64) -> None:
    at: i64 = game.place[seat]
    if chosen == LET_IT_BE:
        game.action = GIVE_UP
        if ask.hears:
            ask.tell(GAVE_UP, seat, [])
        return
    if chosen == PERSUADE:
        persuade(game, ask, seat, game.cards.here[at])
    elif chosen == PENCE:
        collect_pence(game, ask, seat, at)
    elif chosen == DRAW_CARD:
        draw_card(game, ask, seat, game.cards.continent[at])
    elif chosen == MAKE_PILGRIMAGE:
        game.special_taken = True
        make_pilgrimage(game, ask, seat, at)
    elif chosen == CONVERT:
        game.special_taken = True
        convert(game, ask, seat, game.cards.here[at])
    else:
        fly(game, ask, seat, chosen - FLY_TO)
    if stopped(game):
        return
    open_window(game, ask, HAS_TAKEN_EFFECT)


def persuade(game: State, ask: Ask, seat: i64, person: i64) -> None:
    """PX-27: declared, window, die, window, bribe, result."""
    if ask.hears:
        ask.tell(DECLARED, seat, [PERSUADE, person])
    declare(game, ask, PERSUADE, person)
    if stopped(game):
        return
    throw(game, ask, seat)
    open_window(game, ask, DIE_HAS_FALLEN)
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
            ask.tell(PERSUADED, seat, [person, total, value])
        judge(game, ask)  # PX-44: before the window
    elif ask.hears:
        ask.tell(RESISTED, seat, [person, total, value])


def bribe(game: State, ask: Ask, seat: i64) -> None:
    """PX-18: offered only where it can close the gap."""
    value: i64 = game.cards.value[game.goal]
    short: i64 = value - persuasion_total(game)
    money: i64 = game.money[seat]
    if short <= 0 or short > MOST_BRIBE or short * BRIBE_PRICE > money:
        return
    if (game.free >> game.goal) & 1 == 0 or pawn_gone(game):
        return
    added: i64 = asked(game, ask, seat, BRIBE, [0, short])
    if added == 0:
        return
    game.bribe = added
    game.money[seat] = money - added * BRIBE_PRICE
    if ask.hears:
        ask.tell(BRIBED, seat, [added, added * BRIBE_PRICE])


def collect_pence(game: State, ask: Ask, seat: i64, at: i64) -> None:
    """PX-19: the yield, doubled by 11 or more."""
    if ask.hears:
        ask.tell(DECLARED, seat, [PENCE, at])
    declare(game, ask, PENCE, at)
    if stopped(game):
        return
    throw(game, ask, seat)
    open_window(game, ask, DIE_HAS_FALLEN)
    if stopped(game):
        return
    game.pending = False
    game.resolved = True
    if pawn_gone(game):
        fail(game, ask)
        return
    game.succeeded = True
    money: i64 = game.cards.yields[at]
    doubled = game.die >= DOUBLES_FROM
    if doubled:
        money *= 2
    money += bonus_of(game, seat, BONUS_PENCE)
    game.money[seat] += money
    if ask.hears:
        ask.tell(COLLECTED, seat, [money, 1 if doubled else 0])


def draw_card(game: State, ask: Ask, seat: i64, continent: i64) -> None:
    """PX-20."""
    if ask.hears:
        ask.tell(DECLARED, seat, [DRAW_CARD, continent])
    declare(game, ask, DRAW_CARD, continent)
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
    game.money[seat] -= TICKET
    if ask.hears:
        ask.tell(DECLARED, seat, [FLIGHT, goal])
    declare(game, ask, FLIGHT, goal)
    if stopped(game):
        return
    game.pending = False
    game.place[seat] = goal
    game.resolved = True
    game.succeeded = True
    if ask.hears:
        ask.tell(ARRIVED, seat, [goal])
