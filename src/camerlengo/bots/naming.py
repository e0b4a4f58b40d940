"""What people call the bots, and chances in words."""

from __future__ import annotations

from camerlengo.core.texts import Text, text

NAMED = ("novice", "curate", "bishop", "cardinal", "pope", "random", "greedy", "suspicious")


def name_of(bot: str) -> Text:
    """Ranks have names; a search of the lab is called by its budget."""
    if bot in NAMED:
        return text(f"bots.name.{bot}")
    budget = bot.rpartition("-")[2]
    return text("bots.name.search", budget=int(budget) if budget.isdecimal() else 0)


def help_of(level: str) -> Text:
    return text(f"bots.help.{level}")


def percent(share: float) -> str:
    """As it is written in all our languages: 62 %."""
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def points(difference: float) -> int:
    """A difference of two chances, in whole points of a hundred."""
    return round(100 * abs(difference))
