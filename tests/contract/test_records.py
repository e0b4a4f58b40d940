"""A game is its record: saved, loaded, resumed and undone, it is the same game."""

from __future__ import annotations

import tests.contract.setups  # noqa: F401  # says which games; the tests look when they are imported

# isort: split
from camerlengo.contract.test_records import *  # noqa: F403
