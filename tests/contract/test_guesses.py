"""A guessed position is a game like any other: its options fit its world, and it can be played on."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_guesses import *  # noqa: F403
