"""The set-up (Q-01 to Q-06), and how a round begins."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.core.rng import Rng
from camerlengo.games.q import terms
from camerlengo.games.q.knowledge import Mind, Minds, Opening
from camerlengo.games.q.log import publish, publish_one
from camerlengo.games.q.state import PAIR_FIRST, PAIR_SECOND, Cards, State

ALL_PAIRS = list(range(terms.PAIRS))


def set_up(game: State, players: int, rng: Rng, cards: Cards, first: int) -> None:
    """`first` is a seat, or NOBODY to have it drawn (Q-05)."""
    game.players = players
    game.cards = cards
    game.copies = cards.copies_with(players)
    game.rng = rng
    drawn = game.rng.below(players)
    game.first = drawn if first == terms.NOBODY else first
    game.roles = [role for role in range(terms.ROLES) if role != terms.ZENO or players == terms.ROLES]
    game.rng.shuffle(game.roles)
    game.role_turned = [0] * terms.ROLES
    game.seat_turned = [0] * players
    game.spent = [0] * players
    game.deck = []
    game.pile = []
    game.gone = []
    game.drawn = []
    game.log = []
    game.secrets = []
    game.hands = []
    game.aside = []
    game.loaded = []
    for kind in range(cards.kinds):
        game.deck += [kind] * game.copies[kind]
    game.rng.shuffle(game.deck)
    opening = Opening()
    opening.sizes = [terms.DEALT] * players
    opening.loaded = [0] * players
    for _ in range(players):
        hand = [game.deck.pop() for _ in range(terms.DEALT)]
        game.secrets.append(hand.copy())
        hand.sort()
        game.hands.append(hand)
        game.aside.append([])
        game.loaded.append([])
    opening.deck = len(game.deck)
    nobody_yet: list[Mind | None] = [None] * (players + 1)  # the last one is a spectator's
    game.minds = Minds(opening, 0, nobody_yet)


def put_back_two(game: State, ask: Ask) -> None:
    """Q-04, Q-06: all put two of their five cards back at the same time; then Paolo III goes in."""
    game.seat = terms.NOBODY
    seat: i64
    asked: dict[int, list[int]] = {}
    for seat in range(game.players):
        asked[seat] = ALL_PAIRS.copy()
    chosen = ask.all(terms.PUT_BACK_TWO, asked)
    for seat in range(game.players):
        pair: i64 = chosen[seat]
        hand = game.hands[seat]
        second: i64 = hand.pop(PAIR_SECOND[pair])
        first: i64 = hand.pop(PAIR_FIRST[pair])
        game.deck += [first, second]
        game.secrets[seat] += [first, second]
        if ask.hears:
            ask.announce(terms.PUT_BACK_CARDS, seat, [first, second], only(seat))
    game.rng.shuffle(game.deck)
    game.deck_size = len(game.deck)
    put_paolo_in(game, game.deck_size // 2 - terms.NEAR_MIDDLE + game.rng.below(2 * terms.NEAR_MIDDLE + 1))
    publish(game, ask, terms.SET_UP_DONE, terms.NOBODY)
    begin_round(game, ask)


def put_paolo_in(game: State, above: i64) -> None:
    game.deck.insert(len(game.deck) - above, terms.PAOLO)


def begin_round(game: State, ask: Ask) -> None:
    game.round += 1
    game.turn = 0
    game.loader = terms.NOBODY
    game.seizer = terms.NOBODY
    game.feast = game.next_feast
    game.next_feast = 0
    game.phase = terms.TURNS
    publish_one(game, ask, terms.BEGAN, game.first, game.round)
