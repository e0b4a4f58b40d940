"""The games that are held to the contract here: those of the house, two toys, and one of the docs."""

from __future__ import annotations

from camerlengo.contract.setups import (
    Noting,
    Setup,
    fingerprint,
    guesses_in_two_worlds,
    hold,
    in_another_world,
    other_world,
    play,
    position,
    random_record,
    random_table,
    turn_of,
)
from camerlengo.games import names, open_box
from docs.examples.first_game.scrutiny import ScrutinyBox
from tests.contract.ballot.box import BallotBox
from tests.handful.box import HandfulBox
from tests.handful.shelf import HANDFUL, SCRUTINY

# Correct games that are as small as can be: one without chance and secrets, one that is over at once, one
# that is made with the kit.
TOYS = HANDFUL | SCRUTINY | {"ballot": "tests.contract.ballot.box:BallotBox"}

hold([*map(open_box, names()), HandfulBox(), BallotBox(), ScrutinyBox()])

__all__ = [
    "TOYS",
    "Noting",
    "Setup",
    "fingerprint",
    "guesses_in_two_worlds",
    "in_another_world",
    "other_world",
    "play",
    "position",
    "random_record",
    "random_table",
    "turn_of",
]
