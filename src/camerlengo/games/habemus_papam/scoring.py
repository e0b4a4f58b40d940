"""The count of the votes (HP-60 to HP-68)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.game import ranked
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.state import State, oldest_of


def votes(game: State, seat: i64) -> i64:
    """The six steps of the count (HP-61 to HP-66)."""
    return (
        votes_for_order(game, seat)
        + people_of(game, seat)
        + game.cards.louis_votes[game.louis[seat]]
        + votes_for_gold(game, seat)
        + votes_for_symbols(game, seat)
        + votes_for_squadrone(game, seat)
    )


def holdings(game: State, seat: i64) -> list[int]:
    """What an order can need: crests of the factions, where a leader shows two, and cards (HP-61)."""
    held = [0] * terms.NEEDS
    faction = game.cards.faction
    person: i64
    for person in range(terms.PEOPLE):
        if game.owner[person] == seat:
            crest: i64 = faction[person]
            if crest >= 0:
                held[crest] += 2 if person >= terms.FIRST_LEADER else 1
    held[terms.NEED_FELIPE] = game.felipe[seat]
    held[terms.NEED_MAZARIN] = game.mazarin[seat]
    held[terms.NEED_LOUIS] = game.louis[seat]
    return held


def leaders_of(game: State, seat: i64) -> i64:
    count: i64 = 0
    person: i64
    for person in range(terms.FIRST_LEADER, terms.PEOPLE):
        if game.owner[person] == seat:
            count += 1
    return count


def fulfilled(game: State, seat: i64, order: i64) -> bool:
    """HP-61."""
    if game.cards.most_leaders[order]:
        own: i64 = leaders_of(game, seat)
        other: i64
        for other in range(game.players):
            if other != seat and leaders_of(game, other) >= own:
                return False
    held = holdings(game, seat)
    needs = game.cards.needs[order]
    missing = 0
    need: i64
    for need in range(terms.NEEDS):
        if held[need] < needs[need]:
            missing += 1
    return missing == 0


def votes_for_order(game: State, seat: i64) -> i64:
    """While there are two orders, the better one: only one will be kept."""
    best: i64 = 0
    place: i64
    for place in range(2 * seat, 2 * seat + 2):
        order: i64 = game.orders[place]
        if order != terms.NO_ORDER:
            order_votes: i64 = game.cards.order_votes[order]
            if order_votes > best and fulfilled(game, seat, order):
                best = order_votes
    return best


def people_of(game: State, seat: i64) -> i64:
    """HP-62: cardinals, late arrivals and leaders."""
    count: i64 = 0
    for owner in game.owner:
        if owner == seat:
            count += 1
    return count


def gold_at_the_end(game: State, seat: i64) -> i64:
    """HP-60: with 1 gold for each gem, and what Felipe gives."""
    gold: i64 = game.gold[seat] + game.cards.felipe_gold[game.felipe[seat]]
    gem: i64
    for gem in range(terms.GEMS):
        gold += game.gems[seat * terms.GEMS + gem]
    return gold


def votes_for_gold(game: State, seat: i64) -> i64:
    """HP-64."""
    rate: i64 = game.cards.gold_for_a_vote[game.mazarin[seat]]
    return gold_at_the_end(game, seat) // rate


def votes_for_symbols(game: State, seat: i64) -> i64:
    """HP-65."""
    cards = game.cards
    count: i64 = 0
    person: i64
    for person in range(terms.FIRST_LEADER):
        if game.owner[person] == seat:
            partner: i64 = cards.partner[person]
            if partner > person and game.owner[partner] == seat:
                count += 1
    if game.owner[cards.friend_of_louis] == seat and game.louis[seat] >= 2:
        count += 1
    if game.owner[cards.friend_of_mazarin] == seat and game.mazarin[seat] >= 2:
        count += 1
    return count


def votes_for_squadrone(game: State, seat: i64) -> i64:
    """HP-66."""
    return game.cards.squadrone_votes if game.squadrone == seat else 0


def places(game: State) -> list[int]:
    """HP-67: most votes; of those with equally many, who has the oldest cardinal or leader; else shared."""
    rank: list[int] = []
    for seat in range(game.players):
        oldest = oldest_of(game, seat, terms.NOBODY)
        age = 0 if oldest == terms.NOBODY else game.cards.seniority[oldest] + 1
        rank.append(100 * votes(game, seat) + age)
    return ranked(rank)
