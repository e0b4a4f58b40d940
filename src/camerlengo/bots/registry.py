"""Bots of other packages, by name.

A package brings a bot by an entry point of the group `camerlengo.bots`; docs/plugins.md says how. A notebook
or a test names one with `register`. In the lab and in the terminal a bot is also named by where it lies,
`module:attribute`; never at a table of the server, since that imports what somebody has typed.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Final, cast

from camerlengo.bots.bot import Bot
from camerlengo.bots.builtin import BOTS
from camerlengo.core.box import Box
from camerlengo.core.errors import BotFailed, SetupError
from camerlengo.core.faults import place_of, reason_of
from camerlengo.core.plugins import (
    Problem,
    Unusable,
    attribute_of,
    canonical,
    check_name,
    usable,
    why_missing,
)
from camerlengo.core.position import InformationSet
from camerlengo.core.rng import Rng
from camerlengo.core.texts import Listed, text

GROUP: Final = "camerlengo.bots"

Maker = Callable[[Box, Rng], Bot]
Source = type[Bot] | Maker | str  # a class, a function, or `module:attribute`

_registered: dict[str, Maker] = {}


def plugin_bots() -> dict[str, Maker]:
    """The bots that other packages bring or somebody has registered."""
    return {**_plugins()[0], **_registered}


def problems() -> tuple[Problem, ...]:
    """The plug-ins that cannot be used, and why."""
    return _plugins()[1]


def register(name: str, source: Source) -> None:
    """Makes a bot known in this process; worker processes know only what is installed.

    Raises SetupError if the name is taken or no name for a bot, or if the source makes no bot.
    """
    name = canonical(name)
    if name in BOTS or name in plugin_bots():
        raise SetupError(text("error.plugin.registered", name=name))
    try:
        _registered[name] = _maker_from(name, source)
    except Unusable as unusable:
        raise SetupError(text("error.plugin.register", name=name, reason=unusable.reason)) from unusable


def unregister(name: str) -> None:
    """Removes a bot that `register` added. Raises KeyError if there is none."""
    del _registered[canonical(name)]


def refresh() -> None:
    """Looks again for installed plug-ins, where one was installed while this process runs."""
    _plugins.cache_clear()


@functools.cache
def maker_at(target: str) -> Maker:
    """The bot at `module:attribute`. Raises BotFailed with the reason if that makes no bot."""
    try:
        return _maker(target)
    except Unusable as unusable:
        raise BotFailed(text("error.bot.target", target=target, reason=unusable.reason)) from unusable


def made(name: str, maker: Maker, box: Box, rng: Rng) -> Bot:
    """Raises BotFailed if this makes no bot."""
    try:
        bot: object = maker(box, rng)
        if not isinstance(bot, Bot):
            raise Unusable(text("error.plugin.no_bot", found=type(bot).__name__))
    except Unusable as unusable:
        raise BotFailed(text("error.bot.target", target=name, reason=unusable.reason)) from unusable
    except BotFailed:
        raise
    except Exception as error:
        raise _failure_of(name, error) from error
    return bot


class CheckedBot(Bot):
    """A bot from elsewhere in the lab and in the terminal.

    Raises BotFailed with its name if it fails, or chooses what the rules do not offer: they do not check it.
    """

    def __init__(self, rng: Rng, name: str, bot: Bot, box: Box) -> None:
        super().__init__(rng)
        self.name = name
        self.bot = bot
        self.box = box

    def choose(self, info: InformationSet) -> int:
        """Asks the bot. Raises BotFailed with its name, file and line if it fails or answers wrongly."""
        try:
            option = self.bot.choose(info)
        except BotFailed:
            raise
        except Exception as error:
            raise _failure_of(self.name, error) from error
        if type(option) is int and option in info.options:
            return option
        question = self.box.questions[info.question].name
        gaps = {"bot": self.name, "question": question, "options": Listed(tuple(info.options))}
        raise BotFailed(text("error.bot.chose", option=repr(option), **gaps))


def _failure_of(name: str, error: Exception) -> BotFailed:
    """Names the last line outside Camerlengo: that is where the author of the bot looks."""
    file, line = place_of(error)
    return BotFailed(text("error.bot.failed", bot=name, file=file, line=line, reason=reason_of(error)))


@functools.cache
def _plugins() -> tuple[dict[str, Maker], tuple[Problem, ...]]:
    return usable(GROUP, "error.plugin.bot", BOTS.__contains__, _maker_from)


def _maker_from(name: str, source: Source) -> Maker:
    check_name(name)
    return _maker(source)


def _maker(source: Source) -> Maker:
    found: object = source
    if isinstance(source, str):
        try:
            found = attribute_of(source)
        except (Exception, SystemExit) as error:  # whatever a module does when it is imported
            raise Unusable(why_missing(source, error)) from error
    if isinstance(found, type) and issubclass(found, Bot):
        return functools.partial(_from_class, found)
    if isinstance(found, type) or not callable(found):
        raise Unusable(text("error.plugin.no_bot", found=getattr(found, "__name__", type(found).__name__)))
    return cast(Maker, found)


def _from_class(kind: type[Bot], box: Box, rng: Rng) -> Bot:
    """`kind(rng)`, or `kind(box, rng)` if it takes two."""
    try:
        signature = inspect.signature(kind)
    except (TypeError, ValueError):  # compiled classes may not tell
        return kind(rng)
    for arguments in ((rng,), (box, rng)):
        try:
            signature.bind(*arguments)
        except TypeError:
            continue
        return cast(Callable[..., Bot], kind)(*arguments)
    takes = ", ".join(signature.parameters)
    raise Unusable(text("error.plugin.bot_class", name=kind.__name__, takes=f"({takes})"))
