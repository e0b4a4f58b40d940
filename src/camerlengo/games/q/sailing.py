"""The ship sails, and the end of the game (Q-20 to Q-34)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.ask import Ask, only
from camerlengo.games.q import terms
from camerlengo.games.q.effects import acts_on_the_table, on_the_table
from camerlengo.games.q.log import keep_one, publish, publish_all, publish_one
from camerlengo.games.q.setup import begin_round
from camerlengo.games.q.ship import Ship
from camerlengo.games.q.state import State, hold_of, side_of


def sail(game: State, ask: Ask) -> None:
    """Q-20 to Q-25; then the next round, or the conclave."""
    if game.loader == terms.NOBODY:
        publish(game, ask, terms.NO_SHIP, terms.NOBODY)
    else:
        pass_first_player_on(game, ask)
        throw_away(game, ask)
        show_cargo(game, ask)
    if not game.deck or game.round == terms.LAST_ROUND:
        game.done = True
        game.loader = terms.NOBODY
        game.seizer = terms.NOBODY
        if ask.hears:
            tell_end(game, ask)
    else:
        begin_round(game, ask)


def pass_first_player_on(game: State, ask: Ask) -> None:
    """Q-20: to the one who loaded most; of several to the nearest on the left of the First player."""
    before: i64 = game.first
    most: i64 = 0
    distance: i64
    for distance in range(1, game.players + 1):
        seat: i64 = (before + distance) % game.players
        count: i64 = len(game.loaded[seat])
        if count > most:
            most = count
            game.first = seat
    if ask.hears:
        ask.announce(terms.MADE_FIRST, game.first, [1 if game.first == before else 0, most])


def throw_away(game: State, ask: Ask) -> None:
    """Q-21: the first to load looks into the hold and may discard a card that is no event."""
    loader: i64 = game.loader
    hold = hold_of(game)
    game.seat = loader
    game.looking = True
    game.secrets[loader] += hold
    keep_one(game, terms.SAW_HOLD, loader, len(hold))
    if ask.hears:
        ask.announce(terms.SAW_HOLD, loader, hold.copy(), only(loader))
    if ask.reach():
        hold = hold_of(game)
    options: list[int] = []
    place: i64
    for place in range(len(hold)):
        if game.cards.type[hold[place]] != terms.EVENT:
            options.append(place)
    options.append(terms.THROW_NOTHING)
    place = ask.one(loader, terms.THROW, options)
    game.looking = False
    game.seat = terms.NOBODY
    thrown: i64 = 0
    card: i64 = terms.NO_CARD
    if place != terms.THROW_NOTHING:
        thrown = 1
        card = hold_of(game)[place]
        for seat in range(game.players):
            if card in game.loaded[seat]:
                left = game.loaded[seat].copy()
                left.remove(card)
                game.loaded[seat] = left
                break
        game.pile.append(card)
        game.secrets[loader].append(card)
    publish_one(game, ask, terms.THREW, loader, thrown)
    if ask.hears and thrown == 1:
        ask.announce(terms.THREW_CARD, loader, [card], only(loader))


def show_cargo(game: State, ask: Ask) -> None:
    """Q-22 to Q-24: events, then intrigues, each kind in random order; then books and goods are counted."""
    shown = hold_of(game)
    seat: i64
    for seat in range(game.players):
        game.loaded[seat] = []
    game.gone = game.gone + shown
    ship = Ship(game.cards, shown, game.seizer != terms.NOBODY, game.paolo_dead, game.rules >= 2)
    publish_all(game, ask, terms.SAILED, terms.NOBODY, [1 if ship.seized else 0, *shown])
    for card in acting_order(game, shown):
        clause: i64 = ship.start(card, ask)
        while clause >= 0:
            if game.rules < 2:
                on_the_table(game, ask, card, clause)
            elif acts_on_the_table(game, game.cards.clauses[card], clause):
                ship.tell_effect(card, clause, 0, ask)
                on_the_table(game, ask, card, clause)
            clause = ship.go_on(card, clause, ask)
    points: i64 = ship.count(ask)
    game.score += points
    if ask.hears:
        ask.announce(terms.SCORED, terms.NOBODY, [points, game.score])


def acting_order(game: State, shown: list[int]) -> list[int]:
    """Q-22: historical events before common cards, cards of one kind in random order."""
    events: list[int] = []
    intrigues: list[int] = []
    for card in shown:
        if game.cards.clauses[card]:
            if game.cards.type[card] == terms.EVENT:
                events.append(card)
            else:
                intrigues.append(card)
    if len(events) > 1:
        game.rng.shuffle(events)
    if len(intrigues) > 1:
        game.rng.shuffle(intrigues)
    return events + intrigues


def tell_end(game: State, ask: Ask) -> None:
    shown: list[int] = [game.score]
    for seat in range(game.players):
        shown += [game.roles[seat], side_of(game, seat)]
    ask.announce(terms.ENDED, terms.NOBODY, shown)
