"""How good a Richelieu position looks.

The score as it stands, softened by what is still on the table.
"""

from __future__ import annotations

from camerlengo.core.game import Evaluation, Game
from camerlengo.games.richelieu.rules import Richelieu, holdings
from camerlengo.games.richelieu.terms import (
    COLUMNS,
    CONTESTS,
    MARKER_BACK,
    MISSING,
    NO_SYMBOL,
    NOBODY,
    ROWS,
)

MARKED_SHARE = 0.25  # how much of a marked card already belongs to the marker's owner
SPARE_MARKER = 0.9  # worth of a marker in the supply
PLACED_MARKER = 0.5  # worth of a marker on a card, beside its claim
SPREAD = 1.1  # crests of lead that make a majority likely, for each root of what is left


class RichelieuEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Richelieu)
        points = self.standings(game)
        best_rival = -1000.0
        for who in range(game.players):
            if who != seat and points[who] > best_rival:
                best_rival = points[who]
        return points[seat] - best_rival

    def standings(self, game: Game) -> list[float]:
        assert isinstance(game, Richelieu)
        return [parts[0] for parts in prospects(game)]

    def parts(self, game: Game) -> list[list[float]]:
        assert isinstance(game, Richelieu)
        return prospects(game)

    def progress(self, game: Game) -> float:
        assert isinstance(game, Richelieu)
        left = 0
        for row in range(ROWS):
            left += game.right[row] - game.left[row] + 1
        return 1.0 - float(left) / float(ROWS * COLUMNS)


def prospects(game: Richelieu) -> list[list[float]]:
    """By seat: what it may expect in all, the points, the penalty, how many majorities, markers held and
    placed, and whether it is to move."""
    players = game.players
    claims: list[list[float]] = []
    for who in range(players):
        claims.append([float(count) for count in holdings(game, who)])
        for disc in game.discs[who]:
            if disc < MARKER_BACK:
                claims[who][disc] += 1.0
    on_cards = [holdings(game, who) for who in range(players)]
    left = [0.0] * CONTESTS
    claim_marked_cards(game, claims, left)
    found: list[list[float]] = []
    for who in range(players):
        points = 0.0
        penalty = 0.0
        majorities = 0.0
        for contest in range(CONTESTS):
            open_ones = left[contest]
            chance = chance_of_majority(contest, who, claims, open_ones)
            majorities += chance
            points += chance * (claims[who][contest] + open_ones / float(players))
            if on_cards[who][contest] == 0:
                penalty += MISSING * (1.0 if open_ones == 0.0 else 1.0 / (1.0 + open_ones / float(players)))
        to_move = 1.0 if who == game.seat else 0.0
        held = float(game.supply[who])
        placed = float(len(game.placed[who]))
        whole = points + penalty + SPARE_MARKER * held + PLACED_MARKER * placed
        found.append([whole, points, penalty, majorities, held, placed, to_move])
    return found


def claim_marked_cards(game: Richelieu, claims: list[list[float]], left: list[float]) -> None:
    """A marked card counts in part for the marker's owner; the rest of the table is open."""
    cards = game.cards
    for row in range(ROWS):
        for column in range(game.left[row], game.right[row] + 1):
            place = row * COLUMNS + column
            card = game.layout[place]
            owner = game.marker[place]
            share = 0.0 if owner == NOBODY else MARKED_SHARE
            crests = float(cards.crests[card])
            left[cards.region[card]] += crests * (1.0 - share)
            symbol = cards.symbol[card]
            if symbol != NO_SYMBOL:
                left[symbol] += 1.0 - share
            if owner != NOBODY:
                claims[owner][cards.region[card]] += crests * share
                if symbol != NO_SYMBOL:
                    claims[owner][symbol] += share


def chance_of_majority(contest: int, seat: int, claims: list[list[float]], left: float) -> float:
    rival = 0.0
    for other in range(len(claims)):
        if other != seat and claims[other][contest] > rival:
            rival = claims[other][contest]
    lead = claims[seat][contest] - rival
    if left == 0.0:
        return 1.0 if lead > 0.0 else 0.0
    spread: float = SPREAD * (left**0.5)
    return min(1.0, max(0.0, 0.5 + lead / (2.0 * spread + 1.0)))
