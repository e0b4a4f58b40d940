"""Which cards a seat can take, and what happens when it takes one (RI-11 to RI-16)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.core.game import choose
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.discs import can_use_disc, may_hold_marker_back, use_disc
from camerlengo.games.richelieu.markers import first_free, pay_marker
from camerlengo.games.richelieu.state import State


def choose_card(game: State, ask: Ask, seat: i64) -> i64:
    """RI-11. A player who can take no card skips the turn (RI-16), unless "marker back" helps (RI-27)."""
    while True:
        options = takeable_ends(game, seat)
        stuck = not options
        if not may_hold_marker_back(game, seat):
            return terms.DECLINE if stuck else choose(ask, seat, terms.TAKE, options)
        ask.reach()
        if can_use_disc(game, seat):
            options.append(terms.USE_DISC)
        if stuck:
            options.append(terms.DECLINE)
        end = ask.one(seat, terms.TAKE, options)
        if end != terms.USE_DISC:
            return end
        use_disc(game, ask, seat)


def choose_another_card(game: State, ask: Ask, seat: i64, region: i64) -> i64:
    """RI-12, RI-13: another card of the region with one crest, at any row end, also one just laid bare."""
    while True:
        options = fitting_ends(game, seat, region, True)
        if may_hold_marker_back(game, seat):
            if not options and not fitting_ends(game, seat, region, False):
                return terms.DECLINE
            ask.reach()
            if can_use_disc(game, seat):
                options.append(terms.USE_DISC)
        elif not options:
            return terms.DECLINE
        options.append(terms.DECLINE)
        end = ask.one(seat, terms.TAKE_ANOTHER, options)
        if end != terms.USE_DISC:
            return end
        use_disc(game, ask, seat)


def takeable_ends(game: State, seat: i64) -> list[int]:
    """RI-11: the outermost cards that the seat can pay for (RI-25); a row's last card is offered once.

    A player who cannot pay has no marker on a card either.
    """
    ends: list[int] = []
    left = game.left
    right = game.right
    marker = game.marker
    can_pay = game.lost[seat] < terms.MARKERS
    row: i64
    for row in range(terms.ROWS):
        first: i64 = left[row]
        last: i64 = right[row]
        if first <= last:
            owner: i64 = marker[row * terms.COLUMNS + first]
            if owner == terms.NOBODY or can_pay:
                ends.append(2 * row)
            if first < last:
                owner = marker[row * terms.COLUMNS + last]
                if owner == terms.NOBODY or can_pay:
                    ends.append(2 * row + 1)
    return ends


def fitting_ends(game: State, seat: i64, region: i64, affordable: bool) -> list[int]:
    """RI-12: ends with a one-crest card of the region; only those the seat can pay for, or all."""
    ends: list[int] = []
    left = game.left
    right = game.right
    layout = game.layout
    region_of = game.cards.region
    crests_of = game.cards.crests
    can_pay = game.lost[seat] < terms.MARKERS or not affordable
    row: i64
    for row in range(terms.ROWS):
        first: i64 = left[row]
        last: i64 = right[row]
        if first <= last:
            place: i64 = row * terms.COLUMNS + first
            card: i64 = layout[place]
            if region_of[card] == region and crests_of[card] == 1:
                owner: i64 = game.marker[place]
                if owner == terms.NOBODY or can_pay:
                    ends.append(2 * row)
            if first < last:
                place = row * terms.COLUMNS + last
                card = layout[place]
                if region_of[card] == region and crests_of[card] == 1:
                    owner = game.marker[place]
                    if owner == terms.NOBODY or can_pay:
                        ends.append(2 * row + 1)
    return ends


def take(game: State, ask: Ask, seat: i64, end: i64) -> i64:
    """Pays, takes card and disc, and returns the card."""
    row: i64 = end >> 1
    at_right: i64 = end & 1
    column: i64 = game.right[row] if at_right else game.left[row]
    place: i64 = row * terms.COLUMNS + column
    owner: i64 = game.marker[place]
    if owner == terms.NOBODY:
        free_here: i64 = game.free_in_row[row]
        index = first_free(game, row)
        game.free.pop(index + free_here - 1 if at_right else index)
        game.free_in_row[row] = free_here - 1
    else:
        if owner == seat:  # RI-22
            game.returned += 1
        else:
            pay_marker(game, ask, seat, owner, place)
        game.placed[owner].remove(place)
        game.supply[owner] += 1
        game.marker[place] = terms.NOBODY
    if at_right:
        game.right[row] = column - 1
    else:
        game.left[row] = column + 1
    if game.left[row] > game.right[row]:
        game.rows_left -= 1
    card: i64 = game.layout[place]
    game.taken[seat].append(card)
    if ask.hears:
        ask.announce(terms.TOOK, seat, [place, card])
        if owner == seat:
            ask.announce(terms.TOOK_OWN_MARKER_BACK, seat, [place])
    disc: i64 = game.disc[place]
    if disc != terms.NO_DISC:  # RI-30
        game.disc[place] = terms.NO_DISC
        game.discs[seat].append(disc)
        if ask.hears:
            ask.announce(terms.TOOK_DISC, seat, [place])
            ask.announce(terms.SAW_DISC, seat, [disc], only(seat))
    return card
