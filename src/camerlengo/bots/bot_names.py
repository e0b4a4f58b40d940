"""What people call the bots, and chances in words."""

from __future__ import annotations

from camerlengo.bots.levels import LEVELS, way_of
from camerlengo.core.box import Box
from camerlengo.core.profile import AHEAD, ROUGHLY
from camerlengo.core.texts import Figure, Text, text

NAMED = ("novice", "curate", "bishop", "cardinal", "pope", "random", "greedy", "suspicious", "practised")


def name_of(bot: str) -> Text:
    """The name of a bot: a level, or a kind with its budget."""
    if bot in NAMED:
        return text(f"bots.name.{bot}")
    kind, hyphen, budget = bot.rpartition("-")
    if not hyphen or not budget.isdecimal():
        return text("bots.name.other", name=bot)  # of another package
    way = "trials" if kind in ("trials", "untaught", "taught") else "search"
    return text(f"bots.name.{way}", budget=int(budget))


def help_of(level: str, box: Box) -> Text:
    """How hard a rank is to beat, and how it plays this game."""
    way, _ = way_of(level, box)
    own = way == ROUGHLY or (way == AHEAD and level == LEVELS[-1])
    how = text(f"bots.help.{level if own else way}")
    return text("bots.help.level", difficulty=text(f"bots.difficulty.{level}"), how=how)


def percent(share: float) -> Figure:
    """A chance as a whole number of per cent."""
    return Figure(round(100 * share), "%")


def points_between(one: float, other: float) -> int:
    """How far a chance is above another, in points of a hundred, as whoever sees both in per cent counts."""
    return round(100 * one) - round(100 * other)
