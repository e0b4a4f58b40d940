"""The words of the file of a deck: continents, themes, costs, and what each kind of ability allows."""

from __future__ import annotations

import msgspec

from camerlengo.games.pontifex.terms import (
    ACTIONS,
    BONUS_MOVEMENT,
    BONUS_PENCE,
    BONUS_PERSUASION,
    BONUS_SALARY,
    CALL,
    CANCEL_ABILITY,
    CANCEL_ACTION,
    COLLECT,
    CONSERVATIVE,
    CONVERTS,
    COST_CARDS,
    COST_EACH,
    COST_MONEY,
    COST_MOVEMENT,
    COST_SINS,
    COST_TURNED,
    DISCARD_CARDS,
    DRAW,
    ENTICE,
    FINE,
    GAIN,
    LIBERAL,
    NEED_CARDINALS,
    NEED_CONSERVATIVES,
    NEED_FEW_SINS,
    NEED_HOLINESS,
    NEED_LIBERALS,
    OPPONENT,
    OPPONENTS,
    PERSUASION,
    PILGRIMS,
    RAISE_HOLINESS,
    RAISE_MOVEMENT,
    RAISE_SINS,
    RELEASE,
    RENEW,
    REROLL,
    SELF,
    SHELTER,
    SILENCE,
    TAKE,
    TRAVEL,
)

SOURCE_NAMES = ("rulebook", "reconstruction", "printed", "own")
CONTINENT_NAMES = ("europe", "africa", "asia", "north_america", "south_america", "oceania")
SPECIAL_NAMES = {"pilgrimage": PILGRIMS, "conversion": CONVERTS}
POLITICS_NAMES = {"liberal": LIBERAL, "conservative": CONSERVATIVE}
WHOM_NAMES = {"self": SELF, "opponent": OPPONENT, "opponents": OPPONENTS}
BONUS_NAMES = {
    "persuasion": BONUS_PERSUASION,
    "salary": BONUS_SALARY,
    "movement": BONUS_MOVEMENT,
    "pence": BONUS_PENCE,
}
NEED_NAMES = {
    "liberals": NEED_LIBERALS,
    "conservatives": NEED_CONSERVATIVES,
    "cardinals": NEED_CARDINALS,
    "holiness": NEED_HOLINESS,
    "most_sins": NEED_FEW_SINS,
}
COST_NAMES = {
    "money": COST_MONEY,
    "money_each": COST_EACH,
    "cards": COST_CARDS,
    "turned": COST_TURNED,
    "sins": COST_SINS,
    "movement": COST_MOVEMENT,
}
THEME_NAMES = (  # PX-82
    "holiness",
    "movement",
    "sins",
    "money_gained",
    "money_taken",
    "persuasion",
    "retinue",
    "cards",
    "cancelling",
    "shelter",
)


class Kind(msgspec.Struct, frozen=True):
    """What a kind of effect allows: the theme it belongs to, whom it can concern, its amounts and durations.

    Amounts go from `least` to `most`, 0 to 0 for kinds without one; `step` is 100 for money. With `lowers`
    an amount may also be as far below 0. Durations: "ever", "timed", or "both".
    """

    code: int
    theme: str
    whom: tuple[str, ...]
    least: int = 0
    most: int = 0
    step: int = 1
    lowers: bool = False
    lasts: str = "ever"


EVERYONE = ("self", "opponent", "opponents")
OTHERS = ("opponent", "opponents")
KINDS = {
    "holiness": Kind(RAISE_HOLINESS, "holiness", EVERYONE, 1, 9, lowers=True, lasts="both"),
    "movement": Kind(RAISE_MOVEMENT, "movement", EVERYONE, 1, 9, lowers=True, lasts="both"),
    "sins": Kind(RAISE_SINS, "sins", EVERYONE, 1, 9, lowers=True),
    "gain": Kind(GAIN, "money_gained", ("self",), 100, 9900, 100),
    "collect": Kind(COLLECT, "money_gained", ("self",), 1, 9),
    "take": Kind(TAKE, "money_taken", OTHERS, 100, 9900, 100),
    "fine": Kind(FINE, "money_taken", OTHERS, 100, 9900, 100),
    "persuasion": Kind(PERSUASION, "persuasion", ("self", "opponent"), 1, 20, lowers=True),
    "reroll": Kind(REROLL, "persuasion", ("self",)),
    "call": Kind(CALL, "retinue", ("self",), 1, 30),
    "entice": Kind(ENTICE, "retinue", ("opponent",), 1, 30),
    "release": Kind(RELEASE, "retinue", ("opponent",)),
    "silence": Kind(SILENCE, "retinue", ("opponent",)),
    "renew": Kind(RENEW, "retinue", ("self",)),
    "draw": Kind(DRAW, "cards", ("self",), 1, 5),
    "discard": Kind(DISCARD_CARDS, "cards", OTHERS, 1, 5),
    "cancel_action": Kind(CANCEL_ACTION, "cancelling", ("self",)),
    "cancel_ability": Kind(CANCEL_ABILITY, "cancelling", ("self",)),
    "shelter": Kind(SHELTER, "shelter", ("self",), 1, 1, lasts="timed"),
    "travel": Kind(TRAVEL, "movement", ("self",)),
    "actions": Kind(ACTIONS, "movement", EVERYONE, 1, 5, lowers=True, lasts="timed"),
}
KIND_NAMES = {kind.code: name for name, kind in KINDS.items()}
HIGHEST_VALUE = 30  # of persuasion
MOST_TURNS = 9
