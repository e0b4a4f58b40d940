"""What a seat can know of cards it does not see.

A seat knows more than its hand: what it put back into the deck, discarded, lost or loaded, what it gave to
whom, what it saw when it looked. Such a card is followed as a *token* through all that everybody has seen
since (the public log). Where it may have gone more ways than one, there are several *worlds*, each with its
weight; when a cargo or a hand is shown, the worlds that do not fit are gone. All other cards are equally
likely to be anywhere. So the worlds are exact for players who choose among their cards at random; how players
really choose is for bots to judge.

A world is one number: four bits for each token say where it is.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from camerlengo.games.q import terms

SLOT: Final = 6  # 0–5: in the hand of a seat, 6–11: loaded by a seat
DECK: Final = 12
PILE: Final = 13  # face down on the discard pile
SEEN: Final = 14  # the token is a card that the seat has seen since, so that it need not be followed
MOVING: Final = 15  # drawn and not yet chosen from, or on its way from hand to hand

MOST_TOKENS: Final = 15
MOST_WORLDS: Final = 192  # of more, the likeliest are kept


class Opening:
    """Where knowledge begins: at the deal, or where a guess was made for another seat.

    The secrets of a seat begin with the cards of its own that it had then: hand, loaded, drawn, and the
    hold if it was looking into it.
    """

    def __init__(self) -> None:
        self.index: i64 = 0  # in the public log
        self.sizes: list[int] = []  # cards in each hand
        self.loaded: list[int] = []  # cards loaded by each seat
        self.deck: i64 = 0  # cards in the deck without Paolo III
        self.drawer: i64 = terms.NOBODY
        self.drawn: i64 = 0
        self.looker: i64 = terms.NOBODY
        self.gone: list[int] = []  # cards of the ships that had sailed


class Mind:
    """What one seat knows after so many numbers of the public log."""

    def __init__(self) -> None:
        self.seat: i64 = terms.NOBODY
        self.read: i64 = 0
        self.learned: i64 = 0  # how many of its secrets are used
        self.sizes: list[int] = []
        self.deck: i64 = 0
        self.free: list[int] = []  # by kind: cards that are neither own nor seen to have left
        self.all_free: i64 = 0
        self.pile: list[int] = []  # cards that lie on the discard pile for certain
        self.hold: list[int] = []  # all cards of the hold, while the seat has looked into it
        self.loaded: list[int] = []  # own cards in the hold
        self.hand: list[int] = []  # own hand with what was drawn
        self.tokens: list[int] = []
        self.worlds: dict[int, float] = {0: 1.0}
        self.exact = True  # no world that is possible was ever left out

    def copy(self) -> Mind:
        other = Mind()
        other.seat = self.seat
        other.read = self.read
        other.learned = self.learned
        other.sizes = self.sizes.copy()
        other.deck = self.deck
        other.free = self.free.copy()
        other.all_free = self.all_free
        other.pile = self.pile.copy()
        other.hold = self.hold.copy()
        other.loaded = self.loaded.copy()
        other.hand = self.hand.copy()
        other.tokens = self.tokens.copy()
        other.worlds = self.worlds.copy()
        other.exact = self.exact
        return other


class Minds:
    """What all seats know after `length` numbers of the public log, as far as somebody has asked.

    Shared by all copies of a position; whoever plays on makes a new one, which begins with the same list.
    """

    def __init__(self, opening: Opening, length: i64, minds: list[Mind | None]) -> None:
        self.opening = opening
        self.length = length
        self.minds = minds

    def __reduce__(self) -> tuple[Any, ...]:
        return Minds, (self.opening, int(self.length), self.minds)


def begin(seat: i64, opening: Opening, copies: list[int], secrets: list[int]) -> Mind:
    mind = Mind()
    mind.seat = seat
    mind.read = opening.index
    mind.sizes = opening.sizes.copy()
    mind.deck = opening.deck
    mind.free = copies.copy()
    total: i64 = 0
    for number in copies:
        total += number
    mind.all_free = total
    for card in opening.gone:
        take_out(mind, card)
    if seat < 0:
        return mind
    hand: i64 = opening.sizes[seat]
    if opening.drawer == seat:
        hand += opening.drawn
    at: i64
    for at in range(hand):
        own(mind, secrets[at])
    loaded: i64 = hand + opening.loaded[seat]
    for at in range(hand, loaded):
        mind.loaded.append(secrets[at])
        follow(mind, secrets[at], SLOT + seat)
    mind.learned = loaded
    if opening.looker == seat:
        size: i64 = 0
        for number in opening.loaded:
            size += number
        mind.hold = secrets[loaded : loaded + size]
        mind.learned = loaded + size
    return mind


# --- cards whose place is certain -----------------------------------------------------------------


def take_out(mind: Mind, card: i64) -> None:
    mind.free[card] -= 1
    mind.all_free -= 1


def own(mind: Mind, card: i64) -> None:
    mind.hand.append(card)
    take_out(mind, card)


def disown(mind: Mind, card: i64) -> None:
    mind.hand.remove(card)
    mind.free[card] += 1
    mind.all_free += 1


def discard_own(mind: Mind, card: i64) -> None:
    mind.hand.remove(card)
    mind.pile.append(card)


# --- tokens ---------------------------------------------------------------------------------------


def place_of(world: i64, token: i64) -> i64:
    return (world >> (4 * token)) & 15


def follow(mind: Mind, card: i64, place: i64) -> None:
    """A card that the seat does not own any more is at this place for certain."""
    if len(mind.tokens) >= MOST_TOKENS:
        forget_seen(mind)
        if len(mind.tokens) >= MOST_TOKENS:
            forget_one(mind)
    token: i64 = len(mind.tokens)
    worlds: dict[int, float] = {}
    for world, weight in mind.worlds.items():
        worlds[world | (place << (4 * token))] = weight
    mind.worlds = worlds
    mind.tokens.append(card)


def keep_tokens(mind: Mind, kept: list[int]) -> None:
    worlds: dict[int, float] = {}
    for world, weight in mind.worlds.items():
        smaller: i64 = 0
        index: i64
        for index in range(len(kept)):
            smaller |= place_of(world, kept[index]) << (4 * index)
        add_world(worlds, smaller, weight)
    mind.tokens = [mind.tokens[token] for token in kept]
    mind.worlds = worlds


def forget_seen(mind: Mind) -> None:
    """Tokens that were seen in every world need not be followed."""
    kept: list[int] = []
    token: i64
    for token in range(len(mind.tokens)):
        for world in mind.worlds:
            if place_of(world, token) != SEEN:
                kept.append(token)
                break
    if len(kept) < len(mind.tokens):
        keep_tokens(mind, kept)


def forget_one(mind: Mind) -> None:
    """The oldest token whose place is not certain; if all are, the oldest that is no own card in the hold."""
    mind.exact = False
    slot: i64 = SLOT + mind.seat
    oldest: i64 = -1
    token: i64
    for token in range(len(mind.tokens)):
        places: i64 = 0  # as bits
        for world in mind.worlds:
            places |= 1 << place_of(world, token)
        if places & (places - 1) != 0:
            oldest = token
            break
        if oldest < 0 and places != 1 << slot:
            oldest = token
    oldest = max(oldest, 0)
    keep_tokens(mind, [token for token in range(len(mind.tokens)) if token != oldest])


def add_world(worlds: dict[int, float], world: i64, weight: float) -> None:
    before = worlds.get(world)
    worlds[world] = weight if before is None else before + weight


def settle(mind: Mind, worlds: dict[int, float]) -> None:
    """The worlds that are left, their weights adding up to one."""
    if len(worlds) > MOST_WORLDS:
        ranked = [(-weight, world) for world, weight in worlds.items()]
        ranked.sort()
        worlds = {world: -weight for weight, world in ranked[:MOST_WORLDS]}
        mind.exact = False
    total = 0.0
    for weight in worlds.values():
        total += weight
    if total <= 0.0:  # the world as it is was among those not kept: begin anew with what is certain
        mind.exact = False
        mind.tokens = []
        mind.worlds = {0: 1.0}
        for card in mind.loaded:
            follow(mind, card, SLOT + mind.seat)
        return
    mind.worlds = {world: weight / total for world, weight in worlds.items()}


def shift(mind: Mind, source: i64, target: i64, size: i64) -> None:
    """One of `size` cards goes from place to place, and the seat does not see which."""
    count: i64 = len(mind.tokens)
    if count == 0:
        return
    worlds: dict[int, float] = {}
    moved = False
    token: i64
    for world, weight in mind.worlds.items():
        here: i64 = 0
        for token in range(count):
            if place_of(world, token) == source:
                here += 1
                add_world(worlds, world + ((target - source) << (4 * token)), weight / float(size))
        if here > 0:
            moved = True
        if size > here:
            add_world(worlds, world, weight * float(size - here) / float(size))
    if moved:
        settle(mind, worlds)


def shift_all(mind: Mind, source: i64, target: i64) -> None:
    count: i64 = len(mind.tokens)
    worlds: dict[int, float] = {}
    token: i64
    for world, weight in mind.worlds.items():
        moved: i64 = world
        for token in range(count):
            if place_of(world, token) == source:
                moved += (target - source) << (4 * token)
        add_world(worlds, moved, weight)
    mind.worlds = worlds


def free_in(mind: Mind, world: i64, card: i64) -> i64:
    """Cards of a kind that are not followed in this world: any of them may be anywhere."""
    free: i64 = mind.free[card]
    token: i64
    for token in range(len(mind.tokens)):
        if mind.tokens[token] == card and place_of(world, token) != SEEN:
            free -= 1
    return free


def all_free_in(mind: Mind, world: i64) -> i64:
    free: i64 = mind.all_free
    token: i64
    for token in range(len(mind.tokens)):
        if place_of(world, token) != SEEN:
            free -= 1
    return free


def see(mind: Mind, source: i64, size: i64, card: i64) -> None:
    """One of `size` cards at a place is seen; the caller says where it goes."""
    worlds: dict[int, float] = {}
    token: i64
    for world, weight in mind.worlds.items():
        here: i64 = 0
        for token in range(len(mind.tokens)):
            if place_of(world, token) == source:
                here += 1
                if mind.tokens[token] == card:
                    add_world(worlds, world + ((SEEN - source) << (4 * token)), weight / float(size))
        free = free_in(mind, world, card)
        if size > here and free > 0:
            share = float(free) / float(all_free_in(mind, world))
            add_world(worlds, world, weight * share * float(size - here) / float(size))
    settle(mind, worlds)


def chance_of(mind: Mind, world: i64, rest: dict[int, int], size: i64) -> float:
    """That `size` cards which are not followed are just these."""
    chance = 1.0
    left: i64 = size
    total: i64 = all_free_in(mind, world)
    for card, count in rest.items():
        if count < 0:
            return 0.0
        free: i64 = free_in(mind, world, card)
        number: i64
        for number in range(count):
            if free <= number or total <= 0:
                return 0.0
            chance *= float(free - number) * float(left) / (float(total) * float(number + 1))
            total -= 1
            left -= 1
    return chance


def counted(cards: list[int]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def see_all(mind: Mind, first: i64, last: i64, cards: list[int], forget: bool) -> None:
    """All cards of a hand, or of the hold, are seen. With `forget` its tokens need not be followed."""
    shown = counted(cards)
    worlds: dict[int, float] = {}
    token: i64
    for world, weight in mind.worlds.items():
        rest = shown.copy()
        size: i64 = len(cards)
        after: i64 = world
        for token in range(len(mind.tokens)):
            place: i64 = place_of(world, token)
            if first <= place <= last:
                card = mind.tokens[token]
                rest[card] = rest.get(card, 0) - 1
                size -= 1
                if forget:
                    after += (SEEN - place) << (4 * token)
        chance = chance_of(mind, world, rest, size)
        if chance > 0.0:
            add_world(worlds, after, weight * chance)
    settle(mind, worlds)


def see_all_but_one(mind: Mind, cards: list[int]) -> None:
    """The cargo is shown, but one card was thrown away before, and the seat does not know which (Q-21)."""
    shown = counted(cards)
    hold: i64 = len(cards) + 1
    worlds: dict[int, float] = {}
    token: i64
    for world, weight in mind.worlds.items():
        rest = shown.copy()
        size: i64 = hold
        after: i64 = world
        for token in range(len(mind.tokens)):
            place: i64 = place_of(world, token)
            if SLOT <= place < DECK:
                card = mind.tokens[token]
                rest[card] = rest.get(card, 0) - 1
                size -= 1
                after += (SEEN - place) << (4 * token)
        if size > 0:  # a card that is not followed
            chance = chance_of(mind, world, rest, size - 1) * float(size) / float(hold)
            if chance > 0.0:
                add_world(worlds, after, weight * chance)
        for token in range(len(mind.tokens)):
            if SLOT <= place_of(world, token) < DECK:
                card = mind.tokens[token]
                rest[card] += 1
                chance = chance_of(mind, world, rest, size) / float(hold)
                rest[card] -= 1
                if chance > 0.0:
                    seen: i64 = place_of(
                        after, token
                    )  # as a constant C would shift it as a number of 32 bits
                    add_world(worlds, after + ((PILE - seen) << (4 * token)), weight * chance)
    settle(mind, worlds)
