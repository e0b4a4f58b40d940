"""What the author of a game has overlooked, in a sentence: in which game, where, and what to do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from camerlengo.core.errors import RulesFailed, SetupError
from camerlengo.core.texts import Listed, Text, text


class KitError(SetupError, RulesFailed):
    """A mistake in a game that is made with the kit. `where` is the declaration or the call."""

    def __init__(self, game: str, where: str, problem: Text) -> None:
        super().__init__(text("kit.wrong.in", game=game, where=where, problem=problem))
        self.game = game
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return KitError, (self.game, self.where, self.problem)


def wrong(game: object, where: str, problem: str, /, **gaps: Any) -> KitError:
    """The error for a game, which is its class, one of its kind, or None where only the caller knows it."""
    return KitError(name_of(game), where, text(f"kit.wrong.{problem}", **gaps))


def name_of(game: object) -> str:
    kind = game if isinstance(game, type) else type(game)
    title = getattr(kind, "title", None)
    return title if isinstance(title, str) else "" if game is None else kind.__name__


def known(names: Iterable[object]) -> Listed:
    """What would have been right."""
    return Listed(tuple(names) or ("–",))
