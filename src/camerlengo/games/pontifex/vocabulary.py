"""The words of the file of a deck: continents, themes, costs, and what each kind of ability allows."""

from __future__ import annotations

import msgspec

from camerlengo.games.pontifex import terms

SOURCE_NAMES = ("rulebook", "reconstruction", "printed", "own")
CONTINENT_NAMES = ("europe", "africa", "asia", "north_america", "south_america", "oceania")
CONTINENT_CODES = ("EU", "AF", "AS", "NA", "SA", "OC")  # on backs of cards, in every language
SPECIAL_NAMES = {"pilgrimage": terms.PILGRIMS, "conversion": terms.CONVERTS}
POLITICS_NAMES = {"liberal": terms.LIBERAL, "conservative": terms.CONSERVATIVE}
WHOM_NAMES = {"self": terms.SELF, "opponent": terms.OPPONENT, "opponents": terms.OPPONENTS}
MOMENT_NAMES = {
    "attacked": terms.WHEN_ATTACKED,
    "die": terms.WHEN_DIE,
    "declared": terms.WHEN_DECLARED,
    "victory": terms.WHEN_VICTORY,
}
BONUS_NAMES = {
    "persuasion": terms.BONUS_PERSUASION,
    "salary": terms.BONUS_SALARY,
    "movement": terms.BONUS_MOVEMENT,
    "pence": terms.BONUS_PENCE,
}
NEED_NAMES = {
    "liberals": terms.NEED_LIBERALS,
    "conservatives": terms.NEED_CONSERVATIVES,
    "cardinals": terms.NEED_CARDINALS,
    "holiness": terms.NEED_HOLINESS,
    "most_sins": terms.NEED_FEW_SINS,
}
COST_NAMES = {
    "money": terms.COST_MONEY,
    "money_each": terms.COST_EACH,
    "cards": terms.COST_CARDS,
    "turned": terms.COST_TURNED,
    "sins": terms.COST_SINS,
    "movement": terms.COST_MOVEMENT,
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
    an amount may also be as far below 0. Durations: "ever", "timed", or "both". `sensible` says when it may
    make sense to use it out of turn; stops.py looks more closely.
    """

    code: int
    theme: str
    whom: tuple[str, ...]
    least: int = 0
    most: int = 0
    step: int = 1
    lowers: bool = False
    lasts: str = "ever"
    sensible: tuple[str, ...] = ()


EVERYONE = ("self", "opponent", "opponents")
OTHERS = ("opponent", "opponents")
KINDS = {
    "holiness": Kind(
        terms.RAISE_HOLINESS, "holiness", EVERYONE, 1, 9, lowers=True, lasts="both", sensible=("die",)
    ),
    "movement": Kind(terms.RAISE_MOVEMENT, "movement", EVERYONE, 1, 9, lowers=True, lasts="both"),
    "sins": Kind(terms.RAISE_SINS, "sins", EVERYONE, 1, 9, lowers=True, sensible=("victory",)),
    "gain": Kind(terms.GAIN, "money_gained", ("self",), 100, 9900, 100, sensible=("die",)),
    "collect": Kind(terms.COLLECT, "money_gained", ("self",), 1, 9, sensible=("die",)),
    "take": Kind(terms.TAKE, "money_taken", OTHERS, 100, 9900, 100, sensible=("die",)),
    "fine": Kind(terms.FINE, "money_taken", OTHERS, 100, 9900, 100, sensible=("die",)),
    "persuasion": Kind(
        terms.PERSUASION, "persuasion", ("self", "opponent"), 1, 20, lowers=True, sensible=("die",)
    ),
    "reroll": Kind(terms.REROLL, "persuasion", ("self",), sensible=("die",)),
    "call": Kind(terms.CALL, "retinue", ("self",), 1, 30, sensible=("die",)),
    "entice": Kind(terms.ENTICE, "retinue", ("opponent",), 1, 30, sensible=("victory",)),
    "release": Kind(terms.RELEASE, "retinue", ("opponent",), sensible=("victory",)),
    "silence": Kind(terms.SILENCE, "retinue", ("opponent",)),
    "renew": Kind(terms.RENEW, "retinue", ("self",)),
    "draw": Kind(terms.DRAW, "cards", ("self",), 1, 5),
    "discard": Kind(terms.DISCARD_CARDS, "cards", OTHERS, 1, 5),
    "cancel_action": Kind(terms.CANCEL_ACTION, "cancelling", ("self",), sensible=("die", "declared")),
    "cancel_ability": Kind(terms.CANCEL_ABILITY, "cancelling", ("self",), sensible=("attacked", "victory")),
    "shelter": Kind(terms.SHELTER, "shelter", ("self",), 1, 1, lasts="timed", sensible=("attacked",)),
    "travel": Kind(terms.TRAVEL, "movement", ("self",)),
    "actions": Kind(terms.ACTIONS, "movement", EVERYONE, 1, 5, lowers=True, lasts="timed"),
}
KIND_NAMES = {kind.code: name for name, kind in KINDS.items()}
MOMENTS = {kind.code: sum(MOMENT_NAMES[name] for name in kind.sensible) for kind in KINDS.values()}
HIGHEST_VALUE = 30  # of persuasion
MOST_TURNS = 9
