"""What a seat learns from all that everybody has seen (the public log) and from what it alone has seen."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.games.q import terms
from camerlengo.games.q.knowledge import (
    DECK,
    MOVING,
    PILE,
    SEEN,
    SLOT,
    Mind,
    discard_own,
    disown,
    follow,
    forget_seen,
    own,
    see,
    see_all,
    see_all_but_one,
    shift,
    shift_all,
    take_out,
)
from camerlengo.games.q.log import event_of, seat_of, size_of


def digest(mind: Mind, log: list[int], secrets: list[int], upto: i64) -> None:
    """Reads the public log on to `upto`; `secrets` is what this seat alone has seen, in order."""
    while mind.read < upto:
        header: i64 = log[mind.read]
        at: i64 = mind.read + 1
        size: i64 = size_of(header)
        mind.read = at + size
        first: i64 = log[at] if size > 0 else 0
        second: i64 = log[at + 1] if size > 1 else 0
        event: i64 = event_of(header)
        seat: i64 = seat_of(header)
        if event == terms.DREW:
            draw(mind, secrets, seat, first)
        elif event == terms.KEPT:
            keep(mind, secrets, seat)
        elif event == terms.LOADED:
            load(mind, secrets, seat)
        elif event == terms.EXCHANGED:
            exchange(mind, secrets, seat, first, second)
        elif event == terms.VISITED_CONVENT:
            lose(mind, secrets, seat, second)
            lose(mind, secrets, first, second)
        elif event == terms.SAW_HOLD:
            if seat == mind.seat:
                mind.hold = learn(mind, secrets, first)
                see_all(mind, SLOT, DECK - 1, mind.hold, False)
        elif event == terms.THREW:  # the cargo is shown next
            cargo: i64 = mind.read + 2
            mind.read += 1 + size_of(log[mind.read])
            sail(mind, secrets, seat, first, log[cargo : mind.read])
        elif event == terms.LOOKED:
            if seat == mind.seat:
                see_hand(mind, first, learn(mind, secrets, mind.sizes[first]))
        elif event == terms.SWAPPED_HANDS:
            swap_hands(mind, secrets, seat, first)
        elif event == terms.REDREW:
            redraw(mind, secrets, seat, second, first)
        elif event == terms.DREW_CARDS:
            redraw(mind, secrets, seat, first, 0)
        elif event == terms.SET_UP_DONE:
            set_up(mind, secrets)


def learn(mind: Mind, secrets: list[int], count: i64) -> list[int]:
    first: i64 = mind.learned
    mind.learned = first + count
    return secrets[first : first + count]


def set_up(mind: Mind, secrets: list[int]) -> None:
    """Q-04: what was put back is somewhere in the deck."""
    mind.deck += terms.PUT_BACK * len(mind.sizes)
    mind.sizes = [terms.DEALT - terms.PUT_BACK] * len(mind.sizes)
    if mind.seat >= 0:
        for card in learn(mind, secrets, terms.PUT_BACK):
            disown(mind, card)
            follow(mind, card, DECK)


def draw(mind: Mind, secrets: list[int], seat: i64, count: i64) -> None:
    """Two cards wait to be chosen from; a single one is kept (Q-11)."""
    if seat == mind.seat:
        for card in learn(mind, secrets, count):
            see(mind, DECK, mind.deck, card)
            own(mind, card)
            mind.deck -= 1
    else:
        for _ in range(count):
            shift(mind, DECK, MOVING if count > 1 else seat, mind.deck)
            mind.deck -= 1
    if count == 1:
        mind.sizes[seat] += 1


def keep(mind: Mind, secrets: list[int], seat: i64) -> None:
    mind.sizes[seat] += 1
    if seat == mind.seat:
        discard_own(mind, learn(mind, secrets, 1)[0])
    else:
        shift(mind, MOVING, PILE, 2)
        shift_all(mind, MOVING, seat)


def load(mind: Mind, secrets: list[int], seat: i64) -> None:
    if seat == mind.seat:
        card = learn(mind, secrets, 1)[0]
        disown(mind, card)
        mind.loaded.append(card)
        follow(mind, card, SLOT + seat)
    else:
        shift(mind, seat, SLOT + seat, mind.sizes[seat])
    mind.sizes[seat] -= 1


def exchange(mind: Mind, secrets: list[int], seat: i64, other: i64, count: i64) -> None:
    """Q-17: the two know what they gave and got."""
    number: i64
    if mind.seat in (seat, other):
        partner: i64 = other if mind.seat == seat else seat
        given = learn(mind, secrets, count)
        got = learn(mind, secrets, count)
        size: i64 = mind.sizes[partner]
        for card in got:
            see(mind, partner, size, card)
            size -= 1
            own(mind, card)
        for card in given:
            disown(mind, card)
            follow(mind, card, partner)
        return
    for number in range(count):
        shift(mind, seat, MOVING, mind.sizes[seat] - number)
    for number in range(count):
        shift(mind, other, seat, mind.sizes[other] - number)
    shift_all(mind, MOVING, other)


def lose(mind: Mind, secrets: list[int], seat: i64, count: i64) -> None:
    """Q-35."""
    if seat == mind.seat:
        for card in learn(mind, secrets, count):
            discard_own(mind, card)
    else:
        number: i64
        for number in range(count):
            shift(mind, seat, PILE, mind.sizes[seat] - number)
    mind.sizes[seat] -= count


def sail(mind: Mind, secrets: list[int], loader: i64, thrown: i64, shown: list[int]) -> None:
    """Cards that are shown have left the game; one card may lie on the discard pile."""
    mind.loaded = []
    if loader == mind.seat:
        shift_all_from_hold(mind)
        if thrown > 0:
            card = learn(mind, secrets, 1)[0]
            mind.pile.append(card)
            take_out(mind, card)
    elif thrown > 0:
        see_all_but_one(mind, shown)
    else:
        see_all(mind, SLOT, DECK - 1, shown, True)
    for card in shown:
        take_out(mind, card)
    mind.hold = []
    forget_seen(mind)


def shift_all_from_hold(mind: Mind) -> None:
    place: i64
    for place in range(SLOT, DECK):
        shift_all(mind, place, SEEN)


def see_hand(mind: Mind, seat: i64, cards: list[int]) -> None:
    see_all(mind, seat, seat, cards, True)
    forget_seen(mind)
    for card in cards:
        follow(mind, card, seat)


def swap_hands(mind: Mind, secrets: list[int], seat: i64, other: i64) -> None:
    sizes = mind.sizes
    if mind.seat in (seat, other):
        partner: i64 = other if mind.seat == seat else seat
        given = mind.hand.copy()
        got = learn(mind, secrets, sizes[partner])
        see_all(mind, partner, partner, got, True)
        for card in given:
            disown(mind, card)
        for card in got:
            own(mind, card)
        forget_seen(mind)
        for card in given:
            follow(mind, card, partner)
    else:
        shift_all(mind, seat, MOVING)
        shift_all(mind, other, seat)
        shift_all(mind, MOVING, other)
    sizes[seat], sizes[other] = sizes[other], sizes[seat]


def redraw(mind: Mind, secrets: list[int], seat: i64, drawn: i64, discarded: i64) -> None:
    """The whole hand is discarded before cards are drawn, or nothing is."""
    if seat == mind.seat:
        if discarded > 0:
            for card in mind.hand.copy():
                discard_own(mind, card)
        for card in learn(mind, secrets, drawn):
            see(mind, DECK, mind.deck, card)
            own(mind, card)
            mind.deck -= 1
    else:
        if discarded > 0:
            shift_all(mind, seat, PILE)
        for _ in range(drawn):
            shift(mind, DECK, seat, mind.deck)
            mind.deck -= 1
    mind.sizes[seat] += drawn - discarded
