"""Which bots may sit at a table of the server, and where their chance comes from."""

from __future__ import annotations

import hmac
import secrets

from camerlengo.bots import BOTS, SEARCHES, is_bot
from camerlengo.bots.levels import thinks_ahead
from camerlengo.core.box import Box

LARGEST_BUDGET = 2_000  # iterations or trials of a bot that sits at a table, as far as an operator may allow
USUAL_BUDGET = 300  # unless the operator says otherwise: no rank has more
SEATED_SEARCHES = ("search", "plain", "trials")  # one that cheats may not sit down with people


def may_sit(bot: str, most: int = LARGEST_BUDGET) -> bool:
    """Whether a bot may sit at a table of a server whose operator allows at most so many iterations."""
    kind, _, budget = bot.partition("-")
    if kind not in SEARCHES:
        return is_bot(bot)
    return kind in SEATED_SEARCHES and is_bot(bot) and int(budget) <= most


def is_quick(bot: str, box: Box) -> bool:
    """Whether a bot surely needs no time to think: one of ours that does not play on in mind."""
    return bot in BOTS and not thinks_ahead(bot, box)


class BotSeeds:
    """Seeds for decisions of bots, made from a secret of the server so that nobody can foretell them.

    Otherwise a seed depends only on what everybody knows: a bot's chance tells nothing about hidden cards.
    After an undo it is the same, so that nobody takes back a move until a bot answers otherwise.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seed(self, table: str, seat: int, number: int) -> int:
        """For the bot at this seat and the question that was asked after `number` answers."""
        about = f"bot {table} {seat} {number}".encode()
        return int.from_bytes(hmac.digest(self._secret, about, "sha256")[:7])


def new_bot_secret() -> bytes:
    return secrets.token_bytes(32)
