"""Bots by name. A bot gets an `Outlook` of its seat, never the game."""

from __future__ import annotations

from collections.abc import Callable

from camerlengo.bots.greedy import Greedy
from camerlengo.bots.outlook import Bot, Outlook, Seated
from camerlengo.core.box import Box
from camerlengo.core.errors import SetupError
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Listed, text
from camerlengo.table import Question, Table

__all__ = ["BOTS", "Bot", "Greedy", "Outlook", "Seated", "make_bot", "outlook_of"]

BOTS: dict[str, Callable[[Box, Rng], Bot]] = {
    "random": lambda box, rng: Bot(rng),
    "greedy": lambda box, rng: Greedy(rng, box.evaluation()),
}


def outlook_of(table: Table, question: Question) -> Outlook:
    """What a bot gets that is to answer this open question."""
    position, checkpoint, since = table.outlook_parts()
    return Outlook(position, checkpoint, since, question.seat, question.kind, list(question.options))


def make_bot(name: str, box: Box, seed: int) -> Bot:
    if name not in BOTS:
        raise SetupError(text("error.setup.bot", bot=name, allowed=Listed(tuple(BOTS))))
    return BOTS[name](box, Rng(seed))
