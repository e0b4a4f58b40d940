"""Set-up (PX-01 to PX-08)."""

from __future__ import annotations

from camerlengo.core.ask import Ask, only
from camerlengo.core.rng import Rng
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.hands import add_card
from camerlengo.games.pontifex.state import Cards, State, bit


def set_up(game: State, players: int, rng: Rng, cards: Cards) -> None:
    game.players = players
    game.cards = cards
    game.rng = rng
    rng = game.rng
    game.pope = rng.below(terms.POPES)  # PX-04
    shuffle_decks(game)
    draw_lots(game)
    game.place = [cards.home[pawn] for pawn in game.pawn]  # PX-06
    game.retinue = [0] * players
    game.used = [0] * players
    game.size = [0] * players
    game.free = (1 << (terms.FIRST_CHARACTER + terms.CHARACTERS)) - 1
    for pawn in game.pawn:
        game.free &= ~bit(pawn)
    game.score = [1, 1, 0] * players  # PX-07
    game.shift = [0] * (players * terms.SHIFTS)
    game.money = [0] * players
    game.hand = [terms.NOBODY] * (players * terms.MOST_CARDS)
    game.held = [0] * players
    game.passing = []
    game.out = []
    game.changes = []
    game.stack = []
    for seat in range(players):  # PX-06
        continent = cards.continent[game.place[seat]]
        game.left[continent] -= 1
        add_card(game, seat, game.deck[continent * terms.DECK + game.left[continent]])


def shuffle_decks(game: State) -> None:
    """PX-02, PX-03: twenty cards for each continent."""
    cards = game.cards
    deck: list[int] = []
    for continent in range(terms.CONTINENTS):
        part: list[int] = []
        for design in cards.designs_of[continent]:
            part += [design] * cards.copies[design]
        game.rng.shuffle(part)
        deck += part
    game.deck = deck
    game.left = [terms.DECK] * terms.CONTINENTS
    game.unseen = cards.copies.copy()


def draw_lots(game: State) -> None:
    """PX-05: two throws for the own cardinal. PX-08: the highest begins, those who tie throw again."""
    rng = game.rng
    lots: list[int] = []
    pawn: list[int] = []
    for _ in range(game.players):
        first = second = 0
        while first == 0 or first + second - 1 in pawn:
            first = 1 + rng.below(terms.DIE)
            second = 1 + rng.below(terms.DIE)
        lots += [first, second]
        pawn.append(first + second - 1)
    game.pawn = pawn
    among = list(range(game.players))
    while len(among) > 1:
        throws = [1 + rng.below(terms.DIE) for _ in among]
        highest = max(throws)
        shown_throws = [0] * game.players
        for seat, thrown in zip(among, throws):  # noqa: B905  # both as long; strict is slow when compiled
            shown_throws[seat] = thrown
        lots += shown_throws
        among = [seat for seat in among if shown_throws[seat] == highest]
    game.lots = lots
    game.first = among[0]
    game.seat = game.first


def tell_lots(game: State, ask: Ask) -> None:
    players = game.players
    for seat in range(players):
        ask.announce(terms.LOT, seat, [game.lots[2 * seat], game.lots[2 * seat + 1], game.pawn[seat]])
        ask.announce(terms.DREW, seat, [game.hand[seat * terms.MOST_CARDS]], only(seat))
    ask.announce(terms.BEGINS, game.first, game.lots[2 * players :])
