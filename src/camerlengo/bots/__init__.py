"""Bots by name. A bot gets an `Outlook` of its seat, never the game."""

from __future__ import annotations

from collections.abc import Callable

from camerlengo.bots.greedy import Greedy
from camerlengo.bots.outlook import Bot, Outlook, Seated
from camerlengo.bots.suspicious import Suspicious
from camerlengo.core.box import Box
from camerlengo.core.errors import SetupError
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Listed, Text, text
from camerlengo.table import Question, Table

__all__ = [
    "BOTS",
    "SUSPICIOUS",
    "Bot",
    "Greedy",
    "Outlook",
    "Seated",
    "Suspicious",
    "bots_for",
    "make_bot",
    "outlook_of",
    "reasons_of",
]


SUSPICIOUS = "suspicious"


def suspicious(box: Box, rng: Rng) -> Bot:
    """For games with a policy of their own; elsewhere there is nobody to suspect, and greedy plays."""
    policy = box.policy()
    return Greedy(rng, box.evaluation()) if policy is None else Suspicious(rng, policy)


BOTS: dict[str, Callable[[Box, Rng], Bot]] = {
    "random": lambda box, rng: Bot(rng),
    "greedy": lambda box, rng: Greedy(rng, box.evaluation()),
    SUSPICIOUS: suspicious,
}


def bots_for(box: Box) -> list[str]:
    """Those who play this game in a way of their own."""
    return [name for name in BOTS if name != SUSPICIOUS or box.policy() is not None]


def outlook_of(table: Table, question: Question) -> Outlook:
    """What a bot gets that is to answer this open question."""
    position, checkpoint, since = table.outlook_parts()
    return Outlook(position, checkpoint, since, question.seat, question.kind, list(question.options))


def make_bot(name: str, box: Box, seed: int) -> Bot:
    if name not in BOTS:
        raise SetupError(text("error.setup.bot", bot=name, allowed=Listed(tuple(BOTS))))
    return BOTS[name](box, Rng(seed))


def reasons_of(table: Table, seat: int) -> list[Text]:
    """What a bot with a policy has made of the others at this seat; nothing before the game is over."""
    policy = table.box.policy()
    if policy is None or not table.over:
        return []
    return policy.reasons(table.outlook_parts()[0], seat)
