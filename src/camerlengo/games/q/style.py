"""How a player of Q weighs things, in points. Found by letting variants play against each other."""

from __future__ import annotations

from typing import Final


class Style:
    """How a player weighs things, in points."""

    def __init__(self) -> None:
        self.kept = 0.25  # of a card's worth, while it is in a hand
        self.typical = 3.8  # worth of a card that somebody loads, for his faction
        self.new_card = 0.84
        self.enough = 0.5  # how much of that is left for each good card in the hand
        self.control = 2.5  # looking into the hold and throwing a card away
        self.bait = 0.5  # of the harm of a bad card that is loaded to be the first
        self.thrown = 0.5  # how often an adversary who looks throws just this card away
        self.seizure = 0.1  # what a seizure should save, while others may come
        self.fuel = 0.06  # of any card to a Zelante who can score with it at the convent
        self.harm = 0.4  # how many cards of an adversary's hand are worth discarding
        self.gift = 0.86  # how much of what an adversary gives away is good for us
        self.turncoat = 3.0  # a character who changes to the own faction early in the game
        self.loyal = 0.8  # of the lead, what it costs to change sides
        self.hope = 0.6  # of what a card is worth once Paolo III is dead, while he lives
        self.shown = 2.2  # what it costs to be seen at the convent early in the game
        self.seen = 3.1  # what it costs to be seen at the Palazzo early in the game
        self.crowd = 0.6  # loading once a round, as all do: of such a cargo nobody can tell who loaded what
        self.twice = 4.0  # what it costs to load more often early in the game: that tells
        self.mask = 0.2  # of a point by which a hold that one has looked into tells the own faction
        self.blind = 0.8  # a card drawn without a choice of two
        self.weary = 0.8  # how much of that is left with each exchange beyond
        self.patience = 4.0  # so many: by then the same cards come back


WEIGHTS: Final = (
    "kept",
    "typical",
    "new_card",
    "enough",
    "control",
    "bait",
    "thrown",
    "seizure",
    "fuel",
    "harm",
    "gift",
    "turncoat",
    "loyal",
    "hope",
    "shown",
    "seen",
    "crowd",
    "twice",
    "mask",
    "blind",
    "weary",
    "patience",
)
SHARES: Final = ("enough", "bait", "thrown", "weary")  # of something: more than all of it makes no sense


def style_of(weights: dict[str, float]) -> Style:
    style = Style()
    for name, weight in weights.items():
        setattr(style, name, min(1.0, weight) if name in SHARES else weight)
    return style
