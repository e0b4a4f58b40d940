"""What a seat cannot know, guessed again: roles, hands, loads, deck and discards."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.rng import Rng
from camerlengo.games.q import terms
from camerlengo.games.q.deduction import digest
from camerlengo.games.q.knowledge import DECK, MOVING, PILE, SEEN, SLOT, Mind, Minds, Opening, begin, place_of
from camerlengo.games.q.setup import put_paolo_in
from camerlengo.games.q.state import State, hold_of


def redeal_roles(game: State, seat: i64, rng: Rng) -> None:
    """Q-03: nobody knows another's role before the end."""
    if game.done:
        return
    hidden: list[int] = []
    other: i64
    for other in range(game.players):
        if other != seat:
            hidden.append(game.roles[other])
    hidden.sort()
    rng.shuffle(hidden)
    for other in range(game.players):
        if other != seat:
            game.roles[other] = hidden.pop()


def mind_of(game: State, seat: i64) -> Mind:
    """What a seat knows now; what was worked out for a position is kept for all its copies."""
    minds = game.minds
    index: i64 = seat if seat >= 0 else game.players
    secrets = game.secrets[seat] if seat >= 0 else []
    kept = minds.minds[index]
    if kept is None or kept.read != minds.length:
        mind = begin(seat, minds.opening, game.copies, secrets) if kept is None else kept.copy()
        digest(mind, game.log, secrets, minds.length)
        minds.minds[index] = mind
    else:
        mind = kept
    if minds.length < len(game.log):
        mind = mind.copy()
        digest(mind, game.log, secrets, len(game.log))
    return mind


def redeal_cards(game: State, seat: i64, rng: Rng) -> None:
    mind = mind_of(game, seat)
    guess = Guess(mind, rng)
    other: i64
    for other in range(game.players):
        if other == seat:
            continue
        set_aside: i64 = len(game.aside[other])
        hand = guess.fill(other, len(game.hands[other]) + set_aside)
        if set_aside > 0:
            hand.sort()
            rng.shuffle(hand)
            game.aside[other] = [hand.pop() for _ in range(set_aside)]
        hand.sort()
        game.hands[other] = hand
        game.loaded[other] = guess.fill(SLOT + other, len(game.loaded[other]))
    if game.drawn and game.seat != seat:
        game.drawn = guess.fill(MOVING, len(game.drawn))
        game.drawn.sort()
    paolo_waits = terms.PAOLO in game.deck
    deck = guess.fill(DECK, len(game.deck) - (1 if paolo_waits else 0))
    deck.sort()
    rng.shuffle(deck)
    game.deck = deck
    if paolo_waits:
        drawn: i64 = game.deck_size - len(deck)
        least: i64 = max(game.deck_size // 2 - terms.NEAR_MIDDLE, drawn)
        most: i64 = game.deck_size // 2 + terms.NEAR_MIDDLE
        put_paolo_in(game, least + rng.below(most - least + 1) - drawn)
    pile = guess.fill(PILE, len(game.pile) - len(mind.pile)) + mind.pile
    pile.sort()
    game.pile = pile
    forget_secrets(game, seat, mind)


def forget_secrets(game: State, seat: i64, mind: Mind) -> None:
    """In a guess the other seats begin to know with what they hold now."""
    opening = Opening()
    opening.index = len(game.log)
    opening.sizes = [len(game.hands[other]) + len(game.aside[other]) for other in range(game.players)]
    opening.loaded = [len(cards) for cards in game.loaded]
    opening.deck = mind.deck
    opening.gone = game.gone.copy()
    if game.drawn:
        opening.drawer = game.seat
        opening.drawn = len(game.drawn)
    if game.looking:
        opening.looker = game.loader
    other: i64
    for other in range(game.players):
        if other != seat:
            secrets = game.hands[other] + game.aside[other]
            if opening.drawer == other:
                secrets += game.drawn
            secrets += game.loaded[other]
            if opening.looker == other:
                secrets += hold_of(game)
            game.secrets[other] = secrets
    minds: list[Mind | None] = [None] * (game.players + 1)
    minds[seat if seat >= 0 else game.players] = mind
    game.minds = Minds(opening, len(game.log), minds)


class Guess:
    """One world: where the followed cards are, and all other cards in random order."""

    def __init__(self, mind: Mind, rng: Rng) -> None:
        self.at: list[list[int]] = [[] for _ in range(16)]
        world: i64 = choose_world(mind, rng)
        free = mind.free.copy()
        token: i64
        for token in range(len(mind.tokens)):
            place: i64 = place_of(world, token)
            if place != SEEN:
                card = mind.tokens[token]
                self.at[place].append(card)
                free[card] -= 1
        self.hold = mind.hold.copy()  # what of a hold that was looked into is not followed
        if self.hold:
            for place in range(SLOT, DECK):
                for card in self.at[place]:
                    self.hold.remove(card)
            for card in self.hold:
                free[card] -= 1
            self.hold.sort()
            rng.shuffle(self.hold)
        self.rest: list[int] = []
        kind: i64
        for kind in range(len(free)):
            for _ in range(free[kind]):
                self.rest.append(kind)
        rng.shuffle(self.rest)

    def fill(self, place: i64, size: i64) -> list[int]:
        """The cards at a place: those that are followed, then any others."""
        cards = self.at[place]
        others = self.hold if self.hold and SLOT <= place < DECK else self.rest
        while len(cards) < size:
            cards.append(others.pop())
        return cards


def choose_world(mind: Mind, rng: Rng) -> i64:
    worlds = mind.worlds
    if len(worlds) == 1:
        for world in worlds:
            return world
    ranked = list(worlds)
    ranked.sort()
    lot = float(rng.below(1 << 30)) / float(1 << 30)
    for world in ranked:
        lot -= worlds[world]
        if lot < 0.0:
            return world
    return ranked[-1]
