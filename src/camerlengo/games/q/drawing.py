"""Cards from the deck, and the death of Paolo III among them (Q-12)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.games.q import terms
from camerlengo.games.q.log import publish, publish_one
from camerlengo.games.q.state import State, hold_in_hand


def draw_card(game: State, ask: Ask) -> i64:
    """Q-12: Paolo III is laid open at once, and another card drawn in his place."""
    deck = game.deck
    if not deck:
        return terms.NO_CARD
    card: i64 = deck.pop()
    if card != terms.PAOLO:
        return card
    game.paolo_dead = True
    if game.rules < 2:
        publish_death(game, ask, True)
    return draw_card(game, ask)


def publish_death(game: State, ask: Ask, lived: bool) -> None:
    """After the draw that has found Paolo III, if he lived before it. Rules 1 told it before the draw."""
    if lived and game.paolo_dead:
        publish(game, ask, terms.PAOLO_DIED, terms.NOBODY)


def draw_cards(game: State, ask: Ask, seat: i64, count: i64) -> None:
    """Cards that go straight into the hand, as many as the deck has."""
    lived = not game.paolo_dead and game.rules >= 2
    drawn: list[int] = []
    while len(drawn) < count:
        card: i64 = draw_card(game, ask)
        if card == terms.NO_CARD:
            break
        drawn.append(card)
    for card in drawn:
        hold_in_hand(game.hands[seat], card)
    game.secrets[seat] += drawn
    publish_one(game, ask, terms.DREW_CARDS, seat, len(drawn))
    publish_death(game, ask, lived)
    if ask.hears and drawn:
        ask.announce(terms.SAW_DRAWN, seat, drawn.copy(), only(seat))
