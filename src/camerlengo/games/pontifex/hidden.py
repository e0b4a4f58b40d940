"""What a seat cannot know: the decks, and what the others hold of them (PX-03, PX-11)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.rng import Rng
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.hands import add_card
from camerlengo.games.pontifex.state import State


def redeal_decks(game: State, seat: i64, rng: Rng) -> None:
    """Everybody knows from which deck each card in a hand came, and what has left the game."""
    cards = game.cards
    players = game.players
    hidden = game.unseen.copy()
    drawn: list[int] = []  # seat * 6 + continent: cards of others to guess
    for other in range(players):
        of_decks = [0] * terms.CONTINENTS
        if other == seat or game.done:  # at the end all hands lie open
            for at in range(other * terms.MOST_CARDS, other * terms.MOST_CARDS + game.held[other]):
                hidden[game.hand[at]] -= 1
        else:
            for at in range(other * terms.MOST_CARDS, other * terms.MOST_CARDS + game.held[other]):
                of_decks[cards.deck_of[game.hand[at]]] += 1
                game.hand[at] = terms.NOBODY
            game.held[other] = 0
        drawn += of_decks
    deck: list[int] = []
    for continent in range(terms.CONTINENTS):
        part: list[int] = []
        for design in cards.designs_of[continent]:
            for _ in range(hidden[design]):
                part.append(design)
        rng.shuffle(part)
        for other in range(players):
            for _ in range(drawn[other * terms.CONTINENTS + continent]):
                add_card(game, other, part.pop())
        while len(part) < terms.DECK:
            part.append(terms.NOBODY)
        deck += part
    game.deck = deck
