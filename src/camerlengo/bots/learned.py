"""A learned evaluation: what a game's own evaluation finds important, weighed by what won games.

For each side the parts of its standing go through a small network to one number. A side with more is likelier
to win (softmax). How much a part counts may change as the game goes on, so every part is also given times the
progress. The numbers are in a file that `camerlengo train` makes.
"""

from __future__ import annotations

from math import tanh

from camerlengo.core.game import Evaluation, Game, shares_of


class Network:
    """`linear` · x + `out` · tanh(`hidden` · x + `bias`); x: the parts, scaled, and the same × progress."""

    def __init__(
        self,
        mean: list[float],
        spread: list[float],
        linear: list[float],
        hidden: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        self.mean = mean
        self.spread = spread
        self.linear = linear
        self.hidden = hidden
        self.bias = bias
        self.out = out

    def score(self, parts: list[float], progress: float) -> float:
        """The number for one side, from its parts and the progress of the game from 0 to 1."""
        count = len(parts)
        x = [0.0] * (2 * count)
        total = 0.0
        for i in range(count):
            scaled = (parts[i] - self.mean[i]) / self.spread[i]
            x[i] = scaled
            x[count + i] = scaled * progress
        for i in range(2 * count):
            total += self.linear[i] * x[i]
        for unit in range(len(self.hidden)):
            weights = self.hidden[unit]
            inner = self.bias[unit]
            for i in range(2 * count):
                inner += weights[i] * x[i]
            total += self.out[unit] * tanh(inner)
        return total


class Learned(Evaluation):
    """A network for each number of players; the game's own evaluation where there is none.

    `value` is a chance here, and at the end the share of the victory.
    """

    def __init__(self, own: Evaluation, networks: dict[int, Network]) -> None:
        self.own = own
        self.networks = networks

    def value(self, game: Game, seat: int) -> float:
        """The chance of winning of a seat; after the end, its outcome."""
        if game.over():
            return self.own.outcome(game)[seat]
        return self.chances(game)[seat]

    def standings(self, game: Game) -> list[float]:
        """The points of each seat, as in the evaluation below it."""
        return self.own.standings(game)

    def scale(self) -> float:
        """How many points count as a clear lead, as in the evaluation below it."""
        return self.own.scale()

    def usual_answer(self, question: int) -> int:
        """The usual answer to a question, as in the evaluation below it."""
        return self.own.usual_answer(question)

    def promising(self, game: Game, seat: int, question: int, options: list[int]) -> list[int]:
        """The options worth a look, as in the evaluation below it."""
        return self.own.promising(game, seat, question, options)

    def aside(self, question: int, option: int) -> bool:
        """Whether an option leaves the question open, as in the evaluation below it."""
        return self.own.aside(question, option)

    def worth_a_thought(self, game: Game, seat: int, question: int) -> bool:
        """Whether a question deserves a search, as in the evaluation below it."""
        return self.own.worth_a_thought(game, seat, question)

    def outcome(self, game: Game) -> list[float]:
        """What the finished game is worth to each seat."""
        return self.own.outcome(game)

    def margins(self, game: Game) -> list[float]:
        """How clearly each seat has won or lost."""
        return self.own.margins(game)

    def chances(self, game: Game) -> list[float]:
        """The chance of winning of each seat; without a network for this number of players, the
        evaluation's.
        """
        network = self.networks.get(int(game.players))
        if network is None:
            return self.own.chances(game)
        progress = self.own.progress(game)
        scores = [network.score(parts, progress) for parts in self.own.features(game)]
        shares = shares_of(scores, 1.0)
        return [shares[side] for side in self.own.sides(game)]
