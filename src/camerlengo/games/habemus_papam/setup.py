"""Set-up (HP-10 to HP-13)."""

from __future__ import annotations

from mypy_extensions import i64

from camerlengo.core.rng import Rng
from camerlengo.games.habemus_papam import terms
from camerlengo.games.habemus_papam.bids import NO_BID
from camerlengo.games.habemus_papam.state import Cards, Readings, State

ALL_GEMS = [15, 11, 10, 16]  # ambers, sapphires, rubies, diamonds (HP-05)
START_GEMS = [3, 2, 1, 4]  # behind each screen (HP-11)


def set_up(game: State, players: int, rng: Rng, cards: Cards, readings: Readings, camerlengo: int) -> None:
    """`camerlengo` is a seat, or NOBODY to have it drawn (HP-13)."""
    game.players = players
    game.cards = cards
    game.readings = readings
    game.rng = rng
    drawn = game.rng.below(players)
    game.camerlengo = drawn if camerlengo == terms.NOBODY else camerlengo
    shuffle_piles(game)
    fill_screens(game)
    deal_orders(game)
    game.offer = []
    game.out = []
    game.takers = []
    game.owner = [terms.NOBODY] * terms.PEOPLE
    game.louis = [0] * players
    game.mazarin = [0] * players
    game.felipe = [0] * players
    game.laid = [terms.NO_ACTION] * players
    game.bid = [NO_BID] * players


def shuffle_piles(game: State) -> None:
    """HP-10."""
    cards = game.cards
    rng = game.rng
    game.cardinals = list(range(terms.CARDINALS))
    rng.shuffle(game.cardinals)
    put_smoke_in(game, 8 + rng.below(3), rng.below(4))
    game.politics = (
        list(range(terms.FIRST_LATE, terms.FIRST_LATE + terms.LATE_ARRIVALS))
        + [terms.LOUIS] * cards.louis_cards
        + [terms.MAZARIN] * cards.mazarin_cards
        + [terms.FELIPE] * cards.felipe_cards
        + [terms.SQUADRONE, terms.DEATH]
    )
    rng.shuffle(game.politics)
    game.actions = list(range(terms.FIRST_LEADER, terms.FIRST_LEADER + terms.LEADERS))
    for action in range(terms.ACTIONS):
        game.actions += [terms.FIRST_ACTION + action] * cards.action_cards[action]
    rng.shuffle(game.actions)


def put_smoke_in(game: State, above_black: i64, under_white: i64) -> None:
    """Black Smoke under so many cardinals, White Smoke above so many; each only if it has not risen yet."""
    if not game.black:
        game.cardinals.insert(len(game.cardinals) - above_black, terms.BLACK_SMOKE)
    if not game.last:
        game.cardinals.insert(under_white, terms.WHITE_SMOKE)


def fill_screens(game: State) -> None:
    """HP-11."""
    players = game.players
    game.gems = START_GEMS * players
    game.bank = [ALL_GEMS[gem] - players * START_GEMS[gem] for gem in range(terms.GEMS)]
    game.gold = [terms.START_GOLD] * players
    game.held = [0] * (players * terms.ACTIONS)


def deal_orders(game: State) -> None:
    """HP-12."""
    orders = game.cards.order_cards.copy()
    game.rng.shuffle(orders)
    dealt = 2 * game.players
    game.orders = orders[:dealt]
    game.unused = orders[dealt:]
    game.discarded = [terms.NO_ORDER] * game.players
