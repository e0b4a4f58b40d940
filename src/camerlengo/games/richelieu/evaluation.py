"""How good a Richelieu position looks.

The score as it stands, softened by what is still on the table.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from camerlengo.core.game import Evaluation, Game, shares_of
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.scoring import holdings
from camerlengo.games.richelieu.state import State

MARKED_SHARE: Final = 0.25  # how much of a marked card already belongs to the marker's owner
SPARE_MARKER: Final = 0.9  # worth of a marker in the supply
PLACED_MARKER: Final = 0.5  # worth of a marker on a card, beside its claim
SPREAD: Final = 1.1  # crests of lead that make a majority likely, for each root of what is left
RIVALRY: Final = 0.8  # crests of lead that make it e times as likely as a rival's, for each root of that
PROSPECTS: Final = 7  # numbers that `prospects` gives a seat; those of `rivalry` follow


class RichelieuEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, State)
        points = self.standings(game)
        best_rival = -1000.0
        for who in range(game.players):
            if who != seat and points[who] > best_rival:
                best_rival = points[who]
        return points[seat] - best_rival

    def standings(self, game: Game) -> list[float]:
        assert isinstance(game, State)
        return [parts[0] for parts in prospects(game, Claims(game))]

    def features(self, game: Game) -> list[list[float]]:
        """The prospects, and what all rivals together make of the majorities."""
        assert isinstance(game, State)
        claims = Claims(game)
        found = prospects(game, claims)
        rivalry(game, claims, found)
        return found

    def progress(self, game: Game) -> float:
        assert isinstance(game, State)
        left = 0
        for row in range(terms.ROWS):
            left += game.right[row] - game.left[row] + 1
        return 1.0 - float(left) / float(terms.ROWS * terms.COLUMNS)


class Claims:
    """What each seat has of every contest, what markers promise it, and what is still to be had."""

    def __init__(self, game: State) -> None:
        self.on_cards = [holdings(game, who) for who in range(game.players)]
        self.of: list[list[float]] = []  # by seat and contest
        self.left = [0.0] * terms.CONTESTS
        for who in range(game.players):
            self.of.append([float(count) for count in self.on_cards[who]])
            for disc in game.discs[who]:
                if disc < terms.MARKER_BACK:
                    self.of[who][disc] += 1.0
        self.claim_marked_cards(game)

    def claim_marked_cards(self, game: State) -> None:
        """A marked card counts in part for the marker's owner; the rest of the table is open."""
        cards = game.cards
        left = self.left
        for row in range(terms.ROWS):
            for column in range(game.left[row], game.right[row] + 1):
                place = row * terms.COLUMNS + column
                card = game.layout[place]
                owner = game.marker[place]
                share = 0.0 if owner == terms.NOBODY else MARKED_SHARE
                crests = float(cards.crests[card])
                left[cards.region[card]] += crests * (1.0 - share)
                symbol = cards.symbol[card]
                if symbol != terms.NO_SYMBOL:
                    left[symbol] += 1.0 - share
                if owner != terms.NOBODY:
                    self.of[owner][cards.region[card]] += crests * share
                    if symbol != terms.NO_SYMBOL:
                        self.of[owner][symbol] += share


def prospects(game: State, claims: Claims) -> list[list[float]]:
    """By seat: what it may expect in all, the points, the penalty, how many majorities, markers held and
    placed, and whether it is to move."""
    players = game.players
    found: list[list[float]] = []
    for who in range(players):
        points = 0.0
        penalty = 0.0
        majorities = 0.0
        for contest in range(terms.CONTESTS):
            open_ones = claims.left[contest]
            chance = chance_of_majority(contest, who, claims.of, open_ones)
            majorities += chance
            points += chance * (claims.of[who][contest] + open_ones / float(players))
            if claims.on_cards[who][contest] == 0:
                penalty += terms.MISSING * (
                    1.0 if open_ones == 0.0 else 1.0 / (1.0 + open_ones / float(players))
                )
        to_move = 1.0 if who == game.seat else 0.0
        held = float(game.supply[who])
        placed = float(len(game.placed[who]))
        whole = points + penalty + SPARE_MARKER * held + PLACED_MARKER * placed
        found.append([whole, points, penalty, majorities, held, placed, to_move])
    return found


def rivalry(game: State, claims: Claims, found: list[list[float]]) -> None:
    """Adds by seat: points and majorities if all rivals count, not only the best, points that are in doubt
    and that nobody can take away any more, and what it has taken."""
    players = game.players
    for who in range(players):
        found[who] += [0.0, 0.0, 0.0, 0.0, float(sum(claims.on_cards[who]))]
    for contest in range(terms.CONTESTS):
        open_ones = claims.left[contest]
        decided = open_ones == 0.0
        standings = [claims.of[who][contest] for who in range(players)]
        shares: list[float] = []
        if not decided:
            shares = shares_of(standings, RIVALRY * sqrt(open_ones))
        for who in range(players):
            # A majority that is shared in the end scores nothing.
            share = chance_of_majority(contest, who, claims.of, 0.0) if decided else shares[who]
            points = share * (standings[who] + open_ones / float(players))
            mine = found[who]
            mine[PROSPECTS] += points
            mine[PROSPECTS + 1] += share
            mine[PROSPECTS + 2] += (1.0 - share) * points
            if decided:
                mine[PROSPECTS + 3] += points


def chance_of_majority(contest: int, seat: int, claims: list[list[float]], left: float) -> float:
    rival = 0.0
    for other in range(len(claims)):
        if other != seat and claims[other][contest] > rival:
            rival = claims[other][contest]
    lead = claims[seat][contest] - rival
    if left == 0.0:
        return 1.0 if lead > 0.0 else 0.0
    spread = SPREAD * sqrt(left)
    return min(1.0, max(0.0, 0.5 + lead / (2.0 * spread + 1.0)))
