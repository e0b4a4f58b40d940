"""How good a Q position looks: the score, the cargo, and what the hands of both factions may still bring."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from camerlengo.core.game import Evaluation, Game
from camerlengo.games.q import terms
from camerlengo.games.q.rules import QGame
from camerlengo.games.q.state import hold_of, side_of
from camerlengo.games.q.worth import card_worth, cargo_points

# In points: estimates.
IN_HAND: Final = 0.45  # of the worth of a card that its owner would like to load
LOADED: Final = 0.85  # of the points of a cargo that may still change
SEAL: Final = 1.5  # worth of being able to seize a ship
CONTROL: Final = 1.5  # worth of being First to load
VICTORY: Final = 100.0
DECK: Final = 80.0  # cards in the deck when a game begins, about
POINTS: Final = 7.0  # a lead of so many makes a victory e times as likely as a defeat
DRAWN_A_ROUND: Final = 1.7  # cards that a player takes out of the deck in a round


class QEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, QGame)
        return advantage(game, seat)

    def standings(self, game: Game) -> list[float]:
        """Factions stand together: a seat's standing is its faction's lead over the other."""
        assert isinstance(game, QGame)
        lead = spirituali_lead(game)
        return [lead * float(side_of(game, seat)) for seat in range(game.players)]

    def scale(self) -> float:
        return POINTS

    def chances(self, game: Game) -> list[float]:
        """Of each seat to be with the winners: those of one faction are the same."""
        return [chance_of(lead) for lead in self.standings(game)]

    def margins(self, game: Game) -> list[float]:
        """Those of one faction are the same, as in `chances`."""
        return [chance_of(float(points)) for points in game.scores()]

    def features(self, game: Game) -> list[list[float]]:
        """Spirituali, then Zelanti: points, cargo, hands, seals, the First to load, members, Paolo III."""
        assert isinstance(game, QGame)
        lead = spirituali_lead(game)
        return [[lead, *parts_of(game, terms.SPIRITUALI)], [-lead, *parts_of(game, terms.ZELANTI)]]

    def sides(self, game: Game) -> list[int]:
        assert isinstance(game, QGame)
        return [0 if side_of(game, seat) == terms.SPIRITUALI else 1 for seat in range(game.players)]

    def progress(self, game: Game) -> float:
        assert isinstance(game, QGame)
        return 1.0 - min(1.0, float(len(game.deck)) / DECK)

    def outcome(self, game: Game) -> list[float]:
        return [1.0 if points > 0 else 0.0 if points < 0 else 0.5 for points in game.scores()]


def chance_of(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead / POINTS))


def advantage(game: QGame, seat: i64) -> float:
    side: i64 = side_of(game, seat)
    if game.done:
        lead: i64 = side * game.score
        return float(lead) + (VICTORY if lead > 0 else -VICTORY if lead < 0 else 0.0)
    return float(side) * spirituali_lead(game) + pending(game, seat)


def spirituali_lead(game: QGame) -> float:
    """How far the Spirituali will be ahead, without what is under way."""
    worth = float(game.score)
    seized = game.seizer != terms.NOBODY
    worth += LOADED * float(cargo_points(game.cards, hold_of(game), seized, game.paolo_dead))
    if game.loader != terms.NOBODY and game.phase == terms.TURNS:
        worth += CONTROL * float(side_of(game, game.loader))
    turns = turns_left(game)
    other: i64
    for other in range(game.players):
        worth += float(side_of(game, other)) * standing(game, other, turns)
    return worth


def parts_of(game: QGame, side: i64) -> list[float]:
    seized = game.seizer != terms.NOBODY
    cargo: i64 = side * cargo_points(game.cards, hold_of(game), seized, game.paolo_dead)
    lead: i64 = side * game.score
    turns = turns_left(game)
    hands = 0.0
    seals = 0.0
    members = 0.0
    under_way = 0.0
    seat: i64
    for seat in range(game.players):
        if side_of(game, seat) == side:
            members += 1.0
            hands += standing(game, seat, turns)
            if game.spent[seat] == 0:
                seals += 1.0
            under_way += pending(game, seat)
    first = 0.0
    if game.loader != terms.NOBODY and game.phase == terms.TURNS:
        first = 1.0 if side_of(game, game.loader) == side else 0.0
    dead = 1.0 if game.paolo_dead and side == terms.SPIRITUALI else 0.0
    return [float(lead), float(cargo), hands, seals, first, members, under_way, dead]


def turns_left(game: QGame) -> i64:
    """How many turns a seat can still expect, this round and later."""
    rounds = float(len(game.deck)) / (DRAWN_A_ROUND * float(game.players))
    this_round: i64 = terms.LAPS - game.turn // game.players
    return this_round + terms.LAPS * int(rounds)


def standing(game: QGame, seat: i64, turns: i64) -> float:
    """What a seat holds, for its own faction."""
    side: i64 = side_of(game, seat)
    cards = game.hands[seat]
    partner: i64 = game.partner
    if partner != terms.NOBODY and game.action == terms.EXCHANGE:  # what is chosen will change hands
        if seat == game.seat:
            cards = cards + game.aside[partner]
        elif seat == partner:
            cards = cards + game.aside[game.seat]
    useful: list[float] = []
    for card in cards:
        worth = float(side) * card_worth(game.cards, card, False, game.paolo_dead)
        if worth > 0.0:
            useful.append(worth)
    if game.drawn and seat == game.seat:
        useful.append(
            max(float(side) * card_worth(game.cards, card, False, game.paolo_dead) for card in game.drawn)
        )
    useful.sort()
    total = 0.0
    while useful and turns > 0:
        total += useful.pop()
        turns -= 1
    return IN_HAND * total + (SEAL if game.spent[seat] == 0 and turns >= 0 else 0.0)


def pending(game: QGame, seat: i64) -> float:
    """What an action will bring whose questions are still open."""
    if game.seat != seat or game.phase != terms.TURNS:
        return 0.0
    if game.action == terms.LOAD_SHIP and len(game.hands[seat]) > 0:
        return best_load(game, seat)
    if game.action == terms.CONVENT and not game.aside[seat]:
        return convent(game, seat)
    if game.action == terms.EXCHANGE and game.partner == terms.NOBODY:
        return -0.1
    return 0.0


def best_load(game: QGame, seat: i64) -> float:
    side: i64 = side_of(game, seat)
    seized = game.seizer != terms.NOBODY
    hold = hold_of(game)
    before: i64 = cargo_points(game.cards, hold, seized, game.paolo_dead)
    best = -1000.0
    for card in game.hands[seat]:
        after = cargo_points(game.cards, [*hold, card], seized, game.paolo_dead)
        kept = max(0.0, float(side) * card_worth(game.cards, card, False, game.paolo_dead))
        best = max(best, LOADED * float(side * (after - before)) - IN_HAND * kept)
    return best + (CONTROL if game.loader == terms.NOBODY else 0.0)


def convent(game: QGame, seat: i64) -> float:
    """The best victim, or the one that is chosen; the own worst cards go too."""
    side: i64 = side_of(game, seat)
    own = [
        max(0.0, float(side) * card_worth(game.cards, card, False, game.paolo_dead))
        for card in game.hands[seat]
    ]
    own.sort()
    best = -1000.0
    other: i64
    for other in range(game.players):
        hand = game.hands[other]
        if other == seat or game.partner not in (terms.NOBODY, other) or not hand or not own:
            continue
        theirs: i64 = side_of(game, other)
        total = 0.0
        for card in hand:
            total += max(0.0, float(theirs) * card_worth(game.cards, card, False, game.paolo_dead))
        most: i64 = min(2, len(hand), len(own))
        count: i64
        for count in range(1, most + 1):
            if game.partner != terms.NOBODY and count != game.count:
                continue
            lost = sum(own[:count])
            best = max(best, -IN_HAND * (lost + float(side * theirs * count) * total / float(len(hand))))
    points: i64 = terms.CONVENT_POINTS if game.players < terms.ROLES else 0
    return best - float(side * points)
