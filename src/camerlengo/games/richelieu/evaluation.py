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
        points = expected_points(game)
        best_rival = -1000.0
        for who in range(game.players):
            if who != seat and points[who] > best_rival:
                best_rival = points[who]
        return points[seat] - best_rival

    def standings(self, game: Game) -> list[float]:
        assert isinstance(game, Richelieu)
        return expected_points(game)


def expected_points(game: Richelieu) -> list[float]:
    """What each seat may expect to have in the end."""
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
    points = [0.0] * players
    for contest in range(CONTESTS):
        for who in range(players):
            points[who] += contest_worth(contest, who, claims, on_cards, left[contest])
    for who in range(players):
        placed = len(game.placed[who])
        points[who] += SPARE_MARKER * game.supply[who] + PLACED_MARKER * placed
    return points


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


def contest_worth(
    contest: int, seat: int, claims: list[list[float]], on_cards: list[list[int]], left: float
) -> float:
    """The chance of the majority times what it would bring, and the risk of staying without a card."""
    players = len(claims)
    rival = 0.0
    for other in range(players):
        if other != seat and claims[other][contest] > rival:
            rival = claims[other][contest]
    lead = claims[seat][contest] - rival
    spread: float = SPREAD * (left**0.5)
    if left == 0.0:
        chance = 1.0 if lead > 0.0 else 0.0
    else:
        chance = 0.5 + lead / (2.0 * spread + 1.0)
        chance = min(1.0, max(0.0, chance))
    worth = chance * (claims[seat][contest] + left / players)
    if on_cards[seat][contest] == 0:
        worth += MISSING * (1.0 if left == 0.0 else 1.0 / (1.0 + left / players))
    return worth
