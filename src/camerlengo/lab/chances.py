"""How likely each seat is to win a game that is being looked back at, with all cards open.

Whoever has just had a turn always looks better than before it, and worse after the next one: an evaluation
that is asked at once would call every turn a turning point. So the Curate plays on for all seats until
everybody has had a turn, and the chance is the mean of what the evaluation says after each of these turns.
Dice fall anew: nobody stands better for luck that is still to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from camerlengo.bots.levels import judgement
from camerlengo.bots.outlook import Enough, Foresee
from camerlengo.core.ask import Ask
from camerlengo.core.box import Box
from camerlengo.core.game import Game
from camerlengo.core.rng import Rng
from camerlengo.table import Table

TRIES: Final = 4  # times that it is played on, each with its own luck


def chances_of(table: Table, seed: int = 0) -> tuple[float, ...]:
    """Of each seat; when the game is over, who has won."""
    if table.over:
        return tuple(_won(table.box, table.outlook_parts()[0]))
    tries = [_played_on(table, Rng(seed).branch(number)) for number in range(TRIES)]
    return _mean(tries)


def _played_on(table: Table, rng: Rng) -> tuple[float, ...]:
    _, checkpoint, since = table.outlook_parts()
    game = checkpoint.copy()
    onward = Onward(table, game, checkpoint, since, rng)
    evaluation = judgement(table.box)
    found: list[Sequence[float]] = []
    while len(found) < table.players and not game.over():
        game.advance(onward)
        onward.next_turn()
        found.append(_won(table.box, game) if game.over() else evaluation.chances(game))
    return _mean(found)


def _mean(chances: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(seat) / len(chances) for seat in zip(*chances, strict=True))


def _won(box: Box, game: Game) -> list[float]:
    """All of it for the winner; sides that have won together share it, and a faction wins as a whole."""
    sides, places = box.evaluation().sides(game), game.places()
    winning = {side for side, place in zip(sides, places, strict=True) if place == 1}
    return [1.0 / len(winning) if place == 1 else 0.0 for place in places]


class Onward(Ask):
    """Repeats what was answered in this turn; then the Curate decides for everybody, and answers nothing."""

    def __init__(
        self, table: Table, game: Game, checkpoint: Game, since: Sequence[tuple[int, int]], rng: Rng
    ) -> None:
        self.hears = False
        self.box = table.box
        self.deck = table.deck
        self.game: Any = game  # which has a generator of its own, as every game of ours
        self.checkpoint = checkpoint
        self.since = list(since)
        self.given: list[tuple[int, int]] = []
        self.rng = rng
        self.fresh = True  # whether the dice are still those of the game
        self.thrown_after: int | None = None  # so many answers of this turn, if in its midst
        self.luck = rng.branch(1)
        self.evaluation = table.box.evaluation()

    def next_turn(self) -> None:
        self.since, self.given = [], []
        self._throw_anew()
        self.thrown_after = None
        self.checkpoint = self.game.copy()

    def _throw_anew(self) -> None:
        if self.fresh:
            self.fresh = False
            self.thrown_after = len(self.given)
            self.game.rng.state = self.rng.branch(2).state

    def one(self, seat: int, question: int, options: list[int]) -> int:
        if len(self.given) < len(self.since):
            option = self.since[len(self.given)][1]
        else:
            self._throw_anew()
            option = self._decided(seat, question, options)
        self.given.append((seat, option))
        return option

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        repeated = self.since[len(self.given) :][: len(options)]
        if len(repeated) < len(options):
            self._throw_anew()
            repeated = [(seat, self._decided(seat, question, own)) for seat, own in options.items()]
        self.given += repeated
        return dict(repeated)

    def _decided(self, seat: int, question: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        if self.box.questions[question].anonymous:
            option = self.box.passes(self.game.view(seat), question, "always", self.deck)
            if option in options:
                return option
        guess = self.luck.below(1 << 30)  # the same for every option, so that only the option differs
        values = [self.evaluation.value(self._after(seat, option, guess), seat) for option in options]
        best = [option for option, value in zip(options, values, strict=True) if value == max(values)]
        return best[self.luck.below(len(best))]

    def _after(self, seat: int, option: int, guess: int) -> Game:
        """As a bot foresees it: the position at the next question, or at the end of the turn."""
        game = self.checkpoint.copy()
        ahead = Foresee(game, self.given, seat, option, Rng(guess))
        with suppress(Enough):
            game.advance(Again(game, ahead, self.thrown_after, self.rng.branch(2)))
        return game


class Again(Ask):
    """Looks ahead from the beginning of a turn in whose midst the dice were thrown anew: they are thrown at
    the same place again, or what was answered since would answer other questions.
    """

    def __init__(self, game: Any, ahead: Ask, thrown_after: int | None, dice: Rng) -> None:
        self.hears = False
        self.game = game
        self.ahead = ahead
        self.thrown_after = thrown_after
        self.dice = dice
        self.given = 0

    def one(self, seat: int, question: int, options: list[int]) -> int:
        self._throw(1)
        return self.ahead.one(seat, question, options)

    def all(self, question: int, options: dict[int, list[int]]) -> dict[int, int]:
        self._throw(len(options))
        return self.ahead.all(question, options)

    def _throw(self, answers: int) -> None:
        if self.given == self.thrown_after:
            self.game.rng.state = self.dice.state
        self.given += answers
