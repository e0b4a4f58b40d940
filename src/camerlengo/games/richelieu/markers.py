"""Markers: paid, placed, moved (RI-20 to RI-26)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask
from camerlengo.core.game import choose
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.discs import can_use_disc, may_hold_marker_back, use_disc
from camerlengo.games.richelieu.state import State


def pay_marker(game: State, ask: Ask, seat: i64, owner: i64, place: i64) -> None:
    """RI-23: an own marker goes into the box for good, from the supply or lifted from a card."""
    options = game.placed[seat].copy()
    if game.supply[seat] > 0:
        options.append(terms.FROM_SUPPLY)
    game.wanted = place
    source: i64 = choose(ask, seat, terms.PAY, options)
    game.wanted = terms.NOBODY
    if source == terms.FROM_SUPPLY:
        game.supply[seat] -= 1
        if game.returned > 0:  # pays first, since it could not be placed in this turn anyway (RI-22)
            game.returned -= 1
    else:
        lift_marker(game, seat, source)
    game.lost[seat] += 1
    if ask.hears:
        ask.announce(terms.PAID, seat, [source, owner])


def place_marker(game: State, ask: Ask, seat: i64) -> None:
    """RI-20, RI-21: one marker from the supply on any card without one, or, with none left, one moved."""
    while game.free:
        supply: i64 = game.supply[seat]
        question: i64 = terms.MARK
        if supply > game.returned:
            options = game.free.copy()
        elif supply == 0 and game.placed[seat]:
            question = terms.MOVE
            options = game.placed[seat].copy()
        else:  # RI-26: a marker that came back counts as supply, but cannot be placed yet
            options = []
        if may_hold_marker_back(game, seat):
            ask.reach()
            if can_use_disc(game, seat):
                options.append(terms.USE_DISC_NOW)
        elif not options:
            return
        options.append(terms.NO_MARKER)
        place: i64 = ask.one(seat, question, options)
        if place == terms.USE_DISC_NOW:
            use_disc(game, ask, seat)
            continue
        if place != terms.NO_MARKER:
            if question == terms.MARK:
                put_marker(game, seat, place)
                game.supply[seat] = supply - 1
                if ask.hears:
                    ask.announce(terms.MARKED, seat, [place, game.layout[place]])
            else:
                move_marker(game, ask, seat, place)
        return


def move_marker(game: State, ask: Ask, seat: i64, source: i64) -> None:
    """RI-21."""
    game.moving = source
    target: i64 = choose(ask, seat, terms.MOVE_TO, game.free.copy())
    game.moving = terms.NOBODY
    put_marker(game, seat, target)
    lift_marker(game, seat, source)
    if ask.hears:
        ask.announce(terms.MOVED, seat, [source, target, game.layout[target]])


def put_marker(game: State, seat: i64, place: i64) -> None:
    game.marker[place] = seat
    insert_sorted(game.placed[seat], place, 0)
    row: i64 = place // terms.COLUMNS
    free = game.free
    index = first_free(game, row)
    while free[index] != place:
        index += 1
    free.pop(index)
    free_here: i64 = game.free_in_row[row]
    game.free_in_row[row] = free_here - 1


def lift_marker(game: State, seat: i64, place: i64) -> None:
    game.marker[place] = terms.NOBODY
    game.placed[seat].remove(place)
    row: i64 = place // terms.COLUMNS
    insert_sorted(game.free, place, first_free(game, row))
    free_here: i64 = game.free_in_row[row]
    game.free_in_row[row] = free_here + 1


def first_free(game: State, row: i64) -> i64:
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
