"""How likely each seat is to win a game that is being looked back at, with all cards open.

A player who has just had a turn always looks better than before it, and worse after the next one. An
immediate evaluation would call every turn a turning point. So a bot that looks one step ahead plays on for
all seats until everybody has had a turn, and the chance is the mean of what the evaluation says after each of
these turns. Dice fall again: nobody stands better for luck that is still to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from camerlengo.bots.bot import MANY
from camerlengo.bots.levels import foresight
from camerlengo.bots.trials import NEW_CHANCE
from camerlengo.core.ask import SPECTATOR
from camerlengo.core.box import Box
from camerlengo.core.game import Game, Guesser
from camerlengo.core.lookahead import EVENLY, Continuation, LookaheadStep
from camerlengo.core.rng import Rng
from camerlengo.table import Table

TRIES: Final = 4  # times that it is played on, each with its own luck


def chances_of(table: Table, seed: int = 0) -> tuple[float, ...]:
    """Of each seat; when the game is over, who has won."""
    if table.over:
        return tuple(_won(table.box, table.position.game))
    tries = [_played_on(table, Rng(seed).branch(number)) for number in range(TRIES)]
    return _mean(tries)


def _played_on(table: Table, rng: Rng) -> tuple[float, ...]:
    played = GreedyPlayout(table, rng)
    game = played.game
    evaluation = foresight(table.box)
    found: list[Sequence[float]] = []
    while len(found) < table.players and not game.over():
        game.advance(played)
        played.new_turn()
        if game.over():
            found.append(_won(table.box, game))
        elif not game.mid_turn():
            found.append(evaluation.chances(game))
    return _mean(found)


def _mean(chances: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(seat) / len(chances) for seat in zip(*chances, strict=True))


def _won(box: Box, game: Game) -> list[float]:
    """All of it for the winner; sides that have won together share it, and a faction wins as a whole."""
    sides, places = box.evaluation().sides(game), game.places()
    winning = {side for side, place in zip(sides, places, strict=True) if place == 1}
    return [1.0 / len(winning) if place == 1 else 0.0 for place in places]


class NewDice(Guesser):
    """Only the dice are unknown, and they are rolled again."""

    def redeal(self, game: Game, seat: int, rng: Rng) -> None:
        """Changes only the random numbers of the game."""
        game.rng.follow(rng)


class GreedyPlayout(Continuation):
    """Goes on from the open question: everybody looks one step ahead."""

    def __init__(self, table: Table, rng: Rng) -> None:
        super().__init__(table.position.frame.guessed(SPECTATOR, rng.branch(2), NewDice(), brief=True))
        self.box = table.box
        self.deck = table.deck
        self.evaluation = table.box.evaluation()
        self.glance = NEW_CHANCE if self.evaluation.ignores_hidden() else EVENLY
        self.rng = rng.branch(1)

    def decide(self, seat: int, question: int, options: list[int]) -> int:
        """Lets a bot decide, and counts the turns."""
        option = self._chosen(seat, question, options)
        self.decided([(seat, option)])
        return option

    def decide_all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        """Lets bots decide for all seats, and counts the turns."""
        given = [(seat, self._chosen(seat, question, own)) for seat, own in options.items()]
        self.decided(given)
        return dict(given)

    def _chosen(self, seat: int, question: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        if self.box.questions[question].anonymous:
            option = self.box.passes(question)
            if option in options:
                return option
        options = [one for one in options if not self.evaluation.aside(question, one)]
        if len(options) > MANY:
            options = self.evaluation.promising(self.game, seat, question, options)
        guess = self.rng.below(1 << 30)  # the same for every option, so that only the option differs
        values = [self.evaluation.value(self._after(seat, option, Rng(guess)), seat) for option in options]
        best = [option for option, value in zip(options, values, strict=True) if value == max(values)]
        return best[self.rng.below(len(best))]

    def _after(self, seat: int, option: int, rng: Rng) -> Game:
        step = LookaheadStep(self.frame_here(), seat, option, rng, self.glance)
        step.turn()
        return step.game
