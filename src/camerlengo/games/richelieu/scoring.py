"""Regions, symbols and places (RI-41 to RI-46)."""

from __future__ import annotations

from camerlengo.core.game import ranked
from camerlengo.games.richelieu import terms
from camerlengo.games.richelieu.state import State


def holdings(game: State, seat: int) -> list[int]:
    """Crests of each region and symbols of each kind on the seat's cards."""
    counts = [0] * terms.CONTESTS
    cards = game.cards
    for card in game.taken[seat]:
        counts[cards.region[card]] += cards.crests[card]
        symbol = cards.symbol[card]
        if symbol != terms.NO_SYMBOL:
            counts[symbol] += 1
    return counts


def counts_with_discs(game: State, seat: int, on_cards: list[int]) -> list[int]:
    """RI-31."""
    counts = on_cards.copy()
    for disc in game.discs[seat]:
        if disc < terms.MARKER_BACK:
            counts[disc] += 1
    return counts


def contest_points(contest: int, on_cards: list[list[int]], counts: list[list[int]]) -> list[int]:
    """RI-41 to RI-45: the points of every seat for one region or one symbol."""
    players = len(counts)
    most = max([counts[seat][contest] for seat in range(players)])
    holders = 0
    for seat in range(players):
        if counts[seat][contest] == most:
            holders += 1
    points = [0] * players
    for seat in range(players):
        if holders == 1 and counts[seat][contest] == most:
            points[seat] += most
        if on_cards[seat][contest] == 0:
            points[seat] += terms.MISSING
    return points


def scores(game: State) -> list[int]:
    on_cards = [holdings(game, seat) for seat in range(game.players)]
    counts = [counts_with_discs(game, seat, on_cards[seat]) for seat in range(game.players)]
    totals = [0] * game.players
    for contest in range(terms.CONTESTS):
        points = contest_points(contest, on_cards, counts)
        for seat in range(game.players):
            totals[seat] += points[seat]
    return totals


def places(game: State) -> list[int]:
    """RI-46: most points, then fewer cards, then shared."""
    points = scores(game)
    rank = [100 * points[seat] - len(game.taken[seat]) for seat in range(game.players)]
    return ranked(rank)
