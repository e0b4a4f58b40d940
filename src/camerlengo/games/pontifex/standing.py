"""Scores that change, Sins that are too many, retinues that are large enough (PX-35 to PX-45)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.state import State, asked, leave, members

GOALS = [0, 0, 11, 10, 9]  # by number of players (PX-41)


def change(game: State, ask: Ask, seat: i64, what: i64, by: i64, turns: i64) -> None:
    """A score, the shelter or the number of actions, for good or for a time (PX-35)."""
    if turns == terms.FOR_GOOD:
        base: i64 = game.score[seat * terms.SCORES + what]
        least: i64 = 1 if what == terms.MOVEMENT else 0  # PX-24, PX-36
        value: i64 = base + by
        if value < least:
            value = min(base, least)
        game.score[seat * terms.SCORES + what] = value
    else:
        left: i64 = 0
        if turns != terms.THIS_TURN:  # the present turn is not one of the next n
            left = turns + 1 if seat == game.seat else turns
        game.passing.append(seat)
        game.passing.append(what)
        game.passing.append(by)
        game.passing.append(left)
        game.shift[seat * terms.SHIFTS + what] += by
    if ask.hears:
        ask.announce(terms.CHANGED, seat, [what, by, turns])


def expire(game: State) -> None:
    """The turn of the active seat is over: so is what was to last so long (PX-35)."""
    before = game.passing
    if not before:
        return
    after: list[int] = []
    entry: i64 = 0
    while entry < len(before):
        seat: i64 = before[entry]
        left: i64 = before[entry + 3]
        ends = left == 0
        if not ends and seat == game.seat:
            left -= 1
            ends = left == 0
        if ends:
            what: i64 = before[entry + 1]
            by: i64 = before[entry + 2]
            game.shift[seat * terms.SHIFTS + what] -= by
        else:
            after.append(seat)
            after.append(before[entry + 1])
            after.append(before[entry + 2])
            after.append(left)
        entry += 4
    game.passing = after


def judge(game: State, ask: Ask) -> None:
    """After each effect: Sins first, then victory, from the active seat clockwise (PX-43)."""
    players: i64 = game.players
    distance: i64
    for distance in range(players):
        seat: i64 = (game.seat + distance) % players
        sins: i64 = game.score[seat * terms.SCORES + terms.SINS]
        if sins >= terms.FALL:
            fall(game, ask, seat)
    for distance in range(players):
        seat = (game.seat + distance) % players
        size: i64 = game.size[seat]
        if size >= GOALS[players]:
            win(game, ask, seat)
            return


def fall(game: State, ask: Ask, seat: i64) -> None:
    """PX-40: Holiness 1, Sins 0; two cardinals of the own choice and all special characters go free."""
    game.score[seat * terms.SCORES + terms.HOLINESS] = 1
    game.score[seat * terms.SCORES + terms.SINS] = 0
    if ask.hears:
        ask.announce(terms.FELL, seat, [])
    person: i64
    for person in range(terms.FIRST_CHARACTER, terms.PEOPLE):
        retinue: i64 = game.retinue[seat]
        if (retinue >> person) & 1 != 0:
            go_free(game, ask, seat, person)
    for goes in range(2):
        cardinals = members(game.retinue[seat] & terms.ALL_CARDINALS)
        if not cardinals:
            return
        # With no more than must leave there is nothing to choose.
        if len(cardinals) <= 2 - goes:
            go_free(game, ask, seat, cardinals[0])
        else:
            go_free(game, ask, seat, asked(game, ask, seat, terms.LEAVES, cardinals))


def go_free(game: State, ask: Ask, seat: i64, person: i64) -> None:
    leave(game, seat, person)
    if ask.hears:
        ask.announce(terms.LEFT, seat, [person])


def win(game: State, ask: Ask, seat: i64) -> None:
    """PX-41: at once; whatever is still open is over with it."""
    game.done = True
    game.winner = seat
    game.window = terms.NO_WINDOW
    game.pending = False
    game.stack = []
    if ask.hears:
        ask.announce(terms.WON, seat, [])


def places(game: State) -> list[int]:
    """PX-42: the largest retinue, then fewer Sins, then more money, then shared."""
    result: list[int] = []
    for seat in range(game.players):
        better = 0
        for other in range(game.players):
            if ahead(game, other, seat):
                better += 1
        result.append(better + 1)
    return result


def ahead(game: State, one: i64, other: i64) -> bool:
    if game.size[one] != game.size[other]:
        return game.size[one] > game.size[other]
    sins, other_sins = (
        game.score[one * terms.SCORES + terms.SINS],
        game.score[other * terms.SCORES + terms.SINS],
    )
    if sins != other_sins:
        return sins < other_sins
    return game.money[one] > game.money[other]
