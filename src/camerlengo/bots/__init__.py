"""Bots by name. A bot gets the information set of its seat, never the game.

Our own are in `BOTS` (bots/builtin.py); installed packages bring more (bots/registry.py). In the lab and in
the terminal a bot is also named as `module:attribute` or by its address (bots/remote.py). The server refuses
both.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Collection, Iterable

import msgspec

from camerlengo.bots.bot import Bot, BotAsk, Thinker
from camerlengo.bots.builtin import BOTS, CHEATING, PRACTISED, SEARCHES, SUSPICIOUS
from camerlengo.bots.greedy import Greedy
from camerlengo.bots.levels import LEVELS, way_of
from camerlengo.bots.registry import (
    CheckedBot,
    made,
    maker_at,
    plugin_bots,
    problems,
    refresh,
    register,
    unregister,
)
from camerlengo.bots.remote import TIMEOUT, Remote, is_address
from camerlengo.bots.suspicious import Suspicious
from camerlengo.core.box import Box, Deck
from camerlengo.core.errors import SetupError
from camerlengo.core.plugins import is_target
from camerlengo.core.position import InformationSet
from camerlengo.core.profile import BY_POLICY
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Listed, Text, add_book, text
from camerlengo.table import Table

add_book("bots", "camerlengo.bots")

__all__ = [
    "BOTS",
    "CHEATING",
    "LEVELS",
    "SEARCHES",
    "Bot",
    "BotAsk",
    "Greedy",
    "InformationSet",
    "LabSettings",
    "Suspicious",
    "Thinker",
    "by_the_clock",
    "is_bot",
    "make_bot",
    "named_bot",
    "names",
    "no_such_bot",
    "peeks",
    "problems",
    "reasons_of",
    "refresh",
    "register",
    "suspects",
    "unregister",
    "with_network",
]


MOST_ITERATIONS = 1_000_000
LEAST_SECONDS, MOST_SECONDS = 0.01, 60  # for a decision
SECONDS = re.compile(r"(?:0|[1-9][0-9]?)(?:\.[0-9]?[1-9])?s", re.ASCII)  # 2.0s would be another name for 2s


class LabSettings(msgspec.Struct, frozen=True):
    """What the lab and the terminal may choose for bots.

    `timeout` is in seconds, for an answer of a bot at an address. `network` is the text of a file that
    `camerlengo train` has written, for so many players: bots follow it instead of the stored one.
    """

    timeout: float = TIMEOUT
    network: tuple[int, str] | None = None


def with_network(box: Box, settings: LabSettings) -> Box:
    """The box with the network of these settings."""
    if settings.network is None:
        return box
    players, source = settings.network
    other = copy.copy(box)
    other.profile = msgspec.structs.replace(
        box.profile,
        networks={players: source},
        foretold=tuple(count for count in box.profile.foretold if count != players),
    )
    return other


def names() -> tuple[str, ...]:
    """The bots that have a name: our own, and those of other packages."""
    return (*BOTS, *plugin_bots())


def named_bot(kinds: Iterable[str] = SEARCHES) -> tuple[str, ...]:
    """What there is, for whoever has named a bot that does not exist: of those with a budget these kinds."""
    return (*names(), *(f"{kind}-N" for kind in kinds))


def suspects(bot: str, box: Box) -> bool:
    """Whether a bot judges the others by what they have done."""
    return bot in (SUSPICIOUS, PRACTISED) or (bot in LEVELS and way_of(bot, box)[0] == BY_POLICY)


def is_bot(name: str, timed: bool = False) -> bool:
    """Whether there is such a bot; `timed` lets those in that think by the clock."""
    return (
        name in BOTS
        or _search_named(name) is not None
        or (timed and by_the_clock(name))
        or name in plugin_bots()
    )


def is_from_elsewhere(name: str) -> bool:
    """Whether a name is `module:attribute` or an address, which only the lab and the terminal accept."""
    return is_target(name) or is_address(name)


def by_the_clock(name: str) -> bool:
    """Whether a bot thinks for so many seconds, so that the same seed need not give the same game again."""
    return _timed_search(name) is not None


def _search_named(name: str) -> tuple[str, int] | None:
    kind, _, budget = name.partition("-")
    if kind not in SEARCHES or not budget.isascii() or not budget.isdecimal():
        return None
    if len(budget) > len(str(MOST_ITERATIONS)) or budget.startswith("0"):  # 01 would be another name for 1
        return None
    return (kind, int(budget)) if 0 < int(budget) <= MOST_ITERATIONS else None


def _timed_search(name: str) -> tuple[str, float] | None:
    kind, _, budget = name.partition("-")
    if kind not in SEARCHES or not SECONDS.fullmatch(budget):
        return None
    seconds = float(budget.removesuffix("s"))
    return (kind, seconds) if LEAST_SECONDS <= seconds <= MOST_SECONDS else None


def peeks(name: str) -> bool:
    """Whether a bot knows what is hidden, so that it cannot sit down with people."""
    named = _search_named(name) or _timed_search(name)
    return named is not None and named[0] == CHEATING


def no_such_bot(
    name: str, kinds: Collection[str] = SEARCHES, most: int = MOST_ITERATIONS, timed: bool = False
) -> Text:
    """Of a name that is no bot: whether its budget is wrong, or all of it.

    Unless `timed`, bots with a time limit do not count.
    """
    kind, hyphen, _ = name.partition("-")
    if hyphen and kind in kinds:
        if timed:
            times = {"shortest": LEAST_SECONDS, "longest": MOST_SECONDS}
            return text("error.setup.seconds", bot=name, kind=kind, most=most, **times)
        wrong = "clock" if by_the_clock(name) else "budget"
        return text(f"error.setup.{wrong}", bot=name, kind=kind, most=most)
    return text("error.setup.bot", bot=name, allowed=Listed(named_bot(kinds)))


def make_bot(
    name: str, box: Box, seed: int, settings: LabSettings | None = None, deck: Deck | None = None
) -> Bot:
    """The bot with this name. Only with `settings` may it be one from elsewhere."""
    rng = Rng(seed)
    if name in BOTS:
        return BOTS[name](box, rng)
    named = _search_named(name)
    if named is not None:
        kind, budget = named
        return SEARCHES[kind](box, rng, budget)
    timed = _timed_search(name)
    if timed is not None:
        kind, seconds = timed
        thinker = SEARCHES[kind](box, rng, MOST_ITERATIONS)
        thinker.seconds = seconds
        return thinker
    if settings is not None and is_address(name):
        return Remote(rng, name, box, deck, settings.timeout)
    if settings is not None and is_target(name):
        return CheckedBot(rng, name, made(name, maker_at(name), box, rng), box)
    others = plugin_bots()
    if name not in others:
        raise SetupError(no_such_bot(name, timed=True))
    bot = made(name, others[name], box, rng)
    return bot if settings is None else CheckedBot(rng, name, bot, box)


def reasons_of(table: Table, seat: int) -> list[Text]:
    """What a bot with a policy has made of the others at this seat; nothing before the game is over."""
    policy = table.box.policy()
    if policy is None or not table.over:
        return []
    return policy.reasons(table.position.game, seat)
