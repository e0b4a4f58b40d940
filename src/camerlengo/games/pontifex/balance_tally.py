"""What a game of Pontifex shows about the balance of map and cards, and what many games come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from camerlengo.core.ask import Event
from camerlengo.core.report import Estimate, Share, estimate, mean
from camerlengo.games.pontifex import terms
from camerlengo.games.pontifex.deck import PontifexDeck

IN_THE_BOX = 36_000  # dollars: 60 tokens of 100 and 30 of 1,000
ACTIONS = {
    "persuasion": (terms.PERSUADE,),
    "pence": (terms.PENCE,),
    "draw": (terms.DRAW_CARD,),
    "flight": (terms.FLIGHT,),
    "special": (terms.PILGRIMAGE, terms.CONVERSION),
}
CHANCES = ((0, 20), (25, 35), (40, 50), (55, 75), (80, 100))  # in percent; a die makes steps of five


class GameFacts(msgspec.Struct, frozen=True):
    """What one game has to say."""

    rounds: int
    cut: bool
    first: int
    pope: int
    places: tuple[int, ...]
    actions: dict[int, int]
    given_up: int
    flown: int  # as the move
    moves: int
    falls: int
    cancelled: int
    cancelled_actions: int  # of these
    cancelled_moves: int  # and of these the moves
    most_money: int  # that was in play at any moment, in dollars
    persuaded: int
    chances: list[int]  # of each persuasion that came to a result, in twentieths
    used: dict[int, int]  # by source
    owners: list[int]  # of each person at the end, by place of the owner: 1 for the winner's, 0 for nobody's


Tables = Mapping[int, Sequence[GameFacts]]


# --- one game -------------------------------------------------------------------------------------


def chances_in(events: Sequence[Event]) -> list[int]:
    """How many of the twenty sides would have done it, with all that was added to the die in the end."""
    chances: list[int] = []
    die = 0
    for event in events:
        if event.kind == terms.THREW:
            die = event.about[0]
        elif event.kind in (terms.PERSUADED, terms.RESISTED):
            total, value = event.about[1], event.about[2]
            needs = value - (total - die)
            chances.append(max(0, min(terms.DIE, terms.DIE + 1 - needs)))
    return chances


def cancelled_in(events: Sequence[Event]) -> Counter[int]:
    """How many moves (SET_OUT) and actions (DECLARED) were cancelled."""
    found: Counter[int] = Counter()
    under_way = terms.DECLARED
    for event in events:
        if event.kind in (terms.SET_OUT, terms.DECLARED):
            under_way = event.kind
        elif event.kind == terms.CANCELLED and event.about[0] == 0:
            found[under_way] += 1
    return found


def money_in_play(events: Sequence[Event], deck: PontifexDeck) -> list[int]:
    """What all players had together, from the first moment to the last."""
    held = [0]
    for event in events:
        kind, about = event.kind, event.about
        change = 0
        if kind in (terms.GOT_SALARY, terms.COLLECTED, terms.GOT_MONEY):
            change = about[0]
        elif kind in (terms.PAID, terms.LOST_MONEY):
            change = -about[0]
        elif kind == terms.BRIBED:
            change = -about[1]
        elif kind == terms.USED and about[0] < terms.FIRST_PERSON:
            change = -deck.cards.price[about[0]]
        elif (kind == terms.SET_OUT and about[2]) or (kind == terms.DECLARED and about[0] == terms.FLIGHT):
            change = -terms.TICKET
        if change:
            held.append(held[-1] + change)
    return held


# --- many games -----------------------------------------------------------------------------------


def cancelled_moves(games: Sequence[GameFacts]) -> Estimate:
    """Of the actions and moves that were cancelled."""
    return estimate([game.cancelled_moves for game in games], [game.cancelled_actions for game in games])


def above_the_box(games: Sequence[GameFacts]) -> Share:
    """Games in which more money was in play than the box has."""
    return Share(sum(game.most_money > IN_THE_BOX for game in games), len(games))


def pilgrimages_by_pope(games: Sequence[GameFacts], popes: int) -> list[float]:
    return [
        mean(game.actions.get(terms.PILGRIMAGE, 0) for game in games if game.pope == pope)
        for pope in range(popes)
    ]


def wins_by_seat(games: Sequence[GameFacts], players: int) -> list[Share]:
    return [Share(sum(game.places[seat] == 1 for game in games), len(games)) for seat in range(players)]


def wins_by_turn(games: Sequence[GameFacts], players: int) -> list[Share]:
    """From the seat that begins, in the order of the turns."""
    return [
        Share(sum(game.places[(game.first + turn) % players] == 1 for game in games), len(games))
        for turn in range(players)
    ]


def action_shares(games: Sequence[GameFacts]) -> dict[str, Estimate]:
    """Of all actions that were taken; those given up are none."""
    together = [sum(game.actions.values()) for game in games]
    return {
        name: estimate([sum(game.actions.get(code, 0) for code in codes) for game in games], together)
        for name, codes in ACTIONS.items()
    }


def flights(games: Sequence[GameFacts]) -> Estimate:
    """Flown as the move or as an action, of all actions and these moves (PX-88)."""
    return estimate(
        [game.flown + game.actions.get(terms.FLIGHT, 0) for game in games],
        [game.flown + sum(game.actions.values()) for game in games],
    )


def quantile(games: Sequence[GameFacts], percent: int) -> int:
    return at_most(sorted(game.rounds for game in games), percent)


def at_most(numbers: Sequence[int], percent: int) -> int:
    """So many per cent of these sorted numbers are no larger."""
    return numbers[min(len(numbers) - 1, percent * len(numbers) // 100)]


def chance_shares(games: Sequence[GameFacts]) -> list[Estimate]:
    tried = [len(game.chances) for game in games]
    return [
        estimate([sum(low <= 5 * chance <= high for chance in game.chances) for game in games], tried)
        for low, high in CHANCES
    ]
