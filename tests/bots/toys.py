"""Tiny games whose best play is known."""

from __future__ import annotations

from typing import Any

from camerlengo.bots import InformationSet
from camerlengo.core.ask import Ask
from camerlengo.core.game import Evaluation, Game
from camerlengo.core.lookahead import Frame
from camerlengo.core.rng import Rng

CUPS = 4


class Toy(Game):
    """Two players; `ends` is what has been chosen, by seat."""

    def __init__(self) -> None:
        super().__init__()
        self.players = 2
        self.ends: list[int] = []

    def over(self) -> bool:
        return bool(self.ends)

    def view(self, seat: int) -> Any:
        return None

    def redeal(self, seat: int, rng: Rng) -> None:
        rng.next()

    def scores(self) -> list[int]:
        return [0, 0]

    def places(self) -> list[int]:
        return [1, 1]

    def zones(self) -> list[Any]:
        return []


class Pennies(Toy):
    """Both seal 0 or 1. Two zeros win all for the first, two ones half; otherwise the second wins.

    Whoever can be foreseen loses: both should choose 0 in a third of all games, which is worth a third.
    """

    def advance(self, ask: Ask) -> None:
        sealed = ask.all(0, {0: [0, 1], 1: [0, 1]})
        self.ends = [sealed[0], sealed[1]]

    def copy(self) -> Pennies:
        other = Pennies()
        other.ends = list(self.ends)
        return other


class PenniesEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        return self.outcome(game)[seat]

    def chances(self, game: Game) -> list[float]:
        return [0.5, 0.5]

    def outcome(self, game: Game) -> list[float]:
        assert isinstance(game, Pennies)
        first = {(0, 0): 1.0, (1, 1): 0.5}.get((game.ends[0], game.ends[1]), 0.0)
        return [first, 1.0 - first]


class Cups(Toy):
    """A pea lies under one of four cups, and the first player, who does not know where, lifts one."""

    def __init__(self, pea: int = 0) -> None:
        super().__init__()
        self.pea = pea

    def advance(self, ask: Ask) -> None:
        self.ends = [ask.one(0, 0, list(range(CUPS)))]

    def copy(self) -> Cups:
        other = Cups(self.pea)
        other.ends = list(self.ends)
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        self.pea = rng.below(CUPS)


class CupsEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        return self.outcome(game)[seat]

    def outcome(self, game: Game) -> list[float]:
        assert isinstance(game, Cups)
        found = float(game.ends == [game.pea])
        return [found, 1.0 - found]


GAMBLE = 1


class Gate(Toy):
    """The first player stays or gambles: then a coin that nobody has seen says who may take all."""

    def __init__(self, coin: int = 0) -> None:
        super().__init__()
        self.coin = coin

    def advance(self, ask: Ask) -> None:
        if ask.one(0, 0, [0, GAMBLE]) == GAMBLE:
            self.ends = [GAMBLE, ask.one(self.coin, 1, [0, 1])]
        else:
            self.ends = [0]

    def copy(self) -> Gate:
        other = Gate(self.coin)
        other.ends = list(self.ends)
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        self.coin = rng.below(2)


class GateEvaluation(Evaluation):
    """What is taken is named: 0 is all for the first player, 1 for the second."""

    def value(self, game: Game, seat: int) -> float:
        return self.outcome(game)[seat]

    def chances(self, game: Game) -> list[float]:
        return [0.5, 0.5]

    def outcome(self, game: Game) -> list[float]:
        assert isinstance(game, Gate)
        first = {(0,): 0.1, (GAMBLE, 0): 1.0, (GAMBLE, 1): 0.0}[tuple(game.ends)]
        return [first, 1.0 - first]


class Paths(Toy):
    """The first player takes one of three paths, then the second may rob whoever took the first of them.

    The first path looks best before that. Luck is the same on all of them, except that the third has a
    chance of its own.
    """

    def __init__(self, luck: int = 0) -> None:
        super().__init__()
        self.luck = luck
        self.path = -1
        self.robbed = 0

    def advance(self, ask: Ask) -> None:
        if self.path < 0:
            self.path = ask.one(0, 0, [0, 1, 2])
        else:
            self.robbed = ask.one(1, 1, [0, 1])
            self.ends = [self.path, self.robbed]

    def copy(self) -> Paths:
        other = Paths(self.luck)
        other.path, other.robbed, other.ends = self.path, self.robbed, list(self.ends)
        return other

    def redeal(self, seat: int, rng: Rng) -> None:
        self.luck = rng.below(1000)


class PathsEvaluation(Evaluation):
    def value(self, game: Game, seat: int) -> float:
        assert isinstance(game, Paths)
        first = (0.7, 0.5, 0.4)[game.path]
        if game.path == 0 and game.robbed:
            first = 0.1
        return first if seat == 0 else 1.0 - first

    def chances(self, game: Game) -> list[float]:
        return [self.value(game, 0), self.value(game, 1)]

    def outcome(self, game: Game) -> list[float]:
        assert isinstance(game, Paths)
        luck = game.luck % 10 / 50
        if game.path == 2:
            luck = game.luck // 10 / 125  # up to 0.8, on average more than any other path
        first = self.value(game, 0) - 0.1 + luck
        return [first, 1.0 - first]


def first_question(game: Game, options: int) -> InformationSet:
    """What the first player gets who is asked first."""
    return InformationSet(game, Frame(game.copy(), [], []), [], 0, 0, 0, list(range(options)))
