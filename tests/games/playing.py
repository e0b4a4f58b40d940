"""The playing half of a hand-made position: answers play one turn or phase of the rules, or stop in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from camerlengo.core import Ask, Unanswered


class Noted(Ask):
    """A decider with prepared answers, who writes down what is asked."""

    asked: Sequence[Any]

    @property
    @abstractmethod
    def unused(self) -> Sequence[Any]:
        """The answers that nobody has asked for yet."""


class Playable(Protocol):
    """A game, of which a copy is the same kind of game."""

    def advance(self, ask: Ask) -> None: ...

    def copy(self) -> Self: ...


Played = TypeVar("Played", bound=Playable)
By = TypeVar("By", bound=Noted)
Asked = TypeVar("Asked")


class Playing(ABC, Generic[Played, By, Asked]):
    """A position with a `game`; the game's own tests say how it is checked and who gives the answers."""

    game: Played

    @abstractmethod
    def script(self, game: Played, answers: Sequence[Any]) -> By:
        """Who plays these answers, and checks the game at every question."""

    @abstractmethod
    def check(self, game: Played) -> None:
        """What is true of every position."""

    def play(self, *answers: Any) -> By:
        """Plays one turn or phase; all answers must be asked for, and no others."""
        script = self.script(self.game, answers)
        assert self._plays(self.game, script), f"there is one more question: {script.asked[-1]}"
        assert not script.unused, (
            f"nobody asks for {script.unused}; there are only these questions: {script.asked}"
        )
        self.check(self.game)
        return script

    def ask(self, *answers: Any) -> Asked:
        """The question that is open after these answers. The position stays as it is."""
        asked: Asked = self._until(answers)[1].asked[-1]
        return asked

    def midway(self, *answers: Any) -> Played:
        """The game while the question after these answers is open. The position stays as it is."""
        return self._until(answers)[0]

    def _until(self, answers: Sequence[Any]) -> tuple[Played, By]:
        game = self.game.copy()
        script = self.script(game, answers)
        assert not self._plays(game, script), f"it is over after these questions: {script.asked}"
        return game, script

    def _plays(self, game: Played, script: By) -> bool:
        """Whether the answers were enough."""
        try:
            game.advance(script)
        except Unanswered:
            return False
        return True
